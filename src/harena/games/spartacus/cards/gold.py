"""Schemes for gold, and for cards."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.spartacus.cards.scheme import NOTHING, PLAIN, Scheme, any_house, no_target, nobody
from harena.games.spartacus.decks import Row
from harena.games.spartacus.house import (
    count_slaves,
    discard,
    draw_intrigue,
    gain_gold,
    pay_bank,
    pay_house,
    slaves,
)
from harena.games.spartacus.state import Ludus, Plot
from harena.kernel.state import tell


def gain(g: Ludus, f: Plot, row: Row) -> None:
    gain_gold(g, f.schemer, row.amount)


def wages(g: Ludus, f: Plot, row: Row) -> None:
    gain_gold(g, f.aim, row.amount * count_slaves(g, slaves(g, f.aim)))


def with_a_slave(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    return PLAIN if slaves(g, seat) else NOTHING


def which_slave(g: Ludus, f: Plot, row: Row) -> tuple[int, int]:
    return f.schemer, slaves(g, f.schemer)


def auction_off(g: Ludus, f: Plot, row: Row) -> None:
    if f.picked >= 0:
        tell(g, "discarded-asset", f.schemer, f.picked)
        discard(g, f.picked)
        gain_gold(g, f.schemer, row.amount * g.table.decks.value[f.picked])


def rob(g: Ludus, f: Plot, row: Row) -> None:
    pay_house(g, f.aim, f.schemer, min(row.amount, g.gold[f.aim]))


def tax(g: Ludus, f: Plot, row: Row) -> None:
    pay_bank(g, f.aim, min(row.amount, g.gold[f.aim]))


def inform(g: Ludus, f: Plot, row: Row) -> None:
    draw_intrigue(g, f.aim, row.amount)


SCHEMES: dict[str, Scheme] = {
    "gain": Scheme(no_target, gain, nobody, aim_kind=""),
    "wages": Scheme(any_house, wages),
    "auction_off": Scheme(with_a_slave, auction_off, nobody, pick=which_slave, aim_kind=""),
    "rob": Scheme(any_house, rob),
    "tax": Scheme(any_house, tax),
    "inform": Scheme(any_house, inform),
}
