// Men in the order in which a school shows them: those who make a pair side by side.
import type { Man } from "./stage";

/** Groups of one or two men: pairs first, each man once. */
export function inPairs(men: readonly Man[]): Man[][] {
  const left = [...men].sort((a, b) => a.klass - b.klass || b.rank - a.rank || a.man - b.man);
  const pairs: Man[][] = [];
  const alone: Man[][] = [];
  while (left.length) {
    const man = left.shift();
    if (!man) break;
    const at = left.findIndex((other) => man.partners.includes(other.man));
    const partner = at >= 0 ? left.splice(at, 1) : [];
    (partner.length ? pairs : alone).push([man, ...partner]);
  }
  return [...pairs, ...alone];
}
