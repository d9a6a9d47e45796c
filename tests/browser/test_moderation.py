"""Tests what people see when the host of the site announces something, closes a table or bans an address."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import GuestMaker, RunningServer, say
from tests.browser.test_access import violations

pytestmark = pytest.mark.more

Admin = Callable[..., None]


@pytest.fixture
def admin(server: RunningServer) -> Iterator[Admin]:
    def order(*words: str) -> None:
        command = [sys.executable, "-m", "harena", "admin", *words, "--data", str(server.folder / "data")]
        subprocess.run(command, check=True, capture_output=True, timeout=60)

    yield order
    order("announce", "--withdraw")


@pytest.mark.parametrize(
    "size", [{"width": 320, "height": 568}, pytest.param({"width": 1280, "height": 800}, marks=pytest.mark.soak)]
)
def test_an_announcement_is_seen_and_can_be_closed(
    server: RunningServer, guest: GuestMaker, admin: Admin, size: dict[str, int]
) -> None:
    ann = guest(viewport=size)
    ann.go("/")
    ann.sit(server.make("pb"), 0)
    expect(ann.hand).to_be_visible()
    admin("announce", "We restart at <b>ten</b> tonight.")
    said = ann.page.get_by_text("We restart at <b>ten</b> tonight.")
    expect(said).to_be_visible()
    below = ann.page.locator("div.frame").bounding_box()
    above = said.bounding_box()
    assert below is not None
    assert above is not None
    assert above["y"] + above["height"] <= below["y"], "it covers nothing"
    assert below["y"] + below["height"] <= size["height"] + 1, "the table ends where the window ends"
    assert violations(ann.page) == []
    ann.press("announced-close")
    expect(said).to_be_hidden()
    ann.page.reload()
    expect(ann.hand).to_be_visible()
    expect(said).to_be_hidden()
    admin("announce", "Another one.")
    expect(ann.page.get_by_text("Another one.")).to_be_visible()
    admin("announce", "--withdraw")
    expect(ann.page.get_by_text("Another one.")).to_be_hidden()


def test_the_lobby_shows_it_too(server: RunningServer, guest: GuestMaker, admin: Admin) -> None:
    admin("announce", "Salvete omnes")
    while httpx.get(f"{server.url}/api/announcement").json()["text"] != "Salvete omnes":
        """The server reads its orders every two seconds."""
    ann = guest()
    for path in ("/", "/new"):
        ann.go(path)
        expect(ann.page.get_by_text("Salvete omnes")).to_be_visible()


@pytest.mark.parametrize("lang", ["de", *[pytest.param(lang, marks=pytest.mark.soak) for lang in ("en", "fr", "it")]])
def test_a_closed_table_says_why(server: RunningServer, guest: GuestMaker, admin: Admin, lang: str) -> None:
    ann = guest(locale=lang)
    ann.go("/")
    made = server.make("pp")
    ann.sit(made, 0)
    expect(ann.page.locator("div.frame")).to_be_visible()
    admin("close", made.table, "--why", "Bad words")
    expect(ann.page.get_by_role("heading", name=say(lang, "closing-closed"))).to_be_visible()
    expect(ann.page.get_by_text(say(lang, "closing-why", why="Bad words"))).to_be_visible()
    assert violations(ann.page) == []
    ann.go("/")
    expect(ann.page.get_by_text(say(lang, "mine-closed"))).to_be_visible()
    ann.go(f"/t/{made.table}")
    expect(ann.page.get_by_role("heading", name=say(lang, "closing-closed"))).to_be_visible()
