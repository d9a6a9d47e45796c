"""Cards before a healing roll or a test."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.cards.card import NOTHING, PLAIN, Card
from harena.games.munera.school import owner_of
from harena.games.munera.state import Moment, Munera, Roll


def roll_of(g: Munera) -> Roll:
    below = g.stack[-2]
    assert isinstance(below, Roll)
    return below


def of_mine(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return PLAIN if owner_of(g, roll_of(g).man) == seat else NOTHING


def of_another(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return NOTHING if owner_of(g, roll_of(g).man) == seat else PLAIN


def succeed(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    roll_of(g).settled = 1


def fail(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    roll_of(g).settled = -1


CARDS: dict[str, Card] = {
    "medicus_graecus": Card(of_mine, succeed, closes=1),
    "veneficium": Card(of_another, fail, closes=1),
    "disciplina": Card(of_mine, succeed, closes=1),
}
