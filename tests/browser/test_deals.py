"""Tests the deal table and the Forum on Munera's own screen: an offer, its answer, a typed bid."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tools.seed_table import lay

from harena.games.munera.state import Munera
from harena.kernel.serialization import dump
from tests.browser import screens
from tests.browser.conftest import Guest, GuestMaker, Made, RunningServer
from tests.browser.player import MuneraPlayer
from tests.rules.munera.playing import RULES, gladiator, position, spectacle_card


def laid(server: RunningServer) -> Made:
    """Set up a rest moment of the Forum phase. Ann has the Rudis."""
    g = position(
        3,
        "auctions",
        forum=["Draco", "Hector"],
        denarii=[12, 9, 0],
        rudis=0,
        men={0: ["Leo aequimanus", "Nimbus aequimanus"], 1: ["Ferox hoplomachus"], 2: []},
    )
    return Made(*lay(server.folder / "data", "munera", dump(RULES, g), ["Ann", "Ben", "bot"]))


def half_a_pair() -> Munera:
    """Ann has the Rudis, but only half a pair for Telesia; seat 1, a bot, has the man she lacks."""
    men = {0: ["Ferox hoplomachus"], 1: ["Leo aequimanus"], 2: ["Draco hoplomachus", "Nimbus aequimanus"]}
    return position(4, open=["Telesia"], rudis=0, men=men)


@pytest.mark.more
def test_a_bot_lends_a_man_and_he_fights(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(screens.laid(server, half_a_pair()), 0, asked={"rest": "ask"}, settings={"motion": "off"})
    player = MuneraPlayer(ann)
    assert player.asked()
    purses = [school["denarii"] for school in ann.scene()["stage"]["schools"]]
    ann.button("Make an offer").click()
    table = ann.page.get_by_role("region", name="Deal")
    table.get_by_role("button", name="Denarii: 5 more").first.click()
    table.get_by_role("button", name=re.compile("Leo")).click()
    table.get_by_role("radio", name="On loan: Telesia").check()
    ann.button("Offer it to Brutus").click()
    expect(ann.page.locator(".results .good")).to_be_visible()
    expect(ann.log).to_contain_text(re.compile("Leo.*Telesia"))
    stage = ann.scene()["stage"]
    assert [school["denarii"] for school in stage["schools"][:2]] == [purses[0] - 5, purses[1] + 5]
    leo = gladiator("Leo")
    lent = next(man for man in stage["men"] if man["man"] == leo)
    assert (lent["seat"], lent["lent_to"], lent["lent_for"]) == (1, 0, spectacle_card("Telesia"))

    # With him she can hold the spectacle, and names him
    while player.steps["munus.choose"] == 0 or leo not in ann.scene()["stage"]["held"]["fighters"][0]:
        scene = player.asked()
        assert scene is not None
        player.answer(scene, player.choose(scene))
    assert ann.scene()["stage"]["held"]["host"] == 0


@pytest.mark.more
def test_an_offer_is_declined_and_countered_and_a_bid_is_typed(server: RunningServer, guest: GuestMaker) -> None:
    made = laid(server)
    ann, ben = guest(made, 0), guest(made, 1)

    # Ann fills the trays by tapping
    ann.button("Make an offer").click()
    table = ann.page.get_by_role("region", name="Deal")
    table.get_by_role("button", name="Denarii: 5 more").first.click()
    table.get_by_role("button", name=re.compile("Ferox")).click()
    expect(table).to_contain_text("You give 5 denarii. You get Ferox.")
    ann.button("Offer it to Ben").click()
    expect(table).to_have_count(0)

    # Ben finds it at her plate and asks for more, starting from her offer
    bubble = ben.page.get_by_role("article", name="Ann offers you a deal")
    expect(bubble).to_contain_text("Ferox")
    bubble.get_by_role("button", name="Counteroffer").click()
    answer = ben.page.get_by_role("region", name="Deal")
    expect(answer).to_contain_text("You give Ferox. You get 5 denarii.")
    answer.get_by_role("group", name="What Ann has").get_by_role("button", name="Denarii: one more").click()
    ben.button("Counteroffer to Ann").click()
    bubble.get_by_role("button", name="Decline").click()

    # Ann is told what became of her offer, and declines the other
    expect(ann.page.get_by_text("Ben declines your offer.").first).to_be_visible()
    expect(ann.page.get_by_text("Ben answers you with a counteroffer.").first).to_be_visible()
    ann.page.get_by_role("article", name="Ben offers you a deal").get_by_role("button", name="Decline").click()
    expect(ben.page.get_by_text("Ann declines your offer.").first).to_be_visible()

    # Both pass; Ann puts up a man and types a bid
    put_up = ann.page.get_by_role("button", name=re.compile("Draco"))
    while not put_up.count():
        pass_somebody(ann, ben)
    put_up.first.click()
    ann.page.get_by_role("spinbutton", name="Another amount").press_sequentially("7")
    expect(ann.page.get_by_text("12 counts")).to_be_visible()  # "27" is more than she has
    ann.page.get_by_role("spinbutton", name="Another amount").fill("7")
    ann.button("Bid 7 denarii").click()
    ben.page.get_by_role("button", name="No bid").click()
    expect(ann.log).to_contain_text("You buy Draco for 7 denarii.")


def pass_somebody(*guests: Guest) -> None:
    for guest in guests:
        passing = guest.page.get_by_role("button", name="Pass", exact=True)
        if passing.count() and passing.first.is_enabled():
            passing.first.click()
    guests[0].page.wait_for_timeout(100)
