import { expect, test } from "vitest";
import type { GameInfo, SettingInfo } from "../lib/protocol";
import { chosen, fitted, isOpen, placed, plan, wanted } from "./plan";

const setting = (part: Partial<SettingInfo>): SettingInfo => ({
  name: "",
  label: "",
  help: "",
  rule: "",
  kind: "choice",
  default: null,
  default_label: "",
  values: [],
  value_labels: [],
  advanced: false,
  fits: {},
  ...part,
});

const teams = setting({
  name: "teams",
  default: "none",
  values: ["none", "2-2"],
  fits: { 2: ["none"], 4: ["none", "2-2"] },
});
const schools = setting({
  name: "schools",
  kind: "some",
  default: "random",
  values: ["a", "b", "c"],
  fits: { 2: [2], 4: [3] },
});
const game: GameInfo = {
  name: "g",
  label: "",
  about: "",
  low: 2,
  high: 4,
  usual: 4,
  bots: ["easy", "medium", "hard"].map((name) => ({ name, label: name, about: "", usual: name === "medium" })),
  settings: [teams, schools],
  odds: false,
  clocks: [],
  lessons: 0,
};

test("who plays at once gets the usual bots and the usual options", () => {
  const wish = plan(game);
  expect(chosen(wish, "Livia", "Guest").map((seat) => seat.bot ?? seat.name)).toEqual([
    "Livia",
    "medium",
    "medium",
    "medium",
  ]);
  expect(wanted(game, wish)).toEqual({ players: 4 });
});

test("there is one of me", () => {
  const wish = placed(placed(plan(game), 2, "friend"), 2, "me");
  expect(wish.seats.map((seat) => seat.who)).toEqual(["friend", "bot:medium", "me", "bot:medium"]);
});

test("what does not fit the number of players is not sent, and not lost", () => {
  const wish = { ...plan(game), options: { teams: "2-2", schools: ["a", "b"] } };
  expect(wanted(game, wish)).toEqual({ players: 4, teams: "2-2" });
  expect(wanted(game, { ...wish, players: 2 })).toEqual({ players: 2, schools: ["a", "b"] });
  expect(fitted(teams, 2, "2-2")).toBe("none");
});

test("a setting with one value is no question", () => {
  expect([isOpen(teams, 2), isOpen(teams, 4), isOpen(schools, 2), isOpen(schools, 4)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
