"""What is said at one table: checks it, stores it and builds what each viewer may read of it.

A whisper reaches two seats, and nothing that is sent to a third one changes: lines are counted separately for each
viewer, and the stored table stays as it is.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from harena.kernel.state import Event
from harena.server import protocol
from harena.server.persistence import TRIES, new_id
from harena.server.projection import first_of
from harena.server.store import Conflict, NotSaved, ReportRow
from harena.talk.account import (
    ALL,
    MARK,
    MUTE,
    OPEN,
    REPORT,
    SAY,
    SILENCE,
    SWITCH,
    Entry,
    Message,
    NotSaid,
    Promise,
    Talk,
    TalkSettings,
    line_of,
    promise_in,
)
from harena.talk.links import linked
from harena.talk.phrases import PAY, Phrasebook
from harena.text import Texts
from harena.text_parts import Part, plain_text

if TYPE_CHECKING:
    from harena.server.tables import LiveTable

log = logging.getLogger("harena")

LINE_SIZE = 60  # bytes of a line or a piece of it, without its text
MOST_AT_ONCE = 256 * 1024  # bytes of lines that a client gets at once: it must be able to read them
MOST_PARTS = 1000  # messages that are held in words
PAGE = 32 * 1024  # bytes of lines in one message
PROMISES = 16 * 1024  # bytes of promises in one message
MOST_REPORTS = 30  # reports that the host is shown,
REPORTS = 8 * 1024  # up to so many bytes
COMMANDS = protocol.Say | protocol.Mark | protocol.Mute | protocol.Report | protocol.TalkSwitch | protocol.Silence
AROUND = 6  # lines before and after a reported one that the operator reads


class Heard(NamedTuple):
    """What one viewer may know of the talk, in one language."""

    lines: list[protocol.TalkLine]
    rest: protocol.Talk  # without the lines


def settings_of(chosen: Mapping[str, Any], whispers: bool) -> TalkSettings:
    """Return what a table allows. `chosen` has what is not as usual."""
    known = {name: bool(value) for name, value in chosen.items() if name in TalkSettings._fields}
    return TalkSettings(**{"whispers": whispers, **known})


_known: set[str] = set()  # the games whose names were read


async def know_names(book: Phrasebook) -> None:
    """Read the names of a game's cards in all languages, which takes a second, without holding up the others."""
    if book.game not in _known:
        await asyncio.to_thread(linked, book, "x", ())
        _known.add(book.game)


