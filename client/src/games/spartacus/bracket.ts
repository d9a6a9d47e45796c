// A tournament (S-14.2) as a bracket, read from the log: who met whom, and who went through.
import type { Line } from "../../lib/protocol";
import { arg, list } from "./events";
import type { Bout as Drawn } from "./pictures";

export interface Bout {
  houses: [number, number];
  winner: number; // -1: not decided yet
  final: boolean;
}

export interface Bracket {
  entrants: number[];
  bouts: Bout[]; // in the order in which they are fought; the last one so far may be running
  to_come: number; // bouts after these
}

/** The last tournament of the log; null if there was none. */
export function bracketOf(lines: readonly Line[]): Bracket | null {
  let found: Bracket | null = null;
  for (const line of lines) {
    if (line.kind === "tournament") {
      const entrants = list(line, 0);
      found = { entrants, bouts: [], to_come: Math.max(0, entrants.length - 1) };
    } else if (found && line.kind === "bout") {
      found.to_come = Math.max(0, found.to_come - 1);
      found.bouts.push({ houses: [arg(line, 0), arg(line, 1)], winner: -1, final: found.to_come === 0 });
    } else if (found && line.kind === "through") {
      const bout = found.bouts.at(-1);
      if (bout) bout.winner = arg(line, 0);
    }
  }
  return found;
}

/** The bouts as they are drawn, round by round; the last one is drawn before its houses are known. */
export function boutsOf({ entrants, bouts, to_come }: Bracket): Drawn[] {
  const halves = entrants.length > 3 ? 2 : 1; // bouts before the final
  const rounds = entrants.length > 2;
  const found = bouts.map(({ houses, winner }, at): Drawn => ({
    ...{ round: rounds && at >= halves ? 1 : 0, seats: houses, winner },
    now: winner < 0 && at === bouts.length - 1,
  }));
  for (let at = 0; at < to_come; at += 1) {
    const place = bouts.length + at;
    found.push({ round: rounds && place >= halves ? 1 : 0, seats: [-1, -1], winner: -1, now: false });
  }
  return found;
}
