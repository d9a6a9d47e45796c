import { expect, test } from "vitest";
import { line, scene } from "../lib/samples";
import type { Replay, ReplayPage } from "../lib/protocol";
import { Book } from "./book.svelte";
import type { Source } from "./source";

const VIEW = { view: -1, lang: "en" as const, panels: false };

/** A match of so many moments, each with one line; moments from..to are withheld. */
function match(count: number, [from, to]: [number, number] = [0, 0], size = 32): Source & { asked: number[] } {
  const open = Array.from({ length: count }, (_, n) => n).filter((n) => n < from || n >= to);
  const asked: number[] = [];
  return {
    asked,
    about: async () =>
      ({
        table: { id: "t", game: "gorus" },
        view: -1,
        views: [-1],
        first: 0,
        count,
        withheld: [from, to],
        lines: open.map((n) => n + 1),
        marks: [
          { n: 0, kind: "turn", text: "Turn 1" },
          { n: 5, kind: "phase", text: "Market" },
          { n: 50, kind: "turn", text: "Turn 2" },
        ],
      }) as unknown as Replay,
    page: async (_, n): Promise<ReplayPage> => {
      asked.push(n);
      const some = open.filter((one) => one >= n).slice(0, size);
      const [first = 0, ...rest] = some;
      return {
        scene: scene({ seq: first, view: { n: first }, log: [line(first)] }),
        held: [],
        first,
        steps: rest.map((one) => ({
          n: one,
          edits: [{ path: ["view", "n"], value: one }],
          log: [line(one)],
          held: null,
        })),
        end: (some.at(-1) ?? 0) + 1,
      };
    },
    things: () => null,
    record: null,
    link: null,
  };
}

const all = async (book: Book) => {
  while (book.share < 1) await new Promise((done) => setTimeout(done, 5));
};

test("the page with the wanted moment comes first, then all others, each once", async () => {
  const source = match(100);
  const book = new Book(source, VIEW);
  await book.open(() => 70);
  expect(source.asked).toEqual([64]);
  expect(book.at(70)?.scene.view).toEqual({ n: 70 });
  expect(book.at(3)).toBeUndefined();
  await all(book);
  expect(source.asked).toEqual([64, 96, 0, 32]);
  expect(book.lines.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, n) => n));
  expect(book.linesAt(41).length).toBe(42);
  book.end();
});

test("pages that were too long for a message leave no gap", async () => {
  const source = match(70, [0, 0], 20);
  const book = new Book(source, VIEW);
  await book.open(() => 0);
  await all(book);
  for (let n = 0; n < 70; n += 1) expect(book.at(n)?.scene.view).toEqual({ n });
  book.end();
});

test("what is withheld is stepped over", async () => {
  const book = new Book(match(40, [10, 30]), VIEW);
  await book.open((about) => about.count - 1);
  await all(book);
  expect(book.step(9, 1)).toBe(30);
  expect(book.step(30, -1)).toBe(9);
  expect(book.near(11)).toBe(9);
  expect(book.near(29)).toBe(30);
  expect(book.at(15)).toBeUndefined();
  expect(book.momentOf(9)).toBe(9);
  expect(book.momentOf(30)).toBe(30);
  expect(book.lineAfter(30)).toBe(31);
  book.end();
});

test("turns and phases are found, and ends stay within the match", async () => {
  const book = new Book(match(60), VIEW);
  await book.open(() => 999);
  expect(book.at(59)?.scene.view).toEqual({ n: 59 });
  expect(book.mark(3, 1)).toBe(50);
  expect(book.mark(3, 1, true)).toBe(5);
  expect(book.mark(55, 1)).toBe(59);
  expect(book.mark(55, -1)).toBe(50);
  expect(book.step(59, 1)).toBe(59);
  expect(book.step(0, -1)).toBe(0);
  expect(book.markAt(20)?.text).toBe("Market");
  book.end();
});

test("a match that cannot be opened says why", async () => {
  const source = { ...match(3), about: () => Promise.reject(new Error("no")) };
  const book = new Book(source, VIEW);
  await book.open(() => 0);
  expect(book.trouble).toBeInstanceOf(Error);
  expect(book.about).toBeNull();
});
