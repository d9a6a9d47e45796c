// What the lines of the log are about: which of their arguments are seats and which are men (EVENTS in game.py), and
// how much each kind of line deserves.
import type { Line, Scene } from "../../lib/protocol";
import { completer } from "../../stage/complete";
import type { Weight } from "../../stage/kit";
import { STAGE, type Stage } from "./stage";

const complete = completer(STAGE);

/** The facts of the screen; null where the server sent none. */
export const stageOf = (scene: Scene | null): Stage | null => (scene?.stage ? complete(scene.stage) : null);

/** An argument of a line as a number; -1 if it is none. */
export function arg(line: Line, at: number): number {
  const value: unknown = line.args[at];
  return typeof value === "number" ? value : -1;
}

/** An argument of a line that is a list of numbers. */
export function list(line: Line, at: number): number[] {
  const value: unknown = line.args[at];
  return Array.isArray(value) ? value.filter((each): each is number => typeof each === "number") : [];
}

interface Kind {
  name: string; // of the moment that it makes
  weight: Weight; // for those whom it does not concern
  mine?: Weight; // for those whom it concerns; the same if not told
  seats?: number[]; // which arguments are seats
  men?: number[]; // which are men
  joins?: readonly string[]; // moments that it continues, if it follows directly
  before?: boolean; // the picture below is the one before it
  duel?: boolean; // a part of the duel on the stage
}

const CARD = ["card"];
const FIGHT: Pick<Kind, "weight" | "mine" | "before" | "duel"> = {
  weight: "routine",
  mine: "notable",
  before: true,
  duel: true,
};
const RESULT = { ...FIGHT, duel: false, joins: ["roll"], men: [0] };
const GIFT: Pick<Kind, "name" | "weight" | "seats" | "joins"> = {
  name: "deal",
  weight: "notable",
  seats: [0, 1],
  joins: ["deal"],
};
const OFFER: Kind = { name: "offer", weight: "routine", seats: [1, 2] };

