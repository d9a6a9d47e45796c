"""Tests what the frame gives every game: keys, the list of all answers, explanations, cards, tabs, and a screen that
fails."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Guest, GuestMaker, Json, Made, RunningServer
from tests.browser.screens import laid
from tests.rules.munera.playing import position

# Changes scenes before the page sees them: `breaking` takes the view away, and the first word of a line names a thing.
MEDDLE = """
const parse = JSON.parse;
JSON.parse = (text) => {
  const message = parse(text);
  if (message?.type === "scene" && window.breaking) message.view = {};
  if (message?.type === "scene")
    for (const line of message.log) {
      const [first, ...rest] = line.text.split(" ");
      line.parts = [
        { text: first, kind: "title", id: "fur" },
        { text: ` ${rest.join(" ")}`, kind: "", id: "" },
      ];
    }
  return message;
};
const stringify = JSON.stringify;
JSON.stringify = (value, ...rest) => {
  if (value?.type === "hello") value.changes = false; // only whole scenes can be meddled with
  return stringify(value, ...rest);
};
"""
FUR: Json = {
    "kind": "title",
    "id": "fur",
    "number": 0,
    "title": "Fur",
    "subtitle": "at rest",
    "text": "Steals up to five coins.",
    "facts": [{"label": "Cost", "value": "2", "term": "cost"}],
    "values": {},
    "sort": "",
    "copies": 2,
    "rule": "G-3.4",
    "source": "seen on a picture",
}
COST: Json = {**FUR, "kind": "term", "id": "cost", "number": -1, "title": "Cost", "facts": [], "copies": 0}
THINGS: Json = {"kinds": [{"kind": "title", "label": "Events"}], "things": [FUR, COST]}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def things(page: Page) -> None:
    """Let the page find one card and one term, whatever the game has."""

    def fulfill(route: Route) -> None:
        route.fulfill(json=THINGS)

    page.route("**/api/**/things/**", fulfill)
    page.route("**/api/things/**", fulfill)


def meddled(guest: GuestMaker, made: Made, **how: Any) -> Guest:
    ann = guest(**how)
    ann.page.add_init_script(MEDDLE)
    things(ann.page)
    ann.go("/")
    ann.sit(made, 0)
    ann.next()
    return ann


def test_keys(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbbb"), 0)
    ann.next()
    page = ann.page
    page.keyboard.press("?")
    expect(ann.dialog).to_contain_text("All answers")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator("button.hinted")).to_have_count(1)
    page.keyboard.press("l")
    answers = ann.dialog.get_by_role("group").get_by_role("button")
    expect(answers).to_have_count(ann.legal.count())
    answers.first.click()
    expect(ann.dialog).to_have_count(0)
    expect(ann.cards).to_have_count(9)
    ann.open_talk()
    ann.message.press_sequentially("hlp?")
    expect(ann.message).to_have_value("hlp?")
    expect(ann.dialog).to_have_count(0)


@pytest.mark.more
def test_keys_can_be_switched_off(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbbb"), 0)
    ann.next()
    ann.page.keyboard.press("?")
    ann.field("Use these").uncheck()
    ann.page.keyboard.press("Escape")
    expect(ann.dialog).to_have_count(0)
    ann.page.keyboard.press("l")
    expect(ann.button("All answers")).to_be_visible()
    expect(ann.dialog).to_have_count(0)


def test_passing_by_a_key_and_twice_if_wanted(server: RunningServer, guest: GuestMaker) -> None:
    men = {0: ["Leo aequimanus", "Ferox hoplomachus"], 1: ["Draco"]}
    ann = guest(
        laid(server, position(4, open=["Telesia"], men=men, hands={0: ["Fur"]})),
        0,
        settings={"twice": True, "plain": True, "motion": "off"},
    )
    expect(ann.button(ann.say("plain-pass-on"))).to_be_enabled()
    asked = ann.prompt.locator("strong").inner_text()
    ann.page.keyboard.press("p")
    expect(ann.page.get_by_text("Press P again to pass.")).to_be_visible()
    expect(ann.prompt.locator("strong")).to_have_text(asked)
    ann.page.keyboard.press("p")
    expect(ann.page.get_by_text("Press P again to pass.")).to_have_count(0)


def test_a_screen_that_fails_gives_way_to_the_plain_view(server: RunningServer, guest: GuestMaker) -> None:
    ann = meddled(guest, server.make("pbbb"))
    ann.forgive("the screen cannot draw this")
    ann.page.evaluate("window.breaking = true")
    ann.legal.first.click()
    expect(ann.page.get_by_text("This cannot be drawn just now.")).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Your answer")).to_be_visible()
    expect(ann.page.get_by_role("table").first).to_be_visible()
    ann.page.evaluate("window.breaking = false")
    for _ in range(4):  # it tries again with one of the next scenes
        if ann.cards.count():
            break
        count = len(ann.heard)
        ann.page.locator(".ask button:not(:disabled)").first.click()
        ann.page.wait_for_function("() => true")
        while len(ann.heard) < count + 2:
            ann.page.wait_for_timeout(50)
        ann.page.wait_for_timeout(300)
    expect(ann.cards.first).to_be_visible()
    expect(ann.page.get_by_text("This cannot be drawn just now.")).to_have_count(0)


def test_names_in_the_log_explain_themselves(server: RunningServer, guest: GuestMaker) -> None:
    ann = meddled(guest, server.make("pbbb"))
    sheet = ann.page.get_by_role("dialog", name="Fur")
    name = ann.log.locator(".named").last
    name.hover()
    expect(sheet).to_contain_text("Steals up to five coins.")
    ann.page.mouse.move(10, 10)
    expect(sheet).to_have_count(0)
    ann.log.focus()
    ann.page.keyboard.press("ArrowLeft")
    expect(name).to_be_focused()
    expect(name).to_have_attribute("aria-description", re.compile("Steals"))
    ann.page.keyboard.press("i")
    expect(sheet).to_be_focused()
    sheet.get_by_role("button", name="Cost").click()
    cost = ann.page.get_by_role("dialog", name="Cost")
    cost.get_by_role("button", name="Back").click()
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(name).to_be_focused()
    ann.page.keyboard.press("Enter")
    sheet.get_by_role("button", name="Rule G-3.4").click()
    expect(sheet).to_have_count(0)
    expect(ann.dialog.get_by_role("searchbox")).to_be_visible()


def test_a_long_press_explains_and_does_nothing_else(server: RunningServer, guest: GuestMaker) -> None:
    ann = meddled(guest, server.make("pbbb"), **PHONE)
    ann.open_tab("log")
    name = ann.log.locator(".named").first
    box = name.bounding_box()
    assert box
    touch = ann.context.new_cdp_session(ann.page)
    at = {"x": box["x"] + 4, "y": box["y"] + 4}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    sheet = ann.page.get_by_role("dialog", name="Fur")
    expect(sheet).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(sheet).to_be_visible()
    covered = sheet.bounding_box()
    assert covered
    assert covered["y"] >= box["y"] + box["height"], "at the foot, below what it is about"
    assert covered["width"] == 390
    ann.page.touchscreen.tap(200, 300)
    expect(sheet).to_have_count(0)


def test_cards_at_the_table_and_in_the_lobby(server: RunningServer, guest: GuestMaker) -> None:
    ann = meddled(guest, server.make("pbbb"))
    ann.button("Cards").click()
    expect(ann.dialog.get_by_role("listitem")).to_have_count(1)
    expect(ann.dialog).to_contain_text("Steals up to five coins.")
    expect(ann.dialog).to_contain_text("× 2")
    expect(ann.dialog).to_contain_text("Numbers: seen on a picture")
    ann.dialog.get_by_role("searchbox").fill("nothing of that kind")
    expect(ann.dialog.get_by_role("listitem")).to_have_count(0)
    ann.dialog.get_by_role("searchbox").fill("FIVE coins")
    expect(ann.dialog.get_by_role("listitem")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    ann.go("/")
    ann.card().get_by_role("button", name="Cards").click()
    expect(ann.dialog.get_by_role("listitem")).to_have_count(1)


@pytest.mark.more
def test_the_phone_has_tabs_and_a_low_prompt(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbbb"), 0, **PHONE, locale="de-DE")
    ann.next()
    prompt = ann.page.get_by_role("region", name=ann.say("prompt"))
    for width, height in [(390, 844), (320, 568), (844, 390)]:
        ann.page.set_viewport_size({"width": width, "height": height})
        box = prompt.bounding_box()
        assert box
        assert box["height"] <= 96
        ann.open_tab("log")
        expect(ann.page.get_by_role("tab", name=ann.say("stage-tab-table"))).to_contain_text("!")
        expect(ann.cards.first).not_to_be_visible()
        expect(ann.log).to_be_visible()
        ann.open_tab("stage-tab-table")
        expect(ann.legal.first).to_be_in_viewport()
        ann.press("stage-read-all")
        expect(prompt.get_by_role("button", name=re.compile("^Regel G"))).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(prompt.get_by_role("button", name=re.compile("^Regel G"))).to_have_count(0)
        if height < 700:  # no header: its tools are in a menu
            ann.press("stage-menu")
            expect(ann.dialog.get_by_role("button", name=ann.say("settings"))).to_be_visible()
            ann.page.keyboard.press("Escape")
            expect(ann.dialog).to_have_count(0)
    ann.play()
