"""Copies a whole database: into a backup, which is one SQLite file, and from a backup into an empty database.

Source and target may be SQLite or PostgreSQL. Rows are copied in one transaction on each side, so a backup shows one
moment while the server goes on, and a restore that fails has changed nothing.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sqlalchemy import URL, Connection, delete, func, insert, select, text
from sqlalchemy.exc import DatabaseError, DBAPIError

from harena.files import trouble
from harena.kernel.rules import BadInput
from harena.server.schema import metadata, people, tables
from harena.server.side_database import SideDatabase, checked, schema_of, shown, sqlite_engine
from harena.server.store import HEAD, Store
from harena.server.store.database import create

HEADER = b"SQLite format 3\0"
AT_ONCE = 500  # rows

Progress = Callable[[int, int], None]  # rows copied, rows in all


class Content(NamedTuple):
    """What a database holds: tables by phase."""

    open: int = 0
    running: int = 0
    over: int = 0

    @property
    def tables(self) -> int:
        return self.open + self.running + self.over


def content_of(connection: Connection) -> Content:
    counted = select(tables.c.phase, func.count().label("many")).group_by(tables.c.phase)
    found = {row.phase: row.many for row in connection.execute(counted)}
    found["over"] = found.get("over", 0) + found.get("closed", 0)  # its host has closed it
    return Content(*[found.get(phase, 0) for phase in Content._fields])


def copy(source: Connection, target: Connection, progress: Progress) -> None:
    known = metadata.sorted_tables  # rows can be inserted in this order
    total = sum([source.execute(select(func.count()).select_from(table)).scalar() or 0 for table in known])
    done = 0
    progress(done, total)
    for table in known:
        rows = source.execution_options(yield_per=AT_ONCE).execute(select(table))
        for some in rows.mappings().partitions(AT_ONCE):
            try:
                target.execute(insert(table), [dict(row) for row in some])
            except DBAPIError as error:  # a full disk, for example; errors of the source are told apart from it
                raise BadInput(f"{shown(target.engine.url)} cannot be written: {error.orig}") from None
            done += len(some)
            progress(done, total)


# Backup


async def back_up(url: URL, file: Path, force: bool, progress: Progress) -> Content:
    """Write a backup. The file appears when it is complete."""
    if os.path.lexists(file) and not force:
        raise BadInput(f"{file} exists already; name another file, or replace it with --force")
    if file.is_dir():
        raise BadInput(f"{file} is a folder; expected a file name")
    draft = file.with_name(f"{file.name}.{os.getpid()}.part")
    database = SideDatabase(url, snapshot=True)

    def measure(source: Connection) -> int:
        checked(source, shown(url))
        return size_of(source)

    def work(source: Connection) -> Content:
        with _opened(draft) as target:
            create(target)
            copy(source, target, progress)
            return content_of(target)

    try:
        _check_room(file, await database.run(measure))
        _claim(draft)
        found = await database.run(work)
        _flush(draft)
        look_into(draft)
        draft.replace(file)
    except OSError as error:
        raise BadInput(f"cannot write {trouble(error)}") from None
    finally:
        await database.close()
        draft.unlink(missing_ok=True)
    return found


def size_of(connection: Connection) -> int:
    """Return about how many bytes the content takes."""
    if connection.dialect.name == "sqlite":
        pages, free, size = [
            connection.execute(text(f"PRAGMA {name}")).scalar() or 0
            for name in ("page_count", "freelist_count", "page_size")
        ]
        return int((pages - free) * size)
    return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar() or 0)


def _check_room(file: Path, needed: int) -> None:
    free = shutil.disk_usage(file.absolute().parent).free
    if free < needed:
        raise BadInput(f"there is not enough room for {file}: {free:,} bytes are free, and it needs about {needed:,}")


def _claim(draft: Path) -> None:
    """Create the file for its owner only: a backup holds invitations and everybody's cards."""
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _flush(file: Path) -> None:
    with file.open("rb") as written:
        os.fsync(written.fileno())


