"""Tests talk: several people at one table, each with their own browser and language."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.seed_table import lay

from harena.kernel.serialization import dump
from tests.browser.conftest import Guest, GuestMaker, Made, RunningServer
from tests.browser.test_access import violations
from tests.browser.test_hot_seat import lift
from tests.browser.test_languages import keys
from tests.browser.test_phone import SMALL, WIDE
from tests.browser.test_two_browsers import play_together
from tests.cases import cases
from tests.rules.spartacus.playing import RULES, position

WHISPERS = {"whispers": True}
SECRET = "Between us: the axes are mine."
GERMAN = {"locale": "de-DE"}
SMALL_PHONE: dict[str, Any] = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}


def choose_phrase(guest: Guest, group: str, phrase: str) -> None:
    guest.press("say-phrases")
    guest.press(f"talk-group-{group}")
    guest.press(f"talk-any-{phrase}")


def send(guest: Guest) -> None:
    guest.page.locator(".send").click()


def lines(guest: Guest) -> list[str]:
    return guest.talk.locator("[data-line] .text").all_inner_texts()


def spoken(guest: Guest) -> list[dict[str, Any]]:
    """Return the talk that a browser was sent."""
    return [it for frame in guest.heard if (it := json.loads(frame))["type"] == "talk"]


@pytest.mark.more
def test_all_read_what_is_said_and_only_one_what_is_whispered(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("ppp", talk=WHISPERS)
    ann, ben, cleo = guest(made, 0), guest(made, 1, **GERMAN), guest(made, 2)
    ann.open_talk()
    ann.tell("Hello, both of you!")
    expect(ben.page.get_by_role("tab", name=ben.say("say"))).to_contain_text("1")  # he has the chronicle open
    ben.open_talk()
    cleo.open_talk()
    for one in (ann, ben, cleo):
        expect(one.talk).to_contain_text("Hello, both of you!")
    sent = len(spoken(cleo))
    ann.tell(SECRET, to="Ben")
    expect(ben.talk).to_contain_text(SECRET)
    expect(ben.talk).to_contain_text(ben.say("say-whisper-you"))
    expect(ann.talk).to_contain_text("whisper to Ben")
    ben.tell("Gut.", to="Ann")
    expect(ann.talk).to_contain_text("whisper to you")
    ann.tell("Who begins?")
    expect(cleo.talk).to_contain_text("Who begins?")
    assert not any("axes are mine" in frame or "Gut." in frame for frame in cleo.heard)
    assert len(spoken(cleo)) == sent + 1, "that somebody whispered cannot be seen either"
    assert lines(cleo) == ["Hello, both of you!", "Who begins?"]
    ann.page.reload()
    assert ann.open_talk().locator("[data-line]").count() == 4, "nothing said is lost"
    expect(ann.page.locator(".new")).to_have_count(0)


def test_a_phrase_is_read_in_every_language(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("ppb")
    ann, ben = guest(made, 0), guest(made, 1, **GERMAN)
    ann.open_talk()
    ben.open_talk()
    choose_phrase(ann, "greeting", "good-luck")
    expect(ann.page.locator("form .preview")).to_contain_text(ann.say("talk-any-good-luck"))
    send(ann)
    expect(ann.talk).to_contain_text(ann.say("talk-any-good-luck"))
    expect(ben.talk).to_contain_text(ben.say("talk-any-good-luck"))
    expect(ben.talk).not_to_contain_text(ann.say("talk-any-good-luck"))

    ben.press("say-phrases")  # with a slot: the seat is chosen, then it is a link
    ben.press("talk-group-threat")
    watch = re.compile(re.escape(ben.say("talk-any-watch", seat="@").split("@")[0]))
    ben.page.locator(".phrases").get_by_role("button", name=watch).click()
    expect(ben.page.locator(".send")).to_be_disabled()
    ben.page.locator(".book").get_by_role("button", name="Ann").click()
    send(ben)
    expect(ann.talk).to_contain_text(ann.say("talk-any-watch", seat="Ann"))
    ann.talk.get_by_role("button", name="Ann", exact=True).click()
    expect(ann.page.locator("aside .lit")).to_contain_text("Ann")
    expect(ann.page.locator(".stage .lit")).to_contain_text("You")


@pytest.mark.more
def test_a_promise_is_broken_and_the_end_remembers_it(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp")
    ann, ben, eve = guest(made, 0), guest(made, 1, **GERMAN), guest()
    eve.go(f"/t/{made.table}")
    ann.open_talk()
    choose_phrase(ann, "promise", "return-favor")
    ann.field("As a promise to Ben").check()
    send(ann)
    beside = ann.page.get_by_role("region", name="Promises")
    expect(beside).to_contain_text("You promised Ben")
    expect(beside.get_by_role("button", name="Broken")).to_have_count(0)  # only the receiver judges
    his = ben.page.get_by_role("region", name=ben.say("promises"))
    expect(his).to_contain_text(ben.say("talk-any-return-favor"))
    ben.press("promise-mark-kept")
    expect(beside).to_contain_text("kept")
    ben.press("promise-mark-broken")  # he has changed his mind; it stays where it was for a while
    expect(beside).to_contain_text("broken")
    ann.tell("Good game!")
    assert not any("Good game" in frame or "promise_to" in frame for frame in eve.heard), "not while the match runs"
    expect(eve.open_talk()).to_contain_text("You are watching.")

    ann.page.get_by_role("tab", name="Chronicle").click()
    while True:
        play_together(ann, ben)
        if ann.button(ann.say("end-rematch")).count():
            break
        for one in (ann, ben):
            if one.button(one.say("gorus-screen-continue")).count():
                one.press("gorus-screen-continue")
        ann.page.wait_for_timeout(50)
    expect(ann.dialog).to_contain_text("Ann to Ben")
    expect(ann.dialog).to_contain_text("1 broken")
    eve.press("prompt-result")  # nothing lies over what a spectator watches
    expect(eve.dialog).to_contain_text("Ann to Ben")
    eve.page.keyboard.press("Escape")
    expect(eve.open_talk()).to_contain_text("Good game!")
    expect(eve.message).to_have_count(0)


def test_whatever_is_said_is_shown_as_text(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("ppb")
    ann, ben = guest(made, 0), guest(made, 1)
    ann.open_talk()
    ben.open_talk()
    hostile = [
        "<img src=x onerror=document.title='gone'><script>document.title='gone'</script>",
        "</p></li></ol><h1>Hello</h1> &lt;b&gt; {{7*7}} ${7*7}",
        "[link](javascript:alert(1)) http://example.com/?<b>",
        "a" * 400,
        "שלום עולם abc",
    ]
    for text in hostile:
        ann.tell(text)
        expect(ben.talk.locator("[data-line] .text").last).to_have_text(text)
    ann.tell("turned \u202egnirts")
    expect(ben.talk).to_contain_text("turned gnirts")
    assert ben.page.locator(".lines :is(img, script, h1, b, a)").count() == 0
    assert "gone" not in ben.page.title()
    assert ben.page.locator("aside").evaluate("it => it.scrollWidth <= it.clientWidth"), "long words are broken"
    direction = ben.talk.locator(".text").nth(4).evaluate("it => getComputedStyle(it).direction")
    assert direction == "rtl", "in the direction of its own script"


@pytest.mark.more
def test_mute_report_and_the_switch_of_the_host(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("ppp")
    ann, ben, cleo = guest(made, 0), guest(made, 1), guest(made, 2)
    ann.open_talk()
    ben.open_talk()
    ben.tell("Something rude.")
    ann.tell("Stop it.")
    expect(ben.talk).to_contain_text("Stop it.")

    about = re.compile("^What you can do about this line")
    ben.button(about).click()
    ben.press("say-report-line")
    expect(ben.dialog).to_contain_text("Ann is the host of this table")  # who reads the report is no surprise
    ben.press("say-report")
    expect(ben.dialog).to_have_count(0)
    cleo.open_talk()
    cleo.button(about).first.click()
    cleo.press("say-report-line")
    cleo.press("say-report")
    expect(ann.page.get_by_text("You made this table. Reports: 1")).to_be_visible()  # the one about her is not for her
    ben.button(about).click()
    ben.press("say-report-line")
    ben.press("say-report")
    expect(ben.dialog.get_by_role("alert")).to_have_text(ben.say("refused-already-done"))
    ben.dialog.get_by_role("button", name="Close").click()

    ben.button(about).click()
    ben.press("say-mute", name="Ann")
    expect(ben.page.get_by_text("Ann is muted for you.")).to_be_visible()
    ann.tell("Can you hear me?")
    ben.button("Hear again Ann").click()
    expect(ben.page.get_by_text("Ann is muted for you.")).to_have_count(0)
    ann.tell("And now?")
    expect(ben.talk).to_contain_text("And now?")
    assert not any("Can you hear me?" in frame for frame in ben.heard)

    ann.page.get_by_text("You made this table. Reports: 1").click()
    expect(ann.page.locator("q", has_text="Something rude.")).to_be_visible()
    expect(ann.page.locator("q", has_text="Stop it.")).to_have_count(0)
    ben.message.fill("My last word")
    ann.press("say-switch-off")
    expect(ben.page.get_by_text("Talk is switched off at this table.")).to_be_visible()
    ann.press("say-switch-on")
    expect(ben.message).to_have_value("My last word")


@pytest.mark.more
def test_the_writing_field_stays_in_sight(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pppb", game="spartacus", talk=WHISPERS)
    ann, ben, cleo = guest(made, 0, viewport={"width": 1280, "height": 800}), guest(made, 1), guest(made, 2)
    ann.open_talk()
    ben.open_talk()
    cleo.open_talk()
    for number in range(5):
        choose_phrase(ben, "promise", "return-favor")
        ben.field("As a promise").check()
        ben.page.locator(".promise select").select_option("Ann")
        send(ben)
        expect(ann.talk.locator("[data-line]")).to_have_count(number + 1)
    beside = ann.page.get_by_role("region", name="Promises")
    for _ in range(3):
        left = beside.locator("details").first.locator("li").count()
        beside.get_by_role("button", name="Kept").first.click()
        expect(beside.locator("details").first.locator("li")).to_have_count(left - 1)
    settled = beside.get_by_text("Promises (3 settled)")
    expect(beside.locator("details").last).not_to_have_attribute("open", "")
    cleo.button(re.compile("^What you can do about this line")).last.click()
    cleo.press("say-report-line")
    cleo.press("say-report")
    ann.page.get_by_text("You made this table. Reports: 1").click()
    settled.click()

    def in_sight() -> None:
        expect(ann.page.locator(".send")).to_be_in_viewport(ratio=1)
        assert ann.page.locator(".side").evaluate("it => it.scrollHeight <= it.clientHeight"), (
            "the column does not scroll"
        )
        assert beside.evaluate("it => it.parentElement.clientHeight <= 0.31 * it.closest('.side').clientHeight")

    in_sight()
    expect(ann.message).to_be_in_viewport(ratio=1)
    choose_phrase(ann, "promise", "return-favor")
    ann.field("As a promise").check()
    in_sight()
    ann.press("say-write")
    ann.page.locator(".to select").select_option("Only to Ben")
    expect(ann.page.locator(".send")).to_have_text("Whisper to Ben")
    in_sight()
    ann.page.set_viewport_size({"width": 390, "height": 844})
    expect(ann.page.locator("[data-tab=talk]")).to_be_visible()
    ann.open_talk()
    expect(ann.message).to_be_in_viewport(ratio=1)


def test_an_amount_is_sent_as_it_is_shown_or_not_at_all(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbb"), 0)
    ann.open_talk()
    ann.press("say-phrases")
    ann.press("talk-group-answer")
    ann.page.locator(".phrases button").filter(has_text="how much").first.click()
    amount, shown = ann.page.locator(".book input"), ann.page.locator(".preview .slot")
    expect(ann.page.locator(".book")).to_contain_text("from 1 to 99")
    for typed in ("-5", "500", "2.5", "0", ""):
        amount.fill("")
        amount.press_sequentially(typed)
        expect(amount).to_have_value(typed)
        expect(shown).to_have_text(typed or "how much")
        expect(ann.page.locator(".send")).to_be_disabled()
        expect(ann.page.locator("form .error")).to_be_visible()
        amount.press("Tab")
        expect(amount).to_have_value(typed)
    amount.fill("500")
    ann.page.locator(".book .keys button").first.click()
    expect(amount).to_have_value("99")
    amount.fill("42")
    expect(ann.page.locator("form .error")).to_have_count(0)
    send(ann)
    expect(ann.talk.locator("[data-line] .text")).to_contain_text("42")


def test_too_fast_is_said_and_nothing_typed_is_lost(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbb"), 0)
    ann.open_talk()
    for number in range(8):
        ann.tell(f"number {number}")
    ann.message.fill("one too many")
    ann.message.press("Enter")
    expect(ann.page.get_by_role("alert")).to_have_text(ann.say("refused-talk-too-fast"))
    expect(ann.message).to_have_value("one too many")
    expect(ann.talk).not_to_contain_text("one too many")
    ann.message.fill("x" * 360)
    expect(ann.page.get_by_text("40 characters left")).to_be_visible()
    ann.message.fill("x" * 405)
    expect(ann.page.get_by_text("5 characters too many")).to_be_visible()
    ann.message.press("Enter")
    expect(ann.page.get_by_role("alert")).to_have_text(ann.say("refused-too-long"))
    expect(ann.message).to_have_value("x" * 405)


def test_a_line_opens_rules_and_the_keyboard_is_enough(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pbb"), 0)
    page: Page = ann.page
    page.get_by_role("tab", name="Chronicle").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Talk")).to_be_focused()
    ann.message.focus()
    page.keyboard.type("See g-3.4, please.")
    page.keyboard.press("Enter")
    link = ann.talk.get_by_role("button", name="g-3.4")
    link.focus()
    page.keyboard.press("Enter")
    expect(ann.dialog.locator(".asked")).to_contain_text("G-3.4")
    page.keyboard.press("Escape")
    expect(link).to_be_focused()

    ann.button("Phrases").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".groups button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".phrases button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".send")).to_be_focused()
    page.keyboard.press("Enter")
    expect(ann.message).to_be_focused()
    expect(ann.talk.locator("[data-line]")).to_have_count(2)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")  # out of the phrases
    expect(page.locator(".book")).to_have_count(0)
    expect(ann.message).to_be_focused()


@pytest.mark.parametrize("scheme", cases(["light"], ["dark"]))
def test_talk_on_a_small_phone(server: RunningServer, guest: GuestMaker, scheme: str) -> None:
    made = server.make("ppp", game="spartacus", talk=WHISPERS)
    ann, ben = guest(made, 0, color_scheme=scheme, **SMALL_PHONE, **GERMAN), guest(made, 1)
    ben.open_talk()
    ben.tell("A long line about support, prices and what comes after, to everybody at this table.")
    ben.tell("Only for you.", to="Ann")
    badge = ann.page.locator("[data-tab=talk] .badge")
    expect(badge).to_have_text("2")
    bad: list[str] = []

    def check(screen: str) -> None:
        found = [*keys(ann.page), *ann.page.evaluate(WIDE), *ann.page.evaluate(SMALL), *violations(ann.page)]
        bad.extend([f"{screen}: {each}" for each in found])

    ann.open_talk()
    expect(badge).to_have_count(0)
    expect(ann.message).to_be_in_viewport()
    check("talk")
    ann.press("say-phrases")
    check("groups")
    ann.press("talk-group-deal")
    check("deals")
    ann.page.locator(".phrases button").filter(has_text=ann.say("say-slot-amount")).filter(
        has_text=ann.say("say-slot-thing")
    ).first.click()
    check("an amount")
    ann.press("say-next")
    ann.field(ann.say("say-find")).fill("net")
    check("a card")
    ann.page.locator(".book .grid button").first.click()
    expect(ann.page.locator(".send")).to_be_in_viewport()
    check("filled")
    send(ann)
    expect(ben.talk.locator("[data-line]")).to_have_count(3)
    ben.talk.locator("[data-line]").last.get_by_role("button").first.click()
    expect(ben.page.locator(".explain .text")).not_to_be_empty()
    assert not bad, "\n".join(bad)


@pytest.mark.more
def test_at_one_screen_whispers_stay_behind_the_curtain(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("ppp", talk=WHISPERS)
    both, cleo = guest(made, 0, 1), guest(made, 2)
    who = lift(both)
    other = "Ben" if who == "Ann" else "Ann"
    cleo.open_talk()
    cleo.tell(SECRET, to=who)
    both.open_talk()
    expect(both.talk).to_contain_text(SECRET)
    both.message.fill("an answer that waits")
    while True:  # until it is the other's turn
        if both.page.title().startswith("●"):
            both.play(both.legal.first)
        elif cleo.page.title().startswith("●"):
            cleo.play(cleo.legal.first)
        if both.button(re.compile("^I am ")).count():
            assert "axes are mine" not in both.page.content()
            if lift(both) == other:
                break
        both.page.wait_for_timeout(50)
    expect(both.open_talk()).not_to_contain_text(SECRET)
    assert "axes are mine" not in both.page.content()
    expect(both.message).to_have_value("")


@pytest.mark.more
def test_a_table_without_talk(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest()
    page = ann.go("/new?game=spartacus")
    page.locator("summary").click()
    expect(ann.field("Two may whisper")).to_be_checked()
    ann.field("Game").select_option("Gorus Maximus")
    expect(ann.field("Two may whisper")).not_to_be_checked()
    ann.field("People may talk at the table").uncheck()
    expect(ann.field("Two may whisper")).to_have_count(0)
    ann.button("Start the match").click()
    ann.open_talk()
    expect(page.get_by_text("Talk is switched off at this table.")).to_be_visible()
    expect(ann.message).to_have_count(0)
    ann.press("say-switch-on")
    ann.tell("Better.")


@pytest.mark.more
def test_talk_before_the_match(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pfb", start=False, talk=WHISPERS)
    ann, ben = guest(made, 0), guest()
    ben.go(f"/t/{made.table}#{made.invite}")
    ben.field("Your name").fill("Ben")
    ben.button("Sit down").click()
    expect(ben.message).to_be_visible()
    ben.message.fill("I am here.")
    ben.message.press("Enter")
    expect(ann.talk).to_contain_text("I am here.")
    expect(ann.page.locator(".to select")).to_have_count(0)
    ann.button("Start the match").click()
    expect(ann.open_talk()).to_contain_text("I am here.")


def test_a_promise_to_pay_is_kept_with_one_tap(server: RunningServer, guest: GuestMaker) -> None:
    g = position(3, gold=[9, 0, 0])
    made = Made(*lay(server.folder / "data", "spartacus", dump(RULES, g), ["Ann", "Ben", "bot"]))
    ann, ben = guest(made, 0), guest(made, 1, **GERMAN)
    ann.open_talk()
    ann.page.locator(".to select").select_option("Only to Ben")
    ann.press("say-phrases")
    ann.press("talk-group-promise")
    ann.page.locator(".phrases").get_by_role("button", name=re.compile(r"^I will pay you .* gold this turn")).click()
    ann.page.get_by_role("spinbutton", name="how much").fill("4")
    ann.page.keyboard.press("Tab")
    ann.field("As a promise to Ben").check()
    send(ann)
    his = ben.page.get_by_role("region", name=ben.say("promises"))
    expect(his).to_contain_text(ben.say("talk-spartacus-pay", gold=4))
    ann.button("Pay 4 now").click()
    expect(ben.log).to_contain_text(re.compile("Ann .* 4 Gold"))
    ben.press("promise-mark-kept")
    expect(ann.page.get_by_role("region", name="Promises")).to_contain_text("kept")
    expect(ann.button("Pay 4 now")).to_have_count(0)
