"""The golden matches of Munera: a finished match for each of a few kinds of table, and the worked examples.

Random bots make no offers and seldom pass, so these matches are played by walkers who pass at most windows and deal
now and then. Each is the first that is short enough to be read and has the events its table is there for.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from harena.games.munera import GAME
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, any_of
from harena.matches.match import Match
from tests.rules.munera.test_examples import STORIES

SEED = 80  # the games that opened the great amphitheatre
LONGEST = 600  # entries; people read golden matches, too
PASS_SHARE, DEAL_SHARE = 0.75, 0.1
WINDOWS = ("rest.act", "moment.play_card")
OWN_CARDS = """
[[eventum]]
title = "Pompa"
effect = "favor_editoris"
copies = 20
amount = 2

[[eventum]]
title = "Donum"
effect = "hereditas"
copies = 20
amount = 4
"""


EXAMPLES = tuple(STORIES)  # their records' names


class Table(NamedTuple):
    file: str
    options: dict[str, Any]
    events: frozenset[str]  # what must happen in it


SHOWN = {"duel", "bout", "deal", "bought", "victory", "travelled"}
TABLES = (
    Table("munera-2", {"players": 2, "turns": 3}, frozenset(SHOWN)),
    Table(
        "munera-3-sales-bought-glory",
        {"players": 3, "turns": 3, "sales": "always", "bought_glory": True},
        frozenset({*SHOWN, "staked", "sold", "auction"}),
    ),
    Table("munera-4-quick-start", {"players": 4, "turns": 3, "quick_start": True}, frozenset({*SHOWN, "staked"})),
    Table("munera-3-target-10-own-cards", {"players": 3, "target": 10, "decks": OWN_CARDS}, frozenset({"duel"})),
)


def wander(match: Match[Any], rng: Random) -> bool:
    """Play to the end by random moves; return False if the match becomes too long."""
    while not match.over:
        if len(match.record["segments"][0]["entries"]) > LONGEST:
            return False
        if rng.random() < DEAL_SHARE and take_any(match, rng):
            continue
        seat = match.tip.seat
        choice = match.rules.choice(match.seen_by(seat), seat)
        assert choice is not None
        passes = choice.step in WINDOWS and rng.random() < PASS_SHARE
        match.answer(seat, choice.id, PASS if passes else any_of(choice.options, rng))
    return True


def take_any(match: Match[Any], rng: Random) -> bool:
    """Take a free action of one of the seats, if there is any."""
    g = match.settled
    free_moves = [(seat, *free_move) for seat in range(g.seats) for free_move in match.rules.free_moves_for(g, seat)]
    if free_moves:
        match.act_freely(*rng.choice(free_moves))
    return bool(free_moves)


def played(table: Table) -> dict[str, Any]:
    """Return the record of a whole match at this table."""
    number = 0
    while True:
        rng = Random(f"{SEED}/{table.file}/{number}")
        match = Match.start(GAME, table.options, Luck(rng))
        match.record["players"] = ["random"] * match.settled.seats
        if wander(match, rng) and table.events <= {event.kind for event in match.events}:
            return match.record
        number += 1


def told(name: str) -> dict[str, Any]:
    """Return the record of a worked example."""
    return STORIES[name]().match.record
