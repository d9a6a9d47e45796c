"""Tests the page of a profile and of the club: on both sizes, by keys, and what a stranger sees before and after."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import URL, Connection

from harena.server.people.rows import SignIn
from harena.server.people.sign_ins import begin, is_known
from harena.server.persistence import hashed
from harena.server.profile.choices import choose
from harena.server.profile.counter import MatchCounter
from harena.server.store import Store
from tests.browser.conftest import Guest, GuestMaker, RunningServer
from tests.browser.test_access import violations
from tests.server.profile.finished import ANN, DAN, EVA, keep, know, play

pytestmark = pytest.mark.more  # the server's tests show the usual case

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 568}


def in_database(server: RunningServer, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Do something with the database of the running server, outside of Playwright's event loop."""

    async def whole() -> None:
        store = await Store.open(URL.create("sqlite", database=str(server.folder / "data" / "harena.db")))
        try:
            await work(store)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, whole()).result()


async def begun(store: Store) -> None:
    """Ann, Dan and Eva have played matches of three games. Dan shows himself, Ann does not; she is signed in with the
    token `ann`."""
    if await store.ask(partial(is_known, person=ANN)):
        await store.transaction(partial(choose, person=ANN, shown=False, rated=True))
        return
    await know(store, ANN, DAN, EVA, rated=[ANN, DAN])
    await store.transaction(partial(choose, person=DAN, shown=True, rated=True))
    counter = MatchCounter(store)
    matches = [play("gorus", seats, seed) for seed, seats in enumerate(["adb", "dam", "ab", "abd", "adb", "aeb"] * 2)]
    matches += [play("munera", "adb", 30, turns=1), play("spartacus", "adb", 31, turns=1), play("gorus", "a", 32)]
    for played in matches:
        await keep(store, played)
        await counter.count(played.id)
    now = time.time()

    def sign_in(connection: Connection) -> None:
        begin(connection, ANN, SignIn("ann-browser", "Firefox, Linux", now, now, now), hashed("ann"), now + 3600)

    await store.transaction(sign_in)


def signed_in(server: RunningServer, guest: GuestMaker, **how: Any) -> Guest:
    found = guest(**how)
    found.page.context.add_cookies([{"name": f"harena_person_{server.port}", "value": "ann", "url": server.url}])
    return found


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_profile_is_shown_to_others_as_long_as_its_owner_wants(server: RunningServer, guest: GuestMaker) -> None:
    in_database(server, begun)
    ann, stranger = signed_in(server, guest), guest(viewport=PHONE)
    page = ann.go("/")
    page.get_by_role("link", name="Your profile").click()
    expect(page.get_by_role("heading", name="Your profile")).to_be_visible()
    expect(page.get_by_text("Nobody but you sees this page.")).to_be_visible()
    expect(page.get_by_role("img", name="Rating in Gorus Maximus").first).to_be_visible()
    page.get_by_text("As a table").first.click()
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(11)
    assert violations(page) == []

    show = page.get_by_role("switch", name="Show my profile")
    show.focus()
    page.keyboard.press("Space")
    link = page.get_by_role("link", name=f"{server.url}/players/")
    expect(link).to_be_visible()
    address = link.inner_text()
    seen = stranger.page
    seen.goto(address)
    expect(seen.get_by_role("heading", name="The profile of Ann")).to_be_visible()
    expect(seen.get_by_role("switch")).to_have_count(0)
    expect(seen.get_by_role("link", name="Open the table")).to_have_count(0)
    seen.get_by_role("combobox", name="Seats").select_option("3")
    seen.get_by_role("combobox", name="Game").select_option("munera")
    expect(seen.locator("#matches ~ ol > li")).to_have_count(1)
    seen.get_by_role("combobox", name="Game").select_option("")
    expect(seen.locator("#matches ~ ol > li")).to_have_count(10)
    expect(seen.get_by_text("Guest").first).to_be_visible()  # Eva shows nothing
    seen.get_by_role("button", name="Older").click()
    expect(seen.locator("#matches ~ ol > li")).to_have_count(5)
    expect(seen.get_by_text("11 to 15 of 15")).to_be_visible()
    assert violations(seen) == []
    assert fits(seen)
    seen.get_by_role("button", name="Rule G-3.4").click()
    expect(seen.get_by_role("dialog").get_by_text("G-3.4").first).to_be_visible()
    seen.keyboard.press("Escape")

    stranger.forgive("404 .*/api/players/")
    show.click()
    expect(page.get_by_text("Nobody but you sees this page.")).to_be_visible()
    seen.reload()
    expect(seen.get_by_role("heading", name="Nobody shows a profile here")).to_be_visible()


def test_a_match_that_a_bot_finished_says_so(server: RunningServer, guest: GuestMaker) -> None:
    async def finished(store: Store) -> None:
        await begun(store)
        played = play("gorus", "aed", 77, by_bot=lambda seat, number: seat == 0)
        await keep(store, played)
        await MatchCounter(store).count(played.id)

    in_database(server, finished)
    page = signed_in(server, guest).go("/profile")
    newest = page.locator("#matches ~ ol > li").filter(has_text="Finished by a bot")
    expect(newest.first).to_contain_text("A bot made most of your moves.")
    expect(newest.first).not_to_contain_text("Victory")


def test_the_club_stands_in_its_order_and_leads_to_profiles(server: RunningServer, guest: GuestMaker) -> None:
    in_database(server, begun)
    dan = guest(viewport=SMALL, color_scheme="dark")
    page = dan.go("/club")
    expect(page.get_by_role("row")).to_have_count(3)  # the head, Dan, the easy bot
    expect(page.get_by_text("Ann")).to_have_count(0)
    assert violations(page) == []
    assert fits(page)
    page.get_by_role("link", name="Dan").click()
    expect(page.get_by_role("heading", name="The profile of Dan")).to_be_visible()
    page.get_by_role("link", name="Club").click()
    page.get_by_role("link", name="Your profile").click()
    expect(page.get_by_role("heading", name="You have not played here yet")).to_be_visible()
