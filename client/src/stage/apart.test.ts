import { expect, test } from "vitest";
import { apart } from "./apart";

test("numbers at the ends of the lines lie apart", () => {
  expect(apart([60, 60, 30], 11, 60)).toEqual([49, 60, 30]);
  expect(apart([10, 12, 60], 11, 60)).toEqual([5.5, 16.5, 60]);
  expect(apart([12, 24, 20, 8], 11, 60), "none is cut at the top").toEqual([11, 33, 22, 0]);
});
