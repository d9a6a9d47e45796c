"""Reads one whole turn of Munera from the accessibility tree, and plays it with the keyboard alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import monotonic
from typing import NamedTuple

import pytest
from playwright.sync_api import CDPSession, Locator, expect
from tools.seed_table import lay

from harena.games.munera.state import Munera
from harena.kernel.serialization import dump
from tests.browser.conftest import Guest, GuestMaker, Json, Made, RunningServer
from tests.browser.test_keyboard import tab_to
from tests.rules.munera import playing

LONG = 60.0  # seconds that bots may need among themselves
ANSWERS = ("button", "radio", "spinbutton", "slider")
CONTROLS = (*ANSWERS, "link", "checkbox", "tab", "textbox", "searchbox", "combobox", "figure", "option", "menuitem")
WHOLE = ("button", "link", "StaticText", "radio", "tab")  # what is below them is their name
TURN = 2
OFF: Json = {"motion": "off"}
ACTIVE = """() => {
  const it = document.activeElement;
  return it === document.body ? "" : it.outerHTML.slice(0, 200);
}"""
TWINS = """() => {
  const ids = [...document.querySelectorAll("[id]")].map((it) => it.id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}"""


class Node(NamedTuple):
    """One node of the accessibility tree."""

    role: str
    name: str
    disabled: bool
    low: float | None
    high: float | None
    words: str  # its own name and everything below it


class Reading:
    """What a screen reader finds on the page at one time."""

    def __init__(self, session: CDPSession) -> None:
        nodes: list[Json] = session.send("Accessibility.getFullAXTree")["nodes"]
        self._by_id = {node["nodeId"]: node for node in nodes}
        self.nodes = [self._read(node) for node in nodes if not node.get("ignored")]

    def _read(self, node: Json) -> Node:
        props = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
        return Node(
            str(node.get("role", {}).get("value", "")),
            " ".join(str(node.get("name", {}).get("value", "")).split()),
            bool(props.get("disabled")),
            props.get("valuemin"),
            props.get("valuemax"),
            " ".join(self._words(node)),
        )

    def _words(self, node: Json) -> Iterator[str]:
        name = " ".join(str(node.get("name", {}).get("value", "")).split())
        role = node.get("role", {}).get("value")
        if name and role != "InlineTextBox":
            yield name
        for child in [] if role in WHOLE else node.get("childIds", []):
            if child in self._by_id:
                yield from self._words(self._by_id[child])

    def of(self, *roles: str) -> list[Node]:
        return [node for node in self.nodes if node.role in roles]

    def named(self, *roles: str, name: str) -> str:
        """Return all that is read at the node with this role and name."""
        found = [node for node in self.of(*roles) if name in node.name]
        assert found, f"no {'/'.join(roles)} {name!r} among {[node.name for node in self.of(*roles)]}"
        return found[0].words


def scene(ann: Guest) -> Json:
    """Return the newest scene."""
    while True:
        for text in reversed(ann.heard):
            if (message := json.loads(text))["type"] == "scene":
                found: Json = message
                return found
        ann.page.wait_for_timeout(20)


def question(ann: Guest) -> Json | None:
    """Return what Ann is asked."""
    found: Json | None = scene(ann)["question"]
    return found


def asked(ann: Guest, until: str = "") -> Json | None:
    """Wait until Ann is asked something; None: the turn is over, or this phase has come."""
    end = monotonic() + LONG
    while monotonic() < end:
        now = scene(ann)
        if now["stage"]["turn"] > TURN or now["result"] or now["stage"]["phase"] == until:
            return None
        if ann.page.title().startswith("●") and (found := question(ann)) is not None:
            ann.page.wait_for_timeout(60)  # the focus follows the picture
            if now["stage"]["duel"]:  # its part of the page is loaded with the first one
                ann.page.get_by_label(ann.say("munera-screen-duel-reading")).wait_for(state="attached")
            if question(ann) == found:
                return found
        ann.page.wait_for_timeout(30)
    raise AssertionError(f"nothing is asked: {ann.prompt.inner_text()}")


def check(ann: Guest, asks: Json, read: Reading, first: bool) -> list[str]:
    """Return what is missing in the reading of a question."""
    bad = []
    step = asks["step"]
    if squeeze(asks["text"]) not in squeeze(read.named("region", name=ann.say("prompt"))):
        bad.append("the prompt is not read")
    bad += [f"a {node.role} without a name" for node in read.of(*CONTROLS) if not node.name]
    bad += [f"two things have the id {each}" for each in ann.page.evaluate(TWINS)]
    if not read.of("status"):
        bad.append("there is no place for news")
    if not first and not ann.page.evaluate(ACTIVE):
        bad.append("the focus is lost")
    lines = scene(ann)["log"]
    if lines and squeeze(lines[-1]["text"]) not in squeeze(read.named("log", name="")):
        bad.append(f"the chronicle does not tell {lines[-1]['text']!r}")
    ready = [node for node in read.of(*ANSWERS) if not node.disabled]
    cards = {each["option"]: each["title"] for each in scene(ann)["stage"]["plays"]}
    for option in asks["options"]:
        named = spoken(option, cards)
        amount = option["number"] if option["domain"] in asks["amounts"] else None
        if not any(_offers(node, named, amount) for node in ready):
            bad.append(f"the answer {option['label']!r} is not read: {named.pattern}")
    duel = scene(ann)["stage"]["duel"]
    if duel:
        words = read.named("region", name=ann.say("munera-screen-duel-reading"))
        bad += [f"the duel does not tell {man}" for man in duel["men"] if playing.OURS.man[man] not in words]
    elif step != "match.enlist":
        words = read.named("list", name=ann.say("munera-screen-map"))
        bad += [
            f"the map does not tell {playing.OURS.city[each['card']]}"
            for each in scene(ann)["stage"]["spectacles"]
            if playing.OURS.city[each["card"]] not in words
        ]
    return [f"{step}: {each}" for each in bad]


def _offers(node: Node, named: re.Pattern[str], amount: int | None) -> bool:
    if amount is not None and node.role in ("spinbutton", "slider"):
        return (node.low or 0) <= amount <= (node.high or 0)
    return bool(named.search(node.name))


def squeeze(text: str) -> str:
    """Return letters and digits alone: what is marked in a text is read as a part of its own."""
    return re.sub(r"\W", "", text)


def spoken(option: Json, cards: Mapping[int, int]) -> re.Pattern[str]:
    """Return what the name of an answer must say: a card its title, everything else its first words."""
    head = playing.OURS.title[cards[option["option"]]] if option["option"] in cards else option["head"]
    if option["domain"] in ("man", "minister", "spectacle"):
        head = re.split(r" \d| \(|,", head)[0]
    return re.compile(rf"(^|\W){re.escape(head)}", re.IGNORECASE)


def answer(ann: Guest, asks: Json, option: Json) -> None:
    """Answer with the keyboard alone."""
    stage, keys = ann.page.locator(".stage"), ann.page.keyboard
    number = stage.get_by_role("spinbutton").and_(ann.page.locator(":enabled"))
    if option["domain"] in asks["amounts"] and number.count():
        go_to(ann, number)
        keys.press("ControlOrMeta+a")
        keys.type(str(option["number"]))
        keys.press("Enter")
        return
    cards = {each["option"]: each["title"] for each in scene(ann)["stage"]["plays"]}
    go_to(ann, stage.get_by_role("button", name=spoken(option, cards)))
    keys.press("Enter")
    confirm = ann.button(ann.say("munera-screen-confirm")).or_(ann.button(ann.say("munera-screen-forum-put-up")))
    ann.page.wait_for_timeout(60)
    if confirm.count():
        go_to(ann, confirm)
        keys.press("Enter")


def go_to(ann: Guest, target: Locator) -> None:
    if not target.evaluate_all("(all) => all.includes(document.activeElement)"):
        tab_to(ann, target, 80)


MEN = {
    0: ["Leo aequimanus", "Hector hoplomachus", "Nimbus provocator"],
    1: ["Ferox hoplomachus", "Draco aequimanus", "Paris provocator"],
}


def eventum_and_forum() -> Munera:
    """Return the beginning of a turn."""
    return playing.position(
        2, phase="eventum", turn=TURN, seed=4, men=MEN, hands={0: ["Fur", "Iugula"]}, staff={0: ["medicus 3"]}
    )


def munus() -> Munera:
    """Return the rest of the turn: the other school has chosen a spectacle, and looks for an opponent."""
    return playing.spectacle(
        "Telesia", host=1, at="open_poll", players=2, turn=TURN, men=MEN, hands={0: ["Iugula"]}, denarii=[40, 40]
    )


def choose(asks: Json, before: Sequence[str]) -> Json:
    """Do every kind of thing once, then pass."""
    options: list[Json] = asks["options"]
    real = [each for each in options if each["domain"] != "pass"]
    return options[-1] if not real else real[0] if asks["step"] not in before else options[-1]


def bets() -> Munera:
    """Return a duel of the two other schools."""
    men = {1: ["Ferox"], 2: ["Draco"]}
    return playing.duel("Ferox", "Draco", players=3, rudis=1, turn=TURN, men=men, denarii=[9, 0, 0])


@pytest.mark.parametrize(
    ("begin", "until", "kinds"),
    [
        (eventum_and_forum, "munus", {"rest.act", "training.train"}),
        (munus, "", {"spectacle.stand"}),
        (bets, "end", {"duel.stake"}),
    ],
)
def test_a_turn_is_read_and_played_with_the_keyboard(
    server: RunningServer, guest: GuestMaker, begin: Callable[[], Munera], until: str, kinds: set[str]
) -> None:
    g = begin()
    seats = ["Ann", "bot:random", "bot:random"][: g.seats]
    ann = guest(Made(*lay(server.folder / "data", "munera", dump(playing.RULES, g), seats)), 0, settings=OFF)
    session = ann.context.new_cdp_session(ann.page)
    expect(ann.page.locator(".munera")).to_be_visible()
    bad: list[str] = []
    steps: list[str] = []
    while (asks := asked(ann, until)) is not None:
        for _ in range(10):  # parts of the screen may still be loading
            found = check(ann, asks, Reading(session), first=not steps)
            if not found or question(ann) != asks:
                break
            ann.page.wait_for_timeout(100)
        if question(ann) != asks:
            continue
        bad += found
        option = choose(asks, [*steps, *(set() if "rest.act" in kinds else {"rest.act"})])
        steps.append(asks["step"])
        answer(ann, asks, option)
        answered(ann, asks)
    assert not bad, "\n".join(bad)
    assert kinds <= set(steps), steps


def answered(ann: Guest, asks: Json) -> None:
    for _ in range(100):
        if (now := question(ann)) is None or (now["choice"], now["turn"], now["given"]) != (
            asks["choice"],
            asks["turn"],
            asks["given"],
        ):
            return
        ann.page.wait_for_timeout(30)
    raise AssertionError(f"the answer to {asks['text']!r} was not taken")


def test_the_sheet_of_keys(server: RunningServer, guest: GuestMaker) -> None:
    made = Made(*lay(server.folder / "data", "munera", dump(playing.RULES, bets()), ["Ann", "bot", "bot"]))
    ann = guest(made, 0, settings=OFF)
    assert asked(ann)
    bet = ann.page.locator(".stage").get_by_role("button", name=re.compile("denarius on"))
    go_to(ann, bet)
    ann.page.keyboard.press("?")
    expect(ann.dialog).to_contain_text(ann.say("stage-list"))
    ann.page.keyboard.press("Escape")
    expect(ann.dialog).to_have_count(0)
    assert "button" in ann.page.evaluate(ACTIVE), "the focus comes back"
    ann.page.keyboard.press("l")
    expect(ann.dialog.get_by_role("button", name=re.compile("denarius on")).first).to_be_enabled()
