// What stands at the foot of a card in hand: what it lacks, and who could help.
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/words.svelte";
import { isLit, type CardDeeds } from "./deeds";
import type { HandCard } from "./stage";

interface Around {
  own: number; // the viewer's Influence
  names: readonly string[];
  choosing: boolean; // some card can be used now: the others say why they cannot
}

export function noteOf(card: HandCard, can: CardDeeds, { own, names, choosing }: Around): string {
  const { playable, missing, own_help, ask, together, obstacle, gold, waits } = card;
  if (playable) return missing > 0 ? t("spartacus-screen-card-help", { own, help: missing }) : "";
  if (obstacle === "influence") {
    const had = own + own_help;
    if (ask.length > 1 && ask.length === names.length - 1) return t("spartacus-screen-card-ask-any", { own: had });
    const type = ask.length ? "disjunction" : "conjunction";
    const whom = (ask.length ? ask : together).map((seat) => names[seat] ?? "");
    if (!whom.length) return t("spartacus-screen-card-short", { missing });
    const list = new Intl.ListFormat(settings.lang, { type }).format(whom);
    return t("spartacus-screen-card-ask", { own: had, names: list });
  }
  if (obstacle === "moment" && waits) return t(`spartacus-screen-waits-${waits}`);
  if (!choosing || !obstacle || isLit(can)) return "";
  if (obstacle === "moment" && can.deeds.length) return t("spartacus-screen-card-cash", { gold });
  return t(`spartacus-screen-card-${obstacle}`);
}
