"""Turns in the event loop, so that nobody who asks for much makes the others wait for it.

What comes in from sockets, and the moves of bots, wait here: whose address has had least goes first, and each round of
the event loop begins only a little.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from harena.server.fair_queue import FairQueue

log = logging.getLogger("harena")

LEAST = 0.0005  # seconds that a turn counts as at least: more is done after it
TURNS, SHORT_ROUND = 3, 0.002  # so many turns in a round of the event loop, if the last round took less than this


class Turns:
    def __init__(self) -> None:
        self.queue: FairQueue[Callable[[], None]] = FairQueue()
        self.scheduled = False  # the next turns are in the event loop's queue
        self.ended = 0.0  # when the last turn ended

    def put(self, owner: str, work: Callable[[], None]) -> None:
        """Have something done when the owner's turn comes."""
        self.queue.put(owner, work)
        if not self.scheduled:
            self.scheduled = True
            asyncio.get_running_loop().call_soon(self._some)

    async def wait(self, owner: str) -> None:
        """Wait until the owner's turn comes."""
        mine = asyncio.get_running_loop().create_future()
        self.put(owner, lambda: None if mine.done() else mine.set_result(None))
        await mine

    def _some(self) -> None:
        """Give as many turns as the loop has time for: what follows from a turn is done in the rounds after it."""
        began = time.perf_counter()
        left = TURNS if began - self.ended < SHORT_ROUND else 1
        while self.queue and left:
            owner, work = self.queue.take()
            try:
                work()
            except Exception as error:
                log.exception("a turn failed: %r", error)
            self.ended = time.perf_counter()
            self.queue.charge(owner, max(LEAST, self.ended - began))
            began, left = self.ended, left - 1
        self.scheduled = bool(self.queue)
        if self.scheduled:
            asyncio.get_running_loop().call_soon(self._some)
