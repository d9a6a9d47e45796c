// Made from src/harena/games/spartacus/stage.py by `make protocol`. Do not edit.

import type { Shape } from "../../stage/complete";

/** A Market card on the table: of a house, the one that is auctioned, or a fighter who died in this arena. */
export interface Card {
  card: number;
  seat: number; // its owner; -1: the market
  sort: "armor" | "gladiator" | "slave" | "special" | "weapon";
  value: number;
  dice: number[]; // a fighter's printed dice
  ability: string; // by its name in cards/abilities.py; empty: none
  ready: boolean;
  injured: boolean;
  favors: number;
  champion: boolean;
  side: number; // in the fight; -1: not in it
  gone: boolean; // died in the arena that is still on the stage
}

export const CARD: Shape<Card> = {
  blank: {
    card: -1,
    seat: -1,
    sort: "armor",
    value: 0,
    dice: [0, 0, 0],
    ability: "",
    ready: false,
    injured: false,
    favors: 0,
    champion: false,
    side: -1,
    gone: false,
  },
  parts: {},
};

/** A special rule of a house (S-15). */
export interface HouseRule {
  rule: number; // 1 or 2
  name: string; // of the first rule as houses.toml has it; discard
  cost: number[]; // gladiators, slaves, guards
  payable: boolean; // the house has so many that are ready
  option: number; // the viewer may use it now with this option
}

export const HOUSERULE: Shape<HouseRule> = {
  blank: {
    rule: 0,
    name: "",
    cost: [0, 0, 0],
    payable: false,
    option: -1,
  },
  parts: {},
};

/** The books of one house (S-4.3) as one sum: those of this Upkeep while it balances them, else of the next one. */
export interface Books {
  income: number; // slaves
  upkeep: number; // gladiators
  gold: number; // before
  after: number; // gold afterwards if nobody is let go; below 0: it cannot be paid
  lost: number; // gladiators that have to be let go
  unsure: number; // injured cards, which may be ready by then
  now: boolean; // they are balanced in this Upkeep
}

export const BOOKS: Shape<Books> = {
  blank: {
    income: 0,
    upkeep: 0,
    gold: 0,
    after: 0,
    lost: 0,
    unsure: 0,
    now: false,
  },
  parts: {},
};

/** One house: its plate. */
export interface House {
  seat: number;
  house: number; // -1: not chosen yet
  influence: number;
  gold: number; // -1: taken up for the auctions (S-7.2)
  free: number; // gold that it can give or spend; for the viewer's own house what they have sealed is left out
  cards: number; // Intrigue cards in hand
  hand_size: number; // at its present Influence
  guards: number; // on the table, ready
  tired_guards: number;
  gladiators: number[];
  slaves: number[];
  equipment: number[];
  host: boolean;
  asked: boolean; // the match waits for it
  left_market: boolean;
  turn_over: boolean; // its Intrigue turn of this phase is over
  rules: HouseRule[];
  books: Books | null; // none if its gold is not shown
}

export const HOUSE: Shape<House> = {
  blank: {
    seat: -1,
    house: -1,
    influence: 0,
    gold: -1,
    free: -1,
    cards: 0,
    hand_size: 0,
    guards: 0,
    tired_guards: 0,
    gladiators: [],
    slaves: [],
    equipment: [],
    host: false,
    asked: false,
    left_market: false,
    turn_over: false,
    rules: [],
    books: null,
  },
  parts: { rules: HOUSERULE, books: BOOKS },
};

/** One way to play an Intrigue card of the viewer's hand, as an option of the present question. */
export interface Play {
  option: number;
  title: number;
  houses: number[]; // that it is aimed at
  card: number; // that it is aimed at
  guarded: number[]; // houses that may use guards against it
  guards: number; // their ready guards on the table
  passes: number; // per cent: the chance that none of these guards holds; -1: not told
  cost: number; // gold
}

export const PLAY: Shape<Play> = {
  blank: {
    option: -1,
    title: -1,
    houses: [],
    card: -1,
    guarded: [],
    guards: 0,
    passes: -1,
    cost: 0,
  },
  parts: {},
};

/** A title in the viewer's hand. */
export interface HandCard {
  title: number;
  copies: number;
  kind: "guard" | "reaction" | "scheme";
  needs: number;
  gold: number; // what it is cashed for
  missing: number; // Influence that is missing; for a scheme that lies face down with its supporters
  own_help: number; // how much of that the house could make up for by itself (S-5.7)
  ask: number[]; // houses of which any one would do as a supporter
  together: number[]; // if none would: the fewest that would do together, those with the least Influence
  playable: boolean; // it can be played now
  cashable: boolean; // it can be cashed now
  seekable: boolean; // it can be laid face down for support now
  obstacle: "" | "gold" | "influence" | "moment" | "target"; // why it cannot be played
  waits: "" | "any" | "bets" | "books" | "death" | "scheme"; // when it can be played
}

