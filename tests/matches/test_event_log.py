"""Tests the log of a match whose oldest part is not in memory."""

from __future__ import annotations

from random import Random

import pytest

from harena.kernel.state import Event
from harena.kernel.views import SPECTATOR
from harena.matches.event_log import EventLog, LogBase

SEATS = 3


def rows(count: int, seed: int = 1) -> list[list[Event]]:
    rng = Random(seed)
    audiences = [None, (0,), (1, 2), ()]
    return [[Event("said", (row, n), rng.choice(audiences)) for n in range(rng.randrange(4))] for row in range(count)]


@pytest.mark.parametrize("keep", [0, 1, 5, 30])
def test_what_is_forgotten_is_counted(keep: int) -> None:
    told = rows(20)
    everything = [event for row in told for event in row]
    log = EventLog(SEATS, told)
    log.forget(keep, len(log))
    base = log.base
    assert base.rows == max(0, 20 - keep)
    assert (len(log), log.rows) == (len(everything), 20)
    assert list(log.held) == everything[base.events :] == log[base.events :]
    for viewer in (SPECTATOR, *range(SEATS)):
        for at in (0, *range(base.events, len(everything) + 1)):
            assert log.lines_before(at, viewer) == sum([event.reaches(viewer) for event in everything[:at]])
    log.add(more := [Event("more", (), None)])
    assert log[-1] == more[0]


def test_what_is_needed_stays() -> None:
    told = rows(20)
    log = EventLog(SEATS, told)
    needed = sum([len(row) for row in told[:7]]) + 1
    log.forget(2, needed)
    assert log.base.events <= needed
    assert log.base.rows >= 7


def test_what_is_not_in_memory_cannot_be_read() -> None:
    log = EventLog(SEATS, rows(20))
    log.forget(3, len(log))
    for read in (lambda: log[0], lambda: log[2:], lambda: list(log), lambda: log.lines_before(1, 0)):
        with pytest.raises(LookupError):
            read()


def test_a_fork_has_its_own_events() -> None:
    log = EventLog(SEATS, rows(4))
    before = len(log)
    log.fork().add([Event("more", (), None)])
    assert (len(log), log.rows) == (before, 4)


def test_the_base_moves_back_as_it_moved_forth() -> None:
    told = rows(30)
    after = LogBase().moved(told, SEATS)
    assert after.moved(told[10:], SEATS, back=True) == LogBase().moved(told[:10], SEATS)
