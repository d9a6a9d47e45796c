"""Lets the clock of a table run: stores how it stands with every change, and does what was chosen when it runs out.

Of several servers that have a table, the one with its lease (leases.py) acts. As every change must be the next version
of the table, two can never both do it.
"""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from typing import TYPE_CHECKING, Any
from weakref import ReferenceType, ref

from harena.bots.registry import usual_for
from harena.kernel.choice import OPEN, PASS
from harena.kernel.views import SPECTATOR
from harena.matches.match import Match
from harena.server.clock import (
    CLOCK,
    LIVE,
    STAND_IN,
    VOTE,
    ClockSettings,
    Note,
    Outcome,
    Proposal,
    Running,
    Timing,
    due,
    marked_out,
    moment_of,
    moved,
    noted,
    out_of_time,
    postponed,
    restarted,
    resumed,
    settings_of,
    stamped,
    timing_of,
)
from harena.server.logs import happened, tagged
from harena.server.persistence import is_played, waits_for_bot
from harena.server.store import Change, Conflict, NotSaved, SeatRow, TableRow
from harena.server.voting import OPEN_FOR, proposed, verdict, voters

if TYPE_CHECKING:
    from harena.server.tables import LiveTable

log = logging.getLogger("harena")

LAG = 0.3  # seconds after the end in which an answer that is under way still counts
PASS_PAUSE = (0.05, 0.4)  # seconds until a window is closed: how long it takes must not tell how many had not answered
RETRY = 2.0  # seconds
LONGEST = 3600.0  # seconds of one timer


