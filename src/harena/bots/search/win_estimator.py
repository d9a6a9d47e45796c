"""Estimate each seat's probability of winning from what it has: one weighted sum per seat, compared by softmax. The
weights are fitted to matches between heuristic bots (python -m tools.fit_win_estimator GAME)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp


class WinEstimator:
    """`early` and `late` are weights of the same features, at the beginning and at the end of a match."""

    def __init__(self, early: Sequence[float], late: Sequence[float]) -> None:
        self.early, self.late = tuple(early), tuple(late)

    def chances(self, features: Sequence[Sequence[float]], stage: float) -> list[float]:
        weights = [(1 - stage) * a + stage * b for a, b in zip(self.early, self.late, strict=True)]
        sums = [sum([weight * x for weight, x in zip(weights, row, strict=True)]) for row in features]
        most = max(sums)
        odds = [exp(total - most) for total in sums]
        whole = sum(odds)
        return [each / whole for each in odds]


def estimators(boundaries: Sequence[int], weights: Mapping[str, Sequence[float]]) -> dict[int, WinEstimator]:
    """Return an estimator per boundary, from one row per feature: early and late for each boundary in turn."""
    columns = list(zip(*weights.values(), strict=True))
    return {at: WinEstimator(columns[2 * n], columns[2 * n + 1]) for n, at in enumerate(boundaries)}
