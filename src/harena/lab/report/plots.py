"""Draw the plots of a report as SVG: sharp on paper, without scripts on the page. They are narrow, so that text stays
readable on a phone; the page puts them side by side where there is room.

Colors come from one palette, and the page's style sheet replaces each by its partner in dark mode. Nothing is shown by
color alone: clear results are filled, winners have a solid line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import altair as alt
import vl_convert

from harena.lab.report.document import COLORS
from harena.lab.report.findings import Point, Question

WIDTH = 420
ROW = 22  # pixels
BINS = 24  # most columns of a histogram
FONT = "Alegreya Sans, Optima, Segoe UI, Noto Sans, system-ui, sans-serif"
LOCALES: dict[str, Any] = {"en": "en-US", "fr": "fr-FR", "it": "it-IT", "de": "de-DE"}

INK, MUTED, LINE, ACCENT, OTHERS, PANEL = [
    COLORS[name][0] for name in ("ink", "muted", "line", "accent", "others", "panel")
]


class Bar(NamedTuple):
    """One row of a forest plot: a value and its interval."""

    name: str
    value: float
    low: float
    high: float
    clear: bool


class Words(NamedTuple):
    """The texts of a plot with winners and others. If `others` is empty, all are winners."""

    x: str
    winners: str
    others: str


Chart = alt.Chart | alt.LayerChart | alt.FacetChart


def _chart(rows: Sequence[dict[str, Any]]) -> alt.Chart:
    data: Any = {"values": rows}
    return alt.Chart(data)


def forest(bars: Sequence[Bar], middle: float | None, title: str, tick: str, lang: str) -> str:
    """Draw values with their intervals, one below the other; `middle` is the neutral value, `tick` a d3 format."""
    data = [{**bar._asdict(), "name": f"{number}\t{bar.name}"} for number, bar in enumerate(bars)]
    rows = _chart(data).encode(
        y=alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelExpr="split(datum.label, '\t')[1]", labelLimit=200))
    )
    scale = alt.Scale(zero=False, nice=True)
    axis = alt.Axis(format=tick, tickCount=5)
    color = alt.condition("datum.clear", alt.value(ACCENT), alt.value(MUTED))
    spans = rows.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", title=title, scale=scale, axis=axis), x2="high:Q", color=color
    )
    points = rows.mark_point(size=60, strokeWidth=2, opacity=1).encode(
        x="value:Q", stroke=color, fill=alt.condition("datum.clear", alt.value(ACCENT), alt.value(PANEL))
    )
    layers = [spans, points]
    if middle is not None:
        at = _chart([{"at": middle}]).mark_rule(strokeDash=[4, 3], color=INK).encode(x="at:Q")
        layers.insert(0, at)
    return drawn(alt.layer(*layers), ROW * len(bars), lang)


def histogram(counts: Sequence[tuple[int, bool, int]], words: Words, lang: str) -> str:
    """Draw (value, winner, count) as shares of all. Wide ranges are divided into bins of whole numbers."""
    low, high = min([value for value, _, _ in counts]), max([value for value, _, _ in counts])
    width = -(-(high - low + 1) // BINS)
    total = sum([count for _, _, count in counts])
    shares: dict[tuple[int, bool], float] = {}
    for value, winner, count in counts:
        key = (low + (value - low) // width * width, winner)
        shares[key] = shares.get(key, 0.0) + count / total
    data: list[dict[str, Any]] = [
        {"value": value, "share": share, "who": words.winners if winner else words.others, "order": not winner}
        for (value, winner), share in sorted(shares.items())
    ]
    names = [str(value) if width == 1 else f"{value}–{value + width - 1}" for value in range(low, high + 1, width)]
    for row in data:
        row["name"] = names[(row["value"] - low) // width]
    return drawn(_columns(data, names, words), 170, lang)


def _columns(data: list[dict[str, Any]], names: list[str], words: Words) -> Chart:
    angle = -45 if len(names) * max([len(name) for name in names]) > 44 else 0
    x = alt.X("name:N", sort=names, title=words.x, scale=alt.Scale(domain=names), axis=alt.Axis(labelAngle=angle))
    y = alt.Y("share:Q", title=None, axis=alt.Axis(format="%", tickCount=4))
    color = _who(words, {row["who"] for row in data})
    return alt.layer(_chart(data).mark_bar(stroke=PANEL, strokeWidth=1).encode(x=x, y=y, color=color, order="order:Q"))


def course(points: Sequence[Point], words: Words, lang: str) -> str:
    """Draw the mean of winners and of others from round to round, and the middle half of each."""
    data = [{**point._asdict(), "who": words.winners if point.winner else words.others} for point in points]
    who = {row["who"] for row in data}
    rows = _chart(data).encode(
        x=alt.X("round:Q", title=words.x, axis=alt.Axis(tickMinStep=1, format="d"), scale=alt.Scale(nice=False)),
    )
    band = rows.mark_area(opacity=0.22).encode(
        y=alt.Y("low:Q", title=None, axis=alt.Axis(tickCount=5)), y2="high:Q", color=_who(words, who)
    )
    dash = alt.StrokeDash(
        "who:N", legend=None, scale=alt.Scale(domain=[words.winners, words.others], range=[[1, 0], [6, 4]])
    )
    line = rows.mark_line(strokeWidth=2.5).encode(
        y=alt.Y("mean:Q", title=None), color=_who(words, who), strokeDash=dash
    )
    dots = rows.mark_point(size=28, filled=True, opacity=1).encode(
        y=alt.Y("mean:Q", title=None), color=_who(words, who)
    )
    return drawn(alt.layer(band, line, dots), 190, lang)


def _who(words: Words, there: Iterable[str]) -> alt.Color:
    """Return the color scale of winners and others, if there are both."""
    domain = [name for name in (words.winners, words.others) if name in there]
    colors = [ACCENT if name == words.winners else OTHERS for name in domain]
    legend = alt.Legend(title=None, orient="top") if words.others else None
    return alt.Color("who:N", legend=legend, scale=alt.Scale(domain=domain, range=colors))


def shares(question: Question, other: str, lang: str) -> str:
    """Draw one row per answer and one column per bot; darker means more often. A single bot gets bars."""
    answers = [*question.answers, *([(other, question.other)] if question.other else [])]
    data: list[dict[str, Any]] = [
        {"name": f"{number}\t{name}", "bot": bot, "share": share, "rest": number == len(question.answers)}
        for number, (name, by_bot) in enumerate(answers)
        for bot, share in by_bot.items()
    ]
    bots = list(question.asked)
    y = alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelExpr="split(datum.label, '\t')[1]", labelLimit=200))
    rows = _chart(data).encode(y=y)
    if len(bots) == 1:
        most = max([row["share"] for row in data])
        x = alt.X("share:Q", title=None, axis=None, scale=alt.Scale(domain=[0, 1.22 * most]))
        color = alt.condition("datum.rest", alt.value(OTHERS), alt.value(ACCENT))
        bars = rows.mark_bar(height={"band": 0.7}).encode(x=x, color=color)
        numbers = rows.mark_text(align="left", dx=5, color=INK).encode(x=x, text=alt.Text("share:Q", format=".1%"))
        return drawn(alt.layer(bars, numbers), ROW * len(answers), lang)
    x = alt.X("bot:N", sort=bots, title=None, axis=alt.Axis(orient="top", labelAngle=0, labelLimit=240 // len(bots)))
    cells = rows.mark_rect(color=ACCENT, stroke=LINE).encode(x=x, opacity=_depth())
    digits = ".1%" if len(bots) < 5 else ".0%"
    numbers = rows.mark_text(color=INK).encode(x=x, text=alt.Text("share:Q", format=digits))
    return drawn(alt.layer(cells, numbers), ROW * len(answers), lang)


class Grid(NamedTuple):
    """Answers that each consist of a suit and a number."""

    suits: list[str]
    numbers: list[int]
    shares: dict[tuple[str, int], float]


def grid_of(answers: dict[str, float]) -> Grid | None:
    """Return the answers as a grid; None if they are something else, or too few for one."""
    split = {name: re.fullmatch(r"(\D+) (\d+)", name) for name in answers}
    found = {(match[1], int(match[2])): answers[name] for name, match in split.items() if match}
    suits, numbers = sorted({suit for suit, _ in found}), sorted({number for _, number in found})
    if len(found) < len(answers) or len(suits) < 2 or len(numbers) < 4:
        return None
    return Grid(suits, numbers, found)


def squares(grid: Grid, title: str, lang: str) -> str:
    """Draw one row per suit and one column per number, in percent without the sign; darker means more often."""
    data = [{"suit": suit, "number": number, "share": share} for (suit, number), share in grid.shares.items()]
    rows = _chart(data).encode(
        x=alt.X("number:O", title=title, axis=alt.Axis(orient="top", labelAngle=0)), y=alt.Y("suit:N", title=None)
    )
    cells = rows.mark_rect(color=ACCENT, stroke=LINE).encode(opacity=_depth(max(grid.shares.values())))
    numbers = rows.transform_calculate(percent="100 * datum.share").mark_text(
        color=INK, fontSize=min(11, 150 // len(grid.numbers))
    )
    return drawn(alt.layer(cells, numbers.encode(text=alt.Text("percent:Q", format=".1f"))), 28 * len(grid.suits), lang)


def _depth(most: float = 1.0) -> alt.Opacity:
    """Return the opacity scale. Text stays readable on the darkest color, in light and in dark mode."""
    return alt.Opacity("share:Q", legend=None, scale=alt.Scale(domain=[0, most], range=[0.03, 0.5]))


def drawn(chart: Chart, height: int, lang: str) -> str:
    """Render a chart as SVG in the common width and colors. It is hidden from screen readers, because the page
    describes it in words."""
    text: dict[str, Any] = {"labelColor": INK, "titleColor": MUTED, "labelFontSize": 13, "titleFontSize": 13}
    whole = (
        chart.properties(width=WIDTH, height=height, autosize=alt.AutoSizeParams(type="fit-x", contains="padding"))
        .configure(
            font=FONT, background="transparent", aria=False, padding={"left": 16, "right": 8, "top": 4, "bottom": 4}
        )
        .configure_axis(
            **text,
            titleFontWeight="normal",
            gridColor=LINE,
            domainColor=LINE,
            tickColor=LINE,
            labelOverlap=True,
            labelFlush=False,
        )
        .configure_text(font=FONT, fontSize=12)
        .configure_view(stroke=None)
        .configure_legend(labelColor=INK, labelFontSize=13, symbolType="square", symbolOpacity=1, symbolStrokeWidth=0)
    )
    svg = vl_convert.vegalite_to_svg(whole.to_dict(), format_locale=LOCALES[lang])
    return re.sub(r"<svg ", '<svg aria-hidden="true" focusable="false" ', svg, count=1)
