// What a card is called when it is spoken: name, class, numbers, state, in full.
import { t } from "../../lib/words.svelte";
import type { Kit } from "../../stage/kit";
import type { Thing } from "../../lib/protocol";
import type { Man, Minister } from "./stage";
import { RANK_NAMES } from "./numbers";
import { officeName, pairingAsked } from "./signs";

export type CardKind = "man" | "minister" | "title" | "spectacle";

const list = (parts: readonly string[]): string => parts.filter(Boolean).join(", ");

/** A man's state in words: engaged, wounded, lent; empty when he is ready. */
export function stateOf(kit: Kit, man: Man): string {
  const parts = [man.wounded ? t("munera-wounded") : man.engaged ? t("munera-engaged") : ""];
  if (man.lent_to >= 0) {
    const city = kit.thing("spectacle", man.lent_for)?.title ?? "";
    const { seats, you } = kit.scene.names;
    parts.push(
      man.lent_to === you
        ? t("munera-lent-you", { city })
        : t("munera-lent", { seat: seats[man.lent_to] ?? `${man.lent_to + 1}`, city }),
    );
  }
  return list(parts);
}

/** What a man has become: class, rank, Fame, state. */
export function manNow(kit: Kit, man: Man): string {
  if (man.seat < 0) return "";
  return list([
    man.klass < 0 ? t("munera-no-class") : (kit.thing("class", man.klass)?.title ?? ""),
    t("munera-rank", { rank: RANK_NAMES[man.rank] ?? "", fame: man.fame }),
    stateOf(kit, man),
  ]);
}

function ofMan(kit: Kit, thing: Thing, man: Man | undefined): string {
  const { valor = 0, courage = 0, charisma = 0, cost = 0 } = thing.values;
  if (!man) {
    return list([
      thing.title,
      thing.subtitle,
      t("munera-values", { valor, courage, charisma }),
      t("munera-cost", { cost }),
    ]);
  }
  const klass = man.klass < 0 ? t("munera-no-class") : (kit.thing("class", man.klass)?.title ?? "");
  return list([
    thing.title,
    klass,
    t("munera-rank", { rank: RANK_NAMES[man.rank] ?? "", fame: man.fame }),
    t("munera-values", { valor: man.valor, courage: man.courage, charisma: man.charisma }),
    man.seat < 0 ? t("munera-cost", { cost: man.cost }) : "",
    stateOf(kit, man),
  ]);
}

function ofMinister(kit: Kit, thing: Thing, minister: Minister | undefined): string {
  const { skill = 0, cost = 0 } = thing.values;
  const trains = minister && minister.klass >= 0 ? (kit.thing("class", minister.klass)?.title ?? "") : "";
  const left =
    minister && minister.left >= 0 ? t("munera-uses", { minister: officeName(thing), left: minister.left }) : "";
  return list([
    left || officeName(thing),
    thing.subtitle,
    t("munera-screen-skill", { skill }),
    trains,
    t("munera-cost", { cost }),
  ]);
}

/** The contract of a spectacle: its pairs, or the two classes it names. */
export function contractOf(kit: Kit, thing: Thing): string {
  const [one, other] = pairingAsked(thing.sort, thing.values.pairing).map(
    (klass) => kit.thing("class", klass)?.title ?? "",
  );
  return one && other
    ? t("munera-contract-named", { one, other })
    : t("munera-contract", { pairs: thing.values.pairs ?? 0 });
}

function ofSpectacle(kit: Kit, thing: Thing): string {
  const { glory = 0, denarii = 0 } = thing.values;
  const pay = t("munera-pay", { denarii: t("munera-denarii", { amount: denarii }), glory });
  return list([thing.title, kit.thing("region", thing.values.region ?? -1)?.title ?? "", pay, contractOf(kit, thing)]);
}

/** The whole card in words. */
export function spoken(kit: Kit, thing: Thing, man?: Man, minister?: Minister): string {
  if (thing.kind === "man") return ofMan(kit, thing, man);
  if (thing.kind === "minister") return ofMinister(kit, thing, minister);
  if (thing.kind === "spectacle") return ofSpectacle(kit, thing);
  return list([thing.title, thing.subtitle, thing.text]);
}

/** A spectacle as it is announced on the map. */
export interface Announced {
  card: number;
  region: number;
  state: "open" | "chosen" | "held" | "closed";
  able?: readonly number[]; // seats that could take part
  lit?: boolean;
}

/** Who could take part in a spectacle that is not over. */
export function partakers(kit: Kit, { able, state }: Announced): string {
  if (!able || state === "closed") return "";
  const names = able.map((seat) => kit.scene.names.seats[seat] ?? `${seat + 1}`);
  return names.length ? t("munera-screen-able", { names: list(names) }) : t("munera-screen-able-none");
}

const STATES = {
  open: "munera-screen-spectacle-open",
  chosen: "munera-screen-spectacle-chosen",
  held: "munera-screen-spectacle-held",
  closed: "munera-screen-spectacle-closed",
} as const;

/** A placard in words. */
export function announced(kit: Kit, each: Announced): string {
  const thing = kit.thing("spectacle", each.card);
  return list([thing ? ofSpectacle(kit, thing) : `#${each.card}`, t(STATES[each.state]), partakers(kit, each)]);
}
