"""Features of the actions of Munera: men, Ministers, spectacles, cards and what they are aimed at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.envs.legal.features import ActionFeatures, Cards
from harena.envs.observations.layout import Array
from harena.envs.observations.munera import men_of, ministers_of, spectacles_of
from harena.games import game
from harena.games.munera.actions import TARGETS
from harena.games.munera.bets import SIDE
from harena.games.munera.decks import EVENTA, GLADIATORS
from harena.games.munera.table import Table
from harena.kernel.choice import Kind

AMOUNTS = ("tender", "bid", "minimum")


class MuneraActions(ActionFeatures):
    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(game("munera").rules, options["players"])
        self.decks = Table(options).decks
        self.side_at = self.parts.add("side", 2)  # of a duel
        self.man_at = self.parts.add("man", GLADIATORS)  # whom a card is aimed at
        self.title_at = self.parts.add("title", EVENTA)
        self.price_at = self.parts.add("price", 1)  # of a region, divided by 25
        self.men = Cards(self.parts, "man_printed", men_of(self.decks))
        self.ministers = Cards(self.parts, "minister_printed", ministers_of(self.decks))
        self.spectacles = Cards(self.parts, "spectacle_printed", spectacles_of(self.decks))

    def describe(self, kind: Kind, value: int, me: int, row: Array) -> None:
        name = kind.name
        if name in AMOUNTS:
            self.write_amount(row, value)
        elif name == "stake":
            row[self.side_at + value // SIDE] = 1
            self.write_amount(row, value % SIDE)
        elif name == "die":
            row[self.side_at + value] = 1
        elif name == "man":
            self.men.write(row, value)
        elif name == "minister":
            self.ministers.write(row, value)
        elif name == "spectacle":
            self.spectacles.write(row, value)
        elif name == "title":
            row[self.title_at + value] = 1
        elif name == "region" and value < len(self.decks.price):
            row[self.price_at] = self.decks.price[value] / 25
        elif name == "play":
            self.played(*divmod(value, TARGETS), me, row)

    def played(self, title: int, target: int, me: int, row: Array) -> None:
        row[self.title_at + title] = 1
        aim = self.decks.card[title].aim_kind if title < len(self.decks.card) else ""
        if aim == "man":
            row[self.man_at + target] = 1
            self.men.write(row, target)
        elif aim == "school":
            self.write_seat(row, target, me)
        elif aim == "side":
            row[self.side_at + target] = 1
