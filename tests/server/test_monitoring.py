"""Tests what a running server tells its operator: metrics, health and logs; and whom it limits behind a proxy."""

from __future__ import annotations

import io
import json
import logging
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import URL

from harena import compiled
from harena.cli import main
from harena.server import limits, logs
from harena.server.app import make_app
from harena.server.guard import Rates, rated
from harena.server.limits import CALLS, TABLES_A_MINUTE
from harena.server.moderation import SILENT
from tests.server.conftest import Guest, Made, Place, free_port, launch, make, play_out, request, stop, wait_for


@pytest.fixture(scope="module")
def metrics_port() -> int:
    return free_port()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, metrics_port: int) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("watched")
    args = ("--metrics-port", str(metrics_port), "--log-format", "json", "--log-level", "info")
    found = launch(folder / "data", folder / "log", *args)
    try:
        yield wait_for(found)
    finally:
        stop(found)


@pytest.fixture
async def played(place: Place) -> Made:
    """A short match with a spectator, played to its end."""
    made = await make(place, "gorus", "pb", target=1)
    async with Guest(place, made.table, made.tokens[0]) as ann, Guest(place, made.table):
        await ann.turn()
        assert await ann.refusal("undo") == "nothing-to-undo"
        await play_out(ann)
    return made


def figures(port: int) -> dict[tuple[str, ...], float]:
    """Return what Prometheus would read: values by name and labels."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    return {
        (sample.name, *[value for _, value in sorted(sample.labels.items())]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


# Metrics


async def test_metrics_count_what_happens(place: Place, metrics_port: int, played: Made) -> None:
    found = figures(metrics_port)
    assert found["harena_commands_total", "done", "gorus"] >= 5
    assert found["harena_commands_total", "nothing-to-undo", "gorus"] >= 1
    assert found["harena_command_seconds_count", "gorus"] == sum(
        [value for (name, *_), value in found.items() if name == "harena_commands_total"]
    )
    assert found["harena_tables_made_total", "gorus"] >= 1
    assert found["harena_matches_over_total", "gorus"] >= 1
    assert found["harena_messages_received_total",] >= 7
    assert found["harena_messages_sent_total",] >= found["harena_commands_total", "done", "gorus"]
    assert found["harena_bytes_sent_total",] > 1000
    assert found["harena_changes_total", "saved"] >= found["harena_commands_total", "done", "gorus"]
    assert 1 <= found["harena_commit_seconds_count",] <= found["harena_changes_total", "saved"]
    assert found["harena_bot_thinking_seconds_count", "medium", "gorus"] >= 1
    assert found["harena_http_responses_total", "201"] >= 1
    assert found["harena_connections", "player"] == 0
    assert found["process_resident_memory_bytes",] > 1e7


async def test_open_connections_and_tables_are_counted(place: Place, metrics_port: int) -> None:
    made = await make(place, "gorus", "pp")
    async with Guest(place, made.table, made.tokens[0]), Guest(place, made.table), Guest(place, made.table):
        found = figures(metrics_port)
        assert found["harena_connections", "player"] == 1
        assert found["harena_connections", "spectator"] == 2
        assert found["harena_tables_in_memory",] == 1


async def test_limits_are_counted(place: Place, metrics_port: int) -> None:
    async with httpx.AsyncClient(base_url=place.url) as client:
        for _ in range(TABLES_A_MINUTE + 1):
            last = await client.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    assert last.status_code == 429
    assert figures(metrics_port)["harena_limited_total", "new tables"] >= 1


async def test_metrics_name_no_table_and_no_person(place: Place, metrics_port: int, played: Made) -> None:
    text = httpx.get(f"http://127.0.0.1:{metrics_port}/metrics").text
    for secret in (played.table, played.invite, played.tokens[0], "Ann"):
        assert secret not in text


async def test_metrics_are_not_on_the_page_s_port(place: Place) -> None:
    answer = await request(place, "GET", "/metrics")
    assert answer.status_code == 404
    assert "harena_commands" not in answer.text


def test_a_taken_metrics_port_is_named(
    place: Place, metrics_port: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["serve", "--local", "--port", str(free_port()), "--data", str(tmp_path)]
    assert main([*words, "--metrics-port", str(metrics_port)]) == 2
    err = capsys.readouterr().err
    assert f"the metrics cannot be answered on 127.0.0.1 port {metrics_port}" in err
    assert err.count("\n") == 1


# Health


async def test_health(place: Place) -> None:
    for path, text in (("/healthz", f"ok, {compiled.kind()}\n"), ("/readyz", "ok\n")):
        answer = await request(place, "GET", path)
        assert (answer.status_code, answer.text) == (200, text)
        assert answer.headers["cache-control"] == "no-store"


async def test_health_is_not_limited(place: Place) -> None:
    async with httpx.AsyncClient(base_url=place.url) as client:
        for _ in range(CALLS + 1):
            assert (await client.get("/readyz")).status_code == 200


async def test_a_server_without_its_database_or_about_to_stop_is_not_ready(tmp_path: Path) -> None:
    app = make_app(f"sqlite:///{tmp_path / 'harena.db'}", bot_processes=1)
    transport = httpx.ASGITransport(app)
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url="http://x") as client:

        async def asked(path: str) -> tuple[int, str]:
            answer = await client.get(path, headers={"host": "localhost"})
            return answer.status_code, answer.text

        watch = app.state.watch
        assert await asked("/readyz") == (200, "ok\n")
        watch.answered -= SILENT + 1
        assert await asked("/readyz") == (503, "the database does not answer\n")
        assert await asked("/healthz") == (200, f"ok, {compiled.kind()}\n")
        app.state.site.draining = True
        assert await asked("/readyz") == (503, "the server is stopping\n")


async def test_a_database_that_fails_and_comes_back(tmp_path: Path) -> None:
    app = make_app(f"sqlite:///{tmp_path / 'harena.db'}", bot_processes=1)
    async with app.router.lifespan_context(app):
        watch = app.state.watch
        (tmp_path / "harena.db").rename(tmp_path / "away.db")
        (tmp_path / "harena.db").mkdir()
        await watch.database.close()  # so that it must connect again
        await watch.look()
        assert watch.not_ready() == "the database does not answer"
        (tmp_path / "harena.db").rmdir()
        (tmp_path / "away.db").rename(tmp_path / "harena.db")
        await watch.look()
        assert watch.not_ready() == ""


# Logs


def lines(place: Place) -> list[dict[str, Any]]:
    return [json.loads(line) for line in place.log.read_text().splitlines() if line.startswith("{")]


async def test_events_are_one_json_line_each(place: Place, played: Made) -> None:
    found = lines(place)
    assert {line["event"] for line in found} >= {"started", "table-made", "match-over"}
    for line in found:
        assert line["ts"].startswith("20")
        assert line["level"] in ("info", "warning", "error")
    over = next(line for line in found if line["event"] == "match-over" and line["table"] == played.table)
    assert (over["game"], over["level"]) == ("gorus", "info")


async def test_refused_connections_are_logged_without_secrets(place: Place) -> None:
    made = await make(place, "gorus", "pp")
    async with Guest(place, made.table, "wrong-token-of-somebody"):
        pass
    await request(place, "GET", "/api/about", headers={"host": "evil.example\nx"[:12]})
    text = place.log.read_text()
    for secret in ("wrong-token-of-somebody", made.invite, made.tokens[0]):
        assert secret not in text
    refusals = [line for line in lines(place) if line["event"] == "connection-refused"]
    assert {"code": "wrong-token", "address": "127.0.0.1"}.items() <= refusals[-1].items()
    foreign = [line for line in lines(place) if line["event"] == "foreign-host"]
    assert "evil.example" in foreign[-1]["text"]


def test_what_a_client_does_wrong_is_not_logged(place: Place) -> None:
    with socket.create_connection(("127.0.0.1", place.port)) as raw:
        raw.sendall(b"no HTTP at all\r\n\r\n")
        assert raw.recv(1000).startswith(b"HTTP/1.1 400 ")
    assert [line for line in lines(place) if line["event"] == "uvicorn.error"] == []
    assert [line for line in place.log.read_text().splitlines() if not line.startswith(("{", "Harena", "Ctrl-C"))] == []


@pytest.fixture
def own_log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Return what is logged as JSON, as in a server of its own."""
    found = io.StringIO()
    monkeypatch.setattr(sys, "stderr", found)
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    for name in ("harena", "uvicorn.error"):
        monkeypatch.setattr(logging.getLogger(name), "filters", [])
    level = logging.getLogger("harena").level
    logs.set_up("json", "info")
    yield found
    logging.getLogger("harena").setLevel(level)


