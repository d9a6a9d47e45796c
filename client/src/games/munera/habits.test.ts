import { expect, test } from "vitest";
import type { Question, Scene } from "../../lib/protocol";
import { scene as blank } from "../../lib/samples";
import { answered, chosen, decide, emptyMemory, limitOf, scopesFor } from "../../stage/standing";
import { habits } from "./habits";
import { COQUUS, MOMENT_KEYS, PLAY, TRAIN, VIRTUS } from "./numbers";

const YOU = 0;
const PASS = 0;
const CARD = PLAY; // of the title 0

interface Frame {
  proc: string;
  moment?: string;
  [field: string]: unknown;
}

function at(step: string, options: number[], stack: Frame[], state: object = {}): Scene {
  const domain = (option: number) => (option === PASS ? "pass" : option >= CARD ? "card" : "deed");
  const question = {
    step,
    window: step === "rest.act" || step === "moment.play_card",
    given: null,
    options: options.map((option) => ({ option, domain: domain(option), number: option % CARD })),
  } as Question;
  const school = [[1, 2], [3], [4], [5]];
  return blank({
    question,
    stage: { moment: stack.at(-1)?.moment ?? "" },
    view: { state: { turn: 1, rudis: 1, school, ...state }, stack },
  });
}
const page = (scene: Scene) => decide(scene, YOU, habits, emptyMemory())?.option;
const duel = (owners: number[], dice: number[], stakes: number[] = [], bettors: number[] = []) => ({
  proc: "duel",
  men: [1, 3],
  owners,
  dice,
  stakes,
  bettors,
});
const moment = (name: string) => ({ proc: "moment", moment: name });

test("I am asked about my die where it is the lower one and a new one may well be higher, or a 0 that may kill my man", () => {
  const asked = (...dice: number[]) => page(at("duel.reroll", [PASS, VIRTUS], [duel([0, 1], dice)]));
  expect([asked(3, 7), asked(4, 9), asked(0, 0)]).toEqual([undefined, undefined, undefined]);
  expect([asked(7, 3), asked(4, 4), asked(6, 9)]).toEqual([PASS, PASS, PASS]);
});

test("cards after a roll: once in each of my duels while I am behind", () => {
  const window = (dice: number[], men = [1, 3]) =>
    at("moment.play_card", [PASS, CARD], [{ ...duel([0, 1], dice), men }, moment("after-roll")]);
  expect(page(window([8, 7]))).toBe(PASS);
  expect(page(window([3, 7]))).toBe(undefined);
  const memory = answered(window([3, 7]), YOU, habits, emptyMemory(), PASS);
  expect(decide(window([2, 7]), YOU, habits, memory)?.option).toBe(PASS);
  expect(decide(window([2, 7], [2, 4]), YOU, habits, memory)).toBe(null);
});

test("where odds are counted, I am asked about my die if another one makes my victory likelier", () => {
  const asked = (stay: number, virtus: number, coquus = -1) => {
    const scene = at("duel.reroll", [PASS, VIRTUS], [duel([0, 1], [3, 7])]);
    return page({ ...scene, stage: { ...scene.stage, duel: { again: { stay, virtus, coquus } } } });
  };
  expect([asked(40, 47), asked(40, 39, 44)]).toEqual([undefined, undefined]);
  expect([asked(40, 41), asked(40, 30)]).toEqual([PASS, PASS]);
});

test("cards after a roll: when it beats my man as it lies, or the one I bet on", () => {
  const asked = (falls: number, bet: number[] = []) => {
    const scene = at(
      "moment.play_card",
      [PASS, CARD],
      [duel(bet.length ? [1, 2] : [0, 1], [3, 7], bet, [0]), moment("after-roll")],
    );
    return page({ ...scene, stage: { ...scene.stage, duel: { falls } } });
  };
  expect([asked(0), asked(0, [2])]).toEqual([undefined, undefined]);
  expect([asked(-1), asked(1), asked(1, [2])]).toEqual([PASS, PASS, PASS]);
});

test("before the judgment of my man I am asked if I have a card that could save him", () => {
  const asked = (purpose: string, man = 1) => {
    const roll = { proc: "roll", man };
    const scene = at("moment.play_card", [PASS, CARD], [duel([0, 1], [3, 7]), roll, moment("before-judgement")]);
    return page({ ...scene, stage: { ...scene.stage, plays: [{ option: CARD, title: 0, purpose }] } });
  };
  expect(asked("save")).toBe(undefined);
  expect([asked("harm"), asked("save", 3)]).toEqual([PASS, PASS]);
});

