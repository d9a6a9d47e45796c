// Which questions of this game can be answered in advance, and when each of them concerns the viewer.
import type { Option, Scene } from "../../lib/protocol";
import { passing, type Habits, type Policy, type QuestionKind, type Span } from "../../stage/habits";
import { frameOf, framesOf, isFrame, listOf, number, numbers, stateOf } from "../../stage/frames";
import { CHOSEN, IN_FORUM, IN_MUNUS, MOST_MEN, SIDE, STAKE, TARGETS, TRAIN, VIRTUS } from "./numbers";

const STEPS: Record<string, string> = {
  "rest.act": "rest",
  "duel.reroll": "reroll",
  "roll.help_oneself": "help",
  "duel.stake": "stake",
  "wager.stake": "stake",
  "duel.fix": "fix",
  "duel.interrupt": "fix",
  "forum.bid": "bid",
  "auction.private_bid": "bid",
  "forum.put_up": "put-up",
  "spectacle.stand": "stand",
  "spectacle.tender": "tender",
  "spectacle.pick": "pick",
};
const GOOD_ODDS = 60; // per cent
const HELPS = 2; // per cent: by so much another die must raise my chance
const EVEN = 4; // dice go from 0 to 9: a new one is higher than this half of the time

const kind = (id: string, policies: readonly Policy[], mine?: string): QuestionKind => ({
  id,
  label: `munera-screen-kind-${id}`,
  policies,
  mine,
});
const IN_DUELS = ["before-duel", "after-roll", "before-judgement"];
const ASKED = ["ask", "never"] as const;
const OWN = ["mine", "ask", "never"] as const;
const ONCE = ["news", "mine", "ask", "never"] as const; // once a turn, and whenever it concerns me

const kinds: QuestionKind[] = [
  kind("rest", ["news", "ask", "never"]),
  kind("forum-start", ASKED),
  kind("auction-won", ["news", "ask", "never"]),
  kind("poll", ASKED),
  kind("before-travel", ASKED),
  kind("payment", ["ask", "mine", "never"]),
  kind("before-duel", ONCE, "munera-screen-mine-duel"),
  kind("after-roll", ONCE, "munera-screen-mine-behind"),
  kind("before-judgement", ONCE, "munera-screen-mine-duel"),
  kind("before-healing", ONCE, "munera-screen-mine-man"),
  kind("before-test", ONCE, "munera-screen-mine-man"),
  kind("spectacle-end", ASKED),
  {
    ...kind("reroll", OWN, "munera-screen-mine-reroll"),
    ...{ same: "munera-screen-same-reroll", quiet: "munera-screen-quiet-reroll" },
  },
  kind("help", OWN, "munera-screen-mine-help"),
  kind("stake", ["news", "mine", "ask", "never"], "munera-screen-mine-stake"),
  kind("fix", OWN, "munera-screen-mine-fix"),
  kind("bid", ["ask"]),
  kind("put-up", ["news", "ask"]),
  kind("stand", ["ask"]),
  kind("tender", ["ask"]),
  kind("pick", ASKED),
];

function kindOf(scene: Scene): string {
  const step = scene.question?.step ?? "";
  const moment: unknown = scene.stage?.moment;
  return step === "moment.play_card" ? (typeof moment === "string" ? moment : "") : (STEPS[step] ?? "");
}

/** Whether a duel is mine: my man fights, or my money lies on it. */
function duelIsMine(scene: Scene, you: number): boolean {
  const duel = frameOf(scene, "duel") ?? frameOf(scene, "bout") ?? frameOf(scene, "wager");
  return numbers(duel, "owners").includes(you) || hasBet(scene, you);
}

function hasBet(scene: Scene, you: number): boolean {
  const duel = frameOf(scene, "duel") ?? frameOf(scene, "wager");
  return (numbers(duel, "stakes")[numbers(duel, "bettors").indexOf(you)] ?? 0) % SIDE > 0;
}

const isMyMan = (scene: Scene, you: number, man: number) => listOf(stateOf(scene), "school", you).includes(man);

