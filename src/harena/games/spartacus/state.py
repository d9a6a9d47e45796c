"""Defines the state of the table (S-1): houses with their assets, both decks; and the frames of procedures.

A Market card and an Intrigue card are numbers into the decks (decks.py); a set of them is one int with one bit per
card. Fields that change rarely are tuples, shared by all copies.
"""

# Made from fields.py by `make states`: change that file, not this one.

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.games.spartacus.phases import UPKEEP
from harena.games.spartacus.printed import INTRIGUE, MARKET
from harena.games.spartacus.table import Table
from harena.kernel.chance import Luck
from harena.kernel.state import BY, INT, LEARNED, LIST, LISTS, NOBODY, OWNER, SET, SETS, TUPLE, Field, Frame, State


class Ludus(State):
    __slots__ = (
        "assets",
        "bag",
        "favors",
        "gold",
        "gone",
        "guards",
        "hands",
        "host",
        "house",
        "influence",
        "injured",
        "learned",
        "market_bag",
        "market_gone",
        "opened",
        "peeked",
        "phase",
        "resting",
        "table",
        "tired",
        "turn",
        "winners",
    )
    FIELDS = (
        Field("turn", INT),
        Field("phase", INT),
        Field("host", INT),
        Field("house", TUPLE, of="house"),
        Field("influence", LIST),
        Field("gold", LIST),
        Field("assets", SETS, of="card"),
        Field("tired", SET, of="card"),
        Field("injured", SET, of="card"),
        Field("favors", TUPLE, by="card"),
        Field("guards", SETS, of="intrigue"),
        Field("resting", SET, of="intrigue"),
        Field("gone", SET, of="intrigue"),
        Field("market_gone", SET, of="card"),
        Field("hands", SETS, OWNER, "card", of="intrigue"),
        Field("bag", SET, NOBODY, "card", of="intrigue"),
        Field("market_bag", SET, NOBODY, "market", of="card"),
        Field("learned", SETS, LEARNED, "fact", of="fact"),
        Field("peeked", SETS, LEARNED, "peek", of="peek"),
        Field("opened", LISTS, LEARNED, "offer"),
        Field("winners", TUPLE),
    )

    table: Table  # the options; `settings` returns them
    turn: int
    phase: int
    host: int
    house: tuple[int, ...]  # per seat; -1: none yet
    influence: list[int]
    gold: list[int]
    assets: list[int]  # per seat: its Market cards, including exhausted ones
    tired: int  # exhausted Market cards
    injured: int  # exhausted Market cards with an injury
    favors: tuple[int, ...]  # per Market card: Favors, or CHAMPION
    guards: list[int]  # per seat: guards on the table, including exhausted ones
    resting: int  # exhausted guards
    gone: int  # discards of the Intrigue deck
    market_gone: int
    hands: list[int]  # per seat: Intrigue cards
    bag: int
    market_bag: int
    learned: list[int]  # per seat: facts about others' hands
    peeked: list[int]  # per seat: facts about face-down cards of the auction
    opened: list[list[int]]  # per seat: fingerprints of the offers of this phase, GIFT for each gift, S-3.2
    winners: tuple[int, ...]

    def settings(self) -> Mapping[str, Any]:
        return self.table.options

    def full_options(self) -> Mapping[str, Any]:
        return self.table.full_options

    def copy(self) -> Ludus:
        g = Ludus()
        self.onto(g)
        g.table = self.table
        g.turn = self.turn
        g.phase = self.phase
        g.host = self.host
        g.house = self.house
        g.influence = self.influence[:]
        g.gold = self.gold[:]
        g.assets = self.assets[:]
        g.tired = self.tired
        g.injured = self.injured
        g.favors = self.favors
        g.guards = self.guards[:]
        g.resting = self.resting
        g.gone = self.gone
        g.market_gone = self.market_gone
        g.hands = self.hands[:]
        g.bag = self.bag
        g.market_bag = self.market_bag
        g.learned = self.learned[:]
        g.peeked = self.peeked[:]
        g.opened = [row[:] for row in self.opened]
        g.winners = self.winners
        return g


def blank(options: Mapping[str, Any], luck: Luck) -> Ludus:
    """Return an empty table: every card is in its deck."""
    g = Ludus()
    g.begin(options["players"], luck)
    g.table = Table(options)
    seats = g.seats
    g.turn = 0
    g.phase = UPKEEP
    g.host = 0
    g.house = (-1,) * seats
    g.influence = [g.table.influence] * seats
    g.gold = [0] * seats
    g.assets = [0] * seats
    g.tired = 0
    g.injured = 0
    g.favors = (0,) * MARKET
    g.guards = [0] * seats
    g.resting = 0
    g.gone = 0
    g.market_gone = 0
    g.hands = [0] * seats
    g.bag = (1 << INTRIGUE) - 1
    g.market_bag = (1 << MARKET) - 1
    g.learned = [0] * seats
    g.peeked = [0] * seats
    g.opened = [[] for _ in range(seats)]
    g.winners = ()
    return g


