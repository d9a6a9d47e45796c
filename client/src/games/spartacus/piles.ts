// The tokens of a plate: one each; when there are too many for a row, those that are alike lie on one pile.
import type { Asset } from "./pictures";

export const ROW = 10; // tokens that fit beside each other

/** Sorts of which one card is like another, in the order in which they are piled up. */
const ALIKE = [["slave"], ["weapon", "armor", "special"], ["gladiator"]];

const look = ({ exhausted, injured, favors = 0 }: Asset): string => [!!exhausted, !!injured, favors].join();

/** `alone`: cards that must be seen by themselves, because they can be picked. */
export function piles(
  assets: readonly Asset[],
  sortOf: (card: number) => string,
  alone: (card: number) => boolean = () => false,
): Asset[][] {
  let found = assets.map((asset) => [asset]);
  for (const sorts of ALIKE) {
    if (found.length <= ROW) break;
    const joined: Asset[][] = [];
    for (const pile of found) {
      const first = pile[0]!;
      const sort = sortOf(first.card);
      const like = (other: Asset[]) =>
        sortOf(other[0]!.card) === sort && look(other[0]!) === look(first) && !alone(other[0]!.card);
      const on = sorts.includes(sort) && !alone(first.card) ? joined.find(like) : undefined;
      if (on) on.push(...pile);
      else joined.push([...pile]);
    }
    found = joined;
  }
  return found;
}
