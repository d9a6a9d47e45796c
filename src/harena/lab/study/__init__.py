"""What a game tells whoever studies it: which side a seat plays, what it has from round to round, what it does.

Every game has a file here. Words are English and stay: they are the names in tables that people read years later.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

from harena.games import game
from harena.kernel.choice import PASS, Kind, kind_of
from harena.kernel.state import Event
from harena.text import Texts

Deed = tuple[int, str, str]  # a seat, what it did, with which card


class Study:
    """One table of one game. A game says what is its own; the rest follows from its events and kinds."""

    course: ClassVar[tuple[str, ...]] = ()  # what each seat has, noted at the end of every round
    deeds: ClassVar[Mapping[str, str]] = {}  # events worth noting: the argument that names the card
    kinds: ClassVar[Mapping[str, str]] = {}  # kinds of options: the domain of what follows the block's start

    def __init__(self, name: str, options: Mapping[str, Any]) -> None:
        chosen = game(name)
        self.rules, self.words, self.texts = chosen.rules, chosen.words, Texts("en")
        self.names = self.words.naming(self.texts, options, [str(seat + 1) for seat in range(options["players"])])
        self.places = {kind: self._place(kind, argument) for kind, argument in self.deeds.items()}
        self.said: dict[tuple[str, int], str] = {}

    def _place(self, kind: str, argument: str) -> tuple[int, int, str]:
        """Where in an event of this kind the seat and the card stand, and the card's domain."""
        domains = self.rules.events[kind]
        return list(domains).index("seat"), list(domains).index(argument), domains[argument]

    def side(self, g: Any, seat: int) -> str:
        """What it plays, where that makes a difference: a house, a region."""
        return ""

    def round(self, g: Any) -> int:
        """Counted from 1."""
        return 1

    def has(self, g: Any, seat: int) -> Sequence[int]:
        """By measure of the course."""
        return ()

    def had(self, g: Any, seat: int) -> Sequence[int]:
        """The same at the end of the round before, told from the first question of a new one."""
        return self.has(g, seat)

    def begun(self, g: Any) -> Sequence[Deed]:
        """What the new round gave to whom."""
        return ()

    def heard(self, g: Any, event: Event) -> Deed | None:
        """The deed an event tells of."""
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
            self.said[key] = "pass" if option == PASS else self.of_kind(kind, option - kind.start)
        return self.said[key]

    def of_kind(self, kind: Kind, value: int) -> str:
        """An option by its place in the block of its kind."""
        domain = self.kinds.get(kind.name)
        return self.word(domain, value) if domain else f"{kind.name} {value}" if kind.size > 1 else kind.name


def number(event: Event, place: int) -> int:
    """An argument that is one number."""
    found = event.args[place]
    assert isinstance(found, int)
    return found


def study_of(name: str, options: Mapping[str, Any]) -> Study:
    """A game without a file of its own is told by its questions alone."""
    module = f"harena.lab.study.{name}"
    kind: type[Study] = import_module(module).STUDY if find_spec(module) else Study
    return kind(name, options)
