// The parts of the screen that nobody needs to begin a match: they are loaded when the first turn begins.
import { later } from "../../stage/later.svelte";

export const upkeep = later(() => import("./Upkeep.svelte"));
export const intrigue = later(() => import("./Intrigue.svelte"));
export const panel = later(() => import("./CardPanel.svelte"));
export const reaction = later(() => import("./Reaction.svelte"));
export const market = later(() => import("./Market.svelte"));
export const games = later(() => import("./Games.svelte"));
export const fight = later(() => import("./Fight.svelte"));
export const look = later(() => import("./HouseLook.svelte"));
export const happening = later(() => import("./Happening.svelte"));
export const large = later(() => import("./HappeningCard.svelte"));
export const chart = later(() => import("./Chart.svelte"));
export const sheet = later(() => import("./CardSheet.svelte"));
export const over = later(() => import("./Over.svelte"));
export const offers = later(() => import("../../stage/SeatOffers.svelte"));
export const deal = later(() => import("../../stage/DealTable.svelte"));
export const good = later(() => import("./Good.svelte"));

/** Loads all of it, one after the other so that the page stays quick: the first turn is near. */
export async function loadTurn(): Promise<void> {
  for (const part of [
    happening,
    intrigue,
    panel,
    reaction,
    upkeep,
    large,
    market,
    games,
    fight,
    deal,
    good,
    offers,
    chart,
    look,
  ])
    await part.load();
}
