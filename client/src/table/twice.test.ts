import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DoubleClicks } from "./twice";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const click = (detail: number, pointerType = "mouse", clientX = 0): MouseEvent =>
  ({ detail, pointerType, clientX, clientY: 0 }) as unknown as MouseEvent;

function asked(ms: number): DoubleClicks {
  const clicks = new DoubleClicks();
  vi.advanceTimersByTime(1000);
  clicks.renew();
  vi.advanceTimersByTime(ms);
  return clicks;
}

test("the second click of a double click does not answer a question that has just come", () => {
  expect(asked(100).isLate(click(2))).toBe(true);
  expect(asked(400).isLate(click(2))).toBe(false);
});

test("a first click and a key always count", () => {
  expect(asked(0).isLate(click(1))).toBe(false);
  expect(asked(0).isLate(click(0))).toBe(false);
});

test("the second tap of a finger is told by its time and place", () => {
  const clicks = asked(1000);
  expect(clicks.isLate(click(1, "touch"))).toBe(false);
  clicks.renew();
  vi.advanceTimersByTime(200);
  expect(clicks.isLate(click(1, "touch", 20))).toBe(true);
  clicks.renew();
  expect(clicks.isLate(click(1, "touch", 200))).toBe(false);
  vi.advanceTimersByTime(400);
  expect(clicks.isLate(click(1, "touch"))).toBe(false);
});

test("two taps on one new question are both meant for it", () => {
  const clicks = asked(50);
  expect(clicks.isLate(click(1, "touch"))).toBe(false);
  vi.advanceTimersByTime(100);
  expect(clicks.isLate(click(1, "touch"))).toBe(false);
  expect(clicks.isLate(click(2))).toBe(false);
});
