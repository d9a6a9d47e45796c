"""Take a picture of every state of the Munera screen, for somebody to look at.

    python -m tools.looks FOLDER                                  # desktop, light, English; needs a built client
    python -m tools.looks FOLDER --size 390x844 --lang de --dark  # also: --gray, --only bid duel

Bots play to most states, as far as it takes; where they were is kept in FOLDER/positions.pickle, so that the next
round shows the same tables. The pictures are FOLDER/<width>-<theme>-<lang>/<state>.png; with Pillow installed,
FOLDER/<width>-<theme>-<lang>.png shows them side by side.
"""

from __future__ import annotations

import argparse
import json
import pickle
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from tests.browser import screens
from tests.browser.conftest import say
from tests.browser.test_moments import HIDE
from tests.rules.munera import playing

from harena.bots.driver import drive_match
from harena.bots.registry import make_bot
from harena.games import game
from harena.games.munera.actions import TRAIN
from harena.games.munera.deals import DENARII, LOAN_GOOD
from harena.games.munera.decks import GLADIATORS
from harena.games.munera.state import Duel, Munera
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Choice, listed
from harena.kernel.serialization import dump
from harena.kernel.state import Event, innermost
from harena.matches.match import Match
from tools.running import FLAGS, chromium, free_port, serving
from tools.seed_table import lay

Json = dict[str, Any]
Position = tuple[Json, list[Event]]
Wanted = Callable[[Match[Any], Choice], bool]

ANN = 0
PEOPLE = ("Ann", "bot", "bot", "bot")
TURNED = 1900  # ms: sealed bids lie open, and the winner is marked
ASKED = ".prompt.asked"
MATCHES = 30  # until what no bot has come to is left out
KINDS = [
    "rest",
    "forum-start",
    "auction-won",
    "poll",
    "before-travel",
    "payment",
    "before-duel",
    "after-roll",
    "before-judgement",
    "before-healing",
    "before-test",
    "spectacle-end",
    "reroll",
    "help",
    "stake",
    "fix",
    "bid",
    "put-up",
    "stand",
    "tender",
    "pick",
]
WATCH = """
window.seen = [];
addEventListener("harena:moment", ({ detail: { moment } }) => window.seen.push(moment ? moment.name : ""));
"""


def many(choice: Choice) -> int:
    return len(list(listed(choice.options)))


def fighting(match: Match[Any]) -> bool:
    """Tell whether one of Ann's men fights in the duel on the stage."""
    duel = innermost(match.settled, Duel)
    return duel is not None and ANN in duel.owners


def at(step: str, more: int = 2, turn: int = 0) -> Wanted:
    """In this turn or later, so that the schools have something to show."""
    return lambda match, choice: choice.step == step and many(choice) >= more and match.settled.turn >= turn


def in_a_duel(step: str, more: int, own: bool) -> Wanted:
    def wanted(match: Match[Any], choice: Choice) -> bool:
        duel = innermost(match.settled, Duel)
        return choice.step == step and many(choice) >= more and duel is not None and fighting(match) == own

    return wanted


def trains(match: Match[Any], choice: Choice) -> bool:
    return choice.step == "rest.act" and TRAIN in listed(choice.options)


BY_BOTS: dict[str, Wanted] = {
    "region": at("match.settle"),
    "classes": at("match.enlist"),
    "minister-class": at("match.assign"),
    "rest": at("rest.act", 12, 3),
    "training-at-rest": trains,
    "put-up": at("forum.put_up", 5),
    "bid": at("forum.bid", 12, 3),
    "bought": at("forum.enlist"),
    "choose": at("munus.choose", 3, 3),
    "poll": at("spectacle.stand"),
    "ladder": at("spectacle.tender", 6, 2),
    "line-up": at("naming.name_fighter", 4, 2),
    "pick": at("spectacle.pick", 3),
    "duel-card": in_a_duel("moment.play_card", 3, own=True),
    "duel-reroll": in_a_duel("duel.reroll", 2, own=True),
    "duel-bet": in_a_duel("duel.stake", 4, own=False),
    "duel-fix": in_a_duel("duel.fix", 4, own=False),
    "card": lambda match, choice: (
        choice.step == "moment.play_card" and many(choice) > 4 and not innermost(match.settled, Duel)
    ),
    "help": at("roll.help_oneself"),
    "throw-away": at("hand.throw_away"),
}


def found() -> dict[str, Position]:
    """Let bots play until they have come to every state."""
    positions: dict[str, Position] = {}
    for seed in range(1, MATCHES):
        match = Match.start(game("munera"), {"players": 4}, Luck(Random(seed)))
        bots = [make_bot("heuristic", "munera", Random(seed + seat)) for seat in range(4)]

        def look(choice: Choice, match: Match[Any] = match) -> bool:
            for name, wanted in BY_BOTS.items():
                if choice.seat == ANN and name not in positions and wanted(match, choice):
                    positions[name] = dump(match.rules, match.settled), list(match.events)
            return len(positions) == len(BY_BOTS)

        drive_match(match, bots, until=look)
        if len(positions) == len(BY_BOTS):
            break
    return positions


