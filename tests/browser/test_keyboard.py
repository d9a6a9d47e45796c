"""Tests the page without a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guest, GuestMaker, RunningServer
from tests.browser.screens import laid
from tests.cases import cases
from tests.rules.munera.playing import position

SEEN = """() => {
  const it = document.activeElement;
  if (it === document.body || it.id === "main") return "";
  const style = getComputedStyle(it);
  const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
  const region = it.matches("[data-region]") && it.querySelector("path"); // on a map it is filled instead
  const filled = region && getComputedStyle(region).fill !== "rgba(0, 0, 0, 0)";
  const cell = it.matches("[data-cell]") && it.querySelector(".here"); // on the sand it has a rim of its own
  const rimmed = cell && getComputedStyle(cell).stroke !== "none";
  const shown = it.matches(":focus-visible") && (ring || filled || rimmed);
  const box = it.getBoundingClientRect();
  const there = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return shown && there ? "" : `focus cannot be seen on ${it.outerHTML.slice(0, 200)}`;
}"""


def tab_to(guest: Guest, target: Locator, most: int = 40) -> None:
    """Press Tab repeatedly; the focus must always be visible."""
    for _ in range(most):
        guest.page.keyboard.press("Tab")
        found = target.evaluate_all(f"(all) => ({SEEN})() || all.includes(document.activeElement)")
        assert isinstance(found, bool), found
        if found:
            return
    raise AssertionError(f"not reached with {most} tabs: {target}")


def test_from_the_lobby_to_a_played_card(guest: GuestMaker) -> None:
    ann = guest()
    page = ann.go("/")
    expect(ann.play_now()).to_be_visible()
    tab_to(ann, ann.play_now())
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    ann.next()
    expect(page.locator("#main")).to_be_focused()
    tab_to(ann, ann.cards)
    page.keyboard.press("Home")
    for _ in range(10):
        assert not page.evaluate(SEEN), page.evaluate(SEEN)
        if page.evaluate("() => document.activeElement.getAttribute('aria-disabled') === 'false'"):
            break
        page.keyboard.press("ArrowRight")
    card = page.evaluate("() => document.activeElement.dataset.card")
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-card="{card}"]')).to_have_count(0)
    expect(ann.log).to_contain_text(re.compile("You (play|lead)"))
    ann.next()
    assert page.evaluate("() => document.activeElement.dataset.card"), "the focus stays among the cards"


def test_the_first_tab_offers_to_skip_to_the_content(guest: GuestMaker) -> None:
    ann = guest()
    page = ann.go("/")
    expect(ann.play_now()).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()


@pytest.mark.parametrize("name", cases(["Rules"], ["Settings", "Leave the table", "Last combat"]))
def test_escape_closes_a_dialog_and_gives_the_focus_back(server: RunningServer, guest: GuestMaker, name: str) -> None:
    ann = guest(server.make("pbb"), 0)
    ann.next()
    ann.play()
    assert ann.next() == "asked"
    opener = ann.button(name)
    tab_to(ann, opener)
    ann.page.keyboard.press("Enter")
    expect(ann.dialog).to_be_visible()
    assert ann.dialog.evaluate("(it) => it.contains(document.activeElement)")
    for _ in range(3):
        ann.page.keyboard.press("Tab")
        inside = "(it) => it.contains(document.activeElement) || document.activeElement === document.body"
        assert ann.dialog.evaluate(inside), "the focus stays in the dialog"
    ann.page.keyboard.press("Escape")
    expect(ann.dialog).to_have_count(0)
    expect(opener).to_be_focused()


def test_the_rules_of_a_prompt_open_from_the_keyboard_in_the_plain_view(
    server: RunningServer, guest: GuestMaker
) -> None:
    ann = guest(server.make("pbb", game="nundinae", days=1), 0)
    link = ann.button("Rule N-2").first
    expect(link).to_be_visible()
    tab_to(ann, link)
    ann.page.keyboard.press("Enter")
    expect(ann.dialog.get_by_role("searchbox")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(link).to_be_focused()
    leave = ann.button("Leave the market")
    tab_to(ann, leave)
    ann.page.keyboard.press("Enter")
    expect(leave).to_have_count(0)


def test_passing_in_munera_until_there_is_something_to_decide(server: RunningServer, guest: GuestMaker) -> None:
    men = {0: ["Leo aequimanus", "Ferox hoplomachus"], 1: ["Draco"]}
    ann = guest(
        laid(server, position(4, open=["Telesia"], men=men, hands={0: ["Fur"]})),
        0,
        settings={"plain": True, "motion": "off"},
    )
    pass_on = ann.button(ann.say("plain-pass-on"))
    expect(pass_on).to_be_enabled()
    tab_to(ann, pass_on)
    ann.page.keyboard.press("Enter")
    expect(ann.prompt).to_contain_text("Which spectacle do you choose?")
    expect(ann.button(re.compile("^Telesia"), exact=False)).to_be_focused()
