import { expect, test } from "vitest";
import type { Line } from "../../lib/protocol";
import { courseOf } from "./course";

const line = (kind: string, ...args: unknown[]): Line => ({ n: 0, kind, args, text: "", parts: [], pause: false });

test("Glory is drawn turn by turn", () => {
  const lines = [
    line("turn", 1),
    line("glory", 0, 2, 2),
    line("glory", 1, 1, 1),
    line("turn", 2),
    line("glory", 0, 1, 3),
  ];
  expect(courseOf(lines, 2)).toEqual([
    [0, 0],
    [2, 1],
    [3, 1],
  ]);
});

test("a line without its arguments is skipped", () => {
  expect(courseOf([line("glory"), line("glory", 7, 1, 1), line("fame", 0, 1)], 2)).toEqual([[0, 0]]);
});