def laid(g: Munera) -> Position:
    return dump(playing.RULES, g), []


def judging(approval: int) -> Munera:
    """A duel of Ann's man is over with the next wound, and the crowd is of one mind."""
    men = {0: ["Ferox hoplomachus veteranus 2"], 1: ["Draco hoplomachus"]}
    g = playing.duel("Ferox", "Draco", players=4, rudis=1, men=men, denarii=[9, 0, 0, 0])
    screens.reach(g, "duel.reroll")
    duel = innermost(g, Duel)
    assert duel is not None
    duel.blunt, duel.approval, duel.dice, duel.virtus = 1, approval, (2, 7), (2, 0)
    courage = g.table.decks.courage
    duel.wounds = courage[duel.men[0]], courage[duel.men[1]]
    return g


def ending() -> Munera:
    men = {0: ["Leo aequimanus", "Hector"], 1: ["Ferox hoplomachus"], 2: ["Draco hoplomachus"], 3: ["Paris"]}
    return screens.reach(playing.position(4, "end", turn=6, turns=6, men=men, glory=[12, 7, 9, 4]), "rest.act")


def offered() -> Munera:
    men = {0: ["Leo aequimanus", "Hector", "Anthrax secutor veteranus"], 1: ["Ferox hoplomachus", "Paris"]}
    men[2] = ["Draco hoplomachus wounded"]
    hands = {0: ["Fur", "Iugula"], 1: ["Fuga"]}
    staff = {0: ["medicus 3"], 1: ["doctor 2 myrmillo", "coquus 3"]}
    g = playing.position(4, open=["Telesia", "Pompeii"], rudis=1, men=men, hands=hands, staff=staff)
    good = LOAN_GOOD + GLADIATORS * playing.spectacle_card("Telesia") + playing.gladiator("Leo")
    playing.offer(g, 1, 0, [(DENARII, 3)], [(good, 1)])
    for seat in (2, 3):
        playing.answer(g, seat, PASS)
    return g


class Look(NamedTuple):
    """How it is looked at."""

    width: int
    height: int
    lang: str = "en"
    dark: bool = False
    gray: bool = False
    only: Sequence[str] = ()  # states by the beginning of their name

    @property
    def name(self) -> str:
        return f"{self.width}-{'gray' if self.gray else 'dark' if self.dark else 'light'}-{self.lang}"


