"""PettingZoo's parallel environment: all seats act at once."""
# mypy: disallow-subclassing-any=False
# PettingZoo has no types.

from __future__ import annotations

from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from harena.envs.zoo_table import GAMES, MASK, Observation, Table
from harena.kernel.choice import OPEN, PASS, Choice, Refused
from harena.kernel.rules import BadInput

WAITING = (PASS,)  # what a seat may do that is not asked


class parallel_env(Table, ParallelEnv[str, Observation, int | None], EzPickle):  # noqa: N801  # PettingZoo's name for it
    """All seats act at once, cycle by cycle. A seat that is not asked can only pass, and its action is ignored. Sealed
    answers are given together. An illegal action is refused, with the reason in the info, and asked for again."""

    def __init__(
        self,
        game: str = GAMES[0],
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        skip_forced: bool = True,
        legal: str = MASK,
        **options: Any,
    ) -> None:
        words: dict[str, Any] = {"render_mode": render_mode, "max_cycles": max_cycles, "skip_forced": skip_forced}
        EzPickle.__init__(self, game, **words, legal=legal, **options)
        Table.__init__(self, game, options, render_mode, max_cycles, skip_forced, deals=False, legal=legal)
        if max_cycles is None:
            self.most *= self.playing.seats  # often only one seat is asked
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.playing.deal(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        if self.render_mode == "human":
            self.render()
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int | None]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.agents:
            raise BadInput("no match is going on; call reset() for one")
        playing, agents = self.playing, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for choice in self._asked():
            agent = self.possible_agents[choice.seat]
            action = actions.get(agent)
            try:
                playing.rules.apply(playing.g, choice.seat, choice.id, self.option(action, choice.options))
            except Refused:
                infos[agent]["refused"] = self.refusal(agent, action, choice.options)
        playing.skip()
        self.cycles += 1
        over = playing.g.seat < 0
        late = not over and self.cycles >= self.most
        rewards = playing.shares() if over else [0.0] * playing.seats
        seen = self._seen()
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            infos,
        )

    def _asked(self) -> list[Choice]:
        return [choice for choice in self.playing.rules.pending(self.playing.g) if choice.given == OPEN]

    def _seen(self) -> dict[str, Observation]:
        options = {choice.seat: choice.options for choice in self._asked()}
        return {agent: self.seen(seat, options.get(seat, WAITING)) for seat, agent in enumerate(self.possible_agents)}
