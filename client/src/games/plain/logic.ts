// The logic of the plain view: groups of options, numbers of forms, the flat numbers of an offer.
import type { Form, FreeActionInfo, Option, Question } from "../../lib/protocol";
import { has } from "../../lib/search";
import { OFFER_BOOK } from "../../stage/offers";

/** Lists with at least this many options can be filtered. */
export const MANY = 16;

export type Shape = "card" | "seat" | "amount" | "list" | "yes/no" | "pass";
export interface Group {
  domain: string;
  shape: Shape;
  options: Option[];
}

const SHAPES: Record<string, Shape> = { card: "card", seat: "seat", "yes/no": "yes/no", pass: "pass" };

/** Groups the options by domain, in the order of the server; amounts by size, passing last. */
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

/** A card with much text that appears once per target is not shown as a tile. */
export const wordy = ({ shape, options }: Group) => shape === "card" && options.some(({ label }) => label.length > 50);

/** What follows from an answer, in one line. */
export const inOneLine = (more: string[]) => more.join(" · ");

/** The options whose label contains all typed words; accents and capitals do not matter. */
export const filtered = <T extends { label: string }>(all: T[], typed: string): T[] =>
  all.filter(({ label }) => has(label, typed));

// Amounts: not every number need be among them

/** The index of the first of these answers that is among the amounts; if none is, of the lowest. */
export function placeOf(amounts: Option[], ...wanted: (number | null | undefined)[]): number {
  const places = wanted.map((number) => amounts.findIndex(({ option }) => option === number));
  return places.find((place) => place >= 0) ?? 0;
}

/** The index of the amount closest to a number; the lower one of two that are equally close. */
export function nearest(amounts: Option[], wanted: number): number {
  let best = 0;
  amounts.forEach((option, at) => {
    if (Math.abs(option.number - wanted) < Math.abs((amounts[best]?.number ?? 0) - wanted)) best = at;
  });
  return best;
}

// Forms

/** The option that a form stands for: its parts as digits in the base, the most significant first. */
export function encode(form: Form, values: number[]): number {
  return form.start + values.reduce((number, digit) => number * form.base + digit, 0);
}

/** The reverse; values out of bounds are moved into them. */
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

/** How far a part can be raised while the others stay the same. */
export function highest(form: Form, values: number[], at: number): number {
  const part = form.parts[at];
  if (!part) return 0;
  const others = (parts: number[]) => sum(parts.filter((each) => each !== at).map((each) => values[each] ?? 0));
  const limits = form.limits
    .filter((limit) => limit.parts.includes(at))
    .map((limit) => limit.most - others(limit.parts));
  if (form.together >= 0) limits.push(form.together - others([...values.keys()]));
  return Math.max(part.low, Math.min(part.high, ...limits));
}

/** Whether the limit on the sum of all parts can ever be reached. */
export function limited(form: Form): boolean {
  return form.together >= 0 && form.together < sum(form.parts.map((part) => part.high));
}

export function fits(form: Form, values: number[]): boolean {
  const each = form.parts.every((part, at) => part.low <= (values[at] ?? NaN) && (values[at] ?? NaN) <= part.high);
  const some = form.limits.every((limit) => sum(limit.parts.map((at) => values[at] ?? 0)) <= limit.most);
  return each && some && (form.together < 0 || sum(values) <= form.together);
}

/** The initial values of a form: what was sealed before, or the lowest numbers. */
export function initial(form: Form, given: number | null): number[] {
  return given === null ? form.parts.map((part) => part.low) : decode(form, given);
}

// Free actions

/** Free actions that are not about offers and that can be used now. */
export function freeActions(free_actions: FreeActionInfo[]): FreeActionInfo[] {
  return free_actions.filter((free_action) => !OFFER_BOOK.includes(free_action.name) && free_action.menu.length > 0);
}

/** Whether two scenes ask the same question, so that what a person has entered for it is kept. */
export const keyOf = (question: Question) => `${question.choice}/${question.turn}/${question.given ?? ""}`;
