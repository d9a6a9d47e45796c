// Where people sit: around an ellipse, you at the foot, clockwise like the turns.

/** Fractions of the way from the middle to the rim, -1 to 1; the style sheet defines the distance. */
export interface Place {
  seat: number;
  x: number; // of the name plate
  y: number;
  cardX: number; // of the card played
  cardY: number;
}

/** Pulls points toward the corners of the stage, where there is space; more so for a smaller `power`. */
function spread(part: number, power: number): number {
  return Math.sign(part) * Math.abs(part) ** power;
}

/** Removes floating-point noise, which a root would turn into a visible step. */
const round = (part: number): number => Math.round(part * 1e6) / 1e6;

export function places(size: number, viewer: number): Place[] {
  const you = Math.max(viewer, 0);
  return Array.from({ length: size }, (_, at) => {
    const angle = Math.PI / 2 + ((at + 1) / size) * 2 * Math.PI; // the one to your left first, you last
    const [right, down] = [round(Math.cos(angle)), round(Math.sin(angle))];
    return {
      seat: (you + 1 + at) % size,
      x: spread(right, 0.6),
      y: spread(down, 0.8),
      cardX: spread(right, 0.72),
      cardY: spread(down, 0.6),
    };
  });
}
