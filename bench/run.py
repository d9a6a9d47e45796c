"""`make bench`: compare our games with their peers, interleaved in one run on one core; ratios are medians over rounds.

Seconds are CPU time, so that other load on the machine matters as little as possible. Figures are still noisy: compare
only figures of the same run.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import ours, peers
from harena import compiled
from harena.games import game

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results.md"
FAST = ROOT / "build" / "fast"
ALL_ANSWERS = ", all answers"  # including forced ones; compared with the same figure of the peer
MATCHES = 200
Row = tuple[str, ...]
Figures = dict[str, float]


class Section(NamedTuple):
    title: str
    peers: Callable[[float, int], Figures]
    yardsticks: dict[str, str]  # column: the peer's figure ours are divided by
    note: Callable[[], str] | None = None


def gorus_peers(seconds: float, seed: int) -> Figures:
    ways = [peers.hearts(seconds, seed, way) for way in ("outcomes", "shuffled", "cloned")]
    figures = {figure.name: figure.per_second for figure in ways}
    figures["RLCard bridge, game"] = peers.rlcard_bridge(seconds, seed).per_second
    figures["RLCard bridge, env"] = peers.rlcard_bridge(seconds, seed, env=True).per_second
    figures["OpenSpiel hearts, clone us"] = peers.hearts_clone(seconds / 4)
    return figures


def board_peers(seconds: float, seed: int) -> Figures:
    catan = peers.catan(seconds, seed)
    return {
        catan.name: catan.per_second,
        catan.name + ALL_ANSWERS: catan.answers_per_second,
        f"{catan.name}, copy us": peers.catan_copy(seconds / 4),
    }


SECTIONS = {
    "gorus": Section(
        "Gorus",
        gorus_peers,
        {
            "/ hearts": "OpenSpiel hearts, outcomes",
            "/ shuffled": "OpenSpiel hearts, shuffled",
            "/ bridge": "RLCard bridge, game",
        },
    ),
    "munera": Section(
        "Munera",
        board_peers,
        {"/ catanatron": "catanatron"},
        lambda: ours.matches(game("munera"), MATCHES),
    ),
    "spartacus": Section(
        "Spartacus",
        board_peers,
        {"/ catanatron": "catanatron"},
        lambda: ours.matches(game("spartacus"), MATCHES),
    ),
}


def is_built() -> bool:
    """Tell whether there are compiled modules to be measured beside the sources."""
    return (FAST / compiled.LIST).exists()


def from_fast(*command: str) -> Figures:
    """Return the figures that a module prints when it runs on our compiled modules, in its own process."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), compiled.SWITCH: "1"}
    run = [sys.executable, "-m", *command]
    done = subprocess.run(run, env=env, capture_output=True, text=True, check=True, cwd=ROOT)
    figures: Figures = json.loads(done.stdout)
    if not figures.pop("compiled"):
        raise SystemExit("harena: build/fast does not fit the sources; run make fast")
    return {f"Harena compiled, {what}": value for what, value in figures.items()}


def check_own_modules() -> None:
    """What is measured in this process are the sources."""
    if compiled.is_used():
        raise SystemExit(f"harena: this would measure compiled modules twice; run it with {compiled.SWITCH}=0")


def one_round(name: str, seconds: float, seed: int) -> Figures:
    figures = SECTIONS[name].peers(seconds, seed)
    mine = ours.measure(name, seconds, seed)
    mine.pop("compiled")
    figures.update({f"Harena, {what}": value for what, value in mine.items()})
    if is_built():
        figures.update(from_fast("bench.ours", name, str(seconds), str(seed)))
    return figures


def report(rounds: list[Figures], yardsticks: dict[str, str]) -> list[Row]:
    """Return rows with name, figure, and the ratios to the peers."""
    rows: list[Row] = []
    for name in rounds[0]:
        values = [figures[name] for figures in rounds]
        if name.endswith(" us"):
            rows.append((name[:-3], f"{median(values):.2f} us", *[""] * len(yardsticks)))
            continue
        tail = ALL_ANSWERS if name.endswith(ALL_ANSWERS) else ""
        pairs = [[(figures[name], figures[peer + tail]) for figures in rounds] for peer in yardsticks.values()]
        ratios = [f"{median([mine / theirs for mine, theirs in pair]):.2f}x" for pair in pairs]
        rows.append((name, f"{median(values):,.0f}/s", *ratios))
    return rows


def keep(title: str, heads: Row, rows: list[Row], lines: list[str]) -> None:
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    machine = f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}, CPython {platform.python_version()}"
    text = [f"\n## {title}, {when}, {machine}\n", *[f"{line}\n" for line in lines]]
    text += ["| " + " | ".join(row) + " |" for row in (heads, ("---",) * len(heads), *rows)]
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write("\n".join(text) + "\n")


def show_and_keep(section: str, title: str, heads: Row, rows: list[Row], lines: list[str], console: Console) -> None:
    """Print a section, and append it to the earlier results."""
    table = Table(*heads, title=title, box=None)
    for column in table.columns:
        column.no_wrap = True
    for row in rows:
        table.add_row(*row)
    console.print(table)
    console.print("\n".join(lines))
    keep(section, heads, rows, lines)
    console.print(f"appended to {RESULTS.relative_to(ROOT)}")


def run(name: str, count: int, seconds: float, console: Console) -> None:
    section = SECTIONS[name]
    load = os.getloadavg()[0]
    lines = [f"Medians of {count} interleaved rounds of {seconds:g} s each (CPU time); load average {load:.1f} before."]
    rounds = [one_round(name, seconds, seed) for seed in track(range(count), section.title, console=console)]
    heads = ("what", "figure", *section.yardsticks)
    rows = report(rounds, section.yardsticks)
    if section.note:
        lines.append(section.note())
    title = f"{section.title}, random play, one core: decisions a second, and ratios"
    show_and_keep(section.title, title, heads, rows, lines, console)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=SECTIONS, help="only this one")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    asked = parser.parse_args()
    check_own_modules()
    console = Console()
    for name in [asked.game] if asked.game else SECTIONS:
        run(name, asked.rounds, asked.seconds, console)


if __name__ == "__main__":
    main()
