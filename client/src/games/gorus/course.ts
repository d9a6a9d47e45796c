// Crowd favor and supports over the rounds, read from the log.
import type { Line } from "../../lib/protocol";

/** By round: what every side has had at its end. The first row is the start. */
export interface Course {
  first: number; // the round of the first row; 0: the start of the match
  favor: number[][]; // in this round alone
  supports: number[][];
  challenges: number[]; // per seat, in the whole match
}

/** Lines that were cut off or that an older version wrote are skipped. */
export function courseOf(lines: readonly Line[], sides: number, seats: number): Course {
  const none = Array.from({ length: sides }, () => 0);
  const dealt = lines.find(({ kind }) => kind === "dealt" || kind === "dealt-solo")?.args[0];
  const found: Course = {
    first: typeof dealt === "number" ? dealt - 1 : 0,
    favor: [none],
    supports: [none],
    challenges: Array.from({ length: seats }, () => 0),
  };
  for (const { kind, args } of lines) {
    const [first, second] = args;
    if (kind === "counted" && Array.isArray(first)) {
      found.favor.push(none.map((_, side) => Number(first[side] ?? 0)));
      found.supports.push([...(found.supports.at(-1) ?? none)]);
    } else if (kind === "support" && typeof first === "number" && first in none) {
      found.supports.at(-1)![first] = Number(second);
    } else if (kind.startsWith("challenge") && typeof first === "number" && first in found.challenges) {
      found.challenges[first]! += 1;
    }
  }
  return found;
}

/** The best round of anybody; the earliest of several. Null: nobody had any crowd favor. */
export function bestOf({ favor, first }: Course): { side: number; points: number; round: number } | null {
  let best: ReturnType<typeof bestOf> = null;
  favor.forEach((row, at) =>
    row.forEach((points, side) => {
      if (points > (best?.points ?? 0)) best = { side, points, round: first + at };
    }),
  );
  return best;
}
