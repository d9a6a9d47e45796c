"""Tests harena serve as a user sees it: started, stopped, killed, and everything that can go wrong."""

from __future__ import annotations

import asyncio
import json
import os
import shlex
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from harena.cli import main
from harena.server.serve import listen
from tests.server.conftest import (
    PATIENCE,
    Guest,
    Made,
    Place,
    environment,
    free_port,
    launch_as_users_do,
    make,
    stop,
    wait_for,
)

Serve = Callable[..., Place]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start servers for this test, and stop them afterwards."""
    started: list[Place] = []

    def start(*args: str, data: str = "data", port: int = 0, **more: str) -> Place:
        number = len(started)
        started.append(launch_as_users_do(tmp_path / data, tmp_path / f"log{number}", *args, port=port, **more))
        return started[-1]

    yield start
    for place in started:
        stop(place)


Refused = Callable[..., None]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    """Check that there is one line on stderr, nothing on stdout, and exit code 2."""

    def check(expected: str, *args: str) -> None:
        capsys.readouterr()
        assert main(args) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith("harena: ")
        assert err.count("\n") == 1
        assert expected in err

    return check


def ended(place: Place, within: float = 5.0) -> int:
    return place.process.wait(within)


def workers(place: Place) -> list[int]:
    """Return the worker processes of this server."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                words = (entry / "stat").read_text().rpartition(")")[2].split()
                spawned = b"spawn_main" in (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if spawned and int(words[1]) == place.process.pid and words[0] != "Z":
                found.append(int(entry.name))
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def until(test: Callable[[], object], within: float = PATIENCE) -> bool:
    end = time.monotonic() + within
    while time.monotonic() < end:
        if test():
            return True
        time.sleep(0.05)
    return False


async def a_match_with_bots(place: Place) -> Made:
    """Play until bots have thought, so that there are workers."""
    made = await make(place, "gorus", "pbb")
    async with Guest(place, made.table, made.tokens[0]) as ann:
        await ann.until(lambda: ann.asked)
        await ann.answer(ann.question["options"][0]["option"])
        await ann.until(lambda: ann.asked)
    return made


# What can go wrong


def test_a_taken_port_is_named_in_one_line(tmp_path: Path, refused: Refused) -> None:
    with socket.socket() as taken:
        port = free_port()
        taken.bind(("127.0.0.1", port))
        taken.listen()
        refused(f"port {port}", "serve", "--local", "--port", str(port), "--data", str(tmp_path))


async def test_a_folder_is_served_once(serve: Serve, refused: Refused) -> None:
    place = wait_for(serve())
    refused("is served already", "serve", "--local", "--port", str(free_port()), "--data", str(place.data))
    place.process.kill()
    ended(place)
    wait_for(serve())  # what a killed server left behind does not disturb the next one


def test_two_servers_never_share_a_port(serve: Serve) -> None:
    """Of two servers started at the same moment, one serves and the other says why it does not."""
    port = free_port()
    both = [serve(data=name, port=port) for name in ("one", "two")]
    assert until(lambda: any([place.process.poll() is not None for place in both]))
    codes = sorted([place.process.poll() is None for place in both])
    assert codes == [False, True]
    loser = next(place for place in both if place.process.poll() is not None)
    assert loser.process.returncode == 2
    assert loser.log.read_text().count("\n") == 1


def test_two_servers_never_share_a_folder(serve: Serve) -> None:
    """Of two servers started at the same moment, one serves and the other says where."""
    both = [serve(), serve()]
    assert until(lambda: any([place.process.poll() is not None for place in both]))
    (loser,) = [place for place in both if place.process.poll() is not None]
    (winner,) = [place for place in both if place is not loser]
    wait_for(winner)
    assert loser.process.returncode == 2
    assert loser.log.read_text() == (
        f"harena: {winner.data} is served already, at http://localhost:{winner.port}; "
        "stop that server, or name another folder with --data\n"
    )


def test_odd_ports_and_hosts(tmp_path: Path, refused: Refused) -> None:
    refused("port 99999", "serve", "--local", "--port", "99999", "--data", str(tmp_path))
    refused("port -1", "serve", "--local", "--port", "-1", "--data", str(tmp_path))
    refused("expected a whole number", "serve", "--local", "--port", "x", "--data", str(tmp_path))
    refused("203.0.113.7", "serve", "--host", "203.0.113.7", "--port", "22998", "--data", str(tmp_path))
    refused("nowhere", "serve", "--host", "nowhere.invalid", "--port", "22998", "--data", str(tmp_path))


def test_a_folder_that_cannot_be_used(tmp_path: Path, refused: Refused, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    refused("file", "serve", "--local", "--port", "22998", "--data", str(tmp_path / "file"))
    refused("below", "serve", "--local", "--port", "22998", "--data", str(tmp_path / "file" / "below"))
    monkeypatch.setenv("HARENA_DATA", "/proc/harena")
    refused("/proc/harena", "serve", "--local", "--port", "22998")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(tmp_path: Path, refused: Refused) -> None:
    tmp_path.chmod(0o500)
    refused("cannot be written", "serve", "--local", "--port", "22998", "--data", str(tmp_path))
    tmp_path.chmod(0o700)


def test_an_unknown_option(refused: Refused) -> None:
    refused("--frobnicate", "serve", "--frobnicate")
    refused("--frobnicate", "--frobnicate")


# What goes right


def test_harena_alone_serves_and_opens_the_browser(tmp_path: Path) -> None:
    script, told = tmp_path / "browser", tmp_path / "told"
    script.write_text(f'#!/bin/sh\necho "$1" > {shlex.quote(str(told))}\n')
    script.chmod(0o755)
    env = environment(BROWSER=str(script), HARENA_DATA=str(tmp_path / "data"))
    log = tmp_path / "log"
    with log.open("wb") as out:
        process = subprocess.Popen([sys.executable, "-m", "harena"], stdout=out, stderr=out, env=env)
    try:
        assert until(lambda: told.exists() and told.read_text().endswith("\n"))
        address = told.read_text().strip()
        assert address.startswith("http://localhost:84")
        assert address in log.read_text()
        about = httpx.get(f"{address.replace('localhost', '127.0.0.1')}/api/about", verify=False).json()
        assert about["protocol"] == 1
        assert (tmp_path / "data" / "harena.db").is_file()
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(10) in (0, 130)


async def test_a_folder_may_be_called_anything(serve: Serve, tmp_path: Path) -> None:
    name = "wh?t #is %20 this & that="
    place = wait_for(serve(data=name))
    await make(place, "gorus", "pb", start=False)
    assert (tmp_path / name / "harena.db").is_file()


async def test_idle_memory_is_printed(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    """The figure is for information; there is no limit."""
    status = Path(f"/proc/{place.process.pid}/status").read_text()
    resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    with capsys.disabled():
        print(f"\nthe server's memory: {' '.join(resident.split()[1:])}")


@pytest.mark.parametrize("whom", ["server", "everybody"])
async def test_ctrl_c_ends_it_quietly(serve: Serve, whom: str) -> None:
    """In a terminal the whole process group gets the signal, including the workers."""
    place = wait_for(serve())
    made = await a_match_with_bots(place)
    thinking = workers(place)
    assert thinking
    async with Guest(place, made.table, made.tokens[0]) as ann:
        if whom == "server":
            place.process.send_signal(signal.SIGINT)
        else:
            os.killpg(place.process.pid, signal.SIGINT)
        await ann.until(lambda: ann.gone)
    assert ended(place) in (0, 130)
    assert until(lambda: not any([alive(pid) for pid in thinking]), 5)
    said = place.log.read_text()
    assert "Traceback" not in said
    assert "Error" not in said


def test_ctrl_c_at_the_very_start_is_quiet_too(serve: Serve) -> None:
    """Interrupt while the database is created. The unfinished database does not disturb the next start."""
    place = serve()
    assert until(place.data.exists)
    os.killpg(place.process.pid, signal.SIGINT)
    assert ended(place, 10) in (0, 130)
    assert "Traceback" not in place.log.read_text()
    wait_for(serve())


async def test_a_match_goes_on_after_a_restart(serve: Serve) -> None:
    place = wait_for(serve())
    made = await a_match_with_bots(place)
    async with Guest(place, made.table, made.tokens[0]) as ann:
        before = (ann.scene["view"], ann.question, ann.lines)
    place.process.send_signal(signal.SIGINT)
    ended(place)
    place = wait_for(serve())
    async with Guest(place, made.table, made.tokens[0]) as ann:
        assert (ann.scene["view"], ann.question, ann.lines) == before


async def test_no_worker_outlives_a_killed_server(serve: Serve) -> None:
    place = wait_for(serve())
    await a_match_with_bots(place)
    thinking = workers(place)
    assert thinking
    place.process.kill()
    ended(place)
    assert until(lambda: not any([alive(pid) for pid in thinking]), 5)


async def test_a_killed_worker_is_replaced(serve: Serve) -> None:
    place = wait_for(serve())
    made = await a_match_with_bots(place)
    async with Guest(place, made.table, made.tokens[0]) as ann:
        for pid in workers(place):
            os.kill(pid, signal.SIGKILL)
        await ann.answer(ann.question["options"][0]["option"])
        await ann.until(lambda: ann.asked)  # the bots have answered
    assert place.process.poll() is None
    assert json.loads(httpx.get(f"{place.url}/api/about", verify=False).text)["protocol"] == 1


async def test_a_message_does_not_wait_for_the_acknowledgment_of_the_one_before() -> None:
    """Nagle's algorithm is off on the server's side of a connection."""
    nodelay: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    async def note(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nodelay.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    found = listen("127.0.0.1", None)
    async with await asyncio.start_server(note, sock=found):
        _, writer = await asyncio.open_connection(*found.getsockname())
        assert await nodelay
        writer.close()
