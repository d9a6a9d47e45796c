// The cards of a game, as the card browser lists them.
import type { Thing, ThingKind, ThingPlace } from "../lib/protocol";
import { has } from "../lib/search";

export interface Wish {
  words: string;
  kind: string; // empty: all
  sort: string; // within its kind; empty: all
  named: boolean; // by name instead of as in the deck
}

export interface Group {
  kind: ThingKind;
  cards: Thing[];
  copies: number;
  rule: string; // of all of them; empty: they have several
  source: string;
}

const textOf = ({ title, subtitle, text, facts }: Thing) =>
  [title, subtitle, text, ...facts.flatMap(({ label, value }) => [label, value])].join(" ");

/** The cards that were asked for, kind by kind. */
export function groups(kinds: readonly ThingKind[], things: readonly Thing[], wish: Wish, lang: string): Group[] {
  const order = new Intl.Collator(lang);
  return kinds
    .filter(({ kind }) => !wish.kind || kind === wish.kind)
    .map((kind) => {
      const cards = things.filter(
        (thing) =>
          thing.kind === kind.kind &&
          thing.copies > 0 &&
          (!wish.sort || thing.sort === wish.sort) &&
          has(textOf(thing), wish.words),
      );
      cards.sort((a, b) => (wish.named ? order.compare(a.title, b.title) : a.number - b.number));
      const copies = cards.reduce((sum, { copies }) => sum + copies, 0);
      return { kind, cards, copies, rule: common(cards, "rule"), source: common(cards, "source") };
    })
    .filter(({ cards }) => cards.length > 0);
}

function common(cards: readonly Thing[], field: "rule" | "source"): string {
  const [first] = cards;
  return first && cards.every((card) => card[field] === first[field]) ? first[field] : "";
}

/** The sorts within a kind, with their names; empty if all are of one sort. */
export function sorts(things: readonly Thing[], kind: string): { sort: string; label: string }[] {
  const found = new Map<string, string>();
  for (const thing of things)
    if (thing.kind === kind && thing.copies > 0 && thing.sort && !found.has(thing.sort))
      found.set(thing.sort, thing.subtitle || thing.sort);
  return found.size > 1 ? [...found].map(([sort, label]) => ({ sort, label })) : [];
}

/** Where the cards of one kind and number are. */
export const placesOf = (places: readonly ThingPlace[], thing: Thing): ThingPlace[] =>
  places.filter(({ kind, number, count }) => kind === thing.kind && number === thing.number && count > 0);
