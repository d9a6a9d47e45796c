// What Defs.svelte has drawn, and which sign belongs to which card, pool and house.
import type { Thing } from "../../lib/protocol";

export const POOLS = ["attack", "defense", "speed"] as const; // in the order of the rules
export type Pool = (typeof POOLS)[number];

export type SignName =
  | Pool
  | "helmet"
  | "chain"
  | "axe"
  | "trident"
  | "galea"
  | "manica"
  | "net"
  | "javelin"
  | "mask"
  | "bolt"
  | "guard"
  | "coin"
  | "influence"
  | "laurel"
  | "cards"
  | "wound"
  | "turned"
  | "favor"
  | "champion"
  | "dead"
  | "yes"
  | "no"
  | "swords"
  | "eagle"
  | "amphora"
  | "scales";

const SORTS: Record<string, SignName> = {
  gladiator: "helmet",
  slave: "chain",
  weapon: "attack",
  armor: "defense",
  special: "net",
  scheme: "mask",
  reaction: "bolt",
  guard: "guard",
};
const GEAR: Record<string, SignName> = {
  axe: "axe",
  trident: "trident",
  galea: "galea",
  manica: "manica",
  javelin: "javelin",
};

/** The sign of a card: that of its own where it has one, or of its sort. */
export const signOf = ({ id, sort }: Pick<Thing, "id" | "sort">): SignName =>
  GEAR[id.replace(/\.\d+$/, "")] ?? SORTS[sort] ?? "influence";

export interface Crest {
  sign: SignName;
  shape: "round" | "tower" | "hexagon" | "kite" | "square";
  first: SignName; // what its first rule uses, and what it brings
  brings: SignName;
}

const CRESTS: Record<string, Crest> = {
  batiatus: { sign: "swords", shape: "round", first: "helmet", brings: "coin" },
  glaber: { sign: "eagle", shape: "tower", first: "guard", brings: "cards" },
  tullius: { sign: "amphora", shape: "hexagon", first: "chain", brings: "cards" },
  solonius: { sign: "scales", shape: "kite", first: "coin", brings: "mask" },
};

/** The crest of a house by its id; a house of somebody's own deck has a column. */
export const crestOf = (id: string): Crest =>
  CRESTS[id] ?? { sign: "influence", shape: "square", first: "turned", brings: "influence" };
