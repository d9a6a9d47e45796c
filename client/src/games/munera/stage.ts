// Made from src/harena/games/munera/stage.py by `make protocol`. Do not edit.

import type { Shape } from "../../stage/complete";

/** A man in a school, in the Forum or in the duel on the stage, as he counts now. */
export interface Man {
  man: number;
  seat: number; // his owner; -1: the Forum
  origin: number; // captivus, damnatus, servus, auctoratus
  klass: number; // -1: none yet
  rank: number;
  fame: number;
  next_fame: number; // the Fame at which he is promoted; -1: he cannot be
  valor: number; // with the bonus of his rank
  courage: number;
  charisma: number; // with the bonus of his rank
  obedience: number; // with his owner's Lupae
  virtus: number; // what he would start a duel with
  worth: number; // what he sells for, in denarii
  cost: number; // what the Forum asks for him
  wage: number; // what he is paid for every duel
  engaged: boolean;
  wounded: boolean;
  lent_to: number;
  lent_for: number; // the spectacle
  partners: number[]; // men whom his school could name with him now, as a pair
  gone: boolean; // he died in the duel that is still on the stage
}

export const MAN: Shape<Man> = {
  blank: {
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
  },
  parts: {},
};

export interface Minister {
  minister: number;
  seat: number; // -1: the Forum
  office: number;
  skill: number;
  cost: number;
  klass: number; // of a Doctor
  left: number; // how often a Coquus can still cook this turn; -1: it is not one
}

export const MINISTER: Shape<Minister> = {
  blank: {
    minister: -1,
    seat: -1,
    office: 0,
    skill: 0,
    cost: 0,
    klass: -1,
    left: -1,
  },
  parts: {},
};

/** One school: its plate. */
export interface School {
  seat: number;
  glory: number;
  fame: number; // decides a tie, M-14.1
  denarii: number;
  free: number; // denarii that it can spend; for the viewer's own school what they have sealed is left out
  owes: number; // what it must keep for the journeys of men it has lent
  region: number;
  men: number[];
  ministers: number[];
  cards: number; // Eventum cards in hand
  rudis: boolean;
  asked: boolean; // the match waits for it
  passed: boolean; // it has passed at the open moment
}

export const SCHOOL: Shape<School> = {
  blank: {
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
  },
  parts: {},
};

/** A man of the viewer, and a class that he could change to (M-3.2). */
export interface Training {
  man: number;
  klass: number;
}

export const TRAINING: Shape<Training> = {
  blank: {
    man: 0,
    klass: 0,
  },
  parts: {},
};

/** A spectacle that is open, being held, or was left over. */
export interface Spectacle {
  card: number;
  region: number;
  glory: number;
  denarii: number; // printed
  pairs: number; // pairs that each school must supply
  pairing: number; // the named pairing (mt, ha, rs, pp); -1: any
  state: "chosen" | "closed" | "held" | "open"; // chosen: a school is looked for; closed: nobody chose it
  travel: number; // what the journey costs the viewer's school; -1: spectators
  road: number[]; // places from the viewer's school to the city, both included: regions, then sea zones after them
  able: number[]; // seats that could take part as far as everybody may know
  trainings: Training[]; // at rest, if the viewer cannot take part now: what would change it, the least loss first
  mine: number[]; // men of the viewer, own or borrowed, who can be part of a pair that the contract wants
  my_pairs: number; // how many different pairs the viewer could supply, at most `pairs`
  at_least: number; // what the viewer pays at least for travel and wages; -1: the pairs are missing
}

export const SPECTACLE: Shape<Spectacle> = {
  blank: {
    card: -1,
    region: -1,
    glory: 0,
    denarii: 0,
    pairs: 0,
    pairing: -1,
    state: "chosen",
    travel: -1,
    road: [],
    able: [],
    trainings: [],
    mine: [],
    my_pairs: 0,
    at_least: -1,
  },
  parts: { trainings: TRAINING },
};

/** A card in the Forum. */
export interface Ware {
  ware: number; // as the view numbers wares: men, then Ministers
  man: number; // or -1
  minister: number; // or -1
  cost: number;
  state: "on-sale" | "unwanted" | "up"; // up: it is bid for; unwanted: not again this turn
  pairs_with: number[]; // the viewer's men who have no partner yet and would get one
  classes: number[]; // classes in which the man would give the viewer a pairing more
  gain: number; // by how much the Minister's Skill would better the viewer's school; -1: a man, or spectators
}

export const WARE: Shape<Ware> = {
  blank: {
    ware: -1,
    man: -1,
    minister: -1,
    cost: 0,
    state: "on-sale",
    pairs_with: [],
    classes: [],
    gain: -1,
  },
  parts: {},
};

