"""The layout of Spartacus's observations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from harena.envs.observations.board import BoardObservations, Buffer, Counts, Each, Entry, Facts, Leave, Row, Title
from harena.envs.observations.layout import Array
from harena.games import game
from harena.games.spartacus.facts import FACT, PEEK
from harena.games.spartacus.printed import MARKET
from harena.games.spartacus.scheme import MOST_REQUESTS
from harena.games.spartacus.table import Table
from harena.kernel.rules import View

NESTED = {"reaction": 6, "guard": 2, "quiet": 2}
DICE = 16  # most dice that action numbers can distinguish


class Peeks:
    """Per place in the auction row: its card, if the observer has looked at it."""

    def __init__(self, places: int) -> None:
        self.length = places

    def put(self, buffer: Buffer[int], at: int, value: Sequence[int]) -> None:
        for place in range(self.length):
            buffer[at + place] = -1
        for fact in value:
            buffer[at + fact // PEEK] = fact % PEEK


class SpartacusObservations(BoardObservations):
    def written(self, seen: View) -> Array:
        """Return the observation of a view. The rules keep all exhausted guards in one set; here they are split by
        owner."""
        state = seen["state"]
        resting = [[card for card in row if card in state["resting"]] for row in state["guards"]]
        return super().written({**seen, "state": {**state, "resting": resting}})


def spartacus_observations(options: Mapping[str, Any]) -> BoardObservations:
    seats = options["players"]
    decks = Table(options).decks
    titles = Counts(len(decks.rows), decks.titled)
    by_seat, houses, wares, pair, dice = Row(seats), Counts(seats), Counts(MARKET), Row(2), Row(DICE)
    entries: dict[str, Entry] = {
        "house": by_seat,
        "influence": by_seat,
        "gold": by_seat,
        "assets": Each(seats, wares),
        "tired": wares,
        "injured": wares,
        "favors": Row(MARKET),
        "guards": Each(seats, titles),
        "resting": Each(seats, titles),
        "gone": titles,
        "market_gone": wares,
        "hands": Each(seats, titles),
        "bag": titles,
        "market_bag": wares,
        "learned": Facts(FACT, seats, titles),
        "peeked": Peeks(seats),
        "opened": Leave(),  # fingerprints of offers, for internal use by the rules
        "winners": Leave(),  # set only when the match is over
        # procedures
        "upkeep.left": wares,
        "owing": by_seat,
        "intrigue.left": by_seat,
        "tried": titles,
        "scheme.laid": titles,
        "scheme.card": Title(decks.titled),
        "said_no": houses,
        "pledged": houses,
        "requests": Each(MOST_REQUESTS * (seats - 1), Row(5)),
        "shown_to": houses,
        "needed": pair,
        "market.laid": by_seat,
        "bidding": houses,
        "stakes": by_seat,
        "scouts": wares,
        "invited": houses,
        "owners": pair,
        "fighters": pair,
        "gear": Row(6),
        "bets": Each(seats, Row(4)),
        "pools": Row(6),
        "cells": pair,
        "fight.dice": Each(2, dice),
        "fight.used": Counts(6),
        "attack.attack": dice,
        "attack.defence": dice,
        "attack.spent": Counts(8),
        "entrants": by_seat,
        "pair": pair,
        "picks": Row(8),
        "through": by_seat,
    }
    return SpartacusObservations(game("spartacus"), options, entries, NESTED)
