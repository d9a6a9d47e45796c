import { expect, test } from "vitest";
import type { Option, Question } from "../../lib/protocol";
import { line } from "../../lib/samples";
import { lastOffers, lastSafe, nextOffer, rungs } from "./ladder";
import type { Tender } from "./stage";

const tender = (part: Partial<Tender> = {}): Tender => ({
  ...{ card: 3, printed: 8, open: true, fee: 6, by: 2, standing: [0, 1, 2], out: [3], to_come: [], turn: 0 },
  ...{ floor: 4, least: 2 },
  ...part,
});
const option = (number: number, domain = "denarii"): Option => ({
  ...{ option: domain === "pass" ? 0 : 300 + number, label: "", head: "", more: [], domain, number },
});
const question = (numbers: number[], out = true): Question => ({
  ...{
    choice: "1",
    turn: 0,
    step: "spectacle.tender",
    kind: "",
    domain: "",
    rule: "",
    remaining: 1,
    sealed: false,
    forced: false,
  },
  ...{ given: null, window: false, fresh: false, text: "", why: "", text_parts: [], why_parts: [], amounts: [] },
  ...{ form: null, options: [...numbers.map((number) => option(number)), ...(out ? [option(0, "pass")] : [])] },
});

test("the ladder goes down from the printed fee to the lowest offer one can make", () => {
  const found = rungs(tender(), { 1: 7, 2: 6 }, question([5, 4, 3, 2]));
  expect(found.map(({ denarii }) => denarii)).toEqual([8, 7, 6, 5, 4, 3, 2]);
  expect(found.map(({ seats }) => seats)).toEqual([[0], [1], [2], [], [], [], []]);
  expect(found.filter(({ loses }) => loses).map(({ denarii }) => denarii)).toEqual([3, 2]);
  expect(found.find(({ current }) => current)?.denarii).toBe(6);
  expect(found.filter(({ option }) => option).map(({ denarii }) => denarii)).toEqual([5, 4, 3, 2]);
});

test("rungs that nobody stands on any more are left out", () => {
  expect(
    rungs(tender({ by: 0, fee: 3, standing: [0, 1] }), { 0: 3, 1: 5 }, null).map(({ denarii }) => denarii),
  ).toEqual([8, 5, 3, 2]);
});

test("the first offer may be the printed fee", () => {
  const first = tender({ fee: -1, by: -1 });
  expect(nextOffer(first)).toBe(8);
  expect(rungs(first, {}, question([8, 7, 6], false))[0]).toMatchObject({ denarii: 8, seats: [0, 1, 2] });
});

test("one stays in as long as nothing is lost, unless one says otherwise", () => {
  expect(lastSafe(tender(), question([5, 4, 3, 2]))?.number).toBe(4);
  expect(lastSafe(tender({ floor: 9 }), question([5, 4, 3]))?.number).toBe(5); // the first step loses already
  expect(lastSafe(tender({ floor: -1 }), question([5, 4, 3]))?.number).toBe(3);
  expect(lastSafe(tender(), null)).toBe(null);
});

test("the last offers are those since the spectacle was chosen", () => {
  const said = (n: number, kind: string, ...args: number[]) => ({ ...line(n, kind), args });
  const lines = [
    said(1, "tendered", 3, 9),
    said(2, "chosen", 0, 3),
    said(3, "tendered", 1, 7),
    said(4, "tendered", 2, 6),
    said(5, "tendered", 1, 5),
  ];
  expect(lastOffers(lines)).toEqual({ 1: 5, 2: 6 });
  expect(lastOffers([])).toEqual({});
});
