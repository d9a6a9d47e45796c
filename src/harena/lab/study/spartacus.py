"""What is recorded of Spartacus: houses, Intrigue and Market cards; Influence and gold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from harena.games.spartacus.actions import AIMS, BET
from harena.games.spartacus.arena import wagers
from harena.games.spartacus.card_text import cards_of
from harena.games.spartacus.state import Ludus
from harena.kernel.choice import Kind
from harena.kernel.state import Event, bits
from harena.lab.study import Deed, Study

DEEDS = (
    "post a guard", "seek support", "first rule", "second rule", "support", "accept", "sell a guard", "take the guard",
    "cast the Net", "roll again", "go first", "go second", "attack", "throw", "dodge", "strike", "shield", "thumb up",
    "thumb down", "guard from the table", "guard from the hand", "show the scheme",
)  # fmt: skip
BET_ON = ("I", "II", "injury", "decapitation")


class SpartacusStudy(Study):
    sides: ClassVar[str] = "report-by-house"
    course: ClassVar[tuple[str, ...]] = ("influence", "gold", "assets", "guards", "cards")
    deeds: ClassVar[Mapping[str, str]] = {
        "starts-with": "card",
        "drawn": "title",
        "bought": "card",
        "sold": "card",
        "used": "card",
        "cashed": "title",
        "schemed": "title",
        "schemed-house": "title",
        "schemed-houses": "title",
        "schemed-card": "title",
        "worked": "title",
        "foiled": "title",
        "reacted": "title",
        "reacted-house": "title",
        "reacted-card": "title",
        "sent": "card",
        "equipped": "card",
        "defeated": "card",
        "killed": "card",
    }
    kinds: ClassVar[Mapping[str, str]] = {
        "house": "house",
        "pool": "pool",
        "asset": "card",
        "use": "card",
        "sell": "card",
        "title": "title",
        "cash": "title",
        "lay": "title",
        "claim": "title",
        "cell": "cell",
    }

    def side(self, g: Ludus, seat: int) -> str:
        return self.word("house", g.house[seat]) if g.house[seat] >= 0 else ""

    def all_sides(self) -> Sequence[str]:
        return [house.name for house in cards_of(self.names).houses]

    def round(self, g: Ludus) -> int:
        return g.turn

    def first(self, g: Ludus) -> int:
        return g.host

    def held(self, g: Ludus, seat: int) -> Sequence[str]:
        return [self.word("title", g.table.decks.titled[card]) for card in bits(g.hands[seat])]

    def has(self, g: Ludus, seat: int) -> Sequence[int]:
        things = (g.assets[seat], g.guards[seat], g.hands[seat])
        return g.influence[seat], g.gold[seat], *[each.bit_count() for each in things]

    def deed_of(self, g: Ludus, event: Event) -> Deed | None:
        """Return the deed of an event. A reaction or a scheme counts the same for every target."""
        deed = super().deed_of(g, event)
        if deed is None or not deed[1].startswith(("reacted", "schemed")):
            return deed
        return deed[0], deed[1].partition("-")[0], deed[2]

    def of_kind(self, kind: Kind, value: int) -> str:
        if kind.name == "play":
            return self.word("title", value // AIMS)
        if kind.name == "deed":
            return self.plain(DEEDS[value])
        if kind.name == "bet":
            piles = zip(wagers(BET + value), BET_ON, strict=True)
            on = self.plain("on")
            laid = [f"{pile} {on} {self.plain(what)}" for pile, what in piles if pile]
            return ", ".join(laid) or self.plain("nothing")
        return str(value) if kind.domain == "gold" else super().of_kind(kind, value)