export const HANDCARD: Shape<HandCard> = {
  blank: {
    title: -1,
    copies: 0,
    kind: "guard",
    needs: 0,
    gold: 0,
    missing: 0,
    own_help: 0,
    ask: [],
    together: [],
    playable: false,
    cashable: false,
    seekable: false,
    obstacle: "",
    waits: "",
  },
  parts: {},
};

/** A request for support (S-5.5). */
export interface Request {
  seat: number;
  price: number;
  promised: number;
  claim: number; // the title that was claimed; -1: none, or the card was shown
  claimed: number; // the target that was claimed
  shown: boolean;
  answer: "" | "no" | "yes";
}

export const REQUEST: Shape<Request> = {
  blank: {
    seat: -1,
    price: 0,
    promised: 0,
    claim: -1,
    claimed: -1,
    shown: false,
    answer: "",
  },
  parts: {},
};

/** The scheme under way. */
export interface Plot {
  step: string; // lay, plead, price, claim, pledge, demand, make-up, foil, pick, end
  schemer: number;
  title: number; // -1: it lies face down and the viewer does not know it
  declared: boolean;
  houses: number[]; // its targets
  card: number; // its target
  second: number; // of two houses the one that is paid or gains
  needs: number; // -1: not known to the viewer
  have: number; // Influence of the schemer and the supporters
  less: number; // made up for by other means
  missing: number;
  own_help: number; // how much Influence the schemer could make up for without support (S-5.7)
  cost: number;
  supporters: number[];
  refused: number[];
  shown_to: number[];
  askable: number[]; // houses that may be asked, or asked again
  asked: number;
  price: number;
  promised: number;
  claim: number;
  claimed: number;
  requests: Request[];
  defenders: number[]; // houses that may use guards, by what is known
  guards: number; // their ready guards on the table
  passes: number; // per cent: the chance that none of these guards holds; -1: not told
  foilers: number[]; // houses that are asked whether they foil it
  foiled: boolean;
  raises: boolean; // Influence, as far as the viewer knows the card
  hurts: boolean; // its targets, or everybody else
  picker: number; // the house that names a card for its effect
  picks: number[];
}

export const PLOT: Shape<Plot> = {
  blank: {
    step: "",
    schemer: -1,
    title: -1,
    declared: false,
    houses: [],
    card: -1,
    second: -1,
    needs: -1,
    have: 0,
    less: 0,
    missing: -1,
    own_help: 0,
    cost: 0,
    supporters: [],
    refused: [],
    shown_to: [],
    askable: [],
    asked: -1,
    price: 0,
    promised: 0,
    claim: -1,
    claimed: -1,
    requests: [],
    defenders: [],
    guards: 0,
    passes: -1,
    foilers: [],
    foiled: false,
    raises: false,
    hurts: false,
    picker: -1,
    picks: [],
  },
  parts: { requests: REQUEST },
};

/** A reaction or a guard that was just played, the oldest first. */
export interface Answer {
  seat: number;
  title: number;
  guard: boolean;
  house: number; // its target
  card: number; // its target
  die: number; // a guard's roll
  needs: number; // a guard holds from this roll on
  holds: boolean;
  foiled: boolean;
  again: number[]; // slaves of the house that could let the guard roll again
  askable: number[]; // houses that are asked whether they answer it
}

export const ANSWER: Shape<Answer> = {
  blank: {
    seat: -1,
    title: -1,
    guard: false,
    house: -1,
    card: -1,
    die: -1,
    needs: 0,
    holds: false,
    foiled: false,
    again: [],
    askable: [],
  },
  parts: {},
};

/** A quiet moment (S-6.6). */
export interface Quiet {
  kind: "bets" | "books" | "death";
  titles: number[]; // reactions that could be played by public facts
  aims: number[]; // houses that could be hit
}

export const QUIET: Shape<Quiet> = {
  blank: {
    kind: "bets",
    titles: [],
    aims: [],
  },
  parts: {},
};

/** Healing rolls (S-4.2). */
export interface Healing {
  patients: number[]; // still to roll
  card: number; // the one that rolls
  die: number;
  heals_from: number; // healed from this roll on
  dies_below: number; // dies below this one
  medics: number[]; // ready cards that could let it roll again
}

