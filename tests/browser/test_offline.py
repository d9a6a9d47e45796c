"""Tests the installed page: what it keeps, and what it shows where no server answers."""

from __future__ import annotations

import json
import struct
from typing import Any

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import Guest, GuestMaker, RunningServer

KEPT = """async () => {
  const names = await caches.keys();
  const found = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys())));
  return found.flat().map((request) => new URL(request.url).pathname);
}"""


def kept(guest: Guest) -> list[str]:
    found: list[str] = guest.page.evaluate(KEPT)
    return found


def until_kept(guest: Guest) -> None:
    """Wait until the service worker keeps all that the page has loaded."""
    guest.page.wait_for_function(f"""async () => {{
      const kept = await ({KEPT})();
      const loaded = performance.getEntriesByType("resource").map((it) => new URL(it.name).pathname);
      const ours = loaded.filter((path) => path.startsWith("/assets/"));
      return navigator.serviceWorker.controller && ours.length && ours.every((path) => kept.includes(path));
    }}""")


def test_without_a_server_the_page_says_what_works_and_goes_on_by_itself(
    server: RunningServer, guest: GuestMaker
) -> None:
    made = server.make("pp")
    ann = guest(made, 0, locale="de")
    expect(ann.cards).to_have_count(10)
    until_kept(ann)
    files = kept(ann)
    assert all(path == "/" or path.startswith("/assets/") for path in files), "no answer of the API, and no table"
    assert made.tokens[0] not in json.dumps(files)

    ann.cut()
    ann.forgive("status of 503")
    ann.go(f"/t/{made.table}")
    expect(ann.page.get_by_role("heading", level=1, name=ann.say("offline-title"))).to_be_visible()
    expect(ann.page.get_by_text(ann.say("offline-seats", count=1))).to_be_visible()
    ann.press("try-again")
    expect(ann.page.get_by_role("status").filter(has_text=ann.say("offline-still"))).to_be_visible()
    ann.press("settings")
    expect(ann.dialog).to_be_visible()
    ann.page.keyboard.press("Escape")

    ann.mend()  # nobody presses anything
    expect(ann.cards).to_have_count(10)


def test_the_page_can_be_installed(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest()
    ann.go("/")
    devtools = ann.context.new_cdp_session(ann.page)
    read = devtools.send("Page.getAppManifest")
    assert not read["errors"], read["errors"]
    manifest: dict[str, Any] = json.loads(read["data"])
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    assert "maskable" in [icon.get("purpose") for icon in manifest["icons"]]
    for icon in manifest["icons"]:
        answer = httpx.get(server.url + icon["src"])
        assert (answer.status_code, answer.headers["content-type"]) == (200, icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.content[16:24])
            assert f"{width}x{height}" == icon["sizes"]
    until_kept(ann)
