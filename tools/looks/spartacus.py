"""The states of the Spartacus screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.browser.conftest import say
from tests.rules.spartacus import fighting, playing
from tests.rules.spartacus.test_tournament import tournament

from harena.games.spartacus.arena import arena_phase
from harena.games.spartacus.phases import ARENA_PHASE
from harena.games.spartacus.state import Ludus
from harena.games.spartacus.trade import CARD, GOLD
from harena.kernel.choice import PASS
from harena.kernel.serialization import dump
from tools.looks.tour import Position, Tour, Wanted, at

TURNED = 1900  # ms: sealed bids lie open, and the winner is marked
THROWN = 1700  # ms: dice lie, and the next moment has not begun

KINDS = [
    "foil",
    "thunder",
    "quiet",
    "rig",
    "mourn",
    "support",
    "cure",
    "release",
    "trade",
    "look",
    "bid",
    "host-bid",
    "tie",
    "bet",
    "net",
    "initiative",
    "order",
    "after",
    "dodge",
    "reroll",
    "strike",
    "shield",
]

BY_BOTS: dict[str, Wanted] = {
    "house": at("match.choose_house"),
    "healing": at("upkeep.treat"),
    "cure": at("upkeep.cure"),
    "release": at("upkeep.release"),
    "quiet": at("quiet.speak"),
    "deeds": at("intrigue.do_deed", 6, 2),
    "lay": at("scheme.lay_down"),
    "plead": at("scheme.plead"),
    "price": at("scheme.name_price"),
    "claim-target": at("scheme.claim_target"),
    "pay": at("cost.pay"),
    "exchange": at("cost.drop"),
    "claim": at("scheme.claim"),
    "pledge": at("scheme.pledge"),
    "demand": at("scheme.settle_demand"),
    "make-up": at("scheme.make_up"),
    "foil": at("scheme.foil"),
    "pick": at("scheme.pick"),
    "thunder": at("reaction.thunder"),
    "guard-thunder": at("guard.thunder"),
    "trade": at("market.trade", 4, 2),
    "look": at("market.look"),
    "bid": at("market.bid", 5, 2),
    "host-bid": at("market.bid_for_token", 5, 2),
    "invite": at("arena.invite"),
    "send": at("arena.send"),
    "weapon": at("arena.take_weapon"),
    "armor": at("arena.take_armour"),
    "bet": at("arena.bet", 8, 2),
    "order": at("fight.choose_order"),
    "act": at("fight.act", 8),
    "act-second": at("fight.act_second"),
    "attack": lambda match, choice: choice.step.startswith("fight.act") and 13 in choice.options,
    "reroll": at("attack.reroll"),
    "loss": at("loss.lose"),
    "thumb": at("arena.show_thumb"),
    "tournament": at("tournament.pick_fighters"),
}


MANY = {  # late in a match
    0: ["Spartacus champion", "Crixus 2", "Varro injured", "Agron exhausted", "Cook", "Lucia", "Axe", "Galea", "Net"],
    1: ["Gannicus 1", "Rhaskos", "Oenomaus", "Kerza", "Attendant", "Attendant", "Mira", "Convict", "Trident", "Manica"],
    2: ["Celtic Warrior", "Syrian Warrior", "Debtor", "Debtor", "Deserter", "Naevia"],
    3: ["Theokoles injured"],
}
LATE: dict[str, Any] = {
    "assets": MANY,
    "guards": {0: 2, 1: 5, 2: 3},
    "resting": {1: 2, 2: 1},
    "hands": {0: ["Robbery", "Whispered Rumours", "Joint Venture", "Grand Feast", "Public Exhibition", "Final Blow"]},
    "gold": [6, 21, 0, 3],
    "influence": [9, 11, 4, 1],
    "turn": 7,
    "host": 1,
}


def laid(g: Ludus) -> Position:
    return dump(playing.RULES, g), list(g.watch.events) if g.watch else []


def offered() -> Ludus:
    """Two offers to Ann lie on the table."""
    g = playing.position(phase="market", **LATE)
    playing.offer(g, 1, 0, [(GOLD, 5)], [(CARD + playing.card("Crixus"), 1)])
    playing.offer(g, 2, 0, [(CARD + playing.card("Debtor"), 1)], [(GOLD, 2), (CARD + playing.card("Axe"), 1)])
    return g


def tied() -> Ludus:
    row = [playing.card(name) for name in ("Ashur", "Javelin", "Medicus", "Barca")]
    g = playing.position(phase="auctions", luck=row, **LATE)
    playing.answer(g, 0, PASS)  # Lucia does not look
    return playing.give_bids(g, 3, 3, 1)


def wounded() -> Ludus:
    people = ["Varro injured", "Crixus 2 injured", "Apothecary", "Cook"]
    return playing.seeded(playing.position(phase="upkeep", assets={0: people}, host=0))


# Fights that bots do not come to soon


def near() -> Ludus:
    """Spartacus with all his equipment, beside Crixus."""
    gear = {0: ["Gladius", "Galea", "Javelin"], 1: ["Axe", "Scutum", "Net"]}
    return fighting.close("Spartacus 2", "Crixus", gear=gear, pools=((4, 3, 2), (3, 4, 3)))


def far() -> Ludus:
    return fighting.close("Gannicus", "Kerza", at=((-1, 0), (2, 0)), gear={0: ["Trident"]})


def sends(answers: int = 0) -> Ludus:
    """Ann's house was invited: it has fighters and equipment of every kind."""
    owned = ["Spartacus 2", "Barca", "Cook", "Gladius", "Trident", "Galea", "Manica", "Net"]
    g = playing.table(assets={0: owned, 1: ["Crixus", "Axe"]}, host=1)
    g.phase = ARENA_PHASE
    arena = arena_phase(g, playing._match_at(g, "arena_phase"))
    arena.invited, arena.guest, arena.turn = 1, 0, 0
    playing._push(g, arena, "send")
    playing.RULES.advance(g)
    for _ in range(answers):
        playing.answer(g, 0, next(iter(playing.options(g))))
    return g


