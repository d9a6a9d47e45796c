import { describe, expect, it } from "vitest";
import type { Moment } from "../../stage/kit";
import { direct, weigh } from "./direct";
import { at, duel, lines, man, roll } from "./samples";
import type { Stage } from "./stage";

type Told = [string, ...unknown[]];
const MINE = { duel: duel() }; // seat 0 has a man in it
const OTHERS = { duel: duel({ men: [1, 2], owners: [1, 2] }) };

const moments = (facts: Partial<Stage>, ...told: Told[]): Moment[] => direct(at({}, lines(...told)), at(facts));
const brief = (found: Moment[]): string[] =>
  found.map(({ name, weight, lines }) => `${name} ${weight} ${lines.map(({ kind }) => kind).join("+")}`);

describe("the moments of a duel", () => {
  it("shows every blow of my own by itself", () => {
    const found = moments(MINE, ["struck", 20, 0, 10, 3], ["victory", 3, 20], ["melee", 20, 3, 0, 4]);
    expect(brief(found)).toEqual(["struck notable struck", "victory notable victory", "melee notable melee"]);
    expect(found.every(({ mine, over }) => mine && over === "before")).toBe(true);
  });
  it("takes the duels of others lightly, but not their judgment", () => {
    const told: Told[] = [
      ["melee", 1, 4, 2, 0],
      ["declared", 2, 2],
      ["rerolled", 2, 2, 7],
      ["struck", 2, 1, -3, 1],
      ["victory", 2, 2],
      ["appreciation", 1, 6],
      ["roll", 1, 0, 7],
      ["killed", 1, 1, 4],
    ];
    expect(brief(moments(OTHERS, ...told))).toEqual([
      "melee notable melee",
      "reroll routine declared+rerolled",
      "struck notable struck+victory",
      "judgement decisive appreciation+roll+killed",
    ]);
  });
  it("lets dice land before anything tells how they fell, quickly in the duels of others", () => {
    const lands = (facts: Partial<Stage>, ...told: Told[]) => moments(facts, ...told).map((each) => each.lands);
    expect(lands(MINE, ["melee", 20, 6, 0, 3], ["struck", 20, 0, 3, 1])).toEqual([900, undefined]);
    expect(lands(OTHERS, ["melee", 1, 4, 2, 0])).toEqual([450]);
    expect(lands(OTHERS, ["appreciation", 1, 6], ["roll", 1, 0, 7], ["killed", 1, 1, 4])).toEqual([900]);
    expect(lands(OTHERS, ["appreciation", 1, 6])).toEqual([undefined]);
    expect(moments(OTHERS, ["melee", 1, 4, 2, 0])[0]?.tells).toBe(true);
    expect(moments({}, ["bids", [-1, 23, 4, -1]])[0]?.tells).toBe(undefined);
  });
  it("shows lost bets like won ones", () => {
    expect(brief(moments(OTHERS, ["bet-won", 3, 10], ["bet-lost", 0, 4]))).toEqual(["bet notable bet-won+bet-lost"]);
  });
  it("counts a duel as mine once I have bet on it", () => {
    const bets = [{ seat: 0, side: 1, denarii: 3 }];
    const found = moments({ duel: duel({ ...OTHERS.duel, bets }) }, ["melee", 1, 4, 2, 0]);
    expect(found).toMatchObject([{ mine: true, weight: "notable" }]);
  });
  it("knows what a new die was rolled for", () => {
    expect(brief(moments(MINE, ["rerolled", 0, 0, 3]))).toEqual(["reroll notable rerolled"]);
    const found = moments({ ...MINE, roll: roll({ die: 8 }) }, ["rerolled", 0, 0, 3], ["spared", 0]);
    expect(brief(found)).toEqual(["judgement decisive rerolled+spared"]);
    const healing = roll({ what: "healing" });
    expect(brief(moments({ roll: healing }, ["rerolled", 0, 0, 3], ["healed", 0]))).toEqual([
      "roll notable rerolled+healed",
    ]);
  });
  it("makes an accident a death", () => {
    const found = moments(OTHERS, ["struck", 1, 2, 3, 1], ["roll", 2, 3, 1], ["accident", 2]);
    expect(brief(found)).toEqual(["struck routine struck", "death decisive roll+accident"]);
  });
  it("follows from one duel to the next", () => {
    const found = moments(OTHERS, ["roll", 1, 1, 3], ["scarred", 1], ["duel", 3, 20, 0, 0], ["melee", 20, 1, 0, 2]);
    expect(found.map(({ name, mine }) => [name, mine])).toEqual([
      ["roll", false],
      ["duel", true],
      ["melee", true],
    ]);
    expect(found.at(-1)?.weight).toBe("notable");
  });
  it("has bouts of one school in one moment", () => {
    const told: Told[] = [
      ["bout", 1, 3, 2, 4],
      ["bout-won", 2, 9, 4],
      ["roll", 1, 4, 9],
      ["fame", 2, 2],
      ["bout-death", 1],
    ];
    expect(brief(moments({}, ...told))).toEqual([
      "bout notable bout+bout-won",
      "roll routine roll",
      "fame routine fame",
      "death decisive bout-death",
    ]);
  });
});

