"""Tests the commands of an operator on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import URL, Connection, make_url, select

from harena.cli import main
from harena.kernel.rules import BadInput
from harena.server import backup
from harena.server.moderation import read_orders
from harena.server.schema import metadata, tables
from harena.server.side_database import SideDatabase
from tests.server.conftest import Guest, launch, make, stop, wait_for
from tests.server.postgres import Server
from tests.server.test_operators import DATA, Harena, Run, beside, refused


def nothing(done: int, total: int) -> None:
    """Show no progress."""


@pytest.fixture
def url(postgres_server: Server) -> Iterator[URL]:
    """A new database with the schema of this version. There is no event loop: commands have their own."""
    with asyncio.Runner() as runner:
        entered = postgres_server.database()
        yield runner.run(entered.__aenter__())
        runner.run(entered.__aexit__(None, None, None))


def once(url: URL, work: Callable[[Connection], Any]) -> Any:
    async def run() -> Any:
        database = SideDatabase(url)
        try:
            return await database.run(work)
        finally:
            await database.close()

    return asyncio.run(run())


@pytest.fixture
def harena(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, url: URL) -> Harena:
    monkeypatch.setenv("HARENA_LANG", "en")
    monkeypatch.setenv("HARENA_DATABASE", url.render_as_string(hide_password=False))

    def run(*args: str | Path) -> Run:
        capsys.readouterr()
        code = main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return Run(code, out, err)

    return run


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A backup of the tables that version 0.1.0 left."""
    old = Path(shutil.copy(DATA / "harena-0.1.0.sqlite", tmp_path / "old.db"))
    assert main(["restore", str(old), "--data", str(tmp_path / "folder")]) == 0
    assert main(["backup", str(tmp_path / "kept.db"), "--data", str(tmp_path / "folder")]) == 0
    return tmp_path / "kept.db"


def rows(file: Path, table: str) -> list[Any]:
    with sqlite3.connect(file) as db:
        found = db.execute(f"SELECT * FROM {table}").fetchall()
    db.close()
    return sorted(found)


def test_from_one_file_to_postgresql_and_back(url: URL, kept: Path, tmp_path: Path, harena: Harena) -> None:
    found, before = asyncio.run(backup.fill(kept, url, False, nothing))
    assert (before.tables, found.tables) == (0, len(rows(kept, "tables")))
    run = harena("backup", tmp_path / "back.db")
    assert (run.code, run.err) == (0, "")
    for name in metadata.tables:
        assert rows(tmp_path / "back.db", name) == rows(kept, name)
    with pytest.raises(BadInput, match="is not empty: it has"):
        asyncio.run(backup.fill(kept, url, False, nothing))
    again, lost = asyncio.run(backup.fill(kept, url, True, nothing))
    assert again == lost == found


def test_a_database_in_use_is_not_replaced(url: URL, kept: Path) -> None:
    async def both() -> None:
        other = SideDatabase(url)
        await other.run(lambda connection: None)
        try:
            with pytest.raises(BadInput, match="is in use; stop the servers on it first"):
                await backup.fill(kept, url, True, nothing)
        finally:
            await other.close()

    asyncio.run(both())


def test_prune_and_admin(url: URL, kept: Path, harena: Harena) -> None:
    asyncio.run(backup.fill(kept, url, False, nothing))
    count = len(rows(kept, "tables"))
    listed = json.loads(harena("admin", "tables", "--json").out)
    assert len(listed) == count
    key = listed[0]["id"]
    assert harena("admin", "show", key[:9]).code == 0
    assert harena("admin", "close", key, "--why", "Bad words").code == 0
    assert harena("admin", "ban", "203.0.113.0/24").code == 0
    assert harena("admin", "announce", "Ave", "--for", "1h").code == 0
    orders = once(url, read_orders)
    assert orders.closed == {key: "Bad words"}
    assert orders.banned("203.0.113.9") is not None
    assert orders.announcement is not None
    run = harena("prune", "--older-than", "1m")
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith(f"Deleted: {count} tables")
    assert once(url, lambda connection: connection.execute(select(tables)).all()) == []


def test_databases_that_cannot_be_used(url: URL, tmp_path: Path, harena: Harena) -> None:
    nowhere = make_url("postgresql+asyncpg://me:secret@127.0.0.1:1/harena").render_as_string(hide_password=False)
    run = harena("backup", tmp_path / "b.db", "--database", nowhere)
    refused(run, "postgresql+asyncpg://me:***@127.0.0.1:1/harena cannot be used")
    assert "secret" not in run.err
    other = url.set(database="nothing").render_as_string(hide_password=False)
    refused(harena("backup", tmp_path / "b.db", "--database", other), 'database "nothing" does not exist')
    empty = url.set(database="template1").render_as_string(hide_password=False)
    refused(harena("backup", tmp_path / "b.db", "--database", empty), "is not a database of Harena")


async def test_a_match_goes_on_in_another_database(postgres_server: Server, tmp_path: Path) -> None:
    """Backed up from PostgreSQL while somebody plays, restored into another one, and into a file."""
    async with postgres_server.database() as first, postgres_server.database("template0") as second:
        here, there = [each.render_as_string(hide_password=False) for each in (first, second)]
        place = wait_for(launch(None, tmp_path / "log", HARENA_DATABASE=here))
        try:
            made = await make(place, "gorus", "pb")
            async with Guest(place, made.table, made.tokens[0]) as ann:
                await ann.turn()
                await ann.any_answer(Random(1))
                await ann.turn()
                run = await asyncio.to_thread(beside, "backup", tmp_path / "b.db", "--database", here)
                assert run.code == 0, run
                before = (ann.scene["view"], ann.question)
                refused(await asyncio.to_thread(beside, "restore", tmp_path / "b.db", "--database", here), "in use")
        finally:
            stop(place)
        assert (await asyncio.to_thread(beside, "restore", tmp_path / "b.db", "--database", there)).code == 0
        other = wait_for(launch(None, tmp_path / "log2", HARENA_DATABASE=there))
        try:
            async with Guest(other, made.table, made.tokens[0]) as ann:
                assert (ann.scene["view"], ann.question) == before
                await ann.any_answer(Random(2))
                await ann.turn()
        finally:
            stop(other)
