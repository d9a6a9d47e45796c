"""Tests a database that version 0.1.0 wrote (tests/server/data): it opens, its running tables continue, nothing has
changed.

It contains unfinished matches of all three games, with open offers, drafts, half-sealed bids and custom decks, and one
finished match. harena-0.1.0.json holds what version 0.1.0 reported about them.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena.games import game
from harena.kernel import serialization
from harena.kernel.choice import listed
from harena.kernel.rules import BadInput
from harena.kernel.serialization import digest
from harena.matches.match import Match
from harena.matches.record import read_record, verify
from harena.server.persistence import ROWS_HELD, SNAPSHOT_EVERY, record_of
from harena.server.store import Store
from tests.laws.test_stable_ids import inserted, shipped
from tests.server.table_setup import Person, asked, opened

DATA = Path(__file__).parent / "data"
SAID: dict[str, Any] = json.loads((DATA / "harena-0.1.0.json").read_text(encoding="utf-8"))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return Path(shutil.copy(DATA / "harena-0.1.0.sqlite", tmp_path / "harena.db"))


@pytest.mark.parametrize("key", SAID, ids=[f"{each['game']}-{each['moves']}" for each in SAID.values()])
async def test_a_table_of_version_0_1_goes_on(database: Path, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = SAID[key]
    registry = await opened(database)
    try:
        async with registry.at(key) as table:
            assert table is not None
            match = table.match
            assert match is not None
            assert match.game.name == said["game"]
            assert digest_of_then(match, table.row.options, monkeypatch) == said["digest"]
            assert (match.draft, match.drafter) == (said["draft"], said["drafter"])
            assert len(match.settled.offers) == said["offers"]
            assert [[event.kind, list(event.args)] for event in match.events[-5:]] == [
                [kind, [tuple(arg) if isinstance(arg, list) else arg for arg in args]] for kind, args in said["last"]
            ]
            for seat, state in said["views"].items():
                assert json.loads(json.dumps(match.game.view(match.settled, int(seat))["state"])) == state
            pending = [[c.seat, c.step, list(listed(c.options))[:40]] for c in match.rules.pending(match.tip)]
            assert pending == said["pending"]
            rng = Random(1)
            people = [Person(table, seat) for seat in range(match.settled.seats)]
            for _ in range(30):
                if table.match is None or table.match.over:
                    break
                assert (await people[asked(table, rng)].answer(rng=rng))["type"] == "done"
    finally:
        await registry.close()
    await stored_record_is_sound(database, key)
    await only_the_tail_is_read(database, key)


async def only_the_tail_is_read(database: Path, key: str) -> None:
    """Check that a table which was opened once is not read whole any more."""
    store = await Store.open(f"sqlite:///{database}")
    try:
        saved = await store.load(key)
    finally:
        await store.close()
    assert saved is not None
    assert saved.snapshot is not None
    assert saved.snapshot.before["rows"] == saved.entries[0].seq
    assert len(saved.entries) <= ROWS_HELD + SNAPSHOT_EVERY


def digest_of_then(match: Match[Any], known: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the digest without the table options that were added since; `known`: the options of that time."""
    options = {name: value for name, value in match.settled.settings().items() if name in known}
    with monkeypatch.context() as patch:
        patch.setattr(serialization, "options_of", lambda g: options)
        return digest(match.rules, match.settled)


async def stored_record_is_sound(database: Path, key: str) -> None:
    """Check that a record with numbers of version 0.1 and ids of today verifies from the first entry to the last."""
    store = await Store.open(f"sqlite:///{database}")
    try:
        saved = await store.load(key, whole=True)
    finally:
        await store.close()
    assert saved is not None
    record = record_of(saved)
    if saved.table.phase == "over":
        record["result"] = None  # the winners are in the table's own row
        winners = saved.table.winners
    chosen = game(saved.table.game)
    again = read_record(json.dumps(record), key, lambda name: game(name).rules)
    if saved.table.phase == "over":
        again["result"] = {**chosen_result(chosen, again), "winners": winners}
    verify(chosen, again)


def chosen_result(chosen: Any, record: dict[str, Any]) -> dict[str, Any]:
    from harena.matches.record import replay

    _, g, _ = list(replay(chosen.rules, record))[-1]
    result: dict[str, Any] = chosen.outcome(g).plain()
    return result


@pytest.mark.parametrize("name", ["munera", "spartacus"])
async def test_a_table_of_version_0_1_survives_other_decks(
    database: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decks of that time are known, so the cards keep their meaning."""
    keys = [key for key, said in SAID.items() if said["game"] == name]
    with shipped(name, inserted(name)):
        registry = await opened(database)
        try:
            for key in keys:
                async with registry.at(key) as table:
                    assert table is not None
                    assert table.match is not None
                    assert digest_of_then(table.match, table.row.options, monkeypatch) == SAID[key]["digest"]
        finally:
            await registry.close()


async def test_a_database_of_a_newer_version_is_left_alone(database: Path) -> None:
    registry = await opened(database)
    await registry.close()
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = database.read_bytes()
    with pytest.raises(BadInput, match="newer Harena"):
        await opened(database)
    assert database.read_bytes() == before
