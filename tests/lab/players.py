"""Provides faulty bots for tournaments, and the function that creates them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

from harena.bots import Bot, FreeMove, RandomBot
from harena.bots.registry import make_bot
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import View


class Naughty(RandomBot):
    """A bot that misbehaves in its n-th decision, and plays at random until then."""

    blind = False

    def __init__(self, rng: Random, how: str) -> None:
        super().__init__(rng)
        self.how, self.left = how, 5

    def choose(self, view: View, choice: Choice) -> Any:  # deliberately not an int
        self.left -= 1
        if self.left:
            return super().choose(view, choice)
        if self.how == "raises":
            raise ZeroDivisionError(f"at {self!r}\nin line two")
        if self.how == "leaves":
            sys.exit(7)
        if self.how == "dies":
            os._exit(9)
        return {"outside": max(listed(choice.options)) + 1000, "nothing": None, "true": True, "word": "play"}[self.how]


class Trader(RandomBot):
    """A bot that takes a free action that is not allowed."""

    blind = False
    acts_freely = True

    def __init__(self, rng: Random, wish: Any) -> None:
        super().__init__(rng)
        self.wish = wish

    def free_move(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> Any:
        return self.wish


TRADES = {"unknown": ("steal", ()), "illegal": ("accept", (999,)), "garbled": 7, "halved": ("accept",)}
FAULTY = ("raises", "leaves", "outside", "nothing", "true", "word")


class Unhired(Exception):
    """Raised where a bot should have been created."""


def make(name: str, game: str, rng: Random) -> Bot:
    if name in (*FAULTY, "dies"):
        return Naughty(rng, name)
    if name in TRADES:
        return Trader(rng, TRADES[name])
    if name == "late" and rng.random() < 0.5:
        raise Unhired("overslept")
    return make_bot("random" if name == "late" else name, game, rng)
