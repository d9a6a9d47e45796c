"""Tests who a browser is: guests and their cookie, and that a lost storage is no lost seat."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL
from starlette.requests import HTTPConnection
from starlette.responses import Response
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from harena.server.people import People, Person, cookie
from harena.server.people import people as people_module
from harena.server.people.devices import device_of
from harena.server.persistence import hashed
from harena.server.store import Store
from tests.server.conftest import Guest, Place, request, wait_for
from tests.server.devices import LINUX, PHONE, Device
from tests.server.table_setup import execute
from tests.server.test_postgres import opened
from tests.server.test_workers import Serve, serve  # noqa: F401  # a fixture


async def test_whoever_sits_down_is_a_guest_and_finds_the_seat_again(place: Place) -> None:
    """The storage of the browser is cleared: neither tokens nor links are left, only the cookie."""
    ann, dan = Device(place), Device(place, PHONE)
    made = await ann.make("pf")
    seat = await dan.sit(made, "Dan")
    assert ann.token
    assert dan.token
    assert ann.token != dan.token
    for device, own in ((ann, 0), (dan, seat)):
        (state,) = await device.tables()
        assert (state["table"], state["phase"], state["you"], state["yours"]) == (made.table, "open", own, [own])
        async with device.guest(made.table) as guest:
            assert (guest.table["you"], guest.table["yours"]) == (own, [own])
            assert guest.table["host"] == (own == 0)
    async with Guest(place, made.table) as stranger:
        assert (stranger.table["you"], stranger.table["yours"], stranger.table["invite"]) == (-1, [], "")
    async with ann.guest(made.table, token=made.tokens[0]) as guest:
        await guest.do("start")


async def test_a_shared_screen_finds_all_its_seats(place: Place) -> None:
    ann = Device(place)
    made = await ann.make("ppb")
    (state,) = await ann.tables()
    assert (state["you"], state["yours"]) == (0, [0, 1])
    async with ann.guest(made.table) as first, ann.guest(made.table, seat=1) as second:
        assert (first.table["you"], second.table["you"]) == (0, 1)
        assert first.table["yours"] == second.table["yours"] == [0, 1]
    async with ann.guest(made.table, seat=2) as third:
        assert third.table["you"] == 0, "the seat of a bot belongs to nobody"


async def test_one_browser_is_one_person(place: Place) -> None:
    """The second table does not make a second guest, and a list that is asked for says nothing new."""
    ann = Device(place)
    first, token = await ann.make(), ann.token
    second = await ann.make()
    assert ann.token == token
    assert {state["table"] for state in await ann.tables()} == {first.table, second.table}
    stranger = Device(place)
    assert await stranger.tables() == []
    assert stranger.token == ""
    gone = await stranger.tables(**{first.table: "wrong"})
    assert [state["phase"] for state in gone] == ["gone"]


async def test_a_seat_that_was_freed_is_nobodys(place: Place) -> None:
    ann, dan = Device(place), Device(place)
    made = await ann.make("pff")
    seat = await dan.sit(made, "Dan")
    async with ann.guest(made.table) as host, dan.guest(made.table) as guest:
        await host.do("arrange", seat=seat, who="free")
        await guest.until(lambda: guest.table["you"] == -1)
        await dan.sit(made, "Dan")
        await host.do("arrange", seat=seat, who="bot")
    assert await dan.tables() == []
    async with dan.guest(made.table) as guest:
        assert guest.table["you"] == -1


async def test_the_cookie_is_kept_from_scripts_and_other_sites(place: Place) -> None:
    plain, proxied = Device(place), Device(place, address="127.0.0.1", **{"x-forwarded-proto": "https"})
    for device, is_secure in ((plain, False), (proxied, True)):
        await device.make()
        ((name, found),) = device.jar.items()
        assert name == f"harena_person_{place.port}"
        assert found["httponly"]
        assert found["samesite"].lower() == "lax"
        assert bool(found["secure"]) == is_secure
        assert int(found["max-age"]) == cookie.LASTS
        assert found["path"] == "/"
        assert len(found.value) == 43, "256 random bits"


async def test_the_database_has_only_hashes(place: Place) -> None:
    ann = Device(place)
    await ann.make()
    with sqlite3.connect(place.data / "harena.db") as db:
        dump = "\n".join(db.iterdump())
    db.close()
    assert ann.token not in dump
    assert hashed(ann.token) in dump
    assert ann.token not in place.log.read_text()


@pytest.mark.parametrize("sent", ["x", "x" * 5000, "'; --", "%00", ""])
async def test_a_cookie_of_nobody_is_nobody(place: Place, sent: str) -> None:
    headers = {"cookie": f"harena_person_{place.port}={sent}"}
    answer = await request(place, "POST", "/api/mine", {"tables": []}, headers=headers)
    assert (answer.status_code, answer.json()) == (200, [])
    assert "set-cookie" not in answer.headers


async def test_other_sites_get_nothing(place: Place) -> None:
    """The page of another site cannot use somebody's cookie, whatever it sends."""
    ann = Device(place)
    made = await ann.make()
    bodies: dict[str, Any] = {"/api/mine": {"tables": []}, "/api/tables": {}, f"/api/tables/{made.table}/seats": {}}
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{place.port + 1}"):
        for path, body in bodies.items():
            answer = await ann.ask("POST", path, body, origin=origin)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        with pytest.raises(InvalidStatus):
            await connect(place.ws + made.table, origin=Origin(origin), additional_headers={"cookie": ann.cookie})
    answer = await ann.ask("POST", "/api/mine", None, **{"content-type": "text/plain"})
    assert answer.status_code == 415


