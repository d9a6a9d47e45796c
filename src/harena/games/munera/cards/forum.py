"""Cards of the Forum phase: at its start, and when an auction is decided."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.cards.card import NO_AMOUNT, NOTHING, PLAIN, Card, Shown, Valuation
from harena.games.munera.cards.chances import OUT, failing
from harena.games.munera.contract import purse
from harena.games.munera.decks import AUCTION_WON, FORUM_START
from harena.games.munera.rolls import HEALED, TEST, obey
from harena.games.munera.school import medicus, obedience, owner_of
from harena.games.munera.seats import clockwise
from harena.games.munera.sets import men_of
from harena.games.munera.state import Forum, Moment, Munera, Named, Roll
from harena.kernel.state import enclosing, tell

CROWDED = 6  # Rixa: the size of a school that may be named
BRAWLERS = 2


# Seditio


def free_men(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return sorted([man for school in g.school for man in men_of(school & ~g.engaged)])


def seditio(g: Munera, f: Moment, seat: int, man: int, amount: int) -> Roll:
    return obey(g, man, TEST)


def seditio_value(ev: Valuation, man: int, amount: int) -> float:
    return failing(ev.g, man) * OUT * ev.day(man) * ev.share(owner_of(ev.g, man))


# Rixa, Pestis: their procedures are in turn.py


def crowded(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return [other for other in range(g.seats) if g.school[other].bit_count() >= CROWDED]


def rixa(g: Munera, f: Moment, seat: int, school: int, amount: int) -> Named:
    return trouble("brawl", [school], BRAWLERS)


def rixa_value(ev: Valuation, school: int, amount: int) -> float:
    g = ev.g
    men = sorted(men_of(g.school[school]), key=lambda man: obedience(g, man))[:BRAWLERS]
    healthy = [man for man in men if not g.wounded >> man & 1]
    return sum([failing(g, man) * OUT * ev.day(man) for man in healthy]) * ev.share(school)


def anybody_free(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return PLAIN if any([school & ~g.engaged for school in g.school]) else NOTHING


def pestis(g: Munera, f: Moment, seat: int, target: int, amount: int) -> Named:
    return trouble("plague", clockwise(g, g.rudis), 1)


def pestis_value(ev: Valuation, target: int, amount: int) -> float:
    """Every school is expected to name the man it can spare best."""
    g = ev.g
    total = 0.0
    for seat in range(g.seats):
        free = men_of(g.school[seat] & ~g.engaged)
        if free:
            ill = max(0.0, (HEALED - medicus(g, seat)) / 10)
            total += ill * OUT * min([ev.day(man) for man in free]) * ev.share(seat)
    return total


def trouble(proc: str, schools: Sequence[int], wanted: int) -> Named:
    f = Named()
    f.begin(proc)
    f.schools, f.wanted, f.named = tuple(schools), wanted, ()
    return f


# Lanista Callidus


def outbid(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    auction = enclosing(g, Forum)
    return PLAIN if auction.buyer != seat and purse(g, seat) > auction.price else NOTHING


def lanista_callidus(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    auction = enclosing(g, Forum)
    auction.buyer = seat
    auction.price += 1
    tell(g, "outbid", seat, auction.price)


def lanista_value(ev: Valuation, target: int, amount: int) -> float:
    auction = enclosing(ev.g, Forum)
    return ev.ware(auction.ware) - auction.price - 1


CARDS: tuple[Card, ...] = (
    Card(
        effect="seditio",
        when=FORUM_START,
        amounts=NO_AMOUNT,
        aims=free_men,
        aim_kind="man",
        play=seditio,
        closes=False,
        purpose="harm",
        value=seditio_value,
        keep=1.5,
        at_once=False,
        shown=Shown(obedience=True),
    ),
    Card(
        effect="rixa",
        when=FORUM_START,
        amounts=NO_AMOUNT,
        aims=crowded,
        aim_kind="school",
        play=rixa,
        closes=False,
        purpose="harm",
        value=rixa_value,
        keep=1.5,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="pestis",
        when=FORUM_START,
        amounts=NO_AMOUNT,
        aims=anybody_free,
        aim_kind="",
        play=pestis,
        closes=False,
        purpose="harm",
        value=pestis_value,
        keep=0.8,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="lanista_callidus",
        when=AUCTION_WON,
        amounts=NO_AMOUNT,
        aims=outbid,
        aim_kind="",
        play=lanista_callidus,
        closes=True,
        purpose="ware",
        value=lanista_value,
        keep=2.0,
        at_once=False,
        shown=Shown(),
    ),
)
