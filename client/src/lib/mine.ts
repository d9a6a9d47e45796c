// My tables: the tokens of my seats, stored in this browser and nowhere else.
import { load, save } from "./store";

export interface MyTable {
  tokens: Record<number, string>; // by seat; several if people share this screen; "": the cookie proves it
  invite: string; // comes after the # of the private link
  added: number; // milliseconds since 1970
}

type MyTables = Record<string, MyTable>;

const KEY = "harena.tables";
const HIDDEN = "harena.hidden";
const MOST_HIDDEN = 200;

const stored = (): MyTables => Object.fromEntries(Object.entries(load(KEY) ?? {}).filter(([, entry]) => sound(entry)));
const write = (stored: MyTables) => save(KEY, stored);

function sound(entry: unknown): entry is MyTable {
  const it = entry as Partial<MyTable> | null;
  if (typeof it !== "object" || it === null || typeof it.tokens !== "object" || it.tokens === null) return false;
  const tokens = Object.values(it.tokens);
  return tokens.length > 0 && tokens.every((token) => typeof token === "string") && typeof it.added === "number";
}

/** Returns all of them, the newest first. */
export function all(): [string, MyTable][] {
  return Object.entries(stored()).sort(([, a], [, b]) => b.added - a.added);
}

export function of(table: string): MyTable | undefined {
  const kept = stored();
  return Object.hasOwn(kept, table) ? kept[table] : undefined;
}

/** Whether this browser has a token of its own, so that no cookie is needed. */
export const holds = (table: string): boolean => Object.values(of(table)?.tokens ?? {}).some(Boolean);

/** Stores tokens of a table; those already stored stay. */
export function add(table: string, tokens: Record<number, string>, invite: string): void {
  const kept = stored();
  const before = of(table);
  const entry = {
    tokens: { ...before?.tokens, ...tokens },
    invite: invite || before?.invite || "",
    added: before?.added ?? Date.now(),
  };
  write({ ...kept, [table]: entry });
}

/** Tables that the person does not want to see in the lobby any more. */
export function hidden(): string[] {
  const kept = load(HIDDEN);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
}

export function hide(table: string): void {
  drop(table);
  save(HIDDEN, [table, ...hidden()].slice(0, MOST_HIDDEN));
}

/** Removes a table, or only one seat of it. */
export function drop(table: string, seat?: number): void {
  const kept = stored();
  const entry = kept[table];
  if (entry && seat !== undefined) {
    delete entry.tokens[seat];
    if (Object.keys(entry.tokens).length) return write(kept);
  }
  delete kept[table];
  write(kept);
}
