// What the lines of the log are about: which of their arguments are seats and which are Market cards (EVENTS in
// game.py), and how much each kind of line deserves.
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

export interface Kind {
  name: string; // of the moment that it makes
  weight: Weight; // for those whom it does not concern
  mine?: Weight; // for those whom it concerns; the same if not told
  seats?: readonly number[]; // which arguments are seats
  cards?: readonly number[]; // which are Market cards
  joins?: readonly string[]; // moments that it continues, if it follows directly
  before?: boolean; // the picture below is the one before it
  fight?: boolean; // a part of the fight on the sand
}

/** Moments that do something to houses and cards; what they do is shown with them. */
const DEEDS = ["effect", "reaction", "rule", "ability", "scheme", "guard", "foil"];
const ENDINGS = ["defeat", "death", "victory", "thumb"];
const CAUSES = [...DEEDS, ...ENDINGS];

const CARD: Kind = { name: "scheme", weight: "notable", seats: [0] };
const REACTION: Kind = { name: "reaction", weight: "notable", seats: [0], joins: ["foil"] };
const PLEA: Kind = { name: "plea", weight: "routine", mine: "notable", seats: [0], joins: ["plea"] };
const GUARD: Kind = { name: "guard", weight: "notable", seats: [0], joins: ["guard"], before: true };
const COINS: Kind = { name: "coins", weight: "routine", seats: [0], joins: [...CAUSES, "coins", "support", "cash"] };
const INFLUENCE: Kind = {
  name: "influence",
  weight: "notable",
  seats: [0],
  joins: [...CAUSES, "influence", "declined", "favor"],
};
const OFFER: Kind = { name: "offer", weight: "routine", seats: [1, 2] };
const DEAL: Kind = { name: "deal", weight: "notable", seats: [0, 1], joins: ["deal"] };
const FIGHT: Pick<Kind, "weight" | "mine" | "fight"> = { weight: "routine", mine: "notable", fight: true };
const BLOW = { ...FIGHT, before: true };

