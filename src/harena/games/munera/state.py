"""Defines the state of the table (M-1): schools, decks, the Forum, open spectacles; and the frames of procedures.

A man (Gladiator), a Minister, a spectacle (Munus card) and an Eventum card are numbers into the decks (decks.py); a
set of them is one int with one bit per card. Fields that change rarely are tuples, shared by all copies.
"""

# Made from fields.py by `make states`: change that file, not this one.

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.games.munera.decks import EVENTA, GLADIATORS, MINISTERS, MUNERA
from harena.games.munera.table import TREASURY, Table
from harena.kernel.chance import Luck
from harena.kernel.state import INT, LEARNED, LIST, LISTS, NOBODY, OWNER, SET, SETS, TUPLE, Field, Frame, State


class Munera(State):
    __slots__ = (
        "asked",
        "auctioned",
        "bag",
        "denarii",
        "doctored",
        "engaged",
        "fame",
        "forum_men",
        "forum_ministers",
        "glory",
        "gone",
        "hands",
        "klass",
        "learned",
        "loans",
        "men_bag",
        "men_gone",
        "ministers_bag",
        "ministers_gone",
        "moment",
        "munera_bag",
        "munera_gone",
        "open",
        "rank",
        "region",
        "rudis",
        "school",
        "staff",
        "table",
        "turn",
        "used",
        "winners",
        "wounded",
    )
    FIELDS = (
        Field("turn", INT),
        Field("rudis", INT),
        Field("denarii", LIST),
        Field("glory", LIST),
        Field("region", TUPLE, of="region"),
        Field("school", SETS, of="man"),
        Field("staff", SETS, of="minister"),
        Field("klass", TUPLE, of="class", by="man"),
        Field("rank", TUPLE, by="man"),
        Field("fame", TUPLE, by="man"),
        Field("engaged", SET, of="man"),
        Field("wounded", SET, of="man"),
        Field("doctored", TUPLE, of="class", by="minister"),
        Field("used", TUPLE, by="minister"),
        Field("loans", TUPLE, of="man,,spectacle"),
        Field("auctioned", SET, of="ware"),
        Field("forum_men", SET, of="man"),
        Field("forum_ministers", SET, of="minister"),
        Field("open", SET, of="spectacle"),
        Field("men_bag", SET, of="man"),
        Field("men_gone", SET, of="man"),
        Field("ministers_bag", SET, of="minister"),
        Field("ministers_gone", SET, of="minister"),
        Field("munera_bag", SET, of="spectacle"),
        Field("munera_gone", SET, of="spectacle"),
        Field("gone", SET, of="eventum"),
        Field("hands", SETS, OWNER, "card", of="eventum"),
        Field("bag", SET, NOBODY, "card", of="eventum"),
        Field("learned", SETS, LEARNED, "fact", of="fact"),
        Field("moment", INT),
        Field("asked", LISTS, LEARNED, "offer"),
        Field("winners", TUPLE),
    )

    table: Table  # the options; `settings` returns them
    turn: int
    rudis: int  # the Rudiarius
    denarii: list[int]
    glory: list[int]
    region: tuple[int, ...]  # per seat; -1: no Gymnasium yet
    school: list[int]  # per seat: the men it owns
    staff: list[int]  # per seat: its Ministers
    klass: tuple[int, ...]  # per man; -1: none yet
    rank: tuple[int, ...]  # per man: TIRO, VETERANUS, PRIMUS
    fame: tuple[int, ...]  # per man
    engaged: int
    wounded: int  # M-9.8: at most one marker per man, and a wounded man is engaged
    doctored: tuple[int, ...]  # per Minister: the class of a Doctor, or -1
    used: tuple[int, ...]  # per Minister: how often a Coquus was used
    loans: tuple[tuple[int, ...], ...]  # (man, borrower, spectacle), M-13.2
    auctioned: int  # men, then Ministers: auctioned this turn, M-6.5 and M-6.6
    forum_men: int
    forum_ministers: int
    open: int  # face-up spectacles
    men_bag: int
    men_gone: int  # discards
    ministers_bag: int
    ministers_gone: int
    munera_bag: int
    munera_gone: int
    gone: int
    hands: list[int]  # per seat: Eventum cards
    bag: int
    learned: list[int]  # per seat: facts about others' hands, M-1.9
    moment: int  # counts rest moments; an offer ends with its moment
    asked: list[list[int]]  # per seat: fingerprints of the offers made at this moment, M-13.4
    winners: tuple[int, ...]

    def settings(self) -> Mapping[str, Any]:
        return self.table.options

    def full_options(self) -> Mapping[str, Any]:
        return self.table.full_options

    def copy(self) -> Munera:
        g = Munera()
        self.onto(g)
        g.table = self.table
        g.turn = self.turn
        g.rudis = self.rudis
        g.denarii = self.denarii[:]
        g.glory = self.glory[:]
        g.region = self.region
        g.school = self.school[:]
        g.staff = self.staff[:]
        g.klass = self.klass
        g.rank = self.rank
        g.fame = self.fame
        g.engaged = self.engaged
        g.wounded = self.wounded
        g.doctored = self.doctored
        g.used = self.used
        g.loans = self.loans
        g.auctioned = self.auctioned
        g.forum_men = self.forum_men
        g.forum_ministers = self.forum_ministers
        g.open = self.open
        g.men_bag = self.men_bag
        g.men_gone = self.men_gone
        g.ministers_bag = self.ministers_bag
        g.ministers_gone = self.ministers_gone
        g.munera_bag = self.munera_bag
        g.munera_gone = self.munera_gone
        g.gone = self.gone
        g.hands = self.hands[:]
        g.bag = self.bag
        g.learned = self.learned[:]
        g.moment = self.moment
        g.asked = [row[:] for row in self.asked]
        g.winners = self.winners
        return g


