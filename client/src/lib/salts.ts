// The random numbers that this browser has added to the dice of its tables (docs/fair-dice.md). They are stored with the
// commitment they answer, so that the page can tell later whether the server has kept to both.
import type { Table } from "./protocol";
import { load, save } from "./store";

export interface Given {
  table: string; // whose match it is for; of a rematch: the table before it
  salts: Record<number, string>; // by seat
}

const KEY = "harena.dice";
const MOST = 200; // matches

const sound = (entry: unknown): entry is Given => {
  const it = entry as Partial<Given> | null;
  return typeof it === "object" && it !== null && typeof it.table === "string" && typeof it.salts === "object";
};

/** By commitment, the newest last. */
const stored = (): [string, Given][] => Object.entries(load(KEY) ?? {}).filter(([, entry]) => sound(entry));

/** Returns what this browser gave for a commitment. */
export const given = (commitment: string): Given | undefined => stored().find(([key]) => key === commitment)?.[1];

/** Returns the commitment that this browser saw at a table before its match; empty: it was not there. */
export const seen = (table: string): string => stored().find(([, entry]) => entry.table === table)?.[0] ?? "";

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Returns the salt that this seat still has to give, if any. It is stored before anybody else knows it. */
export function due({ id, you, phase, dice }: Table): { commitment: string; salt: string } | null {
  const over = phase === "over";
  const commitment = over ? dice?.next : phase === "open" ? dice?.commitment : "";
  if (you < 0 || !commitment || (over ? dice.next_salted : dice.salted)[you]) return null;
  const before = given(commitment);
  const salt = before?.salts[you] ?? hex(crypto.getRandomValues(new Uint8Array(16)));
  const entry = { table: over ? "" : id, salts: { ...before?.salts, [you]: salt } };
  const others = stored().filter(([key]) => key !== commitment);
  save(KEY, Object.fromEntries([...others, [commitment, entry]].slice(-MOST)));
  return { commitment, salt };
}
