"""Reactions: what each may be aimed at, and what then happens. A foil's work is to have been played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from harena.games.spartacus.house import change_influence, discard, fighters, gladiators, pay_house, slaves
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Arena, Ludus, React
from harena.kernel.state import enclosing, put, tell

PLAIN = (0,)  # it is aimed at nothing


class Reaction(NamedTuple):
    aims: Callable[[Ludus, int, int], Sequence[int]]  # (state, seat, pay): in order; seat -1: by public facts, anybody
    act: Callable[[Ludus, React], None]
    aim_kind: str = ""  # what an aim is: -house, -card


def amount(g: Ludus, f: React) -> int:
    return g.table.decks.rows[f.title].amount


# Foils


def plainly(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    return PLAIN


def only_foil(g: Ludus, f: React) -> None:
    """That it was not foiled itself is all (`scheme.foiled`)."""


def ask_for_guard(g: Ludus, f: React) -> None:
    f.takes = 1


def own_slaves(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    return members(slaves(g, seat))


def sacrifice(g: Ludus, f: React) -> None:
    tell(g, "discarded-asset", f.seat, f.aim)
    discard(g, f.aim)


def other_houses(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    return [other for other in range(g.seats) if other != seat] if g.gold[seat] >= pay else ()


def bribe(g: Ludus, f: React) -> None:
    pay_house(g, f.seat, f.aim, g.table.decks.rows[f.title].pay)


# The state of the houses


def without_gladiators(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    return [house for house in range(g.seats) if not gladiators(g, house)]


def without_slaves(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    return [house for house in range(g.seats) if not slaves(g, house)]


def without_gold(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    return [house for house in range(g.seats) if not g.gold[house]]


def shame(g: Ludus, f: React) -> None:
    change_influence(g, f.aim, -amount(g, f))


# The arena


def substitutes(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    """Another ready gladiator or slave of a house in the fight."""
    f = enclosing(g, Arena)
    mask = 0
    for owner in f.owners:
        mask |= fighters(g, owner)
    for card in f.fighters:
        mask &= ~(1 << card)
    return members(mask)


def substitute(g: Ludus, f: React) -> None:
    arena = enclosing(g, Arena)
    side = 0 if g.assets[arena.owners[0]] >> f.aim & 1 else 1
    arena.fighters = put(arena.fighters, side, f.aim)


def mourned(g: Ludus, seat: int, pay: int) -> Sequence[int]:
    f = enclosing(g, Arena)
    return PLAIN if f.dead >= 0 and g.table.decks.gladiators >> f.dead & 1 else ()


def mourn(g: Ludus, f: React) -> None:
    change_influence(g, enclosing(g, Arena).bereaved, amount(g, f))


FOILS = ("foil", "foil_guard", "foil_slave", "foil_pay", "thunder")
MOMENTS = {"no_gladiators": 1, "no_slaves": 1, "no_gold": 1, "rig": 2, "mourn": 4}  # bits of quiet.py
TABLE: dict[str, Reaction] = {
    "foil": Reaction(plainly, only_foil),
    "foil_guard": Reaction(plainly, ask_for_guard),
    "foil_slave": Reaction(own_slaves, sacrifice, aim_kind="-card"),
    "foil_pay": Reaction(other_houses, bribe, aim_kind="-house"),
    "thunder": Reaction(plainly, only_foil),
    "rig": Reaction(substitutes, substitute, aim_kind="-card"),
    "mourn": Reaction(mourned, mourn),
    "no_gladiators": Reaction(without_gladiators, shame, aim_kind="-house"),
    "no_slaves": Reaction(without_slaves, shame, aim_kind="-house"),
    "no_gold": Reaction(without_gold, shame, aim_kind="-house"),
}
