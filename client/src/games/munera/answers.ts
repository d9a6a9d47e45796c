// The options of a question of a duel, put where they belong (actions.py numbers them).
import type { Option, Question } from "../../lib/protocol";
import type { Kit } from "../../stage/kit";
import { COQUUS, DIE, FIX, FIX_NAMES, PLAY, SIDE, STAKE, TARGETS, VIRTUS } from "./numbers";

const PASS = 0;

/** A card in hand that can be played, with one option per target. */
export interface Play {
  title: number;
  options: Option[];
}

export interface DuelAnswers {
  step: string;
  pass: Option | null;
  coquus: Option | null; // for the viewer's own die
  virtus: Option | null;
  dice: (Option | null)[]; // per side: a die of a bout, rolled again
  stakes: Option[][]; // per side, from 1 denarius up
  fixes: Map<number, Option>; // by option number
  plays: Play[];
  others: Option[]; // those that have no place of their own
}

/** Steps that are answered on the stage of the duel. */
const STEPS = [
  "duel.stake",
  "wager.stake",
  "duel.reroll",
  "duel.interrupt",
  "duel.fix",
  "bout.try_again",
  "roll.help_oneself",
  "moment.play_card",
];

/** What can be answered now. Nothing while moments are shown: the question may be an old one. */
export function asked(kit: Kit): DuelAnswers | null {
  const { question } = kit.scene;
  return question && !kit.moment && !kit.busy ? read(question) : null;
}

export function read(question: Question): DuelAnswers {
  const found: DuelAnswers = {
    step: question.step,
    pass: null,
    coquus: null,
    virtus: null,
    dice: [null, null],
    stakes: [[], []],
    fixes: new Map(),
    plays: [],
    others: [],
  };
  const here = STEPS.includes(question.step);
  for (const option of question.options) {
    if (here || option.option === PASS) place(found, option);
    else found.others.push(option);
  }
  return found;
}

function place(found: DuelAnswers, option: Option): void {
  const number = option.option;
  if (number === PASS) found.pass = option;
  else if (number === COQUUS) found.coquus = option;
  else if (number === VIRTUS) found.virtus = option;
  else if (number === DIE || number === DIE + 1) found.dice[number - DIE] = option;
  else if (number >= FIX && number < FIX + FIX_NAMES.length) found.fixes.set(number, option);
  else if (number >= STAKE && number < STAKE + 2 * SIDE) {
    found.stakes[Math.floor((number - STAKE) / SIDE)]?.push(option);
  } else if (number >= PLAY) {
    const title = Math.floor((number - PLAY) / TARGETS);
    const play = found.plays.find((each) => each.title === title);
    if (play) play.options.push(option);
    else found.plays.push({ title, options: [option] });
  } else found.others.push(option);
}
