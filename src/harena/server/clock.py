"""The arithmetic of a table's clock: whose time runs, how much is left, and who has run out of it.

Everything here follows from what everybody may know: which people the game waits for, and by which kind of question. A
sealed window hides who has answered, so its time runs for all whom it asks until it closes. Who drafts or changes a
sealed answer changes nothing.

All times are seconds of the service (service_time.py), which stand still while no server runs.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from harena.kernel.flow import GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.rules import Rules
from harena.kernel.views import waiting
from harena.server.store import SeatRow, TableRow

LIVE, DAYS = "live", "days"
STAND_IN, BOT, PASSES, VOTE = "stand-in", "bot", "pass", "vote"  # what follows when time has run out
CLOCK = -1  # in `Proposal.by`: time has run out, so the others are asked

Outcome = Literal["agreed", "declined", "expired", "withdrawn"]
Of = Literal["decision", "market", "sealed", "window"]
WITH_RESERVE = ("decision", "market")
MOST_NOTES = 30  # that are kept of one match
MARKET = 3  # a market, in which all act as they like, has the time of so many decisions


class ClockSettings(Struct, frozen=True):
    """What was chosen when the table was made. It never changes."""

    kind: Literal["live", "days"]
    decision: int  # seconds for each decision,
    reserve: int  # then these, once per match
    sealed: int  # for an answer that is sealed with those of others
    window: int  # in which all may react
    late: Literal["stand-in", "bot", "pass", "vote"]

    def seconds(self, of: Of) -> int:
        if of == "market":
            return MARKET * self.decision
        return {"decision": self.decision, "sealed": self.sealed, "window": self.window}[of]


class Running(Struct, frozen=True, omit_defaults=True):
    """A question whose time runs for one seat."""

    seat: int
    key: str  # the question, as far as everybody knows it
    of: Of
    began: float
    until: float
    out: bool = False  # it has run out: a bot answers this question


class Proposal(Struct, frozen=True, omit_defaults=True):
    """Something that people vote on."""

    number: int
    what: Literal["pause", "replace", "end", "undo"]
    by: int
    until: float
    seat: int = -1  # replace: who
    minutes: int = 0  # pause: how long; 0: until somebody ends it
    row: int = -1  # undo: the row of the record that is taken back first,
    key: str = ""  # and the question that was open then: once it is answered, there is nothing to vote on
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


class Note(Struct, frozen=True, omit_defaults=True):
    """What people at the table have decided, for the log."""

    number: int
    what: Literal["pause", "replace", "end", "undo", "resume"]
    outcome: Outcome
    by: int  # who wanted it; CLOCK: time did
    lines: tuple[int, ...]  # of the log, that each seat could read by then; the last number is for spectators
    seat: int = -1  # replace: who
    minutes: int = 0  # pause: how long


class Timing(Struct, frozen=True, omit_defaults=True):
    """How the clock of a table stands, and what is voted on. Stored with every change of the table."""

    reserve: tuple[float, ...] = ()  # by seat: what is left of it, without the question that runs
    running: tuple[Running, ...] = ()
    late: tuple[int, ...] = ()  # seats whose last question a bot has answered, because time had run out
    paused: float = -1.0  # since when; -1: it is not
    pause_until: float = 0.0  # 0: until somebody ends it
    proposal: Proposal | None = None
    proposals: int = 0  # so many were made
    refused: tuple[int, ...] = ()  # seats whose last proposal was refused: they wait until `refused_until`
    refused_until: float = 0.0
    ended: bool = False  # all people agreed to end the match without a result
    notes: tuple[Note, ...] = ()  # the last ones

    @property
    def is_paused(self) -> bool:
        return self.paused >= 0


class Moment(NamedTuple):
    """What the game waits for, as far as everybody may know."""

    key: str
    of: Of
    seats: tuple[int, ...]  # the people who are asked; bots have no clock


KINDS: dict[int, Of] = {SEALED: "window", ROUNDS: "window", SEAL: "sealed", GATHER: "market"}  # by the step's kind
NOTHING = Moment("", "decision", ())


def settings_in(clock: dict[str, Any]) -> ClockSettings | None:
    return msgspec.convert(clock, ClockSettings) if clock else None


def settings_of(row: TableRow) -> ClockSettings | None:
    return settings_in(row.clock)


def timing_of(row: TableRow) -> Timing:
    return msgspec.convert(row.timing, Timing) if row.timing else Timing()


def moment_of(rules: Rules[Any], g: Any, seats: Sequence[SeatRow]) -> Moment:
    """Return what a settled position waits for."""
    if g.seat < 0:
        return NOTHING
    frame = g.stack[-1]
    op = rules.steps[frame.proc][frame.at].op
    of = KINDS.get(op, "decision")
    people = [seat for seat in waiting(rules, g) if seats[seat].who == "person" and not seats[seat].stand_in]
    return Moment(f"{frame.opened}.{len(g.stack)}.{frame.at}", of, tuple(people))


def moved(row: TableRow, moment: Moment, now: float) -> TableRow:
    """Return the row of a table after its match or its seats have changed."""
    settings = settings_of(row)
    if settings is None and not row.timing:
        return row
    timing = timing_of(row)
    if settings is not None:
        timing = run(timing, settings, moment, now)
    if timing.proposal is not None and timing.proposal.what == "undo" and timing.proposal.key != moment.key:
        timing = replace(timing, proposal=None)
    return stamped(row, timing)


def stamped(row: TableRow, timing: Timing) -> TableRow:
    """Return the row of a table with this timing."""
    by_days = bool(row.clock) and row.clock["kind"] == DAYS and row.phase == "running"
    plain = msgspec.json.decode(msgspec.json.encode(timing))  # as it is read from the store
    return row._replace(timing=plain, clock_due=due(timing) if by_days else 0.0)


def begun(settings: ClockSettings, seats: int) -> Timing:
    return Timing(reserve=(float(settings.reserve),) * seats)


def run(timing: Timing, settings: ClockSettings, moment: Moment, now: float) -> Timing:
    """Charge those who are no longer asked, and let the time of those who are asked now run."""
    now = timing.paused if timing.is_paused else now
    left, late = [*timing.reserve], {*timing.late}
    kept = [each for each in timing.running if each.key == moment.key and each.seat in moment.seats]
    for each in timing.running:
        if each not in kept:
            left[each.seat] -= used_reserve(settings, each, left[each.seat], now)
            late = late | {each.seat} if each.out else late - {each.seat}
    same = {each.seat for each in kept}
    fresh = [_started(settings, left, seat, moment, now) for seat in moment.seats if seat not in same]
    running = tuple(sorted([*kept, *fresh], key=lambda each: each.seat))
    return replace(timing, reserve=tuple(left), running=running, late=tuple(sorted(late)))


def _started(settings: ClockSettings, left: Sequence[float], seat: int, moment: Moment, now: float) -> Running:
    reserve = left[seat] if moment.of in WITH_RESERVE else 0.0
    return Running(seat, moment.key, moment.of, now, now + settings.seconds(moment.of) + reserve)


def used_reserve(settings: ClockSettings, each: Running, left: float, now: float) -> float:
    """Return how much of its reserve a question has used."""
    if each.of not in WITH_RESERVE:
        return 0.0
    return min(left, max(0.0, now - each.began - settings.seconds(each.of)))


def restarted(timing: Timing, settings: ClockSettings, seats: Collection[int], now: float) -> Timing:
    """Give these seats the time of their question again, without what they have used of their reserve."""

    def again(each: Running) -> Running:
        reserve = timing.reserve[each.seat] if each.of in WITH_RESERVE else 0.0
        return replace(each, began=now, until=now + settings.seconds(each.of) + reserve, out=False)

    return replace(timing, running=tuple([again(e) if e.seat in seats else e for e in timing.running]))


def marked_out(timing: Timing, seats: Collection[int]) -> Timing:
    """Let a bot answer the question of these seats."""
    return replace(timing, running=tuple([replace(e, out=e.out or e.seat in seats) for e in timing.running]))


def postponed(timing: Timing, seats: Collection[int], until: float) -> Timing:
    """Let the time of these seats end together with a vote."""
    return replace(timing, running=tuple([replace(e, until=until) if e.seat in seats else e for e in timing.running]))


def paused(timing: Timing, now: float, minutes: int) -> Timing:
    return replace(timing, paused=now, pause_until=now + 60.0 * minutes if minutes else 0.0)


def resumed(timing: Timing, now: float) -> Timing:
    """End a pause. Its time is given back."""
    shift = max(0.0, now - timing.paused)
    running = [replace(each, began=each.began + shift, until=each.until + shift) for each in timing.running]
    return replace(timing, paused=-1.0, pause_until=0.0, running=tuple(running))


def noted(timing: Timing, note: Note) -> Timing:
    """Add a note, with the next number."""
    number = timing.notes[-1].number + 1 if timing.notes else 1
    return replace(timing, notes=(*timing.notes, replace(note, number=number))[-MOST_NOTES:])


def out_of_time(timing: Timing, now: float) -> list[Running]:
    """Return the questions whose time is over, and that nobody has been told to answer yet."""
    return [] if timing.is_paused else [each for each in timing.running if not each.out and each.until <= now]


def due(timing: Timing) -> float:
    """Return when something happens by itself; 0: never."""
    if timing.is_paused:
        found = [timing.pause_until] if timing.pause_until else []
    else:
        found = [each.until for each in timing.running if not each.out]
    if timing.proposal is not None:
        found.append(timing.proposal.until)
    return min(found, default=0.0)
