"""Tests what a first match explains, as a server sends it."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games import GAMES, game
from harena.text import LANGUAGES, Texts
from tests.server.conftest import Place, request

Json = dict[str, Any]


@pytest.mark.parametrize("name", GAMES)
async def test_the_notes_of_a_game_come_in_every_language(name: str, place: Place) -> None:
    for lang in LANGUAGES:
        sent: Json = (await request(place, "GET", f"/api/teach/{name}/{lang}")).json()
        assert [note["id"] for note in sent["notes"]] == [note.id for note in game(name).teaching]
        for note in sent["notes"]:
            text = "".join([part["text"] for part in note["parts"]])
            assert text == Texts(lang).say(f"{name}-teach-{note['id']}")
        assert any(part["kind"] for note in sent["notes"] for part in note["parts"]), "names can be pointed at"


async def test_an_unknown_game_has_none(place: Place) -> None:
    answer = await request(place, "GET", "/api/teach/chess/en")
    assert answer.status_code == 404
    assert "chess" in answer.json()["text"]
