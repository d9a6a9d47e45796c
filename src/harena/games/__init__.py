"""The games on our shelf. Each package has one `GAME`; games never import each other."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from harena.kernel.rules import BadInput, Game

GAMES = ("gorus", "munera", "spartacus", "nundinae")  # nundinae is the kernel's own test game: playable, not listed


def game(name: str) -> Game[Any]:
    """The game of this name; BadInput names those there are."""
    if name not in GAMES:
        raise BadInput(f"unknown game {name!r}; expected one of: {', '.join(listed())}")
    found: Game[Any] = import_module(f"harena.games.{name}").GAME
    return found


def listed() -> list[str]:
    """The games people are offered."""
    return [name for name in GAMES if not game(name).hidden]
