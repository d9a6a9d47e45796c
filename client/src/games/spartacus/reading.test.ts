import { beforeAll, describe, expect, test } from "vitest";
import { learn } from "../../lib/words.svelte";
import { cellNames } from "./hexes";
import { cellWords, reachable, standing } from "./reading";
import { fighter, sand } from "./samples";

beforeAll(() => learn("en", "spartacus"));

const names = cellNames(sand);
const cell = (name: string): number => names.indexOf(name);

describe("the arena in words", () => {
  test("says where everybody stands and what they have lost", () => {
    const said = standing(sand, [fighter(0), fighter(1, { dice: [2, 3, 3] })]);
    expect(said).toEqual([
      "I, Spartacus (Ann), stands on d2 with 11 dice, 0 lost.",
      "II, Crixus (Brutus), stands on d6 with 8 dice, 3 lost.",
      "They are 4 cells apart.",
    ]);
  });
  test("says when they stand side by side", () => {
    expect(standing(sand, [fighter(0), fighter(1, { cell: cell("d3") })])[2]).toBe("They stand side by side.");
  });
  test("lists what can be reached, the nearest first, and whom an attack reaches", () => {
    const steps = [
      { cell: cell("d4"), steps: 2 },
      { cell: cell("d3"), steps: 1 },
    ];
    expect(reachable(sand, steps, [fighter(1).cell], [fighter(0), fighter(1)])).toEqual([
      "Cells in reach, with steps: d3 (1), d4 (2).",
      "Crixus can be attacked.",
    ]);
    expect(reachable(sand, [], [], [fighter(0)])).toEqual([]);
  });
  test("says what a cell is", () => {
    expect(cellWords("d3", undefined, { cell: 0, steps: 1, note: "in reach of Crixus" }, false)).toBe(
      "d3, 1 step, in reach of Crixus",
    );
    expect(cellWords("d6", fighter(1), undefined, true)).toBe("d6, II Crixus, attack");
  });
});
