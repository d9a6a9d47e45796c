// Offers: their flat numbers, what each side has, what became of them. The plain view and the deal table share it.
import type { Advice, FreeActionInfo, Good, Line, OfferInfo } from "../lib/protocol";

export type Side = "give" | "get";
export type Pile = Record<number, number>; // good: amount
export interface Stock {
  good: number;
  label: string;
  most: number;
}

export const pile = (pairs: number[][]): Pile =>
  Object.fromEntries(pairs.map(([good = 0, amount = 0]) => [good, amount]));

/** Limits a pile to what is available. */
export const piled = (stock: Stock[], wished: Pile): Pile =>
  Object.fromEntries(stock.map(({ good, most }) => [good, Math.min(wished[good] ?? 0, most)]));

const pairs = (amounts: Pile) =>
  Object.entries(amounts)
    .map(([good, amount]) => [Number(good), amount])
    .filter(([, amount]) => (amount ?? 0) > 0);

/** An offer as matches/offers.py reads it: to, until (-1: no end), the lengths of both sides, then their pairs. */
export function offerArgs(to: number, give: Pile, get: Pile): number[] {
  const [mine, theirs] = [pairs(give), pairs(get)];
  return [to, -1, mine.length, theirs.length, ...mine.flat(), ...theirs.flat()];
}

/** An offer as one of its two sides sees it. */
export function mySide(offer: OfferInfo, you: number) {
  const mine = offer.by === you;
  return {
    mine,
    other: mine ? offer.to : offer.by,
    give: mine ? offer.give : offer.get,
    get: mine ? offer.get : offer.give,
    giveText: mine ? offer.give_text : offer.get_text,
    getText: mine ? offer.get_text : offer.give_text,
    giveGoods: mine ? offer.give_goods : offer.get_goods,
    getGoods: mine ? offer.get_goods : offer.give_goods,
  };
}

export const OFFER_BOOK = ["propose", "accept", "counter", "decline", "withdraw"];

/** Whether this is what a bot would do. */
export const advised = (hint: Advice | null, free_action: string, args: number[]) =>
  hint?.free_action === free_action && `${hint.args}` === `${args}`;

export const find = (free_actions: FreeActionInfo[], name: string) =>
  free_actions.find((free_action) => free_action.name === name);

// What a side has

const MONEY = "money";
const LOAN = "loan";

/** How many of a good a side may promise. */
export const most = (good: Good, side: Side, partner: number): number =>
  side === "give" ? good.mine : (good.theirs[partner] ?? 0);

/** One thing: as it is, or lent for one of several occasions. */
export interface Lot {
  kind: string;
  number: number;
  good: Good | null; // to keep; null: it can only be lent
  loans: Good[];
  most: number;
}

export interface Shelf {
  money: Good | null;
  lots: Lot[]; // in the order of the server
}

/** What one side could give: its money, and its things with their loans. */
export function shelf(goods: readonly Good[], side: Side, partner: number): Shelf {
  const had = goods.filter((good) => most(good, side, partner) > 0);
  const lots: Lot[] = [];
  for (const good of had) {
    if (good.kind === MONEY) continue;
    const kind = good.kind === LOAN ? "man" : good.kind;
    let lot = lots.find((each) => each.kind === kind && kind && good.number >= 0 && each.number === good.number);
    if (!lot) lots.push((lot = { kind, number: good.number, good: null, loans: [], most: 1 }));
    if (good.kind === LOAN) lot.loans.push(good);
    else Object.assign(lot, { good, most: most(good, side, partner) });
  }
  return { money: had.find(({ kind }) => kind === MONEY) ?? null, lots };
}

/** All goods of a lot: only one of them can be in an offer. */
export const ways = ({ good, loans }: Lot): Good[] => (good ? [good, ...loans] : loans);

/** A thing on a tray. */
export interface Entry {
  good: number;
  label: string;
  amount: number; // as wished
  left: number; // how many of them can still be promised; 0: it is gone
  lot: Lot | null; // null: money, or a thing that is gone
}

/** What lies on a tray, money first; what is no longer there is marked, and not offered. */
export function tray(
  goods: readonly Good[],
  side: Side,
  partner: number,
  wished: Pile,
  labels: Record<number, string>,
): Entry[] {
  const { money, lots } = shelf(goods, side, partner);
  return Object.entries(wished)
    .filter(([, amount]) => amount > 0)
    .map(([key, amount]) => {
      const good = Number(key);
      const lot = lots.find((each) => ways(each).some((way) => way.good === good)) ?? null;
      const left = money?.good === good ? most(money, side, partner) : lot ? lot.most : 0;
      const label = goods.find((each) => each.good === good)?.label ?? labels[good] ?? `${good}`;
      return { good, label, amount, left: Math.min(amount, left), lot };
    });
}

/** What of a tray can be offered. */
export const offered = (entries: readonly Entry[]): Pile =>
  Object.fromEntries(entries.filter(({ left }) => left > 0).map(({ good, left }) => [good, left]));

// What became of an offer

const ENDS = ["deal", "countered", "offer-declined", "offer-withdrawn", "offer-gone", "offer-failed", "offer-void"];

const NEUTRAL = ["countered", "offer-gone", "offer-failed"]; // nobody has said no

export type Tone = "good" | "bad" | "plain";
export interface OfferNews {
  other: number;
  tone: Tone;
}

/** A line of the log about an offer between the viewer and somebody, if it says what became of one. */
export function offerNews(line: Line, you: number): OfferNews | null {
  if (!ENDS.includes(line.kind)) return null;
  const [by, to]: number[] = line.kind === "deal" ? line.args : line.args.slice(1);
  if (by === undefined || to === undefined || you < 0 || ![by, to].includes(you)) return null;
  const tone = line.kind === "deal" ? "good" : NEUTRAL.includes(line.kind) ? "plain" : "bad";
  return { other: by === you ? to : by, tone };
}

/** Whether a line tells nothing new after the others: an offer was declined by who has made a counteroffer, or cannot be
 * carried out any more because the viewer has made a deal. The viewer is told of their own offers only. */
export function toldAlready({ kind, args }: Line, before: readonly Line[], you: number): boolean {
  return before.some((each) =>
    kind === "offer-declined"
      ? each.kind === "countered" && each.args[1] === args[2]
      : kind === "offer-failed" && each.kind === "deal" && offerNews(each, you) !== null,
  );
}
