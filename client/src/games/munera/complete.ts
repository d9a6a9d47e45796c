// A stage of which something is missing, because the server is older or newer than the page: every field gets a value
// with which the screen can be drawn.
import type {
  Auction,
  Duel,
  Fix,
  Held,
  Man,
  Minister,
  Play,
  Roll,
  School,
  Spectacle,
  Stage,
  Tender,
  Ware,
} from "./stage";

const MAN: Man = {
  man: -1,
  seat: -1,
  origin: 0,
  klass: -1,
  rank: 0,
  fame: 0,
  next_fame: -1,
  valor: 0,
  courage: 0,
  charisma: 0,
  obedience: 0,
  virtus: 0,
  worth: 0,
  cost: 0,
  wage: 0,
  engaged: false,
  wounded: false,
  lent_to: -1,
  lent_for: -1,
  partners: [],
  gone: false,
};
const MINISTER: Minister = { minister: -1, seat: -1, office: 0, skill: 0, cost: 0, klass: -1, left: -1 };
const SCHOOL: School = {
  seat: -1,
  glory: 0,
  fame: 0,
  denarii: 0,
  free: 0,
  owes: 0,
  region: -1,
  men: [],
  ministers: [],
  cards: 0,
  rudis: false,
  asked: false,
  passed: false,
};
const SPECTACLE: Spectacle = {
  card: -1,
  region: -1,
  glory: 0,
  denarii: 0,
  pairs: 0,
  pairing: -1,
  state: "open",
  travel: -1,
  road: [],
  able: [],
  mine: [],
  my_pairs: 0,
  trainable: false,
  at_least: -1,
};
const WARE: Ware = {
  ware: -1,
  man: -1,
  minister: -1,
  cost: 0,
  state: "on-sale",
  pairs_with: [],
  classes: [],
  gain: -1,
};
const PLAY: Play = { option: -1, title: -1, aim: "", target: -1 };
const AUCTION: Auction = {
  ware: -1,
  man: -1,
  minister: -1,
  seller: -1,
  minimum: 0,
  most: -1,
  sealed: [],
  bidders: [],
  bids: [],
  buyer: -1,
  price: 0,
  needs: 0,
  pairs_with: [],
  classes: [],
  gain: -1,
};
const HELD: Held = {
  card: -1,
  step: "",
  host: -1,
  rival: -1,
  fees: [-1, -1],
  fighters: [[], []],
  missing: [0, 0],
  naming: -1,
  candidates: [],
  fought: [],
  duels: 0,
  champion: -1,
  payments: [],
  storm: false,
};
const TENDER: Tender = {
  card: -1,
  printed: 0,
  open: false,
  fee: -1,
  by: -1,
  standing: [],
  out: [],
  to_come: [],
  turn: -1,
  floor: -1,
  least: -1,
};
const FIX: Fix = { fix: "", option: -1, square: -1, side: -1, cost: 0, by: -1, possible: false };
const DUEL: Duel = {
  step: "",
  men: [-1, -1],
  owners: [-1, -1],
  pugna: 0,
  approval: 0,
  virtus: [0, 0],
  wounds: [0, 0],
  courage: [0, 0],
  dice: [-1, -1],
  totals: [0, 0],
  appreciation: [0, 0],
  turn: -1,
  declared: -1,
  declined: [false, false],
  bettors: [],
  bets: [],
  most: 0,
  fixes: [],
  fixer: -1,
  paused: false,
  refreshed: false,
  blunt: false,
  ending: 0,
  loser: -1,
  dead: [],
  same_school: false,
  odds: null,
};
const ROLL: Roll = {
  what: "",
  man: -1,
  seat: -1,
  die: -1,
  needs: -1,
  more: false,
  chance: -1,
  again: 0,
  settled: false,
  good: false,
};
const STAGE: Stage = {
  phase: "",
  turn: 0,
  turns: 0,
  goal: 0,
  rudis: -1,
  moment: "",
  men: [],
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
};

/** Takes the fields that have the expected kind of value; the others stay as usual. */
function over<T extends object>(usual: T, some: unknown): T {
  const found = { ...usual };
  if (typeof some !== "object" || some === null) return found;
  const expected = new Map<string, unknown>(Object.entries(usual));
  for (const [key, value] of Object.entries(some)) {
    const like = expected.get(key) ?? null;
    const fits = typeof value === typeof like && value !== null && Array.isArray(value) === Array.isArray(like);
    if (like === null || fits) Object.assign(found, { [key]: value });
  }
  return found;
}
const each = <T extends object>(usual: T, list: readonly T[]): T[] => list.map((one) => over(usual, one));
const maybe = <T extends object>(usual: T, one: T | null): T | null => one && over(usual, one);

const completed = new WeakMap<object, Stage>(); // what was completed is asked for many times per scene

export function complete(sent: object): Stage {
  const before = completed.get(sent);
  if (before) return before;
  const stage = over(STAGE, sent);
  const duel = maybe(DUEL, stage.duel);
  const found: Stage = {
    ...stage,
    men: each(MAN, stage.men),
    ministers: each(MINISTER, stage.ministers),
    schools: each(SCHOOL, stage.schools),
    spectacles: each(SPECTACLE, stage.spectacles),
    forum: each(WARE, stage.forum),
    plays: each(PLAY, stage.plays),
    auction: maybe(AUCTION, stage.auction),
    held: maybe(HELD, stage.held),
    tender: maybe(TENDER, stage.tender),
    duel: duel && { ...duel, fixes: each(FIX, duel.fixes) },
    roll: maybe(ROLL, stage.roll),
  };
  completed.set(sent, found);
  return found;
}
