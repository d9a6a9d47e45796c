"""Tests Spartacus on its own screen, as people play it: a whole match, a fight, schemes and deals of two people, a turn
on the phone, and who only watches. test_plain_spartacus.py has the plain view, test_rough.py what the page does not
expect.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from harena.games.spartacus.state import Ludus
from tests.browser import screens
from tests.browser.conftest import Guest, GuestMaker, Json, RunningServer
from tests.browser.player import SpartacusPlayer
from tests.browser.screens import laid
from tests.browser.test_frame import PHONE
from tests.cases import cases
from tests.rules.spartacus import fighting, playing

OVER = re.compile("You win|Won by|Shared victory")
QUICK: Json = {"settings": {"motion": "off"}}
ALWAYS = dict.fromkeys(("foil", "thunder", "quiet", "mourn", "cure", "initiative", "reroll", "end"), "ask")
PEOPLE = ("Ann", "Ben", "bot:medium", "bot:medium")  # the bots are Cassia and Drusus


@pytest.mark.more
@pytest.mark.parametrize(
    "by", ["mouse", pytest.param("touch", marks=pytest.mark.soak), pytest.param("keys", marks=pytest.mark.soak)]
)
def test_a_whole_match(server: RunningServer, guest: GuestMaker, by: str) -> None:
    """Everything that is asked is answered on the screen itself. When the guest leaves, what the page has sent is
    checked: one answer to each question, none of them refused.
    """
    made = server.make("pbb", game="spartacus", bot="easy", turns=2, length="quick")
    ann = guest(made, 0, **QUICK, **(PHONE if by == "touch" else {}))
    player = SpartacusPlayer(ann, by)
    player.play()
    expect(ann.dialog).to_contain_text(OVER)
    assert {"match.choose_house", "intrigue.do_deed", "market.trade", "market.bid"} <= set(player.steps), player.steps
    assert ann.scene()["stage"]["turn"] == 2


# A fight


def far() -> Ludus:
    """Ann's Spartacus has the first turn, in the last games of the match. He has to come closer first."""
    return fighting.close("Spartacus", "Crixus", at=((-1, 0), (2, 0)), pools=((4, 3, 4), (2, 2, 2)), turns=2)


@pytest.mark.parametrize("by", cases(["mouse"], ["keys"]))
def test_a_fight_to_its_end(server: RunningServer, guest: GuestMaker, by: str) -> None:
    ann = guest(laid(server, far()), 0, **QUICK)
    player = SpartacusPlayer(ann, by)
    scene = player.asked()
    assert scene is not None
    option = player.choose(scene)
    assert option["domain"] == "cell"
    player.answer(scene, option)
    assert ann.scene()["stage"]["fight"]["cells"][0] == option["number"]
    player.play()  # he attacks as soon as he can
    expect(ann.log).to_contain_text("Your fighter moves to")
    expect(ann.log).to_contain_text("Your Spartacus attacks.")
    expect(ann.log).to_contain_text("is beaten and")
    expect(ann.dialog).to_contain_text(OVER)


@pytest.mark.parametrize("by", cases(["mouse"], ["keys"]))
def test_dice_are_lost_by_tapping_them(server: RunningServer, guest: GuestMaker, by: str) -> None:
    ann = guest(laid(server, screens.sp_loss()), 0, **QUICK)
    player = SpartacusPlayer(ann, by)
    before = ann.scene()["stage"]["fight"]["pools"][0]
    for pool in (2, 0, 1, 0):
        scene = player.asked()
        assert scene is not None
        assert scene["question"]["step"] == "loss.lose"
        player.answer(scene, next(each for each in scene["question"]["options"] if each["number"] == pool))
    expect(ann.log).to_contain_text(re.compile("loses? a die"))
    assert ann.scene()["stage"]["fight"]["pools"][0] == [before[0] - 2, before[1] - 1, before[2] - 1]


