// Whom a house sends to the arena, and with what: one sheet for questions that the server asks one after the other.
import type { Question } from "../../lib/protocol";
import { PICK } from "./numbers";
import type { Card, Stage } from "./stage";

export const GEAR = ["weapon", "armor", "special"] as const; // in the order in which they are asked for
export type Gear = (typeof GEAR)[number];
const STEPS = ["arena.send", "arena.take_weapon", "arena.take_armour", "arena.take_special"];
const PASS = 0;

export interface Pool {
  fighters: Card[]; // none: he is sent already
  gear: Record<Gear, Card[]>;
  from: number; // 0: a fighter is asked for; then weapon, armor, special
}

/** What the viewer can choose from now; null if nothing like that is asked. */
export function poolOf(stage: Stage, question: Question | null, you: number): Pool | null {
  const picks = stage.tournament?.pieces ?? [];
  const bout = question?.step === "tournament.pick_fighters";
  const from = bout ? 0 : STEPS.indexOf(question?.step ?? "");
  if (from < 0 || !question) return null;
  const cards = (numbers: readonly number[]): Card[] =>
    numbers.flatMap((number) => stage.cards.find(({ card }) => card === number) ?? []);
  const asked = question.options.filter(({ domain }) => domain === "asset").map(({ number }) => number);
  const isGear = (card: Card): boolean => GEAR.some((sort) => sort === card.sort);
  const all = bout ? cards(picks.map(({ card }) => card)) : cards(asked);
  const owned = bout ? all : stage.cards.filter((card) => card.seat === you && card.ready && isGear(card));
  const of = (sort: Gear, at: number): Card[] =>
    at + 1 < from ? [] : at + 1 === from ? all : firsts(owned.filter((card) => card.sort === sort));
  return {
    fighters: from === 0 ? all.filter((card) => !isGear(card)) : [],
    gear: { weapon: of("weapon", 0), armor: of("armor", 1), special: of("special", 2) },
    from,
  };
}

/** Of identical pieces the first: the server offers no other. They have the same rule and the same value. */
function firsts(cards: readonly Card[]): Card[] {
  const found = new Map<string, Card>();
  for (const card of [...cards].sort((one, two) => two.card - one.card))
    found.set(`${card.ability}/${card.value}`, card);
  return [...found.values()].reverse();
}

export type Chosen = { fighter: number } & Record<Gear, number>; // -1: none
export const NOBODY: Chosen = { fighter: -1, weapon: -1, armor: -1, special: -1 };

/** The answers that send them: one per question that will be asked, in order. */
export function answersFor(pool: Pool, question: Question, chosen: Chosen): number[] {
  const asset = question.options.find(({ domain }) => domain === "asset");
  const first = asset ? asset.option - asset.number : 0;
  const wanted = GEAR.filter((sort, at) => at + 1 >= pool.from && pool.gear[sort].length > 0);
  const gear = wanted.map((sort) => (chosen[sort] < 0 ? PASS : first + chosen[sort]));
  return pool.fighters.length ? [first + chosen.fighter, ...gear] : gear;
}

/** The one answer in a tournament. */
export function pickFor(stage: Stage, chosen: Chosen): number {
  const cards = [chosen.fighter, ...GEAR.map((sort) => chosen[sort])];
  const parts = (stage.tournament?.pieces ?? []).filter(({ card }) => cards.includes(card));
  return parts.reduce((option, { adds }) => option + adds, PICK);
}