test("roll again while my die is lower: with Virtus, as long as there is any", () => {
  const behind = at("duel.reroll", [PASS, VIRTUS], [duel([0, 1], [3, 7])]);
  const same = scopesFor(behind, habits, emptyMemory())[0]!;
  expect(same.id).toBe("same");
  const memory = chosen(same, emptyMemory());
  expect(decide(behind, YOU, habits, memory)?.option).toBe(VIRTUS);
  expect(decide(at("duel.reroll", [PASS, VIRTUS], [duel([0, 1], [6, 7])]), YOU, habits, memory)?.option).toBe(VIRTUS);
  expect(decide(at("duel.reroll", [PASS, VIRTUS], [duel([0, 1], [8, 7])]), YOU, habits, memory)?.option).toBe(PASS);
  expect(decide(at("duel.reroll", [PASS, 1], [duel([0, 1], [3, 7])]), YOU, habits, memory)).toBe(null);
});

test("every moment for cards has its kind", () => {
  const unasked = ["at-rest", "eventum-phase", "turn-end"]; // rest is a step of its own, at the others no card is played
  const kinds = habits.kinds.map(({ id }) => id);
  for (const moment of MOMENT_KEYS.filter((each) => !unasked.includes(each))) expect(kinds).toContain(moment);
});

test("a Coquus is asked for only after a bad die", () => {
  const rolled = (good: boolean) => ({ ...at("roll.help_oneself", [PASS, COQUUS], []), stage: { roll: { good } } });
  expect(page(rolled(true))).toBe(PASS);
  expect(page(rolled(false))).toBe(undefined);
});

test("staying in down to a limit: the smallest step, then out", () => {
  const offers = [8, 7, 6].map((denarii) => ({ option: 300 + denarii, domain: "denarii", number: denarii }));
  const tender = at("spectacle.tender", [PASS], []);
  const scene = {
    ...tender,
    question: { ...tender.question, options: [...tender.question!.options, ...offers] } as Question,
  };
  expect(habits.reach?.(scene, 5)).toBe(308);
  expect(habits.reach?.(scene, 9)).toBe(PASS);
});

test("in a duel of others there are no fixes and no cards, unless I have bet on it", () => {
  const theirs = duel([1, 2], [3, 7], [], [3, 0]);
  const bet = duel([1, 2], [3, 7], [0, 5], [3, 0]); // on side I, which is losing
  expect(page(at("duel.fix", [PASS, 20], [theirs]))).toBe(PASS);
  expect(page(at("duel.fix", [PASS, 20], [bet]))).toBe(undefined);
  expect(page(at("moment.play_card", [PASS, CARD], [theirs, moment("after-roll")]))).toBe(PASS);
  expect(page(at("moment.play_card", [PASS, CARD], [bet, moment("after-roll")]))).toBe(undefined);
});

test("at rest: new cards, too many men, and a spectacle that I could only take part in after training", () => {
  const rest = (phase: number) => [{ proc: "rest", when: 0, phase }];
  const train = (phase: number, state: object = {}) => at("rest.act", [PASS, TRAIN], rest(phase), state);
  expect(page(train(0))).toBe(PASS);
  expect(page(train(1))).toBe(undefined); // for the first time
  const memory = answered(train(1), YOU, habits, emptyMemory(), PASS);
  const later = (scene: Scene) => decide(scene, YOU, habits, memory)?.option;
  expect(later(train(0))).toBe(PASS);
  expect(later(train(1))).toBe(PASS);
  expect(later(at("rest.act", [PASS, TRAIN, CARD], rest(0)))).toBe(undefined);
  expect(later(train(4, { school: [[1, 2, 3, 4, 5, 6, 7, 8, 9]] }))).toBe(undefined);
  const open = (trainable: boolean, able: number[]) => ({
    stage: { spectacles: [{ card: 3, state: "open", able, trainings: trainable ? [{ man: 1, klass: 2 }] : [] }] },
  });
  expect(later({ ...train(2, { rudis: YOU }), ...open(true, [1]) })).toBe(undefined);
  expect(later({ ...train(2, { rudis: YOU }), ...open(false, [1]) })).toBe(PASS);
  expect(later({ ...train(2, { rudis: YOU }), ...open(false, [0, 1]) })).toBe(PASS);
  expect(later({ ...train(2, { rudis: 1 }), ...open(true, [1]) })).toBe(PASS);
});

test("healing of others: once a turn", () => {
  const healing = (man: number) => [{ proc: "roll", what: 1, man }, moment("before-healing")];
  const first = at("moment.play_card", [PASS, CARD], healing(3));
  expect(page(first)).toBe(undefined);
  const known = { marks: ["0"], offers: [], news: ["1"] };
  const memory = { ...emptyMemory(), known: { "before-healing": known } };
  expect(decide(first, YOU, habits, memory)?.option).toBe(PASS);
  expect(decide(at("moment.play_card", [PASS, CARD], healing(2)), YOU, habits, memory)).toBe(null);
});

