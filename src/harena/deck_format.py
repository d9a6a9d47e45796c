"""Defines `DeckFormat`: how a game reads its deck file, a TOML file with a table's own cards."""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

from harena.sources import without_notes
from harena.text import Texts

Cards = dict[str, dict[str, Any]]  # by card name: what is printed on the card


class DeckFormat(ABC):
    """How the deck file of one game is read, described and compared with another."""

    setting = "decks"  # the table option that a file sets
    # the sections of a file, with the keys of the texts that name them; empty: no such command
    sections: Mapping[str, str] = {}

    @abstractmethod
    def option(self, text: str, raw: dict[str, Any], where: str) -> Any:
        """Return the value of the table option for a file. BadInput says what is wrong with the file."""

    @abstractmethod
    def starting_file(self) -> str:
        """Return the built-in decks as the text of one file, as a starting point for changes."""

    def fits(self, raw: Mapping[str, Any]) -> bool:
        """Return whether this can be a file of this game, that is, whether every section is known."""
        return set(without_notes(raw, self.sections)) <= self.sections.keys()

    def summary(self, texts: Texts, section: str, raw: Any) -> str:
        """Summarize one section of a valid file."""
        cards = sum([row.get("copies", 1) for row in raw])
        return texts.say("decks-own-cards", deck=texts.say(self.sections[section]), cards=cards)

    def cards(self, value: Any) -> dict[str, Cards]:
        """Return the cards of every section, from the value of the table option. Sections missing from the file are
        filled with the built-in cards.
        """
        decks = {**tomllib.loads(self.starting_file()), **tomllib.loads(value)}
        return {section: self._cards(rows) for section, rows in decks.items()}

    def _cards(self, section: Any) -> Cards:
        """Return the cards of a section by name. A section that is not a list of cards counts as one card without a
        name.
        """
        if not isinstance(section, list) or not all([isinstance(row, dict) for row in section]):
            return {"": {"": section}}
        found: Cards = {}
        for row in section:
            name = self.card_name(row)
            found[f"{name} ({len(found)})" if name in found else name] = row
        return found

    def card_name(self, row: Mapping[str, Any]) -> str:
        """Return the name of a card in a file."""
        return next((str(row[key]) for key in ("name", "title") if key in row), "")

    def is_card(self, section: str, card: str, name: str) -> bool:
        """Return whether this card of a file is the one that a simulation calls by this name."""
        return name.casefold() == card.casefold()


class WholeFileFormat(DeckFormat):
    """A format whose table option is the text of the whole file."""

    def __init__(self, read: Callable[[dict[str, Any], str], Any], starting_file: Callable[[], str]) -> None:
        self._read = read
        self._starting_file = starting_file

    def option(self, text: str, raw: dict[str, Any], where: str) -> str:
        self._read(raw, where)
        return text

    def starting_file(self) -> str:
        return self._starting_file()
