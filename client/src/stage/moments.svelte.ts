// Shows what happens one moment after the other. The server sends scenes as fast as they happen, which is too fast for
// people; the game's production says which moments a scene brings, and their weight says how long each is shown.
import { merge, readable } from "../lib/chronicle";
import { keepMark, markAt } from "../lib/marks";
import type { Line, Scene } from "../lib/protocol";
import { SPEEDS, type Motion } from "../lib/settings.svelte";
import type { Moment, Production, Weight } from "./kit";
import { afterPicture } from "./picture";

export const LASTS: Record<Weight, number> = { routine: 400, notable: 1300, decisive: 3000 }; // ms
const SCENE = 500; // ms: a scene of which nobody knows the moments
const WATCHED = 6000; // ms: who only looks on sees what stays this long, and is never blocked by it
const ASKED = 100; // ms: a question that the page has answered is noticed, and what it says about it
const READ = 600; // ms: dice that lie are looked at for this long at least
const DEAF = 300; // ms: a tap this early was meant for the previous picture

// Scenes with news that wait. What is about the viewer is shown in full up to TOO_MANY.
const MANY = 10; // from here on routine moments are dropped
const VERY_MANY = 20; // ... and notable ones are as short as routine ones
const TOO_MANY = 40; // ... and only decisive ones are shown; who only looks on gets the newest scene
const HOPELESS = 200; // ... and everything is dropped; a summary says what was missed
const TOLD = 12_000; // ms: who only looks on gives no answer that would close a summary

const FEWEST = 3; // lines of a summary
const MOST = 7;

const KEY = "harena.seen";

export interface Audience {
  place: string; // the table and the seat: it is stored how far they have seen; empty: it is not
  you: number; // -1: watches only
  idle: () => boolean; // only looks on, because they watch or a bot plays for them: nothing waits for them
  motion: () => Motion;
  production: () => Production | null; // null: not loaded yet, or this game has none
}

/** What somebody has missed: decisive lines first, then notable ones. Routine lines only fill it up. */
export function summary(lines: readonly Line[], weigh: (line: Line) => Weight): Line[] {
  const of = (weight: Weight) => lines.filter((line) => weigh(line) === weight);
  const decisive = of("decisive").slice(-MOST);
  const notable = of("notable");
  const told = [...decisive, ...notable.slice(Math.max(0, notable.length + decisive.length - MOST))];
  const lacking = FEWEST - told.length;
  return told.length && lacking > 0 ? [...told, ...of("routine").slice(-lacking)] : told;
}

const lastOf = (lines: readonly Line[]): number => Math.max(-1, ...lines.map((line) => line.n));

export class Moments {
  scene: Scene | null = $state.raw(null); // the scene shown
  moment: Moment | null = $state.raw(null); // what is shown over it
  landed = $state(true); // the dice of the moment lie, or it has none
  played: Line[] = $state.raw([]); // the events of the newest scene begun whose moments were shown or are being shown
  lines: Line[] = $state.raw([]); // the log up to what is shown
  behind = $state(0); // scenes that wait
  newest: Scene | null = $state.raw(null); // the last scene received
  #resting = $state(false);
  #missed: number[] = $state.raw([]); // lines that came while nobody looked
  #queue: Scene[] = []; // not begun
  #begun: Scene | null = null; // its moments are being shown
  #coming: Moment[] = []; // of the scene begun
  #shown: Moment | null = null; // the last of them that was shown
  #since = 0; // when the moment began
  #hurried = false; // the last moment was closed by hand: its scene need not be shown
  #late = false; // too late for moments: to the last scene
  #hasty = false; // only what is decisive, until the last scene
  #hidden = false; // nobody looks
  #seen: number | undefined; // the last line that was seen; undefined: this person was never here
  #flooded = false; // more came than somebody who only looks on could see: the log has it
  #landing: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #undrawn: () => void = () => {}; // waits no longer for a picture
  #closing: ReturnType<typeof setTimeout> | undefined;
  #audience: Audience;

  constructor(audience: Audience) {
    this.#audience = audience;
    this.#seen = markAt(KEY, audience.place);
  }

