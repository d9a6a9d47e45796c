"""Cards of rest moments, of the Eventum phase and of the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.cards.card import NOTHING, PLAIN, Card
from harena.games.munera.contract import keeps_his_word, lent
from harena.games.munera.decks import CAPTIVUS
from harena.games.munera.moments import IN_END, IN_EVENTUM, IN_FORUM
from harena.games.munera.rolls import FLIGHT, obey
from harena.games.munera.school import PRIMUS, TIRO, VETERANUS, discard_man
from harena.games.munera.sets import men_of
from harena.games.munera.state import Moment, Munera, Roll
from harena.games.munera.victory import gain_glory
from harena.kernel.state import put, tell

TAXED = 15  # Vectigal: schools with more than this


def always(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return PLAIN


# Favor Editoris


def favor_editoris(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    gain_glory(g, seat, amount)


# Rudis Donata


def heroes(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    """Not on loan, nor needed for a spectacle he has chosen."""
    men = [man for man in men_of(g.school[seat] & ~lent(g)) if g.rank[man] >= VETERANUS]
    return [man for man in men if keeps_his_word(g, f.phase, seat, without=1 << man)]


def rudis_donata(g: Munera, f: Moment, seat: int, man: int, amount: int) -> None:
    points = 2 * amount if g.rank[man] == PRIMUS else amount
    discard_man(g, man)
    gain_glory(g, seat, points)


# Hereditas


def hereditas(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    g.denarii[seat] += amount
    tell(g, "income", seat, amount)


# Vectigal


def rich_others(g: Munera, seat: int) -> list[int]:
    return [other for other in range(g.seats) if other != seat and g.denarii[other] > TAXED]


def taxable(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return PLAIN if f.phase == IN_EVENTUM and rich_others(g, seat) else NOTHING


def vectigal(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    for other in rich_others(g, seat):
        due = min(amount, g.denarii[other])
        g.denarii[other] -= due
        tell(g, "paid", other, due)


# Fur


def victims(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return [other for other in range(g.seats) if other != seat and g.denarii[other]]


def fur(g: Munera, f: Moment, seat: int, victim: int, amount: int) -> None:
    loot = min(amount, g.denarii[victim])
    g.denarii[victim] -= loot
    g.denarii[seat] += loot
    tell(g, "stolen", seat, victim, loot)


# Ars Dimicandi


def beginners(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    if f.phase != IN_FORUM:
        return NOTHING
    return [man for man in men_of(g.school[seat]) if g.rank[man] == TIRO and g.klass[man] >= 0]


def ars_dimicandi(g: Munera, f: Moment, seat: int, man: int, amount: int) -> None:
    g.rank, g.fame = put(g.rank, man, VETERANUS), put(g.fame, man, 0)
    tell(g, "promoted", man, VETERANUS)


# Fuga, Mors Voluntaria: a test, or he is gone


def strangers(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    if f.phase != IN_END:
        return NOTHING
    return sorted([man for other in range(g.seats) if other != seat for man in men_of(g.school[other])])


def captives(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    if f.phase != IN_END:
        return NOTHING
    origin = g.table.decks.origin
    return sorted([man for school in g.school for man in men_of(school) if origin[man] == CAPTIVUS])


def tempted(g: Munera, f: Moment, seat: int, man: int, amount: int) -> Roll:
    return obey(g, man, FLIGHT)


CARDS: dict[str, Card] = {
    "favor_editoris": Card(always, favor_editoris),
    "rudis_donata": Card(heroes, rudis_donata, "man"),
    "hereditas": Card(always, hereditas),
    "vectigal": Card(taxable, vectigal),
    "fur": Card(victims, fur, "school"),
    "ars_dimicandi": Card(beginners, ars_dimicandi, "man"),
    "fuga": Card(strangers, tempted, "man"),
    "mors_voluntaria": Card(captives, tempted, "man"),
}
