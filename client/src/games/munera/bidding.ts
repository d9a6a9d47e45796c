// What the Forum shows of an auction: amounts, opened bids, who is asked.
import type { Line, Option, Question } from "../../lib/protocol";
import { highest, type SealedSeat } from "../../stage/sealed";
import type { Auction, Stage } from "./stage";

/** The amounts one can name, by size: bids, or the lowest bid of an auction of one's own. */
export const amounts = (question: Question | null): Option[] =>
  (question?.options ?? []).filter(({ domain }) => domain === "denarii").sort((a, b) => a.number - b.number);

const QUICK = 7; // amounts that have a button of their own

/** The amounts that one tap names: the lowest ones, which are most of all bids, and the one that was given. */
export const quick = (all: readonly Option[], given: Option | null): Option[] => {
  const first = all.slice(0, QUICK);
  return given && !first.includes(given) && all.includes(given) ? [...first, given] : first;
};

export interface Opened {
  bids: number[]; // by seat; -1: none
  winner: number; // -1: nobody, or a die decides
  price: number;
}

/** The bids once they are open: from the moment that turns them over, or while cards can still be played on them. */
export function opened(auction: Auction | null, lines: readonly Line[]): Opened | null {
  const told = lines.find(({ kind }) => kind === "bids");
  const bids: number[] | undefined = told?.args[0] ?? (auction?.bids.length ? auction.bids : undefined);
  if (!bids) return null;
  const sold = lines.filter(({ kind }) => kind === "bought" || kind === "outbid").at(-1);
  const best = highest(bids);
  const winner: number = sold?.args[0] ?? (told ? -1 : (auction?.buyer ?? -1));
  return { bids, winner: winner >= 0 ? winner : best.length === 1 ? best[0]! : -1, price: Math.max(...bids) };
}

/** Everybody who bids, with a closed fist or what was in it. One's own bid is known before. */
export function fists(
  auction: Auction | null,
  open: Opened | null,
  names: readonly string[],
  you: number,
  given: number | null,
): SealedSeat[] {
  const asked = [...new Set([...(auction?.bidders ?? []), ...(auction?.sealed ?? [])])].sort((a, b) => a - b);
  const seats = asked.length ? asked : (open?.bids.flatMap((bid, seat) => (bid >= 0 ? [seat] : [])) ?? []);
  return seats.map((seat) => {
    const bid = open?.bids[seat] ?? -1;
    return {
      seat,
      name: names[seat] ?? "",
      sealed: !!open || !!auction?.sealed.includes(seat) || (seat === you && given !== null),
      amount: open ? (bid >= 0 ? bid : null) : seat === you ? given : null,
      passed: !!open && bid < 0,
    };
  });
}

/** What is left of the viewer's denarii after a bid, less what they must keep for men they have lent. */
export function leftAfter(stage: Stage, you: number, bid: number): number {
  const school = stage.schools.find(({ seat }) => seat === you);
  return school ? school.denarii - school.owes - bid : 0;
}
