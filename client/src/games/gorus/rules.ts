// What cards are: a card is its number, school * 16 + rank, schools from 1. Who is winning, what a Challenge does and
// what a round counts is worked out by the server (stage.ts).
import type { Scene } from "../../lib/protocol";
import type { Challenge, Stage } from "./stage";

export const SCHOOLS = ["fists", "swords", "arrows", "axes", "shields"] as const;
export type School = (typeof SCHOOLS)[number];

export const schoolOf = (card: number): number => card >> 4;
export const rankOf = (card: number): number => card & 15;

/** A school's name; "none" for the 0 that stands for no school yet. */
export function schoolName(school: number): School | "none" {
  return SCHOOLS[school - 1] ?? "none";
}

const NOTHING: Stage = { total: 0, combat: null, last: null, ended: null, past: [], challenges: [], count: null };

/** What the server has worked out; nothing where it could not. */
export const stageOf = (scene: { stage: Stage | null }): Stage => scene.stage ?? NOTHING;

/** G-3.4: what the card would do to the favorite; null if it is no Challenge. */
export function challenge(scene: Scene, card: number): Challenge | null {
  return stageOf(scene).challenges.find((one) => one.card === card) ?? null;
}

/** A sorted hand: trump, lead school, the rest; groups without cards are left out. */
export function grouped(cards: readonly number[], favored: number, lead: number): number[][] {
  const group = (card: number): number => (schoolOf(card) === favored ? 0 : schoolOf(card) === lead ? 1 : 2);
  const upward = [...cards].sort((a, b) => a - b);
  return [0, 1, 2].map((at) => upward.filter((card) => group(card) === at)).filter((found) => found.length > 0);
}

/** With a real minus sign, as the server writes it: screen readers read it out. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}
