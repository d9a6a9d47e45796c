// Sealed bids: the amounts one can name, and what everybody has in the fist.
import type { Option, Question } from "../lib/protocol";
import type { SealedSeat } from "./sealed";

/** The amounts one can name, by size. */
export const amounts = (question: Question | null, domain: string): Option[] =>
  (question?.options ?? []).filter((option) => option.domain === domain).sort((a, b) => a.number - b.number);

const QUICK = 7; // amounts that have a button of their own

/** The amounts that one tap names: the lowest ones, which are most of all bids, and the one that was given. */
export const quick = (all: readonly Option[], given: Option | null): Option[] => {
  const first = all.slice(0, QUICK);
  return given && !first.includes(given) && all.includes(given) ? [...first, given] : first;
};

/** Bids that were turned over. */
export interface Opened {
  bids: number[]; // by seat; -1: none
  winner: number; // -1: nobody, or a die decides
  price: number;
}

/** Who takes part, and whose bid is in. */
export interface Bidding {
  bidders: readonly number[];
  sealed: readonly number[];
}

/** Everybody who bids, with a closed fist or what was in it. One's own bid is known before. */
export function fists(
  bidding: Bidding | null,
  open: Opened | null,
  names: readonly string[],
  you: number,
  given: number | null,
): SealedSeat[] {
  const asked = [...new Set([...(bidding?.bidders ?? []), ...(bidding?.sealed ?? [])])].sort((a, b) => a - b);
  const seats = asked.length ? asked : (open?.bids.flatMap((bid, seat) => (bid >= 0 ? [seat] : [])) ?? []);
  return seats.map((seat) => {
    const bid = open?.bids[seat] ?? -1;
    return {
      seat,
      name: names[seat] ?? "",
      sealed: !!open || !!bidding?.sealed.includes(seat) || (seat === you && given !== null),
      amount: open ? (bid >= 0 ? bid : null) : seat === you ? given : null,
      passed: !!open && bid < 0,
    };
  });
}
