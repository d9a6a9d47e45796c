// Puts cards and combats into words.
import type { Names } from "../../lib/protocol";
import { t } from "../../lib/words.svelte";
import { rankOf, schoolName, schoolOf, signed } from "./rules";
import type { Picture } from "./picture";
import type { Challenge } from "./stage";

export const schoolWord = (school: number): string => t(`gorus-school-${schoolName(school)}`);
export const cardName = (card: number): string =>
  t("gorus-card", { school: schoolWord(schoolOf(card)), rank: rankOf(card) });

/** What a card brings to whoever wins it. */
export function worthWords(card: number, favor: readonly number[]): string {
  const value = signed(favor[rankOf(card)] ?? 0);
  if (rankOf(card) !== 0) return t("gorus-worth", { favor: value });
  return t("gorus-worth-zero", { favor: signed(favor[16] ?? 0), school: schoolWord(schoolOf(card)), other: value });
}

export function challengeWords({ school, same }: Challenge): string {
  return t(same ? "gorus-challenge-same" : "gorus-challenge", { school: schoolWord(school) });
}

/** The same, as short as possible. */
export function changeWords({ school, same }: Challenge): string {
  return t(same ? "gorus-screen-stays" : "gorus-screen-becomes", { school: schoolWord(school) });
}

export function tookWords(taker: number, names: Names): string {
  return taker === names.you ? t("gorus-screen-took-you") : t("gorus-screen-took", { seat: names.seats[taker] ?? "" });
}

/** What has just been won: the game, or the combat that is still on the table. */
export function statusWords(picture: Picture, victors: number[], names: Names): string {
  if (victors.length === 1 && victors[0] === names.your_side) return t("gorus-screen-victory-you");
  if (victors.length) return t("gorus-screen-victory", { sides: victors.map((side) => names.sides[side]).join(", ") });
  return picture.past && picture.combat ? tookWords(picture.combat.taker, names) : "";
}
