import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Listener } from "./connection.svelte";
import type { FromServer, Refused, Scene, Talk } from "./protocol";
import { line, scene } from "./samples";

class FakeSocket {
  readyState = 0;
  sent: any[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: Partial<FromServer> & { type: FromServer["type"] }) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
}

function sit() {
  const sockets: FakeSocket[] = [];
  const scenes: [Scene, boolean][] = [];
  const refusals: Refused[] = [];
  const heard: Talk[] = [];
  const earlier: number[][] = [];
  const listener: Listener = {
    scene: (it, atOnce) => scenes.push([it, atOnce]),
    because: () => {},
    refused: (message) => refusals.push(message),
    talk: (message) => heard.push(message),
    earlier: (lines) => earlier.push(lines.map(({ n }) => n)),
  };
  const make = () => {
    sockets.push(new FakeSocket());
    return sockets.at(-1) as unknown as WebSocket;
  };
  const connection = new Connection(
    { table: "t", token: "secret", seat: 0, lang: "en", panels: false },
    listener,
    make,
  );
  connection.begin();
  const last = () => sockets.at(-1)!;
  const live = () => {
    last().opens();
    last().says({ type: "table", id: "t" });
  };
  return { connection, sockets, scenes, refusals, heard, earlier, last, live };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "localhost" });
});
afterEach(() => void vi.useRealTimers());

test("says hello first and is live once the table has come", () => {
  const { connection, last } = sit();
  expect(connection.status).toBe("connecting");
  last().opens();
  expect(last().sent).toEqual([
    { type: "hello", token: "secret", seat: 0, lang: "en", panels: false, have: 0, changes: true },
  ]);
  expect(connection.status).toBe("connecting");
  last().says({ type: "table", id: "t" });
  expect(connection.status).toBe("live");
});

test("comes back, asks only for the gap, and repeats what was not answered under the same number", () => {
  const { connection, last, live, scenes } = sit();
  live();
  last().says(scene({ fresh: true, log: [line(0), line(1)] }));
  last().says(scene({ log: [line(2)] }));
  connection.give({ type: "undo" });
  connection.give({ type: "start" });
  const [undo, start] = last().sent.slice(1);
  last().says({ type: "done", command: undo.command });
  expect(connection.unanswered).toBe(1);
  last().breaks();
  expect(connection.status).toBe("lost");
  vi.advanceTimersByTime(1000);
  live();
  expect(connection.status).toBe("live");
  expect(last().sent).toEqual([
    { type: "hello", token: "secret", seat: 0, lang: "en", panels: false, have: 3, changes: true },
    start,
  ]);
  last().says(scene({ log: [line(3)] }));
  last().says(scene());
  expect(scenes.map(([, atOnce]) => atOnce)).toEqual([true, false, true, false]);
});

test("carries changes out on the scene it has, and comes back where one does not fit", () => {
  const { connection, last, live, scenes } = sit();
  live();
  last().says(scene({ seq: 1, fresh: true, log: [line(0)], waiting: [0, 1] }));
  last().says({ type: "change", seq: 2, edits: [{ path: ["waiting"], value: [1] }], log: [line(1)], closed: [] });
  expect(scenes.at(-1)![0]).toMatchObject({ type: "scene", seq: 2, fresh: false, waiting: [1], log: [line(1)] });
  last().says({ type: "change", seq: 4, edits: [], log: [], closed: [] });
  expect(scenes.length).toBe(2);
  expect(connection.status).toBe("lost");
  vi.advanceTimersByTime(1000);
  live();
  expect(last().sent[0]).toMatchObject({ have: 2 });
});

test("does not wait when the network comes back", () => {
  const woken: Record<string, () => void> = {};
  vi.stubGlobal("addEventListener", (type: string, wake: () => void) => (woken[type] = wake));
  const { sockets, last, live, connection } = sit();
  live();
  last().breaks();
  woken.online?.();
  expect(sockets.length).toBe(2);
  live();
  expect(connection.status).toBe("live");
  Reflect.deleteProperty(globalThis, "addEventListener");
});

test("waits longer and longer, and comes back no more after the end", () => {
  const { sockets, last, connection } = sit();
  for (let i = 0; i < 8; i++) {
    last().breaks();
    vi.advanceTimersByTime(20_000);
  }
  expect(sockets.length).toBe(9);
  last().breaks();
  vi.advanceTimersByTime(5_000);
  expect(sockets.length).toBe(9);
  connection.end();
  vi.advanceTimersByTime(60_000);
  expect(sockets.length).toBe(9);
});

