"""Points by place, and who leads.

At a table of n seats the winner gets n - 1 points, the next n - 2, and so on; the last gets none. Winners share the
first place, and then scores decide; those who share places share their points. A bot takes its place as anybody does.
The points of all rounds are added. Among guests with the same number of points, the one with more first places is
ahead, then the one with more second places, and so on; if all are the same, they share the rank.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from harena.server.evenings.evening import BOT, Evening, Played


class Standing(NamedTuple):
    number: int
    rank: int
    points: float
    rounds: tuple[float | None, ...]  # points per round; None: it did not count


def places_of(played: Played) -> list[int]:
    """Return the place of each seat, once the table is over. A table that was called off is a tie of all."""
    if not played.result:
        return [1] * len(played.guests)
    winners, scores = played.result["winners"], played.result["scores"]
    keys = [(seat not in winners, -scores[seat]) for seat in range(len(scores))]
    return [1 + sum([other < key for other in keys]) for key in keys]


def points_of(places: Sequence[int]) -> list[float]:
    """Return the points of each seat. Those on one place share what it and the next ones bring."""
    sharing = Counter(places)
    points = {place: len(places) - place - (count - 1) / 2 for place, count in sharing.items()}
    return [points[place] for place in places]


def standings(evening: Evening) -> list[Standing]:
    """Return how everybody stands after the rounds that are over, the best first."""
    count = evening.round
    earned: dict[int, list[float | None]] = {guest.number: [None] * count for guest in evening.guests}
    reached: dict[int, Counter[int]] = {guest.number: Counter() for guest in evening.guests}
    missed = {guest.number: guest.missed for guest in evening.guests}
    for played in evening.played:
        if played.result is None:
            continue
        places = places_of(played)
        for seat, points in enumerate(points_of(places)):
            guest = played.guests[seat]
            if guest != BOT and played.round not in missed[guest]:
                earned[guest][played.round - 1] = points
                reached[guest][places[seat]] += bool(played.result)  # nobody has won a table that was called off
    totals = {guest: sum([points or 0.0 for points in rounds]) for guest, rounds in earned.items()}
    keys = {
        guest: (-total, *[-reached[guest][place] for place in range(1, evening.plan.seats + 1)])
        for guest, total in totals.items()
    }
    found = [
        Standing(guest, 1 + sum([other < key for other in keys.values()]), totals[guest], tuple(earned[guest]))
        for guest, key in keys.items()
    ]
    return sorted(found, key=lambda each: (each.rank, each.number))
