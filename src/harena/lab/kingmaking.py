"""Measure kingmaking: how much a seat that has no chance itself decides who of the others wins.

After a match one decision of its last round is looked at again: a loser is drawn at random, and one of the decisions it
made in that round. The position before it is played on `LOOKS` times with the answer that was given, and `LOOKS` times
with another one that is drawn from its options, each time with new luck and the game's rules of thumb in every seat.

- *chance* is how often the seat itself won. If that is 0, it counts as a seat without a chance.
- *swing* compares two matches in which it answered differently with two matches in which it answered the same: how
  much more often have they different winners? The winner changes from match to match by luck alone, so the plain share
  of changed winners would call every game of dice one of kingmaking. With p and q, the probabilities with which each
  side wins after either answer, the swing is the sum of (p - q) ** 2 / 2: 0 if the answer changes nothing, 1 if it
  alone decides who wins. A single estimate may be below 0; the mean of many is right (`swing`).

Looking again knows all hidden cards: it asks what the answer did, not what the seat could know.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from harena.bots import Bot, RandomBot
from harena.bots.driver import drive_state
from harena.bots.registry import BOTS, heuristic
from harena.game import Game
from harena.kernel.chance import Luck
from harena.kernel.choice import any_of
from harena.kernel.rules import Outcome

LOOKS = 10  # matches that are played on after each of the two answers
TRIES = 20  # to draw another answer

Shares = list[float]  # per side: its part of the victory


class LookedAt(NamedTuple):
    """What a second look at one decision found."""

    seat: int
    chance: float
    swing: float


class Crossroads:
    """Keeps one decision of each seat in the present round, drawn at random."""

    def __init__(self, chosen: Game[Any], sides: Sequence[int], rng: Random) -> None:
        self.chosen, self.sides, self.rng = chosen, sides, rng
        self.forget()

    def forget(self) -> None:
        """Begin a new round."""
        self.kept: dict[int, tuple[Any, int]] = {}  # per seat: the state before its answer, and the answer
        self.made = [0] * len(self.sides)

    def decided(self, g: Any, seat: int, option: int) -> None:
        """Note a decision. Each of a round is kept with the same probability."""
        self.made[seat] += 1
        if self.rng.randrange(self.made[seat]) == 0:
            self.kept[seat] = (self.chosen.rules.copy(g), option)

    def look(self, outcome: Outcome) -> LookedAt | None:
        """Look again at a decision of a seat that lost; None if there is none with another answer."""
        winners = {self.sides[seat] for seat in outcome.winners}
        losers = [seat for seat in sorted(self.kept) if self.sides[seat] not in winners]
        if not losers or not winners:
            return None
        seat = self.rng.choice(losers)
        g, given = self.kept[seat]
        drawn = [any_of(g.options, self.rng) for _ in range(TRIES)]
        other = next((option for option in drawn if option != given), None)
        if other is None:
            return None
        one, two = [[self._played_on(g, option) for _ in range(LOOKS)] for option in (given, other)]
        side = self.sides[seat]
        chance = sum([shares[side] for shares in (*one, *two)]) / (2 * LOOKS)
        return LookedAt(seat, round(chance, 4), round(swing(one, two), 4))

    def _played_on(self, before: Any, option: int) -> Shares:
        """Return each side's part of the victory if the match goes on like this."""
        g = self.chosen.rules.copy(before)
        g.luck = Luck(Random(self.rng.random()))
        self.chosen.rules.step(g, option)
        drive_state(self.chosen, g, [self._bot() for _ in self.sides])
        best = {self.sides[seat] for seat in self.chosen.outcome(g).winners}
        return [1 / len(best) if side in best else 0.0 for side in range(max(self.sides) + 1)]

    def _bot(self) -> Bot:
        rng = Random(self.rng.random())
        return heuristic(self.chosen.name, rng) if self.chosen.name in BOTS else RandomBot(rng)


def swing(one: Sequence[Shares], two: Sequence[Shares]) -> float:
    """Return an unbiased estimate of half the squared distance between two distributions of victories: the distance of
    the means, less what luck adds to it."""
    total = 0.0
    for first, second in zip(zip(*one, strict=True), zip(*two, strict=True), strict=True):
        total += (_mean(first) - _mean(second)) ** 2 - _error(first) - _error(second)
    return total / 2


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    """Return the estimated variance of the mean."""
    mean = _mean(values)
    return sum([(value - mean) ** 2 for value in values]) / (len(values) - 1) / len(values)
