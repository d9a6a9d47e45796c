// What the frame needs of Spartacus besides its screen.
import type { Scene } from "../../lib/protocol";
import type { Production } from "../../stage/kit";
import { direct, weigh } from "./direct";
import { stageOf } from "./events";
import type { Stage } from "./stage";

/** The facts that games/spartacus/stage.py sent with the scene. Without them the plain view takes over. */
export function requiredStage(scene: Scene): Stage {
  const stage = stageOf(scene);
  if (!stage) throw new Error("the scene has no stage");
  return stage;
}

const keys = [
  { key: "← ↑ → ↓", label: "spartacus-screen-key-sand" },
  { key: "Enter", label: "spartacus-screen-key-go" },
];

export const production: Production = {
  direct,
  weigh,
  keys,
  tabs: ["table", "mine", "others"],
  story: () => import("./Story.svelte"),
};
