// What moves or lights up when something happens: signs, from one place on the screen to another.

/** A place on the screen: an element with data-seat, data-man, ..., or the middle, where bank and decks are. */
export type Place = { at: "seat" | "man" | "card" | "stake"; number: number } | { at: "middle" };

export interface Flight<Sign extends string = string> {
  sign: Sign;
  amount: number; // written beside the sign; 0: nothing is
  from: Place;
  to: Place;
}

/** Something that only lights up where it is. */
export interface Flash<Sign extends string = string> {
  sign: Sign | "";
  place: Place;
}

export const MIDDLE: Place = { at: "middle" };
export const atSeat = (number: number): Place => ({ at: "seat", number });

export const thing = <Sign extends string>(sign: Sign, from: Place, to: Place, amount = 0): Flight<Sign> => ({
  sign,
  amount,
  from,
  to,
});

/** Coins that are paid; none if there are none. */
export const coins = (amount: number, from: Place, to: Place): Flight<"coin">[] =>
  amount > 0 ? [thing("coin", from, to, amount)] : [];

/** How an element is found that stands for a place. */
export const selector = (place: Place): string => (place.at === "middle" ? "" : `[data-${place.at}="${place.number}"]`);
