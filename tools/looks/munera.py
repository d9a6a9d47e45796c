"""The states of the Munera screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.browser import screens
from tests.browser.test_moments import HIDE
from tests.rules.munera import playing

from harena.games.munera.actions import TRAIN
from harena.games.munera.deals import DENARII, LOAN_GOOD
from harena.games.munera.decks import GLADIATORS
from harena.games.munera.state import Duel, Munera
from harena.kernel.choice import PASS, Choice, listed
from harena.kernel.serialization import dump
from harena.kernel.state import innermost
from harena.matches.match import Match
from tools.looks.tour import ANN, ASKED, Position, Tour, Wanted, at, many

TURNED = 1900  # ms: sealed bids lie open, and the winner is marked
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


def fighting(match: Match[Any]) -> bool:
    """Tell whether one of Ann's men fights in the duel on the stage."""
    duel = innermost(match.settled, Duel)
    return duel is not None and ANN in duel.owners


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


class MuneraTour(Tour):
    game = "munera"
    asked = KINDS

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

    def end(self) -> None:
        self.sit(laid(ending()))
        for _ in range(60):
            if self.page.locator("dialog[open]").count():
                break
            if self.page.locator(ASKED).count():
                self.page.keyboard.press("p")
            self.page.wait_for_timeout(300)
        self.page.wait_for_timeout(600)
