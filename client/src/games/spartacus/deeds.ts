// What can be done with a card in hand at the present question: play it, and what else.
import type { Option, Question } from "../../lib/protocol";
import { optionOf, waysOf } from "./aims";
import { FROM_HAND, LAY, POST, SEEK } from "./numbers";
import type { HandCard, Play, Stage } from "./stage";

/** seek: ask for support; lay: lay it face down; post: put the guard on the table; guard: use it; drop: exchange it. */
export type DeedKind = "seek" | "lay" | "post" | "guard" | "drop" | "cash";

export interface Deed {
  kind: DeedKind;
  option: Option;
  then: readonly number[]; // options that answer the questions that follow
}

/** A way to play a card, with the option that stands for it. */
export interface Way {
  play: Play;
  option: Option;
}

export interface CardDeeds {
  ways: Way[];
  deeds: Deed[]; // what else, the most useful first
}

const NOTHING: CardDeeds = { ways: [], deeds: [] };

/** The ways to play a title. */
export const playsOf = (stage: Stage, question: Question | null, title: number): Way[] =>
  waysOf(stage, title).flatMap((play) => {
    const option = optionOf(question, play);
    return option ? [{ play, option }] : [];
  });

export function deedsOf(stage: Stage, question: Question | null, card: HandCard): CardDeeds {
  if (!question) return NOTHING;
  const { title, kind, seekable } = card;
  const deeds: Deed[] = [];
  const add = (kind: DeedKind, found: Option | undefined, then: readonly number[] = []) => {
    if (found) deeds.push({ kind, option: found, then });
  };
  const exact = (number: number) => question.options.find(({ option }) => option === number);
  const about = (domain: string) =>
    question.options.find((option) => option.domain === domain && option.number === title);
  if (kind === "guard") {
    add("post", exact(POST));
    add("guard", exact(FROM_HAND));
  }
  if (seekable) add("seek", exact(SEEK), [LAY + title]);
  add("lay", about("lay"));
  add("drop", about("title"));
  add("cash", about("cash"));
  return { ways: playsOf(stage, question, title), deeds };
}

/** Something better than cashing it, which every card can be. */
export const isLit = ({ ways, deeds }: CardDeeds): boolean =>
  ways.length > 0 || deeds.some(({ kind }) => kind !== "cash" && kind !== "seek");

/** One tap on the card says it all: nothing else can be done with it, and it costs nothing but the card. */
export const atOnce = ({ ways, deeds }: CardDeeds): Deed | undefined =>
  ways.length === 0 && deeds.length === 1 && (deeds[0]?.kind === "lay" || deeds[0]?.kind === "drop")
    ? deeds[0]
    : undefined;

/** A bot would do something with this card. */
export const isHinted = ({ ways, deeds }: CardDeeds, hint: number | null | undefined): boolean =>
  typeof hint === "number" && [...ways, ...deeds].some(({ option }) => option.option === hint);

/** What all ways to play a card say alike is said once; the rest stays with each way. */
export function common(ways: readonly Way[]): string[] {
  const [first, ...others] = ways;
  return (first?.option.more ?? []).filter((more) => others.every(({ option }) => option.more.includes(more)));
}

/** Ways that are aimed at two houses, by the first of them; nothing if there is no choice or another kind of aim. */
export function byFirst(ways: readonly Way[]): { first: number; ways: Way[] }[] {
  if (ways.length < 2 || ways.some(({ play }) => play.houses.length !== 2)) return [];
  const firsts = [...new Set(ways.map(({ play }) => play.houses[0] ?? -1))];
  return firsts.map((first) => ({ first, ways: ways.filter(({ play }) => play.houses[0] === first) }));
}

const LIKELY = 25; // per cent

/** Guards that lie open will most likely stop it. */
export const isGuarded = ({ guards, passes }: Pick<Play, "guards" | "passes">): boolean =>
  guards > 0 && passes >= 0 && passes < LIKELY;
