// What Defs.svelte has drawn, and how classes, offices, pairings and origins are numbered (decks.py).
export const CLASS_COUNT = 7;
export const OFFICES = ["doctor", "medicus", "faber", "coquus", "arbiter", "vectores", "lupae"] as const;
export const ORIGINS = ["captivus", "damnatus", "servus", "auctoratus"] as const;
export const RANKS = ["Tiro", "Veteranus", "Primus Palus"] as const; // Latin in every language
const PAIRINGS: Record<string, readonly [number, number]> = { mt: [0, 1], ha: [2, 3], rs: [4, 5], pp: [6, 6] };

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
export const pairingOf = (klass: number): number => (klass < 0 || klass >= CLASS_COUNT ? -1 : klass >> 1);

/** The two classes that a spectacle asks for; none: any pair will do. */
export function pairingAsked(sort: string, pairing: number | undefined): readonly number[] {
  const named = PAIRINGS[sort] ?? Object.values(PAIRINGS)[pairing ?? -1];
  return named ?? [];
}

/** The number of an office by its name; -1 if a deck has one of its own. */
export const officeOf = (sort: string): number => OFFICES.findIndex((office) => office === sort);

/** The name of a Minister without the Skill, which is drawn beside it. */
export const officeName = ({ title }: { title: string }): string => title.replace(/ \d+$/, "");

/** The pattern of an origin; an unknown one has the plainest. */
export const originOf = (sort: string): string => ORIGINS.find((origin) => origin === sort) ?? "servus";
