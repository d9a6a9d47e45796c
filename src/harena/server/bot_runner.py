"""Who serves the bots of a table: asks them when they must answer, and takes care that nobody learns from the time they
take what they hold."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from harena.bots import MOST_FREE_MOVES, FreeMove, free_moves_for_bot
from harena.kernel.choice import OPEN, PASS, Choice, Space, any_of
from harena.kernel.choice import Refused as AgainstTheRules
from harena.matches.match import Match
from harena.server.bot_pool import dealing_time, thinking_time
from harena.server.projection import turn_of
from harena.server.store import Conflict, NotSaved, SeatRow

if TYPE_CHECKING:
    from harena.server.tables import LiveTable

log = logging.getLogger("harena")

SEALED_PAUSE = (0.3, 1.2)  # seconds a bot takes over a hidden answer, whatever it holds
WINDOW_PAUSE = (0.02, 0.06)  # seconds a bot takes in a window, whatever it holds
ALONE_PAUSE = (0.3, 1.0)  # seconds after which a person who can only pass does, where other people look on
RETRY = 2.0  # seconds before a bot tries again what could not be saved


class BotRunner:
    """One for each table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.free_moves = 0  # free actions a bot has taken in a row
        self.lingering: dict[int, int] = {}  # bots that would leave a market while people trade: at which entry

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Let the bots play, if any of them is asked."""
        if not self.busy and self.asked() is not None:
            self.task = asyncio.create_task(self._serve())
            self.task.add_done_callback(lambda _: self.table.left(self.table))

    def asked(self) -> tuple[SeatRow, Choice] | None:
        """A bot that must answer. Where every seat is a bot's they play only while somebody looks."""
        match = self.table.match
        if match is None or self.table.row.phase != "running":
            return None
        if not self.table.sessions and all([is_played(seat) for seat in self.table.seats]):
            return None
        for seat in self.table.seats:
            choice = match.rules.choice(match.seen_by(seat.seat), seat.seat)
            if (
                choice is not None
                and choice.given == OPEN
                and (is_played(seat) or self._can_only_pass(seat.seat, choice))
                and not (self.lingering.get(seat.seat) == self.table.entries and self._people_trade(choice))
            ):
                return seat, choice
        return None

    def _people_trade(self, choice: Choice) -> bool:
        """Is this a market, where all act as they like, and a person still there? He may want to deal with a bot."""
        if not choice.gather:
            return False
        awaited = {each.seat for each in self.table.game.rules.pending(self.table.playing().settled)}
        return any([seat.seat in awaited and not is_played(seat) for seat in self.table.seats])

    def _can_only_pass(self, seat: int, choice: Choice) -> bool:
        """A person with nothing to play in a window, and no deal to make there, need not say so each time."""
        alone = choice.window and not isinstance(choice.options, Space) and len(choice.options) == 1
        return alone and not self._may_deal(seat)

    def _may_deal(self, seat: int) -> bool:
        """Is there anything it might do unasked?"""
        rules, g = self.table.game.rules, self.table.playing().seen_by(seat)
        return any([rules.is_free(g, each) for each in rules.free_actions.values()])

    async def _serve(self) -> None:
        """As long as a bot is asked. Whatever goes wrong, the table does not stand still: the bot tries again."""
        while (asked := self.asked()) is not None and not self.table.stale:
            try:
                await self.answer(*asked)
            except Conflict:
                self.table.give_up()
            except NotSaved as error:
                log.error("table %s: a bot's answer was not saved: %s", self.table.row.id, error)
                await asyncio.sleep(RETRY)
            except Exception as error:
                log.exception("table %s: a bot's answer failed: %r", self.table.row.id, error)
                await asyncio.sleep(RETRY)

    async def answer(self, seat: SeatRow, choice: Choice) -> None:
        match, entries = self.table.playing(), self.table.entries
        turn = turn_of(match, seat.seat)
        move, _ = await asyncio.gather(self._thought(match, seat, choice), asyncio.sleep(self.pause(seat, choice)))
        if move == PASS and self._people_trade(choice):
            self.lingering[seat.seat] = entries  # it waits for what they do
            self.free_moves = 0
            return
        async with self.table.lock:
            if self._still_asks(self.table.playing(), seat, choice, turn):
                await self.table.keep(self._moved(seat.seat, choice, move), seat.seat, "")
        self.table.broadcast()

    def pause(self, seat: SeatRow, choice: Choice) -> float:
        """Seconds this answer takes, and longer than its thought: nobody shall time what a bot holds."""
        if choice.window:
            people = [row for row in self.table.seats if not is_played(row)]
            pause = SystemRandom().uniform(*(ALONE_PAUSE if seat in people and len(people) > 1 else WINDOW_PAUSE))
            return pause + (dealing_time(seat.bot, choice) if self._may_deal(seat.seat) else 0.0)
        if choice.sealed:  # all bots of a round together take this long, and the time to search
            bots = [row for row in self.table.seats if is_played(row)]
            return SystemRandom().uniform(*SEALED_PAUSE) / len(bots) + thinking_time(seat.bot)
        forced = not isinstance(choice.options, Space) and len(choice.options) == 1
        return thinking_time(seat.bot) if forced and self._hides(seat.seat) else 0.0

    def _hides(self, seat: int) -> bool:
        """Does it hold several hidden cards, so that an answer given at once would reveal that only one was legal?"""
        return self.table.game.held(self.table.playing().settled, seat) > 1

    async def _thought(self, match: Match[Any], seat: SeatRow, choice: Choice) -> int | FreeMove:
        if not isinstance(choice.options, Space) and len(choice.options) == 1 and not choice.gather:
            return choice.options[0]  # in a market who has nothing to sell may still deal
        g = match.seen_by(seat.seat)
        free_moves = (
            free_moves_for_bot(match.rules, match.settled, seat.seat) if self.free_moves < MOST_FREE_MOVES else ()
        )
        return await self.table.bot_pool.think(
            self.table.game.name, seat.bot, self.table.game.view(g, seat.seat), choice, free_moves
        )

    def _moved(self, seat: int, choice: Choice, move: int | FreeMove) -> Match[Any]:
        """A fork with the move made; a free action it may not take is a decision not taken: any answer will do."""
        trial = self.table.playing().fork()
        if isinstance(move, tuple):
            self.free_moves += 1
            try:
                trial.act_freely(seat, *move)
                return trial
            except AgainstTheRules as error:
                log.error("a bot of %s tried %r: %s", self.table.game.name, move, error)
                trial, move = self.table.playing().fork(), any_of(choice.options, SystemRandom())
        self.free_moves = 0
        trial.answer(seat, choice.id, move)
        return trial

    def _still_asks(self, match: Match[Any], seat: SeatRow, choice: Choice, turn: int) -> bool:
        """The question may have changed while the bot was thinking, or the person may be back."""
        now, row = match.rules.choice(match.seen_by(seat.seat), seat.seat), self.table.seats[seat.seat]
        same = now is not None and now.id == choice.id and turn_of(match, seat.seat) == turn
        return same and is_played(row) == is_played(seat)


def is_played(seat: SeatRow) -> bool:
    """By a bot, for itself or for a person."""
    return seat.who == "bot" or seat.stand_in
