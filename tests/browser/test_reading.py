"""Reads one whole turn of Munera and one round of a fight of Spartacus from the accessibility tree, and plays them with
the keyboard alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import CDPSession, expect

from harena.games.spartacus.decks import OURS
from tests.browser.conftest import Guest, GuestMaker, Json, RunningServer
from tests.browser.player import MuneraPlayer, SpartacusPlayer, spoken
from tests.browser.screens import betting, laid, sp_fight, sp_loss, tendering
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


def framed(ann: Guest, scene: Json, read: Reading, first: bool) -> list[str]:
    """Return what is missing around a question, in any game."""
    bad = []
    asks = scene["question"]
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
    return bad


def check(ann: Guest, scene: Json, read: Reading, first: bool) -> list[str]:
    """Return what is missing in the reading of a question of Munera."""
    bad = framed(ann, scene, read, first)
    asks, stage = scene["question"], scene["stage"]
    step = asks["step"]
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


def check_fight(ann: Guest, scene: Json, read: Reading, first: bool) -> list[str]:
    """Return what is missing in the reading of a question in a fight of Spartacus."""
    bad = framed(ann, scene, read, first)
    asks, fight = scene["question"], scene["stage"]["fight"]
    ready = [node.name for node in read.of("button", "gridcell") if not node.disabled]
    for option in asks["options"]:
        if option["domain"] == "cell":
            name = ann.page.locator(f'.arena [data-cell="{option["number"]}"]').get_attribute("aria-label")
        elif option["domain"] == "pool":
            pool = ("Attack", "Defense", "Speed")[option["number"]]
            name = ann.say("spartacus-screen-lose", pool=pool)
        else:
            name = option["head"]
        if option["domain"] != "die" and not any(name and name in each for each in ready):
            bad.append(f"the answer {option['label']!r} is not read: {name}")
    words = read.named("region", name=ann.say("spartacus-screen-fight-reading"))
    bad += [f"the fight does not tell {OURS.name[card]}" for card in fight["fighters"] if OURS.name[card] not in words]
    for dice, full in zip(fight["pools"], fight["full"], strict=True):
        said = ann.say("spartacus-screen-pool", pool="Attack", dice=dice[0], full=full[0])
        bad += [] if said in words else [f"the fight does not tell: {said}"]
    sand = read.named("region", name=ann.say("spartacus-screen-arena-reading"))
    if fight["moves"] and "Cells in reach" not in sand:
        bad.append("the arena does not tell what can be reached")
    return [f"{asks['step']}: {each}" for each in bad]


def _offers(node: Node, named: re.Pattern[str], amount: int | None) -> bool:
    if amount is not None and node.role in ("spinbutton", "slider"):
        return (node.low or 0) <= amount <= (node.high or 0)
    return bool(named.search(node.name))


def squeeze(text: str) -> str:
    """Return letters and digits alone: what is marked in a text is read as a part of its own."""
    return re.sub(r"\W", "", text)


def heard(look: Callable[..., list[str]], ann: Guest, session: CDPSession, scene: Json, first: bool) -> list[str]:
    """Return what is missing for some time: parts of the screen may still be loading."""
    for _ in range(10):
        found = look(ann, scene, Reading(session), first)
        if not found:
            break
        ann.page.wait_for_timeout(100)
    return found


def test_a_turn_is_read_and_played_with_the_keyboard(server: RunningServer, guest: GuestMaker) -> None:
    """From a tender to the spectacles of the next turn."""
    ann = guest(laid(server, tendering()), 0, asked={"stake": "ask"}, **OFF)
    session = ann.context.new_cdp_session(ann.page)
    player = MuneraPlayer(ann, "keys")
    bad: list[str] = []
    for scene in player.play_to("munus"):
        bad += heard(check, ann, session, scene, not player.steps)
    assert not bad, "\n".join(bad)
    assert {"spectacle.tender", "rest.act", "forum.bid"} <= set(player.steps), player.steps
    assert any(step.startswith("duel.") for step in player.steps), player.steps


@pytest.mark.more
def test_a_round_of_a_fight_is_read_and_played_with_the_keyboard(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(laid(server, sp_fight()), 0, **OFF)
    session = ann.context.new_cdp_session(ann.page)
    player = SpartacusPlayer(ann, "keys")
    bad: list[str] = []
    while (scene := player.asked()) and scene["stage"]["fight"] and scene["stage"]["fight"]["round"] == 1:
        bad += heard(check_fight, ann, session, scene, not player.steps)
        player.answer(scene, player.choose(scene))
    assert not bad, "\n".join(bad)
    assert player.steps["fight.act"] >= 1, player.steps


def test_dice_to_lose_are_read(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(laid(server, sp_loss()), 0, **OFF)
    scene = SpartacusPlayer(ann).asked()
    assert scene is not None
    bad = heard(check_fight, ann, ann.context.new_cdp_session(ann.page), scene, True)
    assert not bad, "\n".join(bad)


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
