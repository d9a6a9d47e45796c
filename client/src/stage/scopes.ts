// What a scope of a standing answer is called.
import type { Scene } from "../lib/protocol";
import { t } from "../lib/words.svelte";
import type { Scope } from "./standing";

export function scopeLabel(scope: Scope, scene: Scene): string {
  const option = scene.question?.options.find((each) => each.option === scope.answer);
  return t(scope.text ?? `stage-stop-${scope.id}`, { answer: option?.head ?? "" });
}
