"""HTTP: what was played: matches, results, ratings, the club."""

from __future__ import annotations

from typing import Literal

from harena.server.protocol.basis import Body, Part


class ProfileChoice(Body):
    """POST /api/profile: what you show of yourself. Nobody sees anything before that. The answer is your `Profile`."""

    shown: bool  # others may see your profile, under an address that nobody can guess
    rated: bool  # your matches move a rating of yours; switching it off deletes it


class ResultLine(Part):
    """How somebody did in one game at tables of one size."""

    game: str
    players: int
    matches: int
    wins: float  # a shared victory is a part of one
    share: float  # of the matches that were won, from 0 to 1,
    low: float  # and where it truly is (Wilson's interval, 95 %)
    high: float
    place: float  # the mean place
    sides: float  # of so many: the mean number of sides


class RatingPoint(Part):
    """A rating, and how sure it is."""

    date: str  # 2026-11-19, in UTC; empty: now
    mean: float
    low: float  # where the rating truly is (95 %)
    high: float


class BotRating(Part):
    """The present rating of a bot."""

    bot: str
    mean: float


class RatingLine(Part):
    """The rating of somebody in one game, and how it came about."""

    game: str
    matches: int  # rated ones
    now: RatingPoint
    course: list[RatingPoint]  # after each match; a long course is thinned out
    bots: list[BotRating]  # for comparison


class ResultPoint(Part):
    """One match in the course of somebody's results."""

    date: str  # as in RatingPoint
    points: int
    place: int
    sides: int  # of so many
    won: bool


class ResultCourse(Part):
    """The newest results in one game, the oldest of them first."""

    game: str
    results: list[ResultPoint]


class Streak(Part):
    """Victories in a row."""

    game: str
    now: int
    longest: int


class Achievement(Part):
    """Something to do in a game that shows a rule at its best."""

    game: str
    id: str
    rule: str  # the one it teaches
    count: int  # matches in which it was earned; 0: it is still to be earned
    date: str  # when it was earned for the first time


class Profile(Part):
    """GET /api/profile: your own. GET /api/players/{id}: that of somebody who shows it. A browser that the server does
    not know has an empty one."""

    id: str  # in the address under which others see it; empty: they do not
    name: str
    own: bool
    known: bool  # to the server; only a browser may not be that has never sat down
    rated: bool
    games: list[str]  # those that were played
    results: list[ResultLine]
    courses: list[ResultCourse]
    ratings: list[RatingLine]
    streaks: list[Streak]
    achievements: list[Achievement]


class PlayedSeat(Part):
    """Who sat in a seat, and how they did."""

    name: str  # empty: somebody who does not show themselves, or was deleted
    bot: str  # the level; empty: a person
    person: str  # the id of their profile, if they show it and it is not this one
    you: bool  # whose profile it is
    place: int  # of their side; 0: the match did not end by the rules
    points: int
    won: bool
    left: bool  # a bot played more than half of it for them


WhyNotRated = Literal["", "ended", "alone", "several", "unknown", "cards", "left", "unrated"]


class PlayedMatch(Part):
    """A match that somebody has played."""

    table: str  # empty: its table was deleted, or it is not yours to see
    game: str
    date: str  # of the end, 2026-11-19, in UTC
    rounds: int  # or turns; 0: the game has none
    moves: int
    # Why it is not rated; empty: it is. unrated: somebody at the table does not want a rating
    why: WhyNotRated
    seats: list[PlayedSeat]


class PlayedMatches(Part):
    """GET /api/profile/matches and /api/players/{id}/matches, with ?game=, ?players= and ?page=: the newest first."""

    page: int  # from 0
    size: int  # matches on a page
    count: int  # of all pages
    matches: list[PlayedMatch]


class ClubRow(Part):
    """Somebody in the table of the club, or a bot."""

    person: str  # the id of the profile; empty: a bot
    name: str
    bot: str
    matches: int
    mean: float
    low: float
    high: float


class ClubGame(Part):
    """The table of the club for one game."""

    game: str
    rows: list[ClubRow]  # the best first: those whose rating is high for sure


class Club(Part):
    """GET /api/club: everybody on this site who shows themselves and wants a rating, and the bots for comparison."""

    name: str  # as the operator calls it; may be empty
    least: int  # rated matches from which somebody stands in it
    games: list[ClubGame]
