// Which questions of this game can be answered in advance, and when each of them concerns the viewer.
import type { Option, Scene } from "../../lib/protocol";
import { isFrame, number, numbers, type Frame } from "../../stage/frames";
import { passing, type Habits, type Policy, type QuestionKind, type Span } from "../../stage/habits";
import { AIMS } from "./numbers";

const STEPS: Record<string, string> = {
  "scheme.foil": "foil",
  "reaction.thunder": "thunder",
  "guard.thunder": "thunder",
  "scheme.pledge": "support",
  "scheme.settle_demand": "demand",
  "upkeep.cure": "cure",
  "upkeep.release": "release",
  "market.trade": "trade",
  "market.look": "look",
  "market.bid": "bid",
  "market.bid_for_token": "host-bid",
  "arena.bet": "bet",
  "fight.cast": "net",
  "fight.reroll_initiative": "initiative",
  "fight.choose_order": "order",
  "attack.dodge": "dodge",
  "attack.reroll": "reroll",
  "attack.strike": "strike",
  "attack.shield": "shield",
  "attack.shield_back": "shield",
};
const QUIET: Record<string, string> = { books: "quiet", bets: "rig", death: "mourn" };
const AGAIN: Record<string, string> = { bid: "tie", "host-bid": "tie" }; // a round between those who bid the same
const ONCE = ["release", "trade", "host-bid", "bet"]; // asked once a turn: "not again in this turn" would say nothing
const IN_FIGHT = ["after", "net", "initiative", "order", "dodge", "reroll", "strike", "shield"];

const kind = (id: string, policies: readonly Policy[], mine?: string): QuestionKind => ({
  id,
  label: `spartacus-screen-kind-${id}`,
  policies,
  mine,
});
const ASKED = ["ask", "never"] as const;
const SPARED = ["never", "ask"] as const; // the page says so beside the question before it
const OWN = ["mine", "ask", "never"] as const;

const kinds: QuestionKind[] = [
  kind("foil", OWN, "spartacus-screen-mine-foil"),
  kind("thunder", OWN, "spartacus-screen-mine-thunder"),
  kind("quiet", ["news", "ask", "never"]),
  kind("rig", ["ask", "mine", "never"], "spartacus-screen-mine-rig"),
  kind("mourn", OWN, "spartacus-screen-mine-mourn"),
  kind("support", ASKED),
  kind("demand", ASKED),
  kind("cure", OWN, "spartacus-screen-mine-cure"),
  kind("release", ["mine", "ask"], "spartacus-screen-mine-release"),
  kind("end", SPARED),
  kind("trade", ASKED),
  kind("look", ASKED),
  kind("bid", ASKED),
  kind("host-bid", ASKED),
  kind("tie", ASKED),
  kind("bet", ASKED),
  kind("net", ASKED),
  kind("initiative", OWN, "spartacus-screen-mine-initiative"),
  { ...kind("order", ["ask"]), same: "spartacus-screen-same-order" },
  kind("after", SPARED),
  kind("dodge", ASKED),
  kind("reroll", OWN, "spartacus-screen-mine-reroll"),
  kind("strike", ASKED),
  kind("shield", ASKED),
];

/** A struct of the stage (stage.py); undefined where it is missing. */
function part(frame: Frame | undefined, name: string): Frame | undefined {
  const value = frame?.[name];
  return isFrame(value) ? value : undefined;
}

function parts(frame: Frame | undefined, name: string): Frame[] {
  const value = frame?.[name];
  return Array.isArray(value) ? value.filter(isFrame) : [];
}

const stageOf = ({ stage }: Scene): Frame | undefined => (isFrame(stage) ? stage : undefined);
const auctionOf = (scene: Scene): Frame | undefined => part(part(stageOf(scene), "market"), "auction");

function kindOf(scene: Scene): string {
  const step = scene.question?.step ?? "";
  const stage = stageOf(scene);
  // Who has attacked can only step back.
  if (step === "fight.act" || step === "fight.act_second") return part(stage, "fight")?.struck === true ? "after" : "";
  // The hand is empty, and no rule or person can be used: everybody can see that there is nothing to do.
  if (step === "intrigue.do_deed") return scene.question?.options.every(({ domain }) => domain === "pass") ? "end" : "";
  const found = STEPS[step] ?? "";
  if (found in AGAIN && auctionOf(scene)?.tied === true) return AGAIN[found] ?? "";
  if (step !== "quiet.speak") return found;
  const moment = part(stage, "quiet")?.kind;
  return typeof moment === "string" ? (QUIET[moment] ?? "") : "";
}

/** The scheme is aimed at me, or lets another house rise. One without a target may hurt all. */
function schemeIsMine(stage: Frame | undefined, you: number): boolean {
  const plot = part(stage, "plot");
  if (!plot) return true;
  const houses = numbers(plot, "houses");
  if (houses.length === 0) return plot.hurts === true;
  return plot.raises === true ? houses.some((house) => house !== you) : houses.includes(you);
}

