"""The states of the Spartacus screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.browser.conftest import say

from tools.looks.tour import Position, Tour, Wanted, at

KINDS = [
    "foil",
    "thunder",
    "quiet",
    "rig",
    "mourn",
    "support",
    "cure",
    "trade",
    "look",
    "bid",
    "host-bid",
    "bet",
    "net",
    "initiative",
    "order",
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
    "loss": at("loss.lose_die"),
    "thumb": at("arena.show_thumb"),
    "tournament": at("tournament.pick_fighters"),
}


class SpartacusTour(Tour):
    game = "spartacus"
    asked = KINDS

    def special(self, positions: dict[str, Position]) -> dict[str, Callable[[], None]]:
        """Return the states that take more than to sit down. Some start from the one before."""
        tabs = ("mine", "others", "talk", "log", "table") if self.phone else ()
        return {
            "card": partial(self.card, positions["deeds"], 0),
            "card-many": partial(self.card, positions["deeds"], 1),
            "card-aimed": partial(self.aimed, positions["deeds"]),
            "card-guard": partial(self.card, positions["deeds"], -1),
            "card-foil": partial(self.card, positions["foil"], 0),
            "promised": partial(self.promised, positions["plead"]),
            **{f"tab-{tab}": partial(self.press, f"[data-tab={tab}]") for tab in tabs},
            "spectator": partial(self.sit, positions["act"], watch=True),
        }

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
