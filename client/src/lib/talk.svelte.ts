// What is said at a table, as one viewer may read it. The server sends each line once; how much of it was read is stored
// in this browser, so that a reload does not make old lines new.
import { keepMark, markAt } from "./marks";
import type { PromiseInfo, ReportInfo, Talk, TalkLine } from "./protocol";

export const EVERYBODY = -1;
export const NOBODY = -1;
export const LONGEST = 400; // characters of a message
export const NEAR = 60; // so many characters before the end, a counter appears

const KEY = "harena.read";

// Drafts last as long as the page: a drawer that closes, or the curtain between two people, does not take them away.
const drafts = new Map<string, Draft>(); // by table and seat

interface Draft {
  text: string;
  to: number; // a seat, or everybody: what was meant for one must not go to all
}

export class TalkState {
  known = $state(false); // the server has told us
  on = $state(false); // something can be said
  whispers = $state(false);
  lines: TalkLine[] = $state.raw([]);
  promises: PromiseInfo[] = $state.raw([]);
  muted: number[] = $state.raw([]);
  silenced: number[] = $state.raw([]); // by the host
  reports: ReportInfo[] = $state.raw([]);
  news: TalkLine | null = $state.raw(null); // the last line that came while we were here; null: none yet
  #draft: Draft = $state.raw({ text: "", to: EVERYBODY });
  #read = $state(0); // lines before this number were read
  #place: string; // the table and the seat
  readonly you: number;

  constructor(table: string, you: number) {
    this.you = you;
    this.#place = `${table}/${you}`;
    this.#read = markAt(KEY, this.#place) ?? 0;
    this.#draft = drafts.get(this.#place) ?? this.#draft;
  }

  /** What is typed and not sent yet, and for whom. */
  get draft(): Draft {
    return this.#draft;
  }
  write(change: Partial<Draft>): void {
    this.#draft = { ...this.#draft, ...change };
    drafts.set(this.#place, this.#draft);
  }

  /** The number of the first line that was not read; that of the next line if all were. */
  get firstUnread(): number {
    return this.#read;
  }

  /** How many lines of others were not read yet. */
  get unread(): number {
    return this.lines.filter((line) => line.n >= this.#read && line.by !== this.you).length;
  }

  hear(message: Talk): void {
    const held = message.fresh ? [] : this.lines;
    const last = this.lines.at(-1)?.n ?? -1;
    this.lines = mergeLines(held, message.lines);
    // After a reconnect or in another language all lines come again: only those after the last one are new.
    const news = message.lines.filter((line) => line.n > last && line.by !== this.you);
    if (this.known) this.news = news.at(-1) ?? this.news;
    this.on = message.on;
    this.whispers = message.whispers;
    this.promises = message.promises;
    this.muted = message.muted;
    this.silenced = message.silenced;
    this.reports = message.reports;
    this.known = true;
  }

  /** Everything has been seen. */
  read(): void {
    const end = (this.lines.at(-1)?.n ?? -1) + 1;
    if (end <= this.#read) return;
    this.#read = end;
    keepMark(KEY, this.#place, end);
  }
}

/** Adds lines in their order; one that came again replaces the old one. */
export function mergeLines(held: TalkLine[], coming: TalkLine[]): TalkLine[] {
  const again = new Set(coming.map((line) => line.n));
  return [...held.filter((line) => !again.has(line.n)), ...coming].sort((a, b) => a.n - b.n);
}

/** What may be on a screen that several people share, once nobody in particular looks at it: nothing that was whispered. */
export function openLines(lines: TalkLine[]): TalkLine[] {
  return lines.filter((line) => line.to === EVERYBODY);
}

export function openPromises(promises: PromiseInfo[], lines: TalkLine[]): PromiseInfo[] {
  const open = new Set(openLines(lines).map((line) => line.n));
  return promises.filter((promise) => open.has(promise.n));
}

/** The promises by pair: who promised, and to whom. The pairs stand in the order of their first promise. */
export function byPair(promises: PromiseInfo[]): { by: number; to: number; promises: PromiseInfo[] }[] {
  const pairs = new Map<string, { by: number; to: number; promises: PromiseInfo[] }>();
  for (const promise of promises) {
    const key = `${promise.by}/${promise.to}`;
    const pair = pairs.get(key) ?? { by: promise.by, to: promise.to, promises: [] };
    pair.promises.push(promise);
    pairs.set(key, pair);
  }
  return [...pairs.values()];
}

/** How many characters the server will count. */
export const lengthOf = (text: string): number => [...text.trim()].length;
