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

from harena.lab.match_rows import Row
from harena.lab.simulate import BATCH, Plan, play_match
from harena.lab.workers import Workers

SURE = 0.95
FEW = 30  # matches in which something was there, with either deck, or nothing is said of how often it wins
EVENTS = 20  # times something was done, with both decks, or nothing is said of how often
LEAST = 10  # matches, or nothing is said at all
MATCH, ROUNDS, SCORE, WINNER, SEAT, SIDE, BOT, END, DEED, WON = (
    "match", "rounds", "score", "winner", "seat", "side", "bot", "end", "deed", "won",
)  # fmt: skip
SHARES = (SEAT, SIDE, BOT, WON)  # victories

ROWS = msgspec.json.Decoder(Row)
Key = tuple[str, ...]  # what is counted: ("side", "Batiatus"), ("deed", "bought", "Crixus")
Part = tuple[float, float]  # what a match adds to both sums


class Difference(NamedTuple):
    """One figure with either deck, and how far they are apart."""

    key: Key
    matches: int  # in which there was something to count, with either deck
    one: float
    other: float
    low: float | None  # the interval of other - one; None: too few matches tell
    high: float | None

    @property
    def is_clear(self) -> bool:
        return self.low is not None and self.high is not None and (self.low > 0 or self.high < 0)


class Pair:
    """The sums of one figure over all matches, and of their products."""

    __slots__ = ("products", "sums", "there")

    def __init__(self) -> None:
        self.there = [0, 0]  # matches in which there was something to count
        self.sums = [0.0] * 4
        self.products = [[0.0] * 4 for _ in range(4)]

    def add(self, one: Part, other: Part) -> None:
        values = (*one, *other)
        self.there[0] += any(one)
        self.there[1] += any(other)
        for at, value in enumerate(values):
            if value:
                self.sums[at] += value
                row = self.products[at]
                for to, with_it in enumerate(values):
                    row[to] += value * with_it

    def rates(self) -> tuple[float, float]:
        over, under, over_b, under_b = self.sums
        return over / under, over_b / under_b

    def scatter(self, matches: int) -> float:
        """The variance of the difference, as matches scatter (the delta method for ratios of sums)."""
        (one, other), (_, under, _, under_b) = self.rates(), self.sums
        # A match moves the difference by (b - other * n) / N - (a - one * m) / M.
        weights = (-1 / under, one / under, 1 / under_b, -other / under_b)
        terms = [weights[at] * weights[to] * self.products[at][to] for at in range(4) for to in range(4)]
        return max(0.0, sum(terms)) * matches / max(1, matches - 1)

    def by_lot(self) -> float:
        """The same if every victory fell by lot, at one rate for both decks: where few won, or all did, matches hardly
        scatter, and that tells nothing."""
        over, under, over_b, under_b = self.sums
        rate = (over + over_b + 2) / (under + under_b + 4)
        return rate * (1 - rate) * (1 / self.there[0] + 1 / self.there[1])

    def by_chance(self, matches: int) -> float:
        """The same if a deed were done now and then, as often with both decks."""
        return 2 * (self.sums[0] + self.sums[2] + 1) / (2 * matches) / matches


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
        whole = {key: self._whole(key, pair) for key, pair in self.pairs.items()}
        there = {key: pair for key, pair in whole.items() if pair.sums[1] and pair.sums[3]}
        told = [key for key, pair in there.items() if self._tells(key, pair)]
        z = widened(NormalDist().inv_cdf(1 - (1 - SURE) / 2 / max(1, len(told))), max(1, self.matches - 1))
        return [self._difference(key, pair, z if key in set(told) else None) for key, pair in there.items()]

    def _tells(self, key: Key, pair: Pair) -> bool:
        """Are there enough matches to say how sure it is?"""
        if self.matches < LEAST:
            return False
        if key[0] == DEED:
            return pair.sums[0] + pair.sums[2] >= EVENTS
        return key[0] not in SHARES or min(pair.there) >= FEW

    def _difference(self, key: Key, pair: Pair, z: float | None) -> Difference:
        one, other = pair.rates()
        if z is None:
            return Difference(key, max(pair.there), one, other, None, None)
        variance = pair.scatter(self.matches)
        if key[0] in SHARES:
            variance = max(variance, pair.by_lot())
        elif key[0] == DEED:
            variance = max(variance, pair.by_chance(self.matches))
        error = z * sqrt(variance)
        return Difference(key, max(pair.there), one, other, other - one - error, other - one + error)

    def _whole(self, key: Key, pair: Pair) -> Pair:
        """Deeds are counted a match: where nobody did it, the match counts all the same."""
        if key[0] != DEED:
            return pair
        whole = Pair()
        one, _, other, _ = pair.sums
        sums = [one, float(self.matches), other, float(self.matches)]
        whole.there, whole.sums = pair.there, sums
        whole.products = [[sums[at] if to % 2 else pair.products[at][to] for to in range(4)] for at in range(4)]
        for at in (1, 3):
            whole.products[at] = sums[:]
        return whole


def widened(z: float, freedom: int) -> float:
    """Student's quantile for a normal one (Fisher's expansion): a spread that was itself only estimated."""
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def figures(rows: Sequence[Row]) -> Iterator[tuple[Key, Part]]:
    """Everything that is counted in one match. Partners win together: see `whole_victories`."""
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


def whole_victories(rows: Sequence[Row]) -> Sequence[Row]:
    """Of a match with teams: a partner has won what his team has, not his part of it."""
    teams: dict[str, float] = {}
    for row in rows:
        teams[row.side] = teams.get(row.side, 0.0) + row.won
    for row in rows:
        row.won = teams[row.side]
    return rows


def play_both(plans: tuple[Plan, Plan], first: int) -> list[tuple[bytes, bytes]]:
    """A batch of matches, each with either deck."""
    one, other = plans
    return [(play_match(one, n).rows, play_match(other, n).rows) for n in range(first, first + BATCH)]


def paired_workers(one: Plan, other: Plan, count: int) -> Workers[int, list[tuple[bytes, bytes]]]:
    return Workers(count, partial(play_both, (one, other)))


def compared(
    games: int, workers: Workers[int, list[tuple[bytes, bytes]]], into: Comparison, teams: bool = False
) -> Iterator[int]:
    """Plays so many matches with either deck, and says how many are done."""
    for batch in workers.results(range(0, games, BATCH)):
        for one, other in batch[: games - into.matches]:
            first, second = ROWS.decode_lines(one), ROWS.decode_lines(other)
            into.add(*[whole_victories(rows) if teams else rows for rows in (first, second)])
            yield into.matches
