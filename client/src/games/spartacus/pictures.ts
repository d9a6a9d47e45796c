// What the drawings of Spartacus show, in plain numbers. A screen fills them from the facts of the server.
import { CHAMPION, type AssetState } from "./speak";
import type { House, Stage } from "./stage";

export interface Asset extends AssetState {
  card: number; // a Market card
}

export interface HousePicture {
  seat: number;
  house: number; // -1: not chosen yet
  influence: number;
  goal: number; // Influence to win with
  gold: number; // -1: taken up in the market
  guards: number; // ready, on the table
  resting: number; // exhausted guards
  hand: number; // cards in hand
  limit: number; // cards they may keep
  host: boolean;
  assets: readonly Asset[];
}

/** Attack, Defense and Speed dice. */
export type Dice = readonly [attack: number, defense: number, speed: number];

export interface Fighter {
  side: 0 | 1; // I or II
  seat: number;
  card: number;
  cell: number;
  dice: Dice; // that he still has
  full: Dice; // that he came with
  gear: readonly Asset[];
  facing?: number; // degrees, clockwise from the right; without it he faces the other one
}

/** Somewhere a fighter can go. */
export interface Step {
  cell: number;
  steps: number;
  note?: string; // spoken with it: "in reach of Crixus"
  reach?: boolean; // from there an attack is possible
}

/** Two dice that are compared; -1: no die there. */
export interface DicePair {
  attack: number;
  defense: number;
  hit: boolean;
}

/** What a house does for a scheme. */
export interface Support {
  seat: number;
  name: string;
  influence: number;
  answer: "own" | "yes" | "no" | "asked" | "open"; // own: the schemer
  paid: number; // gold at once: offered, or given to a supporter
  promised: number; // gold promised for later
  note?: string; // what its support would do
}

export interface Bout {
  round: number; // 0: first
  seats: readonly [number, number]; // -1: not known yet
  winner: number; // a seat; -1: not fought yet
  now: boolean;
}

export const ROMAN = ["I", "II"] as const;
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** A house of the stage as its plate shows it. */
export function houseOf(stage: Stage, house: House): HousePicture {
  const owned = [...house.gladiators, ...house.slaves, ...house.equipment];
  return {
    seat: house.seat,
    house: house.house,
    influence: house.influence,
    goal: stage.goal,
    gold: house.gold,
    guards: house.guards,
    resting: house.tired_guards,
    hand: house.cards,
    limit: house.hand_size,
    host: house.host,
    assets: owned.map((card) => assetOf(stage, card)),
  };
}

/** A Market card with its state. */
export function assetOf(stage: Stage, card: number): Asset {
  const found = stage.cards.find((each) => each.card === card);
  const favors = found?.champion ? CHAMPION : found?.favors;
  return { card, exhausted: found && !found.ready, injured: found?.injured, favors };
}
