"""Cards of a duel: before it, after a melee roll, before the judgement."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.cards.card import NOTHING, PLAIN, Card
from harena.games.munera.school import MOST_VIRTUS
from harena.games.munera.state import Duel, Moment, Munera, Roll
from harena.kernel.state import put, tell

SIDES = (0, 1)


def duel_of(g: Munera) -> Duel:
    """The duel this moment belongs to; before a judgement its roll lies between."""
    below = g.stack[-3] if isinstance(g.stack[-2], Roll) else g.stack[-2]
    assert isinstance(below, Duel)
    return below


def always(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return PLAIN


# Acclamatio, Sibilus, Clamor: the crowd


def acclamatio(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    cheer(g, amount)


def sibilus(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    cheer(g, -amount)


def cheer(g: Munera, points: int) -> None:
    duel = duel_of(g)
    duel.approval += points
    tell(g, "approval", duel.approval)


# Gladius Acutus, Vinum Merum: Virtus


def own_fighter(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    duel = duel_of(g)
    return [side for side in SIDES if duel.owners[side] == seat and duel.virtus[side] < MOST_VIRTUS]


def others_fighters(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    duel = duel_of(g)
    return [side for side in SIDES if duel.owners[side] != seat and duel.virtus[side] > 0]


def gladius_acutus(g: Munera, f: Moment, seat: int, side: int, amount: int) -> None:
    change_virtus(g, duel_of(g), side, amount)


def vinum_merum(g: Munera, f: Moment, seat: int, side: int, amount: int) -> None:
    change_virtus(g, duel_of(g), side, -amount)


def change_virtus(g: Munera, duel: Duel, side: int, points: int) -> None:
    """M-9.2: within the track."""
    duel.virtus = put(duel.virtus, side, min(MOST_VIRTUS, max(0, duel.virtus[side] + points)))
    tell(g, "virtus", duel.men[side], duel.virtus[side])


# Arma Lusoria


def sharp(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return NOTHING if duel_of(g).blunt else PLAIN


def arma_lusoria(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    duel_of(g).blunt = 1


# Manus Fortunae


def dice(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return SIDES


def manus_fortunae(g: Munera, f: Moment, seat: int, side: int, amount: int) -> None:
    duel = duel_of(g)
    duel.dice = put(duel.dice, side, g.luck.die(0, 9))
    duel.reopened = 1
    tell(g, "rerolled", seat, duel.men[side], duel.dice[side])


# Missio, Iugula, Favor Populi: the judgement


def missio(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    judged(g).settled = 1


def iugula(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    judged(g).modifier -= amount


def favor_populi(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    judged(g).modifier += amount


def judged(g: Munera) -> Roll:
    below = g.stack[-2]
    assert isinstance(below, Roll)
    return below


CARDS: dict[str, Card] = {
    "acclamatio": Card(always, acclamatio),
    "sibilus": Card(always, sibilus),
    "gladius_acutus": Card(own_fighter, gladius_acutus, "side"),
    "vinum_merum": Card(others_fighters, vinum_merum, "side"),
    "arma_lusoria": Card(sharp, arma_lusoria),
    "manus_fortunae": Card(dice, manus_fortunae, "side", closes=1),
    "clamor": Card(always, acclamatio),
    "missio": Card(always, missio, closes=1),
    "iugula": Card(always, iugula),
    "favor_populi": Card(always, favor_populi),
}
