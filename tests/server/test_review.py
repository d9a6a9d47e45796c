"""Tests the coach at a server: what it finds is kept with the match, and nothing is said before a match is over."""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import URL
from tools.recorded_table import Recorded, lay, store_match

import harena
from harena.coach.review import Judged, found, gathered, tasks_of
from harena.coach.slices import SEED, some
from harena.games import game
from harena.matches.record import read_record
from harena.server.review import reviewer, rows
from harena.server.review.reviewer import Reviewer
from harena.server.review.telling import told
from harena.server.store import Store
from tests.server.conftest import Place, around, make, request
from tests.server.table_setup import execute

Json = dict[str, Any]
FEW = 2  # simulations
NAMES = ["Wilhelmine", "Ben", "bot:easy"]
UNTIL = 60.0  # seconds until a test gives up


@cache
def played(players: int = 3) -> Json:
    """Return the record of a short match between bots."""
    match = harena.start("gorus", players=players, seed=5, target=1)
    harena.play(match, "medium", seed=5)
    return read_record(json.dumps(match.record), "here", lambda name: game(name).rules)


@pytest.fixture
async def store(database: URL) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach does not let others go first: a busy machine would keep a test waiting."""
    monkeypatch.setattr(reviewer, "some_beside_others", some)


@pytest.fixture
async def coach(store: Store) -> AsyncIterator[Reviewer]:
    made = Reviewer(store, FEW)
    yield made
    await made.close()


async def laid(store: Store, record: Json | None = None) -> str:
    return (await store_match(store, record or played(), NAMES)).table


async def finished(coach: Reviewer, table: str, seat: int) -> rows.ReviewRow:
    async with asyncio.timeout(UNTIL):
        while (row := await coach.read(table, seat)) is None or row.body is None:
            await asyncio.sleep(0.02)
    return row


@pytest.mark.usefixtures("eager")
async def test_a_review_is_kept_with_the_match_and_goes_with_it(store: Store, coach: Reviewer) -> None:
    table = await laid(store)
    assert await coach.read(table, 0) is None
    assert await coach.begin(table, 0)
    assert not await coach.begin(table, 0), "it is being worked out"
    assert not await coach.begin(table, 1), "one at a time per table"
    body = (await finished(coach, table, 0)).body
    assert body is not None
    assert not await coach.begin(table, 0), "it is there"
    assert not any([name in json.dumps(body) for name in NAMES]), "nothing of a person is kept in it"

    same = gathered(tasks := tasks_of(game("gorus"), played(), [0], FEW, SEED), list(found(tasks, 1)))
    kept = sorted([each for each in body["found"] if each["kind"] == "decision"], key=lambda each: each["entry"])
    assert [(each["entry"], each["given"], each["verdict"]) for each in kept] == [_brief(each) for each in same.of(0)]
    assert sum([each["luck"][0] for each in body["found"] if each["kind"] == "luck"]) == pytest.approx(
        same.luck(0), abs=0.01
    )
    assert len([each for each in body["found"] if each["kind"] == "point"]) == len(same.course)
    await execute(store, "DELETE FROM tables WHERE id = :id", id=table)
    assert await execute(store, "SELECT count(*) FROM reviews") == 0


def _brief(each: Judged) -> tuple[int, int, str]:
    return each.decision.entry, each.judgment.given, each.judgment.verdict


@pytest.mark.usefixtures("eager")
async def test_of_two_servers_one_works_and_the_other_can_stop_it(
    database: URL, store: Store, coach: Reviewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "SLICE", 0.01)
    table = await laid(store)
    opened = await Store.open(database)
    other = Reviewer(opened, FEW)
    try:
        assert await coach.begin(table, 0)
        assert not await other.begin(table, 0)
        seen = await other.read(table, 0)
        assert seen is not None
        assert seen.body is None
        await other.stop(table, 0)
        assert await coach.read(table, 0) is None
        async with asyncio.timeout(UNTIL):
            while coach._tasks:
                await asyncio.sleep(0.02)
        assert await other.begin(table, 0), "it can be begun again"
        assert (await finished(coach, table, 0)).body is not None, "and both have what was found"
    finally:
        await other.close()
        await opened.close()


async def test_the_coach_lets_all_others_go_first(store: Store, coach: Reviewer) -> None:
    """It works in a process of its own, one for all tables, and bots and tables have a higher priority."""
    before = {each.pid for each in multiprocessing.active_children()}
    for table in (await laid(store), await laid(store)):
        assert await coach.begin(table, 0)
    async with asyncio.timeout(UNTIL):
        while 19 not in (seen := _priorities(before)):
            assert len(seen) <= 1
            await asyncio.sleep(0.01)


def _priorities(before: set[int | None]) -> list[int]:
    """Return how far each process that was started since lets others go first."""
    found = []
    for pid in {each.pid for each in multiprocessing.active_children()} - before:
        with suppress(ProcessLookupError):
            found.append(os.getpriority(os.PRIO_PROCESS, pid or 0))
    return found


@pytest.mark.usefixtures("eager")
async def test_a_server_that_stops_or_was_killed_leaves_nothing_half_done(store: Store) -> None:
    table = await laid(store)
    first = Reviewer(store, FEW)
    assert await first.begin(table, 0)
    await first.close()
    assert await execute(store, "SELECT count(*) FROM reviews") == 0
    killed = await store.transaction(lambda connection: rows.claim(connection, table, 0, "killed"))
    assert killed
    second = Reviewer(store, FEW)
    assert not await second.begin(table, 0)
    await execute(store, "UPDATE reviews SET until = 1")
    assert await second.read(table, 0) is None
    assert await second.begin(table, 0)
    await second.close()


@pytest.mark.usefixtures("eager")
async def test_a_record_that_does_not_replay_is_said_to_be_one(
    store: Store, coach: Reviewer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "harena")
    table = await laid(store)
    body = json.loads(await execute(store, "SELECT body FROM entries WHERE table_id = :id AND seq = 9", id=table))
    body["entry"]["do"] = ["no such answer"]
    await execute(store, "UPDATE entries SET body = :b WHERE table_id = :id AND seq = 9", b=json.dumps(body), id=table)
    assert await coach.begin(table, 0)
    row = await finished(coach, table, 0)
    assert row.body == {"trouble": "bad-record"}
    assert "cannot be reviewed" in caplog.text


@pytest.mark.usefixtures("eager")
async def test_the_time_of_a_review_is_bounded(store: Store, coach: Reviewer, monkeypatch: pytest.MonkeyPatch) -> None:
    """When it is over, luck and the course were looked at, and some of the decisions."""
    monkeypatch.setattr("harena.server.limits.REVIEW_SECONDS", 0.0)
    monkeypatch.setattr(reviewer, "SLICE", 0.05)
    table = await laid(store)
    assert await coach.begin(table, 0)
    body = (await finished(coach, table, 0)).body
    assert body is not None
    assert body["left"] > 0
    saved = await store.load(table, whole=True)
    assert saved is not None
    assert told(saved, body["found"], 0, "en").course or body["found"]


async def test_nothing_is_said_before_the_match_is_over(place: Place) -> None:
    """Whatever has happened, and whoever asks, the answer is the same."""
    made = await make(place, "gorus", "pp", target=1)
    path, heads = f"/api/tables/{made.table}/review", [bearer(token) for token in made.tokens.values()]

    async def answers() -> set[str]:
        got = [
            await (
                request(place, "GET", f"{path}/en/{seat}", headers=head)
                if kind == "GET"
                else request(place, "POST", path, {"seat": seat}, headers=head)
            )
            for seat in (0, 1)
            for kind in ("GET", "POST")
            for head in (*heads, {})
        ]
        return {f"{each.status_code} {each.text}" for each in got}

    async with around(place, made, 0, 1) as guests:
        before = await answers()
        assert len(before) == 1
        assert "403" in next(iter(before))
        assert "not-yet" in next(iter(before))
        for _ in range(3):
            await guests[0].until(lambda: any([guest.asked for guest in guests]))
            await next(guest for guest in guests if guest.asked).any_answer(Random(1))
        assert await answers() == before


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def on_server(place: Place) -> Recorded:
    return lay(place.data, played(2), NAMES[:2])


async def test_over_http(place: Place) -> None:
    made = on_server(place)
    path, ann = f"/api/tables/{made.table}/review", bearer(made.tokens[0])

    async def look(lang: str = "en", head: dict[str, str] | None = None) -> Json:
        answer = await request(place, "GET", f"{path}/{lang}/0", headers=head)
        assert answer.status_code == 200, answer.text
        review: Json = answer.json()
        return review

    before = await look()
    assert (before["state"], before["may_order"], before["decisions"]) == ("none", False, [])
    assert (await look(head=ann))["may_order"]
    refused = await request(place, "POST", path, {"seat": 0})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
    assert (await request(place, "POST", path, {"seat": 7}, headers=ann)).status_code == 404
    assert (await request(place, "POST", path, {"seat": "x"}, headers=ann)).status_code == 400
    assert (await request(place, "GET", f"{path}/en/x")).status_code == 404
    assert (await request(place, "GET", f"{path}/nl/0")).status_code == 404
    assert (await request(place, "POST", path, {"seat": 0}, headers=ann)).status_code == 204
    async with asyncio.timeout(4 * UNTIL):
        while (review := await look())["state"] == "working":
            assert review["done"] <= review["total"] or not review["total"]
            await asyncio.sleep(0.1)
    assert review["state"] == "done"
    about = (await request(place, "GET", f"/api/tables/{made.table}/replay/en?view=-1")).json()
    for decision in review["decisions"]:
        assert 0 <= decision["n"] < decision["then"] < about["count"]
        assert decision["given"]
        assert decision["why"]
        assert all([0 <= decision[part] <= 1 for part in ("before", "after")])
    assert len(review["decisions"]) > 3
    for point in review["course"]:
        assert sum(point["chances"]) == pytest.approx(1, abs=0.01)
    assert review["course"][-1]["n"] == about["count"] - 1
    assert sorted(review["course"][-1]["chances"]) == [0, 1]
    german = await look("de")
    assert [each["given"] for each in german["decisions"]] != [each["given"] for each in review["decisions"]]
    assert german["course"] == review["course"]
    assert (await request(place, "POST", path, {"seat": 0}, headers=ann)).status_code == 204, "it is there already"
    assert (await look())["state"] == "done"


async def test_a_match_against_nobody_is_never_reviewed(place: Place) -> None:
    match = harena.start("gorus", players=1, seed=5)
    harena.play(match, "easy", seed=5)
    made = lay(place.data, read_record(json.dumps(match.record), "here", lambda name: game(name).rules), ["Ann"])
    head, path = bearer(made.tokens[0]), f"/api/tables/{made.table}/review"
    shown = (await request(place, "GET", f"{path}/en/0", headers=head)).json()
    assert (shown["state"], shown["why"], shown["may_order"]) == ("never", "alone", False)
    assert (await request(place, "POST", path, {"seat": 0}, headers=head)).status_code == 422


def test_moments_are_those_of_the_replay(tmp_path: Path) -> None:
    """What is linked is what the replay counts (replay/course.py)."""
    from harena.server.replay.course import Course
    from harena.server.review.telling import Moments
    from harena.server.store import EntryRow

    record = played()
    course = Course(game("gorus"), record["options"], record["decks"])
    part = record["segments"][0]
    for body in ({"segment": part}, *[{"entry": entry} for entry in part["entries"]]):
        course.add(body)
    stored = [
        EntryRow(at, body, [[event.kind, [], None if event.to is None else list(event.to)] for event in row.events])
        for at, (row, body) in enumerate(zip(course.rows, course.bodies, strict=True))
    ]
    moments = Moments(stored)
    for entry in range(1, len(part["entries"]) + 1):
        before, after = moments.before(entry), moments.after(entry)
        assert course.moments[before] < entry
        assert before + 1 == after or course.moments[after] >= entry
