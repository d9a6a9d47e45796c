"""The table before the first day: how many play, for how many days, with which cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.kernel.rules import BadInput

RUMOR, TOAST, BOAST = 10, 11, 12  # cards; their numbers are also the actions that play them
FACT = 100  # a learned fact is FACT * other seat + a card it must still hold
DECK = (RUMOR,) * 4 + (TOAST,) * 4 + (BOAST,) * 4


def complete(raw: Mapping[str, Any]) -> dict[str, Any]:
    """Check the options of a table and add the defaults."""
    for name in raw:
        if name not in ("players", "days"):
            raise BadInput(f"unknown option {name!r} for nundinae; expected one of: days, players")
    players, days = raw.get("players", 3), raw.get("days", 3)
    if type(players) is not int or not 2 <= players <= 4:
        raise BadInput(f"nundinae is for 2 to 4 players, not {players!r}")
    if type(days) is not int or not 1 <= days <= 9:
        raise BadInput(f"option days is {days!r}; expected 1 to 9")
    return {"players": players, "days": days}
