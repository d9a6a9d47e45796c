import { expect, test } from "vitest";
import { merge, readable, withNotes } from "./chronicle";
import type { Note } from "./protocol";
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

test("what was decided stands between the lines, in its place", () => {
  const note = (number: number, after: number): Note => ({
    number,
    after,
    what: "undo",
    outcome: "agreed",
    by: 0,
    seat: -1,
    minutes: 0,
  });
  const told = (whole: boolean) =>
    withNotes([line(3), line(4), line(6)], [note(1, 0), note(2, 4), note(3, 5), note(4, 7)], whole).map((each) =>
      each.line ? each.line.n : `note ${each.note.number}`,
    );
  expect(told(true)).toEqual(["note 1", 3, "note 2", 4, "note 3", 6, "note 4"]);
  expect(told(false)).toEqual([3, "note 2", 4, "note 3", 6, "note 4"]);
  expect(withNotes([], [note(1, 0)], true)).toHaveLength(1);
});
