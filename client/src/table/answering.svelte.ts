// A person's answers: by hand, several in one go, and those that the page gives for them (standing answers).
import { habitsOf } from "../games/registry";
import type { Connection } from "../lib/connection.svelte";
import type { Advice, Question, Scene, Table } from "../lib/protocol";
import { t } from "../lib/words.svelte";
import { AutoAnswer, sameQuestion } from "../stage/auto.svelte";
import { plainHabits, type Habits } from "../stage/habits";
import type { Stop } from "../stage/kit";
import type { Moments } from "../stage/moments.svelte";
import { AnswerQueue } from "../stage/queue.svelte";
import { givenLabel, scopeLabel } from "../stage/scopes";
import type { Decision, Scope } from "../stage/standing";
import { Standing } from "../stage/standing.svelte";

/** What an answer depends on. It is read again whenever it changes, so these are getters. */
export interface Around {
  readonly table: Table;
  readonly scene: Scene; // what is shown
  readonly moments: Pick<Moments, "newest" | "behind" | "answered">;
  readonly connection: Pick<Connection, "status" | "unanswered" | "advice" | "give" | "hint"> &
    Partial<Pick<Connection, "clock">>;
  readonly taught?: boolean; // a lesson: the learner gives every answer
  quiet(): void; // closes the notice: it was about the previous answer
}

const TOLD = 8000; // ms

/** Said beside the prompt: what the page answers for me, and how to change it. */
export interface Note {
  text: string;
  change: "ask" | "list"; // to be asked again, or to see all that was said
}

export class Answering {
  readonly queue = new AnswerQueue();
  #around: Around;
  #auto: AutoAnswer;
  standing: Standing = $state.raw(new Standing("", plainHabits)); // when I want to be asked
  #answered = $state.raw<Pick<Question, "choice" | "turn"> | null>(null); // my last answer

  #untell: ReturnType<typeof setTimeout> | undefined;
  #told = $state(""); // what I have just said about when to ask me

  constructor(around: Around) {
    this.#around = around;
    this.standing = new Standing(around.table.game, plainHabits);
    // If the server does not take what the page answers, the person is asked: there is nothing to be told.
    this.#auto = new AutoAnswer((reply) => around.connection.give({ type: "answer", ...reply }, () => {}));
  }

