"""Measure what a change of the cards does to the game: the same matches are played with both decks, and everything that
is counted is compared.

A figure is a ratio of two sums: victories of a house per match it played, purchases of a card per match. Both decks are
dealt with the same random numbers, so that a difference is more certain than either figure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import ceil, sqrt
from statistics import NormalDist
from typing import NamedTuple

import msgspec

from harena.intervals import joint, widened
from harena.lab.match_rows import DEALT, FAILED, Row
from harena.lab.simulate import BATCH, Plan, play_match
from harena.lab.workers import Workers

POWER = 0.8  # the probability that a difference becomes clear with as many matches as it needs
FEW = (
    30  # fewest matches with the thing, per deck, for a statement about its win rate; fewest victories to trust scatter
)
EVENTS = 20  # fewest times something was done, over both decks, for a statement about its frequency
LEAST = 10  # fewest matches for any statement
MATCH, ROUNDS, SCORE, WINNER, SEAT, SIDE, BOT, END, DEED, WON = (
    "match", "rounds", "score", "winner", "seat", "side", "bot", "end", "deed", "won",
)  # fmt: skip
SHARES = (SEAT, SIDE, BOT, WON)  # victories
WHOLE, CHANGED, CARDS = "whole", "changed", "cards"  # families of figures

ROWS = msgspec.json.Decoder(Row)
Key = tuple[str, ...]  # what is counted: ("side", "Batiatus"), ("deed", "bought", "Crixus")
Part = tuple[float, float]  # what one match adds to numerator and denominator


class Difference(NamedTuple):
    """One figure for both decks, and the difference."""

    key: Key
    matches: int  # in which there was something to count with at least one deck
    one: float
    other: float
    low: float | None  # the interval of other - one; None: too few matches
    high: float | None
    family: str = WHOLE
    needs: int | None = None  # matches with each deck until it is clear, see `_needs`; None: it is clear, or unknown

    @property
    def is_clear(self) -> bool:
        return self.low is not None and self.high is not None and (self.low > 0 or self.high < 0)


class Pair:
    """The sums of one figure over all matches, and the sums of products for its variance."""

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
        """Return the variance of the difference from the scatter of the matches (delta method for ratios of sums)."""
        (one, other), (_, under, _, under_b) = self.rates(), self.sums
        # A match moves the difference by (b - other * n) / N - (a - one * m) / M.
        weights = (-1 / under, one / under, 1 / under_b, -other / under_b)
        terms = [weights[at] * weights[to] * self.products[at][to] for at in range(4) for to in range(4)]
        return max(0.0, sum(terms)) * matches / max(1, matches - 1)

    def by_lot(self, alone: bool) -> float:
        """Return the same if victories were random at one rate for both decks. It is needed where hardly anybody or
        nearly everybody won: the matches then hardly scatter, which proves nothing. Where everybody plays alone, at
        most one of those who did something wins a match: of k with the rate r, k r (1 - k r) is the variance. Partners
        win together."""
        over, under, over_b, under_b = self.sums
        rate = (over + over_b + 2) / (under + under_b + 4)
        if not alone:
            return rate * (1 - rate) * (1 / self.there[0] + 1 / self.there[1])
        squares, squares_b = self.products[1][1], self.products[3][3]
        one, other = [
            max(0.0, rate * count - rate * rate * square) / count**2
            for count, square in ((under, squares), (under_b, squares_b))
        ]
        return one + other

    def by_chance(self, matches: int) -> float:
        """Return the same if deeds were random and equally frequent with both decks."""
        return 2 * (self.sums[0] + self.sums[2] + 1) / (2 * matches) / matches

    def is_rare(self) -> bool:
        """Tell whether either deck had so few victories or defeats, or deeds, that their scatter proves nothing."""
        over, under, over_b, under_b = self.sums
        return min(over, over_b) < FEW or min(abs(under - over), abs(under_b - over_b)) < FEW


class Comparison:
    """Counts matches as they arrive, and stores none of them.

    The figures are three families: the game as a whole, whatever `is_changed` says is about a changed card, and all
    other cards. The intervals of one family hold for all of it together (Bonferroni). So the few figures that a
    change is about are not drowned by hundreds that only show what else happened."""

    def __init__(self, is_changed: Callable[[Key], bool] = lambda key: False, alone: bool = True) -> None:
        self.is_changed = is_changed
        self.alone = alone  # everybody plays alone; False: there are teams
        self.matches = 0
        self.pairs: dict[Key, Pair] = {}
        self.failures: Counter[str] = Counter()  # matches in which a bot of one's own failed

    def add(self, one: Sequence[Row], other: Sequence[Row]) -> None:
        self.matches += 1
        for row in (*one, *other):
            if row.deeds.pop(FAILED, None):
                self.failures[row.bot] += 1
        first, second = dict(figures(one)), dict(figures(other))
        nothing = (0.0, 0.0)
        for key in dict.fromkeys((*first, *second)):
            self.pairs.setdefault(key, Pair()).add(first.get(key, nothing), second.get(key, nothing))

    def differences(self) -> list[Difference]:
        """Return all differences, with intervals that hold for each family together. Otherwise fifty of a thousand
        unchanged things would look changed."""
        whole = {key: self._whole(key, pair) for key, pair in self.pairs.items()}
        there = {key: pair for key, pair in whole.items() if pair.sums[1] and pair.sums[3]}
        told = {key: self.family(key) for key, pair in there.items() if self._tells(key, pair)}
        sizes = Counter(told.values())
        wide = {family: widened(joint(size), max(1, self.matches - 1)) for family, size in sizes.items()}
        return [self._difference(key, pair, wide[told[key]] if key in told else None) for key, pair in there.items()]

    def family(self, key: Key) -> str:
        if self.is_changed(key):
            return CHANGED
        return CARDS if key[0] in (DEED, WON) else WHOLE

    def _tells(self, key: Key, pair: Pair) -> bool:
        """Tell whether there are enough matches for an interval."""
        if self.matches < LEAST:
            return False
        if key[0] == DEED:
            return pair.sums[0] + pair.sums[2] >= EVENTS
        return key[0] not in SHARES or min(pair.there) >= FEW

    def _difference(self, key: Key, pair: Pair, z: float | None) -> Difference:
        one, other = pair.rates()
        found = Difference(key, max(pair.there), one, other, None, None, self.family(key))
        if z is None:
            return found
        variance = pair.scatter(self.matches)
        if key[0] in SHARES and pair.is_rare():
            variance = max(variance, pair.by_lot(self.alone))
        elif key[0] == DEED and pair.is_rare():
            variance = max(variance, pair.by_chance(self.matches))
        reach = z * sqrt(variance)
        found = found._replace(low=other - one - reach, high=other - one + reach)
        return found if found.is_clear else found._replace(needs=self._needs(other - one, sqrt(variance), z))

    def _needs(self, difference: float, error: float, z: float) -> int | None:
        """Return with how many matches this difference would become clear with a probability of `POWER`, if it is as
        large as it looks now. None: it looks like nothing at all."""
        if not difference or not error:
            return None
        return ceil(self.matches * ((z + NormalDist().inv_cdf(POWER)) * error / difference) ** 2)

    def _whole(self, key: Key, pair: Pair) -> Pair:
        """Return the pair with all matches in its denominator: deeds are counted per match, including matches
        without."""
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


def figures(rows: Sequence[Row]) -> Iterator[tuple[Key, Part]]:
    """Return everything that is counted in one match. Partners win together: see `whole_victories`."""
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
            if deed == DEALT:  # by chance alone: how often says nothing but how long matches are
                continue
            for card, times in cards.items():
                deeds[DEED, deed, card] = deeds.get((DEED, deed, card), 0.0) + times
    for key, total in deeds.items():
        yield key, (total, 1.0)


def _won(rows: Sequence[Row]) -> dict[Key, Part]:
    """Return the victories by seat, side and bot, and of those who did something with a card."""
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
    """Return the rows of a match with teams so that each partner has the team's whole victory, not a share of it."""
    teams: dict[str, float] = {}
    for row in rows:
        teams[row.side] = teams.get(row.side, 0.0) + row.won
    for row in rows:
        row.won = teams[row.side]
    return rows


def play_both(plans: tuple[Plan, Plan], first: int) -> list[tuple[bytes, bytes]]:
    """Play a batch of matches, each with both decks."""
    one, other = plans
    return [(play_match(one, n).rows, play_match(other, n).rows) for n in range(first, first + BATCH)]


def paired_workers(one: Plan, other: Plan, count: int) -> Workers[int, list[tuple[bytes, bytes]]]:
    return Workers(count, partial(play_both, (one, other)))


def compared(
    games: int, workers: Workers[int, list[tuple[bytes, bytes]]], into: Comparison, teams: bool = False
) -> Iterator[int]:
    """Play this many matches with both decks; yield how many are done."""
    for batch in workers.results(range(0, games, BATCH)):
        for one, other in batch[: games - into.matches]:
            first, second = ROWS.decode_lines(one), ROWS.decode_lines(other)
            into.add(*[whole_victories(rows) if teams else rows for rows in (first, second)])
            yield into.matches
