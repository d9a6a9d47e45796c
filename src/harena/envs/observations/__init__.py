"""What a seat may know, as an array: one layout per table, shared by all environments.

    seen = observations("gorus", {"players": 4})
    array = seen.of(g, seat)
    array[seen.layout["hand"]]

Two states that look alike to a seat give it the same array; a test checks this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from harena.envs.observations.layout import Array, Layout, Observations
from harena.games import game as game_named
from harena.kernel.rules import BadInput

__all__ = ["Array", "Layout", "Observations", "layout", "observations"]


def _gorus(options: Mapping[str, Any], everything: bool) -> Observations:
    from harena.envs.observations.gorus import EverythingOfGorus, GorusObservations

    return EverythingOfGorus(options) if everything else GorusObservations(options)


def _munera(options: Mapping[str, Any], everything: bool) -> Observations:
    from harena.envs.observations.munera import munera_observations

    return munera_observations(options, everything)


def _spartacus(options: Mapping[str, Any], everything: bool) -> Observations:
    from harena.envs.observations.spartacus import spartacus_observations

    return spartacus_observations(options, everything)


MAKERS: dict[str, Callable[[Mapping[str, Any], bool], Observations]] = {  # by game, from complete options
    "gorus": _gorus,
    "munera": _munera,
    "spartacus": _spartacus,
}


def observations(game: str, options: Mapping[str, Any] | None = None, *, everything: bool = False) -> Observations:
    """Return the observations at a table with these options; those left out have their defaults.

    With `everything` nothing is hidden, and all seats get the same array: what the critic of a learner may see, and
    what nobody who plays may. Call `of(g, SPECTATOR)` on it."""
    if game not in MAKERS:
        raise BadInput(f"there are no observations for {game!r}; expected one of: {', '.join(MAKERS)}")
    return MAKERS[game](game_named(game).complete(options or {}), everything)


def layout(game: str, options: Mapping[str, Any] | None = None) -> Layout:
    """Return where to find what: the name of each stretch, and its slice of the array."""
    return observations(game, options).layout
