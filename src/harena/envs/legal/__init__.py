"""The legal actions of a decision as a list with features, for learners that score the few actions there are.

    legal = legal_actions("spartacus", {"players": 4})
    numbers, features = legal.of(g.options, g.seat)   # 6 action numbers of 42,748, and a row of features for each

The number of an action says which one it is; its features say what it is about: its kind, an amount, the seats it is
aimed at (counted from the seat that acts), and what is printed on its cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from harena.envs.legal.features import ActionFeatures
from harena.envs.legal.listing import LegalActions
from harena.games import game as game_named
from harena.kernel.rules import BadInput

__all__ = ["ActionFeatures", "LegalActions", "legal_actions"]


def _gorus(options: Mapping[str, Any]) -> ActionFeatures:
    from harena.envs.legal.gorus import GorusActions

    return GorusActions(options)


def _munera(options: Mapping[str, Any]) -> ActionFeatures:
    from harena.envs.legal.munera import MuneraActions

    return MuneraActions(options)


def _spartacus(options: Mapping[str, Any]) -> ActionFeatures:
    from harena.envs.legal.spartacus import SpartacusActions

    return SpartacusActions(options)


MAKERS: dict[str, Callable[[Mapping[str, Any]], ActionFeatures]] = {  # by game, from complete options
    "gorus": _gorus,
    "munera": _munera,
    "spartacus": _spartacus,
}


def legal_actions(game: str, options: Mapping[str, Any] | None = None) -> LegalActions:
    """Return the lists of legal actions at a table with these options; those left out have their defaults."""
    if game not in MAKERS:
        raise BadInput(f"there are no action features for {game!r}; expected one of: {', '.join(MAKERS)}")
    chosen = game_named(game)
    return LegalActions(chosen.rules, MAKERS[game](chosen.complete(options or {})))
