// Made from src/harena/games/spartacus/fields.py by `make protocol`. Do not edit.

import type { Frame, GameView } from "../view";

export interface State {
  turn: number;
  phase: number;
  host: number;
  house: number[]; // per seat; -1: none yet
  influence: number[];
  gold: number[];
  assets: number[][]; // per seat: its Market cards, including exhausted ones
  tired: number[]; // exhausted Market cards
  injured: number[]; // exhausted Market cards with an injury
  favors: number[]; // per Market card: Favors, or CHAMPION
  guards: number[][]; // per seat: guards on the table, including exhausted ones
  resting: number[]; // exhausted guards
  gone: number[]; // discards of the Intrigue deck
  market_gone: number[];
  hands: (number[] | null)[]; // per seat: Intrigue cards
  hands_size: number[];
  bag: null;
  bag_size: number;
  market_bag: null;
  market_bag_size: number;
  winners: number[];
}

/** A procedure without fields of its own. */
export interface PlainFrame extends Frame {
  proc: "match";
  at: "first_host" | "choose_house" | "deal_assets" | "new_turn" | "upkeep" | "intrigue_phase" | "after_intrigue" | "market_phase" | "after_market" | "arena_phase" | "after_arena" | "turns_left" | "time_up" | "end";
}

/** S-4: the Upkeep phase. */
export interface UpkeepFrame extends Frame {
  proc: "upkeep";
  at: "refresh" | "next_patient" | "treat" | "roll_healing" | "cure" | "heal" | "patients_left" | "open_books" | "release" | "after_books" | "end";
  left: number[]; // injured cards that have not rolled yet
  card: number; // the card that rolls; -1: none
  die: number; // its roll
  owing: number[]; // houses that have not balanced their books
}

/** S-5: the Intrigue turns. */
export interface IntrigueFrame extends Frame {
  proc: "intrigue";
  at: "draw_cards" | "after_draw" | "next_house" | "do_deed" | "after_deed" | "goes_on" | "houses_left" | "end";
  deeds: number; // how many deeds the house did this turn
  left: number[]; // houses whose turn is still to come
  over: number; // 1: the house has ended its turn
  tried: number[] | null; // cards laid face down for support and taken back this turn
  tried_size?: number;
}

/** S-5.5, S-5.6: a scheme, from asking for support to its end. */
export interface PlotFrame extends Frame {
  proc: "scheme";
  at: "lay_down" | "plead" | "name_price" | "claim" | "claim_target" | "put_plea" | "pledge" | "settle_demand" | "face_down" | "make_up" | "declare" | "foil" | "judge" | "pick" | "finish" | "end";
  schemer: number;
  laid: number[] | null; // the card while it lies face down
  laid_size?: number;
  card: number; // the card once declared; -1: not yet
  aim: number; // its target, encoded as the scheme defines
  less: number; // Influence made up for by other means, S-5.7
  asked: number; // the house being asked; -1: none
  price: number; // gold it is offered at once
  promised: number; // gold it is promised for later
  claim: number; // the title the schemer claimed to it; -1: none, -2: it was shown the card
  claimed: number; // the target the schemer claimed to it; -1: none
  said_no: number[]; // houses whose last answer was a refusal
  pledged: number[]; // houses that support it
  shown_to: number[]; // houses that were shown the card
  foiled: number;
  picked: number; // the card that was named for its effect; -1: none
  requests: number[][]; // each request for support: house, price, promise, claimed title and target
}

/** S-5.7: cards exhausted or discarded one by one for a rule of the house. */
export interface CostFrame extends Frame {
  proc: "cost";
  at: "pay" | "benefit" | "drop" | "draw_as_many" | "end";
  seat: number;
  rule: number; // 1 or 2
  needed: number[]; // gladiators and slaves still to be named
  drops: number; // cards of the hand that may still be exchanged
  dropped: number; // cards of the hand given away so far
}

/** S-16: an ability of a card that needs an answer: whose hand to look into, which card to exchange. */
export interface SpyFrame extends Frame {
  proc: "spy" | "exchange";
  at: "look" | "exchange" | "end";
  seat: number;
  card: number; // the one that was exhausted
}

/** S-6.1: a reaction or a guard, open to answers. */
export interface ReactFrame extends Frame {
  proc: "reaction" | "guard";
  at: "thunder" | "take_effect" | "take_guard" | "roll_guard" | "drill" | "rolls_again" | "stand" | "end";
  seat: number;
  title: number;
  aim: number;
  die: number; // a guard's roll
  foiled: number;
  takes: number; // Support from Rome: 1 while its player is asked for a guard
}

/** S-6.6: a quiet moment. */
export interface QuietFrame extends Frame {
  proc: "quiet";
  at: "speak" | "end";
  cards: number; // which reactions fit: the bits of quiet.py
}

