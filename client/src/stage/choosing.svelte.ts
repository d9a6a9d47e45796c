// Card first, then target: what the person has picked of the present question, before it is sent.
import { settings } from "../lib/settings.svelte";
import type { Option, Question } from "../lib/protocol";

/** One way to play a card: an option of the question. */
export interface Way {
  title: number;
  option: number;
}

/** The options of a question, by what they name. */
export const optionFor = (question: Question | null, domain: string, number: number): Option | undefined =>
  question?.options.find((option) => option.domain === domain && option.number === number);

export const passOf = (question: Question | null): Option | undefined =>
  question?.options.find((option) => option.domain === "pass");

export class Choosing {
  option: Option | null = $state.raw(null); // picked, and to be confirmed
  title = $state(-1); // a card in hand whose targets are lit
  #key = "";
  #send: (option: number) => void;

  constructor(send: (option: number) => void) {
    this.#send = send;
  }

  /** Forgets what was picked when another question is asked. */
  ask(question: Question | null): void {
    const key = question ? `${question.choice}/${question.turn}` : "";
    if (key === this.#key) return;
    this.#key = key;
    this.clear();
  }

  clear(): void {
    this.option = null;
    this.title = -1;
  }

  /** A tap on something: it is sent at once, or shown first to those who want to confirm everything. */
  pick(option: Option | undefined, careful = false): void {
    if (!option) return;
    if ((settings.twice || careful) && this.option !== option) this.option = option;
    else this.confirm(option);
  }

  confirm(option: Option): void {
    this.clear();
    this.#send(option.option);
  }

  /** A tap on a card in hand: its targets light up; without a choice of targets it is shown with its effect. */
  card(title: number, plays: readonly Way[], question: Question | null): void {
    const ways = plays.filter((play) => play.title === title);
    this.option = null;
    this.title = this.title === title ? -1 : title;
    if (this.title < 0 || ways.length !== 1) return;
    this.option = question?.options.find(({ option }) => option === ways[0]?.option) ?? null;
  }
}
