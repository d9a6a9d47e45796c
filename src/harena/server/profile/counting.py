"""Counts matches: writes their results, and computes the ratings after them, one match after the other.

The order in which matches were counted is kept, so that everything can be computed again with the same outcome. A seat
whose person has no rating any more is then as good as it was at that time: that number stays with the match.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, text, update

from harena.bots.registry import split_character
from harena.ratings import Rating, rated, unknown
from harena.server.profile.results import RATED, UNKNOWN, UNRATED, MatchResult, SeatResult
from harena.server.schema import profiles, ratings, result_seats, results, seats

Player = tuple[str, str]  # a person and "", or "" and a bot; of a seat that nobody is known for, "?" and its number

NOBODY = Rating(0.0, 0.0)
SEAT = ("seat", "person", "name", "bot", "side", "place", "points", "won", "left")


def lock(connection: Connection) -> None:
    """Let nobody else count or change ratings in this transaction. SQLite has one writer only."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE results IN SHARE ROW EXCLUSIVE MODE"))


def count(connection: Connection, result: MatchResult) -> bool:
    """Count a match. False: it was counted before, and nothing is written."""
    lock(connection)
    if connection.execute(select(results.c.table_id).where(results.c.table_id == result.table)).first() is not None:
        return False
    result = as_seated(connection, result)
    number = (connection.execute(select(func.max(results.c.number))).scalar() or 0) + 1
    is_known = all([seat.person or seat.bot for seat in result.seats])
    why = result.why or (why_not(connection, result) if is_known else UNKNOWN)
    row = {"table_id": result.table, "number": number, "game": result.game, "players": len(result.seats)}
    more = {"sides": result.sides, "ended": result.ended, "rounds": result.rounds, "moves": result.moves, "why": why}
    connection.execute(insert(results), {**row, **more})
    moves = rate(connection, result) if why == RATED else {}
    for seat in result.seats:
        values = {name: getattr(seat, name) for name in SEAT} | {"earned": json.dumps(seat.earned)}
        moved = _moved(*moves.get(seat.seat, (NOBODY, NOBODY)))
        row = {"table_id": result.table, **values, "rated": why == RATED, **moved}
        connection.execute(insert(result_seats), row)
    return True


def as_seated(connection: Connection, result: MatchResult) -> MatchResult:
    """Return a result with the people whose seats they are now: since it was read, somebody may have been deleted, or
    may have become another person."""
    rows = connection.execute(select(seats.c.seat, seats.c.person).where(seats.c.table_id == result.table))
    now = {row.seat: row.person for row in rows}
    found: list[SeatResult] = []
    for seat in result.seats:
        person = "" if seat.bot else now.get(seat.seat, "")
        is_gone = bool(seat.person) and not person
        found.append(seat._replace(person=person, name="" if is_gone else seat.name))
    return result._replace(seats=tuple(found))


def _moved(before: Rating, after: Rating) -> dict[str, float]:
    return {"mean_before": before.mean, "sigma_before": before.sigma, "mean": after.mean, "sigma": after.sigma}


def why_not(connection: Connection, result: MatchResult) -> str:
    """Return why the people at the table keep it from being rated: all of them must want a rating."""
    people = {seat.person for seat in result.seats if seat.person}
    willing = select(profiles.c.person).where(profiles.c.person.in_(people) & profiles.c.rated)
    return RATED if {row.person for row in connection.execute(willing)} == people else UNRATED


def rate(connection: Connection, result: MatchResult) -> dict[int, tuple[Rating, Rating]]:
    """Move the ratings of everybody at the table. Return those of each seat before and after."""
    players = {seat.seat: player_of(seat) for seat in result.seats}
    before = ratings_of(connection, result.game, {*players.values()})
    after = rated(before, *teams_of(result.seats, players))
    for player in after:
        keep(connection, result.game, player, after[player])
    return {seat: (before.get(player, unknown()), after[player]) for seat, player in players.items()}


def player_of(seat: SeatResult) -> Player:
    return ("", split_character(seat.bot)[0]) if seat.bot else (seat.person, "")


