// Whether somebody is taught in their first matches, and what was explained to them: per game, stored in this browser.
import { load, save } from "../lib/store";

const KEY = "harena.teach";

export interface Taught {
  on: boolean; // until they have finished a match, or switch it off
  known: string[]; // the notes they had
}

let changes = $state(0);

/** What is stored of a game. It is read again and again: another tab may have taught something meanwhile. */
export function taught(game: string): Taught {
  void changes;
  const { on, known } = Object(Object(load(KEY))[game]);
  return { on: on !== false, known: Array.isArray(known) ? known.filter((id) => typeof id === "string") : [] };
}

function keep(game: string, change: Partial<Taught>): void {
  save(KEY, { ...Object(load(KEY)), [game]: { ...taught(game), ...change } });
  changes += 1;
}

/** Switches it on or off. Who wants it again is told everything once more. */
export function teach(game: string, on: boolean): void {
  const before = taught(game);
  if (on !== before.on) keep(game, on ? { on, known: [] } : { on });
}

/** They had this note. */
export function learned(game: string, id: string): void {
  const { known } = taught(game);
  if (!known.includes(id)) keep(game, { known: [...known, id] });
}
