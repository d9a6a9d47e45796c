"""Tests clocks and votes with two people, each with their own browser: a clock by days while time goes on, votes, a
pause, a step that is taken back, and what a screen reader is told."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from harena.games import GAMES
from tests.browser.conftest import Guest, GuestMaker, Json, RunningServer
from tests.browser.test_two_browsers import play_together, waiting_for
from tests.cases import cases

pytestmark = pytest.mark.more  # the server's tests show the usual case

DAY = 86_400
PHONE: Any = {"viewport": {"width": 390, "height": 844}}


def by_days(late: str = "bot") -> Json:
    times = {"decision": DAY, "sealed": DAY, "window": DAY // 2}
    return {"clock": {"kind": "days", "reserve": 0, "late": late, **times}}


def live(decision: int = 60, reserve: int = 600, late: str = "stand-in") -> Json:
    times = {"decision": decision, "reserve": reserve, "sealed": 60, "window": 10}
    return {"clock": {"kind": "live", "late": late, **times}}


def timer(guest: Guest) -> Locator:
    return guest.page.get_by_role("timer", name=guest.say("clock-time"))


def vote(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=guest.say("clock-vote"))


def news(guest: Guest) -> Locator:
    """Return what lies over the stage for a while."""
    return guest.page.locator(".news")


def let_time_go_on(server: RunningServer, seconds: float, *guests: Guest) -> None:
    """Let the service have run for so long: it is stopped, told so, and started again. The pages go on alone."""
    for guest in guests:
        guest.forgive("WebSocket", "ERR_CONNECTION_(REFUSED|RESET)", "ERR_EMPTY_RESPONSE", "ERR_FAILED")
    assert server.process is not None
    server.process.terminate()
    server.process.wait()
    with closing(sqlite3.connect(server.folder / "data" / "harena.db")) as database:
        database.execute("UPDATE service_time SET seconds = seconds + ?", (seconds,))
        database.commit()
    server.start()
    for guest in guests:
        guest.page.evaluate("window.dispatchEvent(new Event('online'))")


def propose(guest: Guest, key: str, **args: Any) -> None:
    guest.press("clock-together")
    guest.press(key, **args)


def test_after_a_day_a_bot_answers_once_and_the_person_is_told(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp", talk=by_days())
    ann, ben = guest(made, 0), guest(made, 1)
    late = waiting_for(ann, ben)
    assert late is not None
    other = ben if late is ann else ann
    expect(timer(late)).to_contain_text(re.compile(r"You.*until .* \(24 hours\)"))
    expect(timer(other)).to_contain_text("Ann" if late is ann else "Ben")
    let_time_go_on(server, 20 * 3600, ann, ben)
    expect(timer(late)).to_contain_text(re.compile(r"last quarter.*4 h"), timeout=20_000)
    expect(news(late)).not_to_contain_text(late.say("clock-late"))
    let_time_go_on(server, 5 * 3600, ann, ben)
    expect(news(late)).to_contain_text(late.say("clock-late"), timeout=20_000)
    expect(news(other)).not_to_contain_text(other.say("clock-late"))
    assert len(late.held()) == 10, "one card was played and one drawn"
    expect(late.log).to_contain_text("(bot)")
    late.press("clock-read")
    expect(news(late)).not_to_contain_text(late.say("clock-late"))
    play_together(ann, ben, moves=3)


def test_a_pause_is_voted_on_and_anybody_ends_it(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp", talk=live())
    ann, ben = guest(made, 0), guest(made, 1, **PHONE)
    player = waiting_for(ann, ben)
    assert player is not None
    expect(timer(ann)).to_contain_text("+ 10:00")
    ann.press("clock-together")
    ann.page.get_by_label(ann.say("clock-pause-length")).select_option("5 min")
    ann.press("clock-pause")
    expect(ann.dialog).to_have_count(0)
    expect(vote(ben)).to_contain_text("Ann asks for a pause of 5 min.")
    expect(vote(ben)).to_contain_text("Not yet: Ben.")
    vote(ben).get_by_role("button", name="Agree").click()
    for one in (ann, ben):
        expect(one.page.get_by_text("Paused.")).to_be_visible()
        expect(timer(one)).to_have_count(0)
        expect(vote(one)).to_have_count(0)
    expect(player.legal).to_have_count(0)  # nor is anything played afterwards that was clicked in the pause
    ben.press("clock-resume")
    for one in (ann, ben):
        expect(one.page.get_by_text("Paused.")).to_have_count(0)
    expect(player.legal.first).to_be_visible()
    assert len(player.held()) == 10
    play_together(ann, ben, moves=2)


def test_a_card_is_taken_back_when_all_agree(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("ppp")
    people = [guest(made, seat) for seat in range(3)]
    first = waiting_for(*people)
    assert first is not None
    hand = first.held()
    first.play()
    propose(first, "clock-undo")
    for other in people:
        if other is not first:
            expect(vote(other)).to_contain_text("wants to take back the last step")
            vote(other).get_by_role("button", name="Agree").click()
    for one in people:
        expect(one.log).to_contain_text(one.say("clock-undone"))
        one.press("clock-read")
    expect(first.cards).to_have_count(10)
    assert first.held() == hand
    play_together(*people, moves=4)


def test_votes_and_their_news_move_nothing_on_the_stage_and_go(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp", talk=live())
    ann, ben = guest(made, 0), guest(made, 1, **PHONE)
    waiting_for(ann, ben)

    def places() -> list[Any]:
        tops = "(all) => all.map((card) => Math.round(card.getBoundingClientRect().top))"
        return [one.cards.evaluate_all(tops) for one in (ann, ben)]

    for one in (ann, ben):
        expect(one.cards).to_have_count(10)
    before = places()
    propose(ann, "clock-pause")
    expect(vote(ann)).to_contain_text("You ask for a pause.")
    expect(vote(ann).get_by_role("button")).to_have_text(ann.say("clock-withdraw"))
    expect(vote(ben).get_by_role("button", name="Agree")).to_be_visible()
    assert places() == before
    vote(ann).get_by_role("button").click()
    expect(news(ben)).to_contain_text("Withdrawn.")
    assert places() == before
    expect(news(ben)).not_to_contain_text("Withdrawn.")
    expect(ann.log).to_contain_text("You ask for a pause. Withdrawn.")
    expect(ann.page.locator("p.unseen[role=status]").filter(has_text="Withdrawn.")).to_have_count(1)


def test_two_people_at_one_screen_vote_for_their_seats(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("ppp")
    both, cleo = guest(made, 0, 1), guest(made, 2, settings={"motion": "off"})
    both.page.get_by_role("button").last.click()  # the curtain
    propose(cleo, "clock-pause")
    expect(vote(both)).to_contain_text("Cleo asks for a pause.")
    for name in ("Ann", "Ben"):
        row = vote(both).get_by_role("group", name=name)
        (row if row.count() else vote(both)).get_by_role("button", name="Agree").first.click()
    expect(both.page.get_by_text("Paused.").first).to_be_visible()


def test_what_cannot_be_taken_back_is_said_at_once(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp")
    ann, ben = guest(made, 0), guest(made, 1)
    player = waiting_for(ann, ben)
    assert player is not None
    player.play()
    player.press("clock-together")
    player.press("clock-undo")
    expect(player.dialog).to_contain_text(player.say("refused-nothing-to-undo"))
    player.button(player.say("replace", name="Ben" if player is ann else "Ann")).click()
    expect(player.dialog).to_contain_text(player.say("clock-present"))


def test_a_match_that_all_end_says_so_and_another_begins(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp")
    ann, ben = guest(made, 0), guest(made, 1, **PHONE)
    waiting_for(ann, ben)
    propose(ann, "clock-end")
    vote(ben).get_by_role("button", name="Agree").click()
    for one in (ann, ben):
        expect(one.page.get_by_text(one.say("clock-ended")).first).to_be_visible()
        expect(one.legal).to_have_count(0)
        expect(one.prompt).to_have_count(0)
    ann.press("end-rematch")
    expect(ann.cards).to_have_count(10)
    ben.press("end-to-rematch")
    expect(ben.cards).to_have_count(10)
    play_together(ann, ben, moves=2)


def test_a_vote_that_is_declined_goes_away(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp")
    ann, ben = guest(made, 0), guest(made, 1, locale="de-DE")
    waiting_for(ann, ben)
    propose(ann, "clock-end")
    expect(vote(ben)).to_contain_text("Ann möchte die Partie ohne Ergebnis beenden.")
    vote(ben).get_by_role("button", name="Ablehnen").click()
    for one in (ann, ben):
        expect(vote(one)).to_have_count(0)
    propose(ann, "clock-end")
    expect(ann.dialog).to_contain_text(ann.say("clock-too-often"))


@pytest.mark.parametrize("game", cases(["gorus"], [game for game in GAMES if game != "gorus"]))
def test_the_clock_of_every_screen_fits_on_a_phone(server: RunningServer, guest: GuestMaker, game: str) -> None:
    made = server.make("ppp", game, talk=live())
    for plain in (False, True):
        ann = guest(made, 0, settings={"plain": plain}, **PHONE)
        expect(timer(ann)).to_be_visible()
        expect(ann.page.locator(".stage > *").first).to_be_visible()
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_longest_words_fit_on_the_smallest_phone(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp", talk={"clock": {**by_days()["clock"], "decision": 4 * DAY}})
    small: Any = {"viewport": {"width": 320, "height": 568}, "locale": "de-DE"}
    ann, ben = guest(made, 0, **small), guest(made, 1, **small)
    waiting_for(ann, ben)
    let_time_go_on(server, 3 * DAY + 600, ann, ben)
    for one in (ann, ben):
        expect(timer(one)).to_contain_text("letztes Viertel", timeout=20_000)
        assert timer(one).evaluate("(bar) => bar.scrollWidth <= bar.clientWidth")


def test_a_screen_reader_is_told_twice_and_not_every_second(server: RunningServer, guest: GuestMaker) -> None:
    said = """() => {
      window.said = [];
      const look = () => {
        const text = [...document.querySelectorAll("p.unseen[role=status]")].map((it) => it.textContent).join("");
        if (text && text !== window.said.at(-1)) window.said.push(text);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      look();
    }"""
    made = server.make("pp", talk=live(decision=4, reserve=0))
    ann, ben = guest(made, 0), guest(made, 1)
    late = waiting_for(ann, ben)
    assert late is not None
    late.page.evaluate(said)
    expect(late.page.get_by_text(late.say("stand-in"))).to_be_visible()
    told = [text for text in late.page.evaluate("window.said") if text.startswith(("You have", "The last quarter"))]
    assert told in (["You have 0:04.", "The last quarter of your time has begun: 0:01."], told[-1:])
    late.press("stand-in-return")
    expect(late.page.get_by_text(late.say("stand-in"))).to_have_count(0)


def test_the_form_of_a_new_table_has_a_clock(guest: GuestMaker) -> None:
    ann = guest()
    page = ann.go("/new")
    ann.field("Time for decisions").select_option("Quick")
    expect(page.get_by_text("0:15 for each decision, and 1:30 in reserve for the whole match.")).to_be_visible()
    ann.field("Time for decisions").select_option("By days")
    ann.field("Time for each decision").select_option("3 days")
    ann.field("Seat 2").select_option("A friend, by link")
    ann.button("Make the table").click()
    expect(page.get_by_text("3 days for each decision. Then a bot answers this one question.")).to_be_visible()


def test_a_table_without_a_clock_loads_nothing_of_it(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp")
    ann, ben = guest(made, 0), guest(made, 1)
    play_together(ann, ben, moves=2)
    loaded = ann.page.evaluate("performance.getEntriesByType('resource').map((file) => file.name)")
    assert not [name for name in loaded if "/clock" in name]
    expect(timer(ann)).to_have_count(0)