class Upkeep(Frame):
    """S-4: the Upkeep phase."""

    __slots__ = ("card", "die", "left", "owing")
    FIELDS = (Field("left", SET, of="card"), Field("card", INT, of="card"), Field("die", INT), Field("owing", TUPLE))

    left: int  # injured cards that have not rolled yet
    card: int  # the card that rolls; -1: none
    die: int  # its roll
    owing: tuple[int, ...]  # houses that have not balanced their books

    def copy(self) -> Upkeep:
        f = Upkeep()
        self.onto(f)
        f.left = self.left
        f.card = self.card
        f.die = self.die
        f.owing = self.owing
        return f


class Intrigue(Frame):
    """S-5: the Intrigue turns."""

    __slots__ = ("deeds", "left", "over", "tried")
    FIELDS = (
        Field("deeds", INT),
        Field("left", TUPLE),
        Field("over", INT),
        Field("tried", SET, BY + "turn", "tried", of="intrigue"),
    )

    deeds: int  # how many deeds the house did this turn
    left: tuple[int, ...]  # houses whose turn is still to come
    over: int  # 1: the house has ended its turn
    tried: int  # cards laid face down for support and taken back this turn

    def copy(self) -> Intrigue:
        f = Intrigue()
        self.onto(f)
        f.deeds = self.deeds
        f.left = self.left
        f.over = self.over
        f.tried = self.tried
        return f


class Plot(Frame):
    """S-5.5, S-5.6: a scheme, from asking for support to its end."""

    __slots__ = (
        "aim",
        "asked",
        "card",
        "claim",
        "claimed",
        "foiled",
        "laid",
        "less",
        "picked",
        "pledged",
        "price",
        "promised",
        "requests",
        "said_no",
        "schemer",
        "shown_to",
    )
    FIELDS = (
        Field("schemer", INT),
        Field("laid", SET, BY + "schemer,each:shown_to", "card", of="intrigue"),
        Field("card", INT, of="intrigue"),
        Field("aim", INT, of="aim"),
        Field("less", INT),
        Field("asked", INT),
        Field("price", INT),
        Field("promised", INT, added=True),
        Field("claim", INT, of="title"),
        Field("claimed", INT),
        Field("said_no", SET),
        Field("pledged", SET),
        Field("shown_to", SET, added=True),
        Field("foiled", INT),
        Field("picked", INT, of="card"),
        Field("requests", TUPLE, of=",,,title,", added=True),
    )

    schemer: int
    laid: int  # the card while it lies face down
    card: int  # the card once declared; -1: not yet
    aim: int  # its target, encoded as the scheme defines
    less: int  # Influence made up for by other means, S-5.7
    asked: int  # the house being asked; -1: none
    price: int  # gold it is offered at once
    promised: int  # gold it is promised for later
    claim: int  # the title the schemer claimed to it; -1: none, -2: it was shown the card
    claimed: int  # the target the schemer claimed to it; -1: none
    said_no: int  # houses whose last answer was a refusal
    pledged: int  # houses that support it
    shown_to: int  # houses that were shown the card
    foiled: int
    picked: int  # the card that was named for its effect; -1: none
    requests: tuple[tuple[int, ...], ...]  # each request for support: house, price, promise, claimed title and target

    def copy(self) -> Plot:
        f = Plot()
        self.onto(f)
        f.schemer = self.schemer
        f.laid = self.laid
        f.card = self.card
        f.aim = self.aim
        f.less = self.less
        f.asked = self.asked
        f.price = self.price
        f.promised = self.promised
        f.claim = self.claim
        f.claimed = self.claimed
        f.said_no = self.said_no
        f.pledged = self.pledged
        f.shown_to = self.shown_to
        f.foiled = self.foiled
        f.picked = self.picked
        f.requests = self.requests
        return f


class React(Frame):
    """S-6.1: a reaction or a guard, open to answers."""

    __slots__ = ("aim", "die", "foiled", "seat", "takes", "title")
    FIELDS = (
        Field("seat", INT),
        Field("title", INT, of="title"),
        Field("aim", INT, of="aim"),
        Field("die", INT),
        Field("foiled", INT),
        Field("takes", INT),
    )

    seat: int
    title: int
    aim: int
    die: int  # a guard's roll
    foiled: int
    takes: int  # Support from Rome: 1 while its player is asked for a guard

    def copy(self) -> React:
        f = React()
        self.onto(f)
        f.seat = self.seat
        f.title = self.title
        f.aim = self.aim
        f.die = self.die
        f.foiled = self.foiled
        f.takes = self.takes
        return f


