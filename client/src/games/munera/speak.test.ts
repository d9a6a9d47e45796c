import { expect, test, vi } from "vitest";
import { officeName, officeOf, originOf, pairingAsked, pairingOf } from "./signs";
import type { Thing } from "../../lib/protocol";
import type { Man } from "./stage";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("innerWidth", 1280);
const { learn } = await import("../../lib/words.svelte");
const { fakeKit } = await import("../../gallery/fake");
const { announced, manNow, partakers, spoken } = await import("./speak");
await learn("en", "munera");
const thing = (kind: string, number: number, title: string, values: Record<string, number> = {}): Thing => ({
  ...{ kind, number, title, values, id: title.toLowerCase(), subtitle: "", text: "", facts: [] },
  ...{ sort: "", copies: 1, rule: "", source: "" },
});
const hectorCard = thing("man", 13, "Hector", { valor: 2, courage: 3, charisma: 2, cost: 2 });
const doctor = thing("minister", 0, "Doctor 1", { skill: 1, cost: 3 });
const cards = [
  hectorCard,
  doctor,
  thing("class", 1, "Thraex"),
  thing("region", 0, "Latium"),
  thing("spectacle", 0, "Roma", { denarii: 15, glory: 5, pairs: 4, region: 0, pairing: -1 }),
];
const kit = fakeKit({ thing: (kind, id) => cards.find((each) => each.kind === kind && each.number === id) });
const hector: Man = {
  ...{
    man: 13,
    seat: 0,
    origin: 0,
    gone: false,
    klass: 1,
    rank: 1,
    fame: 2,
    next_fame: 4,
    valor: 3,
    courage: 3,
    charisma: 3,
    obedience: 1,
  },
  ...{ virtus: 3, worth: 8, cost: 2, wage: 0, engaged: true, wounded: true, lent_to: 1, lent_for: 0, partners: [] },
};

test("a man is spoken with class, rank, numbers as they count now, and state", () => {
  expect(spoken(kit, hectorCard, hector)).toBe(
    "Hector, Thraex, Veteranus, Fame 2, Valor 3, Courage 3, Charisma 3, engaged, wounded, lent to Brutus for Roma",
  );
});

test("a card that nobody holds is spoken as it is printed", () => {
  expect(spoken(kit, hectorCard)).toContain("Valor 2, Courage 3, Charisma 2, cost 2");
  expect(spoken(kit, doctor)).toContain("Skill 1, cost 3");
});

test("a spectacle says what it pays, what it asks for, and how far it is", () => {
  expect(announced(kit, { card: 0, region: 0, state: "held" })).toBe(
    "Roma, Latium, 15 denarii, 5 Glory, 4 pairs, being held",
  );
  expect(announced(kit, { card: 99, region: 0, state: "open" })).toBe("#99, open");
});

test("pairings, offices and origins by their names in the decks; what a deck adds has a plain drawing", () => {
  expect(pairingAsked("rs", undefined)).toEqual([4, 5]);
  expect(pairingAsked("", 3)).toEqual([6, 6]);
  expect(pairingAsked("", -1)).toEqual([]);
  expect([0, 1, 6, -1, 7].map(pairingOf)).toEqual([0, 0, 3, -1, -1]);
  expect(officeOf("lupae")).toBe(6);
  expect(officeOf("haruspex")).toBe(-1);
  expect(officeName({ title: "Doctor 2" })).toBe("Doctor");
  expect(originOf("gallus")).toBe("servus");
});

test("a placard says who could take part, until the spectacle is over", () => {
  const roma = { card: 0, region: 0, state: "open" as const, able: [0, 1] };
  expect(partakers(kit, roma)).toContain("Brutus");
  expect(announced(kit, roma)).toContain("could join: ");
  expect(partakers(kit, { ...roma, able: [] })).toBe("nobody could join");
  expect(partakers(kit, { ...roma, state: "closed" })).toBe("");
});

test("the sheet of a man says what he has become", () => {
  expect(manNow(kit, hector)).toContain("Thraex, Veteranus, Fame 2");
  expect(manNow(kit, { ...hector, seat: -1 })).toBe("");
});
