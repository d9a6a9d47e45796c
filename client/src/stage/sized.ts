// Tells the size of an element whenever the browser has laid it out. Unlike `bind:clientWidth`, it never makes the
// browser lay out the page in the middle of an update. There is one observer for all, so that what they change is drawn
// in one go.
import type { Attachment } from "svelte/attachments";

type Tell = (width: number, height: number) => void;

const told = new WeakMap<Element, Set<Tell>>();
let observer: ResizeObserver | undefined;

/** Returns how to stop. */
export function watchSize(node: Element, tell: Tell): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries)
      for (const each of told.get(target) ?? []) each(contentRect.width, contentRect.height);
  });
  const all = told.get(node) ?? new Set();
  told.set(node, all.add(tell));
  observer.unobserve(node); // so that it tells the present size
  observer.observe(node);
  return () => all.delete(tell);
}

export const sized =
  (tell: Tell): Attachment<HTMLElement> =>
  (node) =>
    watchSize(node, tell);
