// Which note of a first match is shown now.
import type { TeachNote } from "../lib/protocol";

/** What is asked comes before what has happened; null: nothing is new. */
export function nextNote(
  notes: readonly TeachNote[],
  known: readonly string[],
  step: string, // of the viewer's own question; empty: they are not asked
  happened: ReadonlySet<string>, // kinds of lines in the log
): TeachNote | null {
  const fresh = notes.filter(({ id }) => !known.includes(id));
  return (
    fresh.find(({ steps }) => steps.includes(step)) ??
    fresh.find(({ events }) => events.some((kind) => happened.has(kind))) ??
    null
  );
}
