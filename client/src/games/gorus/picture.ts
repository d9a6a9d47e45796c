// What the stage shows at one moment. A scene can contain more than one: the combat that ends a round and, at the
// same time, the next deal; in solo the dummy leads as soon as a combat is over.
import type { Scene } from "../../lib/protocol";
import { stageOf } from "./rules";
import type { Combat, Count as RoundCount } from "./stage";
import { viewOf, type State } from "./view";

export type { Combat } from "./stage";

export interface Picture {
  round: number;
  number: number; // which combat of the round
  total: number; // combats in a round
  combat: Combat | null;
  past: boolean; // that combat is over and the next one has not begun
  lead: number; // 0: open
  favored: number; // 0: none yet
  won: number[]; // combats, by seat
  cards: number[]; // in hand, by seat
  supports: number[]; // by side
  stock: number;
  hand: number[]; // the viewer's own
}

/** Returns the moments of a scene, in order. "finished" and "counted" are shown before "now". */
export type Moment = "finished" | "counted" | "now";

export interface Count extends RoundCount {
  supports: number[]; // by side
  targets: number[];
  winners: number[];
  solo: boolean;
}

export const stateOf = (scene: Scene): State => viewOf(scene).state;
export const favorIn = (scene: Scene): number[] => viewOf(scene).options.favor;
export const isSolo = (scene: Scene): boolean => viewOf(scene).options.players === 1;

export function moments(scene: Scene): Moment[] {
  const kinds = scene.log.map((line) => line.kind);
  if (scene.fresh) return ["now"]; // the log is old
  if (kinds.includes("counted")) return ["counted", "now"];
  return kinds.includes("took") && kinds.lastIndexOf("led") > kinds.lastIndexOf("took") ? ["finished", "now"] : ["now"];
}

export function picture(scene: Scene, moment: Moment): Picture {
  const state = stateOf(scene);
  const done = state.combats_won.reduce((sum, won) => sum + won, 0);
  const { total, combat, last, ended, count } = stageOf(scene);
  const now: Picture = {
    round: state.round,
    number: Math.min(done + 1, total),
    total,
    combat: combat ?? last,
    past: state.combat.length === 0,
    lead: state.combat.length ? state.initial : 0,
    favored: state.favored,
    won: state.combats_won,
    cards: handSizes(scene),
    supports: state.supports,
    stock: state.stock_size,
    hand: state.hands[viewOf(scene).viewer] ?? [],
  };
  if (moment === "now") return now;
  if (moment === "finished") {
    return { ...now, number: done, combat: last, past: true, lead: 0 };
  }
  const left = state.deck.length - state.before.length;
  return {
    ...now,
    round: state.winners.length ? state.round : state.round - 1,
    number: total,
    combat: ended,
    past: true,
    lead: 0,
    favored: state.favored_before,
    won: now.won.map((_, seat) => state.before_takers.filter((taker) => taker === seat).length),
    cards: now.cards.map((_, seat) => (isSolo(scene) && seat ? left : 0)),
    supports: state.supports.map((has, side) => has - (count?.piles[side]?.earns ? 1 : 0)),
    stock: isSolo(scene) ? left : 0,
    hand: [],
  };
}

/** The dummy of a solo game holds no hand: it turns cards from the stock. */
function handSizes(scene: Scene): number[] {
  const { hands_size, stock_size } = stateOf(scene);
  return isSolo(scene) ? [...hands_size, stock_size] : hands_size;
}

/** The combats that may be looked at again: the last one; with open memory every combat of the round. Newest first. */
export const pastCombats = (scene: Scene): Combat[] => stageOf(scene).past;

/** The round before, ready to be shown; null before the first count. */
export function lastCount(scene: Scene): Count | null {
  const { count } = stageOf(scene);
  if (!count) return null;
  const { supports, targets, winners } = stateOf(scene);
  return { ...count, supports, targets, winners, solo: isSolo(scene) };
}

/** Who played the card at a place of a combat. */
export function playerAt(combat: Combat, place: number, size: number): number {
  return (combat.leader + place) % size;
}

/** The place at which a seat has played; -1: not yet. */
export function placeOf(combat: Combat | null, seat: number, size: number): number {
  if (!combat) return -1;
  const place = (seat - combat.leader + size) % size;
  return place < combat.cards.length ? place : -1;
}
