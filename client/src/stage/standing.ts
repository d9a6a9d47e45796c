// Standing answers: which questions the page answers for a person, and with what. Pure functions; standing.svelte.ts
// keeps the state, and tools/stranger.py measures with the same code.
//
// What is answered here must not tell others what somebody holds: the answer is sent after a pause that does not depend
// on the hand (`pauseFor`), the same as the server's for people who can only pass.
import type { Scene } from "../lib/protocol";
import type { Habits, Policy, Span } from "./habits";

/** Something said once: "not again in this duel", "the same in this duel", "down to 3". */
export interface Entry {
  kind: string;
  span: Span;
  answer?: number; // give this answer again; none: the quiet one
  limit?: number; // go on towards this limit
}

/** What I had seen of a kind of window when I passed. */
export interface Known {
  marks: string[]; // of options
  offers: number[]; // to me
  news: string[];
}

export interface Memory {
  policies: Record<string, Policy>; // by kind, where I have chosen one
  session: Record<string, Policy>; // the same until the page is left
  titles: Record<string, Policy>; // by card title
  entries: Entry[];
  known: Record<string, Known>; // by kind
  stop: string[]; // kinds that I want to be asked the next time
  acted: Record<string, number>; // by kind of window: what I did there the last time; while I can do more of it, I am asked
}

export const emptyMemory = (): Memory => ({
  policies: {},
  session: {},
  titles: {},
  entries: [],
  known: {},
  stop: [],
  acted: {},
});

export interface Decision {
  kind: string;
  option: number;
  because: Entry | "title" | Policy; // what has decided
}

export const offersTo = (scene: Scene, you: number): number[] =>
  scene.offers.filter((offer) => offer.to === you).map((offer) => offer.id);

export const policyOf = (kind: string, habits: Habits, memory: Memory): Policy =>
  memory.session[kind] ?? memory.policies[kind] ?? habits.kinds.find((each) => each.id === kind)?.policies[0] ?? "ask";

const among = (scene: Scene, option: number | undefined): option is number =>
  scene.question?.options.some((each) => each.option === option) ?? false;

const sameSpan = (a: Span, b: Span) => a.name === b.name && a.id === b.id;

const marksIn = (scene: Scene, habits: Habits): string[] =>
  (scene.question?.options ?? []).map((option) => habits.mark(option, scene)).filter((mark) => mark !== "");

/** Whether there is something at this window that I have not seen when I passed. */
export function isNews(scene: Scene, you: number, habits: Habits, known: Known | undefined): boolean {
  const { question } = scene;
  if (!question || question.fresh) return true;
  const news = habits.news(scene, you);
  const unseen = marksIn(scene, habits).filter((mark) => !known?.marks.includes(mark));
  return (
    (question.window && unseen.length > 0) ||
    (news !== "" && !known?.news.includes(news)) ||
    !offersTo(scene, you).every((id) => known?.offers.includes(id))
  );
}

/** What the page answers by itself to the question of this scene; null: it asks. */
export function decide(scene: Scene, you: number, habits: Habits, memory: Memory): Decision | null {
  const { question } = scene;
  if (!question || question.given !== null || question.forced || you < 0 || scene.result) return null;
  const kind = habits.kind(scene);
  const quiet = habits.quiet(scene);
  if (!kind || memory.stop.includes(kind)) return null;
  // A new offer to me is always shown.
  if (!offersTo(scene, you).every((id) => memory.known[kind]?.offers.includes(id))) return null;
  const said = (option: number | undefined, because: Decision["because"]) =>
    among(scene, option) ? { kind, option, because } : null;

  const entry = memory.entries.find(
    (each) => each.kind === kind && habits.spans(scene).some((span) => sameSpan(span, each.span)),
  );
  if (entry?.limit !== undefined) return said(habits.reach?.(scene, entry.limit), entry);
  if (entry && entry.answer === undefined) return said(quiet, entry);
  const again = entry?.answer === undefined ? undefined : habits.same?.(scene, entry.answer, you);
  if (entry && again !== undefined && among(scene, again)) return said(again, entry);

  const titles = habits.titles(scene).map((title) => memory.titles[title]);
  if (titles.includes("ask")) return null;
  if (titles.length && titles.every((policy) => policy === "never")) return said(quiet, "title");

  const policy = policyOf(kind, habits, memory);
  if (policy === "never") return said(quiet, policy);
  if (policy === "mine" && !habits.mine(scene, you)) return said(quiet, policy);
  if (policy === "news" && !isNews(scene, you, habits, memory.known[kind]) && !among(scene, memory.acted[kind])) {
    return said(quiet, policy);
  }
  return null;
}

/** Remembers how far to go on by itself, for as long as a span lasts. */
export function limited(kind: string, span: Span, limit: number, memory: Memory): Memory {
  return { ...memory, entries: [{ kind, span, limit }, ...memory.entries.filter((each) => each.kind !== kind)] };
}

