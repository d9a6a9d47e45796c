"""Schemes that raise and lower Influence."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.spartacus.cards.gold import which_slave
from harena.games.spartacus.cards.scheme import (
    NOTHING,
    PAIR,
    Scheme,
    any_house,
    both_houses,
    first_house,
    no_target,
    nobody,
    pay_once,
    two_houses,
)
from harena.games.spartacus.decks import Row
from harena.games.spartacus.house import change_influence, discard, gladiators, pay_bank, pay_house, slaves
from harena.games.spartacus.seats import clockwise
from harena.games.spartacus.state import Ludus, Plot
from harena.kernel.state import tell

# Up


def raise_(g: Ludus, f: Plot, row: Row) -> None:
    change_influence(g, f.aim, row.amount)


def raise_two(g: Ludus, f: Plot, row: Row) -> None:
    for house in both_houses(g, f.aim):
        change_influence(g, house, row.amount)


def feast_cost(g: Ludus, seat: int, aim: int, row: Row) -> int:
    return row.pay * (g.seats - 1)


def feast(g: Ludus, f: Plot, row: Row) -> None:
    for other in clockwise(g, f.schemer)[1:]:
        pay_house(g, f.schemer, other, row.pay)
    change_influence(g, f.aim, row.amount)


def with_men(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    return [house for house in range(g.seats) if gladiators(g, house).bit_count() >= row.men]


def show_off(g: Ludus, f: Plot, row: Row) -> None:
    pay_bank(g, f.schemer, row.pay)
    if gladiators(g, f.aim).bit_count() >= row.men:
        change_influence(g, f.aim, row.amount)


def the_lowest(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    """Not on a tie."""
    least = min(g.influence)
    return (g.influence.index(least),) if g.influence.count(least) == 1 else NOTHING


# Down


def lower(g: Ludus, f: Plot, row: Row) -> None:
    change_influence(g, f.aim, -row.amount)


def collude(g: Ludus, f: Plot, row: Row) -> None:
    loser, winner = divmod(f.aim, PAIR)
    change_influence(g, loser, -row.amount)
    change_influence(g, winner, row.amount)


def with_a_slave(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    return range(g.seats) if slaves(g, seat) else NOTHING


def blackmail(g: Ludus, f: Plot, row: Row) -> None:
    """Without a slave the cost cannot be paid: nothing happens."""
    if f.picked >= 0:
        tell(g, "discarded-asset", f.schemer, f.picked)
        discard(g, f.picked)
        change_influence(g, f.aim, -row.amount)


def target_and_payee(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    """The target, and the other player who is paid."""
    return [PAIR * one + two for one in range(g.seats) for two in range(g.seats) if two != seat]


def buy_secrets(g: Ludus, f: Plot, row: Row) -> None:
    loser, payee = divmod(f.aim, PAIR)
    pay_house(g, f.schemer, payee, row.pay)
    change_influence(g, loser, -row.amount)


def frame_up(g: Ludus, f: Plot, row: Row) -> None:
    pay_house(g, f.schemer, f.aim, row.pay)
    change_influence(g, f.aim, -row.amount)


def scandal(g: Ludus, f: Plot, row: Row) -> None:
    change_influence(g, f.schemer, -row.pay)
    for other in clockwise(g, f.schemer)[1:]:
        change_influence(g, other, -row.amount)


SCHEMES: dict[str, Scheme] = {
    "raise": Scheme(any_house, raise_),
    "raise_two": Scheme(two_houses, raise_two, both_houses, aim_kind="-houses"),
    "feast": Scheme(any_house, feast, cost=feast_cost),
    "show_off": Scheme(with_men, show_off, cost=pay_once),
    "raise_lowest": Scheme(the_lowest, raise_),
    "collude": Scheme(two_houses, collude, first_house, aim_kind="-houses"),
    "lower": Scheme(any_house, lower),
    "blackmail": Scheme(with_a_slave, blackmail, pick=which_slave),
    "buy_secrets": Scheme(target_and_payee, buy_secrets, first_house, cost=pay_once, aim_kind="-houses"),
    "frame": Scheme(any_house, frame_up, cost=pay_once),
    "scandal": Scheme(no_target, scandal, nobody, aim_kind=""),
}