def teams_of(seats: Sequence[SeatResult], players: Mapping[int, Player]) -> tuple[list[list[Player]], list[int]]:
    """Return the players of each side, and the places of the sides. A side that all its people have left comes last. Of
    partners one of whom has left, the place of the one who stayed counts."""
    sides = sorted({seat.side for seat in seats})
    teams = [[players[seat.seat] for seat in seats if seat.side == side] for side in sides]
    return teams, [_rank([seat for seat in seats if seat.side == side], len(sides)) for side in sides]


def _rank(side: Sequence[SeatResult], last: int) -> int:
    people = [seat for seat in side if not seat.bot]
    is_left = bool(people) and all([seat.left for seat in people])
    return min([seat.place for seat in side]) + (last if is_left else 0)


def ratings_of(connection: Connection, game: str, players: Collection[Player]) -> dict[Player, Rating]:
    """Return the present ratings of some players of a game: of those who have one."""
    people, bots = [one for one, _ in players], [bot for _, bot in players]
    chosen = (ratings.c.game == game) & ratings.c.person.in_(people) & ratings.c.bot.in_(bots)
    return {
        (row.person, row.bot): Rating(row.mean, row.sigma) for row in connection.execute(select(ratings).where(chosen))
    }


def keep(connection: Connection, game: str, player: Player, now: Rating) -> None:
    """Write the new rating of a player after one more match."""
    person, bot = player
    own = (ratings.c.game == game) & (ratings.c.person == person) & (ratings.c.bot == bot)
    values = {"mean": now.mean, "sigma": now.sigma}
    again = update(ratings).where(own).values(**values, matches=ratings.c.matches + 1)
    if connection.execute(again).rowcount == 0:
        connection.execute(insert(ratings), {"game": game, "person": person, "bot": bot, **values, "matches": 1})


def compute_again(connection: Connection) -> int:
    """Compute all ratings anew from the matches that were counted, in their order. Return how many were rated."""
    lock(connection)
    connection.execute(delete(ratings))
    now: dict[tuple[str, Player], Rating] = {}
    matches: dict[tuple[str, Player], int] = {}
    done = 0
    for table, game, seated in rated_matches(connection):
        players: dict[int, Player] = {}
        before: dict[Player, Rating] = {}
        for row in seated:
            is_known = bool(row.bot) or (row.rated and bool(row.person))
            player = player_of(seat_in(row)) if is_known else ("?", str(row.seat))
            players[row.seat] = player
            stood = Rating(row.mean_before, row.sigma_before)
            before[player] = now.get((game, player), unknown()) if is_known else stood
        after = rated(before, *teams_of([seat_in(row) for row in seated], players))
        for row in seated:
            player = players[row.seat]
            _note(connection, table, row, _moved(before[player], after[player]))
        for player, one in after.items():
            if player[0] != "?":
                now[game, player] = one
                matches[game, player] = matches.get((game, player), 0) + 1
        done += 1
    for (game, (person, bot)), one in now.items():
        row = {"game": game, "person": person, "bot": bot, "mean": one.mean, "sigma": one.sigma}
        connection.execute(insert(ratings), {**row, "matches": matches[game, (person, bot)]})
    return done


def _note(connection: Connection, table: str, row: Any, moved: Mapping[str, float]) -> None:
    """Write the ratings of a seat, if they are others than before."""
    if any([getattr(row, name) != value for name, value in moved.items()]):
        own = (result_seats.c.table_id == table) & (result_seats.c.seat == row.seat)
        connection.execute(update(result_seats).where(own).values(**moved))


def rated_matches(connection: Connection) -> list[tuple[str, str, list[Any]]]:
    """Return table, game and seats of every rated match, in the order in which they were counted."""
    both = results.join(result_seats, results.c.table_id == result_seats.c.table_id)
    chosen = select(results.c.game, result_seats).select_from(both).where(results.c.why == RATED)
    found: list[tuple[str, str, list[Any]]] = []
    for row in connection.execute(chosen.order_by(results.c.number, result_seats.c.seat)):
        if not found or found[-1][0] != row.table_id:
            found.append((row.table_id, row.game, []))
        found[-1][2].append(row)
    return found


def seat_in(row: Any) -> SeatResult:
    return SeatResult(**{name: getattr(row, name) for name in SEAT}, earned=tuple(json.loads(row.earned)))
