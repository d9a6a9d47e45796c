"""Show a tournament: a progress bar while it is played, tables at the end."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from harena.lab.contest import Deal, is_timed
from harena.lab.standings import ABOVE, BELOW, FAIR, OPEN, UNFAIR, Standings
from harena.text import Texts

WIDTH = 100  # fewest columns for a table; a narrower terminal wraps it
VERDICTS = {
    ABOVE: "tournament-above",
    BELOW: "tournament-below",
    OPEN: "tournament-open",
    FAIR: "tournament-fair",
    UNFAIR: "tournament-unfair",
    "": "tournament-unasked",
}


def with_bar(deals: Iterable[Deal], standings: Standings) -> None:
    """Play all deals with a progress bar on stderr. It uses no thread; its end is an estimate that may shrink."""
    if not sys.stderr.isatty():
        for _ in deals:
            """Nobody watches."""
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True) as bar:
        task = bar.add_task("", total=standings.most(), completed=standings.deals())
        bar.refresh()
        for deal in deals:
            who = f"{deal.challenger} – {deal.field}" if deal.field else deal.challenger
            bar.update(task, description=who, total=standings.most(), completed=standings.deals())
            bar.refresh()


def print_standings(standings: Standings, texts: Texts) -> None:
    found = standings.summary()
    print(_headline(found, texts))
    if found["question"] is not None:
        print(texts.say("tournament-question", rate=_percent(found["question"])))
    console = Console(highlight=False)
    console.width = max(console.width, WIDTH)
    console.print()
    console.print(_pairings(found, standings, texts))
    console.print()
    console.print(_bots(found, texts))
    for line in _notes(found, texts):
        print(line)


def _headline(found: dict[str, Any], texts: Texts) -> str:
    players = found["options"]["players"]
    name = texts.say(f"{found['game']}-name")
    return texts.say(
        "tournament-done",
        game=name,
        players=players,
        deals=found["deals"],
        matches=found["matches"],
        seed=found["seed"],
    )


def _pairings(found: dict[str, Any], standings: Standings, texts: Texts) -> Table:
    heads = [
        texts.say("tournament-challenger"),
        texts.say("tournament-field"),
        texts.say("tournament-deals"),
        texts.say("tournament-matches"),
        texts.say("tournament-rate"),
        texts.say("tournament-interval"),
        texts.say("tournament-verdict"),
    ]
    table = _table(heads, left=(0, 1, 6))
    for row in found["pairings"]:
        table.add_row(row["challenger"], _field(row["field"], standings), *_figures(row, texts))
    for row in found["controls"]:
        table.add_row(row["bot"], texts.say("tournament-itself"), *_figures(row, texts))
    return table


def _field(bot: str, standings: Standings) -> str:
    """Return the field with its number of copies, where that is the same in every match."""
    sides = standings.contest.sides
    alone = standings.contest.side_count == len(sides)
    return f"{len(sides) - 1} × {bot}" if alone and len(sides) > 2 else bot


def _figures(row: dict[str, Any], texts: Texts) -> list[str]:
    interval = f"{_percent(row['low'])} – {_percent(row['high'])}"
    verdict = texts.say(VERDICTS[row["verdict"]])
    return [str(row["deals"]), str(row["matches"]), _percent(row["rate"]), interval, verdict]


def _bots(found: dict[str, Any], texts: Texts) -> Table:
    """Return the table of bots, the best first where they are rated."""
    ratings = {row["bot"]: row for row in found["ratings"] or ()}
    heads = [texts.say("simulate-bot")]
    if ratings:
        heads += [texts.say("tournament-rating"), texts.say("tournament-sigma"), texts.say("tournament-ordinal")]
    heads += [texts.say("tournament-decisions"), texts.say("tournament-cost"), texts.say("tournament-failures")]
    table = _table(heads, left=(0,))
    for bot in ratings or found["bots"]:
        rated = [f"{ratings[bot][key]:.2f}" for key in ("mean", "sigma", "ordinal")] if ratings else []
        rest = [str(found["decisions"][bot]), _cost(found["times"][bot]), str(found["failures"][bot])]
        table.add_row(bot, *rated, *rest)
    return table


def _notes(found: dict[str, Any], texts: Texts) -> list[str]:
    lines = [_failure(row, texts) for row in found["first_failures"]]
    more = sum(found["failures"].values()) - len(lines)
    if more:
        lines.append(texts.say("tournament-more-failures", count=more))
    timed = [bot for bot in found["bots"] if is_timed(bot)]
    if timed:
        lines.append(texts.say("timed-bots", bots=texts.join(timed)))
    return lines


def _failure(row: dict[str, Any], texts: Texts) -> str:
    if not row["field"]:
        return texts.say("tournament-failure-solo", bot=row["bot"], deal=row["deal"], what=row["what"])
    other = row["field"] if row["bot"] == row["challenger"] else row["challenger"]
    return texts.say(
        "tournament-failure", bot=row["bot"], deal=row["deal"], other=other, seat=row["seat"], what=row["what"]
    )


def _table(heads: Sequence[str], left: Sequence[int]) -> Table:
    table = Table(box=None, pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(head, justify="left" if number in left else "right")
    return table


def _percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def _cost(seconds: float | None) -> str:
    if seconds is None:
        return "–"
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.3f} ms"
