// The answers that make up an offer for support.
import type { Question } from "../../lib/protocol";
import { optionFor } from "../../stage/choosing.svelte";

/** What is promised is said first: then the gold at once is asked for again. */
export function offerOf(question: Question, now: number, later: number): number[] {
  const promise = later > 0 ? optionFor(question, "promise", later) : undefined;
  const gold = optionFor(question, "gold", now);
  return [promise, gold].flatMap((option) => (option ? [option.option] : []));
}
