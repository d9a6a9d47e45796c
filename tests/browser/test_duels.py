"""Tests a duel of others on Munera's own screen: a bet, a fix and what it does, the judgment, who only watches."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guest, GuestMaker, Json, RunningServer
from tests.browser.player import MuneraPlayer
from tests.browser.screens import betting, fixing, laid, last_blow, rolling_again
from tests.browser.test_frame import PHONE
from tests.cases import cases

QUICK: Json = {"settings": {"motion": "off"}}
SEEN: dict[str, Any] = {"settings": {"motion": "fast"}, "reduced_motion": "no-preference"}
PRELIMINARY = ("duel", "stake", "melee", "reroll", "struck", "fix", "victory", "bout")
SLOW: dict[str, Any] = {**SEEN, "settings": {"motion": "slow"}}
BLINK = 1200  # ms: less than a roll lasts at slow speed, much more than one that is skipped needs


def lines(ann: Guest, kind: str) -> list[Json]:
    """Return the lines of one kind that came, in their order."""
    every = {line["n"]: line for scene in ann.wire.scenes for line in scene["log"] if line["kind"] == kind}
    return [every[n] for n in sorted(every)]


def first_with(ann: Guest, words: str) -> Json:
    """Return the stage as it came with a line of the log."""
    found: Json = next(each["stage"] for each in ann.wire.scenes if any(words in line["text"] for line in each["log"]))
    return found


def asked(ann: Guest, step: str) -> MuneraPlayer:
    player = MuneraPlayer(ann)
    scene = player.asked()
    assert scene is not None
    assert scene["question"]["step"] == step
    return player


def test_a_bet_is_paid_for_and_lies_at_the_man(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(laid(server, betting()), 0, **QUICK)
    asked(ann, "duel.stake")
    purse = ann.scene()["stage"]["schools"][0]["denarii"]
    ann.page.get_by_role("group", name="Bet on Ferox").get_by_role("button", name=re.compile("^3 ")).click()
    expect(ann.log).to_contain_text(re.compile("You stake 3 denarii on Ferox"))
    stage = ann.scene()["stage"]
    assert stage["schools"][0]["denarii"] == purse - 3
    assert {"seat": 0, "side": 0, "denarii": 3} in stage["duel"]["bets"]
    expect(ann.page.locator('[data-stake="0"]')).to_be_visible()


def test_a_pause_keeps_pugna_where_it_is(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(laid(server, fixing()), 0, **QUICK)
    asked(ann, "duel.fix")
    before = ann.scene()["stage"]
    assert (before["duel"]["dice"], before["duel"]["pugna"]) == ([9, 1], 5)  # without a fix Ferox has won
    ann.page.locator(".fixes").get_by_role("button", name=re.compile("pause", re.I)).click()
    expect(ann.log).to_contain_text("You buy a pause: Pugna does not move for this roll.")
    expect(ann.log).to_contain_text(re.compile("wound", re.I))
    blow = lines(ann, "struck")[0]["args"]
    assert blow[2:] == [5, 1], "the blow moves nothing, and wounds"
    assert first_with(ann, "You buy a pause")["schools"][0]["denarii"] == before["schools"][0]["denarii"] - 1


@pytest.mark.more
def test_supporters_give_a_man_virtus(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(laid(server, fixing()), 0, **QUICK)
    asked(ann, "duel.fix")
    before = ann.scene()["stage"]
    ann.page.get_by_role("group", name=ann.say("munera-screen-duel-fix-on", man="Draco")).get_by_text("+1").click()
    expect(ann.log).to_contain_text(re.compile("You pay supporters"))
    after = first_with(ann, "You pay supporters")
    assert after["duel"]["virtus"] == [before["duel"]["virtus"][0], before["duel"]["virtus"][1] + 1]
    assert after["schools"][0]["denarii"] == before["schools"][0]["denarii"] - 1


@pytest.mark.parametrize("phone", cases([False], [True]))
@pytest.mark.parametrize("man", cases(["Hector"], ["Nimbus"]))
def test_either_die_of_ones_own_two_men_is_thrown_again(
    server: RunningServer, guest: GuestMaker, man: str, phone: bool
) -> None:
    ann = guest(laid(server, rolling_again()), 0, **QUICK, **(PHONE if phone else {}))
    player, asks = asked(ann, "bout.try_again"), ann.scene()["question"]
    again = ann.page.locator(".dice").get_by_role("group", name=man).get_by_role("button")
    again.tap() if phone else again.click()
    player.taken(asks)
    assert [man in line["text"] for line in lines(ann, "rerolled")] == [True]


@pytest.mark.more
def test_the_judgment_is_shown_also_when_the_connection_is_lost(server: RunningServer, guest: GuestMaker) -> None:
    """The match ends with it: who plays finds the result, and nothing lies over what a spectator sees."""
    made = laid(server, fixing())
    ann, eve = guest(made, 0, **SEEN), guest(**SEEN)
    eve.go(f"/t/{made.table}")
    expect(eve.page.locator(".stage .duel").first).to_be_visible()
    player = asked(ann, "duel.fix")
    ann.page.locator(".tray").get_by_role("button").first.click()
    judgment = ann.page.get_by_role("region", name="judgment", exact=False)
    expect(judgment).to_be_visible()
    ann.cut()
    expect(judgment.locator(".verdict b")).to_have_text(re.compile("Draco"))
    ann.page.wait_for_function("() => moments.some((it) => it.name === 'judgement' && it.to !== null)")
    shown = ann.page.evaluate("() => moments.find((it) => it.name === 'judgement')")
    assert shown["weight"] == "decisive"
    assert shown["to"] - shown["from"] > 1000
    ann.mend()
    player.play()
    expect(ann.dialog).to_contain_text(re.compile("You win|Won by|Shared victory"))
    expect(eve.button(eve.say("prompt-result"))).to_be_visible()
    expect(eve.dialog).to_have_count(0)
    assert "judgement" in eve.page.evaluate("() => moments.map((it) => it.name)")


def test_skipping_to_the_judgment(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(laid(server, last_blow()), 0, asked={"stake": "ask"}, **SLOW)
    asked(ann, "duel.stake")
    ann.press("munera-screen-duel-skip")
    expect(ann.page.get_by_role("region", name="judgment", exact=False)).to_be_visible()
    moments = ann.page.evaluate("() => moments")
    slow = [each for each in moments if each["name"] in PRELIMINARY and each["to"] - each["from"] > BLINK]
    assert not slow, "what leads to the judgment is skipped"
    assert not lines(ann, "staked")
