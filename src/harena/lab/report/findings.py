"""Compute the findings with their intervals. Every interval holds at 95 % for all rows of its plot together, so that
among many seats, houses or cards hardly ever one looks special by chance (Bonferroni)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, NamedTuple

import polars as pl

from harena.intervals import Interval, joint, of_mean, wilson
from harena.lab.report.aggregate import Tables

FEWEST = 50  # fewest informative matches per card; with fewer, a normal distribution is too rough
FEWEST_PLAYED = 10  # fewest matches for a figure about matches
LASTING = 0.05  # share of the matches that must reach a round for its mean to be shown
TOP = 10  # most answers shown per question
CHANCE = {  # deeds that are chance, not decisions
    "dealt": "report-chance",
    "drawn": "report-chance-drawn",
    "starts-with": "report-chance-house",
}
ORDER = ("dealt", "drawn", "played", "schemed", "worked", "foiled", "reacted", "cashed", "held", "starts-with")


class Rate(NamedTuple):
    """How often somebody wins."""

    name: str
    seats: int  # number of rows
    rate: float
    interval: Interval
    even: float | None  # the rate if all were equal; None: there is nobody to compare with
    score: float  # mean

    @property
    def clear(self) -> bool:
        return self.even is not None and not self.interval.holds(self.even)


class Effect(NamedTuple):
    """What a card correlates with: the difference in victories between those who did something with it and those who
    did not, or per time it was done."""

    card: str
    parties: int  # that did it
    times: int
    rate: float  # of those who did it
    other: float | None  # of those who did not; None: all did
    effect: float = 0.0
    error: float = 0.0  # its standard error; 0: too few informative matches
    interval: Interval = Interval(0.0, 0.0)

    @property
    def clear(self) -> bool:
        return self.error > 0 and not self.interval.holds(0)

    @property
    def weight(self) -> float:
        return abs(self.effect) / self.error if self.error else 0.0


class Deed(NamedTuple):
    name: str
    by_times: bool  # most parties do it, so the effect is per time
    effects: list[Effect]  # the clearest first
    few: list[Effect]  # too few informative matches


class Point(NamedTuple):
    """What seats had at the end of a round: the mean, and the bounds of the middle half."""

    round: int
    winner: bool
    seats: int
    mean: float
    low: float
    high: float


class Question(NamedTuple):
    """How often each bot gave each answer, the most frequent first; `other` are the rest."""

    step: str
    asked: dict[str, int]  # by bot
    answers: list[tuple[str, dict[str, float]]]
    other: dict[str, float]  # empty: there are no more
    others: int  # number of answers behind `other`


# Who wins


def rates(found: Tables, by: str) -> list[Rate]:
    """Return the win rates by seat, bot or side; empty where there is nothing to distinguish."""
    known = found.who.filter(pl.col("place") > 0) if by == "place" else found.who
    total = known.group_by(by).agg(pl.col("seats", "victory", "score").sum()).sort(by)
    rows = total.to_dicts()
    return [_rate(found, by, row, joint(len(rows))) for row in rows]


def _rate(found: Tables, by: str, row: dict[str, Any], z: float) -> Rate:
    heading, rate = found.heading, row["victory"] / row["seats"]
    if heading.teams:  # partners win together, so only matches are independent
        interval = wilson(rate, found.matches, z)
    elif by == "bot":  # at most one of several seats of a bot wins a match
        both = wilson(row["victory"] / found.matches, found.matches, z)
        copies = heading.bots.count(row["bot"])
        interval = Interval(both.low / copies, both.high / copies)
    else:  # at most one of two seats with the same side wins; assuming independence is conservative
        interval = wilson(rate, row["seats"], z)
    even = 1 / heading.parties if heading.parties > 1 else None
    return Rate(str(row[by]), row["seats"], rate, interval, even, row["score"] / row["seats"])


# How matches go


class Figure(NamedTuple):
    """One number about matches, with its interval; all figures of a report hold together."""

    name: str
    value: float
    interval: Interval
    matches: int
    share: bool  # of matches, or a mean


SHARES = ("steady", "half", "ahead", "lost")


def figures(found: Tables) -> dict[str, Figure]:
    """Return what `aggregate._play` has summed up, by name: shares with Wilson's intervals, means with Student's."""
    rows = [row for row in found.play.to_dicts() if row["times"] >= FEWEST_PLAYED]
    z = joint(len(rows))
    return {row["name"]: figure for row in rows if (figure := _figure(row, z)) is not None}


def _figure(row: dict[str, Any], z: float) -> Figure | None:
    name, matches, mean = row["name"], row["times"], row["total"] / row["times"]
    if name in SHARES:
        return Figure(name, mean, wilson(mean, matches, z), matches, True)
    interval = of_mean(row["total"], row["squares"], matches, z)
    return None if interval is None else Figure(name, mean, interval, matches, name == "swing")


# Cards


def deeds(found: Tables) -> list[Deed]:
    """Return the deeds: the life of a card in hand first, then by name. It is empty in a game for one, which has nobody
    to compare with."""
    if found.heading.parties < 2 or found.deeds.is_empty():
        return []
    drafts = [_deed(found, name, rows) for (name,), rows in found.deeds.group_by("deed", maintain_order=True)]
    z = joint(sum([len(deed.effects) for deed in drafts]))
    told = [deed._replace(effects=[_sure(effect, z) for effect in deed.effects]) for deed in drafts]
    return sorted(told, key=lambda deed: (ORDER.index(deed.name) if deed.name in ORDER else len(ORDER), deed.name))


def _deed(found: Tables, name: Any, rows: pl.DataFrame) -> Deed:
    parties = found.matches * found.heading.parties
    by_times = sum(rows["parties"]) > len(rows) * parties / 2
    x = "times" if by_times else "once"
    effects = [_effect(row, x, parties, found.matches) for row in rows.to_dicts()]
    told = sorted([effect for effect in effects if effect.error], key=lambda e: (-e.weight, e.card))
    return Deed(str(name), by_times, told, [effect for effect in effects if not effect.error])


def _effect(row: dict[str, Any], x: str, parties: int, matches: int) -> Effect:
    """Fit victories on x by least squares among the parties of a match. The standard error is the larger of two: from
    the scatter of the matches about the line, and as if winners were drawn at random. The first assumes no model, but
    it would be 0 where few did it and all of them lost."""
    without = parties - row["parties"]
    other = (matches - row["victory"]) / without if without else None
    plain = Effect(row["card"], row["parties"], row["times"], row["victory"] / row["parties"], other)
    told, spread = row[f"told_{x}"], row[f"spread_{x}"]
    if told < FEWEST:
        return plain
    slope = row[f"gain_{x}"] / spread
    about = row[f"gain_gain_{x}"] - 2 * slope * row[f"gain_spread_{x}"] + slope**2 * row[f"spread_spread_{x}"]
    error = sqrt(max(about * told / (told - 1), row[f"lot_{x}"])) / spread
    return plain._replace(effect=slope, error=error)


def _sure(effect: Effect, z: float) -> Effect:
    reach = z * effect.error
    return effect._replace(interval=Interval(effect.effect - reach, effect.effect + reach))


# The course of a match


def courses(found: Tables) -> dict[str, list[Point]]:
    """Return the points of each measure, in the order of the rounds."""
    course = found.course
    began = course.filter(pl.col("round") == 1).group_by("measure").agg(pl.col("seats").sum().alias("began"))
    came = course.group_by("measure", "round").agg(pl.col("seats").sum().alias("came")).join(began, on="measure")
    lasting = came.filter(pl.col("came") >= LASTING * pl.col("began")).select("measure", "round")
    points: dict[str, list[Point]] = {}
    for (measure, number, winner), rows in course.join(lasting, on=["measure", "round"]).group_by(
        "measure", "round", "winner"
    ):
        points.setdefault(str(measure), []).append(_point(number, winner, rows.sort("value")))
    return {measure: sorted(points[measure]) for measure in found.measures}


def _point(number: Any, winner: Any, rows: pl.DataFrame) -> Point:
    counts = list(zip(rows["value"], rows["seats"], strict=True))
    quarters = quantile(counts, 0.25), quantile(counts, 0.75)
    return Point(number, winner, sum([seats for _, seats in counts]), mean_of(counts), *quarters)


def mean_of(counts: Sequence[tuple[int, int]]) -> float:
    return sum([value * count for value, count in counts]) / sum([count for _, count in counts])


def quantile(counts: Sequence[tuple[int, int]], part: float) -> int:
    """Return the lowest value that this part does not exceed; `counts` has values in ascending order with their
    counts."""
    left = part * sum([count for _, count in counts])
    for value, count in counts:
        left -= count
        if left <= 0:
            return value
    return counts[-1][0]


# What bots choose


def questions(found: Tables) -> list[Question]:
    """Return the questions, the most frequent first."""
    if found.choices.is_empty():
        return []
    bots = list(dict.fromkeys(found.heading.bots))
    asked = [_question(str(step), bots, rows) for (step,), rows in found.choices.group_by("step", maintain_order=True)]
    return sorted(asked, key=lambda question: -sum(question.asked.values()))


def _question(step: str, bots: Iterable[str], rows: pl.DataFrame) -> Question:
    """Return one question's answers. Every bot counts equally, however often it was asked."""
    times = {(row["bot"], row["option"]): row["times"] for row in rows.to_dicts()}
    sums = {bot: sum([count for (who, _), count in times.items() if who == bot]) for bot in bots}
    asked = {bot: count for bot, count in sums.items() if count}
    options = dict.fromkeys([option for _, option in times])
    shares = {option: {bot: times.get((bot, option), 0) / count for bot, count in asked.items()} for option in options}
    order = sorted(shares, key=lambda option: -sum(shares[option].values()))
    shown = order if len(order) <= TOP + 1 else order[:TOP]  # a single answer needs no "other"
    rest = order[len(shown) :]
    other = {bot: sum([shares[option][bot] for option in rest]) for bot in asked} if rest else {}
    return Question(step, asked, [(option, shares[option]) for option in shown], other, len(rest))
