import { expect, it } from "vitest";
import { lines } from "./samples";
import { duelsOf, storyOf } from "./story";

it("tells the best spectacle, the longest duel and the dead", () => {
  const log = lines(
    ["turn", 1],
    ["duel", 0, 3, 1, 5],
    ["melee", 3, 4, 5, 2],
    ["killed", 5, 1, 2],
    ["glory", 0, 3, 3],
    ["glory", 1, 1, 1],
    ["closed", 12],
    ["turn", 2],
    ["duel", 0, 3, 1, 6],
    ["melee", 3, 4, 6, 2],
    ["melee", 3, 4, 6, 2],
    ["glory", 1, 2, 3],
    ["closed", 14],
  );
  expect(storyOf(log)).toEqual({
    best: { seat: 0, points: 3, turn: 1, spectacle: 12 },
    duel: { men: [3, 6], rounds: 2, turn: 2 },
    dead: [5],
  });
});

it("tells who met whom in duels", () => {
  const log = lines(["duel", 0, 3, 1, 5], ["victory", 1, 5], ["duel", 2, 7, 0, 3], ["stantes-missi", 7, 3]);
  expect(duelsOf(log)).toEqual([
    { seats: [0, 1], winner: 1 },
    { seats: [2, 0], winner: -1 },
  ]);
});
