import { afterEach, expect, test, vi } from "vitest";
import type { Thing, Things } from "../lib/protocol";
import { ThingBook } from "./things.svelte";

const thing = (part: Partial<Thing>): Thing => ({
  kind: "man",
  id: "audax",
  number: 0,
  title: "Audax",
  subtitle: "",
  text: "",
  facts: [],
  values: {},
  sort: "",
  copies: 1,
  rule: "",
  source: "",
  ...part,
});

const served = (...answers: (Things | number)[]) =>
  vi.fn(async () => {
    const next = answers.shift();
    return typeof next === "object" ? Response.json(next) : new Response("", { status: next ?? 404 });
  });

afterEach(() => vi.unstubAllGlobals());

test("a thing is found by its id and by its number, within its kind", async () => {
  const things = [
    thing({}),
    thing({ kind: "title", id: "fur", number: 0, title: "Fur" }),
    thing({ kind: "term", id: "valor", number: -1 }),
  ];
  vi.stubGlobal("fetch", served({ kinds: [{ kind: "man", label: "Men" }], things }));
  const book = new ThingBook();
  await book.ofTable("t1", "en");
  expect(book.state).toBe("there");
  expect(book.find("man", 0)?.title).toBe("Audax");
  expect(book.find("man", "audax")?.title).toBe("Audax");
  expect(book.find("title", 0)?.title).toBe("Fur");
  expect(book.find("term", "valor")).toBeDefined();
  expect(book.find("term", -1)).toBeUndefined();
  expect(book.find("man", 7)).toBeUndefined();
});

test("each table and language is asked for once", async () => {
  const fetched = served({ kinds: [], things: [thing({})] }, { kinds: [], things: [thing({ title: "Kühn" })] });
  vi.stubGlobal("fetch", fetched);
  const [one, other] = [new ThingBook(), new ThingBook()];
  await Promise.all([one.ofTable("t2", "en"), other.ofTable("t2", "en")]);
  await one.ofTable("t2", "de");
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(one.find("man", 0)?.title).toBe("Kühn");
  expect(other.find("man", 0)?.title).toBe("Audax");
});

test("without things nothing is found and nothing breaks, and the next one who asks tries again", async () => {
  vi.stubGlobal("fetch", served(404, { kinds: [], things: [thing({})] }));
  const book = new ThingBook();
  await book.ofTable("t3", "en");
  expect(book.state).toBe("failed");
  expect(book.find("man", 0)).toBeUndefined();
  await book.ofTable("t3", "en");
  expect(book.find("man", 0)?.title).toBe("Audax");
});
