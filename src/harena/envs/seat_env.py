"""One seat of a game as a gymnasium environment; bots play the others. For learners that know a single agent:
Stable-Baselines3, TorchRL, RLlib's algorithms for one agent."""
# mypy: disallow-subclassing-any=False

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium import Env, spaces

from harena.bots import Bot
from harena.bots.registry import make_bot
from harena.envs.env_match import Playing, whole_number
from harena.envs.legal import legal_actions
from harena.envs.observations import Array
from harena.kernel.rules import BadInput

Opponent = str | Callable[[dict[str, Array]], int]  # a bot's name, or a policy: observation to action


class SeatEnv(Env[Any, Any]):
    """An observation has `observation` and `action_mask`. With `listed`, actions are places in the list of legal
    actions, and there is `action_features`, a row for each; otherwise they are the numbers of all actions.

    The reward comes at the end: what PettingZoo's environments give, the winners share 1. `seat` is ours; None: another
    one in each match. `opponents` is one bot for all other seats or a list with one for each. A policy as opponent gets
    the same kind of observation."""

    metadata = {"render_modes": []}  # noqa: RUF012  # gymnasium's own name for it

    def __init__(
        self,
        game: str,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = None,
        listed: bool = False,
        most: int | None = None,
        **options: Any,
    ) -> None:
        playing = self.playing = Playing(game, options, skip_forced=True)
        others = playing.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) or callable(opponents) else list(opponents)
        if len(self.opponents) != others:
            raise BadInput(f"{len(self.opponents)} opponents; expected one for all, or {others}")
        if seat is not None and whole_number("seat", seat, 0) >= playing.seats:
            raise BadInput(f"seat is {seat}; expected less than {playing.seats}")
        self.wanted, self.listed = seat, listed
        self.most = playing.game.longest(playing.options) if most is None else whole_number("most", most, 1)
        self.legal = legal_actions(game, playing.options)
        seen, size = playing.observations, self.legal.room if listed else playing.actions.size
        boxes: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(seen.low, seen.high, (seen.size,), seen.dtype.type),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
        if listed:
            boxes["action_features"] = spaces.Box(-1, 1, (size, self.legal.size), np.float32)
        self.observation_space = spaces.Dict(boxes)
        self.action_space = spaces.Discrete(size)
        self.rng = Random()
        self.seat = 0
        self.players: list[Bot | Callable[[dict[str, Array]], int] | None] = []
        self.options: Sequence[int] = ()
        self.decisions = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Start the next match, up to our first decision. With a seed, cards, dice, seat and bots follow from it."""
        super().reset(seed=seed)
        if seed is not None:
            self.rng = Random(whole_number("seed", seed, 0))
        playing = self.playing
        while True:
            self.seat = self.rng.randrange(playing.seats) if self.wanted is None else self.wanted
            bots = iter(self.opponents)
            self.players = [None if seat == self.seat else self._player(next(bots)) for seat in range(playing.seats)]
            self.decisions = 0
            playing.deal(self.rng.getrandbits(32))
            self._let_others_play()
            if playing.g.seat >= 0:
                return self._seen(self.seat), {}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action. One that is not legal raises BadInput, and nothing has changed."""
        playing = self.playing
        if playing.g.seat < 0:
            raise BadInput("the match is over; call reset() for the next one")
        option = self._option(int(action))
        if option is None:
            raise BadInput(playing.refusal("the agent", action, playing.g.options))
        playing.rules.step(playing.g, option)
        playing.skip()
        self.decisions += 1
        self._let_others_play()
        over = playing.g.seat < 0
        reward = playing.shares()[self.seat] if over else 0.0
        return self._seen(self.seat), reward, over, not over and self.decisions >= self.most, {}

    def action_masks(self) -> Array:
        """Return which actions are legal: the method that sb3-contrib's MaskablePPO asks for."""
        found: Array = self._seen(self.seat)["action_mask"].astype(np.bool_)
        return found

    def _player(self, opponent: Opponent) -> Bot | Callable[[dict[str, Array]], int]:
        if isinstance(opponent, str):
            return make_bot(opponent, self.playing.game.name, Random(self.rng.getrandbits(64)))
        return opponent

    def _let_others_play(self) -> None:
        playing = self.playing
        g = playing.g
        while g.seat >= 0 and g.seat != self.seat:
            player = self.players[g.seat]
            if isinstance(player, Bot):
                choice = playing.rules.choice(g, g.seat)
                assert choice is not None
                option: int | None = player.choose(playing.game.view(g, g.seat), choice)
            else:
                assert player is not None
                option = self._option(player(self._seen(g.seat)))
                if option is None:
                    raise BadInput("a policy that plays another seat took an action that is not legal")
            assert option is not None
            playing.rules.step(g, option)
            playing.skip()

    def _option(self, action: int) -> int | None:
        playing = self.playing
        if self.listed:
            found = self.legal.options(playing.g.options)
            return found[action] if 0 <= action < len(found) else None
        option = playing.option(action)
        return option if option in playing.g.options else None

    def _seen(self, seat: int) -> dict[str, Array]:
        playing = self.playing
        g = playing.g
        seen = playing.observations.of(g, seat)
        asked = g.options if g.seat == seat else ()
        if not self.listed:
            return {"observation": seen, "action_mask": playing.mask(asked)}
        numbers = np.zeros(self.legal.room, np.int32)
        features = np.zeros((self.legal.room, self.legal.size), np.float32)
        count = len(self.legal.into(asked, seat, numbers, features))
        mask = np.zeros(self.legal.room, np.int8)
        mask[:count] = 1
        return {"observation": seen, "action_mask": mask, "action_features": features}
