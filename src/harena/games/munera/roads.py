"""M-8.1: the way of a journey, place by place, for whoever draws it. What it costs is in decks.py."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from harena.games.munera.decks import STORMY, ZONE, Decks


@lru_cache(maxsize=4096)
def road(decks: Decks, start: int, end: int, free: int = 0, storm: int = 0) -> tuple[int, ...]:
    """Return the places of the cheapest way, both ends included: regions, then sea zones after them. `free` zones cost
    nothing. Of several cheapest ways the shortest is taken, then the one with the least sea."""
    regions = len(decks.region)
    toll = [ZONE if place < regions or not storm else STORMY for place in range(len(decks.roads))]
    ahead: list[tuple[int, int, int, int, tuple[int, ...]]] = [(0, 0, 0, 0, (start,))]  # paid, zones, seas, free used
    done: set[tuple[int, int]] = set()
    while ahead:
        paid, zones, seas, used, way = heappop(ahead)
        here = way[-1]
        if here == end:
            return way
        if (here, used) in done:
            continue
        done.add((here, used))
        for there in decks.roads[here]:
            wet = seas + (there >= regions)
            heappush(ahead, (paid + toll[there], zones + 1, wet, used, (*way, there)))
            if used < free:
                heappush(ahead, (paid, zones + 1, wet, used + 1, (*way, there)))
    return ()
