"""Ratings by openskill's Plackett-Luce model: a mean for each player, and a sigma that says how sure it is."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

NORMAL = 1.96  # standard deviations on either side that hold 95 %

P = TypeVar("P", bound=Hashable)


class Rating(NamedTuple):
    mean: float
    sigma: float

    @property
    def low(self) -> float:
        """Return where the rating lies above with 97.5 %: a cautious rating."""
        return self.mean - NORMAL * self.sigma

    @property
    def high(self) -> float:
        return self.mean + NORMAL * self.sigma


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # 20 ms, which not every command needs

    return PlackettLuce()


def unknown() -> Rating:
    """Return the rating of somebody who has not played yet."""
    return Rating(_model().mu, _model().sigma)


def places(worth: Sequence[Any]) -> list[int]:
    """Return the place of each side, from 1, by what it is worth. Equal sides share a place."""
    return [1 + sum([other > own for other in worth]) for own in worth]


def rated(before: Mapping[P, Rating], teams: Sequence[Sequence[P]], ranks: Sequence[int]) -> dict[P, Rating]:
    """Return the ratings of everybody in a match after it. `ranks` are the places of the teams. Whoever plays several
    seats (copies of a bot) is one player, whose new rating is the mean of those of the seats."""
    model = _model()
    sides = [[model.rating(*before.get(player, unknown())) for player in team] for team in teams]
    after = model.rate(sides, ranks=[float(rank) for rank in ranks])
    found: dict[P, list[Rating]] = {}
    for team, side in zip(teams, after, strict=True):
        for player, one in zip(team, side, strict=True):
            found.setdefault(player, []).append(Rating(one.mu, one.sigma))
    return {player: _mean(copies) for player, copies in found.items()}


def _mean(copies: Sequence[Rating]) -> Rating:
    means, sigmas = [one.mean for one in copies], [one.sigma for one in copies]
    return Rating(sum(means) / len(copies), sum(sigmas) / len(copies))
