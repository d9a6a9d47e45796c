"""Bots think in worker processes, never in the event loop. A bot gets what a person in its seat would get."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import Random, SystemRandom
from threading import Thread

from harena.bots import Bot, Use, unasked
from harena.bots.hiring import make_bot
from harena.kernel.choice import Choice, any_of
from harena.kernel.rules import View

log = logging.getLogger("harena")

LIMIT = 30.0  # seconds a bot may think
TRIES = 3


class Thinker:
    """A pool of thinking processes, started when the first bot is asked."""

    def __init__(self, workers: int = 0, limit: float = LIMIT) -> None:
        self.limit = limit
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    def warm_up(self) -> None:
        """Start a process before its first thought is needed."""
        try:
            self._started().submit(os.getpid)
        except BrokenExecutor:
            self._pool = None  # the first thought starts a new one

    async def think(self, game: str, bot: str, view: View, choice: Choice, uses: Sequence[Use] = ()) -> int | Use:
        """The bot's answer, or what it does unasked first (the table looks whether it may). Any legal answer in its
        place if it fails, takes too long or breaks the rules."""
        for _ in range(TRIES):
            pool = self._started()
            try:
                thought = asyncio.wrap_future(pool.submit(_think, game, bot, view, choice, uses))
                option = await asyncio.wait_for(thought, self.limit)
                if isinstance(option, tuple) or option in choice.options:
                    return option
                log.error("bot %s of %s answered %r to %s", bot, game, option, choice.step)
                break
            except BrokenExecutor:  # a process died, perhaps for another table's bot: once more, with new ones
                self._drop(pool)
            except TimeoutError:
                log.error("bot %s of %s thought for more than %s s about %s", bot, game, self.limit, choice.step)
                self._drop(pool)
                break
            except Exception as error:
                log.error("bot %s of %s failed: %r", bot, game, error)
                break
        return any_of(choice.options, SystemRandom())

    def close(self) -> None:
        """For good, and while the event loop still runs: what was thought meanwhile is told to it."""
        if self._pool is not None:
            self._drop(self._pool, wait=True)

    def _drop(self, pool: ProcessPoolExecutor, wait: bool = False) -> None:
        """Away with a pool, and with what still thinks in it; others may have started a new one already."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):  # no public way before Python 3.14
            process.kill()
        pool.shutdown(wait=wait, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), _settle_in)
        return self._pool


def _settle_in() -> None:
    """A worker: Ctrl-C is the server's business, and when the server dies, however it dies, so does the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()
    if server is not None:
        Thread(target=_die_with, args=(server.sentinel,), daemon=True).start()


def _die_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def _think(game: str, bot: str, view: View, choice: Choice, uses: Sequence[Use]) -> int | Use:
    made = _made(bot, game)
    use = unasked(made, view, choice, uses)
    return made.choose(view, choice) if use is None else use


@cache
def _made(bot: str, game: str) -> Bot:
    return make_bot(bot, game, Random(SystemRandom().getrandbits(64)))
