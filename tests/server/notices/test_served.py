"""Tests notices at a real server: what the page asks, who may change what, and that a kill loses no notice."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL

from harena.server.store import Store
from tests.server.conftest import Place, free_port, launch, request, stop, wait_for
from tests.server.devices import LINUX, Device
from tests.server.notices.receivers import PATIENCE, Browser, MailServer, PostServer
from tests.server.table_setup import execute
from tests.server.test_workers import Serve, serve  # noqa: F401  # a fixture

QUICK = ("--notice-after", "0", "--notice-every", "0", "--notice-anywhere", "--log-level", "info")
NEVER = {"push": "", "mail": False, "webhook": False, "channels": []}

Start = Callable[..., Place]


@pytest.fixture
def start(tmp_path: Path, mail_server: MailServer) -> Iterator[Start]:
    """Start a server that sends notices at once; again on the same data."""
    started: list[Place] = []
    port = free_port()

    def one(*more: str) -> Place:
        words = ("--notices", f"http://127.0.0.1:{port}", "--smtp", mail_server.url, "--mail-from", "club@example.org")
        started.append(wait_for(launch(tmp_path / "data", tmp_path / "log", *words, *QUICK, *more, port=port)))
        return started[-1]

    yield one
    for place in started:
        stop(place)


def link_in(text: str, does: str) -> str:
    found = re.search(rf"/notices#{does}=(\S+)", text)
    assert found is not None, text
    return found[1]


async def until(test: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not test():
            await asyncio.sleep(0.02)


async def test_an_address_is_confirmed_told_and_switched_off(start: Start, mail_server: MailServer) -> None:
    place = start()
    ann = Device(place)
    made = await ann.make("pp", name="Ann")
    channel = await ann.post("/api/notices/mail", {"address": "ann@example.org", "lang": "fr"}, 201)
    assert (channel["kind"], channel["address"], channel["state"]) == ("mail", "ann@example.org", "new")
    (asked,) = mail_server.wait()
    assert asked["subject"] == "Veux-tu des e-mails de Harena ?"
    assert made.table not in asked.as_string()
    assert (await ann.ask("POST", f"/api/notices/channels/{channel['id']}/test")).status_code == 422

    token = link_in(asked.get_content(), "confirm")
    for _ in range(2):  # on any device, and twice does no harm
        answer = await request(place, "POST", f"/api/notices/confirm/{token}")
        assert answer.json() == {"kind": "mail", "about": "all"}
    told = (await asyncio.to_thread(mail_server.wait, 2))[1]
    assert told["subject"] == "Gorus Maximus : C’est à toi de jouer"
    assert "Bonjour Ann," in told.get_content()
    assert f"{place.url}/t/{made.table}" in told.get_content()
    assert ann.token not in told.as_string()
    assert made.tokens[0] not in told.as_string()

    one_click = told["list-unsubscribe"].strip("<>").removeprefix(place.url)
    assert (await request(place, "GET", one_click)).status_code == 404, "a look does not switch it off"
    form, body = {"content-type": "application/x-www-form-urlencoded"}, told["list-unsubscribe-post"].encode()
    assert (await request(place, "POST", one_click, content=body, headers=form)).status_code == 200
    (channel,) = (await ann.ask("GET", "/api/notices")).json()["channels"]
    assert channel["state"] == "off"

    kind = link_in(told.get_content(), "stop")
    assert (await request(place, "POST", f"/api/notices/stop/{kind}")).json() == {"kind": "mail", "about": "turn"}
    (channel,) = (await ann.ask("GET", "/api/notices")).json()["channels"]
    assert channel["off"] == ["turn"]
    log = place.log.read_text()
    assert "ann@example.org" not in log
    assert token not in log


async def test_links_that_were_changed_or_are_too_old_do_nothing(start: Start, mail_server: MailServer) -> None:
    place = start()
    ann = Device(place)
    await ann.post("/api/notices/mail", {"address": "ann@example.org"}, 201)
    token = link_in(mail_server.wait()[0].get_content(), "confirm")
    channel, until_, mac = token.split(".")
    wrong = [
        f"{channel}.{int(until_) + 1}.{mac}",
        f"{channel}.all.{mac}",
        f"{channel}.{until_}.{mac[:-1]}",
        "x",
        "é.1.2",
    ]
    for each in wrong:
        for does in ("confirm", "stop"):
            assert (await request(place, "POST", f"/api/notices/{does}/{each}")).status_code == 404
    assert (await request(place, "POST", f"/api/notices/stop/{token}")).status_code == 404
    (found,) = (await ann.ask("GET", "/api/notices")).json()["channels"]
    assert found["state"] == "new"


async def test_channels_belong_to_one_person(start: Start, post_server: PostServer) -> None:
    place = start()
    ann, dan, nobody = Device(place), Device(place), Device(place)
    browser = Browser(post_server)
    keys = browser.subscription["keys"]
    wish = {"endpoint": browser.endpoint, "key": keys["p256dh"], "auth": keys["auth"], "lang": "de"}
    mine = await ann.post("/api/notices/push", wish, 201)
    assert mine["label"] == "Firefox, Linux"
    assert ann.token, "whoever adds a channel is a guest from then on"
    assert (await ann.post("/api/notices/push", wish, 201))["id"] == mine["id"], "the same browser once more"
    await dan.post("/api/notices/webhook", {"address": f"{post_server.url}/secret-path"}, 201)
    (his,) = (await dan.ask("GET", "/api/notices")).json()["channels"]
    assert his["address"] == "127.0.0.1", "the rest of it is a secret"
    for other in (dan, nobody):
        assert mine["id"] not in (await other.ask("GET", "/api/notices")).text
        for method, path, body in (("POST", "", {"on": False, "off": []}), ("DELETE", "", None), ("POST", "/test", {})):
            answer = await other.ask(method, f"/api/notices/channels/{mine['id']}{path}", body)
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    evil = await ann.ask("POST", f"/api/notices/channels/{mine['id']}", {"on": False, "off": []}, origin="https://evil")
    assert evil.status_code == 403

    changed = await ann.post(f"/api/notices/channels/{mine['id']}", {"on": True, "off": ["over", "joined"]})
    assert (changed["state"], changed["off"]) == ("on", ["joined", "over"])
    assert await ann.post(f"/api/notices/channels/{mine['id']}/test", {}) == {"result": "sent"}
    assert browser.read(post_server.wait()[-1])["title"] == "This is what a notice looks like. It has arrived."
    tokens = [ann.token, dan.token]
    assert not [post for post in post_server.posts if any([token.encode() in post.body for token in tokens])]

    taken = await dan.post("/api/notices/push", wish, 201)  # he signs in to the same browser
    assert taken["id"] != mine["id"]
    assert (await ann.ask("GET", "/api/notices")).json()["channels"] == []
    assert (await dan.ask("DELETE", f"/api/notices/channels/{taken['id']}")).status_code == 200
    assert len((await dan.ask("GET", "/api/notices")).json()["channels"]) == 1


async def test_bad_input_is_answered_in_one_line(start: Start, mail_server: MailServer) -> None:
    place = start()
    ann = Device(place)
    mail_server.unknown = {"nobody@example.org"}
    for path, body, status, code in (
        ("mail", {"address": "ann@"}, 422, "bad-address"),
        ("mail", {"address": "nobody@example.org"}, 422, "bad-address"),
        ("mail", {"address": "ann@example.org", "more": 1}, 400, "bad-request"),
        ("webhook", {"address": "ftp://x.example"}, 422, "bad-address"),
        ("push", {"endpoint": "https://x.example/1", "key": "AAAA", "auth": "AAAA"}, 422, "bad-address"),
        ("pigeon", {"address": "x"}, 404, "not-found"),
    ):
        answer = await ann.ask("POST", f"/api/notices/{path}", body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert "\n" not in answer.json()["text"]
    mail_server.stop()
    answer = await ann.ask("POST", "/api/notices/mail", {"address": "ann@example.org"})
    assert (answer.status_code, answer.json()["code"]) == (503, "not-sent")
    assert (await ann.ask("GET", "/api/notices")).json()["channels"] == [], "nothing is kept of them"
    mail_server.start()
    for status in (201, 201, 429):
        assert (await ann.ask("POST", "/api/notices/mail", {"address": "ann@example.org"})).status_code == status
    for at in range(9):
        await ann.post("/api/notices/webhook", {"address": f"http://127.0.0.1/{at}"}, 201)
    answer = await ann.ask("POST", "/api/notices/webhook", {"address": "http://127.0.0.1/10"})
    assert (answer.status_code, answer.json()["code"]) == (422, "too-many-channels")
    assert "Traceback" not in place.log.read_text()


async def test_export_has_the_channels_and_deletion_takes_them(start: Start, mail_server: MailServer) -> None:
    place = start()
    ann = Device(place)
    await ann.make("pf")
    await ann.post("/api/notices/mail", {"address": "ann@example.org"}, 201)
    (channel,) = (await ann.ask("GET", "/api/me/export")).json()["notices"]
    assert (channel["kind"], channel["address"], channel["state"]) == ("mail", "ann@example.org", "new")
    confirm = link_in(mail_server.wait()[0].get_content(), "confirm")
    await ann.post("/api/me/delete", {})
    with sqlite3.connect(place.data / "harena.db") as db:
        assert "ann@example.org" not in "\n".join(db.iterdump())
    db.close()
    assert (await request(place, "POST", f"/api/notices/confirm/{confirm}")).status_code == 404


async def test_a_killed_server_sends_what_it_had_not_finished(start: Start, post_server: PostServer) -> None:
    place = start()
    ann, browser = Device(place, LINUX), Browser(post_server)
    keys = browser.subscription["keys"]
    wish = {"endpoint": browser.endpoint, "key": keys["p256dh"], "auth": keys["auth"]}
    await ann.post("/api/notices/push", wish, 201)
    public = (await ann.ask("GET", "/api/notices")).json()["push"]
    post_server.open.clear()
    await ann.make("pp")
    await asyncio.to_thread(post_server.wait)
    stop(place)  # SIGKILL
    post_server.open.set()
    place = start()
    first, second = (await asyncio.to_thread(post_server.wait, 2))[:2]
    assert first.headers["topic"] == second.headers["topic"]
    assert browser.read(first) == browser.read(second)
    assert (await ann.ask("GET", "/api/notices")).json()["push"] == public, "the key is that of the site"

    def told() -> bool:
        with sqlite3.connect(place.data / "harena.db") as db:
            found: int = db.execute("SELECT count(*) FROM notices WHERE sent = 0").fetchone()[0]
        db.close()
        return found == 0

    await until(told)
    assert len(post_server.posts) == 2


@pytest.mark.more
async def test_of_several_processes_one_tells_and_all_know_who_is_there(
    serve: Serve,  # noqa: F811  # a fixture
    post_server: PostServer,
    postgres: URL,
) -> None:
    place = serve("--workers", "3", "--notices", "http://127.0.0.1:1", *QUICK)
    await asyncio.to_thread(wait_for, place)
    people = [Device(place) for _ in range(4)]
    for at, device in enumerate(people):
        await device.post("/api/notices/webhook", {"address": f"{post_server.url}/{at}"}, 201)
    made = [await device.make("pp") for device in people]
    await asyncio.to_thread(post_server.wait, 4)
    async with AsyncExitStack() as stack:
        for device, table in zip(people, made, strict=True):
            seats = [await stack.enter_async_context(device.guest(table.table, seat=seat)) for seat in (0, 1)]
            guest = next(one for one in seats if one.asked)
            await guest.answer(guest.question["options"][0]["option"])  # the next turn is one of the same person
        store = await Store.open(postgres)
        try:
            async with asyncio.timeout(PATIENCE):
                asked = "SELECT count(*) FROM notices WHERE kind = 'turn'"
                while await execute(store, asked):  # all are there: nothing is waited for any more
                    await asyncio.sleep(0.1)
        finally:
            await store.close()
        assert sorted([post.path for post in post_server.posts]) == ["/0", "/1", "/2", "/3"]
    await asyncio.to_thread(post_server.wait, 8)
    assert sorted([post.path for post in post_server.posts]) == sorted(["/0", "/1", "/2", "/3"] * 2)


async def test_without_the_option_there_is_nothing(place: Place) -> None:
    ann = Device(place)
    assert (await ann.ask("GET", "/api/notices")).json() == NEVER
    assert not ann.token, "who only asks is nobody yet"
    for path in ("mail", "channels/x/test", "stop/x", "confirm/x"):
        answer = await ann.ask("POST", f"/api/notices/{path}", {"address": "ann@example.org"})
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