  /** "Since you were away": what deserves to be told, or nothing. */
  readonly away: Line[] = $derived.by(() => {
    const production = this.#audience.production();
    if (!production || !this.#missed.length) return [];
    const missed = new Set(this.#missed);
    const lines = readable(this.lines, this.scene?.closed ?? []).filter((line) => missed.has(line.n));
    return summary(lines, (line) => weigh(production, line, this.#audience.you, this.scene));
  });

  /** Whether everything has been shown long enough. */
  get settled(): boolean {
    return this.behind === 0 && !this.#resting && !this.held;
  }

  /** Whether something is being read that only the person ends. */
  get held(): boolean {
    return this.moment?.stays === true && !this.#audience.idle();
  }

  push(scene: Scene, atOnce: boolean): void {
    this.newest = scene;
    if (scene.fresh && !this.#queue.length && scene.seq === this.#begun?.seq) return this.#replace(scene);
    this.#queue.push(scene);
    const away = atOnce || scene.fresh || this.#hidden;
    const flooded = this.#queue.length > (this.#audience.idle() ? TOO_MANY : HOPELESS);
    this.#flooded = !away && this.#audience.idle() && flooded;
    this.#late ||= away || flooded;
    this.#go();
    this.#count();
  }

  /** Earlier lines of the log have come: they were not in any scene. */
  earlier(lines: Line[]): void {
    const more = { fresh: false, log: lines };
    // A fresh scene that was not shown yet will replace the log.
    for (const scene of [this.#begun, ...this.#queue]) if (scene?.fresh) scene.log = merge(scene.log, more);
    this.lines = merge(this.lines, more);
  }

  /** The moment was seen: goes on with the next one. */
  seen(): void {
    if (!this.moment) return;
    this.#hurried = true;
    this.#over();
  }

  /** A tap or a key anywhere: a decisive moment was seen, unless it must be closed where it is drawn. */
  tap(): void {
    if (!this.landed) return;
    if (this.moment?.weight === "decisive" && !this.moment.stays && performance.now() - this.#since >= DEAF)
      this.seen();
  }

  /** The person has answered: they know what they were away for, and have seen what is shown. */
  answered(): void {
    this.dismiss();
    if (!this.held) this.seen();
  }

  /** Closes the summary. */
  dismiss(): void {
    this.#missed = [];
  }

  /** Hurries to the newest scene, because the person acted on an old one. What is decisive is shown all the same. */
  skip(): void {
    if (!this.#queue.length && !this.#begun) return;
    this.#hasty = true;
    if (this.moment?.weight !== "decisive") this.#over();
  }

  /** The page is visible, or nobody can see it: then nothing is played, and later a summary says what happened. */
  look(visible: boolean): void {
    const back = visible && this.#hidden;
    this.#hidden = !visible;
    if (this.#hidden && (this.#begun || this.#queue.length)) this.#late = true;
    this.#go();
    if (back && !this.held) this.#report();
  }

  stop(): void {
    this.#unrest();
    clearTimeout(this.#closing);
  }

  /** Whether somebody watches a decisive moment: a connection that was lost and is back does not cut it short. */
  get #watched(): boolean {
    return this.#resting && this.moment?.weight === "decisive" && !this.#hidden && !this.#audience.idle();
  }

  #go(): void {
    if (this.held) return; // what has come meanwhile waits
    if (this.#late && !this.#watched) this.#jump();
    else if (!this.#resting) this.#next();
  }

  #next(): void {
    this.moment = null;
    const moment = this.#coming.shift();
    if (moment) return this.#play(moment);
    if (this.#begun) return this.#finish(this.#begun);
    const scene = this.#queue.shift();
    if (!scene) {
      this.#hasty = false;
      return;
    }
    this.#begun = scene;
    this.#coming = this.#direct(scene);
    this.#shown = null;
    this.played = [];
    this.#next();
  }

  /** Returns the moments of a scene: none if nobody knows them. */
  #direct(scene: Scene): Moment[] {
    try {
      return this.#audience.production()?.direct(scene, this.scene) ?? [];
    } catch (error) {
      console.info("no moments for these events", error); // the state is shown all the same
      return [];
    }
  }

  #play(moment: Moment): void {
    const scene = this.#begun;
    if (!scene) return;
    const told = lastOf(this.played);
    this.played = [...this.played, ...moment.lines];
    const duration = this.#duration(moment);
    if (!duration) return this.#next(); // dropped
    if (moment.over === "after") this.scene = scene;
    this.moment = this.#shown = moment;
    this.#hurried = false;
    this.#since = performance.now();
    const lands = (moment.lands ?? 0) * this.#speed;
    this.landed = lands === 0;
    this.#reveal(scene, this.landed ? lastOf(this.played) : told);
    this.#count();
    if (!this.held) this.#rest(duration, () => this.#over(), true, lands);
  }

  /** The dice lie: now it can be told how they fell. */
  #lie(): void {
    clearTimeout(this.#landing);
    if (this.landed) return;
    this.landed = true;
    this.#since = performance.now();
    if (this.#begun) this.#reveal(this.#begun, lastOf(this.played));
  }

  /** How long a moment is shown; 0: not at all. */
  #duration({ weight, stays, mine, lands = 0 }: Moment): number {
    if (stays && !this.#audience.idle()) return Infinity; // also without motion: it is there to be read
    const waiting = this.#queue.filter(({ log }) => log.length).length;
    const crowded = waiting > (weight === "routine" && !mine ? MANY : TOO_MANY);
    const dropped = weight !== "decisive" && (crowded || this.#hasty);
    const short = weight === "notable" && !mine && waiting > VERY_MANY;
    const full = short ? LASTS.routine : stays ? WATCHED : LASTS[weight];
    const read = lands && (weight === "decisive" ? lands + full : Math.max(full, lands + READ));
    return (dropped ? 0 : short ? Math.max(full, lands) : Math.max(full, read)) * this.#speed;
  }

  get #speed(): number {
    return SPEEDS[this.#audience.motion()];
  }

  /** The moment has been shown. */
  #over(): void {
    if (this.moment) this.#mark(lastOf(this.moment.lines));
    this.#lie();
    this.moment = null;
    this.#rested();
  }

  /** Shows a scene itself, after its moments. */
  #finish(scene: Scene): void {
    this.#begun = null;
    this.scene = scene;
    this.played = scene.log;
    this.#reveal(scene, Infinity);
    this.#mark(lastOf(scene.log));
    this.#count();
    this.#rest(this.#afterwards(scene) * this.#speed, () => this.#rested());
  }

  /** How long a scene itself is shown, after its moments. */
  #afterwards({ log, question }: Scene): number {
    if (this.#hasty) return 0;
    if (this.#shown) return this.#shown.over === "before" && !this.#hurried ? LASTS.routine : 0;
    if (log.length) return this.#queue.length <= MANY ? SCENE : 0;
    return question ? ASKED : 0; // without a line: somebody has passed
  }

  /** Skips to the last scene; the lines of those in between are kept. */
  #jump(): void {
    this.#unrest();
    const scenes = [...(this.#begun ? [this.#begun] : []), ...this.#queue];
    this.#late = this.#hasty = false;
    this.landed = true;
    this.#begun = this.moment = null;
    this.#coming = [];
    this.#queue = [];
    for (const scene of scenes) this.#reveal(scene, Infinity);
    this.scene = scenes.at(-1) ?? this.scene;
    this.played = [];
    this.#count();
    if (!this.#hidden) this.#report();
    this.#rest(0, () => this.#rested());
  }

  /**
   * Waits, even for a delay of zero, so that the screen can draw what is shown, and hold it. The time of a moment begins
   * with its first picture, which a slow machine draws late.
   */
  #rest(ms: number, then: () => void, fromPicture = false, lands = 0): void {
    this.#unrest();
    this.#resting = true;
    const begin = () => {
      if (lands) this.#landing = setTimeout(() => this.#lie(), lands);
      this.#timer = setTimeout(then, ms);
    };
    if (fromPicture) this.#undrawn = afterPicture(begin);
    else begin();
  }

  #unrest(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#landing);
    this.#undrawn();
    this.#resting = false;
  }

  #rested(): void {
    this.#unrest();
    this.#go();
  }

  /** Adds the lines of a scene up to one of them. */
  #reveal(scene: Scene, last: number): void {
    this.lines = merge(this.lines, { fresh: scene.fresh, log: scene.log.filter((line) => line.n <= last) });
  }

  /** The scene being shown has come again, in another language. */
  #replace(scene: Scene): void {
    if (this.scene === this.#begun) this.scene = scene;
    this.#begun = scene;
    this.#reveal(scene, lastOf(this.played));
    const same = (lines: readonly Line[]) => lines.map((line) => scene.log.find(({ n }) => n === line.n) ?? line);
    this.played = same(this.played);
    this.#coming = this.#coming.map((moment) => ({ ...moment, lines: same(moment.lines) }));
    if (this.moment) this.moment = { ...this.moment, lines: same(this.moment.lines) };
  }

  #count(): void {
    this.behind = this.#queue.length + (this.#begun && this.#begun !== this.scene ? 1 : 0);
  }

  #mark(line: number): void {
    if (!this.#hidden && line > (this.#seen ?? -1)) this.#keep(line);
  }

  #keep(line: number): void {
    this.#seen = line;
    if (this.#audience.place) keepMark(KEY, this.#audience.place, line);
  }

  /** Everything is on the table, unseen: remembers what must be told. */
  #report(): void {
    const last = lastOf(this.lines);
    const seen = Math.min(this.#seen ?? last, last); // an undo takes lines back
    const fresh = this.lines.filter((line) => line.n > seen && !this.#flooded).map((line) => line.n);
    if (fresh.length) {
      this.#missed = this.away.length ? [...this.#missed, ...fresh] : fresh;
      clearTimeout(this.#closing);
      if (this.#audience.idle()) this.#closing = setTimeout(() => this.dismiss(), TOLD);
    }
    if (this.#seen !== last) this.#keep(last);
  }
}

function weigh(production: Production, line: Line, you: number, scene: Scene | null): Weight {
  try {
    return production.weigh(line, you, scene);
  } catch {
    return "routine"; // nobody knows this kind of event
  }
}
