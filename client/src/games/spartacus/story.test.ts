import { expect, it } from "vitest";
import type { PromiseInfo } from "../../lib/protocol";
import { lines } from "./samples";
import { fightsOf, leadOf, meetingsOf, riseOf, storyOf } from "./story";

it("tells who led since when, and whose turn was the best", () => {
  const course = [
    [4, 4],
    [5, 4],
    [5, 8],
    [6, 9],
  ];
  expect(leadOf(course)).toEqual({ seat: 1, turn: 2 });
  expect(riseOf(course)).toEqual({ seat: 1, turn: 2, points: 4 });
  expect(leadOf([[4, 4]])).toBeNull();
  expect(leadOf([[4, 5]])).toBeNull(); // in the set-up
});
it("counts turns as the log does, though it begins in the middle of a match", () => {
  const log = lines(["sent", 0, 3], ["sent", 1, 5], ["turn", 5]);
  const course = [
    [4, 6],
    [4, 7],
  ];
  expect(storyOf(log, course, [], 5)).toMatchObject({ lead: { turn: 4 }, rise: { turn: 5 }, fight: { turn: 4 } });
  expect(storyOf([], [[4, 6]], [], 3).lead).toEqual({ seat: 1, turn: 3 });
});
it("finds the biggest fight, with who really fought in it", () => {
  const log = lines(
    ["turn", 1],
    ["sent", 0, 3],
    ["sent", 1, 5],
    ["round", 1],
    ["lost-die", 1, 0],
    ["defeated", 1, 5, 1],
    ["turn", 2],
    ["sent", 2, 7],
    ["sent", 0, 3],
    ["replaced", 0, 4, 3],
    ["round", 1],
    ["round", 2],
    ["lost-die", 0, 1],
    ["defeated", 0, 4, 2],
    ["killed", 2, 4],
  );
  expect(fightsOf(log).map(({ cards, rounds }) => [cards, rounds])).toEqual([
    [[3, 5], 1],
    [[7, 4], 2],
  ]);
  const { fight, dead } = storyOf(log, [[4, 4]], []);
  expect(fight).toMatchObject({ turn: 2, loser: 4, died: true });
  expect(dead).toEqual([4]);
});
it("finds the worst betrayal, and who stood in whose way", () => {
  const word = (n: number, by: number, to: number, state: PromiseInfo["state"]): PromiseInfo => ({
    ...{ n, by, to, state, text: `word ${n}`, pay: [], free_action: "", amount: 0 },
  });
  const promises = [word(1, 2, 0, "broken"), word(2, 1, 0, "broken"), word(3, 1, 0, "broken"), word(4, 3, 0, "kept")];
  const log = lines(["schemed", 0, 3], ["guard-held", 1, 3], ["foiled", 0, 3], ["schemed", 0, 4], ["foiled", 0, 4]);
  const { broken, foiled } = storyOf(log, [[4, 4]], promises);
  expect(broken?.text).toBe("word 3");
  expect(foiled).toEqual({ by: 1, of: 0, count: 1 });
});

it("tells who met whom in the arena", () => {
  const log = lines(
    ["sent", 0, 3],
    ["sent", 1, 5],
    ["defeated", 0, 3, 2],
    ["bout", 1, 2],
    ["sent", 1, 5],
    ["sent", 2, 7],
    ["no-fight", 1],
  );
  expect(meetingsOf(log)).toEqual([
    { seats: [0, 1], winner: 1 },
    { seats: [1, 2], winner: -1 },
  ]);
});