@pytest.mark.parametrize("by", cases(["mouse"], ["touch"]))
def test_one_tap_walks_and_attacks_and_one_loses_several_dice(
    server: RunningServer, guest: GuestMaker, by: str
) -> None:
    ann = guest(laid(server, far()), 0, **QUICK, **(PHONE if by == "touch" else {}))
    player = SpartacusPlayer(ann, by)
    scene = player.asked()
    assert scene is not None
    player.press(ann.page.locator(f'.arena [data-cell="{scene["stage"]["fight"]["cells"][1]}"]'))
    player.taken(scene["question"])
    if by == "touch":
        ann.open_tab("log")
    expect(ann.log).to_contain_text(re.compile(r"Your fighter moves to \w+\.\s*Your Spartacus attacks"))

    ann.sit(laid(server, screens.sp_loss()), 0)
    scene = player.asked()
    assert scene is not None
    before = scene["stage"]["fight"]["pools"][0]
    player.press(ann.button(ann.say("spartacus-screen-lose-all", count=4)))
    expect(ann.page.locator(".pools .take")).to_have_count(0)
    left = ann.scene()["stage"]["fight"]["pools"][0]
    assert (sum(left), max(left) - min(left)) == (sum(before) - 4, 0 if sum(left) % 3 == 0 else 1)


STILL = """
performance.now = () => 5000;
window.answers = 0;
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  window.answers += JSON.parse(data).type === "answer";
  return send.call(this, data);
};
"""


def test_a_double_click_is_one_answer(server: RunningServer, guest: GuestMaker) -> None:
    """The second click comes when the next question has just appeared: the clock of the page stands still."""
    ann = guest(laid(server, screens.sp_loss()), 0, **QUICK, script=STILL)
    player = SpartacusPlayer(ann)
    scene = player.asked()
    assert scene is not None
    die = ann.page.locator(".pools .take").first
    die.click()
    player.taken(scene["question"])
    assert player.asked() is not None
    expect(die).to_be_enabled()
    ann.page.mouse.down(click_count=2)
    ann.page.mouse.up(click_count=2)
    assert ann.page.evaluate("answers") == 1
    die.click()  # a click of its own
    assert ann.page.evaluate("answers") == 2


def test_who_watches_is_never_held_up(server: RunningServer, guest: GuestMaker) -> None:
    made = laid(server, far())
    ann, eve = guest(made, 0, **QUICK), guest(**QUICK)
    eve.go(f"/t/{made.table}")
    expect(eve.page.locator(".fight .arena")).to_be_visible()
    expect(eve.button("Skip to the end")).to_be_visible()
    SpartacusPlayer(ann).play()
    expect(ann.dialog).to_contain_text(OVER)
    expect(eve.button(eve.say("prompt-result"))).to_be_visible()
    expect(eve.dialog).to_have_count(0)
    expect(eve.page.locator(".stage").get_by_role("button", name=re.compile("^(Attack|Thumbs)"))).to_have_count(0)


# Two people


HANDS = {0: ["Visitor from Rome", "Robbery"], 1: ["For a Few Denarii"]}  # Ben can foil one scheme


def card(guest: Guest, title: str) -> None:
    """Take a card of the hand."""
    guest.page.get_by_role("region", name="Your hand").get_by_role("button", name=re.compile(f"^{title}")).click()


def does(guest: Guest, name: str) -> None:
    """Press an answer in the middle."""
    guest.page.locator(".center").get_by_role("button", name=re.compile(name)).first.click()


def test_a_scheme_a_foil_a_deal_and_sealed_bids(server: RunningServer, guest: GuestMaker) -> None:
    made = laid(server, screens.sp_schemes(HANDS), *PEOPLE)
    ann, ben = guest(made, 0, asked=ALWAYS, **QUICK), guest(made, 1, asked=ALWAYS, **QUICK)
    support_for_a_promise(ann, ben)
    a_foil(ann, ben)
    a_deal(ann, ben)
    sealed_bids(ann, ben)


def support_for_a_promise(ann: Guest, ben: Guest) -> None:
    card(ann, "Visitor from Rome")
    does(ann, "^Look for support")
    does(ann, "^Ask ?: Ben")
    ann.page.get_by_role("spinbutton", name="Gold with the yes").fill("1")
    ann.page.get_by_role("spinbutton", name="Gold promised for later").fill("2")
    ann.page.locator(".center [type=submit]").click()
    does(ann, "^Say it is Visitor from Rome")
    does(ann, "^At your house")
    expect(ben.page.locator(".center .facts")).to_contain_text("Visitor from Rome")
    expect(ben.page.locator(".center").get_by_role("img", name="Promised: 2 gold")).to_be_visible()
    does(ben, "^Support the scheme")
    does(ann, "^Play Visitor from Rome on your house")
    does(ben, "^Do nothing")
    expect(ben.log).to_contain_text("Ann gains 1 Influence and now has 8.")
    houses = ben.scene()["stage"]["houses"]
    assert [house["influence"] for house in houses[:2]] == [8, 4]


