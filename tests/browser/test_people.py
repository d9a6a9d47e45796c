"""Tests that people keep their seats: without the storage of their browser, on another device, and with an account."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import GuestMaker, RunningServer


def test_a_browser_that_lost_its_storage_finds_table_and_seat(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest()
    ann.go("/")
    ann.play_now().click()
    expect(ann.hand).to_be_visible()
    held, address = ann.held(), ann.page.url
    ann.page.evaluate("localStorage.clear()")
    ann.go("/")
    ann.page.locator(f'a[href="{address.removeprefix(server.url)}"]').click()
    expect(ann.hand).to_be_visible()
    assert ann.held() == held
    ann.page.evaluate("localStorage.clear()")
    ann.page.goto(address)
    expect(ann.hand).to_be_visible()
    assert ann.held() == held
    stranger = guest()
    stranger.page.goto(address)
    expect(stranger.log).to_be_visible()
    expect(stranger.hand).to_have_count(0)
    assert stranger.wire.scene["names"]["you"] == -1
