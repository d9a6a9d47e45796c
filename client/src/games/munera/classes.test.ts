import { expect, test } from "vitest";
import { answersFor, pairings, suggest } from "./classes";
import type { Man } from "./stage";

const man = (number: number, klass = -1): Man => ({ man: number, klass }) as Man;

test("pairs are counted by their kinds, and men without a rival are named", () => {
  expect(pairings([0, 1, 0, 1, 4])).toEqual({ pairs: 2, kinds: 1, alone: [4] });
  expect(pairings([6, 6, 6])).toEqual({ pairs: 1, kinds: 1, alone: [6] });
  expect(pairings([1, 1, 0])).toEqual({ pairs: 1, kinds: 1, alone: [1] });
});

test("six new men make three pairs of three kinds", () => {
  const found = suggest(
    [0, 1, 2, 3, 4, 5].map((each) => man(each)),
    [],
  );
  expect(pairings(Object.values(found))).toEqual({ pairs: 3, kinds: 3, alone: [] });
});

test("a new man completes the pair that lacks one", () => {
  expect(suggest([man(9)], [man(1, 4)])).toEqual({ 9: 5 });
});

test("the answers are the classes' options", () => {
  expect(answersFor([0, 6])).toEqual([10, 16]);
});
