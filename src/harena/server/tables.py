"""A live table: seats, a match, and those who look on. Every change is saved before anybody hears of it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from random import SystemRandom
from typing import Any

from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import OPEN, Choice
from harena.kernel.choice import Refused as AgainstTheRules
from harena.kernel.match import Match
from harena.kernel.rules import BadInput, Game
from harena.kernel.saving import digest, dump, load
from harena.kernel.sight import SPECTATOR
from harena.kernel.state import Event
from harena.seating import HUMAN, LONGEST, ROMANS, cleaned
from harena.server import protocol
from harena.server.projection import Projection, Reader, setting_lines, turn_of
from harena.server.store import Change, Conflict, EntryRow, NotSaved, Saved, SeatRow, Snapshot, Store, TableRow
from harena.server.thinking import Thinker, bots_for
from harena.text import Texts

log = logging.getLogger("harena")

SEALED_PAUSE = (0.3, 1.2)  # seconds a bot takes over a hidden answer, whatever it holds
RETRY = 2.0  # seconds before a bot tries again what could not be saved


class No(Exception):
    """A command that is refused."""

    def __init__(self, code: protocol.Code, rule: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule


def new_secret() -> str:
    """256 bits: nobody guesses a seat."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Viewer:
    """One connection: who looks, in which language, and what he has been sent."""

    def __init__(
        self,
        send: Callable[[bytes], None],
        close: Callable[[], None],
        seat: int,
        lang: str,
        have: int = 0,
        panels: bool = False,
    ) -> None:
        self.send = send
        self.close = close  # after everything that was sent
        self.seat = seat
        self.scenes = 0
        self.look(lang, panels)
        self.reader = Reader(have)
        self.fresh = have == 0

    def look(self, lang: str, panels: bool) -> None:
        """From now on like this, from the beginning."""
        self.lang = lang
        self.panels = panels
        self.reader = Reader()
        self.fresh = True
        self.last_table = b""
        self.last_scene = b""

    def show(self, table: LiveTable) -> None:
        """Send what this viewer can see to have changed, and nothing else: not even that something has."""
        about = protocol.write(table.about(self))
        if about != self.last_table:
            self.last_table = about
            self.send(about)
        if table.match is None:
            return
        scene = Projection(table.match, table.people(), self.seat, self.lang).scene(
            self.reader, 0, self.fresh, self.panels
        )
        lines, scene.log = scene.log, []
        bare = protocol.write(scene)
        if bare == self.last_scene and not lines:
            return
        self.scenes += 1
        scene.log, scene.seq = lines, self.scenes
        self.send(protocol.write(scene))
        scene.log, scene.seq, scene.fresh = [], 0, False
        self.last_scene = protocol.write(scene) if self.fresh else bare
        self.fresh = False


