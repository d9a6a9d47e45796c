"""Tests fair dice in the browser: salts are given by themselves, and after the match the page recomputes everything."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from harena.games import game
from harena.matches.dice_check import DiceCheck
from harena.matches.record import verify
from tests.browser.conftest import Guest, GuestMaker, Json, RunningServer
from tests.browser.test_two_browsers import play_together

pytestmark = pytest.mark.more  # the server's tests show the usual case


def open_dice(guest: Guest) -> None:
    tool = guest.button(guest.say("fair-dice"))
    if guest.on_phone and not tool.count():
        guest.press("settings")
    tool.first.click()
    expect(guest.dialog.get_by_role("heading", name=guest.say("fair-dice"))).to_be_visible()


def salts_of(guest: Guest) -> list[str]:
    """Return the random numbers that the dialog shows, seat by seat."""
    return guest.dialog.locator("ul code").all_inner_texts()


def stored(guest: Guest) -> Json:
    found: Json = guest.page.evaluate("JSON.parse(localStorage.getItem('harena.dice') ?? '{}')")
    return found


def commitment_in(guest: Guest) -> str:
    return guest.dialog.locator(".code code").first.inner_text()


def test_two_browsers_add_to_the_dice_and_recompute_the_match(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp", start=False)
    ann, ben = guest(made, 0), guest(made, 1)
    open_dice(ben)
    promised = commitment_in(ben)
    assert re.fullmatch("[0-9a-f]{64}", promised)
    expect(ben.dialog.get_by_text(ben.say("dice-salt-given"))).to_have_count(2)
    assert list(stored(ann)) == list(stored(ben)) == [promised]
    ben.page.keyboard.press("Escape")

    ann.press("room-start")
    expect(ann.cards).to_have_count(10)
    open_dice(ann)
    mine = stored(ann)[promised]["salts"]["0"]
    assert salts_of(ann) == [mine, stored(ben)[promised]["salts"]["1"]]
    expect(ann.dialog.locator(".own")).to_have_count(1)
    assert commitment_in(ann) == promised
    assert ann.dialog.locator(".code").count() == 1, "the secret is not shown yet"
    ann.page.keyboard.press("Escape")

    play_together(ann, ben)
    for one in (ann, ben):
        one.press("gorus-screen-continue")
        one.dialog.get_by_role("button", name=one.say("fair-dice")).click()
        verdict = one.dialog.get_by_role("status")
        expect(verdict).to_contain_text(re.compile(r"As promised: all \d+ dice and cards"))
        assert commitment_in(one) == promised
        one.dialog.locator("summary").click()
        expect(one.dialog.locator("details li .mark").first).to_be_visible()

    counted = ann.dialog.get_by_role("status").inner_text()
    ann.page.reload()
    with ann.page.expect_download() as download:
        ann.press("end-record")
    record = json.loads(download.value.path().read_text("utf-8"))
    dice = DiceCheck(record, game("gorus").rules.version)
    verify(game("gorus"), record, dice)
    assert f"all {dice.outcomes} dice" in counted
    assert record["salts"] == [mine, stored(ben)[promised]["salts"]["1"]]


def test_play_now_adds_to_the_dice_before_the_first_shuffle(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest()
    ann.go("/")
    ann.play_now().click()
    expect(ann.cards).to_have_count(10)
    open_dice(ann)
    ((promised, entry),) = stored(ann).items()
    assert salts_of(ann) == [entry["salts"]["0"]]
    assert commitment_in(ann) == promised
    expect(ann.dialog.locator(".own")).to_have_count(1)


def test_a_server_that_cheats_is_found_out(server: RunningServer, guest: GuestMaker) -> None:
    """The page gets one outcome that is not what secret and salts make it; then a record in which our salt is left
    out, and a commitment that is not the one we were shown."""
    made = server.make("pb", start=False)
    ann = guest(made, 0)
    ann.press("room-start")
    ann.play_out()

    def cheat(route: Route) -> None:
        report = route.fetch().json()
        roll = next(roll for roll in report["rolls"] if roll["n"] > 20 and len(roll["bag"]) > 1)
        roll["outcomes"][0] = next(x for x in roll["bag"] if x not in roll["outcomes"])
        route.fulfill(json=report)

    ann.page.route("**/api/tables/*/dice/*", cheat)
    ann.dialog.get_by_role("button", name=ann.say("fair-dice")).click()
    expect(ann.dialog.get_by_role("status")).to_contain_text("Not as promised: outcome ")
    expect(ann.dialog.locator("details[open] li.bad")).to_have_count(1)
    ann.page.unroute("**/api/tables/*/dice/*")

    kept = stored(ann)
    ((promised, entry),) = [item for item in kept.items() if item[1]["table"]]
    for changed, says in (
        ({promised: {**entry, "salts": {"0": "00" * 16}}}, "dice-verdict-salt"),
        ({"12" * 32: entry}, "dice-verdict-other"),
        (kept, "As promised"),
    ):
        ann.page.evaluate("(it) => localStorage.setItem('harena.dice', JSON.stringify(it))", changed)
        ann.page.reload()
        open_dice_at_the_end(ann)
        text = ann.say(says) if says.startswith("dice-") else says
        expect(ann.dialog.get_by_role("status")).to_contain_text(text)


def test_without_cryptography_the_page_says_what_to_do_instead(server: RunningServer, guest: GuestMaker) -> None:
    """Browsers have it on secure pages only, and a server in the local network has none."""
    made = server.make("pb", start=False)
    ann = guest(made, 0, script="Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });")
    ann.press("room-start")
    ann.play_out()
    assert next(iter(stored(ann).values()))["salts"]["0"], "a salt needs no more than random numbers"
    open_dice_at_the_end(ann)
    expect(ann.dialog.get_by_role("status")).to_have_text(ann.say("dice-insecure"))


def open_dice_at_the_end(guest: Guest) -> None:
    guest.dialog.get_by_role("button", name=guest.say("fair-dice")).click()
