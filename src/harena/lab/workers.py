"""Worker processes for slow work: results in order, and nobody is waited for who works in vain."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import Pipe, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from types import TracebackType
from typing import Any, Generic, TypeVar

from harena.kernel.rules import BadInput

AHEAD = 2  # jobs in hand for each worker: nobody idles while results wait for an earlier one
T = TypeVar("T")
R = TypeVar("R")


class Workers(Generic[T, R]):
    """`job` turns a task into a result: here where there is one worker, else in processes of their own. They are all
    there once the block is entered, and gone when it is left, in the middle of a job if need be."""

    def __init__(self, count: int, job: Callable[[T], R]) -> None:
        self.count, self.job = count, job
        self.pool: ProcessPoolExecutor | None = None

    @property
    def are_here(self) -> bool:
        """Is there only this process?"""
        return self.count == 1

    def __enter__(self) -> Workers[T, R]:
        if not self.are_here:
            heard, self.bell = Pipe(duplex=False)
            self.pool = ProcessPoolExecutor(self.count, initializer=_at_work, initargs=(heard,))
            for ready in [self.pool.submit(os.getpid) for _ in range(self.count)]:
                ready.result()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.pool is not None:
            self.bell.send(None)
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.bell.close()

    def results(self, tasks: Iterator[T], in_vain: Callable[[T], bool]) -> Iterator[R]:
        """The results in the order of their tasks. A task that turns out to be in vain before its turn comes is
        dropped, so that what is told does not depend on who was how fast."""
        if self.are_here:
            for task in tasks:
                yield self.job(task)
            return
        under_way: deque[tuple[T, Any]] = deque()
        while True:
            while len(under_way) < AHEAD * self.count and (found := next(tasks, None)) is not None:
                under_way.append((found, self._begin(found)))
            if not under_way:
                return
            task, begun = under_way.popleft()
            if in_vain(task):
                self._drop(begun)
            else:
                yield self._end(begun)

    def _begin(self, task: T) -> Any:
        """Somebody has it in hand."""
        assert self.pool is not None
        return self.pool.submit(self.job, task)

    def _drop(self, begun: Any) -> None:
        begun.cancel()

    def _end(self, begun: Any) -> R:
        try:
            result: R = begun.result()
            return result
        except BrokenProcessPool:
            raise BadInput("a worker process was killed, or ran out of memory; what --out has is kept") from None


def _at_work(bell: Connection[Any, Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are the parent's
    Thread(target=_leave_when_told, args=(bell,), daemon=True).start()


def _leave_when_told(bell: Connection[Any, Any]) -> None:
    """When the bell rings, or when the parent was killed and could not ring it."""
    parent = parent_process()
    assert parent is not None
    wait([bell, parent.sentinel])
    os._exit(0)
