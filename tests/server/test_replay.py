"""Tests that looking back shows what the table has shown, to those who may see it, and nothing else."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tools.long_table import lay, step

from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.views import SPECTATOR
from harena.matches.match import Match
from harena.server import protocol
from harena.server.changes import put
from harena.server.persistence import saved_events, snapshot_of
from harena.server.replay.course import Course
from harena.server.replay.pages import OPEN, Replayed
from harena.server.replay.shelf import Shelf, views_of_table
from harena.server.session import Session
from harena.server.store import Change, EntryRow
from harena.server.table_registry import TableRegistry
from harena.server.tables import LiveTable
from harena.server.turns import Turns
from tests.server.conftest import Place, make, request
from tests.server.table_setup import Person, Wish, asked, laid, opened

Json = dict[str, Any]
OPTIONS: dict[str, Json] = {"gorus": {"target": 1}, "munera": {"turns": 1}, "spartacus": {"turns": 1}}
PICTURE = ["view", "stage", "waiting"]


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is passed automatically while we look."""
    monkeypatch.setattr(LiveTable, "wake", lambda table: None)


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    found = await opened(tmp_path / "harena.db")
    yield found
    await found.close()


async def moments(shelf: Shelf, table: LiveTable, view: int, first: int = 0) -> list[Json]:
    """Return all moments from one on as the page puts them together: scenes, each with its own log and cards."""
    found: list[Json] = []
    about = await shelf.about(table, max(view, SPECTATOR), view, "en", "us")
    at = first
    while at < about.count:
        raw = await shelf.page(table, (view, "en", False), at, "us")
        assert len(raw) <= protocol.LARGEST_SENT
        page = json.loads(raw)
        scene = page["scene"]
        found.append({"n": page["first"], "held": page["held"], **scene})
        for more in page["steps"]:
            for edit in more["edits"]:
                scene = put(scene, tuple(edit["path"]), edit)
            held = found[-1]["held"] if more["held"] is None else more["held"]
            found.append({**scene, "n": more["n"], "seq": more["n"], "held": held, "log": more["log"]})
        assert page["end"] == found[-1]["n"] + 1
        at = page["end"]
    return found


def picture(scene: Json) -> str:
    return json.dumps([scene[part] for part in PICTURE], sort_keys=True)


def last_line(scene: Json) -> int:
    return max([line["n"] for line in scene["log"]], default=-1)