/** The reaction foils my scheme, or is aimed at my house. */
function reactionIsMine(stage: Frame | undefined, you: number): boolean {
  const answers = parts(stage, "answers");
  const last = answers.at(-1);
  if (!last) return true;
  if (number(last, "house") === you) return true;
  // The reaction before it, if there is one, is what it answers; otherwise the scheme.
  const hit = answers.at(-2) ?? part(stage, "plot");
  return number(hit, answers.length > 1 ? "seat" : "schemer") === you;
}

const isMyCard = (stage: Frame | undefined, you: number, card: number): boolean =>
  parts(stage, "cards").some((each) => each.card === card && each.seat === you);

/** My fighter is in the fight, or my gold lies on it. */
function fightIsMine(stage: Frame | undefined, you: number): boolean {
  const arena = part(stage, "arena");
  return [...parts(arena, "sides"), ...parts(arena, "bets")].some((each) => each.seat === you);
}

const sum = (dice: unknown): number =>
  Array.isArray(dice) ? dice.reduce<number>((total, die) => total + (typeof die === "number" ? die : 0), 0) : 0;

/** A new die can still change something: an Attack die that does not hit, or damage that I take. */
function rerollHelps(stage: Frame | undefined, you: number): boolean {
  const fight = part(stage, "fight");
  const attack = part(fight, "attack");
  if (!attack) return true;
  const attacks = numbers(fight, "owners")[number(attack, "side")] === you;
  return attacks ? parts(attack, "pairs").some((pair) => pair.hit !== true) : number(attack, "damage") > 0;
}

function isBehind(stage: Frame | undefined, you: number): boolean {
  const fight = part(stage, "fight");
  const side = numbers(fight, "owners").indexOf(you);
  const dice = fight?.initiative;
  return side < 0 || !Array.isArray(dice) || sum(dice[side]) <= sum(dice[1 - side]);
}

function mine(scene: Scene, you: number): boolean {
  const stage = stageOf(scene);
  switch (kindOf(scene)) {
    case "foil":
      return schemeIsMine(stage, you);
    case "thunder":
      return reactionIsMine(stage, you);
    case "rig":
      return fightIsMine(stage, you);
    case "mourn":
      return isMyCard(stage, you, number(part(stage, "arena"), "dead"));
    case "cure":
      return isMyCard(stage, you, number(part(stage, "healing"), "card"));
    case "release":
      return passing(scene) === undefined; // the books cannot be paid
    case "initiative":
      return isBehind(stage, you);
    case "reroll":
      return rerollHelps(stage, you);
    default:
      return true;
  }
}

const turnOf = (scene: Scene): number => number(stageOf(scene), "turn");

/** How long "not again" can last: a fight has several questions of these kinds, an auction ties, a turn the others. */
function spans(scene: Scene, kind = kindOf(scene)): Span[] {
  const turn = turnOf(scene);
  const fighters = numbers(part(stageOf(scene), "fight"), "fighters");
  const inFight = fighters.length > 0 && IN_FIGHT.includes(kind);
  const auction = kind === "tie" ? auctionOf(scene) : undefined;
  return [
    ...(inFight ? [{ name: "duel" as const, id: `${turn}/${fighters.join("-")}` }] : []),
    ...(auction ? [{ name: "auction" as const, id: `${turn}/${number(auction, "card")}` }] : []),
    ...(ONCE.includes(kind) ? [] : [{ name: "turn" as const, id: String(turn) }]),
  ];
}

const titleOf = ({ number }: Option) => Math.floor(number / AIMS); // with domain "card"

function titles(scene: Scene): number[] {
  const plays = (scene.question?.options ?? []).filter((option) => option.domain === "card");
  return [...new Set(plays.map(titleOf))];
}

/** To bid or to bet nothing is a number, everything else is passed. */
const nothing = (scene: Scene): number | undefined =>
  passing(scene) ??
  (["bid", "host-bid", "tie", "bet"].includes(kindOf(scene))
    ? scene.question?.options.find(({ number }) => number === 0)?.option
    : undefined);

/** In a tie: all that is missing to what I have said I would pay, as far as my gold goes. */
function addUpTo(scene: Scene, limit: number): number | undefined {
  const auction = auctionOf(scene);
  const stakes = auction ? numbers(auction, "stakes") : [];
  const missing = Math.max(0, limit - (stakes[scene.names.you] ?? limit));
  const possible = (scene.question?.options ?? []).filter((option) => option.number <= missing);
  return possible.reduce<Option | undefined>(
    (most, each) => (most && most.number >= each.number ? most : each),
    undefined,
  )?.option;
}

export const habits: Habits = {
  kinds,
  kind: kindOf,
  mine,
  news: () => "",
  // In a quiet moment a card is news once a turn for every house that it can be played on.
  mark: (option, scene) => (option.domain === "card" ? `${turnOf(scene)}/${option.number}` : ""),
  spans,
  titles,
  quiet: nothing,
  reach: addUpTo,
  // "Always first in this fight."
  same: (scene, answer) => (kindOf(scene) === "order" ? answer : undefined),
};
