import { describe, expect, it } from "vitest";
import type { Option, Question } from "../../lib/protocol";
import { answersFor, NOBODY, pickFor, poolOf } from "./lineup";
import { PICK } from "./numbers";
import { arena, card, stage } from "./samples";
import { TOURNAMENT } from "./stage";

const gear = (number: number, sort: "weapon" | "armor" | "special", ability: string, seat = 0) =>
  card(number, seat, { sort, ability, dice: [0, 0, 0] });
const ASSET = 256;
const option = (part: Partial<Option>): Option => ({
  ...{ option: 0, label: "", head: "", more: [], domain: "", number: 0 },
  ...part,
});
const question = (part: Partial<Question>): Question => ({
  ...{ choice: "", turn: 0, step: "", kind: "", domain: "", rule: "", remaining: 0, sealed: false, given: null },
  ...{ window: false, fresh: false, forced: false, text: "", why: "", text_parts: [], why_parts: [], amounts: [] },
  ...{ options: [], form: null },
  ...part,
});
const asset = (number: number) => option({ option: ASSET + number, domain: "asset", number });
const PASS = option({ option: 0, domain: "pass" });

const cards = [
  card(0, 0, { sort: "gladiator" }),
  card(1, 0, { sort: "gladiator" }),
  gear(46, "weapon", "reroll_attack"),
  gear(47, "weapon", "reroll_attack"),
  gear(49, "weapon", "reach"),
  gear(52, "armor", "ignore_first"),
  { ...gear(58, "special", "net"), ready: false },
  gear(59, "special", "net", 1),
];
const asked = (step: string, ...numbers: number[]) => question({ step, options: [PASS, ...numbers.map(asset)] });

describe("a fighter and his equipment", () => {
  const table = stage({ phase: "arena", arena: arena(), cards });
  it("are chosen together: what is ready, identical pieces once", () => {
    const pool = poolOf(table, asked("arena.send", 0, 1), 0);
    expect(pool?.fighters.map(({ card }) => card)).toEqual([0, 1]);
    expect(pool?.gear.weapon.map(({ card }) => card)).toEqual([46, 49]);
    expect(pool?.gear.armor.map(({ card }) => card)).toEqual([52]);
    expect(pool?.gear.special).toEqual([]);
  });
  it("are answered in the order of the questions that will come", () => {
    const question = asked("arena.send", 0, 1);
    const pool = poolOf(table, question, 0)!;
    expect(answersFor(pool, question, { ...NOBODY, fighter: 1, weapon: 49 })).toEqual([ASSET + 1, ASSET + 49, 0]);
    expect(answersFor(pool, question, { ...NOBODY, fighter: 0 })).toEqual([ASSET, 0, 0]);
  });
  it("are asked for from where the server is", () => {
    const question = asked("arena.take_armour", 52);
    const pool = poolOf(table, question, 0)!;
    expect(pool.fighters).toEqual([]);
    expect(pool.gear.weapon).toEqual([]);
    expect(answersFor(pool, question, { ...NOBODY, armor: 52 })).toEqual([ASSET + 52]);
  });
  it("are nobody's business elsewhere", () => {
    expect(poolOf(table, asked("arena.bet"), 0)).toBeNull();
    expect(poolOf(table, null, 0)).toBeNull();
  });
});

it("is one answer in a tournament", () => {
  const pieces = [
    { card: 1, adds: 512 },
    { card: 46, adds: 64 },
    { card: 49, adds: 192 },
    { card: 52, adds: 24 },
  ];
  const table = stage({ phase: "tournament", cards, tournament: { ...TOURNAMENT.blank, pieces } });
  expect(poolOf(table, question({ step: "tournament.pick_fighters", options: [] }), 0)?.gear.weapon).toHaveLength(2);
  expect(pickFor(table, { ...NOBODY, fighter: 1, weapon: 49, armor: 52 })).toBe(PICK + 512 + 192 + 24);
});
