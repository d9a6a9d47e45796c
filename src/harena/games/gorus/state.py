"""What lies on the table in Gorus Maximus."""

# Made from fields.py by `make states`: change that file, not this one.

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.games.gorus.table import Table
from harena.kernel.chance import Luck
from harena.kernel.state import INT, LIST, MEMORY, NOBODY, OWNER, SET, SETS, TUPLE, Field, State


class Gorus(State):
    """The state of a match. Hands and stock are bit masks. What was played is memory: everybody saw it, but nobody may
    look again (G-3.6), so the page gets only the present and the last combat."""

    __slots__ = (
        "before",
        "before_takers",
        "count",
        "dealer",
        "deck",
        "favored",
        "favored_before",
        "hands",
        "initial",
        "leader",
        "played",
        "round",
        "schools",
        "stock",
        "supports",
        "table",
        "takers",
        "totals",
        "winners",
    )
    FIELDS = (
        Field("schools", TUPLE, of="school"),
        Field("deck", TUPLE, of="card"),
        Field("round", INT),
        Field("dealer", INT),
        Field("hands", SETS, OWNER, "card", of="card"),
        Field("stock", SET, NOBODY, "card", of="card"),
        Field("leader", INT),
        Field("count", INT),
        Field("initial", INT, of="school"),
        Field("favored", INT, of="school"),
        Field("played", LIST, MEMORY, of="card"),
        Field("takers", LIST, MEMORY),
        Field("supports", LIST),
        Field("totals", TUPLE),
        Field("before", TUPLE, of="card"),
        Field("before_takers", TUPLE),
        Field("favored_before", INT, of="school"),
        Field("winners", TUPLE),
    )

    table: Table  # the options; `settings` returns them
    schools: tuple[int, ...]  # in play, chosen once per match (G-2.2)
    deck: tuple[int, ...]
    round: int  # counted from 1
    dealer: int
    hands: list[int]  # one set of cards per seat
    stock: int  # two players: to be drawn; solo: the dummy's
    leader: int  # who led the present combat; in solo 1 is the dummy
    count: int  # cards in the present combat
    initial: int  # the Initial School, which must be followed
    favored: int  # the Favored School: trump; 0 before the first lead of a round
    played: list[int]  # every card of this round, in order
    takers: list[int]  # who won each finished combat of this round
    supports: list[int]  # one number per side
    totals: tuple[int, ...]  # crowd favor per side in the round before
    before: tuple[int, ...]  # the round before, open to all (G-3.6): its cards ...
    before_takers: tuple[int, ...]  # ... who took them ...
    favored_before: int  # ... and its Favored School at the end
    winners: tuple[int, ...]  # sides, once the game is over

    def settings(self) -> Mapping[str, Any]:
        return self.table.options

    def copy(self) -> Gorus:
        g = Gorus()
        self.onto(g)
        g.table = self.table
        g.schools = self.schools
        g.deck = self.deck
        g.round = self.round
        g.dealer = self.dealer
        g.hands = self.hands[:]
        g.stock = self.stock
        g.leader = self.leader
        g.count = self.count
        g.initial = self.initial
        g.favored = self.favored
        g.played = self.played[:]
        g.takers = self.takers[:]
        g.supports = self.supports[:]
        g.totals = self.totals
        g.before = self.before
        g.before_takers = self.before_takers
        g.favored_before = self.favored_before
        g.winners = self.winners
        return g


def blank(options: Mapping[str, Any], luck: Luck) -> Gorus:
    """An empty table with these options."""
    g = Gorus()
    g.begin(options["players"], luck)
    g.table = Table(options)
    seats = g.seats
    g.schools = ()
    g.deck = ()
    g.round = 0
    g.dealer = 0
    g.hands = [0] * seats
    g.stock = 0
    g.leader = 0
    g.count = 0
    g.initial = 0
    g.favored = 0
    g.played = []
    g.takers = []
    g.supports = [0] * g.table.side_count
    g.totals = ()
    g.before = ()
    g.before_takers = ()
    g.favored_before = 0
    g.winners = ()
    return g
