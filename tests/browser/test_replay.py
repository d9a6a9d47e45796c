"""Tests the replay in a real browser: finished matches, one that runs, a record, and a page in a file."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tools.recorded_table import lay

import harena
from harena.cli import main
from harena.games import game
from harena.matches.record import read_record
from tests.browser.conftest import Guest, GuestMaker, Made, RunningServer

OPTIONS: dict[str, dict[str, Any]] = {
    "gorus": {"target": 2},
    "munera": {"turns": 1, "quick_start": True},
    "spartacus": {"turns": 2},
}
STAGES = {"gorus": ".gorus", "munera": ".munera", "spartacus": ".spartacus"}


@cache
def played(name: str) -> str:
    """Return the record of a match that bots have played."""
    match = harena.start(name, players=3, seed=5, **OPTIONS[name])
    harena.play(match, "heuristic", seed=5)
    return json.dumps(match.record)


def finished(server: RunningServer, name: str) -> Made:
    record = read_record(played(name), name, lambda each: game(each).rules)
    return Made(*lay(server.folder / "data", record, ["Ann", "Ben", "bot:easy"]))


class Replay:
    """The replay on somebody's screen."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page

    @property
    def scrubber(self) -> Locator:
        return self.page.get_by_role("slider", name=self.guest.say("replay-scrubber"))

    @property
    def last(self) -> int:
        return int(self.scrubber.get_attribute("max") or 0)

    def at(self, n: int) -> None:
        expect(self.scrubber).to_have_value(str(n))

    def drag(self, n: int) -> None:
        self.scrubber.fill(str(n))

    @property
    def told(self) -> str:
        """What has happened at this moment, once it is there."""
        told = self.page.locator(".told")
        expect(told).not_to_have_text(self.guest.say("loading"))
        return told.inner_text()

    def see(self, view: str) -> None:
        self.page.get_by_label(self.guest.say("replay-view"), exact=True).select_option(label=view)

    @property
    def line(self) -> Locator:
        """The lines of the log that tell the present moment."""
        return self.page.locator("li[aria-current]")