def a_foil(ann: Guest, ben: Guest) -> None:
    card(ann, "Robbery")
    does(ann, "^Play Robbery on Ben")
    ben.page.locator(".reaction").get_by_role("button", name=re.compile("^For a Few Denarii")).click()
    does(ben, "^Play For a Few Denarii, paying Drusus")
    expect(ann.log).to_contain_text("Your Robbery is foiled.")
    does(ann, "^End your Intrigue turn")
    does(ben, "^End your Intrigue turn")


def a_deal(ann: Guest, ben: Guest) -> None:
    ann.page.locator(".center .houses").get_by_role("button", name=re.compile("Ben")).click()
    table = ann.page.get_by_role("region", name="Deal")
    table.get_by_role("button", name="Gold: 5 more").first.click()
    table.get_by_role("button", name=re.compile("Ashur")).click()
    expect(table).to_contain_text("You give 5 gold. You get Ashur")
    ann.button("Offer it to Ben").click()
    ben.page.get_by_role("article", name="Ann offers you a deal").get_by_role("button", name="Accept").click()
    expect(ann.log).to_contain_text("Ben hands Ashur over to you.")
    for one in (ann, ben):
        does(one, "^Take up your gold")


def sealed_bids(ann: Guest, ben: Guest) -> None:
    """Nobody sees a bid before all have given theirs."""
    ann.page.get_by_role("spinbutton", name="Another amount").fill("20")
    ann.button("Bid 20 gold").click()
    expect(ann.page.locator(".auction")).to_contain_text("Your bid is in: Bid 20 gold.")
    expect(ben.page.locator(".sealed")).to_contain_text("sealed")
    expect(ben.page.locator(".sealed")).not_to_contain_text("20")
    does(ben, "^Bid 1 gold")
    expect(ben.log).to_contain_text(re.compile(r"Bids: Ann 20, You 1, Cassia \d+, Drusus \d+\."))
    expect(ann.log).to_contain_text(re.compile("You buy .* for 20 gold"))


def test_a_bet_of_each_opens_with_the_others(server: RunningServer, guest: GuestMaker) -> None:
    made = laid(server, screens.sp_betting(), *PEOPLE)
    ann, ben = guest(made, 0, **QUICK), guest(made, 1, **QUICK)
    for one, pile, coins in ((ann, "Spartacus wins", 3), (ben, "The loser is injured", 2)):
        one.page.get_by_role("group", name=pile).get_by_role("button", name=f"{coins} gold").click()
        one.button(f"Bet {coins} gold").click()
        if one is ann:
            expect(ben.log).not_to_contain_text("Ann bets")
    expect(ben.log).to_contain_text(re.compile("Ann bets 3 gold on I"))
    expect(ann.log).to_contain_text("Ben bets 2 gold on injury")


@pytest.mark.more
def test_the_thumb_of_the_host(server: RunningServer, guest: GuestMaker) -> None:
    made = laid(server, screens.sp_thumb(), *PEOPLE)
    ann, ben = guest(made, 0, **QUICK), guest(made, 1, **QUICK)
    expect(ben.page.locator("div.thumb")).to_contain_text("Ann decides about Crixus.")
    expect(ben.page.locator("div.thumb").get_by_role("button")).to_have_count(0)
    ann.button("Thumbs up: live").click()
    expect(ben.log).to_contain_text("Ann turns the thumb up")


# On a phone


@pytest.mark.more
def test_a_turn_by_tapping(server: RunningServer, guest: GuestMaker) -> None:
    """From the fight of one turn to the market of the next."""
    g = fighting.close("Spartacus", "Crixus", pools=((4, 3, 4), (2, 2, 2)), hands={0: ["Robbery", "Guard"]})
    ann = guest(laid(server, playing.seeded(g)), 0, **QUICK, **PHONE)
    player = SpartacusPlayer(ann, "touch")
    for _ in player.play_to("market"):
        expect(ann.button(ann.say("stage-list"))).to_be_visible()
    assert {"fight.act", "intrigue.do_deed"} <= set(player.steps), player.steps
    ann.open_tab("stage-tab-mine")
    expect(ann.page.get_by_role("region", name="Your hand")).to_be_visible()
    ann.open_tab("stage-tab-others")
    expect(ann.page.locator("article.plate").first).to_be_visible()