export const KINDS: Readonly<Record<string, Kind>> = {
  rolled: { name: "rolled", weight: "routine", seats: [0], joins: ["rolled", "bids"] },
  host: { name: "host", weight: "notable", seats: [0], joins: ["rolled", "bids"] },
  house: { name: "house", weight: "routine", mine: "notable", seats: [0] },
  "starts-with": { name: "starts", weight: "routine", seats: [0], cards: [1], joins: ["starts"] },
  turn: { name: "turn", weight: "notable" },
  phase: { name: "phase", weight: "routine", joins: ["turn"] },
  "gained-gold": COINS,
  "paid-bank": { ...COINS, joins: [...(COINS.joins ?? []), "bids"] },
  "paid-house": { ...COINS, mine: "notable", seats: [0, 1] },
  "gave-gold": { ...DEAL, mine: "notable", weight: "routine" },
  "influence-up": INFLUENCE,
  "influence-down": INFLUENCE,
  injured: { name: "injured", weight: "notable", mine: "decisive", cards: [0], joins: CAUSES },
  favor: { name: "favor", weight: "notable", cards: [0], joins: ["influence", "defeat", "death"] },
  champion: { name: "champion", weight: "notable", mine: "decisive", cards: [0], joins: ["favor", "influence"] },
  used: { name: "ability", weight: "routine", mine: "notable", seats: [0], cards: [1], joins: ["healing", "guard"] },
  exhausted: { name: "rule", weight: "routine", seats: [0], cards: [1], joins: ["rule"] },
  "discarded-asset": { name: "rule", weight: "notable", seats: [0], cards: [1], joins: DEEDS },

  healing: { name: "healing", weight: "routine", mine: "notable", seats: [0], cards: [1], before: true },
  healed: { name: "healing", weight: "routine", mine: "notable", cards: [0], joins: ["healing", "ability"] },
  died: { name: "death", weight: "decisive", seats: [0], cards: [1], joins: ["healing", "ability"], before: true },
  released: { name: "books", weight: "notable", seats: [0], cards: [1], joins: ["books"] },
  "books-gain": { name: "books", weight: "routine", mine: "notable", seats: [0], joins: ["books"] },
  "books-pay": { name: "books", weight: "routine", mine: "notable", seats: [0], joins: ["books"] },

  drew: { name: "draw", weight: "routine", seats: [0], joins: ["draw", ...DEEDS] },
  drawn: { name: "draw", weight: "routine", seats: [0], joins: ["draw", ...DEEDS] },
  "intrigue-turn": { name: "intrigue-turn", weight: "routine", seats: [0] },
  "intrigue-over": { name: "line", weight: "routine", seats: [0] },
  cashed: { name: "cash", weight: "routine", seats: [0], joins: ["cash", "coins"] },
  discarded: { name: "cash", weight: "routine", seats: [0], joins: ["rule", "ability"] },
  posted: { name: "posted", weight: "routine", seats: [0], joins: ["posted"] },
  "used-rule": { name: "rule", weight: "routine", mine: "notable", seats: [0] },
  spied: { name: "spied", weight: "routine", mine: "decisive", seats: [0, 1], joins: ["ability"] },
  saw: { name: "spied", weight: "notable", seats: [0], joins: ["spied", "ability"] },
  laid: { name: "laid", weight: "routine", mine: "notable", seats: [0] },
  "took-back": { name: "laid", weight: "routine", mine: "notable", seats: [0] },
  pleaded: { ...PLEA, seats: [0, 1], joins: [] },
  promised: { ...PLEA, seats: [0, 1] },
  showed: { ...PLEA, seats: [0, 1] },
  "saw-scheme": { ...PLEA, seats: [0, 1] },
  claimed: PLEA,
  "claimed-target": { ...PLEA, seats: [0, 1] },
  "claimed-house": { ...PLEA, seats: [0, 2] },
  demanded: { ...PLEA, joins: [] },
  "demanded-promise": { ...PLEA, joins: [] },
  supported: { name: "support", weight: "routine", mine: "notable", seats: [0, 1] },
  "support-promised": { name: "support", weight: "routine", mine: "notable", seats: [0, 1], joins: ["support"] },
  refused: { name: "support", weight: "routine", mine: "notable", seats: [0, 1] },
  schemed: CARD,
  "schemed-house": { ...CARD, seats: [0, 2] },
  "schemed-houses": { ...CARD, seats: [0, 2, 3] },
  "schemed-card": { ...CARD, cards: [2] },
  foiled: { name: "foil", weight: "notable", mine: "decisive", seats: [0], joins: ["guard", "reaction"] },
  fizzled: { name: "foil", weight: "notable", mine: "decisive", seats: [0], joins: ["scheme"] },
  worked: { name: "effect", weight: "notable", seats: [0], joins: ["guard", "reaction"] },
  "guards-exhausted": { name: "effect", weight: "notable", mine: "decisive", seats: [0], joins: DEEDS },

  reacted: REACTION,
  "reacted-house": { ...REACTION, seats: [0, 2] },
  "reacted-card": { ...REACTION, cards: [2] },
  silenced: { name: "foil", weight: "notable", mine: "decisive", seats: [0], joins: ["reaction", "guard"] },
  "took-guard": { name: "posted", weight: "routine", seats: [0], joins: DEEDS },
  "guard-rolled": { ...GUARD, joins: ["ability"] },
  "guard-held": GUARD,
  "guard-failed": GUARD,

  sold: { name: "sold", weight: "routine", seats: [0], cards: [1], joins: ["sold"] },
  "sold-guard": { name: "sold", weight: "routine", seats: [0], joins: ["sold"] },
  gave: { ...DEAL, cards: [2] },
  "gave-guards": DEAL,
  "laid-out": { name: "laid-out", weight: "routine" },
  peeked: { name: "peeked", weight: "routine", seats: [0], joins: ["ability"] },
  "saw-ware": { name: "peeked", weight: "notable", seats: [0], joins: ["peeked", "ability"] },
  shown: { name: "shown", weight: "routine", joins: ["laid-out"] },
  bids: { name: "bids", weight: "notable", mine: "decisive", before: true },
  bought: { name: "bids", weight: "notable", seats: [0], joins: ["bids"], before: true },
  unsold: { name: "bids", weight: "routine", joins: ["bids"], before: true },
  "token-up": { name: "token", weight: "routine" },

  invited: { name: "invited", weight: "routine", mine: "notable", seats: [0, 1] },
  declined: { name: "declined", weight: "notable", seats: [0], joins: ["invited"] },
  sent: { name: "sent", weight: "notable", seats: [0], cards: [1] },
  equipped: { name: "sent", weight: "routine", seats: [0], cards: [1], joins: ["sent"] },
  "no-fight": { name: "line", weight: "notable" },
  replaced: { name: "rigged", weight: "decisive", seats: [0], cards: [1, 2] },
  bet: { name: "bets", weight: "notable", mine: "decisive", seats: [0], joins: ["bets"], before: true },
  "bets-won": { name: "payout", weight: "routine", mine: "notable", seats: [0], joins: ["payout"] },
  "bets-lost": { name: "payout", weight: "routine", mine: "notable", seats: [0], joins: ["payout"] },
  spared: { name: "thumb", weight: "decisive", seats: [0], cards: [1], before: true },
  killed: { name: "thumb", weight: "decisive", seats: [0], cards: [1], before: true },

  round: { name: "round", ...FIGHT, mine: "routine" },
  initiative: { name: "initiative", ...FIGHT, joins: ["round", "initiative", "ability"] },
  leads: { name: "initiative", ...FIGHT, seats: [0], joins: ["round", "initiative", "ability"] },
  moved: { name: "moved", ...FIGHT, mine: "routine", seats: [0] },
  attacks: { name: "attack", ...BLOW, seats: [0], cards: [1], joins: ["ability"] },
  dice: { name: "attack", ...BLOW, joins: ["attack", "reroll"] },
  rerolled: { name: "reroll", ...BLOW, seats: [0], joins: ["attack", "reroll"] },
  damage: { name: "damage", ...BLOW, seats: [0], joins: ["attack", "reroll", "damage", "ability"] },
  riposte: { name: "damage", ...BLOW, seats: [0], joins: ["attack", "reroll"] },
  padded: { name: "damage", ...BLOW, seats: [0], joins: ["damage", "attack"] },
  "lost-die": { name: "damage", ...BLOW, mine: "routine", seats: [0], joins: ["damage", "attack"] },
  defeated: {
    ...BLOW,
    ...{ name: "defeat", weight: "notable", mine: "decisive", seats: [0], cards: [1], joins: ["damage", "attack"] },
  },

  tournament: { name: "tournament", weight: "decisive" },
  bout: { name: "bout", weight: "notable", seats: [0, 1], joins: ["tournament"] },
  through: { name: "through", weight: "notable", mine: "decisive", seats: [0], joins: ["defeat"] },
  won: { name: "won", weight: "decisive", seats: [0] },

  offered: OFFER,
  countered: OFFER,
  "offer-declined": OFFER,
  "offer-withdrawn": OFFER,
  "offer-gone": OFFER,
  "offer-failed": OFFER,
  "offer-void": OFFER,
  deal: { ...DEAL, joins: ["deal", "offer"] },
};
const UNKNOWN: Kind = { name: "line", weight: "routine" };

export const kindOf = (line: Line): Kind => (Object.hasOwn(KINDS, line.kind) ? KINDS[line.kind]! : UNKNOWN);

const HEAVY: readonly Weight[] = ["routine", "notable", "decisive"];

export const heavier = (one: Weight, other: Weight): Weight =>
  HEAVY.indexOf(one) < HEAVY.indexOf(other) ? other : one;
