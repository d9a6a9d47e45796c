"""Cards of a spectacle: the poll, the journey, the end."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.cards.card import NOTHING, PLAIN, Card
from harena.games.munera.contract import fare
from harena.games.munera.state import Moment, Munera, Spectacle
from harena.games.munera.victory import gain_glory


def spectacle_of(g: Munera) -> Spectacle:
    below = g.stack[-2]
    assert isinstance(below, Spectacle)
    return below


# Redemptor


def standing(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return PLAIN if seat in spectacle_of(g).standing else NOTHING


def redemptor(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    spectacle_of(g).standing = (seat,)


# Tempestas


def calm(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    """Somebody must be on the road."""
    spectacle, decks = spectacle_of(g), g.table.decks
    owners = [owner for owner in range(g.seats) if g.school[owner] & (spectacle.fighters[0] | spectacle.fighters[1])]
    travels = any([decks.zones[g.region[owner]][decks.site[spectacle.card]] for owner in owners])
    return PLAIN if travels and not spectacle.storm else NOTHING


def tempestas(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    spectacle_of(g).storm = 1


# Latrones, Via Strata


def travellers(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    """The school that pays now, if it enters at least one zone and has anything to lose."""
    spectacle, decks = spectacle_of(g), g.table.decks
    payer = spectacle.payers[0]
    travels = decks.zones[g.region[payer]][decks.site[spectacle.card]] > 0
    return PLAIN if payer != seat and travels and g.denarii[payer] and not spectacle.paved else NOTHING


def latrones(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    spectacle_of(g).robbed += amount


def my_journey(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    spectacle = spectacle_of(g)
    due = fare(g, seat, spectacle.card, spectacle.storm) + spectacle.robbed
    return PLAIN if spectacle.payers[0] == seat and due and not spectacle.paved else NOTHING


def via_strata(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    spectacle_of(g).paved = 1


# Triumphus


def unhurt(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    spectacle = spectacle_of(g)
    fought = g.school[seat] & spectacle.fought
    return PLAIN if fought and not spectacle.fallen >> seat & 1 else NOTHING


def triumphus(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    gain_glory(g, seat, amount)


CARDS: dict[str, Card] = {
    "redemptor": Card(standing, redemptor, closes=1),
    "tempestas": Card(calm, tempestas, closes=1),
    "latrones": Card(travellers, latrones),
    "via_strata": Card(my_journey, via_strata, closes=1),
    "triumphus": Card(unhurt, triumphus),
}
