import { describe, expect, it } from "vitest";
import type { Line } from "../../lib/protocol";
import { higher, judgedBy, picture, sparedKey, threat, winners, type DuelPicture } from "./duel";
import type { Policy } from "../../stage/habits";
import { duel, fixes, lines, man, stage } from "./samples";
import type { Duel } from "./stage";

type Told = [string, ...unknown[]];

function shown(from: Partial<Duel> | null, ...told: Told[]): DuelPicture {
  const found = picture(stage({ duel: from && duel(from) }), lines(...told));
  if (!found) throw new Error("no duel");
  return found;
}

describe("the picture of a duel", () => {
  it("is what the scene says, before anything was played", () => {
    expect(shown({ pugna: -3, wounds: [1, 0] })).toMatchObject({ pugna: -3, wounds: [1, 0], dice: [-1, -1] });
    expect(picture(stage(), [])).toBeNull();
    expect(picture(null, lines(["struck", 20, 0, 3, 1]))).toBeNull();
  });
  it("moves dice, marker and wounds line by line", () => {
    const told: Told[] = [
      ["melee", 20, 6, 0, 3],
      ["struck", 20, 0, 3, 1],
      ["melee", 20, 1, 0, 1],
      ["approval", 1],
    ];
    const after = (many: number): DuelPicture => shown({}, ...told.slice(0, many));
    expect(after(1)).toMatchObject({ dice: [6, 3], pugna: 0, round: 1 });
    expect([0, 1, 2, 3].map((many) => threat(after(many)))).toEqual([null, 3, null, null]);
    expect(higher(after(1))).toBe(0);
    expect(after(2)).toMatchObject({ dice: [6, 3], pugna: 3, wounds: [0, 1], blow: 1 });
    expect(after(3)).toMatchObject({ dice: [1, 1], pugna: 3, blow: -1, round: 2 });
    expect(higher(after(3))).toBe(-1);
    expect(after(4)).toMatchObject({ approval: 1 });
  });
  it("spends Virtus on a new die, and shows the old one", () => {
    const rolled = { dice: [1, 1], virtus: [2, 1] };
    expect(shown(rolled, ["declared", 3, 20])).toMatchObject({ declared: 0, virtus: [2, 1] });
    expect(shown(rolled, ["declared", 3, 20], ["rerolled", 3, 20, 7])).toMatchObject({
      dice: [7, 1],
      virtus: [1, 1],
      replaced: [[1], []],
      declared: -1,
    });
    expect(shown(rolled, ["rerolled", 3, 20, 7])).toMatchObject({ virtus: [2, 1] }); // a Coquus
    expect(shown({ ...rolled, declared: 0 }, ["bribed", 1, 20, 0], ["stopped", 20])).toMatchObject({
      virtus: [0, 1],
      declared: -1,
      dice: [1, 1],
      bought: [{ square: "referee", seat: 1 }],
    });
  });
  it("keeps bets and fixes", () => {
    const found = shown(
      {},
      ["staked", 1, 5, 20],
      ["pause", 1],
      ["cheered", 2, 0, 2],
      ["bet-won", 1, 10],
      ["bet-lost", 2, 3],
    );
    expect(found?.lost).toEqual([2]);
    expect(found.bets).toEqual([{ seat: 1, side: 0, denarii: 5 }]);
    expect(found.paid).toEqual([{ seat: 1, side: 0, denarii: 10 }]);
    expect(found.bought.map(({ square }) => square)).toEqual(["pause", "supporters"]);
    expect(found).toMatchObject({ paused: true, virtus: [2, 2] });
    expect(shown({ fixes: fixes((at) => ({ by: at > 3 ? 2 : -1 })) }).bought).toEqual([
      { square: "supporters", seat: 2 },
    ]);
  });
  it("says how the page has answered for me", () => {
    const key = (kind: string, option: number, because: Policy, dice: number[]) =>
      sparedKey({ kind, option, because }, shown({ dice }), 0); // my man is on side II
    expect(key("reroll", 0, "mine", [3, 7])).toBe("ahead");
    expect(key("reroll", 0, "mine", [4, 4])).toBe("level");
    expect(key("reroll", 0, "mine", [8, 6])).toBe("high");
    expect(key("reroll", 0, "never", [7, 3])).toBe("keep");
    expect(key("reroll", 2, "mine", [7, 3])).toBe("again");
    expect(key("after-roll", 0, "mine", [3, 7])).toBe("card");
    expect(key("rest", 0, "news", [3, 7])).toBe("");
  });
  it("knows what a judgment goes by", () => {
    const judged = shown({ wounds: [1, 3], approval: 1 }, ["victory", 3, 20], ["appreciation", 0, 6]);
    expect(judgedBy(judged)).toEqual({ wounds: 4, approval: 1, rest: 1, sum: 6 });
    expect(judgedBy(shown({}))).toBeNull();
  });
  it("ends with a judgment", () => {
    const told: Told[] = [
      ["struck", 20, 0, 10, 3],
      ["victory", 3, 20],
      ["appreciation", 0, 6],
      ["roll", 0, 0, 8],
      ["rerolled", 0, 0, 4],
    ];
    expect(winners(shown({}, ...told))).toEqual([0]);
    expect(shown({}, ...told)).toMatchObject({ appreciation: 6, cast: { what: "judgement", die: 4 } });
    expect(shown({}, ...told, ["spared", 0])).toMatchObject({ spared: true, dead: [], cast: null });
    expect(shown({}, ...told, ["killed", 0, 0, 2])).toMatchObject({ spared: false, dead: [1] });
  });
  it("ends with an accident, of one or of both", () => {
    expect(winners(shown({}, ["accident", 0]))).toEqual([0]);
    expect(winners(shown({}, ["accident", 20], ["accident", 0]))).toEqual([]);
    expect(winners(shown({}, ["stantes-missi", 20, 0]))).toEqual([0, 1]);
  });
  it("goes from one duel to the next", () => {
    const next = shown({ pugna: 10, ending: 2 }, ["duel", 1, 1, 2, 2], ["virtus-both", 1, 3, 2, 4]);
    expect(next).toMatchObject({ men: [1, 2], owners: [1, 2], virtus: [3, 4], courage: [2, 2], pugna: 0, ending: "" });
    expect(picture(stage({ duel: duel() }), lines(["closed", 3]))).toBeNull();
  });
  it("decides a bout with one roll each", () => {
    const told: Told[] = [
      ["bout", 1, 3, 2, 3],
      ["bout", 1, 3, 2, 8],
      ["bout-won", 2, 12, 5],
    ];
    const found = shown(null, ...told);
    expect(found).toMatchObject({
      same_school: true,
      owners: [1, 2],
      dice: [3, 8],
      totals: [5, 12],
      loser: 0,
      round: 2,
    });
    expect(higher(found)).toBe(1);
    expect(shown(null, ...told, ["bout-death", 1])).toMatchObject({ dead: [0] });
  });
  it("lives with lines that it does not know, or about men who are not here", () => {
    const odd: Line[] = lines(["nonsense", 3], ["rerolled", 1, 39, 4], ["wounds", 39, 2], ["melee"]);
    expect(picture(stage({ duel: duel(), men: [man(20, 3)] }), odd)).toMatchObject({ wounds: [0, 0], dice: [-1, -1] });
  });
});
