"""Thoughts for games whose matches are long: the rules of thumb play on to a boundary not far away, and the outlook
says what the place is worth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from harena.bots import FreeMove
from harena.bots.halving import unseal
from harena.bots.search_api import Thought
from harena.game import Game
from harena.kernel.choice import Choice, Space
from harena.kernel.rules import View


class Playout(Thought):
    """A game says where a play-out ends, how its rules of thumb decide, and what a place is worth."""

    def __init__(self, game: Game[Any], view: View, choice: Choice, rng: Random) -> None:
        super().__init__(game.rules)
        self.game, self.view, self.seat, self.rng = game, view, choice.seat, rng
        self.here: tuple[int, ...] = ()

    def boundary(self, g: Any) -> tuple[int, ...]:
        """A play-out ends where this changes."""
        raise NotImplementedError

    def decided(self, g: Any, rng: Random) -> int:
        """What the seat that is asked does, by rules of thumb."""
        raise NotImplementedError

    def chances(self, g: Any) -> list[float]:
        """Of each seat to win, from here."""
        raise NotImplementedError

    def said(self, g: Any, seat: int, free_moves: Sequence[FreeMove], rng: Random) -> FreeMove | None:
        """What a seat does unasked, by rules of thumb."""
        raise NotImplementedError

    def world(self) -> Any:
        g = self.game.resample(self.view, self.rng)
        g.skip_lone_pass = True
        unseal(self.rules, g, self.seat)
        self.here = self.boundary(g)
        return g

    def go_on(self, g: Any, rng: Random) -> None:
        """One decision."""
        options = g.options
        forced = not isinstance(options, Space) and len(options) == 1
        self.step(g, options[0] if forced else self.decided(g, rng))

    def playout(self, g: Any, rng: Random) -> Sequence[float]:
        while g.seat >= 0 and self.boundary(g) == self.here:
            self.go_on(g, rng)
        if g.seat < 0:
            return [(seat in g.winners) / len(g.winners) for seat in range(g.seats)]
        return self.chances(g)

    def reply(self, g: Any, rng: Random) -> None:
        """Yes or no."""
        if g.offers:
            offer = g.offers[-1]
            said = self.said(g, offer.to, [("accept", (offer.id,))], rng)
            accepts = said is not None and said[0] == "accept"
            self.rules.act_freely_unchecked(g, offer.to, "accept" if accepts else "decline", (offer.id,))
