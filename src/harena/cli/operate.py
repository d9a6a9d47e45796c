"""Commands for those who run a server: backup, restore, prune."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Protocol, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from harena.cli.typed import one_of, span
from harena.kernel.rules import BadInput
from harena.text import Texts

if TYPE_CHECKING:  # the server is slow to load
    from sqlalchemy import URL, Connection

    from harena.server.backup import Content


Data = Annotated[
    Path | None, typer.Option(metavar="DIR", help="The folder of the server's tables. [default: HARENA_DATA, or yours]")
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="The database, if it is not in a folder: postgresql+asyncpg://... [default: HARENA_DATABASE]",
    ),
]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup: one file.")]

_T = TypeVar("_T")


def backup(
    file: BackupFile,
    data: Data = None,
    database: DatabaseUrl = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it exists.")] = False,
) -> None:
    """Write everything that a server keeps into one file. The server may go on meanwhile."""
    from harena.server import backup as copying

    url = existing(data, database)
    with _bar() as progress:
        found = asyncio.run(copying.back_up(url, file, force, progress))
    size = in_bytes(file.stat().st_size)
    print(Texts().say("operators-backup", file=str(file), size=size, **_counted(found)))


def restore(
    file: BackupFile,
    data: Data = None,
    database: DatabaseUrl = None,
    force: Annotated[bool, typer.Option("--force", help="Replace what is in the database now.")] = False,
) -> None:
    """Put a backup into an empty database. Stop the server first."""
    from harena.server import backup as copying
    from harena.server.serve import data_folder
    from harena.server.side_database import located

    url = located(data, database)
    copying.look_into(file)
    if (folder := folder_of(url)) is not None:
        data_folder(folder)
    with sole_use(url) as alone, _bar() as progress:
        if not alone:
            raise BadInput(f"a server uses {folder}; stop that server first")
        found, before = asyncio.run(copying.restore(file, url, force, progress))
    texts = Texts()
    if before.tables:
        print(texts.say("operators-replaced", **_counted(before)))
    print(texts.say("operators-restored", file=str(file), **_counted(found)))


def prune(
    older_than: Annotated[
        float,
        typer.Option(
            metavar="TIME", parser=span("--older-than"), help="How long nobody has touched a table: 90d, 12w ..."
        ),
    ],
    phase: Annotated[
        list[str] | None,
        typer.Option(
            metavar="PHASE",
            parser=one_of("--phase", "over", "open", "running"),
            help="Only these tables: over, open (not started) or running; may be repeated. [default: all three]",
        ),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")] = False,
    data: Data = None,
    database: DatabaseUrl = None,
) -> None:
    """Delete tables that nobody has touched for a long time; unless phases are named, old evenings and reports as well.
    The server may go on meanwhile."""
    from harena.server import prune as pruning
    from harena.server.backup import Content

    before, texts = time.time() - older_than, Texts()
    url = existing(data, database)
    with opened(url) as run:
        old = run(lambda connection: pruning.untouched(connection, before, phase or pruning.PHASES))
        counted = _counted(Content(**{name: len(keys) for name, keys in old.items()}))
        if dry_run:
            print(texts.say("operators-would-prune", **counted))
            return
        keys = [key for some in old.values() for key in some]
        for at in range(0, len(keys), pruning.AT_ONCE):
            run(partial(pruning.delete_tables, keys=keys[at : at + pruning.AT_ONCE], before=before))
        if not phase:
            run(partial(pruning.delete_old_club, before=before))
        run(pruning.delete_unused_decks)
        run(partial(pruning.delete_unseen_guests, before=before))
    print(texts.say("operators-pruned", **counted))
    if keys:
        _give_back(url, texts)


def _give_back(url: URL, texts: Texts) -> None:
    """Shrink the file. While a server runs, the room is kept for its next tables instead: shrinking would stop it."""
    from harena.server.side_database import SideDatabase, file_of

    file = file_of(url)

    async def vacuum() -> None:
        database = SideDatabase(url)
        try:
            await database.outside("VACUUM")
        finally:
            await database.close()

    size = file.stat().st_size if file is not None else 0
    with sole_use(url) as alone:
        if not alone:
            print(texts.say("operators-room-kept"))
            return
        asyncio.run(vacuum())
    if file is not None:
        print(texts.say("operators-room-freed", size=in_bytes(max(0, size - file.stat().st_size))))


# What the commands of an operator share


def existing(data: Path | None, database: str | None) -> URL:
    """Return where the database is. BadInput if there is none."""
    from harena.server.side_database import file_of, located

    url = located(data, database)
    file = file_of(url)
    if file is not None and not file.is_file():
        raise BadInput(f"there is no database in {file.parent}; name the folder of the server's tables with --data")
    return url


def folder_of(url: URL) -> Path | None:
    from harena.server.side_database import file_of

    file = file_of(url)
    return None if file is None else file.parent


@contextmanager
def sole_use(url: URL) -> Iterator[bool]:
    """Keep servers away from a SQLite file meanwhile. Yields False if one has it already."""
    from harena.server.serve import lock

    folder = folder_of(url)
    held = None if folder is None else lock(folder)
    try:
        yield folder is None or held is not None
    finally:
        if held is not None:
            held.release()


class Run(Protocol):
    """Runs a piece of work in a transaction of its own."""

    def __call__(self, work: Callable[[Connection], _T]) -> _T: ...


@contextmanager
def opened(url: URL) -> Iterator[Run]:
    """Open a database of this version."""
    from harena.server.side_database import SideDatabase, checked, shown

    with asyncio.Runner() as runner:
        database = SideDatabase(url)

        def run(work: Callable[[Connection], _T]) -> _T:
            return runner.run(database.run(work))

        try:
            run(lambda connection: checked(connection, shown(url)))
            yield run
        finally:
            runner.run(database.close())


def in_bytes(size: int) -> str:
    """Return a size as people write it: 1.4 MB."""
    amount = float(size)
    for unit in ("B", "kB", "MB", "GB"):
        if amount < 1000 or unit == "GB":
            break
        amount /= 1000
    return f"{amount:.0f} {unit}" if unit == "B" or amount >= 100 else f"{amount:.1f} {unit}"


def _counted(content: Content) -> dict[str, int]:
    return {"tables": content.tables, **content._asdict()}


@contextmanager
def _bar() -> Iterator[Callable[[int, int], None]]:
    """Show how many rows were copied, on a terminal."""
    columns = (TextColumn("{task.percentage:>3.0f}%"), BarColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("")
        yield lambda done, total: bar.update(task, completed=done, total=total)
