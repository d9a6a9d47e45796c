// Bets (S-10.5): four piles of coins, which one option names together.
import type { Form } from "../../lib/protocol";
import { BET, MOST_BET } from "./numbers";
import type { Arena } from "./stage";

export const NOTHING: readonly number[] = [0, 0, 0, 0];

/** The option that bets these piles. */
export const optionOf = (piles: readonly number[]): number =>
  BET + piles.reduce((number, pile) => number * (MOST_BET + 1) + pile, 0);

/** The piles of an option. */
export const pilesOf = (option: number): number[] =>
  [3, 2, 1, 0].map((place) => Math.floor((option - BET) / (MOST_BET + 1) ** place) % (MOST_BET + 1));

const sum = (piles: readonly number[]): number => piles.reduce((all, pile) => all + pile, 0);

/** How much can lie on each pile, with the other piles as they are. */
export function limits({ most, together }: Arena, form: Form | null, piles: readonly number[], gold: number): number[] {
  const purse = form && form.together >= 0 ? form.together : gold;
  return piles.map((pile, at) => {
    const left = purse - sum(piles) + pile;
    const victory = at < 2 ? together - (piles[1 - at] ?? 0) : MOST_BET;
    return Math.max(0, Math.min(most[at] ?? 0, left, victory));
  });
}

/** What comes back at best: one victory and one ending. */
export function atBest(piles: readonly number[], pays: readonly number[]): number {
  const back = piles.map((pile, at) => pile * (1 + (pays[at] ?? 1)));
  return Math.max(back[0] ?? 0, back[1] ?? 0) + Math.max(back[2] ?? 0, back[3] ?? 0);
}
