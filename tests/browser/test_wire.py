"""Tests that the laws of a page's wire can fail."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Json, Wire


def answer(command: str, option: int = 1) -> Json:
    return {"type": "answer", "command": command, "choice": "3.1", "turn": 7, "option": option}


def asks(given: int | None = None) -> Json:
    return {"type": "scene", "question": {"choice": "3.1", "turn": 7, "given": given}}


@pytest.fixture
def wire() -> Wire:
    found = Wire()
    found.hear(asks())
    found.send(answer("a"))
    return found


def test_a_second_answer_is_noticed(wire: Wire) -> None:
    wire.send(answer("b"))
    assert len(wire.broken) == 1


def test_a_refused_answer_is_noticed(wire: Wire) -> None:
    wire.hear({"type": "refused", "command": "a", "code": "stale"})
    assert len(wire.broken) == 1


def test_what_is_allowed(wire: Wire) -> None:
    wire.send(answer("a"))  # again, after a lost connection
    wire.hear(asks(given=1))
    wire.send(answer("c", 2))  # a sealed answer is changed
    wire.send({"type": "undo", "command": "d"})
    wire.hear(asks())
    wire.send(answer("e"))
    wire.hear({"type": "refused", "command": "said", "code": "talk-too-fast"})
    assert not wire.broken
