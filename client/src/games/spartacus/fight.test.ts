import { describe, expect, it } from "vitest";
import { notesOf, paired, picture, type FightPicture, spread } from "./fight";
import { fight, lines, stage } from "./samples";
import { ATTACK, type Fight } from "./stage";

type Told = [kind: string, ...args: unknown[]];

function shown(from: Partial<Fight>, ...told: Told[]): FightPicture {
  const found = picture(stage({ fight: fight({ cells: [16, 20], abilities: ["", ""], ...from }) }), lines(...told));
  if (!found) throw new Error("no fight");
  return found;
}

describe("the picture of a fight", () => {
  it("is what the scene says, before anything was played", () => {
    expect(shown({ round: 3, facing: [0, 3] })).toMatchObject({ round: 3, cells: [16, 20], facing: [0, 180] });
    expect(picture(stage(), lines(["moved", 0, 17]))).toBeNull();
    expect(picture(null, [])).toBeNull();
  });
  it("rolls for initiative in every round", () => {
    const told: Told[] = [
      ["round", 2],
      ["initiative", 0, [6, 4]],
      ["initiative", 1, [3, 3, 3]],
      ["leads", 0],
    ];
    const after = (many: number): FightPicture => shown({ initiative: [[1], [2]], lead: 1 }, ...told.slice(0, many));
    expect(after(1)).toMatchObject({ round: 2, lead: -1, side: -1, initiative: [[], []] });
    expect(after(3)).toMatchObject({
      initiative: [
        [6, 4],
        [3, 3, 3],
      ],
      lead: -1,
    });
    expect(after(4)).toMatchObject({ lead: 0 });
  });
  it("moves the fighter whose line it is, and they face each other anew", () => {
    expect(shown({}, ["moved", 1, 18])).toMatchObject({ cells: [16, 18], facing: [], side: 1, attack: null });
  });
  it("pairs the dice before the damage falls", () => {
    const told: Told[] = [
      ["attacks", 0, 0, 0],
      ["dice", [2, 6, 5], [5, 4]],
      ["damage", 1, 2],
      ["lost-die", 1, 0],
      ["lost-die", 1, 2],
    ];
    const after = (many: number): FightPicture => shown({}, ...told.slice(0, many));
    expect(after(1).attack).toMatchObject({ side: 0, thrown: false, attack: [] });
    expect(after(2).attack).toMatchObject({
      pairs: [
        { attack: 1, defense: 0, hit: true },
        { attack: 2, defense: 1, hit: true },
        { attack: 0, defense: -1, hit: false },
      ],
      damage: -1,
      fresh: [
        [0, 1, 2],
        [0, 1],
      ],
    });
    expect(after(2).pools).toEqual(after(0).pools);
    expect(after(3).attack?.damage).toBe(2);
    expect(after(5)).toMatchObject({
      pools: [
        [3, 3, 3],
        [2, 2, 2],
      ],
      wounded: 1,
      calm: 0,
    });
  });
  it("throws only the die that is rolled again", () => {
    const told: Told[] = [
      ["attacks", 1, 1, 1],
      ["dice", [2, 6], [5]],
      ["rerolled", 1, 0],
      ["dice", [4, 6], [5]],
    ];
    expect(shown({}, ...told).attack).toMatchObject({ side: 1, thrown: true, throws: 2, fresh: [[0], []] });
  });
  it("knows that equal dice hit for some", () => {
    const told: Told[] = [
      ["attacks", 0, 0, 0],
      ["dice", [4], [4]],
    ];
    expect(shown({}, ...told).attack?.pairs[0]?.hit).toBe(false);
    expect(shown({ abilities: ["wins_ties", ""] }, ...told).attack?.pairs[0]?.hit).toBe(true);
  });
  it("goes on with an attack under way", () => {
    const attack = { ...ATTACK.blank, step: "rerolls", side: 1, attack: [5, 1], defense: [3], damage: 1 };
    expect(shown({ attack }).attack).toMatchObject({ side: 1, damage: -1, throws: 0 });
    expect(shown({ attack: { ...attack, step: "shield" } }).attack?.damage).toBe(1);
    expect(shown({ attack: { ...attack, step: "dodge", attack: [], defense: [] } }).attack).toBeNull();
    expect(shown({ attack }, ["dice", [6, 1], [3]]).attack?.fresh).toEqual([[0], []]);
  });
  it("marks equipment that is used up, and ends", () => {
    expect(shown({}, ["used", 0, 47])).toMatchObject({ spent: [47] });
    expect(shown({}, ["defeated", 1, 1, 3])).toMatchObject({ winner: 0, level: 3, odds: null });
  });
});

it("compares the dice as the rules do", () => {
  expect(paired([3, 2], [], false).pairs.map(({ hit }) => hit)).toEqual([true, false]);
  expect(paired([6], [2, 5, 1], false)).toEqual({ pairs: [{ attack: 0, defense: 1, hit: true }], spare: [0, 2] });
});

it("tells what equipment did in the last attack only", () => {
  const log = lines(["used", 0, 1], ["attacks", 0, 0, 0], ["dice", [1], [1]], ["padded", 1], ["damage", 1, 0]);
  expect(notesOf(log)).toEqual(["padded 1"]);
  expect(notesOf(lines(["used", 0, 1]))).toEqual([]);
});

it("a loss is taken from the largest pools, and leaves every pool a die", () => {
  expect(spread([3, 1, 4], 3)).toEqual([2, 0, 2]);
  expect(spread([2, 1, 1], 3)).toEqual([0]);
  expect(spread([3, 3, 3], 0)).toEqual([]);
});
