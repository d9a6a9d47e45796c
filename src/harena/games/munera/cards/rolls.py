"""Cards before a healing roll or a test."""

from __future__ import annotations

from collections.abc import Sequence

from harena.games.munera.cards.card import NO_AMOUNT, NOTHING, PLAIN, Card, Shown, Valuation
from harena.games.munera.cards.chances import going_well
from harena.games.munera.decks import BEFORE_HEALING, BEFORE_TEST
from harena.games.munera.school import owner_of
from harena.games.munera.state import Moment, Munera, Roll
from harena.kernel.state import enclosing

# Medicus Graecus, Disciplina


def of_mine(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return PLAIN if owner_of(g, enclosing(g, Roll).man) == seat else NOTHING


def succeed(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    enclosing(g, Roll).settled = 1


def succeed_value(ev: Valuation, target: int, amount: int) -> float:
    roll = enclosing(ev.g, Roll)
    ours = -ev.share(owner_of(ev.g, roll.man))  # 1 for a man of our own
    return ours * (1.0 - going_well(roll.what, roll.modifier)) * ev.roll_stake(roll.what, roll.man)


# Veneficium


def of_another(g: Munera, f: Moment, seat: int) -> Sequence[int]:
    return NOTHING if owner_of(g, enclosing(g, Roll).man) == seat else PLAIN


def fail(g: Munera, f: Moment, seat: int, target: int, amount: int) -> None:
    enclosing(g, Roll).settled = -1


def fail_value(ev: Valuation, target: int, amount: int) -> float:
    roll = enclosing(ev.g, Roll)
    harm = going_well(roll.what, roll.modifier) * ev.roll_stake(roll.what, roll.man)
    return harm * ev.share(owner_of(ev.g, roll.man))


CARDS: tuple[Card, ...] = (
    Card(
        effect="medicus_graecus",
        when=BEFORE_HEALING,
        amounts=NO_AMOUNT,
        aims=of_mine,
        aim_kind="",
        play=succeed,
        closes=True,
        purpose="save",
        value=succeed_value,
        keep=1.2,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="veneficium",
        when=BEFORE_HEALING,
        amounts=NO_AMOUNT,
        aims=of_another,
        aim_kind="",
        play=fail,
        closes=True,
        purpose="harm",
        value=fail_value,
        keep=0.9,
        at_once=False,
        shown=Shown(),
    ),
    Card(
        effect="disciplina",
        when=BEFORE_TEST,
        amounts=NO_AMOUNT,
        aims=of_mine,
        aim_kind="",
        play=succeed,
        closes=True,
        purpose="save",
        value=succeed_value,
        keep=1.2,
        at_once=False,
        shown=Shown(),
    ),
)
