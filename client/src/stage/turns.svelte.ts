// Many cards that come at once are drawn a few with each picture, so that a slow machine never stops for long. Their
// places are there from the start.
import { afterPicture } from "./picture";

const AT_ONCE = 3;

const queue = new Set<() => void>();
let free = AT_ONCE;
let waits = false;

/** Called as a component is set up: tells whether it may be drawn. The first ones need not wait. */
export function inTurn(): () => boolean {
  next();
  const first = free > 0;
  let come = $state(first);
  if (first) free -= 1;
  else {
    const draw = (): void => void (come = true);
    queue.add(draw);
    $effect(() => () => queue.delete(draw));
  }
  return () => come;
}

function next(): void {
  if (waits) return;
  waits = true;
  afterPicture(() => {
    waits = false;
    free = AT_ONCE;
    for (const draw of queue) {
      if (!free) break;
      free -= 1;
      queue.delete(draw);
      draw();
    }
    if (queue.size) next();
  });
}
