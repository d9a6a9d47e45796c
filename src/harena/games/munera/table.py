"""The table before the first roll: how many play, with which options and decks (M-2.4, M-2.5, M-6.6, M-14.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.games.munera.decks import Decks, decks
from harena.kernel.rules import BadInput, Setting

SEATS = range(2, 5)
LONGEST = 99  # turns

SETTINGS = (
    Setting("target", 15, "M-2.5", values=(10, 15, 20)),
    Setting("quick_start", False, "M-2.4", values=(False, True)),
    Setting("bought_glory", False, "M-2.5", values=(False, True)),
    Setting("sales", "forum", "M-6.6", values=("forum", "always")),
    Setting("turns", 40, "M-14.2", values=tuple(range(1, LONGEST + 1))),
    Setting("decks", "", "M-1.1"),
)


def complete(raw: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table, checked and filled up."""
    known = {"players", *(setting.name for setting in SETTINGS)}
    for name in raw:
        if name not in known:
            raise BadInput(f"unknown option {name!r} for munera; expected one of: {', '.join(sorted(known))}")
    players = raw.get("players", 4)
    if type(players) is not int or players not in SEATS:
        raise BadInput(f"munera is for 2 to 4 players, not {players!r}")
    options: dict[str, Any] = {"players": players}
    for setting in SETTINGS:
        value = raw.get(setting.name, setting.default)
        if setting.values and not any(value == x and type(value) is type(x) for x in setting.values):
            expected = (
                f"1 to {LONGEST}" if setting.name == "turns" else f"one of: {', '.join(map(str, setting.values))}"
            )
            raise BadInput(f"option {setting.name} is {value!r}; expected {expected}")
        options[setting.name] = value
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


def variants() -> list[dict[str, Any]]:
    """Tables of every shape for the laws: short ones, since random players seldom win by Glory."""
    tables: list[dict[str, Any]] = []
    for players in reversed(SEATS):
        tables += [
            {"players": players, "turns": 3, "quick_start": True},
            {"players": players, "turns": 4, "target": 10},
            {"players": players, "turns": 3, "sales": "always", "bought_glory": True, "target": 20},
        ]
    return [complete(table) for table in tables]
