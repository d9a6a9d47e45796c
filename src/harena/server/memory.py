"""Keeps the pauses for garbage collection short.

A full collection walks through every object of the process, and everybody waits meanwhile: with 500 tables a second.
Python would do so again and again while tables are opened. Nearly everything that a server drops is freed without it,
because nothing refers to it any more; what is left are circles of objects, as in a connection that has ended. Such
circles are mostly found young, in short collections. The rest waits for a full collection by our own clock.
"""

from __future__ import annotations

import asyncio
import gc

from harena.server import metrics

FULL_EVERY = 1800.0  # seconds between two full collections
YOUNG = 10_000  # new objects until they are looked through, a few milliseconds
MIDDLE = 20  # such looks until what they left is looked through again
NEVER = 1_000_000_000  # full collections that Python makes by itself


async def collect_rarely() -> None:
    """Take garbage collection over from Python, until this task is cancelled."""
    before = gc.get_threshold()
    try:
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        settle()
        while True:
            await asyncio.sleep(FULL_EVERY)
            with metrics.FULL_COLLECTION_SECONDS.time():
                gc.collect()
    finally:
        gc.set_threshold(*before)


def settle() -> None:
    """Keep what was loaded so far out of all later collections."""
    gc.collect()
    gc.freeze()
