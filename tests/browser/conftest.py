"""Provides a real server and a real browser: every guest has their own, and a test fails if anything went wrong
in it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    WebSocket,
    expect,
    sync_playwright,
)
from playwright.sync_api import Error as PlaywrightError
from tools.running import FLAGS, answers, chromium, free_port, serve

import harena
import harena.server.static
from harena.games import GAMES
from harena.server.changes import edited
from tests.programs import Program

Json = dict[str, Any]

PATIENCE = 15.0  # seconds until a test gives up waiting
# Reports what the Content-Security-Policy has blocked, and keeps the sockets, so that a test can cut them, and the
# moments with their times.
WATCH = """
document.addEventListener("securitypolicyviolation", (e) => console.error("policy", e.violatedDirective, e.blockedURI));
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...args) {
    super(...args);
    window.sockets.push(this);
  }
};
window.moments = [];
addEventListener("harena:moment", ({ detail: { moment } }) => {
  const at = performance.now();
  const last = window.moments.at(-1);
  if (last && last.to === null) last.to = at;
  if (moment) window.moments.push({ name: moment.name, weight: moment.weight, from: at, to: null });
});
"""
expect.set_options(timeout=PATIENCE * 1000)
_numbers = count()


def installed() -> str:
    return chromium() or pytest.fail(
        "the browser tests need Chromium. Install it with: sudo apt-get install chromium-headless-shell", pytrace=False
    )


@cache
def catalogue(lang: str) -> FluentBundle:
    """Return the texts of the page in a language; English where a text is missing, as on the page."""
    bundle = FluentBundle([lang], use_isolating=False)
    for place in ("en", lang):
        ours = (Path(harena.__file__).parent / "locales" / place).glob("*.ftl")
        for file in [*sorted(ours), *sorted(Path(__file__).parents[1].glob(f"games/*/locales/{place}.ftl"))]:
            bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle


def say(lang: str, key: str, **args: Any) -> str:
    bundle = catalogue(lang)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, args)
    assert not errors, errors
    return str(text)


class Made(NamedTuple):
    table: str
    invite: str
    tokens: dict[int, str]


class RunningServer:
    """A `harena serve` process that can be killed and started again."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder, self.options = folder, options
        self.port = free_port(24000, 1000)
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: Program | None = None

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = Program(serve(self.port, self.folder / "data", "--away", "0", *self.options), log, log)
        if not answers(self.port, self.process):
            raise RuntimeError(f"the server does not answer: {(self.folder / 'log').read_text()}")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def post(self, path: str, body: Json) -> Json:
        """Send a request from a new address of this machine each time, because the server limits new tables per
        address.
        """
        number = next(_numbers)
        transport = httpx.HTTPTransport(local_address=f"127.8.{number // 250}.{number % 250 + 1}")
        with httpx.Client(transport=transport, base_url=self.url, timeout=PATIENCE) as client:
            answer = client.post(path, json=body)
        assert answer.status_code == 201, answer.text
        found: Json = answer.json()
        return found

    def make(
        self,
        seats: str,
        game: str = "gorus",
        start: bool = True,
        bot: str = "",
        talk: Json | None = None,
        **options: Any,
    ) -> Made:
        """Make a table: "ppb" is two people and a bot, "f" a free seat. One support wins. `talk` is what is not as
        usual about talk."""
        kinds = {"p": "person", "b": "bot", "f": "free"}
        names = ["Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gaia", "Hugo"]
        wish = {
            "game": game,
            "options": {"players": len(seats), **({"target": 1} if game == "gorus" else {}), **options},
            "seats": [
                {"who": kinds[kind], "name": names[at] if kind == "p" else "", "bot": bot if kind == "b" else ""}
                for at, kind in enumerate(seats)
            ],
            "start": start,
            **(talk or {}),
        }
        made = self.post("/api/tables", wish)
        return Made(made["table"], made["invite"], {seat["seat"]: seat["token"] for seat in made["seats"]})


class Wire:
    """The laws of what a page sends: one answer to each question, and none that the server must refuse."""

    def __init__(self) -> None:
        self.scene: Json = {}  # the newest
        self.scenes: list[Json] = []  # all that the page has held
        self.broken: list[str] = []
        self._given: dict[tuple[str, int, int | None], str] = {}  # questions, and the command that has answered them
        self._table = ""

    def send(self, message: Json) -> None:
        if message["type"] == "undo":
            self._given.clear()  # it may be asked again
        if message["type"] != "answer":
            return
        asks = self.scene.get("question") or {}
        same = (asks.get("choice"), asks.get("turn")) == (message["choice"], message["turn"])
        question = (message["choice"], message["turn"], asks["given"] if same else None)
        before = self._given.setdefault(question, message["command"])
        if before != message["command"]:  # the same one again: a new connection repeats what was not acknowledged
            self.broken.append(f"two answers to one question: {message}")

    def hear(self, message: Json) -> None:
        if message["type"] == "table" and message["id"] != self._table:
            self._table = message["id"]
            self._given.clear()  # another match, with the same numbers
        if message["type"] in ("scene", "change"):
            self.scene = message if message["type"] == "scene" else edited(self.scene, message)
            self.scenes.append(self.scene)
        if message["type"] == "refused" and message["command"] in self._given.values():
            question = next(key for key, command in self._given.items() if command == message["command"])
            asks = self.scene.get("question") or {}
            now = asks.get("step"), asks.get("choice"), asks.get("turn"), asks.get("given")
            self.broken.append(f"refused: {message}, the answer to {question}; asked now: {now}")


