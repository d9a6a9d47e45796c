// The available games, in the person's language. Fetched once per language.
import * as api from "./api";
import type { GameInfo } from "./protocol";
import { settings, type Lang } from "./settings.svelte";

const known = new Map<Lang, Promise<GameInfo[]>>();

function fetched(lang: Lang): Promise<GameInfo[]> {
  const coming = known.get(lang) ?? api.games(lang).then((answer) => answer.games);
  known.set(lang, coming);
  coming.catch(() => known.delete(lang)); // the next screen may retry
  return coming;
}

export class GameList {
  games: GameInfo[] | null = $state.raw(null);
  failed: unknown = $state.raw(null);

  /** Call in an effect: follows the language. */
  follow(): void {
    const lang = settings.lang;
    fetched(lang).then(
      (games) => {
        if (lang !== settings.lang) return;
        this.games = games;
        this.failed = null;
      },
      (error) => (this.failed = error),
    );
  }
}
