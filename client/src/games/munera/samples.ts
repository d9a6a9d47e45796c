// Lines, men and duels for tests and for the gallery.
import type { Line, Question, Scene } from "../../lib/protocol";
import { scene } from "../../lib/samples";
import type { Duel, Fix, Man, Roll, Stage } from "./stage";

/** Lines as a server would send them: ["struck", 20, 0, 3, 1], ... */
export const lines = (...told: [kind: string, ...args: unknown[]][]): Line[] =>
  told.map(([kind, ...args], n) => ({ n, kind, args, text: `${kind} ${args.join(" ")}`, parts: [], pause: false }));

export const man = (number: number, seat: number, part: Partial<Man> = {}): Man => ({
  man: number,
  seat,
  origin: 2,
  klass: 0,
  rank: 0,
  fame: 0,
  next_fame: 4,
  valor: 1,
  courage: 2,
  charisma: 2,
  obedience: 5,
  virtus: 1,
  worth: 2,
  cost: 2,
  wage: 0,
  engaged: false,
  wounded: false,
  lent_to: -1,
  lent_for: -1,
  partners: [],
  gone: false,
  ...part,
});

const FIXES = ["pause", "refreshment", "referee-1", "referee-2", "supporters-1", "supporters-2", "jeers-1", "jeers-2"];

export const fixes = (part: (number: number) => Partial<Fix> = () => ({})): Fix[] =>
  FIXES.map((fix, at) => ({
    fix,
    option: 20 + at,
    square: at < 2 ? at : at < 4 ? 2 : 3,
    side: at < 2 ? -1 : at % 2,
    cost: 1,
    by: -1,
    possible: false,
    ...part(at),
  }));

export const duel = (part: Partial<Duel> = {}): Duel => ({
  step: "rerolls",
  men: [20, 0],
  owners: [3, 0],
  pugna: 0,
  approval: 0,
  virtus: [2, 1],
  wounds: [0, 0],
  courage: [3, 2],
  dice: [-1, -1],
  totals: [],
  appreciation: [4, 4],
  turn: -1,
  declared: -1,
  declined: [false, false],
  bettors: [1, 2],
  bets: [],
  most: 5,
  fixes: fixes(),
  fixer: -1,
  paused: false,
  refreshed: false,
  blunt: false,
  ending: 0,
  loser: -1,
  dead: [],
  same_school: false,
  odds: null,
  ...part,
});

export const roll = (part: Partial<Roll> = {}): Roll => ({
  what: "judgement",
  man: 0,
  seat: 0,
  die: -1,
  needs: 6,
  more: false,
  chance: 70,
  again: 0,
  settled: false,
  good: false,
  ...part,
});

export const stage = (part: Partial<Stage> = {}): Stage => ({
  phase: "munus",
  turn: 2,
  turns: 0,
  goal: 15,
  rudis: 3,
  moment: "",
  men: [man(20, 3), man(0, 0), man(1, 1), man(2, 2)],
  ministers: [],
  schools: [],
  spectacles: [],
  forum: [],
  prices: [],
  enlisting: [],
  assigning: -1,
  hand: [],
  playable: [],
  plays: [],
  auction: null,
  held: null,
  tender: null,
  duel: null,
  roll: null,
  tests: null,
  winners: [],
  ...part,
});

export const at = (facts: Partial<Stage>, log: Line[] = [], part: Partial<Scene> = {}): Scene =>
  scene({
    names: { seats: ["You", "Brutus", "Cassia", "Drusus"], sides: [], you: 0, your_side: 0 },
    stage: { ...stage(facts) },
    log,
    ...part,
  });

/** A question with labels made of numbers, or those that are given. */
export const question = (step: string, options: number[], labels: Record<number, string> = {}): Question => ({
  choice: "1",
  turn: 1,
  step,
  kind: step,
  domain: "",
  rule: "M-9.4",
  remaining: 1,
  sealed: false,
  given: null,
  window: false,
  forced: false,
  fresh: false,
  text: "",
  why: "",
  text_parts: [],
  why_parts: [],
  amounts: [],
  options: options.map((option) => ({
    option,
    label: labels[option] ?? `option ${option}`,
    head: labels[option] ?? `option ${option}`,
    more: [],
    domain: option ? "" : "pass",
    number: option,
  })),
  form: null,
});
