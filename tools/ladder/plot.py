"""Draw plots as SVG, in Harena's colors. Each has its own background and a dark mode, so that it can be read anywhere.
Nothing is shown by color alone: a word stands beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log10
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH, ROW, TOP, FOOT = 820, 30, 56, 44
LEFT, RIGHT = 250, 200  # for names, and for the text of each row
FRAME = 60  # beside a curve
HEIGHT = 320  # of a curve
INK, GOOD, BAD = "ink", "good", "bad"
STYLE = """
text { font: 14px ui-sans-serif, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; fill: #2b2118;
  font-variant-numeric: tabular-nums; }
.title { font-size: 17px; font-weight: 600; }
.small { font-size: 12px; fill: #6b5d4e; }
.figure { paint-order: stroke; stroke: #fbf5ea; stroke-width: 4px; }
.ground { fill: #fbf5ea; stroke: #d9c9ae; }
.grid { stroke: #e2d5bf; }
.even { stroke: #6b5d4e; stroke-dasharray: 3 4; }
.bar { stroke: #845a0a; stroke-width: 2; }
.bar-text { font-size: 12px; fill: #845a0a; }
line.ink, path.ink { stroke: #2b2118; } circle.ink { fill: #2b2118; }
line.good { stroke: #4e7036; } circle.good { fill: #4e7036; } text.good { fill: #4e7036; }
line.bad { stroke: #a8412a; } circle.bad { fill: #a8412a; } text.bad { fill: #a8412a; }
.whisker { stroke-width: 3; stroke-linecap: round; opacity: 0.55; }
.curve { fill: none; stroke-width: 2; opacity: 0.7; }
@media (prefers-color-scheme: dark) {
  text { fill: #eadfcb; }
  .small { fill: #b5a68f; }
  .figure { stroke: #2a231e; }
  .ground { fill: #2a231e; stroke: #4a3f35; }
  .grid { stroke: #40362d; }
  .even { stroke: #b5a68f; }
  .bar { stroke: #e3b655; } .bar-text { fill: #e3b655; }
  line.ink, path.ink { stroke: #eadfcb; } circle.ink { fill: #eadfcb; }
  line.good { stroke: #9cbf7a; } circle.good { fill: #9cbf7a; } text.good { fill: #9cbf7a; }
  line.bad { stroke: #e0795e; } circle.bad { fill: #e0795e; } text.bad { fill: #e0795e; }
}
"""
Scale = Callable[[float], float]


class Dot(NamedTuple):
    """A figure with its interval."""

    name: str
    value: float
    low: float
    high: float
    said: str
    tone: str = INK
    bar: float | None = None


class Point(NamedTuple):
    """A place on a curve."""

    at: float
    value: float
    low: float
    high: float


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" class="{kind}"/>'


def circle(x: float, y: float, kind: str) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" class="{kind}"/>'


def picture(title: str, about: str, height: float, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height:.0f}" '
        f'viewBox="0 0 {WIDTH} {height:.0f}" role="img">'
    )
    ground = f'<rect x="0.5" y="0.5" width="{WIDTH - 1}" height="{height - 1:.0f}" rx="10" class="ground"/>'
    named = [f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>", ground]
    heading = [text(20, 28, title, "title"), text(20, 46, about, "small")]
    return "\n".join([head, *named, *heading, *parts, "</svg>"]) + "\n"


def straight(low: float, high: float, start: float, end: float) -> Scale:
    return lambda value: start + (value - low) / (high - low) * (end - start)


def dots(title: str, about: str, rows: Sequence[Dot], ticks: Sequence[tuple[float, str]], even: float | None) -> str:
    """Draw one row per figure, from the first tick to the last."""
    x = straight(ticks[0][0], ticks[-1][0], LEFT, WIDTH - RIGHT)
    head = TOP + 8
    foot = head + ROW * len(rows)
    parts = [line(x(at), head, x(at), foot, "grid") for at, _ in ticks]
    parts += [text(x(at), foot + 18, word, "small", "middle") for at, word in ticks]
    if even is not None:
        parts += [line(x(even), head, x(even), foot, "even"), text(x(even), foot + 34, "even share", "small", "middle")]
    for number, row in enumerate(rows):
        y = head + ROW * (number + 0.5)
        parts += [text(LEFT - 14, y + 5, row.name, "", "end"), text(WIDTH - RIGHT + 14, y + 5, row.said, row.tone)]
        parts.append(line(x(row.low), y, x(row.high), y, f"whisker {row.tone}"))
        if row.bar is not None:
            parts.append(line(x(row.bar), y - 11, x(row.bar), y + 11, "bar"))
        parts.append(circle(x(row.value), y, row.tone))
    return picture(title, about, foot + FOOT, parts)


def curve(title: str, about: str, points: Sequence[Point], even: float, bar: float | None) -> str:
    """Draw rates against budgets on a logarithmic scale."""
    end, head, foot = WIDTH - 90, TOP + 12, HEIGHT - FOOT - 8
    x = straight(log10(points[0].at / 1.3), log10(points[-1].at * 1.3), FRAME, end)
    top = min(1.0, 0.1 * int(10 * max([even, bar or 0.0, *[point.high for point in points]]) + 1))
    y = straight(0, top, foot, head)
    tenths = range(0, round(10 * top) + 1, 2 if top > 0.5 else 1)
    parts = [line(FRAME, y(n / 10), end, y(n / 10), "grid") for n in tenths]
    parts += [text(FRAME - 8, y(n / 10) + 4, f"{10 * n} %", "small", "end") for n in tenths]
    parts += [line(FRAME, y(even), end, y(even), "even"), text(end + 6, y(even) + 4, "even share", "small")]
    if bar is not None:
        parts += [
            line(FRAME, y(bar), end, y(bar), "bar"),
            text(end + 6, y(bar) + 4, f"bar {100 * bar:.0f} %", "bar-text"),
        ]
    way = " L ".join([f"{x(log10(point.at)):.1f} {y(point.value):.1f}" for point in points])
    parts.append(f'<path d="M {way}" class="curve ink"/>')
    for point in points:
        place = x(log10(point.at))
        parts += [line(place, y(point.low), place, y(point.high), "whisker ink"), circle(place, y(point.value), INK)]
        parts.append(text(place - 9, y(point.value) - 8, f"{100 * point.value:.0f} %", "figure", "end"))
        parts.append(text(place, foot + 18, f"{point.at:g}", "small", "middle"))
    parts.append(text((FRAME + end) / 2, foot + 38, "simulations a decision", "small", "middle"))
    return picture(title, about, HEIGHT, parts)
