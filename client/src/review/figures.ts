// What is worked out of a review for the page.
import type { Review, ReviewedDecision, ReviewPoint } from "../lib/protocol";
import type { Lang } from "../lib/settings.svelte";

export const SIGNS: Record<ReviewedDecision["verdict"], string> = {
  best: "!",
  good: "=",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

const MATTERED = 3;
const TURNS = 4; // turning points, at most
const CLEARLY = 0.02; // chance by which an answer is better
const APART = 0.05; // of the match between two turning points
const LEAST = 0.12; // chance that somebody wins or loses at one

export const percent = (chance: number) => Math.round(100 * chance);

/** A number of points with its sign, as the language writes it. */
export const points = (chance: number, lang: Lang) =>
  new Intl.NumberFormat(lang, { signDisplay: "exceptZero" }).format(percent(chance));

export const isCostly = ({ verdict }: ReviewedDecision) => verdict !== "best" && verdict !== "good";

/** The decisions that surely cost most, the worst first. */
export const mattered = ({ decisions }: Review) =>
  decisions
    .filter(isCostly)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MATTERED);

/** Other answers that would have been better than the one that was given; if that was the best, what came after it. A
 * search has found the best one: another that came out higher in the comparison was lucky. */
export const alternatives = ({ others, given, best, before, after }: ReviewedDecision) =>
  others
    .filter(({ text, chance }) => text !== best && (given === best || chance > after + CLEARLY))
    .map(({ text, chance }) => ({ text, chance: Math.min(chance, before) }));

export interface Turning {
  n: number;
  seat: number; // whose chance has changed most
  from: number;
  to: number;
}

/** Where the match turned: the greatest changes of somebody's chance, in the order of the match. */
export function turnings(course: readonly ReviewPoint[]): Turning[] {
  const apart = APART * (course.at(-1)?.n ?? 0);
  const found: Turning[] = [];
  for (const turn of changes(course)) if (found.every(({ n }) => Math.abs(n - turn.n) >= apart)) found.push(turn);
  return found.slice(0, TURNS).sort((a, b) => a.n - b.n);
}

/** The changes of somebody's chance from one point to the next, the greatest first. */
function changes(course: readonly ReviewPoint[]): Turning[] {
  return course
    .slice(1)
    .map(({ n, chances }, before) => {
      const earlier = course[before]!.chances;
      const change = (seat: number) => Math.abs(chances[seat]! - earlier[seat]!);
      const seat = chances.reduce((best, _, each) => (change(each) > change(best) ? each : best), 0);
      return { n, seat, from: earlier[seat]!, to: chances[seat]! };
    })
    .filter(({ from, to }) => Math.abs(to - from) >= LEAST)
    .sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
}

/** The chances at a moment: those of the newest point up to it. */
export const chancesAt = (course: readonly ReviewPoint[], n: number): readonly number[] =>
  course.filter((point) => point.n <= n).at(-1)?.chances ?? course[0]?.chances ?? [];

/** Each seat's luck in the whole match. */
export const lucks = ({ fortunes }: Review, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => fortunes.reduce((sum, { luck }) => sum + (luck[seat] ?? 0), 0));

/** What all decisions of the seat cost. */
export const lost = ({ decisions }: Review) => decisions.reduce((sum, { cost }) => sum + cost, 0);
