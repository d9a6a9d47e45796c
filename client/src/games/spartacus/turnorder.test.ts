import { expect, test } from "vitest";
import { turnsOf } from "./turnorder";

test("the turns stand in the order in which they are played, also those that are over", () => {
  const now = turnsOf({ order: [3, 0, 1, 2], schemer: 2, to_come: [] });
  expect(now.map(({ seat, is }) => `${seat} ${is}`)).toEqual(["3 done", "0 done", "1 done", "2 now"]);
  const before = turnsOf({ order: [3, 0, 1, 2], schemer: -1, to_come: [3, 0, 1, 2] });
  expect(before.map(({ is }) => is)).toEqual(["later", "later", "later", "later"]);
});
