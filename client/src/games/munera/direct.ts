// Turns the new lines of a scene into moments: lines that belong together are shown together, each moment has its
// weight, and says over which picture it is shown.
import type { Line, Scene } from "../../lib/protocol";
import type { Moment, Weight } from "../../stage/kit";
import { AIR } from "../../stage/dice";
import { arg, heavier, kindOf, list, stageOf } from "./events";
import { JUDGEMENT } from "./numbers";
import type { Stage } from "./stage";

/** Who fights on the stage, and who has a stake in it. */
interface Fight {
  men: readonly number[];
  owners: readonly number[];
  bettors: readonly number[];
}

/** What a line cannot say by itself: whose men they are, and what is going on. It changes from line to line. */
interface Course {
  you: number;
  owner: (man: number) => number;
  fight: Fight | null;
  standing: readonly number[]; // schools that want to take part in the spectacle that is chosen
  rolling: "judgement" | "roll" | null; // the die that a line "rerolled" is about; null: one of a duel
}

/** Moments of a duel that somebody skips who waits for its judgment. */
export const PRELIMINARY: readonly string[] = ["duel", "stake", "melee", "reroll", "struck", "fix", "victory", "bout"];

/** Lines that say how a die fell. */
const THROWN = ["melee", "bout", "roll", "rerolled"];

const TURNED = 600; // ms until sealed bids have turned over

/** Takes over the name of the moment that it joins: what it tells is more than what led to it. */
const LEADS = ["death", "promoted"];

export function direct(scene: Scene, before: Scene | null): Moment[] {
  if (scene.fresh || !before) return []; // the log is old
  const course = courseOf(scene.names.you, stageOf(before), stageOf(scene));
  const moments: Moment[] = [];
  for (const line of scene.log) {
    follow(course, line);
    const next = momentOf(line, course);
    const last = moments.at(-1);
    if (last && joins(line, next, last)) moments[moments.length - 1] = joined(last, next);
    else moments.push(next);
  }
  const lastBefore = moments.map(({ over }) => over).lastIndexOf("before");
  return moments.map((moment, at) => thrown(at < lastBefore ? { ...moment, over: "before" } : moment));
}

/** Dice need time to land: in my own duel, and where it is decisive, they tumble for as long as on a table. */
function thrown(moment: Moment): Moment {
  if (moment.name === "bids") return { ...moment, lands: TURNED };
  if (!moment.lines.some(({ kind }) => THROWN.includes(kind))) return moment;
  return { ...moment, lands: moment.mine || moment.weight === "decisive" ? AIR : AIR / 2 };
}

/** Whether the dice of a moment are only glanced at. */
export const isQuick = (moment: Moment | null): boolean => moment?.lands !== undefined && moment.lands < AIR;

/** The weight of one line by itself. Without a scene nobody's man is known to be yours. */
export function weigh(line: Line, you: number, scene: Scene | null = null): Weight {
  return momentOf(line, courseOf(you, stageOf(scene), null)).weight;
}

function courseOf(you: number, before: Stage | null, after: Stage | null): Course {
  const owners = new Map<number, number>();
  for (const man of [...(after?.men ?? []), ...(before?.men ?? [])]) owners.set(man.man, man.seat);
  const duel = before?.duel ?? null;
  const what = before?.roll?.what;
  return {
    you,
    owner: (man) => owners.get(man) ?? -1,
    fight: duel && { men: duel.men, owners: duel.owners, bettors: duel.bets.map(({ seat }) => seat) },
    standing: before?.tender?.standing ?? [],
    rolling: what === undefined ? null : what === "judgement" ? "judgement" : "roll",
  };
}

/** Notes what a line changes for the lines after it. */
function follow(course: Course, line: Line): void {
  const { kind } = line;
  if (kind === "duel") {
    course.fight = { men: [arg(line, 1), arg(line, 3)], owners: [arg(line, 0), arg(line, 2)], bettors: [] };
  } else if (kind === "bout") {
    const men = [arg(line, 0), arg(line, 2)];
    course.fight = { bettors: [], ...course.fight, men, owners: men.map(course.owner) };
  } else if (kind === "staked" && course.fight) {
    course.fight = { ...course.fight, bettors: [...course.fight.bettors, arg(line, 0)] };
  } else if (kind === "closed") course.fight = null;
  else if (kind === "stands") course.standing = [...course.standing, arg(line, 0)];
  else if (kind === "chosen") course.standing = [];
  if (kind === "roll") course.rolling = arg(line, 1) === JUDGEMENT ? "judgement" : "roll";
  else if (kind !== "rerolled") course.rolling = null;
}

function momentOf(line: Line, course: Course): Moment {
  const kind = kindOf(line);
  const mine = course.you >= 0 && concerns(line, course);
  let weight = mine ? (kind.mine ?? kind.weight) : kind.weight;
  if (mine && hits(line, course)) weight = "decisive";
  return {
    name: nameOf(line, course),
    weight,
    lines: [line],
    mine,
    over: kind.before ? "before" : "after",
    ...(course.fight && { tells: true }),
  };
}

function nameOf(line: Line, course: Course): string {
  const known = course.rolling && (line.kind === "roll" || line.kind === "rerolled");
  return known ? course.rolling! : kindOf(line).name;
}

function concerns(line: Line, course: Course): boolean {
  const { you, owner, fight, standing } = course;
  const kind = kindOf(line);
  if (line.kind === "won") return list(line, 0).includes(you);
  if (line.kind === "bids") return (list(line, 0)[you] ?? -1) >= 0;
  if (kind.seats?.some((at) => arg(line, at) === you)) return true;
  if (kind.name === "tender" && standing.includes(you)) return true;
  if (kind.men?.some((at) => owner(arg(line, at)) === you)) return true;
  const inFight = !!fight && (fight.owners.includes(you) || fight.bettors.includes(you));
  return inFight && (kind.duel === true || kind.name === "card");
}

/** Somebody else does something to you: plays a card on you, your man or your duel, takes your denarii or the contract. */
function hits(line: Line, { you, owner, fight }: Course): boolean {
  if (arg(line, 0) === you) return false;
  if (line.kind === "tendered") return arg(line, 1) === 0; // nobody can go lower: you are out
  if (line.kind === "stolen") return arg(line, 1) === you;
  if (line.kind === "played-school") return arg(line, 2) === you;
  if (line.kind === "played-man") return owner(arg(line, 2)) === you;
  return (line.kind === "played" || line.kind === "played-side") && !!fight?.owners.includes(you);
}

/** Lines of one thing follow each other. In one's own duel every blow and every new die is seen by itself. */
function joins(line: Line, next: Moment, last: Moment): boolean {
  if (next.mine && next.name !== last.name && (last.name === "melee" || last.name === "struck")) {
    return line.kind === "pugna" || line.kind === "wounds";
  }
  if (next.name === "judgement" && last.name === "judgement") return true;
  if (line.kind === "rerolled" && next.name === "roll") return last.name === "roll";
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
