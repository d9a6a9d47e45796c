"""The table before the first roll: how many play, with which options and decks (M-2.4, M-2.5, M-6.6, M-14.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.games.munera.decks import Decks, decks
from harena.kernel.rules import BadInput, Setting, filled

SEATS = range(2, 5)
LONGEST = 99  # turns
TREASURY = 25  # M-2.1

SETTINGS = (
    Setting("target", 15, "M-2.5", values=(10, 15, 20)),
    Setting("quick_start", False, "M-2.4", values=(False, True)),
    Setting("bought_glory", False, "M-2.5", values=(False, True), advanced=True),
    Setting("sales", "forum", "M-6.6", values=("forum", "always"), advanced=True),
    Setting("turns", 40, "M-14.2", values=tuple(range(1, LONGEST + 1)), advanced=True),
    Setting("decks", "", "M-1.1", advanced=True),
)


def complete(raw: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table, checked and filled up."""
    options = filled("munera", raw, SETTINGS, SEATS, {"turns": f"1 to {LONGEST}"})
    if not isinstance(options["decks"], str):
        raise BadInput("option decks needs the text of a deck file; nothing: our own decks")
    decks(options["decks"])  # only to see that they are whole
    return options


class Table:
    """The options worked out, shared by all copies of a state and never changed."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options: Mapping[str, Any] = options
        self.players: int = options["players"]
        seats = range(self.players)
        self.rounds: tuple[tuple[int, ...], ...] = tuple([(*seats[first:], *seats[:first]) for first in seats])
        self.target: int = options["target"]
        self.quick_start: bool = options["quick_start"]
        self.bought_glory: bool = options["bought_glory"]
        self.sell_always: bool = options["sales"] == "always"
        self.turns: int = options["turns"]
        self.decks: Decks = decks(options["decks"])
