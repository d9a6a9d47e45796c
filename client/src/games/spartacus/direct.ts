// Turns the new lines of a scene into moments: lines that belong together are shown together, each moment has its
// weight, and says over which picture it is shown.
import type { Line, Scene } from "../../lib/protocol";
import { AIR } from "../../stage/dice";
import type { Moment, Weight } from "../../stage/kit";
import { arg, heavier, kindOf, list, stageOf } from "./events";
import type { Stage } from "./stage";

const DECAPITATED = 3; // S-11.6

/** What a line cannot say by itself: whose cards they are, and what is going on. It changes from line to line. */
interface Course {
  you: number;
  owner: (card: number) => number;
  parties: readonly number[]; // houses in the fight, and those who have bet on it
  schemer: number; // whose scheme is under way
  byCard: boolean; // what happens to Influence now is the work of a scheme or a reaction
}

/** Moments of a fight that somebody skips who waits for its end. */
export const PRELIMINARY: readonly string[] = ["round", "initiative", "moved", "attack", "reroll", "damage", "ability"];

/** Lines that say how dice of a fight fell. */
const THROWN = ["initiative", "dice", "healing"];

/** Lines that the arena itself shows, in its dice, its verdict and its bets: no news is needed over it. */
const IN_ARENA = ["defeated", "spared", "killed", "bet"];

export const isInArena = ({ name, lines }: Moment, fighting: boolean): boolean =>
  lines.some((line) => IN_ARENA.includes(line.kind)) || (fighting && PRELIMINARY.includes(name));

/** What somebody else does with a card is seen, though not told to those who were away. */
const PLAYED = ["cashed", "posted", "used-rule"];

/** A part of the fight on the sand. */
const isFight = (line: Line): boolean => kindOf(line).fight === true;

/** Take over the name of the moment that they join: what they tell is more than what led to it. */
const LEADS = ["death", "foil", "effect", "defeat", "champion", "host", "deal"];

export function direct(scene: Scene, before: Scene | null): Moment[] {
  if (scene.fresh || !before) return []; // the log is old
  const [was, is] = [stageOf(before), stageOf(scene)];
  const course = courseOf(scene.names.you, was, is);
  const moments: Moment[] = [];
  for (const line of scene.log) {
    follow(course, line);
    const next = momentOf(line, course);
    if (PLAYED.includes(line.kind) && !next.mine) next.weight = heavier(next.weight, "notable");
    if (was?.fight && (isFight(line) || line.kind === "used")) next.over = "before"; // the fight goes on line by line
    const last = moments.at(-1);
    if (last && joins(line, next, last)) moments[moments.length - 1] = joined(last, next);
    else moments.push(next);
  }
  const lastBefore = moments.map(({ over }) => over).lastIndexOf("before");
  return moments.map((moment, at) => thrown(at < lastBefore ? { ...moment, over: "before" } : moment));
}

/** Dice need time to land: in my own fight they tumble for as long as on a table. Sealed bids need time to be turned over. */
function thrown(moment: Moment): Moment {
  if (moment.lines.some(({ kind }) => kind === "bids")) return { ...moment, lands: AIR };
  if (!moment.lines.some(({ kind }) => THROWN.includes(kind))) return moment;
  return { ...moment, lands: moment.mine || moment.weight === "decisive" ? AIR : AIR / 2 };
}

/** Whether the dice of a moment are only glanced at. */
export const isQuick = (moment: Moment | null): boolean => moment?.lands !== undefined && moment.lands < AIR;

/** The weight of one line by itself. Without a scene nobody's card is known to be yours. */
export function weigh(line: Line, you: number, scene: Scene | null = null): Weight {
  return momentOf(line, courseOf(you, stageOf(scene), null)).weight;
}

