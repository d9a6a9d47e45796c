"""What a change of the cards does to the game: the same matches are played with both decks, and whatever can be counted
is compared.

A figure is a sum over a sum: victories of a house over the times it played, how often a card was bought over the
matches. Both decks are dealt with the same luck, so that a difference is surer than either figure.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

import msgspec

from harena.lab.noting import Row
from harena.lab.simulate import BATCH, Plan, play_match
from harena.lab.workers import Workers

SURE = 0.95
FEW = 20  # matches without which nothing is said of a figure
MATCH, ROUNDS, SCORE, WINNER, SEAT, SIDE, BOT, END, DEED, WON = (
    "match", "rounds", "score", "winner", "seat", "side", "bot", "end", "deed", "won",
)  # fmt: skip

ROWS = msgspec.json.Decoder(Row)
Key = tuple[str, ...]  # what is counted: ("side", "Batiatus"), ("deed", "bought", "Crixus")
Part = tuple[float, float]  # what a match adds to both sums


class Difference(NamedTuple):
    """One figure with either deck, and how far they are apart."""

    key: Key
    matches: int  # in which there was something to count, with either deck
    one: float
    other: float
    low: float  # the interval of other - one
    high: float

    @property
    def is_clear(self) -> bool:
        return self.low > 0 or self.high < 0


class Pair:
    """The sums of one figure over all matches, and of their products."""

    __slots__ = ("matches", "products", "sums")

    def __init__(self) -> None:
        self.matches = 0
        self.sums = [0.0] * 4
        self.products = [[0.0] * 4 for _ in range(4)]

    def add(self, one: Part, other: Part) -> None:
        values = (*one, *other)
        self.matches += any(values)
        for at, value in enumerate(values):
            if value:
                self.sums[at] += value
                row = self.products[at]
                for to, with_it in enumerate(values):
                    row[to] += value * with_it

    def difference(self, key: Key, z: float) -> Difference | None:
        """The interval is that of two ratios of sums, counted match by match (the delta method)."""
        over, under, over_b, under_b = self.sums
        if not under or not under_b:
            return None
        one, other = over / under, over_b / under_b
        # A match moves the difference by (b - other * n) / N - (a - one * m) / M.
        weights = (-1 / under, one / under, 1 / under_b, -other / under_b)
        spread = sum([weights[at] * weights[to] * self.products[at][to] for at in range(4) for to in range(4)])
        error = z * sqrt(max(0.0, spread))
        return Difference(key, self.matches, one, other, other - one - error, other - one + error)


class Comparison:
    """Counts matches as they come, and holds nothing of them."""

    def __init__(self) -> None:
        self.matches = 0
        self.pairs: dict[Key, Pair] = {}

    def add(self, one: Sequence[Row], other: Sequence[Row]) -> None:
        self.matches += 1
        first, second = dict(figures(one)), dict(figures(other))
        nothing = (0.0, 0.0)
        for key in dict.fromkeys((*first, *second)):
            self.pairs.setdefault(key, Pair()).add(first.get(key, nothing), second.get(key, nothing))

    def differences(self) -> list[Difference]:
        """With intervals that hold for all of them at once (Bonferroni): of a thousand things that stay the same fifty
        would else look changed."""
        told = {key: pair for key, pair in self.pairs.items() if pair.matches >= min(FEW, self.matches)}
        z = NormalDist().inv_cdf(1 - (1 - SURE) / 2 / max(1, len(told)))
        found = [self._whole(key, pair).difference(key, z) for key, pair in told.items()]
        return [each for each in found if each is not None]

    def _whole(self, key: Key, pair: Pair) -> Pair:
        """Deeds are counted a match: where nobody did it, the match counts all the same."""
        if key[0] != DEED:
            return pair
        whole = Pair()
        one, _, other, _ = pair.sums
        count = float(self.matches)
        whole.matches, whole.sums = pair.matches, [one, count, other, count]
        squares, both = pair.products, (one, count, other, count)
        whole.products = [[both[at] if to % 2 else squares[at][to] for to in range(4)] for at in range(4)]
        for at in (1, 3):
            whole.products[at] = [both[to] for to in range(4)]
        return whole


def figures(rows: Sequence[Row]) -> Iterator[tuple[Key, Part]]:
    """Everything that is counted in one match."""
    seats = float(len(rows))
    yield (ROUNDS,), (float(rows[0].rounds), 1.0)
    yield (MATCH,), (float(sum([row.decisions for row in rows])), 1.0)
    yield (SCORE,), (float(sum([row.score for row in rows])), seats)
    winners = [row for row in rows if row.won]
    yield (WINNER,), (float(sum([row.score for row in winners])), float(len(winners)))
    for measure in rows[0].course:
        yield (END, measure), (float(sum([row.course[measure][-1] for row in rows])), seats)
    yield from _won(rows).items()
    deeds: dict[Key, float] = {}
    for row in rows:
        for deed, cards in row.deeds.items():
            for card, times in cards.items():
                deeds[DEED, deed, card] = deeds.get((DEED, deed, card), 0.0) + times
    for key, total in deeds.items():
        yield key, (total, 1.0)


def _won(rows: Sequence[Row]) -> dict[Key, Part]:
    """Victories, by seat, side and bot, and of those who did something with a card."""
    found: dict[Key, Part] = {}
    for row in rows:
        keys: list[Key] = [(SEAT, str(row.seat)), (BOT, row.bot)]
        if row.side:
            keys.append((SIDE, row.side))
        keys += [(WON, deed, card) for deed, cards in row.deeds.items() for card in cards]
        for key in keys:
            victories, times = found.get(key, (0.0, 0.0))
            found[key] = victories + row.won, times + 1
    return found


def play_both(plans: tuple[Plan, Plan], first: int) -> list[tuple[bytes, bytes]]:
    """A batch of matches, each with either deck."""
    one, other = plans
    return [(play_match(one, n).rows, play_match(other, n).rows) for n in range(first, first + BATCH)]


def crew(one: Plan, other: Plan, count: int) -> Workers[int, list[tuple[bytes, bytes]]]:
    return Workers(count, partial(play_both, (one, other)))


def compared(games: int, workers: Workers[int, list[tuple[bytes, bytes]]], into: Comparison) -> Iterator[int]:
    """Plays so many matches with either deck, and says how many are done."""
    for batch in workers.results(iter(range(0, games, BATCH)), lambda _: False):
        for one, other in batch[: games - into.matches]:
            into.add(ROWS.decode_lines(one), ROWS.decode_lines(other))
            yield into.matches
