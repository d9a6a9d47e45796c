"""Who searches for the strongest bots while a person waits at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from types import TracebackType

from harena.bots.ismcts import Task, in_process, run
from harena.bots.search_api import Count
from harena.processes import cores, dismissed, started


class SearchExecutor:
    """Several searches at once, in processes that are started when first needed and gone when we leave."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or cores()
        self._pool: ProcessPoolExecutor | None = None

    def __call__(self, tasks: Sequence[Task]) -> Sequence[list[Count]]:
        """What they found. On one core fewer searches must do in the same time."""
        if len(tasks) == 1 or self.workers == 1:
            return in_process(tasks[:1])
        if self._pool is None:
            self._pool = started(min(self.workers, len(tasks)))
        try:
            return list(self._pool.map(run, tasks))
        except BrokenExecutor:  # somebody has ended a process of ours
            self._leave()
            return in_process(tasks[:1])

    def __enter__(self) -> SearchExecutor:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._leave()

    def _leave(self) -> None:
        if self._pool is not None:
            dismissed(self._pool)
            self._pool = None
