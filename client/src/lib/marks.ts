// How far somebody has come at each table, as a number stored in this browser: what was read, what was seen.
import { load, save } from "./store";

const MOST_TABLES = 60;

function stored(key: string): Record<string, number> {
  const found = Object.entries(Object(load(key)));
  return Object.fromEntries(found.filter((entry): entry is [string, number] => Number.isInteger(entry[1])));
}

/** Returns the mark at a place, which is a table and a seat. */
export const markAt = (key: string, place: string): number | undefined => stored(key)[place];

/** Stores a mark; only the places that were used last are kept. */
export function keepMark(key: string, place: string, mark: number): void {
  const { [place]: _, ...others } = stored(key);
  save(key, Object.fromEntries([...Object.entries(others).slice(1 - MOST_TABLES), [place, mark]]));
}
