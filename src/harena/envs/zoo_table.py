"""What both PettingZoo environments have: agents, spaces, a match, and the table as text."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from harena.envs.env_match import Playing, whole_number
from harena.envs.free_actions import COLUMNS, FREE_MOVES
from harena.envs.observations import MAKERS
from harena.envs.rendering import drawn
from harena.kernel.rules import BadInput

GAMES = tuple(MAKERS)  # those with observations
RENDER_MODES = ("ansi", "human")

Observation: TypeAlias = dict[str, Any]


class Table:
    """The common base. `most` is the number of cycles after which a match is truncated."""

    def __init__(
        self,
        game: str,
        options: dict[str, Any],
        render_mode: str | None,
        max_cycles: int | None,
        skip_forced: bool,
        deals: bool,
    ) -> None:
        if game not in GAMES:
            raise BadInput(f"unknown game {game!r}; expected one of: {', '.join(GAMES)}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInput(f"render_mode is {render_mode!r}; expected None or one of: {', '.join(RENDER_MODES)}")
        self.metadata: dict[str, Any] = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        playing = self.playing = Playing(game, options, skip_forced)
        self.possible_agents = [f"seat_{seat}" for seat in range(playing.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.most = -(-playing.game.longest(playing.options) // playing.seats)  # cycles; a random match has fewer
        if max_cycles is not None:
            self.most = whole_number("max_cycles", max_cycles, 1)
        self.first_free_move = playing.actions.size
        size = self.first_free_move + (FREE_MOVES if deals else 0)
        seen, whole = playing.observations, np.iinfo(np.int32)
        boxes: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(seen.low, seen.high, (seen.size,), seen.dtype.type),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
        if deals:
            boxes["deals"] = spaces.Box(int(whole.min), int(whole.max), (FREE_MOVES, COLUMNS), np.int32)
        self.observation_spaces = {agent: spaces.Dict(boxes) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """Return the table as text; "human" prints it instead, also after every step."""
        if self.render_mode is None:
            raise BadInput("nothing to render: make the environment with render_mode 'ansi' or 'human'")
        text = drawn(self.playing.game, self.playing.g, self.possible_agents)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """Nothing needs to be closed."""
