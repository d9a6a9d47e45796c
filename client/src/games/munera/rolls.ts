// One die for one man, as it is drawn: a judgment, a healing, a test.
import type { Line } from "../../lib/protocol";
import type { Kit } from "../../stage/kit";
import { arg, stageOf } from "./events";
import { ANY_DIE, HIGHEST_DIE, ROLL_KEYS } from "./numbers";
import type { Roll, Stage } from "./stage";

export interface RollPicture {
  what: string; // one of `ROLL_KEYS`
  man: number;
  seat: number; // his owner; -1: not known
  die: number; // -1: not rolled, or a card has decided it
  old: number[]; // dice that were rolled again, in order
  needs: number | null; // the die it takes; -1: none will do; 10: any will do; null: not known
  more: boolean; // that die or more; else that die or less
  chance: number; // per cent; -1: not told
  good: boolean | null; // null: not decided yet
  thrown: boolean; // the die was rolled in the moment that is shown
  lines: readonly Line[]; // what is told about it
}

const NAMES = ["judgement", "roll", "death"]; // moments that a die belongs to

const GOOD = ["spared", "healed", "recovered", "test-passed", "healthy"];
const BAD = [
  ...["killed", "scarred", "still-hurt", "test-failed", "test-fled", "fallen-ill", "disobeyed"],
  ...["accident", "bout-death"],
];

/** The die on the stage now: of the moment that is shown, or of the question that is open. */
export function rollNow(kit: Kit): RollPicture | null {
  const stage = stageOf(kit.scene);
  const { moment } = kit;
  if (moment) return NAMES.includes(moment.name) ? rolled(moment.lines, stage) : null;
  return stage?.roll ? waiting(stage.roll) : null;
}

/** A die of which the scene itself tells. */
export function waiting(roll: Roll): RollPicture {
  const { what, man, seat, die, needs, more, chance, settled, good } = roll;
  const known = settled ? good : null;
  return { what, man, seat, die, old: [], needs, more, chance, good: known, thrown: false, lines: [] };
}

/** A die of which lines tell; the facts are those of the scene before them. */
export function rolled(lines: readonly Line[], stage: Stage | null): RollPicture | null {
  const first = lines.find((line) => line.kind === "roll");
  const last = lines.at(-1);
  const before = stage?.roll ?? null;
  const man = first ? arg(first, 0) : (before?.man ?? (last ? arg(last, 0) : -1));
  if (!last || man < 0) return null;
  const what = (first ? ROLL_KEYS[arg(first, 1)] : before?.what) ?? judged(lines);
  const same = before && before.man === man && before.what === what ? before : null;
  const start: RollPicture = same
    ? waiting(same)
    : {
        ...{ what, man, die: -1, old: [], needs: null, more: false, chance: -1, good: null, thrown: false, lines },
        seat: -1,
      };
  const seat = stage?.men.find((each) => each.man === man)?.seat ?? start.seat;
  return lines.reduce(follow, { ...start, seat, lines });
}

const judged = (lines: readonly Line[]): string =>
  lines.some(({ kind }) => ["appreciation", "spared", "killed"].includes(kind)) ? "judgement" : "";

function follow(shown: RollPicture, line: Line): RollPicture {
  const { kind } = line;
  if (kind === "appreciation") {
    const appreciation = arg(line, 1);
    return { ...shown, needs: appreciation >= HIGHEST_DIE ? ANY_DIE : Math.max(-1, appreciation), more: false };
  }
  if (kind === "roll") return { ...shown, die: arg(line, 2), old: [], thrown: true };
  if (kind === "rerolled") return { ...shown, die: arg(line, 2), old: [...shown.old, shown.die], thrown: true };
  if (GOOD.includes(kind)) return { ...shown, good: true };
  return BAD.includes(kind) ? { ...shown, good: false } : shown;
}

/** Which of the texts `munera-screen-judgment-why-...` says why a judgment ended so; nothing where no die decided. */
export function whyKey({ needs, die, good }: RollPicture): "" | "any" | "none" | "spared" | "killed" {
  if (good === null || die < 0 || needs === null) return "";
  if (needs >= ANY_DIE) return good ? "any" : "";
  if (needs < 0) return good ? "" : "none";
  return good ? "spared" : "killed";
}

/** Which of the texts `munera-need-...` says what it takes; nothing where that is not known. */
export function needKey({ needs, more }: RollPicture): "" | "any" | "none" | "more" | "less" {
  if (needs === null) return "";
  if (needs < 0) return "none";
  return needs >= ANY_DIE ? "any" : more ? "more" : "less";
}
