"""Achievements: what one may do in a match that shows a rule at its best.

Each of our games has a file here with one declaration per achievement. They are found in the events of a finished match
that everybody could see, so that none of them tells anything a spectator did not know. Of their texts, in
locales/<lang>/profile.ftl, `profile-achievement-<game>-<id>` is the name, and the one with `-text` at its end says what
to do and what it teaches.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from harena.kernel.state import Event, State

S = TypeVar("S", bound=State)


class Story(NamedTuple, Generic[S]):
    """A finished match as everybody saw it."""

    end: S  # the last position: its table, its decks and what lies open
    events: Sequence[Event]  # those for everybody, in order
    winners: tuple[int, ...]  # seats


class Achievement(NamedTuple, Generic[S]):
    id: str  # stable: it is stored
    rule: str  # the rule that it teaches
    earned: Callable[[Story[S]], Iterable[int]]  # the seats that have earned it in this match


class Achievements(NamedTuple):
    """The achievements of one game."""

    known: tuple[Achievement[Any], ...] = ()
    rounds: str = ""  # the kind of event that counts the rounds of a match; empty: there are none

    def earned(self, story: Story[Any]) -> list[list[str]]:
        """Return the ids of what each seat has earned, in the order of the declarations."""
        found: list[list[str]] = [[] for _ in range(story.end.seats)]
        for each in self.known:
            for seat in {*each.earned(story)} & {*range(story.end.seats)}:
                found[seat].append(each.id)
        return found

    def length(self, story: Story[Any]) -> int:
        """Return how many rounds were played."""
        return len([event for event in story.events if event.kind == self.rounds])


def public(events: Iterable[Event]) -> list[Event]:
    """Return the events that everybody was told of, spectators too."""
    return [event for event in events if event.to is None]


def number(event: Event, place: int = 0) -> int:
    """Return an argument of an event that is one number."""
    found = event.args[place]
    assert isinstance(found, int)
    return found


def _gorus() -> Achievements:
    from harena.achievements.gorus import ACHIEVEMENTS

    return ACHIEVEMENTS


def _munera() -> Achievements:
    from harena.achievements.munera import ACHIEVEMENTS

    return ACHIEVEMENTS


def _spartacus() -> Achievements:
    from harena.achievements.spartacus import ACHIEVEMENTS

    return ACHIEVEMENTS


GAMES: dict[str, Callable[[], Achievements]] = {  # imported when they are first asked for; other packages may add to it
    "gorus": _gorus,
    "munera": _munera,
    "spartacus": _spartacus,
}


def achievements_of(game: str) -> Achievements:
    """Return the achievements of a game. One of another package may have none."""
    return GAMES[game]() if game in GAMES else Achievements()
