"""What lies on the table on a market day."""

# Made from fields.py by `make states`: change that file, not this one.

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.kernel.chance import Luck
from harena.kernel.state import BY, INT, LEARNED, LIST, LISTS, NOBODY, OWNER, TUPLE, Field, Frame, State
from tests.games.nundinae.table import DECK


class Nundinae(State):
    __slots__ = ("bag", "coins", "day", "discards", "hands", "honor", "host", "jars", "learned", "table")
    FIELDS = (
        Field("day", INT),
        Field("host", INT),
        Field("coins", LIST),
        Field("jars", LIST),
        Field("honor", LIST),
        Field("hands", LISTS, OWNER, "card"),
        Field("bag", LIST, NOBODY, "card"),
        Field("discards", LIST),
        Field("learned", LISTS, LEARNED, "fact"),
    )

    table: Mapping[str, Any]  # the options; `settings` returns them
    day: int
    host: int
    coins: list[int]
    jars: list[int]
    honor: list[int]
    hands: list[list[int]]
    bag: list[int]
    discards: list[int]
    learned: list[list[int]]  # for each seat: FACT * other seat + a card it must still hold

    def settings(self) -> Mapping[str, Any]:
        return self.table

    def copy(self) -> Nundinae:
        g = Nundinae()
        self.onto(g)
        g.table = self.table
        g.day = self.day
        g.host = self.host
        g.coins = self.coins[:]
        g.jars = self.jars[:]
        g.honor = self.honor[:]
        g.hands = [row[:] for row in self.hands]
        g.bag = self.bag[:]
        g.discards = self.discards[:]
        g.learned = [row[:] for row in self.learned]
        return g


def blank(options: Mapping[str, Any], luck: Luck) -> Nundinae:
    """An empty table with these options."""
    g = Nundinae()
    g.begin(options["players"], luck)
    g.table = options
    seats = g.seats
    g.day = 0
    g.host = 0
    g.coins = [6] * seats
    g.jars = [2] * seats
    g.honor = [0] * seats
    g.hands = [[] for _ in range(seats)]
    g.bag = list(DECK)
    g.discards = []
    g.learned = [[] for _ in range(seats)]
    return g


class Day(Frame):
    """The day's auction and offering."""

    __slots__ = ("bidders", "laid_jars", "stakes")
    FIELDS = (Field("bidders", TUPLE), Field("laid_jars", TUPLE), Field("stakes", TUPLE))

    bidders: tuple[int, ...]
    laid_jars: tuple[int, ...]  # altars the host has named
    stakes: tuple[int, ...]  # packed, one a seat; opened

    def copy(self) -> Day:
        f = Day()
        self.onto(f)
        f.bidders = self.bidders
        f.laid_jars = self.laid_jars
        f.stakes = self.stakes
        return f


class Boast(Frame):
    """A card under the cup: known to the host until it is shown."""

    __slots__ = ("by", "rumored", "shown", "under")
    FIELDS = (Field("by", INT), Field("under", TUPLE, BY + "by", "card"), Field("shown", INT), Field("rumored", INT))

    by: int
    under: tuple[int, ...]
    shown: int
    rumored: int

    def copy(self) -> Boast:
        f = Boast()
        self.onto(f)
        f.by = self.by
        f.under = self.under
        f.shown = self.shown
        f.rumored = self.rumored
        return f


class Rumor(Frame):
    """A rumor, itself open to rumors."""

    __slots__ = ("by", "denied")
    FIELDS = (Field("by", INT), Field("denied", INT))

    by: int
    denied: int

    def copy(self) -> Rumor:
        f = Rumor()
        self.onto(f)
        f.by = self.by
        f.denied = self.denied
        return f


class Acclaim(Frame):
    """The crowd hails somebody."""

    __slots__ = ("cheered", "hailed")
    FIELDS = (Field("hailed", INT), Field("cheered", TUPLE))

    hailed: int
    cheered: tuple[int, ...]  # seats that have

    def copy(self) -> Acclaim:
        f = Acclaim()
        self.onto(f)
        f.hailed = self.hailed
        f.cheered = self.cheered
        return f
