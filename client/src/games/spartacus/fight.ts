// The fight as it is drawn: what the scene before says, and what the lines since then have changed. Fighters move, dice
// fall and are lost line by line although the server sends only the result.
import type { Line } from "../../lib/protocol";
import type { Kit } from "../../stage/kit";
import { arg, list, stageOf } from "./events";
import { UNPAIRED_HITS } from "./numbers";
import type { Attack, Fight, Odds, Pair, Stage } from "./stage";

export const SIDES = [0, 1] as const;

export interface AttackPicture {
  side: number; // the attacker
  thrown: boolean; // the Javelin
  dodged: boolean; // Speed dice in defense
  attack: readonly number[];
  defense: readonly number[];
  pairs: readonly Pair[];
  spare: readonly number[]; // Defense dice that are not compared
  doubles: number;
  blocked: number;
  damage: number; // -1: not told yet
  fresh: readonly [readonly number[], readonly number[]]; // dice of the last throw, by their places
  throws: number; // counts them, so that equal dice tumble again
}

export interface FightPicture {
  owners: readonly number[];
  fighters: readonly number[];
  tournament: boolean;
  round: number;
  calm: number;
  most_calm: number;
  lead: number;
  side: number; // whose turn it is; -1: nobody's
  full: readonly (readonly number[])[];
  pools: readonly (readonly number[])[];
  cells: readonly number[];
  facing: readonly number[]; // none: towards each other
  initiative: readonly (readonly number[])[];
  attack: AttackPicture | null;
  wounded: number; // the side that has lost a die just now
  spent: readonly number[]; // equipment that was used since the scene before
  abilities: readonly string[];
  winner: number;
  level: number;
  odds: Odds | null;
}

/** What the fight on the stage looks like now; null: there is none. */
export const fightNow = (kit: Kit): FightPicture | null =>
  picture(stageOf(kit.scene), kit.moment?.over === "before" ? kit.played : []);

export function picture(stage: Stage | null, played: readonly Line[]): FightPicture | null {
  const start = stage?.fight ? begun(stage.fight) : null;
  return start && played.reduce(fold, start);
}

function begun(fight: Fight): FightPicture {
  return {
    owners: fight.owners,
    fighters: fight.fighters,
    tournament: fight.tournament,
    round: fight.round,
    calm: fight.calm,
    most_calm: fight.most_calm,
    lead: fight.lead,
    side: fight.side,
    full: fight.full,
    pools: fight.pools,
    cells: fight.cells,
    facing: fight.facing.map((turn) => turn * 60),
    initiative: fight.initiative,
    attack: fight.attack && attacked(fight.attack),
    wounded: -1,
    spent: [],
    abilities: fight.abilities,
    winner: fight.winner,
    level: fight.level,
    odds: fight.odds,
  };
}

const COMPARED = ["strike", "shield", "loss"]; // steps in which the damage stands

function attacked(attack: Attack): AttackPicture | null {
  if (!attack.attack.length) return null; // before the dice fall
  return {
    ...NO_ATTACK,
    ...attack,
    damage: COMPARED.includes(attack.step) ? attack.damage : -1,
  };
}

const NO_ATTACK: AttackPicture = {
  side: 0,
  thrown: false,
  dodged: false,
  attack: [],
  defense: [],
  pairs: [],
  spare: [],
  doubles: 0,
  blocked: 0,
  damage: -1,
  fresh: [[], []],
  throws: 0,
};

const put = <T>(pair: readonly T[], side: number, value: T): T[] => pair.map((old, at) => (at === side ? value : old));

type Fold = (shown: FightPicture, line: Line, side: number) => Partial<FightPicture>;

