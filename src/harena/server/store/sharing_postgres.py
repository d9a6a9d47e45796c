"""What the servers on one PostgreSQL share: rows in tables that are not logged. All times are by its clock."""

from __future__ import annotations

from sqlalchemy import Connection, TextClause, text

from harena.server.store.postgres import Postgres
from harena.server.store.writing import CHANNEL, note

_CLOCK = "extract(epoch FROM clock_timestamp())"
_TAKE = text(f"""
INSERT INTO leases (table_id, worker, until) VALUES (:key, :worker, {_CLOCK} + :seconds)
ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker, until = excluded.until
WHERE leases.worker = excluded.worker OR leases.until < {_CLOCK}
RETURNING table_id""")
_RENEW = text(f"""
UPDATE leases SET until = {_CLOCK} + :seconds WHERE worker = :worker AND until >= {_CLOCK} RETURNING table_id""")
_RELEASE = text("DELETE FROM leases WHERE table_id = :key AND worker = :worker")
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
_PRESENT = text(f"""
SELECT DISTINCT seat FROM presence JOIN workers ON workers.id = presence.worker
WHERE table_id = :key AND until >= {_CLOCK}""")
_BEAT = text(f"""
INSERT INTO workers (id, until) VALUES (:worker, {_CLOCK} + :seconds)
ON CONFLICT (id) DO UPDATE SET until = excluded.until""")
_WORKERS = text(f"SELECT id FROM workers WHERE until >= {_CLOCK}")
_CLEAN = (
    text(f"DELETE FROM counters WHERE since + seconds < {_CLOCK}"),
    text(f"DELETE FROM leases WHERE until < {_CLOCK}"),
    text(f"DELETE FROM workers WHERE until < {_CLOCK}"),
    text("DELETE FROM presence WHERE worker NOT IN (SELECT id FROM workers)"),
)


class Shared:
    """One of several servers on PostgreSQL."""

    def __init__(self, database: Postgres) -> None:
        self.database = database
        self.worker = database.worker

    async def take_lease(self, key: str, seconds: float) -> bool:
        return bool(await self._run(_TAKE, key=key, seconds=seconds, worker=self.worker))

    async def renew_leases(self, seconds: float) -> set[str]:
        return {str(key) for key in await self._run(_RENEW, seconds=seconds, worker=self.worker)}

    async def release(self, key: str) -> None:
        await self._run(_RELEASE, key=key, worker=self.worker)

    async def count(self, kind: str, address: str, seconds: float) -> int:
        (number,) = await self._run(_COUNT, kind=kind, address=address, seconds=seconds)
        return int(str(number))

    async def arrive(self, key: str, seat: int) -> None:
        await self._run(_ARRIVE, key=key, seat=seat, worker=self.worker, note=f"{self.worker} {note(key)}")

    async def leave(self, key: str, seat: int) -> None:
        await self._run(_LEAVE, key=key, seat=seat, worker=self.worker, note=f"{self.worker} {note(key)}")

    async def present(self, key: str) -> set[int]:
        return {int(str(seat)) for seat in await self._run(_PRESENT, key=key)}

    async def beat(self, seconds: float) -> set[str]:
        await self._run(_BEAT, seconds=seconds, worker=self.worker)
        for statement in _CLEAN:
            await self._run(statement)
        return {str(worker) for worker in await self._run(_WORKERS)}

    async def _run(self, statement: TextClause, **values: object) -> list[object]:
        """Run one statement in a transaction of its own, and return the first column of its rows."""

        def work(connection: Connection) -> list[object]:
            done = connection.execute(statement, values)
            return list(done.scalars()) if done.returns_rows else []

        return await self.database.at_once(work)
