// The map of Italy, drawn for a field of 640 by 560: regions that touch where the rules call them neighbors (map.toml).
// The peninsula is wider than it is, so that names and signs have room.

export type Point = readonly [number, number];

export const WIDTH = 640;
export const HEIGHT = 560;

interface Shape {
  tint: number; // neighbors differ
  at: Point; // where its name is written
  home: Point; // where banners hang and roads go
  path: string;
}

export const REGIONS: Record<string, Shape> = {
  latium: {
    tint: 2,
    at: [351, 308],
    home: [382, 330],
    path: "M288 301l15 17 29 11 34 0 19 20 15 1 0 10 21-4 13 8 15-11 31-22-24-14-30 17-25-9-22-23-28-21-40-7-10 17z",
  },
  apulia: {
    tint: 0,
    at: [529, 294],
    home: [575, 312],
    path: "M549 342l22-12 18 10 16 22 15 9 6-16-16-31-23-25-24-13-35-2-18-10 19-23-3-12-32 10-25 6-19 35 6 27 24 14 29-10 22 4z",
  },
  lucania: {
    tint: 3,
    at: [498, 359],
    home: [498, 409],
    path: "M434 364l-4 16 20 9 21 3 8 22 12 25 7 13-19 6 4 11-14 10 1 12 20 2 26-24 3-17 25-10 6-26-32-12 9-31 22-31-18-17-22-4-29 10-31 22z",
  },
  samnium: {
    tint: 3,
    at: [409, 259],
    home: [449, 282],
    path: "M469 255l-26-4-16-18-16-12-39 15-30-9-8 23-23 24 40 7 28 21 22 23 25 9 30-17-6-27z",
  },
  picenum: { tint: 2, at: [414, 203], home: [380, 214], path: "M411 221l-2-30-6-30-17-4-27 30-17 40 30 9z" },
  umbria: {
    tint: 1,
    at: [325, 182],
    home: [314, 231],
    path: "M386 157l-18-12-17-5-27 17-32 12-2 36 1 39 20 30 23-24 8-23 17-40z",
  },
  etruria: {
    tint: 3,
    at: [245, 195],
    home: [235, 241],
    path: "M184 171l8 12 2 24 8 19-1 15 19 15 12 15 29 7 27 23 13-10 10-17-20-30-1-39 2-36-39-14-40-3-39-8z",
  },
  aemilia: {
    tint: 2,
    at: [257, 115],
    home: [313, 110],
    path: "M351 140l-22-9-2-22 8-15-67 3-41 11-43 1-32 2 0 16 22 17 39 8 40 3 39 14 32-12z",
  },
  liguria: {
    tint: 1,
    at: [100, 118],
    home: [84, 149],
    path: "M58 175l31-9 19-17 23-6 25 11 28 17-10-27-22-17 0-16-42-2-42 3-37 15 0 22z",
  },
  transpadana: {
    tint: 0,
    at: [123, 72],
    home: [100, 97],
    path: "M211 44l-43 6-26 10-32-15-31 23-48 4-10 28 10 27 37-15 42-3 42 2 32-2 43-1 7-32z",
  },
  venetia: {
    tint: 3,
    at: [288, 41],
    home: [294, 64],
    path: "M335 94l-6-12-6-14 25-8 26-8 18-2 8 10-10 12 5 15 16 9 13-12 8-14-16-28-21-29-55-6-72 12-57 25 23 32-7 32 41-11z",
  },
  sicilia: {
    tint: 1,
    at: [369, 496],
    home: [403, 523],
    path: "M301 494l15-13 29-2 37 8 42-6 42-6-16 28-8 20-2 30-37-5-26-15-42-17-32-8z",
  },
  sardinia: {
    tint: 2,
    at: [124, 366],
    home: [123, 401],
    path: "M88 328l27 2 19-9 18 20 10 24-8 25 0 29-8 13-24 0-10 12-20-9 0-36 6-22-12-29zM151 224l4 30-4 28-16 29-19-15-5-30 6-25 24-2z",
  },
};

