"""Tests Munera on its own screen, as people play it: the set-up, a bid, a tender, a loan, a fixed duel, the end; on a
phone and by the keyboard; and a whole match in the plain view.
"""

from __future__ import annotations

import re
from itertools import count

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, expect
from tools.seed_table import lay

from harena.games.munera.decks import our_decks, starting_file
from harena.kernel.serialization import dump
from tests.browser import screens
from tests.browser.conftest import Guest, GuestMaker, Made, RunningServer
from tests.browser.test_phone import PHONE
from tests.browser.test_plain import answers
from tests.rules.munera.playing import RULES, position

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
    ann.press("munera-screen-confirm")
    sheet = ann.page.get_by_role("region", name=ann.say("munera-screen-classes"))
    expect(sheet).to_be_visible()
    return sheet


def test_the_set_up_by_the_map_and_one_sheet(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pb", game="munera"), 0, **QUICK)
    sheet = set_up(ann)
    groups = sheet.get_by_role("radiogroup")
    assert groups.count() > 1
    groups.first.get_by_text("Provocator").click()
    expect(groups.first.get_by_role("radio", name="Provocator")).to_be_checked()
    men = groups.count()
    ann.press("munera-screen-classes-done")
    expect(sheet).to_have_count(0)
    expect(ann.page.get_by_role("region", name="Your school").locator("[data-man]")).to_have_count(men)


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
    confirm = ann.button(ann.say("munera-screen-confirm"))
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


@pytest.mark.parametrize("phone", [False, True])
def test_a_typed_bid(server: RunningServer, guest: GuestMaker, phone: bool) -> None:
    ann = guest(screens.laid(server, screens.bidding()), 0, **QUICK, **(PHONE if phone else {}))
    ann.page.get_by_role("spinbutton", name="Another amount").fill("11")
    ann.button("Bid 11 denarii").click()
    if phone:
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


def laid(server: RunningServer) -> Made:
    """Set up the last turn. Ben has the Rudis, but only half a pair for the spectacle; Ann has the man he lacks."""
    g = position(
        4,
        open=["Telesia"],
        rudis=1,
        turn=4,
        turns=4,
        men={0: ["Leo aequimanus"], 1: ["Ferox hoplomachus"], 2: ["Draco hoplomachus", "Nimbus aequimanus"]},
    )
    return Made(*lay(server.folder / "data", "munera", dump(RULES, g), ["Ann", "Ben", "Cleo", "bot:random"]))


class Screen:
    """Answers on the stage as somebody who knows what they want, and else passes."""

    USUAL = (".confirm .primary", ".stage .primary", ".pass .button", ".tray .button", ".stage .lit-card")

    def __init__(self, *guests: Guest) -> None:
        self.guests = guests

    def step(self, *wanted: str) -> str:
        """Let everybody who is asked answer once: the first of these that can be clicked, else the pass, else anything
        that is lit. Return "over" at the end of the match, or what was wanted and was clicked.
        """
        for guest in self.guests:
            if guest.dialog.filter(has_text=OVER).count():
                return "over"
            if not guest.page.title().startswith("●"):
                continue
            for place in (
                *wanted,
                ".confirm .primary",
                ".stage .primary",
                ".pass .button",
                ".tray .button",
                ".stage .lit-card",
            ):
                here = guest.page.locator(f"{place}:not(:disabled)").first
                if here.count() and here.is_visible():
                    try:
                        here.click(timeout=2000)
                    except PlaywrightError:  # the question was answered meanwhile
                        continue
                    return place
        self.guests[0].page.wait_for_timeout(50)
        return ""


ALWAYS = dict.fromkeys(("rest", "fix", "stake"), "ask")  # no standing answers


def test_a_loan_a_bet_a_fix_and_the_end(server: RunningServer, guest: GuestMaker) -> None:
    made = laid(server)
    ann, ben, cleo = [guest(made, seat, asked=ALWAYS, **QUICK) for seat in range(3)]

    # Ben borrows Leo for three denarii, by the deal table
    ben.button("Make an offer").click()
    table = ben.page.get_by_role("region", name="Deal")
    for _ in range(3):
        table.get_by_role("group", name="What you have").get_by_role("button", name="Denarii: one more").click()
    table.get_by_role("group", name="What Ann has").get_by_role("button", name=re.compile("Leo")).click()
    table.get_by_role("radio", name="On loan: Telesia").check()
    ben.button("Offer it to Ann").click()
    bubble = ann.page.get_by_role("article", name="Ben offers you a deal")
    expect(bubble).to_contain_text("Leo")
    bubble.get_by_role("button", name="Accept").click()
    for one in (ann, ben, cleo):
        expect(one.log).to_contain_text(re.compile("Leo.*Telesia"))

    # To the end, with a bet and a fix of Ann's wherever she may
    screen, seen = Screen(ann, ben, cleo), set()
    for _ in range(600):
        seen.add(screen.step(".fixes button.face", ".tamper button", ".bet button", ".spectacles .lit-card"))
        if "over" in seen:
            break
    assert ".bet button" in seen
    assert {".fixes button.face", ".tamper button"} & seen
    expect(ann.dialog).to_contain_text(OVER)
    expect(ann.log).to_contain_text(re.compile("buys? a pause|buys? refreshment|bribes? the referee|pays? supporters"))


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
