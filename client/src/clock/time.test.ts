import { expect, test } from "vitest";
import type { Clock, SeatClock } from "../lib/protocol";
import { countAt, leftOf, lengthOf, nextLook, playedUntil, running } from "./time";

const seat: SeatClock = {
  seat: 0,
  reserve: 60,
  of: "decision",
  began: 100,
  reserve_from: 130,
  until: 190,
  out: false,
  late: false,
};
const clock: Clock = {
  type: "clock",
  now: 1000,
  kind: "live",
  seats: [seat, { ...seat, seat: 1, of: "" }],
  paused: false,
  paused_since: -1,
  paused_until: 0,
  proposal: null,
  proposals: 0,
  ended: false,
  notes: [],
};

test("the time of a decision runs first, then the reserve", () => {
  expect(leftOf(seat, 100)).toEqual({ seconds: 90, own: 30, share: 1, late: false });
  expect(leftOf(seat, 130)).toMatchObject({ seconds: 60, own: 0, late: false });
  expect(leftOf(seat, 190 - 22.5)).toMatchObject({ seconds: 22.5, share: 0.25, late: true });
  expect(leftOf(seat, 300)).toMatchObject({ seconds: 0, share: 0, late: true });
});

test("a count that was set back never shows more than all of it", () => {
  expect(leftOf(seat, 50)).toMatchObject({ seconds: 90, share: 1 });
});

test("the page goes on from the server's count, and a pause stops it", () => {
  expect(countAt(clock, 5000, 7500)).toBe(1002.5);
  expect(playedUntil(clock, 1002.5)).toBe(1002.5);
  expect(playedUntil({ ...clock, paused: true, paused_since: 990 }, 1002.5)).toBe(990);
});

test("only those who are asked have a clock that runs", () => {
  expect(running(clock).map(({ seat }) => seat)).toEqual([0]);
});

test("lengths are read in minutes, hours or days", () => {
  expect(lengthOf(0)).toEqual({ unit: "clock", text: "0:00" });
  expect(lengthOf(4.2)).toEqual({ unit: "clock", text: "0:05" });
  expect(lengthOf(61)).toEqual({ unit: "clock", text: "1:01" });
  expect(lengthOf(2 * 3600)).toEqual({ unit: "hours", hours: 2, minutes: 0 });
  expect(lengthOf(24 * 3600)).toEqual({ unit: "hours", hours: 24, minutes: 0 });
  expect(lengthOf(3 * 86400 + 1)).toEqual({ unit: "days", days: 3, hours: 1 });
});

test("where nobody reads seconds, the page looks seldom", () => {
  expect(nextLook(30)).toBe(1000);
  expect(nextLook(86400)).toBeGreaterThanOrEqual(15_000);
});