describe("the other moments", () => {
  it("turns bids over with what they bought, over the picture before", () => {
    const found = moments({}, ["bids", [-1, 23, 4, -1]], ["bought", 1, 38, 23], ["rudis", 2]);
    expect(brief(found)).toEqual(["bids decisive bids+bought", "rudis routine rudis"]);
    expect(found.map(({ over }) => over)).toEqual(["before", "after"]);
    expect(found.map(({ lands }) => lands)).toEqual([600, undefined]); // the log waits until they have turned over
  });
  it("stays before as long as anything needs it", () => {
    const found = moments({}, ["rudis", 2], ["sold", 1, 4, 2]);
    expect(found.map(({ over }) => over)).toEqual(["before", "before"]);
  });
  it("gives Glory as one thing", () => {
    const told: Told[] = [
      ["named", 0, 0],
      ["named", 0, 6],
      ["contract", 3, 12],
      ["glory", 3, 3, 3],
      ["contract", 0, 0],
      ["glory", 0, 3, 4],
    ];
    const found = moments({}, ...told);
    expect(brief(found)).toEqual(["named routine named+named", "glory decisive contract+glory+contract+glory"]);
    expect(found[1]?.mine).toBe(true);
  });
  it("stops for a card that hits me", () => {
    const weight = (...told: Told[]): string | undefined => moments({}, ...told)[0]?.weight;
    expect(weight(["played", 1, 21], ["income", 1, 5])).toBe("notable");
    expect(weight(["played-school", 1, 23, 2], ["stolen", 1, 2, 3])).toBe("notable");
    expect(weight(["played-school", 1, 23, 0], ["stolen", 1, 0, 3])).toBe("decisive");
    expect(weight(["played-school", 0, 23, 1], ["stolen", 0, 1, 3])).toBe("notable");
    expect(weight(["played-man", 1, 16, 0])).toBe("decisive");
    expect(weight(["played-man", 1, 16, 2], ["vanished", 2])).toBe("notable");
    expect(moments(MINE, ["played-side", 1, 6, 0], ["virtus", 20, 0])[0]?.weight).toBe("decisive");
    expect(moments(MINE, ["played-side", 0, 6, 0], ["virtus", 20, 0])[0]?.weight).toBe("notable");
  });
  it("tells a man who is lost with the name he had before", () => {
    const after = at({ men: [] }, lines(["vanished", 0]));
    expect(direct(after, at({ men: [man(0, 0)] }))).toMatchObject([
      { name: "vanished", weight: "decisive", mine: true },
    ]);
  });
  it("takes what it does not know as a line", () => {
    expect(brief(moments({}, ["nonsense", {}], ["constructor"], ["glory"]))).toEqual([
      "line routine nonsense",
      "line routine constructor",
      "glory decisive glory",
    ]);
    expect(direct(at({}, lines(["bids", "?"]), { stage: null }), at({}, [], { stage: null }))).toHaveLength(1);
  });
  it("does not replay an old log", () => {
    expect(direct(at({}, lines(["won", [0], 15]), { fresh: true }), at({}))).toEqual([]);
    expect(direct(at({}, lines(["won", [0], 15])), null)).toEqual([]);
  });
  it("shows spectators nothing as theirs", () => {
    const names = { seats: ["Ann"], sides: [], you: -1, your_side: -1 };
    const found = direct(at({}, lines(["paid"], ["struck", 1, 2, 3, 1]), { names }), at({}, [], { names }));
    expect(found.some(({ mine }) => mine)).toBe(false);
  });
  it("weighs a line for a summary", () => {
    const [killed, drew, test] = lines(["killed", 1, 1, 4], ["drew", 1], ["test-failed", 0]);
    expect([weigh(killed!, 0), weigh(drew!, 0), weigh(test!, 0)]).toEqual(["decisive", "routine", "notable"]);
    expect(weigh(test!, 0, at({}))).toBe("decisive");
  });
});

describe("a tender in which I stand", () => {
  it("is told, and that it is lost is decisive", () => {
    const found = moments({}, ["stands", 0], ["stands", 3], ["tendered", 3, 4], ["tendered", 3, 0]);
    expect(brief(found)).toEqual([
      "tender routine stands",
      "tender routine stands",
      "tender notable tendered",
      "tender decisive tendered",
    ]);
    expect(brief(moments({}, ["stands", 3], ["tendered", 3, 0]))).toEqual([
      "tender routine stands",
      "tender routine tendered",
    ]);
  });
});
