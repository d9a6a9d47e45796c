import type { Component } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { later } from "./later.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Thing = (() => ({})) as unknown as Component;

it("is loaded once, when somebody looks", async () => {
  const load = vi.fn(async () => ({ default: Thing }));
  const thing = later(load);
  expect(load).not.toHaveBeenCalled();
  expect(thing.it).toBeNull();
  expect(thing.it).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(thing.it).toBe(Thing);
  expect(load).toHaveBeenCalledTimes(1);
});

it("is tried again after a failure", async () => {
  const load = vi.fn(async () => ({ default: Thing })).mockRejectedValueOnce(new Error("offline"));
  const thing = later(load);
  void thing.it;
  await vi.advanceTimersByTimeAsync(1999);
  expect(thing.it).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(thing.it).toBe(Thing);
});
