import { expect, test } from "vitest";
import type { Option, Question } from "../../lib/protocol";
import { atOnce, byFirst, common, deedsOf, isGuarded, isHinted, isLit } from "./deeds";
import { AIMS, FROM_HAND, LAY, PLAY, POST, SEEK } from "./numbers";
import { stage } from "./samples";
import { HANDCARD, PLAY as PLAY_STRUCT, type HandCard, type Play } from "./stage";

const CASH = 640;
const option = (number: number, domain: string, part: Partial<Option> = {}): Option => ({
  ...{ option: number, domain, number, label: "", head: "", more: [] },
  ...part,
});
const asks = (...options: Option[]): Question => ({ options }) as Question;
const card = (part: Partial<HandCard>): HandCard => ({
  ...HANDCARD.blank,
  ...{ title: 5, copies: 1, kind: "scheme" as const },
  ...part,
});
const play = (aim: number, part: Partial<Play> = {}): Play => ({
  ...PLAY_STRUCT.blank,
  ...{ option: PLAY + AIMS * 5 + aim, title: 5, houses: [aim] },
  ...part,
});
const kinds = (hand: HandCard, asked: Question | null, plays: Play[] = []) =>
  deedsOf(stage({ plays }), asked, hand).deeds.map(({ kind }) => kind);

const pays = option(CASH + 5, "cash", { number: 5 });

test("a scheme can be played, laid face down for support, or cashed", () => {
  const plays = [play(1), play(2)];
  const asked = asks(...plays.map((each) => option(each.option, "card")), option(SEEK, "deed"), pays);
  const found = deedsOf(stage({ plays }), asked, card({ seekable: true }));
  expect(found.ways.map((way) => way.play.houses)).toEqual([[1], [2]]);
  expect(found.deeds.map(({ kind, then }) => [kind, then])).toEqual([
    ["seek", [LAY + 5]],
    ["cash", []],
  ]);
  expect(isLit(found)).toBe(true);
  expect(atOnce(found)).toBeUndefined();
});

test("a card that can only be cashed is not lit, and is not cashed by one tap", () => {
  const found = deedsOf(stage(), asks(pays), card({}));
  expect(found.deeds.map(({ kind }) => kind)).toEqual(["cash"]);
  expect(isLit(found)).toBe(false);
  expect(atOnce(found)).toBeUndefined();
});

test("a guard is put on the table in one's turn and used against a scheme", () => {
  const guard = card({ kind: "guard" });
  expect(kinds(guard, asks(option(POST, "deed"), pays))).toEqual(["post", "cash"]);
  expect(kinds(guard, asks(option(FROM_HAND, "deed")))).toEqual(["guard"]);
  expect(kinds(card({}), asks(option(POST, "deed"), option(FROM_HAND, "deed")))).toEqual([]);
});

test("one tap lays a card face down or exchanges it", () => {
  for (const domain of ["lay", "title"]) {
    const asked = asks(option(900, domain, { number: 5 }), option(901, domain, { number: 6 }));
    expect(atOnce(deedsOf(stage(), asked, card({})))?.option.option).toBe(900);
  }
});

test("without a question nothing can be done", () => {
  expect(deedsOf(stage({ plays: [play(1)] }), null, card({ playable: true }))).toEqual({ ways: [], deeds: [] });
});

test("a hint marks the card that it is about", () => {
  const found = deedsOf(stage(), asks(pays), card({}));
  expect(isHinted(found, CASH + 5)).toBe(true);
  expect(isHinted(found, CASH + 6)).toBe(false);
  expect(isHinted(found, undefined)).toBe(false);
});

test("what all ways say alike is said once", () => {
  const way = (...more: string[]) => ({ play: play(1), option: option(1, "card", { more }) });
  expect(common([way("needs 3", "has 4"), way("needs 3", "has 5")])).toEqual(["needs 3"]);
  expect(common([])).toEqual([]);
});

test("many guards are a warning, unknown chances are not", () => {
  expect(isGuarded({ guards: 3, passes: 13 })).toBe(true);
  expect(isGuarded({ guards: 1, passes: 50 })).toBe(false);
  expect(isGuarded({ guards: 3, passes: -1 })).toBe(false);
  expect(isGuarded({ guards: 0, passes: 0 })).toBe(false);
});

test("ways on two houses are told by the first of them", () => {
  const way = (...houses: number[]) => ({ play: play(1, { houses }), option: option(1, "card") });
  const found = byFirst([way(1, 2), way(1, 3), way(2, 1)]);
  expect(found.map(({ first, ways }) => [first, ways.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(byFirst([way(1, 2)])).toEqual([]);
  expect(byFirst([way(1), way(2)])).toEqual([]);
});
