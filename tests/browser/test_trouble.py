"""Tests failures: the screen always says what to do next and offers a way to continue."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest, GuestMaker, Made, RunningServer


def told(page: Page, title: str, text: str) -> None:
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(text)


def way_back(guest: Guest) -> None:
    guest.page.get_by_role("link", name="Back to the lobby").click()
    expect(guest.play_now()).to_be_visible()


def test_a_dead_link(guest: GuestMaker) -> None:
    ann = guest()
    told(ann.go("/t/nonsense"), "This table does not exist", "Ask for the link again, or start a table of your own.")
    way_back(ann)


def test_an_unknown_address(guest: GuestMaker) -> None:
    ann = guest()
    ann.forgive("status of 404")
    told(ann.go("/no/such/page"), "There is nothing here", "All games start in the lobby.")
    way_back(ann)


@pytest.mark.more
def test_a_wrong_invitation(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest()
    ann.forgive("status of 403")
    ann.go(f"/t/{server.make('pf', start=False).table}#wrong")
    ann.button("Sit down").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("This invitation is not for this table.")
    ann.button("Watch").click()
    expect(ann.page.get_by_text("You are watching. The match has not started yet.")).to_be_visible()


@pytest.mark.more
def test_a_full_table(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pb", start=False)
    ann = guest()
    ann.go(f"/t/{made.table}#{made.invite}")
    expect(ann.page.get_by_text("All seats of this table are taken. You can watch.")).to_be_visible()
    ann.button("Watch").click()
    expect(ann.page.get_by_text("You are watching.")).to_be_visible()


def test_somebody_was_quicker(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pf", start=False)
    ann = guest()
    ann.forgive("status of 409")
    ann.go(f"/t/{made.table}#{made.invite}")
    expect(ann.button("Sit down")).to_be_visible()
    ann.page.evaluate("sockets.forEach((it) => (it.onmessage = null))")  # her page does not receive it
    server.post(f"/api/tables/{made.table}/seats", {"invite": made.invite, "name": "Ben"})
    ann.button("Sit down").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("All seats are taken by now.")


def test_a_seat_that_is_no_longer_mine(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pb")
    ann = guest(Made(made.table, "", {0: "not-the-token"}), 0)
    told(ann.page, "This seat is no longer yours", "You can watch, or ask for the private link")
    ann.button("Watch").click()
    expect(ann.prompt).to_contain_text("You are watching.")
    expect(ann.cards).to_have_count(0)


@pytest.mark.more
def test_the_host_frees_my_seat(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pf", start=False)
    ann, ben = guest(made, 0), guest()
    ben.go(f"/t/{made.table}#{made.invite}")
    ben.field("Your name").fill("Ben")
    ben.button("Sit down").click()
    ann.button(ann.say("room-free-seat", name="Ben")).click()
    expect(ben.page.get_by_text("The host has freed your seat. You can sit down again.")).to_be_visible()
    ben.button("Sit down").click()
    expect(ann.button(ann.say("room-free-seat", name="Ben"))).to_be_visible()


def test_a_bot_plays_for_me_until_i_am_back(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbb", target=9), 0)
    ann.next()
    count = ann.page.get_by_role("dialog", name=ann.say("gorus-screen-counted"))  # bots may have finished a round
    ann.page.add_locator_handler(count, lambda: ann.press("gorus-screen-continue"))
    ann.button("Leave the table").click()
    ann.button("Let a bot play for me").click()
    expect(ann.page.get_by_text("A bot plays for you.")).to_be_visible()
    ann.button("Take my seat back").click()
    expect(ann.page.get_by_text("A bot plays for you.")).to_have_count(0)


def test_storage_full_of_nonsense(guest: GuestMaker) -> None:
    ann = guest(settings={"motion": "off"})
    page = ann.go("/")
    page.evaluate("() => (localStorage['harena.tables'] = '{nonsense', localStorage['harena.settings'] = '[1')")
    page.reload()
    ann.play_now().click()
    expect(ann.cards).to_have_count(10)


def test_the_server_is_stopped(server: RunningServer, guest: GuestMaker) -> None:
    ann, ben = guest(), guest(server.make("pb"), 0)
    ann.go("/")
    expect(ann.play_now()).to_be_visible()
    expect(ben.cards).to_have_count(10)
    for one in (ann, ben):
        one.forgive("ERR_(FAILED|CONNECTION_REFUSED|CONNECTION_RESET)", "ERR_EMPTY_RESPONSE", "WebSocket")
    server.kill()
    ann.play_now().click()
    expect(ann.page.get_by_role("alert").first).to_contain_text("The server cannot be reached.")
    ann.card().get_by_role("link", name="Set up a table").click()
    expect(ann.page.get_by_role("main")).to_contain_text(re.compile("Players|The server cannot be reached."))
    expect(ben.page.get_by_text("Connection lost. Trying again…")).to_be_visible()
    expect(ben.cards).to_have_count(10)
    server.start()
    ann.go("/")
    ann.play_now().click()
    expect(ann.cards).to_have_count(10)
