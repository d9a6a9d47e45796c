"""Tests six states of the Munera screen with axe, in light and dark: contrast, names and roles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from harena.games.munera.state import Munera
from tests.browser.conftest import Guest, GuestMaker, RunningServer
from tests.browser.screens import laid
from tests.browser.test_access import violations
from tests.rules.munera import playing

MEN = {
    0: ["Leo aequimanus", "Hector hoplomachus", "Nimbus provocator wounded"],
    1: ["Ferox hoplomachus", "Paris myrmillo"],
    2: ["Draco thraex"],
}


def states() -> Iterator[tuple[str, Munera]]:
    hands = {0: ["Fur", "Iugula"]}
    homes = ["Latium", "Samnium", "Sicilia", "Venetia"]
    yield "set-up", playing.start(4)
    yield "rest", playing.position(4, open=["Telesia", "Pompeii"], men=MEN, hands=hands, regions=homes)
    forum = ["Audax", "medicus 3", "lupae 3"]
    yield "forum", playing.position(4, phase="auctions", forum=forum, men=MEN, hands=hands, regions=homes)
    yield "poll", playing.spectacle("Telesia", host=3, at="open_poll", players=4, men=MEN, regions=homes)
    men = {1: ["Ferox hoplomachus"], 2: ["Draco aequimanus"]}
    yield "bets", playing.duel("Ferox", "Draco", players=4, rudis=1, men=men, denarii=[9, 0, 0, 0], regions=homes)
    mine = {0: ["Leo aequimanus"], 1: ["Ferox hoplomachus"]}
    yield "duel", playing.duel("Leo", "Ferox", players=4, men=mine, hands=hands, regions=homes)


def see(server: RunningServer, ann: Guest) -> Iterator[str]:
    ann.go("/")
    for name, g in states():
        ann.sit(laid(server, g), 0)
        expect(ann.page.locator(".munera")).to_be_visible()
        ann.page.wait_for_function("() => document.title.startsWith('●')")
        yield name


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_no_state_of_munera_has_a_serious_violation(server: RunningServer, guest: GuestMaker, scheme: str) -> None:
    ann = guest(color_scheme=scheme, settings={"motion": "off"})
    bad = [f"{name}: {each}" for name in see(server, ann) for each in violations(ann.page)]
    assert not bad, "\n".join(["", *bad])
