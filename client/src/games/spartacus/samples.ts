// Lines, houses, cards and fights for tests and for the gallery.
import type { Line, Scene } from "../../lib/protocol";
import { scene } from "../../lib/samples";
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
