"""Takes every lesson in a real browser: as told, and by somebody who errs first."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from harena.lessons.library import our_lessons
from tests.browser.conftest import Guest, GuestMaker, RunningServer
from tests.browser.test_access import violations

Json = dict[str, Any]
LESSONS = [lesson.key for lesson in our_lessons()]
FIRST = "gorus-1-combat"
CASES = [pytest.param(key, marks=() if key == FIRST else pytest.mark.more) for key in LESSONS]
QUICK = {"motion": "off"}
# What the lesson waits for: its next words, a move, the end, or a dialog of the game that must be closed.
NOW = """() => {
  if (document.querySelector("dialog[open]")) return "dialog";
  const lesson = document.querySelector(".lesson");
  if (!lesson || !lesson.dataset.waits) return null;
  return `${lesson.dataset.waits} ${lesson.dataset.step}`;
}"""


class Learner:
    """Somebody who takes a lesson."""

    def __init__(self, guest: Guest, key: str) -> None:
        self.guest, self.page = guest, guest.page
        self.key, self.game = key, key.partition("-")[0]
        self.lesson: Json = guest.context.request.get(f"{guest.base}/api/lessons/{guest.lang}/{key}").json()

    def open(self) -> Page:
        self.guest.go("/learn/" + self.game)
        link = self.page.locator(f'a[href="/learn/{self.game}/{self.key}"]')
        link.click()
        return self.page

    @property
    def panel(self) -> Locator:
        return self.page.locator(".lesson")

    def now(self) -> tuple[str, int]:
        """Return what the lesson waits for, and at which step."""
        found: str = self.page.wait_for_function(NOW).json_value()
        what, _, step = found.partition(" ")
        return what, int(step or 0)

    def press(self, key: str) -> None:
        self.panel.get_by_role("button", name=self.guest.say(key), exact=True).click()

    def card(self, option: int) -> Locator:
        return self.page.locator(f'button[data-card="{option}"]')

    def list(self) -> None:
        """Open the list of all answers. What has just been answered may still be on its way off the screen: then the
        key is pressed again, as a person would."""
        expect(self.guest.dialog).to_have_count(0)
        self.page.keyboard.press("l")
        try:
            expect(self.guest.dialog).to_be_visible(timeout=5_000)
        except AssertionError:
            self.page.keyboard.press("l")
            expect(self.guest.dialog).to_be_visible()

    def right(self, move: Json) -> None:
        """Do what the lesson says: on the table, or in the list of all answers."""
        if self.game == "gorus":
            self.card(move["option"]).click()
            return
        if not self.panel.get_by_role("button", name=self.guest.say("lesson-play")).count():
            self.press("lesson-show")
        self.list()
        marked = self.guest.dialog.locator("button.hinted")
        form = self.guest.dialog.locator("input[type=range]").count() > 0
        free = move["option"] is None
        if form or free or not marked.locator("visible=true").count():  # the last: it is in a part that is folded
            self.page.keyboard.press("Escape")
            expect(self.guest.dialog).to_have_count(0)
            self.press("lesson-play")
        else:
            marked.first.click()

    def wrong(self, move: Json) -> bool:
        """Do something else, if there is something; tell whether there was. In Gorus only, where a card is a move."""
        if self.game != "gorus":
            return False
        legal = self.page.locator("button[data-card][aria-disabled=false]")
        expect(legal.first).to_be_visible()
        cards: list[str] = legal.evaluate_all("all => all.map((it) => it.dataset.card)")
        bad = [int(card) for card in cards if int(card) not in (move["option"], *move["also"])]
        if not bad:
            return False
        self.card(bad[0]).click()
        expect(self.panel.get_by_text(self.guest.say("lesson-not-this"))).to_be_visible()
        return True

    def take(self, errs: bool = False) -> int:
        """Go on to the end. Return how many wrong moves were led back."""
        led = 0
        while True:
            what, step = self.now()
            if what == "dialog":
                self.guest.press("gorus-screen-continue")
                expect(self.guest.dialog).to_have_count(0)
            elif what == "reading":
                self.press("lesson-next")
            elif what == "done":
                return led
            else:
                move = self.lesson["steps"][step]["move"]
                if errs and self.wrong(move):
                    led += 1
                    assert self.now() == (what, step), "a wrong move changes nothing"
                self.right(move)
                self.page.wait_for_function(f"() => ({NOW})() !== '{what} {step}'")


@pytest.mark.parametrize("key", CASES)
def test_who_does_as_told_finishes(key: str, server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(settings=QUICK)
    learner = Learner(ann, key)
    page = learner.open()
    learner.take()
    assert not violations(page)
    expect(learner.panel).to_contain_text(ann.say("lesson-finished"))
    page.goto(f"{ann.base}/learn/{learner.game}")
    expect(page.get_by_text(ann.say("lesson-finished"))).to_have_count(1)


@pytest.mark.more
@pytest.mark.parametrize("key", [key for key in LESSONS if key.startswith("gorus")])
def test_who_errs_is_led_back_and_finishes(key: str, server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(settings=QUICK)
    learner = Learner(ann, key)
    learner.open()
    assert learner.take(errs=True) > 0


@pytest.mark.more
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_fits_a_small_phone(key: str, server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(settings=QUICK, viewport={"width": 320, "height": 568})
    learner = Learner(ann, key)
    page = learner.open()
    learner.now()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = learner.panel.bounding_box()
    assert box is not None
    assert box["height"] <= 568 / 3 + 1
    assert not violations(page)
    learner.take()


@pytest.mark.more
def test_where_one_was_is_remembered_in_any_language(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(settings=QUICK)
    learner = Learner(ann, FIRST)
    page = learner.open()
    while (now := learner.now())[1] < 9:
        if now[0] == "reading":
            learner.press("lesson-next")
        else:
            learner.right(learner.lesson["steps"][now[1]]["move"])
            page.wait_for_function(f"() => ({NOW})() !== '{now[0]} {now[1]}'")
    page.reload()
    assert learner.now() == now
    page.goto(f"{ann.base}/learn/gorus")
    expect(page.get_by_role("link", name=ann.say("lesson-go-on"))).to_have_count(1)
