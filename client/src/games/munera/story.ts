// How a match came to its end, read from the log.
import type { Line } from "../../lib/protocol";
import type { Meeting } from "../../stage/meetings";
import { firstTurn } from "../../stage/turns";
import { arg } from "./events";

export interface Story {
  best: { seat: number; points: number; turn: number; spectacle: number } | null; // the most Glory of one spectacle
  duel: { men: [number, number]; rounds: number; turn: number } | null; // the longest
  dead: number[]; // men, in their order
}

const DEATHS = ["killed", "accident", "bout-death"];

/** `now`: the present turn. */
export function storyOf(lines: readonly Line[], now = 0): Story {
  const story: Story = { best: null, duel: null, dead: [] };
  let turn = firstTurn(lines, now);
  let won: { seat: number; points: number }[] = []; // Glory since the spectacle before
  let duel: Story["duel"] = null;
  for (const line of lines) {
    if (line.kind === "turn") {
      turn = arg(line, 0);
      won = [];
    } else if (line.kind === "glory") won.push({ seat: arg(line, 0), points: arg(line, 1) });
    else if (line.kind === "closed") {
      for (const each of won) {
        if (each.points > (story.best?.points ?? 0)) story.best = { ...each, turn, spectacle: arg(line, 0) };
      }
      won = [];
    } else if (line.kind === "duel") duel = { men: [arg(line, 1), arg(line, 3)], rounds: 0, turn };
    else if (line.kind === "melee" && duel) {
      duel.rounds += 1;
      if (duel.rounds > (story.duel?.rounds ?? 0)) story.duel = duel;
    } else if (DEATHS.includes(line.kind) && !story.dead.includes(arg(line, 0))) story.dead.push(arg(line, 0));
  }
  return story;
}

/** Who met whom in duels. Where both leave on their feet, nobody has won. */
export function duelsOf(lines: readonly Line[]): Meeting[] {
  const found: Meeting[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (line.kind === "duel") found.push({ seats: [arg(line, 0), arg(line, 2)], winner: -1 });
    else if (line.kind === "victory" && last) last.winner = arg(line, 0);
  }
  return found;
}
