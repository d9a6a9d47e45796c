import { expect, test } from "vitest";
import type { Form, FreeActionInfo, Option } from "../../lib/protocol";
import * as logic from "./logic";

const option = (number: number, domain: string, label = `${domain} ${number}`): Option => ({
  option: 100 + number,
  label,
  head: label,
  more: [],
  domain,
  number,
});

const stakes: Form = {
  parts: [
    { name: "blessing", label: "On a blessing", low: 0, high: 3 },
    { name: "none", label: "On none", low: 0, high: 3 },
  ],
  together: 4,
  limits: [],
  start: 1000,
  base: 100,
};

test("options are grouped by domain, passing last", () => {
  const found = logic.groups([
    option(0, "pass"),
    option(3, "deed"),
    option(1, "card"),
    option(0, "card"),
    option(2, "altar"),
    option(0, "yes/no"),
    option(1, "seat"),
  ]);
  expect(found.map((group) => group.domain)).toEqual(["deed", "card", "altar", "yes/no", "seat", "pass"]);
  expect(found.map((group) => group.shape)).toEqual(["list", "card", "list", "yes/no", "seat", "pass"]);
  expect(found[1]?.options.map((each) => each.number)).toEqual([1, 0]);
});

test("a card with much to say is no tile", () => {
  const long = { ...option(1, "card"), label: "Play Robbery on Ben (Glaber); needs 4 Influence, act up to 3 gold" };
  expect(logic.groups([option(0, "card")]).map(logic.wordy)).toEqual([false]);
  expect(logic.groups([option(0, "card"), long]).map(logic.wordy)).toEqual([true]);
  expect(logic.groups([{ ...long, domain: "seat" }]).map(logic.wordy)).toEqual([false]);
});

test("a game may call a domain anything", () => {
  expect(logic.groups([option(1, "list"), option(2, "")]).map((group) => group.shape)).toEqual(["list", "list"]);
  expect(logic.groups([option(1, "denarii")], ["denarii"])[0]?.shape).toBe("amount");
  expect(logic.groups([])).toEqual([]);
});

test("an amount starts at what was given, or else at what the server names first", () => {
  const options = [option(8, "amount"), option(0, "amount"), option(2, "amount")];
  const amounts = logic.groups(options)[0]?.options ?? [];
  const first = options[0]?.option;
  expect(amounts[logic.placeOf(amounts, null, first)]?.number).toBe(8);
  expect(amounts[logic.placeOf(amounts, options[2]?.option, first)]?.number).toBe(2);
  expect(amounts[logic.placeOf(amounts, -7, first)]?.number).toBe(8);
  expect(logic.placeOf(amounts, null, undefined)).toBe(0);
});

test("amounts are sorted, and a typed number finds the closest", () => {
  const amounts = logic.groups([option(8, "amount"), option(0, "amount"), option(2, "amount")])[0]?.options ?? [];
  expect(amounts.map((each) => each.number)).toEqual([0, 2, 8]);
  expect([-4, 0, 1, 2, 5, 6, 99].map((wanted) => logic.nearest(amounts, wanted))).toEqual([0, 0, 0, 1, 1, 2, 2]);
});

test("what follows from an answer fits in one line", () => {
  expect(logic.inOneLine(["favor +1", "Challenge"])).toBe("favor +1 · Challenge");
  expect(logic.inOneLine([])).toBe("");
});

test("a filter takes words in any order, without accents", () => {
  const list = [option(1, "x", "Épées 5"), option(2, "x", "Haches 5"), option(3, "x", "Épées 12")];
  expect(logic.filtered(list, "5 epees").map((each) => each.number)).toEqual([1]);
  expect(logic.filtered(list, " ÉP ").map((each) => each.number)).toEqual([1, 3]);
  expect(logic.filtered(list, "")).toEqual(list);
  expect(logic.filtered(list, "z")).toEqual([]);
});

test("a form is a number", () => {
  expect(logic.encode(stakes, [2, 1])).toBe(1201);
  expect(logic.encode(stakes, [0, 0])).toBe(1000);
  expect(logic.decode(stakes, 1201)).toEqual([2, 1]);
  expect(logic.decode(stakes, 1999)).toEqual([3, 3]);
  expect(logic.decode(stakes, 5)).toEqual([0, 0]);
  for (const values of [
    [0, 3],
    [3, 0],
    [1, 2],
  ])
    expect(logic.decode(stakes, logic.encode(stakes, values))).toEqual(values);
});

test("the parts of a form share a limit", () => {
  expect(logic.highest(stakes, [0, 0], 0)).toBe(3);
  expect(logic.highest(stakes, [0, 3], 0)).toBe(1);
  expect(logic.highest(stakes, [1, 3], 0)).toBe(1);
  expect(logic.highest({ ...stakes, together: -1 }, [3, 3], 0)).toBe(3);
  expect(logic.highest({ ...stakes, together: 0 }, [0, 0], 1)).toBe(0);
  expect(logic.limited(stakes)).toBe(true);
  expect(logic.limited({ ...stakes, together: 6 })).toBe(false);
  expect(logic.limited({ ...stakes, together: -1 })).toBe(false);
  expect([[2, 2], [2, 3], [4, 0], [-1, 0], [1], [NaN, 0]].map((values) => logic.fits(stakes, values))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("some parts of a form have a limit of their own", () => {
  const both = { ...stakes, together: -1, limits: [{ parts: [0, 1], most: 3 }] };
  expect(logic.highest(both, [0, 0], 0)).toBe(3);
  expect(logic.highest(both, [0, 2], 0)).toBe(1);
  expect(logic.highest({ ...both, together: 2 }, [0, 1], 0)).toBe(1);
  expect(logic.highest({ ...both, limits: [{ parts: [1], most: 1 }] }, [0, 3], 0)).toBe(3);
  expect(
    [
      [3, 0],
      [2, 2],
    ].map((values) => logic.fits(both, values)),
  ).toEqual([true, false]);
});

test("a form starts at what was sealed", () => {
  expect(logic.initial(stakes, null)).toEqual([0, 0]);
  expect(logic.initial(stakes, 1302)).toEqual([3, 2]);
});

test("free_actions that deal with offers stand with the offers", () => {
  const free_action = (name: string, items = 1): FreeActionInfo => ({
    name,
    label: name,
    rule: "",
    menu: Array.from({ length: items }, () => ({ args: [], label: "" })),
    goods: [],
    any_time: false,
  });
  const all = [free_action("give"), free_action("propose"), free_action("accept"), free_action("bribe", 0)];
  expect(logic.freeActions(all).map((each) => each.name)).toEqual(["give"]);
});
