// Sealed answers in words, for everybody who cannot see the chips turn.
export interface SealedSeat {
  seat: number;
  name: string;
  sealed: boolean; // their answer is in
  amount: number | null; // null: not known (yet); before the reveal only one's own is
  passed?: boolean; // they bid nothing; known at the reveal
}

export type Outcome = "waiting" | "ready" | "won" | "won-you" | "tie" | "nobody";

/** What there is to say: who is awaited, or how it ended. */
export function outcome(
  seats: readonly SealedSeat[],
  open: boolean,
  winner: number,
  price: number,
  you: number,
): Outcome {
  if (!open) return seats.every(({ sealed }) => sealed) ? "ready" : "waiting";
  if (winner >= 0) return winner === you ? "won-you" : "won";
  return price >= 0 && seats.some(({ amount }) => amount === price) ? "tie" : "nobody";
}

/** Who offered the highest amount; a die decides among several. */
export const highest = (bids: readonly number[]): number[] => {
  const most = Math.max(...bids);
  return most < 0 ? [] : bids.flatMap((bid, seat) => (bid === most ? [seat] : []));
};