export const HEALING: Shape<Healing> = {
  blank: {
    patients: [],
    card: -1,
    die: -1,
    heals_from: 0,
    dies_below: 0,
    medics: [],
  },
  parts: {},
};

/** Cards that a house exhausts or discards for its special rule, or exchanges (S-5.7). */
export interface Payment {
  seat: number;
  rule: number;
  gladiators: number; // still to be named
  slaves: number;
  exchanges: number; // Intrigue cards that may still be exchanged
  candidates: number[];
}

export const PAYMENT: Shape<Payment> = {
  blank: {
    seat: -1,
    rule: 0,
    gladiators: 0,
    slaves: 0,
    exchanges: 0,
    candidates: [],
  },
  parts: {},
};

/** The card or the Host token that is bid for. */
export interface Auction {
  card: number; // -1: the Host token
  host: boolean;
  bidders: number[]; // houses still in it
  sealed: number[]; // houses whose bid is given
  waiting: number[]; // houses whose bid is awaited
  stakes: number[]; // per seat: what lies on the table from a tie
  tied: boolean; // another round between the tied
  most: number; // the most that the viewer can add; -1: not asked
  given: number; // what the viewer has sealed; -1: nothing
  safe: number; // above this the viewer's next books cannot be paid; -1: they cannot anyway, or a spectator
  income: number; // what the card brings in the books: a slave
  upkeep: number; // what the card costs there: a gladiator
  rolls: boolean; // nobody has gold left to add: dice or nothing
}

export const AUCTION: Shape<Auction> = {
  blank: {
    card: -1,
    host: false,
    bidders: [],
    sealed: [],
    waiting: [],
    stakes: [],
    tied: false,
    most: -1,
    given: -1,
    safe: -1,
    income: 0,
    upkeep: 0,
    rolls: false,
  },
  parts: {},
};

export interface Market {
  step: "auction" | "end" | "host" | "look" | "trade";
  face_down: number; // cards still face down
  present: number[]; // houses that still trade
  scout: number; // the card that may look at one
  auction: Auction | null;
}

export const MARKET: Shape<Market> = {
  blank: {
    step: "auction",
    face_down: 0,
    present: [],
    scout: -1,
    auction: null,
  },
  parts: { auction: AUCTION },
};

/** Chances in per cent, from what everybody may know: no cards, no retreat, dice lost where they matter least. */
export interface Odds {
  win: number[];
  ending: number[]; // yields, is injured, is decapitated
  bets: number[];
  hopeless: number[]; // bets that cannot win
}

export const ODDS: Shape<Odds> = {
  blank: {
    win: [0, 0],
    ending: [0, 0, 0],
    bets: [0, 0, 0, 0],
    hopeless: [],
  },
  parts: {},
};

/** The Host's judgment (S-12.3). */
export interface Thumb {
  host: number;
  card: number;
  seat: number; // its owner
  cost: number; // Influence that thumbs down costs the Host
  immune: boolean; // a Champion
}

export const THUMB: Shape<Thumb> = {
  blank: {
    host: -1,
    card: -1,
    seat: -1,
    cost: 0,
    immune: false,
  },
  parts: {},
};

/** A house in the arena. */
export interface Side {
  seat: number;
  card: number;
  gear: number[];
  tribute: number;
  ability: string; // empty: none, or the opponent cancels it
  silenced: boolean; // the opponent cancels it
}

export const SIDE: Shape<Side> = {
  blank: {
    seat: -1,
    card: -1,
    gear: [-1, -1, -1],
    tribute: 0,
    ability: "",
    silenced: false,
  },
  parts: {},
};

export interface Bet {
  seat: number;
  gold: number[];
  most_won: number; // what comes back at best
}

export const BET: Shape<Bet> = {
  blank: {
    seat: -1,
    gold: [0, 0, 0, 0],
    most_won: 0,
  },
  parts: {},
};

/** How a fighter of the viewer would fare without equipment against the one who was sent already. */
export interface Chance {
  card: number;
  win: number; // per cent
}

export const CHANCE: Shape<Chance> = {
  blank: {
    card: -1,
    win: 0,
  },
  parts: {},
};

