"""Tests a small phone, held upright, with touch input. tests/browser/test_languages.py checks every screen of it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guest, GuestMaker, RunningServer
from tests.browser.player import TAPS
from tests.cases import cases

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WIDE = """() => [document.scrollingElement, ...document.querySelectorAll("dialog[open]")]
  .filter((it) => it.scrollWidth > Math.min(it.clientWidth, 360) || it.getBoundingClientRect().right > 361)
  .map((it) => `${it.tagName} is ${it.scrollWidth} px wide`)"""
# Links within a text may be small; what is behind an open dialog cannot be tapped. A place around it may count as well.
SMALL = """() => {
  const dialogs = document.querySelectorAll("dialog[open]");
  const front = dialogs[dialogs.length - 1] ?? document;
  return [...front.querySelectorAll("button, a, select, summary, input")]
    .map((it) => (it.matches("[type=checkbox], [type=radio]") ? (it.closest("label") ?? it) : it))
    .filter((it) => it.checkVisibility() && !it.closest("dd, p, .rule td, .rule th, .rule li") && !it.matches(".skip"))
    .map((it) => {
      const { width, height } = it.getBoundingClientRect();
      const around = getComputedStyle(it, "::after");
      const more = around.position === "absolute" ? [parseFloat(around.width), parseFloat(around.height)] : [0, 0];
      return { it, box: { width: Math.max(width, more[0] || 0), height: Math.max(height, more[1] || 0) } };
    })
    .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
    .map(({ it, box }) => `${(it.ariaLabel ?? it.textContent).trim().slice(0, 40)}: ${box.width} x ${box.height}`);
}"""


def touch(target: Locator) -> None:
    """Tap something. A finger that is quicker is taken for the second half of a double tap."""
    target.page.wait_for_timeout(TAPS * 1000)
    target.tap()


def tap(guest: Guest) -> None:
    """Tap a card: the first tap shows it, the second plays it."""
    card = guest.legal.first
    number = card.get_attribute("data-card")
    touch(card)
    expect(guest.button("Play")).to_be_visible()
    expect(guest.page.locator(f'[data-card="{number}"]')).to_be_visible()
    touch(guest.page.locator(f'[data-card="{number}"]'))
    expect(guest.page.locator(f'[data-card="{number}"]')).to_have_count(0)


def test_a_whole_combat_by_tapping(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbbb"), 0, **PHONE)
    ann.next()
    tap(ann)
    ann.next()
    touch(ann.legal.last)
    touch(ann.button("Play"))
    expect(ann.cards).to_have_count(8)
    ann.next()
    touch(ann.button("Last combat"))
    expect(ann.dialog.get_by_role("img")).to_have_count(4)
    touch(ann.dialog.get_by_role("button", name="Close"))
    ann.page.set_viewport_size({"width": 360, "height": 560})
    touch(ann.page.get_by_role("tab", name="Chronicle"))
    expect(ann.log).to_contain_text("You")
    expect(ann.log).to_contain_text("combat")
    assert ann.log.evaluate("it => it.scrollHeight > it.clientHeight"), "there is something to scroll"
    expect(ann.log.get_by_role("listitem").last).to_be_in_viewport()


OVERLAPS = """() => {
  const plates = [...document.querySelectorAll("[data-seat] > :first-child > *")];
  const all = plates.map((it) => it.getBoundingClientRect());
  const bad = all.filter((a) => a.left < -1 || a.right > 361 || a.top < -1).map(() => "out of sight");
  all.forEach((a, i) => all.slice(i + 1).forEach((b, j) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) bad.push(`plates ${i} and ${i + 1 + j}`);
  }));
  return bad;
}"""


@pytest.mark.parametrize("size", cases([8], [1, 2, 4]))
def test_all_seats_can_be_read(server: RunningServer, guest: GuestMaker, size: int) -> None:
    ann = guest(server.make("p" + "b" * (size - 1), target=3), 0, **PHONE)
    ann.next()
    plates = ann.page.locator("[data-seat]")
    expect(plates).to_have_count(max(size, 2))  # alone against the dummy
    assert not ann.page.evaluate(OVERLAPS)
    for plate in plates.all():
        expect(plate.get_by_role("img", name="card").first).to_be_visible()
