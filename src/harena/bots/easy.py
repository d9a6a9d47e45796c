"""An opponent for a first evening: knows the game, and makes mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from harena.bots import Bot, FreeMove, Reason, free_move_of, reason_of
from harena.kernel.choice import Choice, any_of, listed
from harena.kernel.rules import View

CLUMSY = 0.3  # how often it leaves a decision to chance


class EasyBot:
    """The rules of thumb, but now and then anything. Windows are left alone: whoever holds nothing may only pass there,
    and whoever throws his cards away is no opponent at all."""

    blind = False

    def __init__(self, sensible: Bot, rng: Random) -> None:
        self.sensible, self.rng = sensible, rng
        self.why: Reason | None = None

    def choose(self, view: View, choice: Choice) -> int:
        if not choice.window and self.rng.random() < CLUMSY:
            self.why = None
            return any_of(listed(choice.options), self.rng)
        option = self.sensible.choose(view, choice)
        self.why = reason_of(self.sensible)
        return option

    def deal(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
        free_move = free_move_of(self.sensible, view, choice, free_moves)
        self.why = reason_of(self.sensible)
        return free_move