export interface Arena {
  step: "answer" | "bets" | "end" | "equip" | "fight" | "invite" | "shown" | "thumb";
  invited: number[];
  open: number[]; // houses that can be invited
  unable: number[]; // of these: those without a ready fighter
  guest: number;
  must_fight: boolean; // the guest cannot decline
  equipping: number; // 0 weapon, 1 armor, 2 special
  sides: Side[];
  chances: Chance[]; // of those whom the viewer may send now; empty: the opponent is not known
  bettors: number[];
  sealed: number[];
  given: number[]; // what the viewer has sealed
  bets: Bet[]; // once they are shown
  most: number[]; // what the viewer can bet on each
  together: number; // on both victories
  odds: Odds | null; // before the fight; then see the fight
  winner: number; // a side
  level: number; // 0 none, 1 yielded, 2 injured, 3 decapitated
  dead: number;
  thumb: Thumb | null;
}

export const ARENA: Shape<Arena> = {
  blank: {
    step: "answer",
    invited: [],
    open: [],
    unable: [],
    guest: -1,
    must_fight: false,
    equipping: -1,
    sides: [],
    chances: [],
    bettors: [],
    sealed: [],
    given: [],
    bets: [],
    most: [0, 0, 0, 0],
    together: 0,
    odds: null,
    winner: -1,
    level: 0,
    dead: -1,
    thumb: null,
  },
  parts: { sides: SIDE, chances: CHANCE, bets: BET, odds: ODDS, thumb: THUMB },
};

/** A hexagon. Two cells of a row are two columns apart, the next row is shifted by one column: so it touches the
cells two columns away in its row, and one column away in the rows above and below. */
export interface Cell {
  column: number;
  row: number;
  rim: boolean; // at the edge of the arena
  start: number; // the side that starts here
}

export const CELL: Shape<Cell> = {
  blank: {
    column: 0,
    row: 0,
    rim: false,
    start: -1,
  },
  parts: {},
};

/** A cell that the fighter whose turn it is can reach. */
export interface Move {
  cell: number;
  steps: number;
  reach: boolean; // the opponent is within reach from there
  throw: boolean; // the Javelin reaches the opponent from there
  option: number;
}

export const MOVE: Shape<Move> = {
  blank: {
    cell: -1,
    steps: 0,
    reach: false,
    throw: false,
    option: -1,
  },
  parts: {},
};

/** One Attack die and the Defense die that it is compared with: places in the dice as they lie. */
export interface Pair {
  attack: number;
  defense: number; // -1: unpaired
  hit: boolean;
}

export const PAIR: Shape<Pair> = {
  blank: {
    attack: -1,
    defense: -1,
    hit: false,
  },
  parts: {},
};

/** A die that the viewer may roll again. */
export interface Again {
  option: number;
  source: "ability" | "armor" | "jinx" | "weapon";
  side: number; // whose die
  die: number; // its place
}

export const AGAIN: Shape<Again> = {
  blank: {
    option: -1,
    source: "ability",
    side: -1,
    die: -1,
  },
  parts: {},
};

export interface Attack {
  step: string; // dodge, rerolls, back, strike, shield, loss
  side: number; // the attacker
  thrown: boolean;
  dodged: boolean;
  attack: number[];
  defense: number[];
  pairs: Pair[];
  spare: number[]; // Defense dice that are not compared
  doubles: number; // damage added by doubles in Attack
  blocked: number; // damage taken away by doubles in Defense
  back: number; // damage to the attacker by triples in Defense
  damage: number; // as it stands
  used: string[]; // what rolled dice again: weapon-0, armor-1, ...
  again: Again[];
}

export const ATTACK: Shape<Attack> = {
  blank: {
    step: "",
    side: -1,
    thrown: false,
    dodged: false,
    attack: [],
    defense: [],
    pairs: [],
    spare: [],
    doubles: 0,
    blocked: 0,
    back: 0,
    damage: 0,
    used: [],
    again: [],
  },
  parts: { pairs: PAIR, again: AGAIN },
};

/** Dice to be removed (S-11.5). */
export interface Loss {
  side: number;
  seat: number;
  left: number;
  lost: number;
  pools: number[]; // that may lose a die
}

export const LOSS: Shape<Loss> = {
  blank: {
    side: -1,
    seat: -1,
    left: 0,
    lost: 0,
    pools: [],
  },
  parts: {},
};

