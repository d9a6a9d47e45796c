// Chances as people read them: a hundred points are one victory.
import type { PuzzleAnswer } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";

/** What an answer costs, in points. One that costs anything costs at least one. */
export const cost = ({ cost }: PuzzleAnswer): number => (cost > 0 ? Math.max(1, Math.round(100 * cost)) : 0);

export const percent = (share: number): string =>
  new Intl.NumberFormat(settings.lang, { style: "percent" }).format(share);
