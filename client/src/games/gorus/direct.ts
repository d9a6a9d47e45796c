// The moments of Gorus Maximus. A scene can bring more than one: the combat that ends a round and, at the same time, the
// next deal; in solo the dummy leads as soon as a combat is over.
import type { Line, Scene } from "../../lib/protocol";
import type { Moment, Production, Sound, Weight } from "../../stage/kit";
import type { When } from "./picture";

const WEIGHTS: Record<string, Weight> = {
  took: "notable",
  counted: "decisive",
  "no-eight": "decisive",
  support: "decisive",
  "tied-zero": "decisive",
  "tied-lowest": "decisive",
  "tied-shared": "decisive",
  won: "decisive",
};
const CARDS = ["led", "played", "drew"]; // a card moves

function direct({ log, fresh, names }: Scene): Moment[] {
  if (fresh) return []; // the log is old
  const mine = (lines: Line[]): boolean => lines.some(({ kind, args }) => kind === "took" && args[0] === names.you);
  const moment = (name: string, weight: Weight, lines: Line[]): Moment[] =>
    lines.length ? [{ name, weight, lines, mine: mine(lines), over: "after" }] : [];
  const cards = (lines: Line[]): Moment[] =>
    lines.some(({ kind }) => CARDS.includes(kind)) ? moment("card", "routine", lines) : [];

  const counted = log.find(({ kind }) => kind === "counted");
  if (counted) {
    const count: Moment = {
      name: "counted",
      weight: "decisive",
      lines: [counted],
      mine: true,
      over: "after",
      stays: true,
    };
    return [...moment("ended", "notable", log.slice(0, log.indexOf(counted))), count];
  }
  const took = log.map(({ kind }) => kind).lastIndexOf("took");
  if (took < 0) return cards(log);
  const next = log.slice(took + 1);
  const led = next.some(({ kind }) => kind === "led");
  return led
    ? [...moment("finished", "notable", log.slice(0, took + 1)), ...cards(next)]
    : moment("took", "notable", log);
}

/** Which picture of the scene a moment needs. */
export function whenOf(moment: Moment | null): When {
  if (moment?.name === "finished") return "finished";
  return moment?.name === "ended" || moment?.name === "counted" ? "counted" : "now";
}

/** A card falls on the sand; the crowd rises for who has won the combat. */
export function soundOf({ name, lines }: Moment): Sound | undefined {
  if (name === "card") return "card";
  return lines.some(({ kind }) => kind === "took") ? "crowd-up" : undefined;
}

export const production: Production = {
  direct,
  weigh: ({ kind }) => WEIGHTS[kind] ?? "routine",
  tabs: ["table"],
  story: () => import("./Story.svelte"),
};