class Quiet(Frame):
    """S-6.6: a quiet moment."""

    __slots__ = ("cards",)
    FIELDS = (Field("cards", INT),)

    cards: int  # which reactions fit: the bits of quiet.py

    def copy(self) -> Quiet:
        f = Quiet()
        self.onto(f)
        f.cards = self.cards
        return f


class Cost(Frame):
    """S-5.7: cards exhausted or discarded one by one for a rule of the house."""

    __slots__ = ("dropped", "drops", "needed", "rule", "seat")
    FIELDS = (
        Field("seat", INT),
        Field("rule", INT),
        Field("needed", TUPLE),
        Field("drops", INT),
        Field("dropped", INT),
    )

    seat: int
    rule: int  # 1 or 2
    needed: tuple[int, ...]  # gladiators and slaves still to be named
    drops: int  # cards of the hand that may still be exchanged
    dropped: int  # cards of the hand given away so far

    def copy(self) -> Cost:
        f = Cost()
        self.onto(f)
        f.seat = self.seat
        f.rule = self.rule
        f.needed = self.needed
        f.drops = self.drops
        f.dropped = self.dropped
        return f


class Spy(Frame):
    """S-16: an ability of a card that needs an answer: whose hand to look into, which card to exchange."""

    __slots__ = ("card", "seat")
    FIELDS = (Field("seat", INT), Field("card", INT, of="card"))

    seat: int
    card: int  # the one that was exhausted

    def copy(self) -> Spy:
        f = Spy()
        self.onto(f)
        f.seat = self.seat
        f.card = self.card
        return f


class Market(Frame):
    """S-7, S-8, S-9: the Market phase."""

    __slots__ = ("again", "bidding", "card", "laid", "scouts", "stakes", "winner")
    FIELDS = (
        Field("laid", TUPLE, NOBODY, "market", of="card"),
        Field("card", INT, of="card"),
        Field("bidding", SET),
        Field("stakes", TUPLE),
        Field("again", INT),
        Field("winner", INT),
        Field("scouts", TUPLE, of="card"),
    )

    laid: tuple[int, ...]  # cards still face down, in order
    card: int  # the card being auctioned; -1: none, or the Host token
    bidding: int  # houses still in the auction
    stakes: tuple[int, ...]  # per house: gold it has bid
    again: int  # 1: a tie, so there is another round
    winner: int
    scouts: tuple[int, ...]  # cards that may still look, S-16

    def copy(self) -> Market:
        f = Market()
        self.onto(f)
        f.laid = self.laid
        f.card = self.card
        f.bidding = self.bidding
        f.stakes = self.stakes
        f.again = self.again
        f.winner = self.winner
        f.scouts = self.scouts
        return f


class Arena(Frame):
    """S-10, S-12: the Arena phase."""

    __slots__ = ("bereaved", "bets", "dead", "fighters", "gear", "guest", "invited", "level", "owners", "winner")
    FIELDS = (
        Field("invited", SET),
        Field("guest", INT),
        Field("owners", TUPLE),
        Field("fighters", TUPLE, of="card"),
        Field("gear", TUPLE, of="card"),
        Field("bets", TUPLE),
        Field("winner", INT),
        Field("level", INT),
        Field("dead", INT, of="card"),
        Field("bereaved", INT),
    )

    invited: int  # houses that were asked
    guest: int  # the house that is being asked; -1: none
    owners: tuple[int, ...]  # houses in the fight: I, then II
    fighters: tuple[int, ...]  # their fighters
    gear: tuple[int, ...]  # weapon, armor, special of I, then of II; -1: none
    bets: tuple[tuple[int, ...], ...]  # per house: Victory I, Victory II, Injury, Decapitation
    winner: int  # side; -1: no fight yet
    level: int  # how the loser was defeated, S-11.6
    dead: int  # the loser's card once dead; -1: alive
    bereaved: int  # the house the dead fighter belonged to

    def copy(self) -> Arena:
        f = Arena()
        self.onto(f)
        f.invited = self.invited
        f.guest = self.guest
        f.owners = self.owners
        f.fighters = self.fighters
        f.gear = self.gear
        f.bets = self.bets
        f.winner = self.winner
        f.level = self.level
        f.dead = self.dead
        f.bereaved = self.bereaved
        return f


