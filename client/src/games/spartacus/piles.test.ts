import { expect, test } from "vitest";
import { piles } from "./piles";

const sortOf = (card: number) => (card < 20 ? "gladiator" : card < 40 ? "slave" : "weapon");
const cards = (...numbers: number[]) => numbers.map((card) => ({ card }));
const counts = (found: { card: number }[][]) => found.map((pile) => pile.length);

test("as many as fit lie one beside the other", () => {
  expect(counts(piles(cards(1, 2, 3, 21, 22, 23, 24, 41, 42, 43), sortOf))).toEqual(Array(10).fill(1));
});

test("if there are more, slaves are piled up first, and gladiators last", () => {
  const many = cards(1, 2, 3, 4, 21, 22, 23, 24, 41, 42, 43);
  expect(counts(piles(many, sortOf))).toEqual([1, 1, 1, 1, 4, 1, 1, 1]);
  const most = cards(...Array.from({ length: 11 }, (_, at) => at + 1), 21, 22);
  expect(counts(piles(most, sortOf))).toEqual([11, 2]);
});

test("what is turned, wounded or can be picked lies apart", () => {
  const many = [...cards(1, 2, 3, 4, 5, 6, 7), ...cards(21, 22, 23), { card: 24, exhausted: true }];
  expect(counts(piles(many, sortOf)).slice(7)).toEqual([3, 1]);
  expect(counts(piles(many, sortOf, (card) => card === 22)).slice(7)).toEqual([2, 1, 1]);
});
