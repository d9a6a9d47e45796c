import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line, Scene } from "../lib/protocol";
import { line, scene } from "../lib/samples";
import type { Motion } from "../lib/settings.svelte";
import type { Moment, Production, Weight } from "./kit";
import { Moments, summary } from "./moments.svelte";

let place = 0; // every test sits at a table of its own
beforeEach(() => {
  vi.useFakeTimers();
  place += 1;
});
afterEach(() => void vi.useRealTimers());

const WEIGHTS: Record<string, Weight> = { step: "routine", hit: "notable", death: "decisive", count: "decisive" };

/** One moment per line of a kind that this game knows. */
const production: Production = {
  direct: ({ log }) =>
    log.flatMap((each): Moment[] => {
      const weight = WEIGHTS[each.kind];
      const over = each.kind === "death" ? "before" : "after";
      return weight
        ? [{ name: each.kind, weight, lines: [each], mine: false, over, stays: each.kind === "count" }]
        : [];
    }),
  weigh: ({ kind }) => WEIGHTS[kind] ?? "routine",
  tabs: ["table"],
};

interface Wish {
  motion?: Motion;
  you?: number;
  idle?: () => boolean;
  production?: Production | null;
  begun?: boolean;
}

function sit({ motion = "normal", you = 0, idle, production: made = production, begun = true }: Wish = {}): Moments {
  const moments = new Moments({
    place: `t${place}/${you}`,
    you,
    idle: idle ?? (() => you < 0),
    motion: () => motion,
    production: () => made,
  });
  if (!begun) return moments;
  moments.push(scene({ seq: 1, fresh: true, log: [line(0, "begin")] }), true);
  vi.advanceTimersByTime(0);
  return moments;
}

/** A scene whose lines are numbered ten by ten. */
const events = (seq: number, ...kinds: string[]): Scene =>
  scene({ seq, log: kinds.map((kind, at) => line(seq * 10 + at, kind)) });

const numbers = (lines: readonly Line[]): number[] => lines.map(({ n }) => n);
const wait = (ms: number): void => void vi.advanceTimersByTime(ms);

describe("without a production", () => {
  it("shows scenes one by one", () => {
    const moments = sit({ production: null });
    for (const seq of [2, 3, 4]) moments.push(events(seq, "step"), false);
    expect(moments.scene?.seq).toBe(2);
    expect(moments.behind).toBe(2);
    wait(499);
    expect(moments.scene?.seq).toBe(2);
    wait(1);
    expect(moments.scene?.seq).toBe(3);
    expect(numbers(moments.lines)).toEqual([0, 20, 30]);
    wait(1000);
    expect(moments.scene?.seq).toBe(4);
    expect(moments.settled).toBe(true);
    expect(moments.moment).toBeNull();
  });

  it("has nothing to look at where nothing has happened", () => {
    const moments = sit({ production: null });
    moments.push(scene({ seq: 2, waiting: [1] }), false);
    moments.push(scene({ seq: 3, waiting: [2] }), false);
    wait(1);
    expect(moments.scene?.seq).toBe(3);
  });

  it("knows the newest scene before it is shown", () => {
    const moments = sit({ production: null });
    for (const seq of [2, 3]) moments.push(events(seq, "step"), false);
    expect([moments.scene?.seq, moments.newest?.seq]).toEqual([2, 3]);
  });

  it("has moments as soon as it is loaded, and tells then what was missed", () => {
    let loaded: Production | null = $state.raw(null);
    const again = () =>
      new Moments({
        place: `t${place}/0`,
        you: 0,
        idle: () => false,
        motion: () => "normal",
        production: () => loaded,
      });
    const before = again();
    before.push(scene({ seq: 1, fresh: true, log: [line(0)] }), true);
    const moments = again(); // reloaded
    moments.push(scene({ seq: 2, fresh: true, log: [line(0), line(20, "death")] }), true);
    wait(0);
    expect(moments.away).toEqual([]);
    loaded = production;
    moments.push(events(3, "hit"), false);
    expect(moments.moment?.name).toBe("hit");
    expect(numbers(moments.away)).toEqual([20]);
  });
});

