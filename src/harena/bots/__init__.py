"""Opponents. A bot gets what a person in the seat would get: a view and a choice, never a state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, Protocol

from harena.kernel.choice import Choice, any_of
from harena.kernel.rules import View

FreeMove = tuple[str, tuple[int, ...]]  # a free action and its arguments


class Reason(NamedTuple):
    """Why a bot decided as it did: `{game}-hint-{kind}` in the catalogues, with arguments like an event's. The domains
    of the arguments stand in the REASONS of the game's heuristic bot."""

    kind: str
    args: tuple[int | tuple[int, ...], ...] = ()


class Bot(Protocol):
    """One seat's player for one match."""

    blind: bool  # never looks at the view, so that nobody needs to build one

    def choose(self, view: View, choice: Choice) -> int:
        """One of the choice's options.

        A bot may also have `deal(view, choice, uses)`: something it does unasked beside its own decision, one of the
        uses of free actions it is shown or another legal one; None: nothing. And it may have `why`, the reason for what
        it did last."""
        ...


class RandomBot:
    """Anything legal, each option alike. It makes no offers and answers none."""

    blind = True

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, choice: Choice) -> int:
        return any_of(choice.options, self.rng)


def reason_of(bot: Bot) -> Reason | None:
    """What its last answer, or its last deed, was good for; None: it does not say."""
    return getattr(bot, "why", None)


def deals(bot: Bot) -> bool:
    """Does it do anything unasked?"""
    return hasattr(bot, "deal")


def free_move_of(bot: Bot, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
    """What it does beside its own decision."""
    wish: Callable[[View, Choice, Sequence[FreeMove]], FreeMove | None] | None = getattr(bot, "deal", None)
    return wish(view, choice, free_moves) if wish is not None and free_moves else None
