// The geometry of the arena, for any shape. A cell is a spot [column, row] as the rules have it (sand.py): two cells of a
// row are two columns apart, the rows above and below are shifted by one. The hexagons stand on a point.
export type Spot = readonly [x: number, y: number];
export type Point = readonly [x: number, y: number];

export const RADIUS = 30; // from the middle of a hexagon to a corner
export const HALF = (RADIUS * Math.sqrt(3)) / 2; // from the middle to a side: one column
export const DOWN = RADIUS * 1.5; // one row

/** Axial coordinates as a spot. */
export const fromAxial = (q: number, r: number): Spot => [2 * q + r, r];

export const centerOf = ([x, y]: Spot): Point => [x * HALF, y * DOWN];

// Clockwise from the right: where the six neighbors are, and the side of the hexagon towards each of them.
const NEIGHBORS: readonly Spot[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];
/** A corner of a hexagon around (0, 0); the side towards neighbor n lies between corners n and n + 1. */
const corner = (n: number, radius: number): Point => {
  const angle = ((n * 60 - 30) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};
const round = (number: number): number => Math.round(number * 100) / 100;
const written = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The outline of a hexagon around (0, 0). */
export const hexagon = (radius = RADIUS): string =>
  `M${[0, 1, 2, 3, 4, 5].map((n) => written(corner(n, radius))).join("L")}z`;

const key = ([x, y]: Spot): string => `${x},${y}`;
const indexed = (cells: readonly Spot[]): Map<string, number> => new Map(cells.map((cell, at) => [key(cell), at]));

/** How many steps two cells are apart, ignoring walls. */
export function apart([x1, y1]: Spot, [x2, y2]: Spot): number {
  const across = Math.abs(x1 - x2);
  const down = Math.abs(y1 - y2);
  return down + Math.max(0, across - down) / 2;
}

/** The cells beside a cell, clockwise from the right; -1 where there is none. */
export function neighbors(cells: readonly Spot[], cell: number): number[] {
  const places = indexed(cells);
  const [x, y] = cells[cell] ?? [NaN, NaN];
  return NEIGHBORS.map(([dx, dy]) => places.get(key([x + dx, y + dy])) ?? -1);
}

/** All sides of hexagons behind which there is no cell: the rim, also around holes. */
export function rim(cells: readonly Spot[]): string {
  const places = indexed(cells);
  return cells
    .flatMap(([x, y]) => {
      const [cx, cy] = centerOf([x, y]);
      const at = (n: number): string => {
        const [px, py] = corner(n, RADIUS);
        return written([cx + px, cy + py]);
      };
      return NEIGHBORS.flatMap(([dx, dy], n) => (places.has(key([x + dx, y + dy])) ? [] : [`M${at(n)}L${at(n + 1)}`]));
    })
    .join("");
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The frame of the picture around all cells. */
export function frame(cells: readonly Spot[], margin: number): Frame {
  const middles = cells.map(centerOf);
  const xs = middles.map(([x]) => x);
  const ys = middles.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - HALF - margin, Math.min(...ys) - RADIUS - margin];
  return {
    x: round(left),
    y: round(top),
    width: round(Math.max(...xs) + HALF + margin - left),
    height: round(Math.max(...ys) + RADIUS + margin - top),
  };
}

/** The cells of each row from left to right, the top row first. */
export function rowsOf(cells: readonly Spot[]): number[][] {
  const rows = new Map<number, number[]>();
  cells.forEach(([, y], at) => rows.set(y, [...(rows.get(y) ?? []), at]));
  return [...rows]
    .sort(([one], [two]) => one - two)
    .map(([, row]) => row.sort((one, two) => cells[one]![0] - cells[two]![0]));
}

/** The names of the cells, as the log has them: a letter per row and a number per cell in it. */
export function cellNames(cells: readonly Spot[]): string[] {
  const names = cells.map(() => "");
  rowsOf(cells).forEach((row, y) => row.forEach((cell, x) => (names[cell] = `${rowName(y)}${x + 1}`)));
  return names;
}

const rowName = (number: number): string =>
  (number > 25 ? rowName(Math.floor(number / 26) - 1) : "") + String.fromCharCode(97 + (number % 26));

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End";
export const ARROWS: readonly string[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/**
 * The cell that an arrow key goes to: the next one in the row, or the nearest one in the next row. Up and down zigzag, so
 * that two of them lead straight on; a gap is jumped over. The same cell if there is none.
 */
export function byArrow(cells: readonly Spot[], cell: number, arrow: Arrow): number {
  const rows = rowsOf(cells);
  const y = rows.findIndex((row) => row.includes(cell));
  const row = rows[y];
  if (!row) return cells.length ? 0 : -1;
  const x = row.indexOf(cell);
  if (arrow === "ArrowLeft") return row[x - 1] ?? cell;
  if (arrow === "ArrowRight") return row[x + 1] ?? cell;
  if (arrow === "Home") return row[0] ?? cell;
  if (arrow === "End") return row.at(-1) ?? cell;
  const next = rows[y + (arrow === "ArrowUp" ? -1 : 1)];
  if (!next) return cell;
  const [column, line] = cells[cell]!;
  const wish = column + (line % 2 ? -0.5 : 0.5); // odd rows lean left, even ones right
  const far = (other: number): number => Math.abs(cells[other]![0] - wish);
  return next.reduce((best, other) => (far(other) < far(best) ? other : best));
}

/** The direction from one cell to another in degrees, clockwise from the right, as the nearest of the six sides. */
export function facing(from: Spot, to: Spot): number {
  const [x1, y1] = centerOf(from);
  const [x2, y2] = centerOf(to);
  const turn = Math.round(Math.atan2(y2 - y1, x2 - x1) / (Math.PI / 3)) * 60;
  return (turn + 360) % 360;
}

/** Reads an arena that is drawn as text, as decks have it: . 1 2 are cells. */
export const drawn = (rows: readonly string[]): Spot[] =>
  rows.flatMap((row, y) => [...row].flatMap((sign, x) => (".12".includes(sign) ? [[x, y] as const] : [])));
