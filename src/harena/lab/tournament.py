"""Tournaments: every bot against every other, until it is clear who is better.

Deals are counted in a fixed order, deal by deal and within a deal pairing by pairing, until a pairing's question is
answered (odds.py) or all its deals are played. So neither the number of workers nor an interruption changes a result.

| what | where |
| --- | --- |
| who meets whom, and how a deal is played | contest.py |
| how bots are checked and timed | sandbox.py |
| how sure a rate is | odds.py |
| rates, verdicts, ratings | standings.py |
| results on disk, and how a run continues | results.py |
| worker processes | workers.py |
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path

from harena.kernel.rules import BadInput
from harena.lab.cluster import Cluster
from harena.lab.contest import Contest, Deal, MakeBot, Pairing, Played, Task, order, play_deal
from harena.lab.entrants import make_entrant
from harena.lab.results import ResultFiles
from harena.lab.standings import Standings
from harena.lab.workers import Workers


class Tournament:
    """Continues from what the file `out` holds already; BadInput where that is another tournament."""

    def __init__(self, contest: Contest, out: Path | None = None, make: MakeBot = make_entrant) -> None:
        self.contest, self.make = contest, make
        self.standings = Standings(contest)
        self.tasks = order(contest, self.standings.answered)
        self.result_files = None if out is None else ResultFiles(out, contest)
        if self.result_files is not None:
            self._resume(self.result_files)

    def _resume(self, result_files: ResultFiles) -> None:
        """Count the deals that were played. An earlier version may have asked a question for longer or shorter, so only
        the order of each pairing's deals is checked."""
        played = dict.fromkeys(self.standings.evidence, 0)
        for line, (deal, seconds) in enumerate(result_files.stored(), start=2):
            pairing = Pairing(deal.challenger, deal.field)
            due = played.get(pairing, -1)
            if deal.deal != due or not self._fits(deal):
                name = f"{deal.challenger} against {deal.field}" if deal.field else deal.challenger
                expected = "a bot that plays here" if due < 0 else f"deal {due} of {name}"
                raise BadInput(f"{result_files.deals.path}, line {line}: expected {expected}; this file was changed")
            if due < self.contest.limit(pairing):  # more deals may have been played than are wanted
                self.standings.add(deal, seconds)
            played[pairing] += 1
        self.tasks = order(self.contest, self.standings.answered, played)

    def _fits(self, deal: Deal) -> bool:
        """Tell whether a deal could have been played at this table."""
        seats = range(len(self.contest.sides))
        matches = self.contest.side_count
        return (
            len(deal.winners) == len(deal.scores) == matches
            and all([seat in seats for winners in deal.winners for seat in winners])
            and all([len(scores) in (0, len(seats)) for scores in deal.scores])
            and len(deal.decisions) == 2
            and all([fault.bot in self.contest.bots for fault in deal.faults])
        )

    def workers(self, count: int, ray: str = "") -> Workers[Task, Played]:
        """Return workers: processes on this machine, or a Ray cluster."""
        job = partial(play_deal, self.contest, self.make)
        return Cluster(ray, count, job) if ray else Workers(count, job)

    def play(self, workers: Workers[Task, Played]) -> Iterator[Deal]:
        """Play what is left. Each deal is on disk and counted before it is returned. The workers must be running."""
        with self.result_files or nullcontext():
            for played in workers.results(self.tasks, self.standings.is_unneeded):
                if self.result_files is not None:
                    self.result_files.append(played)
                self.standings.add(*played)
                yield played.deal