def blank(options: Mapping[str, Any], luck: Luck) -> Munera:
    """Return an empty table: every card is in its bag."""
    g = Munera()
    g.begin(options["players"], luck)
    g.table = Table(options)
    seats = g.seats
    g.turn = 0
    g.rudis = 0
    g.denarii = [TREASURY] * seats
    g.glory = [0] * seats
    g.region = (-1,) * seats
    g.school = [0] * seats
    g.staff = [0] * seats
    g.klass = (-1,) * GLADIATORS
    g.rank = (0,) * GLADIATORS
    g.fame = (0,) * GLADIATORS
    g.engaged = 0
    g.wounded = 0
    g.doctored = (-1,) * MINISTERS
    g.used = (0,) * MINISTERS
    g.loans = ()
    g.auctioned = 0
    g.forum_men = 0
    g.forum_ministers = 0
    g.open = 0
    g.men_bag = (1 << GLADIATORS) - 1
    g.men_gone = 0
    g.ministers_bag = (1 << MINISTERS) - 1
    g.ministers_gone = 0
    g.munera_bag = (1 << MUNERA) - 1
    g.munera_gone = 0
    g.gone = 0
    g.hands = [0] * seats
    g.bag = (1 << EVENTA) - 1
    g.learned = [0] * seats
    g.moment = 0
    g.asked = [[] for _ in range(seats)]
    g.winners = ()
    return g


class Moment(Frame):
    """A moment for Eventum cards (M-5.3), or a rest moment (M-13.3)."""

    __slots__ = ("done", "phase", "played", "trained", "when")
    FIELDS = (
        Field("when", INT),
        Field("phase", INT),
        Field("played", SET, of="title"),
        Field("trained", SET, of="man"),
        Field("done", INT),
    )

    when: int  # a moment of decks.py
    phase: int  # which rest moment (moments.py), or -1
    played: int  # titles played: one card per title and window, M-15
    trained: int  # men who changed class at this moment, M-3.2
    done: int  # 1: a card closed it

    def copy(self) -> Moment:
        f = Moment()
        self.onto(f)
        f.when = self.when
        f.phase = self.phase
        f.played = self.played
        f.trained = self.trained
        f.done = self.done
        return f


