"""Tests the confidence sequence: by hand, and by how often it is right."""

from __future__ import annotations

from math import isclose, log, sqrt
from random import Random

import pytest

from harena.lab.odds import RICH, Evidence


def evidence(*observed: float) -> Evidence:
    found = Evidence()
    for each in observed:
        found.add(each)
    return found


def test_nothing_seen_says_nothing() -> None:
    assert evidence().interval() == (0, 1)
    assert evidence().rate == 0
    assert not evidence().above(0.01)
    assert not evidence().below(0.99)


def test_bets_by_hand() -> None:
    """Before the first observation the variance counts as 1/4; after a 1 the mean is 3/4 and the variance 5/32."""
    first, second = evidence(1, 1).bets
    assert isclose(first, sqrt(2 * log(40) / (1 / 4 * 1 * log(2))))
    assert isclose(second, sqrt(2 * log(40) / (5 / 32 * 2 * log(3))))


def test_three_victories_by_hand() -> None:
    """Half of the coin is multiplied by 1 + 0.5 (1 - m) / m for each of them, the other half by 1 + 0.95 (1 - m) / m;
    together they must make 40. At m = 1/4 that is (2.5 ** 3 + 3.85 ** 3) / 2 = 36.3, at m = 0.24 it is 40.8."""
    low, high = evidence(1, 1, 1).interval()
    odds = (1 - low) / low
    assert isclose(((1 + 0.5 * odds) ** 3 + (1 + 0.95 * odds) ** 3) / 2, 40)
    assert high == 1
    assert evidence(1, 1, 1).above(0.24)
    assert not evidence(1, 1, 1).above(0.25)


def test_nothing_of_80_matches_is_below_a_quarter() -> None:
    """Twenty deals of four matches, and no victory. Against m = 1/5 the halves become 1.125 ** 20 = 10.5 and
    1.2375 ** 20 = 70.9 coins: 40.7 together, so 20 % is just rejected."""
    found = evidence(*[0.0] * 20)
    assert found.below(0.25)
    assert found.below(0.2)
    low, high = found.interval()
    assert low == 0
    assert 0.19 < high < 0.2
    assert high > 1 - 40 ** (-1 / 20)  # no test that may be looked at any time can say more


def test_a_bet_that_is_not_cut_by_hand() -> None:
    """Against m = 0.05 ten coins could be staked, or nineteen; the first bet is smaller than either."""
    bet = sqrt(2 * log(40) / (1 / 4 * log(2)))
    assert bet < 0.5 / 0.05
    assert isclose(evidence(1)._gain(0.05, [1]), log(1 + bet * 0.95))


def test_hits_and_misses_mirror_each_other() -> None:
    rng = Random(1)
    seen = [rng.random() for _ in range(50)]
    low, high = evidence(*seen).interval()
    other = evidence(*[1 - x for x in seen]).interval()
    assert isclose(low, 1 - other.high, abs_tol=1e-9)
    assert isclose(high, 1 - other.low, abs_tol=1e-9)


@pytest.mark.parametrize("seed", range(5))
def test_the_interval_is_what_above_and_below_say(seed: int) -> None:
    rng = Random(seed)
    found = evidence(*[rng.choice([0, 0.25, 0.5, 1]) for _ in range(80)])
    low, high = found.interval()
    assert low < found.rate < high
    assert found.above(low - 0.001)
    assert not found.above(low + 0.001)
    assert found.below(high + 0.001)
    assert not found.below(high - 0.001)


def test_more_deals_make_it_narrow() -> None:
    rng = Random(4)
    widths = []
    found = Evidence()
    for size in (20, 200, 1000):
        while len(found.seen) < size:
            found.add(float(rng.random() < 0.3))
        low, high = found.interval()
        widths.append(high - low)
    assert widths[0] > 2 * widths[1] > 3 * widths[2]
    assert widths[2] < 0.12


@pytest.mark.parametrize("observed", [-0.1, 1.1, float("nan")])
def test_what_is_not_between_0_and_1_is_refused(observed: float) -> None:
    with pytest.raises(ValueError, match="not between 0 and 1"):
        evidence(observed)


def wrong(rate: float, series: int, looks: int, matches: int) -> float:
    """Return how often, over many series, the interval ever excludes the truth, checked after each deal of so many
    matches.
    """
    failed = 0
    for seed in range(series):
        rng = Random(f"{seed}/{rate}/{matches}")
        found = Evidence()
        for _ in range(looks):
            found.add(sum([rng.random() < rate for _ in range(matches)]) / matches)
            if found.above(rate) or found.below(rate):
                failed += 1
                break
    return failed / series


@pytest.mark.more
@pytest.mark.parametrize("rate", [0.1, 0.25, 0.5, 0.9])
def test_coverage_under_a_look_after_each_deal(rate: float) -> None:
    """At most 5 %; the margin allows for having only 300 series."""
    assert wrong(rate, series=300, looks=60, matches=1) <= 0.05 + 2 * sqrt(0.05 * 0.95 / 300)
    assert wrong(rate, series=100, looks=60, matches=4) <= 0.05 + 2 * sqrt(0.05 * 0.95 / 100)


def test_the_interval_excludes_wrong_values() -> None:
    """An interval that never excludes anything would also cover the truth."""
    rng = Random(9)
    found = Evidence()
    while not found.above(0.45):
        found.add(sum([rng.random() < 0.6 for _ in range(4)]) / 4)
        assert not found.below(0.45)
        assert len(found.seen) < 100


def test_the_threshold_is_forty_coins() -> None:
    assert isclose(RICH, log(40))
