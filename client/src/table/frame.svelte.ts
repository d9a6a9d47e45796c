// Loads the frame around a match, with the kit for the games' screens: a file of its own, asked for when a table is opened.
import { settings } from "../lib/settings.svelte";
import { learn } from "../lib/words.svelte";
import type Match from "./Match.svelte";

const AGAIN = 2000; // ms
let frame: typeof Match | null = $state.raw(null);
let coming = false;

export const loaded = {
  get Match(): typeof Match | null {
    return frame;
  },
  async load(): Promise<void> {
    if (frame || coming) return;
    coming = true;
    try {
      const [match] = await Promise.all([import("./Match.svelte"), learn(settings.lang, "stage")]);
      frame = match.default;
    } catch {
      setTimeout(() => void loaded.load(), AGAIN); // the connection broke, or the server has a newer page
    }
    coming = false;
  },
};
