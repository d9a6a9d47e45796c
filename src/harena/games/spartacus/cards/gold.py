"""Schemes for gold, and for cards."""

from __future__ import annotations

from harena.games.spartacus.cards.evaluator import A_CARD, Evaluator
from harena.games.spartacus.cards.scheme import (
    ANY_HOUSE,
    EARNS,
    EARNS_OPENLY,
    FOR_A_SLAVE,
    HARMS,
    NO_TARGET,
    Now,
    Pick,
    Purpose,
    Reason,
    Scheme,
    nothing_now,
    own_slaves,
)
from harena.games.spartacus.house import (
    count_slaves,
    discard,
    draw_intrigue,
    gain_gold,
    pay_bank,
    pay_house,
    slaves,
)
from harena.games.spartacus.printed import Decks, Row
from harena.games.spartacus.state import Ludus, Plot
from harena.kernel.state import tell

SCHEMES: dict[str, Scheme] = {}


# Gold for the schemer


def gain(g: Ludus, f: Plot, row: Row) -> None:
    gain_gold(g, f.schemer, row.amount)


def gain_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    return ev.purse(seat, row.amount)


SCHEMES["gain"] = Scheme(
    about="you gain amount gold",
    numbers=("amount",),
    aim=NO_TARGET,
    work=gain,
    purpose=EARNS_OPENLY,
    impact=gain_impact,
    keep=2.0,
    now=nothing_now,
)


# Gold for each slave


def wages(g: Ludus, f: Plot, row: Row) -> None:
    gain_gold(g, f.aim, wages_now(g, f.aim, row).number)


def wages_now(g: Ludus, aim: int, row: Row) -> Now:
    return Now("gold", row.amount * count_slaves(g, slaves(g, aim)))


def wages_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    return ev.purse(aim, row.amount * ev.count_slaves(aim))


SCHEMES["wages"] = Scheme(
    about="the target gains amount gold for each ready slave",
    numbers=("amount",),
    aim=ANY_HOUSE,
    work=wages,
    purpose=EARNS,
    impact=wages_impact,
    keep=1.5,
    now=wages_now,
)


# A slave is sold


def auction_price(decks: Decks, row: Row, card: int) -> int:
    return row.amount * decks.value[card]


def auction_off(g: Ludus, f: Plot, row: Row) -> None:
    if f.picked >= 0:
        tell(g, "discarded-asset", f.schemer, f.picked)
        discard(g, f.picked)
        gain_gold(g, f.schemer, auction_price(g.table.decks, row, f.picked))


def auction_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    sold = ev.slaves(seat)
    if not sold:
        return 0.0
    return ev.purse(seat, max([auction_price(ev.decks, row, card) - ev.worth(seat, card) for card in sold]))


SCHEMES["auction_off"] = Scheme(
    about="you discard a ready slave and gain amount times its value in gold",
    numbers=("amount",),
    aim=FOR_A_SLAVE,
    work=auction_off,
    purpose=EARNS,
    impact=auction_impact,
    keep=0.8,
    now=nothing_now,
    pick=Pick(own_slaves, auction_price),
)


# Gold of the target


def gold_now(g: Ludus, aim: int, row: Row) -> Now:
    """No more than there is."""
    return Now("gold", min(row.amount, g.gold[aim]))


def rob(g: Ludus, f: Plot, row: Row) -> None:
    pay_house(g, f.aim, f.schemer, gold_now(g, f.aim, row).number)


def rob_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    taken = min(row.amount, ev.gold[aim])
    return ev.purse(seat, taken) + ev.purse(aim, -taken) if aim != seat else 0.0


SCHEMES["rob"] = Scheme(
    about="you take up to amount gold from the target",
    numbers=("amount",),
    aim=ANY_HOUSE,
    work=rob,
    purpose=HARMS,
    impact=rob_impact,
    keep=2.4,
    now=gold_now,
)


def tax(g: Ludus, f: Plot, row: Row) -> None:
    pay_bank(g, f.aim, gold_now(g, f.aim, row).number)


def tax_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    return ev.purse(aim, -min(row.amount, ev.gold[aim]))


SCHEMES["tax"] = Scheme(
    about="the target pays the bank up to amount gold",
    numbers=("amount",),
    aim=ANY_HOUSE,
    work=tax,
    purpose=HARMS,
    impact=tax_impact,
    keep=1.3,
    now=gold_now,
)


# Cards


def inform(g: Ludus, f: Plot, row: Row) -> None:
    draw_intrigue(g, f.aim, row.amount)


def inform_impact(ev: Evaluator, seat: int, row: Row, aim: int) -> float:
    return ev.purse(aim, A_CARD * row.amount)


def draws(ev: Evaluator, row: Row, aim: int) -> Reason:
    return "draw"


SCHEMES["inform"] = Scheme(
    about="the target draws amount Intrigue cards",
    numbers=("amount",),
    aim=ANY_HOUSE,
    work=inform,
    purpose=Purpose(draws, hurts=False, raises=False, harmless=False),
    impact=inform_impact,
    keep=2.2,
    now=nothing_now,
)
