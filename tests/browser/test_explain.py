"""Tests the sheets that explain things: each way of closing them, and that they are never in the way of an answer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import screens
from tests.browser.conftest import Guest, GuestMaker, RunningServer
from tests.rules.spartacus import playing

pytestmark = pytest.mark.more

QUICK = {"settings": {"motion": "off"}}
GONE = 1500  # ms: a sheet must be closed by then


def sheet(guest: Guest) -> Locator:
    return guest.page.locator(".explain")


def glory(guest: Guest) -> Locator:
    """Return a thing on a plate that explains itself to who points at it."""
    return guest.page.locator("article.plate .glory").nth(1)


def lowest_bid(guest: Guest) -> Locator:
    return guest.page.locator(".stage .chips").get_by_role("button", name="Bid 2 denarii")


@pytest.fixture
def ann(server: RunningServer, guest: GuestMaker) -> Guest:
    """Ann is asked for a bid, and the sheet of a school's Glory is open."""
    ann = guest(screens.laid(server, screens.bidding()), 0, **QUICK)
    expect(ann.page.get_by_role("spinbutton", name="Another amount")).to_be_visible()
    glory(ann).hover()
    expect(sheet(ann)).to_be_visible()
    return ann


def test_it_closes_when_the_mouse_leaves(ann: Guest) -> None:
    ann.page.mouse.move(640, 780)
    expect(sheet(ann)).to_have_count(0, timeout=GONE)


@pytest.mark.more
def test_it_closes_when_the_mouse_leaves_after_a_click(ann: Guest) -> None:
    glory(ann).click()
    expect(sheet(ann)).to_be_visible()
    ann.page.mouse.move(640, 780)
    expect(sheet(ann)).to_have_count(0, timeout=GONE)


@pytest.mark.more
def test_it_stays_while_the_mouse_is_on_it_and_closes_when_it_leaves(ann: Guest) -> None:
    box = sheet(ann).bounding_box()
    assert box
    ann.page.mouse.move(box["x"] + 20, box["y"] + 12, steps=4)
    ann.page.wait_for_timeout(GONE)
    expect(sheet(ann)).to_be_visible()
    ann.page.mouse.move(640, 780)
    expect(sheet(ann)).to_have_count(0, timeout=GONE)


def test_it_closes_when_the_thing_goes_away_from_the_mouse(ann: Guest) -> None:
    glory(ann).evaluate("it => { it.closest('.plates').style.translate = '0 300px' }")
    expect(sheet(ann)).to_have_count(0, timeout=GONE)


@pytest.mark.more
def test_it_closes_on_escape(ann: Guest) -> None:
    ann.page.keyboard.press("Escape")
    expect(sheet(ann)).to_have_count(0, timeout=GONE)


@pytest.mark.more
def test_it_closes_on_a_click_elsewhere(ann: Guest) -> None:
    glory(ann).focus()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("i")
    expect(sheet(ann)).to_be_focused()
    ann.page.get_by_role("heading", name="Munera").first.click()
    expect(sheet(ann)).to_have_count(0, timeout=GONE)


def test_it_closes_when_the_question_changes(ann: Guest) -> None:
    glory(ann).focus()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("i")
    expect(sheet(ann)).to_be_focused()
    lowest_bid(ann).evaluate("it => it.click()")  # no mouse: only the question has changed
    expect(sheet(ann)).to_have_count(0, timeout=GONE)


def test_it_covers_no_answer(ann: Guest) -> None:
    for thing in ann.page.locator(".stage [data-explains]:visible").all():
        thing.hover(force=True)
        ann.page.wait_for_timeout(450)
        if not sheet(ann).count():
            continue
        covered = ann.page.evaluate(
            """() => [...document.querySelectorAll(".focus button:not(:disabled), .focus input")].filter((each) => {
              const box = each.getBoundingClientRect();
              const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return top?.closest(".explain");
            }).map((each) => each.outerHTML.slice(0, 80))"""
        )
        assert not covered, f"{thing}: {covered}"


def test_a_click_on_an_answer_answers(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pb", game="munera"), 0, **QUICK)
    region = ann.page.locator("[data-region][role=button]").first
    region.hover()
    expect(sheet(ann)).to_be_visible()
    region.click()
    expect(ann.button(ann.say("stage-confirm"))).to_be_visible()


def test_a_tap_on_an_answer_answers_while_a_sheet_is_open(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(screens.laid(server, screens.bidding()), 0, has_touch=True, **QUICK)
    expect(ann.page.get_by_role("spinbutton", name="Another amount")).to_be_visible()
    ann.page.locator(".phases li").first.tap()
    expect(sheet(ann)).to_be_visible()
    lowest_bid(ann).tap()
    expect(sheet(ann)).to_have_count(0, timeout=GONE)
    expect(ann.log).to_contain_text("Draco for")


def test_a_click_anywhere_on_a_plate_opens_the_school(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(screens.laid(server, screens.bidding()), 0, **QUICK)
    school = ann.page.get_by_role("region", name=re.compile("^School of"))
    plate = ann.page.locator("article.plate").nth(1)
    for part in ("h3", ".number", ".glory", ".stats > span:first-child"):
        plate.locator(part).click(force=True)
        expect(school).to_be_visible()
        expect(school.locator("[data-man] .hand")).not_to_have_count(0)
        ann.page.mouse.move(640, 780)
        expect(sheet(ann)).to_have_count(0, timeout=GONE)
        ann.page.keyboard.press("Escape")
        expect(school).to_have_count(0)


def test_what_a_house_a_token_and_a_pool_of_spartacus_are(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(screens.laid(server, playing.position(4, **screens.FULL)), 0, **QUICK)
    page = ann.page
    for thing, words in (
        (page.locator("article.plate .rule").first, "[Ee]xhaust|[Dd]iscard"),
        (page.locator("article.plate .token").first, "Attack"),
    ):
        explained(ann, thing, words)
    ann.sit(screens.laid(server, screens.sp_fight()), 0)
    explained(ann, page.locator(".pools .head").first, "Attack")


def explained(guest: Guest, thing: Locator, words: str) -> None:
    """Point at something, and away from it."""
    thing.hover()
    expect(sheet(guest)).to_contain_text(re.compile(words))
    guest.page.mouse.move(640, 790)
    expect(sheet(guest)).to_have_count(0, timeout=GONE)