export interface Fight {
  step: string; // nets, initiative, order, act, attack, loss, call-off, end
  owners: number[];
  fighters: number[];
  tournament: boolean;
  round: number;
  calm: number; // rounds without a lost die
  most_calm: number;
  lead: number;
  side: number; // whose turn it is
  turn: number; // the seat that is asked
  moved: boolean;
  struck: boolean;
  full: number[][];
  pools: number[][];
  cells: number[];
  facing: number[]; // 0 east, then clockwise in steps of 60 degrees: towards the opponent
  apart: number;
  steps: number[]; // cells that each may move
  reach: number[]; // cells that each can attack over
  in_reach: boolean[]; // the opponent is within reach
  initiative: number[][];
  jinx_used: boolean[];
  padded: boolean[]; // the first damage was ignored
  abilities: string[]; // that count in this fight; empty: none, or the opponent cancels it
  moves: Move[];
  can_attack: boolean;
  can_throw: boolean;
  attack: Attack | null;
  loss: Loss | null;
  winner: number;
  level: number;
  odds: Odds | null;
}

export const FIGHT: Shape<Fight> = {
  blank: {
    step: "",
    owners: [-1, -1],
    fighters: [-1, -1],
    tournament: false,
    round: 0,
    calm: 0,
    most_calm: 0,
    lead: -1,
    side: -1,
    turn: -1,
    moved: false,
    struck: false,
    full: [[0, 0, 0], [0, 0, 0]],
    pools: [[0, 0, 0], [0, 0, 0]],
    cells: [-1, -1],
    facing: [0, 0],
    apart: 0,
    steps: [0, 0],
    reach: [0, 0],
    in_reach: [false, false],
    initiative: [[], []],
    jinx_used: [false, false],
    padded: [false, false],
    abilities: ["", ""],
    moves: [],
    can_attack: false,
    can_throw: false,
    attack: null,
    loss: null,
    winner: -1,
    level: 0,
    odds: null,
  },
  parts: { moves: MOVE, attack: ATTACK, loss: LOSS, odds: ODDS },
};

/** A fighter or a piece of equipment of the viewer's house, as a part of the option that sends it to a bout. */
export interface Piece {
  card: number;
  adds: number; // the option is PICK with the sum of its parts
}

export const PIECE: Shape<Piece> = {
  blank: {
    card: -1,
    adds: 0,
  },
  parts: {},
};

export interface Tournament {
  pair: number[];
  waiting: number[]; // houses that fight later, the lowest first
  through: number[];
  final: boolean;
  sealed: number[];
  picking: number[];
  pieces: Piece[]; // that the viewer may send; without any: not asked
}

export const TOURNAMENT: Shape<Tournament> = {
  blank: {
    pair: [],
    waiting: [],
    through: [],
    final: false,
    sealed: [],
    picking: [],
    pieces: [],
  },
  parts: { pieces: PIECE },
};

export interface Stage {
  phase: "arena" | "intrigue" | "market" | "over" | "setup" | "tournament" | "upkeep";
  step: string; // in plain ids: see STEPS in stage_facts.py
  turn: number;
  turns: number; // 0: no limit
  goal: number; // Influence
  start_influence: number;
  host: number;
  schemer: number; // whose Intrigue turn it is
  to_come: number[]; // houses whose Intrigue turn is still to come
  order: number[]; // of all houses in the Intrigue phase; empty in the others
  parties: number[]; // other houses that the present question is about: promises to and from them matter
  houses: House[];
  cards: Card[];
  hand: HandCard[];
  over: number; // cards that the viewer holds above the hand size
  plays: Play[]; // what the viewer's own question allows
  plot: Plot | null;
  answers: Answer[];
  quiet: Quiet | null;
  healing: Healing | null;
  payment: Payment | null;
  market: Market | null;
  arena: Arena | null;
  sand: Cell[]; // while somebody fights or is about to
  fight: Fight | null;
  tournament: Tournament | null;
  houses_left: number[]; // to choose from
  winners: number[];
}

export const STAGE: Shape<Stage> = {
  blank: {
    phase: "arena",
    step: "",
    turn: 0,
    turns: 0,
    goal: 0,
    start_influence: 0,
    host: -1,
    schemer: -1,
    to_come: [],
    order: [],
    parties: [],
    houses: [],
    cards: [],
    hand: [],
    over: 0,
    plays: [],
    plot: null,
    answers: [],
    quiet: null,
    healing: null,
    payment: null,
    market: null,
    arena: null,
    sand: [],
    fight: null,
    tournament: null,
    houses_left: [],
    winners: [],
  },
  parts: { houses: HOUSE, cards: CARD, hand: HANDCARD, plays: PLAY, plot: PLOT, answers: ANSWER, quiet: QUIET, healing: HEALING, payment: PAYMENT, market: MARKET, arena: ARENA, sand: CELL, fight: FIGHT, tournament: TOURNAMENT },
};