def hit(dice: list[int], pools: tuple[list[int], list[int]] | None = None) -> Ludus:
    """Crixus strikes first, and Spartacus loses dice."""
    g = fighting.close("Spartacus", "Crixus", lead=1, pools=pools)
    return fighting.decline(fighting.strike(g, dice, [1] * (pools[0][1] if pools else 4)))


def by_hand() -> dict[str, Ludus]:
    return {
        "fight-net": fighting.face("Pericles", "Crixus", gear={0: ["Net"]}),
        "fight-initiative": fighting.face("Kerza", "Pericles", luck=[1, 2, 1, 3, 6, 5, 4, 6]),
        "fight-order": fighting.face("Spartacus", "Crixus", luck=[6, 6, 5, 4, 1, 2, 3]),
        "fight-act": far(),
        "fight-near": near(),
        "fight-reroll": fighting.strike(near(), [6, 5, 2, 2], [5, 5, 3, 1]),
        "fight-strike": fighting.strike(
            fighting.close("Gannicus", "Crixus", gear={0: ["Axe"]}), [6, 5, 3, 2], [5, 5, 3, 1]
        ),
        "fight-loss": hit([6, 6, 6, 2]),
        "arena-send": sends(),
        "tournament-pick": tournament(
            *(0, 1, 2),
            assets={
                0: ["Spartacus", "Barca", "Gladius", "Axe", "Galea", "Javelin"],
                1: ["Crixus"],
                2: ["Gannicus", "Agron", "Varro", "Pericles", "Duro"],
            },
        ),
    }


