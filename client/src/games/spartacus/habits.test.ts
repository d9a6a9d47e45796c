import { expect, test } from "vitest";
import type { Question, Scene } from "../../lib/protocol";
import {
  answered,
  askAgain,
  chosen,
  decide,
  emptyMemory,
  forget,
  limited,
  scopesFor,
  type Memory,
} from "../../stage/standing";
import { habits } from "./habits";
import { AIMS, BID, FIRST, PLAY } from "./numbers";
import { arena, at, card, fight, plot, reaction } from "./samples";
import { ATTACK, AUCTION, HEALING, MARKET, QUIET, type Stage } from "./stage";

const YOU = 0;
const PASS = 0;
const FOIL = PLAY + 30 * AIMS;

function asked(step: string, facts: Partial<Stage>, options: number[] = [PASS, FOIL]): Scene {
  const domain = (option: number) =>
    option === PASS ? "pass" : option >= PLAY ? "card" : option >= BID ? "gold" : "deed";
  const start = (option: number) => (option >= PLAY ? PLAY : option >= BID ? BID : 0);
  const question = {
    step,
    window: step === "scheme.foil" || step.endsWith("thunder") || step === "quiet.speak",
    given: null,
    options: options.map((option) => ({ option, domain: domain(option), number: option - start(option) })),
  } as Question;
  return at(facts, [], { question });
}
const page = (scene: Scene) => decide(scene, YOU, habits, emptyMemory())?.option;
const foil = (part: Partial<Stage["plot"] & object>) => page(asked("scheme.foil", { plot: plot(part) }));

test("a scheme is mine if it is aimed at me, or lets another house rise", () => {
  expect(foil({ houses: [0], hurts: true })).toBe(undefined);
  expect(foil({ houses: [2], hurts: true })).toBe(PASS);
  expect(foil({ houses: [1], raises: true })).toBe(undefined);
  expect(foil({ houses: [0], raises: true })).toBe(PASS);
  expect(foil({ houses: [] })).toBe(PASS); // gold for the schemer
  expect(foil({ houses: [], hurts: true })).toBe(undefined);
});

test("a reaction is answered if it foils my scheme or hits my house", () => {
  const thunder = (facts: Partial<Stage>) => page(asked("reaction.thunder", facts));
  expect(thunder({ plot: plot({ schemer: 0 }), answers: [reaction()] })).toBe(undefined);
  expect(thunder({ plot: plot({ schemer: 1 }), answers: [reaction()] })).toBe(PASS);
  expect(thunder({ answers: [reaction({ house: 0 })] })).toBe(undefined);
  expect(thunder({ plot: plot(), answers: [reaction({ seat: 0 }), reaction({ seat: 3 })] })).toBe(undefined);
});

test("a reaction for quiet moments is offered once a turn for each house", () => {
  const moment = (turn: number, ...options: number[]) =>
    asked("quiet.speak", { turn, quiet: { ...QUIET.blank, kind: "books" } }, [PASS, ...options]);
  const first = moment(1, FOIL + 1);
  expect(page(first)).toBe(undefined);
  const memory = answered(first, YOU, habits, emptyMemory(), PASS);
  expect(decide(moment(1, FOIL + 1), YOU, habits, memory)?.option).toBe(PASS);
  expect(decide(moment(1, FOIL + 1, FOIL + 2), YOU, habits, memory)).toBe(null);
  expect(decide(moment(2, FOIL + 1), YOU, habits, memory)).toBe(null);
});

test("the moments of the arena have kinds of their own", () => {
  const moment = (kind: "bets" | "death", part = {}) =>
    asked("quiet.speak", { quiet: { ...QUIET.blank, kind }, arena: arena(part) });
  expect(habits.kind(moment("bets"))).toBe("rig");
  expect(page(moment("bets"))).toBe(undefined);
  expect(page(moment("death", { dead: 0 }))).toBe(undefined);
  expect(page(moment("death", { dead: 1 }))).toBe(PASS);
});

test("a healing roll is mine if it is one of my people", () => {
  const cure = (whose: number) =>
    page(asked("upkeep.cure", { healing: { ...HEALING.blank, card: whose }, cards: [card(0, 0), card(1, 1)] }));
  expect(cure(0)).toBe(undefined);
  expect(cure(1)).toBe(PASS);
});

test("dice are rolled again only if that can change something", () => {
  const pairs = [{ attack: 0, defense: 0, hit: true }];
  const rolled = (part: object) =>
    page(asked("attack.reroll", { fight: fight({ attack: { ...ATTACK.blank, pairs, ...part } }) }, [PASS, 64]));
  expect(rolled({ side: 0 })).toBe(PASS);
  expect(rolled({ side: 0, pairs: [...pairs, { attack: 1, defense: 1, hit: false }] })).toBe(undefined);
  expect(rolled({ side: 1, damage: 0 })).toBe(PASS);
  expect(rolled({ side: 1, damage: 2 })).toBe(undefined);
});

