"""Plays Munera and Spartacus on their own screens as a person does, by mouse, finger or keys, and never by the list of
all answers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from time import monotonic

from playwright.sync_api import Locator, TimeoutError, expect

from harena.games.spartacus.actions import ATTACK, THROW, UP
from harena.games.spartacus.decks import OURS
from tests.browser.conftest import PATIENCE, Guest, Json
from tests.browser.test_keyboard import tab_to
from tests.rules.munera import playing

LONG = 60.0  # seconds that bots may need among themselves
TAPS = 0.4  # seconds between two taps: if they are quicker, the page takes the second one for a double tap

# What the page shows: a question that can be answered now, the end of the match, or neither.
NOW = """() => {
  if (document.querySelector("dialog[open]")) return "dialog";
  if (!document.title.startsWith("●") || document.querySelector(".stage.shut")) return null;
  return document.querySelector(".prompt.asked")?.dataset.question ?? null;
}"""  # the question that the page shows: the newest scene may have come before it is shown


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
        self.tapped = 0.0  # when they have last tapped

    # What each game does in its own way

    def give(self, scene: Json, option: Json) -> None:
        """Answer where the screen offers it."""
        raise NotImplementedError

    def choose(self, scene: Json) -> Json:
        """Return what is answered."""
        raise NotImplementedError

    # What all do alike

    def press(self, target: Locator) -> None:
        """Press a button, whatever it is pressed with."""
        if self.by == "keys":
            expect(target.first).to_be_visible()
            if not target.evaluate_all("(all) => all.includes(document.activeElement)"):
                tab_to(self.guest, target, 80)
            self.page.keyboard.press("Enter")
        elif self.by == "touch":
            self.page.wait_for_timeout(max(0.0, self.tapped + TAPS - monotonic()) * 1000)
            target.first.tap()
            self.tapped = monotonic()
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
            asks = scene["question"]
            if asks is not None and asks["given"] is None and now == f"{asks['choice']}/{asks['turn']}":
                return scene
            self.page.wait_for_timeout(10)
        raise AssertionError("nothing is asked")

    def answer(self, scene: Json, option: Json) -> None:
        """Answer where the screen offers it, and wait until it is taken."""
        self.steps[scene["question"]["step"]] += 1
        self.give(scene, option)
        self.taken(scene["question"])

    def shows(self, part: str) -> bool:
        """Tell whether the screen has this part, which may still have to be loaded."""
        try:
            self.page.locator(f".stage {part}").wait_for(timeout=1000)
        except TimeoutError:
            return False
        return True

    def find(self, scene: Json, places: Sequence[str], name: re.Pattern[str]) -> Locator:
        """Return the button with this name, in the first of these places that has one."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            for place in places:
                found = self.page.locator(f".stage {place}").get_by_role("button", name=name)
                if found.count():
                    return found
            self.page.wait_for_timeout(50)  # parts of the screen are loaded when they are needed
        raise AssertionError(f"not on the screen: {name.pattern!r} for {scene['question']['text']!r}")

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


class MuneraPlayer(Player):
    """One person at the screen of Munera."""

    def give(self, scene: Json, option: Json) -> None:
        asks = scene["question"]
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
            cards = {each["option"]: each["title"] for each in scene["stage"]["plays"]}
            self.press(self.find(scene, PLACES, spoken(option, cards)))
            more = stage.locator(MORE).and_(self.page.locator(":enabled"))  # it was only picked
            if option["domain"] != "pass" and asks["step"] != "spectacle.stand" and more.count():
                self.press(more)

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


HAND = ("card", "cash", "lay", "title")  # answers that are cards in hand
LINE_UP = ("arena.send", "arena.take_weapon", "arena.take_armour", "arena.take_special", "tournament.pick_fighters")
AGAIN = ("arena.invite", "arena.send", "fight.act", "fight.act_second", "fight.choose_order", "loss.lose")


