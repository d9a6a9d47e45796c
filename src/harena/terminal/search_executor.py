"""Runs the searches of the strongest bots in processes of their own, while a person waits at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType

from harena.bots.ismcts import Task, in_process, run
from harena.bots.search_api import Count
from harena.processes import WorkerLost, WorkerPool, cores


class SearchExecutor:
    """Runs several searches at once. Processes are started when they are first needed, and killed on leaving."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or cores()
        self.pool = WorkerPool(self.workers)

    def __call__(self, tasks: Sequence[Task]) -> Sequence[list[Count]]:
        """Return what the searches found. On one core only the first is run, because all must share the time."""
        if len(tasks) == 1 or self.workers == 1:
            return in_process(tasks[:1])
        try:
            return list(self.pool.results(run, tasks))
        except WorkerLost:
            return in_process(tasks[:1])

    def __enter__(self) -> SearchExecutor:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.pool.close()
