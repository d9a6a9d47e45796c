"""The registry of games: our own, and those that other packages add.

Each package has one `GAME`. Games never import each other. A game of another package is added with `register`, or by
naming its module in the environment variable HARENA_GAMES, which reaches worker processes too.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from harena.game import Game
from harena.kernel.rules import BadInput
from harena.text import add_folder

VARIABLE = "HARENA_GAMES"  # modules that have a GAME each, separated by commas


def _gorus() -> Game[Any]:
    from harena.games.gorus import GAME

    return GAME


def _munera() -> Game[Any]:
    from harena.games.munera import GAME

    return GAME


def _spartacus() -> Game[Any]:
    from harena.games.spartacus import GAME

    return GAME


OURS: dict[str, Callable[[], Game[Any]]] = {  # imported when they are first asked for: a command needs one of them
    "gorus": _gorus,
    "munera": _munera,
    "spartacus": _spartacus,
}
GAMES = tuple(OURS)
_registered: dict[str, Game[Any]] = {}


def game(name: str) -> Game[Any]:
    """Return the game of this name; BadInput lists the known names."""
    if name in OURS:
        return OURS[name]()
    if name not in game_names():
        raise BadInput(f"unknown game {name!r}; expected one of: {', '.join(game_names())}")
    return _registered[name]


def game_names() -> list[str]:
    """Every game that can be played: ours, then the registered ones."""
    _register_named_modules()
    return [*OURS, *_registered]


def register(game: Game[Any]) -> None:
    """Add a game of another package, with the texts in its folder. A name that is taken is refused."""
    if game.name in OURS or _registered.get(game.name, game) is not game:
        raise BadInput(f"there is a game {game.name!r} already; register yours under another name")
    _registered[game.name] = game
    if game.folder is not None:
        add_folder(game.name, game.folder)


@cache
def _register_named_modules() -> None:
    for module in [name.strip() for name in os.environ.get(VARIABLE, "").split(",") if name.strip()]:
        try:
            found = import_module(module).GAME
        except (ImportError, AttributeError) as error:
            raise BadInput(f"{VARIABLE} names {module!r}, which has no GAME: {error}") from None
        register(found)
