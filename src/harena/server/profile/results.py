"""What a finished match was: places, points, how long it took, and who has earned which achievement.

Everything here comes from what was public at the table, and from the result.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from harena.achievements import Story, achievements_of, public
from harena.game import Game
from harena.games import game
from harena.kernel.identity import UnknownId
from harena.kernel.rules import Outcome
from harena.kernel.state import Event
from harena.matches.match import Match
from harena.ratings import places
from harena.server.persistence import event_reader, restore_match
from harena.server.store import EntryRow, Saved, SeatRow

log = logging.getLogger("harena")

# Why a match is not rated
RATED = ""
ENDED = "ended"  # it did not end by the rules
ALONE = "alone"  # nobody plays against anybody, or only bots do
SEVERAL = "several"  # one person had several seats
UNKNOWN = "unknown"  # somebody played without being known to the server
CARDS = "cards"  # the table had cards of its own
LEFT = "left"  # nobody stayed
UNRATED = "unrated"  # somebody does not want a rating


class SeatResult(NamedTuple):
    seat: int
    person: str  # empty: a bot, or somebody who is not known
    name: str
    bot: str  # the level; empty: a person
    side: int
    place: int  # of the side, from 1
    points: int
    won: float  # 1; a part of it, if several sides won; 0
    left: bool  # a bot played more than half of it
    earned: tuple[str, ...]  # achievements


class MatchResult(NamedTuple):
    table: str
    game: str
    sides: int  # how many play against each other
    ended: float
    rounds: int  # 0: the game has none
    moves: int
    why: str  # why it cannot be rated, whoever plays; empty: it can
    seats: tuple[SeatResult, ...]


def result_of(saved: Saved) -> MatchResult:
    """Return the result of a table that was loaded whole and is over."""
    chosen = game(saved.table.game)
    match = restore_match(chosen, saved)
    if match is None or not match.over:
        seats = tuple([_seat(row, row.seat, 0, 0, 0.0, False, ()) for row in saved.seats])
        return MatchResult(saved.table.id, chosen.name, len(seats), saved.table.changed, 0, 0, ENDED, seats)
    rows = standing(saved.entries)
    moves, by_bot = _moves(rows, len(saved.seats))
    left = [row.who == "person" and 2 * by_bot[row.seat] > moves[row.seat] for row in saved.seats]
    outcome, sides = chosen.outcome(match.settled), chosen.sides(saved.table.options)
    order = _places(outcome, sides, left)
    story = Story(match.settled, public(_events(match, rows, saved.table.id)), outcome.winners)
    known = achievements_of(chosen.name)
    earned = known.earned(story)
    winning = len({sides[seat] for seat in outcome.winners})
    seats = tuple(
        [
            _seat(
                row,
                sides[row.seat],
                order[row.seat],
                outcome.scores[row.seat],
                1 / winning if row.seat in outcome.winners and not left[row.seat] else 0.0,
                left[row.seat],
                () if row.who != "person" or by_bot[row.seat] else tuple(earned[row.seat]),
            )
            for row in saved.seats
        ]
    )
    why = _why(chosen, saved, sides, left)
    rounds = known.length(story)
    return MatchResult(
        saved.table.id, chosen.name, max(2, len({*sides})), saved.table.changed, rounds, sum(moves), why, seats
    )


def _seat(
    row: SeatRow, side: int, place: int, points: int, won: float, left: bool, earned: tuple[str, ...]
) -> SeatResult:
    is_bot = row.who == "bot"
    person, bot = ("", row.bot) if is_bot else (row.person, "")
    return SeatResult(row.seat, person, row.name, bot, side, place, points, won, left, earned)


def standing(rows: Sequence[EntryRow]) -> list[EntryRow]:
    """Return the rows of a record without the steps that were taken back by vote: the head of a segment says after
    which entry it goes on."""
    found: list[tuple[int, EntryRow]] = []
    number = -1  # of the last entry; those that were taken back have one, too
    for row in rows:
        after = row.body.get("segment", {}).get("after")
        if after is not None:
            found = [each for each in found if each[0] <= after]
        number += "entry" in row.body
        found.append((number, row))
    return [row for _, row in found]


def _moves(rows: Sequence[EntryRow], seats: int) -> tuple[list[int], list[int]]:
    """Return how many decisions each seat has taken, and how many of them a bot took for a person."""
    moves, by_bot = [0] * seats, [0] * seats
    for row in rows:
        entry = row.body.get("entry", {})
        count = len(entry.get("do", ()))
        if count:
            moves[entry["seat"]] += count
            by_bot[entry["seat"]] += count if row.body.get("by_bot") else 0
    return moves, by_bot


def _places(outcome: Outcome, sides: Sequence[int], left: Sequence[bool]) -> list[int]:
    """Return the place of each seat: that of its side, and the last one for whoever has left. Where nobody has won,
    nobody is first."""
    known = sorted({*sides})
    winners = {sides[seat] for seat in outcome.winners}
    points = {sides[seat]: score for seat, score in enumerate(outcome.scores)}
    order = places([(side in winners, points[side]) for side in known])
    found = dict(zip(known, order, strict=True))
    shift = 0 if winners else 1
    last = max(2, len(known))
    return [last if left[seat] else found[side] + shift for seat, side in enumerate(sides)]


def _why(chosen: Game[Any], saved: Saved, sides: Sequence[int], left: Sequence[bool]) -> str:
    """Return why this match cannot be rated, whoever plays."""
    people = [row for row in saved.seats if row.who == "person"]
    names = [row.person for row in people if row.person]
    if not people or len({*sides}) < 2:
        return ALONE
    if len({*names}) < len(names):
        return SEVERAL
    if len(names) < len(people):
        return UNKNOWN
    if _has_own_cards(chosen, saved.table.options):
        return CARDS
    return LEFT if all([left[row.seat] for row in people]) else RATED


def _has_own_cards(chosen: Game[Any], options: Mapping[str, Any]) -> bool:
    if chosen.decks is None:
        return False
    usual = next(each.default for each in chosen.settings if each.name == chosen.decks.setting)
    return bool(options[chosen.decks.setting] != usual)


def _events(match: Match[Any], rows: Sequence[EntryRow], table: str) -> list[Event]:
    """Read all events. Those of older rules may name things that the present ones do not know."""
    read = event_reader(match)
    found: list[Event] = []
    for row in rows:
        for raw in row.events:
            try:
                found.append(read(raw))
            except UnknownId as unknown:
                log.warning("table %s: an event cannot be read: %s", table, unknown)
    return found
