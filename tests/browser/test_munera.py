"""Tests Munera in the plain view, as people play it: a whole match against a bot, and one with a loan and a fix."""

from __future__ import annotations

import re
from itertools import count

from playwright.sync_api import Locator, expect
from tools.seed_table import lay

from harena.games.munera.decks import our_decks, starting_file
from harena.kernel.serialization import dump
from tests.browser.conftest import Guest, GuestMaker, Made, RunningServer
from tests.browser.test_plain import answer, answers
from tests.rules.munera.playing import RULES, position

OURS = our_decks()

PASS_ON = "Pass until I am asked something else"
LONG = 60.0  # seconds that bots may need among themselves: many windows, each with a pause


def waits(*guests: Guest) -> Guest | None:
    """Return which of us is asked; None: the match is over."""
    look = "() => document.title.startsWith('●') ? 'asked' : document.querySelector('dialog[open]') ? 'over' : null"
    for _ in range(round(LONG / 0.02)):
        for guest in guests:
            found = guest.page.evaluate(f"({look})()")
            if found == "over":
                return None
            if found == "asked" and answers(guest).get_by_role("button").and_(guest.page.locator(":enabled")).count():
                return guest
        guests[0].page.wait_for_timeout(20)
    raise AssertionError([(guest.page.title(), guest.prompt.inner_text()) for guest in guests])


def buttons(guest: Guest) -> Locator:
    return answers(guest).get_by_role("button")


def next_question(*guests: Guest) -> Guest | None:
    """Decline further questions of each window; return the first guest who is asked something else."""
    while (one := waits(*guests)) is not None:
        pass_on = answers(one).get_by_role("button", name=PASS_ON)
        if not pass_on.count():
            return one
        pass_on.click()
    return None


def answer_somehow(guest: Guest, turns: count[int]) -> None:
    """Answer anything: decline further questions of a window, send an amount unchanged, choose classes in turn, so that
    pairs are possible.
    """
    here = answers(guest)
    pass_on = here.get_by_role("button", name=PASS_ON)
    if pass_on.count():
        pass_on.click()
    elif here.get_by_role("spinbutton").count():
        here.locator(".primary").click()
    elif "class" in guest.prompt.inner_text():
        buttons(guest).nth(next(turns) % buttons(guest).count()).click()
    else:
        buttons(guest).first.click()


def test_a_whole_match_against_a_bot(guest: GuestMaker) -> None:
    ann = guest()
    page = ann.go("/")
    expect(ann.card("munera")).to_contain_text(re.compile("2.*4 players|players.*2.*4"))
    ann.card("munera").get_by_role("link", name="Set up a table").click()
    ann.field("Players").select_option("2")
    ann.field("Glory to win").select_option("10")
    page.get_by_role("checkbox", name="Quick start").check()
    page.get_by_text("More options").click()
    ann.field("Turn limit").select_option("2")
    ann.button("Start the match").click()
    turns, asked = count(), set()
    while waits(ann):
        asked.add(ann.prompt.locator("strong").inner_text())
        answer_somehow(ann, turns)
    assert {"How much do you bid?", "The schools are at rest. What do you do?"} <= asked
    expect(ann.dialog).to_contain_text(re.compile("You win|Won by|Shared victory"))


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


def test_a_loan_and_a_fixed_duel(server: RunningServer, guest: GuestMaker) -> None:
    made = laid(server)
    ann, ben, cleo = guest(made, 0), guest(made, 1), guest(made, 2)

    # It is Ben's turn at rest; the others can only wait
    expect(ann.page.get_by_text("You cannot make an offer now")).to_be_visible()
    expect(ann.button("Make an offer")).to_have_count(0)
    ben.button("Make an offer").click()
    form = ben.page.get_by_role("form", name="Make an offer")
    form.get_by_role("radio", name="Ann").check()
    form.get_by_role("group", name="You give").get_by_role("spinbutton", name="Denarii").fill("3")
    theirs = form.get_by_role("group", name="You get")
    theirs.get_by_role("checkbox", name=re.compile("Leo.*Telesia")).check()
    expect(form).to_contain_text(re.compile("You give: Denarii: 3\\s+You get: .*Leo"))
    form.get_by_role("button", name="Offer it to Ann").click()

    # Ann gets it while it is not her turn
    deal = ann.page.get_by_role("listitem").filter(has=ann.page.get_by_role("heading", name="Ben offers you a deal"))
    expect(deal).to_contain_text("3 denarii")
    expect(deal.get_by_role("button", name="Decline")).to_be_visible()
    deal.get_by_role("button", name="Accept").click()
    for one in (ann, ben, cleo):
        expect(one.log).to_contain_text(re.compile("Leo.*Telesia"))

    # A player who has nothing more to do at rest is not asked again until there is something else
    everybody = (ann, ben, cleo)
    assert next_question(*everybody) is ben
    expect(ann.prompt).to_contain_text("Answered for you")
    ann.button("Ask me again").click()
    answer(ben, re.compile("Telesia"))
    for one in (ben, ann):
        assert waits(ann, ben) is one
        answer(one, PASS_ON)
    assert next_question(*everybody) is cleo
    ann.page.reload()
    expect(ann.prompt).to_contain_text("Cleo")
    buttons(cleo).first.click()
    expect(cleo.log).to_contain_text(re.compile("You stand"))

    # Ferox fights first: Ann owns no fighter in this duel, and is the second to bet, so the first fix is hers
    while (asked := next_question(*everybody)) is not ann:
        assert asked is not None
        ferox = answers(asked).get_by_role("button", name=re.compile("^Ferox"))
        (ferox if ferox.count() else buttons(asked).first).click()
    expect(ann.prompt).to_contain_text(re.compile("stake", re.I))
    answers(ann).get_by_role("button", name=re.compile("2 denarii on")).first.click()
    while (asked := next_question(*everybody)) is not ann:
        assert asked is not None
        buttons(asked).last.click()
    expect(ann.prompt).to_contain_text("Do you buy a fix?")
    buttons(ann).first.click()
    expect(ann.log).to_contain_text(re.compile("You (buy a pause|buy refreshment|bribe the referee|pay supporters)"))
    expect(cleo.log).to_contain_text(
        re.compile("Ann (buys a pause|buys refreshment|bribes the referee|pays supporters)")
    )

    # To the end
    while (asked := next_question(*everybody)) is not None:
        buttons(asked).last.click()
    expect(ann.dialog).to_contain_text(re.compile("You win|Won by|Shared victory"))


def test_cards_of_ones_own(guest: GuestMaker) -> None:
    ann = guest()
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
    assert waits(ann) is ann
    expect(answers(ann).get_by_role("button", name=re.compile("Utopia"))).to_be_visible()
    assert max(map(len, ann.heard)) < 60_000, "the file itself stays on the server"