/** S-7, S-8, S-9: the Market phase. */
export interface MarketFrame extends Frame {
  proc: "market";
  at: "open_stalls" | "trade" | "market_quiet" | "lay_out" | "look" | "show_card" | "bid" | "tied_bids" | "hand_over" | "after_auction" | "cards_left" | "open_token" | "bid_for_token" | "tied_token" | "new_host" | "end_of_market" | "end";
  laid: null; // cards still face down, in order
  laid_size: number;
  card: number; // the card being auctioned; -1: none, or the Host token
  bidding: number[]; // houses still in the auction
  stakes: number[]; // per house: gold it has bid
  again: number; // 1: a tie, so there is another round
  winner: number;
  scouts: number[]; // cards that may still look, S-16
}

/** S-10, S-12: the Arena phase. */
export interface ArenaFrame extends Frame {
  proc: "arena";
  at: "honor" | "to_host" | "invite" | "send" | "take_weapon" | "take_armour" | "take_special" | "after_answer" | "place_open" | "tribute" | "bet" | "after_bets" | "to_arms" | "settle_bets" | "after_settling" | "to_thumb" | "show_thumb" | "end_of_games" | "end";
  invited: number[]; // houses that were asked
  guest: number; // the house that is being asked; -1: none
  owners: number[]; // houses in the fight: I, then II
  fighters: number[]; // their fighters
  gear: number[]; // weapon, armor, special of I, then of II; -1: none
  bets: number[][]; // per house: Victory I, Victory II, Injury, Decapitation
  winner: number; // side; -1: no fight yet
  level: number; // how the loser was defeated, S-11.6
  dead: number; // the loser's card once dead; -1: alive
  bereaved: number; // the house the dead fighter belonged to
}

/** S-11: a fight. A side is 0 (I) or 1 (II). */
export interface FightFrame extends Frame {
  proc: "fight";
  at: "new_round" | "cast" | "roll_initiative" | "reroll_initiative" | "rolled_again" | "compare_initiative" | "level_dice" | "choose_order" | "act" | "other_turn" | "act_second" | "fighting" | "tired_out" | "call_off" | "end";
  owners: number[];
  fighters: number[];
  gear: number[]; // weapon, armor, special of I, then of II; -1: none
  pools: number[]; // ATK, DEF, SPD of I, then of II
  cells: number[];
  formal: number; // a bout of a tournament, S-14.2
  round: number;
  calm: number; // rounds in a row without a lost die
  lead: number; // the side with the initiative; -1: undecided
  side: number; // whose turn it is
  moved: number;
  struck: number;
  dice: number[][]; // initiative dice of both
  used: number[]; // what was used and works only once: the bits of fighter.py
  again: number; // 1: somebody rolled again, so both are asked again
  winner: number; // side; -1: undecided
  level: number; // S-11.6
}

/** S-11.4: an attack. */
export interface AttackFrame extends Frame {
  proc: "attack";
  at: "dodge" | "throw_dice" | "reroll" | "rolled_again" | "strike_back" | "shield_back" | "riposte" | "compare" | "strike" | "to_defender" | "shield" | "wound" | "end";
  side: number; // the attacker
  thrown: number; // 1: a speed attack
  dodged: number; // 1: Speed dice in defense
  attack: number[]; // the dice as rolled
  defence: number[];
  spent: number[]; // re-rolls used: 4 * side + source
  again: number; // 1: somebody rolled again
  back: number; // damage that a triple does to the attacker
  damage: number;
}

/** S-11.5: dice to be removed. */
export interface LossFrame extends Frame {
  proc: "loss";
  at: "pads" | "lose" | "end";
  side: number;
  damage: number; // dice still to be removed
  lost: number; // dice removed so far
}

/** S-14.2: a tournament. */
export interface TournamentFrame extends Frame {
  proc: "tournament";
  at: "rank" | "next_bout" | "pick_fighters" | "duel" | "bouts_left" | "finish" | "end";
  entrants: number[]; // houses by value, the lowest first
  pair: number[]; // who fights this bout
  picks: number[]; // their fighters and gear, 4 cards each
  through: number[]; // winners so far
}

export type AnyFrame = PlainFrame | UpkeepFrame | IntrigueFrame | PlotFrame | CostFrame | SpyFrame | ReactFrame | QuietFrame | MarketFrame | ArenaFrame | FightFrame | AttackFrame | LossFrame | TournamentFrame;

export interface Options {
  players: number;
  length: "quick" | "normal" | "long";
  houses: "chosen" | "random";
  initiative: "sum" | "blue dice";
  bets: "per type" | "per fighter";
  invitation: "must fight" | "may decline";
  javelin: "with axe" | "alone";
  turns: number;
  decks: string;
}

export type View = GameView<"spartacus", Options, State, AnyFrame>;

export const viewOf = (scene: { view: any }): View => scene.view;
