// Everything that can be pointed at, in words: asked for once per table and language. A page without them still works.
import { untrack } from "svelte";
import * as api from "../lib/api";
import type { Thing, ThingKind, Things } from "../lib/protocol";
import type { Lang } from "../lib/settings.svelte";

const loaded = new Map<string, Promise<Things>>(); // by table or game, and language

/** Loads once; a failure is forgotten, so that the next one who asks tries again. */
function once(key: string, load: () => Promise<Things>): Promise<Things> {
  const before = loaded.get(key);
  if (before) return before;
  const coming = load();
  loaded.set(key, coming);
  coming.catch(() => loaded.delete(key));
  return coming;
}

let owned = 0; // how often somebody knew the things of a match already

export class ThingBook {
  kinds: ThingKind[] = $state.raw([]); // those that are cards
  things: Thing[] = $state.raw([]);
  state: "coming" | "there" | "failed" = $state("coming");
  #index = $derived(indexed(this.things));
  #wanted = "";

  /** Loads what a table has, with its decks. In another language, the old texts stay until the new ones are there. */
  ofTable(table: string, lang: Lang): Promise<void> {
    return this.#load(`table ${table} ${lang}`, () => api.tableThings(table, lang));
  }

  /** Loads what a game has, with its usual decks. */
  ofGame(game: string, lang: Lang): Promise<void> {
    return this.#load(`game ${game} ${lang}`, () => api.gameThings(game, lang));
  }

  /** Takes over what is known already; null: loads what a table has. */
  async of(known: Promise<Things> | null, table: string, lang: Lang): Promise<void> {
    return known ? this.#load(`own ${++owned}`, () => known) : this.ofTable(table, lang);
  }

  async #load(key: string, load: () => Promise<Things>): Promise<void> {
    this.#wanted = key;
    // Whoever loads in an effect must not load again because of the result.
    if (untrack(() => this.state) === "failed") this.state = "coming";
    try {
      const found = await once(key, load);
      if (this.#wanted !== key) return;
      this.kinds = found.kinds ?? [];
      this.things = found.things ?? [];
      this.state = "there";
    } catch {
      if (this.#wanted === key && this.state === "coming") this.state = "failed";
    }
  }

  /** Finds a thing: by its number as views have it, or by its id as texts have it. */
  find(kind: string, id: string | number): Thing | undefined {
    return this.#index.get(keyOf(kind, id));
  }
}

const keyOf = (kind: string, id: string | number) => `${kind}${typeof id === "number" ? "#" : "/"}${id}`;

function indexed(things: readonly Thing[]): Map<string, Thing> {
  const found = new Map<string, Thing>();
  for (const thing of things) {
    found.set(keyOf(thing.kind, thing.id), thing);
    if (thing.number >= 0 && !found.has(keyOf(thing.kind, thing.number)))
      found.set(keyOf(thing.kind, thing.number), thing);
  }
  return found;
}
