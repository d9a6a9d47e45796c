import { describe, expect, it } from "vitest";
import type { Line, Scene } from "../../lib/protocol";
import { lastCount, pastCombats, picture, placeOf, playerAt, type GorusState } from "./picture";
import { places } from "./places";

const FAVOR = [0, 0, -1, -1, 0, 0, 0, 0, -4, 2, 1, 1, 1, 1, 1, 1, 5];
const AXES = 4 * 16,
  FISTS = 16;

const STATE: GorusState = {
  deck: Array.from({ length: 30 }, (_, at) => at + 16),
  round: 2,
  dealer: 1,
  hands: [[FISTS + 4], null, null],
  hands_size: [1, 1, 1],
  stock_size: 0,
  leader: 2,
  initial: 0,
  favored: 0,
  supports: [1, 0, 0],
  totals: [2, -4, 0],
  before: [FISTS + 4, FISTS + 8, FISTS + 5, AXES + 9, AXES + 4, FISTS + 6],
  before_takers: [1, 0],
  favored_before: 4,
  winners: [],
  combat: [],
  last_combat: [],
  last_leader: -1,
  combats_won: [0, 0, 0],
  sides: [0, 1, 2],
  targets: [3, 3, 3],
};

function scene(kinds: string[], state: Partial<GorusState> = {}, fresh = false): Scene {
  const log = kinds.map((kind, n): Line => ({ n, kind, args: [], text: "", parts: [], pause: false }));
  const view = { viewer: 0, options: { players: 3, favor: FAVOR }, state: { ...STATE, ...state } };
  return { log, fresh, view } as unknown as Scene;
}

describe("the picture", () => {
  it("shows the end of a round as it was", () => {
    const shown = picture(scene(["counted"]), "counted");
    expect(shown.combat).toEqual({ cards: [AXES + 9, AXES + 4, FISTS + 6], leader: 1, taker: 0, best: 2 });
    expect(shown).toMatchObject({ round: 1, favored: 4, past: true, hand: [], won: [1, 1, 0], supports: [0, 0, 0] });
  });
  it("begins a round with empty sand", () => {
    const shown = picture(scene(["dealt"]), "now");
    expect(shown).toMatchObject({ combat: null, lead: 0, number: 1, total: 10, supports: [1, 0, 0] });
  });
  it("keeps the last combat until the next card is led", () => {
    const last = { last_combat: [20, 21, 22], last_leader: 1, leader: 0, combats_won: [1, 0, 0], favored: 1 };
    expect(picture(scene(["took"], last), "now")).toMatchObject({ past: true, combat: { taker: 0, best: 2 } });
    const next = { ...last, combat: [23], initial: 1 };
    const shown = picture(scene(["led"], next), "now");
    expect(shown).toMatchObject({ past: false, lead: 1, combat: { taker: -1, best: 0 } });
    expect(pastCombats(scene([], next))).toHaveLength(1);
  });
  it("shows all combats with open memory, newest first", () => {
    const open = { played: [20, 21, 22, 23, 24, 25, 26], takers: [0, 2] };
    expect(pastCombats(scene([], open))).toEqual([
      { cards: [23, 24, 25], leader: 0, taker: 2, best: 2 },
      { cards: [20, 21, 22], leader: 2, taker: 0, best: 1 },
    ]);
  });
  it("knows who played what", () => {
    const combat = { cards: [20, 21], leader: 2, taker: -1, best: 0 };
    expect([0, 1, 2].map((seat) => placeOf(combat, seat, 3))).toEqual([1, -1, 0]);
    expect([0, 1].map((place) => playerAt(combat, place, 3))).toEqual([2, 0]);
  });
});

describe("the count", () => {
  it("adds up the round before", () => {
    expect(lastCount(scene([]))).toMatchObject({ totals: [2, -4, 0], earners: [0], favored: 4 });
    expect(lastCount(scene([], { before: [] }))).toBeNull();
  });
});

describe("the seats", () => {
  it("puts you at the foot and your left neighbor first, clockwise", () => {
    expect(places(4, 2).map(({ seat }) => seat)).toEqual([3, 0, 1, 2]);
    expect(places(4, 2).map(({ x, y }) => `${x + 0},${y + 0}`)).toEqual(["-1,0", "0,-1", "1,0", "0,1"]);
    expect(places(3, -1).at(-1)?.seat).toBe(0);
  });
});
