import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace, type Motion } from "./pace.svelte";
import { line, scene } from "./samples";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begun(motion: Motion = "normal"): Pace {
  const pace = new Pace(
    () => motion,
    () => ["took"],
  );
  pace.push(scene({ seq: 1, fresh: true, log: [line(0)] }), true);
  vi.advanceTimersByTime(0);
  return pace;
}

test("scenes are shown one by one", () => {
  const pace = begun();
  for (const seq of [2, 3, 4]) pace.push(scene({ seq, log: [line(seq)] }), false);
  expect(pace.scene?.seq).toBe(2);
  expect(pace.behind).toBe(2);
  vi.advanceTimersByTime(499);
  expect(pace.scene?.seq).toBe(2);
  vi.advanceTimersByTime(1);
  expect(pace.scene?.seq).toBe(3);
  expect(pace.lines.map((one) => one.n)).toEqual([0, 2, 3]);
  vi.advanceTimersByTime(1000);
  expect(pace.scene?.seq).toBe(4);
  expect(pace.settled).toBe(true);
});

test("a won trick is looked at longer, and fast is faster", () => {
  for (const [motion, ms] of [
    ["normal", 1300],
    ["fast", 1300 / 3],
    ["off", 0],
  ] as [Motion, number][]) {
    const pace = begun(motion);
    pace.push(scene({ seq: 2, log: [line(1, "took")] }), false);
    pace.push(scene({ seq: 3 }), false);
    if (ms) vi.advanceTimersByTime(Math.floor(ms) - 1);
    expect(pace.scene?.seq).toBe(2);
    vi.advanceTimersByTime(2);
    expect(pace.scene?.seq).toBe(3);
  }
});

test("a fresh scene does not wait, and no line is lost on the way", () => {
  const pace = begun();
  for (const seq of [2, 3]) pace.push(scene({ seq, log: [line(seq)] }), false);
  pace.push(scene({ seq: 9, log: [line(9)] }), true);
  expect(pace.scene?.seq).toBe(9);
  expect(pace.behind).toBe(0);
  expect(pace.lines.map((one) => one.n)).toEqual([0, 2, 3, 9]);
});

test("too many scenes: to the last one", () => {
  const pace = begun();
  for (let seq = 2; seq <= 43; seq++) pace.push(scene({ seq }), false);
  expect(pace.scene?.seq).toBe(43);
  expect(pace.behind).toBe(0);
});

test("a hold blocks, even without motion", async () => {
  const pace = begun("off");
  let release = () => {};
  pace.push(scene({ seq: 2 }), false);
  pace.hold(new Promise<void>((done) => (release = done)));
  pace.push(scene({ seq: 3 }), false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(pace.scene?.seq).toBe(2);
  expect(pace.settled).toBe(false);
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(pace.scene?.seq).toBe(3);
});

test("the newest scene is known before it is shown", () => {
  const pace = begun();
  for (const seq of [2, 3]) pace.push(scene({ seq }), false);
  expect(pace.scene?.seq).toBe(2);
  expect(pace.newest?.seq).toBe(3);
});

test("where nothing has happened there is nothing to look at", () => {
  const pace = begun();
  pace.push(scene({ seq: 2, waiting: [1] }), false);
  pace.push(scene({ seq: 3, waiting: [2] }), false);
  vi.advanceTimersByTime(1);
  expect(pace.scene?.seq).toBe(3);
});
