// Lines, men and duels for tests and for the gallery.
import type { Line, Question, Scene } from "../../lib/protocol";
import { scene } from "../../lib/samples";
import { FIX, FIX_NAMES } from "./numbers";
import {
  DUEL,
  MAN,
  MINISTER,
  ROLL,
  STAGE,
  type Duel,
  type Fix,
  type Man,
  type Minister,
  type Roll,
  type Stage,
} from "./stage";

/** Lines as a server would send them: ["struck", 20, 0, 3, 1], ... */
export const lines = (...told: [kind: string, ...args: unknown[]][]): Line[] =>
  told.map(([kind, ...args], n) => ({ n, kind, args, text: `${kind} ${args.join(" ")}`, parts: [], pause: false }));

/** A rookie without Fame. */
export const man = (number: number, seat: number, part: Partial<Man> = {}): Man => ({
  ...MAN.blank,
  ...{ man: number, seat, origin: 2, klass: 0, next_fame: 4 },
  ...{ valor: 1, courage: 2, charisma: 2, obedience: 5, virtus: 1, worth: 2, cost: 2 },
  ...part,
});

export const minister = (number: number, seat: number, part: Partial<Minister> = {}): Minister => ({
  ...MINISTER.blank,
  ...{ minister: number, seat, skill: 1, cost: 3 },
  ...part,
});

export const fixes = (part: (number: number) => Partial<Fix> = () => ({})): Fix[] =>
  FIX_NAMES.map((fix, at) => ({
    fix,
    option: FIX + at,
    square: at < 2 ? at : at < 4 ? 2 : 3,
    side: at < 2 ? -1 : at % 2,
    cost: 1,
    by: -1,
    possible: false,
    ...part(at),
  }));

export const duel = (part: Partial<Duel> = {}): Duel => ({
  ...DUEL.blank,
  step: "rerolls",
  ...{ men: [20, 0], owners: [3, 0], virtus: [2, 1], courage: [3, 2], appreciation: [4, 4] },
  ...{ bettors: [1, 2], most: 5, fixes: fixes() },
  ...part,
});

export const roll = (part: Partial<Roll> = {}): Roll => ({
  ...ROLL.blank,
  ...{ what: "judgement", man: 0, seat: 0, needs: 6, chance: 70 },
  ...part,
});

export const stage = (part: Partial<Stage> = {}): Stage => ({
  ...STAGE.blank,
  ...{ phase: "munus", turn: 2, goal: 15, rudis: 3 },
  men: [man(20, 3), man(0, 0), man(1, 1), man(2, 2)],
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
