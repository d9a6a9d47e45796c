import { describe, expect, it } from "vitest";
import { scene } from "../../lib/samples";
import { challenge, grouped, signed, stageOf } from "./rules";

const FISTS = 1,
  SWORDS = 2,
  ARROWS = 3,
  AXES = 4,
  SHIELDS = 5;
const card = (school: number, rank: number): number => school * 16 + rank;

describe("the preview of a Challenge (G-3.4)", () => {
  const found = { card: card(SWORDS, 5), school: SWORDS, same: false };
  const told = scene({ stage: { ...stageOf(scene()), challenges: [found] } });
  it("is what the server says", () => {
    expect(challenge(told, card(SWORDS, 5))).toEqual(found);
    expect(challenge(told, card(SWORDS, 9))).toBeNull();
  });
  it("is nothing where the server says nothing", () => expect(challenge(scene(), card(SWORDS, 5))).toBeNull());
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

it("writes a real minus", () => expect([5, 0, -4].map(signed)).toEqual(["+5", "0", "−4"]));
