"""Features of the actions of Gorus: the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.envs.legal.features import ActionFeatures
from harena.envs.observations.layout import Array
from harena.games import game
from harena.games.gorus.cards import SCHOOLS
from harena.games.gorus.table import Table
from harena.kernel.choice import Kind

RANKS = 16


class GorusActions(ActionFeatures):
    room = 12  # ten cards in hand at most

    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(game("gorus").rules, options["players"])
        self.favor = Table(options).favor
        self.greatest = max([abs(x) for x in self.favor], default=0) or 1
        self.school_at = self.parts.add("school", len(SCHOOLS[1:]))
        self.rank_at = self.parts.add("rank", RANKS)
        self.favor_at = self.parts.add("favor", 1)  # crowd favor of the rank, divided by the greatest

    def describe(self, kind: Kind, value: int, me: int, row: Array) -> None:
        if kind.size == 1:
            return
        school, rank = divmod(value, RANKS)
        row[self.school_at + school] = row[self.rank_at + rank] = 1
        if rank < len(self.favor):
            row[self.favor_at] = self.favor[rank] / self.greatest
