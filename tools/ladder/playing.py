"""Play the planned contests that are not finished, and read stored results."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from harena.kernel.rules import BadInput
from harena.lab.contest import Deal
from harena.lab.standings import Standings
from harena.lab.tournament import Tournament
from harena.lab.tournament_output import with_bar
from tools.ladder.origin import ROOT, Origin, note, noted, origin
from tools.ladder.plan import Event, Measurement

MISSING, STALE, PART, DONE = "not played", "of another version or plan", "unfinished", "done"
EVERY = 60.0  # seconds between two lines of progress, where there is no bar


class Found(NamedTuple):
    """The stored results of a contest."""

    event: Event
    state: str
    standings: Standings
    deals: list[Deal]
    origins: list[Origin]

    @property
    def seconds(self) -> float:
        """Return the processor time it took, as far as known."""
        return sum(self.standings.seconds.values())


class Measured(NamedTuple):
    measurement: Measurement
    result: Any  # None: not measured
    origins: list[Origin]


def results_path(folder: Path, name: str) -> Path:
    return folder / f"{name}.jsonl"


def origins(folder: Path, name: str) -> Path:
    return folder / f"{name}.origin.json"


# Contests


def play(event: Event, folder: Path, workers: int, console: Console) -> None:
    """Play a contest to its end; BadInput if the file belongs to another contest."""
    tournament = Tournament(event.contest(), results_path(folder, event.name))
    standings = tournament.standings
    if standings.deals() < standings.most():
        note(origins(folder, event.name), origin(event.game, standings.deals()))
        console.print(f"{event.name}: {standings.deals()} of at most {standings.most()} deals are played")
        with tournament.workers(workers) as hall:
            with_bar(with_progress(tournament.play(hall), event, standings, console), standings)
    console.print(f"{event.name}: {summed_up(standings)}")


def with_progress(deals: Iterable[Deal], event: Event, standings: Standings, console: Console) -> Iterator[Deal]:
    """Yield the deals, and print a line of progress now and then where there is no bar."""
    last = time.monotonic()
    for deal in deals:
        yield deal
        if not sys.stderr.isatty() and time.monotonic() - last > EVERY:
            last = time.monotonic()
            console.print(f"{event.name}: {summed_up(standings)}")


def summed_up(standings: Standings) -> str:
    rates = []
    for row in standings.summary()["pairings"]:
        between = f"{row['rate']:.1%} ({row['low']:.1%} – {row['high']:.1%})"
        rates.append(f"{row['challenger']} – {row['field']} {between} {row['verdict']}".rstrip())
    return f"{standings.deals()} deals; {'; '.join(rates)}"


def look(event: Event, folder: Path) -> Found:
    """Return the stored results, without playing."""
    path = results_path(folder, event.name)
    kept = noted(origins(folder, event.name))
    contest = event.contest()
    if not path.exists():
        return Found(event, MISSING, Standings(contest), [], kept)
    try:
        tournament = Tournament(contest, path)
    except BadInput:
        return Found(event, STALE, Standings(contest), [], kept)
    standings = tournament.standings
    assert tournament.result_files is not None
    deals = tournament.result_files.deals.entries[: standings.deals()]
    return Found(event, DONE if len(deals) == standings.most() else PART, standings, deals, kept)


# Measurements


def measure(measurement: Measurement, folder: Path, workers: int, console: Console) -> None:
    """Run a measurement in its own process, with its progress on our stderr."""
    path = folder / f"{measurement.name}.json"
    if not path.exists():
        console.print(f"{measurement.name}: {measurement.module} {' '.join(measurement.args)}")
        note(origins(folder, measurement.name), origin("gorus"))
        more = ["--workers", str(workers)] if measurement.parallel else []
        command = [sys.executable, "-m", measurement.module, *measurement.args, *more, "--json"]
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            raise BadInput(f"{measurement.name}: {measurement.module} failed, see above; the rest goes on")
        json.loads(done.stdout)
        path.write_text(done.stdout, encoding="utf-8")
    console.print(f"{measurement.name}: done")


def gather(measurement: Measurement, folder: Path) -> Measured:
    path = folder / f"{measurement.name}.json"
    result = json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
    return Measured(measurement, result, noted(origins(folder, measurement.name)))
