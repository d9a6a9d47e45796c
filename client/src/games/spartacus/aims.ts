// What a tap on a house or a card answers: by itself, or as the target of the card that was picked.
import type { Option, Question } from "../../lib/protocol";
import { optionFor } from "../../stage/choosing.svelte";
import type { Play, Stage } from "./stage";

/** The option that stands for a way to play a card. */
export const optionOf = (question: Question | null, play: Play | undefined): Option | undefined =>
  play && question?.options.find(({ option }) => option === play.option);

/** Ways to play a card. */
export const waysOf = (stage: Stage, title: number): Play[] => stage.plays.filter((play) => play.title === title);

/** A house, if it is one answer to the question, or one aim of the card that was picked. */
export function forSeat(stage: Stage, question: Question | null, title: number, seat: number): Option | undefined {
  const ways = waysOf(stage, title).filter(({ houses, card }) => card < 0 && houses.length === 1 && houses[0] === seat);
  return optionOf(question, ways.length === 1 ? ways[0] : undefined) ?? optionFor(question, "seat", seat);
}

const OWN = ["asset", "use", "sale"]; // domains of Market cards

/** A Market card on the table; of a card that can be both used and sold nothing is meant for sure. */
export function forCard(stage: Stage, question: Question | null, title: number, card: number): Option | undefined {
  const way = waysOf(stage, title).find((play) => play.card === card);
  const found = question?.options.filter(({ domain, number }) => OWN.includes(domain) && number === card) ?? [];
  return optionOf(question, way) ?? (found.length === 1 ? found[0] : undefined);
}
