// The puzzles that a server has.
import { get } from "../lib/api";
import type { Puzzle, Puzzles } from "../lib/protocol";
import type { Lang } from "../lib/settings.svelte";

export const puzzles = (lang: Lang) => get<Puzzles>(`/api/puzzles/${lang}`);
export const puzzle = (game: string, number: number, lang: Lang, panels: boolean) =>
  get<Puzzle>(`/api/puzzles/${lang}/${encodeURIComponent(game)}/${number}?panels=${Number(panels)}`);
