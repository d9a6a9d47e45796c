// What Defs.svelte has drawn, and what belongs to classes, offices, pairings and origins.
import { OFFICES, ORIGINS, PAIRING, PAIRINGS, RANK_IDS, RIVAL } from "./numbers";

export type SignName =
  | `helm-${number}`
  | "helm-none"
  | `office-${number}`
  | "valor"
  | "courage"
  | "charisma"
  | "obedience"
  | "virtus"
  | "fame"
  | "wound"
  | "engaged"
  | "lent"
  | "rudis"
  | "laurel"
  | "coin"
  | "crowd"
  | "thumb"
  | "fist"
  | "hand"
  | "pair"
  | "dead"
  | "scroll";

/** The pairing of a class, 0-3; -1 without a class. Its two classes are painted alike. */
export const pairingOf = (klass: number): number => PAIRING[klass] ?? -1;

/** The two classes that a spectacle asks for; none: any pair will do. */
export function pairingAsked(sort: string, pairing: number | undefined): readonly number[] {
  const named = PAIRINGS.findIndex((each) => each === sort);
  const first = PAIRING.findIndex((each) => each === (named >= 0 ? named : pairing));
  return first >= 0 ? [first, RIVAL[first] ?? first] : [];
}

/** The number of an office by its name; -1 if a deck has one of its own. */
export const officeOf = (sort: string): number => OFFICES.findIndex((office) => office === sort);

/** The name of a Minister without the Skill, which is drawn beside it. */
export const officeName = ({ title }: { title: string }): string => title.replace(/ \d+$/, "");

/** The pattern of an origin; an unknown one has the plainest. */
export const originOf = (sort: string): string => ORIGINS.find((origin) => origin === sort) ?? "servus";

/** The term that explains a rank. */
export const rankId = (rank: number): string => RANK_IDS[rank] ?? "";
