"""The order of the seats around the table."""

from __future__ import annotations

from harena.games.spartacus.state import Ludus


def clockwise(g: Ludus, first: int) -> tuple[int, ...]:
    """All seats, from one of them to the left."""
    return g.table.rounds[first]


def from_host(g: Ludus) -> tuple[int, ...]:
    """All seats, from the Host to the left."""
    return g.table.rounds[g.host]
