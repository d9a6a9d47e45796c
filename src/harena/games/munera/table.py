"""The options of a table: players, variants, decks (M-2.4, M-2.5, M-6.6, M-14.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.games.munera.decks import Decks, decks
from harena.kernel.rules import Setting, filled
from harena.matches import deck_file

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
    """Check the options of a table and fill in defaults."""
    options = filled("munera", raw, SETTINGS, SEATS, {"turns": f"1 to {LONGEST}"})
    deck_file.check_option(options["decks"])
    decks(options["decks"])  # raises BadInput if they are not valid
    return options


class Table:
    """What follows from the options. All copies of a state share one object; it never changes."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.decks: Decks = decks(options["decks"])
        self.full_options: Mapping[str, Any] = options
        self.options: Mapping[str, Any] = deck_file.as_chosen(options)
        self.players: int = options["players"]
        seats = range(self.players)
        self.rounds: tuple[tuple[int, ...], ...] = tuple([(*seats[first:], *seats[:first]) for first in seats])
        self.target: int = options["target"]
        self.quick_start: bool = options["quick_start"]
        self.bought_glory: bool = options["bought_glory"]
        self.sell_always: bool = options["sales"] == "always"
        self.turns: int = options["turns"]
