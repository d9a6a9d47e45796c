import { describe, expect, it } from "vitest";
import { line, scene } from "../../lib/samples";
import { production, soundOf, whenOf } from "./direct";

const directed = (kinds: string[], fresh = false) =>
  production.direct(scene({ fresh, log: kinds.map((kind, n) => ({ ...line(n, kind), args: [1] })) }), null);
const names = (kinds: string[]) => directed(kinds).map(({ name }) => name);

describe("the moments of a scene", () => {
  it("looks back at the end of a round before the next deal", () => {
    const [ended, counted, ...rest] = directed(["played", "took", "counted", "support", "dealt"]);
    expect(ended).toMatchObject({ name: "ended", weight: "notable" });
    expect(ended?.lines.map(({ kind }) => kind)).toEqual(["played", "took"]);
    expect(counted).toMatchObject({ name: "counted", weight: "decisive", stays: true });
    expect(counted?.lines.map(({ kind }) => kind)).toEqual(["counted"]);
    expect(rest).toEqual([]);
    expect([ended, counted].map((one) => whenOf(one ?? null))).toEqual(["counted", "counted"]);
  });
  it("looks back at a combat where the next is led in the same breath", () => {
    expect(names(["played", "took", "led"])).toEqual(["finished", "card"]);
    expect(names(["led", "played", "took"])).toEqual(["took"]);
  });
  it("gives a card a glance", () => {
    expect(names(["led", "favored"])).toEqual(["card"]);
    expect(whenOf(directed(["played"])[0] ?? null)).toBe("now");
  });
  it("has a sound for a card and for a victory", () => {
    const sounds = directed(["played", "took", "led"]).map(soundOf);
    expect(sounds).toEqual(["crowd-up", "card"]);
    expect(directed(["took", "counted"]).map(soundOf)).toEqual(["crowd-up", undefined]);
  });
  it("takes an old log for what it is", () => expect(directed(["counted"], true)).toEqual([]));
  it("does not know what it does not know", () => expect(names(["earthquake"])).toEqual([]));
});

describe("what is told to who was away", () => {
  it("is the count and what was won", () => {
    const weigh = (kind: string) => production.weigh(line(0, kind), 0, null);
    expect(["counted", "won", "took", "played", "earthquake"].map(weigh)).toEqual([
      "decisive",
      "decisive",
      "notable",
      "routine",
      "routine",
    ]);
  });
});
