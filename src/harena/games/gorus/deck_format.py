"""The card file of Gorus Maximus: what each rank is worth to the crowd (G-1.2, G-4.2)."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from harena.deck_format import Cards, DeckFormat
from harena.games.gorus.cards import read_favor
from harena.text import Texts

FAVORED_ZERO = "0 (Favored School)"  # comes after the ranks


class GorusDeckFormat(DeckFormat):
    """The option is a list of numbers: the favor of each rank, then that of the Favored School's 0."""

    setting = "favor"
    sections: Mapping[str, str] = {"rank": "decks-rank", "favored_zero": "decks-favored-zero"}

    def option(self, text: str, raw: dict[str, Any], where: str) -> list[int]:
        return list(read_favor(raw, where))

    def starting_file(self) -> str:
        return (files("harena.games.gorus") / "data" / "cards.toml").read_text(encoding="utf-8")

    def fits(self, raw: Mapping[str, Any]) -> bool:
        return "rank" in raw

    def summary(self, texts: Texts, section: str, raw: Any) -> str:
        return texts.say(self.sections[section])

    def cards(self, value: Any) -> dict[str, Cards]:
        names = [*map(str, range(len(value) - 1)), FAVORED_ZERO]
        return {"rank": {name: {"favor": favor} for name, favor in zip(names, value, strict=True)}}

    def is_card(self, section: str, card: str, name: str) -> bool:
        """A rank is on one card of each school."""
        return name.endswith(f" {card.partition(' ')[0]}")


DECK_FORMAT = GorusDeckFormat()
