"""What the servers on one PostgreSQL share: rows in tables that are not logged.

All times are by its clock. What runs out lies at most so many seconds ahead as it was asked for: a row that lies
further ahead was written before the clock was set back, and counts as run out, too.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, TextClause, text

from harena.kernel.rules import BadInput
from harena.server.store.postgres import STARTING, Postgres
from harena.server.store.sharing import Beat
from harena.server.store.writing import CHANNEL, note

PAUSE = 0.2  # seconds between two looks at servers of another version
ADDRESS = 50  # characters of an address

_CLOCK = "extract(epoch FROM clock_timestamp())"
_RUNS = f"until BETWEEN {_CLOCK} AND {_CLOCK} + :seconds"
_OTHERS = text(f"SELECT id, version FROM workers WHERE id <> :worker AND {_RUNS}")
_BEAT = text(f"""
INSERT INTO workers (id, version, until) VALUES (:worker, :version, {_CLOCK} + :seconds)
ON CONFLICT (id) DO UPDATE SET until = excluded.until
RETURNING xmax = 0 AS was_dead, {_CLOCK} AS clock""")
_CLEAN = text(f"""
WITH dead AS (DELETE FROM workers WHERE NOT ({_RUNS})),
     left_behind AS (DELETE FROM presence WHERE worker NOT IN (SELECT id FROM workers WHERE {_RUNS})),
     old_leases AS (DELETE FROM leases WHERE NOT ({_RUNS}))
DELETE FROM counters WHERE since + seconds < {_CLOCK} OR since > {_CLOCK}""")
_DEPART = text(f"""
WITH gone AS (DELETE FROM workers WHERE id = :worker),
     people AS (DELETE FROM presence WHERE worker = :worker),
     free AS (DELETE FROM leases WHERE worker = :worker)
SELECT pg_notify('{CHANNEL}', :note)""")
_TAKE = text(f"""
INSERT INTO leases (table_id, worker, until) VALUES (:key, :worker, {_CLOCK} + :seconds)
ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker, until = excluded.until
WHERE leases.worker = excluded.worker OR NOT (leases.{_RUNS})
RETURNING table_id""")
_RENEW = text(f"""
UPDATE leases SET until = {_CLOCK} + :seconds WHERE worker = :worker AND until >= {_CLOCK} RETURNING table_id""")
_LEASED = text(f"SELECT table_id FROM leases WHERE table_id = ANY(:keys) AND {_RUNS}")
_RELEASE = text(f"""
WITH old AS (DELETE FROM leases WHERE table_id = :key AND worker = :worker)
SELECT pg_notify('{CHANNEL}', :note)""")
_COUNT = text(f"""
INSERT INTO counters (kind, address, since, seconds, number)
VALUES (:kind, :address, floor({_CLOCK} / :seconds) * :seconds, :seconds, 1)
ON CONFLICT (kind, address, since) DO UPDATE SET number = counters.number + 1
RETURNING number""")
_ARRIVE = text(f"""
WITH new AS (INSERT INTO presence (table_id, seat, worker) VALUES (:key, :seat, :worker) ON CONFLICT DO NOTHING)
SELECT pg_notify('{CHANNEL}', :note)""")
_LEAVE = text(f"""
WITH old AS (DELETE FROM presence WHERE table_id = :key AND seat = :seat AND worker = :worker)
SELECT pg_notify('{CHANNEL}', :note)""")
_ELSEWHERE = text(f"""
SELECT DISTINCT table_id, seat FROM presence JOIN workers ON workers.id = presence.worker
WHERE table_id = ANY(:keys) AND presence.worker <> :worker AND {_RUNS}""")


class Shared:
    """One of several servers on PostgreSQL."""

    is_shared = True

    def __init__(self, database: Postgres) -> None:
        self.database = database
        self.worker = database.worker
        self._version = ""
        self._alive = 0.0  # seconds for which servers say that they are alive

    async def join(self, version: str, seconds: float, patience: float) -> None:
        self._version, self._alive = version, seconds
        end = time.monotonic() + patience
        while (other := await self.database.write(lambda connection: self._joined(connection, seconds))) is not None:
            if time.monotonic() > end:
                raise BadInput(
                    f"a server of another version uses this database: {other}; this one is {version}. Stop all servers "
                    "of one version before the first of the other starts"
                )
            await asyncio.sleep(PAUSE)

    def _joined(self, connection: Connection, seconds: float) -> str | None:
        """Join, unless a server of another version is alive; return its version. One server joins at a time."""
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": STARTING})
        living = connection.execute(_OTHERS, {"worker": self.worker, "seconds": seconds})
        others = {str(row.version) for row in living} - {self._version}
        if others:
            return min(others)
        connection.execute(_BEAT, self._own(seconds))
        return None

    async def beat(self, seconds: float) -> Beat:
        (found,) = await self._run(_BEAT, **self._own(seconds))
        ahead = float(found.clock) - time.monotonic()
        await self._run(_CLEAN, seconds=seconds)
        others = frozenset([str(row.id) for row in await self._run(_OTHERS, worker=self.worker, seconds=seconds)])
        return Beat(others, bool(found.was_dead), ahead)

    async def depart(self) -> None:
        await self._run(_DEPART, worker=self.worker, note=self._note(""))

    async def take_lease(self, key: str, seconds: float) -> bool:
        return bool(await self._run(_TAKE, key=key, seconds=seconds, worker=self.worker))

    async def renew_leases(self, seconds: float) -> set[str]:
        return {str(row.table_id) for row in await self._run(_RENEW, seconds=seconds, worker=self.worker)}

    async def free_leases(self, keys: Collection[str], seconds: float) -> set[str]:
        leased = await self._run(_LEASED, keys=list(keys), seconds=seconds) if keys else []
        return set(keys) - {str(row.table_id) for row in leased}

    async def release(self, key: str) -> None:
        await self._run(_RELEASE, key=key, worker=self.worker, note=self._note(key))

    async def count(self, kind: str, address: str, seconds: float) -> int:
        shown = address.replace("\0", "")[:ADDRESS]
        (row,) = await self._run(_COUNT, kind=kind, address=shown, seconds=seconds)
        return int(row.number)

    async def arrive(self, key: str, seat: int) -> None:
        await self._run(_ARRIVE, key=key, seat=seat, worker=self.worker, note=self._note(key))

    async def leave(self, key: str, seat: int) -> None:
        await self._run(_LEAVE, key=key, seat=seat, worker=self.worker, note=self._note(key))

    async def elsewhere(self, keys: Collection[str]) -> dict[str, set[int]]:
        found: dict[str, set[int]] = {}
        wanted = {"keys": list(keys), "worker": self.worker, "seconds": self._alive}
        for row in await self._run(_ELSEWHERE, **wanted) if keys else []:
            found.setdefault(str(row.table_id), set()).add(int(row.seat))
        return found

    def _own(self, seconds: float) -> dict[str, Any]:
        return {"worker": self.worker, "version": self._version, "seconds": seconds}

    def _note(self, key: str) -> str:
        return f"{self.worker} {note(key)}"

    async def _run(self, statement: TextClause, **values: Any) -> list[Any]:
        """Run one statement in a transaction of its own, and return its rows."""

        def work(connection: Connection) -> list[Any]:
            done = connection.execute(statement, values)
            return list(done) if done.returns_rows else []

        return await self.database.at_once(work)
