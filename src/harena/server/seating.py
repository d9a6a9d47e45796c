"""The seats of a table: who sits where, until the match begins and while it is played."""

from __future__ import annotations

import hmac
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from harena.bots.registry import levels_for, usual_for
from harena.kernel.views import SPECTATOR
from harena.names import cleaned, unlike
from harena.players import ROMANS
from harena.server import protocol
from harena.server.commands import CommandRefused
from harena.server.dice import SaltRefused, new_dice, salted, without_salt
from harena.server.persistence import first_change, hashed, new_id, new_match, new_secret, waits_for_bot
from harena.server.store import Change, Conflict, DiceRow, NotSaved, SeatRow

if TYPE_CHECKING:
    from harena.server.tables import LiveTable


MOST_BANNED = 64  # people at one table


class Banned(CommandRefused):
    """The host of this table does not let this person sit down again."""

    def __init__(self) -> None:
        super().__init__("not-yours")


class Seating:
    """There is one per table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    async def carry_out(self, seat: int, message: Any) -> None:
        """Carry out a command of a seat that is no move. CommandRefused where it is not allowed."""
        ways: dict[type, Callable[[int, Any], Any]] = {
            protocol.Arrange: self._arrange,
            protocol.Start: self._start,
            protocol.Rename: self._rename,
            protocol.Salt: self._salt,
            protocol.Leave: self._leave,
            protocol.Return: self._return,
            protocol.Replace: self._replace,
            protocol.Rematch: self._rematch,
            protocol.Remove: self._remove,
            protocol.Publish: self._publish,
            protocol.Close: self._close,
        }
        await ways[type(message)](seat, message)

    async def sit(self, invite: str, name: str, wanted: int, person: str = "") -> protocol.Seated:
        """Give a free seat to a person who has the private link; at a listed table, to anybody. `person` is their id,
        if they are known."""
        try:
            found = await self.table.despite_others(lambda: self._sit(invite, name, wanted, person))
        except Conflict:
            raise NotSaved("written by another server") from None
        await self.table.conversation.welcome(found.seat)
        self.table.broadcast()
        return found

    async def let_go(self, seat: int, for_good: bool) -> None:
        """Let a bot play for a person who has left the evening; for good, if its host has removed them."""
        await self._unasked(lambda: self._release(seat, for_good))

    async def call_off(self) -> None:
        """Close the table: the host of its evening does not wait for it."""
        await self._unasked(lambda: self._end(SPECTATOR, ""))

    async def _unasked(self, work: Callable[[], Awaitable[None]]) -> None:
        """Change the seats of a running match without a command of a seat."""

        async def locked() -> None:
            async with self.table.lock:
                if self.table.row.phase == "running":
                    await work()

        try:
            await self.table.despite_others(locked)
        except Conflict:
            raise NotSaved("written by another server") from None
        self.table.broadcast()
        self.table.wake()

    async def _release(self, seat: int, for_good: bool) -> None:
        bot = usual_for(self.table.game.name)
        if self.table.seats[seat].who == "person":
            seats = self._taken_by_bot(seat) if for_good else self._with(seat, stand_in=True, bot=bot)
            await self._change(seats, SPECTATOR, "")

    async def _sit(self, invite: str, name: str, wanted: int, person: str) -> protocol.Seated:
        table = self.table
        async with table.lock:
            invited = hmac.compare_digest(invite.encode(), table.row.invite.encode())
            if not invited and not table.row.listed:
                raise CommandRefused("not-yours")
            if self.is_banned(person):
                raise Banned
            free = [row.seat for row in table.seats if row.who == "free" and wanted in (-1, row.seat)]
            if table.row.phase != "open" or not free:
                raise CommandRefused("not-full" if table.row.phase == "open" else "not-now")
            seat, token = free[0], new_secret()
            called = unlike(cleaned(name) or ROMANS[seat % len(ROMANS)], self._names_but(seat))
            owned = {"token": hashed(token), "person": person}
            seats = self._with(seat, who="person", name=called, bot="", stand_in=False, **owned)
            host = table.row.host if table.row.host >= 0 else seat  # until now all seats were bots
            await self._change(seats, SPECTATOR, "", host)
        return protocol.Seated(seat, token)

    async def _arrange(self, seat: int, message: protocol.Arrange) -> None:
        self._must_be_open(seat, host=True)
        if not 0 <= message.seat < len(self.table.seats) or message.seat == self.table.row.host:
            raise CommandRefused("no-such-seat")
        if message.who == "bot":
            bot = message.bot or usual_for(self.table.game.name)
            if bot not in levels_for(self.table.game.name):
                raise CommandRefused("no-such-bot")
            name = unlike(ROMANS[message.seat % len(ROMANS)], self._names_but(message.seat))
            seats = self._with(message.seat, who="bot", name=name, bot=bot, token="", person="")
        else:
            seats = self._with(message.seat, who="free", name="", bot="", token="", person="")
        await self._change(seats, seat, message.command, dice=without_salt(self.table.dice, message.seat))

    async def _salt(self, seat: int, message: protocol.Salt) -> None:
        table = self.table
        try:
            dice = salted(table.row, table.dice, seat, message)
        except SaltRefused as no:
            raise CommandRefused(no.code) from None
        change = Change(table.row, seat=seat, command=message.command, dice=dice)
        await table.store.save(change)
        table.was_saved(change)

    async def _start(self, seat: int, message: protocol.Start) -> None:
        table = self.table
        self._must_be_open(seat, host=True)
        if any([row.who == "free" for row in table.seats]):
            raise CommandRefused("not-full")
        table.bot_pool.warm_up(table.game.name, [row.bot for row in table.seats if row.who == "bot"])
        match = new_match(table.game, table.row.options, table.seats, table.dice)
        change = first_change(table.row, table.seats, match, seat, message.command, table.dice, table.clocks.now())
        await table.store.save(change)
        table.match, table.segments = match, 1
        table.was_saved(change)

    async def _rename(self, seat: int, message: protocol.Rename) -> None:
        name = cleaned(message.name)
        if not name:
            raise CommandRefused("bad-name")
        await self._change(self._with(seat, name=unlike(name, self._names_but(seat))), seat, message.command)

    async def _leave(self, seat: int, message: protocol.Leave) -> None:
        if self.table.row.phase == "running":
            bot = usual_for(self.table.game.name)
            await self._change(self._with(seat, stand_in=True, bot=bot), seat, message.command)
            return
        self._must_be_open(seat)
        others = [row.seat for row in self.table.seats if row.who == "person" and row.seat != seat]
        seats = self._with(seat, who="free", name="", token="", person="")
        if not others:
            await self._end(seat, message.command, seats)  # nobody is left who could start the match
            return
        host = min(others) if seat == self.table.row.host else None  # somebody must be able to start
        await self._change(seats, seat, message.command, host, without_salt(self.table.dice, seat))

    async def _return(self, seat: int, message: protocol.Return) -> None:
        if self.table.row.phase != "running":
            raise CommandRefused("not-now")
        await self._change(self._with(seat, stand_in=False, bot=""), seat, message.command)

    async def _replace(self, seat: int, message: protocol.Replace) -> None:
        table = self.table
        if table.row.phase != "running":
            raise CommandRefused("not-now")
        if not 0 <= message.seat < len(table.seats) or table.seats[message.seat].who != "person":
            raise CommandRefused("no-such-seat")
        if not table.presence.is_gone(table.seats[message.seat]):
            raise CommandRefused("present")
        bot = usual_for(table.game.name)
        await self._change(self._with(message.seat, stand_in=True, bot=bot), seat, message.command)

    async def _rematch(self, seat: int, message: protocol.Rematch) -> None:
        """Start the same match at a new table. Everybody's token is valid at both tables."""
        table = self.table
        if table.row.phase != "over":
            raise CommandRefused("not-now")
        if not table.row.rematch:
            seats = [self._again(row) for row in table.seats]
            row = table.row._replace(
                id=new_id(),
                invite=new_secret(),
                rematch="",
                winners=[],
                changed=time.time(),
                version=0,
                timing={},
                clock_due=0.0,
                talk={**table.row.talk, "salt": new_id()},  # the bots have other characters
                listed=False,
                banned=[],
                evening="",
            )
            dice = DiceRow(table.dice.next_secret, table.dice.next_salts)
            if not dice.secret:  # the match was over before there were secrets
                dice = new_dice(len(seats))
            match = new_match(table.game, table.row.options, seats, dice)
            old = table.dice._replace(next_secret="", next_salts=[])
            link = Change(table.row._replace(rematch=row.id), seat=seat, command=message.command, dice=old)
            await table.store.add(seats, first_change(row, seats, match, -1, "", dice, table.clocks.now()), link)
            table.was_saved(link)

    def _again(self, row: SeatRow) -> SeatRow:
        """Return a seat as it begins the rematch: with a bot, if the person was deleted."""
        if row.who == "person" and (row.token or row.person):
            return row._replace(stand_in=False, bot="")
        if row.who == "bot":
            return row._replace(stand_in=False)
        name = unlike(ROMANS[row.seat % len(ROMANS)], self._names_but(row.seat))
        return SeatRow(row.seat, "bot", name, usual_for(self.table.game.name))

    async def _remove(self, seat: int, message: protocol.Remove) -> None:
        """Take the seat away from a person, and keep them from coming back if they are banned."""
        table, other = self.table, message.seat
        if table.row.phase not in ("open", "running"):
            raise CommandRefused("not-now")
        if seat != table.row.host:
            raise CommandRefused("not-yours")
        if not 0 <= other < len(table.seats) or other == seat or table.seats[other].who != "person":
            raise CommandRefused("no-such-seat")
        seats = self._with(other, who="free", name="", bot="", stand_in=False, token="", person="")
        dice: DiceRow | None = without_salt(table.dice, other)
        if table.row.phase == "running":
            seats, dice = self._taken_by_bot(other), None
        if not message.ban:
            await self._change(seats, seat, message.command, dice=dice)
            return
        person, host = table.seats[other].person, table.seats[seat].person
        marks = [self._mark_of(person)] if person and person != host else []  # two may share the screen of the host
        banned = [*table.row.banned, *marks][-MOST_BANNED:]
        # they know the old link
        await self._change(seats, seat, message.command, dice=dice, invite=new_secret(), banned=banned)

    def is_banned(self, person: str) -> bool:
        """Tell whether the host of this table does not let a person sit down again."""
        return person != "" and bool(self.table.row.banned) and self._mark_of(person) in self.table.row.banned

    def _mark_of(self, person: str) -> str:
        """Return what is kept of a person who is banned here. It says nothing to whoever does not know their id."""
        return hashed(f"{self.table.row.id} {person}")

    def _taken_by_bot(self, seat: int) -> list[SeatRow]:
        """Return the seats with a bot in the place of a person who does not come back."""
        game = self.table.game.name
        name = unlike(ROMANS[seat % len(ROMANS)], self._names_but(seat))
        return self._with(seat, who="bot", name=name, bot=usual_for(game), stand_in=False, token="", person="")

    async def _publish(self, seat: int, message: protocol.Publish) -> None:
        self._must_be_open(seat, host=True)
        await self._change(self.table.seats, seat, message.command, listed=message.on)

    async def _close(self, seat: int, message: protocol.Close) -> None:
        if self.table.row.phase not in ("open", "running"):
            raise CommandRefused("not-now")
        if seat != self.table.row.host:
            raise CommandRefused("not-yours")
        await self._end(seat, message.command)

    async def _end(self, seat: int, command: str, seats: list[SeatRow] | None = None) -> None:
        """Close the table for good. What was played stays in its record."""
        await self._change(seats or self.table.seats, seat, command, phase="closed", listed=False)

    def _must_be_open(self, seat: int, host: bool = False) -> None:
        if self.table.row.phase != "open":
            raise CommandRefused("not-now")
        if host and seat != self.table.row.host:
            raise CommandRefused("not-yours")

    async def _change(
        self,
        seats: list[SeatRow],
        seat: int,
        command: str,
        host: int | None = None,
        dice: DiceRow | None = None,
        **other: Any,
    ) -> None:
        row = self.table.row._replace(**other)
        row = row if host is None else row._replace(host=host)
        due = row.phase == "running" and waits_for_bot(seats, row.waiting)
        row = row._replace(changed=time.time(), bot_due=due)
        if row.phase == "running" and self.table.match is not None:
            row = self.table.clocks.after(row, self.table.match, seats)
        change = Change(row, seats, seat=seat, command=command, dice=dice)
        await self.table.store.save(change)
        self.table.was_saved(change)

    def _with(self, seat: int, **change: Any) -> list[SeatRow]:
        return [row._replace(**change) if row.seat == seat else row for row in self.table.seats]

    def _names_but(self, seat: int) -> list[str]:
        return [row.name for row in self.table.seats if row.seat != seat]
