"""Puts a long match into a database: random answers and free actions, stored as a server would have stored them."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import OPEN, any_of
from harena.matches.match import Match
from harena.server.persistence import (
    ROWS_HELD,
    SNAPSHOT_EVERY,
    first_change,
    hashed,
    new_id,
    new_secret,
    saved_events,
    snapshot_of,
)
from harena.server.store import Change, EntryRow, SeatRow, Snapshot, Store, TableRow

FREE = 0.1  # how often somebody takes a free action, where one is possible
BATCH = 512  # entries per transaction


async def lay(store: Store, name: str, players: int, decisions: int, seed: int, people: bool = True) -> str:
    """Store a table with a match that has had so many decisions and is not over. Returns its id; the token of seat 0
    is the id too. RuntimeError if every match with such a seed ends too early."""
    chosen = game(name)
    options = chosen.complete({"players": players})
    for attempt in range(40):
        rng = Random(f"{name}/{seed}/{attempt}")
        key = new_id()
        seats = [SeatRow(seat, "person", f"P{seat}", token=hashed(key) if not seat else "") for seat in range(players)]
        if not people:
            seats = [seat._replace(who="bot", bot="random", token="") for seat in seats]
        match = Match.start(chosen, options, Luck(rng), digests=False)
        row = TableRow(key, name, "open", options, new_secret(), 0, "", [], [], time.time())
        first = first_change(row, seats, match, -1, "")
        changes = played(match, first.table, rng, decisions)
        if changes is not None:
            await store.add(seats, first)
            for change in changes:
                await store.save(change)
            return key
    raise RuntimeError(f"no match of {name} lasts {decisions} decisions")


def played(match: Match[Any], row: TableRow, rng: Random, decisions: int) -> list[Change] | None:
    """Play on. Returns the changes of the table; None if the match ends too early."""
    changes: list[Change] = []
    rows: list[EntryRow] = []
    snapshot: Snapshot | None = None
    for _ in range(decisions):
        news = step(match, rng)
        if match.over:
            return None
        if news is not None:
            if not match.events.rows % SNAPSHOT_EVERY:
                match.add_digest()
            rows.append(EntryRow(match.events.rows - 1, {"entry": news[0]}, saved_events(match, news[1])))
            if not match.events.rows % SNAPSHOT_EVERY:
                match.forget(ROWS_HELD)
                snapshot = snapshot_of(match, 1)
        if len(rows) >= BATCH:
            changes.append(Change(row._replace(version=row.version + len(changes)), None, tuple(rows), snapshot))
            rows, snapshot = [], None
    changes.append(Change(row._replace(version=row.version + len(changes)), None, tuple(rows), snapshot))
    return changes


def step(match: Match[Any], rng: Random) -> tuple[dict[str, Any], list[Any]] | None:
    """Make one move. Returns the new entry of the record with its events; None if it is a draft."""
    rows, told = match.events.rows, len(match.events)
    seat = rng.randrange(match.settled.seats)
    free = match.rules.free_moves_for(match.settled, seat) if match.drafter < 0 and rng.random() < FREE else []
    if free:
        match.act_freely(seat, *rng.choice(free))
    if match.events.rows == rows:
        choice = rng.choice([each for each in match.rules.pending(match.tip) if each.given == OPEN])
        match.answer(choice.seat, choice.id, any_of(choice.options, rng))
    if match.events.rows == rows:
        return None
    return match.record["segments"][-1]["entries"][-1], match.events[told:]
