import { expect, it } from "vitest";
import { complete } from "./complete";

it("leaves out nothing, and takes what fits", () => {
  const stage = complete({ goal: 15, men: [{ man: 3 }], schools: null, duel: { men: [3, 4], dice: "none" } });
  expect(stage.goal).toBe(15);
  expect(stage.schools).toEqual([]);
  expect(stage.men[0]).toMatchObject({ man: 3, klass: -1, partners: [] });
  expect(stage.duel).toMatchObject({ men: [3, 4], dice: [-1, -1], fixes: [] });
  expect(stage.tender).toBeNull();
});

it("keeps what the page does not know", () => {
  expect(complete({ weather: "fine" })).toHaveProperty("weather", "fine");
});

it("is done once per scene", () => {
  const sent = { goal: 10 };
  expect(complete(sent)).toBe(complete(sent));
});
