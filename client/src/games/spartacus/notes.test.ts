import { beforeAll, expect, test } from "vitest";
import { learn } from "../../lib/words.svelte";
import { noteOf } from "./notes";
import { HANDCARD, type HandCard } from "./stage";

beforeAll(() => learn("en", "spartacus"));

const names = ["You", "Brutus", "Caius", "Decimus"];
const note = (part: Partial<HandCard>): string =>
  noteOf({ ...HANDCARD.blank, ...part }, { ways: [], deeds: [] }, { own: 3, names, choosing: true });

test("a scheme names everybody who could help alone", () => {
  const short = { obstacle: "influence", missing: 2 } as const;
  expect(note({ ...short, ask: [1, 2, 3] })).toBe("you 3 + ask any house");
  expect(note({ ...short, ask: [1, 3] })).toBe("you 3 + ask Brutus or Decimus");
  expect(note({ ...short, together: [1, 3] })).toBe("you 3 + ask Brutus and Decimus");
  expect(note(short)).toBe("2 Influence short");
});

test("a reaction says when it can be played", () => {
  expect(note({ kind: "reaction", obstacle: "moment", waits: "bets" })).toBe("once the bets are shown");
  expect(note({ kind: "scheme", obstacle: "moment" })).toBe("not now");
});
