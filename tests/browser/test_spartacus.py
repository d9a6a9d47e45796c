"""Tests Spartacus on its own screen, as people play it: a whole match, a fight, schemes and deals of two people, a turn on
the phone, and who only watches. test_plain_spartacus.py has the plain view, test_rough.py what the page does not expect.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import GuestMaker, Json, RunningServer
from tests.browser.player import SpartacusPlayer
from tests.browser.test_frame import PHONE

OVER = re.compile("You win|Won by|Shared victory")
QUICK: Json = {"settings": {"motion": "off"}}


@pytest.mark.parametrize(
    "by", ["mouse", pytest.param("touch", marks=pytest.mark.soak), pytest.param("keys", marks=pytest.mark.soak)]
)
def test_a_whole_match(server: RunningServer, guest: GuestMaker, by: str) -> None:
    """Everything that is asked is answered on the screen itself. When the guest leaves, what the page has sent is
    checked: one answer to each question, none of them refused.
    """
    made = server.make("pbb", game="spartacus", turns=2, length="quick", bot="easy")
    ann = guest(made, 0, **QUICK, **(PHONE if by == "touch" else {}))
    player = SpartacusPlayer(ann, by)
    player.play()
    expect(ann.dialog).to_contain_text(OVER)
    assert {"match.choose_house", "intrigue.do_deed", "market.trade", "market.bid"} <= set(player.steps), player.steps
    assert ann.scene()["stage"]["turn"] == 2
