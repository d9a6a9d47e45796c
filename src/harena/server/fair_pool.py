"""Shares the time of worker processes fairly: among the addresses of people and, within an address, among its tables.

Whoever has had least goes first (`fair_queue.py`). Where more is asked for than there are processes, everything takes
less time, down to a share of what it should have (`limits.SHORTEST_SEARCH`); what has waited too long is given up
(`limits.LONGEST_WAIT`). So a bot answers in bounded time, and nobody waits for the tables of somebody else.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, NamedTuple, TypeVar

from harena.processes import WorkerPool
from harena.server import limits
from harena.server.fair_queue import FairQueue

R = TypeVar("R")


class Asker(NamedTuple):
    """For whom something is worked out."""

    table: str
    addresses: Sequence[str]  # of the people at the table; none: the table stands for itself


NOBODY = Asker("", ())


class NoTurn(Exception):
    """It would have taken too long until there was time for this."""


class _Job:
    """Something that waits for its turn."""

    def __init__(self, owner: str, table: str, seconds: float, pretends: bool) -> None:
        self.owner, self.table, self.seconds, self.pretends = owner, table, seconds, pretends
        self.granted: asyncio.Future[float] = asyncio.get_running_loop().create_future()


class FairPool:
    """A pool of worker processes whose time is shared. `ahead` jobs more than it has processes are given to it at once,
    so that no process waits for the next short one."""

    def __init__(self, pool: WorkerPool, ahead: int = 0) -> None:
        self.pool = pool
        self.most = pool.count + ahead
        self.running = 0
        self.asked: Counter[str] = Counter()  # jobs under way by owner, those that wait included
        self._owners: FairQueue[None] = FairQueue()
        self._tables: dict[str, FairQueue[_Job]] = {}  # by owner

    async def run(self, asker: Asker, seconds: float, work: Callable[..., R], *args: Any) -> R:
        """Have something done by a worker process that takes about so many seconds."""
        job = self._put(asker, seconds)
        await self._turn(job)
        return await self._done(job, work, *args)

    async def search(self, asker: Asker, seconds: float, work: Callable[[float], tuple[Callable[..., R], Any]]) -> R:
        """Have something searched for so many seconds, or fewer. `work` makes the job for the time that it gets. Raises
        NoTurn if there is no time for it soon."""
        job = self._put(asker, seconds)
        granted = await self._turn(job, limits.LONGEST_WAIT)
        return await self._done(job, *work(granted))

    async def pretend(self, asker: Asker, seconds: float) -> None:
        """Take as long as a search would take now, without one."""
        try:
            granted = await self._turn(self._put(asker, seconds, pretends=True), limits.LONGEST_WAIT)
        except NoTurn:
            return
        await asyncio.sleep(granted)

    def _put(self, asker: Asker, seconds: float, pretends: bool = False) -> _Job:
        owner = min(asker.addresses, key=self._owners.clock, default=f"table {asker.table}")
        job = _Job(owner, asker.table, seconds, pretends)
        self.asked[owner] += not pretends
        self._owners.put(owner, None)
        self._tables.setdefault(owner, FairQueue()).put(job.table, job)
        self._hand_out()
        return job

    async def _turn(self, job: _Job, within: float | None = None) -> float:
        """Wait for a free process, and return how many seconds it may be used."""
        try:
            async with asyncio.timeout(within):
                return await job.granted
        except BaseException as error:
            if job.granted.done() and not job.granted.cancelled():  # it came at the last moment
                self._free(job)
            else:
                job.granted.cancel()
                self._forget(job)
            if isinstance(error, TimeoutError):
                raise NoTurn from None
            raise

    async def _done(self, job: _Job, work: Callable[..., R], *args: Any) -> R:
        loop = asyncio.get_running_loop()

        def free(_: Future[R]) -> None:  # in a thread of the pool; also when nobody waits any more
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._free, job)

        try:
            future = self.pool.submit(work, *args)
        except BaseException:
            self._free(job)
            raise
        future.add_done_callback(free)
        return await asyncio.wrap_future(future)

    def _hand_out(self) -> None:
        """Give free processes to those whose turn it is."""
        while self.running < self.most and self._owners:
            owner, _ = self._owners.take()
            line = self._tables[owner]
            table, job = line.take()
            granted = 0.0 if job.granted.done() else self._granted(job)  # done: nobody waits for it any more
            cost = 0.0 if job.pretends else granted
            line.charge(table, cost)
            self._owners.charge(owner, cost)
            if not line:
                del self._tables[owner]
            if not job.granted.done():
                self.running += not job.pretends
                job.granted.set_result(granted)

    def _granted(self, job: _Job) -> float:
        """Return how many seconds a job gets: its part of what its owner gets of all processes."""
        share = self.pool.count / max(1, len(+self.asked)) / max(1, self.asked[job.owner])
        return job.seconds * min(1.0, max(limits.SHORTEST_SEARCH, share))

    def _free(self, job: _Job) -> None:
        """A process is free again."""
        self.running -= not job.pretends
        self._forget(job)
        self._hand_out()

    def _forget(self, job: _Job) -> None:
        self.asked[job.owner] -= not job.pretends
        if not self.asked[job.owner]:
            del self.asked[job.owner]
