"""Draw the plots of the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from harena.text import Texts
from tools.ladder.figures import MET, MISSED, Ladder, Rate, joint, simulations
from tools.ladder.plan import BARS, CURVE, GAMES, RUNGS, SEARCH_BARS
from tools.ladder.plot import BAD, GOOD, INK, Dot, Point, curve, dots

TONES = {MET: GOOD, "above": GOOD, MISSED: BAD, "below": BAD}
SHARE = 0.25  # the even share of four players


def drawn(ladder: Ladder) -> Iterable[tuple[str, str]]:
    for name in GAMES:
        title = Texts("en").say(f"{name}-name")
        one_against_three = [rate for rate in ladder.of(name, BARS, RUNGS) if rate.found]
        if one_against_three:
            yield f"{name}-rates.svg", rates_plot(title, one_against_three)
        if points := strength(ladder, name):
            yield f"{name}-strength.svg", strength_plot(title, points, SEARCH_BARS[name])
        if rows := joint([each for each in ladder.found if each.event.game == name]):
            yield f"{name}-ratings.svg", ratings_plot(title, rows)


def rates_plot(title: str, shown: Sequence[Rate]) -> str:
    rows = [
        Dot(
            f"{rate.challenger} – {rate.opponents}",
            rate.value,
            rate.low,
            rate.high,
            f"{rate.told}  {rate.answer}",
            TONES.get(rate.answer, INK),
            rate.event.bar,
        )
        for rate in shown
    ]
    ticks = [(n / 4, f"{25 * n} %") for n in range(5)]
    about = "The challenger's win rate with its 95 % interval; an upright stroke is the bar it is to clear."
    return dots(f"{title}: one against three", about, rows, ticks, SHARE)


def strength(ladder: Ladder, name: str) -> list[Point]:
    """Return the search's win rates against three heuristic bots, from every such contest."""
    met = [rate for rate in ladder.of(name, BARS, CURVE, RUNGS) if rate.found and rate.field == "heuristic"]
    points = [
        Point(budget, rate.value, rate.low, rate.high)
        for rate in met
        if (budget := simulations(rate.challenger)) is not None
    ]
    return sorted(points)


def strength_plot(title: str, points: Sequence[Point], bar: float) -> str:
    about = "Win rate of the search against three of the rules of thumb, with its 95 % interval."
    return curve(f"{title}: what thinking longer brings", about, points, SHARE, bar)


def ratings_plot(title: str, rows: Sequence[dict[str, Any]]) -> str:
    shown = [
        Dot(row["bot"], row["mean"], row["mean"] - 3 * row["sigma"], row["mean"] + 3 * row["sigma"], said(row))
        for row in rows
    ]
    low, high = min([dot.low for dot in shown]), max([dot.high for dot in shown])
    step = 5 if high - low < 40 else 10
    ticks = range(step * int(low // step), step * int(-(-high // step)) + 1, step)
    about = "The openskill rating over all contests for four; the line goes three sigmas either way."
    return dots(f"{title}: ratings", about, shown, [(n, str(n)) for n in ticks], None)


def said(row: dict[str, Any]) -> str:
    return f"{row['mean']:.1f} ± {row['sigma']:.1f}"
