"""Sum up the rows of a simulation. They are read chunk by chunk and only sums are kept, so that memory use does not
grow with the number of matches.

Seats that win together are one *party*: a seat, or a team where there are teams. Its victory is 1, or its share of a
shared victory; the victories of a match add up to 1, or to 0 where a lone player lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import polars as pl

from harena.games import game
from harena.kernel.rules import BadInput
from harena.lab.study import study_class
from harena.lab.study.glossary import Glossary

LATER = {"place": 0, "chance": -1.0, "swing": 0.0}  # columns that files of earlier versions lack
CHUNK = 4_000  # most rows in memory; chunks end with a whole match


class Heading(msgspec.Struct):
    """What was played, from the heading of the file."""

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
        game(found.game).rules.complete(found.options)
        return found
    except (msgspec.ValidationError, BadInput) as error:
        raise BadInput(f"{source}: its heading does not fit this version of harena ({error}); simulate again") from None


class Tables(NamedTuple):
    """Sums over all rows."""

    heading: Heading
    matches: int
    measures: list[str]  # of the course, by the game's names
    who: pl.DataFrame  # seat, bot, side, place: seats, victories, score, decisions, shared
    play: pl.DataFrame  # name: see `_play`
    scores: pl.DataFrame  # value, winner: seats
    lengths: pl.DataFrame  # value: matches
    course: pl.DataFrame  # measure, round, winner, value: seats
    deeds: pl.DataFrame  # deed, card: see `_deeds`
    choices: pl.DataFrame  # step, bot, option: times


Part = tuple[tuple[str, ...], Callable[[pl.DataFrame, Heading], pl.DataFrame]]


def sum_up(heading: Heading, rows: pl.LazyFrame) -> Tables:
    there = rows.collect_schema()
    rows = rows.with_columns([pl.lit(value).alias(name) for name, value in LATER.items() if name not in there])
    matches = rows.select(pl.len()).collect().item() // heading.seats  # the last match may be incomplete
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
    """Sum by these keys, sorted so that the page does not depend on how the work was divided."""
    return frame.group_by(keys).agg(pl.all().sum()).sort(keys)


def _with_victories(rows: pl.DataFrame, heading: Heading) -> pl.DataFrame:
    """Add the columns `party`, `victory`, and how far the victory is from the even share of this match. In `won` each
    partner has a part of the team's victory; `victory` is the whole of it."""
    if heading.teams:
        rows = rows.with_columns(party=pl.col("side"), mates=pl.len().over("match", "side"))
    else:
        rows = rows.with_columns(party=pl.col("seat").cast(pl.String), mates=pl.lit(1, pl.UInt32))
    return rows.with_columns(
        winner=pl.col("won") > 0,
        victory=pl.col("won") * pl.col("mates"),
        even=pl.col("won").sum().over("match") / heading.parties,
    )


def translated(tables: Tables, glossary: Glossary) -> Tables:
    """Return the same sums with the names of sides, cards and answers in the reader's language."""
    if not tables.who.is_empty():
        tables = tables._replace(who=tables.who.with_columns(pl.col("side").replace(glossary.sides)))
    if not tables.deeds.is_empty():
        tables = tables._replace(
            deeds=tables.deeds.with_columns(pl.col("card").map_elements(glossary.thing, return_dtype=pl.String))
        )
    if not tables.choices.is_empty():
        tables = tables._replace(choices=tables.choices.with_columns(pl.col("option").replace(glossary.answers)))
    return tables


# The parts


def _who(rows: pl.DataFrame, heading: Heading) -> pl.DataFrame:
    """Return the sums per seat, bot and side. `shared` adds up to the number of matches that more than one party
    won."""
    halved = pl.col("winner") & (pl.col("victory") < 0.99)  # 0.99 because the rows are rounded
    return rows.select(
        "seat",
        "bot",
        "side",
        pl.col("place").cast(pl.Int64),
        pl.lit(1, pl.Int64).alias("seats"),
        pl.col("victory"),
        pl.col("score").cast(pl.Int64),
        pl.col("decisions").cast(pl.Int64),
        pl.when(halved).then("won").otherwise(0.0).alias("shared"),
    )


