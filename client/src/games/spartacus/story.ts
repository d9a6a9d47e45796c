// How a match came to its end, read from the log and the list of promises.
import type { Line, PromiseInfo } from "../../lib/protocol";
import type { Meeting } from "../../stage/meetings";
import { firstTurn } from "../../stage/turns";
import { arg } from "./events";

const DECAPITATED = 3; // S-11.6

export interface Fought {
  turn: number;
  seats: number[];
  cards: number[];
  rounds: number;
  lost: number; // dice
  loser: number; // a card; -1: nobody
  died: boolean;
}

export interface Story {
  lead: { seat: number; turn: number } | null; // who led at the end, and since when without a break
  rise: { seat: number; turn: number; points: number } | null; // the best turn of anybody
  fight: Fought | null; // the longest, hardest, deadliest
  dead: number[]; // cards, in their order
  broken: PromiseInfo | null; // the last word that was broken by who broke the most towards one house
  foiled: { by: number; of: number; count: number } | null; // who stood in whose way most often
}

/** The seat that is alone ahead; -1: nobody is. */
function ahead(row: readonly number[]): number {
  const most = Math.max(...row);
  return row.filter((each) => each === most).length === 1 ? row.indexOf(most) : -1;
}

/** Who leads in the end, and since which turn. `first`: the turn that the course begins with; 0: the set-up. */
export function leadOf(course: readonly (readonly number[])[], first = 0): Story["lead"] {
  const seat = ahead(course.at(-1) ?? []);
  let turn = first + course.length - 1;
  if (seat < 0 || turn < 1) return null;
  while (turn > Math.max(first, 1) && ahead(course[turn - 1 - first] ?? []) === seat) turn -= 1;
  return { seat, turn };
}

/** The most that anybody gained in one turn; the earliest of several. */
export function riseOf(course: readonly (readonly number[])[], first = 0): Story["rise"] {
  let best: Story["rise"] = null;
  for (let turn = 1; turn < course.length; turn++) {
    for (const [seat, now] of (course[turn] ?? []).entries()) {
      const points = now - (course[turn - 1]?.[seat] ?? now);
      if (points > (best?.points ?? 0)) best = { seat, turn: first + turn, points };
    }
  }
  return best;
}

export function fightsOf(lines: readonly Line[], first = 0): Fought[] {
  const fights: Fought[] = [];
  let turn = first;
  let now: Fought | null = null;
  for (const line of lines) {
    const { kind } = line;
    if (kind === "turn") turn = arg(line, 0);
    if (kind === "turn" || kind === "bout" || kind === "no-fight") now = null;
    if (kind === "sent") {
      if (!now || now.seats.length === 2) {
        now = { turn, seats: [], cards: [], rounds: 0, lost: 0, loser: -1, died: false };
      }
      now.seats.push(arg(line, 0));
      now.cards.push(arg(line, 1));
      if (now.seats.length === 2) fights.push(now);
    }
    if (!now) continue;
    if (kind === "replaced") now.cards = now.cards.map((card) => (card === arg(line, 2) ? arg(line, 1) : card));
    if (kind === "round") now.rounds = Math.max(now.rounds, arg(line, 0));
    if (kind === "lost-die") now.lost += 1;
    if (kind === "defeated") {
      now.loser = arg(line, 1);
      now.died ||= arg(line, 2) === DECAPITATED;
    }
    if (kind === "killed") now.died = true;
  }
  return fights;
}

/** Who met whom in the arena. */
export const meetingsOf = (lines: readonly Line[]): Meeting[] =>
  fightsOf(lines).map(({ seats: [one = -1, other = -1], cards, loser }) => {
    const lost = cards.indexOf(loser);
    return { seats: [one, other], winner: lost === 0 ? other : lost === 1 ? one : -1 };
  });

const size = ({ rounds, lost, died }: Fought): number => rounds + lost + (died ? 3 : 0);

/** Cards of those who died, of their injuries or in the arena. */
const deathsOf = (lines: readonly Line[]): number[] =>
  lines.flatMap((line) => {
    const dies = ["died", "killed"].includes(line.kind) || (line.kind === "defeated" && arg(line, 2) === DECAPITATED);
    return dies ? [arg(line, 1)] : [];
  });

function most<Each>(some: readonly Each[], value: (each: Each) => number): Each | null {
  return some.reduce<Each | null>((best, each) => (best === null || value(each) > value(best) ? each : best), null);
}

/** Who foiled whose schemes: by a reaction, or by a guard that held. */
function foiledOf(lines: readonly Line[]): Story["foiled"] {
  const pairs = new Map<string, { by: number; of: number; count: number }>();
  let by = -1;
  for (const line of lines) {
    if (line.kind.startsWith("reacted") || line.kind === "guard-held") by = arg(line, 0);
    else if (line.kind.startsWith("schemed")) by = -1;
    if (line.kind !== "foiled" || by < 0) continue;
    const of = arg(line, 0);
    const pair = pairs.get(`${by}/${of}`) ?? { by, of, count: 0 };
    pair.count += 1;
    pairs.set(`${by}/${of}`, pair);
  }
  return most([...pairs.values()], ({ count }) => count);
}

function brokenOf(promises: readonly PromiseInfo[]): PromiseInfo | null {
  const broken = promises.filter(({ state }) => state === "broken");
  const alike = (one: PromiseInfo) => broken.filter(({ by, to }) => by === one.by && to === one.to);
  const worst = most(broken, (one) => alike(one).length);
  return worst ? (alike(worst).at(-1) ?? null) : null;
}

export function storyOf(
  lines: readonly Line[],
  influence: readonly (readonly number[])[],
  promises: readonly PromiseInfo[],
  now = 0, // the present turn
): Story {
  const first = firstTurn(lines, now);
  return {
    lead: leadOf(influence, first),
    rise: riseOf(influence, first),
    fight: most(fightsOf(lines, first), size),
    dead: [...new Set(deathsOf(lines))],
    broken: brokenOf(promises),
    foiled: foiledOf(lines),
  };
}
