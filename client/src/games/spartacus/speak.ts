// What cards and pools are called when they are spoken: name, sort, numbers, state, in full.
import type { Thing } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";

export type CardKind = "title" | "card" | "house";

/** How a Market card is now. Without it a card is shown as printed. */
export interface AssetState {
  exhausted?: boolean;
  injured?: boolean;
  favors?: number; // 3: Champion
}

export const CHAMPION = 3;

const list = (parts: readonly string[]): string => parts.filter(Boolean).join(", ");

/** The state in words; empty when it is ready and without tokens. */
export function stateOf({ exhausted, injured, favors = 0 }: AssetState): string {
  return list([
    injured ? t("spartacus-state-injured") : exhausted ? t("spartacus-state-exhausted") : "",
    favors >= CHAMPION ? t("spartacus-champion") : favors > 0 ? t("spartacus-favors", { count: favors }) : "",
  ]);
}

/** The dice of a fighter in words; empty for what has none. */
export const dicePools = ({ attack, defense, speed }: Readonly<Record<string, number>>): string =>
  attack === undefined ? "" : t("spartacus-pools", { attack, defense: defense ?? 0, speed: speed ?? 0 });

const coins = (amount: number): string => t("spartacus-gold", { amount });

/** A card in full. The text is a sentence of its own. */
export function spoken(thing: Thing, state: AssetState = {}): string {
  const { needs = 0, gold = 0, value = 0 } = thing.values;
  const numbers =
    thing.kind === "title"
      ? [needs ? t("spartacus-needs", { points: t("spartacus-influence", { points: needs }) }) : "", coins(gold)]
      : thing.kind === "card"
        ? [dicePools(thing.values), coins(value)]
        : thing.facts.map(({ label, value: number }) => `${label} ${number}`);
  const head = list([thing.title, thing.subtitle === thing.title ? "" : thing.subtitle, ...numbers, stateOf(state)]);
  return [head, thing.text].filter(Boolean).join(". ");
}
