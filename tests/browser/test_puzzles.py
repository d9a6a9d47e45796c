"""Solves puzzles in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from harena.puzzles.collection import own_collection
from tests.browser.conftest import GuestMaker
from tests.browser.test_access import violations


def test_a_puzzle_is_solved_and_remembered(guest: GuestMaker) -> None:
    ann = guest()
    found = own_collection("gorus")
    assert found is not None
    ann.go("/puzzles/gorus/1")
    panel = ann.page.get_by_role("region", name=ann.say("puzzles-panel"))
    expect(panel).to_contain_text(ann.say("puzzles-task"))
    assert not violations(ann.page)
    ann.page.locator(f'button[data-card="{found[0].best}"]').click()
    expect(panel.locator(".right")).to_be_visible()
    expect(ann.legal).to_have_count(0)
    panel.locator("summary").click()
    expect(panel.get_by_role("row")).to_have_count(len(found[0].answers) + 1)
    assert not violations(ann.page)
    panel.get_by_role("link", name=ann.say("puzzles-next")).click()
    expect(panel).to_contain_text(ann.say("puzzles-number", number=2, count=len(found)))
    ann.press("puzzles-show")
    expect(panel.locator(".verdict:not(.right)")).to_be_visible()
    ann.go("/puzzles")
    told = ann.say("puzzles-solved", solved=1, count=len(found))
    expect(ann.page.get_by_role("article").first).to_contain_text(told)
    assert not violations(ann.page)


@pytest.mark.more
@pytest.mark.parametrize("name", ["munera", "spartacus"])
@pytest.mark.parametrize("size", [(390, 844), (320, 568)])
def test_puzzles_of_the_other_games_show_their_answer(name: str, size: tuple[int, int], guest: GuestMaker) -> None:
    ann = guest(viewport={"width": size[0], "height": size[1]})
    ann.go(f"/puzzles/{name}")
    panel = ann.page.get_by_role("region", name=ann.say("puzzles-panel"))
    ann.press("puzzles-show")
    expect(panel.locator(".verdict")).to_be_visible()
    assert not violations(ann.page)
    ann.page.reload()
    expect(panel).to_contain_text(ann.say("puzzles-today"))


@pytest.mark.more
def test_a_puzzle_that_does_not_exist_is_said_to_be_missing(guest: GuestMaker) -> None:
    ann = guest()
    ann.forgive("404")
    ann.go("/puzzles/gorus/9999")
    expect(ann.page.get_by_role("heading", name=ann.say("puzzles-failed"))).to_be_visible()
