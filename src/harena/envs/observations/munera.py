"""The layout of Munera's observations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from harena.envs.observations.board import (
    BoardObservations,
    Buffer,
    Counts,
    Each,
    Entry,
    Facts,
    Leave,
    Masks,
    Number,
    Row,
)
from harena.games import game
from harena.games.munera.actions import FIXES
from harena.games.munera.decks import GLADIATORS, MINISTERS, MUNERA
from harena.games.munera.facts import FACT
from harena.games.munera.table import Table

NESTED = {"moment": 3, "roll": 2, "effects": 2}


class Loans:
    """Per gladiator: who has borrowed him, and for which spectacle."""

    length = 2 * GLADIATORS

    def put(self, buffer: Buffer[int], at: int, value: Sequence[Sequence[int]]) -> None:
        for i in range(self.length):
            buffer[at + i] = -1
        for man, borrower, spectacle in value:
            buffer[at + man], buffer[at + GLADIATORS + man] = borrower, spectacle


def munera_observations(options: Mapping[str, Any]) -> BoardObservations:
    seats = options["players"]
    decks = Table(options).decks
    titles = Counts(len(decks.copies), decks.titled)
    by_seat, men, ministers, pair = Row(seats), Counts(GLADIATORS), Counts(MINISTERS), Row(2)
    spectacles = Counts(MUNERA)
    entries: dict[str, Entry] = {
        "denarii": by_seat,
        "glory": by_seat,
        "region": by_seat,
        "school": Each(seats, men),
        "staff": Each(seats, ministers),
        "klass": Row(GLADIATORS),
        "rank": Row(GLADIATORS),
        "fame": Row(GLADIATORS),
        "engaged": men,
        "wounded": men,
        "doctored": Row(MINISTERS),
        "used": Row(MINISTERS),
        "loans": Loans(),
        "auctioned": Counts(GLADIATORS + MINISTERS),
        "forum_men": men,
        "forum_ministers": ministers,
        "open": spectacles,
        "men_bag": men,
        "men_gone": men,
        "ministers_bag": ministers,
        "ministers_gone": ministers,
        "munera_bag": spectacles,
        "munera_gone": spectacles,
        "gone": titles,
        "hands": Each(seats, titles),
        "bag": titles,
        "learned": Facts(FACT, seats, titles),
        "moment": Leave(),  # a clock for offers
        "asked": Leave(),  # fingerprints of offers, for internal use by the rules
        "winners": Leave(),  # set only when the match is over
        # procedures
        "played": Counts(len(decks.copies)),
        "trained": men,
        "patients": men,
        "bids": by_seat,
        "standing": by_seat,
        "fighters": Masks(2, GLADIATORS),
        "fought": men,
        "fallen": Counts(seats),
        "payers": by_seat,
        "men": pair,
        "owners": pair,
        "virtus": pair,
        "wounds": pair,
        "dice": pair,
        "duel.declined": pair,  # elsewhere a number
        "bettors": by_seat,
        "stakes": by_seat,
        "bought": Counts(FIXES.size),
        "dead": Counts(2),
        "schools": by_seat,
        "named": men,
        "queue": men,
        "effects.school": Number(),  # elsewhere the men of each school
    }
    return BoardObservations(game("munera"), options, entries, NESTED)
