import { expect, test } from "vitest";
import { gloryFor } from "./glory";
import { lines } from "./samples";

test("Glory says what it is for", () => {
  const told = lines(
    ["contract", 0, 7],
    ["glory", 0, 2, 4],
    ["contract", 1, 0],
    ["glory", 1, 2, 7],
    ["glory", 1, 1, 8],
  );
  expect(told.map((line) => gloryFor(told, line))).toEqual(["", "contract", "", "contract", "rank"]);
});

test("Glory of a card or at rest has a line of its own that says so", () => {
  const told = lines(["played", 0, 3], ["glory", 0, 1, 5]);
  expect(told.map((line) => gloryFor(told, line))).toEqual(["", ""]);
});
