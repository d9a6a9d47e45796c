import { beforeEach, expect, test } from "vitest";
import type { PromiseInfo, Talk, TalkLine } from "./protocol";
import { byPair, lengthOf, mergeLines, openLines, openPromises, TalkState } from "./talk.svelte";

const line = (n: number, by = 1, to = -1, text = `line ${n}`): TalkLine => ({
  n,
  by,
  to,
  at: 0,
  parts: [{ text, kind: "", id: "" }],
  promise_to: -1,
});
const talk = (lines: TalkLine[], part: Partial<Talk> = {}): Talk => ({
  type: "talk",
  fresh: false,
  on: true,
  whispers: true,
  lines,
  promises: [],
  muted: [],
  silenced: [],
  reports: [],
  ...part,
});
const promise = (n: number, by: number, to: number, state: PromiseInfo["state"] = "open"): PromiseInfo => ({
  n,
  by,
  to,
  text: "",
  state,
  pay: [],
  free_action: "",
  amount: 0,
});

let tables = 0;
let table = "";
beforeEach(() => void (table = `t${(tables += 1)}`));

test("lines are added; a fresh message replaces them all", () => {
  const state = new TalkState(table, 0);
  expect(state.known).toBe(false);
  state.hear(talk([line(0), line(1)], { fresh: true }));
  state.hear(talk([line(2)]));
  expect(state.lines.map(({ n }) => n)).toEqual([0, 1, 2]);
  state.hear(talk([line(0, 1, -1, "in another language")], { fresh: true }));
  expect(state.lines.map(({ parts }) => parts[0]?.text)).toEqual(["in another language"]);
});

test("a line that comes again replaces the old one", () => {
  const merged = mergeLines([line(0), line(1)], [line(1, 1, -1, "again")]);
  expect(merged.map(({ parts }) => parts[0]?.text)).toEqual(["line 0", "again"]);
});

test("what others said is new until it was read; a reload does not make it new again", () => {
  const state = new TalkState(table, 0);
  state.hear(talk([line(0), line(1, 0), line(2)], { fresh: true }));
  expect(state.unread).toBe(2);
  state.read();
  expect(state.unread).toBe(0);
  state.hear(talk([line(3)]));
  expect([state.unread, state.firstUnread]).toEqual([1, 3]);

  const later = new TalkState(table, 0);
  later.hear(talk([line(0), line(1, 0), line(2), line(3)], { fresh: true }));
  expect(later.unread).toBe(1);
  expect(new TalkState(table, 1).firstUnread, "another seat at this screen").toBe(0);
});

test("history is no news, nor is what comes again after a reconnect, nor what I say", () => {
  const state = new TalkState(table, 0);
  state.hear(talk([line(0)], { fresh: true }));
  expect(state.news).toBe(null);
  state.hear(talk([line(0)], { fresh: true }));
  expect(state.news).toBe(null);
  state.hear(talk([line(1, 0)]));
  expect(state.news).toBe(null);
  state.hear(talk([line(2)]));
  expect(state.news?.n).toBe(2);
});

test("a draft and its receiver stay, for this seat only", () => {
  new TalkState(table, 0).write({ text: "between us", to: 2 });
  expect(new TalkState(table, 0).draft).toEqual({ text: "between us", to: 2 });
  expect(new TalkState(table, 1).draft).toEqual({ text: "", to: -1 });
});

test("a screen for several people shows nothing that was whispered", () => {
  const lines = [line(0), line(1, 1, 0), line(2)];
  expect(openLines(lines).map(({ n }) => n)).toEqual([0, 2]);
  expect(openPromises([promise(1, 1, 0), promise(2, 1, 0)], lines).map(({ n }) => n)).toEqual([2]);
});

test("promises are listed by pair, in the order of the first of each", () => {
  const pairs = byPair([promise(0, 1, 0), promise(1, 0, 1), promise(2, 1, 0, "kept")]);
  expect(pairs.map(({ by, to, promises }) => [by, to, promises.length])).toEqual([
    [1, 0, 2],
    [0, 1, 1],
  ]);
});

test("the length is that of the characters the server counts", () => {
  expect(lengthOf("  héllo  ")).toBe(5);
  expect(lengthOf("👍👍")).toBe(2);
});
