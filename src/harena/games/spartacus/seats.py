"""Defines the order of the seats around the table."""

from __future__ import annotations

from harena.games.spartacus.state import Ludus


def clockwise(g: Ludus, first: int) -> tuple[int, ...]:
    """Return all seats clockwise, starting with the given one."""
    return g.table.rounds[first]


def from_host(g: Ludus) -> tuple[int, ...]:
    """Return all seats clockwise, starting with the Host."""
    return g.table.rounds[g.host]
