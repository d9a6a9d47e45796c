// What moves when something happens: gold, Intrigue cards, guards, Influence and people, from one place to another.
import type { Line } from "../../lib/protocol";
import { atSeat as seat, coins, MIDDLE, thing, type Flash, type Flight, type Place } from "../../stage/flights";
import { arg, list } from "./events";
import type { SignName } from "./signs";

const card = (number: number): Place => ({ at: "card", number });
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

type Moves = (of: (at: number) => number, line: Line) => Flight<SignName>[];

const gains: Moves = (of) => coins(of(1), MIDDLE, seat(of(0)));
const pays: Moves = (of) => coins(of(1), seat(of(0)), MIDDLE);
const hands: Moves = (of) => coins(of(2), seat(of(0)), seat(of(1)));
const lays: Moves = (of) => [thing("cards", seat(of(0)), MIDDLE)];
const reacts: Moves = (of) => [thing("bolt", seat(of(0)), MIDDLE)];
const asks: Moves = (of) => coins(of(2), seat(of(0)), seat(of(1)));
const comes: Moves = (of) => [thing("helmet", card(of(1)), MIDDLE)];
const goes: Moves = (of) => [thing("turned", card(of(1)), MIDDLE)];

const MOVES: Readonly<Record<string, Moves>> = {
  "gained-gold": gains,
  "books-gain": gains,
  "bets-won": gains,
  "sold-guard": gains,
  "paid-bank": pays,
  "books-pay": pays,
  "paid-house": hands,
  "gave-gold": hands,
  pleaded: asks,
  "influence-up": (of) => [thing("influence", MIDDLE, seat(of(0)), of(1))],
  "influence-down": (of) => [thing("influence", seat(of(0)), MIDDLE, of(1))],
  host: (of) => [thing("laurel", MIDDLE, seat(of(0)))],
  drew: (of) => [thing("cards", MIDDLE, seat(of(0)), of(1))],
  cashed: lays,
  discarded: lays,
  laid: (of) => [thing("mask", seat(of(0)), MIDDLE)],
  "took-back": (of) => [thing("mask", MIDDLE, seat(of(0)))],
  schemed: (of) => [thing("mask", seat(of(0)), MIDDLE)],
  "schemed-house": (of) => [thing("mask", seat(of(0)), seat(of(2)))],
  "schemed-houses": (of) => [thing("mask", seat(of(0)), seat(of(2)))],
  "schemed-card": (of) => [thing("mask", seat(of(0)), card(of(2)))],
  supported: (of) => [thing("yes", seat(of(0)), seat(of(1)))],
  refused: (of) => [thing("no", seat(of(0)), seat(of(1)))],
  reacted: reacts,
  "reacted-house": (of) => [thing("bolt", seat(of(0)), seat(of(2)))],
  "reacted-card": (of) => [thing("bolt", seat(of(0)), card(of(2)))],
  "guard-rolled": (of) => [thing("guard", seat(of(0)), MIDDLE)],
  posted: (of) => [thing("guard", MIDDLE, seat(of(0)))],
  "took-guard": (of) => [thing("guard", MIDDLE, seat(of(0)))],
  "gave-guards": (of) => [thing("guard", seat(of(0)), seat(of(1)), of(2))],
  gave: (of) => [thing("helmet", card(of(2)), seat(of(1)))],
  sold: (of) => [thing("turned", card(of(1)), MIDDLE), ...coins(of(2), MIDDLE, seat(of(0)))],
  bought: (of) => [...coins(of(2), seat(of(0)), MIDDLE), thing("helmet", MIDDLE, seat(of(0)))],
  released: goes,
  "discarded-asset": goes,
  invited: (of) => [thing("swords", seat(of(0)), seat(of(1)))],
  sent: comes,
  replaced: comes,
  equipped: (of) => [thing("attack", card(of(1)), MIDDLE)],
  bet: (of, line) => coins(sum(list(line, 1)), seat(of(0)), MIDDLE),
};

/** Where the card stands in the arguments of lines that light it up, and the sign it gets. */
const AT_CARD: Readonly<Record<string, [at: number, sign: SignName | ""]>> = {
  injured: [0, "wound"],
  healed: [0, "yes"],
  died: [1, "dead"],
  favor: [0, "favor"],
  champion: [0, "champion"],
  used: [1, "turned"],
  exhausted: [1, "turned"],
  healing: [1, ""],
  killed: [1, "dead"],
};
const AT_SEAT: Readonly<Record<string, SignName | "">> = {
  "intrigue-turn": "",
  declined: "no",
  "guard-held": "guard",
  "guard-failed": "no",
  "guards-exhausted": "turned",
  spied: "",
  through: "laurel",
};

export function flightsOf(lines: readonly Line[]): Flight<SignName>[] {
  return lines.flatMap((line) => {
    const moves = Object.hasOwn(MOVES, line.kind) ? MOVES[line.kind] : undefined;
    return moves?.((at) => arg(line, at), line) ?? [];
  });
}

export function flashesOf(lines: readonly Line[]): Flash<SignName>[] {
  return lines.flatMap((line): Flash<SignName>[] => {
    const [at, sign] = (Object.hasOwn(AT_CARD, line.kind) && AT_CARD[line.kind]) || [-1, "" as const];
    if (at >= 0) return [{ sign, place: card(arg(line, at)) }];
    if (!Object.hasOwn(AT_SEAT, line.kind)) return [];
    return [{ sign: AT_SEAT[line.kind] ?? "", place: seat(arg(line, line.kind === "spied" ? 1 : 0)) }];
  });
}