  /** Goes on by itself while a component is there that calls it as it is set up. */
  follow(): void {
    $effect(() => {
      const { game } = this.#around.table;
      if (this.#around.taught) return;
      void habitsOf(game).then((habits) => (this.standing = new Standing(game, habits)));
    });
    $effect(() => this.look());
    $effect(() => this.next());
  }

  /** Looks at the newest question: the page may answer it for me. Returns how to stop. */
  look(): (() => void) | undefined {
    return this.#auto.look(this.standing, this.#newest, this.#around.table, this.#mayAnswer);
  }

  /** What the page answers to the question of the scene on show, or has answered; null: I was asked. */
  get spared(): Decision | null {
    return this.#auto.decisionOn(this.#around.scene.question);
  }

  get habits(): Habits {
    return this.standing.habits;
  }

  readonly live = $derived.by(() => this.#around.connection.status === "live");

  /** My question. What a bot, the server or the page answers is not mine. */
  readonly question = $derived.by(() => {
    const { question } = this.#around.scene;
    const over = this.#around.table.phase === "over"; // it may have been ended by vote
    return over || this.#me?.stand_in || question?.forced || this.#auto.hides(question) || this.#isPast(question)
      ? null
      : question;
  });

  /** Whether somebody else has answered this question for me already, although older scenes are still shown. */
  #isPast(question: Question | null): boolean {
    const { behind, newest } = this.#around.moments;
    if (!behind || !question || !newest?.question || sameQuestion(question, this.#answered)) return false;
    return question.turn !== newest.question.turn;
  }

  readonly #paused = $derived.by(() => this.#around.connection.clock?.paused === true);

  /** What is mine to answer. */
  readonly scene: Scene = $derived.by(() => {
    const { scene } = this.#around;
    // In a pause nothing is asked: what is clicked then must not be played when it ends.
    return scene.question && (!this.question || this.#paused) ? { ...scene, question: null } : scene;
  });

  /** Whether my answer is on its way: `done` arrives before the scene that shows it, and nothing is answered twice. */
  readonly #sent = $derived.by(() => sameQuestion(this.#answered, this.question));

  // While several people decide at once, the others' actions are still being shown; my question stays the same.
  readonly #behind = $derived.by(() => {
    const { behind, newest } = this.#around.moments;
    return behind > 0 && !sameQuestion(this.question, newest?.question);
  });

  readonly busy = $derived.by(
    () => !this.live || this.#paused || this.#behind || this.#around.connection.unanswered > 0 || this.#sent,
  );

  /** Whether it is my turn, and I have not answered. */
  readonly asked = $derived.by(
    () => this.question !== null && this.question.given === null && !this.#behind && !this.#sent && !this.#paused,
  );

  /** What a bot would do, if I have asked. */
  readonly hint: Advice | null = $derived.by(() => {
    const { advice } = this.#around.connection;
    return this.asked && sameQuestion(advice, this.question) ? advice : null;
  });

  /** The usual standing answers to my question, as buttons beside it. */
  readonly stops: Stop[] = $derived.by(() =>
    this.standing
      .scopes(this.scene)
      .filter((scope) => scope.direct)
      .map((scope, at, all) => ({
        id: all.findIndex(({ id }) => id === scope.id) === at ? scope.id : `${scope.id}-${scope.answer}`,
        label: scopeLabel(scope, this.scene, this.habits),
        choose: () => this.stop(scope),
      })),
  );

  /** What I have just told the page; after that, what it has answered since I have, as far as that is shown. */
  readonly note: Note | null = $derived.by(() => {
    const { scene, moments } = this.#around;
    if (this.#told) return { text: this.#told, change: "list" };
    const recent = this.standing.recent.filter(({ seq }) => moments.behind === 0 || seq <= scene.seq);
    return recent.length ? { text: givenLabel(recent, this.habits), change: "ask" } : null;
  });

  get #me() {
    const { table } = this.#around;
    return table.seats[table.you];
  }

  get #newest(): Scene {
    return this.#around.moments.newest ?? this.#around.scene;
  }

  /** Whether the page may answer for me: never what I have just answered, as that changes what it would say. */
  readonly #mayAnswer = $derived.by(() => {
    const given = sameQuestion(this.#answered, this.#newest.question);
    return this.live && !this.#paused && this.#me !== undefined && !this.#me.stand_in && !this.queue.waiting && !given;
  });

  /** Sends my answer. */
  answer(option: number): void {
    if (this.busy || !this.question) return;
    const { choice, turn } = this.question;
    this.#answered = { choice, turn };
    this.#around.quiet();
    this.#told = "";
    this.standing.answered(this.#around.scene, this.#around.table.you, option);
    void this.#around.connection.give({ type: "answer", choice, turn, option }).then((done) => {
      if (done) return;
      this.#answered = null;
      this.queue.stop();
    });
  }

  /** Sends what I have chosen by hand: I have seen what is shown. */
  choose(option: number): void {
    if (!this.busy) this.#around.moments.answered();
    this.answer(option);
  }

  /** Answers, and says when I want to be asked again. */
  stop(scope: Scope): void {
    if (this.busy) return;
    const choice = scopeLabel(scope, this.scene, this.habits);
    const option = this.standing.choose(scope, this.scene);
    if (option !== undefined) this.answer(option);
    this.#told = t("stage-told", { choice });
    clearTimeout(this.#untell);
    this.#untell = setTimeout(() => (this.#told = ""), TOLD);
  }

  /** Passes here, and at every window like this one until something is new. */
  passOn(): void {
    if (this.busy) return;
    const option = this.habits.quiet(this.scene);
    this.standing.passOn(this.scene);
    if (option !== undefined) this.answer(option);
  }

  undo(): void {
    if (this.busy) return;
    this.#around.quiet();
    this.#answered = null; // the question that comes back has the same number
    this.queue.stop();
    void this.#around.connection.give({ type: "undo" });
  }

  async act(free_action: string, args: number[]): Promise<boolean> {
    return !this.busy && this.#around.connection.give({ type: "act", free_action, args });
  }

  /** Asks a bot what it would do. Asking again hides the hint. */
  askHint(): void {
    const { connection, table } = this.#around;
    if (this.hint) connection.advice = null;
    else connection.hint(table.you);
  }

  /** Of several answers in one go, the next. */
  next(): void {
    if (!this.queue.waiting || !this.asked || this.busy || !this.question) return;
    const option = this.queue.next(this.question);
    if (option !== undefined) this.answer(option);
  }
}
