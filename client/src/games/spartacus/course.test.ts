import { expect, test } from "vitest";
import type { PromiseInfo } from "../../lib/protocol";
import { bracketOf } from "./bracket";
import { courseOf } from "./course";
import { promisesThatMatter } from "./promises";
import { lines, stage } from "./samples";

test("Influence and gold over the turns", () => {
  const log = lines(
    ["gained-gold", 0, 10],
    ["gained-gold", 1, 8],
    ["turn", 1],
    ["books-pay", 0, 2],
    ["influence-up", 1, 1, 5],
    ["gave-gold", 0, 1, 3],
    ["turn", 2],
    ["bought", 0, 7, 4],
    ["bet", 1, [3, 0, 0, 2]],
    ["bets-won", 1, 6],
    ["influence-down", 0, 2, 2],
  );
  expect(courseOf(log, 2, 4)).toEqual({
    influence: [
      [4, 4],
      [4, 5],
      [2, 5],
    ],
    gold: [
      [10, 8],
      [5, 11],
      [1, 12],
    ],
  });
});

test("lines that cannot be read are skipped", () => {
  const log = lines(["influence-up", 9, 1, 5], ["influence-up", "x"], ["gained-gold", 7, 3], ["bet", 0]);
  expect(courseOf(log, 2, 4)).toEqual({ influence: [[4, 4]], gold: [[0, 0]] });
});

test("a tournament of four as a bracket", () => {
  const log = lines(
    ["tournament", [2, 0, 1, 3]],
    ["bout", 0, 2],
    ["through", 0],
    ["bout", 1, 3],
    ["through", 3],
    ["bout", 0, 3],
  );
  expect(bracketOf(log)).toEqual({
    entrants: [2, 0, 1, 3],
    bouts: [
      { houses: [0, 2], winner: 0, final: false },
      { houses: [1, 3], winner: 3, final: false },
      { houses: [0, 3], winner: -1, final: true },
    ],
    to_come: 0,
  });
  expect(bracketOf([])).toBe(null);
});

test("promises between me and the houses that are asked about", () => {
  const promise = (n: number, by: number, to: number, state: PromiseInfo["state"] = "open"): PromiseInfo => ({
    ...{ n, by, to, state, text: "", pay: [], free_action: "", amount: 0 },
  });
  const all = [promise(1, 0, 1), promise(2, 1, 0), promise(3, 2, 0), promise(4, 1, 0, "broken"), promise(5, 1, 2)];
  const found = promisesThatMatter(all, stage({ parties: [1] }), 0);
  expect(found.mine.map(({ n }) => n)).toEqual([1]);
  expect(found.theirs.map(({ n }) => n)).toEqual([2]);
  expect(found.broken.map(({ n }) => n)).toEqual([4]);
});
