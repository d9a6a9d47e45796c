"""Tests that whoever deletes themselves is gone from the whole database, and that the matches of the others go on."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import URL, Connection, insert, select, text

from harena.server import prune
from harena.server.people import GUEST, Person, sign_ins
from harena.server.people.deletion import SAID
from harena.server.people.rows import SignIn
from harena.server.persistence import hashed
from harena.server.schema import metadata, people, seats
from harena.server.side_database import SideDatabase
from tests.server.authenticator import Authenticator
from tests.server.conftest import Place, launch, stop, wait_for
from tests.server.devices import Device
from tests.server.postgres import Server
from tests.server.test_accounts import SECRET, at_name, code_of, used
from tests.server.test_postgres import opened

NAME = "Pierre de Ronsard"
LOGIN = "pierre@example.org"


@pytest.fixture
async def where(database_server: Server | None, tmp_path: Path) -> AsyncIterator[tuple[Place, URL]]:
    """A server on SQLite, and two processes on PostgreSQL; with the address of the database."""
    if database_server is None:
        url = URL.create("sqlite", database=str(tmp_path / "data" / "harena.db"))
        with running(launch(tmp_path / "data", tmp_path / "log")) as place:
            yield place, url
        return
    async with database_server.database() as url:
        words = ("--database", url.render_as_string(hide_password=False), "--workers", "2")
        with running(launch(None, tmp_path / "log", *words)) as place:
            await asyncio.to_thread(wait_for, place)
            yield place, url


@contextmanager
def running(place: Place) -> Iterator[Place]:
    try:
        yield wait_for(place)
    finally:
        place.process.terminate()
        place.process.wait()
        stop(place)


async def everything(url: URL) -> dict[str, list[str]]:
    """Return all rows of all tables as text, also of those that are not in our schema."""

    def work(connection: Connection) -> dict[str, list[str]]:
        found = {}
        if connection.dialect.name == "sqlite":
            names = connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'"))
        else:
            names = connection.execute(text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'"))
        for (name,) in names.all():
            rows = connection.execute(text(f'SELECT * FROM "{name}"'))
            found[str(name)] = [" ".join([str(value) for value in row]) for row in rows]
        return found

    database = SideDatabase(url)
    try:
        return await database.run(work)
    finally:
        await database.close()


def named(content: dict[str, list[str]], *secrets: str) -> list[str]:
    """Return the tables in which any of these is found."""
    return [name for name, rows in content.items() if any([each in row for row in rows for each in secrets])]


async def test_nothing_of_a_person_is_left(where: tuple[Place, URL]) -> None:
    place, url = where
    pierre, phone, lise = Device(place, **at_name(place)), Device(place), Device(place)
    played = await pierre.make("pf", name=NAME, target=1)
    await lise.sit(played, "Lise")
    alone = await pierre.make("pf", name=NAME)
    waits = await pierre.make("pff", name=NAME)
    await lise.sit(waits, "Lise")
    async with pierre.guest(played.table) as host, lise.guest(played.table) as guest:
        await host.do("start")
        await host.do("say", text=f"I am {NAME}, write to me: {LOGIN}")
        await guest.do("say", text="Hello")
    key = Authenticator(f"http://localhost:{place.port}")
    options = (await pierre.post("/api/me/passkey/options", {}))["options"]
    await pierre.post("/api/me/passkey", {"credential": key.create(options)})
    await pierre.post("/api/me/password", {"login": LOGIN, "password": SECRET})
    await phone.post("/api/code", {"code": await code_of(pierre)})
    await code_of(pierre)
    person = json.loads((await pierre.ask("GET", "/api/me/export")).text)["person"]["id"]
    passkey = (await pierre.me())["passkeys"][0]["id"]
    traces = (person, NAME, LOGIN, passkey, hashed(pierre.token), hashed(phone.token), hashed(played.tokens[0]))
    before = named(await everything(url), *traces)
    assert {"people", "sign_ins", "passkeys", "move_codes", "seats", "talk"} <= set(before)

    assert await pierre.refused("/api/me/delete", {}, 403) == "wrong-sign-in", "an account proves who it is"
    assert await pierre.refused("/api/me/delete", {"password": "wrong guess"}, 403) == "wrong-sign-in"
    async with lise.guest(played.table) as watching, phone.guest(played.table) as own:
        assert (await pierre.post("/api/me/delete", await used(pierre, key)))["kind"] == ""
        await watching.until(lambda: watching.table["seats"][0]["name"] == "Guest")
        assert watching.table["seats"][0]["stand_in"], "a bot plays on"
        await watching.until(lambda: sorted(watching.words) == sorted(["Hello", SAID]))
        await own.until(lambda: own.gone)
    assert named(await everything(url), *traces) == []
    assert pierre.token == ""
    assert await phone.tables() == []

    states = {state["table"]: state for state in await lise.tables()}
    assert states[played.table]["names"] == ["Guest", "Lise"]
    assert states[waits.table]["names"] == ["", "Lise", ""]
    async with lise.guest(waits.table) as guest:
        assert guest.table["host"], "somebody must be able to start"
    async with lise.guest(alone.table) as guest:
        assert guest.closing == "no-such-table"


async def test_the_match_goes_on_with_a_bot_and_so_does_the_rematch(place: Place) -> None:
    pierre, lise = Device(place), Device(place)
    made = await pierre.make("pf", "nundinae", name=NAME)
    await lise.sit(made, "Lise")
    async with pierre.guest(made.table) as host:
        await host.do("start")
    await pierre.post("/api/me/delete", {})
    async with lise.guest(made.table) as guest:
        while not guest.over:
            await guest.until(lambda: guest.over or guest.asked)
            if guest.asked:
                await guest.answer(guest.question["options"][0]["option"])
        await guest.do("rematch")
        await guest.until(lambda: guest.table["rematch"])
        async with lise.guest(guest.table["rematch"]) as again:
            assert [seat["who"] for seat in again.table["seats"]] == ["bot", "person"]
            await again.turn()


async def test_everything_that_belongs_to_a_person_goes_with_them() -> None:
    """A table that refers to a person does it in one of two ways, both of which the deletion covers."""
    for table in metadata.tables.values():
        for column in table.c:
            if column.name == "person_id":
                (key,) = column.foreign_keys
                assert (key.column.table, key.ondelete) == (people, "CASCADE"), table.name
            elif "person" in column.name:
                assert column.name == "person", f"{table.name}.{column.name}: call it person_id or person"


async def test_guests_without_a_table_who_stay_away_are_forgotten(database: URL) -> None:
    async with opened(database) as store:
        now = time.time()

        def prepare(connection: Connection) -> None:
            for key, kind, seen in (
                ("old", GUEST, 1.0),
                ("new", GUEST, now),
                ("sits", GUEST, 1.0),
                ("kept", "account", 1.0),
            ):
                sign_ins.add_person(connection, Person(key, kind, key, None, "en", {}, 1.0, seen))
                sign_ins.begin(connection, key, SignIn(f"s-{key}", "", 1.0, 1.0, 1.0), f"h-{key}", now + 1)
            row = {"id": "t", "game": "gorus", "phase": "over", "options": "{}", "invite": "", "host": 0, "rematch": ""}
            times = {"waiting": "[]", "winners": "[]", "created": now, "changed": now, "version": 1}
            connection.execute(insert(metadata.tables["tables"]), {**row, **times})
            seat = {"table_id": "t", "seat": 0, "who": "person", "name": "", "bot": "", "stand_in": False, "token": ""}
            connection.execute(insert(seats), {**seat, "person": "sits"})

        def left(connection: Connection) -> tuple[set[str], set[str]]:
            signed_in = connection.execute(select(metadata.tables["sign_ins"].c.person_id))
            return {row.id for row in connection.execute(select(people.c.id))}, {row.person_id for row in signed_in}

        await store.transaction(prepare)
        await store.transaction(lambda connection: prune.delete_unseen_guests(connection, now - 10))
        assert await store.transaction(left) == ({"new", "sits", "kept"}, {"new", "sits", "kept"})
