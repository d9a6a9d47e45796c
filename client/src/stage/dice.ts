// Faces of the dice. While a die tumbles it shows faces in an order of its own, never the one it lands on before it lands.

export const AIR = 900; // ms of a throw at normal speed

/** The faces that are seen on the way to `value`, the last one not included. */
export function tumble(value: number, sides: 6 | 10, steps: number): number[] {
  const first = sides === 6 ? 1 : 0;
  // 7 has no divisor in common with 6 and 10: every face comes once before one comes again.
  return Array.from(
    { length: steps },
    (_, at) => first + ((((value - first + (steps - at) * 7) % sides) + sides) % sides),
  );
}

/** Where the pips of a six-sided die lie, in thirds of the face. */
export function pips(value: number): readonly (readonly [number, number])[] {
  const spots: [number, number][] = [];
  if (value % 2) spots.push([1, 1]);
  if (value > 1) spots.push([0, 0], [2, 2]);
  if (value > 3) spots.push([2, 0], [0, 2]);
  if (value === 6) spots.push([0, 1], [2, 1]);
  return spots;
}
