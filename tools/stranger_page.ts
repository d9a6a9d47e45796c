// Answers for tools/stranger_page.py, one JSON line each: what the page would do with a scene, by the page's own code.
import { createInterface } from "node:readline";
import { habits as munera } from "../client/src/games/munera/habits";
import { stageOf } from "../client/src/games/munera/events";
import { answersFor, poolOf, propose } from "../client/src/games/munera/lineup";
import { habits as spartacus } from "../client/src/games/spartacus/habits";
import { plainHabits, type Habits } from "../client/src/stage/habits";
import type { Scene } from "../client/src/lib/protocol";
import { answered, chosen, decide, emptyMemory, forget, scopesFor } from "../client/src/stage/standing";

/** The next man of the line-up that the page proposes. */
function named(scene: Scene, you: number): number | null {
  const stage = stageOf(scene);
  const pool = stage ? poolOf(stage, you) : null;
  const wanted = pool ? answersFor(pool, propose(pool)) : [];
  return wanted.find((man) => scene.question?.options.some(({ option }) => option === man)) ?? null;
}

const HABITS: Readonly<Record<string, Habits>> = { munera, spartacus };

let memory = emptyMemory();
createInterface({ input: process.stdin }).on("line", (line) => {
  const { ask, scene, you, game, option, scope } = JSON.parse(line);
  const own = HABITS[game] ?? plainHabits;
  memory = forget(scene, own, memory);
  let said: unknown = null;
  if (ask === "decide") said = decide(scene, you, own, memory);
  else if (ask === "scopes") said = scopesFor(scene, own, memory);
  else if (ask === "sheet") said = named(scene, you);
  else if (ask === "answered") memory = answered(scene, you, own, memory, option);
  else if (ask === "chosen") memory = chosen(scope, memory);
  process.stdout.write(`${JSON.stringify(said)}\n`);
});
