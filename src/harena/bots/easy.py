"""The easy level: a bot that knows the game and makes mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from harena.bots import Bot, FreeMove, free_move_of
from harena.kernel.choice import Choice, any_of, listed
from harena.kernel.rules import View

CLUMSY = 0.3  # the share of decisions left to chance


class EasyBot(Bot):
    """Plays by rules of thumb, but leaves some decisions to chance. It always thinks in windows: a bot that throws its
    reactions away is too weak."""

    def __init__(self, sensible: Bot, rng: Random) -> None:
        self.sensible, self.rng = sensible, rng
        self.acts_freely = sensible.acts_freely

    def choose(self, view: View, choice: Choice) -> int:
        if not choice.window and self.rng.random() < CLUMSY:
            self.why = None
            return any_of(listed(choice.options), self.rng)
        option = self.sensible.choose(view, choice)
        self.why = self.sensible.why
        return option

    def free_move(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
        free_move = free_move_of(self.sensible, view, choice, free_moves)
        self.why = self.sensible.why
        return free_move
