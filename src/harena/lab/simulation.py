"""Run many matches and store them on disk as they are played, so that a run can resume after any interruption.

`FILE.jsonl` has a heading that says what is played, and then one line per match and seat (match_rows.py), in order.
`FILE.parquet` is converted from such a file, `FILE.parquet.part`, at the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from harena import __version__
from harena.games import game
from harena.kernel.rules import BadInput
from harena.lab.append_log import AppendLog
from harena.lab.cluster import Cluster
from harena.lab.match_rows import FAILED, FORMAT, LINES, PARQUET, WHAT, Counts
from harena.lab.simulate import BATCH, Failure, Plan, Result, Tally, play_batch, simulate
from harena.lab.tables import to_parquet
from harena.lab.workers import Workers


class TallyRow(msgspec.Struct):
    """The columns of a row that the tally needs."""

    match: int
    seat: int
    won: float
    score: int
    decisions: int
    answers: int
    deeds: msgspec.Raw


def heading(plan: Plan) -> dict[str, Any]:
    """Return what two runs of one simulation must have in common. The number of matches may differ."""
    return {
        f"harena_{WHAT}": FORMAT,
        "version": __version__,
        "game": plan.game,
        "rules": game(plan.game).rules.version,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": dict(plan.options),
        **({"kingmaking": True} if plan.kingmaking else {}),
    }


class RowFile(AppendLog):
    """The file of rows."""

    def __init__(self, path: Path, plan: Plan) -> None:
        super().__init__(path, WHAT, heading(plan), {"kingmaking": "off"})
        self.seats = len(plan.bots)
        self.matches = 0
        self.good = self.whole  # length in bytes of the complete matches

    def resume(self, tally: Tally) -> None:
        """Count the matches that are stored already. An incomplete match is played again."""
        rows: list[TallyRow] = []
        for number, line in enumerate(self.lines(), start=2):
            try:
                row = msgspec.json.decode(line, type=TallyRow)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise self.broken(number, error) from None
            if (row.match, row.seat) != (self.matches, len(rows) + 1):
                due = f"seat {len(rows) + 1} of match {self.matches}"
                raise BadInput(f"{self.path}, line {number}: expected {due}; this file was changed")
            rows.append(row)
            if len(rows) == self.seats:
                tally.add(_result(rows))
                self.matches += 1
                self.good, rows = self.whole, []
        self.whole = self.good

    def __enter__(self) -> RowFile:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def append(self, result: Result) -> None:
        try:
            self.write(result.rows)
        except OSError as error:
            raise self.cannot_write(error) from None


def _result(rows: list[TallyRow]) -> Result:
    winners = tuple([seat for seat, row in enumerate(rows) if row.won])
    decisions, answers = sum([row.decisions for row in rows]), sum([row.answers for row in rows])
    failures = tuple([failure for row in rows for failure in _failures(row)])
    return Result(rows[0].match, winners, tuple([row.score for row in rows]), decisions, answers, b"", failures)


def _failures(row: TallyRow) -> list[Failure]:
    if FAILED.encode() not in bytes(row.deeds):  # nearly always, and quicker than reading all deeds
        return []
    deeds = msgspec.json.decode(row.deeds, type=Counts)
    return [Failure(row.seat - 1, what) for what in deeds.get(FAILED, ())]


class Simulation:
    """A simulation, new or resumed: `play` plays the matches that are missing, `tally` counts all of them."""

    def __init__(self, plan: Plan, games: int, out: Path | None = None) -> None:
        self.plan, self.games, self.out = plan, games, out
        self.tally = Tally(plan, len(plan.bots))
        self.row_file = None
        if out is not None:
            self.row_file = RowFile(_lines_of(out), plan)
            self.row_file.resume(self.tally)
            self.tally.begin()

    @property
    def done(self) -> int:
        return self.tally.games

    def workers(self, count: int, ray: str = "") -> Workers[int, list[Result]]:
        """Return workers: processes on this machine, at most one per batch, or a Ray cluster."""
        job = partial(play_batch, self.plan)
        left = max(0, self.games - self.done)
        return Cluster(ray, count, job) if ray else Workers(max(1, min(count, -(-left // BATCH))), job)

    def play(self, workers: Workers[int, list[Result]]) -> Iterator[Result]:
        """Play what is left. Each match is on disk and counted before it is returned. The workers must be running."""
        with self.row_file or nullcontext():
            for result in simulate(self.plan, self.done, self.games, workers):
                if self.row_file is not None:
                    self.row_file.append(result)
                self.tally.add(result)
                yield result

    def finish(self) -> None:
        """Convert the lines to Parquet, if that was asked for, and delete them."""
        if self.out is not None and self.row_file is not None and self.out.suffix == PARQUET:
            to_parquet(self.row_file.path, self.out)
            self.row_file.path.unlink()


def _lines_of(out: Path) -> Path:
    """Return the path of the file of lines."""
    if out.suffix == LINES:
        return out
    if out.suffix != PARQUET:
        raise BadInput(f"--out is {out}; expected a name that ends in {LINES} or {PARQUET}")
    if out.exists():
        raise BadInput(f"{out} exists already; name another file")
    return out.with_name(f"{out.name}.part")
