// The duel as it is drawn: what the scene before says, and what the lines since then have changed. Dice, marker and
// wounds move line by line although the server sends only the result.
import type { Line } from "../../lib/protocol";
import type { Kit } from "../../stage/kit";
import type { Decision } from "../../stage/standing";
import { arg, stageOf } from "./events";
import { ROLL_KEYS, SQUARES, TRACK } from "./numbers";
import type { Bet, Duel, Fix, Man, Odds, Stage } from "./stage";

export const SIDES = [0, 1] as const;

const PASS = 0;
const CARDS = ["before-duel", "after-roll", "before-judgement", "before-healing"]; // kinds of habits.ts

/** A square of the fixes (M-11.3). */
export type Square = (typeof SQUARES)[number];

/** A die that is rolled for one man while the duel is on the stage. */
export interface Cast {
  what: string; // one of `ROLL_KEYS`
  man: number;
  die: number; // -1: not rolled yet
}

export interface DuelPicture {
  men: number[];
  owners: number[];
  same_school: boolean;
  pugna: number;
  approval: number;
  virtus: number[];
  wounds: number[];
  courage: number[];
  dice: number[]; // -1: not rolled
  replaced: number[][]; // per side: dice of this round that were rolled again, in order
  totals: number[]; // of a bout that was decided; else empty
  declared: number; // the side that spends Virtus on a new die; -1: none
  round: number; // counts the rolls that were shown, so that equal dice tumble again
  blow: number; // the side that was hit last; -1: none in this round
  landed: boolean; // the dice of this round have moved the marker
  paused: boolean;
  refreshed: boolean;
  blunt: boolean; // no accidental death
  bettors: number[];
  most: number; // the highest stake
  bets: Bet[];
  paid: Bet[]; // bets that were won; `denarii` is what was paid
  lost: number[]; // seats that have lost their bet
  bought: { square: Square; seat: number }[];
  fixes: Fix[];
  fixer: number;
  ending: "" | "minor" | "victory" | "both";
  loser: number; // side; -1: none
  dead: number[]; // sides
  spared: boolean;
  appreciation: number; // -1: the crowd was not asked
  cast: Cast | null;
  odds: Odds | null;
}

/** Steps of a duel in which the dice of the round have already done their work (DUEL_STEPS in stage_facts.py). */
const LANDED = ["accident", "judgement", "healing", "mercy"];
const ENDINGS = ["", "minor", "victory", "both"] as const;

/** What the duel on the stage looks like now; null: there is none. */
export function duelNow(kit: Kit): DuelPicture | null {
  const stage = stageOf(kit.scene);
  return picture(stage, kit.moment?.over === "before" ? kit.played : []);
}

export function picture(stage: Stage | null, played: readonly Line[]): DuelPicture | null {
  const start = stage?.duel ? begun(stage.duel, stage) : null;
  const known = new Map(stage?.men.map((man) => [man.man, man]));
  return played.reduce((shown, line) => fold(shown, line, known), start);
}

function begun(duel: Duel, stage: Stage): DuelPicture {
  const { roll } = stage;
  return {
    ...fresh(duel.men, duel.owners, duel.courage),
    same_school: duel.same_school,
    pugna: duel.pugna,
    approval: duel.approval,
    virtus: duel.virtus,
    wounds: duel.wounds,
    dice: duel.dice,
    totals: duel.dice.some((die) => die < 0) ? [] : duel.totals,
    declared: duel.declared,
    landed: LANDED.includes(duel.step),
    paused: duel.paused,
    refreshed: duel.refreshed,
    blunt: duel.blunt,
    bets: duel.bets,
    fixes: duel.fixes,
    bought: boughtIn(duel.fixes),
    fixer: duel.fixer,
    ending: ENDINGS[duel.ending] ?? "",
    loser: duel.loser,
    dead: duel.dead,
    odds: duel.odds,
    appreciation: duel.loser < 0 ? -1 : (duel.appreciation[duel.loser] ?? -1),
    most: duel.most,
    bettors: duel.bettors,
    cast: roll && { what: roll.what, man: roll.man, die: roll.die },
  };
}

function fresh(men: number[], owners: number[], courage: number[]): DuelPicture {
  return {
    men,
    owners,
    courage,
    same_school: false,
    pugna: 0,
    approval: 0,
    virtus: [0, 0],
    wounds: [0, 0],
    dice: [-1, -1],
    replaced: [[], []],
    totals: [],
    declared: -1,
    round: 0,
    blow: -1,
    landed: false,
    paused: false,
    refreshed: false,
    blunt: false,
    bettors: [],
    most: 0,
    bets: [],
    paid: [],
    lost: [],
    bought: [],
    fixes: [],
    fixer: -1,
    ending: "",
    loser: -1,
    dead: [],
    spared: false,
    appreciation: -1,
    cast: null,
    odds: null,
  };
}

