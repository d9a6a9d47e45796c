"""A trained policy as a bot: for tournaments, for the server, and as an opponent."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from harena.bots import Bot
from harena.envs.legal import LegalActions, legal_actions
from harena.envs.observations import Array, Observations, observations
from harena.games import game as game_named
from harena.kernel.choice import Choice
from harena.kernel.rules import View

Policy = Callable[[Array, Array], int]  # an observation, and the features of the legal actions: the place of one


@lru_cache(maxsize=16)
def _tables(game: str, options: tuple[tuple[str, Any], ...]) -> tuple[Observations, LegalActions]:
    return observations(game, dict(options)), legal_actions(game, dict(options))


class PolicyBot(Bot):
    """Lets a policy choose. It gets a view, as every bot does: the observation is made from a world that looks the same
    to the seat, which has the same observation as the true one."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.rng = Random(0)  # which world does not matter

    def choose(self, view: View, choice: Choice) -> int:
        game = game_named(view["game"])
        options = tuple(
            [(name, tuple(value) if isinstance(value, list) else value) for name, value in view["options"].items()]
        )
        seen, legal = _tables(view["game"], options)
        world = game.resample(view, self.rng)
        _, features = legal.of(choice.options, view["viewer"])
        place = self.policy(seen.of(world, view["viewer"]), features)
        return legal.options(choice.options)[place]