class Conversation:
    """The talk of one table."""

    def __init__(self, table: LiveTable, entries: tuple[dict[str, Any], ...]) -> None:
        self.table = table
        self.book = table.game.phrases
        settings = settings_of(table.row.talk, self.book.whispers)
        self.talk = Talk(len(table.seats), self.book, settings, [Entry.from_plain(entry) for entry in entries])
        self.lock = asyncio.Lock()  # moves do not wait for talk
        self.clock = time.time
        self._parts: dict[tuple[int, str], list[Part]] = {}  # by message and language
        self._renamed = 0  # how often a seat got another name

    def forget_names(self) -> None:
        """A seat has another name now."""
        self._parts.clear()
        self._renamed += 1

    def take_over(self, entries: Sequence[dict[str, Any]]) -> None:
        """Add what another server has stored."""
        for entry in entries:
            self.talk.add(Entry.from_plain(entry))

    def read_again(self, entries: Sequence[dict[str, Any]]) -> None:
        """Take over what is stored now instead of what is in memory. Everybody is sent all of it."""
        talk = self.talk
        self.talk = Talk(len(self.table.seats), self.book, talk.settings, [Entry.from_plain(each) for each in entries])
        self.forget_names()
        for session in self.table.sessions:
            session.forget_talk()

    def stamp(self, viewer: int) -> tuple[Any, ...]:
        """Return a value that changes whenever `heard` may have changed: most moves change nothing."""
        owes = viewer >= 0 and any([each.by == viewer and each.state == OPEN for each in self.talk.promises()])
        row = self.table.row
        return len(self.talk.entries), row.phase, row.host, viewer, self._renamed, self.table.match if owes else None

    # Commands

    async def command(self, seat: int, message: Any) -> Message | None:
        """Carry out a command of a seat, unless it was carried out before. Returns what was said, if anything was."""
        if (seat, message.command) in self.table.done:
            return None
        self._checked(seat, message)  # before the lock: a refusal must not take longer while others whisper
        if isinstance(message, protocol.Say):
            await know_names(self.book)
        async with self.lock:
            if (seat, message.command) in self.table.done:
                return None
            entry = await self._keep(lambda: self._checked(seat, message), message.command)
            return self.talk.messages[-1] if entry.kind == SAY else None

    async def say(self, entry: Entry) -> None:
        """Add what a bot says."""
        async with self.lock:
            await self._keep(lambda: self.talk.check(entry))

    async def welcome(self, seat: int) -> None:
        """Somebody else has this seat now: they may speak, whatever the one before them has said."""
        if seat in self.talk.silenced:
            async with self.lock:
                host = max(0, self.table.row.host)
                await self._keep(lambda: Entry(SILENCE, host, seat, on=False, at=self.clock()))

    async def note_promises(self, events: Sequence[Event], before: int) -> None:
        """Add the promises that these events of the match contain. `before`: how many events came before them. The
        move that told the events is saved already, so that a promise which cannot be saved does not undo it."""
        for moment, event in enumerate(events, start=before):
            entry = promise_in(self.book, event.kind, event.args, moment, self.clock())
            if entry is not None:
                await self._note_promise(entry)

    async def _note_promise(self, entry: Entry) -> None:
        try:
            async with self.lock:
                await self._keep(lambda: entry)
        except (NotSaved, Conflict) as error:
            log.error("table %s: a promise was not saved: %s", self.table.row.id, error)

    def _checked(self, seat: int, message: Any) -> Entry:
        if isinstance(message, protocol.Say) and message.to != ALL and self.table.row.phase == "open":
            raise NotSaid("no-whispers")  # until the match begins, another person may still take the seat
        return self.talk.check(self._entry(seat, message), self.table.row.host)

    def _entry(self, seat: int, message: Any) -> Entry:
        now = self.clock()
        if isinstance(message, protocol.Say):
            said = Entry(SAY, seat, message.to, message.text, message.phrase, tuple(message.slots), message.promise_to)
            match = self.table.match
            return said._replace(at=now, moment=len(match.events) if match is not None else 0)
        if isinstance(message, protocol.Mark):
            return Entry(MARK, seat, message=self._number(seat, message.message), on=message.kept, at=now)
        if isinstance(message, protocol.Mute):
            return Entry(MUTE, seat, message.seat, on=message.on, at=now)
        if isinstance(message, protocol.Report):
            return Entry(REPORT, seat, message=self._number(seat, message.message), at=now)
        if isinstance(message, protocol.Silence):
            return Entry(SILENCE, seat, message.seat, on=message.on, at=now)
        return Entry(SWITCH, seat, on=message.on, at=now)

    def _number(self, seat: int, line: int) -> int:
        """Return the number of a message from the viewer's own count."""
        read = self.talk.read_by(seat)
        return read[line].number if line < len(read) else -1

    async def _keep(self, checked: Callable[[], Entry], command: str = "") -> Entry:
        """Store an entry and add it. Where another server was first, what was said there is added before it, and the
        entry is checked again. Conflict: the table is gone."""
        for _ in range(TRIES):
            row, entry = self.table.row, checked()
            report = self._report(entry) if entry.kind == REPORT else None
            try:
                await self.table.store.say(
                    row.id, len(self.talk.entries), entry.plain(), entry.by, command, row.version, report
                )
            except Conflict:
                await self._read_on()
                continue
            self.talk.add(entry)
            if command:
                self.table.note_done(entry.by, command)
            return entry
        raise NotSaved("other servers were always first")

    def _report(self, entry: Entry) -> ReportRow:
        """Return what the operator reads: the line and those around it, as far as the reporter had read them."""
        read, lang = self.talk.read_by(entry.by), Texts().lang
        at = line_of(read, entry.message)
        around = [
            [each.entry.by, each.entry.to, plain_text(self.parts(each, lang)), each.entry.at]
            for each in read[max(0, at - AROUND) : at + AROUND + 1]
        ]
        line, accused = plain_text(self.parts(read[at], lang)), self.table.seats[read[at].entry.by]
        return ReportRow(new_id(), entry.at, entry.by, accused.seat, accused.name, accused.person, line, around)

    async def _read_on(self) -> None:
        table = self.table
        later = await table.store.since(table.row.id, table.entries, len(self.talk.entries), table.row.version)
        if later is None:
            raise Conflict
        self.take_over(later.talk)

    # What one viewer may read

    def heard(self, viewer: int, lang: str, have: int = 0) -> Heard:
        """Return what a viewer may know; of the lines, those from number `have` on."""
        over = self.table.row.phase == "over"
        read = self.talk.read_by(viewer, over)
        known = self.talk.promises_known_to(viewer, over)
        # the open ones and then the newest, as many as have room
        ordered = sorted(known, key=lambda each: (each.state != OPEN, -each.number))
        said = [self._promise(each, line_of(read, each.number), viewer, lang) for each in ordered]
        rest = protocol.Talk(
            fresh=False,
            on=not self.talk.off and viewer >= 0,
            whispers=self.talk.settings.whispers,
            lines=[],
            promises=sorted(first_of(said, PROMISES), key=lambda each: each.n),
            muted=self.talk.muted_by(viewer),
            silenced=sorted(self.talk.silenced) if viewer >= 0 else [],
            reports=self._reports(lang) if viewer >= 0 and viewer == self.table.row.host else [],
        )
        return Heard(self._lines(read, have, lang), rest)

    def _lines(self, read: Sequence[Message], have: int, lang: str) -> list[protocol.TalkLine]:
        """Return the lines from number `have` on, the last ones if they are too many to send."""
        lines: list[protocol.TalkLine] = []
        size = 0
        for n in range(len(read) - 1, have - 1, -1):
            line = self._line(n, read[n], lang)
            size += LINE_SIZE + sum([LINE_SIZE + 4 * len(part.text) for part in line.parts])
            if lines and size > MOST_AT_ONCE:
                break
            lines.append(line)
        return lines[::-1]

    def parts(self, message: Message, lang: str) -> list[Part]:
        key = message.number, lang
        found = self._parts.get(key)
        if found is None:
            entry, people = message.entry, self.table.people()
            phrase = entry.phrase
            found = self._parts[key] = (
                self.book.parts(Texts(lang), phrase, entry.slots, people)
                if phrase
                else linked(self.book, entry.text, people)
            )
            if len(self._parts) > MOST_PARTS:
                del self._parts[next(iter(self._parts))]
        return found

    def _line(self, n: int, message: Message, lang: str) -> protocol.TalkLine:
        entry = message.entry
        parts = [protocol.TextPart(*part) for part in self.parts(message, lang)]
        return protocol.TalkLine(n, entry.by, entry.to, entry.at, parts, entry.promise_to)

    def _promise(self, promise: Promise, n: int, viewer: int, lang: str) -> protocol.PromiseInfo:
        text = plain_text(self.parts(self.talk.messages[promise.number], lang))
        name, args = self._payment(promise) if promise.by == viewer and promise.state == OPEN else ("", ())
        amount = int(promise.slots[0]) if name else 0
        state = cast(Any, promise.state)
        return protocol.PromiseInfo(n, promise.by, promise.to, text, state, list(args), name, amount)

    def _payment(self, promise: Promise) -> tuple[str, tuple[int, ...]]:
        """Return the free action that keeps a promise to pay, if it is allowed now."""
        match = self.table.match
        if match is None or match.over or self.book.promise_of(promise.phrase) != PAY:
            return "", ()
        found = self.table.game.payment(match.settled, promise.by, promise.to, int(promise.slots[0]))
        return found or ("", ())

    def _reports(self, lang: str) -> list[protocol.ReportInfo]:
        """Return what the host reads. What is said of the host, only the operator of the site reads."""
        host = self.table.row.host
        found = [(reporter, self.talk.messages[number]) for reporter, number in self.talk.reports[-MOST_REPORTS:]]
        found = [each for each in found if each[1].entry.by != host]
        reports = [
            protocol.ReportInfo(reporter, message.entry.by, plain_text(self.parts(message, lang)))
            for reporter, message in found
        ]
        return first_of(reversed(reports), REPORTS)[::-1]


def pages_of(lines: list[protocol.TalkLine]) -> Iterator[list[protocol.TalkLine]]:
    """Yield lines in parts that one message may have, the newest first; one empty part if there are no lines."""
    rest = lines
    while True:
        page = first_of(reversed(rest), PAGE)[::-1]
        yield page
        rest = rest[: len(rest) - len(page)]
        if not rest:
            return
