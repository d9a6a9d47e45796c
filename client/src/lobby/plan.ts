// The contents of the form for a new table.
import type { GameInfo, NewSeat, SettingInfo } from "../lib/protocol";

export type Who = "me" | "friend" | "here" | `bot:${string}`;

export interface SeatPlan {
  who: Who;
  name: string; // of a person at this screen
}

export interface Plan {
  game: string;
  players: number;
  seats: SeatPlan[]; // as many as the game can have; those beyond `players` are remembered but not used
  options: Record<string, any>;
}

export function plan(game: GameInfo): Plan {
  const bot: Who = `bot:${game.bots.find((one) => one.usual)?.name}`;
  return {
    game: game.name,
    players: game.usual,
    seats: Array.from({ length: game.high }, (_, at) => ({ who: at === 0 ? "me" : bot, name: "" })),
    options: Object.fromEntries(game.settings.map((setting) => [setting.name, structuredClone(setting.default)])),
  };
}

/** Puts somebody else in a seat. I sit in one seat only: the player in my new seat gets the seat I leave. */
export function placed(wish: Plan, at: number, who: Who): Plan {
  const left = wish.seats[at]?.who ?? who;
  const seats = wish.seats.map((seat, i) => {
    if (i === at) return { ...seat, who };
    return who === "me" && seat.who === "me" ? { ...seat, who: left } : seat;
  });
  return { ...wish, seats };
}

/** The values of a setting that fit the number of players; empty: all of them. */
export function fitting(setting: SettingInfo, players: number): any[] {
  return setting.fits[players] ?? setting.values;
}

/** How many values to choose, for a setting that wants some of its values. */
export function howMany(setting: SettingInfo, players: number): number {
  return setting.fits[players]?.[0] ?? setting.values.length;
}

/** Returns whether there is anything to choose. */
export function isOpen(setting: SettingInfo, players: number): boolean {
  if (setting.kind === "some") return howMany(setting, players) < setting.values.length;
  return fitting(setting, players).length !== 1;
}

/** The value of the setting, or the nearest one that fits. */
export function fitted(setting: SettingInfo, players: number, value: any): any {
  if (setting.kind === "some") return isOpen(setting, players) ? value : setting.default;
  const values = fitting(setting, players);
  if (!values.length || values.includes(value)) return value;
  return values.includes(setting.default) ? setting.default : values[0];
}

/** The options to send: the number of players, and every value that differs from the default. */
export function wanted(game: GameInfo, wish: Plan): Record<string, any> {
  const all = game.settings.map(
    (setting) => [setting, fitted(setting, wish.players, wish.options[setting.name])] as const,
  );
  const other = all.filter(([setting, value]) => JSON.stringify(value) !== JSON.stringify(setting.default));
  return { players: wish.players, ...Object.fromEntries(other.map(([setting, value]) => [setting.name, value])) };
}

export const openSeats = (seats: SeatPlan[]) => seats.some((seat) => seat.who === "friend");

export function chosen(wish: Plan, me: string, guest: string): NewSeat[] {
  return wish.seats.slice(0, wish.players).map(({ who, name }, at): NewSeat => {
    if (who === "me") return { who: "person", name: me };
    if (who === "here") return { who: "person", name: name.trim() || `${guest} ${at + 1}` };
    if (who === "friend") return { who: "free" };
    return { who: "bot", bot: who.slice("bot:".length) };
  });
}
