// Phrases with slots: how they are cut, filled and found.
import type { NamedThing, PhraseInfo } from "../lib/protocol";

export type Value = number | string | null; // what stands in a slot; null: nothing yet

export type Piece = { text: string; slot?: undefined } | { text?: undefined; slot: number };

/** Cuts a phrase at its slots. */
export function pieces({ text, slots }: Pick<PhraseInfo, "text" | "slots">): Piece[] {
  return text
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) => {
      const slot = slots.indexOf(part.slice(1, -1));
      return part.startsWith("{") && slot >= 0 ? { slot } : { text: part };
    });
}

/** What a slot holds before anybody chose: an amount of one; anything else has to be chosen. */
export const initial = ({ domains }: Pick<PhraseInfo, "domains">): Value[] =>
  domains.map((domain) => (domain === "amount" ? 1 : null));

/** Whether an amount can be sent as it is typed. */
export const fits = (amount: Value, largest: number): boolean =>
  Number.isInteger(amount) && Number(amount) >= 1 && Number(amount) <= largest;

export const isFull = (values: Value[]): boolean => values.every((value) => value !== null);

const plain = (text: string) => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** The things whose names have these words; those that begin with them come first. */
export function found(things: NamedThing[], typed: string): NamedThing[] {
  const words = plain(typed.trim());
  if (!words) return things;
  const hits = things.filter(({ label }) => plain(label).includes(words));
  return hits.sort((a, b) => Number(plain(b.label).startsWith(words)) - Number(plain(a.label).startsWith(words)));
}
