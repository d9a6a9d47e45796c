import { describe, expect, it } from "vitest";
import type { Line, Scene } from "../../lib/protocol";
import { scene as sample } from "../../lib/samples";
import { lastCount, moments, pastCombats, picture, placeOf, playerAt } from "./picture";
import { places } from "./places";
import type { Stage } from "./stage";
import type { State } from "./view";

const FAVOR = [0, 0, -1, -1, 0, 0, 0, 0, -4, 2, 1, 1, 1, 1, 1, 1, 5];
const AXES = 4 * 16,
  FISTS = 16;

const STATE: State = {
  schools: [1, 2, 4],
  deck: Array.from({ length: 30 }, (_, at) => at + 16),
  round: 2,
  dealer: 1,
  hands: [[FISTS + 4], null, null],
  hands_size: [1, 1, 1],
  stock: null,
  stock_size: 0,
  leader: 2,
  count: 0,
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

const ENDED = { cards: [AXES + 9, AXES + 4, FISTS + 6], leader: 1, taker: 0, best: 2 };
const EMPTY = { cards: [], worths: [], rest: 0, total: 0, earns: false };
const STAGE: Stage = {
  total: 10,
  combat: null,
  last: null,
  ended: ENDED,
  past: [ENDED],
  challenges: [],
  count: { favored: 4, piles: [{ ...EMPTY, total: 2, earns: true }, EMPTY, EMPTY], no_eight: false },
};

function scene(kinds: string[], state: Partial<State> = {}, fresh = false, stage: Partial<Stage> = {}): Scene {
  const log = kinds.map((kind, n): Line => ({ n, kind, args: [], text: "", parts: [], pause: false }));
  const view = { viewer: 0, options: { players: 3, favor: FAVOR }, state: { ...STATE, ...state } };
  return sample({ log, fresh, view, stage: { ...STAGE, ...stage } });
}

describe("the moments of a scene", () => {
  it("looks back at the end of a round before the next deal", () => {
    expect(moments(scene(["played", "took", "counted", "support", "dealt"]))).toEqual(["counted", "now"]);
  });
  it("looks back at a combat where the next is led in the same breath", () => {
    expect(moments(scene(["played", "took", "led"]))).toEqual(["finished", "now"]);
    expect(moments(scene(["led", "played", "took"]))).toEqual(["now"]);
  });
  it("takes an old log for what it is", () => expect(moments(scene(["counted"], {}, true))).toEqual(["now"]));
});

describe("the picture", () => {
  it("shows the end of a round as it was", () => {
    const shown = picture(scene(["counted"]), "counted");
    expect(shown.combat).toEqual(ENDED);
    expect(shown).toMatchObject({ round: 1, favored: 4, past: true, hand: [], won: [1, 1, 0], supports: [0, 0, 0] });
  });
  it("begins a round with empty sand", () => {
    const shown = picture(scene(["dealt"]), "now");
    expect(shown).toMatchObject({ combat: null, lead: 0, number: 1, total: 10, supports: [1, 0, 0] });
  });
  it("keeps the last combat until the next card is led", () => {
    const state = { leader: 0, combats_won: [1, 0, 0], favored: 1 };
    const last = { cards: [20, 21, 22], leader: 1, taker: 0, best: 2 };
    const told = { last, past: [last] };
    expect(picture(scene(["took"], state, false, told), "now")).toMatchObject({ past: true, combat: last });
    const combat = { cards: [23], leader: 0, taker: -1, best: 0 };
    const next = scene(["led"], { ...state, combat: [23], initial: 1 }, false, { ...told, combat });
    expect(picture(next, "now")).toMatchObject({ past: false, lead: 1, combat });
    expect(picture(next, "finished")).toMatchObject({ past: true, lead: 0, combat: last });
    expect(pastCombats(next)).toEqual([last]);
  });
  it("knows who played what", () => {
    const combat = { cards: [20, 21], leader: 2, taker: -1, best: 0 };
    expect([0, 1, 2].map((seat) => placeOf(combat, seat, 3))).toEqual([1, -1, 0]);
    expect([0, 1].map((place) => playerAt(combat, place, 3))).toEqual([2, 0]);
  });
});

describe("the count", () => {
  it("is what the server has added up", () => {
    expect(lastCount(scene([]))).toMatchObject({ favored: 4, supports: [1, 0, 0], targets: [3, 3, 3], solo: false });
    expect(lastCount(scene([], {}, false, { count: null }))).toBeNull();
  });
});

describe("the seats", () => {
  it("puts you at the foot and your left neighbor first, clockwise", () => {
    expect(places(4, 2).map(({ seat }) => seat)).toEqual([3, 0, 1, 2]);
    expect(places(4, 2).map(({ x, y }) => `${x + 0},${y + 0}`)).toEqual(["-1,0", "0,-1", "1,0", "0,1"]);
    expect(places(3, -1).at(-1)?.seat).toBe(0);
  });
});
