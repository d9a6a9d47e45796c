"""A few numbers of many rows. The rows are read a chunk at a time, and each chunk leaves sums behind: what is held
does not grow with the number of matches.

Whoever wins together is one *party*: a seat, or a team where there are teams. Its victory is 1, or its share of a
victory; the victories of a match add up to 1, or to 0 where a lone player lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import polars as pl

from harena.games import game
from harena.kernel.rules import BadInput

CHUNK = 4_000  # rows held at a time, or a few less: whole matches


class Heading(msgspec.Struct):
    """What was played, as the file says."""

    game: str
    version: str
    rules: int
    bots: list[str]
    seed: int
    options: dict[str, Any]

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def teams(self) -> list[int]:
        """Return how many seats each team has; an empty list if everybody plays alone."""
        sides = game(self.game).sides(self.options)
        return [sides.count(side) for side in sorted(set(sides))] if len(set(sides)) < len(sides) else []

    @property
    def parties(self) -> int:
        return len(self.teams) or self.seats


def headed(heading: dict[str, Any], source: Path) -> Heading:
    try:
        found = msgspec.convert(heading, Heading)
        game(found.game).complete(found.options)
        return found
    except (msgspec.ValidationError, BadInput) as error:
        raise BadInput(f"{source}: its heading does not fit this version of harena ({error}); simulate again") from None


class Tables(NamedTuple):
    """Sums over all rows."""

    heading: Heading
    matches: int
    measures: list[str]  # of the course, as the game names them
    who: pl.DataFrame  # seat, bot, side: seats, victories, score, decisions, shared
    scores: pl.DataFrame  # value, winner: seats
    lengths: pl.DataFrame  # value: matches
    course: pl.DataFrame  # measure, round, winner, value: seats
    deeds: pl.DataFrame  # deed, card: see `_deeds`
    choices: pl.DataFrame  # step, bot, option: times


Part = tuple[tuple[str, ...], Callable[[pl.DataFrame, Heading], pl.DataFrame]]


def reckon(heading: Heading, rows: pl.LazyFrame) -> Tables:
    matches = rows.select(pl.len()).collect().item() // heading.seats  # the last one may have been cut short
    kept: dict[str, pl.DataFrame] = {}
    for chunk in _chunks(rows, matches * heading.seats, heading):
        for name, (keys, part) in PARTS.items():
            new = part(chunk, heading)
            kept[name] = _summed(pl.concat([kept[name], new]), keys) if name in kept else _summed(new, keys)
    course: Any = rows.collect_schema()["course"]
    measures = [field.name for field in course.inner.fields if field.name != "round"]
    return Tables(heading, matches, measures, **{name: kept.get(name, pl.DataFrame()) for name in PARTS})


def _chunks(rows: pl.LazyFrame, count: int, heading: Heading) -> Iterator[pl.DataFrame]:
    size = max(1, CHUNK // heading.seats) * heading.seats
    for first in range(0, count, size):
        yield _with_victories(rows.slice(first, min(size, count - first)).collect(), heading)


def _summed(frame: pl.DataFrame, keys: Sequence[str]) -> pl.DataFrame:
    """Sorted, so that the page is the same however the work was shared."""
    return frame.group_by(keys).agg(pl.all().sum()).sort(keys)


def _with_victories(rows: pl.DataFrame, heading: Heading) -> pl.DataFrame:
    """`party`, `victory`, and how far it lies from the even share of this match. Partners each have a part of theirs in
    `won`: together they have the whole of it."""
    if heading.teams:
        rows = rows.with_columns(party=pl.col("side"), mates=pl.len().over("match", "side"))
    else:
        rows = rows.with_columns(party=pl.col("seat").cast(pl.String), mates=pl.lit(1, pl.UInt32))
    return rows.with_columns(
        winner=pl.col("won") > 0,
        victory=pl.col("won") * pl.col("mates"),
        even=pl.col("won").sum().over("match") / heading.parties,
    )


# The parts


def _who(rows: pl.DataFrame, heading: Heading) -> pl.DataFrame:
    """`shared` adds up to the matches that more than one party won."""
    halved = pl.col("winner") & (pl.col("victory") < 0.99)  # rounded in the rows
    return rows.select(
        "seat",
        "bot",
        "side",
        pl.lit(1, pl.Int64).alias("seats"),
        pl.col("victory"),
        pl.col("score").cast(pl.Int64),
        pl.col("decisions").cast(pl.Int64),
        pl.when(halved).then("won").otherwise(0.0).alias("shared"),
    )


def _scores(rows: pl.DataFrame, heading: Heading) -> pl.DataFrame:
    return rows.select(pl.col("score").alias("value"), "winner", pl.lit(1, pl.Int64).alias("seats"))


def _lengths(rows: pl.DataFrame, heading: Heading) -> pl.DataFrame:
    first = rows.filter(pl.col("seat") == 1)
    return first.select(pl.col("rounds").alias("value"), pl.lit(1, pl.Int64).alias("matches"))


def _course(rows: pl.DataFrame, heading: Heading) -> pl.DataFrame:
    flat = rows.select("winner", "course").explode("course", empty_as_null=False).unnest("course")
    return (
        flat.unpivot(index=["round", "winner"], variable_name="measure")
        .with_columns(pl.col("value").cast(pl.Int64))  # a game may have no measures
        .group_by("measure", "round", "winner", "value")
        .agg(pl.len().cast(pl.Int64).alias("seats"))
    )


def _deeds(rows: pl.DataFrame, heading: Heading) -> pl.DataFrame:
    """Do those who did it win more often than the others of the same match; or the more often the oftener they did
    it? Beside who did it, and how often: the sums of `_telling`, for done or not (once) and for how often (times)."""
    flat = rows.select("match", "party", "victory", "even", "deeds").explode("deeds", empty_as_null=False)
    done = (
        flat.unnest("deeds")
        .group_by("match", "party", "deed", "card")
        .agg(pl.col("victory", "even").first(), pl.col("times").sum().cast(pl.Int64))
        .with_columns(once=pl.lit(1, pl.Int64), above=pl.col("victory") - pl.col("even"))
    )
    sums = [pl.col("once").sum().alias("parties"), pl.col("victory").sum()]
    for x in ("once", "times"):
        sums += [
            pl.col(x).sum().alias(f"sum_{x}"),
            (pl.col(x) ** 2).sum().alias(f"squares_{x}"),
            (pl.col(x) * pl.col("above")).sum().alias(f"gain_{x}"),
        ]
    by_match = done.group_by("match", "deed", "card").agg(sums).join(_scatter(rows, heading), on="match")
    told = [*_telling("once", heading.parties), *_telling("times", heading.parties)]
    return by_match.select("deed", "card", "parties", "victory", pl.col("sum_times").alias("times"), *told)


def _scatter(rows: pl.DataFrame, heading: Heading) -> pl.DataFrame:
    """How far the victories of a match lie apart. Partners have one between them."""
    squares = ((pl.col("victory") - pl.col("even")) ** 2 / pl.col("mates")).sum()
    return rows.group_by("match").agg((squares / max(1, heading.parties - 1)).alias("scatter"))


def _telling(x: str, parties: int) -> list[pl.Expr]:
    """What one match tells of a card:

    | | |
    | --- | --- |
    | gain | x times the victory above the even share, over the parties |
    | spread | squared distances of x from its mean in the match |
    | lot | what the square of the gain would be on average if the winner were drawn by lot |
    | gain_gain, gain_spread, spread_spread | products |
    | told | 1 if x is not the same for all |
    """
    gain = pl.col(f"gain_{x}")
    spread = pl.col(f"squares_{x}") - pl.col(f"sum_{x}") ** 2 / parties
    return [
        gain,
        spread.alias(f"spread_{x}"),
        (spread * pl.col("scatter")).alias(f"lot_{x}"),
        (gain**2).alias(f"gain_gain_{x}"),
        (gain * spread).alias(f"gain_spread_{x}"),
        (spread**2).alias(f"spread_spread_{x}"),
        (spread > 1e-9).cast(pl.Int64).alias(f"told_{x}"),
    ]


def _choices(rows: pl.DataFrame, heading: Heading) -> pl.DataFrame:
    flat = rows.select("bot", "choices").explode("choices", empty_as_null=False).unnest("choices")
    return flat.select("step", "bot", "option", pl.col("times").cast(pl.Int64))


PARTS: dict[str, Part] = {
    "who": (("seat", "bot", "side"), _who),
    "scores": (("value", "winner"), _scores),
    "lengths": (("value",), _lengths),
    "course": (("measure", "round", "winner", "value"), _course),
    "deeds": (("deed", "card"), _deeds),
    "choices": (("step", "bot", "option"), _choices),
}
