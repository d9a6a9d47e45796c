// What the stage shows at one moment. A scene can contain more than one: the combat that ends a round and, at the
// same time, the next deal; in solo the dummy leads as soon as a combat is over.
import type { Scene } from "../../lib/protocol";
import { earners, favorOf, winning, wonBySide } from "./rules";

/** scene.view.state, as games/gorus/view.py makes it. */
export interface GorusState {
  deck: number[];
  round: number;
  dealer: number;
  hands: (number[] | null)[];
  hands_size: number[];
  stock_size: number;
  leader: number;
  initial: number;
  favored: number;
  supports: number[];
  totals: number[];
  before: number[];
  before_takers: number[];
  favored_before: number;
  winners: number[];
  combat: number[];
  last_combat: number[];
  last_leader: number;
  combats_won: number[];
  sides: number[];
  targets: number[];
  played?: number[]; // with open memory
  takers?: number[];
}

export interface Combat {
  cards: number[];
  leader: number;
  taker: number; // -1 while it goes on
  best: number; // the place of the card that is winning, or has won
}

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

/** Which picture of a scene: a combat that is over, the end of the round before, or the present. */
export type When = "finished" | "counted" | "now";

export interface Count {
  favored: number;
  favor: number[];
  piles: number[][]; // by side
  totals: number[];
  earners: number[];
  supports: number[];
  targets: number[];
  winners: number[];
  solo: boolean;
}

export const stateOf = (scene: Scene): GorusState => scene.view.state as GorusState;
export const favorIn = (scene: Scene): number[] => scene.view.options.favor as number[];
export const isSolo = (scene: Scene): boolean => scene.view.options.players === 1;

const HAND = 10; // G-2.3

export function picture(scene: Scene, when: When): Picture {
  const state = stateOf(scene);
  const done = state.combats_won.reduce((sum, won) => sum + won, 0);
  const total = isSolo(scene) ? HAND : state.deck.length / state.hands.length;
  const now: Picture = {
    round: state.round,
    number: Math.min(done + 1, total),
    total,
    combat: presentCombat(state) ?? finishedCombat(state),
    past: state.combat.length === 0,
    lead: state.combat.length ? state.initial : 0,
    favored: state.favored,
    won: state.combats_won,
    cards: handSizes(scene),
    supports: state.supports,
    stock: state.stock_size,
    hand: state.hands[scene.view.viewer] ?? [],
  };
  if (when === "now") return now;
  if (when === "finished") {
    const combat = finishedCombat(state);
    return { ...now, number: done, combat, past: true, lead: 0 };
  }
  const count = lastCount(scene);
  const left = state.deck.length - state.before.length;
  return {
    ...now,
    round: state.winners.length ? state.round : state.round - 1,
    number: total,
    combat: roundsEnd(state),
    past: true,
    lead: 0,
    favored: state.favored_before,
    won: now.won.map((_, seat) => state.before_takers.filter((taker) => taker === seat).length),
    cards: now.cards.map((_, seat) => (isSolo(scene) && seat ? left : 0)),
    supports: state.supports.map((has, side) => has - (count?.earners.includes(side) ? 1 : 0)),
    stock: isSolo(scene) ? left : 0,
    hand: [],
  };
}

/** The dummy of a solo game holds no hand: it turns cards from the stock. */
function handSizes(scene: Scene): number[] {
  const { hands_size, stock_size } = stateOf(scene);
  return isSolo(scene) ? [...hands_size, stock_size] : hands_size;
}

function presentCombat(state: GorusState): Combat | null {
  const { combat, leader, favored } = state;
  return combat.length ? { cards: combat, leader, taker: -1, best: winning(combat, favored) } : null;
}

function finishedCombat(state: GorusState): Combat | null {
  const { last_combat, last_leader, leader } = state; // who took it leads, or has led, the next
  return last_combat.length ? finished(last_combat, last_leader, leader) : null;
}

/** The combat that ended the round before: open to all once the round is scored (G-3.6). */
function roundsEnd(state: GorusState): Combat | null {
  const size = state.combats_won.length;
  const [leader, taker] = state.before_takers.slice(-2);
  return leader === undefined || taker === undefined ? null : finished(state.before.slice(-size), leader, taker);
}

function finished(cards: number[], leader: number, taker: number): Combat {
  return { cards, leader, taker, best: (taker - leader + cards.length) % cards.length };
}

/** The combats that may be looked at again: the last one; with open memory every combat of the round. Newest first. */
export function pastCombats(scene: Scene): Combat[] {
  const state = stateOf(scene);
  const { played, takers } = state;
  if (played && takers?.length) {
    const size = state.combats_won.length;
    const first = isSolo(scene) ? 1 : (state.dealer + 1) % size;
    const all = takers.map((taker, at) =>
      finished(played.slice(size * at, size * (at + 1)), takers[at - 1] ?? first, taker),
    );
    return all.reverse();
  }
  const last = finishedCombat(state) ?? roundsEnd(state);
  return last ? [last] : [];
}

/** The round before, ready to be added up; null before the first count. */
export function lastCount(scene: Scene): Count | null {
  const state = stateOf(scene);
  if (!state.before.length) return null;
  const favor = favorIn(scene);
  const piles = wonBySide(state.before, state.before_takers, state.sides, state.combats_won.length);
  const totals = piles.map((pile) => favorOf(favor, pile, state.favored_before));
  return {
    favored: state.favored_before,
    favor,
    piles,
    totals,
    earners: earners(totals, piles, isSolo(scene)),
    supports: state.supports,
    targets: state.targets,
    winners: state.winners,
    solo: isSolo(scene),
  };
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
