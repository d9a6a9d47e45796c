"""Tests clocks at a running server: each way of running out, sealed questions and windows, restarts and jumps."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena.kernel.choice import PASS
from harena.kernel.views import SPECTATOR, waiting
from harena.server import protocol
from harena.server.clock import timing_of
from harena.server.table_registry import TableRegistry
from tests.cases import cases
from tests.server.conftest import Guest, Json, Made, Place, around, launch, make, stop, wait_for
from tests.server.table_setup import Person, asked, execute, opened
from tests.server.test_many_servers import until

HOUR, DAY = 3600.0, 86400.0


def live(late: str = "bot", **more: int) -> Json:
    return {"clock": {"kind": "live", "decision": 1, "reserve": 0, "sealed": 1, "window": 1, "late": late, **more}}


def clock_of(guest: Guest) -> Json:
    """Return the newest message about the clock."""
    return next((message for message in reversed(guest.heard) if message["type"] == "clock"), {})


def seat_of(guest: Guest, seat: int) -> Json:
    found: Json = clock_of(guest)["seats"][seat]
    return found


def stands_in(guest: Guest, seat: int) -> bool:
    return bool(guest.table["seats"][seat]["stand_in"])


async def the_late_one(*guests: Guest) -> Guest:
    """Wait until somebody is asked, who will not answer."""
    await guests[0].until(lambda: any([guest.asked for guest in guests]))
    return next(guest for guest in guests if guest.asked)


# What follows when time is over


async def test_a_bot_plays_on_until_the_person_is_back(place: Place) -> None:
    made = await make(place, "gorus", "pp", talk=live("stand-in"))
    async with around(place, made, 0, 1) as (ann, dan):
        late = await the_late_one(ann, dan)
        await late.until(lambda: stands_in(late, late.table["you"]))
        await late.do("return")
        await late.until(lambda: not stands_in(late, late.table["you"]))


async def test_a_bot_answers_one_question_and_the_person_is_told(place: Place) -> None:
    made = await make(place, "gorus", "pp", talk=live("bot"))
    async with around(place, made, 0, 1) as (ann, dan):
        late = await the_late_one(ann, dan)
        you = late.table["you"]
        assert not seat_of(late, you)["late"]
        await late.until(lambda: seat_of(late, you)["late"])
        assert not stands_in(late, you)
        await late.until(lambda: any([line["kind"] == "led" for line in late.lines.values()]))
        told = next(line["text"] for line in late.lines.values() if line["kind"] == "led")
        assert "(bot)" in told


async def test_who_can_pass_passes(place: Place) -> None:
    """People play until somebody could pass, and then nobody answers any more."""
    made = await make(place, "spartacus", "ppp", talk=live("pass", decision=2, sealed=60, window=60))
    async with around(place, made, 0, 1, 2) as guests:
        late = await the_late_one(*guests)
        while not may_pass(late):
            await late.any_answer(Random(1))
            late = await the_late_one(*guests)
        you, turn = late.table["you"], late.question["turn"]
        await late.until(lambda: seat_of(late, you)["late"])
        assert late.question.get("turn") != turn
    last = [entry for entry in entries(place, made) if entry["entry"]["seat"] == you][-1]
    assert (last["entry"]["do"], last["by_bot"]) == (["pass"], True)


def may_pass(guest: Guest) -> bool:
    asks = guest.question
    options = [option["option"] for option in asks["options"]]
    return PASS in options and len(options) > 1 and not asks["sealed"] and not asks["window"]


def entries(place: Place, made: Made) -> list[Json]:
    with closing(sqlite3.connect(place.data / "harena.db")) as database:
        rows = database.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY seq", (made.table,)).fetchall()
    return [body for row in rows if "entry" in (body := json.loads(row[0]))]


async def test_the_others_vote_about_who_is_late(place: Place) -> None:
    made = await make(place, "gorus", "ppp", talk=live("vote"))
    async with around(place, made, 0, 1, 2) as guests:
        late = await the_late_one(*guests)
        you, others = late.table["you"], [guest for guest in guests if guest is not late]
        await late.until(lambda: clock_of(late).get("proposal"))
        asked = clock_of(late)["proposal"]
        assert (asked["what"], asked["seat"], asked["by"]) == ("replace", you, -1)
        assert you not in asked["voters"]
        assert await late.refusal("vote", proposal=asked["number"], yes=False) == "not-yours"
        for other in others:
            await other.do("vote", proposal=asked["number"], yes=True)
        await late.until(lambda: stands_in(late, you))


async def test_who_is_given_more_time_by_vote_goes_on(place: Place) -> None:
    made = await make(place, "gorus", "pp", talk=live("vote"))
    async with around(place, made, 0, 1) as (ann, dan):
        late = await the_late_one(ann, dan)
        other = dan if late is ann else ann
        await late.until(lambda: clock_of(late).get("proposal"))
        before = clock_of(late)
        await other.do("vote", proposal=before["proposal"]["number"], yes=False)
        await late.until(lambda: clock_of(late)["proposal"] is None)
        assert seat_of(late, late.table["you"])["until"] > before["now"]
        assert late.asked


async def test_who_answers_in_time_is_left_alone(place: Place) -> None:
    made = await make(place, "gorus", "pp", talk=live("stand-in", decision=60, reserve=60))
    async with around(place, made, 0, 1) as (ann, dan):
        for _ in range(4):
            asked = await the_late_one(ann, dan)
            await asked.answer(asked.question["options"][0]["option"])
        assert not any([stands_in(ann, seat) for seat in (0, 1)])
        assert all([seat["reserve"] == 60 for seat in clock_of(ann)["seats"]])


# What everybody may know


def clocks(person: Guest | Person) -> list[Json]:
    """Return what somebody was sent about the clock, without when."""
    return [{**message, "now": 0.0} for message in person.heard if message["type"] == "clock"]


async def with_a_clock(registry: TableRegistry, game: str, people: int) -> list[Person]:
    """Return the people of a table with a live clock, and a spectator."""
    seats = [protocol.NewSeat("person", f"P{seat}") for seat in range(people)]
    clock = protocol.ClockWish("live", 600, 600, sealed=600, window=60)
    key = (await registry.make(protocol.NewTable(game, {"players": people}, seats, True, clock=clock))).table
    table = await registry.table(key)
    assert table is not None
    found = [Person(table, seat) for seat in (*range(people), SPECTATOR)]
    for person in found:
        table.enter(person.viewer)
    return found


@pytest.mark.parametrize("game", cases(["spartacus"], ["munera", "gorus"]))
async def test_a_clock_shows_what_everybody_knows_and_nothing_else(tmp_path: Path, game: str) -> None:
    """All are sent the same, at the same answers. An answer that is hidden moves no clock."""
    registry, _ = await ticking(tmp_path / "harena.db")
    people = await with_a_clock(registry, game, 3)
    table, rng, hidden = people[0].table, Random(3), 0
    for _ in range(110):
        match = table.playing()
        if match.over:
            break
        seat = asked(table, rng)
        before, sent = match.view(SPECTATOR), len(clocks(people[-1]))
        await people[seat].answer(rng=rng)
        heard = [clocks(person) for person in people]
        assert all([each == heard[0] for each in heard])
        after = table.playing()
        running = {each["seat"] for each in heard[0][-1]["seats"] if each["of"]}
        assert running == set(waiting(after.rules, after.settled))
        if after.view(SPECTATOR) == before:
            hidden += 1
            assert len(heard[-1]) == sent
    assert hidden or game != "spartacus"
    await registry.close()


async def test_a_window_closes_for_all_when_its_time_is_over(tmp_path: Path) -> None:
    registry, clock = await ticking(tmp_path / "harena.db")
    people = await with_a_clock(registry, "spartacus", 3)
    table, rng = people[0].table, Random(3)

    def window() -> list[Json]:
        return [seat for seat in clocks(people[-1])[-1]["seats"] if seat["of"] == "window"]

    while len(window()) < 2:
        await people[asked(table, rng)].answer(rng=rng)
    opened_at = {seat["until"] for seat in window()}
    assert len(opened_at) == 1, "one clock for all"
    who = [seat["seat"] for seat in window()]
    sent = len(clocks(people[-1]))
    assert (await people[who[0]].answer(PASS))["type"] == "done"
    assert len(clocks(people[-1])) == sent, "nobody sees who has answered"
    clock.ahead += 61
    table.clocks.ring()
    await until(lambda: {seat["until"] for seat in window()} != opened_at)
    assert not any([seat.stand_in for seat in table.seats])
    await registry.close()


async def test_a_table_without_a_clock_hears_nothing_of_it(place: Place) -> None:
    made = await make(place, "gorus", "pp")
    async with around(place, made, 0, 1) as (ann, dan):
        asked = await the_late_one(ann, dan)
        await asked.answer(asked.question["options"][0]["option"])
        assert not clocks(ann) + clocks(dan)


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "hourly", "decision": 60},
        {"kind": "live", "decision": 0},
        {"kind": "live", "decision": 60, "reserve": -1},
        {"kind": "days", "decision": 10**9},
        {"kind": "live", "decision": 60, "late": "lose"},
        {"kind": "live"},
        "quick",
    ],
)
async def test_a_clock_that_cannot_be_is_refused(place: Place, wrong: Any) -> None:
    with pytest.raises(AssertionError, match="bad-request"):
        await make(place, "gorus", "pp", talk={"clock": wrong})


# By days


class Ticking:
    """A monotonic clock that can be moved on."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead


async def by_days(registry: TableRegistry, decision: float = DAY, late: Any = "bot", game: str = "gorus") -> str:
    clock = protocol.ClockWish("days", int(decision), late=late, sealed=int(decision), window=int(decision) // 2)
    seats = [protocol.NewSeat("person", name) for name in ("Ann", "Bea")]
    return (await registry.make(protocol.NewTable(game, {"players": 2}, seats, True, clock=clock))).table


async def seated(registry: TableRegistry, key: str) -> list[Person]:
    table = await registry.table(key)
    assert table is not None
    people = [Person(table, seat) for seat in range(2)]
    for person in people:
        table.enter(person.viewer)
    return people


async def ticking(path: Path) -> tuple[TableRegistry, Ticking]:
    registry, clock = await opened(path), Ticking()
    registry.service_time.monotonic = clock
    await registry.start()
    return registry, clock


async def test_a_bot_answers_after_a_day_although_nobody_is_there(tmp_path: Path) -> None:
    registry, clock = await ticking(tmp_path / "harena.db")
    key = await by_days(registry)
    assert key not in registry.tables
    clock.ahead += DAY - 60
    await registry.clock_keeper.beat()
    assert await execute(registry.store, "SELECT count(*) FROM entries") == 1
    clock.ahead += 120
    await registry.clock_keeper.beat()
    await until(lambda: key not in registry.tables)
    found = await registry.store.load(key)
    assert found is not None
    assert len(found.entries) == 2, "one question was answered"
    assert found.entries[-1].body["by_bot"]
    assert timing_of(found.table).late
    await registry.close()


async def test_time_is_given_back_after_a_restart(tmp_path: Path) -> None:
    registry, clock = await ticking(tmp_path / "harena.db")
    key = await by_days(registry)
    clock.ahead += DAY / 2
    await registry.close()

    again, clock = await ticking(tmp_path / "harena.db")
    clock.ahead += DAY / 2 - 60  # with the first half almost a day, but nobody lost the time in between
    await again.clock_keeper.beat()
    assert await execute(again.store, "SELECT count(*) FROM entries") == 1
    clock.ahead += 120
    await again.clock_keeper.beat()
    await until(lambda: key not in again.tables)
    assert await execute(again.store, "SELECT count(*) FROM entries") == 2
    await again.close()


async def test_a_jump_of_the_machines_clock_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    registry, _ = await ticking(tmp_path / "harena.db")
    key = await by_days(registry)
    true_time = time.time
    for jump in (30 * DAY, -30 * DAY):
        monkeypatch.setattr("time.time", lambda jump=jump: true_time() + jump)
        await registry.clock_keeper.beat()
        assert await execute(registry.store, "SELECT count(*) FROM entries") == 1
    [ann, _] = await seated(registry, key)
    shown = next(message for message in ann.heard if message["type"] == "clock")
    [until] = [seat["until"] for seat in shown["seats"] if seat["of"]]
    assert DAY - 60 < until - shown["now"] <= DAY
    await registry.close()


async def test_a_live_clock_waits_while_nobody_is_at_the_table(tmp_path: Path) -> None:
    registry, clock = await ticking(tmp_path / "harena.db")
    seats = [protocol.NewSeat("person", name) for name in ("Ann", "Bea")]
    wish = protocol.NewTable(
        "gorus", {"players": 2}, seats, True, clock=protocol.ClockWish("live", 30, 60, late="stand-in")
    )
    key = (await registry.make(wish)).table
    people = await seated(registry, key)
    table = people[0].table
    for person in people:
        table.go(person.viewer)
    clock.ahead += HOUR
    table.clocks.ring()
    await until(lambda: not table.clocks.busy)
    assert not any([seat.stand_in for seat in table.seats])
    table.enter(people[0].viewer)
    await until(lambda: table.clocks.timing.running[0].until > table.clocks.now())
    assert not any([seat.stand_in for seat in table.seats])
    await registry.close()


@pytest.mark.more
async def test_a_killed_server_goes_on_with_the_clock(tmp_path: Path) -> None:
    """A real server, killed and started again: the question whose time ran is still answered by a bot."""
    served = wait_for(launch(tmp_path / "data", tmp_path / "log"))
    try:
        made: Made = await make(served, "gorus", "pp", talk=live("bot", decision=3))
        async with around(served, made, 0, 1) as (ann, dan):
            await the_late_one(ann, dan)
        stop(served)
        served = wait_for(launch(tmp_path / "data", tmp_path / "log"))
        async with around(served, made, 0, 1) as (ann, dan):
            late = await the_late_one(ann, dan)
            you = late.table["you"]
            assert seat_of(late, you)["until"] > clock_of(late)["now"], "it was given time again"
            await late.until(lambda: seat_of(late, you)["late"])
    finally:
        stop(served)
