"""Reads what was counted: the matches of a person, who else played in them, ratings and their courses."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, func, select

from harena.ratings import Rating
from harena.server.profile.results import ENDED, SEVERAL
from harena.server.schema import people, profiles, ratings, result_seats, results, tables

UNCOUNTED = (ENDED, SEVERAL)  # matches that are listed and are nobody's result


class Played(NamedTuple):
    """One match of a person."""

    game: str
    players: int
    sides: int
    ended: float
    place: int
    won: float
    points: int
    earned: tuple[str, ...]
    counts: bool  # it is one of their results
    rating: Rating | None  # after it, if it is part of the course of theirs


class Seat(NamedTuple):
    seat: int
    person: str
    public: str  # the address of a profile that is shown; empty: none is
    name: str
    bot: str
    place: int
    points: int
    won: float
    left: bool


class Match(NamedTuple):
    table: str
    is_there: bool  # its table was not deleted
    game: str
    ended: float
    rounds: int
    moves: int
    why: str
    seats: list[Seat]


class Standing(NamedTuple):
    """The present rating of somebody in a game."""

    game: str
    person: str
    public: str
    name: str
    bot: str
    rating: Rating
    matches: int


_BOTH = results.join(result_seats, results.c.table_id == result_seats.c.table_id)


def played_by(connection: Connection, person: str) -> list[Played]:
    """Return everything that a person has played, in the order in which it was counted."""
    chosen = select(results, result_seats).select_from(_BOTH).where(result_seats.c.person == person)
    found: dict[str, Played] = {}
    for row in connection.execute(chosen.order_by(results.c.number, result_seats.c.seat)):
        rating = Rating(row.mean, row.sigma) if row.rated else None
        earned = tuple(json.loads(row.earned))
        counts = row.why not in UNCOUNTED
        where = (row.game, row.players, row.sides, row.ended)
        played = Played(*where, row.place, row.won, row.points, earned, counts, rating)
        found.setdefault(row.table_id, played)  # several seats of one person are one match
    return [*found.values()]


def last_name(connection: Connection, person: str) -> str:
    """Return the name of a person at the last table whose match was counted; empty where there is none."""
    chosen = select(result_seats.c.name).select_from(_BOTH).where(result_seats.c.person == person)
    row = connection.execute(chosen.order_by(results.c.number.desc()).limit(1)).first()
    return "" if row is None else str(row.name)


def matches_of(
    connection: Connection, person: str, game: str, players: int, first: int, most: int
) -> tuple[list[Match], int]:
    """Return some matches of a person, the newest first, and how many there are. An empty game, or 0 players: any."""
    chosen = select(results).where(
        results.c.table_id.in_(select(result_seats.c.table_id).where(result_seats.c.person == person))
    )
    if game:
        chosen = chosen.where(results.c.game == game)
    if players:
        chosen = chosen.where(results.c.players == players)
    count = connection.execute(select(func.count()).select_from(chosen.subquery())).scalar() or 0
    rows = connection.execute(chosen.order_by(results.c.number.desc()).offset(first).limit(most)).all()
    keys = [row.table_id for row in rows]
    there = {row.id for row in connection.execute(select(tables.c.id).where(tables.c.id.in_(keys)))}
    seats = _seats_of(connection, keys)
    found = [
        Match(
            row.table_id,
            row.table_id in there,
            row.game,
            row.ended,
            row.rounds,
            row.moves,
            row.why,
            seats[row.table_id],
        )
        for row in rows
    ]
    return found, count


def _seats_of(connection: Connection, keys: Sequence[str]) -> dict[str, list[Seat]]:
    both = result_seats.outerjoin(profiles, profiles.c.person == result_seats.c.person)
    chosen = select(result_seats, profiles.c.public).select_from(both).where(result_seats.c.table_id.in_(keys))
    found: dict[str, list[Seat]] = {key: [] for key in keys}
    for row in connection.execute(chosen.order_by(result_seats.c.seat)):
        seat = (row.seat, row.person, row.public or "", row.name, row.bot, row.place, row.points, row.won, row.left)
        found[row.table_id].append(Seat(*seat))
    return found


def standings_of(connection: Connection, person: str) -> list[Standing]:
    """Return the present ratings of a person, one for each game."""
    return _standings(connection, _STANDINGS.where(ratings.c.person == person))


def bot_standings(connection: Connection) -> list[Standing]:
    """Return the present ratings of all bots."""
    return _standings(connection, _STANDINGS.where(ratings.c.bot != ""))


def shown_standings(connection: Connection, least: int) -> list[Standing]:
    """Return the ratings of all who show themselves, and of the bots, from so many matches on."""
    is_shown = profiles.c.public.is_not(None) & profiles.c.rated
    return _standings(connection, _STANDINGS.where((is_shown | (ratings.c.bot != "")) & (ratings.c.matches >= least)))


_WITH_NAMES = ratings.outerjoin(profiles, profiles.c.person == ratings.c.person).outerjoin(
    people, people.c.id == ratings.c.person
)
_STANDINGS: Select[Any] = select(ratings, profiles.c.public, people.c.name).select_from(_WITH_NAMES)


def _standings(connection: Connection, chosen: Select[Any]) -> list[Standing]:
    found: list[Standing] = []
    for row in connection.execute(chosen).all():
        rating = Rating(row.mean, row.sigma)
        name = row.name or (last_name(connection, row.person) if row.person else "")
        found.append(Standing(row.game, row.person, row.public or "", name, row.bot, rating, row.matches))
    return found
