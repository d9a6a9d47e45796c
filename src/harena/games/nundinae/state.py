"""What lies on the table on a market day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.kernel.chance import Luck
from harena.kernel.rules import BadInput
from harena.kernel.state import ALL, BY, INT, LEARNED, LIST, LISTS, NOBODY, OWNER, TUPLE, Field, Frame, State

RUMOR, TOAST, BOAST = 10, 11, 12  # cards; their numbers are also the actions that play them
FACT = 100
DECK = (RUMOR,) * 4 + (TOAST,) * 4 + (BOAST,) * 4


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

    table: Mapping[str, Any]
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
        g.hands = [hand[:] for hand in self.hands]
        g.bag = self.bag[:]
        g.discards = self.discards[:]
        g.learned = [facts[:] for facts in self.learned]
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
    FIELDS = (
        Field("by", INT),
        Field("under", TUPLE, BY + "by", "card"),
        Field("shown", INT, ALL),
        Field("rumored", INT),
    )

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


def complete(raw: Mapping[str, Any]) -> dict[str, Any]:
    for name in raw:
        if name not in ("players", "days"):
            raise BadInput(f"unknown option {name!r} for nundinae; expected one of: days, players")
    players, days = raw.get("players", 3), raw.get("days", 3)
    if type(players) is not int or not 2 <= players <= 4:
        raise BadInput(f"nundinae is for 2 to 4 players, not {players!r}")
    if type(days) is not int or not 1 <= days <= 9:
        raise BadInput(f"option days is {days!r}; expected 1 to 9")
    return {"players": players, "days": days}


def blank(options: Mapping[str, Any], luck: Luck) -> Nundinae:
    g = Nundinae()
    g.begin(options["players"], luck)
    g.table = options
    g.day = g.host = 0
    g.coins, g.jars, g.honor = [6] * g.seats, [2] * g.seats, [0] * g.seats
    g.hands = [[] for _ in range(g.seats)]
    g.bag, g.discards = list(DECK), []
    g.learned = [[] for _ in range(g.seats)]
    return g
