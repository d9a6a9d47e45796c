// What a scope of a standing answer is called. It says which questions it is about.
import type { Scene } from "../lib/protocol";
import { t } from "../lib/words.svelte";
import type { Habits } from "./habits";
import type { Scope } from "./standing";

export function kindLabel(kind: string, habits: Habits): string {
  return t(habits.kinds.find((each) => each.id === kind)?.label ?? "stage-standing-window");
}

export function scopeLabel(scope: Scope, scene: Scene, habits: Habits): string {
  const option = scene.question?.options.find((each) => each.option === scope.answer);
  const kind = kindLabel(scope.kind, habits);
  return t(scope.text ?? `stage-stop-${scope.id}`, { answer: option?.head ?? "", kind });
}
