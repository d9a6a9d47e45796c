"""Tests Munera on its own screen, as people play it: a whole match, the set-up, a bid, a tender; on a phone and by the
keyboard; and a whole match in the plain view. test_duels.py and test_deals.py have more.
"""

from __future__ import annotations

import re
from itertools import count

import pytest
from playwright.sync_api import Locator, expect

from harena.games.munera.decks import our_decks, starting_file
from tests.browser import screens
from tests.browser.conftest import Guest, GuestMaker, RunningServer
from tests.browser.player import MuneraPlayer
from tests.browser.test_frame import PHONE
from tests.browser.test_plain import answers

OURS = our_decks()

LONG = 60.0  # seconds that bots may need among themselves: many windows, each with a pause
OVER = re.compile("You win|Won by|Shared victory")
QUICK = {"settings": {"motion": "off"}}


def asked(guest: Guest) -> bool | None:
    """Wait until a guest is asked; None: the match is over."""
    look = "() => document.title.startsWith('●') ? 'asked' : document.querySelector('dialog[open]') ? 'over' : null"
    found: str = guest.page.wait_for_function(look, timeout=LONG * 1000).json_value()
    return None if found == "over" else True


def plain_answer(guest: Guest, turns: count[int]) -> None:
    """Answer anything in the plain view: decline, send an amount unchanged, choose classes in turn, so that pairs are
    possible.
    """
    here = answers(guest)
    pass_on = here.get_by_role("button", name=guest.say("plain-pass-on"))
    if pass_on.count():
        pass_on.click()
    elif here.get_by_role("spinbutton").count():
        here.locator(".primary").click()
    elif "class" in guest.prompt.inner_text():
        buttons = here.get_by_role("button")
        buttons.nth(next(turns) % buttons.count()).click()
    else:
        here.get_by_role("button").first.click()


@pytest.mark.soak
def test_a_whole_match_in_the_plain_view(guest: GuestMaker) -> None:
    ann = guest(settings={"plain": True, "motion": "off"})
    page = ann.go("/")
    expect(ann.card("munera")).to_contain_text(re.compile("2.*4 players|players.*2.*4"))
    ann.card("munera").get_by_role("link", name="Set up a table").click()
    ann.field("Players").select_option("2")
    ann.field("Glory to win").select_option("10")
    page.get_by_role("checkbox", name="Quick start").check()
    page.get_by_text("More options").click()
    ann.field("Turn limit").select_option("2")
    ann.button("Start the match").click()
    turns = count()
    while asked(ann):
        if answers(ann).get_by_role("button").and_(page.locator(":enabled")).count():
            plain_answer(ann, turns)
        page.wait_for_timeout(20)
    expect(ann.dialog).to_contain_text(OVER)


def set_up(ann: Guest) -> Locator:
    """Choose a region on the map, and return the sheet of classes."""
    region = ann.page.locator("[data-region][role=button]").first
    region.click()
    ann.press("stage-confirm")
    sheet = ann.page.get_by_role("region", name=ann.say("munera-screen-classes"))
    expect(sheet).to_be_visible()
    return sheet


@pytest.mark.parametrize(
    "by", ["mouse", pytest.param("touch", marks=pytest.mark.soak), pytest.param("keys", marks=pytest.mark.soak)]
)
def test_a_whole_match(server: RunningServer, guest: GuestMaker, by: str) -> None:
    """Everything that is asked is answered on the screen itself. When the guest leaves, what the page has sent is
    checked: one answer to each question, none of them refused.
    """
    made = server.make("pbb", game="munera", turns=2, target=10, quick_start=True)
    ann = guest(made, 0, **QUICK, **(PHONE if by == "touch" else {}))
    player = MuneraPlayer(ann, by)
    scene = player.asked()
    assert scene is not None
    player.answer(scene, player.choose(scene))
    groups = ann.page.get_by_role("region", name=ann.say("munera-screen-classes")).get_by_role("radiogroup")
    provocator = ann.page.get_by_role("radio", name="Provocator")
    groups.first.locator("label", has=provocator).click()
    expect(provocator.first).to_be_checked()
    player.play()
    expect(ann.dialog).to_contain_text(OVER)
    assert {"match.settle", "match.enlist"} < set(player.steps), player.steps
    assert ann.scene()["stage"]["turn"] == 2


