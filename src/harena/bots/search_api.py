"""What a search is made of, and what a game adds to it (bots/search/<game>.py)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from harena.bots import FreeMove
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import Rules, View

Move = int | FreeMove  # an option of the question, or something done unasked
SILENCE: FreeMove = ("", ())  # nothing is done unasked
GLANCE = 0.9  # of a budget of seconds: the rest is for building worlds and for whoever shares the processor


class Budget(NamedTuple):
    """What one decision may cost: simulations or seconds for each of several trees."""

    trees: int
    simulations: int  # 0: as many as there is time for
    seconds: float  # 0.0: as long as it takes


class Count(NamedTuple):
    """What a search found out about one move."""

    move: Move
    visits: int
    total: float  # of what it was worth to us, 0 to 1 a visit


class Meter:
    """What is left of a budget, in equal shares where there are several rounds."""

    def __init__(self, budget: Budget, rounds: int = 1) -> None:
        self.simulations = budget.simulations
        self.seconds = GLANCE * budget.seconds
        self.rounds = rounds
        self.start = perf_counter()
        self.done = 0

    def goes_on(self, number: int = 0, cost: int = 1) -> bool:
        """Is there enough left for so many simulations more in this round? The first are always made."""
        if not self.done:
            return True
        if self.simulations:
            return self.done + cost <= (number + 1) / self.rounds * self.simulations
        return self.has_time(number)

    def is_fresh(self, share: float) -> bool:
        """Is less than this share of the seconds spent?"""
        return bool(self.simulations) or perf_counter() - self.start < share * self.seconds

    def has_time(self, number: int = 0) -> bool:
        return self.is_fresh((number + 1) / self.rounds)


class Thought:
    """One decision being searched: worlds that look like the view, and what becomes of them."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.step = rules.step

    def prepare(self, meter: Meter) -> None:
        """Before the first world, out of the same budget."""

    def world(self) -> Any:
        """A new guess at the whole state."""
        raise NotImplementedError

    def playout(self, g: Any, rng: Random) -> Sequence[float]:
        """Play on up to the horizon; what it is worth to each seat then, 0 to 1."""
        raise NotImplementedError

    def reply(self, g: Any, rng: Random) -> None:
        """Whoever was just made an offer answers it. Only for games with offers."""


class Search:
    """What a game adds to the search."""

    deals = False  # offers are thought about, too
    patience = 1.0  # halving: how many standard errors better than the rule of thumb a move must look
    width = 1.0  # halving: candidates, times the root of the simulations (progressive widening)
    speed = 200.0  # halving: about how many simulations a second

    def __init__(self, game: str) -> None:
        self.game = game

    def think(self, view: View, choice: Choice, rng: Random) -> Thought:
        raise NotImplementedError

    def halves(self, view: View) -> bool:
        """How the root spends its simulations: by halving (bots/halving.py), or else by climbing a tree."""
        return True

    def is_worth_it(self, view: View, choice: Choice) -> bool:
        """Is this a decision to think about?"""
        return True

    def answers(self, choice: Choice, first: int, rng: Random) -> list[int]:
        """What is worth a thought, the best first; `first` is what the rules of thumb would do. Of many amounts those
        near to it come next."""
        options = [option for option in listed(choice.options) if option != first]
        if choice.domain == "amount":
            options.sort(key=lambda option: abs(option - first))
        else:
            rng.shuffle(options)
        return [first, *options]