describe("moments", () => {
  it("are shown one after the other, over the scene before or the new one", () => {
    const moments = sit();
    moments.push(events(2, "death", "hit", "step", "other"), false);
    expect([moments.moment?.name, moments.scene?.seq, moments.behind]).toEqual(["death", 1, 1]);
    expect(numbers(moments.lines)).toEqual([0, 20]);
    wait(2999);
    expect(moments.moment?.name).toBe("death");
    wait(1);
    expect([moments.moment?.name, moments.scene?.seq, moments.behind]).toEqual(["hit", 2, 0]);
    expect(numbers(moments.played)).toEqual([20, 21]);
    expect(numbers(moments.lines)).toEqual([0, 20, 21]);
    wait(1300);
    expect(moments.moment?.name).toBe("step");
    expect(moments.settled).toBe(false);
    wait(400);
    expect(moments.moment).toBeNull();
    expect(numbers(moments.lines)).toEqual([0, 20, 21, 22, 23]);
    wait(1);
    expect(moments.settled).toBe(true);
  });

  it("last as long as their weight and the speed say", () => {
    const cases: [Motion, string, number][] = [
      ["slow", "hit", 2210],
      ["normal", "hit", 1300],
      ["fast", "hit", 520],
      ["normal", "step", 400],
      ["slow", "death", 5100],
      ["fast", "death", 1200],
    ];
    for (const [motion, kind, ms] of cases) {
      const moments = sit({ motion });
      moments.push(events(2, kind), false);
      wait(Math.round(ms) - 1);
      expect(moments.moment?.name, `${motion} ${kind}`).toBe(kind);
      wait(2);
      expect(moments.moment, `${motion} ${kind}`).toBeNull();
    }
  });

  it("are not shown without motion: the state is there at once", () => {
    const moments = sit({ motion: "off" });
    for (const seq of [2, 3]) moments.push(events(seq, "death", "hit"), false);
    wait(1);
    expect(moments.scene?.seq).toBe(3);
    expect(moments.settled).toBe(true);
    expect(moments.away).toEqual([]);
  });

  it("are shown to the end although a newer question is there", () => {
    const moments = sit();
    moments.push(events(2, "death"), false);
    for (const seq of [3, 4]) moments.push(events(seq, "step"), false);
    wait(2999);
    expect([moments.moment?.name, moments.scene?.seq]).toEqual(["death", 1]);
    wait(1);
    expect(moments.scene?.seq).toBe(2);
    wait(400); // a look at what it has left
    expect(moments.scene?.seq).toBe(3);
  });

  it("end with a tap if they are decisive, but not with one that was meant for what was there before", () => {
    const moments = sit();
    moments.push(events(2, "death", "hit"), false);
    wait(100);
    moments.tap();
    expect(moments.moment?.name).toBe("death");
    wait(250);
    moments.tap();
    expect(moments.moment?.name).toBe("hit");
    wait(400);
    moments.tap();
    expect(moments.moment?.name).toBe("hit");
    moments.seen();
    expect(moments.moment).toBeNull();
  });

  it("end with a tap even if the clock was set back meanwhile", () => {
    const moments = sit();
    moments.push(events(2, "death"), false);
    vi.setSystemTime(Date.now() - 3_600_000);
    wait(400);
    moments.tap();
    expect(moments.moment).toBeNull();
  });

  it("may stay until they are closed, even without motion", () => {
    for (const motion of ["normal", "off"] as const) {
      const moments = sit({ motion });
      moments.push(events(2, "count", "other"), false);
      moments.push(events(3, "step"), false);
      wait(60_000);
      moments.tap();
      moments.answered();
      expect([moments.moment?.name, moments.scene?.seq, moments.held]).toEqual(["count", 2, true]);
      expect(numbers(moments.lines)).toEqual([0, 20]);
      moments.seen();
      expect(moments.held).toBe(false);
      wait(1000);
      expect([moments.moment, moments.scene?.seq]).toEqual([null, 3]);
    }
  });

  it("never block spectators", () => {
    const moments = sit({ you: -1 });
    moments.push(events(2, "count"), false);
    expect(moments.moment?.name).toBe("count");
    wait(6000);
    expect(moments.moment).toBeNull();
  });

  it("do not wait for somebody for whom a bot plays", () => {
    let idle = false;
    const moments = sit({ idle: () => idle });
    moments.push(events(2, "count"), false);
    wait(10_000);
    expect(moments.moment?.name).toBe("count");
    idle = true;
    moments.push(events(3, "step"), false);
    wait(1);
    expect([moments.moment?.name, moments.scene?.seq]).toEqual(["step", 3]);
  });

  it("end with an answer", () => {
    const moments = sit();
    moments.push(events(2, "hit"), false);
    moments.answered();
    expect(moments.moment).toBeNull();
  });

  it("of events that nobody knows are none: the scene is shown", () => {
    const broken: Production = {
      direct: () => {
        throw new TypeError("what is this?");
      },
      weigh: () => {
        throw new TypeError("what is this?");
      },
      tabs: ["table"],
    };
    const told = vi.spyOn(console, "info").mockImplementation(() => undefined);
    for (const made of [production, broken]) {
      const moments = sit({ production: made });
      moments.push(events(2, "earthquake"), false);
      expect([moments.moment, moments.scene?.seq]).toEqual([null, 2]);
      moments.push(events(3, "earthquake"), false);
      expect(moments.scene?.seq).toBe(2);
      wait(500);
      expect(moments.scene?.seq).toBe(3);
      moments.look(false);
      moments.push(events(4, "earthquake"), false);
      moments.look(true);
      expect(moments.scene?.seq).toBe(4);
      expect(moments.away).toEqual([]);
    }
    told.mockRestore();
  });
});

