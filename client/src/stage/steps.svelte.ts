// Draws a large page part by part, one with each picture, so that a slow machine never stops for long.

export interface Steps {
  readonly at: number; // how many parts may be drawn
}

export function steps(last: number): Steps {
  let at = $state(0);
  const next = (): void => {
    at += 1;
    if (at < last) requestAnimationFrame(next);
  };
  $effect(() => {
    const frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  });
  return {
    get at() {
      return at;
    },
  };
}
