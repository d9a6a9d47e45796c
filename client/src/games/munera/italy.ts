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
