"""What the operator of a site orders: addresses that are banned, tables that are closed, an announcement to everybody.

The orders are rows in the database, written by `harena admin` and read by every server on that database every few
seconds. So they survive a restart, and need no way into the running process.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select

from harena.kernel.rules import BadInput
from harena.server.logs import happened, tagged
from harena.server.persistence import new_id
from harena.server.schema import announcements, bans, closures, tables
from harena.server.side_database import SideDatabase

log = logging.getLogger("harena")

EVERY = 2.0  # seconds between two looks at the orders
SILENT = 10.0  # seconds without an answer from the database after which the server is not ready
LONGEST = 500  # characters of an announcement or a reason

Network = IPv4Network | IPv6Network


class Announcement(NamedTuple):
    id: str
    text: str
    since: float
    until: float  # 0: until it is withdrawn


class Ban(NamedTuple):
    network: Network
    why: str
    since: float
    until: float  # 0: until it is lifted


class Orders(NamedTuple):
    """Everything that is ordered at a moment. What has run out is not in it."""

    bans: tuple[Ban, ...] = ()
    closed: Mapping[str, str] = {}  # never changed; why, by the table's id
    announcement: Announcement | None = None

    def banned(self, address: str) -> Ban | None:
        """Return the ban that covers an address."""
        if not self.bans:
            return None
        try:
            found = ip_address(address)
        except ValueError:
            return None  # a Unix socket, for example
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return next((ban for ban in self.bans if found in ban.network), None)


def read_orders(connection: Connection) -> Orders:
    now = time.time()
    current = or_(bans.c.until == 0, bans.c.until > now)
    found = connection.execute(select(bans).where(current).order_by(bans.c.network))
    standing = or_(announcements.c.until == 0, announcements.c.until > now)
    said = connection.execute(select(announcements).where(standing).order_by(announcements.c.since.desc())).first()
    return Orders(
        tuple([Ban(ip_network(row.network), row.why, row.since, row.until) for row in found]),
        {row.table_id: row.why for row in connection.execute(select(closures))},
        None if said is None else Announcement(said.id, said.text, said.since, said.until),
    )


def network_of(typed: str) -> Network:
    """Read an address or a network that a person has typed."""
    try:
        return ip_network(typed.strip(), strict=False)
    except ValueError:
        raise BadInput(
            f"{typed!r} is not an address; expected one such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32"
        ) from None


def covers_everybody(network: Network) -> bool:
    """Would a ban lock out everybody, or the machine itself, where proxies and the operator call from?"""
    own = ip_address("127.0.0.1" if network.version == 4 else "::1")
    return network.prefixlen == 0 or own in network


def worded(text: str, what: str) -> str:
    """Check a text that people will see."""
    line = " ".join(text.split())
    if len(line) > LONGEST or not line.isprintable():
        raise BadInput(f"{what} has {len(line)} characters; expected at most {LONGEST}, on one line")
    return line


def ban(connection: Connection, network: Network, why: str, until: float) -> None:
    unban(connection, network)
    connection.execute(insert(bans), {"network": str(network), "why": why, "since": time.time(), "until": until})


def unban(connection: Connection, network: Network) -> bool:
    """Lift a ban. Return whether there was one."""
    return connection.execute(delete(bans).where(bans.c.network == str(network))).rowcount > 0


def close_table(connection: Connection, key: str, why: str) -> None:
    reopen_table(connection, key)
    connection.execute(insert(closures), {"table_id": key, "why": why, "since": time.time()})


def reopen_table(connection: Connection, key: str) -> bool:
    """Let people play at a table again. Return whether it was closed."""
    return connection.execute(delete(closures).where(closures.c.table_id == key)).rowcount > 0


def announce(connection: Connection, text: str, until: float) -> None:
    withdraw(connection)
    connection.execute(insert(announcements), {"id": new_id(), "text": text, "since": time.time(), "until": until})


def withdraw(connection: Connection) -> bool:
    """Withdraw the announcement. Return whether there was one."""
    return connection.execute(delete(announcements)).rowcount > 0


def key_of(connection: Connection, typed: str) -> str:
    """Return the id of the table that a person means: its id, the beginning of it, or its address."""
    wanted = typed.strip().split("#")[0].rstrip("/").rsplit("/", 1)[-1]
    exact = select(tables.c.id).where(tables.c.id == wanted)
    if (found := connection.execute(exact).scalar()) is not None:
        return str(found)
    begins = select(tables.c.id).where(tables.c.id.startswith(wanted, autoescape=True)).limit(2)
    some = [row.id for row in connection.execute(begins)] if len(wanted) >= 4 else []
    if len(some) > 1:
        raise BadInput(f"several tables begin with {wanted!r}; expected the whole id")
    if not some:
        raise BadInput(f"there is no table {wanted!r}; `harena admin tables` lists them")
    return str(some[0])


class OrderWatch:
    """Reads the orders every few seconds while the server runs, and says when they change. It is also how the server
    knows that its database answers."""

    def __init__(self, database: SideDatabase) -> None:
        self.database = database
        self.orders = Orders()
        self.trouble = "the database was not read yet"
        self.answered = 0.0  # when the database answered last
        self._changed: Callable[[Orders, Orders], None] = lambda before, now: None
        self._task: asyncio.Task[None] | None = None

    async def start(self, changed: Callable[[Orders, Orders], None]) -> None:
        """Read the orders, now and every few seconds. `changed` is called with the orders before and now."""
        self._changed = changed
        await self.look()
        self._task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self.database.close()

    async def look(self) -> None:
        """Read the orders now."""
        try:
            async with asyncio.timeout(SILENT):
                found = await self.database.run(read_orders)
        except (BadInput, TimeoutError, ValueError) as error:
            if not self.trouble:
                log.error("%s", str(error) or "no answer", extra=tagged("database-silent"))
            self.trouble = "the database does not answer"
            return
        if self.trouble and self.answered:
            happened("database-back", logging.WARNING)
        self.trouble, self.answered = "", time.monotonic()
        before, self.orders = self.orders, found
        if found != before:
            self._changed(before, found)

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.look()

    def not_ready(self) -> str:
        """Return why no new guests should be sent here; empty if they may come."""
        if self.trouble or time.monotonic() - self.answered > SILENT:
            return self.trouble or "the database does not answer"
        return ""
