import { expect, test } from "vitest";
import type { Question } from "../../lib/protocol";
import { CLAIM } from "./numbers";
import { offerOf, wordsOf } from "./offering";

const option = (domain: string, number: number, option: number) => ({ domain, number, option });
const asked = {
  options: [option("gold", 0, 100), option("gold", 1, 101), option("promise", 1, 201), option("promise", 2, 202)],
} as Question;

test("gold at once is one answer, a promise comes before it", () => {
  expect(offerOf(asked, 1, 0)).toEqual([101]);
  expect(offerOf(asked, 0, 2)).toEqual([202, 100]);
  expect(offerOf(asked, 1, 1)).toEqual([201, 101]);
});

test("what is said about the card follows the price", () => {
  expect(wordsOf("truth", 4)).toEqual([CLAIM + 4]);
  expect(wordsOf("nothing", 4)).toEqual([0]);
  expect(wordsOf("later", 4)).toEqual([]);
});
