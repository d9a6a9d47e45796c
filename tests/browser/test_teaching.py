"""Tests that a first match explains each new thing once, in a real browser."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guest, GuestMaker, RunningServer
from tests.browser.test_access import violations

Json = dict[str, Any]
ALONE = "p"  # against the dummy, which leads the first combat
PHONES = [(390, 844), (320, 568)]


def note(guest: Guest, id_: str = "") -> Locator:
    return guest.page.locator(f'[data-teach="{id_}"]' if id_ else ".teach.shown")


def stored(guest: Guest) -> Json:
    kept: Json = json.loads(guest.page.evaluate("localStorage['harena.teach'] ?? '{}'"))
    found: Json = kept.get("gorus", {})
    return found


def switch(guest: Guest) -> Locator:
    return guest.card().get_by_role("checkbox", name=guest.say("teach-me"))


@pytest.mark.more
def test_each_new_thing_is_explained_once(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make(ALONE, target=3), 0, teach=True)
    first = note(ann, "follow")
    expect(first).to_contain_text(ann.say("gorus-teach-follow")[:20])
    assert not violations(ann.page)
    first.get_by_role("button", name="G-3.5").click()
    expect(ann.dialog).to_contain_text("G-3.5")
    ann.page.keyboard.press("Escape")
    expect(ann.dialog).to_have_count(0)
    expect(first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(note(ann)).to_have_count(0)
    assert stored(ann)["known"] == ["follow"]
    with ann.page.expect_response("**/api/teach/**"):
        ann.page.reload()
    ann.legal.first.click()
    expect(note(ann)).to_be_visible()  # the combat is over
    second = note(ann).get_attribute("data-teach")
    assert second != "follow"
    ann.legal.first.click()
    expect(note(ann, str(second))).to_have_count(0)
    assert stored(ann)["known"][:2] == ["follow", second]


@pytest.mark.more
def test_it_is_switched_off_at_the_table_and_on_in_the_lobby(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make(ALONE, target=3), 0, teach=True)
    note(ann).get_by_role("button", name=ann.say("teach-stop")).click()
    expect(note(ann)).to_have_count(0)
    assert stored(ann)["on"] is False
    ann.go("/")
    expect(switch(ann)).not_to_be_checked()
    switch(ann).check()
    assert stored(ann) == {"on": True, "known": []}
    ann.play_now().click()
    expect(note(ann)).to_be_visible()


@pytest.mark.more
@pytest.mark.parametrize(("width", "height"), PHONES)
def test_on_a_phone_it_covers_no_answer(server: RunningServer, guest: GuestMaker, width: int, height: int) -> None:
    ann = guest(
        server.make(ALONE, target=3), 0, teach=True, viewport={"width": width, "height": height}, color_scheme="dark"
    )
    expect(note(ann)).to_be_visible()
    box = note(ann).bounding_box()
    assert box is not None
    for card in ann.legal.all():
        other = card.bounding_box()
        assert other is not None
        assert other["y"] + other["height"] / 2 < box["y"] or other["y"] > box["y"] + box["height"]
    assert not violations(ann.page)
    ann.legal.first.click()
    expect(note(ann, "follow")).to_have_count(0)
