// The moments of a match as one viewer sees them: pages are asked for where somebody looks, then all the others.
import { edited } from "../lib/changes";
import type { HeldCards, Line, Replay, ReplayMark, ReplayPage, Scene } from "../lib/protocol";
import type { Source, View } from "./source";

export interface Seen {
  scene: Scene; // its log is what has happened since the moment before
  held: readonly HeldCards[];
}

const PAGE = 32; // moments: pages begin at multiples of it, unless one was too long for a message
const AGAIN = 2000; // ms
const BEFORE = 200; // ms from the first page to the others: what is seen at once comes first

export class Book {
  about: Replay | null = $state.raw(null);
  trouble: unknown = $state.raw(null); // the error with which it could not be opened
  there = $state(0); // grows with every page that has come
  #moments = new Map<number, Seen>();
  #coming = new Map<number, Promise<void>>(); // pages, by where they begin
  #lines: Line[] = []; // of the pages that are there, in their order
  #source: Source;
  #view: View;
  #wanted = 0;
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: Source, view: View) {
    this.#source = source;
    this.#view = view;
  }

  /** Opens the match, at a moment if one is wanted. */
  async open(wanted: (about: Replay) => number): Promise<void> {
    try {
      const about = await this.#source.about(this.#view);
      if (this.#ended) return;
      this.#wanted = this.near(wanted(about), about);
      await this.#load(this.#begin(this.#wanted));
      this.about = about;
      this.#later(BEFORE);
    } catch (error) {
      if (!this.#ended) this.trouble = error;
    }
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  get last(): number {
    return (this.about?.count ?? 1) - 1;
  }

  get first(): number {
    return this.about?.first ?? 0;
  }

  /** The moment that may be looked at nearest to this one. */
  near(n: number, about = this.about): number {
    if (!about) return n;
    const [from = 0, to = 0] = about.withheld;
    const found = Math.min(Math.max(n, about.first), about.count - 1);
    if (found < from || found >= to) return found;
    return found - from < to - found && from > about.first ? from - 1 : to;
  }

  /** A step forward or back, past what is withheld. */
  step(n: number, by: 1 | -1): number {
    const [from = 0, to = 0] = this.about?.withheld ?? [];
    const next = n + by;
    return this.near(next >= from && next < to ? (by > 0 ? to : from - 1) : next);
  }

  at(n: number): Seen | undefined {
    void this.there;
    return this.#moments.get(n);
  }

  /** Somebody looks here: what is missing comes first. */
  want(n: number): void {
    this.#wanted = n;
    if (this.about && !this.#moments.has(n)) void this.#load(this.#begin(n)).catch(() => this.#later(AGAIN));
  }

  /** The number of the line after the last one known at a moment. */
  lineAfter(n: number): number {
    return this.about?.lines[this.#place(n)] ?? 0;
  }

  /** The moment at which a line of the log was told. */
  momentOf(line: number, about = this.about): number {
    const place = about?.lines.findIndex((after) => after > line) ?? -1;
    if (!about || place < 0) return about ? about.count - 1 : 0;
    return this.#numberAt(place, about);
  }

  /** `lines` has no places for what is withheld. */
  #place(n: number): number {
    const [from = 0, to = 0] = this.about?.withheld ?? [];
    return n - this.first - (n >= to ? to - from : 0);
  }

  #numberAt(place: number, about: Replay): number {
    const [from = 0, to = 0] = about.withheld;
    const n = place + about.first;
    return n < from ? n : n + to - from;
  }

  /** All lines that have come. */
  get lines(): readonly Line[] {
    void this.there;
    return this.#lines;
  }

  /** The lines known at a moment, as far as they have come. */
  linesAt(n: number): readonly Line[] {
    const all = this.lines;
    const after = this.lineAfter(n);
    let [low, high] = [0, all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (all[middle]!.n < after) low = middle + 1;
      else high = middle;
    }
    return low === all.length ? all : all.slice(0, low);
  }

  /** The newest mark of a kind up to a moment; phases are also turns. */
  markAt(n: number): ReplayMark | undefined {
    return this.about?.marks.filter((mark) => mark.n <= n).at(-1);
  }

  /** Where the next turn begins, or the one before; `phases`: or a phase. */
  mark(n: number, by: 1 | -1, phases = false): number {
    const marks = (this.about?.marks ?? []).filter(({ kind }) => phases || kind === "turn");
    const found = by > 0 ? marks.find((mark) => mark.n > n) : marks.filter((mark) => mark.n < n).at(-1);
    return this.near(found?.n ?? (by > 0 ? this.last : this.first));
  }

  /** How much has come: 0 to 1. */
  get share(): number {
    void this.there;
    return this.about ? this.#moments.size / Math.max(1, this.about.lines.length) : 0;
  }

  #begin(n: number): number {
    const [from = 0, to = 0] = this.about?.withheld ?? [];
    const there = (at: number) => this.#moments.has(at) || (at >= from && at < to);
    let begin = n - (n % PAGE);
    while (begin < n && there(begin)) begin += 1; // a page that was too long has ended before the next one begins
    return begin;
  }

  #load(n: number): Promise<void> {
    const coming =
      this.#coming.get(n) ??
      this.#source.page(this.#view, n).then(
        (page) => this.#take(page),
        (error) => {
          this.#coming.delete(n);
          throw error;
        },
      );
    this.#coming.set(n, coming);
    return coming;
  }

  #take({ scene, held, first, steps }: ReplayPage): void {
    if (this.#ended) return;
    const fresh: Line[] = [];
    let seen: Seen = { scene: { ...scene, type: "scene" }, held };
    const keep = (n: number) => {
      if (!this.#moments.has(n)) fresh.push(...seen.scene.log);
      this.#moments.set(n, seen);
    };
    keep(first);
    for (const { n, edits, log, held: cards } of steps) {
      const change = { type: "change" as const, seq: n, edits, log, closed: [] };
      seen = { scene: edited(seen.scene, change), held: cards ?? seen.held };
      keep(n);
    }
    const newest = this.#lines.at(-1)?.n ?? -1;
    this.#lines =
      (fresh[0]?.n ?? 0) > newest ? [...this.#lines, ...fresh] : [...this.#lines, ...fresh].sort((a, b) => a.n - b.n);
    this.there += 1;
  }

  /** Asks for the pages that are missing, those after the present moment first. */
  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#ended) return;
    this.#timer = setTimeout(() => {
      const n = this.#missing();
      if (n < 0) return;
      this.#load(this.#begin(n)).then(
        () => this.#later(0),
        () => this.#later(AGAIN),
      );
    }, ms);
  }

  #missing(): number {
    const about = this.about;
    if (!about) return -1;
    const numbers = about.lines.map((_, place) => this.#numberAt(place, about));
    const lacking = (n: number) => !this.#moments.has(n);
    return numbers.find((n) => n >= this.#wanted && lacking(n)) ?? numbers.find(lacking) ?? -1;
  }
}
