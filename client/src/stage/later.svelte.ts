// A component in a file of its own, loaded when it is drawn for the first time: what a table needs to begin stays small.
import type { Component } from "svelte";

const AGAIN = 2000; // ms

export interface Later<C> {
  readonly it: C | null; // null while it is being loaded; looking at it begins that
}

export function later<C extends Component<never>>(load: () => Promise<{ default: C }>): Later<C> {
  let found: C | null = $state.raw(null);
  let coming = false;

  async function begin(): Promise<void> {
    coming = true;
    try {
      found = (await load()).default;
    } catch {
      setTimeout(() => void begin(), AGAIN); // the connection broke, or the server has a newer page
    }
  }

  return {
    get it() {
      if (!coming) void begin();
      return found;
    },
  };
}
