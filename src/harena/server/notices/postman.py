"""The loop that looks for notices and sends them. Of several servers on one database, one has it, under a lease.

Nothing of the game waits for it: it reads and writes the database like everybody else, and every message has a task of
its own, which gives up after some seconds. A message that cannot be sent is tried again for a day, after longer and
longer pauses.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from harena.server import metrics
from harena.server.heartbeat import ALIVE
from harena.server.logs import happened, tagged
from harena.server.notices import due, outbox
from harena.server.notices.delivery import Delivery
from harena.server.notices.links import CONFIRM_WITHIN
from harena.server.notices.outbox import Channel, Pending
from harena.server.notices.sending import PATIENCE, Outcome, Result

if TYPE_CHECKING:
    from harena.server.table_registry import TableRegistry

log = logging.getLogger("harena")

EVERY, SOONEST = 5.0, 0.5  # seconds between two looks; less where people are to be told soon,
SHARE = 5  # and at least so many times as long as a look takes
LEASE, LEASE_KEY = 30.0, "notices"  # seconds until another server may take over; no table has this id
BUSY = 4 * PATIENCE  # seconds after which a claimed channel is free again: its server was killed
AT_ONCE = {"push": 16, "mail": 4, "webhook": 4}  # messages on their way
AT_WRITE = 200  # rows that are written in one transaction: the moves of people wait for it
MOST = 200  # channels that one look begins to send to
FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3600.0  # seconds after a message that could not be sent
GIVE_UP = 24 * 3600.0  # seconds after which a notice is no longer tried


def _write(connection: Connection, change: due.Changes, now: float) -> None:
    outbox.drop(connection, change.drop)
    outbox.mark_sent(connection, change.seen, now)
    outbox.add(connection, change.add, now)


class Postman:
    """There is one per server."""

    def __init__(self, registry: TableRegistry, delivery: Delivery) -> None:
        self.registry, self.store = registry, registry.store
        self.delivery, self.settings = delivery, delivery.settings
        self._room = {kind: asyncio.Semaphore(many) for kind, many in AT_ONCE.items()}
        self._on_their_way: dict[str, asyncio.Task[None]] = {}  # by channel
        self._here: set[str] = set()  # people who were connected at the last look
        self._failing: set[str] = set()  # kinds of channels of which the log has said that they fail
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if not self.store.sharing.is_shared:  # whoever had claimed something was this server, before it was killed
            await self.store.transaction(outbox.release_all)
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop. What was on its way is sent by another server, or after the restart."""
        tasks = [*self._on_their_way.values(), *([self._task] if self._task is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        broken, every = False, min(EVERY, max(SOONEST, self.settings.after / 4))
        while True:
            began = time.monotonic()
            try:
                if await self.store.sharing.take_lease(LEASE_KEY, LEASE):
                    await self.look()
                broken = False
            except Exception as error:  # it must go on whatever happens
                if not broken:
                    log.error("notices cannot be looked for: %s", error, extra=tagged("notices-failed"))
                broken = True
            await asyncio.sleep(max(every, SHARE * (time.monotonic() - began)))

    async def look(self) -> None:
        """Find out who is to be told what, and begin to send it."""
        now = time.time()
        alive = ALIVE if self.store.sharing.is_shared else 0.0
        found = await self.store.database.read(lambda connection: due.look(connection, now, alive))
        here = found.here | self._connected()
        # In a thread, because there may be many thousands of seats: the event loop must not wait for that.
        change = await asyncio.to_thread(due.changes, found, here | self._here, self.settings, now)
        self._here = here
        for part in change.parts(AT_WRITE):
            await self.store.transaction(partial(_write, change=part, now=now))
        old = now - CONFIRM_WITHIN
        if await self.store.ask(lambda connection: outbox.any_leftovers(connection, old)):
            await self.store.transaction(lambda connection: outbox.remove_leftovers(connection, old))
        for key, kind in await self.store.database.read(lambda connection: outbox.to_send(connection, now, MOST)):
            if key not in self._on_their_way:
                task = self._on_their_way[key] = asyncio.create_task(self._deliver(key, kind))
                task.add_done_callback(partial(self._arrived, key))

    def _arrived(self, key: str, task: asyncio.Task[None]) -> None:
        del self._on_their_way[key]

    def _connected(self) -> set[str]:
        """Return the people who are connected to this server."""
        return {
            seat.person
            for table in self.registry.tables.values()
            for seat in table.seats
            if seat.person and table.presence.is_here(seat.seat)
        }

    async def sent(self) -> None:
        """Wait until nothing is on its way."""
        await asyncio.gather(*self._on_their_way.values())

    async def _deliver(self, key: str, kind: str) -> None:
        """Send a channel everything that it is to be told, as one message."""
        try:
            async with self._room[kind]:
                now = time.time()
                found = await self.store.transaction(lambda connection: outbox.claim(connection, key, now, BUSY))
                if found is None:
                    return  # another server has it, or there is nothing more to tell
                channel, name, pending = found
                outcome = await self.delivery.tell(channel, name, pending)
                self._count(channel, outcome)
                await self._settle(channel, pending, outcome)
        except Exception as error:  # its claim runs out, and it is tried again
            log.error("a notice cannot be sent: %r", error, extra=tagged("notices-failed"))

    def _count(self, channel: Channel, outcome: Outcome) -> None:
        """Count a message, and say so once when a kind of channel begins to fail, and when it works again."""
        metrics.NOTICES.labels(channel.kind, outcome.result.value).inc()
        if outcome.result is Result.SENT and channel.kind in self._failing:
            self._failing.discard(channel.kind)
            happened("notices-sent-again", channel=channel.kind)
        elif outcome.result is Result.LATER and channel.kind not in self._failing:
            self._failing.add(channel.kind)
            text = "notices by %s cannot be sent at the moment (%s); they are tried again"
            log.warning(text, channel.kind, outcome.why, extra=tagged("notices-later", channel=channel.kind))
        elif outcome.result in (Result.GONE, Result.REFUSED):
            happened("notices-refused", channel=channel.kind, why=outcome.why)

    async def _settle(self, channel: Channel, pending: Sequence[Pending], outcome: Outcome) -> None:
        """Store what became of a message."""
        now, told = time.time(), pending
        if outcome.result is Result.LATER:
            told = [each for each in pending if now - each.made > GIVE_UP]

        def write(connection: Connection) -> None:
            if outcome.result is Result.GONE:
                outbox.remove_channel(connection, channel.id)
                return
            outbox.mark_sent(connection, [each.id for each in told], now)
            current = outbox.channel(connection, channel.id)
            if current is not None:  # the person has not removed it meanwhile
                outbox.change_channel(connection, self._after(current, outcome, now))

        await self.store.transaction(write)

    def _after(self, channel: Channel, outcome: Outcome, now: float) -> Channel:
        free = channel._replace(busy_until=0.0)
        if outcome.result is Result.SENT:
            return free._replace(failures=0, quiet_until=now + self.settings.every)
        if outcome.result is Result.REFUSED:
            return free._replace(state="refused")
        pause = min(FIRST_PAUSE * 2 ** min(channel.failures, 10), LONGEST_PAUSE)
        return free._replace(failures=channel.failures + 1, quiet_until=now + max(pause, outcome.wait))
