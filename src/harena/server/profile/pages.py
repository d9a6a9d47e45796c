"""What a browser gets of a person: the profile, a page of matches; and the table of the club.

The owner sees everything. Anybody else sees a profile only if its owner shows it, and in it no table, and no name of
somebody who does not show a profile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

from sqlalchemy import Connection

from harena.games import game_names
from harena.server import protocol
from harena.server.profile import history, summary
from harena.server.profile.choices import choice_of, shown_person
from harena.server.profile.history import Match, Seat, Standing
from harena.server.profile.summary import day

MATCHES = 10  # on a page
LEAST = 5  # rated matches from which somebody stands in the table of the club
DIGITS = 2


class Viewed(NamedTuple):
    """Whose profile it is, and whether the viewer is its owner."""

    person: str
    name: str
    is_own: bool


def own(person: str, name: str) -> Viewed:
    return Viewed(person, name, True)


def name_of(connection: Connection, viewed: Viewed) -> str:
    """Return what somebody is called; a guest who never said it as at their last table."""
    return viewed.name or history.last_name(connection, viewed.person)


def of_others(connection: Connection, public: str) -> Viewed | None:
    """Return the person who shows a profile under this address."""
    found = shown_person(connection, public)
    return None if found is None else Viewed(*found, False)


def profile(connection: Connection, viewed: Viewed) -> protocol.Profile:
    played = history.played_by(connection, viewed.person)
    choice, bots = choice_of(connection, viewed.person), history.bot_standings(connection)
    return protocol.Profile(
        id=choice.public,
        name=name_of(connection, viewed),
        own=viewed.is_own,
        known=True,
        rated=choice.rated,
        games=[name for name in game_names() if any([each.game == name for each in played])],
        results=[
            protocol.ResultLine(
                game=line.game,
                players=line.players,
                matches=line.matches,
                wins=round(line.wins, DIGITS),
                share=_share(line.share),
                low=_share(line.interval.low),
                high=_share(line.interval.high),
                place=round(line.place, DIGITS),
                sides=round(line.sides, DIGITS),
            )
            for line in summary.lines(played)
        ],
        courses=[
            protocol.ResultCourse(name, [_result(each) for each in found])
            for name in game_names()
            if (found := summary.newest(played, name))
        ],
        ratings=[
            _rating(played, standing, bots) for standing in _in_order(history.standings_of(connection, viewed.person))
        ],
        streaks=[protocol.Streak(*streak) for streak in summary.streaks(played)],
        achievements=[
            protocol.Achievement(each.game, each.id, each.rule, each.times, day(each.first) if each.times else "")
            for each in summary.achievements(played)
        ],
    )


def _result(each: history.Played) -> protocol.ResultPoint:
    return protocol.ResultPoint(day(each.ended), each.points, each.place, each.sides, each.won > 0)


def _in_order(standings: Sequence[Standing]) -> list[Standing]:
    """Sort somebody's ratings in the order of the games."""
    known = game_names()
    return sorted(standings, key=lambda each: known.index(each.game) if each.game in known else len(known))


def _share(share: float) -> float:
    return round(share, 4)


def _rating(played: Sequence[history.Played], standing: Standing, bots: Sequence[Standing]) -> protocol.RatingLine:
    course = summary.course(played, standing.game)
    same = sorted([each for each in bots if each.game == standing.game], key=lambda each: each.rating.mean)
    return protocol.RatingLine(
        game=standing.game,
        matches=standing.matches,
        now=_point(standing.rating.mean, standing.rating.low, standing.rating.high, ""),
        course=[_point(each.rating.mean, each.rating.low, each.rating.high, day(each.at)) for each in course],
        bots=[protocol.BotRating(each.bot, round(each.rating.mean, DIGITS)) for each in same],
    )


def _point(mean: float, low: float, high: float, date: str) -> protocol.RatingPoint:
    return protocol.RatingPoint(date, round(mean, DIGITS), round(low, DIGITS), round(high, DIGITS))


def matches(
    connection: Connection, viewed: Viewed, game: str, players: int, page: int, most: int = MATCHES
) -> protocol.PlayedMatches:
    """Return a page of matches, the newest first."""
    found, count = history.matches_of(connection, viewed.person, game, players, most * page, most)
    viewed = viewed._replace(name=name_of(connection, viewed))
    return protocol.PlayedMatches(page, most, count, [_match(viewed, match) for match in found])


def _match(viewed: Viewed, match: Match) -> protocol.PlayedMatch:
    return protocol.PlayedMatch(
        table=match.table if viewed.is_own and match.is_there else "",
        game=match.game,
        date=day(match.ended),
        rounds=match.rounds,
        moves=match.moves,
        why=cast(protocol.WhyNotRated, match.why),
        seats=[_seat(viewed, seat) for seat in match.seats],
    )


def _seat(viewed: Viewed, seat: Seat) -> protocol.PlayedSeat:
    is_owner = bool(viewed.person) and seat.person == viewed.person
    named = viewed.is_own or is_owner or seat.bot or seat.public
    return protocol.PlayedSeat(
        name=(viewed.name if is_owner and not viewed.is_own else seat.name) if named else "",
        bot=seat.bot,
        person="" if is_owner else seat.public,
        you=is_owner,
        place=seat.place,
        points=seat.points,
        won=seat.won > 0,
        left=seat.left,
    )


def club(connection: Connection, name: str) -> protocol.Club:
    """Return the table of everybody on this site who shows themselves and wants a rating, and of the bots."""
    found = history.shown_standings(connection, LEAST)
    games = [protocol.ClubGame(game, _rows([each for each in found if each.game == game])) for game in game_names()]
    return protocol.Club(name, LEAST, [each for each in games if any([row.person for row in each.rows])])


def _rows(standings: Sequence[Standing]) -> list[protocol.ClubRow]:
    """The best first: those whose rating is high for sure."""
    ordered = sorted(standings, key=lambda each: (-each.rating.low, each.name, each.bot))
    return [
        protocol.ClubRow(
            person=each.public,
            name=each.name,
            bot=each.bot,
            matches=each.matches,
            mean=round(each.rating.mean, DIGITS),
            low=round(each.rating.low, DIGITS),
            high=round(each.rating.high, DIGITS),
        )
        for each in ordered
    ]
