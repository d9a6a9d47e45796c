import { beforeEach, expect, it, vi } from "vitest";
import { inARow, keep, next, tried } from "./solved";

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
vi.stubGlobal("localStorage", storage);
vi.stubGlobal("sessionStorage", { ...storage, getItem: () => null, removeItem: () => undefined });
beforeEach(() => stored.clear());

it("keeps the first answer", () => {
  keep("gorus", "a", false);
  keep("gorus", "a", true);
  keep("munera", "a", true);
  expect(tried().games).toEqual({ gorus: { a: false }, munera: { a: true } });
});

it("counts days in a row, each once", () => {
  keep("gorus", "a", true, "2026-11-18");
  keep("munera", "b", true, "2026-11-18");
  keep("gorus", "c", false, "2026-11-19");
  keep("gorus", "d", true);
  expect(inARow("2026-11-19")).toBe(2);
  expect(inARow("2026-11-20")).toBe(2);
  expect(inARow("2026-11-21")).toBe(0);
  keep("gorus", "e", true, "2026-11-21");
  expect(inARow("2026-11-21")).toBe(1);
});

it("goes on with what was not tried yet", () => {
  keep("gorus", "b", true);
  expect(next("gorus", ["a", "b", "c"], 0)).toBe(2);
  expect(next("gorus", ["a", "b", "c"], 2)).toBe(0);
  expect(next("gorus", ["b"], 0)).toBe(0);
});

it("does without what cannot be read", () => {
  stored.set("harena.puzzles", JSON.stringify({ games: { gorus: { a: 3, b: true }, munera: 4 }, day: 7, days: "x" }));
  expect(tried()).toEqual({ games: { gorus: { b: true }, munera: {} }, day: "", days: 0 });
});