/** M-9.4: my die, or that of the man I bet on, is the lower one. */
function isBehind(scene: Scene, you: number): boolean {
  const duel = frameOf(scene, "duel");
  const bet = numbers(duel, "stakes")[numbers(duel, "bettors").indexOf(you)] ?? 0;
  const own = numbers(duel, "owners").indexOf(you);
  const side = own >= 0 ? own : Math.floor(bet / SIDE);
  const dice = numbers(duel, "dice");
  return dice.length < 2 || (dice[side] ?? 0) < (dice[1 - side] ?? 0);
}

/** My die. A 0 may kill my man by accident, even if the other die is no better (M-9.5). */
const myDie = (scene: Scene, you: number): number => {
  const duel = frameOf(scene, "duel");
  return numbers(duel, "dice")[numbers(duel, "owners").indexOf(you)] ?? 0;
};

const duelOf = ({ stage }: Scene) => (isFrame(stage) && isFrame(stage.duel) ? stage.duel : undefined);

/** Whether another die makes my victory likelier; undefined where nobody counts odds. */
function rollingHelps(scene: Scene): boolean | undefined {
  const again = duelOf(scene)?.again;
  if (!isFrame(again)) return undefined;
  return Math.max(number(again, "virtus"), number(again, "coquus")) >= number(again, "stay") + HELPS;
}

/** Whether the roll as it lies beats my man, or the one that I bet on. */
function beatsMine(scene: Scene, you: number): boolean {
  const side = duelOf(scene)?.falls;
  const duel = frameOf(scene, "duel");
  const bet = numbers(duel, "stakes")[numbers(duel, "bettors").indexOf(you)] ?? 0;
  if (typeof side !== "number") return mine(scene, you); // not told: whenever it goes badly
  if (side < 0) return false;
  return numbers(duel, "owners")[side] === you || (bet % SIDE > 0 && Math.floor(bet / SIDE) === side);
}

/** Whether one of my cards that can be played now is for this purpose. */
function hasCardTo(scene: Scene, purpose: string): boolean {
  const plays: unknown = isFrame(scene.stage) ? scene.stage.plays : undefined;
  return Array.isArray(plays) && plays.filter(isFrame).some((play) => (play.purpose ?? purpose) === purpose);
}

/** Whether the die that was rolled for a man is good for him. */
function goesWell({ stage }: Scene): boolean {
  const roll: unknown = stage?.roll;
  return isFrame(roll) && roll.good === true;
}

function mine(scene: Scene, you: number): boolean {
  switch (kindOf(scene)) {
    case "before-duel":
    case "before-judgement":
      return numbers(frameOf(scene, "duel"), "owners").includes(you);
    case "after-roll":
      return duelIsMine(scene, you) && isBehind(scene, you);
    case "before-healing":
    case "before-test":
      return isMyMan(scene, you, number(frameOf(scene, "roll"), "man"));
    case "payment":
      return numbers(frameOf(scene, "spectacle"), "payers")[0] === you;
    case "reroll":
      return rollingHelps(scene) ?? ((isBehind(scene, you) && myDie(scene, you) <= EVEN) || myDie(scene, you) === 0);
    case "help":
      return !goesWell(scene);
    case "fix":
      return hasBet(scene, you);
    case "stake":
      return isWorthABet(scene);
    default:
      return true;
  }
}

/** M-11.2: a bet pays twice the stake, so that it wins on average only if the man wins more often than not. Unknown odds
 * are no reason to leave the question out. */
function isWorthABet(scene: Scene): boolean {
  const duel: unknown = scene.stage?.duel;
  const odds = isFrame(duel) && isFrame(duel.odds) ? duel.odds : null;
  if (!odds) return true;
  const open = (scene.question?.options ?? []).flatMap(({ option, domain }) =>
    domain === "pass" ? [] : [Math.floor((option - STAKE) / SIDE)],
  );
  return open.some((side) => (numbers(odds, "win")[side] ?? 0) + number(odds, "both") >= GOOD_ODDS);
}

/** Whether training one man would let me take part in a spectacle that is open or chosen. */
function trainingHelps(scene: Scene, state: string): boolean {
  const all: unknown = scene.stage?.spectacles;
  return (
    Array.isArray(all) &&
    all
      .filter(isFrame)
      .some((each) => each.state === state && Array.isArray(each.trainings) && each.trainings.length > 0)
  );
}

/** Whether I can take part in some spectacle that is open. */
function isAble(scene: Scene, you: number): boolean {
  const all: unknown = scene.stage?.spectacles;
  return Array.isArray(all) && all.filter(isFrame).some((each) => numbers(each, "able").includes(you));
}

