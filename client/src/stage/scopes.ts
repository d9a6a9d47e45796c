// Standing answers in words: what a choice beside a question does, and what the page has answered.
import type { Scene } from "../lib/protocol";
import { t } from "../lib/words.svelte";
import type { Habits, QuestionKind } from "./habits";
import type { Scope } from "./standing";
import type { Given } from "./standing.svelte";

const kindIn = (habits: Habits, id: string): QuestionKind | undefined => habits.kinds.find((each) => each.id === id);

/** What a kind of question is about. */
export const kindLabel = (habits: Habits, id: string): string =>
  t(kindIn(habits, id)?.label ?? "stage-answered-window");

/** What happens when this is chosen: the answer now, and when the question comes again. */
export function scopeLabel(scope: Scope, scene: Scene, habits: Habits): string {
  const number = scope.answer ?? habits.quiet(scene);
  const option = scene.question?.options.find((each) => each.option === number);
  const { mine, quiet } = kindIn(habits, scope.kind) ?? {};
  const answer = quiet && scope.answer === undefined ? t(quiet) : (option?.head ?? "");
  if (scope.id === "mine" && mine) return t("stage-stop-mine-when", { answer, when: t(mine) });
  return t(scope.text ?? `stage-stop-${scope.id}`, { answer });
}

/** What the page has answered, in words: "Passed for you: cards before a duel". */
export function givenLabel(given: readonly Given[], habits: Habits): string {
  const kinds = (some: readonly Given[]) =>
    [...new Set(some.map(({ decision }) => kindLabel(habits, decision.kind)))].join("; ");
  const passed = given.filter(({ answer }) => !answer);
  const others = given.filter(({ answer }) => answer);
  return [
    ...others
      .map(({ answer, decision }) => t("stage-gave", { answer, kind: kindLabel(habits, decision.kind) }))
      .slice(-1),
    ...(passed.length ? [t("stage-passed", { kind: kinds(passed) })] : []),
  ].join(" ");
}
