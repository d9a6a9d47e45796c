import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Sound } from "./kit";
import { Speaker, SOUNDS } from "./sound";

/** What the speaker needs of a browser: it remembers what was started and stopped. */
class FakeContext {
  currentTime = 0;
  state = "running";
  destination = {};
  heard: { name: Sound; volume: () => number; stopped: number }[] = [];
  resumed = 0;

  resume = async (): Promise<void> => {
    this.resumed += 1;
    await Promise.resolve();
    this.state = "running";
  };
  createGain() {
    return { gain: { value: 1, setTargetAtTime: vi.fn() }, connect: (next: unknown) => next };
  }
  createBufferSource() {
    const sound = { name: "card" as Sound, volume: () => gained?.gain.value ?? 0, stopped: Infinity };
    let gained: { gain: { value: number } } | undefined;
    return {
      set buffer(name: Sound) {
        sound.name = name;
      },
      connect: (next: { gain: { value: number } }) => {
        gained = next;
        return { connect: () => undefined };
      },
      start: () => void this.heard.push(sound),
      stop: (at: number) => (sound.stopped = at),
    };
  }
  /** The sounds that can be heard at one time. */
  at(time: number): Sound[] {
    return this.heard.filter(({ stopped }) => stopped > time).map(({ name }) => name);
  }
}

let context: FakeContext;
let volume = 1;
let speaker: Speaker;
beforeEach(() => {
  context = new FakeContext();
  volume = 1;
  const names = new Map(Object.keys(SOUNDS).map((name) => [name, name]));
  speaker = new Speaker(context as unknown as AudioContext, names as unknown as Map<Sound, AudioBuffer>, () => volume);
});
afterEach(() => void vi.unstubAllGlobals());

describe("the speaker", () => {
  it("never plays two at once: the heavier wins", () => {
    for (const name of ["card", "coin", "card", "crowd-up", "dice", "crowd-down"] as const) speaker.play(name);
    expect(context.heard.map(({ name }) => name)).toEqual(["card", "coin", "crowd-up"]);
    expect(context.at(0.1)).toEqual(["crowd-up"]);
  });

  it("plays again when the last sound is over", () => {
    speaker.play("dice");
    context.currentTime = SOUNDS.dice.seconds - 0.01;
    speaker.play("card");
    expect(context.heard).toHaveLength(1);
    context.currentTime = SOUNDS.dice.seconds;
    speaker.play("card");
    expect(context.heard).toHaveLength(2);
  });

  it("is as loud as the person wants", () => {
    volume = 0.5;
    speaker.play("coin");
    expect(context.heard[0]?.volume()).toBe(0.25);
  });

  it("is silent in a hidden tab, except when it is the person's turn", () => {
    vi.stubGlobal("document", { visibilityState: "hidden" });
    speaker.play("crowd-up");
    expect(context.heard).toEqual([]);
    speaker.play("turn");
    expect(context.heard).toHaveLength(1);
  });

  it("makes nothing up for what it could not play before the first tap", async () => {
    context.state = "suspended";
    speaker.play("coin");
    speaker.play("dice");
    expect(context.heard).toEqual([]);
    expect(context.resumed).toBe(2);
    await vi.waitUntil(() => context.state === "running");
    speaker.play("card");
    expect(context.heard.map(({ name }) => name)).toEqual(["card"]);
  });

  it("shows how loud it is after a tap", async () => {
    context.state = "suspended";
    await speaker.wake("coin");
    expect(context.heard.map(({ name }) => name)).toEqual(["coin"]);
  });
});

it("no sound is long", () => {
  for (const { seconds } of Object.values(SOUNDS)) expect(seconds).toBeLessThan(1.5);
});