test("a silent connection is given up", () => {
  const { connection, last, live } = sit();
  live();
  vi.advanceTimersByTime(20_000);
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  last().says({ type: "pong" });
  vi.advanceTimersByTime(19_999);
  expect(connection.status).toBe("live");
  vi.advanceTimersByTime(8_001);
  expect(connection.status).toBe("lost");
});

test("another language asks for the whole log", () => {
  const { connection, last, live } = sit();
  live();
  last().says(scene({ fresh: true, log: [line(0), line(1)] }));
  connection.look("de", true);
  expect(last().sent.at(-1)).toEqual({ type: "look", lang: "de", panels: true });
  last().breaks();
  vi.advanceTimersByTime(1000);
  live();
  expect(last().sent[0]).toMatchObject({ lang: "de", have: 0 });
});

test("a line that was withheld is asked for again", () => {
  const { last, live } = sit();
  live();
  last().says(scene({ fresh: true, log: [line(0), line(3)], closed: [1, 3] }));
  last().breaks();
  vi.advanceTimersByTime(1000);
  live();
  expect(last().sent[0].have).toBe(1);
});

test("a scene in the old language does not count for the new one", () => {
  const { connection, last, live } = sit();
  live();
  last().says(scene({ fresh: true, log: [line(0), line(1)] }));
  connection.look("de", false);
  last().says(scene({ log: [line(2)] })); // was in transit
  last().breaks();
  vi.advanceTimersByTime(1000);
  live();
  expect(last().sent[0].have).toBe(0);
});

test("refusals are told and not repeated", () => {
  const { connection, last, live, refusals } = sit();
  live();
  connection.give({ type: "undo" });
  last().says({ type: "refused", command: last().sent.at(-1).command, code: "stale", rule: "" });
  expect(refusals[0]?.code).toBe("stale");
  expect(connection.unanswered).toBe(0);
});

test("closed for good, or only for a while", () => {
  const good = sit();
  good.live();
  good.last().says({ type: "closing", code: "no-such-table" });
  good.last().breaks();
  expect(good.connection.status).toBe("closed");
  expect(good.connection.code).toBe("no-such-table");
  vi.advanceTimersByTime(60_000);
  expect(good.sockets.length).toBe(1);

  const closed = sit();
  closed.live();
  closed.last().says({ type: "closing", code: "closed", why: "Bad words" });
  expect([closed.connection.status, closed.connection.reason]).toEqual(["closed", "Bad words"]);
  vi.advanceTimersByTime(60_000);
  expect(closed.sockets.length).toBe(1);

  const again = sit();
  again.live();
  again.last().says({ type: "closing", code: "restart" });
  expect(again.connection.status).toBe("lost");
  vi.advanceTimersByTime(2000);
  again.live();
  expect(again.connection.status).toBe("live");
});

test("a loss that lasts is told, and one may try at once", () => {
  const { connection, sockets, last, live } = sit();
  live();
  last().breaks();
  vi.advanceTimersByTime(300);
  expect(connection.trouble).toBe("");
  vi.advanceTimersByTime(700);
  expect(connection.trouble).toBe("lost");
  last().breaks();
  const tries = sockets.length;
  connection.retry();
  expect(sockets.length).toBe(tries + 1);
  live();
  expect(connection.trouble).toBe("");
  connection.retry();
  expect(sockets.length).toBe(tries + 1);
});

test("a loss is told at once to somebody who tries to do something", () => {
  const { connection, last, live } = sit();
  live();
  connection.tell();
  expect(connection.trouble).toBe("");
  last().breaks();
  connection.tell();
  expect(connection.trouble).toBe("lost");
  connection.retry();
  live();
  expect(connection.trouble).toBe("");
});

test("an answer that takes long is told, and somebody asks whether the server is there", () => {
  const { connection, last, live } = sit();
  live();
  connection.give({ type: "undo" });
  const { command } = last().sent.at(-1);
  vi.advanceTimersByTime(1499);
  expect(connection.trouble).toBe("");
  vi.advanceTimersByTime(1);
  expect(connection.trouble).toBe("late");
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  last().says({ type: "done", command });
  expect(connection.trouble).toBe("");
});

test("a server that cannot save is waited for, and not asked whether it is there", () => {
  const { connection, sockets, last, live } = sit();
  live();
  connection.give({ type: "undo" });
  const { command } = last().sent.at(-1);
  vi.advanceTimersByTime(1500);
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  last().says({ type: "saving", on: true });
  expect(connection.saving).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect([connection.status, sockets.length]).toEqual(["live", 1]);
  last().says({ type: "done", command });
  last().says({ type: "saving", on: false });
  expect([connection.saving, connection.trouble]).toEqual([false, ""]);
  vi.advanceTimersByTime(20_000);
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  last().breaks();
  vi.advanceTimersByTime(1000);
  live();
  expect(connection.saving).toBe(false);
});

