"""Sums up what a person has played: results by game and size of table, streaks, achievements, courses of ratings."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from harena.achievements import achievements_of
from harena.games import game_names
from harena.intervals import Interval, wilson
from harena.ratings import NORMAL, Rating
from harena.server.profile.history import Played

POINTS = 60  # of a curve: a longer one is thinned out


class Line(NamedTuple):
    game: str
    players: int
    matches: int
    wins: float  # a shared victory is a part of one
    share: float
    interval: Interval
    place: float  # the mean one
    sides: float  # the mean number of sides


class Streak(NamedTuple):
    game: str
    now: int
    longest: int


class Earned(NamedTuple):
    game: str
    id: str
    rule: str
    times: int  # matches in which it was earned
    first: float  # when it was earned for the first time; 0: it was not


class Point(NamedTuple):
    at: float
    rating: Rating


def day(moment: float) -> str:
    """Return the date of a moment, in UTC. The time of day is nobody's business."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d")


def lines(played: Sequence[Played]) -> list[Line]:
    """Sum up the results by game and size of table, in the order of the games."""
    groups: dict[tuple[str, int], list[Played]] = {}
    for each in played:
        if each.counts:
            groups.setdefault((each.game, each.players), []).append(each)
    known = game_names()
    order = sorted(groups, key=lambda key: (known.index(key[0]) if key[0] in known else len(known), key))
    return [_line(game, players, groups[game, players]) for game, players in order]


def _line(game: str, players: int, played: Sequence[Played]) -> Line:
    count = len(played)
    wins = sum([each.won for each in played])
    places, sides = sum([each.place for each in played]), sum([each.sides for each in played])
    return Line(
        game, players, count, wins, wins / count, wilson(wins / count, count, NORMAL), places / count, sides / count
    )


def streaks(played: Sequence[Played]) -> list[Streak]:
    """Return the victories in a row, by game: the present row and the longest. A shared victory is one."""
    found: dict[str, Streak] = {}
    for each in played:
        if each.counts:
            before = found.get(each.game, Streak(each.game, 0, 0))
            now = before.now + 1 if each.won else 0
            found[each.game] = Streak(each.game, now, max(now, before.longest))
    return [found[name] for name in game_names() if name in found]


def achievements(played: Sequence[Played]) -> list[Earned]:
    """Return all achievements of the games that a person has played, those that are still to be earned too."""
    games = {each.game for each in played}
    found: list[Earned] = []
    for name in game_names():
        if name not in games:
            continue
        for known in achievements_of(name).known:
            when = [each.ended for each in played if each.game == name and known.id in each.earned]
            found.append(Earned(name, known.id, known.rule, len(when), min(when, default=0.0)))
    return found


def course(played: Sequence[Played], game: str) -> list[Point]:
    """Return the ratings of a person in a game after each match, at most so many: the first and the last are there."""
    whole = [Point(each.ended, each.rating) for each in played if each.game == game and each.rating is not None]
    if len(whole) <= POINTS:
        return whole
    return [whole[round(at * (len(whole) - 1) / (POINTS - 1))] for at in range(POINTS)]


def newest(played: Sequence[Played], game: str) -> list[Played]:
    """Return the newest results of a person in a game, the oldest of them first."""
    return [each for each in played if each.game == game and each.counts][-POINTS:]
