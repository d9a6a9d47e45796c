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
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from tests.browser import screens
from tests.browser.conftest import say
from tests.rules.munera import playing

from harena.bots.driver import drive_match
from harena.bots.registry import make_bot
from harena.games import game
from harena.games.munera.actions import TRAIN
from harena.games.munera.state import Duel, Munera
from harena.kernel.chance import Luck
from harena.kernel.choice import Choice, listed
from harena.kernel.serialization import dump
from harena.kernel.state import Event, innermost
from harena.matches.match import Match
from tools.running import FLAGS, chromium, free_port, serving
from tools.seed_table import Laid, lay

Json = dict[str, Any]
Position = tuple[Json, list[Event]]
Wanted = Callable[[Match[Any], Choice], bool]

ANN = 0
ASKED = ".prompt.asked"
MATCHES = 30  # until what no bot has come to is left out
KINDS = """rest forum-start auction-won poll before-travel payment before-duel after-roll before-judgement
before-healing before-test spectacle-end reroll help stake fix bid put-up stand tender pick""".split()
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


def at(step: str, more: int = 2) -> Wanted:
    return lambda match, choice: choice.step == step and many(choice) >= more


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
    "rest": at("rest.act", 12),
    "training-at-rest": trains,
    "put-up": at("forum.put_up", 5),
    "bid": at("forum.bid", 12),
    "bought": at("forum.enlist"),
    "choose": at("munus.choose", 3),
    "poll": at("spectacle.stand"),
    "ladder": at("spectacle.tender", 6),
    "line-up": at("naming.name_fighter", 4),
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
                    positions[name] = dump(match.rules, match.settled), list(match.events)[-60:]
            return len(positions) == len(BY_BOTS)

        drive_match(match, bots, until=look)
        if len(positions) == len(BY_BOTS):
            break
    return positions


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
    good = screens.LOAN_GOOD + screens.GLADIATORS * playing.spectacle_card("Telesia") + playing.gladiator("Leo")
    playing.offer(g, 1, 0, [(screens.DENARII, 3)], [(good, 1)])
    for seat in (2, 3):
        playing.answer(g, seat, screens.PASS)
    return g


