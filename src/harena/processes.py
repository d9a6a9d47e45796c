"""One pool of worker processes, for the lab, the server and the terminal.

`WorkerPool` starts processes when they are first needed and replaces one that dies or takes too long; the job it had is
given to its successor. Only this job is affected: every worker has a pipe of its own. Workers ignore Ctrl-C, which is
their parent's business, and exit when their parent exits, however that happens.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import pickle
import signal
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from multiprocessing import get_all_start_methods, get_context, parent_process, resource_tracker
from multiprocessing.connection import wait
from threading import Condition, Thread
from types import TracebackType
from typing import Any, ParamSpec, Protocol, TypeVar

TRIES = 3  # workers a job may lose before it is given up
AHEAD = 2  # jobs under way per worker: no worker idles while later results wait for an earlier one

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


def cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class WorkerLost(Exception):
    """A job has no result: its workers died, or the pool was closed."""


class Job(Protocol[R_co]):
    """A result that is being worked out, here (`Future`) or on a cluster."""

    def result(self) -> R_co: ...

    def cancel(self) -> Any: ...


def in_order(
    submit: Callable[[T], Job[R]], tasks: Iterable[T], ahead: int, unneeded: Callable[[T], bool] | None = None
) -> Iterator[R]:
    """Return the results in the order of their tasks, with at most `ahead` jobs under way. A task that is unneeded by
    the time its turn comes is cancelled and has no result, so that the results do not depend on who was how fast."""
    waiting = iter(tasks)
    under_way: deque[tuple[T, Job[R]]] = deque()
    while True:
        while len(under_way) < ahead and (found := next(waiting, None)) is not None:
            under_way.append((found, submit(found)))
        if not under_way:
            return
        task, job = under_way.popleft()
        if unneeded is not None and unneeded(task):
            job.cancel()
        else:
            yield job.result()


class WorkerPool:
    """At most `count` processes. A job that takes longer than `limit` seconds ends with TimeoutError, and its worker is
    killed. `fork` starts workers by forking, where the system can: they are there at once, but only a process without
    threads should do so, and only `start` does."""

    def __init__(self, count: int, limit: float | None = None, fork: bool = False) -> None:
        self.count, self.limit = count, limit
        self.fork = fork and "fork" in get_all_start_methods()
        self.workers: set[Worker] = set()  # running processes
        self._started: list[Worker] = []  # those that no thread has taken over yet
        self._threads: list[Thread] = []  # one per worker: sends it jobs, and waits for their results
        self._jobs: deque[tuple[Future[Any], Callable[..., Any], tuple[Any, ...]]] = deque()
        self._idle = 0  # threads that wait for a job and have a process
        self._changed = Condition()
        self._closed = False

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def start(self) -> None:
        """Start all processes now, and wait until they are ready."""
        context = get_context("fork" if self.fork else "spawn")
        self._started = [Worker(context) for _ in range(self.count)]
        self.workers |= set(self._started)
        for worker in self._started:
            worker.wait_until_ready()
        self._start_threads()

    def submit(self, work: Callable[P, R], *args: P.args, **more: P.kwargs) -> Future[R]:
        """Have `work(*args)` done by a worker. A future that is cancelled before a worker has begun costs nothing."""
        future: Future[R] = Future()
        with self._changed:
            if self._closed:
                raise WorkerLost("the pool of worker processes is closed")
            self._jobs.append((future, partial(work, **more) if more else work, args))
            self._changed.notify_all()
        self._start_threads()
        return future

    async def run(self, work: Callable[P, R], *args: P.args, **more: P.kwargs) -> R:
        """Do the same from an event loop, and wait for the result."""
        return await asyncio.wrap_future(self.submit(work, *args, **more))

    def results(
        self, work: Callable[[T], R], tasks: Iterable[T], unneeded: Callable[[T], bool] | None = None
    ) -> Iterator[R]:
        """Return the results of `work` in the order of the tasks (see `in_order`)."""
        return in_order(lambda task: self.submit(work, task), tasks, AHEAD * self.count, unneeded)

    def close(self) -> None:
        """Kill the workers, in the middle of a job if need be. Jobs without a result end with WorkerLost. An event loop
        that waits for some must still run."""
        with self._changed:
            self._closed = True
            left = list(self._jobs)
            self._jobs.clear()
            for worker in self.workers:
                worker.kill()
            self._changed.notify_all()
        for future, _, _ in left:
            if future.set_running_or_notify_cancel():
                future.set_exception(WorkerLost("the pool of worker processes is closed"))
        for thread in self._threads:
            thread.join()
        atexit.unregister(self.close)

    # The threads that serve the workers

    def _start_threads(self) -> None:
        with self._changed:
            if self._threads or self._closed:
                return
            atexit.register(self.close)  # before multiprocessing waits for processes that would never end
            self._threads = [Thread(target=self._serve, daemon=True) for _ in range(self.count)]
            for thread in self._threads:
                thread.start()

    def _serve(self) -> None:
        """Give one worker after the other a job, as long as the pool is open."""
        with self._changed:
            worker = self._started.pop() if self._started else None
        while (job := self._next_job(has_worker=worker is not None)) is not None:
            future, work, args = job
            if future.set_running_or_notify_cancel():
                worker = self._carry_out(worker, future, work, args)
            del job, future, work, args  # or an idle thread would hold on to them
        if worker is not None:
            self._remove(worker)

    def _next_job(self, has_worker: bool) -> tuple[Future[Any], Callable[..., Any], tuple[Any, ...]] | None:
        """Wait for a job. A thread without a process leaves it to one that has, as long as there are enough."""
        with self._changed:
            self._idle += has_worker
            self._changed.wait_for(lambda: self._closed or len(self._jobs) > (0 if has_worker else self._idle))
            self._idle -= has_worker
            return None if self._closed else self._jobs.popleft()

    def _carry_out(
        self, worker: Worker | None, future: Future[Any], work: Callable[..., Any], args: tuple[Any, ...]
    ) -> Worker | None:
        """Return the worker that is left for the next job."""
        for _ in range(TRIES):
            try:
                worker = worker or self._new_worker()
                good, found = worker.do(work, args, self.limit)
            except (TimeoutError, WorkerLost, OSError, EOFError) as error:
                lost, worker = worker, None
                if lost is not None:
                    self._remove(lost)
                if isinstance(error, TimeoutError) or lost is None:
                    future.set_exception(error)
                    return None
            except Exception as error:  # what cannot be sent there or back
                future.set_exception(error)
                return worker
            else:
                future.set_result(found) if good else future.set_exception(found)
                return worker
        future.set_exception(WorkerLost(f"{TRIES} worker processes died over a job"))
        return None

    def _new_worker(self) -> Worker:
        with self._changed:
            if self._closed:
                raise WorkerLost("the pool of worker processes is closed")
            worker = Worker(get_context("spawn"))
            self.workers.add(worker)
            return worker

    def _remove(self, worker: Worker) -> None:
        with self._changed:
            self.workers.discard(worker)
        worker.end()


class Worker:
    """One process, and our end of the pipe to it."""

    def __init__(self, context: Any) -> None:
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs,))
        start_quietly(self.process, context)
        theirs.close()
        self.is_ready = False

    def wait_until_ready(self) -> None:
        """Wait for the message a worker sends when it has started. No time limit includes the start."""
        if not self.is_ready:
            self.pipe.recv_bytes()
            self.is_ready = True

    def do(self, work: Callable[..., Any], args: tuple[Any, ...], limit: float | None) -> tuple[bool, Any]:
        """Return whether the work was done, and its result or its error. EOFError or OSError: the process is dead."""
        self.wait_until_ready()
        self.pipe.send_bytes(pickle.dumps((work, args), pickle.HIGHEST_PROTOCOL))
        if not self.pipe.poll(limit):
            raise TimeoutError(f"more than {limit} s")
        found: tuple[bool, Any] = pickle.loads(self.pipe.recv_bytes())
        return found

    def kill(self) -> None:
        self.process.kill()

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def start_quietly(process: Any, context: Any) -> None:
    """Start a process while Ctrl-C is held back. The process inherits that, so it never sees one."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        process.start()
        return
    if context.get_start_method() == "spawn":
        resource_tracker.ensure_running()  # the first process would start it, and that lets Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the worker


def _work(pipe: Any) -> None:
    """Do what comes through the pipe, until the parent closes it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):  # the parent is gone, or was killed
        pipe.send_bytes(b"ready")
        while True:
            pipe.send_bytes(_done(pipe.recv_bytes()))


def _done(job: bytes) -> bytes:
    """Return a result or an error, ready to be sent."""
    found: tuple[bool, Any]
    try:
        work, args = pickle.loads(job)
        found = True, work(*args)
    except BaseException as error:
        error.add_note(f"In a worker process:\n{''.join(traceback.format_exception(error))}")
        found = False, error
    try:
        return pickle.dumps(found, pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        return pickle.dumps((False, RuntimeError(f"cannot be sent from a worker process: {error}: {found[1]!r}")))


def _exit_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