const FOLDS: Readonly<Record<string, Fold>> = {
  round: (_, line) => ({ round: arg(line, 0), lead: -1, side: -1, attack: null, wounded: -1, initiative: [[], []] }),
  initiative: ({ initiative }, line, side) => ({ initiative: put(initiative, side, list(line, 1)), attack: null }),
  leads: (_, __, side) => ({ lead: side }),
  moved: ({ cells }, line, side) => ({
    ...{ cells: put(cells, side, arg(line, 1)), facing: [], side, attack: null, wounded: -1, odds: null },
  }),
  attacks: ({ attack }, line, side) => ({
    ...{ attack: { ...NO_ATTACK, side, thrown: arg(line, 2) === 1, throws: attack?.throws ?? 0 }, side, wounded: -1 },
  }),
  dice: (shown, line) => ({ attack: thrown(shown, list(line, 0), list(line, 1)), odds: null }),
  used: ({ spent }, line) => ({ spent: [...spent, arg(line, 1)] }),
  damage: ({ attack }, line) => ({ attack: attack && { ...attack, damage: arg(line, 1) } }),
  "lost-die": ({ pools }, line, side) => {
    const pool = arg(line, 1);
    const left = (pools[side] ?? []).map((dice, at) => (at === pool ? Math.max(0, dice - 1) : dice));
    return { pools: put(pools, side, left), wounded: side, calm: 0, odds: null };
  },
  defeated: (_, line, side) => ({ winner: 1 - side, level: arg(line, 2), wounded: side, odds: null }),
};

function fold(shown: FightPicture, line: Line): FightPicture {
  const change = Object.hasOwn(FOLDS, line.kind) ? FOLDS[line.kind] : undefined;
  return change ? { ...shown, ...change(shown, line, shown.owners.indexOf(arg(line, 0))) } : shown;
}

/** The dice of an attack have fallen, or some of them again. */
function thrown(shown: FightPicture, attack: number[], defense: number[]): AttackPicture {
  const old = shown.attack ?? { ...NO_ATTACK, side: shown.side };
  const ties = shown.abilities[old.side] === "wins_ties" && !old.thrown;
  const all = old.attack.length === 0;
  const changed = (now: readonly number[], before: readonly number[]): number[] =>
    now.flatMap((die, at) => (all || die !== before[at] ? [at] : []));
  return {
    ...old,
    attack,
    defense,
    ...paired(attack, defense, ties),
    ...{ doubles: 0, blocked: 0, damage: -1 },
    fresh: [changed(attack, old.attack), changed(defense, old.defense)],
    throws: old.throws + 1,
  };
}

/** The pairs as the server makes them (S-11.3), for dice that it sends only as a line of the log. */
export function paired(
  attack: readonly number[],
  defense: readonly number[],
  ties: boolean,
): { pairs: Pair[]; spare: number[] } {
  const sorted = (dice: readonly number[]): number[] =>
    dice.map((_, at) => at).sort((one, two) => (dice[two] ?? 0) - (dice[one] ?? 0));
  const [mine, theirs] = [sorted(attack), sorted(defense)];
  const pairs = mine.map((at, place) => {
    const other = theirs[place];
    const die = attack[at] ?? 0;
    if (other === undefined) return { attack: at, defense: -1, hit: die >= UNPAIRED_HITS };
    const against = defense[other] ?? 0;
    return { attack: at, defense: other, hit: die > against || (ties && die === against) };
  });
  return { pairs, spare: theirs.slice(mine.length) };
}

const NOTED = ["rerolled", "used", "padded", "riposte"];

/** What equipment and special rules did in the last attack of the log, as it says so. */
export function notesOf(lines: readonly Line[]): string[] {
  const from = lines.map(({ kind }) => kind).lastIndexOf("attacks");
  const since = from < 0 ? [] : lines.slice(from + 1);
  return [...new Set(since.filter(({ kind }) => NOTED.includes(kind)).map(({ text }) => text))];
}

/** Who has more on the blue dice: a side, or -1. */
export function faster({ initiative, lead }: FightPicture): number {
  return initiative.every((dice) => dice.length > 0) ? lead : -1;
}

/** The dice of a loss taken from the largest pool each time, by pool; none of a pool's last die. */
export function spread(pools: readonly number[], left: number): number[] {
  const rest = [...pools];
  return Array.from({ length: left }).flatMap(() => {
    const most = Math.max(...rest);
    const at = rest.indexOf(most);
    if (most < 2) return [];
    rest[at] = most - 1;
    return [at];
  });
}