test("cards before a duel: before the first of my men at a spectacle, never in duels of others", () => {
  const before = (owners: number[], card: number) => [
    { proc: "spectacle", card },
    duel(owners, []),
    moment("before-duel"),
  ];
  const mine = at("moment.play_card", [PASS, CARD], before([2, YOU], 9));
  expect(page(at("moment.play_card", [PASS, CARD], before([2, 1], 9)))).toBe(PASS);
  expect(page(mine)).toBe(undefined);
  const memory = answered(mine, YOU, habits, emptyMemory(), PASS);
  expect(decide(mine, YOU, habits, memory)?.option).toBe(PASS);
  expect(decide(at("moment.play_card", [PASS, CARD], before([YOU, 1], 10)), YOU, habits, memory)).toBe(null);
  const scope = scopesFor(mine, habits, memory).find(({ id }) => id === "spectacle")!;
  expect(decide(mine, YOU, habits, chosen(scope, memory))?.option).toBe(PASS);
  expect(decide(at("moment.play_card", [PASS, CARD], before([YOU, 1], 10)), YOU, habits, chosen(scope, memory))).toBe(
    null,
  );
});

test("a view without the fields asks rather than fails", () => {
  expect(page(blank({ question: at("duel.reroll", [PASS, VIRTUS], []).question, view: {} }))).toBe(undefined);
  expect(page(blank({ question: at("moment.play_card", [PASS, CARD], []).question, view: {} }))).toBe(undefined);
});

test("a bet is asked for once a turn, and only where a man is likely to win it", () => {
  const bet = (win: number[], sides: number[], both = 0) =>
    ({
      ...at("duel.stake", [PASS, ...sides.map((side) => 31 + 8 * side)], [duel([1, 2], [-1, -1])]),
      stage: { duel: { odds: { win, both } } },
    }) as Scene;
  expect(page(bet([70, 30], [0, 1]))).toBe(undefined);
  expect(page(bet([70, 30], [1]))).toBe(PASS); // the favorite is taken
  expect(page(bet([52, 48], [0, 1]))).toBe(PASS);
  expect(page(bet([50, 35], [0, 1], 15))).toBe(undefined); // if both win, the bet is paid
  const memory = answered(bet([70, 30], [0, 1]), YOU, habits, emptyMemory(), PASS);
  expect(decide(bet([70, 30], [0, 1]), YOU, habits, memory)?.option).toBe(PASS);
  const noOdds = { ...bet([], [0, 1]), stage: { duel: { odds: null } } } as Scene;
  expect(page(noOdds)).toBe(undefined);
});

test("to put a card up is asked once a turn, and what is said about bids does not touch it", () => {
  const up = at("forum.put_up", [PASS, 61], [{ proc: "forum" }]);
  const bid = at("forum.bid", [PASS, 1002], [{ proc: "forum" }]);
  const passed = answered(up, YOU, habits, emptyMemory(), PASS);
  expect(decide(up, YOU, habits, passed)?.option).toBe(PASS);
  const next = at("forum.put_up", [PASS, 61], [{ proc: "forum" }], { turn: 2 });
  expect(decide(next, YOU, habits, passed)).toBe(null);
  const scope = scopesFor(bid, habits, emptyMemory()).find(({ id }) => id === "turn")!;
  const memory = chosen(scope, emptyMemory());
  expect(decide(bid, YOU, habits, memory)?.option).toBe(PASS);
  expect(decide(up, YOU, habits, memory)).toBe(null);
});

test("who has trained a man for a spectacle is done, unless they wanted to be asked", () => {
  const rest = at(
    "rest.act",
    [PASS, TRAIN],
    [
      { proc: "rest", when: 0, phase: 3 },
      { proc: "spectacle", host: 1 },
    ],
  );
  const known = answered(rest, YOU, habits, emptyMemory(), PASS);
  expect(decide(rest, YOU, habits, answered(rest, YOU, habits, known, TRAIN))?.option).toBe(PASS);
  const wished = { ...known, stop: ["rest"] };
  expect(decide(rest, YOU, habits, answered(rest, YOU, habits, wished, TRAIN))).toBe(null);
});

test("how far one stays in a tender holds for this spectacle only", () => {
  const tender = (card: number): Scene => {
    const scene = at("spectacle.tender", [PASS, 306, 305], [{ proc: "spectacle", card }]);
    for (const each of scene.question?.options ?? [])
      if (each.option) Object.assign(each, { domain: "denarii", number: each.option - 300 });
    return scene;
  };
  const span = habits.spans(tender(3))[0]!;
  const memory = { ...emptyMemory(), entries: [{ kind: "tender", span, limit: 5 }] };
  expect(decide(tender(3), YOU, habits, memory)?.option).toBe(306);
  expect(limitOf("tender", { ...tender(3), question: null }, habits, memory)).toBe(5);
  expect(limitOf("tender", { ...tender(4), question: null }, habits, memory)).toBe(null);
  expect(decide(tender(4), YOU, habits, memory)).toBe(null);
});
