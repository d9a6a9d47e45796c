// Leads through a lesson: shows its scenes like a server, compares what the learner does with what the lesson wants, and
// knows what is to be read. A wrong move changes nothing; it is answered with a remark.
import { edited } from "../lib/changes";
import type { FromClient, FromServer, Lesson, LessonMove, LessonText, Scene } from "../lib/protocol";
import { LocalSocket, type Host } from "./local";

const HELPED = 2; // after so many wrong moves, the right one is shown

type Answer = Extract<FromClient, { type: "answer" }>;
type Act = Extract<FromClient, { type: "act" }>;

export class Teacher implements Host {
  at = $state(0); // the step that is shown
  page = $state(0); // the note that is read, among those of all steps so far
  remark: LessonText | "other" | null = $state.raw(null); // to the last wrong move; "other": the lesson has none for it
  equal = $state(false); // the last move was as good as the lesson's, which was played
  shown = $state(false); // the right move is marked
  #wrong = 0; // wrong moves at this step
  #lesson: Lesson = $state.raw(null!);
  #socket: LocalSocket | null = null;
  #scene: Scene; // of the step that is shown
  #seq = 0;
  #reload: () => Promise<Lesson>;

  constructor(lesson: Lesson, at: number, reload: () => Promise<Lesson>) {
    this.#lesson = lesson;
    this.#reload = reload;
    this.#scene = this.#upTo(0);
    this.at = at < lesson.steps.length ? at : 0;
    this.#scene = this.#upTo(this.at);
    this.page = this.#before;
  }

  get lesson(): Lesson {
    return this.#lesson;
  }

  /** What the learner does now; null: nothing. */
  get move(): LessonMove | null {
    return this.#lesson.steps[this.at]?.move ?? null;
  }

  /** Everything that was to be read so far, this step included. */
  readonly notes: LessonText[] = $derived.by(() =>
    this.#lesson.steps.slice(0, this.at + 1).flatMap(({ notes }) => notes),
  );

  /** How many of the notes belong to earlier steps. */
  readonly #before = $derived.by(() => this.notes.length - (this.#lesson.steps[this.at]?.notes.length ?? 0));

  /** What is being read; while a match goes on by itself, the last note. */
  readonly note: LessonText | null = $derived.by(() => this.notes[Math.min(this.page, this.notes.length - 1)] ?? null);

  /** Whether all there is was read. */
  readonly read = $derived.by(() => this.page >= this.notes.length - 1);

