"""Lets the bots of a table talk: they judge promises, give some, pay what they owe and answer what is said to them."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING
from zlib import crc32

from harena.bots import FreeMove
from harena.bots.talk.character import CHARACTERS, Standing
from harena.bots.talk.registry import talk_of
from harena.bots.talk.talker import before_move, payment, reply, standing_in
from harena.server.store import Conflict, NotSaved
from harena.talk.account import Entry, Message, NotSaid

if TYPE_CHECKING:
    from harena.server.tables import LiveTable

log = logging.getLogger("harena")

ANSWER_PAUSE = (1.5, 4.0)  # seconds until a bot answers something that was said


class BotTalk:
    """There is one per table. A bot that stands in for a person says nothing in their name."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.rules = talk_of(table.game.name)
        self.tasks: set[asyncio.Task[None]] = set()
        self.lock = asyncio.Lock()  # a bot knows what it has just said before it says the next thing

    @property
    def salt(self) -> str:
        return str(self.table.row.talk.get("salt", self.table.row.invite))

    def character(self, seat: int) -> str:
        """Return the character of a bot. It stays the same for the whole match."""
        return CHARACTERS[crc32(f"{self.salt}:{seat}".encode()) % len(CHARACTERS)]

    def speaks(self, seat: int) -> bool:
        return self.table.seats[seat].who == "bot" and not self.table.conversation.talk.off

    def standing(self, seat: int) -> Standing | None:
        """Return what a bot makes of the talk so far. A stand-in does not judge for the person."""
        if self.table.seats[seat].who != "bot":
            return None
        return standing_in(self.table.conversation.talk, seat, self.character(seat))

    async def before_move(self, seat: int) -> FreeMove | None:
        """Let a bot talk before its move. Returns the free action with which it pays, if it does."""
        if not self.speaks(seat):
            return None
        match, talk, character = self.table.playing(), self.table.conversation.talk, self.character(seat)
        async with self.lock:
            await self._say(before_move(self.rules, match, talk, seat, character, self.salt, time.time()))
        return payment(self.rules, match, talk, seat, character)

    def hear(self, message: Message) -> None:
        """Let the bots answer something that a person has said, after a moment."""
        if self.table.match is not None and self.table.row.phase == "running" and not self.table.stale:
            task = asyncio.create_task(self._answer(message))
            self.tasks.add(task)
            task.add_done_callback(self._answered)

    def _answered(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("table %s: a bot could not answer: %r", self.table.row.id, error, exc_info=error)
        self.table.left(self.table)

    async def _answer(self, message: Message) -> None:
        if not await self.table.leases.take(self.table.row.id):
            return  # another server lets them answer
        for seat in [row.seat for row in self.table.seats if self.speaks(row.seat)]:
            await asyncio.sleep(SystemRandom().uniform(*ANSWER_PAUSE))
            async with self.lock:
                match, talk = self.table.playing(), self.table.conversation.talk
                if match.over or self.table.stale:
                    return
                character, now = self.character(seat), time.time()
                await self._say(reply(self.rules, match, talk, seat, character, message, self.salt, now))

    async def _say(self, entries: list[Entry]) -> None:
        try:
            for entry in entries:
                await self._say_one(entry)
        except NotSaved as error:
            log.error("table %s: what a bot says was not saved: %s", self.table.row.id, error)
        except Conflict:
            self.table.give_up()
        if entries:
            self.table.show_talk()

    async def _say_one(self, entry: Entry) -> None:
        with suppress(NotSaid):  # in the meantime something else was said, and a bound is reached
            await self.table.conversation.say(entry)