class Watcher:
    """Somebody at the table who remembers every picture, by the last line of the log they knew then."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        self.seat = seat
        self.pictures: dict[int, list[str]] = {}
        self.lines: dict[int, str] = {}
        table.enter(Session(self.hear, lambda: None, seat, "en"))

    def hear(self, raw: bytes) -> None:
        message = json.loads(raw)
        if message["type"] != "scene":
            return
        self.lines |= {line["n"]: line["text"] for line in message["log"]}
        self.pictures.setdefault(max(self.lines, default=-1), []).append(picture(message))


async def play(table: LiveTable, rng: Random, most: int) -> None:
    people = [Person(table, seat) for seat in range(len(table.seats))]
    for _ in range(most):
        if table.playing().over:
            return
        await people[asked(table, rng)].answer(rng=rng)


@pytest.mark.parametrize("name", OPTIONS)
async def test_every_moment_is_what_the_table_has_shown(name: str, tmp_path: Path) -> None:
    """While the match runs, each seat and a spectator look back: at every moment they get a picture that they were
    shown at that time, with the same lines, and nothing that can be answered."""
    async with laid(tmp_path / "harena.db", Wish(name, "ppp", OPTIONS[name])) as table:
        watchers = [Watcher(table, seat) for seat in range(SPECTATOR, 3)]
        shelf = Shelf(Turns())
        await play(table, Random(f"replay/{name}"), 60)
        await moments(shelf, table, SPECTATOR)  # what was looked at before grows
        await play(table, Random(f"replay/{name}/2"), 160)
        numbers = set()
        for watcher in watchers:
            told = -1
            scenes = await moments(shelf, table, watcher.seat)
            assert len(scenes) > 10
            for scene in scenes:
                assert scene["question"] is None
                assert scene["free_actions"] == []
                assert scene["held"] == []
                told = max(told, last_line(scene))
                for line in scene["log"]:
                    assert line["text"] == watcher.lines[line["n"]]
                assert picture(scene) in watcher.pictures[told], (watcher.seat, scene["n"])
            numbers.add(tuple([scene["n"] for scene in scenes]))
        assert len(numbers) == 1, "a link to a moment means the same to everybody"


async def test_what_nobody_may_look_at_again_is_left_out_until_the_round_is_over(tmp_path: Path) -> None:
    """G-3.6: of the round, only the present and the last combat can be looked back at."""
    async with laid(tmp_path / "harena.db", Wish("gorus", "ppp", {"target": 1})) as table:
        shelf, rng = Shelf(Turns()), Random("closed")
        people = [Person(table, seat) for seat in range(3)]
        withheld = set()
        while not table.playing().over:
            about = await shelf.about(table, 0, 0, "en", "us")
            scenes = await moments(shelf, table, 0)
            from_, to = about.withheld
            withheld.add(to - from_)
            assert not [scene["n"] for scene in scenes if from_ <= scene["n"] < to]
            readable = await shown_log(table, 0)
            told = [line["text"] for scene in scenes for line in scene["log"]]
            assert told == readable
            now = scenes[-1]["view"]["state"]
            allowed = [*now["combat"], *now["last_combat"]]
            for scene in scenes:
                state = scene["view"]["state"]
                if scene["n"] >= to > from_:
                    assert set(state["combat"]) | set(state["last_combat"]) <= set(allowed)
            for _ in range(2):
                if not table.playing().over:
                    await people[asked(table, rng)].answer(rng=rng)
        assert max(withheld) > 10
        scenes = await moments(shelf, table, 2)
        assert [scene["n"] for scene in scenes] == list(range(len(scenes)))


async def shown_log(table: LiveTable, seat: int) -> list[str]:
    """Return the lines that somebody who comes now may read."""
    match = table.playing()
    projection = table.showing.projection(seat, "en")
    events = [(at, event) for at, event in enumerate(match.events) if event.reaches(seat)]
    return [projection.told(0, event, False).text for at, event in events if at not in match.closed()]


@pytest.mark.parametrize("name", OPTIONS)
async def test_once_the_match_is_over_everybody_may_have_every_view(name: str, registry: TableRegistry) -> None:
    key = (await registry.make(wish_of(name))).table
    table = await registry.table(key)
    assert table is not None
    shelf = Shelf(Turns())
    assert views_of_table(table, SPECTATOR) == [SPECTATOR]
    assert views_of_table(table, 1) == [SPECTATOR, 1]
    await play_out(registry, table, Random(f"over/{name}"))
    match = table.playing()
    assert views_of_table(table, SPECTATOR) == [OPEN, SPECTATOR, 0, 1, 2]
    scenes = await moments(shelf, table, OPEN)
    mine = await moments(shelf, table, 1)
    assert scenes[-1]["result"]["winners"] == match.record["result"]["winners"]
    assert scenes[-1]["result"]["text"]
    held = 0
    for scene, own in zip(scenes, mine, strict=True):
        hand = own["view"]["state"]["hands"][1] or []
        shown = [card for card in scene["held"] if card["seat"] == 1]
        assert sum([card["copies"] for card in shown]) == len(hand)
        held += len(hand)
    assert held
    late = await moments(shelf, table, OPEN, len(scenes) // 2)
    assert late == scenes[len(scenes) // 2 :], "a page in the middle shows the same"


def wish_of(name: str) -> protocol.NewTable:
    seats = [protocol.NewSeat("person", f"P{at}") for at in range(3)]
    return protocol.NewTable(name, {"players": 3, **OPTIONS[name]}, seats, True)


async def play_out(registry: TableRegistry, table: LiveTable, rng: Random) -> None:
    """Play a match to its end without its table, and store it: that is much faster."""
    match, rows = table.playing(), []
    while not match.over:
        if (news := step(match, rng)) is not None:
            rows.append(EntryRow(match.events.rows - 1, {"entry": news[0]}, saved_events(match, news[1])))
    change = Change(table.row._replace(phase="over"), None, tuple(rows), snapshot_of(match, 1))
    await registry.store.save(change)
    table.was_saved(change)


async def test_what_is_told_to_nobody_is_no_moment(tmp_path: Path) -> None:
    """Where a spectator got no message, looking back shows nothing new: neither a sealed answer that was changed, nor
    a pass in a window."""
    silent = 0
    async with laid(tmp_path / "harena.db", Wish("nundinae", "ppp", {"days": 1})) as table:
        shelf, rng = Shelf(Turns()), Random("silent")
        heard: list[bytes] = []
        table.enter(Session(heard.append, lambda: None, SPECTATOR, "en"))
        people = [Person(table, seat) for seat in range(3)]
        before = await everything(shelf, table)
        while not table.playing().over:
            heard.clear()
            pending = table.playing().rules.pending(table.playing().tip)
            await people[rng.choice(pending).seat].answer(rng=rng)  # also those who have answered: they may change it
            now = await everything(shelf, table)
            if not heard:
                silent += 1
                assert now == before
            before = now
    assert silent > 3


async def everything(shelf: Shelf, table: LiveTable) -> bytes:
    about = await shelf.about(table, SPECTATOR, SPECTATOR, "en", "us")
    pages = [await shelf.page(table, (SPECTATOR, "en", False), n, "us") for n in range(0, about.count, 32)]
    return protocol.write(about) + b"".join(pages)


def test_what_was_played_under_older_rules_has_lines_but_no_picture() -> None:
    """The segment that was left behind is counted, so that moments keep their numbers, and told with the first one."""
    chosen = game("gorus")
    match = Match.start(chosen, {"players": 3, "target": 1, "open_memory": True}, Luck(Random(1)))
    course = Course(chosen, dict(match.settled.settings()), match.record["decks"])
    rng = Random(2)
    course.skip({}, match.events.held)
    for _ in range(8):
        before = len(match.events)
        assert step(match, rng) is not None
        course.skip({}, match.events[before:])
    match.next_segment()
    course.add({"segment": match.record["segments"][1]})
    for _ in range(3):
        news = step(match, rng)
        assert news is not None
        course.add({"entry": news[0]})
    replayed = Replayed(course, ["A", "B", "C"], SPECTATOR, "en", True, False)
    assert [each.n for each in replayed.steps] == [9, 10, 11]
    *_, page = replayed.page(0)
    assert page is not None
    assert page.first == 9
    assert len(page.scene.log) > 8


async def test_a_long_match_is_there_at_once_and_others_do_not_wait(registry: TableRegistry) -> None:
    """No slice of the work takes long, and the first page does not need the others."""
    key = await lay(registry.store, "munera", 3, 1500, 1)
    table = await registry.table(key)
    assert table is not None
    turns = Turns()
    shelf = Shelf(turns)
    seat = table.seat_of(key)
    assert seat == 0
    about = await shelf.about(table, 0, 0, "en", "us")
    assert about.count > 300
    assert about.lines == sorted(about.lines)
    assert [mark.kind for mark in about.marks].count("turn") > 0
    page = json.loads(await shelf.page(table, (0, "en", False), about.count - 1, "us"))
    assert page["first"] == about.count - 1
    with pytest.raises(LookupError, match="no moment"):
        await shelf.page(table, (0, "en", False), about.count, "us")


async def test_over_http(place: Place) -> None:
    made = await make(place, "gorus", "ppp", target=1)
    path = f"/api/tables/{made.table}/replay/en"
    mine = {"authorization": f"Bearer {made.tokens[0]}"}
    about = (await request(place, "GET", path)).json()
    assert about["views"] == [SPECTATOR]
    assert about["table"]["invite"] == ""
    assert (await request(place, "GET", f"{path}?view=0", headers=mine)).json()["views"] == [SPECTATOR, 0]
    page = (await request(place, "GET", f"{path}/0?view=0", headers=mine)).json()
    assert page["scene"]["view"]["viewer"] == 0
    for bad in ("0", "1", "-2", "x", "99999999999", "-1 "):  # other views, without a token
        answer = await request(place, "GET", f"{path}/0?view={bad}")
        assert answer.status_code == 403, bad
        assert answer.json()["code"] == "not-yet"
    assert (await request(place, "GET", f"{path}/0?view=1", headers=mine)).status_code == 403
    for moment in ("7", "-1", "x", "1e3", "999999999999999"):
        answer = await request(place, "GET", f"{path}/{moment}")
        assert answer.status_code == 404, moment
        assert answer.json()["code"] == "no-moment"
    wrong = {"authorization": "Bearer wrong"}
    assert (await request(place, "GET", path, headers=wrong)).status_code == 404
    assert (await request(place, "GET", "/api/tables/none/replay/en")).status_code == 404
    assert (await request(place, "GET", f"/t/{made.table}/replay")).status_code == 200
