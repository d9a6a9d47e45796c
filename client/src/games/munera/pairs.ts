// Men in the order in which a school shows them: those who make a pair side by side.
import { PAIRING } from "./numbers";
import type { Held, Man } from "./stage";

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

export interface Side {
  seat: number;
  men: Man[];
}

/** The men of both sides of a spectacle who have still to fight, the host's first: those who could meet in one order. */
export function sidesLeft(men: readonly Man[], held: Held): Side[] {
  return [held.host, held.rival].map((seat, side) => ({
    seat,
    men: men
      .filter(({ man }) => held.fighters[side]?.includes(man) && !held.fought.includes(man))
      .sort((a, b) => (PAIRING[a.klass] ?? 9) - (PAIRING[b.klass] ?? 9) || a.klass - b.klass || a.man - b.man),
  }));
}
