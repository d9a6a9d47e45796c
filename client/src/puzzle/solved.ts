// Which puzzles somebody has tried, and on how many days in a row they did today's: stored in this browser.
import { load, save } from "../lib/store";

export interface Tried {
  games: Record<string, Record<string, boolean>>; // by game and id: whether the first answer was the best
  day: string; // the last day on which they tried that day's puzzle, 2026-11-19; empty: never
  days: number; // so many days in a row
}

const KEY = "harena.puzzles";
const DAY = 86_400_000;

export function tried(): Tried {
  const found = Object(load(KEY)) as Partial<Tried>;
  const games = Object.entries(Object(found.games) as object).map(([game, ids]) => [
    game,
    Object.fromEntries(Object.entries(Object(ids) as object).filter(([, right]) => typeof right === "boolean")),
  ]);
  const known = typeof found.day === "string" && Number.isInteger(found.days) && !Number.isNaN(Date.parse(found.day));
  return {
    games: Object.fromEntries(games) as Tried["games"],
    day: known ? found.day! : "",
    days: known ? found.days! : 0,
  };
}

/** Keeps the first answer to a puzzle. `day`: it is the puzzle of this day; empty: of none. */
export function keep(game: string, id: string, right: boolean, day = ""): void {
  const before = tried();
  const ids = before.games[game] ?? {};
  const follows = day && before.day && Date.parse(day) - Date.parse(before.day) === DAY;
  const counts = day !== "" && day !== before.day;
  save(KEY, {
    games: { ...before.games, [game]: Object.hasOwn(ids, id) ? ids : { ...ids, [id]: right } },
    day: counts ? day : before.day,
    days: counts ? (follows ? before.days + 1 : 1) : before.days,
  } satisfies Tried);
}

/** How many days in a row, up to today or yesterday. */
export function inARow(today: string): number {
  const { day, days } = tried();
  return day && Date.parse(today) - Date.parse(day) <= DAY ? days : 0;
}

/** The next puzzle that was not tried yet, from this number on; if there is none, the next one. */
export function next(game: string, ids: readonly string[], from: number): number {
  const known = tried().games[game] ?? {};
  const order = ids.map((_, at) => (from + 1 + at) % ids.length);
  return order.find((at) => !Object.hasOwn(known, ids[at]!)) ?? order[0] ?? 0;
}