class Fight(Frame):
    """S-11: a fight. A side is 0 (I) or 1 (II)."""

    __slots__ = (
        "again",
        "calm",
        "cells",
        "dice",
        "fighters",
        "formal",
        "gear",
        "lead",
        "level",
        "moved",
        "owners",
        "pools",
        "round",
        "side",
        "struck",
        "used",
        "winner",
    )
    FIELDS = (
        Field("owners", TUPLE),
        Field("fighters", TUPLE, of="card"),
        Field("gear", TUPLE, of="card"),
        Field("pools", TUPLE),
        Field("cells", TUPLE, of="cell"),
        Field("formal", INT),
        Field("round", INT),
        Field("calm", INT),
        Field("lead", INT),
        Field("side", INT),
        Field("moved", INT),
        Field("struck", INT),
        Field("dice", TUPLE),
        Field("used", SET),
        Field("again", INT),
        Field("winner", INT),
        Field("level", INT),
    )

    owners: tuple[int, ...]
    fighters: tuple[int, ...]
    gear: tuple[int, ...]  # weapon, armor, special of I, then of II; -1: none
    pools: tuple[int, ...]  # ATK, DEF, SPD of I, then of II
    cells: tuple[int, ...]
    formal: int  # a bout of a tournament, S-14.2
    round: int
    calm: int  # rounds in a row without a lost die
    lead: int  # the side with the initiative; -1: undecided
    side: int  # whose turn it is
    moved: int
    struck: int
    dice: tuple[tuple[int, ...], ...]  # initiative dice of both
    used: int  # what was used and works only once: the bits of fighter.py
    again: int  # 1: somebody rolled again, so both are asked again
    winner: int  # side; -1: undecided
    level: int  # S-11.6

    def copy(self) -> Fight:
        f = Fight()
        self.onto(f)
        f.owners = self.owners
        f.fighters = self.fighters
        f.gear = self.gear
        f.pools = self.pools
        f.cells = self.cells
        f.formal = self.formal
        f.round = self.round
        f.calm = self.calm
        f.lead = self.lead
        f.side = self.side
        f.moved = self.moved
        f.struck = self.struck
        f.dice = self.dice
        f.used = self.used
        f.again = self.again
        f.winner = self.winner
        f.level = self.level
        return f


class Attack(Frame):
    """S-11.4: an attack."""

    __slots__ = ("again", "attack", "back", "damage", "defence", "dodged", "side", "spent", "thrown")
    FIELDS = (
        Field("side", INT),
        Field("thrown", INT),
        Field("dodged", INT),
        Field("attack", TUPLE),
        Field("defence", TUPLE),
        Field("spent", SET),
        Field("again", INT),
        Field("back", INT, added=True),
        Field("damage", INT),
    )

    side: int  # the attacker
    thrown: int  # 1: a speed attack
    dodged: int  # 1: Speed dice in defense
    attack: tuple[int, ...]  # the dice as rolled
    defence: tuple[int, ...]
    spent: int  # re-rolls used: 4 * side + source
    again: int  # 1: somebody rolled again
    back: int  # damage that a triple does to the attacker
    damage: int

    def copy(self) -> Attack:
        f = Attack()
        self.onto(f)
        f.side = self.side
        f.thrown = self.thrown
        f.dodged = self.dodged
        f.attack = self.attack
        f.defence = self.defence
        f.spent = self.spent
        f.again = self.again
        f.back = self.back
        f.damage = self.damage
        return f


class Loss(Frame):
    """S-11.5: dice to be removed."""

    __slots__ = ("damage", "lost", "side")
    FIELDS = (Field("side", INT), Field("damage", INT), Field("lost", INT))

    side: int
    damage: int  # dice still to be removed
    lost: int  # dice removed so far

    def copy(self) -> Loss:
        f = Loss()
        self.onto(f)
        f.side = self.side
        f.damage = self.damage
        f.lost = self.lost
        return f


class Tournament(Frame):
    """S-14.2: a tournament."""

    __slots__ = ("entrants", "pair", "picks", "through")
    FIELDS = (Field("entrants", TUPLE), Field("pair", TUPLE), Field("picks", TUPLE, of="card"), Field("through", TUPLE))

    entrants: tuple[int, ...]  # houses by value, the lowest first
    pair: tuple[int, ...]  # who fights this bout
    picks: tuple[int, ...]  # their fighters and gear, 4 cards each
    through: tuple[int, ...]  # winners so far

    def copy(self) -> Tournament:
        f = Tournament()
        self.onto(f)
        f.entrants = self.entrants
        f.pair = self.pair
        f.picks = self.picks
        f.through = self.through
        return f