export const KINDS: Readonly<Record<string, Kind>> = {
  rolled: { name: "line", weight: "routine", seats: [0], joins: ["bids"] },
  rudis: { name: "rudis", weight: "routine", seats: [0] },
  settled: { name: "settled", weight: "notable", seats: [0] },
  recruited: { name: "recruited", weight: "routine", seats: [0], men: [1], joins: ["recruited"] },
  hired: { name: "recruited", weight: "routine", seats: [0], joins: ["recruited"] },
  class: { name: "class", weight: "routine", seats: [0], men: [1], joins: ["class"] },
  retrained: { name: "class", weight: "routine", mine: "notable", seats: [0], men: [1] },
  assigned: { name: "class", weight: "routine", seats: [0], joins: ["class"] },
  turn: { name: "turn", weight: "notable" },
  drew: { name: "draw", weight: "routine", seats: [0], joins: ["draw", "card"] },
  drawn: { name: "draw", weight: "routine", seats: [0], joins: ["draw", "card"] },
  discarded: { name: "draw", weight: "routine", seats: [0], joins: CARD },
  played: { name: "card", weight: "notable", seats: [0] },
  "played-man": { name: "card", weight: "notable", mine: "notable", seats: [0], men: [2] },
  "played-school": { name: "card", weight: "notable", seats: [0, 2] },
  "played-side": { name: "card", weight: "notable", seats: [0] },
  fame: { name: "fame", weight: "routine", men: [0], joins: ["fame", "card"], before: true },
  promoted: { name: "promoted", weight: "notable", men: [0], joins: ["fame"], before: true },
  income: { name: "coins", weight: "routine", seats: [0], joins: CARD },
  paid: { name: "coins", weight: "routine", seats: [0], joins: ["card", "coins"] },
  stolen: { name: "coins", weight: "notable", seats: [0, 1], joins: CARD },
  roll: { name: "roll", ...FIGHT, duel: false, men: [0] },
  "test-passed": { name: "roll", ...RESULT },
  "test-failed": { name: "roll", ...RESULT, weight: "notable", mine: "decisive" },
  "test-fled": { name: "roll", ...RESULT, weight: "notable", mine: "decisive" },
  healthy: { name: "roll", ...RESULT },
  "fallen-ill": { name: "roll", ...RESULT, weight: "notable", mine: "decisive" },
  disobeyed: { name: "roll", ...RESULT },
  healed: { name: "roll", ...RESULT },
  scarred: { name: "roll", ...RESULT },
  recovered: { name: "roll", ...RESULT },
  "still-hurt": { name: "roll", ...RESULT },
  hurt: { name: "hurt", weight: "notable", mine: "decisive", men: [0], joins: ["card", "roll"] },
  engaged: { name: "line", weight: "routine", mine: "notable", men: [0], joins: ["card", "roll"] },
  rested: { name: "line", weight: "routine", men: [0], joins: CARD },
  vanished: { name: "vanished", weight: "notable", mine: "decisive", men: [0], joins: ["card", "roll"], before: true },
  "fame-lost": { name: "fame", weight: "routine", mine: "notable", men: [0], joins: CARD },
  "glory-lost": { name: "glory", weight: "decisive", seats: [0], joins: ["card", "glory"] },
  forum: { name: "phase", weight: "notable" },
  restocked: { name: "restocked", weight: "notable" },
  "put-up": { name: "put-up", weight: "routine", mine: "routine", seats: [0] },
  bids: { name: "bids", weight: "decisive", before: true },
  outbid: { name: "bought", weight: "decisive", seats: [0], joins: CARD, before: true },
  bought: { name: "bought", weight: "notable", seats: [0], joins: ["bids", "bought", "card"], before: true },
  unsold: { name: "bids", weight: "routine", joins: ["bids"], before: true },
  sold: { name: "sold", weight: "notable", seats: [0], before: true },
  auction: { name: "put-up", weight: "notable", seats: [0] },
  announced: { name: "phase", weight: "notable" },
  chosen: { name: "chosen", weight: "notable", seats: [0] },
  stands: { name: "tender", weight: "routine", seats: [0] },
  tendered: { name: "tender", weight: "routine", mine: "notable", seats: [0] },
  withdrew: { name: "tender", weight: "routine", mine: "notable", seats: [0] },
  unmatched: { name: "chosen", weight: "notable", joins: ["tender"] },
  contract: { name: "glory", weight: "notable", seats: [0], joins: ["glory"] },
  glory: { name: "glory", weight: "decisive", seats: [0], joins: ["glory", "card"] },
  named: { name: "named", weight: "routine", seats: [0], men: [1], joins: ["named"] },
  "stands-down": { name: "named", weight: "routine", mine: "notable", seats: [0], men: [1] },
  "void-pairs": { name: "named", weight: "notable", seats: [0] },
  travelled: { name: "travel", weight: "notable", seats: [0], joins: ["travel"] },
  closed: { name: "line", weight: "routine" },
  duel: { name: "duel", weight: "notable", seats: [0, 2], men: [1, 3], before: true, duel: true },
  "virtus-both": { name: "duel", ...FIGHT, joins: ["duel"] },
  melee: { name: "melee", ...FIGHT, weight: "notable" },
  declared: { name: "reroll", ...FIGHT, weight: "routine", mine: "routine", joins: ["reroll"] },
  stopped: { name: "reroll", ...FIGHT, joins: ["reroll", "fix"] },
  rerolled: { name: "reroll", ...FIGHT, joins: ["reroll", "roll", "judgement", "bout", "card"] },
  approval: { name: "struck", ...FIGHT, joins: CARD },
  virtus: { name: "struck", ...FIGHT, joins: CARD },
  pugna: { name: "struck", ...FIGHT, joins: ["card", "struck"] },
  wounds: { name: "struck", ...FIGHT, joins: ["card", "struck"] },
  struck: { name: "struck", ...FIGHT },
  accident: { name: "death", ...FIGHT, weight: "decisive", mine: "decisive", men: [0], joins: ["roll", "death"] },
  victory: { name: "victory", ...FIGHT, weight: "notable", joins: ["struck"] },
  "stantes-missi": { name: "victory", ...FIGHT, weight: "notable", mine: "decisive", joins: ["struck"] },
  appreciation: { name: "judgement", ...FIGHT, weight: "notable", men: [0] },
  spared: { name: "judgement", ...FIGHT, weight: "decisive", mine: "decisive", men: [0], joins: ["judgement", "card"] },
  killed: { name: "judgement", ...FIGHT, weight: "decisive", mine: "decisive", men: [0], joins: ["judgement"] },
  bout: { name: "bout", ...FIGHT, weight: "notable", men: [0, 2], joins: ["bout"] },
  "bout-won": { name: "bout", ...FIGHT, joins: ["bout", "reroll"] },
  "bout-death": { name: "death", ...FIGHT, weight: "decisive", mine: "decisive", men: [0], joins: ["roll"] },
  staked: { name: "stake", ...FIGHT, mine: "routine", seats: [0] },
  "bet-won": { name: "bet", ...FIGHT, weight: "notable", seats: [0], joins: ["bet"] },
  "bet-lost": { name: "bet", ...FIGHT, weight: "notable", seats: [0], joins: ["bet"] },
  pause: { name: "fix", ...FIGHT, seats: [0] },
  refreshment: { name: "fix", ...FIGHT, seats: [0] },
  bribed: { name: "fix", ...FIGHT, seats: [0] },
  cheered: { name: "fix", ...FIGHT, seats: [0] },
  unruly: { name: "line", weight: "notable", seats: [0], men: [1] },
  "gave-denarii": { ...GIFT },
  gave: { ...GIFT },
  "gave-cards": { ...GIFT },
  "gave-card": { ...GIFT },
  lent: { ...GIFT },
  deal: { ...GIFT },
  offered: OFFER,
  "offer-gone": OFFER,
  "offer-void": OFFER,
  won: { name: "won", weight: "decisive" },
};
const UNKNOWN: Kind = { name: "line", weight: "routine" };

export const kindOf = (line: Line): Kind => (Object.hasOwn(KINDS, line.kind) ? KINDS[line.kind]! : UNKNOWN);

const HEAVY: readonly Weight[] = ["routine", "notable", "decisive"];

export const heavier = (one: Weight, other: Weight): Weight =>
  HEAVY.indexOf(one) < HEAVY.indexOf(other) ? other : one;
