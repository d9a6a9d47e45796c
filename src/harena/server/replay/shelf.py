"""The courses of the tables that somebody looks back at.

Work is done in slices on the event loop, in the order of `turns.py`: whoever scrubs through a long match makes nobody
wait. A course and its last pages stay in memory for a while, and grow with their match.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, TypeVar, cast

from harena.kernel.rules import BadInput
from harena.kernel.views import SPECTATOR
from harena.server import protocol
from harena.server.persistence import dealt_decks, event_reader
from harena.server.projection import bot_label, brief, setting_lines
from harena.server.replay.course import Course
from harena.server.replay.pages import OPEN, Replayed
from harena.server.store import EntryRow, NotSaved, SeatRow
from harena.server.tables import LiveTable
from harena.server.turns import Turns
from harena.text import Texts

SLICE = 0.002  # seconds of work at a time
COURSES = 12  # that stay in memory,
KEPT = 600.0  # for so many seconds after somebody has looked
VIEWS, PAGES = 8, 64  # of one course that are remembered

_T = TypeVar("_T")
View = tuple[int, str, bool]  # viewer, language, with panels


class Kept:
    """One course, with what was worked out of it."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self.people: list[str] = []
        self.views: OrderedDict[View, Replayed] = OrderedDict()
        self.pages: OrderedDict[tuple[View, int], bytes] = OrderedDict()  # of the present length

    def forget(self) -> None:
        """The course has grown, or somebody has another name."""
        self.views.clear()
        self.pages.clear()


