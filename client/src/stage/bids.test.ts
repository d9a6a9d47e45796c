import { expect, test } from "vitest";
import type { Option } from "../lib/protocol";
import { quick } from "./bids";

test("the lowest bids have a button each, and so has the one that was given", () => {
  const bid = (number: number) => ({ option: 1000 + number, domain: "denarii", number }) as Option;
  const all = (most: number) => Array.from({ length: most - 1 }, (_, at) => bid(at + 2));
  const numbers = (options: Option[]) => options.map(({ number }) => number);
  expect(numbers(quick(all(5), null))).toEqual([2, 3, 4, 5]);
  expect(numbers(quick(all(20), null))).toEqual([2, 3, 4, 5, 6, 7, 8]);
  const long = all(20);
  expect(numbers(quick(long, long[10]!))).toEqual([2, 3, 4, 5, 6, 7, 8, 12]);
});
