import { expect, test } from "vitest";
import { line } from "../../lib/samples";
import { fists } from "../../stage/bids";
import { opened } from "./bidding";
import type { Auction } from "./stage";

const auction = (part: Partial<Auction> = {}): Auction => ({
  ...{ ware: 5, man: 5, minister: -1, seller: -1, minimum: 2, most: 9, sealed: [1], bidders: [0, 2], bids: [] },
  ...{ buyer: -1, price: -1, needs: 3, pairs_with: [], classes: [], gain: -1 },
  ...part,
});
const told = (kind: string, ...args: unknown[]) => ({ ...line(0, kind), args });
const NAMES = ["You", "Ben", "Cleo"];

test("before the bids are open only one's own is known", () => {
  expect(opened(auction(), [])).toBe(null);
  expect(fists(auction(), null, NAMES, 0, 4)).toEqual([
    { seat: 0, name: "You", sealed: true, amount: 4, passed: false },
    { seat: 1, name: "Ben", sealed: true, amount: null, passed: false },
    { seat: 2, name: "Cleo", sealed: false, amount: null, passed: false },
  ]);
});

test("the moment opens them, and says who bought", () => {
  const open = opened(auction(), [told("bids", [4, 6, -1]), told("bought", 1, 5, 6)]);
  expect(open).toEqual({ bids: [4, 6, -1], winner: 1, price: 6 });
  expect(fists(auction(), open, NAMES, 0, 4).map(({ amount, passed }) => [amount, passed])).toEqual([
    [4, false],
    [6, false],
    [null, true],
  ]);
});

test("a tie has no winner until the die has decided", () => {
  expect(opened(auction(), [told("bids", [6, 6, -1])])?.winner).toBe(-1);
  expect(opened(auction({ bids: [6, 6, -1], buyer: 0, price: 6 }), [])?.winner).toBe(0);
});

test("without an auction the bids themselves say who took part", () => {
  const open = opened(null, [told("bids", [-1, 3, 2])]);
  expect(fists(null, open, NAMES, 0, null).map(({ seat }) => seat)).toEqual([1, 2]);
});
