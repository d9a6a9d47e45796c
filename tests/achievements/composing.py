"""Composes matches for the tests of achievements: told in the words of a game, or played by its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from harena.achievements import Story, achievements_of, public
from harena.game import Game
from harena.kernel.state import Event


def told(game: Game[Any], *events: tuple[Any, ...]) -> list[Event]:
    """Return events as the rules would tell them: ("schemed", seat, title)."""
    for kind, *args in events:
        assert len(args) == len(game.rules.events[kind]), f"{kind} has the arguments {game.rules.events[kind]}"
    return [Event(kind, tuple(args), None) for kind, *args in events]


def earned(g: Any, events: Sequence[Event], winners: Sequence[int] = ()) -> list[list[str]]:
    """Return what each seat has earned when these events end in this position."""
    game = type(g).__module__.split(".")[2]
    return achievements_of(game).earned(Story(g, public(events), tuple(winners)))


def earners(g: Any, events: Sequence[Event], which: str, winners: Sequence[int] = ()) -> list[int]:
    """Return the seats that have earned one achievement."""
    game = type(g).__module__.split(".")[2]
    assert which in [each.id for each in achievements_of(game).known]
    return [seat for seat, ids in enumerate(earned(g, events, winners)) if which in ids]