@pytest.mark.parametrize("name", OPTIONS)
def test_a_finished_match_is_scrubbed_from_end_to_end(name: str, server: RunningServer, guest: GuestMaker) -> None:
    ann = guest()
    made = finished(server, name)
    ann.go(f"/t/{made.table}/replay")
    replay = Replay(ann)
    replay.at(0)
    expect(ann.page.locator(STAGES[name])).to_be_visible()
    last = replay.last
    assert last > 20
    for n in (last // 3, last, last // 2):
        replay.drag(n)
        replay.at(n)
        first = replay.told.split(".")[0]
        expect(replay.line.filter(has_text=first).first).to_be_visible()
    press = ann.page.keyboard.press
    press("ArrowRight")
    replay.at(last // 2 + 1)
    press("ArrowLeft")
    press("ArrowLeft")
    replay.at(last // 2 - 1)
    press("Home")
    replay.at(0)
    press("Shift+ArrowRight")  # to the next turn
    turn = int(replay.scrubber.input_value())
    assert 0 < turn < last
    press("End")
    replay.at(last)
    ann.page.wait_for_url(f"**/replay#{last}")
    hands = ann.page.get_by_role("region", name=ann.say("replay-hands"))
    if name != "gorus":  # there all cards are played
        expect(hands).to_contain_text("Ann")
    replay.see(ann.say("replay-view-seat", name="Ben"))
    replay.at(last)
    expect(hands).to_have_count(0)
    expect(ann.page.locator(".below [role=alert]")).to_have_count(0)


def test_a_match_plays_by_itself_and_a_line_shows_its_moment(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest()
    made = finished(server, "gorus")
    ann.go(f"/t/{made.table}/replay#30")
    replay = Replay(ann)
    replay.at(30)
    ann.page.keyboard.press(" ")
    expect(replay.scrubber).not_to_have_value("30")
    expect(replay.scrubber).not_to_have_value("31")
    ann.press("replay-pause")
    now = int(replay.scrubber.input_value())
    assert now > 31
    ann.page.locator(".lines li").filter(has_not=ann.page.locator("[aria-current]")).first.click(
        position={"x": 2, "y": 8}
    )
    expect(replay.scrubber).not_to_have_value(str(now))
    with ann.page.expect_download() as coming:
        ann.press("replay-picture")
    assert Path(coming.value.path()).read_bytes()[:4] == b"\x89PNG"


def test_a_moment_that_does_not_exist_is_told_and_the_nearest_is_shown(
    server: RunningServer, guest: GuestMaker
) -> None:
    ann = guest()
    made = finished(server, "gorus")
    ann.go(f"/t/{made.table}/replay#99999")
    replay = Replay(ann)
    expect(ann.page.get_by_role("alert")).to_contain_text("99999")
    replay.at(0)
    ann.go(f"/t/{made.table}/replay#l12")  # a line of the log
    expect(replay.scrubber).not_to_have_value("0")


def test_who_plays_can_look_back_and_return(server: RunningServer, guest: GuestMaker) -> None:
    """While they look, the table stays connected; the others' hands stay hidden, and it says whose turn it is."""
    made = server.make("pb")
    ann = guest(made, 0)
    ann.next()
    ann.play()
    ann.next()
    ann.log.get_by_role("listitem").first.click(position={"x": 2, "y": 8})
    replay = Replay(ann)
    expect(replay.scrubber).to_be_visible()
    assert f"/t/{made.table}/replay" in ann.page.url
    expect(ann.page.get_by_text(ann.say("title-your-turn"))).to_be_visible()
    options = ann.page.get_by_label(ann.say("replay-view"), exact=True).locator("option")
    assert options.all_inner_texts() == [ann.say("replay-view-watching"), ann.say("replay-view-seat", name="Ann")]
    expect(ann.legal).to_have_count(0)
    replay.see(ann.say("replay-view-watching"))
    expect(ann.cards).to_have_count(0)
    ann.page.get_by_role("link", name=ann.say("replay-to-now")).click()
    ann.next()
    ann.play()


@pytest.mark.more
def test_the_header_has_room_on_the_smallest_phone(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pb")
    ann = guest(made, 0, viewport={"width": 320, "height": 568}, locale="fr-FR")
    ann.next()
    ann.go(f"/t/{made.table}/replay")
    expect(Replay(ann).scrubber).to_be_visible()
    back = ann.page.get_by_role("link", name=ann.say("replay-to-now"))
    expect(back).to_have_text(re.compile("●"))
    assert ann.page.locator("header").evaluate("(it) => it.offsetHeight") <= 56, "one line"
    assert ann.page.get_by_label(ann.say("replay-view"), exact=True).evaluate("(it) => it.offsetWidth") >= 80


def test_a_record_is_opened_from_a_file(server: RunningServer, guest: GuestMaker, tmp_path: Path) -> None:
    ann = guest()
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(played("spartacus"))
    record = json.loads(played("spartacus"))
    ann.go("/")
    ann.page.get_by_role("link", name=ann.say("mine-record")).click()
    chooser = ann.page.locator("input[type=file]")
    expect(ann.page.get_by_role("heading", name=ann.say("replay-open"))).to_be_visible()
    ann.forgive("status of 422", "Unprocessable")
    entry = record["segments"][0]["entries"][3]
    forged = {**record, "segments": [{**record["segments"][0], "entries": [entry]}]}
    newer = {**record, "format_version": 99}
    for text, says in (
        (played("spartacus")[:5000], "cut"),
        (json.dumps(forged), "replayed from"),
        (json.dumps(newer), "newer"),
        ('{"format": "harena-view"}', "going on"),
    ):
        bad.write_text(text)
        chooser.set_input_files(bad)
        expect(ann.page.get_by_role("alert")).to_contain_text(says)
    chooser.set_input_files(good)
    replay = Replay(ann)
    replay.at(0)
    replay.drag(replay.last)
    replay.see(ann.say("replay-view-seat", name="Brutus"))
    replay.at(replay.last)
    expect(ann.page.locator(STAGES["spartacus"])).to_be_visible()


def test_a_page_in_one_file_needs_no_server(guest: GuestMaker, tmp_path: Path) -> None:
    source, page = tmp_path / "match.json", tmp_path / "match.html"
    source.write_text(played("gorus"))
    assert main(["replay", str(source), "--html", str(page), "--lang", "en"]) in (0, None)
    ann = guest(offline=True)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.forgive("a request to somebody else: file:")
    ann.page.goto(f"{page.as_uri()}#12")
    replay = Replay(ann)
    replay.at(12)
    expect(ann.page.locator(STAGES["gorus"])).to_be_visible()
    replay.drag(replay.last)
    replay.see(ann.say("replay-view-seat", name="Aelia"))
    replay.at(replay.last)
    assert not [url for url in asked if not url.startswith(("file:", "data:", "blob:"))]
