// What the pictures in the rules show: cards of the usual decks, and numbers made up for the example.
import type { OfferInfo } from "../../../lib/protocol";
import type { Kit } from "../../../stage/kit";
import type { SealedSeat } from "../../../stage/sealed";
import { apart } from "../hexes";
import type { Bout, HousePicture, Step, Support } from "../pictures";
import type { Named } from "../reading";
import { fighter, picture, sand } from "../samples";

export const NAMES = ["Ann", "Brutus", "Cassia", "Drusus"];
const HAND_GROWS = [0, 4, 7, 10]; // S-1.3: from these points on one card more

export const handAt = (influence: number): number => 2 + HAND_GROWS.filter((from) => influence >= from).length;

const title = (kit: Kit, kind: string, number: number): string => kit.thing(kind, number)?.title ?? "";

/** Two fighters with the dice and names of their cards, where a fight begins. */
export function FIGHTERS(kit: Kit): [Named, Named] {
  const one = (side: 0 | 1): Named => {
    const named = fighter(side, { owner: NAMES[side]! });
    const { attack = 1, defense = 1, speed = 1 } = kit.thing("card", named.card)?.values ?? {};
    const dice = [attack, defense, speed] as const;
    return { ...named, name: title(kit, "card", named.card), dice, full: dice };
  };
  return [one(0), one(1)];
}

const FROM = 16; // the cell of fighter I
export const REACH: Step[] = sand.flatMap((spot, cell) => {
  const steps = apart(spot, sand[FROM]!);
  return steps > 0 && steps <= 4 && cell !== 20 ? [{ cell, steps }] : [];
});

/** A house as it begins, with cards of the starting decks. */
export function opening(kit: Kit): HousePicture {
  const { gold = 0, guards = 0, gladiators = 0, slaves = 0 } = kit.thing("house", 0)?.values ?? {};
  const cards = [...[0, 2, 4, 6].slice(0, gladiators), ...[24, 26, 28].slice(0, slaves)];
  return picture(0, {
    influence: 4,
    gold,
    guards,
    hand: 0,
    limit: handAt(4),
    host: true,
    assets: cards.map((card) => ({ card })),
  });
}

const support = (seat: number, influence: number, part: Partial<Support>): Support => ({
  ...{ seat, name: NAMES[seat]!, influence, answer: "open", paid: 0, promised: 0 },
  ...part,
});
export const SUPPORT: Support[] = [
  support(0, 4, { answer: "own" }),
  support(1, 5, { answer: "yes", paid: 2 }),
  support(2, 3, { answer: "no" }),
];

export const BIDS = (amounts: number[]): SealedSeat[] =>
  amounts.map((amount, seat) => ({ seat, name: NAMES[seat]!, sealed: true, amount, passed: amount === 0 }));

/** An offer of gold and a slave for a gladiator. */
export function BUNDLE(kit: Kit): OfferInfo {
  const good = (number: number, amount: number, text: string, kind: string, card: number) => ({
    ...{ good: number, amount, text, kind, number: card, spectacle: -1 },
  });
  const [slave, man] = [title(kit, "card", 28), title(kit, "card", 10)];
  return {
    ...{
      id: 1,
      by: 1,
      to: 0,
      give: [
        [0, 4],
        [1, 1],
      ],
      get: [[2, 1]],
      give_text: slave,
      get_text: man,
    },
    give_goods: [good(0, 4, "4", "money", -1), good(1, 1, slave, "card", 28)],
    get_goods: [good(2, 1, man, "card", 10)],
  };
}

export const ENTRANTS = (kit: Kit) =>
  [8, 10, 12].map((card, seat) => ({ seat, name: NAMES[seat]!, house: seat, fighter: title(kit, "card", card) }));
export const BOUTS: Bout[] = [
  { round: 0, seats: [0, 1], winner: 1, now: false },
  { round: 1, seats: [1, 2], winner: -1, now: true },
];
