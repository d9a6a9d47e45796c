"""What a seat may know, as arrays: one for each game, shared by the PettingZoo and the OpenSpiel side.

    seen = observations("gorus", {"players": 4})
    array = seen.of(g, seat)
    array[seen.layout["hand"]]

Two states that look alike to a seat give it the same array: a law of the tests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any

from harena.envs.observations.stretches import Array, Layout, Observations
from harena.games import game as game_named
from harena.kernel.rules import BadInput

__all__ = ["Array", "Layout", "Observations", "layout", "observations"]

MAKERS = {  # game: where its observations are made; read when they are asked for
    "gorus": "gorus:GorusObservations",
    "munera": "munera:munera_observations",
    "spartacus": "spartacus:spartacus_observations",
}


def observations(game: str, options: Mapping[str, Any] | None = None) -> Observations:
    """The observations at a table with these options; those left out are as usual."""
    if game not in MAKERS:
        raise BadInput(f"there are no observations for {game!r}; expected one of: {', '.join(MAKERS)}")
    return _maker(game)(game_named(game).complete(options or {}))


def layout(game: str, options: Mapping[str, Any] | None = None) -> Layout:
    """Where to find what: the name of each stretch, and its slice of the array."""
    return observations(game, options).layout


@cache
def _maker(game: str) -> Callable[[Mapping[str, Any]], Observations]:
    module, name = MAKERS[game].split(":")
    found: Callable[[Mapping[str, Any]], Observations] = getattr(import_module(f"{__name__}.{module}"), name)
    return found
