"""Tests the plain view, which shows any game in words and tables: the project's own test game, and Gorus."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guest, GuestMaker, RunningServer


def answers(guest: Guest) -> Locator:
    return guest.page.get_by_role("region").filter(
        has=guest.page.get_by_role("heading", name="Your answer", exact=True)
    )


def asked(guest: Guest) -> bool:
    return guest.page.title().startswith("●")


def answer(guest: Guest, name: str | re.Pattern[str]) -> None:
    button = answers(guest).get_by_role("button", name=name)
    button.click()


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


def turn(*guests: Guest) -> Guest | None:
    """Return which of us is asked; None: the match is over."""
    for _ in range(300):
        for guest in guests:
            if guest.button("Play again").or_(guest.button("Go to the next match")).count():
                return None
            if asked(guest) and answers(guest).count():
                return guest
        guests[0].page.wait_for_timeout(20)
    raise AssertionError([(guest.page.title(), guest.prompt.inner_text()) for guest in guests])


def answer_somehow(guest: Guest) -> None:
    """Send what the only button would send; in a list, the last answer, which passes."""
    here = answers(guest)
    number = here.get_by_role("spinbutton")
    if number.count():
        here.get_by_role("button", name=re.compile("^(Bid|Confirm|\\d+ on a blessing)")).first.click()
    else:
        here.get_by_role("button").last.click()


def test_nundinae_against_random_bots_to_the_end(guest: GuestMaker) -> None:
    ann = guest()
    page = ann.go("/new?game=nundinae")
    expect(page.get_by_role("heading", name="Nundinae")).to_be_visible()
    ann.field("Players").select_option("3")
    ann.field("[Mm]arket days").select_option("1")
    ann.button("Start the match").click()
    while turn(ann):
        answer_somehow(ann)
    expect(ann.dialog).to_contain_text(re.compile("You win|Won by|Shared victory"))
    ann.button("Look at the table").click()
    expect(page.get_by_role("region", name=re.compile("You (win|share)|Won by"))).to_be_visible()


def test_two_people_deal_bid_take_back_and_stake(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp", game="nundinae", days=1)
    ann, ben = guest(made, 0), guest(made, 1)

    # The market, and a deal
    answer(ann, "Sell a jar for 2 coins")
    expect(ben.log).to_contain_text("Ann sells a jar for 2 coins.")
    ann.button("Make an offer").click()
    offer = ann.page.get_by_role("form", name="Make an offer")
    coins = offer.get_by_role("group", name="You give").get_by_role("button", name=re.compile("^Coins?: one more"))
    coins.click()
    coins.click()
    offer.get_by_role("group", name="You get").get_by_role("button", name=re.compile("^Jars?: one more")).click()
    ann.button("Offer it to Ben").click()
    expect(ann.page.get_by_role("heading", name="Your offer to Ben")).to_be_visible()
    deal = ben.page.get_by_role("listitem").filter(has=ben.page.get_by_role("heading", name="Ann offers you a deal"))
    expect(deal).to_contain_text("1 jar")
    expect(deal).to_contain_text("2 coins")
    deal.get_by_role("button", name="Accept").click()
    expect(ann.log).to_contain_text("You make a deal with Ben.")
    expect(ben.log).to_contain_text("You make a deal with Ann.")
    for one in (ann, ben):
        answer(one, "Leave the market")

    # Sealed bids, which may be changed
    expect(answers(ann)).to_contain_text("The others see your answer only when all are in.")
    amount = answers(ann).get_by_role("spinbutton", name="Amount")
    amount.fill("")
    amount.press_sequentially("2")  # what is typed counts while the field still has the focus
    expect(amount).to_be_focused()
    expect(answers(ann).get_by_role("button", name=re.compile("^Bid"))).to_have_text("Bid 2 coins")
    answer(ann, re.compile("^Bid 2 coins"))
    expect(answers(ann)).to_contain_text("Your answer is in: Bid 2 coins.")
    expect(ann.prompt).to_contain_text("Your answer is sealed.")
    answers(ann).get_by_role("button", name="Amount: one more").click()
    answer(ann, re.compile("^Bid 3 coins"))
    expect(answers(ann)).to_contain_text("Your answer is in: Bid 3 coins.")
    answers(ben).get_by_role("button", name="Amount: one more").click()
    answer(ben, re.compile("^Bid 1 coin"))
    expect(ben.log).to_contain_text("Ann gains 1 honor and now has 1.")

    # Everybody is quiet until the host names altars, and takes one back
    altars = ann.page.get_by_text(re.compile("Which altars get a jar, 2 at most"))
    while not altars.count():
        asked_one = turn(ann, ben)
        assert asked_one
        if not altars.count():
            answers(asked_one).get_by_role("button").last.click()
    answer(ann, "A jar for Mercury")
    expect(ann.prompt).to_contain_text("Which altar gets the last jar?")
    expect(ben.page.get_by_text("Mercury")).to_have_count(0)
    ann.button("Take back").click()
    expect(altars.first).to_be_visible()
    expect(ann.button("Take back")).to_have_count(0)
    answer(ann, "A jar for Ceres")
    answer(ann, "No more altars")

    # A form
    expect(ben.prompt).to_contain_text("What do you stake on the answer of the gods?")
    answers(ben).get_by_role("button", name="Coins on a blessing: one more").click()
    expect(answers(ben).get_by_role("spinbutton", name="Coins on a blessing")).to_have_value("1")
    answers(ben).get_by_role("button", name=re.compile("^1 on a blessing, 0 on none|^Confirm")).first.click()
    expect(ben.log).to_contain_text(re.compile("The gods"))
    while last := turn(ann, ben):
        answer_somehow(last)
    expect(ann.dialog).to_contain_text("Ben")


@pytest.mark.more
def test_gorus_in_words_for_a_round(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbb"), 0)
    ann.next()
    ann.button("Settings").click()
    ann.page.get_by_role("checkbox", name="Plain view").check()
    ann.page.keyboard.press("Escape")
    expect(answers(ann)).to_be_visible()
    expect(ann.cards).to_have_count(0)
    for _ in range(10):
        assert turn(ann)
        answers(ann).get_by_role("button").first.click()
    expect(ann.log).to_contain_text("The round is over")
    expect(ann.dialog).to_contain_text(re.compile("You win|Won by|Shared victory"))