test("initiative is rolled again only by who is behind", () => {
  const rolled = (mine: number[], theirs: number[]) =>
    page(asked("fight.reroll_initiative", { fight: fight({ initiative: [mine, theirs] }) }, [PASS, 10]));
  expect(rolled([5, 5], [3])).toBe(PASS);
  expect(rolled([1, 1], [3])).toBe(undefined);
});

test("to be silent in an auction is to bid nothing", () => {
  const bid = asked("market.bid", { phase: "market" }, [BID, BID + 1, BID + 2]);
  expect(habits.quiet(bid)).toBe(BID);
  expect(page(bid)).toBe(undefined);
  expect(habits.quiet(asked("intrigue.do_deed", {}, [BID]))).toBe(undefined);
});

test("a fight is one span, so that its order can be said once", () => {
  const order = asked("fight.choose_order", { fight: fight() }, [FIRST, FIRST + 1]);
  expect(habits.spans(order).map(({ name }) => name)).toEqual(["duel", "turn"]);
  expect(habits.same?.(order, FIRST, 0)).toBe(FIRST);
  expect(page(order)).toBe(undefined);
});

test("without facts everything is asked", () => {
  for (const step of ["scheme.foil", "reaction.thunder", "attack.reroll", "fight.reroll_initiative"]) {
    expect(page({ ...asked(step, {}), stage: null })).toBe(undefined);
  }
  expect(habits.kind({ ...asked("quiet.speak", {}), stage: null })).toBe("");
});

test("gladiators are let go only if the books cannot be paid", () => {
  expect(page(asked("upkeep.release", {}, [PASS, 256]))).toBe(PASS);
  expect(page(asked("upkeep.release", {}, [256, 257]))).toBe(undefined);
});

test("who has attacked can be asked no more in this fight whether to step back", () => {
  const act = (struck: boolean) => asked("fight.act", { fight: fight({ struck }) }, [PASS, 128]);
  expect(habits.kind(act(false))).toBe("");
  expect(habits.kind(act(true))).toBe("after");
  expect(scopesFor(act(true), habits, emptyMemory())[0]?.id).toBe("duel");
});

test("to go first or second can be said for a whole fight", () => {
  const order = asked("fight.choose_order", { fight: fight() }, [FIRST, FIRST + 1]);
  const scopes = scopesFor(order, habits, emptyMemory());
  expect(scopes.map(({ id, answer }) => [id, answer])).toEqual([
    ["same", FIRST],
    ["same", FIRST + 1],
  ]);
  expect(decide(order, YOU, habits, chosen(scopes[1]!, emptyMemory()))?.option).toBe(FIRST + 1);
});

const tie = (stake: number, card = 7) => {
  const auction = { ...AUCTION.blank, card, tied: true, stakes: [stake, stake, 0, 0] };
  return asked("market.bid", { turn: 1, market: { ...MARKET.blank, auction } }, [BID, BID + 1, BID + 2]);
};

test("in a tie I am asked, unless I have said that I add nothing, and can be asked again", () => {
  expect(decide(tie(4), YOU, habits, emptyMemory())).toBe(null);
  const memory: Memory = { ...emptyMemory(), policies: { tie: "never" } };
  const decision = decide(tie(4), YOU, habits, memory)!;
  expect(decision.option).toBe(BID);
  expect(decide(tie(4), YOU, habits, askAgain(decision, memory))).toBe(null);
});

test("in a tie I add up to what I have said with the bid, for this card only", () => {
  const memory = limited("tie", habits.spans(tie(4), "tie")[0]!, 5, emptyMemory());
  expect(decide(tie(4), YOU, habits, memory)?.option).toBe(BID + 1);
  expect(decide(tie(5), YOU, habits, memory)?.option).toBe(BID); // said and done
  expect(decide(tie(1), YOU, habits, memory)?.option).toBe(BID + 2); // all the gold there is
  expect(decide(tie(4, 8), YOU, habits, forget(tie(4, 8), habits, memory))).toBe(null);
});

test("an Intrigue turn ends by itself only if nothing is left to do", () => {
  expect(page(asked("intrigue.do_deed", {}, [PASS]))).toBe(PASS);
  expect(page(asked("intrigue.do_deed", {}, [PASS, FOIL]))).toBe(undefined);
  expect(page(asked("intrigue.do_deed", {}, [PASS, 1]))).toBe(undefined);
});

test("after an attack one stays, unless one wants to be asked", () => {
  const struck = asked("fight.act", { fight: fight({ struck: true }) }, [PASS, 128]);
  expect(page(struck)).toBe(PASS);
  expect(decide(struck, YOU, habits, { ...emptyMemory(), policies: { after: "ask" } })).toBe(null);
});

test("what is asked once a turn has no button for the rest of the turn", () => {
  expect(habits.spans(asked("market.trade", { turn: 2 }, [PASS]))).toEqual([]);
  expect(habits.spans(asked("market.bid", { turn: 2 }, [PASS])).map(({ name }) => name)).toEqual(["turn"]);
});
