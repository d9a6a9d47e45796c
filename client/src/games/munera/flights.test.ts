import { expect, it } from "vitest";
import { selector } from "../../stage/flights";
import { flashesOf, flightsOf } from "./flights";
import { lines } from "./samples";

it("moves coins, cards and laurels between places", () => {
  const found = flightsOf(lines(["stolen", 1, 0, 3], ["glory", 2, 2, 5], ["paid", 0, 0], ["turn", 3], ["toString"]));
  expect(found).toEqual([
    { sign: "coin", amount: 3, from: { at: "seat", number: 0 }, to: { at: "seat", number: 1 } },
    { sign: "laurel", amount: 2, from: { at: "middle" }, to: { at: "seat", number: 2 } },
  ]);
});
it("sells men from where they lie, and Ministers from the middle", () => {
  const signs = (ware: number): string[] => flightsOf(lines(["bought", 1, ware, 4])).map(({ sign }) => sign);
  expect([signs(5), signs(45)]).toEqual([
    ["coin", "helm-none"],
    ["coin", "hand"],
  ]);
});
it("lights up the men and seats that something is about", () => {
  const found = flashesOf(lines(["hurt", 4], ["named", 1, 6], ["stands", 2], ["turn", 1]));
  expect(found.map(({ sign, place }) => [sign, selector(place)])).toEqual([
    ["wound", '[data-man="4"]'],
    ["", '[data-man="6"]'],
    ["", '[data-seat="2"]'],
  ]);
});
