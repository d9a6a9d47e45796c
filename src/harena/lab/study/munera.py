"""What is recorded of Munera: regions, gladiators and Ministers, cards and contracts; Glory and denarii."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from harena.games.munera.actions import TARGETS
from harena.games.munera.card_text import cards_of
from harena.games.munera.state import Munera
from harena.kernel.choice import Kind
from harena.kernel.state import Event, bits
from harena.lab.study import Deed, Study, number
from harena.text import Texts

DEEDS = ("train", "sell", "auction", "buy Glory")
DICE = ("I", "II")


class MuneraStudy(Study):
    sides: ClassVar[str] = "report-by-region"
    course: ClassVar[tuple[str, ...]] = ("glory", "denarii", "men", "ministers", "cards")
    deeds: ClassVar[Mapping[str, str]] = {
        "settled": "region",
        "recruited": "man",
        "hired": "minister",
        "drawn": "title",
        "bought": "ware",
        "sold": "ware",
        "chosen": "spectacle",
        "played": "title",
        "played-man": "title",
        "played-school": "title",
        "played-side": "title",
        "retrained": "class",
        "victory": "man",
        "lent": "man",
    }
    kinds: ClassVar[Mapping[str, str]] = {
        "man": "man",
        "minister": "minister",
        "spectacle": "spectacle",
        "region": "region",
        "title": "title",
        "class": "class",
    }

    def __init__(self, name: str, options: Mapping[str, Any], reader: Texts | None = None) -> None:
        super().__init__(name, options, reader)
        self.chosen = ""  # the present spectacle
        self.drawn: Counter[int] = Counter()  # by seat: Eventum cards since the turn began

    def side(self, g: Munera, seat: int) -> str:
        return self.word("region", g.region[seat]) if g.region[seat] >= 0 else ""

    def all_sides(self) -> Sequence[str]:
        return cards_of(self.names).region

    def round(self, g: Munera) -> int:
        return g.turn

    def first(self, g: Munera) -> int:
        return g.rudis

    def held(self, g: Munera, seat: int) -> Sequence[str]:
        return [self.word("title", g.table.decks.titled[card]) for card in bits(g.hands[seat])]

    def has(self, g: Munera, seat: int) -> Sequence[int]:
        things = (g.school[seat], g.staff[seat], g.hands[seat])
        return g.glory[seat], g.denarii[seat], *[each.bit_count() for each in things]

    def had(self, g: Munera, seat: int) -> Sequence[int]:
        """Return what a seat had before the turn, which begins with a card for everybody (M-5.1)."""
        *rest, cards = self.has(g, seat)
        return *rest, cards - self.drawn[seat]

    def deed_of(self, g: Munera, event: Event) -> Deed | None:
        """Return the deed of an event. A played card counts the same for every target; a contract names the spectacle
        that was chosen before."""
        if event.kind == "turn":
            self.drawn = Counter()
        elif event.kind == "drew":
            self.drawn[number(event, 0)] += 1
        if event.kind == "contract":
            return number(event, 0), "contract", self.chosen
        deed = super().deed_of(g, event)
        if deed is not None and deed[1] == "chosen":
            self.chosen = deed[2]
        return deed and (deed[0], deed[1].partition("-")[0], deed[2])

    def of_kind(self, kind: Kind, value: int) -> str:
        if kind.name == "play":
            return self.word("title", value // TARGETS)
        if kind.name == "deed":
            return self.plain(DEEDS[value])
        if kind.name == "stake":
            return f"{value % 8} {self.plain('on')} {DICE[value // 8]}"
        return str(value) if kind.domain == "denarii" else super().of_kind(kind, value)
