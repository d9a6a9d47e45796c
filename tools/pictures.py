"""Pictures from the running product: `make pictures` makes those of README and docs (smaller with Pillow installed);
with a folder, `python -m tools.pictures FOLDER` takes one of every other screen, desktop and phone, light and dark, for
somebody to look. tools/looks does it for Munera and Spartacus."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

from tools.contact_sheet import save_small
from tools.looks.__main__ import TOURS
from tools.looks.tour import Look, found
from tools.running import FLAGS, UNTAUGHT, chromium, serving

ROOT = Path(__file__).resolve().parent.parent
PORT = 25222
HERE = f"http://localhost:{PORT}"
DOCS = ROOT / "docs" / "pictures"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}


def visitor(browser: Browser, size: str, theme: str, lang: str = "en", motion: str = "off") -> BrowserContext:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale=lang,
        has_touch=size == "phone",
        device_scale_factor=2 if size == "phone" else 1,
    )
    kept = f"{{lang: '{lang}', motion: '{motion}', name: 'Julia'}}"
    context.add_init_script(f"localStorage['harena.settings'] ??= JSON.stringify({kept})")
    context.add_init_script(UNTAUGHT)
    return context


def made(page: Page, body: dict[str, object]) -> str:
    """A table of this browser's own, without the form."""
    return str(
        page.evaluate(
            """async body => {
                const answer = await fetch("/api/tables", {
                    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body)});
                const made = await answer.json();
                const tokens = Object.fromEntries(made.seats.map(seat => [seat.seat, seat.token]));
                const mine = JSON.parse(localStorage.getItem("harena.tables") ?? "{}");
                mine[made.table] = {tokens, invite: made.invite, added: Date.now()};
                localStorage.setItem("harena.tables", JSON.stringify(mine));
                return made.table;
            }""",
            body,
        )
    )


def seats(*who: str) -> list[dict[str, str]]:
    return [{"who": each} if each in ("bot", "free") else {"who": "person", "name": each} for each in who]


def legal(page: Page) -> Locator:
    return page.locator(".hand.asked button.legal")


def play_card(page: Page) -> None:
    legal(page).first.wait_for()
    legal(page).first.evaluate("card => card.click()")
    page.wait_for_timeout(250)


def to_the_count(page: Page) -> None:
    while not page.locator("dialog[open]").count():
        if legal(page).count():
            legal(page).first.evaluate("card => card.click()")
        page.wait_for_timeout(60)


# Pictures for README and docs: name, and the state that tools/looks takes.
DESKTOP = {
    "munera": {
        "munera": "choose",
        "munera-classes": "classes",
        "munera-auction": "bid",
        "munera-reveal": "reveal",
        "munera-tender": "ladder",
        "munera-duel": "duel-reroll",
        "munera-fix": "duel-fix",
        "munera-judgment": "judgment-up",
        "munera-offer": "offer",
    },
    "spartacus": {
        "spartacus": "deeds",
        "spartacus-scheme": "pledge",
        "spartacus-auction": "bid",
        "spartacus-bets": "bet",
        "spartacus-fight": "act",
        "spartacus-attack": "reroll",
        "spartacus-thumb": "thumb",
    },
}
PHONE = {
    "munera": {"munera-phone": "choose", "munera-phone-duel": "duel-reroll"},
    "spartacus": {"spartacus-phone": "deeds", "spartacus-phone-fight": "act"},
}
PLAIN = {  # the same moment in the plain view, for docs/plain-and-screen.md
    "munera": {"munera-duel-plain": "duel-reroll", "munera-auction-plain": "bid"},
    "spartacus": {"spartacus-plain": "deeds", "spartacus-fight-plain": "act"},
}
COLORS = 256  # of a picture: a third of the size, and nobody sees it


