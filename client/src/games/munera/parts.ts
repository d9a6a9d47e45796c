// The parts of the screen that nobody needs to begin a match: the sheet of classes is loaded when it is asked for, all
// others when the first turn begins.
import { later } from "../../stage/later.svelte";

export const classes = later(() => import("./ClassSheet.svelte"));
export const placard = later(() => import("./Placard.svelte"));
export const forum = later(() => import("./Forum.svelte"));
export const ladder = later(() => import("./Ladder.svelte"));
export const trainings = later(() => import("./Trainings.svelte"));
export const left = later(() => import("./FightersLeft.svelte"));
export const lineup = later(() => import("./LineUp.svelte"));
export const duel = later(() => import("./Duel.svelte"));
export const happening = later(() => import("./Happening.svelte"));
export const large = later(() => import("./HappeningCard.svelte"));
export const offers = later(() => import("../../stage/SeatOffers.svelte"));
export const spectacles = later(() => import("./Spectacles.svelte"));
export const chart = later(() => import("./Chart.svelte"));
export const sheet = later(() => import("./CardSheet.svelte"));
export const deal = later(() => import("../../stage/DealTable.svelte"));
export const good = later(() => import("./Good.svelte"));

/** Where things stand on the map. */
export const loadPlacing = () => import("./placing");

/** Loads all of it, one after the other so that the page stays quick: the first turn is near. */
export async function loadTurn(): Promise<void> {
  await loadPlacing();
  for (const part of [
    placard,
    happening,
    forum,
    spectacles,
    trainings,
    chart,
    ladder,
    lineup,
    left,
    duel,
    large,
    deal,
    good,
    offers,
    sheet,
  ])
    await part.load();
}