# Several servers


@pytest.mark.more
async def test_every_server_knows_a_guest(serve: Serve) -> None:  # noqa: F811  # a fixture
    place = serve("--workers", "2")
    await asyncio.to_thread(wait_for, place)
    ann = Device(place)
    made = await ann.make("pp")
    for _ in range(6):  # the connections are shared out among the servers
        assert [state["table"] for state in await ann.tables()] == [made.table]
        async with ann.guest(made.table, seat=1) as guest:
            assert guest.table["you"] == 1
    for path, body in NASTY.items():
        assert (await ann.ask("POST", path, body)).status_code < 500, path


NASTY = {  # PostgreSQL refuses zero bytes
    "/api/me/name": {"name": "\0"},
    "/api/me": {"tables": [{"table": "\0", "token": "\0"}]},
    "/api/code": {"code": "\0"},
    "/api/sign-in": {"login": "\0nobody" + 40 * "ﷺ", "password": "\0"},
    "/api/me/password": {"login": "a\0bc", "password": "sand and \0 roses"},
    "/api/me/passkey/remove": {"id": "\0"},
    "/api/me/passkey": {"credential": {"id": "\0"}},
    "/api/me/sign-out": {"device": "\0"},
}


# Tokens change


def call(token: str) -> HTTPConnection:
    headers = [(b"host", b"localhost"), (b"cookie", f"harena_person={token}".encode()), (b"user-agent", LINUX.encode())]
    return HTTPConnection({"type": "http", "headers": headers, "scheme": "http", "path": "/", "server": ("x", 80)})


class Kept:
    """A browser in front of the service itself, without a network."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.token = ""

    async def visit(self, token: str = "") -> tuple[Person, str]:
        """Call once. Return who this is, and the token that came back."""
        connection, response = call(token or self.token), Response()
        connection.scope["harena.visit"] = await self.people.find(cookie.token_in(connection))
        visit = await self.people.visit_or_guest(connection, "Ann")
        await self.people.welcome(response, connection, visit)
        new = response.headers.get("set-cookie", "").partition("=")[2].partition(";")[0]
        return visit.person, new


async def test_tokens_are_renewed_and_no_answer_that_is_lost_loses_the_seat(
    database: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)
    async with opened(database) as store:
        kept = Kept(People(store))
        ann, kept.token = await kept.visit()
        assert await kept.visit() == (ann, ""), "for a week it stays the same"
        now += people_module.RENEW_AFTER + 1
        first = kept.token
        _, second = await kept.visit()
        assert second
        assert await kept.visit(first) == (ann, ""), "a request that was sent at the same moment"
        now += people_module.ARRIVES_WITHIN + 1
        _, third = await kept.visit(first)
        assert third, "the answer with the second one got lost"
        assert await kept.people.find(second) is None
        now += people_module.NOTE_EVERY + 1
        found, _ = await kept.visit(third)
        assert found.id == ann.id
        assert await kept.people.find(first) is None, "the browser has shown the new one"
        now += cookie.LASTS + 1
        assert await kept.people.find(third) is None, "a year without a visit"


async def test_of_two_requests_at_once_one_renews(database: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)
    async with opened(database) as store:
        kept = Kept(People(store))
        _, kept.token = await kept.visit()
        now += people_module.RENEW_AFTER + 1
        new = [token for _, token in await asyncio.gather(*[kept.visit() for _ in range(4)]) if token]
        assert len(new) == 1
        assert await kept.people.find(new[0]) is not None


async def test_a_lost_connection_does_not_make_a_guest_twice(database: URL) -> None:
    """PostgreSQL repeats a transaction if the connection is lost at its very end."""
    async with opened(database) as store:
        twice(store)
        kept = Kept(People(store))
        _, token = await kept.visit()
        assert await kept.people.find(token) is not None
        assert await execute(store, "SELECT count(*) FROM people") == 1


def twice(store: Store) -> None:
    once = store.transaction

    async def repeated(work: Any) -> Any:
        await once(work)
        return await once(work)

    store.transaction = repeated  # type: ignore[method-assign]  # as a lost connection would


# What a browser is called


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (LINUX, "Firefox, Linux"),
        (PHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("curl/8", ""),
        ("", ""),
    ],
)
def test_a_browser_has_a_name(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_nothing_else_of_a_browser_is_kept(tmp_path: Path) -> None:
    assert device_of("<script>Firefox on my secret Linux</script>") == "Firefox, Linux"
