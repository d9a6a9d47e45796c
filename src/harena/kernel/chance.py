"""Chance: outcomes come from a script first (a record or a test), then from a random generator.

Rules roll and draw only here. Outcomes are plain numbers: the face of a die, the id of a card, never a random
fraction, so a record or a test can feed them back in. A `Luck` is never copied and never saved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random


class OutOfLuck(Exception):
    """Raised when a script has no outcome left, or one that is impossible here."""


class Luck:
    """A source of chance outcomes. `log` collects them if it is a list; in search it is None."""

    __slots__ = ("_at", "_random", "_script", "before", "domains", "log")

    def __init__(self, rng: Random | None = None, script: Sequence[int] = (), log: list[int] | None = None) -> None:
        self._random: Random | None = rng
        self._script: list[int] = list(script)
        self._at: int = 0
        self.log: list[int] | None = log
        self.domains: list[str] = []  # for each outcome in the log: the id domain it is of; a die has none
        self.before: int = -1  # outcomes that the record has before those in the log; -1: nobody has counted

    def start_log(self, before: int = -1) -> None:
        """Collect outcomes from here on; what was collected before is forgotten."""
        self.log, self.domains, self.before = [], [], before

    @property
    def unused(self) -> int:
        """Return how many scripted outcomes have not been used."""
        return len(self._script) - self._at

    def die(self, low: int, high: int) -> int:
        """Roll a die with the faces low to high."""
        if self._at < len(self._script):
            face = self._scripted()
            if not low <= face <= high:
                raise OutOfLuck(f"a die rolls {low} to {high}, not {face}")
        else:
            face = low + int(self._generator().random() * (high - low + 1))
        if self.log is not None:
            self.log.append(face)
            self.domains.append("")
        return face

    def draw(self, bag: list[int], discards: list[int] | None = None, seat: int = -1, of: str = "") -> int:
        """Take one card out of the bag. An empty bag is filled with the discards; -1 if both are empty."""
        if not bag and discards:
            bag.extend(sorted(discards))
            discards.clear()
        if not bag:
            return -1
        card = self.deal(bag, 1, seat, of)[0]
        bag.remove(card)
        return card

    def deal(self, bag: Sequence[int], count: int, seat: int = -1, of: str = "") -> list[int]:
        """Deal `count` cards of the bag in the order they fall; the bag itself is left alone. `seat` says who alone
        gets to know them: it changes nothing here, but the laws deal others' secrets anew. `of` is the id domain of
        the cards, for the record."""
        if not count:
            return []  # nothing is drawn, so a script need not hold an outcome
        if self._at < len(self._script):
            left = list(bag)
            cards = []
            for _ in range(count):
                card = self._scripted() if self._at < len(self._script) else self._any(left)
                if card not in left:
                    raise OutOfLuck(f"card {card} cannot be drawn here")
                left.remove(card)
                cards.append(card)
        elif count == 1:
            cards = [self._any(bag)]
        else:
            key = self._generator().random
            cards = sorted(bag, key=lambda _: key())[:count]
        if self.log is not None:
            self.log.extend(cards)
            self.domains.extend([of] * count)
        return cards

    def _scripted(self) -> int:
        self._at += 1
        return self._script[self._at - 1]

    def _any(self, bag: Sequence[int]) -> int:
        return bag[int(self._generator().random() * len(bag))]

    def _generator(self) -> Random:
        if self._random is None:
            raise OutOfLuck("the script has no outcome left")
        return self._random


class Undecided(Exception):
    """The rules draw or roll, and nobody has said what comes."""

    def __init__(self, outcomes: Sequence[int], count: int) -> None:
        super().__init__(f"{count} of {list(outcomes)}")
        self.outcomes: tuple[int, ...] = tuple(sorted(outcomes))
        self.count: int = count


class DecidedLuck(Luck):
    """Chance that somebody else decides, outcome by outcome, as the nodes of a game tree do. What can come out in one
    way only is not asked. It is here because interpreted code cannot subclass a compiled class."""

    __slots__ = ("at", "told")

    def __init__(self, told: Sequence[int]) -> None:
        super().__init__()
        self.told: Sequence[int] = told
        self.at: int = 0

    def die(self, low: int, high: int) -> int:
        return self.deal(range(low, high + 1), 1)[0]

    def deal(self, bag: Sequence[int], count: int, seat: int = -1, of: str = "") -> list[int]:
        if not count or len(bag) == 1:
            return list(bag[:count])
        end = self.at + count
        if end > len(self.told):
            raise Undecided(bag, count)
        outcomes = list(self.told[self.at : end])
        self.at = end
        return outcomes


class CommittedLuck(Luck):
    """Chance in which outcome number n of a match follows from n: whoever tries an answer twice, or throws a trial
    away, gets the same outcome again. `number` returns number n below a limit (matches/fair_dice.py), and `name` the id
    of an outcome in its domain. What can be drawn is ordered by id, so that the order in memory does not matter."""

    __slots__ = ("name", "number")

    def __init__(self, number: Callable[[int, int], int], name: Callable[[str, int], str | int]) -> None:
        super().__init__()
        self.number: Callable[[int, int], int] = number
        self.name: Callable[[str, int], str | int] = name

    def die(self, low: int, high: int) -> int:
        face = low + self._next(high - low + 1)
        self._note(face, "")
        return face

    def deal(self, bag: Sequence[int], count: int, seat: int = -1, of: str = "") -> list[int]:
        left = in_order(bag, of, self.name)
        cards: list[int] = []
        for _ in range(count):
            card = left.pop(self._next(len(left)))
            self._note(card, of)
            cards.append(card)
        return cards

    def _next(self, limit: int) -> int:
        if self.log is None or self.before < 0:
            raise OutOfLuck("nobody has counted the outcomes before this one")
        return self.number(self.before + len(self.log), limit)

    def _note(self, outcome: int, of: str) -> None:
        if self.log is not None:
            self.log.append(outcome)
            self.domains.append(of)


def in_order(bag: Sequence[int], of: str, name: Callable[[str, int], str | int]) -> list[int]:
    """Return what can be drawn in the order in which committed numbers count it: by id, and numbers by size."""
    named: list[tuple[int, str, int]] = []
    for card in bag:
        found = name(of, card) if of else card
        named.append((-1, found, card) if isinstance(found, str) else (found, "", card))
    return [card for _, _, card in sorted(named)]


class Throw:
    """One roll, or some cards dealt at once: what could have come, and what did."""

    __slots__ = ("bag", "is_die", "of", "outcomes")

    def __init__(self, of: str, bag: Sequence[int], outcomes: Sequence[int], is_die: bool) -> None:
        self.of: str = of
        self.bag: Sequence[int] = bag
        self.outcomes: Sequence[int] = outcomes
        self.is_die: bool = is_die


class TracedLuck(Luck):
    """Follows a script, and notes in `throws` what could have come instead, for who checks a record."""

    __slots__ = ("throws",)

    def __init__(self, script: Sequence[int]) -> None:
        super().__init__(script=script)
        self.throws: list[Throw] = []

    def die(self, low: int, high: int) -> int:
        face = super().die(low, high)
        self.throws.append(Throw("", range(low, high + 1), [face], True))
        return face

    def deal(self, bag: Sequence[int], count: int, seat: int = -1, of: str = "") -> list[int]:
        could = list(bag)
        cards = super().deal(bag, count, seat, of)
        if cards:
            self.throws.append(Throw(of, could, list(cards), False))
        return cards
