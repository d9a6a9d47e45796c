// Duels for the gallery: what the stage looks like at different questions, and one that is played to its end.
import type { Question, Scene } from "../lib/protocol";
import { at, duel, fixes, lines, man, question, roll } from "../games/munera/samples";
import type { Duel, Stage } from "../games/munera/stage";

const MEN = [
  man(20, 3, { klass: 5, rank: 1, courage: 3, virtus: 3 }),
  man(0, 0, { klass: 4, courage: 2 }),
  man(1, 1, { klass: 0, courage: 2 }),
  man(2, 2, { klass: 1, rank: 2, courage: 4 }),
  man(3, 0, { klass: 3 }),
  man(4, 0, { klass: 2 }),
];
const ODDS = { win: [58, 36], both: 6, death: [9, 17], spared: [40, 55] };
const MINE: Partial<Duel> = { odds: ODDS };
const OTHERS: Partial<Duel> = { men: [1, 2], owners: [1, 2], courage: [2, 4], bettors: [3, 0], odds: ODDS };

const show = (duelling: Partial<Duel>, asked: Question | null = null, facts: Partial<Stage> = {}): Scene =>
  at({ men: MEN, duel: duel(duelling), ...facts }, [], { question: asked });

const LABELS = {
  0: "No fix",
  20: "Pause: Pugna does not move for this roll",
  21: "Refreshment: Anthrax takes no wound for this roll",
  22: "Bribed referee: Anthrax goes down to 1 Virtus",
  23: "Bribed referee: Paris goes down to 2 Virtus",
};
const FIX_OPTIONS = [20, 21, 24, 25, 26, 27];

export const SHOWN: Record<string, Scene> = {
  start: show({ ...MINE, fixer: 2 }),
  reroll: show(
    {
      ...MINE,
      dice: [7, 3],
      pugna: 4,
      approval: 1,
      wounds: [1, 1],
      fixer: 2,
      bets: [{ seat: 1, side: 0, denarii: 5 }],
    },
    question("duel.reroll", [0, 1, 2]),
  ),
  bet: show(
    { ...OTHERS, bets: [] },
    question("duel.stake", [0, 31, 32, 33, 34, 35, 39, 40, 41, 42, 43], { 0: "No bet" }),
  ),
  fix: show(
    {
      ...OTHERS,
      ...{ dice: [4, 9], pugna: -3, approval: 3, wounds: [2, 1], virtus: [2, 3], fixer: 0 },
      bets: [
        { seat: 0, side: 1, denarii: 4 },
        { seat: 3, side: 0, denarii: 5 },
      ],
      fixes: fixes((number) => ({
        by: number === 2 || number === 3 ? 3 : -1,
        possible: FIX_OPTIONS.includes(20 + number),
      })),
    },
    question("duel.fix", [0, ...FIX_OPTIONS], LABELS),
  ),
  card: show(
    { ...MINE, dice: [6, 6], pugna: -7, approval: 4, wounds: [3, 2], virtus: [0, 0] },
    question("moment.play_card", [0, 3000 + 64 * 7, 3001 + 64 * 7, 3000 + 64 * 8], {
      0: "Play no card",
      [3000 + 64 * 7]: "Anthrax rolls again",
      [3001 + 64 * 7]: "Audax rolls again",
      [3000 + 64 * 8]: "Play it",
    }),
  ),
  judged: show(
    { ...MINE, step: "judgement", dice: [8, 2], pugna: 10, wounds: [1, 3], ending: 2, loser: 1, odds: null },
    question("roll.help_oneself", [0, 1], { 1: "Roll again with your Coquus (1 left)" }),
    { roll: roll({ die: 8, needs: 6, again: 1 }) },
  ),
  same: show({
    ...{ men: [3, 4], owners: [0, 0], same_school: true, dice: [3, 8], totals: [6, 12], fixes: [], bettors: [] },
    ending: 2,
    loser: 0,
  }),
};

/** Texts as a server would write them. */
const SAID: Record<string, string> = {
  duel: "Duel: Lupus of Drusus (side I) meets your Audax (side II).",
  "virtus-both": "Virtus: Lupus 2, Audax 1.",
  melee: "Both roll.",
  rerolled: "Drusus rolls again for Lupus: 7.",
  declared: "Drusus spends 1 Virtus of Lupus on a re-roll.",
  struck: "Lupus has the better of Audax.",
  approval: "Comprobatio now stands at +1.",
  victory: "Lupus wins for Drusus.",
  killed: "Audax is killed. You receive his worth, 2 denarii.",
  fame: "Lupus gains 2 Fame.",
  promoted: "Lupus rises to Primus Palus.",
  "bet-won": "Brutus wins the bet and receives 10 denarii.",
};

/** A duel of the viewer's man, as a server sent it. */
const PLAN: Scene[] = [
  at(
    { men: MEN, duel: duel({ ...MINE, dice: [6, 3], fixer: 2, bets: [{ seat: 1, side: 0, denarii: 5 }] }) },
    lines(["duel", 3, 20, 0, 0], ["virtus-both", 20, 2, 0, 1], ["staked", 1, 5, 20], ["melee", 20, 6, 0, 3]),
  ),
  at(
    {
      men: MEN,
      duel: duel({ ...MINE, dice: [1, 1], pugna: 3, wounds: [0, 1], bets: [{ seat: 1, side: 0, denarii: 5 }] }),
    },
    lines(["struck", 20, 0, 3, 1], ["melee", 20, 1, 0, 1]),
  ),
  at(
    {
      men: MEN,
      duel: duel({
        ...MINE,
        dice: [7, 1],
        pugna: 3,
        wounds: [0, 1],
        virtus: [1, 1],
        bets: [{ seat: 1, side: 0, denarii: 5 }],
      }),
    },
    lines(["declared", 3, 20], ["rerolled", 3, 20, 7]),
  ),
  at(
    {
      men: MEN,
      duel: duel({
        ...MINE,
        dice: [5, 5],
        pugna: 9,
        wounds: [0, 2],
        virtus: [1, 1],
        bets: [{ seat: 1, side: 0, denarii: 5 }],
      }),
    },
    lines(["struck", 20, 0, 9, 2], ["melee", 20, 5, 0, 5]),
  ),
  at(
    {
      men: MEN,
      duel: duel({
        ...MINE,
        ...{
          step: "judgement",
          dice: [9, 3],
          pugna: 10,
          approval: 1,
          wounds: [0, 3],
          virtus: [1, 1],
          ending: 2,
          loser: 1,
        },
        appreciation: [4, 6],
        bets: [{ seat: 1, side: 0, denarii: 5 }],
      }),
      roll: roll(),
    },
    lines(
      ["approval", 1],
      ["melee", 20, 9, 0, 3],
      ["struck", 20, 0, 10, 3],
      ["victory", 3, 20],
      ["appreciation", 0, 6],
    ),
  ),
  at(
    { men: MEN, duel: null },
    lines(
      ["roll", 0, 0, 8],
      ["killed", 0, 0, 2],
      ["fame", 20, 2],
      ["promoted", 20, 2],
      ["bet-won", 1, 10],
      ["closed", 3],
    ),
  ),
];
export const PLAYED: Scene[] = PLAN.map((scene) => ({
  ...scene,
  log: scene.log.map((line) => ({ ...line, text: SAID[line.kind] ?? line.text })),
}));
export const BEFORE: Scene = at({ men: MEN });
