// The phrases of a game, in the person's language. Fetched once per game and language.
import * as api from "../lib/api";
import type { NamedThing, Phrases } from "../lib/protocol";
import { settings, type Lang } from "../lib/settings.svelte";

const known = new Map<string, Promise<Phrases>>();

function fetched(game: string, lang: Lang): Promise<Phrases> {
  const key = `${game}/${lang}`;
  const coming = known.get(key) ?? api.phrases(game, lang);
  known.set(key, coming);
  coming.catch(() => known.delete(key)); // may be tried again
  return coming;
}

export class Book {
  phrases: Phrases | null = $state.raw(null);
  failed: unknown = $state.raw(null);

  /** Call in an effect: follows the language. */
  follow(game: string): void {
    const lang = settings.lang;
    fetched(game, lang).then(
      (found) => {
        if (lang !== settings.lang) return;
        this.phrases = found;
        this.failed = null;
      },
      (error) => (this.failed = error),
    );
  }

  /** Something that a line names. */
  thing(kind: string, id: string): NamedThing | undefined {
    const things = this.phrases?.domains ?? {};
    return Object.hasOwn(things, kind) ? things[kind]?.find((one) => one.id === id) : undefined;
  }
}
