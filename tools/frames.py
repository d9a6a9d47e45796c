"""Record what the page shows while a duel is fought and while sealed bids are revealed, as a series of pictures.

    python -m tools.frames FOLDER                       # all series at 1280x800; needs a built client
    python -m tools.frames FOLDER --series duel --size 390x844 --lang de --dark --seconds 40

A series starts in the middle of a match of Munera, to which bots have played: `duel` with one of Julia's men, `others`
with a duel that she can only bet on, `sealed` with a bid. Julia answers as the hint advises, with the mouse. The
browser sends a picture whenever something changes; of those one every 150 ms is kept, and the last before a pause, as
FOLDER/<series>-<ms since the start>.png. With Pillow installed, FOLDER/<series>.png shows them side by side with
their times. FOLDER/<series>.txt lists the moments that were shown, and for how long.
"""

from __future__ import annotations

import argparse
import base64
import json
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Page, sync_playwright

from harena.games.munera.state import Duel
from harena.kernel.choice import Choice
from harena.kernel.state import innermost
from harena.matches.match import Match
from tools.contact_sheet import has_pillow, put_together, size_of
from tools.running import FLAGS, UNTAUGHT, chromium, free_port, serving
from tools.seed_table import Laid, lay, position_of, reached
from tools.stranger_browser import ASKED, FIND, WATCH

EVERY = 0.15  # seconds
THINKS = 600  # ms: a person looks at a question before answering it
SEATS = ("Julia", "bot", "bot", "bot")
COLUMNS = 6
ACROSS = 3000  # pixels of the sheet
Json = dict[str, Any]


def fights(match: Match[Any]) -> bool:
    """Tell whether one of Julia's men fights in the duel on the stage."""
    duel = innermost(match.settled, Duel)
    return duel is not None and 0 in duel.owners


SERIES: dict[str, Callable[[Match[Any], Choice], bool]] = {
    "duel": lambda match, choice: choice.step == "duel.stake" and fights(match),
    "others": lambda match, choice: choice.step == "duel.stake" and choice.seat == 0,
    "sealed": lambda match, choice: choice.step == "forum.bid" and choice.seat == 0,
}


class Film:
    """Keeps pictures as the browser sends them."""

    def __init__(self, session: CDPSession, folder: Path, name: str) -> None:
        self.session, self.folder, self.name = session, folder, name
        self.files: list[tuple[int, Path]] = []
        self.first = self.kept = 0.0
        self.waiting: tuple[float, bytes] | None = None  # came too early after the last one
        session.on("Page.screencastFrame", self.frame)
        session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def frame(self, event: Json) -> None:
        self.session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})
        at, picture = float(event["metadata"]["timestamp"]), base64.b64decode(event["data"])
        self.first = self.first or at
        if self.waiting and at - self.waiting[0] >= EVERY / 2:
            self.keep(*self.waiting)
        if at - self.kept >= EVERY:
            self.keep(at, picture)
        else:
            self.waiting = at, picture

    def keep(self, at: float, picture: bytes) -> None:
        ms = round(1000 * (at - self.first))
        path = self.folder / f"{self.name}-{ms:06d}.png"
        path.write_bytes(picture)
        self.files.append((ms, path))
        self.kept, self.waiting = at, None

    def end(self) -> None:
        self.session.send("Page.stopScreencast")
        if self.waiting:
            self.keep(*self.waiting)


def answer(page: Page, seconds: float) -> None:
    """Answer as the hint advises until the time is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        page.wait_for_timeout(100)
        if page.evaluate(ASKED) != "asked":
            continue
        page.wait_for_timeout(THINKS)
        page.evaluate("window.stranger.advice = null")
        page.keyboard.press("h")
        page.wait_for_timeout(THINKS)
        scene: Json = page.evaluate("window.stranger.scene")
        advice: Json | None = page.evaluate("window.stranger.advice")
        question = scene["question"]
        if advice is None:
            continue
        if question is None or advice["option"] is None:
            page.keyboard.press("p")
            continue
        want = next((each for each in question["options"] if each["option"] == advice["option"]), None)
        if want is None:
            continue
        if want["domain"] in question["amounts"]:
            page.locator(".stage input[type=number]").first.fill(str(want["number"]))
            page.locator(".stage form .primary, .stage .answers .primary").first.click()
            continue
        found = page.evaluate_handle(FIND, {"option": advice["option"], "stop": "", "done": []}).as_element()
        if found is not None:
            found.evaluate("e => e.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        else:
            page.keyboard.press("p")


def visit(context: BrowserContext, here: str, laid: Laid) -> Page:
    tokens = {str(seat): token for seat, token in laid.tokens.items()}
    kept = json.dumps({laid.table: {"tokens": tokens, "invite": laid.invite, "added": 1}})
    context.add_init_script(f"localStorage['harena.tables'] = {json.dumps(kept)};{UNTAUGHT}{WATCH}")
    page = context.new_page()
    page.on("pageerror", lambda error: print(f"error on the page: {error}"))
    page.goto(f"{here}/t/{laid.table}")
    page.wait_for_selector(".munera")
    return page


def moments(page: Page) -> str:
    shown: list[Json] = page.evaluate("window.stranger.moments.map((m) => ({ ...m, to: m.to ?? performance.now() }))")
    rows = [f"{m['from']:8.0f}  {m['to'] - m['from']:6.0f} ms  {m['weight']:9} {m['name']}" for m in shown]
    return "\n".join(rows) + "\n"


def sheet(files: list[tuple[int, Path]], out: Path) -> None:
    """Put the pictures side by side."""
    across, down = size_of(files[0][1])
    columns = COLUMNS if across > down else 2 * COLUMNS
    put_together([(f"{ms / 1000:.2f} s", path) for ms, path in files], out, ACROSS // columns, columns)


def main() -> None:
    args = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    args.add_argument("folder", type=Path)
    args.add_argument("--series", choices=list(SERIES), nargs="+", default=list(SERIES))
    args.add_argument("--size", default="1280x800")
    args.add_argument("--lang", default="en")
    args.add_argument("--dark", action="store_true")
    args.add_argument("--seconds", type=float, default=20.0)
    args.add_argument("--seed", type=int, default=1)
    given = args.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    width, height = map(int, given.size.split("x"))
    port = free_port(26100, 500)
    here = f"http://localhost:{port}"
    with tempfile.TemporaryDirectory() as data, serving(port, Path(data)), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in given.series:
            match = reached("munera", {"players": 4}, SERIES[name], "heuristic", given.seed)
            laid = lay(Path(data), "munera", position_of(match), SEATS, match.events)
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=given.lang,
                color_scheme="dark" if given.dark else "light",
                has_touch=width < 600,
            )
            page = visit(context, here, laid)
            film = Film(context.new_cdp_session(page), given.folder, name)
            answer(page, given.seconds)
            film.end()
            (given.folder / f"{name}.txt").write_text(moments(page))
            context.close()
            if film.files and has_pillow():
                sheet(film.files, given.folder / f"{name}.png")
            print(f"{name}: {len(film.files)} pictures")


if __name__ == "__main__":
    main()
