// Turns as the log counts them. A table that was laid in the middle of a match has no lines of the turns before.
import type { Line } from "../lib/protocol";

/** The turn that the first lines belong to; 0: the set-up. `now`: the present turn. */
export function firstTurn(lines: readonly Line[], now: number): number {
  const turn = lines.find(({ kind }) => kind === "turn")?.args[0];
  return typeof turn === "number" ? turn - 1 : now;
}
