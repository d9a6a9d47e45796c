"""Tests the lessons as a server sends them."""

from __future__ import annotations

from typing import Any

import pytest

from harena.lessons.library import our_lessons
from harena.server.changes import edited
from harena.text import LANGUAGES
from tests.server.conftest import Place, request

Json = dict[str, Any]
KEYS = [lesson.key for lesson in our_lessons()]


def scenes(lesson: Json) -> list[Json]:
    """Return the scene of every step."""
    found = [lesson["scene"]]
    for step in lesson["steps"][1:]:
        found.append(edited(found[-1], {**step, "seq": 0}))
    return found


@pytest.mark.parametrize("key", KEYS)
async def test_a_lesson_asks_what_it_wants_to_hear(key: str, place: Place) -> None:
    lesson: Json = (await request(place, "GET", f"/api/lessons/en/{key}")).json()
    moves = 0
    for step, scene in zip(lesson["steps"], scenes(lesson), strict=True):
        move, question = step["move"], scene["question"]
        if move is None:
            assert question is None
            assert not scene["free_actions"]
            continue
        moves += 1
        if move["option"] is None:
            assert move["free_action"] in [each["name"] for each in scene["free_actions"]]
            continue
        asked = {option["option"] for option in question["options"]}
        assert question["form"] or {move["option"], *move["also"]} <= asked
        assert not question["forced"]
    assert moves == lesson["info"]["decisions"] > 0
    assert all(scene["result"] is None and not scene["undo"] for scene in scenes(lesson))
    assert lesson["steps"][-1]["notes"]


@pytest.mark.parametrize("key", [key for key in KEYS if key.startswith("gorus")])
async def test_a_lesson_shows_what_the_seat_would_see(key: str, place: Place) -> None:
    lesson: Json = (await request(place, "GET", f"/api/lessons/en/{key}")).json()
    you = lesson["table"]["you"]
    for scene in scenes(lesson):
        hands = scene["view"]["state"]["hands"]
        assert [seat for seat, hand in enumerate(hands) if hand is not None and seat != you] == []


async def test_lessons_are_listed_in_every_language(place: Place) -> None:
    for lang in LANGUAGES:
        listed: Json = (await request(place, "GET", f"/api/lessons/{lang}")).json()
        assert [lesson["id"] for lesson in listed["lessons"]] == KEYS
        assert len({lesson["title"] for lesson in listed["lessons"]}) == len(KEYS)


async def test_a_lesson_that_is_not_there_is_not_found(place: Place) -> None:
    answer = await request(place, "GET", "/api/lessons/en/gorus-nothing")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"