def _play(rows: pl.DataFrame, heading: Heading) -> pl.DataFrame:
    """Return the number, the sum and the sum of squares of what happened in each match:

    | name | of each match |
    | --- | --- |
    | rounds, decisions | how many it had |
    | changes | how often the lead changed, from the end of one round to the end of another |
    | steady | 1 if it never changed |
    | half | 1 if somebody led alone when half of the rounds were played |
    | ahead | of these matches: the victory of whoever led then |
    | lost | of matches in which a decision was looked at again: 1 if its seat had no chance |
    | swing | of these matches: how much its answer decided (kingmaking.py) |
    """
    matches = rows.group_by("match").agg(
        pl.col("rounds").first().cast(pl.Float64), pl.col("decisions").sum().cast(pl.Float64)
    )
    looked = rows.filter(pl.col("chance") >= 0)
    lost = looked.filter(pl.col("chance") == 0)
    found = [
        _summed_up("rounds", matches["rounds"]),
        _summed_up("decisions", matches["decisions"]),
        _summed_up("lost", (looked["chance"] == 0).cast(pl.Float64)),
        _summed_up("swing", lost["swing"]),
    ]
    score = next(iter(study_class(heading.game).course), "")
    if score and heading.parties > 1:
        led = _led(rows, score)
        if led is not None:
            found += _leads(matches, led)
    return pl.concat(found)


def _summed_up(name: str, values: pl.Series) -> pl.DataFrame:
    numbers = {"times": len(values), "total": float(values.sum()), "squares": float((values**2).sum())}
    return pl.DataFrame({"name": name, **numbers}, schema_overrides={"times": pl.Int64})


def _led(rows: pl.DataFrame, score: str) -> pl.DataFrame | None:
    """Return who led alone at the end of each round: match, round, party, victory. Partners have one score."""
    flat = rows.select("match", "party", "victory", "course").explode("course", empty_as_null=False).unnest("course")
    if score not in flat.columns:
        return None
    by_party = flat.group_by("match", "round", "party").agg(pl.col(score).first(), pl.col("victory").first())
    first = by_party.filter(pl.col(score) == pl.col(score).max().over("match", "round"))
    return first.filter(pl.len().over("match", "round") == 1).sort("match", "round")


def _leads(matches: pl.DataFrame, led: pl.DataFrame) -> list[pl.DataFrame]:
    """Return what the leads say, of matches with two rounds or more. A tie for the lead ends no lead."""
    long = matches.filter(pl.col("rounds") >= 2)
    changed = led.with_columns(before=pl.col("party").shift().over("match")).filter(pl.col("before") != pl.col("party"))
    changes = long.join(changed.group_by("match").agg(changes=pl.len()), on="match", how="left")["changes"].fill_null(0)
    half = long.join(led, on="match").filter(pl.col("round") == (pl.col("rounds") / 2).floor())
    return [
        _summed_up("changes", changes.cast(pl.Float64)),
        _summed_up("steady", (changes == 0).cast(pl.Float64)),
        _summed_up("half", long["match"].is_in(half["match"].implode()).cast(pl.Float64)),
        _summed_up("ahead", half["victory"]),
    ]


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
    """Return the sums per deed and card: who did it, how often, and the sums of `_regression_sums` for whether it was
    done (once) and for how often (times). They answer whether those who did it win more often than the others of the
    same match, and whether doing it more often helps more."""
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
    told = [*_regression_sums("once", heading.parties), *_regression_sums("times", heading.parties)]
    return by_match.select("deed", "card", "parties", "victory", pl.col("sum_times").alias("times"), *told)


def _scatter(rows: pl.DataFrame, heading: Heading) -> pl.DataFrame:
    """Return the scatter of the victories within a match. Partners share one victory."""
    squares = ((pl.col("victory") - pl.col("even")) ** 2 / pl.col("mates")).sum()
    return rows.group_by("match").agg((squares / max(1, heading.parties - 1)).alias("scatter"))


def _regression_sums(x: str, parties: int) -> list[pl.Expr]:
    """Return what one match contributes to the regression of victories on x:

    | | |
    | --- | --- |
    | gain | x times the victory above the even share, over the parties |
    | spread | squared distances of x from its mean in the match |
    | lot | the mean square of the gain if the winner were drawn at random |
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
    "who": (("seat", "bot", "side", "place"), _who),
    "play": (("name",), _play),
    "scores": (("value", "winner"), _scores),
    "lengths": (("value",), _lengths),
    "course": (("measure", "round", "winner", "value"), _course),
    "deeds": (("deed", "card"), _deeds),
    "choices": (("step", "bot", "option"), _choices),
}
