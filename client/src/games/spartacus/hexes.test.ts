import { describe, expect, test } from "vitest";
import {
  apart,
  ARROWS,
  byArrow,
  cellNames,
  centerOf,
  drawn,
  facing,
  frame,
  fromAxial,
  HALF,
  neighbors,
  RADIUS,
  rim,
  type Arrow,
} from "./hexes";

const ARENA = drawn([
  "   . . . .   ",
  "  . . . . .  ",
  " . . . . . . ",
  ". 1 . . . 2 .",
  " . . . . . . ",
  "  . . . . .  ",
  "   . . . .   ",
]);
const RING = drawn([" . . ", "1   2", " . . "]);
const names = cellNames(ARENA);
const cell = (name: string): number => names.indexOf(name);
const walk = (from: string, ...arrows: Arrow[]): string =>
  names[arrows.reduce((at, arrow) => byArrow(ARENA, at, arrow), cell(from))]!;

describe("cells", () => {
  test("are named like in the log, row by row", () => {
    expect(names.length).toBe(37);
    expect([names[0], names[4], names.at(-1)]).toEqual(["a1", "b1", "g4"]);
  });
  test("have their neighbors clockwise from the right", () => {
    expect(neighbors(ARENA, cell("d4")).map((at) => names[at])).toEqual(["d5", "e4", "e3", "d3", "c3", "c4"]);
    expect(neighbors(ARENA, cell("a1")).map((at) => names[at] ?? "")).toEqual(["a2", "b2", "b1", "", "", ""]);
  });
  test("are apart as many steps as one has to go", () => {
    for (const [at, spot] of ARENA.entries())
      for (const beside of neighbors(ARENA, at)) if (beside >= 0) expect(apart(spot, ARENA[beside]!)).toBe(1);
    expect(apart(ARENA[cell("d2")]!, ARENA[cell("d6")]!)).toBe(4);
    expect(apart(fromAxial(-2, 0), fromAxial(1, -3))).toBe(3);
  });
});

describe("the rim", () => {
  const sides = (path: string): number => path.split("M").length - 1;
  test("goes around the whole arena", () => expect(sides(rim(ARENA))).toBe(42));
  test("goes around holes, too", () => expect(sides(rim(drawn([" . . ", ". 1 .", " . . "])))).toBe(18));
  test("of a single cell is the cell", () => expect(sides(rim([[0, 0]]))).toBe(6));
  test("of a ring has an inner side", () => expect(sides(rim(RING))).toBe(24));
});

describe("arenas of own decks", () => {
  const hexagons = (radius: number): string[] =>
    Array.from({ length: 2 * radius + 1 }, (_, y) => {
      const off = Math.abs(y - radius);
      return (
        " ".repeat(off) +
        Array(2 * radius + 1 - off)
          .fill(".")
          .join(" ")
      );
    });
  const SHAPES: Record<string, string[]> = {
    lane: ["1 . .", " . . .", ". . .", " . . .", ". . .", " . . .", ". . .", " . . .", ". . 2"],
    "with a hole": ["  1 . .  ", " . . . . ", ". .   . .", " . . . . ", "  . . 2  "],
    ring: [" 1 . ", ".   .", " . 2 "],
    "in two rooms": ["1 .       . 2", " . . . . . .", ". .       . ."],
    largest: hexagons(6),
    "one row": ["1 . . . . . 2"],
  };
  test.each(Object.keys(SHAPES))("are drawn whole: %s", (name) => {
    const cells = drawn(SHAPES[name]!);
    const box = frame(cells, 16);
    for (const spot of cells) {
      const [x, y] = centerOf(spot);
      expect(x - HALF >= box.x && x + HALF <= box.x + box.width).toBe(true);
      expect(y - RADIUS >= box.y && y + RADIUS <= box.y + box.height).toBe(true);
    }
    const open = cells.flatMap((_, at) => neighbors(cells, at)).filter((beside) => beside < 0).length;
    expect(rim(cells).split("M").length - 1).toBe(open);
  });
  test.each(Object.keys(SHAPES))("can be walked with the arrow keys: %s", (name) => {
    const cells = drawn(SHAPES[name]!);
    const reached = new Set([0]);
    for (const at of reached) for (const arrow of ARROWS) reached.add(byArrow(cells, at, arrow as Arrow));
    expect(reached.size).toBe(cells.length);
  });
});

describe("arrow keys", () => {
  test("go along the row and stop at its ends", () => {
    expect(walk("d1", "ArrowRight")).toBe("d2");
    expect(walk("d1", "ArrowLeft")).toBe("d1");
    expect(walk("d4", "Home")).toBe("d1");
    expect(walk("d4", "End")).toBe("d7");
  });
  test("go straight up in two steps, and come back down", () => {
    expect(walk("e3", "ArrowUp", "ArrowUp")).toBe("c3");
    expect(walk("d4", "ArrowUp", "ArrowDown")).toBe("d4");
    expect(walk("a1", "ArrowUp")).toBe("a1");
  });
  test("jump over holes and reach every cell of any shape", () => {
    for (const cells of [ARENA, RING, drawn(["1 . . . . . 2", "           .", "          . "])]) {
      const reached = new Set([0]);
      for (const at of reached) for (const arrow of ARROWS) reached.add(byArrow(cells, at, arrow as Arrow));
      expect(reached.size).toBe(cells.length);
    }
  });
});

test("a fighter faces the side that is nearest to the direction of the other", () => {
  const from = ARENA[cell("d4")]!;
  expect(neighbors(ARENA, cell("d4")).map((at) => facing(from, ARENA[at]!))).toEqual([0, 60, 120, 180, 240, 300]);
});

test("the frame holds all cells", () => {
  const { width, height } = frame(ARENA, 0);
  expect(Math.round(width)).toBe(Math.round(7 * 30 * Math.sqrt(3)));
  expect(height).toBe(330);
});
