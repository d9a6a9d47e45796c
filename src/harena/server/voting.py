"""What people at a table decide together: who votes on what, and when it is decided."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from harena.server.clock import CLOCK, DAYS, LIVE, Proposal, Timing
from harena.server.store import SeatRow

OPEN_FOR = {LIVE: 60.0, DAYS: 24 * 3600.0, "": 600.0}  # seconds, by the kind of clock
REFUSED_FOR = 60.0  # seconds until somebody whose proposal was refused may make another


def voters(seats: Sequence[SeatRow], proposal: Proposal) -> list[int]:
    """Return who votes: people, for whom no bot plays. Nobody votes on their own replacement."""
    people = [seat.seat for seat in seats if seat.who == "person" and not seat.stand_in]
    return [seat for seat in people if proposal.what != "replace" or seat != proposal.seat]


def verdict(seats: Sequence[SeatRow], proposal: Proposal) -> bool | None:
    """Return what was decided; None: nothing yet. To replace somebody needs more than half of the others; all else
    needs everybody."""
    asked = voters(seats, proposal)
    yes, no = [len([seat for seat in asked if seat in given]) for given in (proposal.yes, proposal.no)]
    if proposal.what == "replace":
        return True if 2 * yes > len(asked) else False if 2 * no >= len(asked) else None
    return False if no else True if yes == len(asked) else None


def proposed(timing: Timing, proposal: Proposal) -> Timing:
    """Open a vote. Who proposes something agrees with it."""
    yes = () if proposal.by == CLOCK else (proposal.by,)
    number = timing.proposals + 1
    return replace(timing, proposal=replace(proposal, number=number, yes=yes), proposals=number)


def voted(timing: Timing, seat: int, yes: bool) -> Timing:
    """Note a vote. Who has voted may change their mind until it is decided."""
    proposal = timing.proposal
    assert proposal is not None
    agreed = {*proposal.yes} | {seat} if yes else {*proposal.yes} - {seat}
    against = {*proposal.no} - {seat} if yes else {*proposal.no} | {seat}
    return replace(timing, proposal=replace(proposal, yes=tuple(sorted(agreed)), no=tuple(sorted(against))))


def closed(timing: Timing, accepted: bool, now: float) -> Timing:
    """Close the vote. Who was refused must wait, so that nobody is asked all the time."""
    proposal = timing.proposal
    assert proposal is not None
    timing = replace(timing, proposal=None)
    if accepted or proposal.by == CLOCK:
        return timing
    waits = timing.refused if timing.refused_until > now else ()
    return replace(timing, refused=tuple(sorted({*waits, proposal.by})), refused_until=now + REFUSED_FOR)


def must_wait(timing: Timing, seat: int, now: float) -> bool:
    return seat in timing.refused and now < timing.refused_until
