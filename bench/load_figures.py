"""The figures of `make load`: one line per step, as a table and as a plot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from bench.load_client import Tally
from bench.load_server import Cost

NOT_SAVED = "not-saved"
GOAL_MS = 100.0  # p99 from an answer to its last viewer
GOAL_CPU_MS = 2.0  # processor time per answer of Gorus
GOAL_COLOR = "#845a0a"
LATE_MS = 20.0  # clients that are later than this in one of a hundred cases spoil the times
COLUMNS = (
    "game",
    "tables",
    "answers/s",
    "server CPU per answer",
    "its children",
    "p50",
    "p99",
    "max",
    "refused",
    "not saved",
    "closed",
    "lost",
    "updates per answer",
    "bytes per update",
    "p99",
    "first scene",
    "memory per table",
    "commits/s",
    "bare database",
    "client CPU",
    "client late, p99 (max)",
    "other work",
)


class Figures(msgspec.Struct):
    """What one step has shown. Times are in milliseconds."""

    name: str
    game: str
    tables: int
    seconds: float
    answers: int
    rate: float  # answers per second
    cpu: float  # processor time of the server per answer
    cpu_children: float
    p50: float
    p99: float
    most: float
    refused: dict[str, int]  # by code
    closed: dict[str, int]
    lost: int
    updates: float  # per answer: a hidden answer is shown to one viewer only
    update_bytes: float
    update_p99: float
    opening_bytes: float
    memory: float  # bytes per table
    commits: float  # per second
    pages: float  # per commit
    bare: float  # commits per second of the bare database
    client_cpu: float  # cores
    late_p50: float
    late_p99: float
    late_most: float
    others: float  # cores that something else on the machine has used
    reconnects: int
    matches: int
    quiet: int  # tables without an answer in the measured time

    @property
    def series(self) -> str:
        return f"{self.name}, {self.game}"


def figures_of(name: str, game: str, tables: int, seconds: float, tally: Tally, before: Cost, after: Cost) -> Figures:
    """Put together what the clients and the server's process have shown. The rest is filled in by the caller."""
    times, lags = sorted(tally.times), sorted(tally.lags)
    answers = max(1, tally.done)
    return Figures(
        name=name,
        game=game,
        tables=tables,
        seconds=seconds,
        answers=tally.done,
        rate=tally.done / seconds,
        cpu=1000 * (after.own - before.own) / answers,
        cpu_children=1000 * (after.children - before.children) / answers,
        p50=1000 * share(times, 0.5),
        p99=1000 * share(times, 0.99),
        most=1000 * share(times, 1.0),
        refused=dict(tally.refused),
        closed=dict(tally.closed),
        lost=tally.lost,
        updates=len(tally.updates) / answers,
        update_bytes=fmean(tally.updates or [0]),
        update_p99=share(sorted(tally.updates), 0.99),
        opening_bytes=fmean(tally.openings or [0]),
        memory=0.0,
        commits=0.0,
        pages=0.0,
        bare=0.0,
        client_cpu=tally.cpu / seconds,
        late_p50=1000 * share(lags, 0.5),
        late_p99=1000 * share(lags, 0.99),
        late_most=1000 * share(lags, 1.0),
        others=0.0,
        reconnects=tally.reconnects,
        matches=tally.matches,
        quiet=tally.quiet,
    )