class Guest:
    """One person with one browser."""

    def __init__(self, server: RunningServer, context: BrowserContext, lang: str) -> None:
        self.server = server
        self.base = server.url  # where this browser finds it
        self.lang = lang
        self.context = context
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.forgiven = ["net::ERR_ABORTED"]  # patterns: requests of a page that was left, and what a test does itself
        self.heard: list[str] = []  # everything that came by WebSocket
        self.wire = Wire()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        self.page.on("requestfailed", lambda it: self.troubles.append(f"failed: {it.url} {it.failure}"))
        self.page.on("request", lambda it: self._address(it.url))
        self.page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _address(self, url: str) -> None:
        ours = f"{self.base}/", f"{self.base.replace('http', 'ws', 1)}/"
        if not url.startswith((*ours, f"{self.server.url}/", "data:", "blob:")):
            self.troubles.append(f"a request to somebody else: {url}")

    def _socket(self, socket: WebSocket) -> None:
        self._address(socket.url)
        socket.on("framereceived", lambda data: self._hear(str(data)))
        socket.on("framesent", lambda data: self.wire.send(json.loads(data)))

    def _hear(self, data: str) -> None:
        self.heard.append(data)
        self.wire.hear(json.loads(data))

    def scene(self) -> Json:
        """Return the newest scene, as it came."""
        while not self.wire.scene:
            self.page.wait_for_timeout(20)
        return self.wire.scene

    def forgive(self, *patterns: str) -> None:
        self.forgiven += patterns

    def check(self) -> None:
        bad = [
            each
            for each in [*self.troubles, *self.wire.broken]
            if not any(re.search(pattern, each) for pattern in self.forgiven)
        ]
        assert not bad, "\n".join(["in the browser:", *bad])

    def go(self, path: str) -> Page:
        try:
            self.page.goto(self.base + path)
        except PlaywrightError as error:  # a dialog that has just closed goes one step back in the history
            if "ERR_ABORTED" not in str(error):
                raise
            self.page.wait_for_timeout(300)
            self.page.goto(self.base + path)
        return self.page

    def sit(self, made: Made, *seats: int) -> Page:
        """Open the page with tokens, as if this person had sat down here before."""
        tokens = {seat: made.tokens[seat] for seat in seats}
        kept = {made.table: {"tokens": tokens, "invite": made.invite, "added": 1}}
        self.page.evaluate("(kept) => localStorage.setItem('harena.tables', kept)", json.dumps(kept))
        return self.go(f"/t/{made.table}")

    # What is on the screen

    def say(self, key: str, **args: Any) -> str:
        return say(self.lang, key, **args)

    def press(self, key: str, **args: Any) -> None:
        """Return a button by the key of its text, in any language."""
        self.button(self.say(key, **args)).click()

    def button(self, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def card(self, game: str = "gorus") -> Locator:
        """Return a game in the lobby."""
        return self.page.get_by_role("article", name=self.say(f"{game}-name"))

    def play_now(self, game: str = "gorus") -> Locator:
        return self.card(game).get_by_role("button", name=self.say("play-now"))

    def field(self, label: str) -> Locator:
        """Return a field by the beginning of its label, which may continue with an explanation."""
        return self.page.get_by_label(re.compile(rf"^\s*{label}"))

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name="Your hand")

    @property
    def cards(self) -> Locator:
        return self.page.locator("button[data-card]")

    @property
    def legal(self) -> Locator:
        return self.page.locator("button[data-card][aria-disabled=false]")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What happens now")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def held(self) -> list[str]:
        """Return the cards in hand, sorted: their order on the screen follows the combat."""
        cards: list[str] = self.cards.evaluate_all("all => all.map(it => it.dataset.card)")
        return sorted(cards)

    # Talk

    def open_talk(self) -> Locator:
        """Open the talk, beside the stage or over it, and return it."""
        self.open_tab("say")
        expect(self.talk).to_be_attached()
        return self.talk

    def open_tab(self, key: str) -> None:
        """Go to a tab by the key of its text: on the phone at the foot, else beside the stage."""
        tab = self.page.get_by_role("tab", name=self.say(key))
        expect(tab).to_be_visible()
        if tab.get_attribute("aria-selected") == "false":
            tab.click()

    @property
    def on_phone(self) -> bool:
        """Whether there is one stage with tabs at its foot."""
        return self.page.get_by_role("tab", name=self.say("stage-tab-table")).is_visible()

    @property
    def talk(self) -> Locator:
        return self.page.get_by_role("log", name=self.say("say"))

    @property
    def message(self) -> Locator:
        """Where a message is typed."""
        return self.page.locator("form textarea")

    def tell(self, text: str, to: str = "") -> None:
        """Say something to all, or to one."""
        if to or self.page.locator(".to select").count():
            label = self.say("say-only", name=to) if to else self.say("say-everybody")
            self.page.locator(".to select").select_option(label)
        self.message.fill(text)
        self.message.press("Enter")
        expect(self.message).to_have_value("")

    # Playing Gorus

    def next(self) -> str:
        """Wait until it is my turn ("asked") or a dialog is open ("dialog")."""
        look = """() => {
          if (document.querySelector("dialog[open]")) return "dialog";
          const legal = document.querySelector("button[data-card][aria-disabled=false]");
          return legal && document.title.startsWith("●") ? "asked" : null;
        }"""
        found: str = self.page.wait_for_function(look, timeout=PATIENCE * 1000).json_value()
        return found

    def play(self, card: Locator | None = None) -> str:
        """Play one card by one click, the first legal one if none is given. Return its number."""
        card = card or self.legal.first
        number = str(card.get_attribute("data-card"))
        card.click()
        self.page.locator(f'button[data-card="{number}"]').wait_for(state="detached", timeout=PATIENCE * 1000)
        return number

    def play_round(self) -> None:
        """Play by clicks until a dialog opens."""
        while self.next() == "asked":
            self.play()

    def play_out(self) -> None:
        """Play until the panel at the end of the match."""
        while True:
            self.play_round()
            if self.button(self.say("end-rematch")).or_(self.button(self.say("end-to-rematch"))).count():
                return
            self.press("gorus-screen-continue")

    # Trouble with the network

    def cut(self) -> None:
        self.forgive("WebSocket", "ERR_INTERNET_DISCONNECTED", "ERR_FAILED")  # what was on its way fails, too
        self.context.set_offline(True)
        self.page.evaluate("sockets.forEach((socket) => socket.close())")

    def mend(self) -> None:
        self.context.set_offline(False)


