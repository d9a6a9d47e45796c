"""`make bench`: Gorus beside its peers, interleaved in one run on one core; ratios are medians over the rounds.

These machines are noisy: a figure means something only beside another of the same run.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import ours, peers

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results.md"
FAST = ROOT / "build" / "fast"
YARDSTICKS = ("OpenSpiel hearts, outcomes", "OpenSpiel hearts, shuffled", "RLCard bridge, game")
HEADS = ("what", "figure", "/ hearts", "/ shuffled", "/ bridge")
Row = tuple[str, ...]


def compiled(seconds: float, seed: int) -> dict[str, float]:
    """Our compiled files, in a process of their own."""
    path = os.pathsep.join([str(FAST), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-m", "bench.ours", str(seconds), str(seed)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True, cwd=ROOT)
    figures: dict[str, float] = json.loads(done.stdout)
    if not figures.pop("compiled"):
        raise SystemExit("harena: build/fast is not compiled; run make fast")
    return {f"Harena compiled, {name}": value for name, value in figures.items()}


def one_round(seconds: float, seed: int) -> dict[str, float]:
    figures: dict[str, float] = {}
    for way in ("outcomes", "shuffled", "cloned"):
        figure = peers.hearts(seconds, seed, way)
        figures[figure.name] = figure.per_second
    mine = ours.measure(seconds, seed)
    mine.pop("compiled")
    figures.update({f"Harena, {name}": value for name, value in mine.items()})
    if FAST.exists():
        figures.update(compiled(seconds, seed))
    figures["RLCard bridge, game"] = peers.rlcard_bridge(seconds, seed).per_second
    figures["RLCard bridge, env"] = peers.rlcard_bridge(seconds, seed, env=True).per_second
    figures["OpenSpiel hearts, clone us"] = peers.hearts_clone(seconds / 4)
    return figures


def report(rounds: list[dict[str, float]]) -> list[Row]:
    """Name, figure, and the ratios to hearts (both ways of dealing) and to RLCard's bridge."""
    rows: list[Row] = []
    for name in rounds[0]:
        values = [figures[name] for figures in rounds]
        if name.endswith(" us"):
            rows.append((name[:-3], f"{median(values):.2f} us", "", "", ""))
            continue
        ratios = [f"{median([figures[name] / figures[peer] for figures in rounds]):.2f}x" for peer in YARDSTICKS]
        rows.append((name, f"{median(values):,.0f}/s", *ratios))
    return rows


def keep(rows: list[Row], rounds: int, seconds: float) -> None:
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    machine = f"{platform.machine()}, {os.cpu_count()} cores, {platform.system()}, CPython {platform.python_version()}"
    lines = [f"\n## {when}, {machine}\n", f"Medians of {rounds} interleaved rounds of {seconds:g} s each.\n"]
    lines += ["| " + " | ".join(row) + " |" for row in (HEADS, ("---",) * len(HEADS), *rows)]
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    asked = parser.parse_args()
    console = Console()
    rounds = [one_round(asked.seconds, seed) for seed in track(range(asked.rounds), "rounds", console=console)]
    rows = report(rounds)
    table = Table(*HEADS, title="Random play, one core: decisions a second, and ratios", box=None)
    for column in table.columns:
        column.no_wrap = True
    for row in rows:
        table.add_row(*row)
    console.print(table)
    keep(rows, asked.rounds, asked.seconds)
    console.print(f"appended to {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
