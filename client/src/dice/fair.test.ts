import { expect, test } from "vitest";
import vectors from "../../../tests/data/fair-dice.json?raw";
import type { DiceReport, DiceRoll } from "../lib/protocol";
import { commitmentOf, FairDice, recompute } from "./fair";

const { cases } = JSON.parse(vectors);

test.each(cases as any[])("gives what the test vectors say: $about", async (one) => {
  expect(await commitmentOf(one.secret)).toBe(one.commitment);
  const dice = await FairDice.of(one.secret, one.salts);
  for (const { n, limit, number } of one.numbers) expect([n, await dice.number(n, limit)]).toEqual([n, number]);
});

/** A report of what a vector has: a deal, then dice. */
function reportOf(one: any): DiceReport {
  const [deal] = one.deals;
  const [roll] = one.dice;
  const ids: string[] = [...deal.bag].sort();
  const at = (id: string) => ids.indexOf(id);
  const cards: DiceRoll = {
    n: deal.n,
    entry: 0,
    low: 0,
    high: 0,
    bag: ids.map(at),
    outcomes: deal.dealt.map(at),
    text: "",
  };
  const dice: DiceRoll = { ...roll, entry: 1, bag: [], outcomes: roll.faces, text: "" };
  return { rolls: [cards, dice], things: ids.map((id) => ({ id, title: id })), older: deal.n };
}

const one = cases[0];
const dice = () => FairDice.of(one.secret, one.salts);

test("an honest report is right in every outcome", async () => {
  expect(await recompute(reportOf(one), await dice())).toEqual({ count: 10, wrong: -1 });
});

test("the first outcome that differs is found", async () => {
  const report = reportOf(one);
  const [cards, rolled] = report.rolls;
  const other = (roll: DiceRoll, at: number, outcome: number) => ({
    ...roll,
    outcomes: roll.outcomes.map((was, i) => (i === at ? outcome : was)),
  });
  const face = (rolled!.outcomes[2]! % 6) + 1;
  expect(await recompute({ ...report, rolls: [cards!, other(rolled!, 2, face)] }, await dice())).toEqual({
    count: 8,
    wrong: 28,
  });
  expect(
    (await recompute({ ...report, rolls: [other(cards!, 3, cards!.outcomes[4]!), rolled!] }, await dice())).wrong,
  ).toBe(23);
});

test("other salts, another secret, a card left out and a gap are found", async () => {
  const report = reportOf(one);
  const [cards, rolled] = report.rolls as [DiceRoll, DiceRoll];
  const swapped = await FairDice.of(one.secret, [...one.salts].reverse());
  expect((await recompute(report, swapped)).wrong).toBeGreaterThanOrEqual(0);
  const other = await FairDice.of(cases[3].secret, one.salts);
  expect((await recompute(report, other)).wrong).toBeGreaterThanOrEqual(0);
  const fewer = { ...cards, bag: cards.bag.slice(1) };
  expect((await recompute({ ...report, rolls: [fewer, rolled] }, await dice())).wrong).toBeGreaterThanOrEqual(20);
  const reversed = { ...cards, bag: [...cards.bag].reverse() };
  expect((await recompute({ ...report, rolls: [reversed, rolled] }, await dice())).wrong).toBe(20);
  expect((await recompute({ ...report, rolls: [cards, { ...rolled, n: 27 }] }, await dice())).wrong).toBe(27);
  expect((await recompute({ ...report, older: 0 }, await dice())).wrong).toBe(20);
});
