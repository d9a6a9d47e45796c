"""Checks the options of a table: number of players, length, doubtful rules and decks (S-2.1, S-2.3, S-2.4, S-10.3,
S-10.5, S-11.8, S-14.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.games.spartacus.printed import Decks
from harena.kernel.rules import Setting, filled
from harena.matches import deck_file

SEATS = range(3, 5)
LONGEST = 99  # turns; 0: no limit
LENGTHS = {"quick": 7, "normal": 4, "long": 1}  # S-2.3: Influence at the start

SETTINGS = (
    Setting("length", "normal", "S-2.3", values=tuple(LENGTHS)),
    Setting("houses", "chosen", "S-2.1", values=("chosen", "random")),
    Setting("initiative", "sum", "S-2.4", values=("sum", "blue dice"), advanced=True),
    Setting("bets", "per type", "S-10.5", values=("per type", "per fighter"), advanced=True),
    Setting("invitation", "must fight", "S-10.3", values=("must fight", "may decline"), advanced=True),
    Setting("javelin", "with axe", "S-11.8", values=("with axe", "alone"), advanced=True),
    Setting("turns", 0, "S-14.3", values=tuple(range(LONGEST + 1)), simulated=60, advanced=True),
    Setting("decks", "", "S-1.1", advanced=True),
)


def complete(raw: Mapping[str, Any]) -> dict[str, Any]:
    """Check the options of a table and fill in defaults."""
    options = filled("spartacus", raw, SETTINGS, SEATS, {"turns": f"1 to {LONGEST}, or 0 for no limit"})
    deck_file.check_option(options["decks"])
    decks_of(options["decks"])  # only checks that the decks are complete
    return options


class Table:
    """Values derived from the options, shared by all copies of a state and never changed."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.decks: Decks = decks_of(options["decks"])
        self.full_options: Mapping[str, Any] = options
        self.options: Mapping[str, Any] = deck_file.as_chosen(options)
        self.players: int = options["players"]
        seats = range(self.players)
        self.rounds: tuple[tuple[int, ...], ...] = tuple([(*seats[first:], *seats[:first]) for first in seats])
        self.influence: int = LENGTHS[options["length"]]
        self.random_houses: bool = options["houses"] == "random"
        self.blue_dice: bool = options["initiative"] == "blue dice"
        self.bets_per_fighter: bool = options["bets"] == "per fighter"
        self.host_may_decline: bool = options["invitation"] == "may decline"
        self.javelin_alone: bool = options["javelin"] == "alone"
        self.turns: int = options["turns"]


def decks_of(text: str) -> Decks:
    """Return the decks of a file's text, or the built-in ones if it is empty.

    The import is local because deck files are checked against the cards, and the cards work on the state of a table.
    """
    from harena.games.spartacus.decks import decks

    return decks(text)
