import { beforeEach, expect, test } from "vitest";
import type { Table } from "./protocol";
import { due, given, seen } from "./salts";
import { save } from "./store";

beforeEach(() => save("harena.dice", {}));

const commitment = "ab".repeat(32);
const table = (more: object = {}, dice: object = {}) =>
  ({
    id: "t1",
    you: 0,
    phase: "open",
    dice: { commitment, salted: [false, false], salts: [], secret: "", next: "", next_salted: [], ...dice },
    ...more,
  }) as unknown as Table;

test("a seat gives 128 random bits for the commitment it has seen, and they are kept", () => {
  const wish = due(table())!;
  expect(wish).toEqual({ commitment, salt: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(given(commitment)).toEqual({ table: "t1", salts: { 0: wish.salt } });
  expect(seen("t1")).toBe(commitment);
  expect(due(table())).toEqual(wish); // asked again, after a lost connection for example
  const second = due(table({ you: 1 }))!;
  expect(second.salt).not.toBe(wish.salt);
  expect(given(commitment)!.salts).toEqual({ 0: wish.salt, 1: second.salt });
});

test("nothing is given by a spectator, twice, during a match, or where nothing was promised", () => {
  expect(due(table({ you: -1 }))).toBeNull();
  expect(due(table({}, { salted: [true, false] }))).toBeNull();
  expect(due(table({ phase: "running" }))).toBeNull();
  expect(due(table({}, { commitment: "" }))).toBeNull();
  expect(due(table({ phase: "over" }))).toBeNull();
  expect(due({ ...table(), dice: undefined } as unknown as Table)).toBeNull(); // a server of an older version
});

test("after the end a seat gives one for the rematch", () => {
  const next = "cd".repeat(32);
  const wish = due(table({ phase: "over" }, { next, next_salted: [false, true] }))!;
  expect(wish.commitment).toBe(next);
  expect(given(next)!.salts[0]).toBe(wish.salt);
  expect(seen("t1")).toBe("");
});

test("what is stored may be broken, and does not grow for ever", () => {
  save("harena.dice", { x: null, y: { table: 3 } });
  for (let at = 0; at < 210; at++) due(table({ id: `t${at}` }, { commitment: `c${at}` }));
  expect(seen("t0")).toBe("");
  expect(seen("t209")).toBe("c209");
});
