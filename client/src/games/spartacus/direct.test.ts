import { describe, expect, it } from "vitest";
import type { Moment } from "../../stage/kit";
import { AIR } from "../../stage/dice";
import { direct, isInArena, isQuick, weigh } from "./direct";
import { arena, at, card, fight, lines, plot } from "./samples";
import type { Stage } from "./stage";

type Told = [string, ...unknown[]];
const MINE: Partial<Stage> = { phase: "arena", arena: arena(), fight: fight() }; // seat 0 fights
const others = [1, 2].map((seat) => ({ ...arena().sides[0]!, seat, card: seat }));
const OTHERS: Partial<Stage> = {
  phase: "arena",
  arena: arena({ sides: others }),
  fight: fight({ owners: [1, 2], fighters: [1, 2] }),
};

const moments = (facts: Partial<Stage>, ...told: Told[]): Moment[] => direct(at({}, lines(...told)), at(facts));
const brief = (found: Moment[]): string[] =>
  found.map(({ name, weight, lines }) => `${name} ${weight} ${lines.map(({ kind }) => kind).join("+")}`);

describe("intrigue", () => {
  it("stops for a scheme against me, and less for one against others", () => {
    expect(brief(moments({}, ["schemed-house", 1, 6, 0]))).toEqual(["scheme decisive schemed-house"]);
    expect(brief(moments({}, ["schemed-house", 1, 6, 2]))).toEqual(["scheme notable schemed-house"]);
    expect(brief(moments({}, ["schemed-house", 0, 6, 2]))).toEqual(["scheme notable schemed-house"]);
    expect(brief(moments({}, ["schemed-card", 1, 6, 0]))).toEqual(["scheme decisive schemed-card"]); // my gladiator
  });
  it("shows every card that another house uses, though it is no news for who was away", () => {
    const found = moments({}, ["cashed", 1, 6], ["gained-gold", 1, 2]);
    expect(brief(found)).toEqual(["cash notable cashed+gained-gold"]);
    expect(brief(moments({}, ["posted", 1]))).toEqual(["posted notable posted"]);
    expect(brief(moments({}, ["cashed", 0, 6]))).toEqual(["cash routine cashed"]);
    expect(weigh(lines(["posted", 1])[0]!, 0)).toBe("routine");
  });
  it("shows what a scheme does together with it", () => {
    const found = moments({ plot: plot({ houses: [2] }) }, ["worked", 1, 6], ["influence-down", 2, 1, 3]);
    expect(brief(found)).toEqual(["effect decisive worked+influence-down"]);
  });
  it("takes other points of Influence more lightly", () => {
    expect(brief(moments({}, ["phase", 3], ["influence-up", 3, 1, 5]))).toEqual([
      "phase routine phase",
      "influence notable influence-up",
    ]);
  });
  it("lets a guard roll in view, and says what came of it", () => {
    const told: Told[] = [
      ["guard-rolled", 2, 5],
      ["guard-held", 2, 40],
      ["foiled", 0, 6],
    ];
    const found = moments({ plot: plot({ schemer: 0, houses: [2] }) }, ...told);
    expect(brief(found)).toEqual(["foil decisive guard-rolled+guard-held+foiled"]);
    expect(found[0]).toMatchObject({ mine: true, over: "before" });
  });
  it("stops for a foil of my scheme", () => {
    const found = moments({ plot: plot({ schemer: 0 }) }, ["reacted", 2, 30]);
    expect(found).toMatchObject([{ name: "reaction", weight: "decisive", mine: true }]);
    expect(moments({ plot: plot() }, ["reacted", 2, 30])).toMatchObject([{ weight: "notable", mine: false }]);
  });
  it("stops for a reaction that costs me Influence", () => {
    const found = moments({}, ["reacted-house", 2, 31, 0], ["influence-down", 0, 1, 3]);
    expect(brief(found)).toEqual(["reaction decisive reacted-house+influence-down"]);
  });
  it("keeps a request for support together", () => {
    const told: Told[] = [
      ["pleaded", 1, 0, 2],
      ["promised", 1, 0, 3],
      ["claimed", 1, 6],
    ];
    expect(brief(moments({}, ...told))).toEqual(["plea notable pleaded+promised+claimed"]);
  });
});