class Tour:
    """One visitor at all tables."""

    def __init__(self, browser: Browser, here: str, data: Path, folder: Path, look: Look) -> None:
        self.here, self.data, self.folder, self.only, self.lang = here, data, folder, look.only, look.lang
        self.phone, self.slim = look.width < 600, look.height < 600
        context = browser.new_context(
            viewport={"width": look.width, "height": look.height},
            locale=look.lang,
            color_scheme="dark" if look.dark else "light",
            has_touch=self.phone,
        )
        standing = json.dumps({"policies": dict.fromkeys(KINDS, "ask"), "titles": {}})
        context.add_init_script(f"localStorage['harena.standing.munera'] = {json.dumps(standing)};{WATCH}")
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
        laid = lay(self.data, "munera", position[0], people, position[1])
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

    def special(self, positions: dict[str, Position]) -> dict[str, Callable[[], None]]:
        """Return the states that take more than to sit down. Some start from the one before."""
        tabs = ("mine", "others", "talk", "log", "table") if self.phone else ()
        return {
            "bid-given": partial(self.bid, positions["bid"], "Ben"),
            "reveal": partial(self.reveal, positions["bid"]),
            "trainee": partial(self.train, positions["training-at-rest"]),
            "training": partial(self.press, ".answers [role=button], .answers .list button"),
            "away": partial(self.away, positions["duel-bet"]),
            "tender": partial(self.plain, laid(screens.tendering())),
            "offer": partial(self.plain, laid(offered())),
            **{f"tab-{tab}": partial(self.press, f"[data-tab={tab}]") for tab in tabs},
            "explain": self.explain,
            "deal": self.deal,
            "offer-result": self.accept,
            "list": partial(self.key, "l"),
            "keys": partial(self.key, "?"),
            "cards": partial(self.tool, "stage-cards"),
            "standing": self.standing,
            "duel-watch": partial(self.plain, laid(screens.betting())),
            "duel-fixing": partial(self.plain, laid(screens.fixing())),
            "duel-mine": partial(self.plain, laid(judging(0))),
            "judgment-up": partial(self.judgment, 4),
            "judgment-down": partial(self.judgment, -9),
            "end": self.end,
            "end-table": partial(self.key, "Escape"),
            "spectator": partial(self.sit, positions["duel-reroll"], watch=True),
        }

    def reveal(self, position: Position) -> None:
        self.bid(position, "bot")
        self.page.wait_for_function("window.seen.at(-1) === 'bids'", timeout=20_000)
        self.page.wait_for_timeout(TURNED)

    def train(self, position: Position) -> None:
        self.plain(position)
        self.press(".answers .short .button")

    def deal(self) -> None:
        self.page.keyboard.press("Escape")
        if self.phone:
            self.press("[data-tab=table]")
        self.press(".pass .button", last=True)

    def judgment(self, approval: int) -> None:
        self.sit(laid(judging(approval)))
        for _ in range(60):
            if self.page.evaluate("window.seen.includes('judgement')"):
                break
            if self.page.locator(ASKED).count():
                self.page.keyboard.press("p")
            self.page.wait_for_timeout(150)
        self.page.wait_for_timeout(1700)

    def away(self, position: Position) -> None:
        """Let the page answer while nobody looks at it."""
        self.plain(position)
        self.page.evaluate(HIDE, "hidden")
        for _ in range(25):
            if self.page.locator(ASKED).count():
                self.page.keyboard.press("p")
            self.page.wait_for_timeout(150)
        self.page.evaluate(HIDE, "visible")
        self.page.wait_for_timeout(800)

    def bid(self, position: Position, second: str) -> None:
        self.sit(position, ("Ann", second, "bot", "bot"))
        self.seen()
        number = self.page.locator(".stage input[type=number]").first
        number.fill("3")
        number.press("Enter")
        self.page.wait_for_timeout(800)

    def explain(self) -> None:
        if self.phone:
            self.press("[data-tab=others]")
            box = self.page.locator("article.plate [data-explains]").first.bounding_box()
            assert box
            point = {"x": box["x"] + 9, "y": box["y"] + 9}
            session = self.page.context.new_cdp_session(self.page)
            session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
            self.page.wait_for_timeout(700)
            session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            self.page.locator("article.plate .glory").first.hover()
        self.page.wait_for_timeout(500)

    def accept(self) -> None:
        self.plain(laid(offered()))
        self.press("article.bubble .strong")
        self.page.wait_for_timeout(800)

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

    def end(self) -> None:
        self.sit(laid(ending()))
        for _ in range(60):
            if self.page.locator("dialog[open]").count():
                break
            if self.page.locator(ASKED).count():
                self.page.keyboard.press("p")
            self.page.wait_for_timeout(300)
        self.page.wait_for_timeout(600)


def sheet(files: list[Path], out: Path) -> None:
    """Put the pictures side by side, at half their size."""
    from PIL import Image, ImageDraw  # type: ignore[import-not-found]

    pictures = [(path.stem, Image.open(path).convert("RGB")) for path in files]
    width, height = [round(side * (0.5 if pictures[0][1].width > 600 else 0.7)) for side in pictures[0][1].size]
    columns = max(1, 2000 // width)
    whole = Image.new("RGB", (columns * width, -(-len(pictures) // columns) * (height + 14)), "white")
    for number, (name, picture) in enumerate(pictures):
        x, y = number % columns * width, number // columns * (height + 14)
        whole.paste(picture.resize((width - 4, height)), (x, y + 14))
        ImageDraw.Draw(whole).text((x + 2, y + 1), name, fill="black")
    whole.save(out)


def main() -> None:
    args = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    args.add_argument("folder", type=Path)
    args.add_argument("--size", default="1280x800")
    args.add_argument("--lang", default="en")
    args.add_argument("--dark", action="store_true")
    args.add_argument("--gray", action="store_true", help="as somebody sees it who sees no color")
    args.add_argument("--only", nargs="+", default=[], help="states by the beginning of their name")
    given = args.parse_args()
    width, height = map(int, given.size.split("x"))
    look = Look(width, height, given.lang, given.dark, given.gray, given.only)
    folder: Path = given.folder / look.name
    folder.mkdir(parents=True, exist_ok=True)
    kept: Path = given.folder / "positions.pickle"
    if not kept.exists():
        kept.write_bytes(pickle.dumps(found()))
    positions: dict[str, Position] = pickle.loads(kept.read_bytes())
    print(f"not reached: {sorted(BY_BOTS.keys() - positions.keys()) or 'nothing'}")
    port = free_port(26100, 500)
    with tempfile.TemporaryDirectory() as data, serving(port, Path(data)), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        tour = Tour(browser, f"http://localhost:{port}", Path(data), folder, look)
        tour.all(positions)
        browser.close()
    if tour.files and find_spec("PIL"):
        sheet(tour.files, given.folder / f"{look.name}.png")
    print(f"{look.name}: {len(tour.files)} pictures")


if __name__ == "__main__":
    main()
