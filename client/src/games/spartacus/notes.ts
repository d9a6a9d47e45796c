// What stands at the foot of a card in hand: what it lacks, and who could help.
import { t } from "../../lib/words.svelte";
import { isLit, type CardDeeds } from "./deeds";
import type { HandCard } from "./stage";

interface Around {
  own: number; // the viewer's Influence
  names: readonly string[];
  choosing: boolean; // some card can be used now: the others say why they cannot
}

export function noteOf(card: HandCard, can: CardDeeds, { own, names, choosing }: Around): string {
  const { playable, missing, own_help, ask, obstacle, gold } = card;
  if (playable) return missing > 0 ? t("spartacus-screen-card-help", { own, help: missing }) : "";
  if (obstacle === "influence") {
    if (!ask.length) return t("spartacus-screen-card-short", { missing });
    const whom = ask.map((seat) => names[seat] ?? "").join(", ");
    return t("spartacus-screen-card-ask", { own: own + own_help, names: whom });
  }
  if (!choosing || !obstacle || isLit(can)) return "";
  if (obstacle === "moment" && can.deeds.length) return t("spartacus-screen-card-cash", { gold });
  return t(`spartacus-screen-card-${obstacle}`);
}
