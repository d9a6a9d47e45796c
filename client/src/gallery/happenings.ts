// Moments for the gallery: single ones by name, and a sequence.
import type { Scene } from "../lib/protocol";
import { at, duel, lines, man, roll } from "../games/munera/samples";
import type { Stage } from "../games/munera/stage";

const MEN = [man(20, 3, { klass: 5 }), man(0, 0, { klass: 4 }), man(1, 1), man(2, 2, { klass: 1 })];
const JUDGED: Partial<Stage> = {
  men: MEN,
  duel: duel({ step: "judgement", dice: [9, 3], pugna: 10, wounds: [1, 3], ending: 2, loser: 1 }),
  roll: roll({ man: 0, needs: 6 }),
};

/** Texts as a server would write them. */
const SAID: Record<string, string> = {
  stolen: "Brutus takes 3 denarii from you.",
  "played-school": "Brutus plays Fur on your school.",
  "played-man": "Cassia plays Fuga on Audax.",
  vanished: "Audax is lost to his school: the card is discarded.",
  hurt: "Audax is engaged and gets a wound marker.",
  glory: "You gain 3 Glory and now have 7.",
  bought: "Cassia buys Paris for 7 denarii.",
  promoted: "Lupus rises to Veteranus.",
  won: "Drusus wins with 15 Glory.",
  killed: "Audax is killed. You receive his worth, 2 denarii.",
  spared: "Audax is spared.",
  healed: "Audax is healed: no wound marker stays.",
  travelled: "You pay 4 denarii for journey and wages.",
  accident: "Audax dies by accident.",
  turn: "Turn 3 begins.",
  "test-failed": "Audax fails the test: he is engaged and has a wound marker.",
};

const now = (facts: Partial<Stage>, ...told: [string, ...unknown[]][]): Scene =>
  at(
    { men: MEN, ...facts },
    lines(...told).map((line) => ({ ...line, text: SAID[line.kind] ?? line.text })),
  );

export const HAPPENINGS: Record<string, { before: Scene; scene: Scene }> = Object.fromEntries(
  Object.entries<[Partial<Stage>, ...[string, ...unknown[]][]]>({
    killed: [JUDGED, ["roll", 0, 0, 8], ["killed", 0, 0, 2]],
    spared: [JUDGED, ["roll", 0, 0, 8], ["rerolled", 0, 0, 4], ["spared", 0]],
    stolen: [{}, ["played-school", 1, 23, 0], ["stolen", 1, 0, 3]],
    card: [{}, ["played-man", 2, 16, 0], ["vanished", 0]],
    glory: [{}, ["contract", 3, 12], ["glory", 3, 3, 5], ["contract", 0, 4], ["glory", 0, 3, 7]],
    bids: [{}, ["bids", [5, -1, 7, 3]], ["bought", 2, 2, 7]],
    death: [{ ...JUDGED, roll: null }, ["roll", 0, 3, 1], ["accident", 0]],
    healing: [{ ...JUDGED, roll: null }, ["roll", 0, 1, 7], ["healed", 0]],
    test: [{}, ["roll", 0, 6, 7], ["test-failed", 0]],
    promoted: [{}, ["fame", 20, 2], ["promoted", 20, 1]],
    travel: [{}, ["travelled", 0, 4]],
    won: [{}, ["won", [3], 15]],
  }).map(([name, [facts, ...told]]) => [name, { before: now(facts), scene: now({}, ...told) }]),
);

export const SEQUENCE: Scene[] = [
  now({}, ["turn", 3], ["drew", 3], ["drew", 0], ["drew", 1], ["drew", 2]),
  now({}, ["played-school", 1, 23, 0], ["stolen", 1, 0, 3]),
  now({}, ["travelled", 0, 4], ["travelled", 3, 2]),
  now({}, ["contract", 3, 12], ["glory", 3, 3, 5], ["contract", 0, 4], ["glory", 0, 3, 7]),
  now({}, ["fame", 20, 2], ["promoted", 20, 1]),
];
