// Loads what shows time and votes: a file of its own, for tables that have a clock, for votes, and for the form of a table.
import { later } from "../stage/later.svelte";
import { settings } from "./settings.svelte";
import { learn } from "./words.svelte";

const load = () => Promise.all([import("../clock/clock"), learn(settings.lang, "clock")]);

export const timeBar = () => later(async () => ({ default: (await load())[0].TimeBar }));
export const togetherDialog = () => later(async () => ({ default: (await load())[0].Together }));
export const clockField = () => later(async () => ({ default: (await load())[0].ClockField }));
