"""The account of what was said at one table: who said what to whom, who may read it, what became of promises.

It is a log of entries, and everything else follows from them. An entry is checked first (`check`), then kept somewhere,
then added (`add`).
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from harena.talk.phrases import BadPhrase, Phrase, Phrasebook, Value

ALL = -1  # the receiver of what everybody at the table hears
NOBODY = -1
LONGEST = 400  # characters of a message
BURST = 8  # messages of one seat within BURST_SECONDS
BURST_SECONDS = 20.0
MOST_MESSAGES = 1000  # of one seat at one table
MOST_OPEN = 8  # open promises of one seat to another
MOST_MARKS = 3  # accents on top of each other on one letter
MOST_CHANGES = 200  # marks, mutes, reports and switches of one seat at one table

OPEN = "open"
KEPT = "kept"
BROKEN = "broken"

# Kinds of entries
SAY = "say"
MARK = "mark"
MUTE = "mute"
REPORT = "report"
SWITCH = "switch"
SILENCE = "silence"


class NotSaid(Exception):
    """The entry is refused, and nothing has changed. `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class TalkSettings(NamedTuple):
    """What the table allows."""

    talk: bool = True
    whispers: bool = False
    afterwards: bool = True  # may spectators read the table talk once the match is over?


class Entry(NamedTuple):
    kind: str
    by: int
    to: int = ALL  # say: who hears it; mute, silence: who is
    text: str = ""
    phrase: str = ""
    slots: tuple[Value, ...] = ()
    promise_to: int = NOBODY  # say: who was promised something
    message: int = -1  # mark, report: the message it is about, by its number in the account
    on: bool = True  # mark: kept, not broken; mute, switch, silence: from now on, or no more
    at: float = 0.0  # seconds since 1970
    moment: int = 0  # how many events of the match there were

    def plain(self) -> dict[str, Any]:
        """Return what is not as usual, for JSON."""
        usual = Entry._field_defaults
        return {name: part for name, part in self._asdict().items() if name not in usual or part != usual[name]}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Entry:
        return cls(**{**plain, "slots": tuple(plain.get("slots", ()))})


class Message(NamedTuple):
    """Something that was said."""

    number: int  # in the account; a viewer counts only what they may read
    entry: Entry
    deaf: frozenset[int]  # seats that had muted the speaker

    def reaches(self, seat: int) -> bool:
        """Tell whether a seat may read it."""
        entry = self.entry
        return seat == entry.by or (seat not in self.deaf and entry.to in (ALL, seat))


class Promise(NamedTuple):
    number: int  # the message
    by: int
    to: int
    phrase: str
    slots: tuple[Value, ...]
    state: str
    at: float = 0.0


class Talk:
    def __init__(self, seats: int, book: Phrasebook, settings: TalkSettings, entries: Sequence[Entry] = ()) -> None:
        self.seats = seats
        self.book = book
        self.settings = settings
        self.entries: list[Entry] = []
        self.messages: list[Message] = []
        self.marks: dict[int, bool] = {}  # by message: was the promise kept?
        self.mutes: set[tuple[int, int]] = set()  # (who does not want to hear, whom)
        self.reports: list[tuple[int, int]] = []  # (who, message)
        self.off = not settings.talk  # the host has switched it off
        self.silenced: set[int] = set()  # whom the host does not let speak
        # Found once per entry and not once per question, because each entry is shown to many viewers:
        self._read: list[list[Message]] = [[] for _ in range(seats)]  # by seat: what it may read
        self._aloud: list[Message] = []  # what everybody at the table was told
        self._promised: list[int] = []  # the messages that are promises
        self._times: list[list[float]] = [[] for _ in range(seats)]  # by seat: when it said something
        self._changes = [0] * seats  # by seat: other entries
        for entry in entries:
            self.add(entry)

    # Saying something

    def check(self, entry: Entry, host: int = NOBODY) -> Entry:
        """Return the entry as it will be kept, or raise NotSaid."""
        if not 0 <= entry.by < self.seats:
            raise NotSaid("not-yours")
        if entry.kind == SAY:
            return self._check_say(entry)
        if self._changes[entry.by] >= MOST_CHANGES:
            raise NotSaid("talk-full")
        if entry.kind == MARK:
            promise = self._promise(entry.message)
            if promise is None or not self.messages[entry.message].reaches(entry.by):
                raise NotSaid("no-such-message")
            if promise.to != entry.by:
                raise NotSaid("not-your-promise")
        elif entry.kind == MUTE:
            self._check_other(entry.by, entry.to)
        elif entry.kind == REPORT:
            readable = 0 <= entry.message < len(self.messages) and self.messages[entry.message].reaches(entry.by)
            if not readable or self.messages[entry.message].entry.by == entry.by:
                raise NotSaid("no-such-message")
            if (entry.by, entry.message) in self.reports:
                raise NotSaid("already-done")
        elif entry.kind in (SWITCH, SILENCE):
            if entry.by != host:
                raise NotSaid("not-yours")
            if entry.kind == SILENCE:
                self._check_other(entry.by, entry.to)
        return entry

    def _check_say(self, entry: Entry) -> Entry:
        if self.off:
            raise NotSaid("talk-off")
        if entry.by in self.silenced:
            raise NotSaid("silenced")
        if entry.to != ALL:
            self._check_other(entry.by, entry.to)
            if not self.settings.whispers:
                raise NotSaid("no-whispers")
        phrase = self._check_phrase(entry)
        text = cleaned_text(entry.text)
        if phrase is None and not text:
            raise NotSaid("empty-message")
        if len(text) > LONGEST:
            raise NotSaid("too-long")
        if entry.promise_to != NOBODY:
            self._check_promise(entry, phrase)
        self._check_bounds(entry)
        return entry._replace(text="" if phrase else text, slots=entry.slots if phrase else ())

    def _check_other(self, seat: int, other: int) -> None:
        if not 0 <= other < self.seats:
            raise NotSaid("no-such-seat")
        if seat == other:
            raise NotSaid("to-yourself")

    def _check_phrase(self, entry: Entry) -> Phrase | None:
        if not entry.phrase:
            return None
        try:
            return self.book.check(entry.phrase, entry.slots, self.seats)
        except BadPhrase:
            raise NotSaid("bad-phrase") from None

    def _check_promise(self, entry: Entry, phrase: Phrase | None) -> None:
        self._check_other(entry.by, entry.promise_to)
        if phrase is None or not phrase.promise:
            raise NotSaid("no-promise")
        if entry.to not in (ALL, entry.promise_to):
            raise NotSaid("no-such-seat")  # the receiver of a promise hears it
        pending = [each for each in self.promises() if each.by == entry.by and each.to == entry.promise_to]
        if sum([each.state == OPEN for each in pending]) >= MOST_OPEN:
            raise NotSaid("talk-full")

    def _check_bounds(self, entry: Entry) -> None:
        own = self._times[entry.by]
        if len(own) >= MOST_MESSAGES:
            raise NotSaid("talk-full")
        if len([at for at in own[-BURST:] if abs(entry.at - at) < BURST_SECONDS]) >= BURST:
            raise NotSaid("talk-too-fast")

    def add(self, entry: Entry) -> None:
        """Add an entry that was checked."""
        self.entries.append(entry)
        if entry.kind == SAY:
            deaf = frozenset([seat for seat, other in self.mutes if other == entry.by])
            self._file(Message(len(self.messages), entry, deaf))
            return
        self._changes[entry.by] += 1
        if entry.kind == MARK:
            self.marks[entry.message] = entry.on
        elif entry.kind == MUTE:
            (self.mutes.add if entry.on else self.mutes.discard)((entry.by, entry.to))
        elif entry.kind == REPORT:
            self.reports.append((entry.by, entry.message))
        elif entry.kind == SWITCH:
            self.off = not entry.on
        elif entry.kind == SILENCE:
            (self.silenced.add if entry.on else self.silenced.discard)(entry.to)

    def _file(self, message: Message) -> None:
        self.messages.append(message)
        self._times[message.entry.by].append(message.entry.at)
        if message.entry.to == ALL:
            self._aloud.append(message)
        if message.entry.promise_to != NOBODY:
            self._promised.append(message.number)
        for seat, read in enumerate(self._read):
            if message.reaches(seat):
                read.append(message)

    # Who may read what

    def read_by(self, seat: int, over: bool = False) -> Sequence[Message]:
        """Return what a seat may read. Spectators (-1) read table talk, once the match is over, if the table allows."""
        if seat >= 0:
            return self._read[seat]
        return self._aloud if over and self.settings.afterwards else ()

    def muted_by(self, seat: int) -> list[int]:
        return sorted([other for by, other in self.mutes if by == seat])

    # Promises

    def promises(self) -> list[Promise]:
        return [promise for number in self._promised if (promise := self._promise(number)) is not None]

    def promises_known_to(self, seat: int, over: bool = False) -> list[Promise]:
        read = self.read_by(seat, over)
        return [promise for promise in self.promises() if line_of(read, promise.number) >= 0]

    def _promise(self, number: int) -> Promise | None:
        if not 0 <= number < len(self.messages):
            return None
        entry = self.messages[number].entry
        if entry.promise_to == NOBODY:
            return None
        state = OPEN if number not in self.marks else KEPT if self.marks[number] else BROKEN
        return Promise(number, entry.by, entry.promise_to, entry.phrase, entry.slots, state, entry.at)


def line_of(read: Sequence[Message], number: int) -> int:
    """Return the place of a message among those that a viewer may read, -1 if it is not there."""
    at = bisect_left(read, number, key=lambda message: message.number)
    return at if at < len(read) and read[at].number == number else -1


def promise_in(book: Phrasebook, kind: str, args: Sequence[Any], moment: int, at: float) -> Entry | None:
    """Return the promise that an event of the rules contains, if any. Everybody hears it, because all see the event."""
    found = book.promised_by.get(kind)
    if found is None:
        return None
    by, to = int(args[found.by]), int(args[found.to])
    slots = tuple([int(args[at_]) for at_ in found.slots])
    if not slots or min(slots) < 1:
        return None
    return Entry(SAY, by, ALL, phrase=f"{book.game}-{found.phrase}", slots=slots, promise_to=to, at=at, moment=moment)


def trust(promises: Sequence[Promise], of: int, by: int) -> float:
    """Return how likely it is that seat `of` keeps a promise to seat `by`, from the promises that `by` knows about. A
    promise broken to oneself counts twice."""
    kept = sum([promise.by == of and promise.state == KEPT for promise in promises])
    broken = sum([1 + (promise.to == by) for promise in promises if promise.by == of and promise.state == BROKEN])
    return (kept + 2) / (kept + broken + 3)


_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control and format characters, private use, line separators
_JOINERS = "\u200c\u200d"  # needed by some scripts, and by emoji of several parts
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that look like nothing


def cleaned_text(text: str) -> str:
    """Return a text without anything that is no text: control characters, marks that turn the direction of reading,
    towers of accents. Line breaks become spaces."""
    seen = "".join([sign for sign in map(_seen, unicodedata.normalize("NFC", text[: 8 * LONGEST])) if sign])
    signs: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", seen):  # again: what stood between a letter and its accent may be gone
        if sign not in _JOINERS:  # a joiner between two accents does not separate them
            marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            signs.append(sign)
    text = " ".join("".join(signs).split())
    return text if any([unicodedata.category(sign)[0] not in "MZC" for sign in text]) else ""


def _seen(sign: str) -> str:
    category = unicodedata.category(sign)
    if sign in "\n\r\t" or category in ("Zl", "Zp"):
        return " "
    return "" if sign in _BLANK or (category in _UNSEEN and sign not in _JOINERS) else sign
