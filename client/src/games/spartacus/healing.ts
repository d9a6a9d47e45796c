// Which healing roll is to be seen: the one that is being told, or the one that is still open.
import type { Moment } from "../../stage/kit";
import { arg } from "./events";
import type { Stage } from "./stage";

export interface Roll {
  card: number;
  die: number; // -1: not rolled yet
}

export function rollOf({ healing }: Stage, moment: Moment | null): Roll | null {
  const told = moment?.lines.filter(({ kind }) => kind === "healing").at(-1);
  if (told) return { card: arg(told, 1), die: arg(told, 2) };
  return healing && healing.card >= 0 ? { card: healing.card, die: healing.die } : null;
}

export interface Rung {
  fate: "dies" | "stays" | "healed";
  low: number;
  high: number;
}

const SIDES = 6;

/** What each roll means, the lowest first. */
export const rungs = (healsFrom: number, diesBelow: number): Rung[] =>
  [
    { fate: "dies" as const, low: 1, high: diesBelow - 1 },
    { fate: "stays" as const, low: diesBelow, high: healsFrom - 1 },
    { fate: "healed" as const, low: healsFrom, high: SIDES },
  ].filter(({ low, high }) => low <= high);
