import { expect, it } from "vitest";
import type { Moment } from "../../stage/kit";
import { lines } from "./samples";
import { subjectOf, swapOf, targetOf } from "./subject";

const moment = (name: string, ...told: [string, ...unknown[]][]): Moment => ({
  ...{ name, weight: "decisive", mine: false, over: "after" },
  lines: lines(...told),
});

it("finds the card that a moment is about", () => {
  expect(subjectOf(moment("scheme", ["schemed-card", 1, 6, 9]))).toEqual({ kind: "title", number: 6 });
  expect(subjectOf(moment("death", ["reacted", 1, 30], ["killed", 2, 5]))).toEqual({ kind: "card", number: 5 });
  expect(subjectOf(moment("bids", ["bids", [0, 3, 1, 2]], ["bought", 0, 8, 3]))).toEqual({ kind: "card", number: 8 });
  expect(subjectOf(moment("turn", ["turn", 2], ["toString"]))).toBeNull();
});
it("finds whom it hits, and who was swapped", () => {
  expect(targetOf(moment("scheme", ["schemed-house", 1, 6, 0]))).toEqual({ kind: "seat", number: 0 });
  expect(targetOf(moment("scheme", ["schemed-card", 1, 6, 9]))).toEqual({ kind: "card", number: 9 });
  expect(targetOf(moment("scheme", ["schemed", 1, 6]))).toBeNull();
  expect(swapOf(moment("rigged", ["replaced", 0, 4, 2]))).toEqual({ now: 4, instead: 2, seat: 0 });
});
