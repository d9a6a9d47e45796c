// Work that waits for the browser to draw.

/**
 * Calls back once what has just changed is on screen, in a task of its own: then sizes can be read for nothing, and what
 * is changed belongs to the next picture. Returns how to stop waiting.
 */
export function afterPicture(then: () => void): () => void {
  if (typeof requestAnimationFrame === "undefined") {
    then(); // nothing is drawn
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
