"""Opens the database beside the server: for the commands of an operator, and for what the server reads of their orders.

SQLite and PostgreSQL look the same from here. A piece of work is a function of a connection, and one transaction.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from platformdirs import user_data_dir
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from harena.kernel.rules import BadInput
from harena.server.store import HEAD

FILE = "harena.db"
LOCKED = 10_000  # milliseconds to wait for another writer (SQLite)
PATIENCE = 10  # seconds to wait for a connection (PostgreSQL)

_T = TypeVar("_T")


def default_folder() -> Path:
    return Path(os.environ.get("HARENA_DATA") or user_data_dir("harena", appauthor=False))


def located(data: Path | None, database: str | None) -> URL:
    """Return where the database is: the one that was named, or the file in the data folder. It may not exist yet."""
    given = database or os.environ.get("HARENA_DATABASE")
    if data is not None and database is not None:
        raise BadInput("--data and --database clash: both say where the tables are kept; expected one of them")
    if data is not None or not given:
        return URL.create("sqlite", database=str((data or default_folder()).expanduser() / FILE))
    try:
        url = make_url(given)
    except ArgumentError:
        raise BadInput("--database cannot be read; expected postgresql+asyncpg://USER:PASSWORD@HOST/NAME") from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+asyncpg")
    if url.get_backend_name() == "sqlite":
        return url.set(drivername="sqlite")
    raise BadInput(f"--database names {url.get_backend_name()!r}; expected postgresql or sqlite")


def file_of(url: URL) -> Path | None:
    """Return the file of a SQLite database; None for PostgreSQL."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def shown(url: URL) -> str:
    """Return how a database is called in a message. The password is hidden."""
    file = file_of(url)
    return url.render_as_string(hide_password=True) if file is None else str(file)


class SideDatabase:
    def __init__(self, url: URL, snapshot: bool = False) -> None:
        """`snapshot`: everything that is read in one transaction is from the same moment. SQLite does that anyway."""
        self.url = url
        self.file = file_of(url)
        if self.file is not None:
            self.engine = sqlite_engine(url)
            return
        how: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if snapshot else {}
        try:
            from sqlalchemy.ext.asyncio import create_async_engine  # needs a package that only harena[postgres] brings

            self.server = create_async_engine(url, pool_size=1, connect_args={"timeout": PATIENCE}, **how)
        except (ImportError, NoSuchModuleError):
            raise BadInput("PostgreSQL needs more: pip install 'harena[postgres]'") from None

    async def run(self, work: Callable[[Connection], _T]) -> _T:
        """Run the work in one transaction. BadInput says in one line why the database cannot be used."""
        try:
            if self.file is not None:
                return await asyncio.to_thread(self._in_thread, work)
            async with self.server.begin() as connection:
                return await connection.run_sync(work)
        except DBAPIError as error:
            raise BadInput(f"{shown(self.url)} cannot be used: {_reason(error.orig)}") from error
        except (SQLAlchemyError, OSError) as error:
            raise BadInput(f"{shown(self.url)} cannot be used: {_reason(error)}") from error
        except Exception as error:
            if type(error).__module__.startswith("asyncpg"):  # raised while it connects: a wrong password or name
                raise BadInput(f"{shown(self.url)} cannot be used: {_reason(error)}") from error
            raise

    def _in_thread(self, work: Callable[[Connection], _T]) -> _T:
        with self.engine.begin() as connection:
            return work(connection)

    async def outside(self, statement: str) -> None:
        """Run a statement that no transaction may hold, such as VACUUM."""
        if self.file is not None:

            def work() -> None:
                raw = self.engine.raw_connection()
                try:
                    raw.cursor().execute(statement)
                finally:
                    raw.close()

            await asyncio.to_thread(work)
            return
        async with self.server.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            await connection.execute(text(statement))

    async def close(self) -> None:
        if self.file is not None:
            await asyncio.to_thread(self.engine.dispose)
        else:
            await self.server.dispose()


def sqlite_engine(url: URL) -> Engine:
    engine = create_engine(url)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def checked(connection: Connection, name: str) -> None:
    """Raise BadInput unless this is a database of this version of Harena."""
    version = schema_of(connection)
    if version is None:
        raise BadInput(f"{name} is not a database of Harena")
    if version > HEAD:
        raise BadInput(f"{name} was written by a newer Harena (schema {version}; this one knows {HEAD})")
    if version < HEAD:
        raise BadInput(
            f"{name} was written by an older Harena (schema {version}; this one needs {HEAD}); "
            "`harena serve` brings it up to date when it starts"
        )


def schema_of(connection: Connection) -> str | None:
    """Return the version of the schema; None if this is not a database of ours."""
    if not {"alembic_version", "tables", "seats", "entries"} <= set(inspect(connection).get_table_names()):
        return None
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())


def _reason(error: object) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={LOCKED}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
