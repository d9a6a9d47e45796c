// Influence and gold over the turns, read from the log.
import type { Line } from "../../lib/protocol";

/** By turn, from 0: what every seat had at its end. */
export interface Course {
  influence: number[][];
  gold: number[][];
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const sum = (values: unknown): number =>
  Array.isArray(values) ? values.reduce<number>((total, each) => total + number(each), 0) : 0;

/** What a line changes: [seat, gold], for every house whose gold it changes. */
function changes({ kind, args }: Line): [seat: unknown, gold: number][] {
  const [first, second, third] = args;
  switch (kind) {
    case "gained-gold":
    case "books-gain":
    case "sold-guard":
    case "bets-won":
      return [[first, number(second)]];
    case "paid-bank":
    case "books-pay":
      return [[first, -number(second)]];
    case "sold":
      return [[first, number(third)]];
    case "bought":
      return [[first, -number(third)]];
    case "paid-house":
    case "gave-gold":
      return [
        [first, -number(third)],
        [second, number(third)],
      ];
    case "bet":
      return [[first, -sum(second)]];
    default:
      return [];
  }
}

/** Lines that were cut off or that an older version wrote are skipped. `start`: the Influence of everybody at first. */
export function courseOf(lines: readonly Line[], seats: number, start: number): Course {
  const influence = Array.from({ length: seats }, () => start);
  const gold = Array.from({ length: seats }, () => 0);
  const course: Course = { influence: [[...influence]], gold: [[...gold]] };
  for (const line of lines) {
    const [seat, , total] = line.args;
    if (line.kind === "turn") {
      course.influence.push([...influence]);
      course.gold.push([...gold]);
    } else if (line.kind === "influence-up" || line.kind === "influence-down") {
      if (typeof seat !== "number" || typeof total !== "number" || !(seat in influence)) continue;
      influence[seat] = total;
    } else {
      for (const [whose, change] of changes(line)) {
        if (typeof whose === "number" && whose in gold) gold[whose] = gold[whose]! + change;
      }
    }
    course.influence[course.influence.length - 1] = [...influence];
    course.gold[course.gold.length - 1] = [...gold];
  }
  return course;
}
