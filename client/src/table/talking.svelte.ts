// Loads what is needed to talk: a file of its own, asked for when a table is open.
import { settings } from "../lib/settings.svelte";
import { learn } from "../lib/words.svelte";

type Parts = typeof import("../talk/talk");

let parts: Parts | null = $state.raw(null);
let failed = $state(false);
let coming = false;

export const talking = {
  get parts(): Parts | null {
    return parts;
  },
  get failed(): boolean {
    return failed;
  },
  async load(): Promise<void> {
    if (parts || coming) return;
    coming = true;
    failed = false;
    try {
      [parts] = await Promise.all([import("../talk/talk"), learn(settings.lang, "talk")]);
    } catch {
      failed = true; // the connection broke, or the server has a newer page
    }
    coming = false;
  },
};