class Hand(Frame):
    """A seat that holds more than five Eventum cards must discard (M-1.1)."""

    __slots__ = ()

    def copy(self) -> Hand:
        f = Hand()
        self.onto(f)
        return f


class Roll(Frame):
    """One die for one man: a judgment, a healing, a test ... (rolls.py)."""

    __slots__ = ("die", "good", "man", "modifier", "settled", "what")
    FIELDS = (
        Field("what", INT),
        Field("man", INT, of="man"),
        Field("modifier", INT),
        Field("die", INT),
        Field("settled", INT),
        Field("good", INT),
    )

    what: int
    man: int
    modifier: int  # added to the die, or the number the die is compared with
    die: int  # -1: not rolled
    settled: int  # decided by a card, without a die: 1 well, -1 badly
    good: int  # the result

    def copy(self) -> Roll:
        f = Roll()
        self.onto(f)
        f.what = self.what
        f.man = self.man
        f.modifier = self.modifier
        f.die = self.die
        f.settled = self.settled
        f.good = self.good
        return f


class Forum(Frame):
    """The Forum phase (M-6): healing, then auctions."""

    __slots__ = ("bids", "buyer", "declined", "patients", "price", "ware")
    FIELDS = (
        Field("patients", TUPLE, of="man"),
        Field("ware", INT, of="ware"),
        Field("bids", TUPLE),
        Field("buyer", INT),
        Field("price", INT),
        Field("declined", INT),
    )

    patients: tuple[int, ...]  # men who still roll to heal
    ware: int  # the card being auctioned (forum.py numbers men and Ministers), or -1
    bids: tuple[int, ...]  # the opened bids, per seat; -1: a pass
    buyer: int
    price: int
    declined: int  # how many seats in a row auctioned nothing

    def copy(self) -> Forum:
        f = Forum()
        self.onto(f)
        f.patients = self.patients
        f.ware = self.ware
        f.bids = self.bids
        f.buyer = self.buyer
        f.price = self.price
        f.declined = self.declined
        return f


class Deed(Frame):
    """Something a seat does at rest that needs a second question: training, a sale, its own auction (M-6.6)."""

    __slots__ = ("bids", "minimum", "phase", "seller", "ware")
    FIELDS = (
        Field("phase", INT),
        Field("seller", INT),
        Field("ware", INT, of="ware"),
        Field("minimum", INT),
        Field("bids", TUPLE),
    )

    phase: int  # the phase of the rest moment
    seller: int
    ware: int
    minimum: int
    bids: tuple[int, ...]

    def copy(self) -> Deed:
        f = Deed()
        self.onto(f)
        f.phase = self.phase
        f.seller = self.seller
        f.ware = self.ware
        f.minimum = self.minimum
        f.bids = self.bids
        return f


class Munus(Frame):
    """The Munus phase (M-7)."""

    __slots__ = ("chosen", "declined")
    FIELDS = (Field("chosen", INT, of="spectacle"), Field("declined", INT))

    chosen: int  # the spectacle, or -1
    declined: int  # how many seats in a row chose none

    def copy(self) -> Munus:
        f = Munus()
        self.onto(f)
        f.chosen = self.chosen
        f.declined = self.declined
        return f


