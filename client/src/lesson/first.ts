// A first match against bots, after the lessons: it explains what they have left out.
import type { GameInfo } from "../lib/protocol";
import { go } from "../lib/router.svelte";
import { quick } from "../lib/tables";
import { teach } from "../teach/memory.svelte";

export async function firstMatch(game: GameInfo): Promise<void> {
  const table = await quick(game, true);
  teach(game.name, true);
  go(`/t/${table}`);
}
