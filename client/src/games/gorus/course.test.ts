import { expect, it } from "vitest";
import type { Line } from "../../lib/protocol";
import { bestOf, courseOf } from "./course";

const lines = (...told: [kind: string, ...args: unknown[]][]): Line[] =>
  told.map(([kind, ...args], n) => ({ n, kind, args, text: "", parts: [], pause: false }));

it("tells crowd favor and supports by round", () => {
  const course = courseOf(
    lines(
      ["dealt", 1, 0],
      ["challenge", 1, 3],
      ["challenge-same", 1, 3],
      ["counted", [4, -2], 3],
      ["support", 0, 1],
      ["dealt", 2, 1],
      ["counted", [1, 6], 2],
      ["support", 1, 1],
    ),
    2,
    2,
  );
  expect(course.favor).toEqual([
    [0, 0],
    [4, -2],
    [1, 6],
  ]);
  expect(course.supports).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
  ]);
  expect(course.challenges).toEqual([0, 2]);
  expect(bestOf(course)).toEqual({ side: 1, points: 6, round: 2 });
});

it("skips lines that cannot be read", () => {
  const course = courseOf(lines(["counted"], ["support", 9, 1], ["challenge", "x"]), 2, 2);
  expect(course).toEqual({ first: 0, favor: [[0, 0]], supports: [[0, 0]], challenges: [0, 0] });
  expect(bestOf(course)).toBe(null);
});
