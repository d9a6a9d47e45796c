"""The rows of notices: the channels of people, and what each channel has been told or is to be told.

A notice is in the database before anything is sent, and a channel is claimed before it is sent to, for as long as that
may take. So of several servers one sends, and whatever a server was sending when it was killed is sent by the next.
The same message may then come twice; push services and mail programs show it once, because its id is the same.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from harena.server.persistence import new_id
from harena.server.schema import notice_channels as channels
from harena.server.schema import notice_keys as keys
from harena.server.schema import notices, people, sign_ins, tables

MOST_CHANNELS = 10  # of one person


class Channel(NamedTuple):
    """One way to reach a person."""

    id: str
    person_id: str
    kind: str  # push, mail, webhook
    address: str
    keys: str  # of a browser: its public key and its secret, as JSON
    label: str  # which browser
    sign_in: str  # of that browser
    lang: str
    off: frozenset[str]  # kinds of notices that are switched off here
    state: str  # new: not confirmed; on; off; refused: the address does not take our messages
    made: float
    since: float  # when it was switched on: what happened before is not told
    failures: int  # in a row
    quiet_until: float
    busy_until: float


class Wanted(NamedTuple):
    """A notice as it is made: what a channel is to be told, at the earliest when it is due."""

    channel: str
    table: str
    kind: str
    seat: int  # turn, started, over: the person's; joined: the guest's
    version: int  # of the table
    due: float
    sent: float = 0.0  # not 0: it need not be told, because the person was there


class Pending(NamedTuple):
    """A notice that waits to be sent."""

    id: str
    table: str
    game: str
    kind: str
    made: float


def _channel(row: Any) -> Channel:
    found = Channel(**{name: row[name] for name in Channel._fields})
    return found._replace(off=frozenset(json.loads(row["off"])))


# Channels


def channels_of(connection: Connection, person: str) -> list[Channel]:
    asked = select(channels).where(channels.c.person_id == person).order_by(channels.c.made, channels.c.id)
    return [_channel(row) for row in connection.execute(asked).mappings()]


def channel(connection: Connection, key: str) -> Channel | None:
    row = connection.execute(select(channels).where(channels.c.id == key)).mappings().first()
    return None if row is None else _channel(row)


def put_channel(connection: Connection, new: Channel) -> Channel | None:
    """Add a channel, or renew the one of this person with the same address. A browser belongs to one person: whoever
    uses it now. None: the person has too many."""
    print_ = fingerprint(new)
    if new.kind == "push":
        others = (channels.c.fingerprint == print_) & (channels.c.person_id != new.person_id)
        connection.execute(delete(channels).where(others))
    own = (channels.c.person_id == new.person_id) & (channels.c.fingerprint == print_)
    row = connection.execute(select(channels).where(own)).mappings().first()
    if row is None:
        counted = select(func.count()).select_from(channels).where(channels.c.person_id == new.person_id)
        if (connection.execute(counted).scalar() or 0) >= MOST_CHANNELS:
            return None
        values = {**new._asdict(), "off": json.dumps(sorted(new.off)), "fingerprint": print_}
        connection.execute(insert(channels), values)
        return new
    before = _channel(row)
    state = before.state if new.kind == "mail" and before.state == "on" else new.state  # it was confirmed
    renewed = {name: getattr(new, name) for name in ("keys", "label", "sign_in", "lang")}
    found = before._replace(**renewed, state=state, failures=0, quiet_until=0.0)
    change_channel(connection, found)
    return found


def fingerprint(found: Channel) -> str:
    return hashlib.sha256(f"{found.kind} {found.address}".encode()).hexdigest()


def change_channel(connection: Connection, found: Channel) -> None:
    """Store what may change about a channel."""
    names = ("keys", "label", "sign_in", "lang", "state", "since", "failures", "quiet_until", "busy_until")
    values = {name: getattr(found, name) for name in names}
    values["off"] = json.dumps(sorted(found.off))
    connection.execute(update(channels).where(channels.c.id == found.id).values(values))


def remove_channel(connection: Connection, key: str) -> bool:
    return connection.execute(delete(channels).where(channels.c.id == key)).rowcount > 0


def give(connection: Connection, before: str, person: str) -> None:
    """Give the channels of a guest to the person whom they have turned out to be. One that both have stays as it is."""
    own = select(channels.c.fingerprint).where(channels.c.person_id == person).scalar_subquery()
    theirs = (channels.c.person_id == before) & channels.c.fingerprint.not_in(own)
    connection.execute(update(channels).where(theirs).values(person_id=person))


def follow(connection: Connection, person: str, before: str, sign_in: str) -> None:
    """A browser of this person has another sign-in now."""
    mine = (channels.c.person_id == person) & (channels.c.sign_in == before)
    connection.execute(update(channels).where(mine).values(sign_in=sign_in))


def any_leftovers(connection: Connection, before: float) -> bool:
    """Is there anything for `remove_leftovers`?"""
    unconfirmed = (channels.c.state == "new") & (channels.c.made < before)
    return connection.execute(select(channels.c.id).where(_signed_out | unconfirmed).limit(1)).first() is not None


def remove_leftovers(connection: Connection, before: float) -> None:
    """Remove channels of browsers that were signed out, and addresses that nobody has confirmed for so long."""
    unconfirmed = (channels.c.state == "new") & (channels.c.made < before)
    connection.execute(delete(channels).where(_signed_out | unconfirmed))


_signed_out = (channels.c.kind == "push") & channels.c.sign_in.not_in(select(sign_ins.c.id))


# Notices


def add(connection: Connection, wanted: Sequence[Wanted], now: float) -> None:
    """Add notices. One that is there already stays as it is: another server may have been faster. A table or a channel
    may have been deleted meanwhile."""
    to = select(channels.c.id).where(channels.c.id.in_({each.channel for each in wanted}))
    about = select(tables.c.id).where(tables.c.id.in_({each.table for each in wanted}))
    known = [{row.id for row in connection.execute(asked)} for asked in (to, about)]
    names = ("channel_id", "table_id", "kind", "seat", "version", "due", "sent")
    rows = [
        {"id": new_id(), "made": now, **dict(zip(names, each, strict=True))}
        for each in wanted
        if each.channel in known[0] and each.table in known[1]
    ]
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    if rows:
        connection.execute(dialect.insert(notices).on_conflict_do_nothing(), rows)


def drop(connection: Connection, ids: Collection[str]) -> None:
    connection.execute(delete(notices).where(notices.c.id.in_(ids)))


def mark_sent(connection: Connection, ids: Collection[str], now: float) -> None:
    connection.execute(update(notices).where(notices.c.id.in_(ids)).values(sent=now))


# Sending


def to_send(connection: Connection, now: float, most: int) -> list[tuple[str, str]]:
    """Return the channels that have something to be told now, with their kinds."""
    due = exists().where((notices.c.channel_id == channels.c.id) & (notices.c.sent == 0) & (notices.c.due <= now))
    asked = select(channels.c.id, channels.c.kind).where(_free(now) & due)
    return [(row.id, row.kind) for row in connection.execute(asked.order_by(channels.c.quiet_until).limit(most))]


def claim(connection: Connection, key: str, now: float, seconds: float) -> tuple[Channel, str, list[Pending]] | None:
    """Claim a channel, so that nobody else sends to it meanwhile. Return it with the name of its person and everything
    it is to be told, also what is not due yet; None: there is nothing, or somebody else has claimed it."""
    mine = update(channels).where(channels.c.id == key, _free(now)).values(busy_until=now + seconds)
    if not connection.execute(mine).rowcount:
        return None
    joined = channels.join(people, people.c.id == channels.c.person_id)
    asked = select(channels, people.c.name.label("person_name")).select_from(joined).where(channels.c.id == key)
    row = connection.execute(asked).mappings().one()
    waiting = (
        select(notices.c.id, notices.c.table_id, tables.c.game, notices.c.kind, notices.c.made)
        .join(tables, tables.c.id == notices.c.table_id)
        .where(notices.c.channel_id == key, notices.c.sent == 0)
        .order_by(notices.c.made, notices.c.id)
    )
    found = [Pending(*each) for each in connection.execute(waiting)]
    if not found:
        connection.execute(update(channels).where(channels.c.id == key).values(busy_until=0.0))
        return None
    return _channel(row), str(row["person_name"]), found


def release_all(connection: Connection) -> None:
    """Give all channels free: no server sends to them."""
    connection.execute(update(channels).where(channels.c.busy_until > 0).values(busy_until=0.0))


def _free(now: float) -> Any:
    return (channels.c.state == "on") & ~_signed_out & (channels.c.busy_until <= now) & (channels.c.quiet_until <= now)


# Keys


def secret(connection: Connection, name: str, new: str) -> str:
    """Return a secret of this site. It is made once: `new` becomes it unless there is one."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(dialect.insert(keys).on_conflict_do_nothing(), {"name": name, "value": new})
    return str(connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar())
