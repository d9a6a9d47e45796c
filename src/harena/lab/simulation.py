"""Many matches, kept on disk as they are played, to be taken up again after any interruption.

`FILE.jsonl` has a first line that says what is played, and then a line for each seat of each match (noting.py), in
order. `FILE.parquet` is made of such a file, `FILE.parquet.part`, once all is played.
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
from harena.lab.append_log import Journal
from harena.lab.cluster import Cluster
from harena.lab.match_rows import FORMAT, LINES, PARQUET, WHAT
from harena.lab.simulate import BATCH, Plan, Result, Tally, play_batch, simulate
from harena.lab.tables import to_parquet
from harena.lab.workers import Workers


class Told(msgspec.Struct):
    """What the tally needs of a row."""

    match: int
    seat: int
    won: float
    score: int
    decisions: int
    answers: int


def heading(plan: Plan) -> dict[str, Any]:
    """What two runs must have in common to be one simulation. How many matches are to be played may change."""
    return {
        f"harena_{WHAT}": FORMAT,
        "version": __version__,
        "game": plan.game,
        "rules": game(plan.game).rules.version,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": dict(plan.options),
    }


class Shelf(Journal):
    """The rows on disk."""

    def __init__(self, path: Path, plan: Plan) -> None:
        super().__init__(path, WHAT, heading(plan))
        self.seats = len(plan.bots)
        self.matches = 0
        self.good = self.whole  # bytes of whole matches

    def take_up(self, tally: Tally) -> None:
        """Counts what is there already. A match of which a row is missing is played again."""
        told: list[Told] = []
        for number, line in enumerate(self.lines(), start=2):
            try:
                row = msgspec.json.decode(line, type=Told)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise self.broken(number, error) from None
            if (row.match, row.seat) != (self.matches, len(told) + 1):
                due = f"seat {len(told) + 1} of match {self.matches}"
                raise BadInput(f"{self.path}, line {number}: expected {due}; this file was changed")
            told.append(row)
            if len(told) == self.seats:
                tally.add(_result(told))
                self.matches += 1
                self.good, told = self.whole, []
        self.whole = self.good

    def __enter__(self) -> Shelf:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def append(self, result: Result) -> None:
        try:
            self.write(result.rows)
        except OSError as error:
            raise self.cannot_write(error) from None


def _result(told: list[Told]) -> Result:
    winners = tuple([seat for seat, row in enumerate(told) if row.won])
    decisions, answers = sum([row.decisions for row in told]), sum([row.answers for row in told])
    return Result(told[0].match, winners, tuple([row.score for row in told]), decisions, answers)


class Simulation:
    """`play` what is left; `tally` counts all of it."""

    def __init__(self, plan: Plan, games: int, out: Path | None = None) -> None:
        self.plan, self.games, self.out = plan, games, out
        self.tally = Tally(plan, len(plan.bots))
        self.shelf = None
        if out is not None:
            self.shelf = Shelf(_lines_of(out), plan)
            self.shelf.take_up(self.tally)
            self.tally.begin()

    @property
    def done(self) -> int:
        return self.tally.games

    def workers(self, count: int, ray: str = "") -> Workers[int, list[Result]]:
        """Processes here, no more than there are batches, or a Ray cluster."""
        job = partial(play_batch, self.plan)
        left = max(0, self.games - self.done)
        return Cluster(ray, count, job) if ray else Workers(max(1, min(count, -(-left // BATCH))), job)

    def play(self, workers: Workers[int, list[Result]]) -> Iterator[Result]:
        """Counted and on disk match by match. The workers must have been set up."""
        with self.shelf or nullcontext():
            for result in simulate(self.plan, self.done, self.games, workers):
                if self.shelf is not None:
                    self.shelf.append(result)
                self.tally.add(result)
                yield result

    def finish(self) -> None:
        """The lines become a table where one is wanted, and are not needed any more."""
        if self.out is not None and self.shelf is not None and self.out.suffix == PARQUET:
            to_parquet(self.shelf.path, self.out)
            self.shelf.path.unlink()


def _lines_of(out: Path) -> Path:
    """Where the lines are written."""
    if out.suffix == LINES:
        return out
    if out.suffix != PARQUET:
        raise BadInput(f"--out is {out}; expected a name that ends in {LINES} or {PARQUET}")
    if out.exists():
        raise BadInput(f"{out} is there already; name another file")
    return out.with_name(f"{out.name}.part")
