// Creates and joins tables: shared by the lobby and the table page.
import * as api from "./api";
import * as mine from "./mine";
import type { GameInfo, NewSeat, NewTable } from "./protocol";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

/** My name for others. A person who wants to play at once is not asked for a name first. */
export const myName = () => settings.name.trim() || t("guest");

const starting = new Set<string>();

/** Whether this table was made to start at once; asked once. */
export const startsNow = (table: string) => starting.delete(table);

/** Makes a table and stores the tokens of my seats. Its own page starts it: before that, it adds to the dice. */
export async function make(wish: NewTable): Promise<string> {
  const made = await api.makeTable({ ...wish, start: false });
  if (wish.start) starting.add(made.table);
  mine.add(made.table, Object.fromEntries(made.seats.map(({ seat, token }) => [seat, token])), made.invite);
  return made.table;
}

/** Makes a table with the default options: me first, and bots in the other seats, or nobody yet. */
export function quick(game: GameInfo, bots: boolean): Promise<string> {
  const other: NewSeat = bots ? { who: "bot" } : { who: "free" };
  const seats: NewSeat[] = [{ who: "person", name: myName() }, ...Array<NewSeat>(game.usual - 1).fill(other)];
  return make({ game: game.name, options: { players: seats.length }, seats, start: bots });
}

/** The error in the person's language; the server's own text if it says more. */
export function inWords(error: unknown): string {
  if (!(error instanceof api.Troubled)) throw error;
  const said = t(`trouble-${error.code}`);
  return ["bad-options", "bad-record"].includes(error.code) && error.message ? `${said}\n${error.message}` : said;
}
