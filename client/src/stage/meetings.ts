// Who fought whom.

/** One fight of two seats. */
export interface Meeting {
  seats: readonly [number, number];
  winner: number; // a seat; -1: nobody
}

/** By seat and rival: how often they met, and how often the seat has won. A seat may have fought itself. */
export function met(fights: readonly Meeting[], seats: number): { wins: number; fights: number }[][] {
  const table = Array.from({ length: seats }, () => Array.from({ length: seats }, () => ({ wins: 0, fights: 0 })));
  for (const { seats: both, winner } of fights) {
    const [one, other] = both;
    for (const [mine, theirs] of one === other ? [[one, other]] : [both, [other, one]]) {
      const cell = table[mine as number]?.[theirs as number];
      if (!cell) continue;
      cell.fights += 1;
      if (winner === mine) cell.wins += 1;
    }
  }
  return table;
}
