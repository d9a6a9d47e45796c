"""The parts of a search, and the interface that a game implements for it (bots/search/<game>.py)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from harena.bots import FreeMove
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import Rules, View

Move = int | FreeMove  # an option of the question, or a free action
SILENCE: FreeMove = ("", ())  # no free action is taken
TIME_SHARE = 0.9  # of a budget of seconds; the rest covers set-up and other load on the processor


class Budget(NamedTuple):
    """What one decision may cost: simulations, seconds, or whichever comes first, per tree."""

    trees: int
    simulations: int  # 0: limited by seconds alone
    seconds: float  # 0.0: limited by simulations alone


class Count(NamedTuple):
    """The result of a search for one move."""

    move: Move
    visits: int
    total: float  # the sum of the results' worth to us, 0 to 1 per visit


class Meter:
    """Tracks how much of a budget is left. Several rounds get equal shares."""

    def __init__(self, budget: Budget, rounds: int = 1) -> None:
        self.simulations = budget.simulations
        self.seconds = TIME_SHARE * budget.seconds
        self.rounds = rounds
        self.start = perf_counter()
        self.done = 0

    def goes_on(self, number: int = 0, cost: int = 1) -> bool:
        """Tell whether the budget allows `cost` more simulations in round `number`. The first ones are always made."""
        if not self.done:
            return True
        if self.simulations and self.done + cost > (number + 1) / self.rounds * self.simulations:
            return False
        return self.has_time(number)

    def is_fresh(self, share: float) -> bool:
        """Tell whether less than this share of the seconds is spent."""
        return not self.seconds or perf_counter() - self.start < share * self.seconds

    def has_time(self, number: int = 0) -> bool:
        return self.is_fresh((number + 1) / self.rounds)


class Guide(Protocol):
    """What a model tells a search (bots/guided.py). It gets sampled worlds, and looks at what the seat in turn would
    see in them."""

    def prior(self, g: Any, seat: int, options: Sequence[int]) -> Sequence[float]:
        """Return how likely each option is to be the best for the seat that is asked; together 1."""
        ...

    def value(self, g: Any) -> Sequence[float]:
        """Return what the position is worth to each seat, 0 to 1."""
        ...


class Thought:
    """One decision being searched: samples worlds that match the view, and plays them on."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.step = rules.step
        self.guide: Guide | None = None  # its priors lead the way down the tree

    def prepare(self, meter: Meter) -> None:
        """Do what is needed before the first world. It counts against the same budget."""

    def world(self) -> Any:
        """Return a newly sampled state that matches the view."""
        raise NotImplementedError

    def playout(self, g: Any, rng: Random) -> Sequence[float]:
        """Play on up to the horizon and return the result's worth to each seat, 0 to 1."""
        raise NotImplementedError

    def winning(self, g: Any, rng: Random) -> Sequence[float]:
        """Play on in the same way and return each seat's probability of winning the match."""
        return self.playout(g, rng)

    def reply(self, g: Any, rng: Random) -> None:
        """Let the receiver of a new offer answer it. Only for games with offers."""


class Search:
    """How one game is searched."""

    deals = False  # offers are searched, too
    patience = 1.0  # halving: how many standard errors a move must be better than the heuristic's
    width = 1.0  # halving: candidates per square root of the simulations (progressive widening)
    speed = 200.0  # halving: about how many simulations per second
    rates_positions = False  # has `in_position`, which the coach needs

    def __init__(self, game: str) -> None:
        self.game = game

    def think(self, view: View, choice: Choice, rng: Random) -> Thought:
        raise NotImplementedError

    def in_position(self, g: Any, since: Any, rng: Random) -> Sequence[float]:
        """Return each seat's probability of winning in a true position, played on once with new luck. `since` is the
        position from which the horizon is counted: positions are comparable if they have it in common."""
        raise NotImplementedError

    def halves(self, view: View) -> bool:
        """Tell whether the root spends its simulations by halving (bots/halving.py); otherwise a tree is climbed."""
        return True

    def is_worth_it(self, view: View, choice: Choice) -> bool:
        """Tell whether this decision is worth a search."""
        return True

    def answers(self, choice: Choice, first: int, rng: Random) -> list[int]:
        """Return the candidates, the most promising first: `first` is the heuristic's answer; among amounts, those near
        to it come next."""
        options = [option for option in listed(choice.options) if option != first]
        if choice.domain == "amount":
            options.sort(key=lambda option: abs(option - first))
        else:
            rng.shuffle(options)
        return [first, *options]
