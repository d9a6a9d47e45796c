"""Tests two people at one table, each with their own browser, a spectator, broken networks and a killed server."""

from __future__ import annotations

import json
import re
import sqlite3

from playwright.sync_api import expect

from tests.browser.conftest import Guest, GuestMaker, RunningServer


def play_together(*guests: Guest, moves: int = 1000) -> None:
    """Let whoever is asked play, until a dialog opens or so many cards were played."""
    for _ in range(moves):
        asked = waiting_for(*guests)
        if asked is None:
            return
        asked.play()


def waiting_for(*guests: Guest) -> Guest | None:
    """Return which of us is asked; None when a dialog is open."""
    for _ in range(300):
        for guest in guests:
            if guest.dialog.count():
                return None
            if guest.page.title().startswith("●") and guest.legal.count():
                return guest
        guests[0].page.wait_for_timeout(20)
    raise AssertionError([(guest.page.title(), guest.prompt.inner_text(), guest.held()) for guest in guests])


def test_a_friend_joins_by_the_private_link_and_both_play(guest: GuestMaker) -> None:
    ann, ben = guest(), guest()
    page = ann.go("/new")
    ann.field("Your name").fill("Ann")
    ann.field("Players").select_option("2")
    ann.field("Seat 2").select_option("A friend, by link")
    ann.field("[Ss]upports to win").select_option("1")
    ann.button("Make the table").click()
    expect(page.get_by_text("One seat is free.")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the private link")).to_be_visible()
    link = ann.field("Private link").input_value()
    assert re.fullmatch(re.escape(ann.server.url) + r"/t/[\w-]+#[\w-]+", link)

    ben.page.goto(link)
    expect(ben.page.get_by_text("You are invited to this table.")).to_be_visible()
    ben.field("Your name").fill("Ben")
    ben.button("Sit down").click()
    expect(ben.page.get_by_text("All seats are taken. The host starts the match.")).to_be_visible()
    assert "#" not in ben.page.url
    expect(page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    ann.button("Start the match").click()

    expect(ann.cards).to_have_count(10)
    expect(ben.cards).to_have_count(10)
    assert not set(ann.held()) & set(ben.held())
    play_together(ann, ben)
    for one in (ann, ben):
        expect(one.page.get_by_role("dialog", name="The count")).to_be_visible()
        one.button("Continue").click()
        expect(one.dialog).to_contain_text(re.compile("Won by|You win|Shared victory"))
    ann.button("Play again").click()
    expect(ben.button("Go to the next match")).to_be_visible()
    ben.button("Go to the next match").click()
    for one in (ann, ben):
        expect(one.cards).to_have_count(10)


def test_after_a_reload_everything_is_as_before(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp")
    ann, ben = guest(made, 0), guest(made, 1)
    play_together(ann, ben, moves=5)
    waiting_for(ann, ben)
    hand, log = ben.held(), ben.log.inner_text()
    said = ben.prompt.inner_text()
    ben.page.reload()
    expect(ben.cards).to_have_count(len(hand))
    assert ben.held() == hand
    assert ben.log.inner_text() == log
    assert ben.prompt.inner_text() == said
    play_together(ann, ben, moves=2)


def test_who_was_offline_comes_back_and_sees_what_happened(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("ppb")
    ann, ben = guest(made, 0), guest(made, 1)
    expect(ben.cards).to_have_count(10)
    while waiting_for(ann, ben) is not ann:
        ben.play()
    ben.cut()
    expect(ben.page.get_by_text("Connection lost. Trying again…")).to_be_visible()
    seats = ann.page.get_by_role("complementary")
    expect(seats.get_by_role("listitem").filter(has_text="Ben").first).to_contain_text("away")
    ann.play()
    expect(ann.log).to_contain_text(re.compile("You (play|lead)"))
    told = ann.log.get_by_role("listitem").filter(has_text=re.compile("^You (play|lead)")).last.inner_text()
    card = re.search(r"(\w+ \d+)\.$", told)
    assert card
    expect(ben.log).not_to_contain_text(f"{card[1]}.")
    ben.mend()
    expect(ben.page.get_by_text("Connection lost.")).to_have_count(0)
    expect(ben.log).to_contain_text(re.compile(rf"Ann (plays|leads) {card[1]}\."))
    expect(seats.get_by_role("listitem").filter(has_text="Ben").first).to_contain_text("here")
    play_together(ann, ben, moves=3)


def test_who_watches_never_gets_a_hand(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp")
    ann, ben, eve = guest(made, 0), guest(made, 1), guest()
    eve.go(f"/t/{made.table}")
    expect(eve.prompt).to_contain_text("You are watching.")
    play_together(ann, ben, moves=6)
    last = ann.log.get_by_role("listitem").filter(has_text=re.compile("play|lead")).last.inner_text()
    card = re.search(r"(\w+ \d+)\.$", last)
    assert card
    expect(eve.log).to_contain_text(f"{card[1]}.")
    expect(eve.cards).to_have_count(0)
    expect(eve.hand).to_have_count(0)
    scenes = eve.wire.scenes
    assert len(scenes) >= 6
    for scene in scenes:
        assert scene["view"]["viewer"] == -1
        assert scene["view"]["state"]["hands"] == [None, None]
        assert scene["question"] is None
        assert scene["view"]["state"]["stock"] is None
        assert all(line["kind"] != "drew" for line in scene["log"]), "that a card was drawn, not which"
    tables = [json.loads(frame) for frame in eve.heard if json.loads(frame)["type"] == "table"]
    assert all(table["invite"] == "" for table in tables)
    for secret in (made.invite, *made.tokens.values()):
        assert not any(secret in frame for frame in eve.heard)


def test_after_a_crash_of_the_server_both_pages_go_on_by_themselves(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp")
    ann, ben = guest(made, 0), guest(made, 1)
    play_together(ann, ben, moves=3)
    waiting_for(ann, ben)
    hands = [ann.held(), ben.held()]
    for one in (ann, ben):
        one.forgive("WebSocket", "ERR_CONNECTION_(REFUSED|RESET)", "ERR_EMPTY_RESPONSE")
    server.kill()
    for one in (ann, ben):
        expect(one.page.get_by_text("Connection lost. Trying again…")).to_be_visible()
    server.start()
    for one in (ann, ben):
        expect(one.page.get_by_text("Connection lost.")).to_have_count(0, timeout=20_000)
    assert [ann.held(), ben.held()] == hands
    play_together(ann, ben, moves=3)


def test_a_locked_database_is_waited_for_and_everybody_is_told(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp")
    ann, ben = guest(made, 0), guest(made, 1)
    player = waiting_for(ann, ben)
    assert player is not None
    backup = sqlite3.connect(server.folder / "data" / "harena.db", isolation_level=None)
    backup.execute("BEGIN IMMEDIATE")
    card = player.legal.first
    number = str(card.get_attribute("data-card"))
    card.click()
    for one in (ann, ben):
        expect(one.page.get_by_role("status").filter(has_text="Saving…")).to_be_visible()
    backup.execute("ROLLBACK")
    backup.close()
    for one in (ann, ben):
        expect(one.page.get_by_text("Saving…")).to_have_count(0)
    expect(player.page.locator(f'button[data-card="{number}"]')).to_have_count(0)
    play_together(ann, ben, moves=3)
