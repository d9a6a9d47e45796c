// Lines, houses, cards and fights for tests and for the gallery: first facts as the server sends them, then what is drawn.
import type { Line, Scene } from "../../lib/protocol";
import { scene } from "../../lib/samples";
import { drawn } from "./hexes";
import type { HousePicture } from "./pictures";
import type { Named } from "./reading";
import {
  ANSWER,
  ARENA,
  CARD,
  FIGHT,
  HOUSE,
  PLOT,
  SIDE,
  STAGE,
  type Answer,
  type Arena,
  type Card,
  type Fight,
  type House,
  type Plot,
  type Stage,
} from "./stage";

/** Lines as a server would send them: ["schemed-house", 1, 6, 0], ... */
export const lines = (...told: [kind: string, ...args: unknown[]][]): Line[] =>
  told.map(([kind, ...args], n) => ({ n, kind, args, text: `${kind} ${args.join(" ")}`, parts: [], pause: false }));

/** A gladiator of 3/3/3. */
export const card = (number: number, seat: number, part: Partial<Card> = {}): Card => ({
  ...CARD.blank,
  ...{ card: number, seat, value: 3, dice: [3, 3, 3], ready: true },
  ...part,
});

export const house = (seat: number, part: Partial<House> = {}): House => ({
  ...HOUSE.blank,
  ...{ seat, house: seat, influence: 4, gold: 8, free: 8, cards: 3, hand_size: 4, gladiators: [seat] },
  ...part,
});

export const plot = (part: Partial<Plot> = {}): Plot => ({
  ...PLOT.blank,
  ...{ step: "foil", schemer: 1, title: 0, declared: true, needs: 4, have: 5, missing: 0 },
  ...part,
});

export const reaction = (part: Partial<Answer> = {}): Answer => ({ ...ANSWER.blank, seat: 2, title: 30, ...part });

/** Seats 0 and 1 in the arena. */
export const arena = (part: Partial<Arena> = {}): Arena => ({
  ...ARENA.blank,
  step: "fight",
  invited: [0, 1],
  sides: [0, 1].map((seat) => ({ ...SIDE.blank, seat, card: seat })),
  ...part,
});

export const fight = (part: Partial<Fight> = {}): Fight => ({
  ...FIGHT.blank,
  ...{ step: "act", owners: [0, 1], fighters: [0, 1], round: 1, lead: 0, side: 0, turn: 0 },
  full: [
    [3, 3, 3],
    [3, 3, 3],
  ],
  pools: [
    [3, 3, 3],
    [3, 2, 3],
  ],
  ...part,
});

export const stage = (part: Partial<Stage> = {}): Stage => ({
  ...STAGE.blank,
  ...{ phase: "intrigue", step: "deeds", turn: 2, goal: 12, start_influence: 4, host: 3 },
  houses: [0, 1, 2, 3].map((seat) => house(seat)),
  cards: [0, 1, 2, 3].map((seat) => card(seat, seat)),
  ...part,
});

export const at = (facts: Partial<Stage>, log: Line[] = [], part: Partial<Scene> = {}): Scene =>
  scene({
    names: { seats: ["You", "Brutus", "Cassia", "Drusus"], sides: [], you: 0, your_side: 0 },
    stage: { ...stage(facts) },
    log,
    ...part,
  });

/** A house as its plate draws it. */
export const picture = (seat: number, part: Partial<HousePicture> = {}): HousePicture => ({
  ...{ seat, house: seat, influence: 4, goal: 12, gold: 10, guards: 2, resting: 0, hand: 3, limit: 4, host: false },
  assets: [],
  ...part,
});

export const pictures: readonly HousePicture[] = [
  picture(0, {
    influence: 7,
    hand: 6,
    limit: 5,
    resting: 1,
    assets: [
      { card: 8, favors: 2 },
      { card: 0 },
      { card: 4, exhausted: true },
      { card: 10, exhausted: true, injured: true },
      { card: 24 },
      { card: 37, exhausted: true },
      { card: 47 },
      { card: 53, exhausted: true },
      { card: 58 },
    ],
  }),
  picture(1, {
    influence: 3,
    gold: -1,
    guards: 5,
    resting: 2,
    host: true,
    assets: [{ card: 12, favors: 3 }, { card: 32 }],
  }),
  picture(2, {
    guards: 0,
    gold: 0,
    assets: [{ card: 46 }, { card: 26 }, { card: 28, exhausted: true, injured: true }],
  }),
  picture(3, { influence: 12, hand: 6, limit: 6, assets: [{ card: 9 }, { card: 55 }, { card: 60 }, { card: 51 }] }),
];

export const sand = drawn([
  "   . . . .   ",
  "  . . . . .  ",
  " . . . . . . ",
  ". 1 . . . 2 .",
  " . . . . . . ",
  "  . . . . .  ",
  "   . . . .   ",
]);

export const fighter = (side: 0 | 1, part: Partial<Named> = {}): Named => ({
  ...{ side, seat: side, card: side ? 10 : 8, cell: side ? 20 : 16, name: side ? "Crixus" : "Spartacus" },
  ...{ owner: side ? "Brutus" : "Ann", dice: [4, 4, 3] as const, full: [4, 4, 3] as const, gear: [] },
  ...part,
});
