"""Put a match that was played elsewhere into a database, as a table whose record is complete."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import SystemRandom
from typing import Any, NamedTuple

from harena.games import game
from harena.kernel.chance import Luck
from harena.matches.match import Match
from harena.server.persistence import first_change, hashed, new_id, new_secret, saved_events, snapshot_of
from harena.server.store import Change, EntryRow, SeatRow, Store, TableRow


class Recorded(NamedTuple):
    table: str
    invite: str
    tokens: dict[int, str]


def lay(data: Path, record: dict[str, Any], names: Sequence[str]) -> Recorded:
    """Insert the table into the database of a server's folder. A name is a person; "bot:easy" is a bot. It runs in its
    own thread, because the caller may have an event loop."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _lay(f"sqlite:///{data / 'harena.db'}", record, names)).result()


async def _lay(database: str, record: dict[str, Any], names: Sequence[str]) -> Recorded:
    store = await Store.open(database)
    try:
        return await store_match(store, record, names)
    finally:
        await store.close()


async def store_match(store: Store, record: dict[str, Any], names: Sequence[str]) -> Recorded:
    chosen = game(record["game"])
    head, entries = record["segments"][0], record["segments"][0]["entries"]
    begun = {**record, "segments": [{**head, "entries": []}], "result": None}
    match = Match.resume(chosen, begun, Luck(SystemRandom()))
    tokens = {seat: new_secret() for seat, name in enumerate(names) if not name.startswith("bot:")}
    seats = [
        SeatRow(seat, "person", name, token=hashed(tokens[seat]))
        if seat in tokens
        else SeatRow(seat, "bot", f"Bot {seat + 1}", name.partition(":")[2])
        for seat, name in enumerate(names)
    ]
    options, host = dict(match.settled.settings()), min(tokens, default=-1)
    row = TableRow(new_id(), chosen.name, "open", options, new_secret(), host, "", [], [], time.time())
    first = first_change(row, seats, match, -1, "")
    await store.add(seats, first)
    rows = []
    for entry in entries:
        told = match.append_recorded(entry)
        rows.append(EntryRow(match.events.rows - 1, {"entry": entry}, saved_events(match, told)))
    now = first.table._replace(waiting=list(match.view(-1)["waiting"]), bot_due=False)
    if match.over:
        now = now._replace(phase="over", winners=list(match.record["result"]["winners"]))
    await store.save(Change(now, None, tuple(rows), snapshot_of(match, 1)))
    return Recorded(row.id, row.invite, tokens)
