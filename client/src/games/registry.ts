// What the page knows about a game besides what the server sends. Other games have the plain view and no emblem.
import type { Component } from "svelte";
import type { Thing } from "../lib/protocol";
import type { ScreenProps } from "../lib/screen";
import { settings } from "../lib/settings.svelte";
import { learn } from "../lib/words.svelte";
import type { Production } from "../stage/kit";
import { plainHabits, type Habits } from "../stage/habits";

type Screen = Component<ScreenProps>;

/** How a game draws its cards, as they are printed. */
export interface Faces {
  Face: Component<{ thing: Thing }>;
  Defs?: Component; // what all of them use, once
}

interface GameLook {
  emblem: string; // the path of an SVG, 48 by 48
  own?: () => Promise<{ default: Screen; production: Production }>; // its screen, loaded when a table is opened
  faces?: () => Promise<Faces>; // for the card browser
  habits?: () => Promise<{ habits: Habits }>; // which questions can be answered in advance
}

const LOOKS: Record<string, GameLook> = {
  gorus: {
    emblem: "M14 15l20 19M34 15L14 34M14 29l5 5M34 29l-5 5",
    own: () => import("./gorus"),
    faces: () => import("./gorus/faces"),
  },
  spartacus: {
    emblem: "M24 9v24M19 29h10M24 33v6M20 39h8M13 17c-3 8 2 16 7 17M35 17c3 8-2 16-7 17",
    own: () => import("./spartacus"),
    faces: () => import("./spartacus/faces"),
    habits: () => import("./spartacus/habits"),
  },
  munera: {
    emblem: "M14 34V24a10 10 0 0 1 20 0v10l-6 3V28h-8v9zM24 28v9M11 19c3-11 23-11 26 0",
    own: () => import("./munera"),
    faces: () => import("./munera/faces"),
    habits: () => import("./munera/habits"),
  },
};

const look = (game: string): GameLook | undefined => (Object.hasOwn(LOOKS, game) ? LOOKS[game] : undefined);

export const emblemOf = (game: string): string | undefined => look(game)?.emblem;

export const hasScreen = (game: string): boolean => look(game)?.own !== undefined;

/** Loads a game's screen and its texts. */
export async function screenOf(game: string, plain: boolean): Promise<Screen> {
  const own = plain ? undefined : look(game)?.own;
  const [screen] = await Promise.all([own ? own() : import("./plain"), learn(settings.lang, own ? game : "plain")]);
  return screen.default;
}

/** Loads what directs the moments of a game; null: it has no screen of its own. */
export async function productionOf(game: string): Promise<Production | null> {
  return (await look(game)?.own?.())?.production ?? null;
}

/** Loads how a game draws its cards, with its texts; null: they are shown as text only. */
export async function facesOf(game: string): Promise<Faces | null> {
  try {
    const [found] = await Promise.all([look(game)?.faces?.(), learn(settings.lang, game)]);
    return found ?? null;
  } catch {
    return null;
  }
}

/** A game without habits of its own, or whose habits cannot be loaded, asks everything. */
export async function habitsOf(game: string): Promise<Habits> {
  try {
    const [found] = await Promise.all([look(game)?.habits?.(), learn(settings.lang, `${game}_habits`)]);
    return found?.habits ?? plainHabits;
  } catch {
    return plainHabits;
  }
}
