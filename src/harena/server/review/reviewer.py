"""Works reviews out, one at a time per server, in a process that lets all others go first: no bot waits for it.

The process ends with the review, so that its memory is free again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from harena.coach.review import SIMULATIONS
from harena.coach.slices import Slice, some_beside_others
from harena.kernel.rules import BadInput
from harena.processes import WorkerPool
from harena.server import limits
from harena.server.logs import happened, tagged
from harena.server.persistence import record_of
from harena.server.review import rows
from harena.server.store import NotSaved, Store

log = logging.getLogger("harena")

SLICE = 1.0  # seconds of work between two looks at whether it is still wanted
PATIENCE = 300.0  # seconds of the clock that a slice may take on a busy machine

_T = TypeVar("_T")


class Stopped(Exception):
    """Nobody wants this review any more."""


class Reviewer:
    """There is one per server. Of several servers on one database, the one that was asked works a review out."""

    def __init__(self, store: Store, simulations: int = SIMULATIONS) -> None:
        self.store, self.simulations = store, simulations
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self, table: str, seat: int) -> bool:
        """Begin a review. False: it is there, or one of this table is being worked out, or too many wait here."""
        if len(self._tasks) > limits.REVIEWS_WAITING:
            return False
        if not await self.store.transaction(partial(rows.claim, table=table, seat=seat, worker=self._worker)):
            return False
        task = asyncio.create_task(_Review(self, table, seat).run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def stop(self, table: str, seat: int) -> None:
        """Stop the work at a review, whichever server does it. Its own notices it within a second or two."""
        await self.store.transaction(partial(rows.stop, table=table, seat=seat))

    async def read(self, table: str, seat: int) -> rows.ReviewRow | None:
        return await self.store.ask(partial(rows.read, table=table, seat=seat))

    async def close(self) -> None:
        """Give up what is not finished."""
        if not self._tasks:
            return
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.store.transaction(partial(rows.give_up, worker=self._worker))
        except NotSaved as error:
            log.warning("reviews that were being worked out run out by themselves: %s", error)

    @property
    def _worker(self) -> str:
        return self.store.sharing.worker


class _Review:
    """The work at one review."""

    def __init__(self, reviewer: Reviewer, table: str, seat: int) -> None:
        self.store, self.simulations = reviewer.store, reviewer.simulations
        self.turn = reviewer._turn
        self.table, self.seat, self.worker = table, seat, reviewer.store.sharing.worker
        self.done = self.total = 0
        self.found: list[dict[str, Any]] = []

    async def run(self) -> None:
        """Work it out and keep it, or what is wrong with the match."""
        began = time.monotonic()
        try:
            await self._wait_for_turn()
            try:
                await self._work()
                body: dict[str, Any] = {"simulations": self.simulations, "left": self.total - self.done}
                body["found"] = self.found
            except BadInput as error:
                log.info("table %s cannot be reviewed: %s", self.table, error)
                body = {"trouble": "bad-record"}
            if await self._write(rows.keep, body=body):
                happened("match-reviewed", table=self.table, seconds=round(time.monotonic() - began, 1))
        except Stopped:
            pass
        except Exception as error:
            log.exception("table %s: the coach failed: %r", self.table, error, extra=tagged("review-failed"))
            await self._write(rows.keep, body={"trouble": "failed"})

    async def _wait_for_turn(self) -> None:
        while True:
            try:
                async with asyncio.timeout(SLICE):
                    await self.turn.acquire()
                    return
            except TimeoutError:
                await self._note()

    async def _work(self) -> None:
        pool = WorkerPool(1, PATIENCE)
        try:
            saved = await self.store.load(self.table, whole=True)
            if saved is None:
                raise Stopped
            record = await asyncio.to_thread(lambda: json.dumps(record_of(saved)))
            spent, end = 0.0, time.monotonic() + limits.REVIEW_WITHIN
            while not self.total or self.done < self.total:
                about = (record, self.seat, self.simulations, self.done, SLICE)
                did: Slice = await pool.run(some_beside_others, *about)
                self.found += did.found
                self.done, self.total, spent = did.done, did.total, spent + did.spent
                await self._note()
                if not self.total or spent > limits.REVIEW_SECONDS or time.monotonic() > end:
                    return
        finally:
            self.turn.release()
            await asyncio.shield(asyncio.to_thread(pool.close))

    async def _note(self) -> None:
        if not await self._write(rows.note, done=self.done, total=self.total):
            raise Stopped

    async def _write(self, work: Callable[..., _T], **more: Any) -> _T:
        about = {"table": self.table, "seat": self.seat, "worker": self.worker}

        def write(connection: Connection) -> _T:
            return work(connection, **about, **more)

        return await self.store.transaction(write)
