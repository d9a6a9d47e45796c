"""The statements about the seconds that the service has run (server/service_time.py)."""

from __future__ import annotations

from sqlalchemy import Connection, select, text

from harena.server.schema import service_time

_CLOCK = "extract(epoch FROM clock_timestamp())"
_KEEP = text("""
INSERT INTO service_time (id, seconds, at) VALUES (1, :seconds, 0)
ON CONFLICT (id) DO UPDATE SET seconds = excluded.seconds""")
# PostgreSQL: every server adds what has passed since the last of them did. A longer gap means that none has run; where
# the database's own clock was set back, nothing has passed.
_AGREE = text(f"""
INSERT INTO service_time (id, seconds, at) VALUES (1, 0, {_CLOCK})
ON CONFLICT (id) DO UPDATE SET at = excluded.at, seconds = greatest(0, service_time.seconds + CASE
  WHEN excluded.at - service_time.at > :alive THEN -cast(:given_back AS double precision)
  ELSE greatest(0, excluded.at - service_time.at) END)
RETURNING seconds""")


def read(connection: Connection) -> float | None:
    found = connection.execute(select(service_time.c.seconds)).scalar()
    return None if found is None else float(found)


def keep(connection: Connection, seconds: float) -> None:
    connection.execute(_KEEP, {"seconds": seconds})


def agree(connection: Connection, alive: float, given_back: float) -> float:
    """Return the seconds as all servers on this PostgreSQL know them."""
    return float(connection.execute(_AGREE, {"alive": alive, "given_back": given_back}).scalar_one())
