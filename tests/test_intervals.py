"""Tests ordinary intervals against figures from textbooks and worked out by hand."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from harena.intervals import joint, of_mean, widened, wilson


def test_wilson_as_in_the_books() -> None:
    assert wilson(0.0, 10, 1.96) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(0.5, 10, 1.96) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(1.0, 10, 1.96) == pytest.approx((0.7225, 1), abs=1e-4)


def test_several_intervals_together() -> None:
    assert joint(1) == pytest.approx(1.96, abs=1e-3)
    assert joint(4) == pytest.approx(2.4977, abs=1e-4)


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (9, 2.262), (29, 2.045), (99, 1.984)])
def test_students_quantiles_as_in_the_books(freedom: int, quantile: float) -> None:
    assert widened(1.95996, freedom) == pytest.approx(quantile, rel=0.006)


def test_a_mean_by_hand() -> None:
    """Of 1 to 5 the mean is 3 and the variance 10/4; Student's quantile for 4 degrees of freedom is 2.776."""
    found = of_mean(15, 55, 5, joint(1))
    assert found is not None
    reach = 2.776 * sqrt(2.5 / 5)
    assert found == pytest.approx((3 - reach, 3 + reach), rel=0.01)
    assert of_mean(15, 45, 5, joint(1)) == (3, 3)
    assert of_mean(7, 49, 1, joint(1)) is None


def test_a_mean_is_held_as_often_as_it_says() -> None:
    """Of 1,000 intervals of 95 % from 20 throws of a die about 950 hold 3.5."""
    rng, held = Random(3), 0
    for _ in range(1000):
        thrown = [rng.randrange(1, 7) for _ in range(20)]
        found = of_mean(sum(thrown), sum([each * each for each in thrown]), 20, joint(1))
        assert found is not None
        held += found.holds(3.5)
    assert 930 <= held <= 970
