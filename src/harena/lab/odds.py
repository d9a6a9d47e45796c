"""How sure a win rate is: a 95 % interval that holds at every moment of a series, not only at a moment fixed before.

An ordinary interval is right in 95 of 100 series if it is looked at once. Who looks after every deal and stops when
it pleases him is wrong far more often. A *confidence sequence* may be looked at as often as one likes: in 95 of 100
series it holds the true rate all the time, whenever one stops.

This one is the hedged capital of Waudby-Smith and Ramdas ("Estimating means of bounded random variables by betting",
JRSS B 86, 2024, section 4.3). For every rate `m` two gamblers start with one coin. One bets before each observation
that it will be above `m`, the other that it will be below, at odds that are fair if `m` is the true rate. Then
neither gets rich: that one of them ever holds 2/0.05 = 40 coins has a chance of at most 5 % (Ville). So a rate on
which one of them did is no longer believed, and the rates still believed are the interval. Nothing is assumed but
that observations lie between 0 and 1 and that their mean does not change.
"""

from __future__ import annotations

from math import log, log1p, sqrt
from typing import NamedTuple

ALPHA = 0.05  # the chance of ever being wrong
RICH = log(2 / ALPHA)  # the logarithm of the capital that refutes a rate; 2: two gamblers share the chance
STAKE = 0.5  # at most this part of the capital is lost on one observation
HALVINGS = 40  # of an interval of length 1: far finer than anybody prints


class Interval(NamedTuple):
    low: float
    high: float

    def holds(self, rate: float) -> bool:
        return self.low <= rate <= self.high


class Evidence:
    """What a series of observations between 0 and 1 says of its mean."""

    def __init__(self) -> None:
        self.seen: list[float] = []
        self.bets: list[float] = []  # what was staked on each, before it was seen
        self.total = 0.0
        self.spread = 0.25  # squared distances from the mean as it was then; 0.25 and 0.5 are one made-up observation

    def add(self, observed: float) -> None:
        if not 0 <= observed <= 1:
            raise ValueError(f"{observed} is not between 0 and 1")
        self.bets.append(self._next_bet())
        self.seen.append(observed)
        self.total += observed
        self.spread += (observed - (0.5 + self.total) / (len(self.seen) + 1)) ** 2

    def _next_bet(self) -> float:
        """Large while little is known and where observations agree; it may look only at what is over."""
        number = len(self.seen) + 1
        variance = self.spread / number
        return sqrt(2 * RICH / (variance * number * log(1 + number)))

    @property
    def rate(self) -> float:
        return self.total / len(self.seen) if self.seen else 0.0

    def above(self, rate: float) -> bool:
        """Is the true rate above this one? False: not shown yet."""
        return self._gain(rate, self.seen) >= RICH

    def below(self, rate: float) -> bool:
        """The mirror image: misses are observed in place of hits."""
        return self._gain(1 - rate, self._misses()) >= RICH

    def interval(self) -> Interval:
        """The rates still believed. The more a gambler must expect the less he gains, so they have no gaps."""
        return Interval(self._lowest(self.seen), 1 - self._lowest(self._misses()))

    def _misses(self) -> list[float]:
        return [1 - observed for observed in self.seen]

    def _gain(self, rate: float, seen: list[float]) -> float:
        """The logarithm of what a gambler holds who bet on more than this rate."""
        most = STAKE / rate if rate > 0 else float("inf")
        return sum([log1p(min(bet, most) * (x - rate)) for bet, x in zip(self.bets, seen, strict=True)])

    def _lowest(self, seen: list[float]) -> float:
        """The lowest rate on which that gambler did not get rich."""
        low, high = 0.0, 1.0
        if self._gain(low, seen) < RICH:
            return low
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            if self._gain(middle, seen) >= RICH:
                low = middle
            else:
                high = middle
        return low