class Shelf:
    """There is one per server."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.kept: OrderedDict[str, Kept] = OrderedDict()

    async def about(self, table: LiveTable, seat: int, view: int, lang: str, owner: str) -> protocol.Replay:
        """Say what there is to look back at. BadInput if the match cannot be replayed."""
        kept = await self._course(table, owner)
        async with kept.lock:
            replayed = self._replayed(kept, table, (view, lang, False))
            return replayed.about(table_info(table, view, lang), views_of_table(table, seat))

    async def page(self, table: LiveTable, view: View, n: int, owner: str) -> bytes:
        """Return the page that begins with a moment, as it is written. LookupError if there is no such moment."""
        kept = await self._course(table, owner)
        async with kept.lock:
            replayed = self._replayed(kept, table, view)
            found = kept.pages.get((view, n))
            if found is None:
                page = await self.sliced(owner, replayed.page(n))
                if page is None:
                    raise LookupError(f"there is no moment {n}; the last one is {len(kept.course.moments) - 1}")
                found = kept.pages[view, n] = protocol.write(page)
                if len(kept.pages) > PAGES:
                    kept.pages.popitem(last=False)
            return found

    def _replayed(self, kept: Kept, table: LiveTable, view: View) -> Replayed:
        if kept.people != table.people():
            kept.forget()
            kept.people = table.people()
        found = kept.views.get(view)
        if found is None:
            viewer, lang, panels = view
            found = kept.views[view] = Replayed(kept.course, kept.people, viewer, lang, table.odds, panels)
            if len(kept.views) > VIEWS:
                kept.views.popitem(last=False)
        return found

    async def _course(self, table: LiveTable, owner: str) -> Kept:
        """Return the course of a table up to now."""
        self._tidy()
        key = table.row.id
        kept = self.kept.get(key)
        if kept is None or kept.course.options != _options(table):
            kept = self.kept[key] = Kept(await _begun(table))
            if len(self.kept) > COURSES:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        kept.used = time.monotonic()
        async with kept.lock:
            try:
                await self._catch_up(kept, table, owner)
            except BadInput:
                self.kept.pop(key, None)
                raise
        return kept

    async def _catch_up(self, kept: Kept, table: LiveTable, owner: str) -> None:
        course, end = kept.course, table.entries
        first = len(course.rows)
        if first >= end:
            return
        rows = await table.store.entries(table.row.id, first, end)
        if [row.seq for row in rows] != list(range(first, end)):
            raise NotSaved(f"the record of table {table.row.id} has gaps")
        kept.forget()
        await self.sliced(owner, _added(course, table, rows))

    async def sliced(self, owner: str, work: Iterator[_T | None]) -> _T | None:
        """Do work a slice at a time. Returns the last thing it yields."""
        last: _T | None = None
        done = False

        def some() -> None:
            nonlocal last, done
            end = time.perf_counter() + SLICE
            for each in work:
                last = each
                if time.perf_counter() >= end:
                    return
            done = True

        while not done:
            await self._turn(owner, some)
        return last

    async def _turn(self, owner: str, work: Any) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def turn() -> None:
            try:
                work()
            except Exception as error:
                if not mine.done():
                    mine.set_exception(error)
            else:
                if not mine.done():
                    mine.set_result(None)

        self.turns.put(owner, turn)
        await mine

    def _tidy(self) -> None:
        old = time.monotonic() - KEPT
        for key in [key for key, kept in self.kept.items() if kept.used < old and not kept.lock.locked()]:
            del self.kept[key]


def _options(table: LiveTable) -> dict[str, Any]:
    return table.game.rules.complete(table.row.options)


async def _begun(table: LiveTable) -> Course:
    saved = await table.store.load(table.row.id)
    if saved is None:
        raise NotSaved(f"table {table.row.id} is gone")
    return Course(table.game, _options(table), dealt_decks(saved))


def _added(course: Course, table: LiveTable, rows: list[EntryRow]) -> Iterator[None]:
    """Add rows to a course. Segments that were left behind under older rules are not played again."""
    heads = [row.seq for row in rows if "segment" in row.body]
    read = event_reader(table.playing())
    version = course.rules.version
    old = False
    for row in rows:
        if "segment" in row.body:
            old = row.body["segment"]["rules_version"] < version and row.seq != heads[-1]
        told = [read(raw) for raw in row.events] if old or "segment" in row.body else []
        if old:
            course.skip(row.body, told)
        else:
            course.add(row.body, told)
        yield None


def views_of_table(table: LiveTable, seat: int) -> list[int]:
    """Return the views that the owner of a seat may have: all of them once the match is over."""
    if table.playing().over:
        return [OPEN, SPECTATOR, *range(len(table.seats))]
    return [SPECTATOR] if seat < 0 else [SPECTATOR, seat]


def table_info(table: LiveTable, view: int, lang: str) -> protocol.Table:
    """Return the table for somebody who looks back at it: nothing of it belongs to a seat."""
    return about_table(
        table.row.id,
        table.game,
        "over" if table.playing().over else "running",
        view,
        [_seat_info(seat, lang) for seat in table.seats],
        table.row.options,
        table.odds,
        lang,
    )


def about_table(
    key: str,
    game: Any,
    phase: str,
    view: int,
    seats: list[protocol.SeatInfo],
    options: dict[str, Any],
    odds: bool,
    lang: str,
) -> protocol.Table:
    return protocol.Table(
        id=key,
        game=game.name,
        game_name=Texts(lang).say(f"{game.name}-name"),
        phase=cast(protocol.Phase, phase),
        you=max(view, SPECTATOR),
        yours=[],
        host=False,
        host_seat=SPECTATOR,
        seats=seats,
        options=brief(options),
        settings=setting_lines(game, options, lang),
        bots=[],
        hints=False,
        odds=odds,
        invite="",
        rematch="",
        dice=protocol.Dice("", [], [], "", "", []),
        listed=False,
        evening="",
        banned=False,
    )


def _seat_info(seat: SeatRow, lang: str) -> protocol.SeatInfo:
    label = bot_label(Texts(lang), seat.bot) if seat.bot else ""
    who = cast(protocol.Who, seat.who)
    return protocol.SeatInfo(seat.seat, who, seat.name, seat.bot, label, here=True, gone=False, stand_in=False)
