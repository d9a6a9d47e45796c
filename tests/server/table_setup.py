"""Sets up tables without a network: with their own store and registry, and people whose messages go directly to the
table.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from sqlalchemy import URL, Connection, text

from harena.kernel.choice import listed
from harena.server import protocol
from harena.server.bot_pool import BotPool
from harena.server.session import Session
from harena.server.store import Store
from harena.server.table_registry import TableRegistry
from harena.server.tables import LiveTable

_numbers = count()


class Wish(NamedTuple):
    game: str
    seats: str  # "ppb": people and bots
    options: dict[str, Any] = {}  # noqa: RUF012  # never changed
    start: bool = True


async def opened(database: Path | URL) -> TableRegistry:
    """Open a database: a file of SQLite, or any by its address."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    return TableRegistry(await Store.open(url), BotPool(1))


async def execute(store: Store, statement: str, **values: Any) -> Any:
    """Run a statement, and return the first value it finds, if any."""

    def work(connection: Connection) -> Any:
        done = connection.execute(text(statement), values)
        return done.scalar() if done.returns_rows else None

    return await store.transaction(work)


async def made(registry: TableRegistry, wish: Wish) -> str:
    people: dict[str, protocol.Who] = {"p": "person", "b": "bot", "f": "free"}
    seats = [protocol.NewSeat(people[letter], f"P{at}") for at, letter in enumerate(wish.seats)]
    options = {"players": len(seats), **wish.options}
    return (await registry.make(protocol.NewTable(wish.game, options, seats, wish.start))).table


@asynccontextmanager
async def laid(path: Path, wish: Wish) -> AsyncIterator[LiveTable]:
    registry = await opened(path)
    try:
        table = await registry.table(await made(registry, wish))
        assert table is not None
        yield table
    finally:
        await registry.close()


class Person:
    """A person in a seat, with the messages that were sent to them."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        self.table = table
        self.heard: list[dict[str, Any]] = []
        self.hung_up = False
        self.viewer = Session(lambda raw: self.heard.append(json.loads(raw)), self._hang_up, seat, "en")

    def _hang_up(self) -> None:
        self.hung_up = True

    async def command(self, kind: str, number: str = "", **fields: Any) -> dict[str, Any]:
        """Return the table's answer; nothing if it gives up."""
        number = number or f"n{next(_numbers)}"
        said = {"type": kind, "command": number, **fields}
        await self.table.handle(self.viewer, protocol.read(json.dumps(said)))
        found = [message for message in self.heard if message.get("command") == number]
        return found[-1] if found else {}

    async def ask(self, kind: str, **fields: Any) -> None:
        """Send a message that is no command."""
        await self.table.handle(self.viewer, protocol.read(json.dumps({"type": kind, **fields})))

    def quote(self, option: int | None = None, rng: Random | None = None) -> dict[str, Any]:
        """Return an answer to this seat's question: the given option, or any legal one."""
        match = self.table.match
        assert match is not None
        seat = self.viewer.seat
        choice = match.rules.choice(match.seen_by(seat), seat)
        assert choice is not None
        if option is None:
            option = (rng or Random(1)).choice(list(listed(choice.options)))
        return {"choice": choice.id, "turn": match.turn_of(seat), "option": option}

    async def answer(self, option: int | None = None, rng: Random | None = None, number: str = "") -> dict[str, Any]:
        return await self.command("answer", number, **self.quote(option, rng))


def asked(table: LiveTable, rng: Random) -> int:
    """Return one of the seats the game waits for. If all may change sealed answers, return one that has not answered
    yet.
    """
    match = table.match
    assert match is not None
    seats = [
        seat
        for seat in range(match.settled.seats)
        if (choice := match.rules.choice(match.seen_by(seat), seat)) is not None and choice.given < 0
    ]
    return rng.choice(seats)
