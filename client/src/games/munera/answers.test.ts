import { expect, it } from "vitest";
import type { Question } from "../../lib/protocol";
import { read } from "./answers";
import { question } from "./samples";

const numbers = (found: { option: number }[] | undefined): number[] | undefined => found?.map(({ option }) => option);
const at = (step: string, ...options: number[]): Question => question(step, options);

it("puts answers where they belong", () => {
  const reroll = read(at("duel.reroll", 0, 1, 2));
  expect([reroll.pass, reroll.coquus, reroll.virtus].map((option) => option?.option)).toEqual([0, 1, 2]);
  expect(read(at("bout.try_again", 0, 9)).dice.map((option) => option?.option)).toEqual([undefined, 9]);
  const { stakes } = read(at("duel.stake", 0, 31, 32, 33, 39, 40, 41));
  expect(stakes.map(numbers)).toEqual([
    [31, 32, 33],
    [39, 40, 41],
  ]);
  expect([...read(at("duel.fix", 0, 20, 27)).fixes.keys()]).toEqual([20, 27]);
  const { plays } = read(at("moment.play_card", 0, 3000 + 64 * 8, 3001 + 64 * 8, 3000 + 64 * 9));
  expect(plays.map(({ title, options }) => [title, options.length])).toEqual([
    [8, 2],
    [9, 1],
  ]);
});
