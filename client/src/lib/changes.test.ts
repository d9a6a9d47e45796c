import { expect, test } from "vitest";
import { edited } from "./changes";
import type { Edit } from "./protocol";
import { line, scene } from "./samples";

function after(edits: Edit[], view: Record<string, unknown>) {
  const before = scene({ seq: 4, fresh: true, view, log: [line(0)] });
  const kept = structuredClone(before);
  const found = edited(before, { type: "change", seq: 5, edits, log: [line(1)], closed: [0, 1] });
  expect(before).toEqual(kept);
  return { before, found };
}

test("puts values at their paths and shares the rest", () => {
  const view = { state: { gold: [1, 2], hands: [[3], null] }, ply: 7 };
  const { before, found } = after([{ path: ["view", "state", "gold", 1], value: 9 }], view);
  expect(found.view).toEqual({ state: { gold: [1, 9], hands: [[3], null] }, ply: 7 });
  expect(found.view.state.hands).toBe(before.view.state.hands);
  expect(found).toMatchObject({ seq: 5, fresh: false, log: [line(1)], closed: [0, 1] });
});

test("replaces entries of a list", () => {
  const view = { deck: [1, 2, 3, 4] };
  expect(after([{ path: ["view", "deck"], value: [8, 9], at: 1, removed: 2 }], view).found.view.deck).toEqual([
    1, 8, 9, 4,
  ]);
  expect(after([{ path: ["view", "deck"], value: [5], at: 4 }], view).found.view.deck).toEqual([1, 2, 3, 4, 5]);
  expect(after([{ path: ["view", "deck"], value: [], at: 0, removed: 1 }], view).found.view.deck).toEqual([2, 3, 4]);
});

test("a question comes and goes", () => {
  const { found } = after([{ path: ["question"], value: null }], {});
  expect(found.question).toBeNull();
});
