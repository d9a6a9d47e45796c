"""Schemes against guards, slaves and gladiators."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from harena.games.spartacus.cards.evaluator import Evaluator
from harena.games.spartacus.cards.scheme import (
    ANY_HOUSE,
    HARMS,
    THEIR_GLADIATOR,
    THEIR_SLAVE,
    Aim,
    Cost,
    Now,
    Purpose,
    Reason,
    Scheme,
    nothing_now,
    owner,
    plan_nothing,
)
from harena.games.spartacus.house import discard, fighters, guards, injure, pay_bank
from harena.games.spartacus.printed import Row
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Intrigue, Ludus, Plot
from harena.kernel.state import tell

SCHEMES: dict[str, Scheme] = {}

# Guards

SPENT = 0.4  # what it costs a house that a guard is exhausted: it comes back in Upkeep
BRIBED = 0.85  # how likely nobody stops the bribe, with guards or cards
SURELY, PERHAPS = 0.9, 0.3  # how likely a house gives its guards for Influence: near the end, or before


def guard_cost(g: Ludus, seat: int, aim: int, row: Row) -> int:
    return row.pay * guards(g, aim).bit_count()


def bribe_guards(g: Ludus, f: Plot, row: Row) -> None:
    pay_bank(g, f.schemer, guard_cost(g, f.schemer, f.aim, row))
    g.resting |= g.guards[f.aim]
    tell(g, "guards-exhausted", f.aim)


def bribe_now(g: Ludus, aim: int, row: Row) -> Now:
    return Now("gold", guard_cost(g, -1, aim, row))


def bribe_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    count = ev.guards(aim)
    return ev.purse(aim, -SPENT * count) + ev.purse(seat, -row.pay * count)


def bribe_plan(ev: Evaluator, row: Row, aim: int, opened: Callable[[int, int], float]) -> float:
    """The scheme that becomes possible, and what the house can no longer do with its guards."""
    cost = row.pay * ev.guards(aim)
    way = opened(aim, ev.gold[ev.me] - cost) if aim != ev.me and ev.guards(aim) else 0.0
    return BRIBED * (way + spoiled(ev, aim)) - cost


def spoiled(ev: Evaluator, target: int) -> float:
    """A house like Glaber's that is still to play cannot give guards for Influence once they are exhausted."""
    cost = ev.house(target).discards[2]
    if target == ev.me or not 0 < cost <= ev.guards(target) or target not in ev.frame(Intrigue).left:
        return 0.0
    return -ev.moved(target, 1) * (SURELY if ev.about_to_win(target) else PERHAPS)


def bribes(ev: Evaluator, row: Row, aim: int) -> Reason:
    return "bribe"


SCHEMES["bribe_guards"] = Scheme(
    about="all ready guards of the target are exhausted, you pay the bank pay gold for each",
    numbers=("pay",),
    aim=ANY_HOUSE,
    work=bribe_guards,
    purpose=Purpose(bribes, hurts=True, raises=False, harmless=False),
    impact=bribe_impact,
    keep=1.1,
    now=bribe_now,
    cost=Cost(guard_cost, plan_nothing, False),
    plan=bribe_plan,
)


# Slaves and gladiators


def lose_card(g: Ludus, f: Plot, row: Row) -> None:
    if f.picked >= 0:
        tell(g, "discarded-asset", f.aim, f.picked)
        discard(g, f.picked)


def lose_slave_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    return ev.purse(aim, -ev.cheapest(aim, ev.slaves(aim), 1))


SCHEMES["lose_slave"] = Scheme(
    about="the target discards a ready slave of its choice",
    numbers=(),
    aim=ANY_HOUSE,
    work=lose_card,
    purpose=HARMS,
    impact=lose_slave_impact,
    keep=1.1,
    now=nothing_now,
    pick=THEIR_SLAVE,
)


def lose_gladiator_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    return ev.purse(aim, -ev.cheapest(aim, ev.gladiators(aim), 1))


SCHEMES["lose_gladiator"] = Scheme(
    about="the target discards a ready gladiator of its choice",
    numbers=(),
    aim=ANY_HOUSE,
    work=lose_card,
    purpose=HARMS,
    impact=lose_gladiator_impact,
    keep=1.3,
    now=nothing_now,
    pick=THEIR_GLADIATOR,
)

HURT = 0.55  # of a fighter's worth: exhausted, and in danger of dying
EAGER = 1.6  # how much more than their plain share of that bots count


def any_fighter(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    """A ready gladiator or slave of any house."""
    mask = 0
    for house in range(g.seats):
        mask |= fighters(g, house)
    return members(mask)


def think_of_their_fighters(ev: Evaluator, row: Row) -> list[int]:
    return [card for other in ev.others() for card in ev.fighters(other)]


def poison(g: Ludus, f: Plot, row: Row) -> None:
    if not g.tired >> f.aim & 1 and not g.market_gone >> f.aim & 1:
        injure(g, f.aim)


def poison_now(g: Ludus, aim: int, row: Row) -> Now:
    return Now("favors", aim)


def poison_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    house = ev.owner(aim)
    return ev.purse(house, -HURT * ev.worth(house, aim)) * EAGER if house >= 0 else 0.0


SCHEMES["poison"] = Scheme(
    about="a ready gladiator or slave of the target is exhausted and injured",
    numbers=(),
    aim=Aim("-card", any_fighter, owner, think_of_their_fighters, False),
    work=poison,
    purpose=HARMS,
    impact=poison_impact,
    keep=2.2,
    now=poison_now,
)