GuestMaker = Callable[..., Guest]


# Scoped to the package, not the session: while Playwright is running, no other event loop can run in this process.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    if not (harena.server.static.FOLDER / "index.html").is_file():
        pytest.fail("the page is not built: run make client", pytrace=False)
    server = RunningServer(tmp_path_factory.mktemp("house"))
    try:
        yield server
    finally:
        server.kill()


@pytest.fixture
def server(running: RunningServer) -> RunningServer:
    if running.process is None or running.process.poll() is not None:
        running.start()
    return running


@pytest.fixture
def guest(server: RunningServer, browser: Browser) -> Iterator[GuestMaker]:
    """Open browsers: guest() has never been here, guest(made, 0) sits in a seat. Animation is off unless wanted, and
    `teach` explains nothing unless wanted. `script` runs before the page; `host` is another name of the server."""
    guests: list[Guest] = []

    def open_one(
        made: Made | None = None,
        *seats: int,
        settings: Json | None = None,
        asked: Json | None = None,
        teach: bool = False,
        script: str = "",
        host: str = "",
        **how: Any,
    ) -> Guest:
        kept: Json = {"harena.settings": settings} if settings else {}
        if not teach:
            kept["harena.teach"] = {game: {"on": False} for game in GAMES}
        if asked:
            kept |= {f"harena.standing.{game}": {"policies": asked} for game in ("munera", "spartacus")}
        if made is not None:
            tokens = {seat: made.tokens[seat] for seat in seats}
            kept["harena.tables"] = {made.table: {"tokens": tokens, "invite": made.invite, "added": 1}}
        items = [{"name": name, "value": json.dumps(value)} for name, value in kept.items()]
        storage: Any = {"cookies": [], "origins": [{"origin": server.url, "localStorage": items}]} if items else None
        usual: Json = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}}
        context = browser.new_context(storage_state=storage, **{**usual, **how})
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(WATCH + script)
        found = Guest(server, context, str({**usual, **how}["locale"])[:2])
        found.base = f"http://{host}:{server.port}" if host else server.url
        guests.append(found)
        if made is not None:
            found.go(f"/t/{made.table}")
        return found

    yield open_one
    for one in guests:
        one.context.close()
    for one in guests:
        one.check()
