// Where things stand on the map once there are spectacles: their placards, and the price of a road. Nothing of it is
// needed before the first turn.
import { overlap, type Box, type Point } from "./italy";

export const CITIES: Record<string, Point> = {
  roma: [309, 298],
  verona: [250, 80],
  capua: [393, 334],
  syracusae: [437, 533],
  luceria: [475, 284],
  pompeii: [414, 350],
  aquileia: [382, 47],
  mediolanum: [147, 90],
  placentia: [178, 117],
  volsinii: [280, 254],
  "urbs-salvia": [376, 189],
  grumentum: [487, 369],
  telesia: [418, 317],
  ariminum: [330, 143],
  arretium: [280, 197],
  spoletium: [322, 236],
  paestum: [440, 372],
  lupiae: [613, 340],
  albingaunum: [94, 157],
  pola: [405, 87],
  hispellum: [317, 219],
  carales: [127, 424],
};

/** The chart in the upper right corner of a place that is `across` wide, as a thing on the map at the left of it. */
export function chartBox(across: number): Box & { weight: number } {
  const chart = Math.min(0.26 * across, 140) + 8;
  const height = chart * 0.6 + 28;
  return { x: across - chart / 2, y: height / 2, width: chart, height, weight: 50 };
}

const AROUND = Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6);
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const HOLD = 20000; // what a placard would have to gain by another place to leave its own

/** How much of a line lies under a box, px. */
function crossing([x, y]: Point, box: Box, under: Box): number {
  const parts = Math.ceil(Math.hypot(box.x - x, box.y - y) / 6);
  let found = 0;
  for (let at = 0; at < parts; at++) {
    const [dx, dy] = [(box.x - x) * (at / parts), (box.y - y) * (at / parts)];
    found += overlap({ x: x + dx, y: y + dy, width: 1, height: 1 }, under) ? 6 : 0;
  }
  return found;
}

type Placed = [
  cities: readonly Point[],
  size: { width: number; height: number },
  field: { width: number; height: number },
  keepFree: readonly (Box & { weight: number })[],
];

/** Finds a place near its city for every placard: never over another one, if possible not over a banner or a name, nor
 * with its line across them. A placard keeps the spot that it had, as long as that is hardly worse than the best. */
export function placards(
  cities: readonly Point[],
  size: { width: number; height: number },
  field: { width: number; height: number },
  keepFree: readonly (Box & { weight: number })[],
  before: readonly (number | undefined)[] = [],
): (Box & { spot: number })[] {
  const placed: (Box & { spot: number })[] = [];
  for (const [at, city] of cities.entries()) {
    const [x, y] = city;
    let best: (Box & { spot: number }) | undefined;
    let least = Infinity;
    let spot = 0;
    for (const far of [0.72, 1, 1.4, 1.9, 2.6]) {
      for (const angle of AROUND) {
        const box = {
          ...size,
          spot: spot++,
          x: clamp(x + Math.cos(angle) * far * size.width * 0.72, size.width / 2 + 2, field.width - size.width / 2 - 2),
          y: clamp(
            y + Math.sin(angle) * far * size.height * 0.95,
            size.height / 2 + 2,
            field.height - size.height / 2 - 2,
          ),
        };
        const near = { ...box, width: box.width + 6, height: box.height + 6 };
        let cost = Math.hypot(box.x - x, box.y - y) * 14;
        if (box.spot === before[at]) cost -= HOLD;
        for (const other of placed) cost += overlap(near, other) * 50 + crossing(city, box, other) * 60;
        for (const thing of keepFree) cost += overlap(box, thing) * thing.weight;
        for (const thing of keepFree) cost += crossing(city, box, thing) * 8;
        for (const [cx, cy] of cities) cost += overlap(box, { x: cx, y: cy, width: 10, height: 10 }) * 30;
        if (cost < least) [best, least] = [box, cost];
      }
    }
    if (best) placed.push(best);
  }
  return placed;
}

const spots = new Map<number, number>(); // by card, where its placard was put

/** Finds places for the placards of these cards, as `placards` does: each where it was before, if it can. */
export function kept(cards: readonly number[], ...where: Placed): ReturnType<typeof placards> {
  const found = placards(
    ...where,
    cards.map((card) => spots.get(card)),
  );
  cards.forEach((card, at) => spots.set(card, found[at]!.spot));
  return found;
}

const TOLL = { width: 48, height: 28 }; // px

/** Where the price of a road is written: on one of its parts or beside it, over as little else as possible. */
export function tollAt(road: readonly Point[], others: readonly Box[]): Point | undefined {
  let found: Point | undefined;
  let least = Infinity;
  for (const [at, [x, y]] of road.slice(1).entries()) {
    const [fromX, fromY] = road[at]!;
    const long = Math.hypot(x - fromX, y - fromY) || 1;
    const aside = [-(y - fromY) / long, (x - fromX) / long] as const;
    for (const part of [0.5, 0.3, 0.7]) {
      for (const far of [0, 18, -18, 30, -30]) {
        const here: Point = [fromX + (x - fromX) * part + aside[0] * far, fromY + (y - fromY) * part + aside[1] * far];
        const covered = others.reduce((sum, box) => sum + overlap({ ...TOLL, x: here[0], y: here[1] }, box), 0);
        const cost = covered + Math.abs(far) * 4;
        if (cost < least) [found, least] = [here, cost];
      }
    }
  }
  return found;
}
