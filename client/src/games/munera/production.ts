// What the frame needs of Munera besides its screen.
import type { Scene } from "../../lib/protocol";
import type { Production } from "../../stage/kit";
import { complete } from "./complete";
import { direct, weigh } from "./direct";
import type { Stage } from "./stage";

/** The facts that games/munera/stage.py sent with the scene. Without them the plain view takes over. */
export function stageOf(scene: Scene): Stage {
  if (!scene.stage) throw new Error("the scene has no stage");
  return complete(scene.stage);
}

export const production: Production = { direct, weigh, tabs: ["table", "mine", "others"] };
