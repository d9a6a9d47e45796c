"""Tests the lobby with two browsers: an open table is seen and joined, its host keeps order, an evening is played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guest, GuestMaker, RunningServer
from tests.browser.test_access import violations
from tests.browser.test_two_browsers import play_together

pytestmark = pytest.mark.more  # the server's tests show the usual case


def row(guest: Guest, host: str) -> Locator:
    """Return the open table at which somebody sits."""
    return guest.page.get_by_role("listitem").filter(has=guest.page.get_by_role("button", name=re.compile(host)))


def tools(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("host"))


def test_an_open_table_is_joined_by_one_tap_and_the_host_removes_somebody(guest: GuestMaker) -> None:
    ann, ben = guest(settings={"name": "Ann of Lobby"}), guest(settings={"name": "Ben", "lang": "de"}, locale="de")
    ben.go("/")
    ann.go("/")
    ann.page.get_by_role("link", name=ann.say("lobby-make")).click()
    expect(ann.page.get_by_label(ann.say("setup-open"))).to_be_checked()
    ann.field("Players").select_option("3")
    ann.field("Seat 3").select_option(label="Easy bot")
    assert violations(ann.page) == []
    ann.button("Make the table").click()
    expect(tools(ann).get_by_label(ann.say("host-listed"))).to_be_checked()

    there = row(ben, "Ann of Lobby")
    expect(there).to_contain_text(ben.say("lobby-free", count=1, seats=3))
    assert violations(ben.page) == []
    there.get_by_role("button").click()
    expect(ben.page.get_by_text(ben.say("room-listed"))).to_be_visible()
    expect(tools(ann).get_by_role("group", name="Ben")).to_be_visible()
    assert violations(ann.page) == []

    # silenced: Ben is told where he would write, and may speak again
    tools(ann).get_by_role("button", name=ann.say("host-silence")).click()
    expect(ben.page.get_by_text(ben.say("refused-silenced"))).to_be_visible()
    tools(ann).get_by_role("button", name=ann.say("host-unsilence")).click()
    expect(ben.page.get_by_text(ben.say("refused-silenced"))).to_have_count(0)

    # removed: the seat is free, and Ben may come back
    tools(ann).get_by_role("button", name=ann.say("host-remove")).click()
    tools(ann).get_by_role("button", name=ann.say("host-remove")).click()
    expect(ben.page.get_by_text(ben.say("join-freed"))).to_be_visible()
    ben.press("join-sit")
    expect(tools(ann).get_by_role("group", name="Ben")).to_be_visible()

    # banned: he may not
    tools(ann).get_by_role("button", name=ann.say("host-ban")).click()
    tools(ann).get_by_role("button", name=ann.say("host-ban")).click()
    expect(ben.page.get_by_text(ben.say("trouble-banned-here"))).to_be_visible()
    expect(ben.button(ben.say("join-sit"))).to_have_count(0)
    ben.page.reload()
    expect(ben.page.get_by_text(ben.say("trouble-banned-here"))).to_be_visible()

    # closed: everybody who looks is told
    tools(ann).get_by_role("button", name=ann.say("host-close")).click()
    tools(ann).get_by_role("button", name=ann.say("host-close")).click()
    for one in (ann, ben):
        expect(one.page.get_by_role("heading", name=one.say("closing-ended"))).to_be_visible()
    ben.go("/")
    expect(ben.page.get_by_role("heading", name=ben.say("lobby-open"))).to_be_visible()
    expect(row(ben, "Ann of Lobby")).to_have_count(0)


def test_during_the_match_the_host_gives_a_seat_to_a_bot(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("ppp", target=9)
    ann, ben = guest(made, 0), guest(made, 1)
    expect(ben.hand).to_be_visible()
    ann.press("host")
    group = ann.dialog.get_by_role("group", name="Ben")
    group.get_by_role("button", name=ann.say("host-remove")).click()
    expect(ann.dialog).to_contain_text(ann.say("host-replace-sure", name="Ben"))
    assert violations(ann.page) == []
    group.get_by_role("button", name=ann.say("host-remove")).click()
    expect(group).to_have_count(0)
    expect(ben.page.get_by_text(ben.say("join-removed"))).to_be_visible()
    ben.press("watch")
    expect(ben.prompt).to_contain_text(ben.say("watching"))
    expect(ben.hand).to_have_count(0)


def test_whoever_is_the_last_to_leave_before_the_start_ends_the_table(guest: GuestMaker) -> None:
    ann = guest()
    ann.go("/")
    ann.card().get_by_role("button", name=ann.say("play-friends")).click()
    ann.press("room-leave")
    expect(ann.play_now()).to_be_visible()
    expect(ann.page.get_by_text(ann.say("mine-none"))).to_be_visible()


def test_the_form_remembers_choices(guest: GuestMaker) -> None:
    ann = guest()
    ann.go("/new?game=gorus")
    supports = ann.field("[Ss]upports to win").locator("option:checked")
    ann.field("Players").select_option("2")
    ann.field("[Ss]upports to win").select_option("1")
    ann.press("setup-keep")
    ann.field(ann.say("setup-keep-name")).fill("Two, quick")
    ann.press("setup-keep-do")
    expect(ann.button("Two, quick")).to_be_visible()
    ann.field("[Ss]upports to win").select_option("5")
    ann.button("Start the match").click()
    expect(ann.hand).to_be_visible()
    ann.go("/new")
    expect(supports).to_have_text("5")
    ann.press("setup-usual")
    expect(ann.field("Players")).to_have_value("4")
    ann.button("Two, quick").click()
    expect(ann.field("Players")).to_have_value("2")
    expect(supports).to_have_text("1")
    ann.page.get_by_role("button", name=ann.say("setup-drop", name="Two, quick")).click()
    expect(ann.button("Two, quick")).to_have_count(0)


def test_an_evening_is_planned_joined_by_link_and_played(guest: GuestMaker) -> None:
    ann, ben = guest(settings={"name": "Ann"}), guest(settings={"name": "Ben"})
    ann.go("/")
    ann.page.get_by_role("link", name=ann.say("lobby-plan")).click()
    ann.field(ann.say("evening-name")).fill("Ludi Romani")
    ann.field(ann.say("evening-seats")).select_option("2")
    ann.field(ann.say("evening-rounds")).select_option("1")
    ann.page.get_by_text(ann.say("new-options"), exact=True).click()
    ann.field("[Ss]upports to win").select_option("1")
    assert violations(ann.page) == []
    ann.press("evening-make")
    expect(ann.page.get_by_role("heading", name="Ludi Romani")).to_be_visible()
    link = ann.field(ann.say("invite-link")).input_value()
    ben.page.goto(link)
    ben.press("evening-join-do")
    expect(ann.page.get_by_role("region", name=ann.say("evening-guests"))).to_contain_text("Ben")
    assert "#" not in ben.page.url
    ann.press("evening-next", round=1)
    for one in (ann, ben):
        if one is ann:  # the host stays; guests are taken to their table
            mine = one.page.get_by_role("region", name=one.say("evening-your-table"))
            expect(mine).to_be_visible()
            assert violations(one.page) == []
            mine.get_by_role("link", name=one.say("evening-to-table")).click()
        expect(one.hand).to_be_visible()
    play_together(ann, ben)
    for one in (ann, ben):
        one.button("Continue").click()
        one.page.get_by_role("link", name=one.say("end-to-evening")).click()
        expect(one.page.get_by_text(one.say("evening-over"))).to_be_visible()
        standings = one.page.get_by_role("region", name=one.say("evening-standings")).first
        expect(standings.get_by_role("row")).to_have_count(3)
    ann.go("/")
    expect(ann.page.get_by_role("link", name="Ludi Romani")).to_be_visible()


@pytest.mark.more
def test_the_phone_shows_all_of_it(server: RunningServer, guest: GuestMaker) -> None:
    wish = {"name": "E", "game": "gorus", "options": {"players": 2}, "rounds": 2, "tables": 8}
    made = server.post("/api/evenings", wish)
    path = f"/evening/{made['evening']}"
    for number in range(5):
        joining = {"invite": made["invite"], "name": f"G{number}"}
        server.post(f"/api/evenings/{made['evening']}/guests", joining)
    ann = guest(viewport={"width": 320, "height": 568})
    for address in ("/", "/new", "/evening", f"{path}#{made['invite']}"):
        ann.go(address)
        expect(ann.page.locator("main h1")).to_be_visible()
        expect(ann.page.locator("main .button").first).to_be_visible()
        assert violations(ann.page) == []
        wide = ann.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 320, address