class Tour:
    """One visitor through every screen, a picture of each."""

    def __init__(self, browser: Browser, folder: Path, size: str, theme: str, lang: str) -> None:
        self.browser, self.folder, self.name = browser, folder, f"{size}-{theme}-{lang}"
        self.size, self.theme, self.lang = size, theme, lang
        self.page = visitor(browser, size, theme, lang).new_page()
        self.page.on("console", lambda message: print(self.name, message.type, message.text))

    def shot(self, what: str, page: Page | None = None) -> None:
        (page or self.page).wait_for_timeout(350)
        (page or self.page).screenshot(path=str(self.folder / f"{what}-{self.name}.png"))

    def open(self, path: str) -> None:
        self.page.goto(f"{HERE}{path}")
        self.page.wait_for_timeout(400)

    def lobby(self) -> None:
        self.open("/")
        self.shot("01-lobby")
        self.open("/new")
        self.page.locator("summary").last.click()
        self.page.wait_for_timeout(200)
        self.page.screenshot(path=str(self.folder / f"02-new-{self.name}.png"), full_page=True)

    def friends(self) -> None:
        options = {"players": 4}
        table = made(self.page, {"game": "gorus", "options": options, "seats": seats("Julia", "free", "free", "bot")})
        self.open(f"/t/{table}")
        self.shot("03-waiting-room")
        invite = self.page.evaluate(f"JSON.parse(localStorage['harena.tables'])['{table}'].invite")
        friend = visitor(self.browser, self.size, self.theme, self.lang).new_page()
        friend.goto(f"{HERE}/t/{table}#{invite}")
        self.shot("04-join", friend)
        friend.close()

    def match(self) -> None:
        table = made(
            self.page,
            {
                "game": "gorus",
                "options": {"players": 4, "target": 1},
                "seats": seats("Julia", *["bot"] * 3),
                "start": True,
            },
        )
        self.open(f"/t/{table}")
        for _ in range(3):
            play_card(self.page)
        legal(self.page).first.wait_for()
        self.shot("05-table")
        dim = self.page.locator(".hand button.dim")
        if dim.count():
            dim.first.evaluate("card => card.click()")
            self.shot("06-why-not")
        self.page.locator("header nav button").nth(1).click()
        self.shot("07-rules")
        self.page.keyboard.press("Escape")
        self.page.locator("header nav button").nth(2).click()
        self.shot("08-settings")
        self.page.keyboard.press("Escape")
        if self.size == "phone":
            self.page.locator("header nav button").first.click()
            self.shot("09-chronicle")
            self.page.keyboard.press("Escape")
        to_the_count(self.page)
        self.page.wait_for_timeout(500)
        self.shot("10-count")
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(1000)
        self.shot("11-end")

    def others(self) -> None:
        two = {"game": "gorus", "options": {"players": 2}, "seats": seats("Julia", "Marcus"), "start": True}
        self.open(f"/t/{made(self.page, two)}")
        self.shot("12-curtain")
        eight = {
            "game": "gorus",
            "options": {"players": 8, "teams": "4-4"},
            "seats": seats("Julia", *["bot"] * 7),
            "start": True,
        }
        self.open(f"/t/{made(self.page, eight)}")
        legal(self.page).first.wait_for()
        self.shot("13-eight-in-teams")
        solo = {"game": "gorus", "options": {"players": 1}, "seats": seats("Julia"), "start": True}
        self.open(f"/t/{made(self.page, solo)}")
        play_card(self.page)
        self.shot("14-solo")
        self.open("/t/nonsense")
        self.shot("16-dead-link")
        self.open("/nowhere")
        self.shot("17-not-found")
        self.open("/")
        self.shot("18-lobby-with-tables")


def picture_of_a_combat(browser: Browser, path: Path) -> None:
    """For the README: in the middle of a combat, with something to decide."""
    page = visitor(browser, "desktop", "light").new_page()
    page.goto(HERE)
    wish = {"game": "gorus", "options": {"players": 4}, "seats": seats("Julia", *["bot"] * 3), "start": True}
    for _ in range(20):
        page.goto(f"{HERE}/t/{made(page, wish)}")
        for _ in range(7):
            legal(page).first.wait_for()
            if page.locator(".hand .challenge").count() and page.locator(".played, .hand button.dim").count() > 2:
                page.wait_for_timeout(400)
                page.screenshot(path=str(path))
                return
            play_card(page)
            page.wait_for_timeout(300)
    raise SystemExit("no Challenge came up; try again")


def pictures_for_docs(browser: Browser, data: Path, folder: Path) -> None:
    """For README and docs: the same moments on the desktop, on the phone and in the plain view."""
    for game, (tour, states) in TOURS.items():
        positions = found(game, states)
        for size, names, plain in (("desktop", DESKTOP, False), ("phone", PHONE, False), ("desktop", PLAIN, True)):
            look = Look(*SIZES[size], only=list(names[game].values()), plain=plain)
            taken = data / f"{game}-{size}-{plain}"
            taken.mkdir()
            tour(browser, HERE, data, taken, look).all(positions)
            for name, state in names[game].items():
                save_small(taken / f"{state}.png", folder / f"{name}.png", COLORS)


def main() -> None:
    with sync_playwright() as play, tempfile.TemporaryDirectory() as data, serving(PORT, Path(data)):
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        if len(sys.argv) < 2:
            pictures_for_docs(browser, Path(data), DOCS)
            picture_of_a_combat(browser, DOCS / "gorus.png")
            return
        folder = Path(sys.argv[1])
        folder.mkdir(parents=True, exist_ok=True)
        for size, theme, lang in (
            ("desktop", "light", "en"),
            ("phone", "dark", "fr"),
            ("desktop", "dark", "de"),
            ("phone", "light", "it"),
        ):
            tour = Tour(browser, folder, size, theme, lang)
            tour.lobby()
            tour.friends()
            tour.match()
            tour.others()
            tour.page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
