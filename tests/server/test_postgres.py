"""Tests PostgreSQL: bad addresses, lost connections, and two servers on one database. What holds for SQLite as well is
tested on both in test_store.py and test_writer.py."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, make_url, text

import harena.server as server_module
from harena.cli import main
from harena.kernel.rules import BadInput
from harena.server import heartbeat
from harena.server.store import Conflict, NotSaved, Store
from harena.server.store import postgres as postgres_module
from harena.server.store import writer as writer_module
from tests.server.conftest import PATIENCE, around, free_port, launch, make, record, stop, wait_for
from tests.server.postgres import Server
from tests.server.table_setup import execute
from tests.server.test_writer import added, change, version_of


class Proxy:
    """Stands between a store and PostgreSQL, and can cut the connections."""

    def __init__(self, socket: str) -> None:
        self.socket = socket
        self.port = free_port()
        self.cut_at_commit = ""  # "before": the next COMMIT does not arrive; "after": its answer does not
        self.commits = 0
        self.lines: set[asyncio.StreamWriter] = set()
        self.server: asyncio.Server | None = None

    def url(self, database: URL) -> URL:
        return database.set(host="127.0.0.1", port=self.port).difference_update_query(["host"])

    async def open(self) -> None:
        self.server = await asyncio.start_server(self._connect, "127.0.0.1", self.port)

    async def cut(self) -> None:
        """Close all connections, and accept no new ones."""
        if self.server is not None:
            self.server.close()
            self.server = None
        for line in list(self.lines):
            line.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(f"{self.socket}/.s.PGSQL.5432")
        self.lines |= {writer, back}
        answers = asyncio.create_task(self._answers(there, writer))
        questions = asyncio.create_task(self._questions(reader, back, answers))
        try:
            await asyncio.wait([questions, answers], return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait([questions], timeout=1)
        finally:
            questions.cancel()
            answers.cancel()
            for line in (writer, back):
                line.transport.abort()
                self.lines.discard(line)

    async def _questions(
        self, reader: asyncio.StreamReader, back: asyncio.StreamWriter, answers: asyncio.Task[None]
    ) -> None:
        while part := await self._read(reader):
            if b"COMMIT" in part:
                self.commits += 1
                how, self.cut_at_commit = self.cut_at_commit, ""
                if how == "before":
                    return
                if how == "after":
                    answers.cancel()
                    back.write(part)
                    await asyncio.sleep(0.2)  # until it has been carried out
                    return
            back.write(part)

    async def _answers(self, there: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while part := await self._read(there):
            writer.write(part)

    async def _read(self, reader: asyncio.StreamReader) -> bytes:
        try:
            return await reader.read(65536)
        except ConnectionError:
            return b""


@pytest.fixture
async def proxy(postgres_server: Server) -> AsyncIterator[Proxy]:
    found = Proxy(postgres_server.socket)
    await found.open()
    yield found
    await found.cut()


@asynccontextmanager
async def opened(url: URL) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


# A connection that is lost


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_connection_lost_at_commit_loses_nothing_and_doubles_nothing(
    proxy: Proxy, postgres: URL, when: str
) -> None:
    async with opened(proxy.url(postgres)) as store:
        await added(store, 4)
        await store.save(change(3, 0))
        proxy.commits, proxy.cut_at_commit = 0, when
        changes = [*[change(number, 0) for number in range(3)], change(3, 7)]
        found = await asyncio.gather(*[store.save(each) for each in changes], return_exceptions=True)
        assert [type(each) for each in found] == [type(None)] * 3 + [Conflict]
        assert proxy.cut_at_commit == ""
        assert [await version_of(store, number) for number in range(4)] == [1] * 4
        await store.save(change(0, 1))


async def test_a_database_that_is_away_is_waited_for(
    proxy: Proxy, postgres: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer_module, "SLOW", 0.2)
    async with opened(proxy.url(postgres)) as store:
        await added(store, 3)
        told: list[bool] = []
        store.watch(told.append)
        await proxy.cut()
        saving = [asyncio.create_task(store.save(change(number, 0))) for number in range(3)]
        reading = asyncio.create_task(store.load("table0"))
        async with asyncio.timeout(PATIENCE):
            while not store.saving:
                await asyncio.sleep(0.01)
        assert not any([task.done() for task in (*saving, reading)])
        await proxy.open()
        assert await asyncio.gather(*saving) == [None] * 3
        assert await reading is not None
        assert told == [True, False]
        assert [await version_of(store, number) for number in range(3)] == [1] * 3


async def test_changes_do_not_wait_for_those_who_read(postgres: URL) -> None:
    async with opened(postgres) as store:
        await added(store, 1)
        hold = text("SELECT pg_sleep(5)")
        reading = [asyncio.create_task(store.database.read(lambda c: c.execute(hold).scalar())) for _ in range(20)]
        await asyncio.sleep(0.1)
        await store.save(change(0, 0))
        assert not any([task.done() for task in reading[6:]])
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)


async def test_connections_that_the_server_ends_are_opened_again(postgres_server: Server, postgres: URL) -> None:
    async with opened(postgres) as store:
        await added(store, 20)
        end = f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{postgres.database}'"

        async def play(number: int) -> None:
            for version in range(5):
                await store.save(change(number, version))

        playing = [asyncio.create_task(play(number)) for number in range(20)]
        ended = 0
        for pause in range(5):
            ended += await postgres_server.execute(end)
            await asyncio.sleep(0.02 * pause)
        await asyncio.gather(*playing)
        assert ended > 0
        assert [await version_of(store, number) for number in range(20)] == [5] * 20


async def test_closing_does_not_wait_for_a_database_that_is_away(
    proxy: Proxy, postgres: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer_module, "PATIENCE", 0.2)
    async with opened(proxy.url(postgres)) as store:
        await added(store, 1)
        await proxy.cut()
        saving, reading = asyncio.create_task(store.save(change(0, 0))), asyncio.create_task(store.load("table0"))
        await asyncio.sleep(0)
    for task in (saving, reading):
        with pytest.raises(NotSaved):
            await task


# Several servers on one database


async def test_two_servers_race_for_the_same_tables(postgres: URL) -> None:
    """Whoever loses reads the table again. No entry is lost or doubled, and no one waits in a circle."""
    wins: list[tuple[int, int]] = []
    async with opened(postgres) as one, opened(postgres) as two:
        await added(one, 6)

        async def play(store: Store, number: int) -> None:
            while (version := await version_of(store, number)) < 12:
                try:
                    await store.save(change(number, version))
                    wins.append((number, version))
                except Conflict:
                    pass

        began = time.monotonic()
        order = list(range(6))
        await asyncio.gather(*[play(one, number) for number in order], *[play(two, number) for number in order[::-1]])
        assert sorted(wins) == [(number, version) for number in range(6) for version in range(12)]
        assert [await version_of(one, number) for number in range(6)] == [12] * 6
        assert time.monotonic() - began < PATIENCE


async def test_two_servers_talk_at_the_same_table(postgres: URL) -> None:
    async with opened(postgres) as one, opened(postgres) as two:
        await added(one, 2)
        said = [
            store.say(f"table{number}", seq, {"n": seq})
            for seq in range(10)
            for store in (one, two)
            for number in (0, 1)
        ]
        found = await asyncio.gather(*said, return_exceptions=True)
        assert sorted([type(each).__name__ for each in found]) == ["Conflict"] * 20 + ["NoneType"] * 20
        for number in (0, 1):
            saved = await one.load(f"table{number}")
            assert saved is not None
            assert saved.talk == tuple([{"n": seq} for seq in range(10)])


async def test_a_server_that_hangs_keeps_no_locks(postgres: URL) -> None:
    async with opened(postgres) as store:
        assert await execute(store, "SHOW idle_in_transaction_session_timeout") == "10s"


async def test_servers_that_start_at_once_migrate_once(postgres_server: Server) -> None:
    async with postgres_server.database("template0") as url:
        stores = await asyncio.gather(*[Store.open(url) for _ in range(4)])
        await added(stores[0], 1)
        assert [await version_of(store, 0) for store in stores] == [0] * 4
        for store in stores:
            await store.close()


# Databases that cannot be used


async def refused(url: URL | str, expected: str) -> None:
    with pytest.raises(BadInput) as error:
        await Store.open(url)
    assert expected in str(error.value)
    assert "\n" not in str(error.value)
    assert "hunter2" not in str(error.value)


async def test_a_database_that_is_not_there_is_named_in_one_line(postgres_server: Server, postgres: URL) -> None:
    local = URL.create("postgresql+asyncpg", "postgres", "hunter2", "127.0.0.1", free_port(), "harena")
    await refused(local, "cannot be used as the database: ")
    await refused(local.set(host="nowhere.invalid"), "cannot be used as the database: ")
    await refused(postgres.set(database="nowhere"), 'database "nowhere" does not exist')
    await refused(postgres.set(username="nobody"), 'role "nobody" does not exist')
    await refused(make_url("mysql://root:hunter2@localhost/harena"), "'mysql' cannot be used")
    await refused("harena.db", "expected sqlite:///PATH or postgresql+asyncpg://")


async def test_a_wrong_password_is_named_in_one_line(postgres_server: Server, postgres: URL) -> None:
    await postgres_server.execute("CREATE ROLE careful LOGIN PASSWORD 'right'")
    rules = Path(await postgres_server.execute("SHOW hba_file"))
    before = rules.read_text()
    rules.write_text(f"local all careful scram-sha-256\n{before}")
    try:
        await postgres_server.execute("SELECT pg_reload_conf()")
        careful = postgres.set(username="careful", password="hunter2")
        async with asyncio.timeout(PATIENCE):
            while True:  # until the rules are read
                with pytest.raises(BadInput) as error:
                    await Store.open(careful)
                if "password authentication failed" in str(error.value):
                    break
        await refused(careful, "password authentication failed for user")
    finally:
        rules.write_text(before)
        await postgres_server.execute("SELECT pg_reload_conf()")
        await postgres_server.execute("DROP ROLE careful")


async def test_a_database_without_rights_is_left_alone(postgres_server: Server, postgres: URL) -> None:
    await postgres_server.execute("CREATE ROLE guest LOGIN")
    try:
        async with postgres_server.database("template0") as url:
            await refused(url.set(username="guest"), "permission denied for schema public")
            assert (
                await postgres_server.execute(
                    "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", str(url.database)
                )
                == 0
            )
    finally:
        await postgres_server.execute("DROP ROLE guest")


async def test_a_database_of_a_newer_version_or_of_others_is_left_alone(postgres_server: Server, postgres: URL) -> None:
    async with opened(postgres) as store:
        await execute(store, "UPDATE alembic_version SET version_num = '9999'")
    await refused(postgres, "newer Harena")
    async with postgres_server.database("template0") as url:
        await postgres_server.execute("CREATE TABLE seats (chair integer)", str(url.database))
        await refused(url, "not Harena's")


def downgrade(connection: Connection, to: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(server_module.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.downgrade(config, to)


AHEAD = "extract(epoch FROM clock_timestamp()) + 30"


async def test_nobody_migrates_while_older_servers_use_the_database(
    postgres: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_module, "LEAVE_WITHIN", 0.3)
    async with opened(postgres) as store:
        await store.transaction(lambda connection: downgrade(connection, "0006"))
        await execute(store, f"INSERT INTO workers VALUES ('old', {AHEAD})")
        await refused(postgres, "servers of an older Harena use this database (1); stop all of them")
        assert await execute(store, "SELECT version_num FROM alembic_version") == "0006"
        await execute(store, "DELETE FROM workers")
        async with opened(postgres) as newer:
            await newer.sharing.join("new", 20, 0)


# The command


def test_a_server_beside_one_of_another_version_ends_with_one_line(
    postgres_server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(heartbeat, "ALIVE", 60.0)
    monkeypatch.setattr(heartbeat, "PATIENCE", 0.3)
    with asyncio.Runner() as runner:
        entered = postgres_server.database()
        url = runner.run(entered.__aenter__())
        other = f"INSERT INTO workers VALUES ('other', {AHEAD}, 'Harena 0.0.1')"
        runner.run(postgres_server.execute(other, str(url.database)))
        address = url.render_as_string(hide_password=False)
        assert main(("serve", "--local", "--port", str(free_port()), "--workers", "2", "--database", address)) == 2
        runner.run(entered.__aexit__(None, None, None))
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("harena: a server of another version uses this database: Harena 0.0.1; this one is Harena ")
    assert err.count("\n") == 1


async def test_serve_keeps_its_tables_there(postgres: URL, tmp_path: Path) -> None:
    """Two servers may use one database, and a match goes on at another one."""
    address = postgres.render_as_string(hide_password=False)
    one = launch(None, tmp_path / "one.log", "--database", address)
    two = launch(None, tmp_path / "two.log", HARENA_DATABASE=address)
    try:
        wait_for(one)
        made = await make(one, "gorus", "pp")
        for place in (one, wait_for(two)):
            async with around(place, made, 0, 1) as guests:
                ann = next(guest for guest in guests if guest.asked)
                await ann.answer(ann.question["options"][0]["option"])
        before = await record(two, made.table, made.tokens[0])
        stop(two)
        assert await record(one, made.table, made.tokens[0]) == before
    finally:
        stop(one)
        stop(two)
    assert (one.log.read_text() + two.log.read_text()).count("Traceback") == 0


async def test_players_see_that_the_database_is_away_and_nothing_is_lost(
    proxy: Proxy, postgres: URL, tmp_path: Path
) -> None:
    place = launch(None, tmp_path / "log", "--database", proxy.url(postgres).render_as_string(hide_password=False))
    try:
        await asyncio.to_thread(wait_for, place)  # the connection to the database goes through us
        made = await make(place, "gorus", "pp")
        async with around(place, made, 0, 1) as guests:
            ann = next(guest for guest in guests if guest.asked)
            await proxy.cut()
            answer = asyncio.create_task(ann.command("answer", **ann.quote(ann.question["options"][0]["option"])))
            for guest in guests:
                await guest.until(partial(guest.heard.__contains__, {"type": "saving", "on": True}))
            assert not answer.done()
            await proxy.open()
            assert (await answer)["type"] == "done"
            for guest in guests:
                await guest.until(partial(guest.heard.__contains__, {"type": "saving", "on": False}))
        assert "Traceback" not in place.log.read_text()
    finally:
        stop(place)


def test_serve_names_a_bad_database_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    clash = ("--database", "sqlite:///harena.db", "--data", str(tmp_path))
    nowhere = ("--database", f"postgresql+asyncpg://ann:hunter2@127.0.0.1:{free_port()}/harena")
    for words in (clash, nowhere, ("--database", "harena.db"), ("--database", f"sqlite:///{tmp_path}")):
        assert main(("serve", "--local", "--port", str(free_port()), *words)) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert err.startswith("harena: ")
        assert "hunter2" not in err
