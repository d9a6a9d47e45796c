"""The golden matches of Spartacus: a finished match for each of a few kinds of table, and the worked examples.

The houses are played by sensible bots, which now and then make a random move: give gold away, make an offer, lay a
scheme down. Each match is the first that is short enough to be read and has the events its table is there for.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from harena.bots.driver import offer_due
from harena.bots.heuristic.spartacus import HeuristicBot
from harena.games.spartacus import GAME
from harena.kernel.chance import Luck
from harena.kernel.choice import any_of
from harena.matches.match import Match
from tests.golden.spartacus_examples import STORIES

SEED = 73  # before our era: seventy men with kitchen knives
LONGEST = 450  # entries; people read golden matches, too
BY_CHANCE, DEAL_SHARE, WORTH_A_YES = 0.15, 0.04, 0.5
OWN_HOUSES = """
hand_size = [2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]

[[house]]
name = "Vatia"
gold = 14
gladiators = 2
slaves = 1
guards = 0
rule = "lower_needs"
discards = { guards = 2 }

[[house]]
name = "Varinius"
gold = 6
gladiators = 2
slaves = 3
guards = 2
rule = "exhaust_slaves"
discards = { slaves = 2 }

[[house]]
name = "Cossinius"
gold = 8
gladiators = 2
slaves = 2
guards = 2
rule = "exhaust_guards"
discards = { gladiators = 2 }

[[house]]
name = "Furius"
gold = 10
gladiators = 2
slaves = 2
guards = 1
rule = "exhaust_gladiators"
discards = { gladiators = 1, slaves = 1 }
"""


EXAMPLES = tuple(STORIES)  # their records' names


class Table(NamedTuple):
    file: str
    options: dict[str, Any]
    events: frozenset[str]  # what must happen in it


SHOWN = {"worked", "bought", "host", "sent", "attacks", "damage", "defeated", "won"}
PLEAS = {"laid", "pleaded", "supported", "refused", "took-back"}
FOILS = {"foiled", "guard-rolled", "guard-failed", "guard-held", "reacted"}
TRADE = {"offered", "deal", "gave", "gave-gold", "offer-declined", "sold"}
TABLES = (
    Table("spartacus-3-quick", {"players": 3, "length": "quick"}, frozenset({*SHOWN, "cashed", "posted", "spared"})),
    Table(
        "spartacus-4-random-houses",
        {"players": 4, "houses": "random", "turns": 2},
        frozenset({*SHOWN, "used-rule", "books-gain", "books-pay", "bets-won", "bets-lost"}),
    ),
    Table(
        "spartacus-4-long-blue-dice",
        {"players": 4, "length": "long", "initiative": "blue dice", "turns": 2},
        frozenset({*SHOWN, "initiative", "lost-die", "influence-down"}),
    ),
    Table(
        "spartacus-3-own-houses",
        {"players": 3, "turns": 2, "decks": OWN_HOUSES},
        frozenset({*SHOWN, "house", "used-rule"}),
    ),
    Table("spartacus-4-offers", {"players": 4, "turns": 2}, frozenset({*SHOWN, *TRADE})),
    Table(
        "spartacus-4-quick-support-foils",
        {"players": 4, "length": "quick", "turns": 2},
        frozenset({*SHOWN, *PLEAS, *FOILS}),
    ),
    Table(
        "spartacus-3-quick-tournament",
        {"players": 3, "length": "quick", "turns": 2},
        frozenset({*SHOWN, "tournament", "bout", "through"}),
    ),
)


def wander(match: Match[Any], rng: Random) -> bool:
    """Play to the end with sensible and random moves; return False if the match becomes too long."""
    bot = HeuristicBot(rng)
    while not match.over:
        if len(match.record["segments"][0]["entries"]) > LONGEST:
            return False
        if answer_an_offer(match, rng) or (rng.random() < DEAL_SHARE and take_any(match, rng)):
            continue
        seat = match.tip.seat
        g = match.seen_by(seat)
        choice = match.rules.choice(g, seat)
        assert choice is not None
        by_chance = rng.random() < BY_CHANCE
        match.answer(
            seat, choice.id, any_of(choice.options, rng) if by_chance else bot.choose(GAME.view(g, seat), choice)
        )
    return True


def answer_an_offer(match: Match[Any], rng: Random) -> bool:
    """Let the seat that received an offer answer it."""
    due = offer_due(match.rules, match.settled)
    if due is not None:
        match.act_freely(due.to, "accept" if rng.random() < WORTH_A_YES else "decline", (due.id,))
    return due is not None


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
        match.record["players"] = ["sensible"] * match.settled.seats
        if wander(match, rng) and table.events <= {event.kind for event in match.events}:
            return match.record
        number += 1


def told(name: str) -> dict[str, Any]:
    """Return the record of a worked example."""
    return STORIES[name]().match.record
