import { describe, expect, it } from "vitest";
import { needKey, rolled, waiting, whyKey } from "./rolls";
import { lines, roll, stage } from "./samples";

describe("a die for one man", () => {
  it("is judged in one moment", () => {
    const told = lines(["appreciation", 0, 6], ["roll", 0, 0, 8], ["rerolled", 0, 0, 4], ["spared", 0]);
    const shown = rolled(told, stage());
    expect(shown).toMatchObject({ what: "judgement", man: 0, seat: 0, die: 4, old: [8], needs: 6, good: true });
    expect(shown?.thrown).toBe(true);
  });
  it("goes on from the scene before", () => {
    const before = stage({ roll: roll({ die: 8, needs: 6 }) });
    expect(rolled(lines(["killed", 0, 0, 4]), before)).toMatchObject({ die: 8, needs: 6, good: false, thrown: false });
    expect(rolled(lines(["rerolled", 0, 0, 2], ["spared", 0]), before)).toMatchObject({ die: 2, old: [8], good: true });
    expect(rolled(lines(["roll", 20, 1, 5], ["healed", 20]), before)).toMatchObject({
      what: "healing",
      man: 20,
      seat: 3,
      needs: null,
      good: true,
    });
  });
  it("is told without a die, where a card has decided", () => {
    expect(rolled(lines(["spared", 0]), stage())).toMatchObject({ what: "judgement", die: -1, good: true });
    expect(waiting(roll({ settled: true, good: true }))).toMatchObject({ good: true });
    expect(rolled(lines(["accident", 2]), stage())).toMatchObject({ man: 2, good: false });
  });
  it("says what it takes", () => {
    const key = (needs: number, more = false): string => needKey(waiting(roll({ needs, more })));
    expect([key(6), key(4, true), key(-1), key(10)]).toEqual(["less", "more", "none", "any"]);
    expect(rolled(lines(["appreciation", 0, 12]), null)).toMatchObject({ needs: 10, good: null });
  });
  it("says why a judgment ended so, without a number that no die can show", () => {
    const why = (needs: number, good: boolean, die = 5) => whyKey(waiting(roll({ needs, die, settled: true, good })));
    expect([why(6, true), why(4, false)]).toEqual(["spared", "killed"]);
    expect([why(10, true), why(-1, false)]).toEqual(["any", "none"]);
    expect([why(6, true, -1), whyKey(waiting(roll({ needs: 6, die: 5 })))]).toEqual(["", ""]);
  });
  it("lives without anything it knows", () => {
    expect(rolled([], stage())).toBeNull();
    expect(rolled(lines(["roll"]), null)).toBeNull();
  });
});
