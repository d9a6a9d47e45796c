import { expect, test } from "vitest";
import { pips, tumble } from "./dice";

test("a six-sided face has as many pips as it is worth, none twice", () => {
  for (let value = 1; value <= 6; value++) {
    const spots = pips(value).map(String);
    expect(new Set(spots).size).toBe(value);
    expect(spots.length).toBe(value);
  }
});

test("a tumbling die shows faces that it has, and not twice the same in a row", () => {
  for (const sides of [6, 10] as const) {
    const [low, high] = sides === 6 ? [1, 6] : [0, 9];
    for (let value = low; value <= high; value++) {
      const seen = [...tumble(value, sides, 8), value];
      expect(seen.every((face) => face >= low && face <= high)).toBe(true);
      expect(seen.every((face, at) => face !== seen[at - 1])).toBe(true);
    }
  }
});
