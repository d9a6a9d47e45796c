"""Tests two people at one screen, with a curtain between them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guest, GuestMaker

PRIVATE = re.compile(r"data-card|Your hand|(Fists|Swords|Arrows|Axes|Shields) \d+")


def lift(guest: Guest) -> str:
    """Lift the curtain and return who did; before that no hand is on the page."""
    button = guest.button(re.compile("^I am "))
    expect(button).to_be_visible()
    expect(button).to_be_focused()
    assert not PRIVATE.search(guest.page.content())
    name = button.inner_text().removeprefix("I am ")
    expect(guest.page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    assert name in guest.page.title()
    button.click()
    expect(guest.hand).to_be_visible()
    expect(guest.page.locator("#main")).to_be_focused()
    return name


@pytest.mark.more
def test_the_curtain_falls_between_two_people(guest: GuestMaker) -> None:
    both = guest()
    both.go("/new")
    both.field("Your name").fill("Ann")
    both.field("Players").select_option("2")
    both.field("Seat 2").select_option("Somebody at this screen")
    both.field("Name of the person on seat 2").fill("Ben")
    both.button("Start the match").click()
    hands: dict[str, list[str]] = {}
    who = lift(both)
    for _ in range(6):
        held = both.held()
        for other in hands.keys() - {who}:
            assert not set(held) & set(hands[other]), "a card of the other's hand"
        both.next()
        both.play()
        hands[who] = held
        if covered_soon(both):
            who = lift(both)


def covered_soon(guest: Guest) -> bool:
    """After a card, either the other player is asked, behind the curtain, or the same one again."""
    look = "() => document.title.startsWith('Pass') ? 'curtain' : document.title.startsWith('●') ? 'asked' : null"
    found: str = guest.page.wait_for_function(look).json_value()
    return found == "curtain"


def test_a_reload_leaves_the_curtain_down(guest: GuestMaker) -> None:
    both = guest()
    both.go("/new")
    both.field("Players").select_option("3")
    both.field("Seat 2").select_option("Somebody at this screen")
    both.button("Start the match").click()
    who = lift(both)
    both.page.reload()
    assert lift(both) == who