function boughtIn(fixes: readonly Fix[]): DuelPicture["bought"] {
  const found: DuelPicture["bought"] = [];
  for (const fix of fixes) {
    const square = SQUARES[fix.square];
    if (square && fix.by >= 0 && !found.some((each) => each.square === square)) found.push({ square, seat: fix.by });
  }
  return found;
}

const put = (pair: readonly number[], side: number, value: number): number[] =>
  pair.map((old, at) => (at === side ? value : old));

type Fold = (shown: DuelPicture, line: Line, side: (at: number) => number) => Partial<DuelPicture>;

const ROUND = {
  replaced: [[], []],
  declared: -1,
  blow: -1,
  landed: false,
  paused: false,
  refreshed: false,
  odds: null,
};

const fixed =
  (square: Square, more: Partial<DuelPicture>): Fold =>
  (shown, line) => ({
    ...more,
    bought: [...shown.bought, { square, seat: arg(line, 0) }],
    fixer: -1,
  });

const tampered =
  (square: Square): Fold =>
  (shown, line, side) => ({
    ...fixed(square, {})(shown, line, side),
    virtus: put(shown.virtus, side(1), arg(line, 2)),
  });

const died: Fold = (shown, _, side) => ({ dead: [...shown.dead, side(0)], blow: side(0) });

const FOLDS: Readonly<Record<string, Fold>> = {
  "virtus-both": (_, line) => ({ virtus: [arg(line, 1), arg(line, 3)] }),
  staked: (shown, line, side) => ({
    bets: [...shown.bets, { seat: arg(line, 0), denarii: arg(line, 1), side: side(2) }],
  }),
  melee: (shown, line) => ({ ...ROUND, dice: [arg(line, 1), arg(line, 3)], round: shown.round + 1 }),
  declared: (_, __, side) => ({ declared: side(1) }),
  stopped: () => ({ declared: -1 }),
  rerolled: (shown, line, side) => rerolled(shown, arg(line, 1), arg(line, 2), side(1)),
  approval: (shown, line) => ({
    approval: arg(line, 0),
    landed: shown.landed || (shown.dice[0] === shown.dice[1] && (shown.dice[0] ?? -1) >= 0),
    odds: null,
  }),
  virtus: (shown, line, side) => ({ virtus: put(shown.virtus, side(0), arg(line, 1)) }),
  pugna: (_, line) => ({ pugna: arg(line, 0) }),
  wounds: (shown, line, side) => ({ wounds: put(shown.wounds, side(0), arg(line, 1)) }),
  struck: (shown, line, side) => ({
    pugna: arg(line, 2),
    wounds: put(shown.wounds, side(1), arg(line, 3)),
    blow: side(1),
    landed: true,
    odds: null,
  }),
  pause: fixed("pause", { paused: true }),
  refreshment: fixed("refreshment", { refreshed: true }),
  bribed: tampered("referee"),
  cheered: tampered("supporters"),
  accident: (shown, line, side) => ({
    ...died(shown, line, side),
    ending: "minor",
    loser: shown.dead.length ? -1 : side(0),
  }),
  victory: (_, __, side) => ({ ending: "victory", loser: 1 - side(1), odds: null }),
  "stantes-missi": () => ({ ending: "both", odds: null }),
  appreciation: (_, line) => ({
    appreciation: arg(line, 1),
    cast: { what: "judgement", man: arg(line, 0), die: -1 },
  }),
  roll: (_, line) => ({ cast: { what: ROLL_KEYS[arg(line, 1)] ?? "", man: arg(line, 0), die: arg(line, 2) } }),
  spared: () => ({ spared: true, cast: null }),
  killed: (shown, line, side) => ({ ...died(shown, line, side), cast: null }),
  healed: () => ({ cast: null }),
  scarred: () => ({ cast: null }),
  "bet-won": (shown, line) => {
    const seat = arg(line, 0);
    const side = shown.bets.find((bet) => bet.seat === seat)?.side ?? -1;
    return { paid: [...shown.paid, { seat, side, denarii: arg(line, 1) }] };
  },
  "bet-lost": (shown, line) => ({ lost: [...shown.lost, arg(line, 0)] }),
  "bout-won": (shown, line, side) => {
    const won = side(0);
    const totals = [arg(line, 1), arg(line, 2)];
    return { totals: won ? totals.reverse() : totals, loser: 1 - won, ending: "victory" };
  },
  "bout-death": died,
};

