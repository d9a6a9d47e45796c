"""Tests the coach beside the replay: what it has found is shown with its moments, and it can be asked and stopped."""

from __future__ import annotations

import json
import re
import sqlite3
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect
from tools.recorded_table import lay

import harena
from harena.coach.slices import some
from harena.games import game
from harena.matches.record import read_record
from tests.browser.conftest import Guest, GuestMaker, Made, RunningServer
from tests.browser.test_access import violations

FEW = 4  # simulations
PHONES = [(390, 844), (320, 568)]


@cache
def played(players: int, target: int) -> dict[str, Any]:
    match = harena.start("gorus", players=players, seed=5, target=target)
    harena.play(match, ["easy", "medium", "easy"][:players], seed=5)
    return read_record(json.dumps(match.record), "here", lambda each: game(each).rules)


def finished(server: RunningServer, players: int = 3, target: int = 2) -> Made:
    return Made(*lay(server.folder / "data", played(players, target), ["Ann", "Ben", "bot:easy"][:players]))


@cache
def findings() -> list[dict[str, Any]]:
    """Return what the coach finds for the first seat."""
    return some(json.dumps(played(3, 2)), 0, FEW, 0, 1000.0).found


def keep_review(server: RunningServer, made: Made) -> None:
    body = json.dumps({"simulations": FEW, "left": 0, "found": findings()})
    with sqlite3.connect(server.folder / "data" / "harena.db", timeout=10) as database:
        database.execute("INSERT INTO reviews VALUES (?, 0, ?, 'test', 0, 0, 0)", (made.table, body))
    database.close()


def test_a_review_leads_to_the_moments_of_the_match(server: RunningServer, guest: GuestMaker) -> None:
    made = finished(server)
    keep_review(server, made)
    ann = guest(made, 0)
    ann.page.get_by_role("link", name=ann.say("end-coach")).click()  # at the end of the match
    scrubber = ann.page.get_by_role("slider", name=ann.say("replay-scrubber"))
    course = ann.page.get_by_role("slider", name=ann.say("review-course"))
    expect(course).to_be_visible()
    costly = [each for each in findings() if each["kind"] == "decision" and each["verdict"] not in ("best", "good")]
    worst = max(costly, key=lambda each: each["cost"])
    card = ann.page.locator(".coach .card").first
    expect(card).to_contain_text(ann.say(f"review-{worst['verdict']}"))
    expect(card).to_contain_text(f"{100 * worst['chances'][1]:.0f} %")
    card.get_by_role("button").click()
    n = int(scrubber.input_value())
    expect(card).to_contain_text(ann.say("review-go", n=n))
    here = ann.page.get_by_role("region", name=ann.say("review-here"))
    expect(here).to_contain_text(ann.say("review-given"))
    expect(here).to_contain_text(f"{100 * worst['chances'][0]:.0f} %")
    course.fill("7")  # one can go along it
    expect(scrubber).to_have_value("7")
    begins = ann.say("review-chances-at", n=7, chances="").rstrip()
    expect(course).to_have_attribute("aria-valuetext", re.compile(f"^{re.escape(begins)}"))
    assert course.get_attribute("aria-valuetext") == _said(ann, 7)
    table = ann.page.get_by_role("region", name=ann.say("review-chances"))
    ann.page.locator("summary", has_text=ann.say("review-chances")).click()
    rows = len([each for each in findings() if each["kind"] == "point"])
    expect(table.get_by_role("row")).to_have_count(1 + rows)
    before = ann.page.locator(".coach .line").count()
    ann.page.get_by_label(ann.say("review-all")).check()
    expect(ann.page.locator(".coach .line")).to_have_count(
        len([each for each in findings() if each["kind"] == "decision"])
    )
    assert before < ann.page.locator(".coach .line").count()
    ann.page.get_by_label(ann.say("review-whose")).select_option(index=1)
    expect(ann.button(ann.say("review-ask", name="Ben"))).to_be_visible()
    ann.page.get_by_role("button", name=ann.say("replay-coach"), exact=True).click()
    expect(ann.page.get_by_role("complementary", name=ann.say("log"))).to_be_visible()


def _said(guest: Guest, n: int) -> str:
    """Return what a screen reader says at a moment of the course: what stands below it."""
    shown = guest.page.locator(".names span").all_inner_texts()
    chances = ", ".join([" ".join(text.split()[1:]) for text in shown])
    return guest.say("review-chances-at", n=n, chances=chances)


@pytest.mark.more
def test_the_coach_is_asked_stopped_and_asked_again(server: RunningServer, guest: GuestMaker) -> None:
    made = finished(server, players=2, target=1)
    ann, watcher = guest(made, 0), guest()
    ann.go(f"/t/{made.table}/replay?coach")
    watcher.go(f"/t/{made.table}/replay?coach")
    expect(watcher.page.get_by_text(watcher.say("review-nobody"))).to_be_visible()
    ann.press("review-ask", name="Ann")
    ann.press("review-stop")
    ann.press("review-ask", name="Ann")
    expect(ann.page.get_by_role("progressbar")).to_be_visible()
    expect(ann.page.get_by_role("slider", name=ann.say("review-course"))).to_be_visible(timeout=120_000)
    watcher.page.reload()
    expect(watcher.page.get_by_role("slider", name=watcher.say("review-course"))).to_be_visible()


@pytest.mark.more
@pytest.mark.parametrize("size", PHONES)
def test_the_coach_fits_on_a_phone(server: RunningServer, guest: GuestMaker, size: tuple[int, int]) -> None:
    """Its part lies over the table; what it says of a moment is below the table."""
    made = finished(server)
    keep_review(server, made)
    ann = guest(locale="de-CH", viewport={"width": size[0], "height": size[1]})
    ann.go(f"/t/{made.table}/replay?coach")
    expect(ann.page.get_by_role("slider", name=ann.say("review-course"))).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ann.page.locator(".scrolls").evaluate("it => it.scrollWidth <= it.clientWidth")
    ann.page.locator(".coach .card").first.get_by_role("button").click()
    ann.page.get_by_role("tab", name=ann.say("stage-tab-table")).click()
    expect(ann.page.get_by_role("region", name=ann.say("review-here"))).to_contain_text(ann.say("review-given"))


@pytest.mark.more
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_coach_has_no_serious_violation(server: RunningServer, guest: GuestMaker, scheme: str) -> None:
    made = finished(server)
    keep_review(server, made)
    ann = guest(color_scheme=scheme)
    ann.go(f"/t/{made.table}/replay?coach")
    expect(ann.page.get_by_role("slider", name=ann.say("review-course"))).to_be_visible()
    ann.page.locator("details").evaluate_all("all => all.forEach(it => (it.open = true))")
    bad = violations(ann.page)
    assert not bad, "\n".join(["", *bad])
