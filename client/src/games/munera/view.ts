// Made from src/harena/games/munera/fields.py by `make protocol`. Do not edit.

import type { Frame, GameView } from "../view";

export interface State {
  turn: number;
  rudis: number; // the Rudiarius
  denarii: number[];
  glory: number[];
  region: number[]; // per seat; -1: no Gymnasium yet
  school: number[][]; // per seat: the men it owns
  staff: number[][]; // per seat: its Ministers
  klass: number[]; // per man; -1: none yet
  rank: number[]; // per man: TIRO, VETERANUS, PRIMUS
  fame: number[]; // per man
  engaged: number[];
  wounded: number[]; // M-9.8: at most one marker per man, and a wounded man is engaged
  doctored: number[]; // per Minister: the class of a Doctor, or -1
  used: number[]; // per Minister: how often a Coquus was used
  loans: number[][]; // (man, borrower, spectacle), M-13.2
  auctioned: number[]; // men, then Ministers: auctioned this turn, M-6.5 and M-6.6
  forum_men: number[];
  forum_ministers: number[];
  open: number[]; // face-up spectacles
  men_bag: number[];
  men_gone: number[]; // discards
  ministers_bag: number[];
  ministers_gone: number[];
  munera_bag: number[];
  munera_gone: number[];
  gone: number[];
  hands: (number[] | null)[]; // per seat: Eventum cards
  hands_size: number[];
  bag: null;
  bag_size: number;
  moment: number; // counts rest moments; an offer ends with its moment
  winners: number[];
}

/** A procedure without fields of its own. */
export interface PlainFrame extends Frame {
  proc: "match" | "eventum";
  at: "take_rudis" | "next_player" | "settle" | "recruit" | "enlist" | "hire" | "assign" | "first_cards" | "players_left" | "shuffle_back" | "new_turn" | "eventum_phase" | "forum_phase" | "munus_phase" | "turn_end" | "turns_left" | "time_up" | "draws" | "settle_down" | "end";
}

/** A moment for Eventum cards (M-5.3), or a rest moment (M-13.3). */
export interface MomentFrame extends Frame {
  proc: "moment" | "rest";
  at: "play_card" | "act" | "end";
  when: number; // a moment of decks.py
  phase: number; // which rest moment (moments.py), or -1
  played: number[]; // titles played: one card per title and window, M-15
  trained: number[]; // men who changed class at this moment, M-3.2
  done: number; // 1: a card closed it
}

/** A seat that holds more than five Eventum cards must discard (M-1.1). */
export interface HandFrame extends Frame {
  proc: "hand";
  at: "throw_away" | "end";
}

/** One die for one man: a judgment, a healing, a test ... (rolls.py). */
export interface RollFrame extends Frame {
  proc: "roll";
  at: "cards_before" | "throw" | "help_oneself" | "result" | "end";
  what: number;
  man: number;
  modifier: number; // added to the die, or the number the die is compared with
  die: number; // -1: not rolled
  settled: number; // decided by a card, without a die: 1 well, -1 badly
  good: number; // the result
}

/** The Forum phase (M-6): healing, then auctions. */
export interface ForumFrame extends Frame {
  proc: "forum";
  at: "fresh_meals" | "opening" | "release" | "next_patient" | "patients_left" | "restock" | "rest_in_forum" | "close_if_empty" | "put_up" | "bid" | "decided" | "hand_over" | "enlist" | "assign" | "move_rudis" | "not_all_declined" | "end";
  patients: number[]; // men who still roll to heal
  ware: number; // the card being auctioned (forum.py numbers men and Ministers), or -1
  bids: number[]; // the opened bids, per seat; -1: a pass
  buyer: number;
  price: number;
  declined: number; // how many seats in a row auctioned nothing
}

/** Something a seat does at rest that needs a second question: training, a sale, its own auction (M-6.6). */
export interface DeedFrame extends Frame {
  proc: "training" | "sale" | "auction";
  at: "pick_trainee" | "train" | "sell" | "offer_up" | "name_minimum" | "private_bid" | "knock_down" | "end";
  phase: number; // the phase of the rest moment
  seller: number;
  ware: number;
  minimum: number;
  bids: number[];
}

/** The Munus phase (M-7). */
export interface MunusFrame extends Frame {
  proc: "munus";
  at: "announce" | "rest_before_choice" | "choose" | "spectacle" | "spectacles_left" | "free_loans" | "end";
  chosen: number; // the spectacle, or -1
  declined: number; // how many seats in a row chose none
}

