// Made from src/harena/games/gorus/fields.py by `make protocol`. Do not edit.

import type { Frame, GameView } from "../view";

export interface State {
  schools: number[]; // in play, chosen once per match (G-2.2)
  deck: number[];
  round: number; // counted from 1
  dealer: number;
  hands: (number[] | null)[]; // one set of cards per seat
  hands_size: number[];
  stock: null; // two players: to be drawn; solo: the dummy's
  stock_size: number;
  leader: number; // who led the present combat; in solo 1 is the dummy
  count: number; // cards in the present combat
  initial: number; // the Initial School, which must be followed
  favored: number; // the Favored School: trump; 0 before the first lead of a round
  supports: number[]; // one number per side
  totals: number[]; // crowd favor per side in the round before
  before: number[]; // the round before, open to all (G-3.6): its cards ...
  before_takers: number[]; // ... who took them ...
  favored_before: number; // ... and its Favored School at the end
  winners: number[]; // sides, once the game is over
  combat: number[]; // the cards of the present combat
  last_combat: number[]; // the cards of the last one
  last_leader: number; // who led it; -1: there was none in this round
  combats_won: number[]; // in this round, per seat; in solo the dummy's too
  sides: number[]; // the team of each seat
  targets: number[]; // supports that each side needs
  played?: number[]; // with open memory: every card of this round
  takers?: number[]; // with open memory: who won each combat of this round
}

/** A procedure without fields of its own. */
export interface PlainFrame extends Frame {
  proc: "match" | "solo";
  at: "choose_schools" | "choose_dealer" | "deal" | "lead" | "play" | "take" | "hands_left" | "count_favor" | "give_support" | "pass_the_deal" | "nobody_wins_yet" | "crown" | "dummy_begins" | "dummy_leads" | "dummy_answers" | "judge" | "nobody_has_three" | "name_winner" | "end";
}

export type AnyFrame = PlainFrame;

export interface Options {
  players: number;
  schools: "random" | string[];
  target: number;
  teams: "none" | "2-2" | "2-2-1" | "3-2" | "2-2-2" | "3-3" | "2-2-2-1" | "3-2-2" | "2-2-2-2" | "4-4";
  team_target: "number" | "size+1";
  open_memory: boolean;
  favor: number[];
}

export type View = GameView<"gorus", Options, State, AnyFrame>;

export const viewOf = (scene: { view: any }): View => scene.view;
