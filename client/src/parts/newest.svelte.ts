// Keeps a list of lines scrolled to its newest one, at the bottom, until the person scrolls up to read.
import type { Attachment } from "svelte/attachments";

const NEAR = 32; // px from the end: they still follow

export interface Newest {
  attach: Attachment<HTMLElement>; // for the element that scrolls
  stay: () => void; // older lines will be added above: leave it where it is
}

export function newest(lines: () => unknown): Newest {
  let following = true;

  const attach: Attachment<HTMLElement> = (list) => {
    const toNewest = (): void => {
      if (following) list.scrollTop = list.scrollHeight;
    };
    const scrolled = (): void => {
      following = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    };
    $effect(() => {
      lines();
      const frame = requestAnimationFrame(toNewest); // the browser lays the page out then anyway, once
      return () => cancelAnimationFrame(frame);
    });
    list.addEventListener("scroll", scrolled);
    const sized = new ResizeObserver(toNewest); // in a drawer it has no height until that is open
    sized.observe(list);
    return () => {
      list.removeEventListener("scroll", scrolled);
      sized.disconnect();
    };
  };

  return { attach, stay: () => void (following = false) };
}
