import { expect, test } from "vitest";
import { line } from "../../lib/samples";
import type { Moment } from "../../stage/kit";
import { HEALING, STAGE } from "./stage";
import { rollOf, rungs } from "./healing";

const moment = (...args: number[]): Moment => ({
  ...{ name: "healing", weight: "notable", mine: false, over: "before" },
  lines: [{ ...line(0, "healing"), args }],
});

test("the roll that is told comes before the one that is open", () => {
  const stage = { ...STAGE.blank, healing: { ...HEALING.blank, card: 7, die: 3 } };
  expect(rollOf(stage, moment(2, 9, 1))).toEqual({ card: 9, die: 1 });
  expect(rollOf(stage, null)).toEqual({ card: 7, die: 3 });
  expect(rollOf(STAGE.blank, null)).toBe(null);
});

test("every roll has its meaning", () => {
  expect(rungs(4, 2)).toEqual([
    { fate: "dies", low: 1, high: 1 },
    { fate: "stays", low: 2, high: 3 },
    { fate: "healed", low: 4, high: 6 },
  ]);
  expect(rungs(2, 2).map(({ fate }) => fate)).toEqual(["dies", "healed"]);
});
