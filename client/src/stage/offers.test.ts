import { expect, test } from "vitest";
import type { Advice, Good, OfferInfo } from "../lib/protocol";
import { line } from "../lib/samples";
import { Draft } from "./draft.svelte";
import * as offers from "./offers";

test("an offer is flat numbers", () => {
  expect(offers.offerArgs(2, { 0: 2, 1: 0 }, { 1: 1, 12: 1 })).toEqual([2, -1, 1, 2, 0, 2, 1, 1, 12, 1]);
  expect(offers.offerArgs(0, {}, { 0: 3 })).toEqual([0, -1, 0, 1, 0, 3]);
  expect(
    offers.pile([
      [0, 2],
      [12, 1],
    ]),
  ).toEqual({ 0: 2, 12: 1 });
});

test("of a pile there is no more than there is", () => {
  const stock = [
    { good: 0, label: "Coins", most: 2 },
    { good: 5, label: "A jar", most: 1 },
  ];
  expect(offers.piled(stock, { 0: 3, 5: 1, 9: 1 })).toEqual({ 0: 2, 5: 1 });
  expect(offers.piled(stock, {})).toEqual({ 0: 0, 5: 0 });
});

test("an offer has two sides", () => {
  const offer: OfferInfo = {
    id: 5,
    by: 1,
    to: 0,
    give: [[0, 2]],
    get: [[1, 1]],
    give_text: "2 coins",
    get_text: "1 jar",
    give_goods: [],
    get_goods: [],
  };
  expect(offers.mySide(offer, 1)).toMatchObject({ mine: true, other: 0, giveText: "2 coins", getText: "1 jar" });
  expect(offers.mySide(offer, 0)).toMatchObject({
    mine: false,
    other: 1,
    give: [[1, 1]],
    giveText: "1 jar",
    getText: "2 coins",
  });
});

test("a bot's free action is known by its name and numbers", () => {
  const hint: Advice = {
    type: "advice",
    choice: "1",
    turn: 0,
    option: null,
    free_action: "accept",
    args: [3],
    text: "",
  };
  expect([[3], [4], [3, 0]].map((args) => offers.advised(hint, "accept", args))).toEqual([true, false, false]);
  expect(offers.advised(hint, "decline", [3])).toBe(false);
  expect(offers.advised(null, "accept", [3])).toBe(false);
});

const good = (number: number, kind: string, thing = -1, mine = 1, theirs = [0, 0, 0], spectacle = -1): Good => ({
  good: number,
  label: `${kind} ${thing}`,
  kind,
  number: thing,
  spectacle,
  mine,
  theirs,
});
const GOODS = [
  good(0, "money", -1, 9, [9, 4, 2]),
  good(1, "man", 7),
  good(2, "man", 8, 0, [0, 1, 0]),
  good(3, "title", 5, 2, [0, 1, 1]),
  good(100, "loan", 7, 1, [0, 0, 0], 3),
  good(101, "loan", 7, 1, [0, 0, 0], 4),
];

test("a side has money and things, and a man may be lent", () => {
  const mine = offers.shelf(GOODS, "give", 1);
  expect(mine.money?.good).toBe(0);
  expect(mine.lots.map(({ kind, number, most }) => [kind, number, most])).toEqual([
    ["man", 7, 1],
    ["title", 5, 2],
  ]);
  expect(mine.lots[0]?.loans.map(({ spectacle }) => spectacle)).toEqual([3, 4]);
  expect(offers.shelf(GOODS, "get", 1).lots.map(({ number }) => number)).toEqual([8, 5]);
  expect(offers.shelf(GOODS, "get", 2).lots.map(({ number }) => number)).toEqual([5]);
});

test("goods of which nothing is known are things of their own", () => {
  const plain = [good(0, ""), good(1, "")];
  expect(offers.shelf(plain, "give", 1)).toMatchObject({ money: null, lots: [{ most: 1 }, { most: 1 }] });
});

test("a man is given or lent, not both", () => {
  const draft = new Draft();
  const [man] = offers.shelf(GOODS, "give", 1).lots;
  draft.propose(1);
  draft.tap("give", man!);
  expect(draft.give).toEqual({ 1: 1 });
  draft.choose("give", man!, man!.loans[1]!);
  expect(draft.give).toEqual({ 101: 1 });
  draft.tap("give", man!);
  expect(draft.give).toEqual({});
});

