// Draws a large page part by part, one after each picture, so that a slow machine never stops for long.
import { untrack } from "svelte";
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
 * A value that reaches the parts of a page one after the other: `at(1)` is as it was a picture ago. So a change that
 * concerns all of them is never drawn in one go.
 */
export interface Trail<T> {
  at(pictures: number): T;
}

export function trail<T>(value: () => T, last: number): Trail<T> {
  const now = $derived(value());
  let behind: T[] = $state.raw(Array.from({ length: last }, () => untrack(() => now)));
  $effect(() => {
    if (behind.every((each) => each === now)) return;
    return afterPicture(() => (behind = [now, ...behind.slice(0, -1)]));
  });
  return {
    at: (pictures) => (pictures ? (behind[pictures - 1] ?? now) : now),
  };
}
