// Keeps the standing answers of a person: policies per kind of question and per card title in this browser, what was
// said for one duel or turn until the page is left.
import type { Scene } from "../lib/protocol";
import { load, save } from "../lib/store";
import { plainHabits, type Habits, type Policy } from "./habits";
import {
  answered,
  askAgain,
  chosen,
  decide,
  emptyMemory,
  forget,
  limited,
  limitOf,
  policyOf,
  scopesFor,
  type Decision,
  type Memory,
  type Scope,
} from "./standing";

const POLICIES: readonly unknown[] = ["ask", "mine", "news", "never"];

const isPolicy = (value: unknown): value is Policy => POLICIES.includes(value);

/** Reads stored policies one by one: an invalid one does not affect the others. */
const policiesIn = (found: unknown): Record<string, Policy> =>
  Object.fromEntries(Object.entries(Object(found)).filter((pair): pair is [string, Policy] => isPolicy(pair[1])));

/** An answer of the page. */
export interface Given {
  decision: Decision;
  answer: string; // in words; empty: a pass
  seq: number; // of the scene that asked
}

export class Standing {
  readonly habits: Habits;
  memory: Memory = $state.raw(emptyMemory());
  recent: readonly Given[] = $state.raw([]); // what the page has answered since I have
  #key: string;

  constructor(game: string, habits: Habits = plainHabits) {
    this.habits = habits;
    this.#key = `harena.standing.${game}`;
    const found = Object(load(this.#key));
    this.memory = { ...emptyMemory(), policies: policiesIn(found.policies), titles: policiesIn(found.titles) };
  }

  /** What the page answers by itself to the question of this scene; null: it asks. */
  decide(scene: Scene, you: number): Decision | null {
    return decide(scene, you, this.habits, this.memory);
  }

  /** The page has answered. */
  given(decision: Decision, scene: Scene): void {
    const option = scene.question?.options.find((each) => each.option === decision.option);
    const answer = option?.domain === "pass" ? "" : (option?.head ?? "");
    this.recent = [...this.recent, { decision, answer, seq: scene.seq }];
  }

  /** I have answered. */
  answered(scene: Scene, you: number, option: number): void {
    this.recent = [];
    this.#change(answered(scene, you, this.habits, forget(scene, this.habits, this.memory), option));
  }

  scopes(scene: Scene): Scope[] {
    return scopesFor(scene, this.habits, this.memory);
  }

  /** I have chosen a scope beside the question. Returns the answer that goes with it, to be sent as my own. */
  choose(scope: Scope, scene: Scene): number | undefined {
    this.#change(chosen(scope, this.memory));
    return scope.answer ?? this.habits.quiet(scene);
  }

  /** Goes on by itself towards a limit, such as the lowest tender, for as long as the narrowest span lasts. */
  reach(scene: Scene, limit: number): number | undefined {
    const kind = this.habits.kind(scene);
    if (!kind || !this.setLimit(kind, scene, limit)) return undefined;
    return this.habits.reach?.(scene, limit);
  }

  /** Goes on by itself towards a limit at a kind of question that may come later. Tells whether it can. */
  setLimit(kind: string, scene: Scene, limit: number): boolean {
    const span = this.habits.spans(scene, kind)[0];
    if (span) this.#change(limited(kind, span, limit, this.memory));
    return span !== undefined;
  }

  /** How far I go on by myself, in the span that this scene is in; null: I have not said. */
  limit(kind: string, scene: Scene): number | null {
    return limitOf(kind, scene, this.habits, this.memory);
  }

  /** Passes at every window like this one until something is new, or the page is left. */
  passOn(scene: Scene): void {
    const kind = this.habits.kind(scene);
    if (kind) this.#change({ ...this.memory, session: { ...this.memory.session, [kind]: "news" } });
  }

  /** Asks me what the page has answered since I have, from the next time on. */
  askAgain(): void {
    this.#change(this.recent.reduce((memory, { decision }) => askAgain(decision, memory), this.memory));
    this.recent = [];
  }

  /** Asks me what the page has answered here, from the next time on. */
  askFrom(decision: Decision): void {
    this.#change(askAgain(decision, this.memory));
    this.recent = this.recent.filter((each) => each.decision.kind !== decision.kind);
  }

  /** Asks me the next time, whatever is set: "I want to do something at the next rest". */
  stopNext(kind: string): void {
    this.#change({ ...this.memory, stop: [...this.memory.stop.filter((each) => each !== kind), kind] });
  }

  /** Whether I am asked the next time. */
  stopsNext(kind: string): boolean {
    return this.memory.stop.includes(kind);
  }

  policy(kind: string): Policy {
    return policyOf(kind, this.habits, this.memory);
  }

  setPolicy(kind: string, policy: Policy): void {
    this.#change({ ...this.memory, policies: { ...this.memory.policies, [kind]: policy } });
  }

  /** A policy of null is the one of the moment at which the card can be played. */
  setTitle(title: number, policy: Policy | null): void {
    const { [title]: _, ...titles } = this.memory.titles;
    this.#change({ ...this.memory, titles: policy ? { ...titles, [title]: policy } : titles });
  }

  /** Drops what was said for a duel, a spectacle or a turn. */
  dropEntry(kind: string): void {
    this.#change({ ...this.memory, entries: this.memory.entries.filter((each) => each.kind !== kind) });
  }

  reset(): void {
    this.#change(emptyMemory());
  }

  #change(memory: Memory): void {
    this.memory = memory;
    save(this.#key, { policies: memory.policies, titles: memory.titles });
  }
}
