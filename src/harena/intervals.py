"""Ordinary 95 % intervals, for series whose length was fixed in advance: Wilson's for rates, Student's for means.

Several intervals that are shown together are widened until all of them hold at once with 95 % (Bonferroni). A series
that is watched, and stopped when it pleases, needs the wider intervals of lab/odds.py.
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

ALPHA = 0.05  # the probability that an interval, or any of several that are shown together, misses


class Interval(NamedTuple):
    low: float
    high: float

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


def joint(rows: int) -> float:
    """Return how many standard errors wide an interval is, so that all of them hold together."""
    return NormalDist().inv_cdf(1 - ALPHA / 2 / max(1, rows))


def wilson(mean: float, trials: float, z: float) -> Interval:
    """Return Wilson's interval for observations between 0 and 1. If all are 0 or 1 it is the usual interval. Shared
    victories lie between and scatter less, so that the interval is then slightly too wide, never too narrow."""
    mean = min(1.0, max(0.0, mean))
    middle, root = mean + z * z / (2 * trials), sqrt(mean * (1 - mean) / trials + z * z / (4 * trials * trials))
    whole = 1 + z * z / trials
    return Interval(max(0.0, (middle - z * root) / whole), min(1.0, (middle + z * root) / whole))


def widened(z: float, freedom: int) -> float:
    """Turn a normal quantile into Student's (Fisher's expansion), because the variance is itself an estimate."""
    terms = (
        (z**3 + z) / (4 * freedom),
        (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2),
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3),
    )
    return z + sum(terms)


def of_mean(total: float, squares: float, count: int, z: float) -> Interval | None:
    """Return Student's interval for the mean of `count` values, from their sum and the sum of their squares. One value
    alone says nothing about its scatter: None."""
    if count < 2:
        return None
    mean = total / count
    variance = max(0.0, squares - total * mean) / (count - 1)
    reach = widened(z, count - 1) * sqrt(variance / count)
    return Interval(mean - reach, mean + reach)
