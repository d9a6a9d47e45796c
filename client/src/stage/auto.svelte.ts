// Sends what the page answers for a person, and remembers it, so that the question is never shown.
import type { Question, Scene, Table } from "../lib/protocol";
import type { Standing } from "./standing.svelte";
import { pauseFor, type Decision } from "./standing";

interface Reply {
  choice: string;
  turn: number;
  option: number;
}

const REMEMBERED = 40; // questions: older scenes may still be on show

type Asked = Pick<Question, "choice" | "turn">;

/** Whether two messages are about one question. */
export const sameQuestion = (one: Asked | null | undefined, other: Asked | null | undefined): boolean =>
  !!one && !!other && one.choice === other.choice && one.turn === other.turn;

const keyOf = ({ choice, turn }: Asked) => `${choice}/${turn}`;

export class AutoAnswer {
  #keys: readonly string[] = $state.raw([]); // questions that the page answers or has answered
  #decisions = new Map<string, Decision>(); // what it answers to them
  #refused = $state(""); // a question whose answer the server did not take: the person is asked
  #due = { key: "", at: 0 };
  #give: (reply: Reply) => Promise<boolean>;

  constructor(give: (reply: Reply) => Promise<boolean>) {
    this.#give = give;
  }

  /** Whether the page answers this question or has answered it, so that nobody needs to see it. */
  hides(question: Question | null): boolean {
    return question !== null && this.#keys.includes(keyOf(question));
  }

  /** What the page answers to this question; null: it asks. */
  decisionOn(question: Question | null): Decision | null {
    return (this.hides(question) && question && this.#decisions.get(keyOf(question))) || null;
  }

  /** Looks at the newest scene, and answers after a pause if it is to. Returns how to stop. */
  look(standing: Standing, scene: Scene, table: Table, on: boolean): (() => void) | undefined {
    const { question } = scene;
    const decision = on && question ? standing.decide(scene, table.you) : null;
    if (!question || !decision || keyOf(question) === this.#refused) {
      if (question) this.#show(question);
      return undefined;
    }
    const key = keyOf(question);
    this.#decisions.set(key, decision);
    if (!this.#keys.includes(key)) {
      this.#keys = [...this.#keys, key].slice(-REMEMBERED);
      for (const old of this.#decisions.keys()) if (!this.#keys.includes(old)) this.#decisions.delete(old);
    }
    if (this.#due.key !== key) {
      const people = table.seats.filter((seat) => seat.who === "person").length;
      this.#due = { key, at: performance.now() + pauseFor(people, Math.random()) };
    } else if (this.#due.at === 0) return undefined; // it is on its way
    const timer = setTimeout(
      () => this.#send(standing, scene, question, decision),
      Math.max(0, this.#due.at - performance.now()),
    );
    return () => clearTimeout(timer);
  }

  /** The person is asked after all. */
  #show(question: Question): void {
    const key = keyOf(question);
    if (this.#keys.includes(key) && !(this.#due.key === key && this.#due.at === 0)) {
      this.#keys = this.#keys.filter((each) => each !== key);
    }
  }

  async #send(standing: Standing, scene: Scene, question: Question, decision: Decision): Promise<void> {
    this.#due = { key: keyOf(question), at: 0 };
    standing.given(decision, scene);
    const { choice, turn } = question;
    if (await this.#give({ choice, turn, option: decision.option })) return;
    this.#refused = keyOf(question);
    this.#keys = this.#keys.filter((each) => each !== keyOf(question));
  }
}
