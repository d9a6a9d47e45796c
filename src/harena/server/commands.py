"""Handles what the sessions at a table send: questions are answered, commands are carried out once and acknowledged."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from harena.bots.driver import free_moves_for_bot
from harena.hints import has_hints
from harena.kernel.choice import Choice
from harena.matches.match import Match
from harena.server import metrics, protocol
from harena.server.conversation import COMMANDS as TALK_COMMANDS
from harena.server.fair_pool import Asker
from harena.server.logs import tagged
from harena.server.session import Session
from harena.server.store import Conflict, NotSaved, Repeated, SeatRow
from harena.talk.account import NotSaid

if TYPE_CHECKING:
    from harena.server.tables import LiveTable

log = logging.getLogger("harena")

VOTE_COMMANDS = protocol.Propose | protocol.Vote | protocol.Resume
MATCH_MOVES = protocol.Answer | protocol.Undo | protocol.Act


class CommandRefused(Exception):
    """The command is refused and changes nothing."""

    def __init__(self, code: protocol.Code, rule: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule


class Checked(NamedTuple):
    """A command that was found to be allowed, and the table it was checked against."""

    match: Match[Any] | None
    seats: list[SeatRow]
    trial: Match[Any] | None  # a fork with the move made, where the command is a move


class Commands:
    """There is one per table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    async def handle(self, session: Session, message: Any) -> None:
        """Handle one message of a connection that has said hello."""
        table, showing = self.table, self.table.showing
        if isinstance(message, protocol.Ping):
            session.send(protocol.write(protocol.Pong()))
            return
        table.used = time.monotonic()
        if isinstance(message, protocol.Look):
            session.look(message.lang, message.panels)
            showing.look_at_table()
            session.show(showing)
        elif isinstance(message, protocol.Why):
            because = protocol.Because(message.option, "", "")
            if table.match is not None:
                because = showing.projection(session.seat, session.lang).because(message.option)
            session.send(protocol.write(because))
        elif isinstance(message, protocol.Hint):
            self._hint(session, message)
        elif isinstance(message, protocol.Where):
            seen = showing.projection(session.seat, session.lang) if table.match is not None else None
            session.send(protocol.write(protocol.Whereabouts(seen.whereabouts() if seen is not None else [])))
        elif isinstance(message, protocol.Earlier):
            await self._earlier(session, message)
        elif isinstance(message, protocol.Hello):
            session.send(protocol.write(protocol.Refused("", "unreadable")))
        elif isinstance(message, TALK_COMMANDS):
            await self._talk(session, message)
        else:
            await self._command(session, message)

    async def _earlier(self, session: Session, message: protocol.Earlier) -> None:
        """Send a page of the log."""
        table, page = self.table, protocol.Lines(0, [])
        if table.match is not None:
            before = min(message.before, table.match.events.lines_before(len(table.match.events), session.seat))
            try:
                page = await table.log_pages.page(table.showing.projection(session.seat, session.lang), before)
            except NotSaved as error:
                log.error("table %s: its log cannot be read: %s", table.row.id, error)
                session.send(protocol.write(protocol.Refused("", "not-saved")))
                return
        session.send(protocol.write(page))

    # Commands that change the table

    async def _command(self, session: Session, message: Any) -> None:
        began = time.perf_counter()
        code = await self._answered(session, message)
        metrics.command(self.table.game.name, code, time.perf_counter() - began)
        if code == "done":
            self.table.broadcast()
            self.table.wake()

    async def _answered(self, session: Session, message: Any) -> str:
        """Carry out a command and answer it. Return how it ended: `done`, or why it did not."""
        table, command = self.table, message.command
        try:
            await table.despite_others(lambda: self._carry_out(session, message))
        except Repeated:
            table.note_done(session.seat, command)  # an old command, which is no longer in memory
        except CommandRefused as no:
            if not await self._was_done(session.seat, command):
                session.send(protocol.write(protocol.Refused(command, no.code, no.rule)))
                return no.code
        except NotSaved as error:
            problem = tagged("saving-problem", table=table.row.id)
            log.error("table %s: not saved: %s", table.row.id, error, extra=problem)
            session.send(protocol.write(protocol.Refused(command, "not-saved")))
            return "not-saved"
        except Conflict:
            return "conflict"
        session.send(protocol.write(protocol.Done(command)))
        return "done"

    async def _carry_out(self, session: Session, message: Any) -> None:
        if (session.seat, message.command) not in self.table.done:
            # Checked before the lock: a refusal must not take longer while another seat's answer is written.
            checked = self._checked(session.seat, message)
            async with self.table.lock:
                await self._once(session, message, checked)

    def _checked(self, seat: int, message: Any) -> Checked:
        """Check a command against the table as it is, and make its move on a fork of the match."""
        if seat < 0:
            raise CommandRefused("not-yours")
        trial = self.table.moves.tried(seat, message) if isinstance(message, MATCH_MOVES) else None
        return Checked(self.table.match, self.table.seats, trial)

    async def _once(self, session: Session, message: Any, checked: Checked) -> None:
        """Carry out a command that was not carried out yet. What was checked before the lock is checked again if the
        table has changed since."""
        table, seat = self.table, session.seat
        if (seat, message.command) in table.done:
            return
        if seat < 0 or checked.match is not table.match or checked.seats is not table.seats:
            checked = self._checked(seat, message)
        if checked.trial is not None:
            await table.moves.keep(checked.trial, seat, message.command)
        elif isinstance(message, VOTE_COMMANDS):
            await table.votes.carry_out(seat, message)
        else:
            await table.seating.carry_out(seat, message)
        table.note_done(seat, message.command)

    async def _was_done(self, seat: int, command: str) -> bool:
        """Tell whether a command that is refused now was carried out long ago."""
        table = self.table
        try:
            return seat >= 0 and not table.knows_all and await table.store.is_done(table.row.id, seat, command)
        except NotSaved:
            return False

    async def _talk(self, session: Session, message: Any) -> None:
        """Carry out something that is said, and show it to those who may know it."""
        table = self.table
        try:
            said = await table.conversation.command(session.seat, message)
        except Repeated:
            table.note_done(session.seat, message.command)
            said = None
        except NotSaid as no:
            if not await self._was_done(session.seat, message.command):
                session.send(protocol.write(protocol.Refused(message.command, cast(protocol.Code, no.code))))
                return
            said = None
        except NotSaved as error:
            problem = tagged("saving-problem", table=table.row.id)
            log.error("table %s: talk was not saved: %s", table.row.id, error, extra=problem)
            session.send(protocol.write(protocol.Refused(message.command, "not-saved")))
            return
        except Conflict:
            table.give_up()
            return
        session.send(protocol.write(protocol.Done(message.command)))
        table.show_talk()
        if said is not None:
            table.bot_talk.hear(said)

    # Hints

    def _hint(self, session: Session, message: protocol.Hint) -> None:
        """Start to work on a hint. A second request before it is ready is ignored."""
        try:
            choice = self._asked(session.seat, message.seat)
        except CommandRefused as no:
            session.send(protocol.write(protocol.Refused("", no.code)))
            return
        if session.hint is None or session.hint.done():
            # the match as it is now: until the task begins, it may have moved on to another question
            session.hint = asyncio.create_task(self._advise(session, choice, self.table.playing()))

    def _asked(self, session: int, seat: int) -> Choice:
        """Return the question that this session may get a hint for: its own, if no bot plays for it."""
        table, match = self.table, self.table.match
        if session < 0 or session != seat:
            raise CommandRefused("not-yours")
        if match is None or table.row.phase != "running":
            raise CommandRefused("not-now")
        if table.seats[seat].stand_in:
            raise CommandRefused("not-yours")
        if not has_hints(table.game.name):
            raise CommandRefused("no-such-bot")
        choice = match.rules.choice(match.seen_by(seat), seat)
        if choice is None:
            raise CommandRefused("not-asked")
        return choice

    async def _advise(self, session: Session, choice: Choice, match: Match[Any]) -> None:
        """Send a hint. The bot gets what it would get in this seat, and its answer is worded for this seat."""
        table, seat = self.table, session.seat
        seen = table.showing.projection(seat, session.lang, match)
        view, free_moves = match.view(seat), free_moves_for_bot(match.rules, match.settled, seat)
        answer: protocol.Advice | protocol.Refused
        try:
            asker = Asker(table.row.id, [session.address] if session.address else [])
            answer = seen.advice(choice, await table.bot_pool.advise(table.game.name, view, choice, free_moves, asker))
        except Exception as error:
            log.exception("table %s: a hint failed: %r", table.row.id, error)
            answer = protocol.Refused("", "broken")
        session.send(protocol.write(answer))
