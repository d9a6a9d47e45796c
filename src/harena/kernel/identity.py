"""Stable ids: how things are named in everything that is saved.

Inside one process a card, a region or an option is a number, because numbers are quick to copy. These numbers hang on
the order of the decks, so they are never written down: a position, a record entry, an event or a draft names things by
the string ids of the data files. An `IdDomain` translates between the two for one kind of thing at one table.

Whole numbers are accepted where an id is expected. Negative ones mean "none" everywhere, and versions before 0.2 saved
nothing but numbers, which are good for the decks of their time (`DeckArchive.first`).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

Id = int | str
SEPARATOR = ":"
OTHERS = "*"  # in a saved mapping by id: the value of everything that is not named


class UnknownId(ValueError):
    """A saved thing that neither the rules nor the decks know."""

    def __init__(self, domain: str, value: object) -> None:
        super().__init__(f"unknown {domain} {value!r}"[:120])
        self.domain = domain
        self.value = value


class IdDomain:
    """The ids of one kind of thing, in the order of its numbers at this table."""

    def __init__(self, name: str, ids: Iterable[str]) -> None:
        self.name = name
        self.ids: tuple[str, ...] = tuple(ids)
        self.numbers: dict[str, int] = {each: number for number, each in enumerate(self.ids)}
        if len(self.numbers) != len(self.ids):
            twice = next(each for each in self.ids if self.ids.count(each) > 1)
            raise ValueError(f"two things of the kind {name} have the id {twice!r}")

    def id_of(self, number: int, holder: Any = None) -> Id:
        """The id of a number. `holder` is the frame or state it stands in, for domains that need to look around."""
        return self.ids[number] if 0 <= number < len(self.ids) else number

    def number_of(self, value: object, holder: Any = None) -> int:
        """The number of an id; UnknownId where there is none."""
        if type(value) is int:
            return value
        number = self.numbers.get(value) if isinstance(value, str) else None
        if number is None:
            raise UnknownId(self.name, value)
        return number


class PairDomain(IdDomain):
    """Two things in one number: `base * first + second`, written "first:second"."""

    def __init__(self, name: str, base: int, first: IdDomain | None, second: IdDomain | None) -> None:
        super().__init__(name, ())
        self.base = base
        self.first = first
        self.second = second

    def id_of(self, number: int, holder: Any = None) -> Id:
        if number < 0:
            return number
        first, second = divmod(number, self.base)
        return SEPARATOR.join([part_id(self.first, first, holder), part_id(self.second, second, holder)])

    def number_of(self, value: object, holder: Any = None) -> int:
        if type(value) is int:
            return value
        first, second = split_id(self.name, value)
        return self.base * part_number(self.first, first, self.name, holder) + part_number(
            self.second, second, self.name, holder
        )


def part_id(domain: IdDomain | None, number: int, holder: Any = None) -> str:
    """One part of an id that has several, as text."""
    return str(number if domain is None else domain.id_of(number, holder))


def part_number(domain: IdDomain | None, text: str, kind: str, holder: Any = None) -> int:
    """The number of one part; a number in digits is good in every domain."""
    if re.fullmatch(r"-?\d{1,9}", text):
        return int(text)
    if domain is None:
        raise UnknownId(kind, text)
    return domain.number_of(text, holder)


def split_id(kind: str, value: object) -> tuple[str, str]:
    """What stands before and after the first separator."""
    if not isinstance(value, str) or SEPARATOR not in value:
        raise UnknownId(kind, value)
    first, _, second = value.partition(SEPARATOR)
    return first, second


Ids = Mapping[str, IdDomain]


def id_from_name(name: str) -> str:
    """Jupiter's Thunder: jupiter-s-thunder. Names without Latin letters or digits give an empty text."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def ids_from_names(names: Sequence[str], kind: str) -> list[str]:
    """One id for each different name: its own spelling in small letters, with a number where two would be alike."""
    found: dict[str, str] = {}
    taken: set[str] = set()
    for name in names:
        if name not in found:
            stem = id_from_name(name) or kind
            number, each = 1, stem
            while each in taken:
                number += 1
                each = f"{stem}-{number}"
            taken.add(each)
            found[name] = each
    return [found[name] for name in names]


def numbered_copies(ids: Sequence[str]) -> list[str]:
    """Ids for single cards: the copies of a title are told apart as guard, guard.2, guard.3."""
    count: dict[str, int] = {}
    found = []
    for each in ids:
        count[each] = count.get(each, 0) + 1
        found.append(each if count[each] == 1 else f"{each}.{count[each]}")
    return found


class DeckArchive(NamedTuple):
    """How a game keeps the decks a match was dealt with, so that a running table never changes under its players.

    Complete decks are named by the hash of their text in everything that is saved. A table whose decks differ from
    those its options would give today has them pinned in its option."""

    text: Callable[[Mapping[str, Any]], str]  # (options): the complete decks of such a table, in a fixed spelling
    first: Callable[[Mapping[str, Any]], str]  # (options): the same with the decks of version 0.1, for what names none
    pinned: Callable[[str, str], str]  # (option as chosen, text): the option of a table with these decks
    option: str = "decks"


def decks_id(text: str) -> str:
    """The name under which complete decks are saved."""
    return hashlib.sha256(text.encode()).hexdigest()[:24]
