import { expect, test } from "vitest";
import { has, marked } from "./search";

const shown = (text: string, words: string) =>
  marked(text, words)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join("");

test("words are found whatever their case and accents", () => {
  expect(has("Geübte Kämpfer", "KAMPFER geubt")).toBe(true);
  expect(has("Geübte Kämpfer", "Kampf Sieg")).toBe(false);
});

test("what was found is marked in the text as it is written", () => {
  expect(shown("L'Hôte décide", "hote DECI")).toBe("L'[Hôte] [déci]de");
  expect(shown("aaa", "aa")).toBe("[aaa]");
  expect(shown("Größe", "gross")).toBe("Größe");
  expect(shown("10–12 Œil", "œil")).toBe("10–12 [Œil]");
});

test("nothing is marked without words", () => {
  expect(marked("Rudis", " ")).toEqual([{ text: "Rudis", hit: false }]);
  expect(marked("", "a")).toEqual([]);
});
