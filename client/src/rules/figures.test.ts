// Every picture that the rules of a game name is drawn, and every picture that is drawn stands in its rules.
import { expect, test } from "vitest";
import { figuresOf } from "../games/figures";

const texts = import.meta.glob<string>("../../../src/harena/games/*/rules/en.md", {
  ...{ eager: true, query: "?raw", import: "default" },
});

test.each(["gorus", "munera", "spartacus"])(
  "the pictures of %s",
  async (game) => {
    const text = Object.entries(texts).find(([path]) => path.includes(`/${game}/`))?.[1] ?? "";
    const named = [...text.matchAll(/!\[figure: ([a-z-]+)\]/g)].map(([, name]) => name!);
    const drawn = (await figuresOf(game))!.pictures;
    expect(named.length).toBeGreaterThan(6);
    expect(Object.keys(drawn).sort()).toEqual([...named].sort());
  },
  60_000,
); // it reads all that a game draws
