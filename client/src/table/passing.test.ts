import { expect, test } from "vitest";
import type { OfferInfo, Question, Scene } from "../lib/protocol";
import { goesOn, knownIn, onlyPasses, pass } from "./passing";

const offer = (id: number, by: number, to: number): OfferInfo => ({
  id,
  by,
  to,
  give: [],
  get: [],
  give_text: "",
  get_text: "",
  give_goods: [],
  get_goods: [],
});
const asking = (window: boolean) =>
  ({
    window,
    step: "rest.act",
    options: [
      { option: 7, domain: "deed" },
      { option: 0, domain: "pass" },
    ],
  }) as Question;
const scene = (question: Question | null, offers: OfferInfo[] = [], result: Scene["result"] = null) =>
  ({ question, offers, result }) as Scene;

test("the page passes in windows only", () => {
  const known = knownIn(scene(asking(true)), 0);
  expect(goesOn(scene(asking(true)), 0, known)).toBe(true);
  expect(goesOn(scene(null), 0, known)).toBe(true);
  expect(goesOn(scene(asking(false)), 0, known)).toBe(false);
  expect(goesOn(scene(null, [], { winners: [], scores: [], text: "" }), 0, known)).toBe(false);
});

test("a window of another kind ends it, unless I can only pass there", () => {
  const known = knownIn(scene(asking(true)), 0);
  const other = { ...asking(true), step: "moment.play" };
  const alone = { ...other, options: other.options.slice(1) };
  expect(goesOn(scene(other), 0, known)).toBe(false);
  expect(goesOn({ ...scene(alone), free_actions: [] }, 0, known)).toBe(true);
  expect(goesOn({ ...scene(alone), free_actions: [{ name: "propose" }] as Scene["free_actions"] }, 0, known)).toBe(
    false,
  );
});

test("a window that is about something else each time ends it", () => {
  const known = knownIn(scene({ ...asking(true), fresh: true }), 0);
  expect(goesOn(scene({ ...asking(true), fresh: true }), 0, known)).toBe(false);
});

test("something new to play ends it; what is no longer there does not", () => {
  const options = [...asking(true).options, { option: 9, domain: "deed" }] as Question["options"];
  const more = { ...asking(true), options };
  expect(goesOn(scene(more), 0, knownIn(scene(asking(true)), 0))).toBe(false);
  expect(goesOn(scene(asking(true)), 0, knownIn(scene(more), 0))).toBe(true);
});

test("a new offer to me ends it; my own and one I knew do not", () => {
  const lying = scene(asking(true), [offer(1, 1, 0), offer(2, 0, 1)]);
  const known = knownIn(lying, 0);
  expect(known.offers).toEqual([1]);
  expect(goesOn(lying, 0, known)).toBe(true);
  expect(goesOn(scene(null), 0, known)).toBe(true);
  expect(goesOn(scene(asking(true), [offer(1, 1, 0), offer(3, 2, 0)]), 0, known)).toBe(false);
});

test("who can only pass, and do nothing else, is not asked", () => {
  const alone = { ...asking(true), options: asking(true).options.slice(1) };
  const free = [{ name: "propose" }] as Scene["free_actions"];
  expect(onlyPasses({ ...scene(alone), free_actions: [] })).toBe(true);
  expect(onlyPasses({ ...scene(alone), free_actions: free })).toBe(false);
  const always = [{ name: "give gold", any_time: true }] as Scene["free_actions"];
  expect(onlyPasses({ ...scene(alone), free_actions: always })).toBe(true); // it needs no window
  expect(onlyPasses({ ...scene(asking(true)), free_actions: [] })).toBe(false);
  expect(onlyPasses({ ...scene({ ...alone, window: false }), free_actions: [] })).toBe(false);
  expect(onlyPasses({ ...scene(null), free_actions: [] })).toBeFalsy();
});

test("what passes is the option of that domain", () => {
  expect(pass(asking(true))).toBe(0);
  expect(pass({ ...asking(true), options: [] })).toBe(undefined);
});
