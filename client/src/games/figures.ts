// Which games have pictures in their rules. It is not in the registry, which the lobby loads.
import { settings } from "../lib/settings.svelte";
import { learn } from "../lib/words.svelte";
import type { Figures } from "../rules/figures.svelte";

const FIGURES: Record<string, () => Promise<Figures>> = {
  gorus: () => import("./gorus/figures"),
  munera: () => import("./munera/figures"),
  spartacus: () => import("./spartacus/figures"),
};

/** Loads the pictures in the rules of a game, with their texts; null: it has none. */
export async function figuresOf(game: string): Promise<Figures | null> {
  const load = Object.hasOwn(FIGURES, game) ? FIGURES[game] : undefined;
  const [found] = await Promise.all([load?.(), learn(settings.lang, `${game}_figures`)]);
  return found ?? null;
}
