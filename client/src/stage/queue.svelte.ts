// Answers that were chosen together: each is sent as soon as it is asked for.
import type { Question } from "../lib/protocol";

export class AnswerQueue {
  #rest: number[] = [];
  #skips = false; // answers that are not asked for are left out, as long as the questions are of one step
  #step: string | null = null;
  waiting = $state(0); // answers that are still to be sent

  /** `skips`: the game may give some of these answers by itself. They are all for questions of one step. */
  start(options: readonly number[], skips = false): void {
    this.#skips = skips;
    this.#step = null;
    this.#set([...options]);
  }

  stop(): void {
    this.#set([]);
  }

  /** Takes the next answer, if this question has it; if not, the rest is dropped and the person decides. */
  next(question: Question): number | undefined {
    const isOffered = (option: number) =>
      question.options.some((each) => each.option === option) || question.form !== null;
    const other = this.#step !== null && this.#step !== question.step;
    this.#step = question.step;
    const at = this.#skips ? this.#rest.findIndex(isOffered) : 0;
    const option = this.#rest[at];
    if (option === undefined || !isOffered(option) || (this.#skips && other)) {
      this.#set([]);
      return undefined;
    }
    this.#set(this.#rest.slice(at + 1));
    return option;
  }

  #set(rest: number[]): void {
    this.#rest = rest;
    this.waiting = rest.length;
  }
}
