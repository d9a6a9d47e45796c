import { expect, test } from "vitest";
import { inPairs, sidesLeft } from "./pairs";
import { HELD, type Man } from "./stage";

const man = (number: number, klass: number, ...partners: number[]): Man =>
  ({ man: number, klass, rank: 0, partners }) as unknown as Man;

test("pairs come first, and every man stands once", () => {
  const men = [man(1, 4), man(2, 0, 3, 5), man(3, 1, 2), man(5, 1, 2)];
  expect(inPairs(men).map((group) => group.map((each) => each.man))).toEqual([[2, 3], [5], [1]]);
});

test("those of both sides who have still to fight stand in the order of their pairings", () => {
  const held = {
    ...HELD.blank,
    host: 2,
    rival: 0,
    fighters: [
      [1, 2],
      [3, 5, 6],
    ],
    fought: [5],
  };
  const found = sidesLeft([man(1, 6), man(2, 1), man(3, 6), man(5, 0), man(6, 0), man(7, 0)], held);
  expect(found.map(({ seat, men }) => [seat, ...men.map((each) => each.man)])).toEqual([
    [2, 2, 1],
    [0, 6, 3],
  ]);
});
