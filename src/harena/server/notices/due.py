"""Who is to be told what. It is read from the database, so nothing is forgotten when a server stops.

| kind | what has happened, while the person was away |
| --- | --- |
| turn | the match waits for them |
| started | the match has begun |
| over | the match has ended |
| joined | somebody has accepted the invitation to their table |

Only what everybody may know is read: `tables.waiting` says whom the game waits for as far as that is public, so a
notice tells nothing that the lobby would not.

A notice of a turn is sent once. There is another one after the person has done something at the table, or after the
match has stopped waiting for them.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, or_, select, text

from harena.server.notices.outbox import Wanted
from harena.server.notices.settings import NoticeSettings
from harena.server.schema import closures, commands, entries, notices, seats, tables
from harena.server.schema import notice_channels as channels

KINDS = ("turn", "started", "over", "joined")
RECENT = 6 * 3600.0  # seconds after which a match that has begun or ended, or a guest, is no news any more
# How much time decisions have at a table, and whether people have agreed to a pause. Empty where no table has a clock.
ASLEEP = 60 * 24 * 3600.0  # seconds after which nobody is reminded of a table that nothing happens at


class Place(NamedTuple):
    """A seat of a person, at a table that may have news for one of their channels."""

    channel: str
    person: str
    off: frozenset[str]
    since: float
    table: str
    seat: int
    stand_in: bool
    phase: str
    waiting: frozenset[int]
    host: int
    by_days: bool
    paused: bool  # the people have agreed to go on later
    version: int
    changed: float
    began: float  # 0: not yet


class Known(NamedTuple):
    """A notice that is in the database already."""

    id: str
    kind: str
    seat: int
    version: int
    sent: float


class Changes(NamedTuple):
    add: list[Wanted]
    drop: list[str]
    seen: list[str]  # need not be told any more: the person was there

    def parts(self, most: int) -> Iterator[Changes]:
        """Yield all of them, so many of each kind at a time."""
        for at in range(0, max(len(self.add), len(self.drop), len(self.seen)), most):
            some = slice(at, at + most)
            yield Changes(self.add[some], self.drop[some], self.seen[some])


class Look(NamedTuple):
    """What the database says at one moment."""

    rows: Sequence[Any]  # the seats of people with channels
    known: dict[tuple[str, str], list[Known]]  # by channel and table
    guests: dict[str, dict[int, str]]  # by open table: the person in each seat that has one
    acted: set[str]  # notices of turns after which the person has done something at the table
    here: set[str]  # people connected to any server; PostgreSQL only


def look(connection: Connection, now: float, alive: float) -> Look:
    """Read everything that decides what is to be told. `alive`: seconds for which servers say that they are alive; 0
    where there is only one."""
    rows = _rows(connection, now)
    known: dict[tuple[str, str], list[Known]] = defaultdict(list)
    asked = select(notices.c.channel_id, notices.c.table_id, *[notices.c[name] for name in Known._fields])
    for row in connection.execute(asked):
        known[row.channel_id, row.table_id].append(Known(*row[2:]))
    open_ = {row.table_id for row in rows if row.table_phase == "open" and row.seat == row.table_host}
    here = _here(connection, alive) if alive else set()
    return Look(rows, known, _guests(connection, open_), _acted(connection), here)


def _rows(connection: Connection, now: float) -> Sequence[Any]:
    names = ("id", "phase", "waiting", "host", "version", "changed")
    asked = (
        select(
            channels.c.id.label("channel"),
            channels.c.person_id,
            channels.c.off,
            channels.c.since,
            seats.c.seat,
            seats.c.stand_in,
            *[tables.c[name].label(f"table_{name}") for name in names],
            tables.c.clock.label("table_clock"),
            tables.c.timing.label("table_timing"),
            entries.c.at.label("began"),
        )
        .select_from(channels)
        .join(seats, seats.c.person == channels.c.person_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .outerjoin(entries, and_(entries.c.table_id == tables.c.id, entries.c.seq == 0))
        .outerjoin(closures, closures.c.table_id == tables.c.id)
        .where(channels.c.state == "on", closures.c.table_id.is_(None))
        .where(or_(tables.c.phase == "running", tables.c.changed > now - RECENT), tables.c.changed > now - ASLEEP)
    )
    return connection.execute(asked).all()


def _place(row: Any) -> Place:
    return Place(
        channel=row.channel,
        person=row.person_id,
        off=frozenset(json.loads(row.off)),
        since=row.since,
        table=row.table_id,
        seat=row.seat,
        stand_in=row.stand_in,
        phase=row.table_phase,
        waiting=frozenset(json.loads(row.table_waiting)),
        host=row.table_host,
        by_days=json.loads(row.table_clock).get("kind") == "days",
        paused=json.loads(row.table_timing).get("paused", -1) >= 0,
        version=row.table_version,
        changed=row.table_changed,
        began=row.began or 0.0,
    )


def _guests(connection: Connection, keys: Collection[str]) -> dict[str, dict[int, str]]:
    found: dict[str, dict[int, str]] = {}
    asked = select(seats.c.table_id, seats.c.seat, seats.c.person)
    for row in connection.execute(asked.where(seats.c.table_id.in_(keys), seats.c.who == "person")) if keys else ():
        found.setdefault(row.table_id, {})[row.seat] = row.person
    return found


def _acted(connection: Connection) -> set[str]:
    """Return the notices of turns after which the person has done something at the table."""
    done = and_(
        commands.c.table_id == notices.c.table_id,
        commands.c.seat == notices.c.seat,
        commands.c.version > notices.c.version,
    )
    asked = (
        select(notices.c.id)
        .join(tables, tables.c.id == notices.c.table_id)
        .where(notices.c.kind == "turn", notices.c.sent > 0, tables.c.version > notices.c.version)
        .where(select(commands.c.seat).where(done).exists())
    )
    return {str(row.id) for row in connection.execute(asked)}


def _here(connection: Connection, alive: float) -> set[str]:
    """Return the people who are connected to a server that is alive."""
    clock = "extract(epoch FROM clock_timestamp())"
    asked = f"""
