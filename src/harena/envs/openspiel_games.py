"""What OpenSpiel must be told about each of our games, beyond what `Game` says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from harena.games.gorus.cards import CARD
from harena.games.gorus.state import Gorus
from harena.games.munera.actions import TARGETS
from harena.games.munera.decks import EVENTA, GLADIATORS
from harena.games.spartacus.actions import AIMS
from harena.games.spartacus.printed import INTRIGUE
from harena.kernel.rules import BadInput


class Facts(NamedTuple):
    """What OpenSpiel wants to know of a game beforehand."""

    name: str
    title: str
    outcomes: int  # all that is drawn and rolled has numbers below this
    dawdling: int  # how much longer a match may be than those of random bots
    named: Mapping[str, str]  # kinds whose numbers have names: the domain of those
    aims: int = 0  # how many things a played card may be aimed at
    numbered: bool = False  # a name belongs to the number of the option, not to its place in the block of its kind
    options: Callable[[dict[str, Any]], dict[str, Any]] = dict  # table options out of parameters
    held: Callable[[Any], int] | None = None  # (state): the cards of the seat in turn, where a match may begin late


def _gorus_options(given: dict[str, Any]) -> dict[str, Any]:
    """OpenSpiel takes 2-2 for a number and splits parameters at commas, so that teams are written 2v2 and schools
    fists+axes+arrows."""
    teams = given["teams"]
    if "-" in teams:
        raise BadInput(f"teams are written {teams.replace('-', 'v')} here, not {teams}")
    return {**given, "teams": teams.replace("v", "-"), "schools": given["schools"].replace("+", ",")}


def _held(g: Gorus) -> int:
    return g.hands[g.seat].bit_count()


def _ending_options(given: dict[str, Any]) -> dict[str, Any]:
    if given["turns"] == 0:
        raise BadInput("a game of OpenSpiel needs an end: turns 1 to 99")
    return given


GORUS = Facts(
    "gorus", "Gorus Maximus", len(CARD), 1, {"card": "card"}, numbered=True, options=_gorus_options, held=_held
)
MUNERA = Facts(
    "munera",
    "Munera: Familia Gladiatoria",
    max(EVENTA, GLADIATORS),
    4,
    {x: x for x in ("class", "man", "minister", "region", "spectacle", "title")},
    TARGETS,
    options=_ending_options,
)
SPARTACUS = Facts(
    "spartacus",
    "Spartacus: A Game of Blood and Treachery",
    INTRIGUE,
    4,
    {
        **{x: x for x in ("cell", "house", "pool", "seat", "title")},
        **dict.fromkeys(("asset", "use", "sell"), "card"),
        **dict.fromkeys(("cash", "lay", "claim"), "title"),
    },
    AIMS,
    options=_ending_options,
)
GAMES = {facts.name: facts for facts in (GORUS, MUNERA, SPARTACUS)}
