"""What the store needs from a database, whichever it is."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import (
    URL,
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    insert,
    inspect,
    text,
)
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError

from harena.kernel.rules import BadInput
from harena.server.schema import metadata, shared
from harena.server.store.rows import Conflict, News, NotSaved, Repeated
from harena.server.store.writing import Written, write_together

log = logging.getLogger("harena")

HEAD = "0015"  # the newest migration; a test compares
PAUSE = 0.05  # seconds until the next try while the database is locked or away

_T = TypeVar("_T")


class Database(Protocol):
    """Runs work in transactions. While the database is locked by somebody else or cannot be reached, all of these wait
    for it. Otherwise an error of the database is NotSaved, and nothing of the transaction has happened."""

    url: URL

    async def open(self) -> None:
        """Create the tables, or bring them up to date. BadInput where the database cannot be used."""

    async def read(self, work: Callable[[Connection], _T]) -> _T:
        """Run work that only reads. It sees everything that was written before."""

    async def read_once(self, work: Callable[[Connection], _T]) -> _T:
        """Do the same with work that is one statement in PostgreSQL: it needs no transaction around it."""

    async def write(self, work: Callable[[Connection], _T]) -> _T:
        """Run work in one transaction, which is on disk when this returns. Callers take turns."""

    async def write_group(self, group: Sequence[Written]) -> list[Exception | None]:
        """Write many changes in one transaction. Return for each of them the error, if it was refused."""

    async def listen(self, heard: Callable[[News | None], None]) -> None:
        """Call somebody with everything that other servers write here; with None if something may have been missed."""

    async def close(self) -> None: ...


def write_one_by_one(connection: Connection, group: Sequence[Written]) -> list[Exception | None]:
    """Write a group in which something is wrong: all changes but the wrong ones."""
    found: list[Exception | None] = []
    for change in group:
        try:
            with connection.begin_nested():
                write_together(connection, [change])
            found.append(None)
        except Exception as error:
            if not is_own(error):
                raise
            found.append(refusal(error))
    return found


def is_own(error: Exception) -> bool:
    """Is this the error of one change, which says nothing about others in the same group?"""
    if isinstance(error, DBAPIError):
        state = str(getattr(error.orig, "sqlstate", None) or "")  # PostgreSQL: 22 is wrong data
        own = isinstance(error, DataError | IntegrityError | InterfaceError) or state.startswith("22")
        return own and not error.connection_invalidated
    return isinstance(error, Conflict | Repeated | OverflowError)


def refusal(error: Exception) -> Exception:
    """Return what the caller of a change is told."""
    if isinstance(error, Repeated):
        return error
    if isinstance(error, Conflict | IntegrityError):
        return Conflict()
    return NotSaved(words(error))


def words(error: Exception) -> str:
    """Return one line about an error of a database or of the way to it."""
    found: BaseException | None = error.orig if isinstance(error, DBAPIError) else error
    found = getattr(found, "__cause__", None) or found  # the driver's own
    if isinstance(found, TimeoutError):
        return "it does not answer"
    lines = str(found).splitlines()
    return lines[0] if lines else type(found).__name__


def is_current(connection: Connection) -> bool:
    """Is the schema up to date? BadInput where it is not ours, or newer than we are."""
    known = inspect(connection).get_table_names()
    if "alembic_version" in known:
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if str(version) > HEAD:
            raise BadInput(f"the database was made by a newer Harena (schema {version}; this one knows {HEAD})")
        return version == HEAD
    if set(known) & set(metadata.tables):
        raise BadInput("the database holds tables that are not Harena's; name another with --data or --database")
    return False


def create(connection: Connection) -> None:
    """Create the newest schema in a database without tables: what all migrations make together, as a test checks."""
    metadata.create_all(connection)
    if connection.dialect.name == "postgresql":
        shared.create_all(connection)
    version = Table("alembic_version", MetaData(), Column("version_num", String(32), nullable=False))
    version.append_constraint(PrimaryKeyConstraint("version_num", name="alembic_version_pkc"))
    version.create(connection)
    connection.execute(insert(version), {"version_num": HEAD})


def migrate(connection: Connection) -> None:
    """Create the schema, or bring it up to date."""
    if not inspect(connection).has_table("alembic_version"):
        create(connection)
    elif not is_current(connection):
        upgrade(connection)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations that are missing. Alembic is imported only when it has something to do: it is slow to load."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent.parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