describe("dice", () => {
  const thrown = (weight: Weight, mine = false): Production => ({
    ...production,
    direct: ({ log }) => [{ name: "dice", weight, lines: log, mine, over: "before", lands: 900 }],
  });
  it("are told when they have landed", () => {
    const moments = sit({ production: thrown("routine") });
    moments.push(events(2, "step"), false);
    wait(0);
    expect([moments.landed, numbers(moments.lines)]).toEqual([false, [0]]);
    wait(899);
    expect(moments.landed).toBe(false);
    wait(1);
    expect([moments.landed, numbers(moments.lines)]).toEqual([true, [0, 20]]);
    wait(599);
    expect(moments.moment?.name).toBe("dice"); // there is time to read them
    wait(1);
    expect(moments.moment).toBeNull();
  });
  it("decide something for as long as it deserves, after they have landed; until then no tap ends it", () => {
    const moments = sit({ production: thrown("decisive") });
    moments.push(events(2, "step"), false);
    wait(600);
    moments.tap();
    expect(moments.moment?.name).toBe("dice");
    wait(3299);
    expect(moments.moment?.name).toBe("dice");
    wait(1);
    expect(moments.moment).toBeNull();
  });
  it("lie at once where motion is off, and when the moment is closed", () => {
    const still = sit({ motion: "off", production: thrown("decisive") });
    still.push(events(2, "step"), false);
    wait(0);
    expect([still.landed, numbers(still.lines)]).toEqual([true, [0, 20]]);
    place += 1;
    const moments = sit({ production: thrown("decisive") });
    moments.push(events(2, "step"), false);
    moments.seen();
    expect([moments.landed, numbers(moments.lines)]).toEqual([true, [0, 20]]);
  });
  it("of the viewer are not hurried when many scenes wait", () => {
    const moments = sit({ production: thrown("notable", true) });
    for (let seq = 2; seq < 32; seq++) moments.push(events(seq, "step"), false);
    wait(1499);
    expect(moments.moment?.lines[0]?.n).toBe(20);
  });
});

describe("when many scenes wait", () => {
  function flood(kinds: string[], scenes: number): Moments {
    const moments = sit();
    for (let seq = 2; seq < 2 + scenes; seq++) moments.push(events(seq, ...kinds), false);
    return moments;
  }
  /** The time until everything was shown. */
  function drain(moments: Moments): number {
    let ms = 0;
    for (; !moments.settled && ms < 200_000; ms += 50) wait(50);
    return ms;
  }

  it("drops routine moments", () => {
    expect(drain(flood(["step"], 30))).toBeLessThan(13 * 400 + 100);
  });
  it("shortens notable ones", () => {
    expect(drain(flood(["hit"], 30))).toBeLessThan(10 * 400 + 22 * 1300);
  });
  it("shows decisive ones, each long enough", () => {
    const moments = flood(["step", "death"], 20);
    const seen = new Set<number>();
    let ms = 0;
    for (; !moments.settled; ms += 50) {
      if (moments.moment?.weight === "decisive") seen.add(moments.moment.lines[0]?.n ?? -1);
      wait(50);
    }
    expect(seen.size).toBe(20);
    expect(ms).toBeGreaterThanOrEqual(20 * 3000);
    expect(ms).toBeLessThan(20 * 3400 + 14 * 400);
  });
  it("shows only decisive ones beyond that", () => {
    const moments = flood(["hit"], 60);
    expect(moments.away).toEqual([]); // they were not away
    expect(drain(moments)).toBeLessThan(42 * 400 + 22 * 1300);
  });
  it("gives up in the end: the state, and a summary", () => {
    const moments = flood(["death"], 205);
    wait(3000); // the first death is seen
    expect(moments.scene?.seq).toBeGreaterThan(201);
    expect(numbers(moments.away)).toHaveLength(7);
  });
  it("gives up for who only looks on, without a word: they were not away", () => {
    const moments = sit({ you: -1 });
    for (let seq = 2; seq < 47; seq++) moments.push(events(seq, "death"), false);
    expect(moments.scene?.seq).toBeGreaterThan(41);
    expect(moments.away).toEqual([]);
  });
});

