"""Tests the page of a long match, and that a page outlives the server it was opened from."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect
from tools.long_table import lay

from harena.server.store import Store
from tests.browser.conftest import GuestMaker, Made, RunningServer

BACK = 15_000  # ms until a page has found the server again


def long_table(server: RunningServer, name: str, decisions: int) -> Made:
    async def laid() -> str:
        store = await Store.open(f"sqlite:///{server.folder / 'data' / 'harena.db'}")
        try:
            return await lay(store, name, 3, decisions, 1)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as pool:  # the browser's thread has an event loop already
        key = pool.submit(asyncio.run, laid()).result()
    return Made(key, "", {0: key})


@pytest.mark.more
def test_the_whole_chronicle_comes_in_pages(server: RunningServer, guest: GuestMaker) -> None:
    """The newest lines are there at once, the first line after a while, and no line twice."""
    ann = guest(long_table(server, "spartacus", 500), 0, settings={"motion": "off"})
    lines = ann.log.get_by_role("listitem")
    expect(lines.last).to_be_visible()
    sent = [line["n"] for line in ann.wire.scenes[0]["log"]]
    assert sent[0] > 0
    earlier = ann.log.get_by_role("button", name=ann.say("say-earlier"))
    while lines.count() <= sent[-1]:
        if earlier.is_visible():
            earlier.click()
        ann.page.wait_for_timeout(50)
    expect(earlier).to_have_count(0)
    more = [line["n"] for scene in ann.wire.scenes[1:] for line in scene["log"]]
    assert lines.count() <= len({*range(sent[-1] + 1), *more}), "no line stands there twice"


def test_a_page_goes_on_when_the_server_was_restarted(server: RunningServer, guest: GuestMaker) -> None:
    """It is not loaded again, and keeps what it knows. Who clicks meanwhile is told why nothing happens."""
    ann = guest(server.make("pb"), 0, settings={"motion": "off"})
    expect(ann.cards).to_have_count(10)
    ann.forgive("ERR_CONNECTION_(REFUSED|RESET)", "ERR_EMPTY_RESPONSE", "WebSocket")
    ann.page.evaluate("() => (window.notLoadedAgain = true)")
    ann.play()
    assert server.process is not None
    server.process.terminate()
    assert server.process.wait(10) == 0
    ann.next()
    before = ann.held()
    ann.legal.first.click()
    lost = ann.page.get_by_text(ann.say("lost"))
    expect(lost).to_be_visible()
    server.start()
    expect(lost).to_have_count(0, timeout=BACK)
    ann.next()
    assert ann.held() == before, "a click without a connection plays nothing later"
    ann.play()
    assert ann.page.evaluate("() => window.notLoadedAgain")
    assert ann.page.evaluate("() => window.sockets.length") > 1
