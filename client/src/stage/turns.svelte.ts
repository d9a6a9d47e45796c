// Many cards that come at once are drawn a few with each picture, so that a slow machine never stops for long. Their
// places are there from the start.
import { afterPicture } from "./picture";

const AT_ONCE = 3;

const queue = new Set<() => void>();
let free = AT_ONCE;
let waits = false;

export interface Turn {
  readonly come: boolean; // it may be drawn
}

/** Called as a component is set up: says when its turn has come. The first ones need not wait. */
export function inTurn(): Turn {
  next();
  if (free > 0) {
    free -= 1;
    return { come: true };
  }
  let come = $state(false);
  const draw = (): void => void (come = true);
  queue.add(draw);
  $effect(() => () => queue.delete(draw));
  return {
    get come() {
      return come;
    },
  };
}

function next(): void {
  if (waits) return;
  waits = true;
  afterPicture(() => {
    waits = false;
    free = AT_ONCE;
    for (const draw of [...queue].slice(0, AT_ONCE)) {
      queue.delete(draw);
      free -= 1;
      draw();
    }
    if (queue.size) next();
  });
}