def share(ordered: Sequence[float], part: float) -> float:
    """Return the value below which this part of all values lies; 0 where there are none."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


def row(found: Figures) -> str:
    cells = [
        found.game,
        str(found.tables),
        f"{found.rate:.1f}",
        f"{found.cpu:.2f} ms",
        f"{found.cpu_children:.2f} ms",
        f"{found.p50:.0f} ms",
        f"{found.p99:.0f} ms",
        f"{found.most:.0f} ms",
        _counted({code: count for code, count in found.refused.items() if code != NOT_SAVED}),
        str(found.refused.get(NOT_SAVED, 0)),
        _counted(found.closed),
        str(found.lost),
        f"{found.updates:.1f}",
        f"{found.update_bytes:,.0f}",
        f"{found.update_p99:,.0f}",
        f"{found.opening_bytes:,.0f}",
        f"{found.memory / 1000:,.0f} kB",
        f"{found.commits:.0f}" if found.commits else "not known",
        f"{found.bare:.0f}/s ({found.pages:.0f} pages)" if found.bare else "not known",
        f"{100 * found.client_cpu:.0f} %",
        f"{found.late_p99:.0f} ms ({found.late_most:.0f} ms)",
        f"{found.others:.1f} cores",
    ]
    return "| " + " | ".join(cells) + " |"


def _counted(counts: dict[str, int]) -> str:
    return ", ".join([f"{count} {what}" for what, count in sorted(counts.items())]) or "0"


def table(rows: Iterable[Figures]) -> str:
    head = ["| " + " | ".join(COLUMNS) + " |", "| --- |" + " ---: |" * (len(COLUMNS) - 1)]
    return "\n".join([*head, *[row(each) for each in rows]])


def remarks(rows: Iterable[Figures]) -> list[str]:
    """Say what a reader must know before they believe a figure."""
    found = []
    for each in rows:
        if each.late_p99 > max(LATE_MS, 0.1 * each.p99):
            found.append(
                f"{each.tables} tables: the clients were late themselves ({each.late_p99:.0f} ms in one of a hundred"
                " cases), so that times from answer to viewer are too long by up to that."
            )
        if each.quiet:
            found.append(f"{each.tables} tables: {each.quiet} of them had no answer in the measured time.")
    return found


def read(path: Path) -> list[Figures]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Figures) for line in lines]


def append(path: Path, rows: Iterable[Figures]) -> None:
    with path.open("a", encoding="utf-8") as file:
        for each in rows:
            file.write(msgspec.json.encode(each).decode() + "\n")


def plot(rows: Iterable[Figures], path: Path) -> None:
    """Draw times and processor time against the number of tables, one line per series."""
    import altair as alt  # slow to load, and the client processes import this module too

    latest = {(each.series, each.tables): each for each in rows}
    data: list[dict[str, Any]] = []
    for (series, tables), each in latest.items():
        common = {"series": series, "tables": tables, "cpu": each.cpu + each.cpu_children}
        data += [{**common, "part": "p50", "ms": each.p50}, {**common, "part": "p99", "ms": each.p99}]
    across = alt.X("tables:Q", scale=alt.Scale(type="log", nice=False, padding=20), title="tables")
    across = across.axis(values=sorted({tables for _, tables in latest}), format="d")
    color, shape = alt.Color("series:N", title=None), alt.Shape("series:N", title=None)  # not by color alone
    dash = alt.StrokeDash("part:N", title=None, legend=alt.Legend(symbolType="stroke", symbolStrokeColor="black"))
    times = alt.Y("ms:Q", scale=alt.Scale(type="log"), title="answer to its last viewer, ms")
    cost = alt.Y("cpu:Q", title="server's processor time per answer, ms")
    panels = []
    for up, extra, goal in ((times, [dash], GOAL_MS), (cost, [], GOAL_CPU_MS)):
        base = _chart(data if extra else [each for each in data if each["part"] == "p50"])
        lines = base.mark_line().encode(across, up, alt.Stroke("series:N", legend=None), *extra)
        points = base.mark_point(filled=True, size=60, opacity=1).encode(across, up, color, shape)
        panels.append(alt.layer(lines, points, *_goal(goal)).properties(width=330, height=260))
    alt.hconcat(*panels).configure(background="white").save(path)


def _chart(rows: list[dict[str, Any]]) -> Any:
    import altair as alt

    data: Any = {"values": rows}
    return alt.Chart(data)


def _goal(value: float) -> list[Any]:
    import altair as alt

    line = _chart([{"goal": value, "word": f"goal {value:.0f} ms"}])
    word = line.mark_text(align="right", dx=-4, dy=-7, color=GOAL_COLOR).encode(
        alt.Y("goal:Q"), alt.Text("word:N"), x=alt.value("width")
    )
    return [line.mark_rule(color=GOAL_COLOR, strokeDash=[2, 3]).encode(alt.Y("goal:Q")), word]
