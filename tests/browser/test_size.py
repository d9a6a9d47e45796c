"""Tests the size of what is sent to a new browser, by opening the page in one."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from harena.games import GAMES
from harena.server.static import FOLDER, TEXTS
from harena.text import LANGUAGES
from tests.browser.conftest import Guest, GuestMaker, RunningServer
from tests.cases import cases

# Bytes, compressed.
MOST_SHELL = 90_000  # the lobby in one language, with the fonts
MOST_SCREEN = 70_000  # what a table of one game needs in addition: the frame, the kit, the screen, and their texts
MOST_TALK = 12_300

# The last file that a table asks for, and the time in which the ones asked for together with it come.
LOADED = "() => performance.getEntriesByType('resource').some((file) => /talk-.*css/.test(file.name))"
QUIET = 500  # ms


def packed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9, mtime=0)) if file.suffix in TEXTS else file.stat().st_size


class Visit:
    """Collects the files that a browser asks for."""

    def __init__(self, guest: Guest) -> None:
        self.paths: list[str] = []
        guest.page.on("requestfinished", lambda request: self.paths.append(urlsplit(request.url).path))

    def files(self) -> dict[str, int]:
        """Return the compressed size of each file of ours; addresses of the page are its index."""
        found = {path if (FOLDER / path[1:]).is_file() else "/index.html" for path in self.paths if "/api/" not in path}
        return {path: packed(FOLDER / path[1:]) for path in sorted(found)}


def show(what: str, files: dict[str, int], most: int) -> None:
    total = sum(files.values())
    print(f"\n{what}: {total} of {most} bytes")
    for path, size in sorted(files.items(), key=lambda one: -one[1]):
        print(f"  {size:6} {path}")
    assert total <= most, f"{what} has {total} bytes, more than {most}"


def lobby(guest: Guest) -> dict[str, int]:
    visit = Visit(guest)
    guest.go("/")
    expect(guest.play_now()).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    return visit.files()


@pytest.mark.parametrize("lang", cases(LANGUAGES[-1:], LANGUAGES[:-1]))
def test_the_shell_is_small(guest: GuestMaker, lang: str) -> None:
    files = lobby(guest(locale=lang))
    show(f"shell in {lang}", files, MOST_SHELL)
    assert [path for path in files if "/page-" in path], "texts are files of their own"
    others = [other for other in LANGUAGES if other != lang]
    assert not [path for path in files if re.search(rf"-({'|'.join(others)})-", path)], "one language only"


@pytest.mark.parametrize("plain", cases([False], [True]))
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_small(server: RunningServer, guest: GuestMaker, game: str, plain: bool) -> None:
    ann = guest(locale="de", settings={"plain": plain, "lang": "de"})
    shell = lobby(ann)
    visit = Visit(ann)
    ann.sit(server.make("pppp", game), 0)  # nobody else chooses: the match stays at its beginning
    expect(ann.page.locator(".stage > *").first).to_be_visible()
    expect(ann.page.get_by_role("log")).to_be_visible()
    ann.page.wait_for_function(LOADED)
    ann.page.wait_for_timeout(QUIET)
    more = {path: size for path, size in visit.files().items() if path not in shell}
    talk = {path: size for path, size in more.items() if "/talk-" in path}
    show("talk", talk, MOST_TALK)
    screen = {path: size for path, size in more.items() if path not in talk}
    own = [path for path in screen if f"/{game}-" in path]
    show(f"{game}{' in the plain view' if plain or not own else ''}", screen, MOST_SCREEN)
    assert [path for path in screen if "/match-" in path], "the frame comes with a screen, not with the lobby"
    assert not [path for path in screen if re.search(r"-(en|fr|it)-", path)], "one language only"
    if plain:
        assert not own, "the plain view needs nothing of the game's own screen"


def test_the_page_has_no_inline_script_or_style() -> None:
    html = (FOLDER / "index.html").read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=", html)
    assert all(not inside.strip() for inside in re.findall(r"<script[^>]*>(.*?)</script>", html, re.S))
    assert not re.search(r"""(src|href)=["'](https?:)?//""", html), "everything comes from the server itself"
