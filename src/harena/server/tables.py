"""A live table: its seats, its match and its sessions. Every change is saved before it is sent to anybody."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple, cast
from weakref import ReferenceType, ref

from msgspec import Raw
from msgspec.structs import replace

from harena.bots.driver import free_moves_for_bot
from harena.bots.registry import levels_for, usual_for
from harena.game import Game
from harena.games import game
from harena.hints import has_hints
from harena.kernel.choice import OPEN, PASS, Choice
from harena.kernel.choice import Refused as AgainstTheRules
from harena.kernel.views import SPECTATOR, waiting
from harena.matches.match import Match
from harena.players import ROMANS, cleaned, unlike
from harena.server import metrics, protocol
from harena.server.bot_pool import BotPool
from harena.server.bot_runner import BotRunner
from harena.server.bot_talk import BotTalk
from harena.server.changes import difference
from harena.server.conversation import COMMANDS as TALK_COMMANDS
from harena.server.conversation import Conversation
from harena.server.log_pages import LogPages
from harena.server.logs import happened, tagged
from harena.server.persistence import (
    append_rows,
    before_of,
    event_reader,
    events_by_bot,
    first_change,
    hashed,
    new_id,
    new_match,
    new_secret,
    players,
    record_of,
    restore_match,
    saved_events,
    snapshot_of,
    waits_for_bot,
)
from harena.server.projection import Projection, TextCache, bot_label, bots_of, brief, setting_lines, stage_of
from harena.server.session import Session
from harena.server.store import (
    COMMANDS_READ,
    Change,
    Conflict,
    Draft,
    EntryRow,
    Later,
    NotSaved,
    Repeated,
    Saved,
    SeatRow,
    Snapshot,
    Store,
    TableRow,
)
from harena.talk.account import NotSaid
from harena.text import Texts
from harena.things import Things

log = logging.getLogger("harena")

EDITS = 16  # differences between scenes that are remembered: one per seat and language that looks on
AWAY = 60.0  # seconds without a connection after which a bot may play for a person
SNAPSHOT_EVERY = 32  # entries of the record
ROWS_HELD = 256  # entries whose events stay in memory; older ones are read from the store when somebody asks
MOST_IDLE_MOVES = 100  # free actions and changed answers of one seat until the game moves on
MOST_COMMANDS = 128  # whose ids stay in memory; the database knows them all
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


class LiveTable:
    """One table in memory. `match` is what is on disk: a move is made on a fork of it, which replaces it once it is
    saved. `lock` is held while a change is saved."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        saved: Saved,
        away: float = AWAY,
        left: Callable[[LiveTable], None] = lambda table: None,
    ) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.row: TableRow = saved.table
        self.seats: list[SeatRow] = saved.seats
        self.done = dict.fromkeys(saved.commands)  # the newest commands, in their order
        self.knows_all = saved.table.version <= COMMANDS_READ  # `done` has all commands of this table
        self.game: Game[Any] = game(saved.table.game)
        self.match: Match[Any] | None = restore_match(self.game, saved)
        self.segments = before_of(saved).segments
        self.snapshot = saved.snapshot.seq if saved.snapshot is not None else -1  # the entry of the stored position
        self.reads_all = saved.snapshot is not None and not saved.snapshot.before
        self.by_bot = events_by_bot(saved)  # by seat: the events of moves that a bot made for a person
        self.sessions: list[Session] = []
        self.present: Counter[int] = Counter()  # sessions by seat
        self.used = time.monotonic()  # when somebody last did something here
        self.users = 0  # requests and connections that use this table: it stays in memory until there are none
        self.left = left  # called when the bots have nothing more to do
        self.lock = asyncio.Lock()
        self.conversation = Conversation(self, saved.talk)
        self.log_pages = LogPages(self)
        self.bot_talk = BotTalk(self)
        self.bot_runner = BotRunner(self)
        self.stale = False  # another server has written this table
        self.away = away
        self.gone = {seat.seat: time.monotonic() for seat in self.seats}  # since when a seat has nobody connected
        self._text_caches: dict[tuple[int, str], TextCache] = {}  # by seat and language
        self._scenes: dict[tuple[int, str, bool], tuple[Any, protocol.Scene]] = {}  # with the state they show
        self._edits: list[tuple[protocol.Scene, protocol.Scene, Raw]] = []  # the newest last
        self._abouts: dict[tuple[int, str], protocol.Table] = {}  # by seat and language
        self._stamp: tuple[Any, ...] = ()  # what they tell
        self._public: tuple[Any, Any] = (None, None)  # a spectator's stage, with the state it shows
        self._fixed: dict[str, protocol.Table] = {}  # by language: what never changes about this table

    async def adopt(self) -> None:
        """Save the new segment of a match that began under older rules and continues under the present ones."""
        match = self.match
        if match is not None and len(match.record["segments"]) > 1:
            row = EntryRow(match.events.rows - 1, {"segment": {**match.record["segments"][-1], "entries": []}}, [])
            match.forget(ROWS_HELD)
            self.segments += 1
            change = Change(self.row, None, (row,), snapshot_of(match, self.segments))
            await self.store.save(change)
            self._saved(change)

    @property
    def entries(self) -> int:
        """The number of rows of the record, the heads of segments included."""
        return self.match.events.rows if self.match is not None else 0

    @property
    def behind(self) -> bool:
        """Is the stored position older than the record, or was it stored by a version that read whole records?"""
        return not self.stale and (self.snapshot < self.entries - 1 or self.reads_all)

    def rest(self) -> None:
        """Drop what can be built again. The pages at this table stay connected."""
        for built in (self._text_caches, self._scenes, self._abouts):
            built.clear()
        self._edits = []

    async def keep_snapshot(self) -> None:
        """Store the position, if the stored one is older: then the table is opened without replaying anything."""
        if self.match is not None and self.behind:
            match = self.match.fork()
            match.forget(ROWS_HELD)
            found = snapshot_of(match, self.segments)
            await self.store.keep_snapshot(self.row.id, found)
            self.snapshot, self.reads_all = found.seq, False

    # What everybody may know

    @property
    def odds(self) -> bool:
        """Does the stage of this table tell odds? It was chosen when the table was made."""
        return self.game.odds and bool(self.row.talk.get("odds", True))

    def people(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def things(self, lang: str) -> Things:
        """Return what can be pointed at, with the decks of this table."""
        match = self.match
        options = match.settled.full_options() if match is not None else self.game.rules.complete(self.row.options)
        return self.game.things(options, Texts(lang))

    def projection(self, seat: int, lang: str) -> Projection:
        match = self.playing()
        cache = self._text_caches.get((seat, lang))
        if cache is None:
            cache = TextCache(self.game, match.settled.full_options(), self.people(), seat, lang)
            self._text_caches[seat, lang] = cache
        return Projection(match, seat, cache, self.odds, self.by_bot.get(seat, ()), lambda: self._public_stage(seat))

    def _public_stage(self, seat: int) -> Any:
        """Return the stage of a spectator, if they see the same state as this seat. It is worked out once for all."""
        match = self.playing()
        if seat == SPECTATOR or match.seen_by(seat) is not match.settled:
            return None
        if self._public[0] is not match.settled:
            self._public = match.settled, stage_of(self.game, match.view(SPECTATOR), self.odds)
        return self._public[1]

    def scene(self, seat: int, lang: str, panels: bool) -> protocol.Scene:
        """Return the scene without its log, built once for all sessions that see the same."""
        g, key = self.playing().seen_by(seat), (seat, lang, panels)
        kept = self._scenes.get(key)
        if kept is None or kept[0] is not g:
            kept = self._scenes[key] = (g, self.projection(seat, lang).scene(panels))
        return kept[1]

    def edits(self, before: protocol.Scene, after: protocol.Scene) -> Any:
        """Return the differences between two scenes as they are written, made once for all sessions that see the
        same."""
        for kept in self._edits:
            if kept[0] is before and kept[1] is after:
                return kept[2]
        found = Raw(protocol.write(difference(before, after)))
        self._edits = [*self._edits[1 - EDITS :], (before, after, found)]
        return found

    def about(self, session: Session) -> protocol.Table:
        """Return the table for one viewer, built once for all sessions that see the same."""
        key = session.seat, session.lang
        found = self._abouts.get(key)
        if found is None:
            found = self._abouts[key] = self._about(*key)
        return found

    def _look_at_table(self) -> None:
        """Forget what was told about the table, if it is not so any more."""
        row, here = self.row, [self._is_here(seat.seat) for seat in self.seats]
        stamp = row.phase, row.host, row.rematch, self.seats, here, [self._is_gone(seat) for seat in self.seats]
        if stamp != self._stamp:
            self._stamp, self._abouts = stamp, {}

    def _about(self, seat: int, lang: str) -> protocol.Table:
        seated, texts = seat >= 0, Texts(lang)
        if lang not in self._fixed:
            self._fixed[lang] = self._about_in(lang)
        return replace(
            self._fixed[lang],
            phase=cast(protocol.Phase, self.row.phase),
            you=seat,
            host=seated and seat == self.row.host,
            host_seat=self.row.host,
            seats=[self._seat_info(seat, texts) for seat in self.seats],
            invite=self.row.invite if seated else "",
            rematch=self.row.rematch,
        )

    def _about_in(self, lang: str) -> protocol.Table:
        texts = Texts(lang)
        return protocol.Table(
            id=self.row.id,
            game=self.game.name,
            game_name=texts.say(f"{self.game.name}-name"),
            phase="open",
            you=SPECTATOR,
            host=False,
            host_seat=-1,
            seats=[],
            options=brief(self.row.options),
            settings=setting_lines(self.game, self.row.options, lang),
            bots=bots_of(self.game.name, texts),
            hints=has_hints(self.game.name),
            odds=self.odds,
            invite="",
            rematch="",
        )

    def _seat_info(self, seat: SeatRow, texts: Texts) -> protocol.SeatInfo:
        return protocol.SeatInfo(
            seat=seat.seat,
            who=cast(protocol.Who, seat.who),
            name=seat.name,
            bot=seat.bot,
            bot_label=bot_label(texts, seat.bot) if seat.bot else "",
            here=self._is_here(seat.seat),
            gone=self._is_gone(seat),
            stand_in=seat.stand_in,
        )

    def _is_here(self, seat: int) -> bool:
        return self.present[seat] > 0

    def _is_gone(self, seat: SeatRow) -> bool:
        """Has this person been away so long that others may ask for a bot? Loading the page again does not count."""
        waiting = self.row.phase == "running" and seat.who == "person" and not seat.stand_in
        return waiting and not self._is_here(seat.seat) and time.monotonic() - self.gone[seat.seat] >= self.away

    def seat_of(self, token: str) -> int | None:
        """Return the seat of a token: -1 for a spectator, who has none, and None for a token that is not valid."""
        if not token:
            return SPECTATOR
        print_ = hashed(token)
        for seat in self.seats:
            if seat.token and hmac.compare_digest(seat.token, print_):
                return seat.seat
        return None

    # Coming and going

    def enter(self, session: Session) -> None:
        """Add a session. It is sent everything; the others are told if a person has come back."""
        arrived, first = session.seat >= 0 and not self._is_here(session.seat), not self.sessions
        self.sessions.append(session)
        self.present[session.seat] += 1
        self._look_at_table()
        session.show(self)
        if arrived:
            self.broadcast(scenes=False)
        if first:
            self._tell_later()
        self.wake()

    def go(self, session: Session) -> None:
        if session.hint is not None:
            session.hint.cancel()
        if session in self.sessions:
            self.sessions.remove(session)
            self.present[session.seat] -= 1
            if session.seat >= 0 and not self._is_here(session.seat):
                self.gone[session.seat] = time.monotonic()
                self.broadcast(scenes=False)
                self._tell_later()

    def _tell_later(self) -> None:
        """Tell everybody again when a person has been away long enough to be replaced by a bot."""
        # by a weak reference: a table that was unloaded meanwhile must not stay in memory for this
        asyncio.get_running_loop().call_later(self.away + 0.05, _tell_again, ref(self))

    async def catch_up(self) -> bool:
        """Take over what another server has written to this table, and show it. False if the table must be read again
        instead: a match was started there, or goes on under other rules."""
        async with self.lock:
            said = len(self.conversation.talk.entries)
            later = await self.store.since(self.row.id, self.entries, said, self.row.version)
            if later is None or self.stale:
                return False
            trial = None if self.match is None else self.match.fork()
            if later.entries and not (trial is not None and append_rows(trial, later.entries)):
                return False
            self._take_over(later, trial)
        self.broadcast()
        return True

    def _take_over(self, later: Later, trial: Match[Any] | None) -> None:
        if trial is not None:
            at = len(self.playing().events)
            for row in later.entries:
                if row.body.get("by_bot"):
                    self.by_bot.setdefault(row.body["entry"]["seat"], set()).update(range(at, at + len(row.events)))
                at += len(row.events)
            draft, last = later.draft, trial.events.rows - 1
            is_open = draft is not None and bool(draft.draft) and draft.draft_on in (-1, last)
            if draft is not None and is_open:
                trial.redraft(draft.drafter, draft.draft)
            elif trial.drafter >= 0:
                trial.redraft(trial.drafter, [])
            if last - self.snapshot >= SNAPSHOT_EVERY:
                trial.forget(ROWS_HELD)
        self.match, self.row = trial, later.table
        if later.seats != self.seats:
            self.seats = later.seats
            self._forget_names()
        for seat, command in later.commands:
            self.note_done(seat, command)
        self.conversation.take_over(later.talk)
        if trial is not None:
            trial.record["players"] = players(self.seats)

    def _forget_names(self) -> None:
        """A seat may have another name now."""
        self._text_caches.clear()
        self.conversation.forget_names()
        self._scenes.clear()

    def give_up(self) -> None:
        """Close all sessions because another server has written this table. They reconnect to a new copy of it."""
        log.warning("table %s was written by another server; it is read again", self.row.id)
        self.stale = True
        for session in list(self.sessions):
            session.send(protocol.write(protocol.Closing("restart")))
            session.close()

    def shut(self, why: str) -> None:
        """Close all sessions for good: the operator of the site has closed this table."""
        self.stale = True
        for session in list(self.sessions):
            session.send(protocol.write(protocol.Closing("closed", why)))
            session.close()

    @property
    def idle(self) -> bool:
        busy = self.users or self.sessions or self.bot_runner.busy or self.bot_talk.tasks
        return self.stale or not busy

    def broadcast(self, scenes: bool = True) -> None:
        """Send everybody what has changed for them."""
        self._show_all(Session.show if scenes else Session.show_table)

    def show_talk(self) -> None:
        self._show_all(Session.show_talk)

    def _show_all(self, show: Callable[[Session, LiveTable], None]) -> None:
        """Show something to every session. One that fails is closed, and the others still get theirs."""
        self._look_at_table()
        for session in list(self.sessions):
            try:
                show(session, self)
            except Exception as error:
                failed = tagged("session-failed", table=self.row.id)
                log.exception("table %s: a session failed: %r", self.row.id, error, extra=failed)
                session.close()

    # Commands

    async def handle(self, session: Session, message: Any) -> None:
        """Handle one message of a connection that has said hello."""
        if isinstance(message, protocol.Ping):
            session.send(protocol.write(protocol.Pong()))
            return
        self.used = time.monotonic()
        if isinstance(message, protocol.Look):
            session.look(message.lang, message.panels)
            self._look_at_table()
            session.show(self)
        elif isinstance(message, protocol.Why):
            because = protocol.Because(message.option, "", "")
            if self.match is not None:
                because = self.projection(session.seat, session.lang).because(message.option)
            session.send(protocol.write(because))
        elif isinstance(message, protocol.Hint):
            self._hint(session, message)
        elif isinstance(message, protocol.Where):
            places = self.projection(session.seat, session.lang).whereabouts() if self.match is not None else []
            session.send(protocol.write(protocol.Whereabouts(places)))
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
        page = protocol.Lines(0, [])
        if self.match is not None:
            before = min(message.before, self.match.events.lines_before(len(self.match.events), session.seat))
            try:
                page = await self.log_pages.page(self.projection(session.seat, session.lang), before)
            except NotSaved as error:
                log.error("table %s: its log cannot be read: %s", self.row.id, error)
                session.send(protocol.write(protocol.Refused("", "not-saved")))
                return
        session.send(protocol.write(page))

    async def _command(self, session: Session, message: Any) -> None:
        began = time.perf_counter()
        code = await self._answered(session, message)
        metrics.command(self.game.name, code, time.perf_counter() - began)
        if code == "done":
            self.broadcast()
            self.wake()

    async def _answered(self, session: Session, message: Any) -> str:
        """Carry out a command and answer it. Return how it ended: `done`, or why it did not."""
        command = message.command
        try:
            try:
                await self._carry_out(session, message)
            except Conflict:  # another server has written; what it wrote may allow the command all the same
                if not await self.catch_up():
                    raise
                await self._carry_out(session, message)
        except Repeated:
            self.note_done(session.seat, command)  # an old command, which is no longer in memory
        except CommandRefused as no:
            if not await self._was_done(session.seat, command):
                session.send(protocol.write(protocol.Refused(command, no.code, no.rule)))
                return no.code
        except NotSaved as error:
            log.error("table %s: not saved: %s", self.row.id, error, extra=tagged("saving-problem", table=self.row.id))
            session.send(protocol.write(protocol.Refused(command, "not-saved")))
            return "not-saved"
        except Conflict:
            self.give_up()
            return "conflict"
        session.send(protocol.write(protocol.Done(command)))
        return "done"

    async def _carry_out(self, session: Session, message: Any) -> None:
        if (session.seat, message.command) not in self.done:
            # Checked before the lock: a refusal must not take longer while another seat's answer is written.
            checked = self._checked(session.seat, message)
            async with self.lock:
                await self._once(session, message, checked)

    async def _talk(self, session: Session, message: Any) -> None:
        """Carry out something that is said, and show it to those who may know it."""
        try:
            try:
                said = await self.conversation.command(session.seat, message)
            except Conflict:
                if not await self.catch_up():
                    raise
                said = await self.conversation.command(session.seat, message)
        except Repeated:
            self.note_done(session.seat, message.command)
            said = None
        except NotSaid as no:
            if not await self._was_done(session.seat, message.command):
                session.send(protocol.write(protocol.Refused(message.command, cast(protocol.Code, no.code))))
                return
            said = None
        except NotSaved as error:
            problem = tagged("saving-problem", table=self.row.id)
            log.error("table %s: talk was not saved: %s", self.row.id, error, extra=problem)
            session.send(protocol.write(protocol.Refused(message.command, "not-saved")))
            return
        except Conflict:
            self.give_up()
            return
        session.send(protocol.write(protocol.Done(message.command)))
        self.show_talk()
        if said is not None:
            self.bot_talk.hear(said)

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

    def _hint(self, session: Session, message: protocol.Hint) -> None:
        """Start to work on a hint. A second request before it is ready is ignored."""
        try:
            choice = self._asked(session.seat, message.seat)
        except CommandRefused as no:
            session.send(protocol.write(protocol.Refused("", no.code)))
            return
        if session.hint is None or session.hint.done():
            session.hint = asyncio.create_task(self._advise(session, choice))

    def _asked(self, session: int, seat: int) -> Choice:
        """Return the question that this session may get a hint for: its own, if no bot plays for it."""
        if session < 0 or session != seat:
            raise CommandRefused("not-yours")
        if self.match is None or self.row.phase != "running":
            raise CommandRefused("not-now")
        if self.seats[seat].stand_in:
            raise CommandRefused("not-yours")
        if not has_hints(self.game.name):
            raise CommandRefused("no-such-bot")
        choice = self.match.rules.choice(self.match.seen_by(seat), seat)
        if choice is None:
            raise CommandRefused("not-asked")
        return choice

    async def _advise(self, session: Session, choice: Choice) -> None:
        """Send a hint. The bot gets what it would get in this seat, and its answer is worded for this seat."""
        match, seat = self.playing(), session.seat
        seen = self.projection(seat, session.lang)
        view, free_moves = match.view(seat), free_moves_for_bot(match.rules, match.settled, seat)
        answer: protocol.Advice | protocol.Refused
        try:
            answer = seen.advice(choice, await self.bot_pool.advise(self.game.name, view, choice, free_moves))
        except Exception as error:
            log.exception("table %s: a hint failed: %r", self.row.id, error)
            answer = protocol.Refused("", "broken")
        session.send(protocol.write(answer))

    def _checked(self, seat: int, message: Any) -> Checked:
        """Check a command against the table as it is, and make its move on a fork of the match."""
        if seat < 0:
            raise CommandRefused("not-yours")
        trial = self._tried(seat, message) if isinstance(message, MATCH_MOVES) else None
        return Checked(self.match, self.seats, trial)

    async def _once(self, session: Session, message: Any, checked: Checked) -> None:
        """Carry out a command that was not carried out yet. What was checked before the lock is checked again if the
        table has changed since."""
        seat = session.seat
        if (seat, message.command) in self.done:
            return
        if seat < 0 or checked.match is not self.match or checked.seats is not self.seats:
            checked = self._checked(seat, message)
        if checked.trial is not None:
            await self.keep(checked.trial, seat, message.command)
        else:
            await self._arrangement(message)(seat, message)
        self.note_done(seat, message.command)

    def note_done(self, seat: int, command: str) -> None:
        self.done[seat, command] = None
        if len(self.done) > MOST_COMMANDS:
            self.done.pop(next(iter(self.done)))
            self.knows_all = False

    async def _was_done(self, seat: int, command: str) -> bool:
        """Tell whether a command that is refused now was carried out long ago."""
        try:
            return seat >= 0 and not self.knows_all and await self.store.is_done(self.row.id, seat, command)
        except NotSaved:
            return False

    def _arrangement(self, message: Any) -> Callable[[int, Any], Any]:
        ways: dict[type, Callable[[int, Any], Any]] = {
            protocol.Arrange: self._arrange,
            protocol.Start: self._start,
            protocol.Rename: self._rename,
            protocol.Leave: self._leave,
            protocol.Return: self._return,
            protocol.Replace: self._replace,
            protocol.Rematch: self._rematch,
        }
        return ways[type(message)]

    # The match

    def _tried(self, seat: int, message: Any) -> Match[Any]:
        """Return a fork of the match with this move made. Raises CommandRefused where it is not allowed."""
        if self.match is None or self.row.phase != "running":
            raise CommandRefused("not-now")
        if self.seats[seat].stand_in:
            raise CommandRefused("not-yours")
        trial, code = self.match.fork(), self._code(seat, message)
        try:
            if isinstance(message, protocol.Answer):
                trial.answer(seat, message.choice, message.option)
            elif isinstance(message, protocol.Undo):
                trial.undo(seat)
            else:
                trial.act_freely(seat, message.free_action, tuple(message.args))
        except AgainstTheRules as error:
            raise CommandRefused(code, error.rule) from None
        is_recorded = trial.events.rows > self.match.events.rows
        if is_recorded and trial.idle_moves[seat] > MOST_IDLE_MOVES and not self._is_awaited(seat, message):
            raise CommandRefused("too-often")
        return trial

    def _is_awaited(self, seat: int, message: Any) -> bool:
        """Tell whether the others wait for this move: a first sealed answer or a pass. All that a seat could repeat
        for ever is limited, so that nobody can fill the record."""
        match = self.playing()
        choice = match.rules.choice(match.seen_by(seat), seat) if isinstance(message, protocol.Answer) else None
        return choice is not None and (message.option == PASS or (choice.sealed and choice.given == OPEN))

    def _code(self, seat: int, message: Any) -> protocol.Code:
        """Return the code for a move that the rules refuse. An answer to another question is refused here."""
        match = self.match
        assert match is not None
        if isinstance(message, protocol.Answer):
            choice = match.rules.choice(match.seen_by(seat), seat)
            if choice is None:
                raise CommandRefused("not-asked")
            if choice.id != message.choice or match.turn_of(seat) != message.turn:
                raise CommandRefused("stale")
            return "illegal"
        return "nothing-to-undo" if isinstance(message, protocol.Undo) else "not-free"

    async def keep(self, trial: Match[Any], seat: int, command: str) -> None:
        """Save a move with its record, and make the fork the table's match once it is on disk."""
        match = self.match
        assert match is not None
        entries, before = trial.record["segments"][-1]["entries"], match.record["segments"][-1]["entries"]
        news, told = trial.events[len(match.events) :], len(match.events)
        by_bot = {"by_bot": True} if self.seats[seat].stand_in else {}
        fresh = entries[len(before) :]  # none or one
        snapshot = self._position_of(trial, bool(fresh))
        events = saved_events(trial, news)
        rows = tuple([EntryRow(self.entries, {"entry": entry, **by_bot}, events) for entry in fresh])
        table = self._state_of(trial)
        if trial.view(SPECTATOR) == match.view(SPECTATOR):
            table = table._replace(changed=self.row.changed)  # the lobby must not show when others seal or draft
        change = Change(table, None, rows, snapshot, seat, command)
        await self.store.save(change)
        if rows and by_bot:
            self.by_bot.setdefault(seat, set()).update(range(told, told + len(news)))
        self.match = trial
        self._saved(change)
        if trial.over and not match.over:
            metrics.MATCHES_OVER.labels(self.game.name).inc()
            happened("match-over", table=self.row.id, game=self.game.name, entries=self.entries)
        await self.conversation.note_promises(news, told)

    def _position_of(self, trial: Match[Any], is_recorded: bool) -> Snapshot | Draft | None:
        """Return what must be stored of a position. It is stored at the end and every so many entries, and a draft with
        every change; what lies in between is in the record. Old events leave the memory then."""
        last = trial.events.rows - 1
        if is_recorded and (trial.over or last - self.snapshot >= SNAPSHOT_EVERY):
            trial.add_digest()
            trial.forget(ROWS_HELD)
            return snapshot_of(trial, self.segments)
        if trial.draft or not is_recorded:
            return Draft(trial.drafter, trial.option_ids(trial.draft), last)
        return None

    def _state_of(self, match: Match[Any]) -> TableRow:
        winners = match.record["result"]["winners"] if match.over else []
        phase, awaited = "over" if match.over else "running", waiting(match.rules, match.settled)
        due = waits_for_bot(self.seats, awaited)
        return self.row._replace(phase=phase, waiting=awaited, winners=winners, changed=time.time(), bot_due=due)

    def _saved(self, change: Change) -> None:
        """Take over what was written to disk."""
        self.row = change.table._replace(version=change.table.version + 1)
        if change.seats is not None:
            self.seats = change.seats
            self._forget_names()
        if isinstance(change.snapshot, Snapshot):
            self.snapshot, self.reads_all = change.snapshot.seq, False
            first = self.match.events.base.events if self.match is not None else 0
            self.by_bot = {seat: {at for at in events if at >= first} for seat, events in self.by_bot.items()}
        if self.match is not None:
            self.match.record["players"] = players(self.seats)

    # Seats

    def _open(self, seat: int, host: bool = False) -> None:
        if self.row.phase != "open":
            raise CommandRefused("not-now")
        if host and seat != self.row.host:
            raise CommandRefused("not-yours")

    async def _change_seats(self, seats: list[SeatRow], seat: int, command: str) -> None:
        due = self.row.phase == "running" and waits_for_bot(seats, self.row.waiting)
        change = Change(self.row._replace(changed=time.time(), bot_due=due), seats, seat=seat, command=command)
        await self.store.save(change)
        self._saved(change)

    def _with(self, seat: int, **change: Any) -> list[SeatRow]:
        return [row._replace(**change) if row.seat == seat else row for row in self.seats]

    async def _arrange(self, seat: int, message: protocol.Arrange) -> None:
        self._open(seat, host=True)
        if not 0 <= message.seat < len(self.seats) or message.seat == self.row.host:
            raise CommandRefused("no-such-seat")
        if message.who == "bot":
            bot = message.bot or usual_for(self.game.name)
            if bot not in levels_for(self.game.name):
                raise CommandRefused("no-such-bot")
            name = unlike(ROMANS[message.seat % len(ROMANS)], self._names_but(message.seat))
            seats = self._with(message.seat, who="bot", name=name, bot=bot, token="")
        else:
            seats = self._with(message.seat, who="free", name="", bot="", token="")
        await self._change_seats(seats, seat, message.command)
        self._unseat(message.seat)

    def _unseat(self, seat: int) -> None:
        """Let those who are connected as this seat watch from now on. They may sit down again."""
        for session in self.sessions:
            if session.seat == seat:
                session.seat = SPECTATOR
        self.present[SPECTATOR] += self.present.pop(seat, 0)

    def _names_but(self, seat: int) -> list[str]:
        return [row.name for row in self.seats if row.seat != seat]

    async def _start(self, seat: int, message: protocol.Start) -> None:
        self._open(seat, host=True)
        if any([row.who == "free" for row in self.seats]):
            raise CommandRefused("not-full")
        self.bot_pool.warm_up(self.game.name, [row.bot for row in self.seats if row.who == "bot"])
        match = new_match(self.game, self.row.options, self.seats)
        change = first_change(self.row, self.seats, match, seat, message.command)
        await self.store.save(change)
        self.match, self.segments = match, 1
        self._saved(change)

    async def _rename(self, seat: int, message: protocol.Rename) -> None:
        name = cleaned(message.name)
        if not name:
            raise CommandRefused("bad-name")
        await self._change_seats(self._with(seat, name=unlike(name, self._names_but(seat))), seat, message.command)

    async def _leave(self, seat: int, message: protocol.Leave) -> None:
        if self.row.phase == "running":
            bot = usual_for(self.game.name)
            await self._change_seats(self._with(seat, stand_in=True, bot=bot), seat, message.command)
            return
        self._open(seat)
        if seat == self.row.host:
            raise CommandRefused("not-yours")  # somebody must be able to start
        await self._change_seats(self._with(seat, who="free", name="", token=""), seat, message.command)
        self._unseat(seat)

    async def _return(self, seat: int, message: protocol.Return) -> None:
        if self.row.phase != "running":
            raise CommandRefused("not-now")
        await self._change_seats(self._with(seat, stand_in=False, bot=""), seat, message.command)

    async def _replace(self, seat: int, message: protocol.Replace) -> None:
        if self.row.phase != "running":
            raise CommandRefused("not-now")
        if not 0 <= message.seat < len(self.seats) or self.seats[message.seat].who != "person":
            raise CommandRefused("no-such-seat")
        if not self._is_gone(self.seats[message.seat]):
            raise CommandRefused("present")
        bot = usual_for(self.game.name)
        await self._change_seats(self._with(message.seat, stand_in=True, bot=bot), seat, message.command)

    async def sit(self, invite: str, name: str, wanted: int) -> protocol.Seated:
        """Give a free seat to a person who has the private link."""
        async with self.lock:
            if not hmac.compare_digest(invite.encode(), self.row.invite.encode()):
                raise CommandRefused("not-yours")
            free = [row.seat for row in self.seats if row.who == "free" and wanted in (-1, row.seat)]
            if self.row.phase != "open" or not free:
                raise CommandRefused("not-full" if self.row.phase == "open" else "not-now")
            seat, token = free[0], new_secret()
            called = unlike(cleaned(name) or ROMANS[seat % len(ROMANS)], self._names_but(seat))
            seats = self._with(seat, who="person", name=called, bot="", stand_in=False, token=hashed(token))
            if self.row.host < 0:  # until now all seats were bots
                self.row = self.row._replace(host=seat)
            try:
                await self._change_seats(seats, SPECTATOR, "")
            except Conflict:
                self.give_up()
                raise NotSaved("written by another server") from None
        self.broadcast()
        return protocol.Seated(seat, token)

    async def _rematch(self, seat: int, message: protocol.Rematch) -> None:
        """Start the same match at a new table. Everybody's token is valid at both tables."""
        if self.row.phase != "over":
            raise CommandRefused("not-now")
        if not self.row.rematch:
            seats = [row._replace(stand_in=False, bot=row.bot if row.who == "bot" else "") for row in self.seats]
            row = self.row._replace(
                id=new_id(),
                invite=new_secret(),
                rematch="",
                winners=[],
                changed=time.time(),
                version=0,
                talk={**self.row.talk, "salt": new_id()},  # the bots have other characters
            )
            match = new_match(self.game, self.row.options, seats)
            link = Change(self.row._replace(rematch=row.id), seat=seat, command=message.command)
            await self.store.add(seats, first_change(row, seats, match, -1, ""), link)
            self._saved(link)

    def wake(self) -> None:
        """Let the bots play if one of them must answer."""
        self.bot_runner.wake()

    def playing(self) -> Match[Any]:
        assert self.match is not None  # callers need a running match
        return self.match


def _tell_again(table: ReferenceType[LiveTable]) -> None:
    if (found := table()) is not None:
        found.broadcast(scenes=False)
