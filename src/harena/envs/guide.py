"""A network as the guide of a search (harena.bots.guided)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from harena.envs.legal import legal_actions
from harena.envs.observations import Array, observations

Model = Callable[[Array, Array], tuple[Sequence[float], float]]


class NetworkGuide:
    """Asks a model about a position: `model(observation, features)` returns the odds of the legal actions, and what the
    position is worth to the seat that observes, 0 to 1.

    The model sees what a seat sees in the world that was sampled; nothing else of that world reaches it. What the seats
    get is scaled so that it adds up to 1, as wins do."""

    def __init__(self, game: str, options: Mapping[str, Any], model: Model) -> None:
        self.seen, self.legal, self.model = observations(game, options), legal_actions(game, options), model

    def prior(self, g: Any, seat: int, options: Sequence[int]) -> Sequence[float]:
        listed = self.legal.options(options)
        _, features = self.legal.of(options, seat)
        odds, _ = self.model(self.seen.of(g, seat), features)
        if len(listed) == len(options):
            return odds
        known = dict(zip(listed, odds, strict=True))  # amounts that are not listed are as likely as those below them
        found, latest = [], 0.0
        for option in options:
            latest = known.get(option, latest)
            found.append(latest)
        total = sum(found)
        return [each / total for each in found]

    def value(self, g: Any) -> Sequence[float]:
        _, features = self.legal.of(g.options, g.seat)
        worth = [max(1e-6, self.model(self.seen.of(g, seat), features)[1]) for seat in range(g.seats)]
        total = sum(worth)
        return [each / total for each in worth]
