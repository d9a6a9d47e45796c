"""Cards of a spectacle: the poll, the journey, the end."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.cards.card import AMOUNT, NO_AMOUNT, NOTHING, PLAIN, Card, Shown, Valuation
from harena.games.munera.contract import fare
from harena.games.munera.decks import BEFORE_TRAVEL, PAYMENT, POLL, SPECTACLE_END
from harena.games.munera.state import Moment, Munera, Spectacle
from harena.games.munera.victory import gain_glory
from harena.kernel.state import enclosing

# Redemptor


def standing(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return PLAIN if seat in enclosing(g, Spectacle).standing else NOTHING


def redemptor(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    enclosing(g, Spectacle).standing = (seat,)


def redemptor_value(ev: Valuation, target: int, amount: int) -> float:
    """There is no tender, and the contract is ours."""
    spectacle = enclosing(ev.g, Spectacle)
    gain = ev.contract_gain(spectacle.card, spectacle.host)
    return 3 + 0.4 * gain if gain > 0 else 0.0


# Tempestas


def travelers(g: Munera, spectacle: Spectacle) -> list[int]:
    """Return the schools that own a fighter."""
    fighters = spectacle.fighters[0] | spectacle.fighters[1]
    return [owner for owner in range(g.seats) if g.school[owner] & fighters]


def calm(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    """A sea zone must lie on the cheapest way of a school that travels: a storm then makes that way dearer."""
    spectacle, decks = enclosing(g, Spectacle), g.table.decks
    site = decks.site[spectacle.card]
    usual, stormy = decks.fare[0][0], decks.fare[1][0]  # without free zones
    owners = travelers(g, spectacle)
    by_sea = any([stormy[g.region[owner]][site] > usual[g.region[owner]][site] for owner in owners])
    return PLAIN if by_sea and not spectacle.storm else NOTHING


def tempestas(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    enclosing(g, Spectacle).storm = 1


def tempestas_value(ev: Valuation, target: int, amount: int) -> float:
    g, card = ev.g, enclosing(ev.g, Spectacle).card
    owners = travelers(g, enclosing(g, Spectacle))
    return sum([(fare(g, seat, card, 1) - fare(g, seat, card)) * ev.share(seat) for seat in owners])


# Latrones, Via Strata


def payer_on_the_way(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    """The school that pays now, if it enters at least one zone and has anything to lose."""
    spectacle, decks = enclosing(g, Spectacle), g.table.decks
    payer = spectacle.payers[0]
    travels = decks.zones[g.region[payer]][decks.site[spectacle.card]] > 0
    return PLAIN if payer != seat and travels and g.denarii[payer] and not spectacle.paved else NOTHING


def latrones(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    enclosing(g, Spectacle).robbed += amount


def latrones_value(ev: Valuation, target: int, amount: int) -> float:
    payer = enclosing(ev.g, Spectacle).payers[0]
    return min(amount, ev.g.denarii[payer]) * ev.share(payer)


def my_journey(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    spectacle = enclosing(g, Spectacle)
    due = fare(g, seat, spectacle.card, spectacle.storm) + spectacle.robbed
    return PLAIN if spectacle.payers[0] == seat and due and not spectacle.paved else NOTHING


def via_strata(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    enclosing(g, Spectacle).paved = 1


def via_value(ev: Valuation, target: int, amount: int) -> float:
    spectacle = enclosing(ev.g, Spectacle)
    return float(fare(ev.g, ev.me, spectacle.card, spectacle.storm) + spectacle.robbed)


# Triumphus


def unhurt(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    spectacle = enclosing(g, Spectacle)
    fought = g.school[seat] & spectacle.fought
    return PLAIN if fought and not spectacle.fallen >> seat & 1 else NOTHING


def triumphus(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    gain_glory(g, seat, amount)


def triumphus_value(ev: Valuation, target: int, amount: int) -> float:
    return amount * ev.glory


CARDS: tuple[Card, ...] = (
    Card(
        effect="redemptor",
        when=POLL,
        amounts=NO_AMOUNT,
        aims=standing,
        aim_kind="",
        play=redemptor,
        closes=True,
        purpose="contract",
        value=redemptor_value,
        keep=3.0,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="tempestas",
        when=BEFORE_TRAVEL,
        amounts=NO_AMOUNT,
        aims=calm,
        aim_kind="",
        play=tempestas,
        closes=True,
        purpose="harm",
        value=tempestas_value,
        keep=0.8,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="latrones",
        when=PAYMENT,
        amounts=AMOUNT,
        aims=payer_on_the_way,
        aim_kind="",
        play=latrones,
        closes=False,
        purpose="harm",
        value=latrones_value,
        keep=1.0,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="via_strata",
        when=PAYMENT,
        amounts=NO_AMOUNT,
        aims=my_journey,
        aim_kind="",
        play=via_strata,
        closes=True,
        purpose="denarii",
        value=via_value,
        keep=3.5,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="triumphus",
        when=SPECTACLE_END,
        amounts=AMOUNT,
        aims=unhurt,
        aim_kind="",
        play=triumphus,
        closes=False,
        purpose="glory",
        value=triumphus_value,
        keep=9.0,
        at_once=True,
        shown=Shown(),
    ),
)
