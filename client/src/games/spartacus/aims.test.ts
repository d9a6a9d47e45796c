import { expect, test } from "vitest";
import type { Option, Question } from "../../lib/protocol";
import { forCard, forSeat, waysOf } from "./aims";
import { stage } from "./samples";
import { PLAY, type Play } from "./stage";

const play = (option: number, part: Partial<Play>): Play => ({ ...PLAY.blank, option, title: 5, ...part });
const option = (option: number, domain: string, number = 0): Option => ({
  ...{ option, domain, number, label: "", head: "", more: [] },
});
const asks = (...options: Option[]): Question => ({ options }) as Question;

const plays = [
  play(100, { houses: [1] }),
  play(101, { houses: [2, 3] }),
  play(102, { houses: [3], card: 7 }),
  play(103, { title: 6, houses: [2] }),
];
const table = stage({ plays });
const question = asks(...plays.map((each) => option(each.option, "card")));

test("a house is the aim of the chosen card, if that alone says it all", () => {
  expect(waysOf(table, 5)).toHaveLength(3);
  expect(forSeat(table, question, 5, 1)?.option).toBe(100);
  expect(forSeat(table, question, 5, 2)).toBeUndefined(); // one of two houses
  expect(forSeat(table, question, 5, 3)).toBeUndefined(); // it is aimed at a card
  expect(forSeat(table, question, 6, 2)?.option).toBe(103);
  expect(forSeat(table, question, -1, 1)).toBeUndefined();
});

test("without a card a house is an answer itself", () => {
  expect(forSeat(table, asks(option(41, "seat", 1)), -1, 1)?.option).toBe(41);
});

test("a Market card is the aim of the chosen card, or an answer itself", () => {
  expect(forCard(table, question, 5, 7)?.option).toBe(102);
  expect(forCard(table, question, 6, 7)).toBeUndefined();
  expect(forCard(table, asks(option(270, "asset", 14)), -1, 14)?.option).toBe(270);
  expect(forCard(table, asks(option(270, "use", 14), option(271, "sale", 14)), -1, 14)).toBeUndefined();
});
