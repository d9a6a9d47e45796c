"""Tests the database, and that a table is restored from it unchanged."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, MetaData, create_engine, inspect
from uvicorn.protocols.utils import ClientDisconnected

from harena import server as server_module
from harena.games import game
from harena.kernel.choice import PASS
from harena.kernel.rules import BadInput
from harena.kernel.serialization import digest
from harena.matches.match import Match
from harena.matches.record import verify
from harena.server import protocol
from harena.server.app import make_app
from harena.server.commands import CommandRefused
from harena.server.persistence import hashed, record_of
from harena.server.schema import metadata, shared
from harena.server.store import HEAD, Change, Conflict, EntryRow, Store
from harena.server.store.checkpoints import FALLBACK, KEPT
from harena.server.store.database import create, upgrade
from harena.server.store.sqlite import Sqlite
from harena.server.table_registry import TableRegistry
from harena.server.tables import LiveTable
from tests.cases import cases
from tests.games.nundinae.day import ALTAR, BID
from tests.server.conftest import PATIENCE, environment
from tests.server.table_setup import Person, Wish, asked, execute, made, opened

MARKET = Wish("nundinae", "ppp", {"days": 1})


@pytest.fixture
async def registry(database: URL) -> AsyncIterator[TableRegistry]:
    """Tables on either database."""
    found = await opened(database)
    yield found
    await found.close()


@pytest.fixture
async def sqlite_registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    found = await opened(tmp_path / "harena.db")
    yield found
    await found.close()


async def table_of(registry: TableRegistry, key: str) -> LiveTable:
    found = await registry.table(key)
    assert found is not None
    return found


async def market(registry: TableRegistry) -> LiveTable:
    return await table_of(registry, await made(registry, MARKET))


# The database


async def test_a_live_connection_is_safe_against_power_cuts(sqlite_registry: TableRegistry) -> None:
    database = sqlite_registry.store.database
    assert isinstance(database, Sqlite)
    assert await database.pragmas() == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 1000,
        "wal_autocheckpoint": FALLBACK,
        "journal_size_limit": KEPT,
    }


async def test_a_new_database_has_the_schema(registry: TableRegistry) -> None:
    def differences(connection: Connection) -> list[Any]:
        known = MetaData()
        for part in [metadata] if connection.dialect.name == "sqlite" else [metadata, shared]:
            for table in part.sorted_tables:
                table.to_metadata(known)
        return list(compare_metadata(MigrationContext.configure(connection), known))

    assert await registry.store.transaction(differences) == []
    assert await execute(registry.store, "SELECT version_num FROM alembic_version") == HEAD
    folder = Path(server_module.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_current_head() == HEAD


async def test_the_migrations_build_what_a_new_database_has(registry: TableRegistry) -> None:
    """It is created at once, without them. Everything but the defaults of columns is the same."""

    def built(connection: Connection, build: Callable[[Connection], None]) -> dict[str, Any]:
        tables = MetaData()
        tables.reflect(connection)
        tables.drop_all(connection)
        build(connection)
        found = inspect(connection)
        return {name: shape(found, name) for name in found.get_table_names()}

    created = await registry.store.transaction(lambda connection: built(connection, create))
    assert await registry.store.transaction(lambda connection: built(connection, upgrade)) == created
    assert await execute(registry.store, "SELECT version_num FROM alembic_version") == HEAD


def shape(found: Any, name: str) -> list[Any]:
    columns = [(column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(name)]
    return [columns, found.get_pk_constraint(name), found.get_foreign_keys(name), found.get_indexes(name)]


def newer(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        db.execute("INSERT INTO alembic_version VALUES ('9999')")
    db.close()


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE seats (chair INTEGER)")
    db.close()


def nonsense(path: Path) -> None:
    path.write_bytes(b"this is no database\n" * 400)


def folder(path: Path) -> None:
    path.mkdir()


UNUSABLE: list[Callable[[Path], None]] = [newer, foreign, nonsense, folder]


@pytest.mark.parametrize("spoil", UNUSABLE)
async def test_an_unusable_database_is_named_in_one_line(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    spoil(tmp_path / "harena.db")
    with pytest.raises(BadInput) as error:
        await Store.open(f"sqlite:///{tmp_path / 'harena.db'}")
    assert "\n" not in str(error.value)
    assert "database" in str(error.value)


def test_serve_says_so_and_ends(tmp_path: Path) -> None:
    newer(tmp_path / "harena.db")
    words = [sys.executable, "-m", "harena", "serve", "--local", "--port", "0", "--data", str(tmp_path)]
    run = subprocess.run(words, capture_output=True, text=True, timeout=30, env=environment())
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("harena: the database ")
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize(("before", "work"), [("", create), ("0002", upgrade)])
async def test_a_start_that_was_cut_off_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str, work: Callable[[Connection], None]
) -> None:
    """Simulates a power cut while the tables are made or migrated."""

    def cut_off(connection: Connection) -> None:
        work(connection)
        raise RuntimeError("cut off")

    def schema() -> list[Any]:
        with sqlite3.connect(tmp_path / "harena.db") as db:
            found = db.execute("SELECT name, sql FROM sqlite_master").fetchall()
        db.close()
        return found

    url = f"sqlite:///{tmp_path / 'harena.db'}"
    if before:
        engine = create_engine(url)
        with engine.begin() as connection:
            upgrade(connection, before)
        engine.dispose()
    found = schema()
    with monkeypatch.context() as patched:
        patched.setattr("harena.server.store.sqlite.migrate", cut_off)
        with pytest.raises(RuntimeError):
            await Store.open(url)
    assert schema() == found
    await (await Store.open(url)).close()
    assert len(schema()) > len(found)


# A change is written completely or not at all


async def test_two_can_never_both_write_the_same_entry(registry: TableRegistry) -> None:
    table = await market(registry)
    before = await registry.store.load(table.row.id)
    entry = EntryRow(0, {"entry": {"seat": 0}}, [])
    seats = [row._replace(name="Nobody") for row in table.seats]
    change = Change(table.row._replace(phase="over"), seats, (entry,), None, 0, "mine")
    with pytest.raises(Conflict):
        await registry.store.save(change)
    with pytest.raises(Conflict):
        await registry.store.save(Change(table.row._replace(version=7), seats))
    assert await registry.store.load(table.row.id) == before


async def full(store: Store, is_full: bool) -> None:
    """Simulate a disk without a free page, as SQLite reports it."""
    pages = await execute(store, "PRAGMA page_count")
    await execute(store, f"PRAGMA max_page_count = {pages if is_full else 2**30}")


REFUSE = """
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = '53100'; END $$
"""


async def read_only(store: Store, is_so: bool) -> None:
    """Let the database refuse to write: SQLite says that it is read-only, PostgreSQL that its disk is full."""
    if not isinstance(store.database, Sqlite):
        await execute(store, REFUSE if is_so else "DROP TRIGGER refused ON tables")
        if is_so:
            await execute(store, "CREATE TRIGGER refused BEFORE UPDATE ON tables EXECUTE FUNCTION refuse()")
        return
    connection = store.database._writing.raw_connection()
    connection.cursor().execute(f"PRAGMA query_only = {int(is_so)}")  # outside of a transaction, which would not begin
    connection.close()


def state_of(table: LiveTable) -> tuple[Any, ...]:
    match = table.match
    assert match is not None
    marks = (match.drafter, list(match.draft), match.events.base, list(match.events.held), match.turns())
    return (digest(match.rules, match.settled), digest(match.rules, match.tip), marks, table.row, table.seats)


@pytest.mark.parametrize("key", ["\0", "a\0b", "", "é", "x" * 65, "' OR 1=1 --"])
async def test_a_database_is_not_asked_for_what_is_no_id(registry: TableRegistry, key: str) -> None:
    """PostgreSQL refuses a zero byte, which looked like a database that cannot be used."""
    assert await registry.table(key) is None
    [state] = await registry.mine(protocol.MyTables([protocol.Mine(key, "x")]))
    assert state.phase == "gone"


async def test_what_cannot_be_saved_has_not_happened(registry: TableRegistry) -> None:
    table = await market(registry)
    ann, dan = Person(table, 0), Person(table, 1)
    table.enter(dan.viewer)
    stored, before = await registry.store.load(table.row.id), state_of(table)
    tries: list[tuple[str, str, dict[str, Any]]] = [
        ("answer", "one", ann.quote(1)),
        ("act", "two", {"free_action": "give", "args": [1, 1]}),
        ("rename", "three", {"name": "x" * 40}),
    ]
    await read_only(registry.store, True)
    heard = len(dan.heard)
    for kind, number, fields in tries:
        answer = await ann.command(kind, number, **fields)
        assert (answer["type"], answer["code"]) == ("refused", "not-saved")
    assert state_of(table) == before
    assert await registry.store.load(table.row.id) == stored
    assert len(dan.heard) == heard
    await read_only(registry.store, False)
    for kind, number, fields in tries:
        assert (await ann.command(kind, number, **fields))["type"] == "done"
    await assert_the_same_again(registry.store, table)


async def test_a_full_disk_refuses_and_a_little_room_is_enough(sqlite_registry: TableRegistry) -> None:
    """Moves are made until no page is left. Then they are refused, and they work again when there is room."""
    registry = sqlite_registry
    table = await table_of(registry, await made(registry, Wish("nundinae", "ppp", {"days": 9})))
    await full(registry.store, True)
    rng = Random(3)
    for _ in range(200):
        person = Person(table, asked(table, rng))
        before = state_of(table)
        quoted = person.quote(None, rng)
        answer = await person.command("answer", "again", **quoted)
        if answer["type"] == "refused":
            break
        table.done.pop((person.viewer.seat, "again"))
        await execute(registry.store, "DELETE FROM commands")
    assert answer["code"] == "not-saved"
    assert state_of(table) == before
    await full(registry.store, False)
    assert (await person.command("answer", "again", **quoted))["type"] == "done"
    assert state_of(table) != before
    await assert_the_same_again(registry.store, table)


async def test_a_broken_move_changes_nothing(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a bug in the middle of a move, the table is unchanged, on disk and in memory."""
    table = await market(registry)
    ann = Person(table, 0)
    before = state_of(table)

    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Match, "_lay_on_top", fail)
    with pytest.raises(ZeroDivisionError):
        await ann.command("act", free_action="give", args=[1, 1])
    monkeypatch.undo()
    assert state_of(table) == before
    assert (await ann.command("act", free_action="give", args=[1, 1]))["type"] == "done"
    await assert_the_same_again(registry.store, table)


