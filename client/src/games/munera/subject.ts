// The card that a moment is about: what was played, bought, lost or promoted.
import type { Line } from "../../lib/protocol";
import { GLADIATORS } from "./numbers"; // a ware is a man, or this plus a Minister
import { arg } from "./events";

export interface Subject {
  kind: "title" | "man" | "minister";
  number: number;
}

const PLAYED = ["played", "played-man", "played-school", "played-side"];
const WARES: Readonly<Record<string, number>> = { bought: 1, sold: 1, "put-up": 1, auction: 1, gave: 2 };
const MEN: Readonly<Record<string, number>> = {
  ...{ vanished: 0, "test-fled": 0, hurt: 0, accident: 0, "bout-death": 0, promoted: 0, victory: 1 },
  ...{ lent: 2, retrained: 1, "stands-down": 1, unruly: 1 },
};

const own = (table: Readonly<Record<string, number>>, kind: string): number | undefined =>
  Object.hasOwn(table, kind) ? table[kind] : undefined;

/** A card that was played comes first, then what was bought or sold, then a man. */
export function subjectOf(lines: readonly Line[]): Subject | null {
  const played = lines.find(({ kind }) => PLAYED.includes(kind));
  if (played) return { kind: "title", number: arg(played, 1) };
  for (const line of lines) {
    const at = own(WARES, line.kind);
    if (at !== undefined) return ware(arg(line, at));
  }
  for (const line of lines) {
    const at = own(MEN, line.kind);
    if (at !== undefined) return { kind: "man", number: arg(line, at) };
  }
  return null;
}

const ware = (number: number): Subject =>
  number < GLADIATORS ? { kind: "man", number } : { kind: "minister", number: number - GLADIATORS };

/** The man on whom a card was played; -1: none. */
export function targetOf(lines: readonly Line[]): number {
  const played = lines.find(({ kind }) => kind === "played-man");
  return played ? arg(played, 2) : -1;
}
