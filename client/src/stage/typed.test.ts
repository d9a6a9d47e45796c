import { expect, test } from "vitest";
import { counted, says } from "./typed";

test("a typed number counts at once, moved into the bounds", () => {
  expect(["11", " 7 ", "99", "1", "-3", "4.9"].map((typed) => counted(typed, 4, 20))).toEqual([11, 7, 20, 4, 4, 4]);
});

test("a number that is half typed is none", () => {
  expect(["", "-", "e", " "].map((typed) => counted(typed, 0, 9))).toEqual([null, null, null, null]);
});

test("the field says the value or something else", () => {
  expect(says("11", 11)).toBe(true);
  expect(says("011", 11)).toBe(true);
  expect(says("1", 4)).toBe(false);
  expect(says("", 0)).toBe(false);
  expect(says("", null)).toBe(true);
});
