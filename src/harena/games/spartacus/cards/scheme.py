"""What a scheme is made of, and the targets most of them share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from harena.games.spartacus.decks import Row
from harena.games.spartacus.house import owner_of
from harena.games.spartacus.state import Ludus, Plot

NOTHING: tuple[int, ...] = ()  # it cannot be played now
PLAIN = (0,)  # it has no target
PAIR = 8  # two houses are PAIR * one + other


# What it may be aimed at: (state, schemer, row)


def no_target(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    return PLAIN


def any_house(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    """S-5.4: himself included."""
    return range(g.seats)


def two_houses(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    """The first and the second are not alike."""
    return [PAIR * one + two for one in range(g.seats) for two in range(g.seats) if one != two]


# What it costs in gold: (state, schemer, aim, row)


def free(g: Ludus, seat: int, aim: int, row: Row) -> int:
    return 0


def pay_once(g: Ludus, seat: int, aim: int, row: Row) -> int:
    return row.pay


# Which houses are its targets, and so may guard: (state, aim)


def nobody(g: Ludus, aim: int) -> Sequence[int]:
    return ()


def the_house(g: Ludus, aim: int) -> Sequence[int]:
    return (aim,)


def both_houses(g: Ludus, aim: int) -> Sequence[int]:
    return divmod(aim, PAIR)


def first_house(g: Ludus, aim: int) -> Sequence[int]:
    return (aim // PAIR,)


def owner(g: Ludus, aim: int) -> Sequence[int]:
    return (owner_of(g, aim),)


def no_choice(g: Ludus, f: Plot, row: Row) -> tuple[int, int]:
    return -1, 0


class Scheme(NamedTuple):
    aims: Callable[[Ludus, int, Row], Sequence[int]]
    work: Callable[[Ludus, Plot, Row], None]  # after foils; what is paid to whom is part of it
    targets: Callable[[Ludus, int], Sequence[int]] = the_house
    cost: Callable[[Ludus, int, int, Row], int] = free
    pick: Callable[[Ludus, Plot, Row], tuple[int, int]] = no_choice  # who names a Market card, and which ones he may
    aim_kind: str = "-house"  # what an aim is: -house, -houses, -card, or nothing
