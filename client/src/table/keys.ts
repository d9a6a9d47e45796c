// Keys that work everywhere on the page, unless a dialog is open. Explain.svelte has its own.
import { settings } from "../lib/settings.svelte";
import { shortcut } from "../stage/typing";

export type Keys = Record<string, () => unknown>;

export function pressed(event: KeyboardEvent, keys: Keys): void {
  const act = keys[shortcut(event)];
  if (!act || event.repeat || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  act();
}

const TWICE = 3000; // ms: a second press within this time confirms the first

/** For what one must mean: returns whether to do it now, which takes a second press if the person has set so. */
export function confirming(): () => boolean {
  let first = -TWICE;
  return () => {
    const now = performance.now();
    const sure = !settings.twice || now - first < TWICE;
    first = sure ? -TWICE : now;
    return sure;
  };
}
