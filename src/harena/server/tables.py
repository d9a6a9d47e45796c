"""A live table: its seats, its match and its sessions. Every change is saved before it is sent to anybody.

| module | what |
| --- | --- |
| commands.py | what the sessions send |
| moves.py, seating.py | what commands change: the match, the seats |
| showing.py | what the sessions see |
| presence.py | who is connected |
| conversation.py, log_pages.py | what is said, and the older part of the log |
| bot_runner.py, bot_talk.py | the bots |
| catching_up.py | what another server has written |
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from harena.game import Game
from harena.games import game
from harena.kernel.views import SPECTATOR
from harena.matches.match import Match
from harena.server import catching_up, protocol
from harena.server.bot_pool import BotPool
from harena.server.bot_runner import BotRunner
from harena.server.bot_talk import BotTalk
from harena.server.commands import Commands
from harena.server.conversation import Conversation
from harena.server.leases import BotLeases
from harena.server.log_pages import LogPages
from harena.server.logs import tagged
from harena.server.moves import Moves
from harena.server.persistence import (
    ROWS_HELD,
    TRIES,
    before_of,
    event_reader,
    events_by_bot,
    hashed,
    players,
    record_of,
    restore_match,
    snapshot_of,
)
from harena.server.presence import AWAY, Presence
from harena.server.seating import Seating
from harena.server.session import Session
from harena.server.showing import Showing
from harena.server.store import (
    COMMANDS_READ,
    Alone,
    Change,
    Conflict,
    EntryRow,
    Later,
    NotSaved,
    Saved,
    SeatRow,
    Snapshot,
    Store,
    TableRow,
)

log = logging.getLogger("harena")

FEW_SPECTATORS = 8  # are shown at once what is new
MOST_COMMANDS = 128  # whose ids stay in memory; the database knows them all

_T = TypeVar("_T")


class LiveTable:
    """One table in memory. `match` is what is on disk: a move is made on a fork of it, which replaces it once it is
    saved. `lock` is held while a change is saved."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        saved: Saved,
        away: float = AWAY,
        leases: BotLeases | None = None,
        left: Callable[[LiveTable], None] = lambda table: None,
        came_or_went: Callable[[str], None] = lambda key: None,
    ) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.row: TableRow = saved.table
        self.seats: list[SeatRow] = saved.seats
        self.done = dict.fromkeys(saved.commands)  # the newest commands, in their order
        self.knows_all = saved.table.version <= COMMANDS_READ  # `done` has all commands of this table
        self.game: Game[Any] = game(saved.table.game)
        self.read_match(saved)
        self.sessions: list[Session] = []
        self.crowd: asyncio.Task[None] | None = None  # shows many spectators what is new
        self.crowd_waits = False  # there is more to show
        self.used = time.monotonic()  # when somebody last did something here
        self.users = 0  # requests and connections that use this table: it stays in memory until there are none
        self.leases = leases or BotLeases(Alone("alone"))
        self.left = left  # called when the bots have nothing more to do
        self.came_or_went = came_or_went  # called with the id of this table when somebody has
        self.lock = asyncio.Lock()
        self.stale = False  # this copy is of no use any more: it is read again
        self.commands = Commands(self)
        self.moves = Moves(self)
        self.seating = Seating(self)
        self.showing = Showing(self)
        self.presence = Presence(self, away)
        self.conversation = Conversation(self, saved.talk)
        self.log_pages = LogPages(self)
        self.bot_talk = BotTalk(self)
        self.bot_runner = BotRunner(self)

    @property
    def entries(self) -> int:
        """The number of rows of the record, the heads of segments included."""
        return self.match.events.rows if self.match is not None else 0

    @property
    def odds(self) -> bool:
        """Does the stage of this table tell odds? It was chosen when the table was made."""
        return self.game.odds and bool(self.row.talk.get("odds", True))

    def playing(self) -> Match[Any]:
        assert self.match is not None  # callers need a running match
        return self.match

    def people(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seat_of(self, token: str) -> int | None:
        """Return the seat of a token: -1 for a spectator, who has none, and None for a token that is not valid."""
        if not token:
            return SPECTATOR
        print_ = hashed(token)
        for seat in self.seats:
            if seat.token and hmac.compare_digest(seat.token, print_):
                return seat.seat
        return None

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        return [seat.seat for seat in self.seats if person and seat.person == person]

    # Sessions

    def enter(self, session: Session) -> None:
        """Add a session. It is sent everything; the others are told if a person has come back."""
        first = not self.sessions
        self.sessions.append(session)
        arrived = self.presence.arrive(session.seat)
        self.showing.look_at_table()
        session.show(self.showing)
        if arrived:
            self.broadcast(scenes=False)
        self.came_or_went(self.row.id)
        if first:
            self.presence.tell_later()
        self.wake()

    def go(self, session: Session) -> None:
        if session.hint is not None:
            session.hint.cancel()
        if session in self.sessions:
            self.sessions.remove(session)
            left = self.presence.leave(session.seat)
            self.came_or_went(self.row.id)
            if left:
                self.broadcast(scenes=False)
                self.presence.tell_later()

    def unseat(self, seat: int) -> None:
        """Let those who are connected as this seat watch from now on. They may sit down again."""
        for session in self.sessions:
            if session.seat == seat:
                session.seat = SPECTATOR
        self.presence.unseat(seat)
        self.came_or_went(self.row.id)

    async def handle(self, session: Session, message: Any) -> None:
        """Handle one message of a connection that has said hello."""
        await self.commands.handle(session, message)

    def wake(self) -> None:
        """Let the bots play if one of them must answer."""
        self.bot_runner.wake()

    def broadcast(self, scenes: bool = True) -> None:
        """Send everybody what has changed for them."""
        self._show_all(Session.show if scenes else Session.show_table)

    def show_talk(self) -> None:
        self._show_all(Session.show_talk)

    def _show_all(self, show: Callable[[Session, Showing], None]) -> None:
        """Show something to every session: to the seats at once, to a crowd of spectators by and by. After `closing`,
        nothing more is sent."""
        if self.stale:
            return
        if self.row.phase == "closed":
            self._close_sessions(protocol.Closing("ended"))
            return
        self.showing.look_at_table()
        crowd = self.presence.connected[SPECTATOR] > FEW_SPECTATORS
        for session in list(self.sessions):
            if session.seat >= 0 or not crowd:
                self._show(session, show)
        if crowd:
            self.crowd_waits = True
            if self.crowd is None or self.crowd.done():
                self.crowd = asyncio.create_task(self._show_crowd())

    async def _show_crowd(self) -> None:
        """Show the spectators everything that is new, some of them at a time: other tables must not wait for it."""
        while self.crowd_waits and not self.stale:
            self.crowd_waits = False
            spectators = [session for session in self.sessions if session.seat < 0]
            for number, session in enumerate(spectators, 1):
                if session in self.sessions:
                    self._show(session, Session.show)
                if number % FEW_SPECTATORS == 0:
                    await asyncio.sleep(0)

    def _show(self, session: Session, show: Callable[[Session, Showing], None]) -> None:
        """Show something to a session. If that fails, it is closed, and the others still get theirs."""
        try:
            show(session, self.showing)
        except Exception as error:
            failed = tagged("session-failed", table=self.row.id)
            log.exception("table %s: a session failed: %r", self.row.id, error, extra=failed)
            session.close()

    def give_up(self) -> None:
        """Close all sessions because what another server has written cannot be taken over. They reconnect to a new copy
        of the table."""
        log.warning("table %s was written by another server; it is read again", self.row.id)
        self.stale = True
        self._close_sessions(protocol.Closing("restart"))

    def shut(self, why: str) -> None:
        """Close all sessions for good: the operator of the site has closed this table."""
        self.stale = True
        self._close_sessions(protocol.Closing("closed", why))

    def _close_sessions(self, closing: protocol.Closing, seat: int | None = None) -> None:
        """Close the sessions of a seat, or all."""
        for session in list(self.sessions):
            if seat in (None, session.seat):
                session.send(protocol.write(closing))
                session.close()

    @property
    def idle(self) -> bool:
        busy = self.users or self.sessions or self.bot_runner.busy or self.bot_talk.tasks
        return self.stale or not busy

    def rest(self) -> None:
        """Drop what can be built again. The pages at this table stay connected."""
        self.showing.forget()

    # The stored table

    def read_match(self, saved: Saved) -> None:
        """Take over the match as it was stored."""
        self.match: Match[Any] | None = restore_match(self.game, saved)
        self.segments = before_of(saved).segments
        self.snapshot = saved.snapshot.seq if saved.snapshot is not None else -1  # the entry of the stored position
        self.reads_all = saved.snapshot is not None and not saved.snapshot.before
        self.by_bot = events_by_bot(saved)  # by seat: the events of moves that a bot made for a person

    async def adopt(self) -> None:
        """Save the new segment of a match that began under older rules and continues under the present ones."""
        match = self.match
        if match is not None and len(match.record["segments"]) > 1:
            row = EntryRow(match.events.rows - 1, {"segment": {**match.record["segments"][-1], "entries": []}}, [])
            match.forget(ROWS_HELD)
            self.segments += 1
            change = Change(self.row, None, (row,), snapshot_of(match, self.segments))
            await self.store.save(change)
            self.was_saved(change)

    def was_saved(self, change: Change) -> None:
        """Take over what was written to disk."""
        self.row = change.table._replace(version=change.table.version + 1)
        if change.seats is not None:
            self._seat(change.seats)
        if isinstance(change.snapshot, Snapshot):
            self.snapshot, self.reads_all = change.snapshot.seq, False
            first = self.match.events.base.events if self.match is not None else 0
            self.by_bot = {seat: {at for at in events if at >= first} for seat, events in self.by_bot.items()}
        if self.match is not None:
            self.match.record["players"] = players(self.seats)

    def take_over(self, later: Later) -> None:
        """Take over what another server has written, all but the match."""
        self.row = later.table
        if later.seats != self.seats:
            self._seat(later.seats)
        for seat, command in later.commands:
            self.note_done(seat, command)
        self.conversation.take_over(later.talk)
        if self.match is not None:
            self.match.record["players"] = players(self.seats)

    def _seat(self, seats: list[SeatRow]) -> None:
        """Take over who sits where. A seat may have another name now, or belong to somebody else."""
        before, self.seats = self.seats, seats
        for old, new in zip(before, seats, strict=True):
            self._check_owner(old, new)
        self.showing.forget_names()
        self.conversation.forget_names()

    def _check_owner(self, old: SeatRow, new: SeatRow) -> None:
        """Let go of those who are connected as a seat that is not theirs any more."""
        is_same_person = new.person == old.person and bool(new.person)
        if old.token != new.token and not is_same_person:
            self.unseat(new.seat)
        elif old.token != new.token or (old.person != new.person and not new.token):
            self._close_sessions(protocol.Closing("restart"), new.seat)  # they must show who they are again

    async def despite_others(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """Do something that is saved. Where another server was first, catch up and try again: what it wrote may allow
        the same thing all the same. Conflict: it cannot be taken over, and the table was given up."""
        for _ in range(TRIES):
            try:
                return await work()
            except Conflict:
                if not await self.catch_up():
                    self.give_up()
                    raise
        raise NotSaved("other servers were always first")

    async def catch_up(self) -> bool:
        """Take over what another server has written to this table, and show it. False if the table must be read again
        instead."""
        return await catching_up.catch_up(self)

    def note_done(self, seat: int, command: str) -> None:
        self.done[seat, command] = None
        if len(self.done) > MOST_COMMANDS:
            self.done.pop(next(iter(self.done)))
            self.knows_all = False

    @property
    def behind(self) -> bool:
        """Is the stored position older than the record, or was it stored by a version that read whole records?"""
        return not self.stale and (self.snapshot < self.entries - 1 or self.reads_all)

    async def keep_snapshot(self) -> None:
        """Store the position, if the stored one is older: then the table is opened without replaying anything."""
        if self.match is not None and self.behind:
            match = self.match.fork()
            match.forget(ROWS_HELD)
            found = snapshot_of(match, self.segments)
            await self.store.keep_snapshot(self.row.id, found)
            self.snapshot, self.reads_all = found.seq, False

    async def export(self, seat: int) -> dict[str, Any]:
        """Return the record once the match is over, and before that only what this seat may see."""
        match = self.playing()
        if not match.over:
            rows = await self.store.entries(self.row.id, 0, match.events.base.rows)
            read = event_reader(match)
            return match.export(seat, [read(raw) for row in rows for raw in row.events])
        saved = await self.store.load(self.row.id, whole=True)
        if saved is None:
            raise NotSaved(f"table {self.row.id} is gone")
        return {**record_of(saved), "result": match.record["result"]}