  readonly done = $derived.by(() => this.at === this.#lesson.steps.length - 1 && this.read);

  /** The number of the learner's next move, counted from 1. */
  readonly decision = $derived.by(
    () => this.#lesson.steps.slice(0, this.at).filter(({ move }) => move !== null).length + 1,
  );

  // What the page says

  open = (): WebSocket => {
    this.#socket = new LocalSocket(this);
    return this.#socket as unknown as WebSocket;
  };

  hear(message: FromClient): void {
    switch (message.type) {
      case "hello":
        return this.#begin();
      case "look":
        return void this.#look();
      case "answer":
        return this.#answered(message);
      case "act":
        return this.#acted(message);
      case "why": {
        const question = this.#scene.question;
        return this.#say({
          type: "because",
          option: message.option,
          rule: question?.rule ?? "",
          text: question?.why ?? "",
        });
      }
      case "where":
        return this.#say({ type: "whereabouts", places: [] });
      case "earlier":
        return this.#say({ type: "lines", first: message.before, lines: [] });
      case "ping":
        return this.#say({ type: "pong" });
      default:
        if ("command" in message) this.#refuse(message.command, "not-now");
    }
  }

  // What the learner reads

  back(): void {
    this.page = Math.max(0, Math.min(this.page, this.notes.length - 1) - 1);
  }

  next(): void {
    this.remark = null;
    if (!this.read) this.page += 1;
    else if (!this.move) this.#advance();
  }

  /** Marks the right move on the table. */
  show(): void {
    const { move } = this;
    const question = this.#scene.question;
    if (!move) return;
    this.shown = true;
    this.page = this.notes.length - 1;
    this.#say({
      type: "advice",
      choice: question?.choice ?? "",
      turn: question?.turn ?? 0,
      option: move.option,
      free_action: move.free_action,
      args: move.args,
      text: move.label,
    });
  }

  /** Makes the move for the learner. */
  play(): void {
    if (this.move) this.#advance();
  }

  again(): void {
    this.#go(0);
  }

  // The course

  #begin(): void {
    this.#say({ ...this.#lesson.table, type: "table" });
    this.#send(this.#scene, true);
    if (!this.#stops) this.#advance();
  }

  /** Another language: the same step, in other words. */
  async #look(): Promise<void> {
    try {
      this.#lesson = await this.#reload();
      this.#scene = this.#upTo(this.at);
      this.#begin();
      if (this.shown) this.show();
    } catch {
      // without a connection it stays as it is
    }
  }

  #go(at: number): void {
    this.at = at;
    this.page = this.#before;
    this.#fresh();
    this.#scene = this.#upTo(at);
    this.#begin();
  }

  #fresh(): void {
    this.remark = null;
    this.equal = this.shown = false;
    this.#wrong = 0;
  }

  get #stops(): boolean {
    const step = this.#lesson.steps[this.at];
    return !step || step.move !== null || step.notes.length > 0;
  }

  /** Goes on to the next place where something is to be read or done. */
  #advance(): void {
    const equal = this.equal;
    this.#fresh();
    this.equal = equal;
    const last = this.#lesson.steps.length - 1;
    while (this.at < last) {
      this.at += 1;
      const { edits, log, closed } = this.#lesson.steps[this.at]!;
      this.#scene = edited(this.#scene, { type: "change", seq: this.at, edits, log, closed });
      this.#send(this.#scene, false);
      if (this.#stops) break;
    }
    this.page = this.#before;
  }

  /** The scene of a step, with all that has happened until then. */
  #upTo(at: number): Scene {
    const { scene, steps } = this.#lesson;
    const log = steps.slice(0, at + 1).flatMap((step) => step.log);
    const found = steps
      .slice(1, at + 1)
      .reduce(
        (before, { edits, closed }, n) => edited(before, { type: "change", seq: n, edits, log: [], closed }),
        scene,
      );
    return { ...found, type: "scene", log };
  }

  #answered({ command, choice, turn, option }: Answer): void {
    const { move } = this;
    const question = this.#scene.question;
    if (!question || question.choice !== choice || question.turn !== turn) return this.#refuse(command, "stale");
    if (!move) return this.#refuse(command, "not-now");
    const right = option === move.option;
    if (!right && !move.also.includes(option)) {
      const remark = move.remarks.find(({ options }) => options.includes(option));
      return this.#led(command, remark?.said ?? move.otherwise ?? "other");
    }
    this.#say({ type: "done", command });
    this.equal = !right;
    this.#advance();
  }

  #acted({ command, free_action, args }: Act): void {
    const { move } = this;
    if (!move) return this.#refuse(command, "not-now");
    const sorted = (list: readonly unknown[]) => JSON.stringify([...list].map(String).sort());
    if (free_action !== move.free_action || sorted(args) !== sorted(move.args))
      return this.#led(command, move.otherwise ?? "other"); // the goods of an offer may stand in any order
    this.#say({ type: "done", command });
    this.#advance();
  }

  /** A wrong move: says why, and after a few shows the right one. */
  #led(command: string, remark: LessonText | "other"): void {
    this.#refuse(command, "illegal");
    this.remark = remark;
    this.equal = false;
    this.page = this.notes.length - 1;
    this.#wrong += 1;
    if (this.#wrong >= HELPED) this.show();
  }

  #refuse(command: string, code: "stale" | "not-now" | "illegal"): void {
    this.#say({ type: "refused", command, code, rule: "" });
  }

  #send(scene: Scene, fresh: boolean): void {
    this.#seq += 1;
    this.#say({ ...scene, seq: this.#seq, fresh });
  }

  #say(message: FromServer): void {
    this.#socket?.say(message);
  }
}