describe("upkeep and market", () => {
  it("makes a death by a healing roll decisive", () => {
    const found = moments({}, ["healing", 1, 1, 1], ["died", 1, 1]);
    expect(brief(found)).toEqual(["death decisive healing+died"]);
  });
  it("opens all fists at once", () => {
    const found = moments({ phase: "market" }, ["bids", [0, 3, 1, 5, 2, 0, 3, 5]], ["rolled", 1, 3], ["rolled", 3, 5]);
    expect(brief(found)).toEqual(["bids decisive bids+rolled+rolled"]);
    expect(found[0]).toMatchObject({ mine: true, over: "before" });
    expect(brief(moments({}, ["bids", [1, 3, 2, 1]], ["bought", 1, 9, 3]))).toEqual(["bids notable bids+bought"]);
    expect(moments({}, ["bids", [1, 0, 2, 1]])[0]?.mine).toBe(false); // the 0 is a bid, not me
    expect(moments({}, ["bids", [0, 0, 2, 1]])[0]?.mine, "who has bid nothing looks on").toBe(false);
  });
  it("opens all bets at once", () => {
    expect(brief(moments({}, ["bet", 1, [3, 0, 0, 0]], ["bet", 2, [0, 0, 1, 0]]))).toEqual(["bets notable bet+bet"]);
    expect(brief(moments({}, ["bet", 0, [3, 0, 0, 0]], ["bet", 2, [0, 0, 1, 0]]))).toEqual(["bets decisive bet+bet"]);
  });
});

it("makes a swapped fighter decisive for everybody", () => {
  expect(brief(moments({ arena: arena() }, ["replaced", 1, 7, 1]))).toEqual(["rigged decisive replaced"]);
});

describe("the fight", () => {
  const blow: Told[] = [
    ["attacks", 1, 1, 0],
    ["dice", [6, 4], [3, 2, 1]],
    ["rerolled", 0, 2],
    ["dice", [6, 4], [3, 5, 1]],
    ["damage", 0, 1],
    ["lost-die", 0, 2],
  ];
  it("shows every roll and every blow of my own by itself", () => {
    expect(brief(moments(MINE, ...blow))).toEqual([
      "attack notable attacks+dice",
      "reroll notable rerolled+dice",
      "damage notable damage+lost-die",
    ]);
  });
  it("takes the fights of others lightly", () => {
    const found = moments(OTHERS, ["attacks", 1, 1, 0], ["dice", [6], [3]], ["damage", 2, 1], ["lost-die", 2, 2]);
    expect(brief(found)).toEqual(["attack routine attacks+dice", "damage routine damage+lost-die"]);
  });
  it("lets dice land before they tell anything, in half the time for others", () => {
    const [blow, damage] = moments(OTHERS, ["attacks", 1, 1, 0], ["dice", [6], [1]], ["damage", 2, 1]);
    expect(blow).toMatchObject({ lands: AIR / 2, over: "before", tells: true });
    expect(isQuick(blow ?? null)).toBe(true);
    expect(damage?.lands).toBeUndefined();
  });
  it("is shown by the arena itself, and so are bets and the thumb", () => {
    const [moved] = moments(OTHERS, ["moved", 1, 4]);
    expect([moved && isInArena(moved, true), moved && isInArena(moved, false)]).toEqual([true, false]);
    const [bet] = moments({}, ["bet", 1, [3, 0, 0, 0]]);
    expect(bet && isInArena(bet, false)).toBe(true);
  });
  it("is mine if my gold lies on it", () => {
    const bets = [{ seat: 0, gold: [0, 3, 0, 0], most_won: 6 }];
    const found = moments({ ...OTHERS, arena: arena({ sides: others, bets }) }, ["dice", [6], [3]]);
    expect(found).toMatchObject([{ mine: true, weight: "notable" }]);
  });
  it("makes a decapitation a death, and the thumb a moment of its own", () => {
    const found = moments(OTHERS, ["defeated", 2, 2, 3], ["influence-up", 1, 1, 5], ["favor", 1, 1]);
    expect(brief(found)).toEqual(["death decisive defeated+influence-up+favor"]);
    expect(brief(moments(OTHERS, ["defeated", 2, 2, 1]))).toEqual(["defeat notable defeated"]);
    expect(brief(moments(OTHERS, ["killed", 3, 2], ["influence-down", 3, 1, 4]))).toEqual([
      "thumb decisive killed+influence-down",
    ]);
  });
});

describe("all moments", () => {
  it("says nothing about a log that is old", () => {
    expect(direct({ ...at({}, lines(["turn", 2])), fresh: true }, at({}))).toEqual([]);
    expect(direct(at({}, lines(["turn", 2])), null)).toEqual([]);
  });
  it("shows a line it does not know as a line", () => {
    expect(brief(moments({}, ["rained", 3]))).toEqual(["line routine rained"]);
    expect(brief(moments({}, ["toString", 3]))).toEqual(["line routine toString"]);
  });
  it("draws the picture before for everything that comes before it", () => {
    const found = moments({}, ["phase", 2], ["bids", [1, 2]], ["shown", 4]);
    expect(found.map(({ over }) => over)).toEqual(["before", "before", "after"]);
  });
  it("weighs a line for who comes back", () => {
    const scene = at({ cards: [card(0, 0), card(1, 1)] });
    expect(weigh(lines(["injured", 0])[0]!, 0, scene)).toBe("decisive");
    expect(weigh(lines(["injured", 1])[0]!, 0, scene)).toBe("notable");
    expect(weigh(lines(["killed", 3, 1])[0]!, 0, null)).toBe("decisive");
  });
});
