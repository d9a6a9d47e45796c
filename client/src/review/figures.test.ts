import { describe, expect, it } from "vitest";
import type { Review, ReviewedDecision } from "../lib/protocol";
import { alternatives, chancesAt, lost, lucks, mattered, points, turnings } from "./figures";

const decision = (n: number, verdict: ReviewedDecision["verdict"], cost: number): ReviewedDecision => ({
  n,
  then: n + 1,
  verdict,
  given: "a",
  best: "b",
  before: 0.5,
  after: 0.5 - cost,
  cost,
  others: [],
  why: "",
});

const course = [
  { n: 0, chances: [0.5, 0.5] },
  { n: 4, chances: [0.55, 0.45] },
  { n: 8, chances: [0.2, 0.8] },
  { n: 12, chances: [0, 1] },
];

describe("a review", () => {
  it("names the decisions that surely cost most, the worst first", () => {
    const all = [
      decision(1, "mistake", 0.06),
      decision(2, "good", 0.3), // may be chance
      decision(3, "blunder", 0.2),
      decision(4, "inaccuracy", 0.03),
      decision(5, "mistake", 0.05),
    ];
    expect(mattered({ decisions: all } as Review).map(({ n }) => n)).toEqual([3, 1, 5]);
    expect(lost({ decisions: all } as Review)).toBeCloseTo(0.64);
  });

  it("finds where the match turned", () => {
    expect(turnings(course)).toEqual([
      { n: 8, seat: 0, from: 0.55, to: 0.2 },
      { n: 12, seat: 0, from: 0.2, to: 0 },
    ]);
    expect(turnings([])).toEqual([]);
  });

  it("names one turning point where the chances swing to and fro", () => {
    const swings = [0.5, 0.9, 0.1, 0.5, 0.5].map((chance, at) => ({ n: 100 + at, chances: [chance, 1 - chance] }));
    expect(turnings(swings).map(({ n }) => n)).toEqual([102]);
  });

  it("names the alternatives that were better than what was played", () => {
    const others = [
      { text: "b", chance: 0.6 },
      { text: "c", chance: 0.7 },
      { text: "d", chance: 0.41 },
    ];
    const one = { ...decision(1, "mistake", 0.2), before: 0.6, after: 0.4, others };
    expect(alternatives(one)).toEqual([{ text: "c", chance: 0.6 }]);
    expect(alternatives({ ...one, given: "b" }).map(({ text }) => text)).toEqual(["c", "d"]);
  });

  it("knows the chances at every moment", () => {
    expect(chancesAt(course, 7)).toEqual([0.55, 0.45]);
    expect(chancesAt(course, 99)).toEqual([0, 1]);
    expect(chancesAt([], 1)).toEqual([]);
  });

  it("adds luck up, and writes points with their sign", () => {
    const fortunes = [
      { n: 1, luck: [0.1, -0.1] },
      { n: 2, luck: [-0.25, 0.25] },
    ];
    expect(lucks({ fortunes } as Review, 2).map((each) => points(each, "en"))).toEqual(["-15", "+15"]);
  });
});
