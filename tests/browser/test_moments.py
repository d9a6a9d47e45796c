"""Tests what is shown of what happens: one moment after the other, and a summary for who was away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guest, GuestMaker, RunningServer
from tests.browser.test_two_browsers import waiting_for

HIDE = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def summary(guest: Guest) -> Locator:
    return guest.page.get_by_role("status", name=guest.say("stage-away"))


def play_on(*guests: Guest, until: Guest) -> None:
    """Let whoever is asked play, until it is the turn of one of us."""
    while (asked := waiting_for(*guests)) is not until:
        assert asked is not None
        asked.play()


def play_without(name: str, *others: Guest) -> None:
    """Let the others play until they wait for the one who is away."""
    for _ in range(1000):
        for other in others:
            if other.page.title().startswith("●") and other.legal.count():
                other.play()
        if name in others[0].prompt.inner_text():
            break
        others[0].page.wait_for_timeout(20)
    expect(others[0].log).to_contain_text(re.compile("wins? the combat"))


@pytest.mark.more
def test_who_looks_elsewhere_is_told_what_happened(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("ppp")
    ann, ben, cleo = guest(made, 0), guest(made, 1), guest(made, 2)
    play_on(ann, ben, cleo, until=ann)
    ann.page.evaluate(HIDE, "hidden")  # from here to her next turn, somebody wins a combat
    ann.play()
    play_without("Ann", ben, cleo)
    expect(summary(ann)).to_have_count(0)
    ann.page.evaluate(HIDE, "visible")
    expect(summary(ann)).to_contain_text(re.compile("wins? the combat|win the combat"))
    assert 1 <= summary(ann).get_by_role("listitem").count() <= 7
    assert ann.page.evaluate("document.activeElement?.closest('[role=status]')") is None, "it takes no focus"
    assert waiting_for(ann, ben, cleo) is ann
    ann.play()
    expect(summary(ann)).to_have_count(0)


@pytest.mark.more
def test_after_a_reload_only_what_is_new_is_told(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("ppp")
    ann, ben, cleo = guest(made, 0), guest(made, 1), guest(made, 2)
    play_on(ann, ben, cleo, until=ann)
    ann.page.reload()
    expect(ann.cards.first).to_be_visible()
    expect(summary(ann)).to_have_count(0)  # everything was seen
    ann.page.evaluate(HIDE, "hidden")
    ann.play()
    ann.go("/")
    play_without("Ann", ben, cleo)
    ann.go(f"/t/{made.table}")
    expect(summary(ann)).to_be_visible()
    ann.press("stage-away-close")
    expect(summary(ann)).to_have_count(0)