def test_lines_of_the_libraries_have_the_same_format(own_log: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning("something of %s", "uvicorn")
    found = json.loads(own_log.getvalue())
    assert (found["level"], found["event"], found["text"]) == ("warning", "uvicorn.error", "something of uvicorn")


def test_nobody_can_fill_the_log(own_log: io.StringIO) -> None:
    for _ in range(3 * logs.REFUSALS_A_MINUTE):
        logs.happened("connection-refused", code="banned", address="203.0.113.7")
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logs.happened("table-made", table="x")
    found = [json.loads(line)["event"] for line in own_log.getvalue().splitlines()]
    assert logs.REFUSALS_A_MINUTE <= found.count("connection-refused") <= 2 * logs.REFUSALS_A_MINUTE  # over two minutes
    assert set(found) == {"connection-refused", "table-made"}


async def test_text_is_the_default_and_stopping_is_logged(tmp_path: Path) -> None:
    quiet = wait_for(launch(tmp_path / "one", tmp_path / "log1"))
    told = wait_for(launch(tmp_path / "two", tmp_path / "log2", "--log-level", "info"))
    for place in (quiet, told):
        place.process.send_signal(signal.SIGTERM)
        place.process.wait(15)
    assert "started" not in quiet.log.read_text()
    text = told.log.read_text()
    assert f"harena: started address=http://localhost:{told.port} version=" in text
    assert f"harena: stopped address=http://localhost:{told.port}\n" in text


def test_unknown_formats_and_levels(capsys: pytest.CaptureFixture[str]) -> None:
    for option, typed, expected in (
        ("--log-format", "xml", "text, json"),
        ("--log-level", "debug", "info, warning, error"),
        ("--behind-proxy", "proxy.local", "10.0.0.0/8"),
        ("--metrics-port", "x", "a whole number"),
    ):
        assert main(["serve", option, typed]) == 2
        err = capsys.readouterr().err
        assert option in err
        assert expected in err


# Behind a proxy


async def tables_made(place: Place, *forwarded: str) -> int:
    """Return how many tables one client may make that says it is somebody else each time."""
    made = 0
    async with httpx.AsyncClient(base_url=place.url) as client:
        for number in range(TABLES_A_MINUTE + 10):
            headers = [("content-type", "application/json")]
            headers += [("x-forwarded-for", each.format(number)) for each in forwarded]
            answer = await client.post("/api/tables", content=b"{", headers=headers)
            made += answer.status_code != 429
    return made


ALL = TABLES_A_MINUTE + 10


@pytest.mark.parametrize(
    ("options", "cases"),
    [
        (
            (),
            {
                ("203.0.113.{}",): ALL,  # a proxy on this machine names its clients
                ("203.0.113.{}, 198.51.100.7",): TABLES_A_MINUTE,  # the client has added to what the proxy says
                ("203.0.113.{}", "198.51.100.8"): TABLES_A_MINUTE,  # in a header of its own
                ("2001:db8:1:1::{}",): TABLES_A_MINUTE,  # one house
                ("2001:db8:2:{}::1",): ALL,
            },
        ),
        (("127.0.0.0/8", "10.0.0.0/8"), {("203.0.113.{}, 10.1.2.3",): ALL}),  # two proxies, one behind the other
        pytest.param(("none",), {("203.0.113.{}",): TABLES_A_MINUTE}, marks=pytest.mark.more),
        pytest.param(("10.0.0.0/8",), {("203.0.113.{}",): TABLES_A_MINUTE}, marks=pytest.mark.more),  # not our proxy
    ],
)
async def test_a_forged_address_does_not_help(
    tmp_path: Path, options: tuple[str, ...], cases: dict[tuple[str, ...], int]
) -> None:
    args = [word for each in options for word in ("--behind-proxy", each)]
    place = wait_for(launch(tmp_path / "data", tmp_path / "log", *args))
    try:
        assert {forwarded: await tables_made(place, *forwarded) for forwarded in cases} == cases
    finally:
        stop(place)


def test_addresses_that_count_as_one() -> None:
    assert rated("203.0.113.7") == "203.0.113.7"
    assert rated("::ffff:203.0.113.7") == "203.0.113.7"
    assert rated("2001:db8::1") == rated("2001:db8::ffff:1") != rated("2001:db8:0:1::1")
    assert rated("fe80::1%eth0") == rated("fe80::2%eth0")
    assert rated("") == ""
    rates = Rates(1, 60.0)
    assert [rates.allows(rated(each)) for each in ("2001:db8::1", "2001:db8::2")] == [True, False]


async def test_tables_per_address_and_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond the limit there is one clear sentence; other addresses and tables that are there do not notice."""
    monkeypatch.setattr(limits, "TABLES_A_DAY", 3)
    app = make_app(URL.create("sqlite", database=str(tmp_path / "harena.db")), bot_processes=1)
    wish = {"game": "gorus", "options": {"players": 2}, "seats": [{"who": "person", "name": "Ann"}, {"who": "free"}]}
    async with app.router.lifespan_context(app):

        async def answers(address: str, many: int) -> list[httpx.Response]:
            transport = httpx.ASGITransport(app, client=(address, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                return [await client.post("/api/tables", json=wish) for _ in range(many)]

        found = await answers("203.0.113.7", 5)
        assert [answer.status_code for answer in found] == [201] * 3 + [429] * 2
        assert found[-1].json() == {
            "code": "too-many-tables",
            "text": "3 tables were made from your address within a day; try again tomorrow",
        }
        assert [answer.status_code for answer in await answers("203.0.113.8", 1)] == [201]
        rates = app.state.site.makers_today.own.known
        assert rates["203.0.113.7"].seconds == 24 * 3600
