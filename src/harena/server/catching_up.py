"""Takes over what other servers on the same database have written to the tables that are in memory here.

The database tells that something was written, and a server reads what it lacks. Viewers are sent what has changed for
them and nothing else: that somebody at another server drafts or seals is not to be seen by any message.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from harena.matches.match import Match
from harena.server import metrics
from harena.server.conversation import know_names
from harena.server.persistence import ROWS_HELD, SNAPSHOT_EVERY, append_rows
from harena.server.store import Later, News, SeatRow

if TYPE_CHECKING:
    from harena.server.table_registry import TableRegistry
    from harena.server.tables import LiveTable

log = logging.getLogger("harena")


class Newest(NamedTuple):
    """What is known to be in the database: a version of the table, and how much was said at it."""

    version: int = -1
    said: int = 0

    def is_news_for(self, table: LiveTable) -> bool:
        return self.version > table.row.version or self.said > len(table.conversation.talk.entries)


async def catch_up(table: LiveTable, newest: Newest | None = None) -> bool:
    """Take over what another server has written to this table, unless it is known already, and show it. False if the
    table must be read again instead: it was deleted, or goes on under other rules."""
    talk = table.conversation.talk
    async with table.lock, table.conversation.lock:  # what this server writes itself is complete then
        if newest is not None and not newest.is_news_for(table):
            return True
        heard = len(talk.messages)
        later = await table.store.since(table.row.id, table.entries, len(talk.entries), table.row.version)
        if later is None or table.stale:
            return False
        if later.talk:
            await know_names(table.game.phrases)
        if later.entries and table.match is None:  # the match was started there
            saved = await table.store.load(table.row.id)
            if saved is None:
                return False
            table.read_match(saved)
            later = Later(saved.table, saved.seats, [], None, saved.commands, saved.talk[len(talk.entries) :])
        elif table.match is not None and later.table.version > table.row.version:
            trial = table.match.fork()
            if not append_rows(trial, later.entries):
                return False
            _note_bots(table, later)
            _redraft(trial, later)
            if trial.events.rows - 1 - table.snapshot >= SNAPSHOT_EVERY:
                trial.forget(ROWS_HELD)
            table.match = trial
        before = table.seats
        table.take_over(later)
        if _has_lost_somebody(before, table.seats) and (saved := await table.store.load(table.row.id)) is not None:
            table.conversation.read_again(saved.talk)
    metrics.CATCH_UPS.inc()
    table.broadcast()
    if table.row.id in table.leases.mine:
        for message in talk.messages[heard:]:
            if table.seats[message.entry.by].who == "person":
                table.bot_talk.hear(message)
    return True


def _has_lost_somebody(before: Sequence[SeatRow], now: Sequence[SeatRow]) -> bool:
    """Has a person been deleted? Then what they had said is gone, too."""
    both = zip(before, now, strict=True)
    return any([old.person and not new.person and new.who == "person" for old, new in both])


def _note_bots(table: LiveTable, later: Later) -> None:
    """Note which of the new events come from moves that a bot made for a person."""
    at = len(table.playing().events)
    for row in later.entries:
        if row.body.get("by_bot"):
            table.by_bot.setdefault(row.body["entry"]["seat"], set()).update(range(at, at + len(row.events)))
        at += len(row.events)


def _redraft(trial: Match[Any], later: Later) -> None:
    draft, last = later.draft, trial.events.rows - 1
    is_open = draft is not None and bool(draft.draft) and draft.draft_on in (-1, last)
    if draft is not None and is_open:
        trial.redraft(draft.drafter, draft.draft)
    elif trial.drafter >= 0:
        trial.redraft(trial.drafter, [])


class NewsReader:
    """Hears what other servers have written, and lets the tables in memory catch up: each table once at a time, and at
    most once more after that."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._newest: dict[str, Newest] = {}  # by table: what it does not know yet
        self._came_or_went: set[str] = set()  # tables at which somebody has, or whose bots may be taken over
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._missed: asyncio.Task[None] | None = None

    def hear(self, news: News | None) -> None:
        """Somebody else has written something; None: something may have been missed."""
        if news is None:
            if self._missed is None or self._missed.done():
                self._missed = asyncio.create_task(self._look_at_all())
        elif not news.table:  # a server stops
            self.registry.heartbeat.soon()
        elif news.version >= 0 or news.said >= 0:
            self._note(news.table, Newest(news.version, news.said + 1))
        else:
            self._came_or_went.add(news.table)
            self._read_soon(news.table)

    def _note(self, key: str, newest: Newest) -> None:
        before = self._newest.get(key, Newest())
        self._newest[key] = Newest(max(newest.version, before.version), max(newest.said, before.said))
        self._read_soon(key)

    def _read_soon(self, key: str) -> None:
        if not self.registry.is_known(key):
            self._forget(key)
        elif key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._read(key))

    def _forget(self, key: str) -> None:
        self._newest.pop(key, None)
        self._came_or_went.discard(key)

    async def _read(self, key: str) -> None:
        """Let a table catch up, as long as there are news for it."""
        try:
            while key in self._newest or key in self._came_or_went:
                newest, moved = self._newest.pop(key, None), key in self._came_or_went
                self._came_or_went.discard(key)
                if (table := await self.registry.loaded(key)) is not None:
                    await self._take(table, newest, moved)
        finally:
            del self._tasks[key]  # at once: news that come now need another task

    async def _take(self, table: LiveTable, newest: Newest | None, moved: bool) -> None:
        key, leases = table.row.id, self.registry.leases
        try:
            if newest is not None and not await catch_up(table, newest):
                table.give_up()
            if moved:
                await self.registry.shared_presence.ask([key])
        except Exception as error:  # the database refuses, or the match does not fit: it is read again
            log.error("table %s: what another server wrote cannot be taken over: %s", key, error)
            table.give_up()
        if moved or key in leases.mine:
            leases.refused.discard(key)
            table.wake()

    async def _look_at_all(self) -> None:
        """Let all tables in memory catch up that are behind: the connection to the database was lost for a while."""
        keys = list(self.registry.tables)
        found = await self.registry.store.newest(keys)
        for key in keys:
            self._note(key, Newest(*found.get(key, (sys.maxsize, 0))))
        await self.registry.shared_presence.ask(keys)

    async def close(self) -> None:
        tasks = [*self._tasks.values(), *([self._missed] if self._missed is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
