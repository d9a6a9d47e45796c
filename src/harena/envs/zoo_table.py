"""What both PettingZoo environments have: agents, spaces, a match, and the table as text."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from harena.envs.env_match import Playing, whole_number
from harena.envs.free_actions import COLUMNS, FREE_MOVES
from harena.envs.legal import LegalActions, legal_actions
from harena.envs.observations import MAKERS, Array, Observations, observations
from harena.envs.rendering import drawn
from harena.kernel.choice import Options
from harena.kernel.rules import BadInput
from harena.kernel.views import SPECTATOR

GAMES = tuple(MAKERS)  # those with observations
RENDER_MODES = ("ansi", "human")
MASK, BESIDE, LIST = LEGAL = ("mask", "beside", "list")  # how legal actions are told

Observation: TypeAlias = dict[str, Any]


def space_of(seen: Observations) -> spaces.Box:
    return spaces.Box(seen.low, seen.high, (seen.size,), seen.dtype.type)


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
        legal: str,
    ) -> None:
        if game not in GAMES:
            raise BadInput(f"unknown game {game!r}; expected one of: {', '.join(GAMES)}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadInput(f"render_mode is {render_mode!r}; expected None or one of: {', '.join(RENDER_MODES)}")
        if legal not in LEGAL:
            raise BadInput(f"legal is {legal!r}; expected one of: {', '.join(LEGAL)}")
        if legal == LIST and deals:
            raise BadInput("legal='list' has no free actions; expected deals=False, or legal='beside'")
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
        self.legal = legal
        self.legal_actions: LegalActions | None = legal_actions(game, playing.options) if legal != MASK else None
        self.everything = observations(game, playing.options, everything=True)
        self.state_space = space_of(self.everything)
        size = self.first_free_move + (FREE_MOVES if deals else 0)
        if legal == LIST:
            assert self.legal_actions is not None
            size = self.legal_actions.room
        seen, whole = playing.observations, np.iinfo(np.int32)
        boxes: dict[str, spaces.Space[Any]] = {
            "observation": space_of(seen),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
        if self.legal_actions is not None:
            room = self.legal_actions.room
            boxes["legal_actions"] = spaces.Box(-1, self.first_free_move - 1, (room,), np.int32)
            boxes["action_features"] = spaces.Box(-1, 1, (room, self.legal_actions.size), np.float32)
        if deals:
            boxes["deals"] = spaces.Box(int(whole.min), int(whole.max), (FREE_MOVES, COLUMNS), np.int32)
        self.observation_spaces = {agent: spaces.Dict(boxes) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def state(self) -> Array:
        """Return everything, hidden cards included: for the critic of a learner, never for play."""
        return self.everything.of(self.playing.g, SPECTATOR)

    def seen(self, seat: int, options: Options) -> Observation:
        """Return the observation of a seat that has these options; none: it is not asked."""
        playing, legal = self.playing, self.legal_actions
        found: Observation = {"observation": playing.observations.of(playing.g, seat)}
        if legal is None:
            return found | {"action_mask": playing.mask(options)}
        numbers = np.empty(legal.room, np.int32)
        features = np.empty((legal.room, legal.size), np.float32)
        legal.into(options, seat, numbers, features)
        mask = (numbers >= 0).astype(np.int8) if self.legal == LIST else playing.mask(options)
        return found | {"action_mask": mask, "legal_actions": numbers, "action_features": features}

    def option(self, action: Any, options: Options) -> int:
        """Return the option of an action, or -1 if there is no such action."""
        if self.legal != LIST or self.legal_actions is None:
            return self.playing.option(action)
        found = self.legal_actions.options(options)
        whole = isinstance(action, int | np.integer) and not isinstance(action, bool)
        return found[action] if whole and 0 <= action < len(found) else -1

    def refusal(self, agent: str, action: Any, options: Options) -> str:
        """Say why an action was refused, and which ones are legal."""
        if self.legal != LIST or self.legal_actions is None:
            return self.playing.refusal(agent, action, options)
        last = len(self.legal_actions.options(options)) - 1
        return f"action {action!r} is no place in the list of legal actions; {agent} may take: 0 to {last}"

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
