import { expect, test } from "vitest";
import { house, lines, plot, stage } from "./samples";
import { REQUEST, type Request } from "./stage";
import { lacking, supportOf } from "./support";

const NAMES = ["You", "Brutus", "Cassia", "Drusus"];
const request = (seat: number, part: Partial<Request> = {}): Request => ({ ...REQUEST.blank, seat, ...part });

test("the schemer comes first, the others say what they answered and what they were offered", () => {
  const now = plot({
    ...{ step: "pledge", declared: false, schemer: 2, supporters: [0], refused: [1], asked: 3, price: 4, promised: 1 },
    requests: [request(1, { price: 5 }), request(0, { price: 2, promised: 3 }), request(1, { price: 1 })],
  });
  expect(
    supportOf(stage(), now, NAMES).map(({ name, answer, paid, promised }) => [name, answer, paid, promised]),
  ).toEqual([
    ["Cassia", "own", 0, 0],
    ["You", "yes", 2, 3],
    ["Brutus", "no", 1, 0],
    ["Drusus", "asked", 4, 1],
  ]);
});

test("a house that wanted more is shown with what it got", () => {
  const now = plot({ schemer: 2, supporters: [0, 1], requests: [request(0, { price: 2 }), request(1, { price: 1 })] });
  const log = lines(
    ["paid-house", 2, 0, 9],
    ["laid", 2],
    ["demanded", 0, 3],
    ["supported", 0, 2],
    ["paid-house", 2, 0, 3],
    ["supported", 1, 2],
    ["paid-house", 2, 1, 1],
    ["support-promised", 2, 1, 4],
  );
  expect(supportOf(stage(), now, NAMES, log).map(({ paid, promised }) => [paid, promised])).toEqual([
    [0, 0],
    [3, 0],
    [1, 4],
  ]);
});

test("of a declared scheme those are shown who were asked", () => {
  const seats = supportOf(stage(), plot({ schemer: 1, supporters: [3] }), NAMES).map(({ seat }) => seat);
  expect(seats).toEqual([1, 3]);
});

test("a declared scheme that lacks Influence fails", () => {
  expect(lacking(stage(), plot({ missing: 2 }))).toBe("short");
  expect(lacking(stage(), plot({ missing: 2, step: "make-up" }))).toBe("");
  expect(lacking(stage(), plot({ missing: 0 }))).toBe("");
  expect(lacking(stage(), plot({ missing: -1, declared: false }))).toBe("");
});

test("a scheme is hopeless when all who can be asked have too little", () => {
  const houses = [house(0), house(1, { influence: 3 }), house(2, { influence: 2 }), house(3)];
  const now = plot({ step: "plead", declared: false, schemer: 0, missing: 5, askable: [1, 2] });
  expect(lacking(stage({ houses }), now)).toBe("");
  expect(lacking(stage({ houses }), { ...now, askable: [1] })).toBe("hopeless");
  expect(lacking(stage({ houses }), { ...now, askable: [1], own_help: 2 })).toBe("");
});
