"""Plays Munera on its own screen as a person does, by mouse, finger or keys, and never by the list of all answers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from time import monotonic

from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser.conftest import PATIENCE, Guest, Json
from tests.browser.test_keyboard import tab_to
from tests.rules.munera import playing

LONG = 60.0  # seconds that bots may need among themselves

# What the page shows: a question that can be answered now, the end of the match, or neither.
NOW = """() => {
  if (document.querySelector("dialog[open]")) return "dialog";
  const asked = document.title.startsWith("●") && document.querySelector(".prompt.asked");
  return asked && !document.querySelector(".stage.shut") ? "asked" : null;
}"""


MORE = ".confirm .primary, .choose .preview ~ .row .primary, .ladder .row .primary"  # confirms what was picked
PLACES = (".answers", ".left", ".forum", ".ladder", ".duel", ".spectacles", ".map")  # where answers are, in this order
CONTENT = ("rest.act",)  # a man who changes his class breaks up a pair
EAGER = ("spectacle.stand", "munus.choose")  # without these there is no duel


def spoken(option: Json, cards: Mapping[int, int]) -> re.Pattern[str]:
    """Return what the name of an answer must say: a card its title, everything else its first words."""
    head = playing.OURS.title[cards[option["option"]]] if option["option"] in cards else option["head"]
    if option["domain"] in ("man", "minister", "spectacle"):
        head = re.split(r" \d| \(|,", head)[0].removeprefix("Your ")
    return re.compile(rf"(^|\W){re.escape(head)}", re.IGNORECASE)


class Player:
    """One person at one screen. What they were asked is counted in `steps`."""

    def __init__(self, guest: Guest, by: str = "mouse") -> None:
        self.guest = guest
        self.page = guest.page
        self.by = by
        self.steps: Counter[str] = Counter()

    def press(self, target: Locator) -> None:
        """Press a button, whatever it is pressed with."""
        if self.by == "keys":
            expect(target.first).to_be_visible()
            if not target.evaluate_all("(all) => all.includes(document.activeElement)"):
                tab_to(self.guest, target, 80)
            self.page.keyboard.press("Enter")
        elif self.by == "touch":
            target.first.tap()
        else:
            target.first.click()

    def type(self, number: Locator, amount: int) -> None:
        if self.by == "keys":
            self.press(number)
            self.page.keyboard.press("ControlOrMeta+a")
            self.page.keyboard.type(str(amount))
            self.page.keyboard.press("Enter")
        else:
            number.fill(str(amount))
            self.press(self.page.locator(".stage form [type=submit]"))

    def asked(self, turn: int = 99, phase: str = "") -> Json | None:
        """Wait for a question that the page shows, and return the scene with it; None: a dialog lies over the stage, or
        this phase of a later turn has come.
        """
        end = monotonic() + LONG
        while monotonic() < end:
            now = self.page.wait_for_function(NOW, timeout=LONG * 1000).json_value()
            scene = self.guest.scene()
            stage = scene["stage"]
            if now == "dialog" or (stage["turn"] > turn and stage["phase"] == phase):
                return None
            if scene["question"] is not None and scene["question"]["given"] is None:
                return scene
        raise AssertionError("nothing is asked")

    def answer(self, scene: Json, option: Json) -> None:
        """Answer where the screen offers it, and wait until it is taken."""
        asks = scene["question"]
        self.steps[asks["step"]] += 1
        stage = self.page.locator(".stage")
        number = stage.get_by_role("spinbutton").and_(self.page.locator(":enabled"))
        if asks["step"] == "match.enlist" and len(scene["stage"]["enlisting"]) > 1 and self.shows(".sheet"):
            self.press(self.guest.button(self.guest.say("munera-screen-classes-done")))
        elif asks["step"] == "naming.name_fighter" and self.shows(".lineup"):
            self.press(self.guest.button(self.guest.say("munera-screen-lineup-done")))
        elif option["domain"] in asks["amounts"] and number.count():
            tap = stage.locator(".chips").get_by_role("button", name=option["label"])
            if tap.count():
                self.press(tap)
            else:
                self.type(number, option["number"])
        else:
            self.press(self.find(scene, option))
            more = stage.locator(MORE).and_(self.page.locator(":enabled"))  # it was only picked
            if option["domain"] != "pass" and asks["step"] != "spectacle.stand" and more.count():
                self.press(more)
        self.taken(asks)

    def shows(self, part: str) -> bool:
        """Tell whether the screen has this part, which may still have to be loaded."""
        try:
            self.page.locator(f".stage {part}").wait_for(timeout=1000)
        except TimeoutError:
            return False
        return True

    def find(self, scene: Json, option: Json) -> Locator:
        """Return the button of an answer. Cards and placards beside the question may say the same words."""
        cards = {each["option"]: each["title"] for each in scene["stage"]["plays"]}
        name = spoken(option, cards)
        end = monotonic() + PATIENCE
        while monotonic() < end:
            for place in PLACES:
                found = self.page.locator(f".stage {place}").get_by_role("button", name=name)
                if found.count():
                    return found
            self.page.wait_for_timeout(50)  # parts of the screen are loaded when they are needed
        raise AssertionError(f"not on the screen: {option['label']!r} for {scene['question']['text']!r}")

    def taken(self, asks: Json) -> None:
        end = monotonic() + LONG
        while monotonic() < end:
            now = self.guest.scene()["question"]
            if now is None or any(now[name] != asks[name] for name in ("choice", "turn", "given")):
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"the answer to {asks['text']!r} was not taken")

    def play(self) -> None:
        """Answer everything until a dialog opens."""
        while (scene := self.asked()) is not None:
            self.answer(scene, self.choose(scene))

    def play_to(self, phase: str) -> Iterator[Json]:
        """Yield each scene with a question, then answer it, until this phase of the next turn."""
        first = self.guest.scene()["stage"]["turn"]
        while (scene := self.asked(first, phase)) is not None:
            yield scene
            self.answer(scene, self.choose(scene))

    def choose(self, scene: Json) -> Json:
        """Do every kind of thing once, then decline. A card is only played if it has one aim."""
        asks = scene["question"]
        titles = Counter(each["title"] for each in scene["stage"]["plays"])
        aims = {each["option"]: titles[each["title"]] for each in scene["stage"]["plays"]}
        options: list[Json] = asks["options"]
        real = [each for each in options if each["domain"] != "pass" and aims.get(each["option"], 1) == 1]
        passing = [each for each in options if each["domain"] == "pass"]
        again = asks["step"] in CONTENT or (self.steps[asks["step"]] > 0 and asks["step"] not in EAGER)
        return (passing if passing and (again or not real) else real)[0]
