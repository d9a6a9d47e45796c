// What the screen must know about the rules: who is winning, what a Challenge does, what cards are worth.
// The server decides; this only shows. A card is its number: school * 16 + rank, schools from 1.

export const SCHOOLS = ["fists", "swords", "arrows", "axes", "shields"] as const;
export type School = (typeof SCHOOLS)[number];

export const schoolOf = (card: number): number => card >> 4;
export const rankOf = (card: number): number => card & 15;

/** A school's name; "none" for the 0 that stands for no school yet. */
export function schoolName(school: number): School | "none" {
  return SCHOOLS[school - 1] ?? "none";
}

/** G-3.5: the favorite beats the lead school; no other card can win. */
export function strength(card: number, favored: number, lead: number): number {
  if (schoolOf(card) === favored) return 32 + rankOf(card);
  return schoolOf(card) === lead ? rankOf(card) : -1;
}

/** G-3.5: the place of the card that is winning, as the favorite stands now; -1 without cards. */
export function winning(combat: readonly number[], favored: number): number {
  const strengths = combat.map((card) => strength(card, favored, schoolOf(combat[0] ?? 0)));
  return strengths.indexOf(Math.max(...strengths));
}

export interface Challenge {
  school: number; // the favorite after it
  same: boolean; // it was the favorite already
}

/** G-3.4: what the card would do to the favorite; null if it is no Challenge. */
export function challenge(card: number, combat: readonly number[], favored: number): Challenge | null {
  const before = combat.at(-1);
  if (before === undefined || rankOf(before) !== rankOf(card)) return null;
  return { school: schoolOf(card), same: schoolOf(card) === favored };
}

/** A sorted hand: trump, lead school, the rest; groups without cards are left out. */
export function grouped(cards: readonly number[], favored: number, lead: number): number[][] {
  const group = (card: number): number => (schoolOf(card) === favored ? 0 : schoolOf(card) === lead ? 1 : 2);
  const upward = [...cards].sort((a, b) => a - b);
  return [0, 1, 2].map((at) => upward.filter((card) => group(card) === at)).filter((found) => found.length > 0);
}

/** G-1.2, G-4.2: what a card is worth once the favorite school is final. */
export function worth(favor: readonly number[], card: number, favored: number): number {
  return favor[rankOf(card) === 0 && schoolOf(card) === favored ? 16 : rankOf(card)] ?? 0;
}

export function favorOf(favor: readonly number[], cards: readonly number[], favored: number): number {
  return cards.reduce((sum, card) => sum + worth(favor, card, favored), 0);
}

/** The cards each side has won: `takers` took one combat of `size` cards after the other. */
export function wonBySide(
  played: readonly number[],
  takers: readonly number[],
  sides: readonly number[],
  size: number,
): number[][] {
  const piles: number[][] = Array.from({ length: Math.max(...sides) + 1 }, () => []);
  takers.forEach((taker, at) => piles[sides[taker] ?? taker]?.push(...played.slice(size * at, size * (at + 1))));
  return piles;
}

/** G-4.3: the sides that earn a support. G-7.2, solo: you need strictly more, and an 8. */
export function earners(totals: readonly number[], piles: readonly (readonly number[])[], solo: boolean): number[] {
  if (solo) return (totals[0] ?? 0) > (totals[1] ?? 0) && hasEight(piles[0] ?? []) ? [0] : [1];
  const most = Math.max(...totals);
  return totals.flatMap((total, side) => (total === most ? [side] : []));
}

/** G-7.2 */
export function hasEight(pile: readonly number[]): boolean {
  return pile.some((card) => rankOf(card) === 8);
}

/** With a real minus sign, as the server writes it: screen readers read it out. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}
