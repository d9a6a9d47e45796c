// Draws a large page part by part, one after each picture, so that a slow machine never stops for long.
import { afterPicture } from "./picture";

export interface Steps {
  readonly at: number; // how many parts may be drawn
}

export function steps(last: number): Steps {
  let at = $state(0);
  $effect(() => {
    let stop = afterPicture(function next(): void {
      at += 1;
      if (at < last) stop = afterPicture(next);
    });
    return () => stop();
  });
  return {
    get at() {
      return at;
    },
  };
}

/**
 * A value that reaches the parts of a page one after the other: `places(1)` is as it was a picture ago. So a change that
 * concerns all of them is never drawn in one go, and neither is the page when it is new: then there was nothing.
 */
export function trail<T>(value: () => T, last: number): (pictures: number) => T | undefined {
  let past: T[] = $state.raw([]);
  $effect(() => {
    const now = value();
    if (past.length < last || past.some((each) => each !== now))
      return afterPicture(() => (past = [now, ...past].slice(0, last)));
  });
  return (pictures) => past[pictures - 1];
}
