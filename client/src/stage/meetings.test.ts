import { expect, it } from "vitest";
import { met } from "./meetings";

it("counts who met whom, and who won", () => {
  const table = met(
    [
      { seats: [0, 1], winner: 1 },
      { seats: [1, 0], winner: 1 },
      { seats: [0, 2], winner: -1 },
      { seats: [2, 2], winner: 2 },
      { seats: [0, 7], winner: 0 },
    ],
    3,
  );
  expect(table[0]).toEqual([
    { wins: 0, fights: 0 },
    { wins: 0, fights: 2 },
    { wins: 0, fights: 1 },
  ]);
  expect(table[1]?.[0]).toEqual({ wins: 2, fights: 2 });
  expect(table[2]?.[2]).toEqual({ wins: 1, fights: 1 });
});
