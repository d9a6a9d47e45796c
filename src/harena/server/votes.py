"""Votes among the people at a table, and pauses: what they send, and what follows when something is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from harena.server import protocol
from harena.server.clock import CLOCK, Proposal, Timing, marked_out, moment_of, paused, restarted
from harena.server.commands import VOTE_COMMANDS, CommandRefused
from harena.server.logs import happened
from harena.server.voting import OPEN_FOR, closed, must_wait, proposed, verdict, voted, voters

if TYPE_CHECKING:
    from harena.server.tables import LiveTable


class Votes:
    """There is one per table. What it does is called with the table's lock held."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    async def carry_out(self, seat: int, message: VOTE_COMMANDS) -> None:
        """Carry out a command of a seat. CommandRefused where it is not allowed."""
        table = self.table
        if table.row.phase != "running":
            raise CommandRefused("not-now")
        if table.seats[seat].stand_in:
            raise CommandRefused("not-yours")
        if isinstance(message, protocol.Propose):
            await self._propose(seat, message)
        elif isinstance(message, protocol.Vote):
            await self._vote(seat, message)
        else:
            timing = table.clocks.timing
            if not timing.is_paused:
                raise CommandRefused("not-now")
            await table.clocks.save(table.clocks.resumed(timing, seat), seat=seat, command=message.command)

    async def _propose(self, seat: int, message: protocol.Propose) -> None:
        table, now = self.table, self.table.clocks.now()
        timing = table.clocks.timing
        if timing.proposal is not None or (message.what == "pause" and timing.is_paused):
            raise CommandRefused("already-done")
        if must_wait(timing, seat, now):
            raise CommandRefused("too-often")
        until = now + OPEN_FOR[table.row.clock.get("kind", "")]
        proposal = Proposal(0, message.what, seat, until)
        if message.what == "replace":
            proposal = replace(proposal, seat=self._replaceable(seat, message.seat))
        elif message.what == "pause":
            proposal = replace(proposal, minutes=message.minutes)
        elif message.what == "undo":
            if table.row.listed:
                raise CommandRefused("among-strangers")
            step = await table.undoing.last_step()
            if step is None:
                raise CommandRefused("nothing-to-undo")
            match = table.playing()
            key = moment_of(match.rules, match.settled, table.seats).key
            proposal = replace(proposal, row=step.row, key=key)
        await self._go_on(proposed(timing, proposal), seat, message.command)

    def _replaceable(self, seat: int, target: int) -> int:
        """Return the seat of a person whom others may vote to replace. While that person is here, nobody does so
        alone."""
        table = self.table
        if not 0 <= target < len(table.seats) or table.seats[target].who != "person" or table.seats[target].stand_in:
            raise CommandRefused("no-such-seat")
        if target == seat:
            raise CommandRefused("to-yourself")
        others = voters(table.seats, Proposal(0, "replace", seat, 0.0, seat=target))
        if len(others) < 2 and table.presence.is_here(target):
            raise CommandRefused("present")
        return target

    async def _vote(self, seat: int, message: protocol.Vote) -> None:
        timing = self.table.clocks.timing
        if timing.proposal is None or timing.proposal.number != message.proposal:
            raise CommandRefused("stale")
        if seat not in voters(self.table.seats, timing.proposal):
            raise CommandRefused("not-yours")
        if seat == timing.proposal.by and not message.yes:
            await self._drop(timing, "withdrawn", seat, message.command)
        else:
            await self._go_on(voted(timing, seat, message.yes), seat, message.command)

    async def _go_on(self, timing: Timing, seat: int, command: str) -> None:
        """Keep a vote, or carry out what was decided by it."""
        assert timing.proposal is not None
        decided = verdict(self.table.seats, timing.proposal)
        if decided is None:
            await self.table.clocks.save(timing, seat=seat, command=command)
        else:
            await self.close(timing, decided, seat, command)

    async def close(self, timing: Timing, accepted: bool, seat: int = -1, command: str = "") -> None:
        """Close a vote that was decided."""
        clocks, now = self.table.clocks, self.table.clocks.now()
        proposal = timing.proposal
        assert proposal is not None
        if not accepted:
            await self._drop(timing, "declined", seat, command)
            return
        timing = clocks.noted(closed(timing, True, now), proposal, "agreed")
        happened("vote-accepted", table=self.table.row.id, what=proposal.what)
        if proposal.what == "pause":
            await clocks.save(paused(timing, now, proposal.minutes), seat=seat, command=command)
        elif proposal.what == "replace":
            await clocks.stand_in([proposal.seat], timing, seat, command)
        elif proposal.what == "end":
            timing = replace(timing, ended=True, running=(), paused=-1.0, pause_until=0.0)
            await clocks.save(timing, seat=seat, command=command, phase="over", waiting=[], bot_due=False)
        else:
            await self._take_back(timing, proposal, seat, command)

    async def _drop(
        self, timing: Timing, outcome: Literal["declined", "withdrawn"], seat: int = -1, command: str = ""
    ) -> None:
        """Close a vote with which nothing changes."""
        clocks, proposal, now = self.table.clocks, timing.proposal, self.table.clocks.now()
        assert proposal is not None
        timing = clocks.noted(closed(timing, False, now), proposal, outcome)
        if proposal.by == CLOCK and clocks.settings is not None:
            timing = restarted(timing, clocks.settings, [proposal.seat], now)
        await clocks.save(timing, seat=seat, command=command)

    async def _take_back(self, timing: Timing, proposal: Proposal, seat: int, command: str) -> None:
        step = await self.table.undoing.last_step()
        if step is None or step.row != proposal.row:  # the match has gone on
            await self.table.clocks.save(replace(timing, notes=timing.notes[:-1]), seat=seat, command=command)
            return
        await self.table.undoing.take_back(step, timing, self.table.clocks.now(), seat, command)

    async def expire(self, timing: Timing) -> None:
        """Close a vote in which too few have voted in time."""
        clocks, proposal = self.table.clocks, timing.proposal
        assert proposal is not None
        timing = clocks.noted(closed(timing, False, clocks.now()), proposal, "expired")
        await clocks.save(marked_out(timing, [proposal.seat]) if proposal.by == CLOCK else timing)
