import { expect, it } from "vitest";
import { boutsOf, bracketOf } from "./bracket";
import { lines } from "./samples";

it("draws the final before its houses are known", () => {
  const bracket = bracketOf(lines(["tournament", [2, 0, 1, 3]], ["bout", 0, 2], ["through", 2], ["bout", 1, 3]))!;
  expect(boutsOf(bracket)).toEqual([
    { round: 0, seats: [0, 2], winner: 2, now: false },
    { round: 0, seats: [1, 3], winner: -1, now: true },
    { round: 1, seats: [-1, -1], winner: -1, now: false },
  ]);
});

it("is a single bout for two houses", () => {
  const bracket = bracketOf(lines(["tournament", [0, 1]], ["bout", 0, 1]))!;
  expect(boutsOf(bracket)).toEqual([{ round: 0, seats: [0, 1], winner: -1, now: true }]);
  expect(bracketOf(lines(["round", 1]))).toBeNull();
});
