// Glory over the turns, read from the log.
import type { Line } from "../../lib/protocol";

export type Course = number[][]; // by turn, from 0: the Glory of every seat at its end

/** Lines that were cut off or that an older version wrote are skipped. */
export function courseOf(lines: readonly Line[], seats: number): Course {
  const now = Array.from({ length: seats }, () => 0);
  const course: Course = [[...now]];
  for (const { kind, args } of lines) {
    if (kind === "turn") course.push([...now]);
    else if (kind === "glory" || kind === "glory-lost") {
      const [seat, , total] = args;
      if (typeof seat !== "number" || typeof total !== "number" || !(seat in now)) continue;
      now[seat] = total;
      course[course.length - 1] = [...now];
    }
  }
  return course;
}
