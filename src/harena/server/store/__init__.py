"""The store keeps everything that must survive a restart: in a file of SQLite, or in PostgreSQL.

A change of a table is written whole or not at all: record entries, position, draft, seats and the id of the command
that asked for it. A writer that loses the race for a table's next version gets `Conflict` and reads the table again.

All changes of a process go through one queue (writer.py). Whatever waits is written in one transaction, and each caller
goes on when that is on disk. Reads have connections of their own.

| module | what |
| --- | --- |
| rows.py | what is stored of a table, and what a command changes |
| writing.py, reading.py | the statements |
| writer.py | the queue, and groups of changes |
| database.py, sqlite.py, postgres.py | transactions, what happens while the database is locked or away, migrations |
| sharing.py, sharing_postgres.py | what several servers on one database must agree on besides |
| store.py | the interface |
"""

from harena.server.store.database import HEAD
from harena.server.store.reading import COMMANDS_READ
from harena.server.store.rows import (
    Change,
    Conflict,
    DiceRow,
    Draft,
    EntryRow,
    Later,
    News,
    NotSaved,
    Repeated,
    ReportRow,
    Saved,
    SeatRow,
    Snapshot,
    TableRow,
)
from harena.server.store.sharing import Alone, Sharing
from harena.server.store.store import Store, database_url

__all__ = [
    "COMMANDS_READ",
    "HEAD",
    "Alone",
    "Change",
    "Conflict",
    "DiceRow",
    "Draft",
    "EntryRow",
    "Later",
    "News",
    "NotSaved",
    "Repeated",
    "ReportRow",
    "Saved",
    "SeatRow",
    "Sharing",
    "Snapshot",
    "Store",
    "TableRow",
    "database_url",
]