/** What makes a question new. At rest: too many men, or a spectacle that I could only take part in after training. */
function news(scene: Scene, you: number): string {
  const state = stateOf(scene);
  const turn = number(state, "turn");
  switch (kindOf(scene)) {
    case "rest": {
      const phase = number(framesOf(scene).at(-1), "phase");
      if (listOf(state, "school", you).length > MOST_MEN) return `crowded ${turn}`;
      const chooses = phase === IN_MUNUS && number(state, "rudis") === you;
      const polled = phase === CHOSEN && number(frameOf(scene, "spectacle"), "host") !== you;
      if (chooses && !isAble(scene, you) && trainingHelps(scene, "open")) return `training ${turn}`;
      if (polled && trainingHelps(scene, "chosen")) return `training ${turn}`;
      return phase === IN_FORUM ? "forum" : ""; // once in a match: who has seen it can ask for more
    }
    case "after-roll": // once in a duel, when it is about to be lost
      return beatsMine(scene, you) ? `${turn}/${numbers(frameOf(scene, "duel"), "men").join("-")}` : "";
    case "before-duel": // before the first duel of my men at a spectacle
      return mine(scene, you) ? `${turn}/${number(frameOf(scene, "spectacle"), "card")}` : "";
    case "before-judgement": {
      const man = number(frameOf(scene, "roll"), "man");
      return isMyMan(scene, you, man) && hasCardTo(scene, "save") ? `${turn}/${man}` : "";
    }
    case "before-healing":
    case "before-test": {
      const man = number(frameOf(scene, "roll"), "man");
      return isMyMan(scene, you, man) ? `${turn}/${man}` : String(turn);
    }
    case "stake": // once in a turn
      return isWorthABet(scene) ? String(turn) : "";
    default:
      return String(turn);
  }
}

/** How long "not again" can last: a duel has several questions of these kinds, a spectacle or a turn of the others. */
function spans(scene: Scene, name = kindOf(scene)): Span[] {
  const turn = number(stateOf(scene), "turn");
  const spectacle = frameOf(scene, "spectacle");
  const duel = frameOf(scene, "duel") ?? frameOf(scene, "bout");
  const card = number(spectacle, "card");
  const inDuel = ["after-roll", "reroll", "fix", "help"].includes(name);
  const inSpectacle =
    inDuel || ["before-duel", "before-judgement", "before-healing", "stake", "tender", "pick"].includes(name);
  return [
    ...(duel && inDuel ? [{ name: "duel" as const, id: `${turn}/${card}/${numbers(duel, "men").join("-")}` }] : []),
    ...(spectacle && inSpectacle ? [{ name: "spectacle" as const, id: `${turn}/${card}` }] : []),
    { name: "turn", id: String(turn) },
  ];
}

const titleOf = ({ number }: Option) => Math.floor(number / TARGETS); // with domain "card"

const titles = (scene: Scene): number[] => {
  const plays = (scene.question?.options ?? []).filter((option) => option.domain === "card");
  return [...new Set(plays.map(titleOf))];
};

export const habits: Habits = {
  kinds,
  kind: kindOf,
  mine,
  news,
  spans,
  titles,
  // A man was trained because a spectacle asked for it: then there is no more to do.
  more: (_scene, option) => option !== TRAIN,
  // To train or to sell is always possible at rest, and no news; nor is a card that only changes its aims.
  mark: (option, scene) => (option.domain === "card" && !IN_DUELS.includes(kindOf(scene)) ? `${titleOf(option)}` : ""),
  quiet: (scene) => (kindOf(scene) === "pick" ? scene.question?.options[0]?.option : passing(scene)),
  // "Roll again while my die is lower": with Virtus, as long as there is any.
  same: (scene, answer, you) =>
    kindOf(scene) === "reroll" && answer === VIRTUS && isBehind(scene, you) ? answer : undefined,
  // "I stay in down to ...": one below the lowest offer.
  reach: (scene, limit) => {
    const offers = (scene.question?.options ?? []).filter(({ domain }) => domain === "denarii");
    const next = offers.sort((a, b) => b.number - a.number)[0];
    return next && next.number >= limit ? next.option : passing(scene);
  },
};
