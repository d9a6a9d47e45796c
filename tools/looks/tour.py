"""What the pictures of every game have in common: bots play to a question, and a visitor sits down there and looks."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser
from playwright.sync_api import Error as PlaywrightError
from tests.browser.conftest import say

from harena.bots.driver import drive_match
from harena.bots.registry import make_bot
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import Choice, listed
from harena.kernel.serialization import dump
from harena.kernel.state import Event
from harena.matches.match import Match
from tools.running import UNTAUGHT
from tools.seed_table import lay

Json = dict[str, Any]
Position = tuple[Json, list[Event]]
Wanted = Callable[[Match[Any], Choice], bool]

ANN = 0
PEOPLE = ("Ann", "bot", "bot", "bot")
ASKED = ".prompt.asked"
MATCHES = 30  # until what no bot has come to is left out
WATCH = """
window.seen = [];
addEventListener("harena:moment", ({ detail: { moment } }) => window.seen.push(moment ? moment.name : ""));
"""


def many(choice: Choice) -> int:
    return len(list(listed(choice.options)))


def at(step: str, more: int = 2, turn: int = 0) -> Wanted:
    """In this turn or later, so that there is something to show."""
    return lambda match, choice: choice.step == step and many(choice) >= more and match.settled.turn >= turn


def found(name: str, states: Mapping[str, Wanted]) -> dict[str, Position]:
    """Let bots play until they have come to every state."""
    positions: dict[str, Position] = {}
    for seed in range(1, MATCHES):
        match = Match.start(game(name), {"players": 4}, Luck(Random(seed)))
        bots = [make_bot("heuristic", name, Random(seed + seat)) for seat in range(4)]

        def look(choice: Choice, match: Match[Any] = match) -> bool:
            for state, wanted in states.items():
                if choice.seat == ANN and state not in positions and wanted(match, choice):
                    positions[state] = dump(match.rules, match.seen_by(ANN)), list(match.events)
            return len(positions) == len(states)

        drive_match(match, bots, until=look)
        if len(positions) == len(states):
            break
    return positions


class Look(NamedTuple):
    """How it is looked at."""

    width: int
    height: int
    lang: str = "en"
    dark: bool = False
    gray: bool = False
    only: Sequence[str] = ()  # states by the beginning of their name
    plain: bool = False  # in the plain view

    @property
    def name(self) -> str:
        return f"{self.width}-{'gray' if self.gray else 'dark' if self.dark else 'light'}-{self.lang}"


class Tour:
    """One visitor at all tables of a game."""

    game: str  # its name
    asked: Sequence[str] = ()  # kinds of questions that the page may not answer

    def __init__(self, browser: Browser, here: str, data: Path, folder: Path, look: Look) -> None:
        self.here, self.data, self.folder, self.only, self.lang = here, data, folder, look.only, look.lang
        self.phone, self.slim = look.width < 600, look.height < 600
        context = browser.new_context(
            viewport={"width": look.width, "height": look.height},
            locale=look.lang,
            color_scheme="dark" if look.dark else "light",
            has_touch=self.phone,
        )
        standing = json.dumps({"policies": dict.fromkeys(self.asked, "ask"), "titles": {}})
        asked = f"localStorage['harena.standing.{self.game}'] = {json.dumps(standing)};"
        context.add_init_script(asked + UNTAUGHT + WATCH)
        if look.plain:
            context.add_init_script("localStorage['harena.settings'] ??= JSON.stringify({ plain: true })")
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: print(f"error on the page: {error}"))
        if look.gray:
            session = context.new_cdp_session(self.page)
            session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
        self.page.goto(here)
        self.files: list[Path] = []

    def shot(self, name: str) -> None:
        path = self.folder / f"{name}.png"
        self.page.screenshot(path=path)
        self.files.append(path)

    def sit(self, position: Position, people: Sequence[str] = PEOPLE, watch: bool = False) -> None:
        laid = lay(self.data, self.game, position[0], people, position[1])
        tokens = {} if watch else {ANN: laid.tokens[ANN]}
        kept = json.dumps({laid.table: {"tokens": tokens, "invite": laid.invite, "added": 1}})
        self.page.evaluate("kept => localStorage.setItem('harena.tables', kept)", kept)
        self.page.goto(f"{self.here}/t/{laid.table}{'#' + laid.invite if watch else ''}")
        if watch:
            self.press("main .primary")
        else:
            with suppress(PlaywrightError):
                self.page.wait_for_selector(ASKED, timeout=9000)
        self.page.wait_for_timeout(600)

    def seen(self) -> None:
        """Close the summary of what happened before."""
        away = self.page.locator(".away button")
        if away.count():
            away.last.click()
            self.page.wait_for_timeout(250)

    def press(self, css: str, last: bool = False) -> None:
        found = self.page.locator(css)
        (found.last if last else found.first).evaluate("it => it.click()")
        self.page.wait_for_timeout(450)

    def all(self, positions: dict[str, Position]) -> None:
        for name, position in positions.items():
            self.one(name, partial(self.plain, position))
        for name, act in self.special(positions).items():
            self.one(name, act)

    def one(self, name: str, act: Callable[[], None]) -> None:
        if self.only and not any([name.startswith(each) for each in self.only]):
            return
        try:
            act()
            self.shot(name)
        except PlaywrightError as error:
            self.shot(f"{name}-failed")
            print(f"{name}: {str(error)[:200]}")

    def plain(self, position: Position) -> None:
        self.sit(position)
        self.seen()

    def key(self, key: str) -> None:
        self.page.keyboard.press("Escape")
        self.page.wait_for_timeout(300)
        self.page.keyboard.press(key)
        self.page.wait_for_timeout(500)

    def tool(self, label: str) -> None:
        """Open one of the tools, which a low screen has in a menu."""
        self.page.keyboard.press("Escape")
        self.page.wait_for_timeout(300)
        if self.slim:
            self.press(".foot .menu")
        self.page.get_by_role("button", name=say(self.lang, label), exact=True).first.evaluate("it => it.click()")
        self.page.wait_for_timeout(700)

    def standing(self) -> None:
        self.tool("settings")
        self.page.locator("dialog[open] section.stack h3").last.evaluate("it => it.scrollIntoView()")

    def special(self, positions: dict[str, Position]) -> dict[str, Callable[[], None]]:
        """Return the states that take more than to sit down. Some start from the one before."""
        return {}
