// Made from src/harena/games/gorus/stage.py by `make protocol`. Do not edit.

import type { Shape } from "../../stage/complete";

/** One combat, card by card. */
export interface Combat {
  cards: number[];
  leader: number;
  taker: number; // -1 while it goes on
  best: number; // the place of the card that is winning, or has won
}

export const COMBAT: Shape<Combat> = {
  blank: {
    cards: [],
    leader: 0,
    taker: 0,
    best: 0,
  },
  parts: {},
};

/** What a card of the viewer's hand would do to the favorite (G-3.4). */
export interface Challenge {
  card: number;
  school: number; // the favorite after it
  same: boolean; // it was the favorite already
}

export const CHALLENGE: Shape<Challenge> = {
  blank: {
    card: 0,
    school: 0,
    same: false,
  },
  parts: {},
};

/** What one side has won in a round. Cards that are worth nothing are only counted. */
export interface Pile {
  cards: number[]; // those that count, in order
  worths: number[]; // of each of them
  rest: number; // how many are worth nothing
  total: number;
  earns: boolean; // it earns a support
}

export const PILE: Shape<Pile> = {
  blank: {
    cards: [],
    worths: [],
    rest: 0,
    total: 0,
    earns: false,
  },
  parts: {},
};

/** The round before, added up (G-4). */
export interface Count {
  favored: number;
  piles: Pile[]; // by side
  no_eight: boolean; // solo: more crowd favor, but no 8 (G-7.2)
}

export const COUNT: Shape<Count> = {
  blank: {
    favored: 0,
    piles: [],
    no_eight: false,
  },
  parts: { piles: PILE },
};

export interface Stage {
  total: number; // combats in a round
  combat: Combat | null; // the present one
  last: Combat | null; // the one before it in this round
  ended: Combat | null; // the last one of the round before
  past: Combat[]; // those that may be looked at again, the newest first
  challenges: Challenge[];
  count: Count | null;
}

export const STAGE: Shape<Stage> = {
  blank: {
    total: 0,
    combat: null,
    last: null,
    ended: null,
    past: [],
    challenges: [],
    count: null,
  },
  parts: { combat: COMBAT, last: COMBAT, ended: COMBAT, past: COMBAT, challenges: CHALLENGE, count: COUNT },
};
