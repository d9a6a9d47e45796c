"""The deck file of Munera: Gladiators, Ministers, Munera, Eventa and the map (M-1.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.deck_format import WholeFileFormat
from harena.games.munera.decks import read_decks, starting_file
from harena.text import Texts


class MuneraDeckFormat(WholeFileFormat):
    sections: Mapping[str, str] = {
        "gladiator": "decks-gladiator",
        "minister": "decks-minister",
        "munus": "decks-munus",
        "eventum": "decks-eventum",
        "map": "decks-map",
    }

    def summary(self, texts: Texts, section: str, raw: Any) -> str:
        if section == "map":
            return texts.say("decks-own-map", regions=len(raw["region"]), seas=len(raw.get("sea", [])))
        return super().summary(texts, section, raw)

    def card_name(self, row: Mapping[str, Any]) -> str:
        """A Minister is named by office and skill, a Munus by its city."""
        if "office" in row:
            return f"{row['office']} {row['skill']}"
        return str(row["city"]) if "city" in row else super().card_name(row)


DECK_FORMAT = MuneraDeckFormat(read_decks, starting_file)
