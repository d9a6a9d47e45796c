import { expect, test } from "vitest";
import { answersFor, complete, poolOf, propose, toggled, type Pool } from "./lineup";
import { stage as sample } from "./samples";
import type { Man, Stage } from "./stage";

const [MYRMILLO, THRAEX, HOPLOMACHUS, AEQUIMANUS, PROVOCATOR] = [0, 1, 2, 3, 6];
const man = (number: number, klass: number, virtus = 1): Man => ({
  ...{ man: number, seat: 0, origin: 2, klass, rank: 0, fame: 0, next_fame: 4, valor: 1, courage: 2 },
  ...{ charisma: 2, obedience: 5, virtus, worth: 2, cost: 2, wage: 0, engaged: false, wounded: false },
  ...{ lent_to: -1, lent_for: -1, partners: [], gone: false },
});
const men = [
  man(1, MYRMILLO),
  man(2, MYRMILLO, 3),
  man(3, THRAEX),
  man(4, HOPLOMACHUS, 3),
  man(5, AEQUIMANUS, 2),
  man(6, PROVOCATOR),
  man(7, PROVOCATOR),
];
const pool = (pairs: number, named: number[] = []): Pool => ({ men, named, pairs });

test("the strongest pairs are proposed, each of another kind", () => {
  expect(propose(pool(1)).sort()).toEqual([4, 5]);
  expect(propose(pool(2)).sort()).toEqual([2, 3, 4, 5]);
  expect(propose(pool(3)).sort()).toEqual([2, 3, 4, 5, 6, 7]);
});

test("who is named stays, and gets a partner", () => {
  expect(propose(pool(1, [1])).sort()).toEqual([1, 3]);
  expect(propose(pool(2, [1, 3])).sort()).toEqual([1, 3, 4, 5]);
});

test("a tap exchanges a man for another of his class, or a pair for a man of another kind", () => {
  expect(toggled(pool(2), [2, 3, 4, 5], 1).sort()).toEqual([1, 3, 4, 5]);
  expect(toggled(pool(2), [2, 3, 4, 5], 3).sort()).toEqual([2, 4, 5]);
  expect(toggled(pool(2), [2, 3, 4, 5], 6).sort()).toEqual([4, 5, 6]);
  expect(toggled(pool(1), [6], 7).sort()).toEqual([6, 7]);
  expect(toggled(pool(2, [2, 3]), [2, 3, 4, 5], 6).sort()).toEqual([2, 3, 6]);
  expect(toggled(pool(2, [2, 3]), [2, 3, 4, 5], 2).sort()).toEqual([2, 3, 4, 5]);
});

test("only whole pairs are sent, pair by pair", () => {
  expect(complete(pool(2), [2, 3, 4])).toBe(false);
  expect(complete(pool(2), [1, 2, 4, 5])).toBe(false);
  expect(complete(pool(2), [2, 3, 4, 5])).toBe(true);
  expect(answersFor(pool(2), [5, 3, 2, 4])).toEqual([62, 63, 64, 65]);
  expect(answersFor(pool(2, [4]), [4, 5, 2, 3])).toEqual([65, 62, 63]);
});

test("nobody else's choice is shown, and a stage without a spectacle has none", () => {
  const empty: Stage = { ...sample(), held: null };
  expect(poolOf(empty, 0)).toBe(null);
});