test("a hint is kept until it no longer fits", () => {
  const { connection, last, live } = sit();
  live();
  connection.hint(2);
  expect(last().sent.at(-1)).toEqual({ type: "hint", seat: 2 });
  last().says({ type: "advice", choice: "1", turn: 0, option: 17, free_action: "" });
  last().says(scene({}));
  expect(connection.advice?.option).toBe(17);
  last().says({ type: "advice", choice: "1", turn: 0, option: null, free_action: "accept" });
  last().says(scene({}));
  expect(connection.advice).toBe(null);
  last().says({ type: "advice", choice: "1", turn: 0, option: 17, free_action: "" });
  connection.look("de", false);
  expect(connection.advice).toBe(null);
});

test("talk does not hold up the match, and whoever said it hears why it was refused", async () => {
  const { connection, last, live, refusals, heard } = sit();
  live();
  const codes: string[] = [];
  const said = connection.give({ type: "say", text: "hello" }, ({ code }) => codes.push(code));
  expect(connection.unanswered).toBe(0);
  const [, message] = last().sent;
  last().says({ type: "refused", command: message.command, code: "talk-too-fast", rule: "" });
  expect(await said).toBe(false);
  expect([codes, refusals]).toEqual([["talk-too-fast"], []]);
  last().says({ type: "talk", fresh: true, lines: [] });
  expect(heard.length).toBe(1);
});

test("what is said while the connection is lost is sent once it is back", async () => {
  const { connection, last, live } = sit();
  live();
  last().breaks();
  const said = connection.give({ type: "say", text: "hello" });
  vi.advanceTimersByTime(2000);
  live();
  const message = last().sent.at(-1);
  expect(message).toMatchObject({ type: "say", text: "hello" });
  last().says({ type: "done", command: message.command });
  expect(await said).toBe(true);
});

test("asks for the earlier part of the log, page by page, and for nothing that is closed", () => {
  const { last, live, earlier } = sit();
  const asked = () => last().sent.filter(({ type }) => type === "earlier");
  live();
  last().says(scene({ fresh: true, log: [line(5), line(8)], closed: [6, 8] }));
  vi.advanceTimersByTime(2_000);
  expect(asked()).toEqual([{ type: "earlier", before: 5 }]);
  last().says({ type: "lines", first: 2, lines: [line(2), line(3), line(4)] });
  vi.advanceTimersByTime(2_000);
  expect(asked().at(-1)).toEqual({ type: "earlier", before: 2 });
  last().says({ type: "lines", first: 0, lines: [line(0), line(1)] });
  vi.advanceTimersByTime(10_000);
  expect(asked().length).toBe(2);
  expect(earlier).toEqual([
    [2, 3, 4],
    [0, 1],
  ]);
});

test("never asks twice for what does not come, and asks again on a new connection", () => {
  const { last, live } = sit();
  const asked = () => last().sent.filter(({ type }) => type === "earlier").length;
  live();
  last().says(scene({ fresh: true, log: [line(5)] }));
  vi.advanceTimersByTime(10_000);
  expect(asked()).toBe(1);
  last().breaks();
  vi.advanceTimersByTime(1_000);
  live();
  expect(last().sent[0]).toMatchObject({ type: "hello", have: 6 });
  last().says(scene({ log: [line(6)] }));
  vi.advanceTimersByTime(2_000);
  expect(asked()).toBe(1);
});

test("adds to the dice as soon as it has seen the commitment: once, before anything else, and without being noticed", () => {
  const { connection, last, live, refusals } = sit();
  live();
  const commitment = "ab".repeat(32);
  const dice = { commitment, salted: [false], salts: [], secret: "", next: "", next_salted: [] };
  const table = { type: "table", id: "t", you: 0, phase: "open", dice } as const;
  last().says(table);
  last().says(table); // somebody else has sat down
  connection.give({ type: "start" });
  const [, salt, start] = last().sent;
  expect(salt).toEqual({
    type: "salt",
    commitment,
    salt: expect.stringMatching(/^[0-9a-f]{32}$/),
    command: salt.command,
  });
  expect(start.type).toBe("start");
  expect(last().sent).toHaveLength(3);
  expect(connection.unanswered).toBe(1); // the salt is nobody's concern
  last().says({ type: "refused", command: salt.command, code: "not-now", rule: "" });
  expect(refusals).toEqual([]);
});
