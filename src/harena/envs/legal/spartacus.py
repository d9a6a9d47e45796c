"""Features of the actions of Spartacus: cards and what they are aimed at, bets, fighters with their gear."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harena.envs.legal.features import ActionFeatures, Cards
from harena.envs.observations.layout import Array
from harena.envs.observations.spartacus import rows_of, wares_of
from harena.games import game
from harena.games.spartacus.actions import AIMS, BET_BASE
from harena.games.spartacus.cards.registry import aim_kind
from harena.games.spartacus.cards.scheme import PAIR
from harena.games.spartacus.printed import GUARD, MARKET
from harena.games.spartacus.table import Table
from harena.kernel.choice import Kind

AMOUNTS = ("bid", "price", "demand", "promise", "owe")
WARES = ("asset", "use", "sell")
TITLES = ("title", "cash", "lay", "claim")
BETS, GEAR, PIECES = 4, 3, 8


class SpartacusActions(ActionFeatures):
    def __init__(self, options: Mapping[str, Any]) -> None:
        super().__init__(game("spartacus").rules, options["players"])
        self.decks = Table(options).decks
        self.bet_at = self.parts.add("bet", BETS)  # of each type, divided by 3
        self.gear_at = self.parts.add("gear", GEAR * PIECES)  # the piece of each type, the first of them for none
        self.card_at = self.parts.add("card", MARKET)  # that an Intrigue card is aimed at
        self.title_at = self.parts.add("title", len(self.decks.rows))
        self.wares = Cards(self.parts, "ware_printed", wares_of(self.decks))
        self.rows = Cards(self.parts, "title_printed", rows_of(self.decks))
        self.cell_at = self.parts.add("distance", 2)  # of a cell from where both fighters began

    def describe(self, kind: Kind, value: int, me: int, row: Array) -> None:
        name = kind.name
        if name in AMOUNTS:
            self.write_amount(row, value)
        elif name == "seat":
            self.write_seat(row, value, me)
        elif name in WARES:
            self.wares.write(row, value)
        elif name in TITLES:
            self.titled(value, row)
        elif name == "cell":
            self.cell(value, row)
        elif name == "play":
            self.played(*divmod(value, AIMS), me, row)
        elif name == "bet":
            for at in range(BETS):
                row[self.bet_at + at] = value // BET_BASE ** (BETS - 1 - at) % BET_BASE / (BET_BASE - 1)
        elif name == "pick":
            self.wares.write(row, value >> 9)
            for at in range(GEAR):
                row[self.gear_at + PIECES * at + (value >> 3 * (GEAR - 1 - at) & 7)] = 1

    def titled(self, title: int, row: Array) -> None:
        if title < len(self.decks.rows):
            row[self.title_at + title] = 1
            self.rows.write(row, title)

    def cell(self, cell: int, row: Array) -> None:
        sand = self.decks.sand
        if cell < len(sand.apart):
            far = max(sand.apart[cell])
            row[self.cell_at], row[self.cell_at + 1] = [sand.apart[cell][start] / far for start in sand.starts]

    def played(self, title: int, aim: int, me: int, row: Array) -> None:
        self.titled(title, row)
        printed = self.decks.rows[title] if title < len(self.decks.rows) else None
        kind = aim_kind(printed) if printed is not None and printed.kind != GUARD else ""
        if kind == "-house":
            self.write_seat(row, aim, me)
        elif kind == "-houses":
            self.write_seat(row, aim // PAIR, me)
            self.write_seat(row, aim % PAIR, me, self.second_at)
        elif kind == "-card":
            row[self.card_at + aim] = 1
            self.wares.write(row, aim)
