import { expect, test } from "vitest";
import type { ChapterText, RuleText } from "../lib/protocol";
import { find } from "./find";

const rule = (number: string, text: string, items: string[] = []): RuleText => ({
  number,
  parts: [
    { text, items: [], figure: null },
    { text: "", items, figure: null },
  ],
});
const chapters: ChapterText[] = [
  {
    number: "G-3",
    title: "Playing a combat",
    rules: [rule("G-3.1", "A combat is one trick."), rule("G-3.4", "Same rank.")],
  },
  {
    number: "G-6",
    title: "Teams",
    rules: [rule("G-6.2", `${"Long words. ".repeat(30)}Équipe of four.`, ["ABAB", "ABC"])],
  },
];
const numbers = (words: string) => find(chapters, words).map(({ number }) => number);

test("numbers come first, then titles, then texts", () => {
  expect(numbers("g-3")).toEqual(["G-3", "G-3.1", "G-3.4"]);
  expect(numbers("3.4")).toEqual(["G-3.4"]);
  expect(numbers("combat")).toEqual(["G-3", "G-3.1"]);
  expect(numbers("abab")).toEqual(["G-6.2"]);
  expect(numbers("nothing like it")).toEqual([]);
});

test("a long text is shown around what was found", () => {
  const [found] = find(chapters, "equipe");
  const text = found!.pieces.map((piece) => piece.text).join("");
  expect(text.startsWith("… ")).toBe(true);
  expect(text.length).toBeLessThan(200);
  expect(found!.pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(["Équipe"]);
});
