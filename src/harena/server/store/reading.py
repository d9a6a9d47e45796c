"""The statements that read tables."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import msgspec
from sqlalchemy import BindParameter, Connection, bindparam, func, select, text

from harena.kernel.rules import BadInput
from harena.server.schema import commands, decks, dice, entries, seats, snapshots, tables, talk
from harena.server.store.rows import DiceRow, Draft, EntryRow, Later, Saved, SeatRow, Snapshot, TableRow

COMMANDS_READ = 64  # a table that is opened reads the commands of so many changes

_decode = msgspec.json.decode

# Statements are built once: building one costs more than running it.
_KEY: BindParameter[str] = bindparam("key")
_TABLE = select(tables).where(tables.c.id == _KEY)
_SEATS = select(seats).where(seats.c.table_id == _KEY).order_by(seats.c.seat)
_FIRST: BindParameter[int] = bindparam("first")
_END: BindParameter[int] = bindparam("end")
_ENTRIES = select(entries).where((entries.c.table_id == _KEY) & (entries.c.seq >= _FIRST)).order_by(entries.c.seq)
_PART = _ENTRIES.where(entries.c.seq < _END)
_SNAPSHOT = select(snapshots).where(snapshots.c.table_id == _KEY)
_DRAFT = select(snapshots.c.drafter, snapshots.c.draft, snapshots.c.draft_on).where(snapshots.c.table_id == _KEY)
_COMMANDS = select(commands).where((commands.c.table_id == _KEY) & (commands.c.version >= _FIRST))
_TALK = select(talk).where((talk.c.table_id == _KEY) & (talk.c.seq >= _FIRST)).order_by(talk.c.seq)
_DICE = select(dice).where(dice.c.table_id == _KEY)
_DECKS = select(decks.c.text).where(decks.c.id == _KEY)
_SAID = select(func.count()).select_from(talk).where(talk.c.table_id == tables.c.id).scalar_subquery()
_KEYS: BindParameter[Sequence[str]] = bindparam("keys", expanding=True)
_NEWEST = select(tables.c.id, tables.c.version, _SAID).where(tables.c.id.in_(_KEYS))

# PostgreSQL: everything that `since` reads, in one statement. Six of them would take three times as long.
_SINCE = text("""
SELECT json_build_object(
  'table', (SELECT row_to_json(found) FROM tables AS found WHERE id = :key),
  'seats', (SELECT json_agg(found ORDER BY seat) FROM seats AS found WHERE table_id = :key),
  'entries', (SELECT json_agg(json_build_array(seq, body::json, events::json) ORDER BY seq)
              FROM entries WHERE table_id = :key AND seq >= :seq),
  'draft', (SELECT json_build_array(drafter, draft::json, draft_on) FROM snapshots WHERE table_id = :key),
  'commands', (SELECT json_agg(json_build_array(seat, command))
               FROM commands WHERE table_id = :key AND version >= :version),
  'dice', (SELECT json_build_array(secret, salts::json, next_secret, next_salts::json)
           FROM dice WHERE table_id = :key),
  'talk', (SELECT json_agg(body::json ORDER BY seq) FROM talk WHERE table_id = :key AND seq >= :talk_seq)
)::text""")


def load(connection: Connection, key: str, whole: bool) -> Saved | None:
    """Read a table: all of its record and its commands, or only the newest part. BadInput where it cannot be read."""
    this = {"key": key}
    row = connection.execute(_TABLE, this).first()
    if row is None:
        return None
    dealt = connection.execute(_DECKS, {"key": row.decks}).scalar() or ""
    if row.decks and not dealt:
        raise BadInput(f"table {key}: the decks it was dealt with ({row.decks}) are not in the database")
    snap = connection.execute(_SNAPSHOT, this).first()
    try:
        snapshot = _snapshot(snap) if snap else None
        unread = 0 if snapshot is None or whole else snapshot.before.get("rows", 0)
        return Saved(
            _table(row),
            [_seat(s) for s in connection.execute(_SEATS, this)],
            entries_of(connection, key, unread),
            snapshot,
            _commands(connection, key, 0 if whole else row.version - COMMANDS_READ),
            dealt,
            _talk(connection, key, 0),
            _dice(connection, key),
        )
    except ValueError as error:
        raise BadInput(f"table {key}: what is kept of it cannot be read: {error}") from None


def entries_of(connection: Connection, key: str, first: int, end: int | None = None) -> list[EntryRow]:
    """Read the rows of a table's record from number `first` on, up to `end` without it."""
    chosen = _ENTRIES if end is None else _PART
    found = connection.execute(chosen, {"key": key, "first": first, "end": end})
    return [EntryRow(e.seq, _decode(e.body), _decode(e.events)) for e in found]


def is_done(connection: Connection, key: str, seat: int, command: str) -> bool:
    same = (commands.c.table_id == key) & (commands.c.seat == seat) & (commands.c.command == command)
    return connection.execute(select(commands.c.seat).where(same)).first() is not None