/** One spectacle, from the poll to the last duel (M-7.4 to M-9.1). */
export interface SpectacleFrame extends Frame {
  proc: "spectacle";
  at: "host_names" | "rest_after_choice" | "host_renames" | "open_poll" | "stand" | "poll_shown" | "open_tender" | "tender" | "award" | "rival_names" | "contract" | "late_naming" | "bonus" | "before_travel" | "replacements" | "set_out" | "payment" | "pay" | "payments_left" | "draw_cards" | "pick_forced" | "pick" | "oppose" | "meet" | "fighters_left" | "applause" | "close" | "end";
  card: number;
  host: number; // the Rudiarius' side
  rival: number; // the other side; -1: not known yet
  polled: number; // how many seats have said whether they stand
  standing: number[];
  fee: number; // the other side's offer
  fighters: number[]; // two sets of named men: the Rudiarius' side and the other
  fought: number[];
  champion: number;
  opponent: number;
  fallen: number[]; // schools that lost a man in it
  payers: number[]; // owners who still have to pay for the journey
  robbed: number; // what Latrones add to this payment
  paved: number; // Via Strata: nothing is paid for this journey
  storm: number; // Tempestas
}

/** The schools of a spectacle name their fighters (M-7.5). */
export interface NamingFrame extends Frame {
  proc: "naming";
  at: "name_fighter" | "end";
  sides: number; // 1: only the Rudiarius; 2: the other school too
  paid: number; // what the schools have received (naming.py)
}

/** A duel (M-9), with its bets and fixes (M-11). Pairs are side I, side II. */
export interface DuelFrame extends Frame {
  proc: "duel";
  at: "enter" | "before_duel" | "acclaim" | "to_bettors" | "stake" | "melee" | "reopen" | "reroll" | "interrupt" | "throw_declared" | "owners_left" | "to_fixer" | "fix" | "offer_reroll" | "virtus_given" | "after_roll" | "hand_of_fortune" | "strike" | "accident_i" | "accident_ii" | "decide" | "fighting" | "judgement" | "reward" | "healing_i" | "healing_ii" | "leave" | "end";
  men: number[];
  owners: number[];
  pugna: number; // positive: towards side I
  approval: number; // Comprobatio
  virtus: number[];
  wounds: number[];
  dice: number[];
  declined: number[]; // re-rolls: 1 declined; 2 rolled again, where a die may be only once
  declared: number; // the side that declared a Virtus re-roll, or -1
  reopened: number; // Manus Fortunae: re-rolls are open again
  bettors: number[]; // from the Rudiarius' left
  stakes: number[]; // of those asked so far: 0, or 8 * side + denarii
  bought: number[]; // squares bought so far, in order
  fixed: number; // 1: a fix was bought this round
  paused: number; // 1: Pugna does not change for this roll
  refreshed: number; // 1: this roll wounds nobody
  blunt: number; // Arma Lusoria
  ending: number; // how it ended (duel.py)
  loser: number; // the side that is judged, or -1
  dead: number[]; // sides whose man died, one bit per side
}

/** A same-school duel (M-10). */
export interface BoutFrame extends Frame {
  proc: "bout";
  at: "throw_both" | "try_again" | "level" | "mercy" | "part" | "end";
  men: number[];
  owners: number[];
  dice: number[];
  refused: number; // one bit per side: its owner wants no other die; 4, 8: no other is allowed
  loser: number; // side, or -1
  slain: number;
}

/** Bets on a same-school duel, where the table allows them (M-11.1). */
export interface WagerFrame extends Frame {
  proc: "wager";
  at: "to_bettors" | "stake" | "fight" | "end";
  men: number[];
  owners: number[];
  bettors: number[]; // from the Rudiarius' left
  stakes: number[]; // of those asked so far: 0, or 8 * side + denarii
}

/** Men who are named and tested one after the other: too many in a school (M-12.1), a brawl, a plague. */
export interface NamedFrame extends Frame {
  proc: "end" | "brawl" | "plague";
  at: "rest_at_end" | "count_men" | "name_excess" | "next_test" | "tests_left" | "gather_brawlers" | "name_brawler" | "next_victim" | "name_patient" | "next_fever" | "end";
  schools: number[]; // seats still to come, the current one first
  wanted: number; // how many men of the current seat are still to be named
  named: number[]; // men still to be tested
}

/** A card that was put together in a deck file: its effects, one after the other (cards/effects.py). */
export interface EffectsFrame extends Frame {
  proc: "effects";
  at: "next_part" | "next_man" | "parts_left" | "end";
  title: number;
  by: number; // the school that played it
  man: number; // the man it is about, or -1
  school: number; // the school it is about, or -1
  side: number; // the side of a duel it is about, or -1
  queue: number[]; // more men for whom all of it happens again
  part: number; // the next effect
  obeyed: number; // the last test: 1 passed, -1 failed, 0 none yet
}

export type AnyFrame = PlainFrame | MomentFrame | HandFrame | RollFrame | ForumFrame | DeedFrame | MunusFrame | SpectacleFrame | NamingFrame | DuelFrame | BoutFrame | WagerFrame | NamedFrame | EffectsFrame;

export interface Options {
  players: number;
  target: number;
  quick_start: boolean;
  bought_glory: boolean;
  sales: "forum" | "always";
  naming: "tender" | "travel";
  classes: "purchase" | "spectacle";
  rerolls: "paid" | "once";
  bout_bets: boolean;
  offers: number;
  turns: number;
  decks: string;
}

export type View = GameView<"munera", Options, State, AnyFrame>;

export const viewOf = (scene: { view: any }): View => scene.view;
