"""What a simulation records of a game: which side a seat plays, what it has at the end of each round, what it does.

Each of our games has a file here. The words of a table are English in every language and must not change: they are the
names in files that people still read years later. A report shows them in the reader's language (glossary.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from harena.games import game
from harena.kernel.choice import PASS, Kind, kind_of
from harena.kernel.state import Event
from harena.text import Texts

Deed = tuple[int, str, str]  # a seat, what it did, with which card


class Study:
    """How one table of one game is recorded. The defaults use the events and kinds that the rules declare."""

    course: ClassVar[tuple[str, ...]] = ()  # the measures of a seat that are recorded at the end of every round
    deeds: ClassVar[Mapping[str, str]] = {}  # events to record: the argument that names the card
    sides: ClassVar[str] = "report-by-side"  # the key of the title of a table of sides
    kinds: ClassVar[Mapping[str, str]] = {}  # kinds of options: the domain of the option's place in the block

    def __init__(self, name: str, options: Mapping[str, Any], reader: Texts | None = None) -> None:
        """`reader`: name things in this language, for a glossary; None: as they are written into rows."""
        chosen = game(name)
        self.rules, self.words, self.texts, self.reader = chosen.rules, chosen.words, reader or Texts("en"), reader
        self.names = self.words.naming(self.texts, options, [str(seat + 1) for seat in range(options["players"])])
        self.places = {kind: self._place(kind, argument) for kind, argument in self.deeds.items()}
        self.said: dict[tuple[str, int], str] = {}

    def _place(self, kind: str, argument: str) -> tuple[int, int, str]:
        """Return where in an event of this kind the seat and the card are, and the card's domain."""
        domains = self.rules.events[kind]
        return list(domains).index("seat"), list(domains).index(argument), domains[argument]

    def side(self, g: Any, seat: int) -> str:
        """Return what the seat plays, if that makes a difference: a house, a region."""
        return ""

    def round(self, g: Any) -> int:
        """Return the number of the current round, counted from 1."""
        return 1

    def first(self, g: Any) -> int:
        """Return the seat that plays first, asked at the first question of a match; -1: the game has none."""
        return -1

    def held(self, g: Any, seat: int) -> Sequence[str]:
        """Return the cards that the seat has in hand when the match is over; one that it has twice comes twice."""
        return ()

    def has(self, g: Any, seat: int) -> Sequence[int]:
        """Return what the seat has, one number per measure of the course."""
        return ()

    def had(self, g: Any, seat: int) -> Sequence[int]:
        """Return what it had at the end of the round before, computed at the first question of a new round."""
        return self.has(g, seat)

    def begun(self, g: Any) -> Sequence[Deed]:
        """Return what the new round gave to the seats."""
        return ()

    def deed_of(self, g: Any, event: Event) -> Deed | None:
        """Return the deed that an event tells of."""
        place = self.places.get(event.kind)
        if place is None:
            return None
        seat, card, domain = place
        return number(event, seat), event.kind, self.word(domain, event.args[card])

    def word(self, domain: str, value: Any) -> str:
        key = (domain, value)
        if key not in self.said:
            self.said[key] = self.words.word(self.texts, domain, value, self.names)
        return self.said[key]

    def option(self, option: int) -> str:
        key = ("", option)
        if key not in self.said:
            kind = kind_of(self.rules.kinds, option)
            assert kind is not None
            self.said[key] = self.plain("pass") if option == PASS else self.of_kind(kind, option - kind.start)
        return self.said[key]

    def plain(self, word: str) -> str:
        """Return a word that stands in rows as it is here; for a reader, in the reader's language."""
        key = f"report-answer-{word.replace(' ', '-').lower()}"
        return word if self.reader is None or not self.reader.has(key) else self.reader.say(key)

    def all_sides(self) -> Sequence[str]:
        """Return what a seat of this table can play, in a fixed order."""
        return ()

    def of_kind(self, kind: Kind, value: int) -> str:
        """Name an option by its place in the block of its kind."""
        domain = self.kinds.get(kind.name)
        if domain:
            return self.word(domain, value)
        return f"{self.plain(kind.name)} {value}" if kind.size > 1 else self.plain(kind.name)


def number(event: Event, place: int) -> int:
    """Return an argument of an event that is one number."""
    found = event.args[place]
    assert isinstance(found, int)
    return found


def _gorus() -> type[Study]:
    from harena.lab.study.gorus import GorusStudy

    return GorusStudy


def _munera() -> type[Study]:
    from harena.lab.study.munera import MuneraStudy

    return MuneraStudy


def _spartacus() -> type[Study]:
    from harena.lab.study.spartacus import SpartacusStudy

    return SpartacusStudy


STUDIES: dict[str, Callable[[], type[Study]]] = {  # imported when they are first asked for
    "gorus": _gorus,
    "munera": _munera,
    "spartacus": _spartacus,
}


def study_class(name: str) -> type[Study]:
    """Return how a game is recorded. A game that is not in STUDIES is recorded by its questions alone."""
    return STUDIES[name]() if name in STUDIES else Study


def study_of(name: str, options: Mapping[str, Any], reader: Texts | None = None) -> Study:
    """Return how this table is recorded, or how a reader calls what is in its rows."""
    return study_class(name)(name, options, reader)