function fold(shown: DuelPicture | null, line: Line, known: ReadonlyMap<number, Man>): DuelPicture | null {
  if (line.kind === "duel") {
    const men = [arg(line, 1), arg(line, 3)];
    return fresh(men, [arg(line, 0), arg(line, 2)], courageOf(men, known));
  }
  if (line.kind === "bout") return bout(shown, line, known);
  const change = Object.hasOwn(FOLDS, line.kind) ? FOLDS[line.kind] : undefined;
  if (line.kind === "closed" || !shown || !change) return line.kind === "closed" ? null : shown;
  const side = (at: number): number => shown.men.indexOf(arg(line, at));
  return { ...shown, ...change(shown, line, side) };
}

const courageOf = (men: number[], known: ReadonlyMap<number, Man>): number[] =>
  men.map((man) => known.get(man)?.courage ?? 0);

/** M-10: both roll; if their totals are equal, they roll again. */
function bout(shown: DuelPicture | null, line: Line, known: ReadonlyMap<number, Man>): DuelPicture {
  const men = [arg(line, 0), arg(line, 2)];
  const same = shown && shown.same_school && men.every((man, at) => man === shown.men[at]);
  const owners = men.map((man) => known.get(man)?.seat ?? -1);
  const base = same ? shown : fresh(men, owners, courageOf(men, known));
  const dice = [arg(line, 1), arg(line, 3)];
  return { ...base, ...ROUND, same_school: true, dice, round: base.round + 1, totals: [] };
}

/** A new die for the roll that goes on, or for a fighter. A declared one costs him a Virtus. */
function rerolled(shown: DuelPicture, man: number, die: number, side: number): Partial<DuelPicture> {
  if (shown.cast?.man === man && shown.cast.die >= 0) return { cast: { ...shown.cast, die } };
  if (side < 0) return {};
  const old = shown.dice[side] ?? -1;
  return {
    dice: put(shown.dice, side, die),
    replaced: shown.replaced.map((dice, at) => (at === side ? [...dice, old] : dice)),
    virtus: shown.declared === side ? put(shown.virtus, side, (shown.virtus[side] ?? 1) - 1) : shown.virtus,
    declared: -1,
    odds: null,
  };
}

/** How the page has answered for the viewer, as the texts `munera-screen-duel-spared-...` say it; "": nothing to say. */
export function sparedKey({ kind, because, option }: Decision, { dice, owners }: DuelPicture, you: number): string {
  if (CARDS.includes(kind)) return "card";
  if (kind === "stake") return "bet";
  if (kind === "fix" || kind === "help") return kind;
  if (kind !== "reroll") return "";
  if (option !== PASS) return "again";
  if (because !== "mine") return "keep";
  const own = owners.indexOf(you);
  const [die = 0, other = 0] = [dice[own], dice[1 - own]];
  return die === other ? "level" : die > other ? "ahead" : "high";
}

/** What a judgment goes by (M-9.7); null where the duel is not known. */
export function judgedBy(
  shown: DuelPicture | null,
): { wounds: number; approval: number; rest: number; sum: number } | null {
  if (!shown || shown.appreciation < 0) return null;
  const { approval } = shown;
  const wounds = (shown.wounds[0] ?? 0) + (shown.wounds[1] ?? 0);
  return { wounds, approval, rest: shown.appreciation - wounds - approval, sum: shown.appreciation };
}

/** Who leads in this round, by the dice: a side, or -1. */
export function higher({ dice, totals }: DuelPicture): number {
  const [one = -1, other = -1] = totals.length ? totals : dice;
  return one < 0 || one === other ? -1 : one > other ? 0 : 1;
}

/** Where the marker goes if nobody does anything more about these dice; null where that is not open. */
export function threat(shown: DuelPicture): number | null {
  const [one = -1, other = -1] = shown.dice;
  if (shown.same_school || shown.landed || shown.ending || shown.paused || one < 0 || one === other) return null;
  return Math.max(-TRACK, Math.min(TRACK, shown.pugna + one - other));
}

/** The side that has won, if any; both after Stantes Missi. */
export function winners({ ending, loser }: DuelPicture): number[] {
  if (ending === "both") return [0, 1];
  return ending && loser >= 0 ? [1 - loser] : [];
}
