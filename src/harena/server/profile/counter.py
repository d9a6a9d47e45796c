"""Finds matches that are over and counts them, one after the other, beside everything else that the server does."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from sqlalchemy import Connection, select

from harena.server.logs import happened, tagged
from harena.server.profile.counting import count
from harena.server.profile.results import result_of
from harena.server.schema import results, seats, tables
from harena.server.store import NotSaved, Store

log = logging.getLogger("harena")

LOOK_EVERY = 3600.0  # seconds between two looks for matches that a server has left uncounted because it was killed


def uncounted(connection: Connection) -> list[str]:
    """Return the tables whose match is over and was not counted, those that ended first at the beginning. Where nobody
    is known who played, there is nothing to count."""
    known = select(seats.c.seat).where((seats.c.table_id == tables.c.id) & (seats.c.person != "")).exists()
    counted = select(results.c.number).where(results.c.table_id == tables.c.id).exists()
    chosen = select(tables.c.id).where((tables.c.phase == "over") & known & ~counted)
    return [row.id for row in connection.execute(chosen.order_by(tables.c.changed, tables.c.id))]


class MatchCounter:
    """There is one per server. Of several servers on one database, any may count a match: it counts once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: dict[str, None] = {}  # in the order in which they ended
        self._task: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look for matches that were left uncounted, now and every hour."""
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        """Stop. What is not counted is found after the next start."""
        tasks = [task for task in (self._looking, self._task) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def soon(self, table: str) -> None:
        """Count a match that has just ended."""
        self._waiting[table] = None
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def _look(self) -> None:
        while True:
            try:
                for table in await self.store.ask(uncounted):
                    self.soon(table)
            except NotSaved as error:
                log.error("finished matches cannot be found: %s", error, extra=tagged("saving-problem"))
            await asyncio.sleep(LOOK_EVERY)

    async def _work(self) -> None:
        while self._waiting:
            table = next(iter(self._waiting))
            del self._waiting[table]
            try:
                await self.count(table)
            except Exception as error:  # one bad table must not stop the others
                log.exception("the match at table %s was not counted: %r", table, error, extra=tagged("saving-problem"))

    async def count(self, table: str) -> bool:
        """Count the match of one table. False: there is nothing to count, or it was counted before."""
        saved = await self.store.load(table, whole=True)
        if saved is None or saved.table.phase != "over" or not any([seat.person for seat in saved.seats]):
            return False
        result = await asyncio.to_thread(result_of, saved)  # some milliseconds, which nobody must wait for
        done = await self.store.transaction(partial(count, result=result))
        if done:
            happened("match-counted", table=table, game=result.game)
        return done
