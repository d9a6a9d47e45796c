import { describe, expect, it } from "vitest";
import { challenge, earners, favorOf, grouped, signed, strength, winning, wonBySide, worth } from "./rules";

const FISTS = 1,
  SWORDS = 2,
  ARROWS = 3,
  AXES = 4,
  SHIELDS = 5;
const card = (school: number, rank: number): number => school * 16 + rank;
const FAVOR = [0, 0, -1, -1, 0, 0, 0, 0, -4, 2, 1, 1, 1, 1, 1, 1, 5];

// The rulebook's worked examples (rules/gorus.md).
describe("who is winning (G-3.5)", () => {
  it("round start: the Challenge makes Arrows the favorite", () => {
    const combat = [card(FISTS, 4), card(FISTS, 10), card(ARROWS, 10)];
    expect(winning(combat.slice(0, 2), FISTS)).toBe(1);
    expect(winning(combat, ARROWS)).toBe(2);
    expect(favorOf(FAVOR, combat, ARROWS)).toBe(2);
  });
  it("discarding: no favorite among the cards, so the lead school wins", () => {
    const combat = [card(SWORDS, 5), card(FISTS, 8), card(SWORDS, 1)];
    expect(winning(combat, SHIELDS)).toBe(0);
    expect(favorOf(FAVOR, combat, SHIELDS)).toBe(-4);
  });
  it("sneaky idea: a card played before the Challenge counts as trump", () => {
    const combat = [card(FISTS, 9), card(AXES, 8), card(FISTS, 5), card(AXES, 5)];
    expect(winning(combat, AXES)).toBe(1);
    expect(favorOf(FAVOR, combat, AXES)).toBe(-2);
  });
  it("final blow: the favorite's 0 wins and is worth 5", () => {
    const combat = [card(ARROWS, 12), card(FISTS, 7), card(FISTS, 0), card(SWORDS, 0)];
    expect(winning(combat, SWORDS)).toBe(3);
    expect(favorOf(FAVOR, combat, SWORDS)).toBe(6);
  });
  it("needs a card", () => expect(winning([], FISTS)).toBe(-1));
  it("ranks favorite, lead, others", () => {
    expect(strength(card(AXES, 0), AXES, FISTS)).toBeGreaterThan(strength(card(FISTS, 15), AXES, FISTS));
    expect(strength(card(SWORDS, 15), AXES, FISTS)).toBe(-1);
  });
});

describe("the preview of a Challenge (G-3.4)", () => {
  const combat = [card(FISTS, 9), card(AXES, 5)];
  it("compares with the card just before", () => {
    expect(challenge(card(SWORDS, 5), combat, FISTS)).toEqual({ school: SWORDS, same: false });
    expect(challenge(card(SWORDS, 9), combat, FISTS)).toBeNull();
  });
  it("says when the favorite stays", () => {
    expect(challenge(card(FISTS, 5), combat, FISTS)).toEqual({ school: FISTS, same: true });
  });
  it("is never made by a lead (G-3.2)", () => expect(challenge(card(SWORDS, 5), [], FISTS)).toBeNull());
});

describe("the hand", () => {
  const hand = [card(SHIELDS, 4), card(FISTS, 12), card(AXES, 0), card(FISTS, 3), card(ARROWS, 7)];
  it("shows trump, lead, rest", () => {
    expect(grouped(hand, AXES, FISTS)).toEqual([
      [card(AXES, 0)],
      [card(FISTS, 3), card(FISTS, 12)],
      [card(ARROWS, 7), card(SHIELDS, 4)],
    ]);
  });
  it("leaves empty groups out", () => {
    expect(grouped(hand, 0, 0)).toHaveLength(1);
    expect(grouped([], AXES, FISTS)).toEqual([]);
  });
});

describe("the count (G-4)", () => {
  it("knows the favorite's 0", () => {
    expect(worth(FAVOR, card(AXES, 0), AXES)).toBe(5);
    expect(worth(FAVOR, card(AXES, 0), FISTS)).toBe(0);
    expect(worth(FAVOR, card(AXES, 8), AXES)).toBe(-4);
  });
  it("gives a combat to the side of its taker", () => {
    expect(wonBySide([1, 2, 3, 4, 5, 6, 7, 8], [2, 1], [0, 1, 0, 1], 4)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
    expect(wonBySide([], [], [0, 1, 2], 3)).toEqual([[], [], []]);
  });
  it("gives a support to the highest, to all of them where tied", () => {
    expect(earners([-3, 4, 4], [[], [], []], false)).toEqual([1, 2]);
    expect(earners([-3, 0], [[], []], false)).toEqual([1]);
  });
  it("asks for more and an 8 in solo (G-7.2)", () => {
    const eight = [card(AXES, 8)];
    expect(earners([3, 2], [eight, []], true)).toEqual([0]);
    expect(earners([3, 2], [[], eight], true)).toEqual([1]);
    expect(earners([2, 2], [eight, []], true)).toEqual([1]);
  });
  it("writes a real minus", () => expect([5, 0, -4].map(signed)).toEqual(["+5", "0", "−4"]));
});
