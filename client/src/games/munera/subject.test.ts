import { expect, it } from "vitest";
import { lines } from "./samples";
import { subjectOf, targetOf } from "./subject";

it("finds the card that a moment is about", () => {
  expect(subjectOf(lines(["played-man", 2, 16, 4], ["vanished", 4]))).toEqual({ kind: "title", number: 16 });
  expect(targetOf(lines(["played-man", 2, 16, 4]))).toBe(4);
  expect(subjectOf(lines(["bids", [1, 2]], ["bought", 1, 45, 2]))).toEqual({ kind: "minister", number: 5 });
  expect(subjectOf(lines(["fame", 20, 2], ["promoted", 20, 1]))).toEqual({ kind: "man", number: 20 });
  expect(subjectOf(lines(["turn", 2], ["toString"]))).toBeNull();
});