function courseOf(you: number, before: Stage | null, after: Stage | null): Course {
  const owners = new Map<number, number>();
  for (const card of [...(after?.cards ?? []), ...(before?.cards ?? [])]) owners.set(card.card, card.seat);
  const arena = before?.arena;
  return {
    you,
    owner: (card) => owners.get(card) ?? -1,
    parties: [
      ...(before?.fight?.owners ?? arena?.sides.map(({ seat }) => seat) ?? []),
      ...(arena?.bets.map(({ seat }) => seat) ?? []),
    ],
    schemer: before?.plot?.schemer ?? -1,
    byCard: !!before && (before.plot !== null || before.answers.length > 0),
  };
}

/** Notes what a line changes for the lines after it. */
function follow(course: Course, line: Line): void {
  const { kind } = line;
  if (kind.startsWith("schemed") || kind === "laid") course.schemer = arg(line, 0);
  if (kind === "worked" || kind.startsWith("reacted")) course.byCard = true;
  else if (["phase", "turn", "intrigue-turn", "round", "spared", "killed", "defeated", "declined"].includes(kind)) {
    course.byCard = false;
  }
  if (kind === "sent" || kind === "bet") course.parties = [...course.parties, arg(line, 0)];
  if (kind === "turn") course.parties = [];
}

function momentOf(line: Line, course: Course): Moment {
  const kind = kindOf(line);
  const mine = course.you >= 0 && concerns(line, course);
  let weight = mine ? (kind.mine ?? kind.weight) : kind.weight;
  if ((mine && hits(line, course)) || isDecisive(line, course)) weight = "decisive";
  const name = isDeath(line) ? "death" : kind.name;
  return {
    name,
    weight,
    lines: [line],
    mine,
    over: kind.before ? "before" : "after",
    ...((kind.fight || IN_ARENA.includes(line.kind)) && { tells: true }),
  };
}

const isDeath = (line: Line): boolean => line.kind === "defeated" && arg(line, 2) === DECAPITATED;

/** A death, and Influence that a card has given or taken, are decisive for everybody. */
const isDecisive = (line: Line, { byCard }: Course): boolean =>
  isDeath(line) || (byCard && (line.kind === "influence-up" || line.kind === "influence-down"));

function concerns(line: Line, course: Course): boolean {
  const { you, owner, parties, schemer } = course;
  const kind = kindOf(line);
  // Who has bid nothing looks on.
  if (line.kind === "bids")
    return list(line, 0).some((seat, at, all) => at % 2 === 0 && seat === you && all[at + 1]! > 0);
  if (line.kind === "tournament") return list(line, 0).includes(you);
  if (kind.seats?.some((at) => arg(line, at) === you)) return true;
  if (kind.cards?.some((at) => owner(arg(line, at)) === you)) return true;
  if (kind.name === "reaction" || kind.name === "guard") return schemer === you;
  return kind.fight === true && parties.includes(you);
}

/** Somebody else does something to you: aims a card at your house or your people, or foils your scheme. */
function hits(line: Line, { you, owner, schemer }: Course): boolean {
  if (arg(line, 0) === you) return false;
  switch (line.kind) {
    case "schemed-house":
      return arg(line, 2) === you;
    case "schemed-houses":
      return arg(line, 2) === you || arg(line, 3) === you;
    case "schemed-card":
    case "reacted-card":
      return owner(arg(line, 2)) === you || schemer === you;
    case "reacted-house":
      return arg(line, 2) === you || schemer === you;
    case "reacted":
    case "guard-held":
      return schemer === you;
    default:
      return false;
  }
}

/** Lines of one thing follow each other. In a fight every roll and every blow is seen by itself. */
function joins(line: Line, next: Moment, last: Moment): boolean {
  if (isFight(line) && next.name !== last.name) {
    return line.kind === "dice" || (last.name === "round" && next.name === "initiative");
  }
  return kindOf(line).joins?.includes(last.name) ?? false;
}

function joined(last: Moment, next: Moment): Moment {
  return {
    name: LEADS.includes(next.name) ? next.name : last.name,
    weight: heavier(last.weight, next.weight),
    lines: [...last.lines, ...next.lines],
    mine: last.mine || next.mine,
    over: last.over === "before" ? "before" : next.over,
    ...((last.tells || next.tells) && { tells: true }),
  };
}