/** A card of the Forum, or of a seller, that is bid for. */
export interface Auction {
  ware: number; // as the view numbers wares
  man: number; // or -1
  minister: number; // or -1
  seller: number; // -1: the Forum
  minimum: number;
  most: number; // the highest bid the viewer may make; -1: none
  sealed: number[]; // seats that have bid
  bidders: number[]; // seats that are asked
  bids: number[]; // the opened bids, by seat; -1: passed or not asked; empty: they are sealed
  buyer: number; // once the bids are open; -1: nobody
  price: number;
  needs: number; // what the viewer may need this turn for travel and wages; bids above denarii - needs get a warning
  pairs_with: number[]; // as in Ware
  classes: number[];
  gain: number;
}

export const AUCTION: Shape<Auction> = {
  blank: {
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
  },
  parts: {},
};

/** Poll and tender for a spectacle: who stands, and who goes lower. */
export interface Tender {
  card: number;
  printed: number;
  open: boolean; // the offers have begun; before that the schools say whether they stand
  fee: number; // the lowest offer; -1: none yet
  by: number; // who made it
  standing: number[]; // seats that are in
  out: number[]; // seats that do not stand: they declined, gave up or cannot
  to_come: number[]; // seats that have not said yet
  turn: number; // who is asked
  floor: number; // below this the viewer loses money; -1: a spectator, or the pairs are missing
  least: number; // the lowest offer that the viewer may make; -1 as above
}

export const TENDER: Shape<Tender> = {
  blank: {
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
  },
  parts: {},
};

/** What one school has to pay for a spectacle. */
export interface Payment {
  seat: number;
  travel: number;
  wages: number;
  short: boolean; // it has less than that, and pays what it has
}

export const PAYMENT: Shape<Payment> = {
  blank: {
    seat: -1,
    travel: 0,
    wages: 0,
    short: false,
  },
  parts: {},
};

/** The spectacle that was chosen, from the choice to the last duel. */
export interface Held {
  card: number;
  step: string; // naming, rest, poll, tender, travel, pairing, duel, end
  host: number;
  rival: number; // -1: not known yet
  fees: number[]; // of the host and of the other school; -1: not known yet
  fighters: number[][]; // of the host, of the other school
  missing: number[]; // men that each side has still to name
  naming: number; // the seat that names a man now
  candidates: number[]; // men who can be named or picked now
  fought: number[];
  duels: number; // all duels of the spectacle, as far as the men are named
  champion: number; // the man who was picked; his opponent is looked for
  payments: Payment[]; // still to be made, the next one first
  storm: boolean;
}

export const HELD: Shape<Held> = {
  blank: {
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
  },
  parts: { payments: PAYMENT },
};

/** One of the fixes (M-11.3). There are four squares, each bought once per duel. */
export interface Fix {
  fix: string; // as `FIX_NAMES` has them: pause, refreshment, referee-1 (-1 Virtus), supporters-1 (+1), jeers-1 (-1), ...
  option: number; // the option number
  square: number; // 0 pause, 1 refreshment, 2 bribed referee, 3 supporters
  side: number; // -1: both
  cost: number;
  by: number; // who bought the square in this duel; -1: nobody
  possible: boolean; // the viewer may buy it now
}

export const FIX: Shape<Fix> = {
  blank: {
    fix: "",
    option: -1,
    square: -1,
    side: -1,
    cost: 0,
    by: -1,
    possible: false,
  },
  parts: {},
};

export interface Bet {
  seat: number;
  side: number;
  denarii: number;
}

export const BET: Shape<Bet> = {
  blank: {
    seat: -1,
    side: -1,
    denarii: 0,
  },
  parts: {},
};

/** Chances in per cent, from what everybody may know: no cards, no fixes, no Coquus to come. */
export interface Odds {
  win: number[]; // sides I, II
  both: number; // stantes missi
  death: number[]; // that the man of the side dies, in the fight or judged
  spared: number[]; // that the public would spare the man of the side, if he lost as it stands
}

export const ODDS: Shape<Odds> = {
  blank: {
    win: [0, 0],
    both: 0,
    death: [0, 0],
    spared: [0, 0],
  },
  parts: {},
};

/** M-9.4: the viewer's chance to win in per cent, by what they do with their die. -1: not possible. */
export interface Again {
  stay: number;
  virtus: number;
  coquus: number;
}

export const AGAIN: Shape<Again> = {
  blank: {
    stay: 0,
    virtus: -1,
    coquus: -1,
  },
  parts: {},
};

