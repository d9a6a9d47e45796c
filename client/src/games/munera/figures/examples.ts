// What the pictures in the rules show: men and prices of the usual decks, and numbers made up for the example.
import type { OfferInfo } from "../../../lib/protocol";
import type { Kit } from "../../../stage/kit";
import type { SealedSeat } from "../../../stage/sealed";
import { at, duel, lines, man } from "../samples";
import { SCHOOL, type Man, type School, type Tender } from "../stage";

export const NAMES = ["Ann", "Brutus", "Cassia", "Drusus"];

/** A man with the numbers of his card. */
export function printed(kit: Kit, number: number, part: Partial<Man> = {}): Man {
  const { valor = 0, courage = 1, charisma = 0, obedience = 1, cost = 0 } = kit.thing("man", number)?.values ?? {};
  return man(number, 0, { valor, courage, charisma, obedience, cost, worth: cost, virtus: valor, ...part });
}

/** What a rank adds to a man: M-3.4, M-3.5. */
export function gain(kit: Kit, number: number, rank: number): Partial<Man> {
  const { valor, charisma, worth } = printed(kit, number);
  return { rank, valor: valor + rank, charisma: charisma + rank, worth: worth + 4 * rank };
}

export const SEALED: SealedSeat[] = [5, 7, 3, null].map((amount, seat) => ({
  ...{ seat, name: NAMES[seat]!, sealed: true, amount, passed: amount === null },
}));

/** Spectacle 4 of the usual deck, which pays 10. */
export const TENDER: Tender = {
  ...{ card: 4, printed: 10, open: true, fee: 7, by: 2, standing: [1, 2], out: [3], to_come: [], turn: 1 },
  ...{ floor: -1, least: 0 },
};
export const OFFERS = lines(["tendered", 1, 9], ["tendered", 2, 7]);

/** A scene with a duel that has just been lost by wounds. */
export const SCENE = at({
  men: [man(20, 1, { klass: 5 }), man(0, 0, { klass: 4 })],
  duel: duel({
    ...{ step: "judgement", men: [20, 0], owners: [1, 0], wounds: [1, 3], approval: 0, ending: 2, loser: 1 },
    ...{ appreciation: [4, 6], dice: [8, 3], pugna: 5 },
  }),
  goal: 15,
});

/** An offer of denarii for a man of the usual deck. */
export function LENT(kit: Kit): OfferInfo {
  const name = kit.thing("man", 0)?.title ?? "";
  const good = (number: number, amount: number, text: string, kind: string, thing: number) => ({
    ...{ good: number, amount, text, kind, number: thing, spectacle: -1 },
  });
  return {
    ...{ id: 1, by: 1, to: 0, give: [[0, 6]], get: [[1, 1]], give_text: "6", get_text: name },
    give_goods: [good(0, 6, "6", "money", -1)],
    get_goods: [good(1, 1, name, "man", 0)],
  };
}

export const schoolWith = (seat: number, glory: number): School => ({
  ...SCHOOL.blank,
  ...{ seat, glory, fame: 6, denarii: 12 - 3 * seat, free: 9, region: seat, men: [0, 1, 2, 3, 4, 5], cards: 3 },
  rudis: seat === 0,
});