# Two servers


@pytest.fixture
async def twins(database: URL) -> AsyncIterator[tuple[TableRegistry, TableRegistry]]:
    first, second = await opened(database), await opened(database)
    yield first, second
    await first.close()
    await second.close()


async def to_the_altars(table: LiveTable) -> None:
    """Play until Ann must name altars: a run of answers that is hers alone until it ends."""
    people = [Person(table, seat) for seat in range(3)]
    for option in (PASS, BID):
        for person in people:
            await person.answer(option)
    await people[0].answer(PASS)
    for person in people:
        await person.answer(PASS)


MOVES: list[tuple[str, str, dict[str, Any]]] = [
    ("answer", "answer", {}),
    ("draft", "answer", {}),
    ("free_action", "act", {"free_action": "give", "args": [1, 1]}),
    ("name", "rename", {"name": "Late"}),
    ("leave", "leave", {}),
]


@pytest.mark.parametrize("what", cases(["entry"], ["draft", "seats"]))
@pytest.mark.parametrize(("case", "kind", "fields"), MOVES, ids=[move[0] for move in MOVES])
async def test_the_second_of_two_servers_catches_up_and_both_go_on(
    twins: tuple[TableRegistry, TableRegistry],
    case: str,
    kind: str,
    fields: dict[str, Any],
    what: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """This holds whatever the first has written and whatever the second is asked to write."""
    monkeypatch.setattr(LiveTable, "wake", lambda table: None)  # no bot moves during the comparison
    one, two = twins
    key = await made(one, MARKET)
    table = await table_of(one, key)
    if case == "draft" or what == "draft":
        await to_the_altars(table)
    late = await table_of(two, key)
    first = Person(table, 0 if what == "draft" else 2)
    if what == "draft":
        assert (await first.answer(ALTAR))["type"] == "done"
        assert table.match is not None
        assert table.match.draft == [ALTAR]
    elif what == "entry":
        assert (await first.command("act", free_action="give", args=[0, 1]))["type"] == "done"
    else:
        assert (await first.command("rename", name="Early"))["type"] == "done"
    slow, other = Person(late, 0), Person(late, 1)
    late.enter(other.viewer)
    option = {"answer": PASS, "draft": ALTAR + 1}.get(case, PASS)
    option = ALTAR + 1 if what == "draft" and case == "answer" else option
    said = slow.quote(option) if kind == "answer" else fields
    heard = len(other.heard)
    answer = await slow.command(kind, "late", **said)
    assert not late.stale
    assert not other.hung_up
    if what == "seats":
        assert "Early" in [seat["name"] for seat in other.heard[heard]["seats"]], "the others are shown both changes"
    if answer["type"] == "refused":  # the question was answered at the other server
        assert (what, kind, answer["code"]) == ("draft", "answer", "stale")
        said = slow.quote(option)
        assert (await slow.command(kind, "later", **said))["type"] == "done"
    await assert_the_same_again(two.store, late)
    assert await table.catch_up()
    assert_same(table, late)


@pytest.mark.parametrize("seed", cases([0], [1, 2]))
async def test_two_servers_play_one_match(
    twins: tuple[TableRegistry, TableRegistry], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People move, draft, undo, make offers, talk and rename at either server. Both know the same after every move."""
    monkeypatch.setattr(LiveTable, "wake", lambda table: None)
    rng = Random(seed)
    key = await made(twins[0], Wish("nundinae", "ppp", {"days": 3}))
    tables = [await table_of(registry, key) for registry in twins]
    watching = [Person(table, 1) for table in tables]
    for table, person in zip(tables, watching, strict=True):
        table.enter(person.viewer)
    for step in range(250):
        here = rng.choice(tables)
        if rng.random() < 0.5:
            await here.catch_up()  # it was told; otherwise it finds out
        if here.playing().over:
            break
        person = Person(here, asked(here, rng))
        free = here.playing().rules.free_moves_for(here.playing().settled, person.viewer.seat)
        if rng.random() < 0.15 and free:
            name, args = rng.choice(free)
            await person.command("act", free_action=name, args=list(args))
        elif rng.random() < 0.1:
            assert (await person.command("say", text=f"word {step}"))["type"] in ("done", "refused")
        elif rng.random() < 0.05:
            assert (await person.command("rename", name=f"N{step}"))["type"] == "done"
        elif here.playing().drafter == person.viewer.seat and rng.random() < 0.3:
            await person.command("undo")
        else:
            await person.answer(rng=rng)
        for table in tables:
            assert await table.catch_up()
        assert state_of(tables[0]) == state_of(tables[1])
        talks = [table.conversation.talk.entries for table in tables]
        assert talks[0] == talks[1]
    assert not any([table.stale for table in tables])
    assert len(tables[0].conversation.talk.entries) > 1
    scenes = [[each for each in person.heard if each["type"] == "scene"][-1] for person in watching]
    assert {**scenes[0], "seq": 0, "log": []} == {**scenes[1], "seq": 0, "log": []}
    lines = [[line for each in person.heard for line in each.get("log", ())] for person in watching]
    assert lines[0] == lines[1]
    await assert_the_same_again(twins[0].store, tables[0])


async def test_a_seat_taken_at_another_server_is_not_given_away_twice(
    twins: tuple[TableRegistry, TableRegistry],
) -> None:
    one, two = twins
    key = await made(one, Wish("gorus", "pf", start=False))
    table, late = await table_of(one, key), await table_of(two, key)
    assert (await table.seating.sit(table.row.invite, "Eva", -1)).seat == 1
    with pytest.raises(CommandRefused):
        await late.seating.sit(late.row.invite, "Max", -1)
    assert [seat.name for seat in late.seats] == ["P0", "Eva"]
    assert not late.stale


async def test_a_broken_table_does_not_disturb_others(registry: TableRegistry) -> None:
    bad, good = await made(registry, MARKET), await made(registry, MARKET)
    await execute(registry.store, "UPDATE snapshots SET position = '{}' WHERE table_id = :key", key=bad)
    with pytest.raises(BadInput):
        await registry.table(bad)
    app = make_app(registry.store.database.url, bot_processes=1)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport) as client:
        answer = await client.get(f"http://localhost/api/tables/{bad}/record")
        assert (answer.status_code, answer.json()["code"]) == (500, "broken")
        assert "nosniff" in answer.headers["x-content-type-options"]
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert (await client.get(f"http://localhost/api/tables/{good}/record")).status_code == 200
        said = await knock(app, f"/ws/{bad}")
        assert said == [{"type": "closing", "code": "no-such-table"}]


async def knock(app: Any, path: str, *, hello: bool = True, token: str = "") -> list[Any]:
    """Open a raw socket, send hello or nothing, and read what comes."""
    said: list[Any] = []
    word = {"type": "websocket.receive", "text": json.dumps({"type": "hello", "token": token})}
    come = [{"type": "websocket.connect"}, *[word] * hello]
    ended = asyncio.Event()

    async def receive() -> Any:
        if not come:
            await ended.wait()
        return come.pop(0) if come else {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send":
            said.append(json.loads(message["text"]))
        if message["type"] == "websocket.close":
            ended.set()

    scope: dict[str, Any] = {"type": "websocket", "path": path, "query_string": b"", "root_path": "", "scheme": "ws"}
    scope |= {"headers": [(b"host", b"localhost")], "subprotocols": [], "extensions": {}}
    async with asyncio.timeout(PATIENCE):
        await app(scope, receive, send)
    return said


async def test_a_silent_connection_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harena.server.limits.HELLO_WITHIN", 0.05)
    app = make_app(f"sqlite:///{tmp_path / 'harena.db'}", bot_processes=1)
    async with app.router.lifespan_context(app):
        key = await made(app.state.site.registry, MARKET)
        assert await knock(app, f"/ws/{key}", hello=False) == [{"type": "closing", "code": "hello-first"}]


async def test_whoever_is_refused_may_be_gone_already(tmp_path: Path) -> None:
    """uvicorn says so when something is sent; that is no failure of the server."""
    app = make_app(f"sqlite:///{tmp_path / 'harena.db'}", bot_processes=1)

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        if message["type"] != "websocket.accept":
            raise ClientDisconnected

    scope: dict[str, Any] = {"type": "websocket", "path": "/ws/t", "query_string": b"", "root_path": "", "scheme": "ws"}
    scope |= {"headers": [(b"host", b"localhost")], "subprotocols": [], "extensions": {}}
    async with app.router.lifespan_context(app):
        app.state.site.callers.own.most = 0
        async with asyncio.timeout(PATIENCE):
            await app(scope, receive, send)


async def test_spectators_are_limited_and_never_block_a_seat(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("harena.server.limits.CROWD", 1)
    app = make_app(registry.store.database.url, bot_processes=1)
    async with app.router.lifespan_context(app):
        site: TableRegistry = app.state.site.registry
        table = await table_of(site, await made(site, MARKET))
        watcher = Person(table, -1)
        table.enter(watcher.viewer)
        path = f"/ws/{table.row.id}"
        assert await knock(app, path) == [{"type": "closing", "code": "too-fast"}]
        table.seats = [row._replace(token=hashed("mine")) for row in table.seats]
        told = asyncio.create_task(knock(app, path, token="mine"))
        while len(table.sessions) < 2 and not told.done():
            await asyncio.sleep(0.01)
        table.sessions[-1].close()
        assert [message["type"] for message in await told] == ["table", "scene", "talk"]


# Save and restore


def assert_same(one: LiveTable, other: LiveTable) -> None:
    assert state_of(one) == state_of(other)
    assert one.done.keys() <= other.done.keys()  # a table that is opened knows only the newest
    assert one.entries == other.entries


async def assert_the_same_again(store: Store, table: LiveTable) -> None:
    saved = await store.load(table.row.id)
    assert saved is not None
    loaded = LiveTable(store, table.bot_pool, saved)
    assert_same(loaded, table)
    match, whole = loaded.match, await store.load(table.row.id, whole=True)
    assert match is not None
    assert whole is not None
    record = {**record_of(whole), "result": match.record["result"]}
    assert verify(match.game, record) == digest(match.rules, match.settled)


@pytest.mark.parametrize("seed", range(6))
async def test_a_restored_table_equals_the_saved_one(registry: TableRegistry, seed: int) -> None:
    """The comparison is made after every answer, with half-sealed bids, open drafts and pending offers."""
    rng = Random(seed)
    wish = [MARKET, Wish("gorus", "pp", {"target": 1}), Wish("gorus", "p")][seed % 3]
    table = await table_of(registry, await made(registry, wish))
    seen = set()
    for step in range(400):
        match = table.match
        assert match is not None
        if match.over:
            break
        seat = asked(table, rng)
        person = Person(table, seat)
        if rng.random() < 0.15:
            free = match.rules.free_moves_for(match.settled, seat)
            if free:
                name, args = rng.choice(free)
                await person.command("act", free_action=name, args=list(args))
        elif match.drafter == seat and rng.random() < 0.3:
            assert (await person.command("undo"))["type"] == "done"
        else:
            assert (await person.answer(rng=rng))["type"] == "done"
        if rng.random() < 0.05:
            await person.command("rename", name=f"N{step}")
        sealed = any([given >= 0 for frame in match.settled.stack for given in frame.seals])
        kind = "draft" if match.draft else "sealed" if sealed else "offer" if match.settled.offers else ""
        if kind or rng.random() < 0.2:
            seen.add(kind)
            await assert_the_same_again(registry.store, table)
    assert table.row.phase == "over"
    await assert_the_same_again(registry.store, table)
    assert wish is not MARKET or {"draft", "sealed"} & seen


async def test_a_match_of_older_rules_goes_on_in_a_new_segment(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await market(registry)
    await to_the_altars(table)
    ann = Person(table, 0)
    await ann.answer(ALTAR)
    key = table.row.id
    played = table.entries
    registry.unload_if_idle(table)
    assert key not in registry.tables
    monkeypatch.setattr(game("nundinae").rules, "version", 2)
    table = await table_of(registry, key)
    assert table.match is not None
    assert table.match.record["segments"][-1]["rules_version"] == 2
    assert table.entries == played + 1
    assert table.match.draft == [ALTAR]  # the draft is restored as it was
    await assert_the_same_again(registry.store, table)
    rng = Random(1)
    while not table.match.over:
        await Person(table, asked(table, rng)).answer(rng=rng)
        await assert_the_same_again(registry.store, table)
    saved = await registry.store.load(key, whole=True)
    assert saved is not None
    record = {**record_of(saved), "result": table.match.record["result"]}
    assert [part["rules_version"] for part in record["segments"]] == [1, 2]
    assert verify(game("nundinae"), record)
