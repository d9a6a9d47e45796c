"""Tests what one answer costs the server. Times depend on the machine, so the work is counted instead."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena.kernel import views
from harena.kernel.serialization import dump
from harena.kernel.views import SPECTATOR
from harena.matches import match as match_module
from harena.matches.match import Match
from harena.server import persistence
from harena.server.projection import Projection
from harena.server.session import Session
from harena.server.store import writing
from harena.server.tables import LiveTable
from tests.server.table_setup import Person, Wish, asked, laid

ANSWERS = 60


def counted(work: Callable[..., Any], name: str, done: Counter[str]) -> Callable[..., Any]:
    def count(*args: Any, **more: Any) -> Any:
        done[name] += 1
        return work(*args, **more)

    return count


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count forks, digests, dumps, projections, tables laid open for their texts, and changes saved."""
    found: Counter[str] = Counter()
    for owner, name in (
        (Match, "fork"),
        (match_module, "digest"),
        (persistence, "digest"),
        (persistence, "dump"),
        (Projection, "scene"),
        (views, "lay_open"),
        (writing, "changed"),
    ):
        monkeypatch.setattr(owner, name, counted(getattr(owner, name), name, found))
    return found


async def one_answer(table: LiveTable, people: list[Person], rng: Random, done: Counter[str]) -> bool:
    """Give one answer. Return true if it is in the record, false if it is a draft."""
    seat, entries = asked(table, rng), table.entries
    quoted = people[seat].quote(None, rng)
    done.clear()
    assert (await people[seat].command("answer", **quoted))["type"] == "done"
    return table.entries > entries


@pytest.mark.parametrize("game", ["gorus", "munera", "spartacus"])
@pytest.mark.parametrize("spectators", [0, 2])
async def test_an_answer_is_tried_once_and_every_view_is_built_once(
    game: str, spectators: int, tmp_path: Path, done: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, recorded = Random(f"{game} {spectators}"), Counter[bool]()
    seats = 4 - spectators if game != "spartacus" else 3
    monkeypatch.setattr(LiveTable, "wake", lambda table: None)  # no automatic passes while we count
    async with laid(tmp_path / "harena.db", Wish(game, "p" * seats)) as table:
        monkeypatch.setattr(table.game, "view", counted(table.game.view, "view", done))
        people = [Person(table, seat) for seat in range(seats)]
        for person in people:
            table.enter(person.viewer)
        for _ in range(spectators):
            table.enter(Session(lambda raw: None, lambda: None, SPECTATOR, "en"))
        table.playing().view(SPECTATOR)  # as after any earlier answer
        kept = 0  # positions that were stored
        for _ in range(ANSWERS):
            if table.playing().over:
                break
            snapshot = table.snapshot
            is_recorded = await one_answer(table, people, rng, done)
            recorded[is_recorded] += 1
            assert (done["fork"], done["changed"]) == (1, 1)
            assert done["lay_open"] <= done["scene"], "at most one for all texts about a view"
            is_kept = table.snapshot > snapshot
            kept += is_kept
            assert (done["digest"], done["dump"]) == ((2, 1) if is_kept else (0, 0))
            if is_recorded:
                assert done["view"] <= 1 + seats, "one for the public, one per seat"
                assert done["scene"] <= seats + bool(spectators), "spectators share theirs"
            else:
                assert (done["view"], done["scene"]) == (1, 1), "only the drafter sees a draft"
    assert kept == (table.entries - 1) // persistence.SNAPSHOT_EVERY
    assert recorded[True]
    assert recorded[False] or game == "gorus"


async def test_nothing_is_built_for_those_who_see_no_change(tmp_path: Path, done: Counter[str]) -> None:
    async with laid(tmp_path / "harena.db", Wish("gorus", "pp")) as table:
        for seat in (0, 1, SPECTATOR, SPECTATOR):
            table.enter(Session(lambda raw: None, lambda: None, seat, "en"))
        done.clear()
        table.broadcast()
        assert not done


async def test_a_move_that_conflicts_with_a_change_is_retried(tmp_path: Path, done: Counter[str]) -> None:
    """Two seats answer at once: the second answer was tried on a match that is no longer current."""
    async with laid(tmp_path / "harena.db", Wish("nundinae", "ppp")) as table:
        ann, dan = Person(table, 0), Person(table, 1)
        first, second = ann.quote(0), dan.quote(0)  # both leave the market
        done.clear()
        await table.lock.acquire()
        waiting = [
            asyncio.create_task(ann.command("answer", **first)),
            asyncio.create_task(dan.command("answer", **second)),
        ]
        await asyncio.sleep(0)
        table.lock.release()
        assert [answer["type"] for answer in await asyncio.gather(*waiting)] == ["done", "done"]
        assert done["fork"] == 3
        position = dump(table.game.rules, table.playing().settled)
        saved = await table.store.load(table.row.id)
        assert saved is not None
        again = LiveTable(table.store, table.bot_pool, saved).playing()
        assert dump(table.game.rules, again.settled) == position
