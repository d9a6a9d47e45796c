"""Tests that the differences between scenes lead to the same scenes, and are smaller."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from harena.kernel.views import SPECTATOR
from harena.server import protocol
from harena.server.changes import difference, edited
from harena.server.session import Session
from tests.server.table_setup import Person, Wish, asked, laid

ANSWERS = 40


class Reader:
    """A connection that carries changes out, beside one that gets whole scenes."""

    def __init__(self, seat: int, panels: bool) -> None:
        self.whole: list[dict[str, Any]] = []
        self.parts: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}
        self.kinds: list[str] = []
        self.sessions = [
            Session(lambda raw: self.whole.append(json.loads(raw)), lambda: None, seat, "de", panels=panels),
            Session(self.hear, lambda: None, seat, "de", panels=panels, changes=True),
        ]
        self.bytes = 0

    def hear(self, raw: bytes) -> None:
        message = json.loads(raw)
        self.kinds.append(message["type"])
        if message["type"] == "change":
            self.bytes += len(raw)
            self.scene = edited(self.scene, message)
        elif message["type"] == "scene":
            self.scene = message
        else:
            return
        self.parts.append(self.scene)


@pytest.mark.parametrize("game", ["gorus", "munera", "spartacus", "nundinae"])
async def test_changes_lead_to_the_same_scenes(game: str, tmp_path: Path) -> None:
    rng = Random(f"changes {game}")
    async with laid(tmp_path / "harena.db", Wish(game, "ppp")) as table:
        readers = [Reader(seat, panels=seat == 1) for seat in (0, 1, 2, SPECTATOR)]
        for reader in readers:
            for session in reader.sessions:
                table.enter(session)
        people = [Person(table, seat) for seat in range(3)]
        for _ in range(ANSWERS):
            if table.playing().over:
                break
            seat = asked(table, rng)
            await people[seat].command("answer", **people[seat].quote(None, rng))
            await asyncio.sleep(0)
        for reader in readers:
            scenes = [each for each in reader.whole if each["type"] == "scene"]
            assert reader.parts == scenes
            assert reader.kinds.count("scene") == 1
            assert reader.kinds.count("change") == len(scenes) - 1 > 10
            assert reader.bytes < 0.8 * sum([len(json.dumps(each, separators=(",", ":"))) for each in scenes[1:]])


class Thing(msgspec.Struct):
    name: str
    worth: int


class Shelf(msgspec.Struct):
    seq: int
    things: list[Thing]
    rows: list[list[int]]
    marks: dict[str, Any]
    first: Thing | None


def shelf(**more: Any) -> Shelf:
    found = {
        "seq": 0,
        "things": [Thing("a", 1), Thing("b", 2)],
        "rows": [[1], [2, 3]],
        "marks": {"x": 1},
        "first": None,
    }
    return Shelf(**{**found, **more})


@pytest.mark.parametrize(
    ("after", "paths"),
    [
        (shelf(seq=9), []),
        (shelf(things=[Thing("a", 1), Thing("b", 5)]), [("things", 1, "worth")]),
        (shelf(things=[Thing("b", 2)]), [("things",)]),
        (shelf(things=[]), [("things",)]),
        (shelf(rows=[[1], [2, 3], [4]]), [("rows",)]),
        (shelf(rows=[[1, 7], [2, 4]]), [("rows", 0), ("rows", 1)]),
        (shelf(marks={"x": 2}), [("marks", "x")]),
        (shelf(marks={"x": 1, "y": None}), [("marks",)]),
        (shelf(marks={}), [("marks",)]),
        (shelf(first=Thing("c", 0)), [("first",)]),
    ],
)
def test_only_what_differs_is_named(after: Shelf, paths: list[tuple[str | int, ...]]) -> None:
    before = shelf()
    edits = difference(before, after)
    assert [tuple(edit.path) for edit in edits] == paths
    change = {"seq": 1, "log": [], "closed": [], "edits": msgspec.to_builtins(edits)}
    plain = msgspec.to_builtins(after)
    assert {**edited(msgspec.to_builtins(before), change), "seq": plain["seq"]}.items() >= plain.items()


async def test_spectators_share_their_changes(tmp_path: Path) -> None:
    async with laid(tmp_path / "harena.db", Wish("gorus", "pp")) as table:
        heard: list[list[bytes]] = [[], []]
        for out in heard:
            table.enter(Session(out.append, lambda: None, SPECTATOR, "en", changes=True))
        before = table.showing.scene(SPECTATOR, "en", False)
        seat = asked(table, Random(1))
        person = Person(table, seat)
        await person.command("answer", **person.quote(None, Random(1)))
        after = table.showing.scene(SPECTATOR, "en", False)
        assert heard[0] == heard[1]
        assert table.showing.edits(before, after) is table.showing.edits(before, after)


def test_an_edit_leaves_out_what_is_usual() -> None:
    assert protocol.write(protocol.Edit(("a", 1), 2)) == b'{"path":["a",1],"value":2}'