test("what is gone stays on the tray, marked, and is not offered", () => {
  const draft = new Draft();
  draft.propose(1);
  draft.set("give", GOODS[0]!, 8);
  draft.tap("give", offers.shelf(GOODS, "give", 1).lots[0]!);
  const poorer = [{ ...GOODS[0]!, mine: 5 }, GOODS[3]!];
  const left = offers.tray(poorer, "give", 1, draft.give, draft.labels);
  expect(left.map(({ label, amount, left }) => [label, amount, left])).toEqual([
    ["money -1", 8, 5],
    ["man 7", 1, 0],
  ]);
  expect(offers.offered(left)).toEqual({ 0: 5 });
  expect(offers.offered(offers.tray(GOODS, "give", 1, draft.give, draft.labels))).toEqual({ 0: 8, 1: 1 });
});

test("a draft survives, and forgets the other's things when the partner changes", () => {
  const draft = new Draft();
  draft.propose(1);
  draft.set("give", GOODS[0]!, 2);
  draft.set("get", GOODS[2]!, 1);
  draft.close();
  draft.propose();
  expect([draft.give, draft.get]).toEqual([{ 0: 2 }, { 2: 1 }]);
  draft.ask(2);
  expect([draft.give, draft.get]).toEqual([{ 0: 2 }, {}]);
});

test("a counter starts from the offer, and is not started anew", () => {
  const draft = new Draft();
  const parts = { kind: "", number: -1, spectacle: -1 };
  const offer: OfferInfo = {
    ...{ id: 5, by: 1, to: 0, give: [[0, 2]], get: [[1, 1]], give_text: "", get_text: "" },
    give_goods: [{ good: 0, amount: 2, text: "2 denarii", ...parts }],
    get_goods: [{ good: 1, amount: 1, text: "Ferox", ...parts }],
  };
  draft.counter(offer, 0);
  expect([draft.to, draft.give, draft.get]).toEqual([1, { 1: 1 }, { 0: 2 }]);
  draft.set("get", GOODS[0]!, 4);
  draft.close();
  draft.counter(offer, 0);
  expect(draft.get).toEqual({ 0: 4 });
  draft.propose(1);
  expect([draft.give, draft.counters]).toEqual([{}, null]);
});

test("the two are told what became of an offer", () => {
  const said = (kind: string, args: number[]) => offers.offerNews({ ...line(0, kind), args }, 0);
  expect(said("offer-declined", [9, 0, 2])).toEqual({ other: 2, tone: "bad" });
  expect(said("countered", [9, 2, 0])).toEqual({ other: 2, tone: "plain" });
  expect(said("deal", [2, 0])).toEqual({ other: 2, tone: "good" });
  expect(said("deal", [2, 1])).toBe(null);
  expect(said("offered", [9, 2, 0])).toBe(null);
  expect(offers.offerNews({ ...line(0, "deal"), args: [1, 2] }, -1)).toBe(null);
});

test("a counteroffer is not told as a refusal too, nor what a deal of mine has ended", () => {
  const at = (n: number, kind: string, args: number[]) => ({ ...line(n, kind), args });
  const countered = at(1, "countered", [9, 2, 0]);
  const declined = at(2, "offer-declined", [8, 0, 2]);
  expect(offers.toldAlready(declined, [countered], 0)).toBe(true);
  expect(offers.toldAlready(declined, [at(1, "countered", [9, 1, 0])], 0)).toBe(false);
  expect(offers.toldAlready(declined, [], 0)).toBe(false);
  const mine = at(1, "countered", [9, 0, 2]); // my own counteroffer is refused: that is news
  expect(offers.toldAlready(at(2, "offer-declined", [9, 0, 2]), [mine], 0)).toBe(false);
  const failed = at(2, "offer-failed", [8, 2, 0]);
  expect(offers.toldAlready(failed, [at(1, "deal", [1, 0])], 0)).toBe(true);
  expect(offers.toldAlready(failed, [at(1, "deal", [1, 2])], 0)).toBe(false);
});

test("a free action is found by its name", () => {
  const propose = { name: "propose", label: "", rule: "", menu: [], goods: [], any_time: false };
  expect(offers.find([propose], "propose")).toBe(propose);
  expect(offers.find([propose], "nothing")).toBe(undefined);
});
