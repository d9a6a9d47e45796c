"""The options of a table: players, variants, doubtful rulings, decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.games.munera.decks import Decks, decks
from harena.kernel.rules import Setting, filled
from harena.matches import deck_file

SEATS = range(2, 5)
LONGEST = 99  # turns; 0: no limit
ENDLESS = 1 << 30  # the last turn where there is no limit
TREASURY = 25  # M-2.1

SETTINGS = (
    Setting("target", 15, "M-2.5", values=(10, 15, 20)),
    Setting("quick_start", False, "M-2.4", values=(False, True)),
    Setting("bought_glory", False, "M-2.5", values=(False, True), advanced=True),
    Setting("sales", "forum", "M-6.6", values=("forum", "always"), advanced=True),
    Setting("naming", "tender", "M-7.5", values=("tender", "travel"), advanced=True),
    Setting("classes", "purchase", "M-3.2", values=("purchase", "spectacle"), advanced=True),
    Setting("rerolls", "paid", "M-9.4", values=("paid", "once"), advanced=True),
    Setting("bout_bets", False, "M-11.1", values=(False, True), advanced=True),
    Setting("offers", 3, "M-13.4", values=(3, 0), advanced=True),
    Setting("turns", 0, "M-14.2", values=tuple(range(LONGEST + 1)), simulated=40, advanced=True),
    Setting("decks", "", "M-1.1", advanced=True),
)


def complete(raw: Mapping[str, Any]) -> dict[str, Any]:
    """Check the options of a table and fill in defaults."""
    options = filled("munera", raw, SETTINGS, SEATS, {"turns": f"1 to {LONGEST}, or 0 for no limit"})
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
        self.late_naming: bool = options["naming"] == "travel"  # M-7.5: fighters are named after the fees
        self.late_classes: bool = options["classes"] == "spectacle"  # M-3.2: a new man may wait for his class
        self.one_reroll: bool = options["rerolls"] == "once"  # M-9.4: no die is rolled a third time
        self.bout_bets: bool = options["bout_bets"]  # M-11.1: bets on same-school duels
        self.offers: int = options["offers"]  # M-13.4: per seat and moment; 0: no limit
        self.turns: int = options["turns"] or ENDLESS
