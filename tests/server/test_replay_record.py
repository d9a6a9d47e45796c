"""Tests that a record somebody has opened is played again, whole or not at all, with a clear sentence if not."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

import harena
from harena.kernel.rules import BadInput
from harena.server.replay.from_file import LARGEST, Opened
from harena.server.replay.pages import OPEN
from tests.server.conftest import Place, request

Json = dict[str, Any]
JSON = {"content-type": "application/json"}


@cache
def text() -> str:
    match = harena.start("gorus", players=3, seed=3, target=1)
    harena.play(match, "heuristic", seed=3)
    return json.dumps(match.record)


def changed(change: str) -> Json:
    record: Json = deepcopy(json.loads(text()))
    part = record["segments"][0]
    if change == "an answer":
        part["entries"][4]["do"], part["entries"][5]["do"] = part["entries"][5]["do"], part["entries"][4]["do"]
    elif change == "a card that was dealt":
        part["luck"][0], part["luck"][-1] = part["luck"][-1], part["luck"][0]
    elif change == "the result":
        record["result"]["winners"] = [(record["result"]["winners"][0] + 1) % 3]
    elif change == "the end is missing":
        part["entries"] = part["entries"][:-5]
    elif change == "a newer format":
        record["format_version"] = 99
    elif change == "newer rules":
        part["rules_version"] = 99
    elif change == "too many entries":
        part["entries"] = part["entries"] * 900
    return record


def play(opened: Opened) -> Opened:
    for _ in opened.play():
        pass
    return opened


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("an answer", "cannot be replayed from entry"),
        ("a card that was dealt", "cannot be replayed from the start"),
        ("the result", "does not end as its result says"),
        ("the end is missing", "does not end as its result says"),
        ("a newer format", "newer"),
        ("newer rules", "played under rules 99"),
        ("too many entries", "more than 20000 entries"),
    ],
)
def test_a_record_that_was_changed_says_where(change: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        play(Opened(json.dumps(changed(change))))


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        ("", "not a whole JSON file"),
        (text()[:700], "cut off"),
        ("[]", "not a match record"),
        ("[" * 100_000, "not a match record"),
        ('{"format": "harena-view", "view": {}}', "was going on"),
        ('{"format": "harena-record", "format_version": 3, "game": "chess"}', "chess"),
    ],
)
def test_what_is_no_record_says_so(raw: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        Opened(raw)


def test_every_view_comes_whole() -> None:
    opened = play(Opened(text()))
    for view in opened.views:
        *_, whole = opened.whole(view, "fr", True)
        assert whole is not None
        assert whole.about.view == view
        assert whole.about.table.phase == "over"
        ends = [page.end for page in whole.pages]
        assert [page.first for page in whole.pages] == [0, *ends[:-1]]
        assert ends[-1] == whole.about.count
        assert whole.pages[0].scene.panels
        assert bool(whole.pages[0].held) == (view == OPEN)
        assert whole.things.things


async def test_over_http(place: Place) -> None:
    async def send(raw: str | bytes, query: str = "") -> Any:
        content = raw.encode() if isinstance(raw, str) else raw
        return await request(place, "POST", f"/api/replay/en{query}", content=content, headers=JSON)

    found = await send(text(), "?view=1")
    assert found.status_code == 200
    assert found.json()["about"]["view"] == 1
    for raw in (json.dumps(changed("an answer")), text()[:500], b"\xff\xfe", b"{}"):
        answer = await send(raw)
        assert answer.status_code == 422
        assert answer.json()["code"] == "bad-record"
        assert "\n" not in answer.json()["text"]
    for view in ("3", "-3", "x", "00"):
        assert (await send(text(), f"?view={view}")).status_code == 422
    assert (await send(b" " * (LARGEST + 1))).status_code == 413
