import { expect, test } from "vitest";
import { fits, found, initial, isFull, pieces } from "./phrasing";

test("a phrase is cut at its slots, wherever a language puts them", () => {
  expect(pieces({ text: "{card} for {gold}?", slots: ["gold", "card"] })).toEqual([
    { slot: 1 },
    { text: " for " },
    { slot: 0 },
    { text: "?" },
  ]);
  expect(pieces({ text: "Braces {like this} and {these}", slots: [] })).toEqual([
    { text: "Braces {like this} and " },
    { text: "{these}" },
  ]);
});

test("an amount begins with one; everything else has to be chosen", () => {
  const values = initial({ domains: ["amount", "card"] });
  expect(values).toEqual([1, null]);
  expect(isFull(values)).toBe(false);
  expect(isFull([1, "gladius"])).toBe(true);
  expect(isFull([0]), "seat 0").toBe(true);
});

test("an amount fits as it is, or not at all", () => {
  expect([1, 99].every((amount) => fits(amount, 99))).toBe(true);
  expect([0, -5, 100, 500, 2.5, null, NaN].some((amount) => fits(amount, 99))).toBe(false);
});

test("things are found without accents; those that begin with the words come first", () => {
  const things = ["Grande épée", "Épée", "Filet"].map((label) => ({ id: label, label, about: "" }));
  expect(found(things, "epee").map(({ label }) => label)).toEqual(["Épée", "Grande épée"]);
  expect(found(things, " ")).toEqual(things);
  expect(found(things, "hasta")).toEqual([]);
});