def since(connection: Connection, key: str, seq: int, talk_seq: int, version: int) -> Later | None:
    """Read what a table is now, its entries and talk from these numbers on, and the commands since this version."""
    if connection.dialect.name == "postgresql":
        wanted = {"key": key, "seq": seq, "talk_seq": talk_seq, "version": version}
        return _later(_decode(connection.execute(_SINCE, wanted).scalar_one()))
    this = {"key": key}
    row = connection.execute(_TABLE, this).first()
    if row is None:
        return None
    draft = connection.execute(_DRAFT, this).first()
    return Later(
        _table(row),
        [_seat(s) for s in connection.execute(_SEATS, this)],
        entries_of(connection, key, seq),
        Draft(draft.drafter, _decode(draft.draft), draft.draft_on) if draft else None,
        _commands(connection, key, version),
        _talk(connection, key, talk_seq),
        _dice(connection, key),
    )


def _later(found: dict[str, Any]) -> Later | None:
    if found["table"] is None:
        return None
    return Later(
        _table(SimpleNamespace(**found["table"])),
        [_seat(SimpleNamespace(**seat)) for seat in found["seats"]],
        [EntryRow(*entry) for entry in found["entries"] or ()],
        Draft(*found["draft"]) if found["draft"] else None,
        {(seat, command) for seat, command in found["commands"] or ()},
        tuple(found["talk"] or ()),
        DiceRow(*found["dice"] or ()),
    )


def newest(connection: Connection, keys: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Read the version of each table, and how much was said at it."""
    return {row[0]: (row[1], row[2]) for row in connection.execute(_NEWEST, {"keys": keys})}


def glance(connection: Connection, keys: Sequence[str]) -> dict[str, tuple[TableRow, list[SeatRow]]]:
    """Read tables with their seats. Nothing of the match is read."""
    rows = [_table(row) for row in connection.execute(select(tables).where(tables.c.id.in_(keys)))]
    found: dict[str, tuple[TableRow, list[SeatRow]]] = {row.id: (row, []) for row in rows}
    for s in connection.execute(select(seats).where(seats.c.table_id.in_(list(found))).order_by(seats.c.seat)):
        found[s.table_id][1].append(_seat(s))
    return found


def listed(connection: Connection, since: float, most: int) -> list[str]:
    """Return the tables of the lobby: open to everybody, not started, changed since; those that changed last first."""
    chosen = select(tables.c.id).where((tables.c.phase == "open") & tables.c.listed & (tables.c.changed > since))
    return [row.id for row in connection.execute(chosen.order_by(tables.c.changed.desc()).limit(most))]


def tables_of(connection: Connection, person: str, most: int | None) -> list[str]:
    """Return the tables where a person has a seat, those that changed last first."""
    own = select(seats.c.table_id).where(seats.c.person == person)
    chosen = select(tables.c.id).where(tables.c.id.in_(own)).order_by(tables.c.changed.desc()).limit(most)
    return [row.id for row in connection.execute(chosen)]


def waiting_for_bots(connection: Connection, since: float) -> list[str]:
    """Return the tables at which a match waits for a bot, those that changed last first."""
    due = (tables.c.phase == "running") & tables.c.bot_due
    chosen = select(tables.c.id).where(due & (tables.c.changed > since))
    return [row.id for row in connection.execute(chosen.order_by(tables.c.changed.desc()))]


def out_of_time(connection: Connection, now: float, most: int) -> list[str]:
    """Return tables whose clock has run out, those that have waited longest first."""
    is_due = (tables.c.phase == "running") & (tables.c.clock_due > 0) & (tables.c.clock_due <= now)
    return [
        row.id for row in connection.execute(select(tables.c.id).where(is_due).order_by(tables.c.clock_due).limit(most))
    ]


def has_clocks(connection: Connection) -> bool:
    """Tell whether a clock by days runs at any table."""
    return connection.execute(select(tables.c.id).where(tables.c.clock_due > 0).limit(1)).first() is not None


def _commands(connection: Connection, key: str, version: int) -> set[tuple[int, str]]:
    return {(c.seat, c.command) for c in connection.execute(_COMMANDS, {"key": key, "first": version})}


def _talk(connection: Connection, key: str, first: int) -> tuple[dict[str, Any], ...]:
    return tuple([_decode(row.body) for row in connection.execute(_TALK, {"key": key, "first": first})])


def _dice(connection: Connection, key: str) -> DiceRow:
    row = connection.execute(_DICE, {"key": key}).first()
    if row is None:
        return DiceRow()
    return DiceRow(row.secret, _decode(row.salts), row.next_secret, _decode(row.next_salts))


def _snapshot(row: Any) -> Snapshot:
    draft, before = _decode(row.draft), _decode(row.before)
    return Snapshot(row.seq, _decode(row.position), row.drafter, draft, row.draft_on, before)


def _seat(row: Any) -> SeatRow:
    return SeatRow(row.seat, row.who, row.name, row.bot, row.stand_in, row.token, row.person)


def _table(row: Any) -> TableRow:
    return TableRow(
        row.id,
        row.game,
        row.phase,
        _decode(row.options),
        row.invite,
        row.host,
        row.rematch,
        _decode(row.waiting),
        _decode(row.winners),
        row.changed,
        row.decks,
        row.version,
        _decode(row.talk),
        row.bot_due,
        row.listed,
        row.lang,
        _decode(row.banned),
        row.evening,
        _decode(row.clock),
        _decode(row.timing),
        float(row.clock_due),
    )