/** In the order of map.toml. */
export const SEAS: readonly { name: string; at: Point }[] = [
  { name: "Mare Ligusticum", at: [84, 204] },
  { name: "Mare Tyrrhenum", at: [277, 390] },
  { name: "Mare Ionium", at: [572, 466] },
  { name: "Mare Adriaticum Inferius", at: [560, 226] },
  { name: "Mare Adriaticum Superius", at: [432, 131] },
];

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

/** Land that is not Italy. */
export const FOREIGN = "M0 0l640 0 0 221-20-13-47-22-52-25-42-39-16-35-31-17-69-23-114 30-113 38-78 60-27 11-31 23z";

export interface Box {
  x: number; // its middle
  y: number;
  width: number;
  height: number;
}

/** How much of two boxes lies over each other. */
export function overlap(a: Box, b: Box): number {
  const x = Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const y = Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return x > 0 && y > 0 ? x * y : 0;
}

const COVERED = 0.15; // of a name: less than that can still be read

/** Tells which names can be read: none that lies behind something, or over a name before it. */
export function readable(names: readonly Box[], over: readonly Box[]): boolean[] {
  const kept: Box[] = [...over];
  return names.map((name) => {
    const free = kept.every((each) => overlap(name, each) < COVERED * name.width * name.height);
    if (free) kept.push(name);
    return free;
  });
}

/** The chart in the upper right corner of a place that is `across` wide, as a thing on the map in the middle of it. */
export function chartBox(across: number, width: number): Box & { weight: number } {
  const chart = Math.min(0.26 * across, 140) + 8;
  const height = chart * 0.6 + 28;
  return { x: (across + width - chart) / 2, y: height / 2, width: chart, height, weight: 50 };
}

const AROUND = Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6);
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Finds a place near its city for every placard: never over another one, if possible not over a banner or a name. */
export function placards(
  cities: readonly Point[],
  size: { width: number; height: number },
  field: { width: number; height: number },
  keepFree: readonly (Box & { weight: number })[],
): Box[] {
  const placed: Box[] = [];
  for (const [x, y] of cities) {
    let best: Box | undefined;
    let least = Infinity;
    for (const far of [0.72, 1, 1.4, 1.9, 2.6]) {
      for (const angle of AROUND) {
        const box = {
          ...size,
          x: clamp(x + Math.cos(angle) * far * size.width * 0.72, size.width / 2 + 2, field.width - size.width / 2 - 2),
          y: clamp(
            y + Math.sin(angle) * far * size.height * 0.95,
            size.height / 2 + 2,
            field.height - size.height / 2 - 2,
          ),
        };
        const near = { ...box, width: box.width + 6, height: box.height + 6 };
        let cost = Math.hypot(box.x - x, box.y - y) * 6;
        for (const other of placed) cost += overlap(near, other) * 50;
        for (const thing of keepFree) cost += overlap(box, thing) * thing.weight;
        for (const [cx, cy] of cities) cost += overlap(box, { x: cx, y: cy, width: 10, height: 10 }) * 30;
        if (cost < least) [best, least] = [box, cost];
      }
    }
    if (best) placed.push(best);
  }
  return placed;
}

/** The one of several points that lies in a direction (1, 0 is right), as arrow keys go; -1: none. */
export function neighborAt(points: readonly Point[], from: Point, [dx, dy]: Point): number {
  let found = -1;
  let least = Infinity;
  points.forEach(([x, y], at) => {
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy - (y - from[1]) * dx);
    if (ahead <= 0 || ahead + 2 * aside >= least) return;
    [found, least] = [at, ahead + 2 * aside];
  });
  return found;
}

const TOLL = { width: 48, height: 28 }; // px

/** Where the price of a road is written: at the middle of one of its parts, over as little else as possible. */
export function tollAt(road: readonly Point[], others: readonly Box[]): Point | undefined {
  let found: Point | undefined;
  let least = Infinity;
  for (const [at, [x, y]] of road.slice(1).entries()) {
    const [fromX, fromY] = road[at]!;
    for (const part of [0.5, 0.3, 0.7]) {
      const here: Point = [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
      const cost = others.reduce((sum, box) => sum + overlap({ ...TOLL, x: here[0], y: here[1] }, box), 0);
      if (cost < least) [found, least] = [here, cost];
    }
  }
  return found;
}
