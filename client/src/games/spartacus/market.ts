// What the market shows: bids that were turned over, what a bid would mean, and which face-down cards one has seen.
import type { Line } from "../../lib/protocol";
import type { Bidding, Opened } from "../../stage/bids";
import { highest } from "../../stage/sealed";
import { arg, list } from "./events";
import type { Auction, Books } from "./stage";

/** The bids once they are open: a line tells them as seat, amount, seat, amount. */
export function opened(lines: readonly Line[], seats: number): Opened | null {
  const told = lines.find(({ kind }) => kind === "bids");
  if (!told) return null;
  const pairs = list(told, 0);
  const bids = Array.from({ length: seats }, () => -1);
  for (let at = 0; at + 1 < pairs.length; at += 2) bids[pairs[at] ?? 0] = pairs[at + 1] ?? -1;
  const price = Math.max(...bids);
  const best = highest(bids);
  // Who won is told by the line after it; without one the highest bid wins, unless nobody offers anything.
  const sold = lines.find(({ kind }) => kind === "bought" || kind === "host");
  const winner = sold ? arg(sold, 0) : best.length === 1 && price > 0 ? (best[0] ?? -1) : -1;
  return { bids: bids.map((bid) => (bid > 0 ? bid : -1)), winner, price: price > 0 ? price : -1 };
}

/** Who bids, and whose bid is in. A house that cannot add anything to what lies on the table is never asked. */
export function bidding({ bidders, sealed, waiting, stakes }: Auction): Bidding {
  const done = bidders.filter((seat) => !waiting.includes(seat) && (stakes[seat] ?? 0) > 0);
  return { bidders, sealed: [...new Set([...sealed, ...done])] };
}

/** What lies on the table of this seat already. */
export const stakeOf = (auction: Auction | null, seat: number): number => auction?.stakes[seat] ?? 0;

/** The books of the next Upkeep, if this card is bought for so much. */
export function booksAfter(books: Books, auction: Auction, price: number): Books {
  const income = books.income + auction.income;
  const upkeep = books.upkeep + auction.upkeep;
  const after = books.gold - price + income - upkeep;
  return { ...books, income, upkeep, after, lost: Math.min(upkeep, Math.max(0, -after)) };
}

/** The next books can be paid now, but not after this bid. */
export const isUnsafe = (auction: Auction, books: Books | null, price: number): boolean =>
  price > 0 && books !== null && price > auction.safe;

/** Face-down cards of the auction that the viewer has looked at, by their place; -1: not seen. */
export function lookedAt(lines: readonly Line[], you: number, faceDown: number): number[] {
  let known = new Map<number, number>();
  let place = -1;
  for (const line of lines) {
    if (line.kind === "laid-out") known = new Map();
    else if (line.kind === "peeked") place = arg(line, 0) === you ? arg(line, 1) - 1 : -1;
    else if (line.kind === "saw-ware" && arg(line, 0) === you && place >= 0) known.set(place, arg(line, 1));
    else if (line.kind === "shown") known = new Map([...known].map(([at, card]) => [at - 1, card])); // they move up
  }
  return Array.from({ length: faceDown }, (_, at) => known.get(at) ?? -1);
}
