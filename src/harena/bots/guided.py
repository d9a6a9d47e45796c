"""Search with a learned model: its priors lead the way down the tree, and it rates the positions there.

    bot = guided_bot("gorus", guide, Budget(1, 200, 0.0), rng)

The worlds are those of the game's own search. The root is searched as a tree (PUCT), whatever the game's own search
does there, since a prior needs no equal treatment of all moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from harena.bots.ismcts import IsmctsBot, Task, search_once
from harena.bots.registry import heuristic, search_for
from harena.bots.search_api import Budget, Count, Guide, Meter, Search, Thought
from harena.kernel.choice import Choice
from harena.kernel.rules import View


class GuidedThought(Thought):
    """The game's own thought, with a guide. `trust` is the guide's share in the worth of a position; the rest is the
    game's own play-out."""

    def __init__(self, inner: Thought, guide: Guide, trust: float) -> None:
        super().__init__(inner.rules)
        self.inner, self.guide, self.trust = inner, guide, trust

    def prepare(self, meter: Meter) -> None:
        self.inner.prepare(meter)

    def world(self) -> Any:
        return self.inner.world()

    def playout(self, g: Any, rng: Random) -> Sequence[float]:
        assert self.guide is not None
        if g.seat < 0 or self.trust <= 0:
            return self.inner.playout(g, rng)
        worth = self.guide.value(g)
        if self.trust >= 1:
            return worth
        own = self.inner.playout(g, rng)
        return [self.trust * one + (1 - self.trust) * other for one, other in zip(worth, own, strict=True)]

    def reply(self, g: Any, rng: Random) -> None:
        self.inner.reply(g, rng)


class GuidedSearch(Search):
    """A game's search with a guide."""

    def __init__(self, inner: Search, guide: Guide, trust: float = 1.0) -> None:
        super().__init__(inner.game)
        self.inner, self.guide, self.trust = inner, guide, trust

    def think(self, view: View, choice: Choice, rng: Random) -> Thought:
        return GuidedThought(self.inner.think(view, choice, rng), self.guide, self.trust)

    def halves(self, view: View) -> bool:
        return False

    def is_worth_it(self, view: View, choice: Choice) -> bool:
        return self.inner.is_worth_it(view, choice)

    def answers(self, choice: Choice, first: int, rng: Random) -> list[int]:
        return self.inner.answers(choice, first, rng)

    def run(self, tasks: Sequence[Task]) -> list[list[Count]]:
        """Run searches in this process: a guide cannot be looked up by name in another one."""
        return [search_once(self, view, choice, moves, budget, seed) for _, view, choice, moves, budget, seed in tasks]


def guided_bot(game: str, guide: Guide, budget: Budget, rng: Random, trust: float = 1.0) -> IsmctsBot:
    """Return a bot that searches with a guide. Offers are made and answered by the rules of thumb."""
    search = GuidedSearch(search_for(game), guide, trust)
    share = budget._replace(seconds=budget.seconds / budget.trees)
    return IsmctsBot(search, share, heuristic(game, rng), rng, search.run)