class Spectacle(Frame):
    """One spectacle, from the poll to the last duel (M-7.4 to M-9.1)."""

    __slots__ = (
        "card",
        "champion",
        "fallen",
        "fee",
        "fighters",
        "fought",
        "host",
        "opponent",
        "paved",
        "payers",
        "polled",
        "rival",
        "robbed",
        "standing",
        "storm",
    )
    FIELDS = (
        Field("card", INT, of="spectacle"),
        Field("host", INT),
        Field("rival", INT),
        Field("polled", INT),
        Field("standing", TUPLE),
        Field("fee", INT),
        Field("fighters", TUPLE, of="set-of-men"),
        Field("fought", SET, of="man"),
        Field("champion", INT, of="man"),
        Field("opponent", INT, of="man"),
        Field("fallen", SET),
        Field("payers", TUPLE),
        Field("robbed", INT),
        Field("paved", INT),
        Field("storm", INT),
    )

    card: int
    host: int  # the Rudiarius' side
    rival: int  # the other side; -1: not known yet
    polled: int  # how many seats have said whether they stand
    standing: tuple[int, ...]
    fee: int  # the other side's offer
    fighters: tuple[int, ...]  # two sets of named men: the Rudiarius' side and the other
    fought: int
    champion: int
    opponent: int
    fallen: int  # schools that lost a man in it
    payers: tuple[int, ...]  # owners who still have to pay for the journey
    robbed: int  # what Latrones add to this payment
    paved: int  # Via Strata: nothing is paid for this journey
    storm: int  # Tempestas

    def copy(self) -> Spectacle:
        f = Spectacle()
        self.onto(f)
        f.card = self.card
        f.host = self.host
        f.rival = self.rival
        f.polled = self.polled
        f.standing = self.standing
        f.fee = self.fee
        f.fighters = self.fighters
        f.fought = self.fought
        f.champion = self.champion
        f.opponent = self.opponent
        f.fallen = self.fallen
        f.payers = self.payers
        f.robbed = self.robbed
        f.paved = self.paved
        f.storm = self.storm
        return f


class Naming(Frame):
    """The schools of a spectacle name their fighters (M-7.5)."""

    __slots__ = ("paid", "sides")
    FIELDS = (Field("sides", INT), Field("paid", INT))

    sides: int  # 1: only the Rudiarius; 2: the other school too
    paid: int  # what the schools have received (naming.py)

    def copy(self) -> Naming:
        f = Naming()
        self.onto(f)
        f.sides = self.sides
        f.paid = self.paid
        return f


class Duel(Frame):
    """A duel (M-9), with its bets and fixes (M-11). Pairs are side I, side II."""

    __slots__ = (
        "approval",
        "bettors",
        "blunt",
        "bought",
        "dead",
        "declared",
        "declined",
        "dice",
        "ending",
        "fixed",
        "loser",
        "men",
        "owners",
        "paused",
        "pugna",
        "refreshed",
        "reopened",
        "stakes",
        "virtus",
        "wounds",
    )
    FIELDS = (
        Field("men", TUPLE, of="man"),
        Field("owners", TUPLE),
        Field("pugna", INT),
        Field("approval", INT),
        Field("virtus", TUPLE),
        Field("wounds", TUPLE),
        Field("dice", TUPLE),
        Field("declined", TUPLE),
        Field("declared", INT),
        Field("reopened", INT),
        Field("bettors", TUPLE),
        Field("stakes", TUPLE),
        Field("bought", TUPLE),
        Field("fixed", INT),
        Field("paused", INT),
        Field("refreshed", INT),
        Field("blunt", INT),
        Field("ending", INT),
        Field("loser", INT),
        Field("dead", SET),
    )

    men: tuple[int, ...]
    owners: tuple[int, ...]
    pugna: int  # positive: towards side I
    approval: int  # Comprobatio
    virtus: tuple[int, ...]
    wounds: tuple[int, ...]
    dice: tuple[int, ...]
    declined: tuple[int, ...]  # re-rolls: 1 declined; 2 rolled again, where a die may be only once
    declared: int  # the side that declared a Virtus re-roll, or -1
    reopened: int  # Manus Fortunae: re-rolls are open again
    bettors: tuple[int, ...]  # from the Rudiarius' left
    stakes: tuple[int, ...]  # of those asked so far: 0, or 8 * side + denarii
    bought: tuple[int, ...]  # squares bought so far, in order
    fixed: int  # 1: a fix was bought this round
    paused: int  # 1: Pugna does not change for this roll
    refreshed: int  # 1: this roll wounds nobody
    blunt: int  # Arma Lusoria
    ending: int  # how it ended (duel.py)
    loser: int  # the side that is judged, or -1
    dead: int  # sides whose man died, one bit per side

    def copy(self) -> Duel:
        f = Duel()
        self.onto(f)
        f.men = self.men
        f.owners = self.owners
        f.pugna = self.pugna
        f.approval = self.approval
        f.virtus = self.virtus
        f.wounds = self.wounds
        f.dice = self.dice
        f.declined = self.declined
        f.declared = self.declared
        f.reopened = self.reopened
        f.bettors = self.bettors
        f.stakes = self.stakes
        f.bought = self.bought
        f.fixed = self.fixed
        f.paused = self.paused
        f.refreshed = self.refreshed
        f.blunt = self.blunt
        f.ending = self.ending
        f.loser = self.loser
        f.dead = self.dead
        return f