class Clocks:
    """There is one per table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.settings: ClockSettings | None = settings_of(table.row)
        self.task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._read: tuple[dict[str, Any], Timing] = (table.row.timing, timing_of(table.row))
        self._stands = self._is_live and bool(out_of_time(self.timing, self.now()))  # nobody was here at the end
        self.look()

    @property
    def timing(self) -> Timing:
        if self._read[0] is not self.table.row.timing:
            self._read = self.table.row.timing, timing_of(self.table.row)
        return self._read[1]

    @property
    def _is_live(self) -> bool:
        return self.settings is not None and self.settings.kind == LIVE

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    @property
    def runs(self) -> bool:
        """Does the time of the service matter to this table?"""
        return self.table.row.phase == "running" and due(self.timing) > 0

    def now(self) -> float:
        return self.table.service_time.now()

    def plays(self, seat: int) -> bool:
        """Does a bot play this seat, or answer its present question because time is over?"""
        return is_played(self.table.seats[seat]) or self.is_out(seat)

    def is_out(self, seat: int) -> bool:
        return any([each.out and each.seat == seat for each in self.timing.running])

    def must_pass(self, seat: int, options: Any) -> bool:
        """Is time over for a seat at a table where one then passes, if that is possible?"""
        passes = self.settings is not None and self.settings.late == "pass"
        return passes and self.is_out(seat) and PASS in options

    # What is stored with a change

    def after(self, row: TableRow, match: Match[Any], seats: list[SeatRow]) -> TableRow:
        """Return the row of the table after its match or its seats have changed."""
        if not row.clock and not row.timing:
            return row
        return moved(row, moment_of(match.rules, match.settled, seats), self.now())

    async def save(
        self, timing: Timing, seats: list[SeatRow] | None = None, seat: int = -1, command: str = "", **row: Any
    ) -> None:
        """Store how the clock stands."""
        changed = stamped(self.table.row._replace(**row), timing)
        if seats is not None and self.table.match is not None:
            changed = self.after(changed, self.table.match, seats)
        change = Change(changed, seats, seat=seat, command=command)
        await self.table.store.save(change)
        self.table.was_saved(change)

    async def stand_in(self, late: list[int], timing: Timing, seat: int = -1, command: str = "") -> None:
        """Let a bot play for people until they are back."""
        table = self.table
        bot = usual_for(table.game.name)
        seats = [row._replace(stand_in=True, bot=bot) if row.seat in late else row for row in table.seats]
        await self.save(timing, seats, seat, command, bot_due=waits_for_bot(seats, table.row.waiting))

    # What was decided

    def noted(self, timing: Timing, proposal: Proposal, outcome: Outcome) -> Timing:
        """Note for the log how a vote has ended."""
        seat, minutes = proposal.seat, proposal.minutes
        return noted(timing, Note(0, proposal.what, outcome, proposal.by, self._lines(), seat, minutes))

    def resumed(self, timing: Timing, by: int) -> Timing:
        """End a pause. `by`: who goes on."""
        return noted(resumed(timing, self.now()), Note(0, "resume", "agreed", by, self._lines()))

    def _lines(self) -> tuple[int, ...]:
        """Return how many lines of the log each seat can read by now, and then a spectator."""
        events = self.table.playing().events
        return tuple([events.lines_before(len(events), seat) for seat in (*range(events.seats), SPECTATOR)])

    # When something runs out

    def look(self) -> None:
        """Set the timer to the next moment at which something happens by itself."""
        self.stop()
        if self.table.stale or self.table.row.phase != "running" or not self.table.row.timing:
            return
        timing = self.timing
        decided = timing.proposal is not None and verdict(self.table.seats, timing.proposal) is not None
        if decided or due(timing):
            self._later(0.0 if decided else due(timing) + LAG - self.now())

    def _later(self, seconds: float) -> None:
        self.stop()
        # by a weak reference: a table that was unloaded meanwhile must not stay in memory for this
        wait = min(max(0.0, seconds), LONGEST)
        self._timer = asyncio.get_running_loop().call_later(wait, _ring, ref(self.table))

    def stop(self) -> None:
        """The table leaves the memory."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def ring(self) -> None:
        """Do what is due, unless that is being done."""
        self._timer = None
        if self.table.stale or self.busy:
            return
        self.task = asyncio.create_task(self._act())
        self.task.add_done_callback(lambda _: self.table.left(self.table))

    async def _act(self) -> None:
        table = self.table
        try:
            if not await table.leases.take(table.row.id):
                self._later(RETRY)  # another server sees to it, unless it is gone
                return
            acted = await table.despite_others(self._do_what_is_due)
        except Conflict:
            return  # the table was given up
        except Exception as error:
            problem = tagged("saving-problem" if isinstance(error, NotSaved) else "session-failed", table=table.row.id)
            log.error("table %s: its clock could not be kept: %r", table.row.id, error, extra=problem)
            self._later(RETRY)
            return
        if acted:
            table.broadcast()
            table.wake()
        if self._timer is None and not self._stands:
            self.look()

    async def _do_what_is_due(self) -> bool:
        """Do what is due now. Return whether there was anything."""
        if any([each.of == "window" for each in self._late()]):
            await asyncio.sleep(SystemRandom().uniform(*PASS_PAUSE))
        acted = False
        async with self.table.lock:
            while await self._next():
                acted = True
        return acted

    def _late(self) -> list[Running]:
        return out_of_time(self.timing, self.now()) if self.table.row.phase == "running" else []

    async def _next(self) -> bool:
        """Do one thing that is due. Return whether there was any."""
        table, timing, now = self.table, self.timing, self.now()
        if table.row.phase != "running":
            return False
        if timing.is_paused and 0 < timing.pause_until <= now:
            await self.save(self.resumed(timing, CLOCK))
            return True
        if timing.proposal is not None:
            decided = verdict(table.seats, timing.proposal)
            if decided is not None:
                await table.votes.close(timing, decided)
                return True
            if timing.proposal.until <= now:
                await table.votes.expire(timing)
                return True
        if not (late := self._late()):
            self._stands = False
            return False
        assert self.settings is not None
        if self._is_live and not self._anybody_here():
            self._stands = True  # until somebody comes
            return False
        if self._stands:
            self._stands = False
            await self.save(restarted(timing, self.settings, [each.seat for each in late], now))
            return True
        happened("time-over", table=table.row.id, seats=len(late))
        await self._answer_for(late, timing, now)
        return True

    def _anybody_here(self) -> bool:
        return any([self.table.presence.is_here(row.seat) for row in self.table.seats if row.who == "person"])

    async def _answer_for(self, late: list[Running], timing: Timing, now: float) -> None:
        """Do for those who are late what was chosen for this table."""
        table, seats = self.table, [each.seat for each in late]
        assert self.settings is not None
        if late[0].of == "window":
            await self._pass_in_window(seats)
        elif self.settings.late == STAND_IN:
            await self.stand_in(seats, timing)
        elif self.settings.late != VOTE:
            await self.save(marked_out(timing, seats))
        else:
            until = now + OPEN_FOR[self.settings.kind]
            asked = Proposal(0, "replace", CLOCK, until, seat=seats[0])
            if timing.proposal is not None:
                await self.save(postponed(timing, seats, timing.proposal.until))
            elif voters(table.seats, asked):
                await self.save(postponed(proposed(timing, asked), seats, until))
            else:
                await self.save(marked_out(timing, seats))

    async def _pass_in_window(self, seats: list[int]) -> None:
        """Pass for all who have not answered. Nobody is sent anything before the last of them has passed."""
        table = self.table
        for seat in seats:
            trial = table.playing().fork()
            choice = trial.rules.choice(trial.seen_by(seat), seat)
            if choice is not None and choice.window and choice.given == OPEN and PASS in choice.options:
                trial.answer(seat, choice.id, PASS)
                await table.moves.keep(trial, seat, "", by_bot=True)
        still = [each.seat for each in self._late() if each.seat in seats]
        if still:  # they have answered, or cannot pass
            await self.save(marked_out(self.timing, still))


def _ring(table: ReferenceType[LiveTable]) -> None:
    if (found := table()) is not None:
        found.clocks.ring()
