import { expect, test } from "vitest";
import { inPairs } from "./pairs";
import type { Man } from "./stage";

const man = (number: number, klass: number, ...partners: number[]): Man =>
  ({ man: number, klass, rank: 0, partners }) as unknown as Man;

test("pairs come first, and every man stands once", () => {
  const men = [man(1, 4), man(2, 0, 3, 5), man(3, 1, 2), man(5, 1, 2)];
  expect(inPairs(men).map((group) => group.map((each) => each.man))).toEqual([[2, 3], [5], [1]]);
});
