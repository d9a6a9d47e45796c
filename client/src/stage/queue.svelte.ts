// Answers that were chosen together: each is sent as soon as it is asked for.
import type { Question } from "../lib/protocol";

export class AnswerQueue {
  #rest: number[] = [];
  waiting = $state(0); // answers that are still to be sent

  start(options: readonly number[]): void {
    this.#set([...options]);
  }

  stop(): void {
    this.#set([]);
  }

  /** Takes the next answer, if this question has it; if not, the rest is dropped and the person decides. */
  next(question: Question): number | undefined {
    const [option, ...rest] = this.#rest;
    if (option === undefined) return undefined;
    const offered = question.options.some((each) => each.option === option) || question.form !== null;
    this.#set(offered ? rest : []);
    return offered ? option : undefined;
  }

  #set(rest: number[]): void {
    this.#rest = rest;
    this.waiting = rest.length;
  }
}
