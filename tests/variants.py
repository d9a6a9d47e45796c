"""Tables of every shape, for the laws and for whoever wants to see all of a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from re import sub
from typing import Any

from harena.games import game
from harena.games.gorus.table import DECKS, TEAMS
from harena.games.spartacus.decks import source
from harena.games.spartacus.printed import INTRIGUE

Tables = list[dict[str, Any]]


@cache
def _complete(name: str) -> tuple[dict[str, Any], ...]:
    return tuple([game(name).complete(table) for table in TABLES[name]()])


def variants_of(name: str) -> Tables:
    """One set of complete options for every shape of table."""
    return [dict(options) for options in _complete(name)]


def _gorus() -> Tables:
    """All player counts, partitions and options."""
    tables: Tables = [{"players": players} for players in DECKS]
    for teams, seats in TEAMS.items():
        tables.append({"players": len(seats), "teams": teams})
        tables.append({"players": len(seats), "teams": teams, "team_target": "size+1"})
    tables.append({"players": 2, "target": 1, "schools": ["fists", "arrows", "shields"], "open_memory": True})
    tables.append({"players": 3, "target": 9})
    tables.append({"players": 4, "target": 2, "schools": ["fists", "swords", "axes", "shields"]})
    tables.append({"players": 4, "target": 1, "favor": [-3, 2, 0, 1, 5, -5, 1, 1, 9, -9, 0, 0, 2, 2, 3, 4, -7]})
    return tables


def _munera() -> Tables:
    """Short matches, since random players seldom win by Glory."""
    tables: Tables = []
    for players in (4, 3, 2):
        tables += [
            {"players": players, "turns": 3, "quick_start": True},
            {"players": players, "turns": 4, "target": 10},
            {"players": players, "turns": 3, "sales": "always", "bought_glory": True, "target": 20},
            {"players": players, "turns": 3, "naming": "travel", "rerolls": "once", "bout_bets": True, "offers": 0},
            {"players": players, "turns": 3, "classes": "spectacle", "bout_bets": True, "quick_start": True},
        ]
    return tables


def _spartacus() -> Tables:
    """Short matches, which still see every phase a few times."""
    tables: Tables = []
    lively = lively_decks()
    old = {"bets": "per fighter", "invitation": "may decline", "javelin": "alone"}
    for players in (4, 3):
        tables += [
            {"players": players, "turns": 4, "length": "quick"},
            {"players": players, "turns": 4, "length": "normal", "houses": "random"},
            {"players": players, "turns": 3, "length": "long", "initiative": "blue dice", **old},
            {"players": players, "length": "quick", "houses": "random", "initiative": "blue dice", "turns": 8},
            {"players": players, "turns": 3, "decks": lively},
        ]
    return tables


def lively_decks() -> str:
    """Our decks of Spartacus, changed so that the rarest things happen in a short match: every title within everybody's
    reach, few guards and many a Jupiter's Thunder, and houses full of gladiators."""
    men = sub(r"(value = \d+, atk)", r"starting = true, \1", sub(r", starting = true", "", source("gladiator")))
    houses = sub(r"gladiators = \d, slaves = \d", "gladiators = 5, slaves = 2", source("house"))
    rows = sub(r"needs = \d+", "needs = 0", source("intrigue"))
    rows = sub(r"copies = \d+", "copies = 2", rows)
    rows = sub(r'(title = "Jupiter.*)copies = 2', r"\1copies = 14", rows)
    guards = INTRIGUE - 2 * (rows.count("copies = 2,") - 1) - 14
    rows = sub(r'(title = "Guard".*)copies = 2', rf"\1copies = {guards}", rows)
    return "\n".join([men, rows, houses])


def _nundinae() -> Tables:
    return [{"players": 2}, {}, {"players": 4, "days": 2}]


TABLES: dict[str, Callable[[], Tables]] = {
    "gorus": _gorus,
    "munera": _munera,
    "spartacus": _spartacus,
    "nundinae": _nundinae,
}
EVERY_GAME = tuple(TABLES)  # ours and that of the tests
