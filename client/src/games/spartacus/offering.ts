// The answers that make up an offer for support.
import type { Question } from "../../lib/protocol";
import { optionFor } from "../../stage/choosing.svelte";
import { CLAIM } from "./numbers";

/** What is promised is said first: then the gold at once is asked for again. */
export function offerOf(question: Question, now: number, later: number): number[] {
  const promise = later > 0 ? optionFor(question, "promise", later) : undefined;
  const gold = optionFor(question, "gold", now);
  return [promise, gold].flatMap((option) => (option ? [option.option] : []));
}

/** What is said about the card: what it is, nothing, or whatever is chosen on a sheet of its own. */
export const SAYS = ["truth", "nothing", "later"] as const;
export type Says = (typeof SAYS)[number];

const SILENT = 0;

/** The answers that follow the price. */
export function wordsOf(says: Says, title: number): number[] {
  if (says === "nothing") return [SILENT];
  return says === "truth" && title >= 0 ? [CLAIM + title] : [];
}
