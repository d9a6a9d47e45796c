import { expect, test } from "vitest";
import { highest, outcome, type SealedSeat } from "./sealed";

const seat = (number: number, sealed: boolean, amount: number | null = null): SealedSeat => ({
  seat: number,
  name: `Seat ${number}`,
  sealed,
  amount,
});

test("before the reveal it says only whether all are in", () => {
  expect(outcome([seat(0, true, 4), seat(1, false)], false, -1, -1, 0)).toBe("waiting");
  expect(outcome([seat(0, true, 4), seat(1, true)], false, 0, 4, 0)).toBe("ready");
});

test("at the reveal it says who won", () => {
  const open = [seat(0, true, 4), seat(1, true, 6)];
  expect(outcome(open, true, 1, 6, 0)).toBe("won");
  expect(outcome(open, true, 1, 6, 1)).toBe("won-you");
  expect(outcome([seat(0, true, 6), seat(1, true, 6)], true, -1, 6, 0)).toBe("tie");
  expect(outcome([seat(0, true), seat(1, true)], true, -1, -1, 0)).toBe("nobody");
});

test("the highest bids, without those who bid nothing", () => {
  expect(highest([3, -1, 7, 7])).toEqual([2, 3]);
  expect(highest([-1, -1])).toEqual([]);
  expect(highest([0, -1])).toEqual([0]);
});
