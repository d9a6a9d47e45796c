import { expect, it } from "vitest";
import { selector } from "../../stage/flights";
import { flashesOf, flightsOf } from "./flights";
import { lines } from "./samples";

it("moves gold, cards and Influence between places", () => {
  const found = flightsOf(
    lines(["paid-house", 1, 0, 3], ["influence-up", 2, 2, 7], ["paid-bank", 0, 0], ["turn", 3], ["toString"]),
  );
  expect(found).toEqual([
    { sign: "coin", amount: 3, from: { at: "seat", number: 1 }, to: { at: "seat", number: 0 } },
    { sign: "influence", amount: 2, from: { at: "middle" }, to: { at: "seat", number: 2 } },
  ]);
});
it("aims cards at houses and people", () => {
  const ends = flightsOf(lines(["schemed-house", 1, 6, 0], ["reacted-card", 2, 30, 7])).map(({ to }) => selector(to));
  expect(ends).toEqual(['[data-seat="0"]', '[data-card="7"]']);
});
it("lights up the people and houses that something is about", () => {
  const found = flashesOf(lines(["injured", 4], ["declined", 2], ["spied", 1, 3], ["turn", 1]));
  expect(found.map(({ sign, place }) => [sign, selector(place)])).toEqual([
    ["wound", '[data-card="4"]'],
    ["no", '[data-seat="2"]'],
    ["", '[data-seat="3"]'],
  ]);
});
