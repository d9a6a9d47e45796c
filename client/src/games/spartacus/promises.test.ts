import { expect, test } from "vitest";
import type { PromiseInfo } from "../../lib/protocol";
import { promisesThatMatter } from "./promises";
import { stage } from "./samples";

const promise = (n: number, by: number, to: number, state: PromiseInfo["state"] = "open"): PromiseInfo => ({
  ...{ n, by, to, state, text: "", pay: [], free_action: "", amount: 0 },
});
const matter = (parties: number[], ...promises: PromiseInfo[]) => {
  const found = promisesThatMatter(promises, stage({ parties }), 0);
  return [found.mine, found.theirs, found.broken].map((each) => each.map(({ n }) => n));
};

test("promises between the viewer and the houses of the question matter", () => {
  expect(matter([1], promise(1, 0, 1), promise(2, 1, 0), promise(3, 0, 2), promise(4, 2, 0))).toEqual([[1], [2], []]);
  expect(matter([2, 3], promise(1, 2, 3), promise(2, 0, 1))).toEqual([[], [], []]);
});

test("what was kept no longer matters, what was broken towards the viewer does", () => {
  const all = [
    promise(1, 1, 0, "kept"),
    promise(2, 1, 0, "broken"),
    promise(3, 0, 1, "broken"),
    promise(4, 1, 0, "broken"),
  ];
  expect(matter([1], ...all)).toEqual([[], [], [4, 2]]);
});
