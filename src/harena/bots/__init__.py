"""Opponents. A bot gets what a person in the seat would get: a view and a choice, never a state."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Protocol

from harena.kernel.choice import Choice, any_of
from harena.kernel.rules import BadInput, View


class Bot(Protocol):
    """One seat's player for one match."""

    blind: bool  # never looks at the view, so that nobody needs to build one

    def choose(self, view: View, choice: Choice) -> int:
        """One of the choice's options."""
        ...


class RandomBot:
    """Anything legal, each option alike."""

    blind = True

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, choice: Choice) -> int:
        return any_of(choice.options, self.rng)


BOTS = ("random", "sensible")


def make_bot(name: str, game: str, rng: Random) -> Bot:
    """A bot by name: random, or the game's own sensible one (bots/heuristic/<game>.py)."""
    if name not in BOTS:
        raise BadInput(f"unknown bot {name!r}; expected one of: {', '.join(BOTS)}")
    if name == "random":
        return RandomBot(rng)
    if find_spec(f"harena.bots.heuristic.{game}") is None:
        raise BadInput(f"{game} has no {name} bot; expected: random")
    make: Callable[[Random], Bot] = import_module(f"harena.bots.heuristic.{game}").SensibleBot
    return make(rng)
