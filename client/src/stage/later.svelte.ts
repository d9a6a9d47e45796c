// A component in a file of its own, loaded when it is drawn for the first time: what a table needs to begin stays small.
import type { Component } from "svelte";
import { settings } from "../lib/settings.svelte";
import { learn } from "../lib/words.svelte";

const AGAIN = 2000; // ms

export interface Later<C> {
  readonly it: C | null; // null while it is being loaded; looking at it begins that
  load(): Promise<void>; // it is there, or could not be loaded yet
}

export function later<C extends Component<never>>(load: () => Promise<{ default: C }>): Later<C> {
  let found: C | null = $state.raw(null);
  let coming: Promise<void> | null = null;

  async function begin(): Promise<void> {
    try {
      found = (await load()).default;
    } catch {
      setTimeout(begin, AGAIN); // the connection broke, or the server has a newer page
    }
  }

  const once = () => (coming ??= begin());
  return {
    get it() {
      void once();
      return found;
    },
    load: once,
  };
}

/** Loads the texts of a part of the page together with its component. */
export function withTexts<T>(part: string, load: () => Promise<T>): () => Promise<T> {
  return async () => (await Promise.all([load(), learn(settings.lang, part)]))[0];
}
