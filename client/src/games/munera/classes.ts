// Classes and pairs: two men whose classes fight each other are a pair (M-3.1).
import { CLASS, CLASSES, RIVAL } from "./numbers";
import type { Man } from "./stage";

export const answersFor = (classes: readonly number[]): number[] => classes.map((klass) => CLASS + klass);

/** How many pairs these classes make, of how many kinds, and which classes have no rival. */
export function pairings(classes: readonly number[]): { pairs: number; kinds: number; alone: number[] } {
  const count = CLASSES.map((_, klass) => classes.filter((each) => each === klass).length);
  let [pairs, kinds] = [0, 0];
  const alone: number[] = [];
  count.forEach((own, klass) => {
    const rival = RIVAL[klass] ?? klass;
    if (rival < klass) return;
    const other = count[rival] ?? 0;
    const made = rival === klass ? Math.floor(own / 2) : Math.min(own, other);
    pairs += made;
    kinds += made > 0 ? 1 : 0;
    const left = rival === klass ? own % 2 : Math.abs(own - other);
    for (let n = 0; n < left; n++) alone.push(own >= other || rival === klass ? klass : rival);
  });
  return { pairs, kinds, alone };
}

/** A start that makes as many different pairs as possible: the person changes it at will. */
export function suggest(men: readonly Man[], others: readonly Man[]): Record<number, number> {
  const taken = others.map((man) => man.klass);
  const found: Record<number, number> = {};
  for (const man of men) {
    const { alone } = pairings(taken);
    const missing = alone[0];
    const fresh = [0, 2, 4, 6, 1, 3, 5].find((klass) => !taken.includes(klass) && !taken.includes(RIVAL[klass] ?? -1));
    const klass = missing !== undefined ? (RIVAL[missing] ?? missing) : (fresh ?? 0);
    found[man.man] = klass;
    taken.push(klass);
  }
  return found;
}
