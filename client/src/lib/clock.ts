// Loads what shows time and votes: a file of its own, for tables that have a clock, for votes, and for the form of a table.
import { later, type Later } from "../stage/later.svelte";
import { settings } from "./settings.svelte";
import { learn } from "./words.svelte";

type Parts = typeof import("../clock/clock");

export function clockPart<C extends Parts[keyof Parts]>(choose: (parts: Parts) => C): Later<C> {
  return later(async () => {
    const [parts] = await Promise.all([import("../clock/clock"), learn(settings.lang, "clock")]);
    return { default: choose(parts) };
  });
}
