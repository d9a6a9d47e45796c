// An offer that somebody is putting together. It lives outside of the deal table, so that nothing is lost while others
// act, while the table is closed, or when the person taps a card elsewhere on the screen.
import type { Good, OfferInfo } from "../lib/protocol";
import { mySide, pile, ways, type Lot, type Pile, type Side } from "./offers";

export class Draft {
  open = $state(false);
  to = $state(-1); // the partner
  give: Pile = $state({});
  get: Pile = $state({});
  counters: number | null = $state(null); // the offer that it answers
  goods: readonly Good[] = $state.raw([]); // what was last known of both sides
  labels: Record<number, string> = $state({}); // of what is on the trays, for when it is gone

  /** A new offer; to the same partner as before if nobody is named. */
  propose(to = this.to): void {
    if (this.counters !== null || to !== this.to) this.clear();
    this.to = to;
    this.open = true;
  }

  /** A counter-offer starts from the offer. */
  counter(offer: OfferInfo, you: number): void {
    const side = mySide(offer, you);
    if (this.counters !== offer.id) {
      this.give = pile(side.give);
      this.get = pile(side.get);
      for (const { good, text } of [...side.giveGoods, ...side.getGoods]) this.labels[good] = text;
    }
    this.to = side.other;
    this.counters = offer.id;
    this.open = true;
  }

  /** Another partner has other things; what I give stays. */
  ask(to: number): void {
    if (to !== this.to) this.get = {};
    this.to = to;
  }

  set(side: Side, good: Good, amount: number): void {
    this.labels[good.good] = good.label;
    if (amount > 0) this[side][good.good] = amount;
    else delete this[side][good.good];
  }

  /** Puts one way of a thing on the tray in place of the others, or takes the thing off. */
  choose(side: Side, lot: Lot, way: Good | null, amount = 1): void {
    for (const each of ways(lot)) delete this[side][each.good];
    if (way) this.set(side, way, amount);
  }

  /** A tap on a thing: on the tray, or off it. */
  tap(side: Side, lot: Lot): void {
    const here = ways(lot).some(({ good }) => this[side][good]);
    this.choose(side, lot, here ? null : (lot.good ?? lot.loans[0] ?? null));
  }

  drop(side: Side, good: number): void {
    delete this[side][good];
  }

  clear(): void {
    this.give = {};
    this.get = {};
    this.labels = {};
    this.counters = null;
  }

  close(): void {
    this.open = false;
  }
}
