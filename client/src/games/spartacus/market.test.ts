import { expect, test } from "vitest";
import { line } from "../../lib/samples";
import { AUCTION, BOOKS, type Auction } from "./stage";
import { bidding, booksAfter, isUnsafe, lookedAt, opened } from "./market";

const told = (kind: string, ...args: unknown[]) => ({ ...line(0, kind), args });
const auction = (part: Partial<Auction>): Auction => ({ ...AUCTION.blank, ...part });

test("bids are told as seats with their amounts", () => {
  expect(opened([], 4)).toBe(null);
  expect(opened([told("bids", [0, 4, 1, 6, 3, 0]), told("bought", 1, 12, 6)], 4)).toEqual({
    bids: [4, 6, -1, -1],
    winner: 1,
    price: 6,
  });
});

test("a tie has no winner, and neither has an auction without bids", () => {
  expect(opened([told("bids", [0, 3, 2, 3])], 3)).toEqual({ bids: [3, -1, 3], winner: -1, price: 3 });
  expect(opened([told("bids", [0, 0, 1, 0]), told("unsold", 12)], 2)).toEqual({
    bids: [-1, -1],
    winner: -1,
    price: -1,
  });
});

test("without bids for the Host token the dice decide", () => {
  const lines = [told("bids", [0, 2, 1, 2]), told("rolled", 0, 3), told("rolled", 1, 5), told("host", 1)];
  expect(opened(lines, 2)?.winner).toBe(1);
});

test("in a tie a house without gold to add is not waited for", () => {
  const tied = auction({ bidders: [0, 2], waiting: [2], stakes: [5, 0, 5] });
  expect(bidding(tied)).toEqual({ bidders: [0, 2], sealed: [0] });
});

test("a bid is weighed against the next books, with the card in them", () => {
  const books = { ...BOOKS.blank, income: 1, upkeep: 2, gold: 6, after: 5 };
  const gladiator = auction({ upkeep: 1, safe: 4 });
  expect(booksAfter(books, gladiator, 5)).toMatchObject({ upkeep: 3, after: -1, lost: 1 });
  expect(booksAfter(books, gladiator, 4)).toMatchObject({ after: 0, lost: 0 });
  expect([4, 5].map((price) => isUnsafe(gladiator, books, price))).toEqual([false, true]);
  expect(isUnsafe(gladiator, null, 9)).toBe(false);
});

test("cards one has looked at move up as others are shown", () => {
  const lines = [told("laid-out", 4), told("peeked", 1, 2), told("saw-ware", 1, 40), told("peeked", 0, 3)];
  expect(lookedAt(lines, 1, 4)).toEqual([-1, 40, -1, -1]);
  expect(lookedAt([...lines, told("shown", 7)], 1, 3)).toEqual([40, -1, -1]);
  expect(lookedAt([...lines, told("laid-out", 4)], 1, 4)).toEqual([-1, -1, -1, -1]);
});
