"""Tests Gorus Maximus, played with the mouse."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guest, GuestMaker, RunningServer


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def play_until(guest: Guest, found: Callable[[], Locator | None]) -> Locator:
    """Play on, match after match, until it is my turn and `found` finds something."""
    for _ in range(100):
        if guest.next() == "asked":
            it = found()
            if it is not None:
                return it
            guest.play()
        elif guest.button("Play again").count():
            guest.button("Play again").click()
            expect(guest.dialog).to_have_count(0)
        else:
            guest.button("Continue").click()
    raise AssertionError("it did not happen in a hundred moves")


def first(all_of_them: Locator) -> Locator | None:
    return all_of_them.first if all_of_them.count() else None


def test_one_click_in_the_lobby_starts_a_match(guest: GuestMaker) -> None:
    ann = guest()
    ann.go("/")
    ann.play_now().click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.cards).to_have_count(10)
    expect(ann.log).to_contain_text("Round 1 begins.")
    expect(ann.prompt).not_to_be_empty()
    assert ann.next() == "asked"
    expect(ann.prompt).to_contain_text("Which card?")
    ann.page.goto(ann.server.url)
    expect(ann.page.get_by_role("region", name="My tables")).to_contain_text("Your turn")


def test_a_whole_match_from_the_form_to_the_end(guest: GuestMaker) -> None:
    ann = guest()
    page = ann.go("/")
    ann.card().get_by_role("link", name="Set up a table").click()
    ann.field("Your name").fill("Ann")
    ann.field("Players").select_option("3")
    ann.field("Seat 2").select_option("Easy bot")
    ann.field("[Ss]upports to win").select_option("1")
    ann.button("Start the match").click()
    ann.play_round()

    count = page.get_by_role("dialog", name="The count")
    sides = count.get_by_role("listitem").filter(has=page.get_by_role("heading"))
    expect(sides).to_have_count(3)
    shown = []
    for side in sides.all():
        worths = side.locator("span").get_by_text(re.compile(r"^[+−]\d+$"))
        values = [number(text) for text in worths.all_inner_texts()]
        total = number(side.locator("strong").inner_text())
        assert sum(values) == total
        shown.append((side.get_by_role("heading").inner_text(), total))
    expect(ann.log).to_contain_text("Crowd favor: " + ", ".join([f"{name} {signed(total)}" for name, total in shown]))
    expect(count).to_contain_text(re.compile(r"earns? a support|Each of them"))
    ann.button("Continue").click()

    expect(ann.dialog).to_contain_text(re.compile("You win!|Won by|Shared victory"))
    expect(ann.dialog.get_by_role("row")).to_have_count(4)
    for words in ("Schools in this game", "You play", "wins the combat", "The crowd's favorite is", "The game is over"):
        expect(ann.log).to_contain_text(words)
    ann.button("Look at the table").click()
    expect(ann.prompt).to_contain_text("The match is over.")
    ann.button("Result").click()
    expect(ann.dialog).to_be_visible()


def signed(total: int) -> str:
    return f"+{total}" if total > 0 else f"−{-total}" if total < 0 else "0"


def test_a_challenge_is_marked_and_explained(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbbb"), 0)
    card = play_until(ann, lambda: first(ann.legal.filter(has_text=re.compile("Challenge: the favorite"))))
    expect(card.get_by_text("Challenge", exact=True)).to_be_visible()
    card.hover()
    told = re.search(r"Challenge: the favorite (becomes|stays) (\w+)", card.inner_text())
    assert told
    expect(ann.page.get_by_role("main").get_by_text(told[0], exact=True)).to_be_visible()
    ann.play(card)
    now = "is now" if told[1] == "becomes" else "stays"
    expect(ann.log).to_contain_text(f"You challenge: the crowd's favorite {now} {told[2]}.")


def test_the_winning_card_wears_the_laurel(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbbb"), 0)
    arena = ann.page.get_by_role("region", name="The arena")
    winning = arena.get_by_role("img", name=re.compile(r"\(winning\)$"))
    play_until(ann, lambda: first(winning))
    expect(winning).to_have_count(1)
    drawn = winning.locator("svg").count()
    for other in arena.get_by_role("img", name=re.compile(r"(Fists|Swords|Arrows|Axes|Shields) \d+$")).all():
        expect(other.locator("svg")).to_have_count(drawn - 1)  # the card without the laurel


@pytest.mark.more
def test_a_dimmed_card_names_the_rule_that_forbids_it(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbbb"), 0)
    dimmed = ann.page.locator("button[data-card][aria-disabled=true]")
    card = play_until(ann, lambda: first(dimmed))
    before = ann.held()
    card.click(force=True)  # it is disabled for everything except asking why
    notice = ann.page.get_by_role("status").filter(has=ann.button("Close"))
    link = notice.get_by_role("button", name=re.compile(r"^Rule G-\d"))
    rule = link.inner_text().removeprefix("Rule ")
    assert ann.held() == before
    link.click()
    expect(ann.dialog.get_by_role("searchbox")).to_be_visible()
    expect(ann.dialog.get_by_text(rule, exact=True).first).to_be_in_viewport()


@pytest.mark.more
def test_the_last_combat_is_one_tap_away(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbbb"), 0)
    ann.next()
    ann.play()
    assert ann.next() == "asked"
    ann.button("Last combat").click()
    last = page_dialog(ann, "Last combat")
    expect(last.get_by_role("img")).to_have_count(4)
    expect(last).to_contain_text("took it")
    last.get_by_role("button", name="Close").click()
    expect(ann.dialog).to_have_count(0)


def page_dialog(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("dialog", name=name)


@pytest.mark.more
def test_a_rematch_deals_again_to_the_same_people(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pb"), 0)
    ann.play_out()
    before = ann.page.url
    ann.button("Play again").click()
    ann.page.wait_for_url(lambda url: url != before and "/t/" in url)
    expect(ann.dialog).to_have_count(0)
    expect(ann.cards).to_have_count(10)
    ann.next()
    ann.play()
    expect(ann.log).to_contain_text(re.compile("You (play|lead)"))


@pytest.mark.more
def test_the_record_can_be_downloaded_and_verified(server: RunningServer, guest: GuestMaker, tmp_path: Path) -> None:
    ann = guest(server.make("pbb"), 0)
    ann.play_out()
    with ann.page.expect_download() as coming:
        ann.button("Download the record").click()
    assert coming.value.suggested_filename.startswith("harena-gorus-")
    file = tmp_path / "record.json"
    coming.value.save_as(file)
    told = subprocess.run([sys.executable, "-m", "harena", "verify", str(file)], capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.more
def test_a_combat_with_animation_plays_the_same(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbb"), 0, reduced_motion="no-preference")
    for _ in range(2):
        assert ann.next() == "asked"
        ann.play()
    expect(ann.log).to_contain_text(re.compile("wins? the combat"))
    expect(ann.cards).to_have_count(8)


@pytest.mark.more
def test_the_chronicle_can_be_read_during_the_count_and_does_not_run_ahead(
    server: RunningServer, guest: GuestMaker
) -> None:
    ann = guest(server.make("pb", target=3), 0, reduced_motion="no-preference", settings={"motion": "fast"})
    ann.play_round()
    assert ann.page.locator(".sheet.running").count(), "it is being counted"
    chronicle = ann.page.locator("aside [role=log]")
    assert chronicle.evaluate("it => getComputedStyle(it).visibility") == "visible"
    expect(chronicle.get_by_text("combat").last).to_be_visible()
    expect(chronicle.get_by_text("Crowd favor:")).to_be_hidden()
    told = ann.say("gorus-event-dealt", round=2, seat="@").split("@")[0]
    assert told not in chronicle.inner_text()
    ann.press("gorus-screen-skip")
    ann.press("gorus-screen-continue")
    expect(chronicle).to_contain_text(told)
