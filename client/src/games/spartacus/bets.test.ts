import { describe, expect, it } from "vitest";
import { atBest, limits, optionOf, pilesOf } from "./bets";
import { BET, PAYS } from "./numbers";
import { arena } from "./samples";

describe("bets", () => {
  it("are one option for all four piles", () => {
    expect(optionOf([0, 0, 0, 0])).toBe(BET);
    expect(optionOf([0, 3, 0, 1])).toBe(BET + 3 * 16 + 1);
    expect(pilesOf(optionOf([3, 0, 2, 1]))).toEqual([3, 0, 2, 1]);
  });
  it("are limited by the purse, the outcome and both victories together", () => {
    const open = arena({ most: [3, 3, 3, 3], together: 3 });
    expect(limits(open, null, [0, 0, 0, 0], 9)).toEqual([3, 3, 3, 3]);
    expect(limits(open, null, [2, 0, 0, 0], 9)).toEqual([3, 1, 3, 3]);
    expect(limits(open, null, [2, 0, 0, 0], 3)).toEqual([3, 1, 1, 1]);
    expect(limits(arena({ most: [0, 3, 3, 3], together: 3 }), null, [0, 0, 0, 0], 2)).toEqual([0, 2, 2, 2]);
  });
  it("pay one victory and one ending at best", () => {
    expect(atBest([3, 0, 1, 2], PAYS)).toBe(6 + 6);
    expect(atBest([0, 0, 0, 0], PAYS)).toBe(0);
  });
});
