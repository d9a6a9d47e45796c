"""Tests the choice of bot levels, and hints from a bot."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guest, GuestMaker, RunningServer
from tests.browser.screens import betting, laid
from tests.cases import cases

LEVELS = ["Easy bot", "Medium bot", "Hard bot", "Strongest bot"]


def hint_of(guest: Guest) -> str:
    """Ask for a hint by a click, and return its text."""
    guest.press("hint")
    found = guest.prompt.locator("[aria-live=polite]").get_by_text("Hint: ")
    expect(found).to_be_visible()
    return found.inner_text()


def test_a_hint_in_gorus_marks_a_card_and_plays_nothing(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbbb"), 0)
    ann.next()
    held = ann.held()
    said = hint_of(ann)
    expect(ann.page.locator("button.hinted")).to_have_count(1)
    card = ann.page.locator("button.hinted[data-card][aria-disabled=false]")
    named = (card.locator(".unseen").inner_text()).split(",")[0]
    assert said.startswith(f"Hint: {named}")
    assert ann.held() == held
    ann.play(card)
    expect(ann.page.get_by_text("Hint: ")).to_have_count(0)
    expect(ann.page.locator("button.hinted")).to_have_count(0)


@pytest.mark.more
def test_a_hint_can_be_put_away_and_asked_for_again(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbbb"), 0)
    ann.next()
    said = hint_of(ann)
    ann.press("hint")
    expect(ann.page.get_by_text("Hint: ")).to_have_count(0)
    expect(ann.page.locator("button.hinted")).to_have_count(0)
    assert hint_of(ann) == said


def test_a_hint_in_munera_marks_a_region_of_the_map(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbbb", game="munera"), 0)
    expect(ann.page.locator("[data-region][role=button]").first).to_be_visible()
    said = hint_of(ann)
    marked = ann.page.locator("[data-region].hinted")
    expect(marked).to_have_count(1)
    assert str(marked.get_attribute("aria-label")).split(",")[0] in said
    marked.click()
    ann.press("stage-confirm")
    expect(ann.page.get_by_text(said)).to_have_count(0)


def test_a_hint_in_the_plain_view_marks_an_answer(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbbb", game="munera"), 0, settings={"plain": True, "motion": "off"})
    expect(ann.page.get_by_role("heading", name="Your answer")).to_be_visible()
    said = hint_of(ann)
    marked = ann.page.locator("button.hinted")
    expect(marked).to_have_count(1)
    assert marked.locator(".head").inner_text() in said
    marked.click()
    expect(ann.page.get_by_text(said)).to_have_count(0)


def test_a_hint_about_an_amount_is_said(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(laid(server, betting()), 0)
    assert re.match(r"Hint: .+\. .+\.", hint_of(ann))


def test_only_the_asked_seat_can_ask_for_a_hint_and_gets_it(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp")
    both = [guest(made, seat) for seat in (0, 1)]
    expect(both[0].button("Hint").or_(both[0].page.get_by_text("Waiting for Ben"))).to_be_visible()
    asked, other = both if both[0].button("Hint").count() else both[::-1]
    expect(other.page.get_by_text("Waiting for").first).to_be_visible()  # it has its first scene
    expect(other.button("Hint")).to_have_count(0)
    heard = len(other.heard)
    hint_of(asked)
    # tables only say that we are both here
    told = [message for message in other.heard[heard:] if '"type":"table"' not in message]
    assert told == []
    watcher = guest()
    watcher.go(f"/t/{made.table}")
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.button("Hint")).to_have_count(0)


def test_a_hint_is_for_the_one_in_front_of_the_screen(server: RunningServer, guest: GuestMaker) -> None:
    us = guest(server.make("pp"), 0, 1)
    for _ in range(2):
        us.button(re.compile("^I am ")).click()
        us.next()
        hint_of(us)
        us.play(us.page.locator("button.hinted"))
        expect(us.page.get_by_text("Hint: ")).to_have_count(0)


def test_there_are_no_hints_where_no_bot_knows_the_game(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pb", game="nundinae", days=1), 0)
    expect(ann.page.get_by_role("heading", name="Your answer")).to_be_visible()
    expect(ann.button("Hint")).to_have_count(0)


def test_the_form_of_a_new_table_offers_the_levels(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest()
    ann.go("/new")
    seat = ann.page.get_by_role("combobox", name="Seat 2")
    expect(seat).to_have_value("bot:medium")
    assert seat.locator("option").all_inner_texts()[3:] == LEVELS
    seat.select_option("bot:hard")
    expect(ann.page.get_by_text("Thinks ahead, at most a third of a second")).to_have_count(1)
    ann.press("new-start")
    ann.next()
    ann.play()
    expect(ann.page.get_by_role("list").get_by_text("Hard bot")).to_have_count(1)
    ann.next()  # the hard bot has moved, otherwise the combat would not be over


@pytest.mark.more
def test_the_waiting_room_offers_the_levels(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pff", start=False), 0)
    level = ann.field("Bots for free seats")
    expect(level).to_have_value("medium")
    assert level.locator("option").all_inner_texts() == LEVELS
    level.select_option("strongest")
    ann.press("room-bot-seat", number=2)
    expect(ann.page.get_by_text("Strongest bot").first).to_be_visible()
    level.select_option("easy")
    ann.press("room-fill-start")
    seats = ann.page.get_by_role("complementary")
    expect(seats.get_by_text("Strongest bot")).to_be_visible()
    expect(seats.get_by_text("Easy bot")).to_be_visible()
    ann.next()


@pytest.mark.parametrize("level", cases(["hard"], ["strongest"]))
def test_a_quick_match_with_a_bot_that_thinks_ahead(level: str, server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pb", bot=level), 0)
    for _ in range(3):
        assert ann.next() == "asked"
        ann.play()
    ann.next()
    assert not [line for line in ann.log.inner_text().splitlines() if "bug" in line]
