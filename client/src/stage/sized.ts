// Tells the size of an element whenever the browser has laid it out. Unlike `bind:clientWidth`, it never makes the
// browser lay out the page in the middle of an update.
import type { Attachment } from "svelte/attachments";

export const sized =
  (tell: (width: number, height: number) => void): Attachment<HTMLElement> =>
  (node) => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry) tell(entry.contentRect.width, entry.contentRect.height);
    });
    watch.observe(node);
    return () => watch.disconnect();
  };