class Bout(Frame):
    """A same-school duel (M-10)."""

    __slots__ = ("dice", "loser", "men", "owners", "refused", "slain")
    FIELDS = (
        Field("men", TUPLE, of="man"),
        Field("owners", TUPLE),
        Field("dice", TUPLE),
        Field("refused", INT),
        Field("loser", INT),
        Field("slain", INT),
    )

    men: tuple[int, ...]
    owners: tuple[int, ...]
    dice: tuple[int, ...]
    refused: int  # one bit per side: its owner wants no other die; 4, 8: no other is allowed
    loser: int  # side, or -1
    slain: int

    def copy(self) -> Bout:
        f = Bout()
        self.onto(f)
        f.men = self.men
        f.owners = self.owners
        f.dice = self.dice
        f.refused = self.refused
        f.loser = self.loser
        f.slain = self.slain
        return f


class Wager(Frame):
    """Bets on a same-school duel, where the table allows them (M-11.1)."""

    __slots__ = ("bettors", "men", "owners", "stakes")
    FIELDS = (Field("men", TUPLE, of="man"), Field("owners", TUPLE), Field("bettors", TUPLE), Field("stakes", TUPLE))

    men: tuple[int, ...]
    owners: tuple[int, ...]
    bettors: tuple[int, ...]  # from the Rudiarius' left
    stakes: tuple[int, ...]  # of those asked so far: 0, or 8 * side + denarii

    def copy(self) -> Wager:
        f = Wager()
        self.onto(f)
        f.men = self.men
        f.owners = self.owners
        f.bettors = self.bettors
        f.stakes = self.stakes
        return f


class Named(Frame):
    """Men who are named and tested one after the other: too many in a school (M-12.1), a brawl, a plague."""

    __slots__ = ("named", "schools", "wanted")
    FIELDS = (Field("schools", TUPLE), Field("wanted", INT), Field("named", TUPLE, of="man"))

    schools: tuple[int, ...]  # seats still to come, the current one first
    wanted: int  # how many men of the current seat are still to be named
    named: tuple[int, ...]  # men still to be tested

    def copy(self) -> Named:
        f = Named()
        self.onto(f)
        f.schools = self.schools
        f.wanted = self.wanted
        f.named = self.named
        return f


class Effects(Frame):
    """A card that was put together in a deck file: its effects, one after the other (cards/effects.py)."""

    __slots__ = ("by", "man", "obeyed", "part", "queue", "school", "side", "title")
    FIELDS = (
        Field("title", INT, of="title"),
        Field("by", INT),
        Field("man", INT, of="man"),
        Field("school", INT),
        Field("side", INT),
        Field("queue", TUPLE, of="man"),
        Field("part", INT),
        Field("obeyed", INT),
    )

    title: int
    by: int  # the school that played it
    man: int  # the man it is about, or -1
    school: int  # the school it is about, or -1
    side: int  # the side of a duel it is about, or -1
    queue: tuple[int, ...]  # more men for whom all of it happens again
    part: int  # the next effect
    obeyed: int  # the last test: 1 passed, -1 failed, 0 none yet

    def copy(self) -> Effects:
        f = Effects()
        self.onto(f)
        f.title = self.title
        f.by = self.by
        f.man = self.man
        f.school = self.school
        f.side = self.side
        f.queue = self.queue
        f.part = self.part
        f.obeyed = self.obeyed
        return f
