import { expect, test } from "vitest";
import type { OfferInfo, Question, Scene } from "../lib/protocol";
import { scene as blank } from "../lib/samples";
import { passing, plainHabits, type Habits } from "./habits";
import { answered, askAgain, chosen, decide, emptyMemory, forget, pauseFor, scopesFor, type Memory } from "./standing";

const habits: Habits = {
  ...plainHabits,
  kinds: [
    { id: "rest", label: "rest", policies: ["news", "ask", "never"] },
    { id: "card", label: "card", policies: ["mine", "ask", "never"] },
    { id: "die", label: "die", policies: ["mine", "ask"] },
    { id: "tender", label: "tender", policies: ["ask"] },
  ],
  kind: (scene) => scene.question?.step ?? "",
  mine: (scene, you) => scene.view.about === you,
  news: (scene) => String(scene.view.news ?? ""),
  spans: (scene) => [{ name: "duel", id: String(scene.view.duel) }],
  titles: (scene) => scene.question?.options.filter((each) => each.domain === "card").map((each) => each.number) ?? [],
  quiet: passing,
  same: (scene, answer) => (answer === 2 && scene.view.about === YOU ? 2 : undefined),
  reach: (scene, limit) => (Number(scene.view.fee) - 1 >= limit ? 300 + Number(scene.view.fee) - 1 : 0),
};

const YOU = 1;
const OTHER = 2;
const option = (number: number, domain: string) => ({ option: number, domain, number, label: "", head: "", more: [] });
const asking = (step: string, numbers: number[], more: Partial<Question> = {}) =>
  ({
    step,
    window: true,
    fresh: false,
    forced: false,
    given: null,
    options: [option(0, "pass"), ...numbers.map((number) => option(number, number < 100 ? "card" : "amount"))],
    ...more,
  }) as Question;
const at = (question: Question | null, view: Scene["view"] = {}, offers: OfferInfo[] = []) =>
  blank({ question, view, offers });
const offer = (id: number) => ({ id, by: OTHER, to: YOU }) as OfferInfo;
const does = (scene: Scene, memory: Memory) => decide(scene, YOU, habits, memory)?.option;

test("what concerns me is asked, what concerns others is passed", () => {
  const memory = emptyMemory();
  expect(does(at(asking("card", [7]), { about: YOU }), memory)).toBe(undefined);
  expect(does(at(asking("card", [7]), { about: OTHER }), memory)).toBe(0);
  expect(does(at(asking("other", [7]), { about: OTHER }), memory)).toBe(undefined);
});

test("no answer where the server answers, where I have sealed one, and where I only watch", () => {
  const memory = emptyMemory();
  for (const more of [{ forced: true }, { given: 0 }]) {
    expect(does(at(asking("card", [7], more), { about: OTHER }), memory)).toBe(undefined);
  }
  expect(decide(at(asking("card", [7]), { about: OTHER }), -1, habits, memory)).toBe(null);
  expect(does(at(asking("card", [7], { options: [option(7, "card")] }), { about: OTHER }), memory)).toBe(undefined);
});

test("until something is new: an option, an offer, or what the game says", () => {
  const first = at(asking("rest", [7]));
  expect(does(first, emptyMemory())).toBe(undefined);
  const memory = answered(first, YOU, habits, emptyMemory(), 0);
  expect(does(first, memory)).toBe(0);
  expect(does(at(asking("rest", [])), memory)).toBe(0);
  expect(does(at(asking("rest", [7, 8])), memory)).toBe(undefined);
  expect(does(at(asking("rest", [7]), {}, [offer(3)]), memory)).toBe(undefined);
  expect(does(at(asking("rest", [7]), { news: "forum 2" }), memory)).toBe(undefined);
  expect(does(at(asking("rest", [7], { fresh: true })), memory)).toBe(undefined);
});

test("who has done something is asked again while they can do more of it", () => {
  const rest = at(asking("rest", [7]));
  const known = answered(rest, YOU, habits, emptyMemory(), 0);
  const memory = answered(rest, YOU, habits, known, 7);
  expect(does(rest, memory)).toBe(undefined);
  expect(does(at(asking("rest", [])), memory)).toBe(0);
});

test("a new offer is shown whatever is set", () => {
  const memory: Memory = { ...emptyMemory(), policies: { rest: "never" } };
  expect(does(at(asking("rest", [7])), memory)).toBe(0);
  expect(does(at(asking("rest", [7]), {}, [offer(3)]), memory)).toBe(undefined);
});

test("not again in this duel, and the same again while it concerns me", () => {
  const mine = at(asking("die", [1, 2]), { about: YOU, duel: 1 });
  const scopes = scopesFor(mine, habits, emptyMemory());
  expect(scopes.map((scope) => scope.id)).toEqual(["same", "duel"]);
  const again = chosen(scopes[0]!, emptyMemory());
  expect(does(mine, again)).toBe(2);
  expect(does({ ...mine, view: { about: OTHER, duel: 1 } }, again)).toBe(0);
  const silent = chosen(scopes[1]!, emptyMemory());
  expect(does(mine, silent)).toBe(0);
  const next = { ...mine, view: { about: YOU, duel: 2 } };
  expect(does(next, silent)).toBe(undefined);
  expect(forget(next, habits, silent).entries).toEqual([]);
});

test("never for a card, always for another", () => {
  const window = at(asking("card", [7]), { about: YOU });
  const scope = scopesFor(window, habits, emptyMemory()).find((each) => each.id === "title");
  const memory = chosen(scope!, emptyMemory());
  expect(does(window, memory)).toBe(0);
  expect(does(at(asking("card", [7, 8]), { about: YOU }), memory)).toBe(undefined);
  const wanted: Memory = { ...emptyMemory(), titles: { 7: "ask" } };
  expect(does(at(asking("card", [7]), { about: OTHER }), wanted)).toBe(undefined);
});

test("down to a limit, then out", () => {
  const memory: Memory = {
    ...emptyMemory(),
    entries: [{ kind: "tender", span: { name: "duel", id: "1" }, limit: 5 }],
  };
  const options = [304, 305, 306];
  expect(does(at(asking("tender", options), { duel: 1, fee: 7 }), memory)).toBe(306);
  expect(does(at(asking("tender", options), { duel: 1, fee: 5 }), memory)).toBe(0);
});

test("ask me again undoes what has decided", () => {
  const others = at(asking("card", [7]), { about: OTHER, duel: 1 });
  const decision = decide(others, YOU, habits, emptyMemory())!;
  const memory = askAgain(decision, emptyMemory());
  expect(does(others, memory)).toBe(undefined);
  expect(does(others, answered(others, YOU, habits, memory, 0))).toBe(undefined);
  const silent = chosen({ id: "duel", kind: "card", direct: true, span: { name: "duel", id: "1" } }, emptyMemory());
  const said = decide({ ...others, view: { about: YOU, duel: 1 } }, YOU, habits, silent)!;
  expect(askAgain(said, silent).entries).toEqual([]);
});

test("where other people play, the page takes as long as the server does for somebody who can only pass", () => {
  expect(pauseFor(1, 0.5)).toBeLessThan(100);
  expect(pauseFor(3, 0)).toBe(300);
  expect(pauseFor(3, 1)).toBe(1000);
});
