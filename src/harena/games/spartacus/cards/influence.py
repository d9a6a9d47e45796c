"""Schemes that raise and lower Influence."""

from __future__ import annotations

from harena.games.spartacus.cards.evaluator import Evaluator
from harena.games.spartacus.cards.scheme import (
    ANY_HOUSE,
    ANY_HOUSE_FOR_A_SLAVE,
    HOUSE_WITH_MEN,
    LOWERS,
    LOWERS_FIRST,
    LOWEST_HOUSE,
    NO_TARGET,
    OWN_SLAVE,
    PAIR,
    PAY_FIRST,
    PAY_ONCE,
    RAISES,
    TARGET_AND_OTHER,
    TARGET_AND_PAYEE,
    TWO_HOUSES,
    Cost,
    Purpose,
    Reason,
    Scheme,
    both_houses,
    free,
    influence_now,
    lowers_first,
    nothing_now,
    plan_once,
    raises,
)
from harena.games.spartacus.house import change_influence, discard, gladiators, pay_bank, pay_house
from harena.games.spartacus.printed import Row
from harena.games.spartacus.seats import clockwise
from harena.games.spartacus.state import Ludus, Plot
from harena.kernel.state import tell

SCHEMES: dict[str, Scheme] = {}

# Up


def raise_(g: Ludus, f: Plot, row: Row) -> None:
    change_influence(g, f.aim, row.amount)


def raise_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    return ev.moved(aim, row.amount)


SCHEMES["raise"] = Scheme(
    about="the target gains amount Influence",
    numbers=("amount",),
    aim=ANY_HOUSE,
    work=raise_,
    purpose=RAISES,
    impact=raise_impact,
    keep=3.5,
    now=influence_now,
)


def raise_two(g: Ludus, f: Plot, row: Row) -> None:
    for house in both_houses(g, f.aim):
        change_influence(g, house, row.amount)


def raise_two_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    return sum([ev.moved(house, row.amount) for house in divmod(aim, PAIR)])


SCHEMES["raise_two"] = Scheme(
    about="two different targets gain amount Influence each",
    numbers=("amount",),
    aim=TWO_HOUSES,
    work=raise_two,
    purpose=RAISES,
    impact=raise_two_impact,
    keep=3.0,
    now=nothing_now,
)


def feast_cost(g: Ludus, seat: int, aim: int, row: Row) -> int:
    return row.pay * (g.seats - 1)


def plan_feast(ev: Evaluator, row: Row) -> int:
    return row.pay * (ev.seats - 1)


def feast(g: Ludus, f: Plot, row: Row) -> None:
    for other in clockwise(g, f.schemer)[1:]:
        pay_house(g, f.schemer, other, row.pay)
    change_influence(g, f.aim, row.amount)


def feast_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    guests = [other for other in range(ev.seats) if other != seat]
    paid = ev.purse(seat, -row.pay * len(guests)) + sum([ev.purse(other, row.pay) for other in guests])
    return ev.moved(aim, row.amount) + paid


SCHEMES["feast"] = Scheme(
    about="you pay every other house pay gold, the target gains amount Influence",
    numbers=("amount", "pay"),
    aim=ANY_HOUSE,
    work=feast,
    purpose=RAISES,
    impact=feast_impact,
    keep=1.8,
    now=influence_now,
    cost=Cost(feast_cost, plan_feast, False),
)


def show_off(g: Ludus, f: Plot, row: Row) -> None:
    pay_bank(g, f.schemer, row.pay)
    if gladiators(g, f.aim).bit_count() >= row.men:
        change_influence(g, f.aim, row.amount)


def show_off_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    return ev.moved(aim, row.amount) + ev.purse(seat, -row.pay)


SCHEMES["show_off"] = Scheme(
    about="you pay the bank pay gold, a target with men or more ready gladiators gains amount Influence",
    numbers=("amount", "men", "pay"),
    aim=HOUSE_WITH_MEN,
    work=show_off,
    purpose=RAISES,
    impact=show_off_impact,
    keep=2.5,
    now=influence_now,
    cost=PAY_FIRST,
)

SCHEMES["raise_lowest"] = Scheme(
    about="the one house with the lowest Influence gains amount Influence",
    numbers=("amount",),
    aim=LOWEST_HOUSE,
    work=raise_,
    purpose=RAISES,
    impact=raise_impact,
    keep=2.2,
    now=influence_now,
)


# Down


def collude(g: Ludus, f: Plot, row: Row) -> None:
    loser, winner = divmod(f.aim, PAIR)
    change_influence(g, loser, -row.amount)
    change_influence(g, winner, row.amount)


