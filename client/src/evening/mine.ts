// The evenings this browser knows: what proves that I take part, or that I am the host. Stored here and nowhere else.
import { load, save } from "../lib/store";

export interface MyEvening {
  name: string;
  key?: string; // I am the host
  invite?: string; // comes after the # of the link
  number?: number; // I take part, as this guest
  token?: string;
  added: number; // milliseconds since 1970
}

const KEY = "harena.evenings";
const SHOWN = 6;

const isText = (value: unknown) => value === undefined || typeof value === "string";

function sound(entry: unknown): entry is MyEvening {
  const it = Object(entry);
  const numbered = it.number === undefined || (typeof it.number === "number" && typeof it.token === "string");
  return typeof it.name === "string" && typeof it.added === "number" && isText(it.key) && isText(it.invite) && numbered;
}

const stored = (): Record<string, MyEvening> =>
  Object.fromEntries(Object.entries(Object(load(KEY)) as object).filter(([, entry]) => sound(entry)));

/** The newest ones, for the lobby. */
export function all(): [string, MyEvening][] {
  return Object.entries(stored())
    .sort(([, a], [, b]) => b.added - a.added)
    .slice(0, SHOWN);
}

export function of(id: string): MyEvening | undefined {
  const kept = stored();
  return Object.hasOwn(kept, id) ? kept[id] : undefined;
}

export function keep(id: string, change: Partial<MyEvening>): MyEvening {
  const entry: MyEvening = { name: "", added: Date.now(), ...of(id), ...change };
  save(KEY, { ...stored(), [id]: entry });
  return entry;
}
