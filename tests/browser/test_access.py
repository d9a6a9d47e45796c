"""Checks every screen with axe, in light and dark mode."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import GuestMaker, RunningServer
from tests.browser.screens import walk

pytestmark = pytest.mark.more

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"


def violations(page: Page) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("async () => (await axe.run({ resultTypes: ['violations'] })).violations")
    return [
        f"{each['id']} ({each['impact']}): {each['help']}\n      {node['html'][:200]}\n      {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.soak)])
def test_no_screen_has_a_serious_violation(server: RunningServer, guest: GuestMaker, scheme: str) -> None:
    ann = guest(color_scheme=scheme)
    bad = [f"{screen}: {each}" for screen in walk(server, ann) for each in violations(ann.page)]
    assert not bad, "\n".join(["", *bad])