describe("who has acted on an old scene", () => {
  it("sees the newest scene at once", () => {
    const moments = sit();
    for (const seq of [2, 3, 4]) moments.push(events(seq, "step", "hit"), false);
    moments.skip();
    wait(10);
    expect(moments.scene?.seq).toBe(4);
    expect(moments.settled).toBe(true);
    moments.push(events(5, "hit"), false); // what comes later is shown as always
    expect(moments.moment?.name).toBe("hit");
  });

  it("sees what is decisive on the way", () => {
    const moments = sit();
    for (const [seq, kind] of [
      [2, "hit"],
      [3, "death"],
      [4, "step"],
    ] as const)
      moments.push(events(seq, kind), false);
    moments.skip();
    wait(1);
    expect(moments.moment?.name).toBe("death");
    moments.skip(); // again: it stays
    wait(2900);
    expect(moments.moment?.name).toBe("death");
    wait(200);
    expect(moments.scene?.seq).toBe(4);
    expect(moments.away).toEqual([]);
  });
});

describe("since you were away", () => {
  it("tells the decisive first, then the notable, in the order of the log", () => {
    const lines = ["step", "hit", "death", "step", "hit", "death"].map((kind, n) => line(n, kind));
    const weigh = ({ kind }: Line): Weight => WEIGHTS[kind] ?? "routine";
    expect(numbers(summary(lines, weigh))).toEqual([2, 5, 1, 4]);
    const many = Array.from({ length: 20 }, (_, n) => line(n, n % 4 ? "hit" : "death"));
    expect(numbers(summary(many, weigh))).toEqual([0, 4, 8, 12, 16, 18, 19]);
    const fatal = Array.from({ length: 9 }, (_, n) => line(n, n ? "death" : "hit"));
    expect(numbers(summary(fatal, weigh))).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(
      numbers(
        summary(
          ["step", "step", "hit", "step"].map((kind, n) => line(n, kind)),
          weigh,
        ),
      ),
    ).toEqual([2, 1, 3]);
    expect(summary([line(0, "step")], weigh)).toEqual([]);
  });

  it("is told after a hidden tab, and nothing was played", () => {
    const moments = sit();
    moments.look(false);
    moments.push(events(2, "hit"), false);
    expect([moments.scene?.seq, moments.moment, moments.behind]).toEqual([2, null, 0]);
    moments.push(events(3, "step", "death", "step"), false);
    expect(moments.scene?.seq).toBe(3);
    expect(moments.away).toEqual([]);
    moments.look(true);
    expect(numbers(moments.away)).toEqual([31, 20, 32]);
    moments.answered();
    expect(moments.away).toEqual([]);
    moments.push(events(4, "hit"), false);
    wait(0);
    expect(moments.moment?.name).toBe("hit");
  });

  it("tells what was cut short by hiding the tab", () => {
    const moments = sit();
    moments.push(events(2, "death"), false);
    wait(500);
    moments.look(false);
    expect([moments.moment, moments.scene?.seq]).toEqual([null, 2]);
    moments.look(true);
    expect(numbers(moments.away)).toEqual([20]);
  });

  it("says nothing of routine", () => {
    const moments = sit();
    moments.look(false);
    moments.push(events(2, "step", "other"), false);
    moments.look(true);
    expect(moments.away).toEqual([]);
  });

  it("is told after a lost connection, also in the middle of a moment", () => {
    const moments = sit();
    moments.push(events(2, "hit", "hit"), false);
    wait(1000);
    // The connection is lost and comes back: the server sends the lines since then.
    moments.push(events(5, "step", "hit"), true);
    expect([moments.scene?.seq, moments.moment, moments.behind]).toEqual([5, null, 0]);
    expect(numbers(moments.away)).toEqual([20, 21, 51]);
    expect(numbers(moments.lines)).toEqual([0, 20, 21, 50, 51]);
    wait(0);
    expect(moments.settled).toBe(true);
  });

  it("waits for a decisive moment that is being shown when the connection is lost", () => {
    const moments = sit();
    moments.push(events(2, "death", "hit"), false);
    wait(1000);
    moments.push(events(5, "step", "hit"), true);
    moments.push(events(6, "step"), false);
    wait(1999);
    expect([moments.moment?.name, moments.scene?.seq]).toEqual(["death", 1]);
    wait(1);
    expect([moments.moment, moments.scene?.seq, moments.behind]).toEqual([null, 6, 0]);
    expect(numbers(moments.away)).toEqual([21, 51, 60]);
  });

  it("comes at once after a tap on the moment that was shown when the connection was lost", () => {
    const moments = sit();
    moments.push(events(2, "death", "hit"), false);
    wait(1000);
    moments.push(events(5, "step", "hit"), true);
    moments.tap();
    expect([moments.moment, moments.scene?.seq]).toEqual([null, 5]);
  });

  it("waits for a count that is being read", () => {
    const moments = sit();
    moments.push(events(2, "count"), false);
    moments.push(events(5, "death"), true);
    expect([moments.moment?.name, moments.scene?.seq]).toEqual(["count", 2]);
    moments.seen();
    expect(moments.scene?.seq).toBe(5);
    expect(numbers(moments.away)).toEqual([50]);
  });

  it("is told after a reload, from the last line that was seen", () => {
    const before = sit();
    before.push(events(2, "death", "hit"), false);
    wait(3100);
    before.stop();
    const log = ["death", "hit", "step"].map((kind, at) => line(20 + at, kind));
    const moments = sit({ begun: false });
    moments.push(scene({ seq: 4, fresh: true, log: [line(0), ...log, line(40, "death")] }), true);
    expect(moments.scene?.seq).toBe(4);
    expect(numbers(moments.away)).toEqual([40, 21, 22]);
    moments.dismiss();
    expect(moments.away).toEqual([]);
    wait(0);
    const again = sit({ begun: false });
    again.push(scene({ seq: 4, fresh: true, log: [line(0), ...log, line(40, "death")] }), true);
    expect(again.away).toEqual([]);
  });

  it("is closed after a while for who only looks on: they have no answer to give", () => {
    const moments = sit({ you: -1 });
    moments.look(false);
    moments.push(events(2, "death"), false);
    moments.look(true);
    expect(moments.away).toHaveLength(1);
    wait(12_000);
    expect(moments.away).toEqual([]);
  });

  it("is not told to who has never been here", () => {
    const moments = sit({ begun: false });
    moments.push(scene({ seq: 4, fresh: true, log: [line(0, "death"), line(1, "hit")] }), true);
    expect(moments.away).toEqual([]);
  });

  it("leaves out what may not be read now", () => {
    const moments = sit();
    moments.look(false);
    moments.push({ ...events(2, "death", "hit"), closed: [20, 21] }, false);
    moments.look(true);
    expect(numbers(moments.away)).toEqual([21]);
  });

  it("is told in another language after a change of language", () => {
    const moments = sit();
    moments.look(false);
    moments.push(events(2, "death"), false);
    moments.look(true);
    const german = { ...line(20, "death"), text: "Tod" };
    moments.push(scene({ seq: 2, fresh: true, log: [line(0), german] }), false);
    expect(moments.away.map(({ text }) => text)).toEqual(["Tod"]);
  });
});

describe("a scene that comes again", () => {
  it("changes the language of a moment and leaves it there", () => {
    const moments = sit();
    moments.push(events(2, "count", "hit"), false);
    const german = [line(0), { ...line(20, "count"), text: "Zählung" }, line(21, "hit")];
    moments.push(scene({ seq: 2, fresh: true, log: german }), false);
    expect(moments.moment?.lines[0]?.text).toBe("Zählung");
    expect(numbers(moments.lines)).toEqual([0, 20]);
    moments.seen();
    expect(moments.moment?.name).toBe("hit");
  });

  it("takes lines back after an undo", () => {
    const moments = sit();
    moments.push(events(2, "step"), false);
    wait(1000);
    moments.push(scene({ seq: 3, fresh: true, log: [line(0)] }), false);
    expect(numbers(moments.lines)).toEqual([0]);
    wait(0);
    moments.look(false);
    moments.push(scene({ seq: 4, log: [line(1, "death")] }), false);
    moments.look(true);
    expect(numbers(moments.away)).toEqual([1]);
  });
});