class LiveTable:
    """One table in memory. `lock` is held from the first look at the match until the change is on disk."""

    def __init__(self, store: Store, thinker: Thinker, saved: Saved) -> None:
        self.store = store
        self.thinker = thinker
        self.row: TableRow = saved.table
        self.seats: list[SeatRow] = saved.seats
        self.done = saved.commands
        self.game: Game[Any] = game(saved.table.game)
        self.entries = len(saved.entries)  # of the record, segments' heads included
        self.segments = len([row for row in saved.entries if "segment" in row.body])
        self.match: Match[Any] | None = _match(self.game, saved)
        self.viewers: list[Viewer] = []
        self.lock = asyncio.Lock()
        self.steward: asyncio.Task[None] | None = None
        self.stale = False  # somebody else has written it

    async def adopt(self) -> None:
        """A match that was begun under older rules goes on from its position, under those of today."""
        match = self.match
        if match is not None and len(match.record["segments"]) > self.segments:
            row = EntryRow(self.entries, {"segment": match.record["segments"][-1]}, [])
            change = Change(self.row, None, (row,), self._snapshot(match, 1))
            await self.store.save(change)
            self._saved(change)

    # What everybody may know

    def people(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def about(self, viewer: Viewer) -> protocol.Table:
        seated = viewer.seat >= 0
        return protocol.Table(
            id=self.row.id,
            game=self.game.name,
            game_name=Texts(viewer.lang).say(f"{self.game.name}-name"),
            phase=_phase(self.row.phase),
            you=viewer.seat,
            host=seated and viewer.seat == self.row.host,
            seats=[self._seat_info(seat) for seat in self.seats],
            options=self.row.options,
            settings=setting_lines(self.game, self.row.options, viewer.lang),
            bots=list(bots_for(self.game.name)),
            invite=self.row.invite if seated else "",
            rematch=self.row.rematch,
        )

    def _seat_info(self, seat: SeatRow) -> protocol.SeatInfo:
        here = seat.who == "person" and any([viewer.seat == seat.seat for viewer in self.viewers])
        return protocol.SeatInfo(seat.seat, _who(seat.who), seat.name, seat.bot, here, seat.stand_in)

    def seat_of(self, token: str) -> int | None:
        """Whose token this is; -1 for a spectator, who has none; None where it is nobody's."""
        if not token:
            return SPECTATOR
        print_ = hashed(token)
        for seat in self.seats:
            if seat.token and hmac.compare_digest(seat.token, print_):
                return seat.seat
        return None

    # Coming and going

    def enter(self, viewer: Viewer) -> None:
        self.viewers.append(viewer)
        self.broadcast()
        self.wake()

    def go(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.broadcast()

    def give_up(self) -> None:
        """Somebody else has written this table: what we hold is old. Everybody comes back to a new copy."""
        log.warning("table %s was written by another server; it is read anew", self.row.id)
        self.stale = True
        for viewer in list(self.viewers):
            viewer.send(protocol.write(protocol.Closing("restart")))
            viewer.close()

    @property
    def idle(self) -> bool:
        busy = self.viewers or self.lock.locked() or (self.steward is not None and not self.steward.done())
        return self.stale or not busy

    def broadcast(self) -> None:
        """To everybody. One for whom it fails is sent away, and comes back: the others get theirs."""
        for viewer in list(self.viewers):
            try:
                viewer.show(self)
            except Exception as error:
                log.exception("table %s: a scene failed: %r", self.row.id, error)
                viewer.close()

    # Commands

    async def handle(self, viewer: Viewer, message: Any) -> None:
        """One message of a connection that has said hello."""
        if isinstance(message, protocol.Ping):
            viewer.send(protocol.write(protocol.Pong()))
        elif isinstance(message, protocol.Look):
            viewer.look(message.lang, message.panels)
            viewer.show(self)
        elif isinstance(message, protocol.Why):
            because = protocol.Because(message.option, "", "")
            if self.match is not None:
                because = Projection(self.match, self.people(), viewer.seat, viewer.lang).because(message.option)
            viewer.send(protocol.write(because))
        elif isinstance(message, protocol.Hello):
            viewer.send(protocol.write(protocol.Refused("", "unreadable")))
        else:
            await self._command(viewer, message)

    async def _command(self, viewer: Viewer, message: Any) -> None:
        command = message.command
        async with self.lock:
            seat = viewer.seat  # looked at only now: the host may have freed it while we waited
            try:
                if (seat, command) not in self.done:
                    await self._carry_out(seat, message)
                    self.done.add((seat, command))
            except No as no:
                viewer.send(protocol.write(protocol.Refused(command, no.code, no.rule)))
                return
            except NotSaved as error:
                log.error("table %s: not saved: %s", self.row.id, error)
                viewer.send(protocol.write(protocol.Refused(command, "not-saved")))
                return
            except Conflict:
                self.give_up()
                return
        viewer.send(protocol.write(protocol.Done(command)))
        self.broadcast()
        self.wake()

    async def _carry_out(self, seat: int, message: Any) -> None:
        if seat < 0:
            raise No("not-yours")
        ways: dict[type, Callable[[int, Any], Any]] = {
            protocol.Answer: self._answer,
            protocol.Undo: self._undo,
            protocol.Take: self._take,
            protocol.Arrange: self._arrange,
            protocol.Start: self._start,
            protocol.Rename: self._rename,
            protocol.Leave: self._leave,
            protocol.Return: self._return,
            protocol.Replace: self._replace,
            protocol.Rematch: self._rematch,
        }
        await ways[type(message)](seat, message)

    # The match

    def _running(self, seat: int) -> Match[Any]:
        if self.match is None or self.row.phase != "running":
            raise No("not-now")
        if self.seats[seat].stand_in:
            raise No("not-yours")
        return self.match

    async def _answer(self, seat: int, message: protocol.Answer) -> None:
        match = self._running(seat)
        choice = match.rules.choice(match.seen_by(seat), seat)
        if choice is None:
            raise No("not-asked")
        if choice.id != message.choice or turn_of(match, seat) != message.turn:
            raise No("stale")
        await self._play(match, seat, message.command, lambda: match.answer(seat, choice.id, message.option), "illegal")

    async def _undo(self, seat: int, message: protocol.Undo) -> None:
        match = self._running(seat)
        await self._play(match, seat, message.command, lambda: match.undo(seat), "nothing-to-undo")

    async def _take(self, seat: int, message: protocol.Take) -> None:
        match = self._running(seat)
        use = tuple(message.args)
        await self._play(match, seat, message.command, lambda: match.take(seat, message.liberty, use), "not-free")

    async def _play(
        self, match: Match[Any], seat: int, command: str, move: Callable[[], Any], code: protocol.Code
    ) -> None:
        """A move and its record, on disk or not at all."""
        mark = match.mark()
        try:
            move()
            played = match.record["segments"][-1]["entries"][mark.entries :]
            change = self._written(match, played, match.events[mark.events :], seat, command)
            if self._public(match.settled) == self._public(mark.settled):  # nobody learns when others seal or draft
                change = change._replace(table=change.table._replace(changed=self.row.changed))
            await self.store.save(change)
        except AgainstTheRules as error:
            raise No(code, error.rule) from None
        except BaseException:
            match.back_to(mark)
            raise
        self._saved(change)

    def _written(
        self, match: Match[Any], played: Sequence[Any], told: Sequence[Event], seat: int, command: str
    ) -> Change:
        """What the store must know after a move. Everything told goes with the last entry: there is at most one."""
        rows = [EntryRow(self.entries + at, {"entry": entry}, []) for at, entry in enumerate(played)]
        if rows:
            rows[-1] = rows[-1]._replace(events=[_plain_event(event) for event in told])
        return Change(self._state_of(match), None, tuple(rows), self._snapshot(match, len(rows)), seat, command)

    def _public(self, settled: Any) -> Any:
        return self.game.view(settled, SPECTATOR)

    def _state_of(self, match: Match[Any]) -> TableRow:
        winners = match.record["result"]["winners"] if match.over else []
        waiting = match.game.view(match.settled, SPECTATOR)["waiting"]
        phase = "over" if match.over else "running"
        return self.row._replace(phase=phase, waiting=waiting, winners=winners, changed=time.time())

    def _snapshot(self, match: Match[Any], more: int) -> Snapshot:
        position = dump(match.rules, match.settled)
        return Snapshot(self.entries + more - 1, position, match.drafter, list(match.draft))

    def _saved(self, change: Change) -> None:
        """What was written is what we have."""
        self.row = change.table._replace(version=change.table.version + 1)
        self.seats = change.seats or self.seats
        self.entries += len(change.entries)
        if self.match is not None:
            self.match.record["players"] = _players(self.seats)  # somebody may have another name now

    # Seats

    def _open(self, seat: int, host: bool = False) -> None:
        if self.row.phase != "open":
            raise No("not-now")
        if host and seat != self.row.host:
            raise No("not-yours")

    async def _change_seats(self, seats: list[SeatRow], seat: int, command: str) -> None:
        change = Change(self.row._replace(changed=time.time()), seats, seat=seat, command=command)
        await self.store.save(change)
        self._saved(change)

    def _with(self, seat: int, **change: Any) -> list[SeatRow]:
        return [row._replace(**change) if row.seat == seat else row for row in self.seats]

    async def _arrange(self, seat: int, message: protocol.Arrange) -> None:
        self._open(seat, host=True)
        if not 0 <= message.seat < len(self.seats) or message.seat == self.row.host:
            raise No("no-such-seat")
        if message.who == "bot":
            bot = message.bot or bots_for(self.game.name)[0]
            if bot not in bots_for(self.game.name):
                raise No("no-such-bot")
            name = unlike(ROMANS[message.seat % len(ROMANS)], self._names_but(message.seat))
            seats = self._with(message.seat, who="bot", name=name, bot=bot, token="")
        else:
            seats = self._with(message.seat, who="free", name="", bot="", token="")
        await self._change_seats(seats, seat, message.command)
        for viewer in self.viewers:
            if viewer.seat == message.seat:
                viewer.seat = SPECTATOR  # he may look on, and sit down again

    def _names_but(self, seat: int) -> list[str]:
        return [row.name for row in self.seats if row.seat != seat]

    async def _start(self, seat: int, message: protocol.Start) -> None:
        self._open(seat, host=True)
        if any([row.who == "free" for row in self.seats]):
            raise No("not-full")
        self.thinker.warm_up()
        match = new_match(self.game, self.row.options, self.seats)
        change = first_change(self.row, match, seat, message.command)
        await self.store.save(change)
        self._saved(change)
        self.match = match

    async def _rename(self, seat: int, message: protocol.Rename) -> None:
        name = cleaned(message.name)
        if not name:
            raise No("bad-name")
        await self._change_seats(self._with(seat, name=unlike(name, self._names_but(seat))), seat, message.command)

    async def _leave(self, seat: int, message: protocol.Leave) -> None:
        if self.row.phase == "running":
            bot = bots_for(self.game.name)[0]
            await self._change_seats(self._with(seat, stand_in=True, bot=bot), seat, message.command)
            return
        self._open(seat)
        if seat == self.row.host:
            raise No("not-yours")  # somebody must be able to start
        await self._change_seats(self._with(seat, who="free", name="", token=""), seat, message.command)
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.seat = SPECTATOR

    async def _return(self, seat: int, message: protocol.Return) -> None:
        if self.row.phase != "running":
            raise No("not-now")
        await self._change_seats(self._with(seat, stand_in=False, bot=""), seat, message.command)

    async def _replace(self, seat: int, message: protocol.Replace) -> None:
        if self.row.phase != "running":
            raise No("not-now")
        if not 0 <= message.seat < len(self.seats) or self.seats[message.seat].who != "person":
            raise No("no-such-seat")
        if any([viewer.seat == message.seat for viewer in self.viewers]):
            raise No("present")
        bot = bots_for(self.game.name)[0]
        await self._change_seats(self._with(message.seat, stand_in=True, bot=bot), seat, message.command)

    async def sit(self, invite: str, name: str, wanted: int) -> protocol.Seated:
        """Somebody with the private link takes a free seat."""
        async with self.lock:
            if not hmac.compare_digest(invite.encode(), self.row.invite.encode()):
                raise No("not-yours")
            free = [row.seat for row in self.seats if row.who == "free" and wanted in (-1, row.seat)]
            if self.row.phase != "open" or not free:
                raise No("not-full" if self.row.phase == "open" else "not-now")
            seat, token = free[0], new_secret()
            called = unlike(cleaned(name) or ROMANS[seat % len(ROMANS)], self._names_but(seat))
            seats = self._with(seat, who="person", name=called, bot="", stand_in=False, token=hashed(token))
            try:
                await self._change_seats(seats, SPECTATOR, "")
            except Conflict:
                self.give_up()
                raise NotSaved("written by another server") from None
        self.broadcast()
        return protocol.Seated(seat, token)

    async def _rematch(self, seat: int, message: protocol.Rematch) -> None:
        """The same people again, elsewhere: their tokens open both tables."""
        if self.row.phase != "over":
            raise No("not-now")
        if not self.row.rematch:
            seats = [row._replace(stand_in=False, bot=row.bot if row.who == "bot" else "") for row in self.seats]
            row = self.row._replace(
                id=new_id(), invite=new_secret(), rematch="", winners=[], changed=time.time(), version=0
            )
            match = new_match(self.game, self.row.options, seats)
            link = Change(self.row._replace(rematch=row.id), seat=seat, command=message.command)
            await self.store.add(seats, first_change(row, match, -1, ""), link)
            self._saved(link)

    # Bots

    def wake(self) -> None:
        """Let the bots play, if any of them is asked."""
        if (self.steward is None or self.steward.done()) and self._asked_bot() is not None:
            self.steward = asyncio.create_task(self._serve_bots())

    def _asked_bot(self) -> tuple[SeatRow, Choice] | None:
        match = self.match
        if match is None or self.row.phase != "running":
            return None
        for seat in self.seats:
            if seat.who == "bot" or seat.stand_in:
                choice = match.rules.choice(match.seen_by(seat.seat), seat.seat)
                if choice is not None and choice.given == OPEN:
                    return seat, choice
        return None

    async def _serve_bots(self) -> None:
        """As long as a bot is asked. Whatever goes wrong, the table does not stand still: the bot tries again."""
        while (asked := self._asked_bot()) is not None and not self.stale:
            try:
                await self._serve_bot(*asked)
            except Conflict:
                self.give_up()
            except NotSaved as error:
                log.error("table %s: a bot's answer was not saved: %s", self.row.id, error)
                await asyncio.sleep(RETRY)
            except Exception as error:
                log.exception("table %s: a bot's answer failed: %r", self.row.id, error)
                await asyncio.sleep(RETRY)

    async def _serve_bot(self, seat: SeatRow, choice: Choice) -> None:
        match = self.match
        assert match is not None
        turn = turn_of(match, seat.seat)
        if choice.sealed:
            await asyncio.sleep(SystemRandom().uniform(*SEALED_PAUSE))
        view = self.game.view(match.seen_by(seat.seat), seat.seat)
        option = await self.thinker.think(self.game.name, seat.bot, view, choice)
        await self._bot_answers(match, seat.seat, choice, turn, option)

    async def _bot_answers(self, match: Match[Any], seat: int, choice: Choice, turn: int, option: int) -> None:
        async with self.lock:
            row = self.seats[seat]
            now = match.rules.choice(match.seen_by(seat), seat)
            same = now is not None and now.id == choice.id and turn_of(match, seat) == turn and option in now.options
            if not same or not (row.who == "bot" or row.stand_in):
                return  # the question has changed meanwhile, or the person is back
            await self._play(match, seat, "", lambda: match.answer(seat, choice.id, option), "broken")
        self.broadcast()


# Making and loading


def new_id() -> str:
    return secrets.token_urlsafe(16)


def unlike(name: str, taken: Sequence[str]) -> str:
    """A name nobody else at the table has."""
    known = {other.lower() for other in taken}
    for suffix in ("", " II", " III", " IV", " V", " VI", " VII", " VIII"):
        longer = name[: LONGEST - len(suffix)] + suffix
        if longer.lower() not in known:
            return longer
    return name


def new_match(chosen: Game[Any], options: dict[str, Any], seats: Sequence[SeatRow]) -> Match[Any]:
    """Chance comes from the operating system."""
    match = Match.start(chosen, options, Luck(SystemRandom()))
    match.record["players"] = _players(seats)
    return match


def _players(seats: Sequence[SeatRow]) -> list[str]:
    return [f"{HUMAN}:{seat.name}" if seat.who == "person" else seat.bot for seat in seats]


def first_change(row: TableRow, match: Match[Any], seat: int, command: str) -> Change:
    """The head of the record: how the match was set up."""
    head = match.record["segments"][0]
    entry = EntryRow(0, {"segment": {**head, "entries": []}}, [_plain_event(event) for event in match.events])
    waiting = match.game.view(match.settled, SPECTATOR)["waiting"]
    started = row._replace(phase="running", waiting=waiting, changed=time.time())
    snapshot = Snapshot(0, dump(match.rules, match.settled), -1, [])
    return Change(started, None, (entry,), snapshot, seat, command)


def record_of(saved: Saved) -> dict[str, Any]:
    """The match record, put together again."""
    segments: list[dict[str, Any]] = []
    for row in saved.entries:
        if "segment" in row.body:
            segments.append({**row.body["segment"], "entries": []})
        else:
            segments[-1]["entries"].append(row.body["entry"])
    return {
        "format": "harena-record",
        "format_version": 1,
        "game": saved.table.game,
        "options": saved.table.options,
        "players": _players(saved.seats),
        "commitment": None,
        "salts": [],
        "secret": None,
        "segments": segments,
        "result": None,
    }


def _match(chosen: Game[Any], saved: Saved) -> Match[Any] | None:
    """The match as it was left, the draft on top included."""
    if saved.snapshot is None:
        return None
    if saved.snapshot.seq != len(saved.entries) - 1:
        raise Conflict  # read while somebody was writing
    record = record_of(saved)
    settled = load(chosen.rules, saved.snapshot.position, Luck(SystemRandom()))
    head = record["segments"][-1]
    last = head["entries"][-1]["digest"] if head["entries"] else head["digest"]
    if head["rules_version"] > chosen.rules.version:
        raise BadInput(
            f"table {saved.table.id}: it is played by rules {head['rules_version']}, which are newer than ours"
        )
    if head["rules_version"] == chosen.rules.version and digest(chosen.rules, settled) != last:
        raise BadInput(f"table {saved.table.id}: its position is not where its record ends")
    events = [_event(raw) for row in saved.entries for raw in row.events]
    match = Match(chosen, settled, record, events)
    if match.over:
        record["result"] = chosen.outcome(settled).plain()
    elif head["rules_version"] < chosen.rules.version:
        match.next_segment()  # `adopt` saves it
    for option in saved.snapshot.draft:
        choice = chosen.rules.choice(match.seen_by(saved.snapshot.drafter), saved.snapshot.drafter)
        if choice is None or option not in choice.options:
            break
        match.answer(saved.snapshot.drafter, choice.id, option)
    return match


def _plain_event(event: Event) -> list[Any]:
    return [event.kind, list(event.args), None if event.to is None else list(event.to)]


def _event(raw: list[Any]) -> Event:
    kind, args, to = raw
    packed = tuple([tuple(arg) if isinstance(arg, list) else arg for arg in args])
    return Event(kind, packed, None if to is None else tuple(to))


def _phase(text: str) -> protocol.Phase:
    return "open" if text == "open" else "over" if text == "over" else "running"


def _who(text: str) -> protocol.Who:
    return "person" if text == "person" else "bot" if text == "bot" else "free"
