"""Tests the screens of Munera and Spartacus with what they do not expect: unknown cards, missing fields, unknown
events, a window that changes its size, and a connection that is lost in a moment (test_duels.py does that for Munera).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import ViewportSize, expect

from harena.games.munera.state import Munera
from harena.games.spartacus.state import Ludus
from tests.browser.conftest import Guest, GuestMaker, RunningServer
from tests.browser.screens import FULL, laid, sp_fight
from tests.cases import cases
from tests.rules.munera import playing
from tests.rules.spartacus import fighting
from tests.rules.spartacus import playing as sp

# Changes every scene before the page sees it by `window.meddle`, which a test may replace.
MEDDLE = """
const parse = JSON.parse;
window.meddle = %s;
JSON.parse = (text) => {
  const message = parse(text);
  if (message?.type === "scene") window.meddle(message);
  return message;
};
const stringify = JSON.stringify;
JSON.stringify = (value, ...rest) => {
  if (value?.type === "hello") value.changes = false; // only whole scenes can be meddled with
  return stringify(value, ...rest);
};
"""
MUNERA_CARDS = """(scene) => {
  const stage = scene.stage;
  for (const man of stage.men) if (man.seat > 0) man.man += 900;
  for (const each of stage.spectacles) each.card += 900;
  for (const each of stage.schools) each.region = 99;
  for (const man of stage.men) man.klass = 77;
  stage.hand = stage.hand.map(() => 999);
  stage.phase = "siesta";
  if (stage.duel) stage.duel.men = [901, 902];
}"""
MUNERA_FIELDS = """(scene) => {
  const stage = scene.stage;
  for (const name of ["prices", "ministers", "forum", "winners", "hand", "goal", "tests"]) delete stage[name];
  for (const man of stage.men) for (const name of ["partners", "rank", "klass", "fame"]) delete man[name];
  for (const each of stage.schools) for (const name of ["ministers", "men", "denarii"]) delete each[name];
  for (const each of stage.spectacles) for (const name of ["road", "able", "state"]) delete each[name];
  for (const name of ["odds", "dice", "bets", "fixes", "virtus", "step"]) if (stage.duel) delete stage.duel[name];
}"""
SPARTACUS_CARDS = """(scene) => {
  const stage = scene.stage;
  for (const each of stage.cards) each.card += 900;
  for (const each of stage.houses) {
    each.house = 99;
    for (const name of ["gladiators", "slaves", "gear"]) each[name] = (each[name] ?? []).map((card) => card + 900);
  }
  for (const each of stage.hand) each.title += 900;
  for (const each of stage.plays) each.title += 900;
  stage.phase = "siesta";
  if (stage.fight) stage.fight.fighters = [901, 902];
}"""
SPARTACUS_FIELDS = """(scene) => {
  const stage = scene.stage;
  for (const name of ["hand", "plays", "goal", "winners", "answers", "start_influence"]) delete stage[name];
  for (const each of stage.houses) for (const name of ["rules", "gold", "guards", "books", "slaves"]) delete each[name];
  for (const each of stage.cards) for (const name of ["favors", "dice", "sort"]) delete each[name];
  for (const name of ["pools", "moves", "odds", "facing", "step"]) if (stage.fight) delete stage.fight[name];
}"""
UNKNOWN_EVENTS = """(scene) => {
  for (const line of scene.log) [line.kind, line.args] = ["earthquake", ["?", null, { deep: true }]];
  if (scene.log.length) scene.log.push({ ...scene.log.at(-1), n: scene.log.at(-1).n + 1000, kind: "", args: [] });
}"""
NO_STAGE = "(scene) => { scene.stage = null; }"
SMALL, LARGE = ViewportSize(width=390, height=844), ViewportSize(width=1280, height=800)


def at_rest() -> Munera:
    men = {0: ["Leo aequimanus", "Hector hoplomachus"], 1: ["Ferox hoplomachus", "Paris"], 2: ["Draco hoplomachus"]}
    return playing.position(4, open=["Telesia", "Pompeii"], rudis=0, men=men, hands={0: ["Fur", "Iugula"]})


def fight() -> Munera:
    """Return a duel in which Ann is asked whether she bets."""
    men = {1: ["Ferox"], 2: ["Draco"]}
    return playing.duel("Ferox", "Draco", players=4, rudis=1, men=men, denarii=[9, 0, 0, 0])


def usable(ann: Guest) -> None:
    """The stage shows something, and the plain list of answers is there."""
    ann.page.wait_for_function("() => document.title.startsWith('●')")
    expect(ann.page.locator(".stage").get_by_role("button").first).to_be_visible()
    ann.page.keyboard.press("l")
    expect(ann.dialog.get_by_role("group").get_by_role("button").first).to_be_enabled()
    ann.page.keyboard.press("Escape")
    expect(ann.dialog).to_have_count(0)


def answer(ann: Guest) -> None:
    """Answer with the first of the plain list, and wait until it is taken."""
    before = ann.prompt.inner_text()
    ann.page.keyboard.press("l")
    ann.dialog.get_by_role("group").get_by_role("button").last.click()
    ann.page.wait_for_function("(before) => !document.querySelector('.prompt')?.innerText.includes(before)", arg=before)


def intrigue() -> Ludus:
    return sp.position(4, **FULL)


KNOWN = {"munera": (MUNERA_CARDS, MUNERA_FIELDS), "spartacus": (SPARTACUS_CARDS, SPARTACUS_FIELDS)}
BEGINNINGS = cases([("munera", fight), ("spartacus", sp_fight)], [("munera", at_rest), ("spartacus", intrigue)])


@pytest.mark.parametrize(("game", "begin"), BEGINNINGS)
@pytest.mark.parametrize("unknown", cases(["cards"], ["fields", "events"]))
def test_what_the_page_does_not_know(
    server: RunningServer, guest: GuestMaker, game: str, begin: Callable[[], Munera | Ludus], unknown: str
) -> None:
    cards, fields = KNOWN[game]
    meddle = {"cards": cards, "fields": fields, "events": UNKNOWN_EVENTS}[unknown]
    ann = guest(laid(server, begin()), 0, script=MEDDLE % meddle, settings={"motion": "off"})
    usable(ann)
    expect(ann.page.locator(f".{game}")).to_be_visible()
    answer(ann)
    expect(ann.page.locator(f".{game}, .stage table").first).to_be_visible()
    expect(ann.page.get_by_text(ann.say("stage-broken"))).to_have_count(0)


@pytest.mark.parametrize(("game", "begin"), [("munera", at_rest), ("spartacus", intrigue)])
def test_without_a_stage_the_plain_view_takes_over_until_there_is_one(
    server: RunningServer, guest: GuestMaker, game: str, begin: Callable[[], Munera | Ludus]
) -> None:
    ann = guest(laid(server, begin()), 0, script=MEDDLE % NO_STAGE, settings={"motion": "off"})
    ann.forgive("the screen cannot draw this")
    expect(ann.page.get_by_text(ann.say("stage-broken"))).to_be_visible()
    expect(ann.page.get_by_role("heading", name=ann.say("plain-your-move"))).to_be_visible()
    ann.page.evaluate("window.meddle = () => {}")
    for _ in range(4):  # it tries again with one of the next scenes
        if ann.page.locator(f".{game}").count():
            break
        with suppress(PlaywrightTimeout):  # the screen may take over just now
            ann.page.locator(".ask button:not(:disabled)").first.click(timeout=3000)
        ann.page.wait_for_timeout(600)
    expect(ann.page.locator(f".{game}")).to_be_visible()
    expect(ann.page.get_by_text(ann.say("stage-broken"))).to_have_count(0)


def test_a_window_that_changes_its_size_in_a_duel(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(laid(server, fight()), 0, settings={"motion": "off"})
    usable(ann)
    bet = ann.page.locator(".stage").get_by_role("button", name=re.compile("on Ferox")).first
    for size in (SMALL, LARGE, SMALL, LARGE):
        ann.page.set_viewport_size(size)
        expect(bet).to_be_enabled()
        bet.scroll_into_view_if_needed()
        expect(bet).to_be_in_viewport()
        wide = ann.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= size["width"], "nothing sticks out"
    usable(ann)
    bet.click()
    expect(ann.log).to_contain_text(re.compile("You stake"))


def test_a_window_that_changes_its_size_in_a_fight(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(laid(server, sp_fight()), 0, settings={"motion": "off"})
    usable(ann)
    cell = ann.page.locator(".arena .cell.can").first
    for size in (SMALL, LARGE, SMALL, LARGE):
        ann.page.set_viewport_size(size)
        expect(cell).to_be_visible()
        cell.scroll_into_view_if_needed()
        expect(cell).to_be_in_viewport()
        wide = ann.page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= size["width"], "nothing sticks out"
    usable(ann)
    number = cell.get_attribute("data-cell")
    cell.click()
    there = ann.page.locator(f'.arena [data-cell="{number}"]')
    expect(there).to_have_attribute("aria-label", re.compile("Spartacus"))


def test_a_connection_that_is_lost_while_dice_fall(server: RunningServer, guest: GuestMaker) -> None:
    g = fighting.close("Spartacus", "Crixus", pools=((4, 3, 4), (2, 2, 2)))
    how = {"settings": {"motion": "fast"}, "reduced_motion": "no-preference"}
    ann = guest(laid(server, sp.seeded(g)), 0, **how)
    attack = ann.page.locator(".fight .foot").get_by_role("button", name=re.compile("^Attack"))
    attack.click()
    expect(ann.page.locator(".clash").first).to_be_visible()
    ann.cut()
    ann.page.wait_for_function("() => moments.length > 0 && moments.every((it) => it.to !== null)")
    ann.mend()
    ann.page.wait_for_function("() => document.title.startsWith('●')", timeout=30_000)
    usable(ann)
    expect(ann.log).to_contain_text("Your Spartacus attacks.")
