import { expect, test } from "vitest";
import type { Thing } from "../lib/protocol";
import { groups, placesOf, sorts, type Wish } from "./cards";

const thing = (kind: string, number: number, title: string, part: Partial<Thing> = {}): Thing => ({
  kind,
  id: title,
  number,
  title,
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
const KINDS = [
  { kind: "man", label: "Men" },
  { kind: "title", label: "Events" },
];
const THINGS = [
  thing("man", 1, "Velox", { sort: "servus", subtitle: "slave" }),
  thing("man", 0, "Éros", {
    sort: "auctoratus",
    subtitle: "volunteer",
    facts: [{ label: "Valor", value: "2", term: "" }],
  }),
  thing("title", 0, "Fur", { copies: 3, text: "Steal five denarii." }),
  thing("term", -1, "Valor", { copies: 0 }),
];
const ALL: Wish = { words: "", kind: "", sort: "", named: false };
const found = (wish: Partial<Wish>) =>
  groups(KINDS, THINGS, { ...ALL, ...wish }, "en").map(({ cards }) => cards.map(({ title }) => title));

test("cards are listed kind by kind, as in the deck or by name; what is no card is not", () => {
  expect(found({})).toEqual([["Éros", "Velox"], ["Fur"]]);
  expect(found({ kind: "title" })).toEqual([["Fur"]]);
  expect(groups(KINDS, THINGS, ALL, "en").map(({ copies }) => copies)).toEqual([2, 3]);
});

test("words are found in title, text and facts, without accents and in any order", () => {
  expect(found({ words: "eros" })).toEqual([["Éros"]]);
  expect(found({ words: "denarii steal" })).toEqual([["Fur"]]);
  expect(found({ words: "valor" })).toEqual([["Éros"]]);
  expect(found({ words: "nothing" })).toEqual([]);
});

test("a kind with several sorts can be narrowed to one", () => {
  expect(sorts(THINGS, "man").map(({ label }) => label)).toEqual(["slave", "volunteer"]);
  expect(sorts(THINGS, "title")).toEqual([]);
  expect(found({ kind: "man", sort: "servus" })).toEqual([["Velox"]]);
});

test("places belong to a kind and a number", () => {
  const places = [
    { kind: "man", number: 0, place: "Forum", count: 1 },
    { kind: "title", number: 0, place: "Discards", count: 2 },
    { kind: "title", number: 0, place: "Hand", count: 0 },
  ];
  expect(placesOf(places, THINGS[2]!).map(({ place }) => place)).toEqual(["Discards"]);
});
