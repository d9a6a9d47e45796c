// Keeps a list of lines scrolled to its newest one, at the bottom, until the person scrolls up to read.
import type { Attachment } from "svelte/attachments";

const NEAR = 32; // px from the end: they still follow
const BY_HAND = 1000; // ms: a scroll this soon after a wheel, a finger or a key is the person's
const HANDS = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

export interface Newest {
  attach: Attachment<HTMLElement>; // for the element that scrolls
  readonly following: boolean;
  stay: () => void; // older lines will be added above: leave it where it is
  go: () => void; // back to the newest line
}

export function newest(lines: () => unknown): Newest {
  let following = $state(true);
  let list: HTMLElement | null = null;
  const toNewest = (): void => {
    if (following && list) list.scrollTop = list.scrollHeight;
  };

  const attach: Attachment<HTMLElement> = (node) => {
    list = node;
    // The list also scrolls by itself, when lines come or go: that says nothing about the person.
    let touched = -BY_HAND;
    let held = false; // the pointer is on the list, perhaps on its bar
    const touch = (event: Event): void => {
      touched = performance.now();
      if (event.type === "pointerdown") held = true;
    };
    const release = (): void => void (held = false);
    const scrolled = (): void => {
      const near = node.scrollHeight - node.scrollTop - node.clientHeight < NEAR;
      if (near) following = true;
      else if (held || performance.now() - touched < BY_HAND) following = false;
    };
    $effect(() => {
      lines();
      const frame = requestAnimationFrame(toNewest); // the browser lays the page out then anyway, once
      return () => cancelAnimationFrame(frame);
    });
    node.addEventListener("scroll", scrolled);
    for (const hand of HANDS) node.addEventListener(hand, touch, { passive: true });
    addEventListener("pointerup", release);
    const sized = new ResizeObserver(toNewest); // in a drawer it has no height until that is open
    sized.observe(node);
    return () => {
      node.removeEventListener("scroll", scrolled);
      for (const hand of HANDS) node.removeEventListener(hand, touch);
      removeEventListener("pointerup", release);
      sized.disconnect();
      list = null;
    };
  };

  return {
    attach,
    get following() {
      return following;
    },
    stay: () => void (following = false),
    go: () => {
      following = true;
      toNewest();
    },
  };
}