SELECT DISTINCT seats.person FROM presence
JOIN workers ON workers.id = presence.worker AND workers.until BETWEEN {clock} AND {clock} + :alive
JOIN seats ON seats.table_id = presence.table_id AND seats.seat = presence.seat"""
    return {str(row.person) for row in connection.execute(text(asked), {"alive": alive})}


def changes(found: Look, here: Collection[str], settings: NoticeSettings, now: float) -> Changes:
    """Return what has to change in the outbox. `here`: the people who are connected now, or were a moment ago."""
    result, left = Changes([], [], []), {key: list(rows) for key, rows in found.known.items()}
    for place in map(_place, found.rows):
        rows = left.pop((place.channel, place.table), [])
        mine = [row for row in rows if (place.host if row.kind == "joined" else row.seat) == place.seat]
        if others := [row for row in rows if row not in mine]:  # the person has several seats here
            left[place.channel, place.table] = others
        _compare(place, mine, found, place.person in here, settings, now, result)
    result.drop.extend([row.id for rows in left.values() for row in rows])
    return result


def _compare(
    place: Place, rows: Iterable[Known], found: Look, is_here: bool, settings: NoticeSettings, now: float, into: Changes
) -> None:
    known = {(row.kind, row.seat): row for row in rows}
    wait = settings.after_by_days if place.by_days else settings.after
    for kind, seat in _facts(place, found.guests, now):
        row = known.pop((kind, seat), None)
        again = row is not None and row.id in found.acted
        if row is not None and again:
            into.drop.append(row.id)
        if kind == "turn" and (is_here or kind in place.off):
            if row is not None and not row.sent:
                into.drop.append(row.id)
        elif is_here or kind in place.off:
            if row is None:
                into.add.append(Wanted(place.channel, place.table, kind, seat, place.version, now, now))
            elif not row.sent:
                into.seen.append(row.id)
        elif row is None or again:
            into.add.append(Wanted(place.channel, place.table, kind, seat, place.version, now + wait))
    into.drop.extend([row.id for row in known.values()])  # not so any more


def _facts(place: Place, guests: Mapping[str, Mapping[int, str]], now: float) -> list[tuple[str, int]]:
    """Return what is so at a table, as kinds of notices, with their seats."""
    found: list[tuple[str, int]] = []
    new = max(place.since, now - RECENT)
    if place.phase == "running":
        if place.seat in place.waiting and not place.stand_in and not place.paused:
            found.append(("turn", place.seat))
        if place.began > new:
            found.append(("started", place.seat))
    if place.phase == "over" and place.changed > new:
        found.append(("over", place.seat))
    if place.phase == "open" and place.seat == place.host and place.changed > new:
        seated = guests.get(place.table, {})
        found += [("joined", seat) for seat, person in seated.items() if person != place.person]
    return found
