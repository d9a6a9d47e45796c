// Where a match that is looked back at comes from: a table, a record that somebody has opened, or a file with everything.
import * as api from "../lib/api";
import type { Replay, ReplayPage, Review, Things } from "../lib/protocol";
import type { Lang } from "../lib/settings.svelte";

export const OPEN = -2; // a view in which everything is shown
export const WATCHING = -1;

export interface View {
  view: number; // a seat, WATCHING or OPEN
  lang: Lang;
  panels: boolean; // for the plain view
}

/** Where the coach is asked about a match. */
export interface ReviewSource {
  review(seat: number, lang: Lang): Promise<Review>;
  orderReview(seat: number, stop: boolean): Promise<void>;
}

export interface Source {
  about(view: View): Promise<Replay>;
  page(view: View, n: number): Promise<ReplayPage>;
  things(lang: Lang): Promise<Things> | null; // null: those of the table
  record: (() => Promise<Blob>) | null; // the record as a file
  link: ((n: number) => string) | null; // the address of a moment; null: it has none that others could open
}

/** A table of this server. With the token of a seat, what was shown to it. */
export class TableSource implements Source, ReviewSource {
  #path: string;
  #init: RequestInit;

  constructor(
    readonly table: string,
    readonly token: string,
  ) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/replay`;
    this.#init = token ? { headers: { Authorization: `Bearer ${token}` } } : {};
  }

  async review(seat: number, lang: Lang): Promise<Review> {
    return this.#get(`/api/tables/${encodeURIComponent(this.table)}/review/${lang}/${seat}`);
  }

  async orderReview(seat: number, stop: boolean): Promise<void> {
    const headers = { ...this.#init.headers, "Content-Type": "application/json" };
    const body = JSON.stringify({ seat, stop });
    await api.ask(`/api/tables/${encodeURIComponent(this.table)}/review`, { method: "POST", headers, body });
  }

  about({ view, lang }: View): Promise<Replay> {
    return this.#get(`${this.#path}/${lang}?view=${view}`);
  }

  page({ view, lang, panels }: View, n: number): Promise<ReplayPage> {
    return this.#get(`${this.#path}/${lang}/${n}?view=${view}&panels=${Number(panels)}`);
  }

  async #get<T>(path: string): Promise<T> {
    return (await api.ask(path, this.#init)).json();
  }

  things = () => null;
  record = () => api.record(this.table, this.token);
  link = (n: number) => `${location.origin}/t/${this.table}/replay#${n}`;
}

/** One view of a match, whole. */
export interface Whole {
  about: Replay;
  pages: ReplayPage[];
  things: Things;
}

/** A match of which each view comes whole: once it is there, nothing more is asked for. */
export class WholeSource implements Source {
  link = null;
  #coming = new Map<string, Promise<Whole>>();
  #load: (view: View) => Promise<Whole>;

  constructor(
    load: (view: View) => Promise<Whole>,
    readonly record: Source["record"],
  ) {
    this.#load = load;
  }

  #whole(view: View): Promise<Whole> {
    const key = `${view.view} ${view.lang} ${view.panels}`;
    const found = this.#coming.get(key) ?? this.#load(view);
    this.#coming.set(key, found);
    found.catch(() => this.#coming.delete(key)); // the next one tries again
    return found;
  }

  async about(view: View): Promise<Replay> {
    return (await this.#whole(view)).about;
  }

  async page(view: View, n: number): Promise<ReplayPage> {
    const { pages } = await this.#whole(view);
    return pages.filter(({ first }) => first <= n).at(-1) ?? pages[0]!;
  }

  async things(lang: Lang): Promise<Things> {
    const any = [...this.#coming].find(([key]) => key.split(" ")[1] === lang)?.[1];
    return (await any)?.things ?? { kinds: [], things: [] };
  }
}
