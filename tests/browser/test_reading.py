"""Reads one whole turn of Munera from the accessibility tree, and plays it with the keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Guest, GuestMaker, Json, RunningServer
from tests.browser.player import MuneraPlayer, spoken
from tests.browser.screens import betting, laid, tendering
from tests.browser.test_keyboard import tab_to
from tests.rules.munera import playing

ANSWERS = ("button", "radio", "spinbutton", "slider")
CONTROLS = (*ANSWERS, "link", "checkbox", "tab", "textbox", "searchbox", "combobox", "figure", "option", "menuitem")
WHOLE = ("button", "link", "StaticText", "radio", "tab")  # what is below them is their name
OFF: Json = {"settings": {"motion": "off"}}
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
        """Return all that is read at the node with this role and name, if there is one."""
        return next((node.words for node in self.of(*roles) if name in node.name), "")


def check(ann: Guest, scene: Json, read: Reading, first: bool) -> list[str]:
    """Return what is missing in the reading of a question."""
    bad = []
    asks, stage = scene["question"], scene["stage"]
    step = asks["step"]
    if squeeze(asks["text"]) not in squeeze(read.named("region", name=ann.say("prompt"))):
        bad.append("the prompt is not read")
    bad += [f"a {node.role} without a name" for node in read.of(*CONTROLS) if not node.name]
    bad += [f"two things have the id {each}" for each in ann.page.evaluate(TWINS)]
    if not read.of("status"):
        bad.append("there is no place for news")
    if not first and not ann.page.evaluate(ACTIVE):
        bad.append("the focus is lost")
    lines = scene["log"]
    if lines and squeeze(lines[-1]["text"]) not in squeeze(read.named("log", name="")):
        bad.append(f"the chronicle does not tell {lines[-1]['text']!r}")
    ready = [node for node in read.of(*ANSWERS) if not node.disabled]
    cards = {each["option"]: each["title"] for each in stage["plays"]}
    for option in asks["options"]:
        named = spoken(option, cards)
        amount = option["number"] if option["domain"] in asks["amounts"] else None
        if not any(_offers(node, named, amount) for node in ready):
            bad.append(f"the answer {option['label']!r} is not read: {named.pattern}")
    duel = stage["duel"]
    if duel:
        words = read.named("region", name=ann.say("munera-screen-duel-reading"))
        bad += [f"the duel does not tell {man}" for man in duel["men"] if playing.OURS.man[man] not in words]
    elif step != "match.enlist":
        words = read.named("list", name=ann.say("munera-screen-map"))
        bad += [
            f"the map does not tell {playing.OURS.city[each['card']]}"
            for each in stage["spectacles"]
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


def test_a_turn_is_read_and_played_with_the_keyboard(server: RunningServer, guest: GuestMaker) -> None:
    """From a tender to the spectacles of the next turn."""
    ann = guest(laid(server, tendering()), 0, asked={"stake": "ask"}, **OFF)
    session = ann.context.new_cdp_session(ann.page)
    player = MuneraPlayer(ann, "keys")
    bad: list[str] = []
    for scene in player.play_to("munus"):
        for _ in range(10):  # parts of the screen may still be loading
            found = check(ann, scene, Reading(session), first=not player.steps)
            if not found:
                break
            ann.page.wait_for_timeout(100)
        bad += found
    assert not bad, "\n".join(bad)
    assert {"spectacle.tender", "rest.act", "forum.bid"} <= set(player.steps), player.steps
    assert any(step.startswith("duel.") for step in player.steps), player.steps


def test_the_sheet_of_keys(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(laid(server, betting()), 0, **OFF)
    assert MuneraPlayer(ann).asked()
    bet = ann.page.locator(".stage").get_by_role("button", name=re.compile("denarius on"))
    tab_to(ann, bet, 80)
    ann.page.keyboard.press("?")
    expect(ann.dialog).to_contain_text(ann.say("stage-list"))
    ann.page.keyboard.press("Escape")
    expect(ann.dialog).to_have_count(0)
    assert "button" in ann.page.evaluate(ACTIVE), "the focus comes back"
    ann.page.keyboard.press("l")
    expect(ann.dialog.get_by_role("button", name=re.compile("denarius on")).first).to_be_enabled()
