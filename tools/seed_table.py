"""Insert a table in the middle of a match into the store of a running server: pictures and tests need situations that
would take many moves to reach."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, NamedTuple

from harena.bots.driver import drive_match
from harena.bots.registry import make_bot, usual_for
from harena.game import Game
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import Choice
from harena.kernel.serialization import dump
from harena.kernel.state import Event
from harena.matches.event_log import EventLog
from harena.matches.match import Match
from harena.players import ROMANS
from harena.server.persistence import first_change, hashed, new_id, new_secret, players
from harena.server.store import SeatRow, Store, TableRow


class Laid(NamedTuple):
    table: str
    invite: str
    tokens: dict[int, str]


def lay(data: Path, name: str, position: dict[str, Any], seats: Sequence[str], events: Sequence[Event] = ()) -> Laid:
    """Insert a table. `seats` are names; "bot" and "bot:random" are bots. It runs in its own thread, because the caller
    may have an event loop."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _lay(data, game(name), position, seats, events)).result()


async def _lay(
    data: Path, chosen: Game[Any], position: dict[str, Any], seats: Sequence[str], events: Sequence[Event]
) -> Laid:
    match = Match.from_position(chosen, position, Luck(SystemRandom()))
    match.events = EventLog(match.settled.seats, [events])
    tokens = {seat: new_secret() for seat, who in enumerate(seats) if not who.startswith("bot")}
    rows = [_seat(chosen, seat, who, tokens.get(seat, "")) for seat, who in enumerate(seats)]
    match.record["players"] = players(rows)
    options = match.settled.settings()
    row = TableRow(new_id(), chosen.name, "running", options, new_secret(), min(tokens), "", [], [], time.time())
    store = await Store.open(f"sqlite:///{data / 'harena.db'}")
    try:
        await store.add(rows, first_change(row, rows, match, -1, ""))
    finally:
        await store.close()
    return Laid(row.id, row.invite, tokens)


def _seat(chosen: Game[Any], seat: int, who: str, token: str) -> SeatRow:
    if token:
        return SeatRow(seat, "person", who, token=hashed(token))
    return SeatRow(seat, "bot", ROMANS[seat], who.partition(":")[2] or usual_for(chosen.name))


def reached(
    name: str, options: dict[str, Any], wanted: Callable[[Match[Any], Choice], bool], bot: str, seed: int = 1
) -> Match[Any]:
    """Return a match that waits for a wanted question. Bots play to it, in as many matches as it takes."""
    while True:
        match = Match.start(game(name), options, Luck(Random(seed)))
        made = [make_bot(bot, name, Random(seed + seat)) for seat in range(match.settled.seats)]
        drive_match(match, made, until=partial(wanted, match))
        if not match.over:
            return match
        seed += 1


def position_of(match: Match[Any]) -> dict[str, Any]:
    return dump(match.rules, match.settled)