class Tour:
    """One visitor at all tables."""

    def __init__(self, browser: Browser, here: str, data: Path, folder: Path, given: argparse.Namespace) -> None:
        self.here, self.data, self.folder, self.only = here, data, folder, given.only
        self.phone, self.slim, self.lang = given.width < 600, given.height < 600, given.lang
        context = browser.new_context(
            viewport={"width": given.width, "height": given.height},
            locale=given.lang,
            color_scheme="dark" if given.dark else "light",
            has_touch=self.phone,
        )
        standing = json.dumps({"policies": dict.fromkeys(KINDS, "ask"), "titles": {}})
        context.add_init_script(f"localStorage['harena.standing.munera'] = {json.dumps(standing)};{WATCH}")
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: print(f"error on the page: {error}"))
        if given.gray:
            self.page.context.new_cdp_session(self.page).send(
                "Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"}
            )
        self.page.goto(here)
        self.files: list[Path] = []

    def shot(self, name: str) -> None:
        path = self.folder / f"{name}.png"
        self.page.screenshot(path=path)
        self.files.append(path)

    def sit(self, position: Position, people: Sequence[str] = ("Ann", "bot", "bot", "bot"), watch: bool = False) -> Laid:
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
        return laid

    def seen(self) -> None:
        """Close the summary of what happened before."""
        away = self.page.locator(".away button")
        if away.count():
            away.last.click()
            self.page.wait_for_timeout(250)

    def wait_for(self, moment: str, then: int) -> None:
        self.page.wait_for_function("name => window.seen.at(-1) === name", arg=moment, timeout=20_000)
        self.page.wait_for_timeout(then)

    def press(self, css: str, last: bool = False) -> None:
        found = self.page.locator(css)
        (found.last if last else found.first).evaluate("it => it.click()")
        self.page.wait_for_timeout(450)

    def all(self, positions: dict[str, Position]) -> None:
        for name, position in positions.items():
            self.one(name, lambda position=position: self.plain(position))
        for name, act in self.special(positions):
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

    def special(self, positions: dict[str, Position]) -> Iterator[tuple[str, Callable[[], None]]]:
        """Yield the states that take more than one question."""
        page = self.page

        yield "bid-given", lambda: (self.bid(positions, "Ann", "Ben", "bot", "bot"), page.wait_for_timeout(800), None)[-1]
        yield "reveal", lambda: (self.bid(positions, "Ann", "bot", "bot", "bot"), self.wait_for("bids", 1900))[-1]
        yield "trainee", lambda: (self.plain(positions["training-at-rest"]), self.press(".answers .short .button"))[-1]
        yield "training", lambda: self.press(".answers [role=button], .answers .list button")
        yield "away", lambda: (self.sit(positions["choose"]), None)[-1]
        yield "tender", lambda: self.plain((dump(playing.RULES, screens.tendering()), []))
        yield "offer", lambda: self.plain((dump(playing.RULES, offered()), []))
        if self.phone:
            for tab in ("mine", "others", "talk", "log"):
                yield f"tab-{tab}", lambda tab=tab: self.press(f"[data-tab={tab}]")
            yield "tab-table", lambda: self.press("[data-tab=table]")
        yield "explain", self.explain
        yield "deal", lambda: (page.keyboard.press("Escape"), self.press(".pass .button", last=True))[-1]
        yield "offer-result", self.accept
        yield "list", lambda: self.key("l")
        yield "keys", lambda: self.key("?")
        yield "cards", lambda: self.tool("stage-cards")
        yield "standing", self.standing
        yield "duel-watch", lambda: self.plain((dump(playing.RULES, screens.betting()), []))
        yield "duel-fixing", lambda: self.plain((dump(playing.RULES, screens.fixing()), []))
        yield "duel-mine", lambda: self.plain((dump(playing.RULES, judging(0)), []))
        yield "judgment-up", lambda: self.judgment(4)
        yield "judgment-down", lambda: self.judgment(-9)
        yield "end", self.end
        yield "end-table", lambda: (page.keyboard.press("Escape"), page.wait_for_timeout(400))[-1]
        yield "spectator", lambda: (self.sit(positions["duel-reroll"], ("Ann", "bot", "bot", "bot"), watch=True), None)[-1]

    def judgment(self, approval: int) -> None:
        self.sit((dump(playing.RULES, judging(approval)), []))
        for _ in range(60):
            if self.page.evaluate("window.seen.includes('judgement')"):
                break
            if self.page.locator(ASKED).count():
                self.page.keyboard.press("p")
            self.page.wait_for_timeout(150)
        self.page.wait_for_timeout(1700)

    def bid(self, positions: dict[str, Position], *people: str) -> None:
        self.sit(positions["bid"], people)
        self.seen()
        number = self.page.locator(".stage input[type=number]").first
        number.fill("3")
        number.press("Enter")

    def explain(self) -> None:
        thing = self.page.locator("article.plate .glory, .prompt [data-explains], .school [data-explains]").first
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
            thing.hover()
        self.page.wait_for_timeout(500)

    def accept(self) -> None:
        self.plain((dump(playing.RULES, offered()), []))
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
        self.page.locator("dialog[open] section.stack h3").last.scroll_into_view_if_needed(timeout=2000)

    def end(self) -> None:
        self.sit((dump(playing.RULES, ending()), []))
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
    given.width, given.height = map(int, given.size.split("x"))
    name = f"{given.width}-{'gray' if given.gray else 'dark' if given.dark else 'light'}-{given.lang}"
    folder: Path = given.folder / name
    folder.mkdir(parents=True, exist_ok=True)
    kept: Path = given.folder / "positions.pickle"
    if not kept.exists():
        kept.write_bytes(pickle.dumps(found()))
    positions: dict[str, Position] = pickle.loads(kept.read_bytes())
    print(f"not reached: {sorted(BY_BOTS.keys() - positions.keys()) or 'nothing'}")
    port = free_port(26100, 500)
    with tempfile.TemporaryDirectory() as data, serving(port, Path(data)), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        tour = Tour(browser, f"http://localhost:{port}", Path(data), folder, given)
        tour.all(positions)
        browser.close()
    if tour.files and find_spec("PIL"):
        sheet(tour.files, given.folder / f"{name}.png")
    print(f"{name}: {len(tour.files)} pictures")


if __name__ == "__main__":
    main()
