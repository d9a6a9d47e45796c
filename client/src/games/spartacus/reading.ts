// The arena in words, for those who hear the page: where everybody stands, what can be reached and what can be attacked.
import { t } from "../../lib/words.svelte";
import { apart, cellNames, type Spot } from "./hexes";
import { ROMAN, sum, type Fighter, type Step } from "./pictures";

export interface Named extends Fighter {
  name: string;
  owner: string;
}

/** Who stands where, one sentence each, and how far they are from each other. */
export function standing(cells: readonly Spot[], fighters: readonly Named[]): string[] {
  const names = cellNames(cells);
  const said = fighters.map(({ side, name, owner, cell, dice, full }) =>
    t("spartacus-screen-stands", {
      ...{ side: ROMAN[side], name, owner, cell: names[cell] ?? "?", dice: sum(dice), lost: sum(full) - sum(dice) },
    }),
  );
  const [one, two] = fighters.map(({ cell }) => cells[cell]);
  if (one && two) said.push(t("spartacus-screen-apart", { far: apart(one, two) }));
  return said;
}

/** What can be reached, the nearest first, and whom an attack would reach. */
export function reachable(
  cells: readonly Spot[],
  steps: readonly Step[],
  targets: readonly number[],
  fighters: readonly Named[],
): string[] {
  const names = cellNames(cells);
  const said: string[] = [];
  const near = [...steps].sort((one, two) => one.steps - two.steps);
  if (near.length) {
    const list = near.map((step) => `${names[step.cell]} (${step.steps})`).join(", ");
    said.push(t("spartacus-screen-reach", { cells: list }));
  }
  for (const { cell, name } of fighters)
    if (targets.includes(cell)) said.push(t("spartacus-screen-in-reach", { name }));
  return said;
}

/** One cell in words: its name, who stands on it, and what can be done there. */
export function cellWords(name: string, on: Named | undefined, step: Step | undefined, target: boolean): string {
  return [
    name,
    on ? `${ROMAN[on.side]} ${on.name}` : "",
    step ? t("spartacus-screen-steps", { steps: step.steps }) : "",
    step?.note ?? "",
    target ? t("spartacus-screen-attack") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