/** The duel on the stage. */
export interface Duel {
  step: string; // cards, bets, rerolls, declared, fix, after, accident, judgement, healing, mercy
  men: number[];
  owners: number[];
  pugna: number; // positive: towards side I
  approval: number; // Comprobatio; at 5 both win
  virtus: number[];
  wounds: number[];
  courage: number[]; // more wounds than this lose the duel
  dice: number[]; // -1: not rolled
  totals: number[]; // of a same-school duel: die, Valor and Courage; without the die before the roll
  appreciation: number[]; // what the die of a judgement must not exceed, if the side lost as it stands
  turn: number; // the seat that is asked; -1: a moment for cards
  declared: number; // the side that wants to roll again
  declined: boolean[]; // the side's owner wants no other die for this roll
  bettors: number[]; // in the order in which they are asked
  bets: Bet[];
  most: number; // the highest stake
  fixes: Fix[];
  fixer: number; // the seat that has the right to buy a fix; -1: nobody
  paused: boolean; // Pugna does not move for this roll
  refreshed: boolean; // nobody is wounded by this roll
  blunt: boolean; // no accidental death in this duel
  ending: number; // 0 fighting, 1 minor victory, 2 victory, 3 stantes missi
  loser: number;
  dead: number[]; // sides
  same_school: boolean; // M-10: one roll each, no track
  falls: number; // the side that this roll would beat as it lies; -1: none, or nothing is rolled
  odds: Odds | null;
  again: Again | null; // while the viewer may roll again
}

export const DUEL: Shape<Duel> = {
  blank: {
    step: "",
    men: [-1, -1],
    owners: [-1, -1],
    pugna: 0,
    approval: 0,
    virtus: [0, 0],
    wounds: [0, 0],
    courage: [0, 0],
    dice: [-1, -1],
    totals: [],
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
    falls: -1,
    odds: null,
    again: null,
  },
  parts: { bets: BET, fixes: FIX, odds: ODDS, again: AGAIN },
};

/** One die for one man: a judgement, a healing, a test. */
export interface Roll {
  what: string; // judgement, healing, recovery, accident, mercy, plague, test, flight, ordeal
  man: number;
  seat: number; // his owner
  die: number;
  needs: number; // the die it takes; -1: no die will do; 10: any will do
  more: boolean; // that die or more; else that die or less
  chance: number; // per cent that a die goes well; -1: not told
  again: number; // how often the owner can still roll again with a Coquus
  settled: boolean; // a card has decided it without a die
  good: boolean; // the result as it stands, once `die` is rolled or it is settled
}

export const ROLL: Shape<Roll> = {
  blank: {
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
  },
  parts: {},
};

/** Men who are named and tested one after the other. */
export interface Tests {
  what: string; // end (too many men in a school), brawl, plague
  school: number; // the school whose men are named; -1: all are named
  wanted: number; // how many are still to be named
  candidates: number[];
  men: number[]; // named, still to be tested
}

export const TESTS: Shape<Tests> = {
  blank: {
    what: "",
    school: -1,
    wanted: 0,
    candidates: [],
    men: [],
  },
  parts: {},
};

/** One way to play an Eventum card of the viewer's hand. */
export interface Play {
  option: number;
  title: number;
  aim: string; // what it is aimed at: man, school, side; empty: nothing
  target: number;
  purpose: string; // what it is for: save, harm, duel, ...
}

export const PLAY: Shape<Play> = {
  blank: {
    option: -1,
    title: -1,
    aim: "",
    target: -1,
    purpose: "",
  },
  parts: {},
};

export interface Stage {
  phase: string; // setup, eventum, forum, munus, end, over
  turn: number;
  turns: number; // 0: no limit
  goal: number; // Glory
  rudis: number;
  moment: string; // the Eventum moment that is open, by its name in decks.py; empty: none
  men: Man[];
  ministers: Minister[];
  schools: School[];
  spectacles: Spectacle[];
  forum: Ware[]; // the cards on sale this turn
  prices: number[]; // of a Gymnasium, by region
  enlisting: number[]; // men who wait for a class, of the school that is asked for one; the first is asked for now
  assigning: number; // the Doctor whose class is asked for
  hand: number[]; // titles in the viewer's hand, one per card
  playable: number[]; // titles in the viewer's hand that can be played now, whoever is asked
  plays: Play[]; // what the viewer's own question allows
  auction: Auction | null;
  held: Held | null;
  tender: Tender | null;
  duel: Duel | null;
  roll: Roll | null;
  tests: Tests | null;
  winners: number[];
}

export const STAGE: Shape<Stage> = {
  blank: {
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
  },
  parts: { men: MAN, ministers: MINISTER, schools: SCHOOL, spectacles: SPECTACLE, forum: WARE, plays: PLAY, auction: AUCTION, held: HELD, tender: TENDER, duel: DUEL, roll: ROLL, tests: TESTS },
};
