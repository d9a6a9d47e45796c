// What the plain view works out: groups of options, numbers of forms, the flat numbers of an offer.
import type { Advice, Form, FreeActionInfo, OfferInfo, Option, Question } from "../../lib/protocol";

/** From so many options on a list can be filtered. */
export const MANY = 16;

export type Shape = "card" | "seat" | "amount" | "list" | "yes/no" | "pass";
export interface Group {
  domain: string;
  shape: Shape;
  options: Option[];
}

const SHAPES: Record<string, Shape> = { card: "card", seat: "seat", "yes/no": "yes/no", pass: "pass" };

/** The options by what they are about, in the order of the server; amounts by size, passing last. */
export function groups(options: Option[], amounts: string[] = ["amount"]): Group[] {
  const found: Group[] = [];
  for (const option of options) {
    const { domain } = option;
    const group = found.find((each) => each.domain === domain);
    if (group) group.options.push(option);
    else
      found.push({
        domain,
        shape: amounts.includes(domain) ? "amount" : (SHAPES[domain] ?? "list"),
        options: [option],
      });
  }
  for (const { shape, options } of found) if (shape === "amount") options.sort((a, b) => a.number - b.number);
  return found.sort((a, b) => Number(a.shape === "pass") - Number(b.shape === "pass"));
}

/** A card that has much to say, and is there once for each aim, is no tile. */
export const wordy = ({ shape, options }: Group) => shape === "card" && options.some(({ label }) => label.length > 50);

/** What a label says first, and what it adds, in one piece or in several: games put "; " between them. */
export function parted(label: string): { head: string; more: string; rest: string[] } {
  const [head = "", ...rest] = label.split(/\s*;\s+/);
  return { head, more: label.slice(head.length).replace(/^\s*;\s+/, ""), rest };
}

const bare = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Those in whose label all typed words occur; accents and capitals do not matter. */
export function filtered<T extends { label: string }>(all: T[], typed: string): T[] {
  const words = bare(typed).split(/\s+/).filter(Boolean);
  return all.filter(({ label }) => words.every((word) => bare(label).includes(word)));
}

// Amounts: not every number need be among them

/** The place of the first of these answers that is among the amounts; of none: the lowest. */
export function placeOf(amounts: Option[], ...wanted: (number | null | undefined)[]): number {
  const places = wanted.map((number) => amounts.findIndex(({ option }) => option === number));
  return places.find((place) => place >= 0) ?? 0;
}

/** The place of the amount closest to a number; the lower of two that are alike. */
export function nearest(amounts: Option[], wanted: number): number {
  let best = 0;
  amounts.forEach((option, at) => {
    if (Math.abs(option.number - wanted) < Math.abs((amounts[best]?.number ?? 0) - wanted)) best = at;
  });
  return best;
}

// Forms

/** The option a form stands for: its parts as digits to the base, the first the highest. */
export function encode(form: Form, values: number[]): number {
  return form.start + values.reduce((number, digit) => number * form.base + digit, 0);
}

/** The way back; what is out of bounds is brought back into them. */
export function decode(form: Form, option: number): number[] {
  let rest = Math.max(0, option - form.start);
  const values: number[] = [];
  for (const part of [...form.parts].reverse()) {
    values.unshift(Math.min(part.high, Math.max(part.low, rest % form.base)));
    rest = Math.floor(rest / form.base);
  }
  return values;
}

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** How far a part can be raised while the others stay as they are. */
export function highest(form: Form, values: number[], at: number): number {
  const part = form.parts[at];
  if (!part) return 0;
  if (form.together < 0) return part.high;
  const others = sum(values) - (values[at] ?? 0);
  return Math.max(part.low, Math.min(part.high, form.together - others));
}

/** Does the limit on all parts together ever bind? */
export function limited(form: Form): boolean {
  return form.together >= 0 && form.together < sum(form.parts.map((part) => part.high));
}

export function fits(form: Form, values: number[]): boolean {
  const each = form.parts.every((part, at) => part.low <= (values[at] ?? NaN) && (values[at] ?? NaN) <= part.high);
  return each && (form.together < 0 || sum(values) <= form.together);
}

/** Where a form starts: at what was sealed before, or at its lowest numbers. */
export function initial(form: Form, given: number | null): number[] {
  return given === null ? form.parts.map((part) => part.low) : decode(form, given);
}

// Offers

export type Pile = Record<number, number>; // good: how many
export interface Stock {
  good: number;
  label: string;
  most: number;
}

export const pile = (pairs: number[][]): Pile =>
  Object.fromEntries(pairs.map(([good = 0, amount = 0]) => [good, amount]));

/** What of a pile there is. */
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
  };
}

const OFFER_BOOK = ["propose", "accept", "counter", "decline", "withdraw"];

/** Free actions that are not about offers and can be taken now. */
export function freeActions(free_actions: FreeActionInfo[]): FreeActionInfo[] {
  return free_actions.filter((free_action) => !OFFER_BOOK.includes(free_action.name) && free_action.menu.length > 0);
}

/** Is this what a bot would do? */
export const advised = (hint: Advice | null, free_action: string, args: number[]) =>
  hint?.free_action === free_action && `${hint.args}` === `${args}`;

export const find = (free_actions: FreeActionInfo[], name: string) =>
  free_actions.find((free_action) => free_action.name === name);

/** Two scenes may put the same question: what a person has set up for it stays. */
export const keyOf = (question: Question) => `${question.choice}/${question.turn}/${question.given ?? ""}`;
