// What the person chose for new tables: the last choice per game, and choices by name. Kept in this browser.
import type { GameInfo, SettingInfo } from "../lib/protocol";
import { load, save } from "../lib/store";
import { plan, type Plan, type SeatPlan, type Who } from "./plan";

export interface Choice {
  plan: Plan;
  talk: { talk: boolean; whispers: boolean | null; afterwards: boolean };
  odds: boolean;
  listed: boolean;
}

export interface Preset {
  name: string;
  choice: Choice;
}

interface Kept {
  game: string; // of the last table
  last: Record<string, unknown>; // by game
  named: { name: string; choice: unknown }[];
}

const KEY = "harena.presets";
export const LONGEST = 40; // characters of a name
const MOST = 24;

function kept(): Kept {
  const found = Object(load(KEY));
  const named = Array.isArray(found.named) ? found.named : [];
  return {
    game: typeof found.game === "string" ? found.game : "",
    last: Object(found.last) as Record<string, unknown>,
    named: named.filter((one: unknown) => typeof Object(one).name === "string"),
  };
}

/** The game of the last table; null: none was made here. */
export const lastGame = (): string | null => kept().game || null;

export function lastOf(game: GameInfo): Choice | null {
  const { last } = kept();
  return Object.hasOwn(last, game.name) ? restored(game, last[game.name]) : null;
}

export function keepLast(choice: Choice): void {
  const before = kept();
  const { game } = choice.plan;
  save(KEY, { ...before, game, last: { ...before.last, [game]: lean(choice) } });
}

/** The choices by name that are for this game. */
export function presetsOf(game: GameInfo): Preset[] {
  return kept().named.flatMap(({ name, choice }) => {
    const found = restored(game, choice);
    return found ? [{ name, choice: found }] : [];
  });
}

/** Keeps a choice by name; one of the same name and game is replaced. */
export function keepPreset(name: string, choice: Choice): void {
  const before = kept();
  const others = before.named.filter((one) => !same(one, name, choice.plan.game));
  save(KEY, { ...before, named: [{ name, choice: lean(choice) }, ...others].slice(0, MOST) });
}

export function dropPreset(name: string, game: string): void {
  const before = kept();
  save(KEY, { ...before, named: before.named.filter((one) => !same(one, name, game)) });
}

const same = (one: { name: string; choice: unknown }, name: string, game: string) =>
  one.name === name && Object(Object(one.choice).plan).game === game;

/** Without the files of cards of one's own: they are too long to be kept here. */
function lean(choice: Choice): Choice {
  const short = Object.entries(choice.plan.options).filter(
    ([, value]) => typeof value !== "string" || value.length < 100,
  );
  return { ...choice, plan: { ...choice.plan, options: Object.fromEntries(short) } };
}

/** What was stored, as far as this version knows it; null: it is for another game. */
export function restored(game: GameInfo, stored: unknown): Choice | null {
  const found = Object(stored);
  const wish = Object(found.plan);
  if (wish.game !== game.name) return null;
  const usual = plan(game);
  const talk = Object(found.talk);
  const whispers = typeof talk.whispers === "boolean" ? talk.whispers : null;
  const players = Number.isInteger(wish.players) && wish.players >= game.low && wish.players <= game.high;
  return {
    plan: {
      game: game.name,
      players: players ? wish.players : usual.players,
      seats: seatsOf(game, usual.seats, wish.seats),
      options: Object.fromEntries(
        game.settings.map((setting) => {
          const value = Object(wish.options)[setting.name];
          return [setting.name, fits(setting, value) ? value : usual.options[setting.name]];
        }),
      ),
    },
    talk: { talk: talk.talk !== false, whispers, afterwards: talk.afterwards !== false },
    odds: found.odds !== false,
    listed: found.listed === true,
  };
}

function seatsOf(game: GameInfo, usual: SeatPlan[], stored: unknown): SeatPlan[] {
  if (!Array.isArray(stored)) return usual;
  const known: Who[] = ["me", "friend", "here", ...game.bots.map(({ name }): Who => `bot:${name}`)];
  const seats = usual.map((seat, at) => {
    const { who, name } = Object(stored[at]);
    return known.includes(who) ? { who: who as Who, name: typeof name === "string" ? name : "" } : seat;
  });
  return seats.filter(({ who }) => who === "me").length <= 1 ? seats : usual;
}

function fits(setting: SettingInfo, value: unknown): boolean {
  const numbers = (list: unknown[]) => list.every((one) => Number.isInteger(one));
  switch (setting.kind) {
    case "switch":
      return typeof value === "boolean";
    case "choice":
      return setting.values.includes(value);
    case "number":
      return Number.isInteger(value);
    case "numbers":
      return Array.isArray(value) && value.length === setting.default.length && numbers(value);
    case "some":
      return Array.isArray(value) && value.every((one) => setting.values.includes(one));
    default:
      return false;
  }
}
