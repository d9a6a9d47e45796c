// What the Forum shows of an auction: opened bids, and what is left after one.
import type { Line } from "../../lib/protocol";
import type { Opened } from "../../stage/bids";
import { highest } from "../../stage/sealed";
import type { Auction, Stage } from "./stage";

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

/** What is left of the viewer's denarii after a bid, less what they must keep for men they have lent. */
export function leftAfter(stage: Stage, you: number, bid: number): number {
  const school = stage.schools.find(({ seat }) => seat === you);
  return school ? school.denarii - school.owes - bid : 0;
}