@contextmanager
def _opened(file: Path) -> Iterator[Connection]:
    """Run one transaction on a SQLite file."""
    engine = sqlite_engine(URL.create("sqlite", database=str(file)))
    try:
        with engine.connect() as connection:
            yield connection
            try:
                connection.commit()
            except DBAPIError as error:
                raise BadInput(f"{file} cannot be written: {error.orig}") from None
    finally:
        engine.dispose()


# Restore


async def restore(file: Path, url: URL, force: bool, progress: Progress) -> tuple[Content, Content]:
    """Replace the content of a database by that of a backup. Return what was restored, and what was there before."""
    look_into(file)
    await (await Store.open(url)).close()  # creates the database or brings it up to date
    return await fill(file, url, force, progress)


async def fill(file: Path, url: URL, force: bool, progress: Progress) -> tuple[Content, Content]:
    """Replace the rows of a database that has the schema of this version."""
    version = look_into(file)
    database = SideDatabase(url)
    try:
        before = await database.run(lambda target: _emptied(target, url, force, keep=True))
        with TemporaryDirectory(prefix="harena-") as folder:
            source = file if version == HEAD else await _renewed(file, Path(folder))

            def work(target: Connection) -> Content:
                _emptied(target, url, force)
                with _opened(source) as rows:
                    copy(rows, target, progress)
                return content_of(target)

            return await database.run(work), before
    finally:
        await database.close()


def look_into(file: Path) -> str:
    """Check a backup, and return the version of its schema. BadInput says what is wrong with it."""
    try:
        with file.open("rb") as raw:
            head = raw.read(len(HEADER))
    except OSError as error:
        raise BadInput(f"cannot read {trouble(error)}") from None
    if head != HEADER:
        raise BadInput(f"{file} is not a backup of Harena")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as raw_connection:
            found = [str(row[0]) for row in raw_connection.execute("PRAGMA quick_check(1)")]
            if found != ["ok"]:
                raise BadInput(f"{file} is damaged: {' '.join(found[0].split())}")
        with _opened(file) as connection:
            version = schema_of(connection)
            if version is not None and version <= HEAD:
                content_of(connection)
    except sqlite3.DatabaseError as error:
        raise BadInput(f"{file} is damaged: {error}") from None
    except DatabaseError as error:
        raise BadInput(f"{file} is damaged: {error.orig}") from None
    if version is None:
        raise BadInput(f"{file} is a database, but not one of Harena")
    if version > HEAD:
        raise BadInput(f"{file} was written by a newer Harena (schema {version}; this one knows {HEAD})")
    return version


async def _renewed(file: Path, folder: Path) -> Path:
    """Copy an older backup and bring the copy up to date."""
    copied = folder / "older.db"
    with (
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(copied)) as target,
    ):
        source.backup(target)
    await (await Store.open(URL.create("sqlite", database=str(copied)))).close()
    return copied


def _emptied(target: Connection, url: URL, force: bool, keep: bool = False) -> Content:
    """Delete everything, if that is wanted or nothing would be lost. Return what was there. `keep`: only check."""
    if target.dialect.name == "postgresql":
        others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        if target.execute(text(others)).scalar():
            raise BadInput(f"{shown(url)} is in use; stop the servers on it first")
    found = content_of(target)
    known = target.execute(select(func.count()).select_from(people).where(people.c.kind == "account")).scalar() or 0
    if (found.tables or known) and not force:
        accounts = f" and {known} accounts" if known else ""
        raise BadInput(
            f"{shown(url)} is not empty: it has {found.tables} tables ({found.running} running, {found.open} open, "
            f"{found.over} over){accounts}, which would be lost; --force replaces them, `harena backup` keeps them "
            "first"
        )
    if not keep:
        for table in reversed(metadata.sorted_tables):
            target.execute(delete(table))
    return found
