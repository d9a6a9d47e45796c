"""Tests `harena serve --workers N`: several real server processes on one address and one PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import httpx
import pytest
from sqlalchemy import URL

from harena.cli import main
from tests.server.conftest import (
    PATIENCE,
    Guest,
    Place,
    around,
    free_port,
    launch,
    make,
    record,
    sit_down,
    stop,
    wait_for,
)
from tests.server.test_postgres import Proxy, proxy  # noqa: F401  # a fixture
from tests.server.test_serve import alive, ended, until, workers

Serve = Callable[..., Place]


@pytest.fixture
def serve(tmp_path: Path, postgres: URL) -> Iterator[Serve]:
    """Start servers on one database for this test, and stop them afterwards."""
    started: list[Place] = []

    def start(*args: str, database: URL = postgres) -> Place:
        address = database.render_as_string(hide_password=False)
        log = tmp_path / f"log{len(started)}"
        started.append(launch(None, log, "--database", address, *args))
        return started[-1]

    yield start
    for place in started:
        for pid in [*workers(place), place.process.pid]:
            os.kill(pid, signal.SIGKILL) if alive(pid) else None
        place.process.wait()


def pid_of(place: Place, guest: Guest) -> int:
    """Return the server process that a guest is connected to."""
    ends = [f"{port:04X}" for port in (place.port, guest.socket.local_address[1])]
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
    (inode,) = [row[9] for row in rows if [row[1][-4:], row[2][-4:]] == ends]
    for pid in workers(place):
        for each in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(FileNotFoundError):  # closed meanwhile
                if os.readlink(each) == f"socket:[{inode}]":
                    return pid
    raise AssertionError("no server has this connection")


async def apart(place: Place, table: str, tokens: list[str]) -> list[Guest]:
    """Connect people to a table, not all of them at the same server."""
    async with asyncio.timeout(PATIENCE):
        while True:
            guests = [Guest(place, table, token) for token in tokens]
            for guest in guests:
                await guest.come()
            if len({pid_of(place, guest) for guest in guests}) > 1:
                return guests
            for guest in guests:
                await guest.leave()


async def one_answer(*guests: Guest) -> None:
    await guests[0].until(lambda: any([guest.asked for guest in guests]))
    await next(guest for guest in guests if guest.asked).any_answer(Random(1))


async def have_started(place: Place, count: int) -> None:
    """Wait until so many servers have begun to accept connections, those that are dead by now included."""
    started = partial(until, lambda: place.log.read_text().count(" started address=") == count, 60.0)
    assert await asyncio.to_thread(started), place.log.read_text()


async def heard(guest: Guest, words: str) -> None:
    await guest.until(lambda: words in guest.words)


def all_gone(pids: list[int]) -> bool:
    return until(lambda: not any([alive(pid) for pid in pids]), PATIENCE)


@pytest.mark.more
async def test_any_worker_serves_any_seat_and_people_come_back_without_a_reload(serve: Serve) -> None:
    """One that is killed or told to stop is started again, and its people go on at the others."""
    metrics = free_port(together=2)
    place = wait_for(serve("--workers", "2", "--metrics-port", str(metrics), "--log-level", "info"))
    await have_started(place, 2)
    made = await make(place, "gorus", "pf", start=False)
    token = await sit_down(place, made, "Dan")
    ann, dan = await apart(place, made.table, [made.tokens[0], token])
    await ann.do("start")
    for _ in range(3):
        await one_answer(ann, dan)
    told = [httpx.get(f"http://127.0.0.1:{metrics + number}/metrics").text for number in range(2)]
    assert all(['harena_connections{kind="player"} 1.0' in text for text in told])
    assert not ann.closing + dan.closing
    for number, (how, closing) in enumerate(((signal.SIGKILL, ""), (signal.SIGTERM, "restart")), start=3):
        pid = pid_of(place, dan)
        there = [guest for guest in (ann, dan) if pid_of(place, guest) == pid]
        os.kill(pid, how)
        for guest in there:
            await guest.until(partial(getattr, guest, "gone"))
            assert guest.closing == closing
            await guest.again()
        for _ in range(3):
            await one_answer(ann, dan)
        await have_started(place, number)
    below = workers(place)
    place.process.send_signal(signal.SIGTERM)
    for guest in (ann, dan):
        await guest.until(partial(getattr, guest, "gone"))
        assert guest.closing == "restart"
        await guest.leave()
    assert ended(place, 20) == 0
    assert all_gone(below)
    said = place.log.read_text()
    assert said.count("worker-restarted") == 2
    assert "Traceback" not in said


def test_ctrl_c_ends_all_workers_quietly(serve: Serve) -> None:
    """In a terminal the whole process group gets the signal."""
    place = serve("--workers", "2")
    assert until(lambda: len(workers(place)) == 2)
    below = workers(place)
    os.killpg(place.process.pid, signal.SIGINT)
    assert ended(place, 20) in (0, 130)
    assert all_gone(below)
    assert place.log.read_text() == ""


async def test_no_worker_outlives_a_killed_supervisor(serve: Serve) -> None:
    place = wait_for(serve("--workers", "2"))
    below = workers(place)
    place.process.kill()
    place.process.wait()
    assert all_gone(below)
    assert "Traceback" not in place.log.read_text()


async def cut_off(
    serve: Serve,
    proxy: Proxy,  # noqa: F811
    postgres: URL,
    seconds: float,
) -> None:
    """Two servers lose their database for so long while people play at one table."""
    places = [serve(database=proxy.url(postgres)) for _ in range(2)]
    for place in places:
        await asyncio.to_thread(wait_for, place)  # the connection to the database goes through us
    made = await make(places[0], "gorus", "ppb")
    async with around(places[0], made, 0) as [ann], around(places[1], made, 1) as [dan]:
        await one_answer(ann, dan)
        await ann.until(lambda: ann.asked or dan.asked)
        player = ann if ann.asked else dan
        other = dan if player is ann else ann
        await proxy.cut()
        began = time.monotonic()
        await player.say("answer", command="a", **player.quote(player.question["options"][0]["option"]))
        await other.say("say", command="b", text="Are you there?")  # both servers have something to save
        for guest in (ann, dan):
            await guest.until(partial(guest.heard.__contains__, {"type": "saving", "on": True}))
        await asyncio.sleep(max(0.0, seconds - (time.monotonic() - began)))
        assert not [message for message in (*ann.heard, *dan.heard) if message.get("command") in ("a", "b")]
        await proxy.open()
        await player.until(partial(player.heard.__contains__, {"type": "done", "command": "a"}))
        await other.until(partial(other.heard.__contains__, {"type": "done", "command": "b"}))
        for guest in (ann, dan):
            await guest.until(partial(guest.heard.__contains__, {"type": "saving", "on": False}))
            await heard(guest, "Are you there?")
        await one_answer(ann, dan)
        await ann.until(lambda: ann.scene["view"]["state"]["combat"] == dan.scene["view"]["state"]["combat"])
    records = [await record(place, made.table, made.tokens[0]) for place in places]
    assert records[0] == records[1]
    for place in places:
        assert "Traceback" not in place.log.read_text()
        stop(place)


@pytest.mark.more
async def test_a_database_that_is_away_for_a_while_costs_nothing(
    serve: Serve,
    proxy: Proxy,  # noqa: F811
    postgres: URL,
) -> None:
    await cut_off(serve, proxy, postgres, 2.0)


@pytest.mark.soak
async def test_a_database_that_is_away_for_long_costs_nothing(
    serve: Serve,
    proxy: Proxy,  # noqa: F811
    postgres: URL,
) -> None:
    await cut_off(serve, proxy, postgres, 20.0)


def test_workers_need_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words, expected in (
        (("--workers", "2", "--data", str(tmp_path)), "--workers 2 needs PostgreSQL"),
        (("--workers", "2", "--database", f"sqlite:///{tmp_path}/x.db"), "--workers 2 needs PostgreSQL"),
        (("--workers", "0", "--data", str(tmp_path)), "--workers is 0; expected 1 to 64"),
        (("--workers", "-3", "--data", str(tmp_path)), "--workers is -3; expected 1 to 64"),
        (("--workers", "many", "--data", str(tmp_path)), "expected a whole number"),
    ):
        assert main(("serve", "--local", "--port", str(free_port()), *words)) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert err.startswith("harena: ")
        assert expected in err


def test_a_port_for_metrics_that_is_taken_is_named_once(serve: Serve, tmp_path: Path) -> None:
    port = free_port(together=2)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port + 1))
        taken.listen()
        place = serve("--workers", "2", "--metrics-port", str(port))
        assert ended(place, 60) == 2
    lines = place.log.read_text().splitlines()
    assert lines[0].startswith(f"harena: the metrics cannot be answered on 127.0.0.1 port {port + 1}")
    assert lines[1:] == ["harena: the server could not start; the lines above say why"]
