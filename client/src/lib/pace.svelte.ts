// Shows scenes one by one: the server sends them as fast as they happen, which is too fast for people.
import { merge } from "./chronicle";
import type { Line, Scene } from "./protocol";

export type Motion = "normal" | "fast" | "off";

const SCENE = 500; // ms: one thing moves
const SLOW = 1300; // ms: something to think about, such as who has won a trick, and with what
const FASTER = 1 / 3;
const TOO_MANY = 40;

/** How long a scene is shown before the next one. */
export function rest(scene: Scene, motion: Motion, slow: readonly string[]): number {
  if (motion === "off" || scene.fresh || !scene.log.length) return 0; // nothing to see: somebody has passed
  const full = scene.log.some((line) => slow.includes(line.kind)) ? SLOW : SCENE;
  return motion === "fast" ? full * FASTER : full;
}

export class Pace {
  scene: Scene | null = $state.raw(null); // the scene shown
  lines: Line[] = $state.raw([]); // the log up to the scene shown
  behind = $state(0); // scenes that wait
  newest: Scene | null = $state.raw(null); // the last scene received
  #resting = $state(false);
  #holds = $state(0);
  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #motion: () => Motion;
  #slow: () => readonly string[]; // kinds of events that people look at longer

  constructor(motion: () => Motion, slow: () => readonly string[]) {
    this.#motion = motion;
    this.#slow = slow;
  }

  /** Whether everything has been shown long enough. */
  get settled(): boolean {
    return this.behind === 0 && !this.#resting && !this.held;
  }

  /** Whether something in the scene shown is still being looked at. */
  get held(): boolean {
    return this.#holds > 0;
  }

  push(scene: Scene, atOnce: boolean): void {
    this.newest = scene;
    this.#queue.push(scene);
    if (atOnce || scene.fresh || this.#queue.length > TOO_MANY) this.#jump();
    else this.#next();
    this.behind = this.#queue.length;
  }

  /** Shows no further scene before this promise is settled. */
  hold(until: Promise<void>): void {
    this.#holds += 1;
    const release = () => {
      this.#holds -= 1;
      this.#next();
    };
    until.then(release, release);
  }

  /** Skips to the newest scene: the person has seen enough, or acted on an old one. */
  skip(): void {
    if (this.#queue.length) this.#jump();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Skips to the last scene; the lines of those in between are kept. */
  #jump(): void {
    clearTimeout(this.#timer);
    this.#resting = false;
    const last = this.#queue.pop();
    for (const scene of this.#queue) this.lines = merge(this.lines, scene);
    this.#queue = [];
    if (last) this.#show(last);
  }

  #next(): void {
    if (this.#resting || this.held) return;
    const scene = this.#queue.shift();
    if (scene) this.#show(scene);
  }

  #show(scene: Scene): void {
    this.lines = merge(this.lines, scene);
    this.scene = scene;
    this.behind = this.#queue.length;
    this.#resting = true;
    // Uses a timer even for a delay of zero, so that the screen can draw this scene, and hold it.
    this.#timer = setTimeout(
      () => {
        this.#resting = false;
        this.#next();
      },
      rest(scene, this.#motion(), this.#slow()),
    );
  }
}
