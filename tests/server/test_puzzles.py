"""Tests the puzzles as a server sends them."""

from __future__ import annotations

from typing import Any

import pytest

from harena.text import LANGUAGES
from tests.server.conftest import Place, request

Json = dict[str, Any]


async def test_puzzles_are_listed_and_posed_in_every_language(place: Place) -> None:
    for lang in LANGUAGES:
        listed: Json = (await request(place, "GET", f"/api/puzzles/{lang}")).json()
        assert [each["game"] for each in listed["games"]] == ["gorus", "munera", "spartacus"]
        for each in listed["games"]:
            path = f"/api/puzzles/{lang}/{each['game']}/{each['daily']}"
            puzzle: Json = (await request(place, "GET", path)).json()
            assert puzzle["id"] == each["ids"][each["daily"]]
            asked = [option["option"] for option in puzzle["scene"]["question"]["options"]]
            assert sorted(asked) == sorted(answer["option"] for answer in puzzle["answers"])
            assert puzzle["usual"] in asked
            assert puzzle["why"]
            assert not puzzle["scene"]["free_actions"]
            assert puzzle["table"]["you"] >= 0


@pytest.mark.parametrize("path", ["en/gorus/99999", "en/gorus/-1", "en/gorus/x", "en/chess/0", "xx/gorus/0", "xx"])
async def test_what_does_not_exist_is_not_found(place: Place, path: str) -> None:
    answer = await request(place, "GET", f"/api/puzzles/{path}")
    assert answer.status_code == 404
