// The men of a school for one spectacle: pairs of different kinds, or of the kind that the contract names (M-7.3).
import { RIVAL } from "./numbers";
import type { Held, Man, Spectacle, Stage } from "./stage";

const MAN = 60; // the option that is the first man (games/munera/actions.py)

const kindOf = (klass: number): number => Math.min(klass, RIVAL[klass] ?? klass); // both classes of a pair have one kind

const strength = ({ virtus, courage }: Man): number => virtus + courage;

export interface Pool {
  men: Man[]; // who may be named, with those who are named already
  named: number[];
  pairs: number;
}

/** The men whom the viewer can choose from now; null if nothing is asked for, or only one man. */
export function poolOf(stage: Stage, you: number): Pool | null {
  const { held } = stage;
  const spectacle = stage.spectacles.find(({ card }) => card === held?.card);
  if (!held || !spectacle || held.naming !== you) return null;
  const named = held.fighters[sideOf(held, you)] ?? [];
  const half = unpaired(manIn(stage, named)).length > 0;
  const wanted = [...new Set([...named, ...held.candidates, ...(half ? [] : rivals(stage, spectacle, held))])];
  const pairs = (named.length + (held.missing[sideOf(held, you)] ?? 0)) / 2;
  return { men: manIn(stage, wanted), named: [...named], pairs };
}

const sideOf = (held: Held, you: number) => (held.host === you ? 0 : 1);

const manIn = (stage: Stage, numbers: readonly number[]): Man[] =>
  numbers.flatMap((number) => stage.men.find(({ man }) => man === number) ?? []);

/** Men who can be named as a partner of somebody who can be named first. */
function rivals(stage: Stage, { mine }: Spectacle, { candidates }: Held): number[] {
  const firsts = manIn(stage, candidates);
  return mine.filter((man) => manIn(stage, [man]).some((each) => firsts.some((first) => fights(first, each))));
}

const fights = (one: Man, other: Man): boolean => one.man !== other.man && RIVAL[one.klass] === other.klass;

/** The men among these who have no partner there. */
export const unpaired = (men: readonly Man[]): Man[] => men.filter((man) => !men.some((other) => fights(man, other)));

/** The strongest pairs, each of another kind; those who are named already stay. */
export function propose({ men, named, pairs }: Pool): number[] {
  const found: Man[] = men.filter(({ man }) => named.includes(man));
  const byStrength = men.filter((man) => !found.includes(man)).sort((a, b) => strength(b) - strength(a));
  for (const alone of unpaired(found)) {
    const partner = byStrength.find((man) => fights(alone, man));
    if (partner) found.push(partner);
  }
  const best = [0, 2, 4, 6].flatMap((kind) => {
    const first = byStrength.find(({ klass }) => kindOf(klass) === kind);
    const partner = first && byStrength.find((man) => fights(first, man));
    return first && partner && !found.some(({ klass }) => kindOf(klass) === kind) ? [[first, partner]] : [];
  });
  const worth = (pair: Man[]) => pair.reduce((sum, man) => sum + strength(man), 0);
  best.sort((a, b) => worth(b) - worth(a));
  for (const pair of best) if (found.length + 2 <= 2 * pairs) found.push(...pair);
  return found.map(({ man }) => man);
}

/** A tap on a man: he goes in or out. Who goes in takes the place of another of his class, or of the pair that was named
 * first if there are too many kinds. */
export function toggled(pool: Pool, chosen: readonly number[], man: number): number[] {
  if (pool.named.includes(man)) return [...chosen];
  if (chosen.includes(man)) return chosen.filter((each) => each !== man);
  const of = (number: number) => pool.men.find((each) => each.man === number);
  const klass = of(man)?.klass ?? -1;
  const same = chosen.filter((each) => of(each)?.klass === klass && !pool.named.includes(each));
  const most = RIVAL[klass] === klass ? 2 : 1;
  let kept = same.length >= most ? chosen.filter((each) => each !== same[0]) : [...chosen];
  const kinds = [...new Set([...kept, man].map((each) => kindOf(of(each)?.klass ?? -1)))];
  const out = kinds.find(
    (kind) => kind !== kindOf(klass) && !pool.named.some((each) => kindOf(of(each)?.klass ?? -1) === kind),
  );
  if (kinds.length > pool.pairs && out !== undefined)
    kept = kept.filter((each) => kindOf(of(each)?.klass ?? -1) !== out);
  return [...kept, man];
}

/** Whether these men are what the contract asks for. */
export function complete(pool: Pool, chosen: readonly number[]): boolean {
  const men = pool.men.filter(({ man }) => chosen.includes(man));
  return men.length === 2 * pool.pairs && unpaired(men).length === 0;
}

/** The answers that name them, pair by pair. The server names by itself who is the only one left. */
export function answersFor(pool: Pool, chosen: readonly number[]): number[] {
  const men = pool.men.filter(({ man }) => chosen.includes(man));
  const open = men.filter(({ man }) => !pool.named.includes(man));
  const sorted = open.sort((a, b) => kindOf(a.klass) - kindOf(b.klass));
  const waiting = unpaired(men.filter(({ man }) => pool.named.includes(man))); // their partners first
  const first = sorted.filter((man) => waiting.some((alone) => fights(alone, man)));
  return [...first, ...sorted.filter((man) => !first.includes(man))].map(({ man }) => MAN + man);
}