@pytest.mark.more
def test_a_turn_by_tapping(server: RunningServer, guest: GuestMaker) -> None:
    """From a tender to the spectacles of the next turn."""
    ann = guest(screens.laid(server, screens.tendering()), 0, asked={"stake": "ask"}, **QUICK, **PHONE)
    player = MuneraPlayer(ann, "touch")
    for _ in player.play_to("munus"):
        expect(ann.button(ann.say("stage-list"))).to_be_visible()
    assert {"spectacle.tender", "rest.act", "forum.bid"} <= set(player.steps), player.steps
    assert any(step.startswith("duel.") for step in player.steps), player.steps


def test_the_set_up_on_a_phone(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pb", game="munera"), 0, **QUICK, **PHONE)
    sheet = set_up(ann)
    men = sheet.get_by_role("radiogroup").count()
    ann.press("munera-screen-classes-done")
    expect(sheet).to_have_count(0)
    ann.open_tab("stage-tab-mine")
    expect(ann.page.get_by_role("region", name="Your school").locator("[data-man]")).to_have_count(men)
    ann.open_tab("stage-tab-others")
    expect(ann.page.get_by_role("region", name=re.compile("^School of"))).to_be_visible()
    ann.open_tab("stage-tab-table")


@pytest.mark.more
def test_the_set_up_by_keys(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pb", game="munera"), 0, **QUICK)
    page = ann.page
    region = page.locator("[data-region][role=button]")
    expect(region.first).to_be_visible()
    region.first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-region]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    confirm = ann.button(ann.say("stage-confirm"))
    expect(confirm).to_be_visible()
    press_by_key(ann, confirm)
    done = ann.button(ann.say("munera-screen-classes-done"))
    expect(done).to_be_visible()
    radios = page.get_by_role("radiogroup").first
    radios.get_by_role("radio", checked=True).focus()
    page.keyboard.press("ArrowRight")
    expect(radios.get_by_role("radio", checked=True)).to_be_focused()
    press_by_key(ann, done)
    expect(done).to_have_count(0)


def press_by_key(ann: Guest, button: Locator) -> None:
    """Go to a button with the tab key and press it."""
    for _ in range(80):
        if button.evaluate("it => it === document.activeElement"):
            ann.page.keyboard.press("Enter")
            return
        ann.page.keyboard.press("Tab")
    raise AssertionError("the tab key does not reach it")


def test_a_typed_bid_on_a_phone(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(screens.laid(server, screens.bidding()), 0, **QUICK, **PHONE)
    ann.page.get_by_role("spinbutton", name="Another amount").fill("11")
    ann.button("Bid 11 denarii").click()
    ann.open_tab("log")
    expect(ann.log).to_contain_text("You buy Draco for 11 denarii.")


def test_a_tender_by_the_ladder(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(screens.laid(server, screens.tendering()), 0, **QUICK)
    rungs = ann.page.locator("button.rung")
    expect(rungs.first).to_have_attribute("aria-pressed", "true")  # the next step down
    rungs.last.click()
    if rungs.count():  # it loses money: the tap only chooses it
        expect(rungs.last).to_have_attribute("aria-pressed", "true")
        ann.page.locator(".ladder .primary").click()
    expect(ann.log).to_contain_text(re.compile("You bid \\d+ denari"))


def test_cards_of_ones_own(guest: GuestMaker) -> None:
    ann = guest(**QUICK)
    page = ann.go("/new?game=munera")
    ann.field("Players").select_option("2")
    page.get_by_text("More options").click()
    field = ann.field("Cards of your own")

    ann.forgive("status of 422")
    field.set_input_files({"name": "mine.toml", "mimeType": "", "buffer": b"[[gladiator]]\nname = 7\n"})
    ann.button("Start the match").click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile("The table cannot be made like this.*decks: ", re.S))
    ann.button("Use the usual cards").click()
    expect(field).to_have_value("")
    expect(ann.button("Use the usual cards")).to_have_count(0)
    field.set_input_files({"name": "large.toml", "mimeType": "", "buffer": b"#" * 200_001})
    said = page.get_by_role("alert")
    expect(said).to_have_text([re.compile("too large for the server"), re.compile("Choose another file")])
    expect(field).to_have_value("")
    expect(ann.button("Start the match")).to_be_disabled()
    field.set_input_files({"name": "latin.toml", "mimeType": "", "buffer": "# Größe".encode("latin-1")})
    expect(said).to_have_text([re.compile("no UTF-8 text"), re.compile("Choose another file")])
    ann.button("Use the usual cards").click()
    expect(said).to_have_count(0)

    text = starting_file().replace(OURS.region[0], "Utopia")
    padded = text + "#" * (199_000 - len(text.encode()))
    field.set_input_files({"name": "mine.toml", "mimeType": "", "buffer": padded.encode()})
    ann.button("Start the match").click()
    assert asked(ann)
    expect(ann.button(re.compile("^Utopia"), exact=False).first).to_be_visible()  # on the map and in the list
    assert max(map(len, ann.heard)) < 60_000, "the file itself stays on the server"


@pytest.mark.more
def test_the_stage_does_not_move_over_a_turn(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pb", game="munera"), 0, locale="de", **QUICK)
    ann.page.evaluate(
        """() => {
          const tops = (window.tops = new Set());
          const look = () => {
            const stage = document.querySelector(".stage");
            if (stage) tops.add(stage.getBoundingClientRect().top);
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    player = MuneraPlayer(ann)
    for _ in player.play_to("forum"):
        pass
    assert sum(player.steps.values()) > 4
    expect(ann.button(ann.say("log-newest"))).to_have_count(0)  # nobody has scrolled: the newest line is in sight
    tops = ann.page.evaluate("[...window.tops]")
    assert len(tops) == 1, tops


def test_what_the_page_answers_is_said_and_can_be_changed(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(screens.laid(server, screens.betting()), 0, asked={"stake": "ask"}, **QUICK)
    menu = ann.page.locator(".stop")
    menu.locator("summary").click()
    expect(menu).to_contain_text("Bets on the duels of others: what do you answer now")
    menu.get_by_role("button", name="No bet until this spectacle is over").click()
    note = ann.page.locator(".note, .prompt .why")
    expect(note.filter(has_text="Noted: No bet until this spectacle is over")).to_be_visible()
    ann.button("Change").click()
    expect(ann.dialog).to_contain_text("Bets on the duels of others: not until this spectacle is over")


@pytest.mark.more
def test_names_and_prices_on_the_smallest_map_do_not_lie_on_each_other(
    server: RunningServer, guest: GuestMaker
) -> None:
    ann = guest(server.make("pbb", "munera"), 0, viewport={"width": 320, "height": 568})
    expect(ann.page.locator(".map .cost").first).to_be_visible()
    covered = """() => {
      const placed = (those) => [...document.querySelectorAll(those)].map((it) => [it, it.getBoundingClientRect()]);
      const [boxes, prices] = [placed(".map .name, .map .mare"), placed(".map .cost")];
      const over = (a, b) =>
        Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
        Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
      const found = [];
      for (const [at, [it, box]] of boxes.entries())
        for (const [other, under] of [...boxes.slice(0, at), ...prices])
          if (over(box, under) > 0.35 * Math.min(box.width * box.height, under.width * under.height))
            found.push(`${it.textContent} lies on ${other.textContent}`);
      return found;
    }"""
    assert ann.page.evaluate(covered) == []
