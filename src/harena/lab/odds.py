"""Confidence sequences: a 95 % interval of a win rate that holds at every moment of a series, not only at a fixed one.

An ordinary interval is right in 95 of 100 series if it is computed once. Computing it after every deal and stopping at
will is wrong far more often. A *confidence sequence* may be checked as often as one likes: in 95 of 100 series it
contains the true rate all the time, whenever one stops.

This is the hedged capital process of Waudby-Smith and Ramdas ("Estimating means of bounded random variables by
betting", JRSS B 86, 2024, section 4.3). For every rate `m` two gamblers start with one coin. One bets before each
observation that it will be above `m`, the other that it will be below, at odds that are fair if `m` is the true rate.
Then neither gets rich: the probability that one of them ever holds 2/0.05 = 40 coins is at most 5 % (Ville). So a rate
on which one of them did is rejected, and the interval consists of the rates that are left. The only assumptions are
that observations lie between 0 and 1 and that their mean does not change.

Each gambler divides the coin between two purses, which bet the same but risk a different part of what they hold on one
observation (`STAKES`). The sum of two fair games is fair. The careful purse is better where victories and defeats
alternate, the bold one where one side wins nearly always: after 20 deals without a victory the interval ends at 20 %;
with the careful purse alone it would end at 29 %, and no interval that may be looked at at any time can end below 17 %.
"""

from __future__ import annotations

from math import exp, log, log1p, sqrt

from harena.intervals import ALPHA, Interval

RICH = log(2 / ALPHA)  # logarithm of the capital that rejects a rate; 2 because two gamblers share the probability
STAKES = (0.5, 0.95)  # at most this part of a purse is lost on one observation
HALVINGS = 40  # bisection steps: far finer than any printed digit


class Evidence:
    """What a series of observations between 0 and 1 says about its mean."""

    def __init__(self) -> None:
        self.seen: list[float] = []
        self.bets: list[float] = []  # the stake on each observation, fixed before it was seen
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
        """Return the next stake: large while little is known and where observations agree. It depends on the past
        only."""
        number = len(self.seen) + 1
        variance = self.spread / number
        return sqrt(2 * RICH / (variance * number * log(1 + number)))

    @property
    def rate(self) -> float:
        return self.total / len(self.seen) if self.seen else 0.0

    def above(self, rate: float) -> bool:
        """Tell whether it is shown that the true rate is above this one."""
        return self._gain(rate, self.seen) >= RICH

    def below(self, rate: float) -> bool:
        """Tell whether it is shown that the true rate is below this one, by observing misses instead of hits."""
        return self._gain(1 - rate, self._misses()) >= RICH

    def interval(self) -> Interval:
        """Return the rates that are not rejected. They have no gaps, because a gambler gains less at a higher rate."""
        return Interval(self._lowest(self.seen), 1 - self._lowest(self._misses()))

    def _misses(self) -> list[float]:
        return [1 - observed for observed in self.seen]

    def _gain(self, rate: float, seen: list[float]) -> float:
        """Return the logarithm of the capital of a gambler who bet on more than this rate."""
        purses = [self._purse(rate, seen, stake) for stake in STAKES]
        most = max(purses)
        return most + log(sum([exp(purse - most) for purse in purses]) / len(purses))

    def _purse(self, rate: float, seen: list[float], stake: float) -> float:
        """Return the logarithm of what one coin became in a purse that never risked more than this part of itself."""
        most = stake / rate if rate > 0 else float("inf")
        return sum([log1p(min(bet, most) * (x - rate)) for bet, x in zip(self.bets, seen, strict=True)])

    def _lowest(self, seen: list[float]) -> float:
        """Return the lowest rate on which that gambler did not get rich."""
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
