import { beforeAll, describe, expect, test } from "vitest";
import type { Thing } from "../../lib/protocol";
import { learn } from "../../lib/words.svelte";
import { crestOf, signOf } from "./signs";
import { spoken, stateOf } from "./speak";

beforeAll(() => learn("en", "spartacus"));

const thing = (part: Partial<Thing>): Thing => ({
  ...{ kind: "card", id: "agron", number: 9, title: "Agron", subtitle: "Gladiator", text: "", facts: [], values: {} },
  ...{ sort: "gladiator", copies: 1, rule: "", source: "" },
  ...part,
});

describe("a card in words", () => {
  test("of a gladiator: dice, worth, state and ability", () => {
    const values = { attack: 4, defense: 4, speed: 3, value: 4 };
    const said = spoken(thing({ values, text: "Strikes back." }), { injured: true, exhausted: true, favors: 2 });
    expect(said).toBe("Agron, Gladiator, Attack 4, Defense 4, Speed 3, 4 gold, injured, 2 Favors. Strikes back.");
  });
  test("of a scheme: what it needs and what it is worth", () => {
    const values = { needs: 7, gold: 1 };
    const said = spoken(thing({ kind: "title", title: "Profits", subtitle: "Scheme", sort: "scheme", values }));
    expect(said).toBe("Profits, Scheme, needs 7 Influence, 1 gold");
  });
  test("of a guard: its kind is not said twice", () => {
    const said = spoken(
      thing({ kind: "title", title: "Guard", subtitle: "Guard", sort: "guard", values: { gold: 1 } }),
    );
    expect(said).toBe("Guard, 1 gold");
  });
  test("of a Champion who is ready", () => expect(stateOf({ favors: 3 })).toBe("Champion"));
});

describe("signs", () => {
  test("every copy of a piece has the sign of the piece", () => {
    expect(signOf({ id: "trident.2", sort: "weapon" })).toBe("trident");
    expect(signOf({ id: "sica", sort: "weapon" })).toBe("attack");
  });
  test("a house of somebody's own deck has a crest, too", () => expect(crestOf("mine").sign).toBe("influence"));
});
