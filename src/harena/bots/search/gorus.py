"""How Gorus Maximus is searched: a play-out ends with the round, and a round is worth what its support is worth in the
race to the target. Partners share what they win (G-6.3), so a bot plays for its team."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from harena.bots.thought import Search, Thought
from harena.games.gorus import GAME
from harena.games.gorus.guess import Guesses
from harena.games.gorus.state import Gorus
from harena.games.gorus.table import Table
from harena.kernel.choice import Choice
from harena.kernel.rules import View

MARGIN = 0.15  # how much of the worth hangs on by how much a round was won or lost: a hint where all look alike
WIDE = 25.0  # crowd favor more than which makes no difference


class GorusThought(Thought):
    """Worlds are tables on which this one round is played."""

    def __init__(self, view: View, choice: Choice, rng: Random) -> None:
        super().__init__(GAME.rules)
        self.world = Guesses(view, rng)
        table = self.world.first.table
        self.sides = table.sides[: table.players]
        self.race = Race(table, view["state"]["supports"])
        self.world.first.table = Table({**table.options, "target": 1, "team_target": "number"})

    def playout(self, g: Gorus, rng: Random) -> Sequence[float]:
        """Any legal card, to the end of the round."""
        step, rand = self.step, rng.random
        while g.seat >= 0:
            options: Any = g.options  # cards can be listed
            n = len(options)
            step(g, options[int(rand() * n)] if n > 1 else options[0])
        worth = self.race.worth(g)
        return [worth[side] for side in self.sides]


class Race:
    """What it is worth to each side to win this round, or to see another win it."""

    def __init__(self, table: Table, supports: Sequence[int]) -> None:
        self.needs = [max(1, target - had) for target, had in zip(table.targets, supports, strict=True)]
        self.before = list(supports)
        self.known: dict[tuple[int, ...], list[float]] = {}
        alone = [self.chances((side,)) for side in range(len(self.needs))]
        self.most = [chances[side] for side, chances in enumerate(alone)]
        self.least = [min([chances[side] for chances in alone]) for side in range(len(self.needs))]

    def chances(self, winners: tuple[int, ...]) -> list[float]:
        """Of each side to win the match, if these get a support now."""
        return match_chances(tuple([need - (side in winners) for side, need in enumerate(self.needs)]))

    def worth(self, g: Gorus) -> list[float]:
        """0 to 1 for each side, of a finished round."""
        totals = g.totals
        winners = tuple([side for side, had in enumerate(self.before) if g.supports[side] > had])
        worth = self.known.get(winners)
        if worth is None:
            worth = self.known[winners] = [
                (chance - low) / (high - low) * (1 - MARGIN) + MARGIN / 2
                for chance, low, high in zip(self.chances(winners), self.least, self.most, strict=True)
            ]
        best = max(totals)
        second = max([total for total in totals if total < best], default=best)
        return [
            base + MARGIN / 2 * max(-1.0, min(1.0, (total - (second if total == best else best)) / WIDE))
            for base, total in zip(worth, totals, strict=True)
        ]


@lru_cache(maxsize=100_000)
def match_chances(needs: tuple[int, ...]) -> list[float]:
    """Of each side to win the match, where every round to come is anybody's: by how many supports it still needs."""
    there = [side for side, need in enumerate(needs) if need <= 0]
    if there:
        return [1 / len(there) if side in there else 0.0 for side in range(len(needs))]
    ahead = [match_chances((*needs[:side], needs[side] - 1, *needs[side + 1 :])) for side in range(len(needs))]
    return [sum(chances) / len(needs) for chances in zip(*ahead, strict=True)]


class GorusSearch(Search):
    def think(self, view: View, choice: Choice, rng: Random) -> Thought:
        return GorusThought(view, choice, rng)


SEARCH = GorusSearch("gorus")