class SpartacusTour(Tour):
    game = "spartacus"
    asked = KINDS

    def special(self, positions: dict[str, Position]) -> dict[str, Callable[[], None]]:
        """Return the states that take more than to sit down. Some start from the one before."""
        tabs = ("mine", "others", "talk", "log", "table") if self.phone else ()
        return {
            "reveal": partial(self.reveal, positions["bid"]),
            "host-reveal": partial(self.reveal, positions["host-bid"]),
            "looked": partial(self.look, positions["look"]),
            "wounds": partial(self.plain, laid(wounded())),
            "wound-rolled": self.treat,
            "house-picked": partial(self.pick_house, positions["house"]),
            "late": partial(self.plain, laid(playing.position(phase="market", **LATE))),
            "visit": partial(self.press, ".others .look"),
            "deal": self.deal,
            "offers": partial(self.plain, laid(offered())),
            "tie": partial(self.plain, laid(tied())),
            "books": partial(self.plain, laid(playing.position(phase="upkeep", luck=[4, 3, 5, 2, 6], **LATE))),
            "card": partial(self.card, positions["deeds"], 0),
            "card-many": partial(self.card, positions["deeds"], 1),
            "card-aimed": partial(self.aimed, positions["deeds"]),
            "card-guard": partial(self.card, positions["deeds"], -1),
            "card-foil": partial(self.card, positions["foil"], 0),
            "promised": partial(self.promised, positions["plead"]),
            **{f"tab-{tab}": partial(self.press, f"[data-tab={tab}]") for tab in tabs},
            **{name: partial(self.plain, laid(g)) for name, g in by_hand().items()},
            "clash": self.clash,
            "clash-damage": partial(self.page.wait_for_timeout, THROWN),
            "defeat": self.defeat,
            "watched": self.watched,
            "thumb-others": self.thumb,
            "end": self.end,
            "end-table": partial(self.page.keyboard.press, "Escape"),
            "spectator": partial(self.sit, positions["act"], watch=True),
        }

    def pick_house(self, position: Position) -> None:
        self.plain(position)
        self.press(".houses .button")

    def deal(self) -> None:
        self.page.keyboard.press("Escape")
        if self.phone:
            self.press("[data-tab=table]")
        self.press(".houses .button")

    def reveal(self, position: Position) -> None:
        self.plain(position)
        self.press(".chips .chip:has(.coin)")
        self.page.wait_for_function("['bids', 'host'].includes(window.seen.at(-1))", timeout=20_000)
        self.page.wait_for_timeout(TURNED)

    def look(self, position: Position) -> None:
        self.plain(position)
        self.press(".center .row button")
        self.page.wait_for_selector(".chips", timeout=20_000)
        self.page.wait_for_timeout(600)

    def treat(self) -> None:
        self.press(".waiting button")
        self.page.wait_for_function("window.seen.includes('healing')", timeout=20_000)
        self.page.wait_for_timeout(1000)

    def card(self, position: Position, number: int) -> None:
        """Take a card of the hand, by its place among those that can be used."""
        self.plain(position)
        self.page.locator(".hand button, .reaction li button").nth(number).evaluate("it => it.click()")
        self.page.wait_for_timeout(600)

    def aimed(self, position: Position) -> None:
        """Aim a card at the first house or token that it can be aimed at."""
        self.card(position, 2)
        self.press(".others button.over-all, .others button.token")

    def promised(self, position: Position) -> None:
        """Promise a house something before it is asked for support."""
        self.plain(position)
        self.press("[data-tab=talk]" if self.phone else "aside [role=tab]", last=True)
        for label in ("say-phrases", "talk-group-promise", "talk-any-return-favor"):
            self.page.get_by_role("button", name=say(self.lang, label), exact=True).first.click()
        self.page.locator(".promise input").check()
        self.page.locator(".promise select").select_option(index=1)
        self.page.locator(".send").click()
        if self.phone:
            self.press("[data-tab=table]")
        self.page.wait_for_timeout(600)

    def clash(self) -> None:
        """Ann attacks: the dice lie in pairs."""
        self.sit(laid(near()))
        self.press(".fight .foot .primary")
        self.page.wait_for_timeout(THROWN - 450)

    def defeat(self) -> None:
        """Ann kills: the blow, and then the end."""
        g = fighting.close("Spartacus", "Crixus", pools=([4, 4, 4], [1, 1, 1]))
        self.sit(laid(g))
        self.press(".fight .foot .primary")
        self.page.wait_for_selector(".ending", timeout=20000)

    def end(self) -> None:
        """Ann kills and has twelve Influence."""
        g = fighting.close("Spartacus", "Crixus", pools=([4, 4, 4], [1, 1, 1]), influence=[11, 4, 6, 8])
        self.sit(laid(g))
        self.press(".fight .foot .primary")
        for _ in range(80):
            if self.page.locator("dialog[open]").count():
                break
            self.page.wait_for_timeout(300)
            for button in (".ending .button", ".judgment .button", ".thumb .button"):
                if self.page.locator(button).count():
                    self.press(button)
        self.page.wait_for_timeout(600)

    def watched(self) -> None:
        """Somebody else strikes: the dice of a bot."""
        g = fighting.close("Spartacus", "Crixus", gear={1: ["Axe"]})
        self.sit(laid(g))
        self.press(".fight .foot .button", last=True)
        self.page.wait_for_selector(".clash", timeout=20000)
        self.page.wait_for_timeout(1100)

    def thumb(self) -> None:
        """Nobody has lost a die for long: one yields, and a bot is the Host."""
        pools = ([4, 4, 4], [2, 2, 1])
        g = fighting.close("Spartacus", "Crixus", at=fighting.STARTS, calm=19, pools=pools, host=2)
        self.sit(laid(g))
        self.press(".fight .foot .button", last=True)
        self.page.wait_for_selector(".judgment:is(.spared, .killed)", timeout=30000)
        self.page.wait_for_timeout(700)
