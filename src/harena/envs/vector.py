"""Many tables of one game at once, in arrays that are filled in place.

    tables = VectorTables("munera", 64, seed=1, players=4, turns=10)
    while learning:
        places = policy(tables.observations, tables.features, tables.mask)   # one place in the list per table
        tables.step(places)

Row i of every array belongs to table i, and to the seat that is asked there: `seats[i]`. The same arrays are written
again in every step; copy what you keep. When a match ends, `over[i]` and `rewards[i]` say so, and the next match of
that table has begun already.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from harena.bots.driver import skip_forced
from harena.envs.env_match import Playing, whole_number
from harena.envs.legal import LegalActions, legal_actions
from harena.envs.observations import Array
from harena.kernel.chance import Luck
from harena.kernel.rules import BadInput


class VectorTables:
    """All arrays have one row per table.

    | array | contents |
    | --- | --- |
    | `observations` | what the seat that is asked may know |
    | `seats` | who that is |
    | `legal` | the numbers of the legal actions; -1 after the last |
    | `mask` | which places of the list are legal |
    | `features` | a row of features per place |
    | `over`, `truncated` | did the last step end a match, or cut it off |
    | `rewards` | if so, what each seat has won: the winners share 1 |
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seed: int = 0,
        features: bool = True,
        most: int | None = None,
        **options: Any,
    ) -> None:
        """`most` is after how many decisions a match is cut off. Without `features` there are none."""
        self.count = whole_number("count", count, 1)
        playing = self.playing = Playing(game, options, skip_forced=True)
        self.players = playing.seats
        self.legal_actions: LegalActions = legal_actions(game, playing.options)
        self.most = playing.game.longest(playing.options) if most is None else whole_number("most", most, 1)
        room, seen = self.legal_actions.room, playing.observations
        self.observations = np.zeros((count, seen.size), seen.dtype)
        self.seats = np.zeros(count, np.int64)
        self.legal = np.full((count, room), -1, np.int32)
        self.mask = np.zeros((count, room), np.bool_)
        self.features: Array | None = None
        if features:
            self.features = np.zeros((count, room, self.legal_actions.size), np.float32)
        self.over = np.zeros(count, np.bool_)
        self.truncated = np.zeros(count, np.bool_)
        self.rewards = np.zeros((count, playing.seats), np.float32)
        self.decisions = np.zeros(count, np.int64)  # of the running matches
        self.options: list[Sequence[int]] = [()] * count
        self.states: list[Any] = [None] * count
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all matches anew. The same seed and the same actions give the same matches."""
        self.rngs = [Random(f"{whole_number('seed', seed, 0)}/{at}") for at in range(self.count)]
        self.over[:] = self.truncated[:] = False
        self.rewards[:] = 0
        for at in range(self.count):
            self._deal(at)
            self._write(at)

    def step(self, places: Sequence[int] | Array) -> None:
        """Let the seat that is asked at each table take the action at this place of its list."""
        chosen = places.tolist() if isinstance(places, np.ndarray) else list(places)
        if len(chosen) != self.count:
            raise BadInput(f"{len(chosen)} actions for {self.count} tables; expected one per table")
        for at, place in enumerate(chosen):
            if not 0 <= place < len(self.options[at]):
                raise BadInput(f"table {at}: {place} is no place in a list of {len(self.options[at])} legal actions")
        if self.over.any() or self.truncated.any():
            self.over[:] = self.truncated[:] = False
            self.rewards[:] = 0
        rules = self.playing.rules
        for at, place in enumerate(chosen):
            g = self.states[at]
            rules.step(g, self.options[at][place])
            skip_forced(rules, g)
            self.decisions[at] += 1
            if g.seat < 0:
                winners = self.playing.game.outcome(g).winners
                for seat in winners:
                    self.rewards[at, seat] = 1 / len(winners)
                self.over[at] = True
                self._deal(at)
            elif self.decisions[at] >= self.most:
                self.truncated[at] = True
                self._deal(at)
            self._write(at)

    def _deal(self, at: int) -> None:
        playing = self.playing
        g = playing.rules.start(playing.options, Luck(self.rngs[at]))
        skip_forced(playing.rules, g)
        while g.seat < 0:  # over without a decision
            g = playing.rules.start(playing.options, Luck(self.rngs[at]))
            skip_forced(playing.rules, g)
        self.states[at] = g
        self.decisions[at] = 0

    def _write(self, at: int) -> None:
        g = self.states[at]
        self.seats[at] = g.seat
        self.playing.observations.into(g, g.seat, self.observations[at])
        features = None if self.features is None else self.features[at]
        found = self.options[at] = self.legal_actions.into(g.options, g.seat, self.legal[at], features)
        row = self.mask[at]
        row[: len(found)] = True
        row[len(found) :] = False
