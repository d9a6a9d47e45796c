// Whether there is a duel on the stage. It begins with the line that says so, before the scene has it; what it looks like
// is in duel.ts, which is loaded with the first turn.
import type { Kit } from "../../stage/kit";
import { stageOf } from "./events";

export function isFighting(kit: Kit): boolean {
  const played = kit.moment?.over === "before" ? kit.played : [];
  const turns = played.filter(({ kind }) => kind === "duel" || kind === "bout" || kind === "closed");
  const last = turns.at(-1);
  return last ? last.kind !== "closed" : !!stageOf(kit.scene)?.duel;
}
