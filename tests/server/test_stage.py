"""Tests how the facts for a game's own screen reach its viewers: with odds, without, and what happens if they fail."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from harena.games import game
from harena.kernel.rules import View
from harena.server import protocol
from harena.server.session import Session
from harena.server.tables import LiveTable
from tests.laws.wire import table_of
from tests.rules.munera.dueling import face
from tests.server.table_setup import Person, Wish, laid, opened


def sent(table: LiveTable, seat: int) -> dict[str, Any]:
    """Return the scene that a viewer gets on arrival."""
    person = Person(table, seat)
    table.enter(person.viewer)
    return next(message for message in person.heard if message["type"] == "scene")


def at_a_duel(settings: dict[str, Any]) -> LiveTable:
    """Return a table at the beginning of a duel."""
    g, _, _ = face()
    table = table_of(game("munera"), g, [])
    table.row = table.row._replace(talk=settings)
    return table


async def test_a_scene_of_munera_has_its_stage(tmp_path: Path) -> None:
    async with laid(tmp_path / "harena.db", Wish("munera", "ppp")) as table:
        for seat in (0, 1, -1):
            stage = sent(table, seat)["stage"]
            assert stage["phase"] == "setup"
            assert [school["asked"] for school in stage["schools"]].count(True) == 1


async def test_a_scene_of_spartacus_has_its_stage(tmp_path: Path) -> None:
    async with laid(tmp_path / "harena.db", Wish("spartacus", "ppp")) as table:
        for seat in (0, 1, -1):
            stage = sent(table, seat)["stage"]
            assert (stage["phase"], stage["step"]) == ("setup", "houses")
            assert [house["asked"] for house in stage["houses"]].count(True) == 1
            assert len(stage["houses_left"]) == 4


async def test_a_game_without_a_screen_of_its_own_has_no_stage(tmp_path: Path) -> None:
    async with laid(tmp_path / "harena.db", Wish("nundinae", "ppp")) as table:
        assert sent(table, 0)["stage"] is None


@pytest.mark.parametrize("odds", [True, False])
async def test_odds_are_chosen_with_the_table(odds: bool, tmp_path: Path) -> None:
    registry = await opened(tmp_path / "harena.db")
    try:
        seats = [protocol.NewSeat("person", f"P{at}") for at in range(3)]
        made = await registry.make(protocol.NewTable("munera", {"players": 3}, seats, True, odds=odds))
        table = await registry.table(made.table)
        assert table is not None
        assert table.showing.about(Session(lambda raw: None, lambda: None, 0, "en")).odds is odds
        assert table.row.talk.get("odds", True) is odds
    finally:
        await registry.close()


async def test_a_table_without_odds_tells_no_chances() -> None:
    assert sent(at_a_duel({}), 0)["stage"]["duel"]["odds"]["win"]
    assert sent(at_a_duel({"odds": False}), 0)["stage"]["duel"]["odds"] is None


def fails(_view: View, _odds: bool, _public: object) -> None:
    raise LookupError("a position nobody thought of")


async def test_a_stage_that_fails_is_left_out_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = at_a_duel({})
    monkeypatch.setattr(table.game, "stage", fails)
    with caplog.at_level(logging.ERROR, "harena"):
        scene = sent(table, 0)
    assert scene["stage"] is None
    assert scene["view"]["stack"]
    assert "a position nobody thought of" in caplog.text