/** How far I have said to go on, for as long as the span that this scene is in; null: I have not. */
export function limitOf(kind: string, scene: Scene, habits: Habits, memory: Memory): number | null {
  const found = memory.entries.find(
    (each) => each.kind === kind && habits.spans(scene, kind).some((span) => sameSpan(span, each.span)),
  );
  return found?.limit ?? null;
}

/** What is remembered when I have answered myself. After a pass, all I saw is known; after anything else I want to go on. */
export function answered(scene: Scene, you: number, habits: Habits, memory: Memory, option: number): Memory {
  const kind = habits.kind(scene);
  if (!kind || !scene.question) return memory;
  const stop = memory.stop.filter((each) => each !== kind);
  const { [kind]: _, ...acted } = memory.acted;
  if (option !== habits.quiet(scene)) {
    // Who wanted to be asked goes on until they pass.
    const more = memory.stop.includes(kind) || (habits.more?.(scene, option) ?? true);
    return { ...memory, stop, acted: scene.question.window && more ? { ...acted, [kind]: option } : acted };
  }
  const before = memory.known[kind];
  const known: Known = {
    marks: [...new Set([...(before?.marks ?? []), ...marksIn(scene, habits)])],
    offers: offersTo(scene, you),
    news: [...new Set([...(before?.news ?? []), habits.news(scene, you)])],
  };
  return { ...memory, stop, acted, known: { ...memory.known, [kind]: known } };
}

/** Drops what was said for something that is over. */
export function forget(scene: Scene, habits: Habits, memory: Memory): Memory {
  const kind = habits.kind(scene);
  const spans = habits.spans(scene);
  const entries = memory.entries.filter(
    (each) => each.kind !== kind || spans.some((span) => sameSpan(span, each.span)),
  );
  return entries.length === memory.entries.length ? memory : { ...memory, entries };
}

/** A choice in the menu "Ask me less ...". Its text is `stage-stop-<id>`. */
export interface Scope {
  id: "duel" | "spectacle" | "auction" | "turn" | "same" | "mine" | "news" | "never" | "title";
  kind: string;
  direct: boolean; // a button of its own beside the question; the others are behind "more"
  text?: string; // instead of `stage-stop-<id>`
  span?: Span;
  answer?: number;
  title?: number;
}

/** The scopes that fit the open question, the narrowest first. */
export function scopesFor(scene: Scene, habits: Habits, memory: Memory): Scope[] {
  const kind = habits.kind(scene);
  const { question } = scene;
  if (!kind || !question) return [];
  const spans = habits.spans(scene);
  const own = habits.kinds.find((each) => each.id === kind);
  const quiet: Scope[] = spans.map((span, i) => ({ id: span.name, kind, direct: i === 0, span }));
  const same: Scope[] = question.options.flatMap(({ option }) =>
    spans[0] && option !== habits.quiet(scene) && habits.same?.(scene, option, scene.names.you) === option
      ? [{ id: "same" as const, kind, direct: true, text: own?.same, span: spans[0], answer: option }]
      : [],
  );
  if (!among(scene, habits.quiet(scene))) return same; // nothing is quiet here: one answer, or another
  const titles = habits.titles(scene);
  const policies = own?.policies ?? [];
  const now = policyOf(kind, habits, memory);
  const others: Scope[] = policies.flatMap((policy) =>
    policy !== "ask" && policy !== now ? [{ id: policy, kind, direct: false }] : [],
  );
  const title: Scope[] = titles.length === 1 ? [{ id: "title", kind, direct: false, title: titles[0] }] : [];
  return [...same.slice(0, 1), ...quiet, ...title, ...others];
}

/** What is remembered when I have chosen a scope. */
export function chosen(scope: Scope, memory: Memory): Memory {
  if (scope.span) {
    const entry: Entry = { kind: scope.kind, span: scope.span };
    if (scope.answer !== undefined) entry.answer = scope.answer;
    return { ...memory, entries: [entry, ...memory.entries.filter((each) => each.kind !== scope.kind)] };
  }
  if (scope.title !== undefined) return { ...memory, titles: { ...memory.titles, [scope.title]: "never" } };
  if (scope.id === "mine" || scope.id === "news" || scope.id === "never") {
    return { ...memory, policies: { ...memory.policies, [scope.kind]: scope.id } };
  }
  return memory;
}

/** What is remembered when I want to be asked again what the page has just answered. */
export function askAgain(decision: Decision, memory: Memory): Memory {
  const { kind, because } = decision;
  const stop = [...memory.stop.filter((each) => each !== kind), kind];
  if (typeof because === "object") {
    return { ...memory, stop, entries: memory.entries.filter((each) => each.kind !== kind) };
  }
  if (because === "title") return { ...memory, stop, titles: {} };
  // "news" stays: it has passed what I had seen, and asks at the next moment.
  return because === "news"
    ? { ...memory, stop }
    : { ...memory, stop, policies: { ...memory.policies, [kind]: "ask" } };
}

/** Milliseconds from the question to the page's answer, by chance: as the server passes for people who can only pass. */
export const pauseFor = (people: number, chance: number): number => (people > 1 ? 300 + 700 * chance : 40);
