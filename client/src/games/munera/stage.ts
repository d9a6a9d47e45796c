// Made from src/harena/games/munera/stage.py by `make protocol`. Do not edit.

/** A man in a school or in the Forum, as he counts now. */
export interface Man {
  man: number;
  seat: number; // his owner; -1: the Forum
  klass: number; // -1: none yet
  rank: number;
  fame: number;
  next_fame: number; // the Fame at which he is promoted; -1: he cannot be
  valor: number;
  courage: number;
  charisma: number;
  obedience: number;
  virtus: number; // what he would start a duel with
  worth: number; // what he sells for, in denarii
  cost: number; // what the Forum asks for him
  wage: number; // what he is paid for every duel
  engaged: boolean;
  wounded: boolean;
  lent_to: number;
  lent_for: number; // the spectacle
  partners: number[]; // men of the same school with whom he makes a pair now
}

export interface Minister {
  minister: number;
  seat: number; // -1: the Forum
  office: number;
  skill: number;
  cost: number;
  klass: number; // of a Doctor
  left: number; // how often a Coquus can still cook this turn; -1: it is not one
}

/** One school: its plate. */
export interface School {
  seat: number;
  glory: number;
  denarii: number;
  free: number; // denarii that it can spend; for the viewer's own school what is sealed or promised is left out
  region: number;
  men: number[];
  ministers: number[];
  cards: number; // Eventum cards in hand
  rudis: boolean;
}

/** A spectacle that is open, being held, or was announced this turn. */
export interface Spectacle {
  card: number;
  region: number;
  glory: number;
  denarii: number; // printed
  pairs: number; // duels
  state: string; // open, chosen, held, closed
  travel: number; // what the journey costs the viewer's school; -1: spectators
  road: number[]; // places from the viewer's school to the city: regions, then sea zones after them
  able: number[]; // seats that could take part as far as everybody may know
  mine: number[]; // men of the viewer who fit the contract now
  at_least: number; // what the viewer must be paid to lose nothing (travel and wages)
}

/** A card of the Forum, or of a seller, that is bid for. */
export interface Auction {
  ware: number; // as the view numbers wares
  man: number; // or -1
  minister: number; // or -1
  seller: number; // -1: the Forum
  minimum: number;
  sealed: number[]; // seats that have bid
  bidders: number[]; // seats that are asked
  needs: number; // what the viewer may need this turn for travel and wages; bids above denarii - needs get a warning
  pairs_with: number[]; // the viewer's men with whom the man could make a pair, in some class
}

/** The tender for a spectacle: who stays in goes lower. */
export interface Tender {
  card: number;
  printed: number;
  fee: number; // the lowest offer; -1: none yet
  by: number; // who made it
  standing: number[]; // seats that are still in
  out: number[]; // seats that stood and gave up
  turn: number; // who is asked
  floor: number; // below this the viewer loses money; -1: a spectator
}

/** One of the six fixes (M-11.3). */
export interface Fix {
  fix: string; // pause, refreshment, referee-1, referee-2, supporters-1 ... as `FIX_NAMES` has them
  option: number; // the option number; fixes of sides I and II have one each
  side: number; // -1: both
  cost: number;
  by: number; // who bought it in this duel; -1: nobody
  possible: boolean; // the viewer may buy it now
}

export interface Bet {
  seat: number;
  side: number;
  denarii: number;
}

/** Chances in per cent, from what the viewer may know. */
export interface Odds {
  win: number[]; // sides I, II
  both: number; // stantes missi
  death: number[]; // that the man of the side dies, in the fight or judged
}

/** The duel on the stage. */
export interface Duel {
  men: number[];
  owners: number[];
  pugna: number; // positive: towards side I
  approval: number;
  virtus: number[];
  wounds: number[];
  courage: number[];
  dice: number[]; // -1: not rolled
  declared: number;
  bets: Bet[];
  fixes: Fix[];
  fixer: number; // the seat that has the right to buy a fix; -1: nobody
  ending: number;
  loser: number;
  dead: number[]; // sides
  same_school: boolean; // M-10: one roll each, no track
  odds: Odds | null;
}

/** One die for one man: a judgment, a healing, a test. */
export interface Roll {
  what: string; // judgement, healing, accident, obedience, ...
  man: number;
  die: number;
  needs: number; // the die must be at least (or at most) this; -1: it is compared otherwise
  chance: number; // per cent that it goes well; -1: not told
  good: boolean; // the result, once `die` is rolled
}

/** One way to play an Eventum card of the viewer's hand. */
export interface Play {
  option: number;
  title: number;
  aim: string; // what it is aimed at: man, school, side; empty: nothing
  target: number;
}

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
  playable: number[]; // titles in the viewer's hand that can be played now
  hand: number[]; // titles in the viewer's hand, one per card
  plays: Play[]; // what the present question allows
  auction: Auction | null;
  tender: Tender | null;
  duel: Duel | null;
  roll: Roll | null;
}