class SpartacusPlayer(Player):
    """One person at the screen of Spartacus."""

    def give(self, scene: Json, option: Json) -> None:
        step, domain = scene["question"]["step"], option["domain"]
        confirm = self.page.locator(".stage").locator(".confirm .primary, .games .row .primary")
        name = re.compile(rf"(^|\W){re.escape(option['head'])}", re.IGNORECASE)
        if step == "match.choose_house":
            house = OURS.houses[option["number"]].name
            self.press(self.find(scene, [".houses"], re.compile(house)))
            self.press(self.page.locator(".houses .button.primary"))
        elif step == "arena.bet":
            self.bet()
        elif step in LINE_UP and domain != "pass":
            self.line_up()
        elif step == "arena.show_thumb":
            up = option["option"] == UP
            key = "spartacus-screen-up" if up else "spartacus-screen-down"
            words = self.guest.say(key, cost=scene["stage"]["arena"]["thumb"]["cost"])
            self.press(self.page.locator("div.thumb").get_by_role("button", name=words))
        elif domain == "cell":
            self.move(scene, option["number"])
        elif domain == "pool":
            self.press(self.page.locator(f".pools li:nth-child({option['number'] + 1}) .take"))
        elif domain in HAND or option["option"] in [each["option"] for each in scene["stage"]["plays"]]:
            self.use_card(scene, option, name)
        elif step.startswith("market.") and domain == "gold":
            self.bid(option)
        elif step == "scheme.plead" and domain == "seat":
            asks = self.guest.say("spartacus-screen-ask")
            who = scene["names"]["seats"][option["number"]]
            self.press(self.page.locator(".scale").get_by_role("button", name=re.compile(f"^{asks} ?: {who}")))
        else:
            self.press(self.find(scene, [".fight .foot", ".center", ".mine", ".others"], name))
            if domain in ("sale", "asset", "seat", "deed") and confirm.count() and confirm.first.is_enabled():
                self.press(confirm)

    def use_card(self, scene: Json, option: Json, name: re.Pattern[str]) -> None:
        """Take a card, then say what is done with it."""
        plays = {each["option"]: each["title"] for each in scene["stage"]["plays"]}
        title = int(plays[option["option"]] if option["option"] in plays else option["number"])
        card = re.compile(re.escape(OURS.rows[title].title))
        places = [".reaction", ".answers .chips", ".center .hand", ".claim", ".mine .hand", ".center"]
        asks = scene["question"]
        self.press(self.find(scene, places, card))
        if asks["step"] in ("scheme.lay_down", "cost.drop"):  # one tap, unless more can be done with it
            self.page.wait_for_timeout(200)
            if not self.page.locator(".panel-of-card").count():
                return
        self.press(self.find(scene, [".panel-of-card .deeds"], name))
        alone = self.page.locator(".panel-of-card .pairs")
        if alone.count():
            self.press(self.page.locator(".panel-of-card .way.primary"))

    def bet(self) -> None:
        """Lay one coin, if there is one, and seal it."""
        coin = self.page.locator(".bets .coins button:enabled")
        expect(self.page.locator(".betting .primary")).to_be_visible()
        if coin.count():
            self.press(coin)
        self.press(self.page.locator(".betting .primary"))

    def line_up(self) -> None:
        """Send the first fighter with the first piece of each sort."""
        sheet = self.page.locator(".lineup")
        expect(sheet.locator(".primary")).to_be_visible()
        for at in range(sheet.locator("fieldset").count()):
            card = sheet.locator("fieldset").nth(at).locator("button")
            if not sheet.locator("fieldset").nth(at).locator("button[aria-pressed=true]").count():
                self.press(card)
        self.press(sheet.locator(".primary"))

    def bid(self, option: Json) -> None:
        chip = self.page.locator(".stage .auction .chips").get_by_role("button", name=option["head"])
        number = self.page.locator(".stage .auction").get_by_role("spinbutton")
        expect(chip.or_(number).first).to_be_visible()
        if chip.count():
            self.press(chip)
        else:
            self.type(number, option["number"])

    def move(self, scene: Json, cell: int) -> None:
        """Go to a cell: by a click on it, or with the arrow keys."""
        target = self.page.locator(f'.arena [data-cell="{cell}"]')
        expect(target).to_have_class(re.compile("can"))  # before, neither a click nor an arrow key does anything
        if self.by != "keys":
            self.press(target)
            return
        sand = scene["stage"]["sand"]
        here = "() => Number(document.activeElement?.closest('[data-cell]')?.dataset.cell ?? -1)"
        for _ in range(30):
            at = self.page.evaluate(here)
            if at == cell:
                self.page.keyboard.press("Enter")
                return
            now, to = sand[max(at, 0)], sand[cell]
            if now["row"] != to["row"]:
                self.page.keyboard.press("ArrowDown" if to["row"] > now["row"] else "ArrowUp")
            else:
                self.page.keyboard.press("ArrowRight" if to["column"] > now["column"] else "ArrowLeft")
        raise AssertionError("the arrow keys do not lead there")

    def choose(self, scene: Json) -> Json:
        """Do every kind of thing once, then decline. In a fight: attack, or come closer."""
        asks, stage = scene["question"], scene["stage"]
        options: list[Json] = asks["options"]
        passing = [each for each in options if each["domain"] == "pass"]
        if stage["fight"] and asks["step"].startswith("fight.act"):
            strike = [each for each in options if each["option"] in (ATTACK, THROW)]
            close = {each["cell"] for each in stage["fight"]["moves"] if each["reach"] or each["throw"]}
            moves = sorted(
                [each for each in options if each["domain"] == "cell"], key=lambda it: it["number"] not in close
            )
            return (strike or moves or passing)[0]
        real = [each for each in options if each["domain"] not in ("pass", "die", "bet", "pick")]
        if asks["step"] == "arena.bet":
            return options[0]
        again = self.steps[asks["step"]] > 0 and asks["step"] not in AGAIN
        return (passing if passing and (again or not real) else real or options)[0]
