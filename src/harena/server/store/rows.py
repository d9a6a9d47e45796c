"""What is stored of a table, as plain rows, and what one command changes."""

from __future__ import annotations

from typing import Any, NamedTuple

from harena.kernel.identity import Id


class Conflict(Exception):
    """Another server has written this table in the meantime."""


class Repeated(Exception):
    """The command was carried out before; nothing was written."""


class NotSaved(Exception):
    """The database refused the change: a full disk, for example."""


class SeatRow(NamedTuple):
    seat: int
    who: str
    name: str = ""
    bot: str = ""
    stand_in: bool = False
    token: str = ""  # its hash
    person: str = ""  # whose it is


class EntryRow(NamedTuple):
    seq: int
    body: dict[str, Any]  # {"segment": ...} or {"entry": ...}
    events: list[Any]


class Snapshot(NamedTuple):
    """The position after entry `seq`, and the newest draft."""

    seq: int
    position: dict[str, Any]
    drafter: int
    draft: list[Id]
    draft_on: int = -1  # the entry whose position the draft lies on; -1: `seq`
    before: dict[str, Any] = {}  # noqa: RUF012  # what must be known of entries that are not read; {}: nothing is known


class Draft(NamedTuple):
    """A draft on top of the position after an entry."""

    drafter: int
    draft: list[Id]
    draft_on: int


class TableRow(NamedTuple):
    id: str
    game: str
    phase: str
    options: dict[str, Any]
    invite: str
    host: int
    rematch: str
    waiting: list[int]
    winners: list[int]
    changed: float
    decks: str = ""  # the id of the decks the match was dealt with
    version: int = 0  # counts the changes; a write that read an older version than the stored one is refused
    talk: dict[str, Any] = {}  # noqa: RUF012  # what is not as usual in talk and odds; the bots' salt
    bot_due: bool = False  # the match waits for a bot


class Saved(NamedTuple):
    """A table as it was stored: all of its record, or only the newest part."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    snapshot: Snapshot | None
    commands: set[tuple[int, str]]  # seat and id of the newest commands that were carried out
    decks: str = ""  # the text of the decks the match was dealt with; tables of version 0.1 have none
    talk: tuple[dict[str, Any], ...] = ()  # what was said


class Later(NamedTuple):
    """What was written of a table since a server has read it."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]  # the new ones
    draft: Draft | None  # the present one; None: there is no match yet
    commands: set[tuple[int, str]]  # the new ones; some of them may be known
    talk: tuple[dict[str, Any], ...]  # what was said since


class News(NamedTuple):
    """What another server on the same database has written. Without a version and talk, somebody came or went."""

    table: str
    version: int  # the new one of the table, or -1
    said: int  # the number of what was said, or -1
    worker: str  # the server that wrote it


class Change(NamedTuple):
    """What one command changes. None or empty means that this part stays as it is."""

    table: TableRow
    seats: list[SeatRow] | None = None
    entries: tuple[EntryRow, ...] = ()
    snapshot: Snapshot | Draft | None = None
    seat: int = -1
    command: str = ""
    decks: str = ""  # the text of the decks that `table` names, with the first change of a match
