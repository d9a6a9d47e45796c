"""What everybody at a table is shown of its clock and its votes, and the times that can be chosen."""

from __future__ import annotations

from typing import Any

from harena.game import Game
from harena.server import protocol
from harena.server.clock import (
    DAYS,
    WITH_RESERVE,
    ClockSettings,
    Note,
    Proposal,
    Running,
    Timing,
    settings_in,
    settings_of,
    timing_of,
)
from harena.server.store import SeatRow, TableRow
from harena.server.voting import voters
from harena.text import Texts

HOUR, DAY = 3600, 24 * 3600


def clock(row: TableRow, seats: list[SeatRow], now: float, viewer: int) -> protocol.Clock | None:
    """Return the message about the clock of a table; None if it has none and nobody has ever voted. Only the places of
    the notes in the log are the viewer's own."""
    settings, timing = settings_of(row), timing_of(row)
    if settings is None and not row.timing:
        return None
    at = {each.seat: each for each in timing.running}
    return protocol.Clock(
        now=now,
        kind=settings.kind if settings is not None else "",
        seats=[_seat(seat.seat, settings, timing, at.get(seat.seat)) for seat in seats] if settings is not None else [],
        paused=timing.is_paused,
        paused_since=timing.paused,
        paused_until=timing.pause_until,
        proposal=_proposal(seats, timing.proposal) if timing.proposal is not None else None,
        proposals=timing.proposals,
        ended=timing.ended,
        notes=[_note(each, viewer) for each in timing.notes],
    )


def _seat(seat: int, settings: ClockSettings, timing: Timing, each: Running | None) -> protocol.SeatClock:
    reserve = timing.reserve[seat] if timing.reserve else float(settings.reserve)
    late = seat in timing.late
    if each is None:
        return protocol.SeatClock(seat, reserve, "", 0.0, 0.0, 0.0, False, late)
    own = each.until - (reserve if each.of in WITH_RESERVE else 0.0)
    return protocol.SeatClock(seat, reserve, each.of, each.began, own, each.until, each.out, late)


def _proposal(seats: list[SeatRow], proposal: Proposal) -> protocol.ProposalInfo:
    return protocol.ProposalInfo(
        number=proposal.number,
        what=proposal.what,
        by=proposal.by,
        seat=proposal.seat,
        minutes=proposal.minutes,
        voters=voters(seats, proposal),
        yes=list(proposal.yes),
        no=list(proposal.no),
        until=proposal.until,
    )


def _note(note: Note, viewer: int) -> protocol.Note:
    return protocol.Note(note.number, note.lines[viewer], note.what, note.outcome, note.by, note.seat, note.minutes)


# What can be chosen


def presets(game: Game[Any]) -> list[protocol.ClockPreset]:
    """Return usual times of a live clock, from the pace of a game."""
    pace = game.pace
    return [
        protocol.ClockPreset("quick", pace // 2, 3 * pace, pace // 2, 5),
        protocol.ClockPreset("normal", pace, 10 * pace, pace, 10),
        protocol.ClockPreset("slow", 3 * pace, 30 * pace, 2 * pace, 20),
    ]


def chosen(wish: protocol.ClockWish | None) -> dict[str, Any]:
    """Return what is stored of a wish."""
    if wish is None:
        return {}
    reserve = 0 if wish.kind == DAYS else wish.reserve
    return {
        "kind": wish.kind,
        "decision": wish.decision,
        "reserve": reserve,
        "sealed": wish.sealed,
        "window": wish.window,
        "late": wish.late,
    }


def clock_line(clock: dict[str, Any], texts: Texts) -> list[protocol.SettingLine]:
    """Return what is stored of a clock in words, if there is one."""
    settings = settings_in(clock)
    if settings is None:
        return []
    decision, reserve = _length(settings.decision, texts), _length(settings.reserve, texts)
    key = "timing-with-reserve" if settings.reserve else "timing-without-reserve"
    value = texts.say(key, decision=decision, reserve=reserve)
    after = texts.say(f"timing-late-{settings.late}")
    return [protocol.SettingLine("clock", texts.say("timing"), f"{value} {after}", "", False)]


def _length(seconds: int, texts: Texts) -> str:
    """Return a length of time in its largest whole unit."""
    for unit, size in (("days", DAY), ("hours", HOUR), ("minutes", 60)):
        if seconds and seconds % size == 0:
            return texts.say(f"timing-{unit}", count=seconds // size)
    return texts.say("timing-seconds", count=seconds)
