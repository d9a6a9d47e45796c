import { expect, it } from "vitest";
import { STAGE } from "../games/munera/stage";
import { completer } from "./complete";

const complete = completer(STAGE);

it("leaves out nothing, and takes what fits", () => {
  const stage = complete({ goal: 15, men: [{ man: 3 }], schools: null, duel: { men: [3, 4], dice: "none" } });
  expect(stage.goal).toBe(15);
  expect(stage.schools).toEqual([]);
  expect(stage.men[0]).toMatchObject({ man: 3, klass: -1, partners: [] });
  expect(stage.duel).toMatchObject({ men: [3, 4], dice: [-1, -1], fixes: [] });
  expect(stage.tender).toBeNull();
});

it("completes structs at every depth", () => {
  const stage = complete({ duel: { bets: [{ seat: 2 }, null], odds: { both: 6 } }, held: "junk" });
  expect(stage.duel?.bets).toEqual([
    { seat: 2, side: -1, denarii: 0 },
    { seat: -1, side: -1, denarii: 0 },
  ]);
  expect(stage.duel?.odds).toMatchObject({ win: [0, 0], both: 6 });
  expect(stage.held?.fighters).toEqual([[], []]);
});

it("keeps what the page does not know", () => {
  expect(complete({ weather: "fine" })).toHaveProperty("weather", "fine");
});

it("is done once per scene", () => {
  const sent = { goal: 10 };
  expect(complete(sent)).toBe(complete(sent));
});
