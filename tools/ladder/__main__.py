"""Measure how strong the bots are: play the contests of tools/ladder/plan.py and write docs/ladder.md with its plots.

This takes hours. Results are stored in docs/ladder/results; the same command continues from there, and finished
contests are not played again."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

from rich.console import Console
from rich.table import Table

from harena.kernel.rules import BadInput
from harena.processes import cores
from tools.ladder.origin import ROOT
from tools.ladder.page import write
from tools.ladder.plan import EVENTS, MEASUREMENTS, Event, Measurement
from tools.ladder.playing import MISSING, gather, look, measure, play

KEPT = ROOT / "docs" / "ladder" / "results"
DOCS = ROOT / "docs"
WIDTH = 140  # fewest columns of --list


def parse(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description=__doc__)
    parser.add_argument("--only", nargs="+", metavar="NAME", default=["*"], help="these alone; gorus-* is all of Gorus")
    parser.add_argument("--page", action="store_true", help="play nothing, write the page from what is there")
    parser.add_argument("--list", action="store_true", help="say what is planned and how far it is")
    parser.add_argument("--workers", type=int, default=cores(), metavar="N", help="processes")
    asked = parser.parse_args(words)
    if asked.workers < 1:
        parser.error("--workers: expected 1 or more")
    names = [one.name for one in chosen(["*"])]
    for pattern in asked.only:
        if not any([fnmatch(name, pattern) for name in names]):
            parser.error(f"there is no {pattern}; expected one of: {', '.join(names)}")
    return asked


def chosen(patterns: Sequence[str]) -> list[Event | Measurement]:
    each: list[Event | Measurement] = [*MEASUREMENTS, *EVENTS]
    return [one for one in each if any([fnmatch(one.name, pattern) for pattern in patterns])]


def played(each: Sequence[Event | Measurement], folder: Path, workers: int, console: Console) -> bool:
    """Play everything and tell whether it succeeded. What cannot be played is reported, and the rest continues."""
    good = True
    folder.mkdir(parents=True, exist_ok=True)
    for one in each:
        try:
            if isinstance(one, Event):
                play(one, folder, workers, console)
            else:
                measure(one, folder, workers, console)
        except BadInput as error:
            console.print(f"harena: {error}")
            good = False
    return good


def listing(each: Sequence[Event | Measurement], folder: Path) -> Table:
    table = Table("name", "bots or command", "question", "deals", "state", "CPU minutes", box=None)
    for one in each:
        if isinstance(one, Measurement):
            state = MISSING if gather(one, folder).result is None else "done"
            table.add_row(one.name, f"{one.module} {' '.join(one.args)}", "", "", state, "")
            continue
        found = look(one, folder)
        asked = "" if one.question is None else f"{one.question:.0%}"
        deals = f"{found.standings.deals()} / {found.standings.most()}"
        table.add_row(one.name, ", ".join(one.bots), asked, deals, found.state, f"{found.seconds / 60:.1f}")
    return table


def main() -> None:
    asked = parse()
    each, console = chosen(asked.only), Console(stderr=True, highlight=False, soft_wrap=True)
    if asked.list:
        wide = Console(highlight=False)
        wide.width = max(wide.width, WIDTH)
        wide.print(listing(each, KEPT))
        return
    good = True
    if not asked.page:
        try:
            good = played(each, KEPT, asked.workers, console)
        except KeyboardInterrupt:
            sys.exit("harena: stopped; the same command goes on from here")
    write(KEPT, DOCS)
    console.print("docs/ladder.md is written")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
