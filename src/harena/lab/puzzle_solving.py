"""Lets bots solve puzzles. They get what a person would get: the view of the seat, and the question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from harena.bots.registry import make_bot
from harena.intervals import Interval, wilson
from harena.puzzles.collection import Collection
from harena.ratings import NORMAL


class Solved(NamedTuple):
    """How many of the puzzles a bot solves, and what its answers cost in the mean."""

    bot: str
    puzzles: int
    solved: int
    cost: float

    @property
    def share(self) -> float:
        return self.solved / self.puzzles

    @property
    def interval(self) -> Interval:
        return wilson(self.share, self.puzzles, NORMAL)


def tries(collection: Collection, bots: Sequence[str], seed: int) -> Iterator[tuple[str, float]]:
    """Let each bot answer each puzzle, and yield what its answer costs."""
    for at in range(len(collection)):
        puzzle = collection[at]
        view = collection.game.view(puzzle.g, puzzle.choice.seat)
        costs = {each.option: each.cost for each in puzzle.answers}
        for name in bots:
            bot = make_bot(name, collection.game.name, Random(f"{seed}/{puzzle.id}/{name}"))
            yield name, costs[bot.choose(view, puzzle.choice)]


def solved(found: Sequence[tuple[str, float]], bots: Sequence[str]) -> list[Solved]:
    return [
        Solved(bot, len(costs), len([cost for cost in costs if cost <= 0]), sum(costs) / len(costs))
        for bot in bots
        if (costs := [cost for name, cost in found if name == bot])
    ]
