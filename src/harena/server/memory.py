"""Keeps the pauses for garbage collection short.

A full collection walks through every object of the process, and everybody waits meanwhile: with 1,000 tables for two
seconds. Python would do so again and again while tables are opened. Nearly everything that a server drops is freed
without it, because nothing refers to it any more; what is left are circles of objects, as in a connection that has
ended. Such circles are mostly found young, in short collections. The rest waits for a full collection at a quiet
moment.

A young collection takes as long as there are objects that were made since the last one and live on. Python counts what
is made less what is freed, whether young or old, so these are many more than its thresholds say: with 1,000 tables six
times as many. With 10,000 and 20, a collection of the middle stopped everybody for 0.2 s every four seconds.
"""

from __future__ import annotations

import asyncio
import gc
import time

from harena.server import metrics

FULL_EVERY = 1800.0  # seconds between two full collections at least,
FULL_LATEST = 3600.0  # and at most: tables that were left wait for it, too
LOOK_EVERY = 10.0  # seconds between two looks at whether the moment is quiet:
QUIET = 0.1  # the share of a core that was used meanwhile
YOUNG = 1000  # new objects until they are looked through, about a millisecond
MIDDLE = 5  # such looks until what they left is looked through again
NEVER = 1_000_000_000  # full collections that Python makes by itself


async def collect_rarely() -> None:
    """Take garbage collection over from Python, until this task is cancelled."""
    before = gc.get_threshold()
    try:
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        settle()
        while True:
            await quiet_moment()
            with metrics.FULL_COLLECTION_SECONDS.time():
                gc.collect()
    finally:
        gc.freeze()  # a full collection while the server stops would be in vain
        gc.set_threshold(*before)


async def quiet_moment() -> None:
    """Wait until a full collection is due, and then for a moment at which few wait for it."""
    await asyncio.sleep(FULL_EVERY)
    end = time.monotonic() + FULL_LATEST - FULL_EVERY
    while time.monotonic() < end:
        used = time.process_time()
        await asyncio.sleep(LOOK_EVERY)
        if time.process_time() - used < QUIET * LOOK_EVERY:
            return


def settle() -> None:
    """Keep what was loaded so far out of all later collections."""
    gc.collect()
    gc.freeze()
