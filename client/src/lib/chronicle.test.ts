import { expect, test } from "vitest";
import { merge, readable } from "./chronicle";
import { line } from "./samples";

const numbers = (lines: { n: number }[]) => lines.map((one) => one.n);

test("a gap is appended, what comes twice is held once", () => {
  const held = merge([line(0), line(1)], { fresh: false, log: [line(1), line(2)] });
  expect(numbers(held)).toEqual([0, 1, 2]);
});

test("a fresh log replaces what we held", () => {
  expect(numbers(merge([line(0), line(1), line(2)], { fresh: true, log: [line(0)] }))).toEqual([0]);
  expect(merge([line(0)], { fresh: true, log: [] })).toEqual([]);
});

test("closed lines are hidden as long as they are closed", () => {
  const held = [line(0), line(1), line(2), line(3)];
  expect(numbers(readable(held, [1, 3]))).toEqual([0, 3]);
  expect(numbers(readable(held, []))).toEqual([0, 1, 2, 3]);
  expect(numbers(readable(held, [0, 0]))).toEqual([0, 1, 2, 3]);
});
