import { beforeEach, expect, test } from "vitest";
import type { GameInfo } from "../lib/protocol";
import { save } from "../lib/store";
import { plan } from "./plan";
import { dropPreset, keepLast, keepPreset, lastGame, lastOf, presetsOf, restored, type Choice } from "./presets";

const setting = { label: "", help: "", rule: "", default_label: "", value_labels: [], advanced: false, fits: {} };
const game: GameInfo = {
  name: "gorus",
  label: "",
  about: "",
  low: 1,
  high: 4,
  usual: 4,
  bots: [{ name: "medium", label: "", about: "", usual: true }],
  settings: [
    { ...setting, name: "target", kind: "number", default: 3, values: [] },
    { ...setting, name: "length", kind: "choice", default: "long", values: ["long", "short"] },
    { ...setting, name: "cards", kind: "text", default: "", values: [] },
  ],
  odds: false,
  clocks: [],
  lessons: 0,
};
const choice = (target: number): Choice => ({
  plan: { ...plan(game), players: 2, options: { target, length: "short", cards: "x".repeat(200) } },
  talk: { talk: true, whispers: false, afterwards: false },
  odds: false,
  listed: true,
});

beforeEach(() => save("harena.presets", null));

test("the last choice is there again, without a file of cards", () => {
  expect(lastOf(game)).toBeNull();
  keepLast(choice(7));
  expect(lastGame()).toBe("gorus");
  const found = lastOf(game);
  expect(found).toMatchObject({ talk: { whispers: false, afterwards: false }, odds: false, listed: true });
  expect(found?.plan).toMatchObject({ players: 2, options: { target: 7, length: "short", cards: "" } });
});

test("choices have names, and one of the same name is replaced", () => {
  keepPreset("Quick", choice(1));
  keepPreset("Long", choice(9));
  keepPreset("Quick", choice(2));
  expect(presetsOf(game).map(({ name, choice }) => [name, choice.plan.options.target])).toEqual([
    ["Quick", 2],
    ["Long", 9],
  ]);
  expect(presetsOf({ ...game, name: "munera" })).toEqual([]);
  dropPreset("Quick", "gorus");
  expect(presetsOf(game).map(({ name }) => name)).toEqual(["Long"]);
});

test("what another version has stored does no harm", () => {
  for (const broken of [null, 7, "x", [], { named: [null, 3, { name: 5 }], last: 3, game: {} }]) {
    save("harena.presets", broken);
    expect(lastOf(game)).toBeNull();
    expect(lastGame()).toBeNull();
    expect(presetsOf(game)).toEqual([]);
  }
  const odd = {
    plan: { game: "gorus", players: 99, seats: [{ who: "god" }, 3], options: { target: "a", length: "no" } },
  };
  expect(restored(game, odd)?.plan).toEqual(plan(game));
  const twice = { plan: { game: "gorus", players: 2, seats: [{ who: "me" }, { who: "me" }] } };
  expect(restored(game, twice)?.plan.seats).toEqual(plan(game).seats);
});
