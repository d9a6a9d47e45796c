"""Plays the rulebook's example of support in two browsers and two languages: a price is agreed, the scheme is done, and
whether it is paid is up to Pierre."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tools.seed_table import lay

from harena.kernel.serialization import dump
from tests.browser.conftest import GuestMaker, Made, RunningServer
from tests.browser.test_plain import answers
from tests.browser.test_plain_spartacus import CLAIM, DEED, ENOUGH, LAY, PLAIN, PLEA, PRICE, amount, has, step
from tests.rules.spartacus.playing import RULES, position

FRENCH = {"locale": "fr-FR"}
PROMISE = "Support this scheme and I pay you 2 gold afterwards."


@pytest.mark.rule("S-5.5", "S-3.2")
def test_a_price_is_agreed_the_scheme_is_done_and_the_payment_refused(server: RunningServer, guest: GuestMaker) -> None:
    g = position(3, influence=[4, 3, 4], gold=[10, 10, 10], hands={0: ["Black Market Profits"]})
    made = Made(*lay(server.folder / "data", "spartacus", dump(RULES, g), ["Pierre", "Lise", "bot:medium"]))
    pierre, lise = guest(made, 0, settings=PLAIN), guest(made, 1, settings=PLAIN, **FRENCH)
    step(pierre, DEED, re.compile("^Look for support"))
    step(pierre, LAY, re.compile("^Lay Black Market Profits"))
    step(pierre, PLEA, re.compile("^Ask Lise"))
    amount(pierre, PRICE, 0, "Offer nothing")
    step(pierre, CLAIM, re.compile("^Say it is Black Market Profits"))
    # "Of course," she says, "for 2 gold", to be paid later
    heading = lise.page.get_by_role("heading", name=lise.say("plain-your-move"), exact=True)
    hers = lise.page.get_by_role("region").filter(has=heading)
    field = hers.get_by_role("spinbutton").last
    field.fill("2")
    field.press("Tab")
    hers.get_by_role("button", name=re.compile("promet 2 Or")).click()
    expect(pierre.log).to_contain_text("Lise wants a promise of 2 gold for it.")
    answers(pierre).get_by_role("button").first.click()
    step(pierre, ENOUGH, re.compile("^Play Black Market Profits"))
    beside = pierre.page.get_by_role("region", name="Promises")
    expect(beside).to_contain_text(PROMISE)
    hers = lise.page.get_by_role("region", name=lise.say("promises"))
    expect(hers).to_contain_text(lise.say("talk-spartacus-pay-after-scheme", gold=2))
    expect(pierre.log).to_contain_text("5 gold")
    expect(pierre.button("Pay 2 now")).to_be_visible()  # it is one tap away, and he does not
    has(pierre, "Batiatus", 4, 15)
    lise.press("promise-mark-broken")
    expect(beside).to_contain_text("broken")
    expect(pierre.button("Pay 2 now")).to_have_count(0)
    assert not pierre.message.count()