def collude_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    loser, winner = divmod(aim, PAIR)
    return ev.moved(loser, -row.amount) + ev.moved(winner, row.amount)


def colludes(ev: Evaluator, row: Row, aim: int) -> Reason:
    wins = aim % PAIR == ev.me and raises(ev, row, aim) == "win"
    return "win" if wins else lowers_first(ev, row, aim)


SCHEMES["collude"] = Scheme(
    about="the target loses amount Influence, another house gains amount",
    numbers=("amount",),
    aim=TARGET_AND_OTHER,
    work=collude,
    purpose=Purpose(colludes, hurts=True, raises=True, harmless=False),
    impact=collude_impact,
    keep=3.5,
    now=nothing_now,
)


def lower(g: Ludus, f: Plot, row: Row) -> None:
    change_influence(g, f.aim, -row.amount)


def lower_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    return ev.moved(aim, -row.amount)


SCHEMES["lower"] = Scheme(
    about="the target loses amount Influence",
    numbers=("amount",),
    aim=ANY_HOUSE,
    work=lower,
    purpose=LOWERS,
    impact=lower_impact,
    keep=3.5,
    now=influence_now,
)


def blackmail(g: Ludus, f: Plot, row: Row) -> None:
    """Without a slave the cost cannot be paid: nothing happens."""
    if f.picked >= 0:
        tell(g, "discarded-asset", f.schemer, f.picked)
        discard(g, f.picked)
        change_influence(g, f.aim, -row.amount)


def blackmail_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    return lower_impact(ev, seat, row, aim) + ev.purse(seat, -ev.cheapest(seat, ev.slaves(seat), 1))


SCHEMES["blackmail"] = Scheme(
    about="you discard a ready slave, the target loses amount Influence",
    numbers=("amount",),
    aim=ANY_HOUSE_FOR_A_SLAVE,
    work=blackmail,
    purpose=LOWERS,
    impact=blackmail_impact,
    keep=2.2,
    now=influence_now,
    pick=OWN_SLAVE,
)


def buy_secrets(g: Ludus, f: Plot, row: Row) -> None:
    loser, payee = divmod(f.aim, PAIR)
    pay_house(g, f.schemer, payee, row.pay)
    change_influence(g, loser, -row.amount)


def buy_secrets_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    loser, payee = divmod(aim, PAIR)
    return ev.moved(loser, -row.amount) + ev.purse(seat, -row.pay) + ev.purse(payee, row.pay)


SCHEMES["buy_secrets"] = Scheme(
    about="you pay another player pay gold, the target loses amount Influence",
    numbers=("amount", "pay"),
    aim=TARGET_AND_PAYEE,
    work=buy_secrets,
    purpose=LOWERS_FIRST,
    impact=buy_secrets_impact,
    keep=2.2,
    now=nothing_now,
    cost=PAY_ONCE,
)


def frame_up(g: Ludus, f: Plot, row: Row) -> None:
    pay_house(g, f.schemer, f.aim, row.pay)
    change_influence(g, f.aim, -row.amount)


def frame_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    return lower_impact(ev, seat, row, aim) + ev.purse(seat, -row.pay) + ev.purse(aim, row.pay)


SCHEMES["frame"] = Scheme(
    about="you pay the target pay gold, it loses amount Influence",
    numbers=("amount", "pay"),
    aim=ANY_HOUSE,
    work=frame_up,
    purpose=LOWERS,
    impact=frame_impact,
    keep=1.6,
    now=influence_now,
    cost=PAY_ONCE,
)


def scandal(g: Ludus, f: Plot, row: Row) -> None:
    change_influence(g, f.schemer, -row.pay)
    for other in clockwise(g, f.schemer)[1:]:
        change_influence(g, other, -row.amount)


def scandal_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    others = [ev.moved(other, -row.amount) for other in range(ev.seats) if other != seat]
    return ev.moved(seat, -row.pay) + sum(others)


def makes_a_scandal(ev: Evaluator, row: Row, aim: int) -> Reason:
    return "scandal"


SCHEMES["scandal"] = Scheme(
    about="you lose pay Influence, every other house amount; only thunder foils it",
    numbers=("amount", "pay"),
    aim=NO_TARGET,
    work=scandal,
    purpose=Purpose(makes_a_scandal, hurts=False, raises=False, harmless=False),
    impact=scandal_impact,
    keep=1.5,
    now=nothing_now,
    cost=Cost(free, plan_once, False),  # pay is Influence; bots have always kept as much gold back
    only_thunder=True,
)
