"""What is recorded of Gorus Maximus: the dealt cards; supports and crowd favor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from harena.games.gorus.state import Gorus
from harena.kernel.choice import Kind
from harena.kernel.state import bits
from harena.lab.study import Deed, Study


class GorusStudy(Study):
    sides: ClassVar[str] = "report-by-team"
    course: ClassVar[tuple[str, ...]] = ("supports", "favor")

    def side(self, g: Gorus, seat: int) -> str:
        return "" if g.table.side_count == g.seats else self.names.sides[g.table.sides[seat]]

    def all_sides(self) -> Sequence[str]:
        return self.names.sides

    def round(self, g: Gorus) -> int:
        return g.round

    def first(self, g: Gorus) -> int:
        return g.leader if g.leader < g.seats else 0

    def has(self, g: Gorus, seat: int) -> Sequence[int]:
        side = g.table.sides[seat]
        return g.supports[side], g.totals[side] if g.totals else 0

    def begun(self, g: Gorus) -> Sequence[Deed]:
        """Return the dealt cards. Dealing is random, so the win rate of those who are dealt a card is the card's
        effect."""
        return [(seat, "dealt", self.card(card)) for seat in range(g.seats) for card in bits(g.hands[seat])]

    def of_kind(self, kind: Kind, value: int) -> str:
        return self.card(kind.start + value)

    def card(self, card: int) -> str:
        return self.word("card", card)
