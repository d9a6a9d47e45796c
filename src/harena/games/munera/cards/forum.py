"""Cards of the Forum phase: at its start, and when an auction is decided."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.cards.card import NOTHING, PLAIN, Card
from harena.games.munera.contract import purse
from harena.games.munera.rolls import TEST, obey
from harena.games.munera.seats import clockwise
from harena.games.munera.sets import men_of
from harena.games.munera.state import Forum, Moment, Munera, Named, Roll
from harena.kernel.state import tell

CROWDED = 6  # Rixa
BRAWLERS = 2


# Seditio


def free_men(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return sorted([man for school in g.school for man in men_of(school & ~g.engaged)])


def seditio(g: Munera, f: Moment, seat: int, man: int, amount: int) -> Roll:
    return obey(g, man, TEST)


# Rixa, Pestis: procedures of their own (troubles.py)


def crowded(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return [other for other in range(g.seats) if g.school[other].bit_count() >= CROWDED]


def rixa(g: Munera, f: Moment, seat: int, school: int, amount: int) -> Named:
    return trouble("brawl", [school], BRAWLERS)


def anybody_free(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return PLAIN if any([school & ~g.engaged for school in g.school]) else NOTHING


def pestis(g: Munera, f: Moment, seat: int, target: int, amount: int) -> Named:
    return trouble("plague", clockwise(g, g.rudis), 1)


def trouble(proc: str, schools: Sequence[int], wanted: int) -> Named:
    f = Named()
    f.begin(proc)
    f.schools, f.wanted, f.named = tuple(schools), wanted, ()
    return f


# Lanista Callidus


def outbid(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    auction = auction_of(g)
    return PLAIN if auction.buyer != seat and purse(g, seat) > auction.price else NOTHING


def lanista_callidus(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    auction = auction_of(g)
    auction.buyer = seat
    auction.price += 1
    tell(g, "outbid", seat, auction.price)


def auction_of(g: Munera) -> Forum:
    below = g.stack[-2]
    assert isinstance(below, Forum)
    return below


CARDS: dict[str, Card] = {
    "seditio": Card(free_men, seditio, "man"),
    "rixa": Card(crowded, rixa, "school"),
    "pestis": Card(anybody_free, pestis),
    "lanista_callidus": Card(outbid, lanista_callidus, closes=1),
}
