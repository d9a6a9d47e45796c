import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("sessionStorage", undefined);
});
afterEach(() => void vi.unstubAllGlobals());

test("tokens of a table are kept together", async () => {
  const mine = await import("./mine");
  mine.add("t1", { 0: "a" }, "inv");
  mine.add("t1", { 2: "b" }, "");
  expect(mine.of("t1")).toMatchObject({ tokens: { 0: "a", 2: "b" }, invite: "inv" });
  mine.drop("t1", 0);
  expect(mine.of("t1")?.tokens).toEqual({ 2: "b" });
  mine.drop("t1", 2);
  expect(mine.of("t1")).toBeUndefined();
});

test("a table that is hidden is not kept and stays hidden", async () => {
  const mine = await import("./mine");
  mine.add("t1", { 0: "a" }, "inv");
  mine.hide("t1");
  expect([mine.of("t1"), mine.hidden()]).toEqual([undefined, ["t1"]]);
  localStorage.setItem("harena.hidden", '{"t1":3}');
  expect(mine.hidden()).toEqual([]);
});

test("broken storage is no table, and the good entries stay", async () => {
  const mine = await import("./mine");
  localStorage.setItem("harena.tables", "{not json");
  expect(mine.all()).toEqual([]);
  localStorage.setItem(
    "harena.tables",
    JSON.stringify({ a: 3, b: { tokens: {} }, c: { tokens: { 0: "x" }, added: 1 } }),
  );
  expect(mine.all().map(([id]) => id)).toEqual(["c"]);
  expect(mine.of("constructor")).toBeUndefined();
});

test("where nothing can be stored the seat lasts as long as the page", async () => {
  const mine = await import("./mine");
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("quota");
    },
  });
  mine.add("t1", { 1: "a" }, "");
  expect(mine.of("t1")?.tokens).toEqual({ 1: "a" });
  expect((await import("./store")).forgetful).toBe(true);
});

test("where only the tab can store, a reload keeps the seat; later storage for good wins", async () => {
  const tab = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  });
  const good = localStorage;
  vi.stubGlobal("localStorage", undefined);
  (await import("./mine")).add("t1", { 1: "a" }, "");
  vi.resetModules();
  const mine = await import("./mine");
  expect(mine.of("t1")?.tokens).toEqual({ 1: "a" });
  expect((await import("./store")).forgetful).toBe(false);
  vi.stubGlobal("localStorage", good);
  mine.add("t1", { 2: "b" }, "");
  expect(tab.size).toBe(0);
  expect(mine.of("t1")?.tokens).toEqual({ 1: "a", 2: "b" });
});
