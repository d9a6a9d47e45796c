// Poses a puzzle: shows its scene like a server, and takes one answer.
import type { FromClient, FromServer, Puzzle, PuzzleAnswer } from "../lib/protocol";
import { LocalSocket, type Host } from "../lesson/local";

export class Poser implements Host {
  puzzle: Puzzle = $state.raw(null!);
  given: number | null = $state(null); // the answer; null: none yet
  shown = $state(false); // somebody would rather see the answer
  #socket: LocalSocket | null = null;
  #seq = 0;
  #reload: () => Promise<Puzzle>;
  #answered: (right: boolean) => void;

  constructor(puzzle: Puzzle, reload: () => Promise<Puzzle>, answered: (right: boolean) => void) {
    this.puzzle = puzzle;
    this.#reload = reload;
    this.#answered = answered;
  }

  readonly over = $derived.by(() => this.given !== null || this.shown);
  readonly best: PuzzleAnswer = $derived.by(() => this.puzzle.answers[0]!);
  readonly answer: PuzzleAnswer | null = $derived.by(() => this.#find(this.given));
  readonly usual: PuzzleAnswer | null = $derived.by(() => this.#find(this.puzzle.usual));

  open = (): WebSocket => {
    this.#socket = new LocalSocket(this);
    return this.#socket as unknown as WebSocket;
  };

  hear(message: FromClient): void {
    const { question } = this.puzzle.scene;
    switch (message.type) {
      case "hello":
        return this.#begin();
      case "look":
        return void this.#look();
      case "answer":
        if (this.over || !this.#find(message.option)) return this.#refuse(message.command);
        this.#say({ type: "done", command: message.command });
        this.given = message.option;
        this.#answered(message.option === this.best.option);
        return this.#send(false);
      case "why":
        return this.#say({
          type: "because",
          option: message.option,
          rule: question?.rule ?? "",
          text: question?.why ?? "",
        });
      case "where":
        return this.#say({ type: "whereabouts", places: [] });
      case "earlier":
        return this.#say({ type: "lines", first: message.before, lines: [] });
      case "ping":
        return this.#say({ type: "pong" });
      default:
        if ("command" in message) this.#refuse(message.command);
    }
  }

  show(): void {
    this.shown = true;
    this.#answered(false);
    this.#send(false);
  }

  #find(option: number | null): PuzzleAnswer | null {
    return this.puzzle.answers.find((each) => each.option === option) ?? null;
  }

  #begin(): void {
    this.#say({ ...this.puzzle.table, type: "table" });
    this.#send(true);
  }

  /** Another language: the same, in other words. */
  async #look(): Promise<void> {
    try {
      this.puzzle = await this.#reload();
      this.#begin();
    } catch {
      // without a connection it stays as it is
    }
  }

  /** Nothing is asked any more once there is an answer. */
  #send(fresh: boolean): void {
    const { scene } = this.puzzle;
    this.#seq += 1;
    const log = fresh ? scene.log : [];
    const question = this.over ? null : scene.question;
    this.#say({ ...scene, type: "scene", seq: this.#seq, fresh, log, question });
  }

  #refuse(command: string): void {
    this.#say({ type: "refused", command, code: "not-now", rule: "" });
  }

  #say(message: FromServer): void {
    this.#socket?.say(message);
  }
}
