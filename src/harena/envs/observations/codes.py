"""How the value of one field is written into an observation: as bits (0 or 1), or as numbers with declared bounds.

`me` is the observing seat. Whatever belongs to seats is written clockwise from it, so that one policy can play every
seat.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

Numbers: TypeAlias = "array[float]"
Range = tuple[float, float]  # the least and the greatest number of an entry

KEPT = 1 << 14  # values of a field whose bits are remembered: most fields seldom change


class BitCode:
    """Writes a value as `width` bits."""

    width: int
    whole = False  # it reads the whole state or frame, not one field: only fields that everybody sees

    def bits(self, value: Any, me: int) -> int:
        raise NotImplementedError


class NumberCode:
    """Writes a value as one number per range."""

    ranges: Sequence[Range]
    whole = False

    def put(self, numbers: Numbers, at: int, value: Any, me: int) -> None:
        raise NotImplementedError


Code = BitCode | NumberCode


# Bits


class Category(BitCode):
    """One of `width` things; none of them is no bit. `first` is the number of the first thing."""

    def __init__(self, width: int, first: int = 0) -> None:
        self.width, self.first = width, first

    def bits(self, value: int, me: int) -> int:
        return 1 << value - self.first if 0 <= value - self.first < self.width else 0


class Upto(BitCode):
    """A small number n as n ones; more than `width` is written as `width`."""

    def __init__(self, width: int) -> None:
        self.width = width

    def bits(self, value: int, me: int) -> int:
        return (1 << min(value, self.width)) - 1 if value > 0 else 0


class Seat(BitCode):
    """A seat, counted from the observer; -1 is no bit."""

    def __init__(self, seats: int) -> None:
        self.width = seats

    def bits(self, value: int, me: int) -> int:
        return 1 << (value - me) % self.width if value >= 0 else 0


class SeatSet(BitCode):
    """A set of seats, counted from the observer."""

    def __init__(self, seats: int) -> None:
        self.width, self.full = seats, (1 << seats) - 1

    def bits(self, value: int, me: int) -> int:
        return (value >> me | value << self.width - me) & self.full


class Members(BitCode):
    """A set, which the rules keep as bits already."""

    def __init__(self, width: int) -> None:
        self.width = width

    def bits(self, value: int, me: int) -> int:
        return value


class Listed(BitCode):
    """A list of different things, as the set of them; `from_` and `to` cut out a stretch of the list."""

    def __init__(self, width: int, from_: int = 0, to: int | None = None) -> None:
        self.width, self.part = width, slice(from_, to)

    def bits(self, value: Sequence[int], me: int) -> int:
        found = 0
        for each in value[self.part]:
            if each >= 0:
                found |= 1 << each
        return found


class Titles(BitCode):
    """A set of cards of which some look alike: as many ones per title as there are copies, whichever they are.

    `alike` has the title of each card; cards of one title have consecutive numbers. `only` limits it to some cards."""

    def __init__(self, alike: Sequence[int], only: int = -1) -> None:
        self.groups: list[tuple[int, int]] = []  # the cards of each title, and where its ones begin
        self.width = 0
        for title in sorted(set(alike)):
            cards = [card for card, its in enumerate(alike) if its == title and only >> card & 1]
            if cards:
                self.groups.append((sum([1 << card for card in cards]), self.width))
                self.width += len(cards)
        self.counted = lru_cache(maxsize=KEPT)(self._counted)

    def bits(self, value: int, me: int) -> int:
        return self.counted(value) if value else 0

    def _counted(self, value: int) -> int:
        found = 0
        for cards, at in self.groups:
            found |= (1 << (value & cards).bit_count()) - 1 << at
        return found


class Places(BitCode):
    """Several values of one kind in their order; missing ones are no bits."""

    def __init__(self, count: int, inner: BitCode) -> None:
        self.count, self.inner = count, inner
        self.width = count * inner.width

    def bits(self, value: Sequence[Any], me: int) -> int:
        found = at = 0
        for each in value[: self.count]:
            found |= self.inner.bits(each, me) << at
            at += self.inner.width
        return found


class BySeat(BitCode):
    """One value per seat, clockwise from the observer."""

    def __init__(self, seats: int, inner: BitCode) -> None:
        self.seats, self.inner = seats, inner
        self.width = seats * inner.width

    def bits(self, value: Sequence[Any], me: int) -> int:
        found = at = 0
        for each in (*value[me:], *value[:me]):
            found |= self.inner.bits(each, me) << at
            at += self.inner.width
        return found


class Row(BitCode):
    """One small number per card, from 0; -1 is no bit."""

    def __init__(self, count: int, width: int) -> None:
        self.each, self.width = width, count * width
        self.found = lru_cache(maxsize=KEPT)(self._found)

    def bits(self, value: Sequence[int], me: int) -> int:
        return self.found(value)

    def _found(self, value: Sequence[int]) -> int:
        found = 0
        for at, each in enumerate(value):
            if each >= 0:
                found |= 1 << at * self.each + min(each, self.each - 1)
        return found


class Facts(BitCode):
    """What the observer was shown of others, as numbers `base * owner + card`: per seat from the observer, and by
    title."""

    def __init__(self, seats: int, base: int, titles: Titles) -> None:
        self.seats, self.base, self.titles = seats, base, titles
        self.width = seats * titles.width

    def bits(self, value: int, me: int) -> int:
        if not value:
            return 0
        found, cards = 0, (1 << self.base) - 1
        for place in range(self.seats):
            of_seat = value >> self.base * ((me + place) % self.seats) & cards
            found |= self.titles.bits(of_seat, me) << self.titles.width * place
        return found


class Stretches(BitCode):
    """Facts `base * place + card` by place, each with `width` cards."""

    def __init__(self, count: int, base: int, width: int) -> None:
        self.count, self.base, self.each = count, base, width
        self.width = count * width

    def bits(self, value: int, me: int) -> int:
        if not value:
            return 0
        found, cards = 0, (1 << self.each) - 1
        for place in range(self.count):
            found |= (value >> self.base * place & cards) << self.each * place
        return found


# Numbers


class Amount(NumberCode):
    """A number, divided by what is usual, so that most are between 0 and 1. What is beyond the bounds is written as the
    bound."""

    def __init__(self, usual: float, most: float, least: float = 0) -> None:
        self.usual, self.most, self.least = usual, most, least
        self.ranges: Sequence[Range] = ((least / usual, most / usual),)

    def put(self, numbers: Numbers, at: int, value: int, me: int) -> None:
        numbers[at] = (value if self.least <= value <= self.most else self.clipped(value)) / self.usual

    def clipped(self, value: float) -> float:
        return max(self.least, min(self.most, value))


class Amounts(NumberCode):
    """Several such numbers in their order; missing ones are 0."""

    def __init__(self, count: int, one: Amount) -> None:
        self.count, self.one = count, one
        self.ranges = [(min(0.0, low), high) for low, high in [one.ranges[0]] * count]

    def put(self, numbers: Numbers, at: int, value: Sequence[int], me: int) -> None:
        for i, each in enumerate(value[: self.count]):
            if each:
                self.one.put(numbers, at + i, each, me)


class AmountsBySeat(Amounts):
    """One number per seat, clockwise from the observer."""

    def put(self, numbers: Numbers, at: int, value: Sequence[int], me: int) -> None:
        if value:
            super().put(numbers, at, (*value[me:], *value[:me]), me)


class RowsBySeat(NumberCode):
    """A row of numbers per seat, clockwise from the observer."""

    def __init__(self, seats: int, row: NumberCode) -> None:
        self.row, self.length = row, len(row.ranges)
        self.ranges = list(row.ranges) * seats

    def put(self, numbers: Numbers, at: int, value: Sequence[Any], me: int) -> None:
        for each in (*value[me:], *value[:me]):
            self.row.put(numbers, at, each, me)
            at += self.length


class Tally(NumberCode):
    """How often each of `count` things is in a list."""

    def __init__(self, count: int, most: int) -> None:
        self.ranges = [(0.0, float(most))] * count

    def put(self, numbers: Numbers, at: int, value: Sequence[int], me: int) -> None:
        for each in value:
            if 0 <= each < len(self.ranges) and numbers[at + each] < self.ranges[0][1]:
                numbers[at + each] += 1


class Printed(NumberCode):
    """What is printed on one card: a row of a table; of no card, zeros."""

    def __init__(self, table: Attributes) -> None:
        self.table = table
        self.ranges = table.ranges

    def put(self, numbers: Numbers, at: int, value: int, me: int) -> None:
        if 0 <= value < len(self.table.rows):
            numbers[at : at + len(self.ranges)] = self.table.rows[value]


class PrintedOfAll(NumberCode):
    """The same for several cards in their order."""

    def __init__(self, count: int, table: Attributes) -> None:
        self.one, self.count = Printed(table), count
        self.ranges = list(table.ranges) * count

    def put(self, numbers: Numbers, at: int, value: Sequence[int], me: int) -> None:
        for card in value[: self.count]:
            self.one.put(numbers, at, card, me)
            at += len(self.one.ranges)


class Sum(NumberCode):
    """What is printed on all cards of a set together, divided by `usual`, how many there usually are."""

    def __init__(self, table: Attributes, usual: int) -> None:
        self.table, self.usual = table, usual
        columns = list(zip(*table.rows, strict=True))
        self.ranges = [
            (sum([x for x in column if x < 0]) / usual, sum([x for x in column if x > 0]) / usual) for column in columns
        ]
        self.summed = lru_cache(maxsize=KEPT)(self._summed)

    def put(self, numbers: Numbers, at: int, value: int, me: int) -> None:
        if value:
            numbers[at : at + len(self.ranges)] = self.summed(value)

    def _summed(self, value: int) -> Numbers:
        rows = [row for card, row in enumerate(self.table.rows) if value >> card & 1]
        return array("f", [sum(column) / self.usual for column in zip(*rows, strict=True)])


class Attributes:
    """What is printed on the cards of a deck: a row of numbers per card, each divided by the greatest of its column."""

    def __init__(self, columns: Mapping[str, Sequence[float]]) -> None:
        self.names = tuple(columns)
        scaled = []
        for column in columns.values():
            greatest = max([abs(x) for x in column], default=0) or 1
            scaled.append([x / greatest for x in column])
        self.rows: list[Numbers] = [array("f", row) for row in zip(*scaled, strict=True)]
        self.ranges: list[Range] = [(min(0.0, *column), max(0.0, *column)) for column in scaled]


def one_hot(name: str, of: Sequence[int], count: int) -> dict[str, Sequence[float]]:
    """Return one column per category, for `Attributes`."""
    return {f"{name}_{each}": [float(x == each) for x in of] for each in range(count)}
