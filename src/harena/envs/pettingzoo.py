"""The games as PettingZoo environments: docs/envs.md.

from harena.envs.pettingzoo import gorus_v0

env = gorus_v0.env(players=4)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    mask = observation["action_mask"]
    env.step(None if termination or truncation else env.action_space(agent).sample(mask))
"""
# mypy: disallow-subclassing-any=False
# PettingZoo has no types.

from __future__ import annotations

from functools import partial
from typing import Any

from harena.kernel.rules import BadInput

try:
    import numpy as np
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, register
    from pettingzoo.utils import wrappers

    from harena.envs.parallel import parallel_env
except ImportError as missing:
    raise BadInput(f"{missing.name} is not there; install it with: pip install 'harena[envs]'") from None

from harena.bots import FreeMove
from harena.envs.free_actions import FREE_MOVES, MOST_FREE_MOVES, described, free_moves_beside, replies
from harena.envs.zoo_table import GAMES, MASK, Observation, Table

__all__ = ["env", "gorus_v0", "munera_v0", "parallel_env", "raw_env", "spartacus_v0"]

ILLEGAL = -1.0  # what an illegal action costs where it ends the match


class raw_env(Table, AECEnv[str, Observation, int | None], EzPickle):  # noqa: N801  # PettingZoo's name for it
    """Seats act one after the other, in the order the rules ask them. A seat that is asked has two options or more.

    Rewards are zero until the last step.
    """

    def __init__(
        self,
        game: str = GAMES[0],
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        skip_forced: bool = True,
        deals: bool = False,
        legal: str = MASK,
        **options: Any,
    ) -> None:
        words: dict[str, Any] = {"render_mode": render_mode, "max_cycles": max_cycles, "skip_forced": skip_forced}
        EzPickle.__init__(self, game, **words, deals=deals, legal=legal, **options)
        Table.__init__(self, game, options, render_mode, max_cycles, skip_forced, deals, legal)
        if deals and max_cycles is None:
            self.most *= 1 + MOST_FREE_MOVES
        self.deals = deals
        self.actor = -1  # the seat that is asked
        self.free_moves: list[FreeMove] = []  # the free actions it may take
        self.replying = False  # asked about an offer, and about nothing else
        self.taken = 0  # free actions in a row
        self.decisions = 0
        self.over = True

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match. `options` is ignored: the options of a table are given when it is made."""
        self.playing.deal(seed)
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection: str | None = None
        self.decisions = self.taken = 0
        self.over = False
        self._next()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        playing, seat = self.playing, self.seat_of[agent]
        asked = seat == self.actor and not self.over
        options = playing.g.options if asked and not self.replying else ()
        seen = self.seen(seat, options)
        if self.deals:
            free_moves = self.free_moves if asked else []
            free = np.zeros(FREE_MOVES, np.int8)
            free[: len(free_moves)] = 1
            seen["action_mask"] = np.concatenate([seen["action_mask"], free])
            seen["deals"] = described(playing.rules, playing.g, seat, free_moves)
        return seen

    def accepts(self, action: Any) -> bool:
        """Tell whether the agent in turn may take this action. A bid that is not on the menu may be legal, too."""
        playing = self.playing
        if self.deals and self._is_use(action):
            return True
        return not self.replying and self.option(action, playing.g.options) in playing.g.options

    def step(self, action: int | None) -> None:
        if self.over:
            self._leave(action)
            return
        playing = self.playing
        g = playing.g
        option = self.option(action, g.options)
        if option in g.options and not self.replying:
            playing.rules.step(g, option)
            self.taken = 0
        elif self.deals and self._is_use(action):
            assert action is not None
            self.taken += not self.replying
            playing.rules.act_freely_unchecked(g, self.actor, *self.free_moves[action - self.first_free_move])
        else:
            raise BadInput(self._refusal(action))
        self.decisions += 1
        playing.skip()
        self._next()
        if self.render_mode == "human":
            self.render()

    def _next(self) -> None:
        """Find out whose turn it is, or how the match ended."""
        g = self.playing.g
        if g.seat < 0:
            self._end(self.terminations, self.playing.shares())
        elif self.decisions >= self.most * self.playing.seats:
            self._end(self.truncations, [0.0] * self.playing.seats)
        else:
            self.actor = g.seat
            if self.deals:
                self._look_for_deals()
            self.agent_selection = self.possible_agents[self.actor]

    def _look_for_deals(self) -> None:
        """An offer in a market is answered first; otherwise the seat in turn may also take a free action."""
        rules, g = self.playing.rules, self.playing.g
        due, self.free_moves = replies(rules, g)
        self.replying = due >= 0
        if self.replying:
            self.actor = due
        elif self.taken < MOST_FREE_MOVES:
            self.free_moves = free_moves_beside(rules, g)

    def _end(self, ended: dict[str, bool], rewards: list[float]) -> None:
        self.over = True
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            ended[agent] = True
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
        self.agent_selection = self.possible_agents[0]

    def _leave(self, action: int | None) -> None:
        """The match is over: each agent sees its result and leaves with None."""
        if not self.agents:
            raise BadInput("no match is going on; call reset() for one")
        if action is not None:
            raise BadInput(f"the match is over; {self.agent_selection} can only take None, not {action!r}")
        self._was_dead_step(None)

    def _is_use(self, action: Any) -> bool:
        return isinstance(action, int | np.integer) and 0 <= action - self.first_free_move < len(self.free_moves)

    def _refusal(self, action: Any) -> str:
        free = range(self.first_free_move, self.first_free_move + len(self.free_moves)) if self.deals else range(0)
        told = self.refusal(self.agent_selection, action, () if self.replying else self.playing.g.options)
        return f"{told}; or a free action: {free[0]} to {free[-1]}" if free else told


class TerminateIllegal(wrappers.TerminateIllegalWrapper[str, Observation, int | None]):
    """PettingZoo's wrapper, but it accepts legal actions that the mask does not list because it is only a menu."""

    def step(self, action: int | None) -> None:
        raw = self.env.unwrapped
        assert isinstance(raw, raw_env)
        if not raw.over and not self._terminated and raw.accepts(action):
            self._prev_obs = None
            self.env.step(action)
        else:
            super().step(action)


def env(game: str = GAMES[0], **options: Any) -> AECEnv[str, Observation, int | None]:
    """Return a game in PettingZoo's usual wrappers: an illegal action ends the match and costs 1."""
    guarded: AECEnv[str, Observation, int | None] = TerminateIllegal(raw_env(game, **options), illegal_reward=ILLEGAL)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class Version:
    """Looks like a module of PettingZoo: `gorus_v0.env(players=4)`."""

    def __init__(self, game: str) -> None:
        self.__name__ = f"{game}_v0"
        self.env = partial(env, game)
        self.raw_env = partial(raw_env, game)
        self.parallel_env = partial(parallel_env, game)


gorus_v0, munera_v0, spartacus_v0 = [Version(game) for game in GAMES]

for _version in (gorus_v0, munera_v0, spartacus_v0):  # pettingzoo.make("aec", "harena/gorus_v0", players=4)
    register("aec", f"harena/{_version.__name__}", _version.env)
    register("parallel", f"harena/{_version.__name__}", _version.parallel_env)
