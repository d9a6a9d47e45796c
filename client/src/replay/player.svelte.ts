// Which moment is shown, and the playing: one moment after the other, with what the game shows when things happen.
import type { Scene } from "../lib/protocol";
import { SPEEDS, type Motion } from "../lib/settings.svelte";
import type { Production } from "../stage/kit";
import { Moments } from "../stage/moments.svelte";
import type { Book } from "./book.svelte";

const PAUSE = 700; // ms between two moments at normal speed
const STILL = 500; // ms without animation

export class Player {
  n = $state(0); // the moment that is wanted
  playing = $state(false);
  pace: Motion = $state("normal");
  readonly moments: Moments;
  #book: Book;
  #shown = -1; // the moment on the stage
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(book: Book, you: number, pace: Motion, production: () => Production | null) {
    this.#book = book;
    this.pace = pace;
    this.moments = new Moments({ place: "", you, idle: () => true, motion: () => this.pace, production });
  }

  get atEnd(): boolean {
    return this.n >= this.#book.last;
  }

  /** Shows a moment at once. */
  go(n: number): void {
    this.playing = false;
    this.n = this.#book.near(n);
    this.show();
  }

  /** Goes one moment on, or back; forward with what happens on the way. */
  step(by: 1 | -1): void {
    this.playing = false;
    this.n = this.#book.step(this.n, by);
    this.show(by > 0);
  }

  toggle(): void {
    if (this.playing) {
      this.playing = false;
      return;
    }
    if (this.atEnd) this.go(this.#book.first);
    this.playing = true;
  }

  /** Brings the wanted moment on the stage, as soon as it is there. */
  show(played = false): void {
    const seen = this.#book.at(this.n);
    this.#book.want(this.n);
    if (!seen || this.n === this.#shown) return;
    const next = played && this.n === this.#book.step(this.#shown, 1);
    this.#shown = this.n;
    const scene: Scene = { ...seen.scene, seq: this.n, fresh: !next };
    this.moments.push(next ? scene : { ...scene, log: [] }, !next);
    this.moments.dismiss();
  }

  /** Called whenever something has changed: goes on if nothing is being shown any more. */
  follow(): void {
    clearTimeout(this.#timer);
    if (!this.playing || !this.moments.settled || this.#shown !== this.n) return;
    if (this.atEnd) {
      this.playing = false;
      return;
    }
    const pause = SPEEDS[this.pace] ? PAUSE * SPEEDS[this.pace] : STILL;
    this.#timer = setTimeout(() => {
      this.n = this.#book.step(this.n, 1);
      this.show(true);
    }, pause);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.moments.stop();
  }
}
