"""`make bench-lab`: measure 100,000 random matches of Gorus: simulate, store, report. Appended to bench/lab.md.

Time is wall-clock time. Memory is the peak resident memory of any process of a command, and for the simulation that of
its main process and of one worker. A tenth of the matches is measured as well, because memory must not grow.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from harena.processes import cores

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "lab.md"
MATCHES = 100_000


class Cost(NamedTuple):
    seconds: float
    own: float  # megabytes of the command's main process
    child: float  # and of its largest child


def run(words: Sequence[str], folder: Path) -> Cost:
    """Run one command in its own process, which reports its and its children's peak memory at the end."""
    told = folder / "memory"
    code = (
        "import resource, sys; from harena.cli import main; code = main(sys.argv[2:]);"
        "own, child = [resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)];"
        "open(sys.argv[1], 'w').write(f'{own} {child}'); sys.exit(code)"
    )
    started = time.perf_counter()
    pid = os.posix_spawn(sys.executable, [sys.executable, "-c", code, str(told), *words], {**os.environ})
    _, status = os.waitpid(pid, 0)
    seconds = time.perf_counter() - started
    if status:
        sys.exit(f"harena: {' '.join(words)} failed")
    own, child = [int(part) / 1024 for part in told.read_text().split()]
    return Cost(seconds, own, child)


def measured(matches: int, folder: Path) -> dict[str, tuple[Cost, float]]:
    """Return, by command, its cost and the megabytes it wrote."""
    found = {}
    lines, table, page = [folder / f"{matches}{suffix}" for suffix in (".jsonl", ".parquet", ".html")]
    play = ["simulate", "gorus", "--games", str(matches), "--bots", "random", "--json", "--out"]
    for name, words, out in (
        ("simulate, JSON lines", [*play, str(lines)], lines),
        ("simulate, Parquet", [*play, str(table)], table),
        ("report of the Parquet file", ["report", str(table), "--out", str(page)], page),
    ):
        found[name] = run(words, folder), out.stat().st_size / 2**20
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--keep", action="store_true", help="append to bench/lab.md")
    asked = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for matches in (asked.matches // 10, asked.matches):
            for name, (cost, size) in measured(matches, Path(folder)).items():
                memory = f"{cost.own:.0f} MB" + (f", a worker {cost.child:.0f} MB" if cost.child else "")
                rows.append(f"| {matches:,} | {name} | {cost.seconds:.0f} s | {memory} | {size:.1f} MB |")
                Console(stderr=True, highlight=False).print(rows[-1])
    machine = f"{platform.machine()}, {cores()} cores, {platform.system()}, CPython {platform.python_version()}"
    head = "| matches | command | time | memory | file |\n| ---: | --- | ---: | --- | ---: |"
    section = f"\n## {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {machine}\n\n{head}\n" + "\n".join(rows) + "\n"
    print(section)
    if asked.keep:
        if not RESULTS.exists():
            RESULTS.write_text(f"# The lab, measured\n\n{__doc__}", encoding="utf-8")
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(section)


if __name__ == "__main__":
    main()
