"""Runs the bots of a table: asks them when they must answer, and hides how long they think, so that timing reveals
nothing about their hands."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from harena.bots import FreeMove
from harena.bots.driver import MOST_FREE_MOVES, BotTurns, forced_answer, free_moves_for_bot, lone_option
from harena.bots.registry import usual_for
from harena.kernel.choice import PASS, Choice, Offer, any_of
from harena.kernel.choice import Refused as AgainstTheRules
from harena.matches.match import Match
from harena.server.bot_pool import dealing_time, thinking_time
from harena.server.fair_pool import Asker
from harena.server.forced import is_forced, may_deal
from harena.server.logs import tagged
from harena.server.persistence import is_played
from harena.server.store import Conflict, NotSaved, SeatRow

if TYPE_CHECKING:
    from harena.server.tables import LiveTable

log = logging.getLogger("harena")

SEALED_PAUSE = (0.3, 1.2)  # seconds a bot takes for a hidden answer, whatever it holds
WINDOW_PAUSE = (0.02, 0.06)  # seconds a bot takes in a window, whatever it holds
ALONE_PAUSE = (0.3, 1.0)  # seconds before a person who can only pass is passed, where other people play
REPLY_PAUSE = (0.5, 1.5)  # seconds a bot takes to answer an offer
REPLIES = ("accept", "counter", "decline")
RETRY = 2.0  # seconds before a bot repeats a move that could not be saved


class BotRunner:
    """There is one per table. Of several servers that have the table, the one with its lease runs the bots."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.turns = BotTurns(table.clocks.plays)

    @property
    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Let the bots play, if one of them is asked and no other server is known to see to it."""
        if self.busy or self.table.stale or self.table.row.id in self.table.leases.refused:
            return
        if self.asked() is not None or self.offer() is not None:
            self.task = asyncio.create_task(self._serve())
            self.task.add_done_callback(lambda _: self.table.left(self.table))

    def asked(self) -> tuple[SeatRow, Choice] | None:
        """Return a bot that must answer, and its question. A table of bots alone plays only while somebody watches."""
        match = self.table.match
        if match is None or self.table.row.phase != "running" or self.table.clocks.timing.is_paused:
            return None
        if not self.table.sessions and all([is_played(seat) for seat in self.table.seats]):
            return None
        choice = self.turns.next_choice(match, lambda choice: is_forced(match, choice))
        return None if choice is None else (self._player(choice.seat), choice)

    def _player(self, seat: int) -> SeatRow:
        """Return who answers for a seat: where time is over, a bot does so this once."""
        row = self.table.seats[seat]
        if self.table.clocks.is_out(seat) and not is_played(row):
            return row._replace(stand_in=True, bot=usual_for(self.table.game.name))
        return row

    def offer(self) -> Offer | None:
        """Return a person's offer to a bot that is not asked anything now."""
        if self.table.match is None or self.table.row.phase != "running" or self.table.clocks.timing.is_paused:
            return None
        return self.turns.offer_out_of_turn(self.table.match)

    async def _serve(self) -> None:
        """Play as long as a bot is asked. After any error the bot tries again, so that the table never stops."""
        while not self.table.stale:
            asked, offer = self.asked(), self.offer()
            try:
                if asked is None and offer is None:
                    return
                if not await self.table.leases.take(self.table.row.id):
                    return
                if offer is not None:
                    await self.reply(offer)
                elif asked is not None:
                    await self.answer(*asked)
            except Conflict:
                if not await self._caught_up():
                    self.table.give_up()
            except NotSaved as error:
                problem = tagged("saving-problem", table=self.table.row.id)
                log.error("table %s: a bot's answer was not saved: %s", self.table.row.id, error, extra=problem)
                await asyncio.sleep(RETRY)
            except Exception as error:
                log.exception("table %s: a bot's answer failed: %r", self.table.row.id, error)
                await asyncio.sleep(RETRY)

    async def _caught_up(self) -> bool:
        try:
            return await self.table.catch_up()
        except NotSaved:
            return False

    async def answer(self, seat: SeatRow, choice: Choice) -> None:
        """Ask a bot, and carry its move out if the question is still open then."""
        match = self.table.playing()
        moment, turn = self.turns.moment(match), match.turn_of(seat.seat)
        if await self._paid(seat, choice, turn):  # also before a forced answer: talk must not tell that it is forced
            return
        move, _ = await asyncio.gather(self._thought(match, seat, choice), self._hesitate(seat, choice))
        if self.turns.stays(self.table.playing(), choice, move, moment):
            return
        await self.table.bot_pool.wait_to_move(self.asker())
        async with self.table.lock:
            if self._still_asks(self.table.playing(), seat, choice, turn):
                by_bot = self.table.clocks.is_out(seat.seat)
                await self.table.moves.keep(self._moved(seat.seat, choice, move), seat.seat, "", by_bot)
        self.table.broadcast()

    async def reply(self, offer: Offer) -> None:
        """Let a bot answer an offer out of turn: accept, counter or decline it. The usual bot answers for all, because
        the others search from their own turn."""
        match, seat = self.table.playing(), offer.to
        choice = match.rules.choice_in_turn(match.settled, seat)
        assert choice is not None
        replies = [move for move in free_moves_for_bot(match.rules, match.settled, seat) if move[0] in REPLIES]
        view, usual = self.table.game.view(match.settled, seat), usual_for(self.table.game.name)
        thought = self.table.bot_pool.think(self.table.game.name, usual, view, choice, replies, self.asker())
        move, _ = await asyncio.gather(thought, asyncio.sleep(SystemRandom().uniform(*REPLY_PAUSE)))
        async with self.table.lock:
            trial = self.table.playing().fork()
            if offer not in trial.settled.offers:
                return
            try:
                trial.act_freely(seat, *(move if isinstance(move, tuple) else ("decline", (offer.id,))))
            except AgainstTheRules:
                trial = self.table.playing().fork()
                trial.act_freely(seat, "decline", (offer.id,))
            if offer in trial.settled.offers:
                self.turns.left_open.add(offer.id)  # it was countered: the two are not answered twice
            await self.table.moves.keep(trial, seat, "")
        self.table.broadcast()

    async def _paid(self, seat: SeatRow, choice: Choice, turn: int) -> bool:
        """Let a bot talk before its move, and pay what it has promised, if it wants to."""
        owed = await self.table.bot_talk.before_move(seat.seat)
        if owed is None or self.turns.in_a_row >= MOST_FREE_MOVES:
            return False
        async with self.table.lock:
            if not self._still_asks(self.table.playing(), seat, choice, turn):
                return True
            trial = self.table.playing().fork()
            try:
                trial.act_freely(seat.seat, *owed)
            except AgainstTheRules:
                return False
            self.turns.moved(owed)
            await self.table.moves.keep(trial, seat.seat, "")
        self.table.broadcast()
        return True

    def asker(self) -> Asker:
        """Return for whom the bots of this table think: the people who sit here, or else those who watch."""
        seated = [session.address for session in self.table.sessions if session.seat >= 0 and session.address]
        watching = [session.address for session in self.table.sessions if session.address]
        return Asker(self.table.row.id, sorted(set(seated or watching)))

    async def _hesitate(self, seat: SeatRow, choice: Choice) -> None:
        """Take the time that this answer takes, whatever the bot holds."""
        await self.table.bot_pool.pretend(self.pretended(seat, choice), self.asker())
        await asyncio.sleep(self.pause(seat, choice))

    def pause(self, seat: SeatRow, choice: Choice) -> float:
        """Return the seconds this answer takes besides a search, chosen at random so that timing reveals nothing."""
        if choice.window:
            people = [row for row in self.table.seats if not is_played(row)]
            return SystemRandom().uniform(*(ALONE_PAUSE if seat in people and len(people) > 1 else WINDOW_PAUSE))
        if choice.sealed:  # all bots of a round together take this long, and the time to search
            bots = [row for row in self.table.seats if is_played(row)]
            return SystemRandom().uniform(*SEALED_PAUSE) / max(1, len(bots))
        return 0.0

    def pretended(self, seat: SeatRow, choice: Choice) -> float:
        """Return the seconds of the search that this answer must seem to need, so that timing does not tell whether
        there was one."""
        if choice.window:
            return dealing_time(seat.bot, choice) if may_deal(self.table.playing(), seat.seat) else 0.0
        forced = lone_option(choice.options) is not None
        return thinking_time(seat.bot) if choice.sealed or (forced and self._hides(seat.seat)) else 0.0

    def _hides(self, seat: int) -> bool:
        """Does it hold several hidden cards, so that an answer given at once would reveal that only one was legal?"""
        return self.table.game.held(self.table.playing().settled, seat) > 1

    async def _thought(self, match: Match[Any], seat: SeatRow, choice: Choice) -> int | FreeMove:
        forced = forced_answer(choice)
        if forced is not None:
            return forced
        if self.table.clocks.must_pass(seat.seat, choice.options):
            return PASS
        view = self.table.game.view(match.seen_by(seat.seat), seat.seat)
        if (standing := self.table.bot_talk.standing(seat.seat)) is not None:
            view["talk"] = standing
        once = self.table.clocks.is_out(seat.seat)  # it answers one question, and deals nothing away
        free_moves = () if once else self.turns.free_moves(match, seat.seat)
        return await self.table.bot_pool.think(self.table.game.name, seat.bot, view, choice, free_moves, self.asker())

    def _moved(self, seat: int, choice: Choice, move: int | FreeMove) -> Match[Any]:
        """Return a fork in which the move is made. In place of a free action that is not allowed, any answer is
        given."""
        self.turns.moved(move)
        trial = self.table.playing().fork()
        if isinstance(move, tuple):
            try:
                trial.act_freely(seat, *move)
                return trial
            except AgainstTheRules as error:
                log.error("a bot of %s tried %r: %s", self.table.game.name, move, error)
                trial, move = self.table.playing().fork(), any_of(choice.options, SystemRandom())
                self.turns.moved(move)
        trial.answer(seat, choice.id, move)
        return trial

    def _still_asks(self, match: Match[Any], seat: SeatRow, choice: Choice, turn: int) -> bool:
        """Tell whether the question is still open: it may have changed meanwhile, or the person may be back."""
        now, row = match.rules.choice(match.seen_by(seat.seat), seat.seat), self.table.seats[seat.seat]
        same = now is not None and now.id == choice.id and match.turn_of(seat.seat) == turn
        if self.table.clocks.timing.is_paused:
            return False
        return same and self.table.clocks.plays(row.seat) == is_played(seat)
