// The card that a moment is about: the scheme, the reaction, or somebody of a house; and whom it hits.
import type { Moment } from "../../stage/kit";
import { arg } from "./events";

export interface Subject {
  kind: "title" | "card"; // an Intrigue card, a Market card
  number: number;
}
export type Target = { kind: "seat" | "card"; number: number };

const TITLES: Readonly<Record<string, number>> = {
  ...{ schemed: 1, "schemed-house": 1, "schemed-houses": 1, "schemed-card": 1, reacted: 1, "reacted-house": 1 },
  ...{ "reacted-card": 1, foiled: 1, fizzled: 1, silenced: 1, worked: 1, "guard-held": 1, saw: 2, "saw-scheme": 2 },
  ...{ claimed: 1, "claimed-house": 1, cashed: 1, drawn: 1 },
};
const CARDS: Readonly<Record<string, number>> = {
  ...{ injured: 0, favor: 0, champion: 0, healed: 0, shown: 0, unsold: 0 },
  ...{ used: 1, exhausted: 1, "discarded-asset": 1, healing: 1, died: 1, released: 1, sold: 1, "saw-ware": 1 },
  ...{ bought: 1, sent: 1, replaced: 1, spared: 1, killed: 1, defeated: 1, gave: 2 },
};
/** Moments about somebody, whatever card has led to them; and the lines that name him. */
const PEOPLE: Readonly<Record<string, readonly string[]>> = {
  death: ["died", "killed", "defeated"],
  defeat: ["defeated"],
  thumb: ["spared", "killed"],
  champion: ["champion"],
  favor: ["favor"],
  injured: ["injured"],
  rigged: ["replaced"],
};

const found = (table: Readonly<Record<string, number>>, { lines }: Moment, kinds?: readonly string[]): number => {
  const line = lines.find(({ kind }) => Object.hasOwn(table, kind) && (!kinds || kinds.includes(kind)));
  return line ? arg(line, table[line.kind] ?? -1) : -1;
};

export function subjectOf(moment: Moment): Subject | null {
  const kinds = Object.hasOwn(PEOPLE, moment.name) ? PEOPLE[moment.name] : undefined;
  const person = kinds ? found(CARDS, moment, kinds) : -1;
  if (person >= 0) return { kind: "card", number: person };
  const title = found(TITLES, moment);
  if (title >= 0) return { kind: "title", number: title };
  const card = found(CARDS, moment);
  return card >= 0 ? { kind: "card", number: card } : null;
}

/** Whom an Intrigue card is aimed at; null: nobody. */
export function targetOf({ lines }: Moment): Target | null {
  const line = lines.find(({ kind }) => /^(schemed|reacted)-(house|houses|card)$/.test(kind));
  if (!line || arg(line, 2) < 0) return null;
  return { kind: line.kind.endsWith("card") ? "card" : "seat", number: arg(line, 2) };
}

/** Who was swapped: the one that fights now, and the one he stands in for. */
export function swapOf({ lines }: Moment): { now: number; instead: number; seat: number } | null {
  const line = lines.find(({ kind }) => kind === "replaced");
  return line ? { now: arg(line, 1), instead: arg(line, 2), seat: arg(line, 0) } : null;
}
