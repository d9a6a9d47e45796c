"""The deck file of Spartacus: gladiators, slaves, equipment, intrigue, houses, hand sizes and the arena (S-1.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.deck_format import WholeFileFormat
from harena.games.spartacus.decks import read_decks, starting_file
from harena.text import Texts


class SpartacusDeckFormat(WholeFileFormat):
    sections: Mapping[str, str] = {
        "gladiator": "decks-fighter",
        "slave": "decks-slave",
        "equipment": "decks-equipment",
        "intrigue": "decks-intrigue",
        "house": "decks-house",
        "hand_size": "decks-hand-size",
        "arena": "decks-arena",
    }

    def summary(self, texts: Texts, section: str, raw: Any) -> str:
        if section == "arena":
            return texts.say("decks-own-arena", cells=len("".join(raw["rows"]).replace(" ", "")))
        if section == "hand_size":
            return texts.say(self.sections[section])
        return super().summary(texts, section, raw)


DECK_FORMAT = SpartacusDeckFormat(read_decks, starting_file)
