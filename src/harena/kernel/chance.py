"""Chance: outcomes come from a script first (a record or a test), then from a random generator.

Rules roll and draw only here. Outcomes are plain numbers: the face of a die, the id of a card, never a random
fraction, so a record or a test can feed them back in. A `Luck` is never copied and never saved.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random


class OutOfLuck(Exception):
    """Raised when a script has no outcome left, or one that is impossible here."""


class Luck:
    """A source of chance outcomes. `log` collects them if it is a list; in search it is None."""

    __slots__ = ("_at", "_random", "_script", "domains", "log")

    def __init__(self, rng: Random | None = None, script: Sequence[int] = (), log: list[int] | None = None) -> None:
        self._random: Random | None = rng
        self._script: list[int] = list(script)
        self._at: int = 0
        self.log: list[int] | None = log
        self.domains: list[str] = []  # for each outcome in the log: the id domain it is of; a die has none

    def start_log(self) -> None:
        """Collect outcomes from here on; what was collected before is forgotten."""
        self.log, self.domains = [], []

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
