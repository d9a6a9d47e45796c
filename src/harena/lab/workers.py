"""Workers for the lab: this process, other processes, or a cluster (cluster.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Generic, TypeVar

from harena.kernel.rules import BadInput
from harena.processes import AHEAD, TRIES, Job, WorkerLost, WorkerPool, in_order

T = TypeVar("T")
R = TypeVar("R")


class Workers(Generic[T, R]):
    """A context manager that runs `job`, which turns a task into a result: in this process if `count` is 1, else in
    worker processes. All of them are ready when the block is entered; they are ended when it is left, even in the
    middle of a job."""

    def __init__(self, count: int, job: Callable[[T], R]) -> None:
        self.count, self.job = count, job
        self.pool = WorkerPool(count, fork=True)

    @property
    def are_here(self) -> bool:
        """Tell whether jobs run in this process."""
        return self.count == 1

    def __enter__(self) -> Workers[T, R]:
        if not self.are_here:
            self.pool.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.pool.close()

    def submit(self, task: T) -> Job[R]:
        return self.pool.submit(self.job, task)

    def results(self, tasks: Iterable[T], unneeded: Callable[[T], bool] | None = None) -> Iterator[R]:
        """Return the results in the order of their tasks. A task that is unneeded by the time its turn comes has
        none."""
        if self.are_here:
            for task in tasks:
                yield self.job(task)
            return
        try:
            yield from in_order(self.submit, tasks, AHEAD * self.count, unneeded)
        except WorkerLost:
            lost = f"a worker process was killed or ran out of memory, {TRIES} times in a row; what --out holds is kept"
            raise BadInput(lost) from None
