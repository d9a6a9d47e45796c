"""Tests the arithmetic of clocks and votes: no server, and a clock that only moves when told to."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from harena.server import clock, service_time, voting
from harena.server.clock import ClockSettings, Moment, Of, Proposal, Timing
from harena.server.service_time import ServiceTime
from harena.server.store import SeatRow, Store

LIVE = ClockSettings("live", decision=30, reserve=60, sealed=20, window=5, late="bot")


def asked(key: str, *seats: int, of: Of = "decision") -> Moment:
    return Moment(key, of, seats)


def at_start(moment: Moment, seats: int = 3) -> Timing:
    return clock.run(clock.begun(LIVE, seats), LIVE, moment, 0.0)


def ends(timing: Timing) -> dict[int, float]:
    return {each.seat: each.until for each in timing.running}


def test_a_decision_has_its_time_and_then_the_reserve() -> None:
    timing = at_start(asked("1", 0))
    assert ends(timing) == {0: 90.0}
    quick = clock.run(timing, LIVE, asked("2", 1), 29.0)
    assert quick.reserve == (60.0, 60.0, 60.0)
    slow = clock.run(timing, LIVE, asked("2", 1), 50.0)
    assert slow.reserve == (40.0, 60.0, 60.0)
    assert ends(clock.run(slow, LIVE, asked("3", 0), 60.0)) == {0: 60.0 + 30.0 + 40.0}


def test_nobody_has_less_than_no_reserve() -> None:
    timing = clock.run(at_start(asked("1", 0)), LIVE, asked("2", 1), 1000.0)
    assert timing.reserve[0] == 0.0
    assert ends(clock.run(timing, LIVE, asked("3", 0), 1001.0)) == {0: 1031.0}


def test_the_same_question_goes_on_whatever_others_do_in_between() -> None:
    timing = at_start(asked("1", 0))
    for now in (
        3.0,
        7.0,
        20.0,
    ):  # a draft, a free action, a deal: another position, the same question
        timing = clock.run(timing, LIVE, asked("1", 0), now)
    assert ends(timing) == {0: 90.0}


def test_of_a_sealed_question_only_those_lose_time_who_have_not_sealed() -> None:
    timing = at_start(asked("1", 0, 1, 2, of="sealed"))
    assert ends(timing) == {0: 20.0, 1: 20.0, 2: 20.0}, "it has a time of its own, without the reserve"
    timing = clock.run(timing, LIVE, asked("1", 0, 2, of="sealed"), 4.0)
    assert ends(timing) == {0: 20.0, 2: 20.0}
    assert [each.seat for each in clock.out_of_time(timing, 20.0)] == [0, 2]
    assert clock.run(timing, LIVE, asked("2", 1), 25.0).reserve == (60.0, 60.0, 60.0)


def test_a_window_has_one_clock_for_all_whom_it_asks() -> None:
    timing = at_start(asked("1", 0, 1, 2, of="window"))
    assert set(ends(timing).values()) == {5.0}
    assert clock.run(timing, LIVE, asked("1", 0, 1, 2, of="window"), 3.0) == timing, (
        "who has answered is not to be seen"
    )


def test_a_market_has_the_time_of_three_decisions() -> None:
    assert ends(at_start(asked("1", 0, 1, of="market"))) == {0: 150.0, 1: 150.0}


def test_a_pause_gives_its_time_back() -> None:
    timing = clock.paused(at_start(asked("1", 0)), 10.0, minutes=5)
    assert clock.due(timing) == 310.0
    assert clock.out_of_time(timing, 10_000.0) == []
    timing = clock.resumed(timing, 210.0)
    assert ends(timing) == {0: 290.0}
    assert clock.run(timing, LIVE, asked("2", 1), 225.0).reserve[0] == 60.0, "25 seconds were used"


def test_a_pause_without_an_end_ends_by_nobody() -> None:
    assert clock.due(clock.paused(at_start(asked("1", 0)), 10.0, minutes=0)) == 0.0


def test_a_question_whose_time_is_over_is_answered_once() -> None:
    timing = at_start(asked("1", 0))
    assert [each.seat for each in clock.out_of_time(timing, 90.0)] == [0]
    timing = clock.marked_out(timing, [0])
    assert clock.out_of_time(timing, 90.0) == []
    assert clock.due(timing) == 0.0
    timing = clock.run(timing, LIVE, asked("2", 0), 91.0)
    assert timing.late == (0,), "the person is told"
    assert not timing.running[0].out
    assert clock.run(timing, LIVE, asked("3", 1), 92.0).late == (), "and then has answered again"


def test_who_is_given_time_again_has_all_of_it() -> None:
    timing = clock.restarted(at_start(asked("1", 0)), LIVE, [0], 500.0)
    assert ends(timing) == {0: 590.0}


def test_what_is_stored_is_read_again() -> None:
    row_timing = clock.marked_out(at_start(asked("1", 0, 1)), [1])
    row_timing = voting.proposed(row_timing, Proposal(0, "replace", 0, 60.0, seat=1))
    raw = msgspec.json.decode(msgspec.json.encode(msgspec.to_builtins(row_timing)))
    assert msgspec.convert(raw, Timing) == row_timing


# Votes


def people(many: int, stand_ins: tuple[int, ...] = ()) -> list[SeatRow]:
    return [SeatRow(seat, "person", f"P{seat}", stand_in=seat in stand_ins) for seat in range(many)]


def vote(
    what: Literal["pause", "replace", "end", "undo"], seats: list[SeatRow], votes: dict[int, bool], seat: int = -1
) -> bool | None:
    timing = voting.proposed(Timing(), Proposal(0, what, 0, 60.0, seat=seat))
    for voter, yes in votes.items():
        timing = voting.voted(timing, voter, yes)
    assert timing.proposal is not None
    return voting.verdict(seats, timing.proposal)


@pytest.mark.parametrize("what", ["pause", "end", "undo"])
def test_everybody_must_agree(what: Literal["pause", "end", "undo"]) -> None:
    assert vote(what, people(3), {1: True}) is None
    assert vote(what, people(3), {1: True, 2: True}) is True
    assert vote(what, people(3), {2: False}) is False
    assert vote(what, people(3, stand_ins=(2,)), {1: True}) is True, "a bot has no vote"
    assert vote(what, [*people(2), SeatRow(2, "bot")], {1: True}) is True
    assert vote(what, people(2), {1: False, 0: True}) is False


def test_more_than_half_of_the_others_replace_somebody() -> None:
    assert vote("replace", people(4), {}, seat=3) is None, "one of three"
    assert vote("replace", people(4), {1: True}, seat=3) is True, "two of three"
    assert vote("replace", people(4), {1: False}, seat=3) is None
    assert vote("replace", people(4), {1: False, 2: False}, seat=3) is False
    assert vote("replace", people(3), {1: False}, seat=2) is False, "one of two is not more than half"
    assert vote("replace", people(3), {2: False}, seat=2) is None, "nobody votes on their own seat"


def test_who_was_refused_waits() -> None:
    timing = voting.proposed(Timing(), Proposal(0, "end", 1, 60.0))
    timing = voting.closed(timing, accepted=False, now=10.0)
    assert timing.proposal is None
    assert voting.must_wait(timing, 1, 11.0)
    assert not voting.must_wait(timing, 0, 11.0)
    assert not voting.must_wait(timing, 1, 10.0 + voting.REFUSED_FOR)


# The time of the service


class Clock:
    """A monotonic clock that moves when told to."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


async def test_the_time_of_the_service_stands_still_while_no_server_runs(tmp_path: Path) -> None:
    ticking, url = Clock(), f"sqlite:///{tmp_path / 'harena.db'}"
    for run in range(2):
        store = await Store.open(url)
        time = ServiceTime(store, ticking)
        await time.start()
        begun = time.now()
        ticking.at += 500.0
        assert time.now() == begun + 500.0
        await time.beat()
        await store.close()
        assert begun == (0.0 if run == 0 else 500.0 - service_time.GIVEN_BACK)
        ticking.at += 86400.0  # nobody is there
