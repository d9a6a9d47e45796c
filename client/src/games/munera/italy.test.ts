import { expect, test } from "vitest";
import map from "../../../../src/harena/games/munera/data/map.toml?raw";
import deck from "../../../../src/harena/games/munera/data/munera.toml?raw";
import { HEIGHT, neighborAt, overlap, readable, REGIONS, SEAS, WIDTH } from "./italy";
import { chartBox, CITIES, placards, tollAt } from "./placing";

const rows = [...map.matchAll(/\{ name = "([^"]+)",.*?neighbors = \[([^\]]*)\]/g)].map(([, name = "", all = ""]) => ({
  name,
  neighbors: [...all.matchAll(/"([^"]+)"/g)].map(([, each = ""]) => each),
}));
const regions = rows.filter(({ name }) => !name.startsWith("Mare"));

function corners(path: string): string[] {
  return path
    .split("M")
    .slice(1)
    .flatMap((part) => {
      const numbers = (part.match(/-?\d+/g) ?? []).map(Number);
      let [x = 0, y = 0] = numbers;
      const found = [`${x} ${y}`];
      for (let at = 2; at + 1 < numbers.length; at += 2) {
        x += numbers[at] ?? 0;
        y += numbers[at + 1] ?? 0;
        found.push(`${x} ${y}`);
      }
      return found;
    });
}

test("every region and sea of our map is drawn, inside the field", () => {
  expect(regions.map(({ name }) => name.toLowerCase())).toEqual(Object.keys(REGIONS));
  expect(rows.filter(({ name }) => name.startsWith("Mare")).map(({ name }) => name)).toEqual(
    SEAS.map(({ name }) => name),
  );
  for (const { path } of Object.values(REGIONS))
    for (const corner of corners(path)) {
      const [x = 0, y = 0] = corner.split(" ").map(Number);
      expect(x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT).toBe(true);
    }
});

test("regions have a border in common exactly if they are neighbors, but for the strait of Sicily", () => {
  for (const one of regions)
    for (const other of regions) {
      if (one === other || [one.name, other.name].includes("Sicilia")) continue;
      const there = new Set(corners(REGIONS[other.name.toLowerCase()]?.path ?? ""));
      const common = corners(REGIONS[one.name.toLowerCase()]?.path ?? "").filter((corner) => there.has(corner));
      expect(common.length > 1, `${one.name}, ${other.name}`).toBe(one.neighbors.includes(other.name));
    }
});

test("every city of our deck has a place", () => {
  const cities = [...deck.matchAll(/city = "([^"]+)"/g)].map(([, city = ""]) => city.toLowerCase().replace(" ", "-"));
  expect(cities.filter((city) => !(city in CITIES))).toEqual([]);
});

test("placards never cover each other, even of one city, on the smallest map", () => {
  const roma = CITIES.roma!;
  const scale = 300 / WIDTH;
  const cities = [roma, roma, roma, CITIES.capua!, CITIES.lupiae!].map(([x, y]) => [x * scale, y * scale] as const);
  const found = placards(cities, { width: 84, height: 44 }, { width: 300, height: HEIGHT * scale }, []);
  for (const [at, one] of found.entries()) for (const other of found.slice(at + 1)) expect(overlap(one, other)).toBe(0);
});

test("arrow keys go to what lies in that direction", () => {
  const points = [
    [0, 0],
    [10, 1],
    [30, 0],
    [0, 20],
  ] as const;
  expect(neighborAt(points, points[0], [1, 0])).toBe(1);
  expect(neighborAt(points, points[0], [0, 1])).toBe(3);
  expect(neighborAt(points, points[0], [-1, 0])).toBe(-1);
});

test("the price of a road is written where nothing else lies", () => {
  const road: [number, number][] = [
    [0, 100],
    [200, 100],
    [400, 100],
  ];
  expect(tollAt(road, [])).toEqual([100, 100]);
  expect(tollAt(road, [{ x: 100, y: 100, width: 200, height: 50 }])).toEqual([300, 100]);
  expect(tollAt(road, [{ x: 200, y: 95, width: 400, height: 30 }])).toEqual([100, 130]); // beside it
  expect(tollAt([[5, 5]], [])).toBeUndefined();
});

test("a name that could not be read is not written", () => {
  const name = (x: number, y = 0) => ({ x, y, width: 40, height: 10 });
  expect(readable([name(0), name(10), name(45)], [])).toEqual([true, false, true]);
  expect(readable([name(0), name(100)], [{ x: 100, y: 5, width: 88, height: 56 }])).toEqual([true, false]);
});

test("no placard lies under the chart", () => {
  const scale = 560 / WIDTH;
  const near = [CITIES.aquileia!, CITIES.pola!, CITIES.ariminum!].map(([x, y]) => [x * scale, y * scale] as const);
  const chart = chartBox(600);
  const found = placards(near, { width: 104, height: 62 }, { width: 560, height: HEIGHT * scale }, [chart]);
  expect(found.map((box) => overlap(box, chart))).toEqual([0, 0, 0]);
});

test("placards stay where they are when the map grows or shrinks a little", () => {
  const shows = [CITIES.verona!, CITIES.placentia!, CITIES.pola!];
  const size = { width: 88, height: 56 };
  let spots: number[] = [];
  for (const width of [270, 330, 375, 300]) {
    const scale = width / WIDTH;
    const cities = shows.map(([x, y]) => [x * scale, y * scale] as const);
    const found = placards(cities, size, { width, height: HEIGHT * scale }, [], spots);
    for (const [at, one] of found.entries())
      for (const other of found.slice(at + 1)) expect(overlap(one, other)).toBe(0);
    if (spots.length) expect(found.map(({ spot }) => spot)).toEqual(spots);
    spots = found.map(({ spot }) => spot);
  }
});
