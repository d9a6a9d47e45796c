"""Schemes against guards, slaves and gladiators."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.spartacus.cards.scheme import Scheme, any_house, owner
from harena.games.spartacus.decks import Row
from harena.games.spartacus.house import discard, fighters, gladiators, guards, injure, pay_bank, slaves
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Ludus, Plot
from harena.kernel.state import tell


def guard_cost(g: Ludus, seat: int, aim: int, row: Row) -> int:
    return row.pay * guards(g, aim).bit_count()


def bribe_guards(g: Ludus, f: Plot, row: Row) -> None:
    pay_bank(g, f.schemer, guard_cost(g, f.schemer, f.aim, row))
    g.resting |= g.guards[f.aim]
    tell(g, "guards-exhausted", f.aim)


def their_slaves(g: Ludus, f: Plot, row: Row) -> tuple[int, int]:
    return f.aim, slaves(g, f.aim)


def their_gladiators(g: Ludus, f: Plot, row: Row) -> tuple[int, int]:
    return f.aim, gladiators(g, f.aim)


def lose_card(g: Ludus, f: Plot, row: Row) -> None:
    if f.picked >= 0:
        tell(g, "discarded-asset", f.aim, f.picked)
        discard(g, f.picked)


def anybody(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    """A ready gladiator or slave of any house."""
    mask = 0
    for house in range(g.seats):
        mask |= fighters(g, house)
    return members(mask)


def poison(g: Ludus, f: Plot, row: Row) -> None:
    if not g.tired >> f.aim & 1 and not g.market_gone >> f.aim & 1:
        injure(g, f.aim)


SCHEMES: dict[str, Scheme] = {
    "bribe_guards": Scheme(any_house, bribe_guards, cost=guard_cost),
    "lose_slave": Scheme(any_house, lose_card, pick=their_slaves),
    "lose_gladiator": Scheme(any_house, lose_card, pick=their_gladiators),
    "poison": Scheme(anybody, poison, owner, aim_kind="-card"),
}
