"""Bots think in worker processes, never in the event loop. A bot gets what a person in its seat would get."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from random import Random, SystemRandom
from typing import ParamSpec, TypeVar

from harena.bots import FreeMove, free_move_of
from harena.bots.ismcts import Found, IsmctsBot, Task, dealing_seconds, elsewhere, run
from harena.bots.registry import ISMCTS, LEVELS, budget_of, make_bot, usual_for
from harena.bots.search_api import Budget
from harena.hints import Advice, advise
from harena.kernel.choice import Choice, any_of
from harena.kernel.rules import View
from harena.processes import dismissed, started

log = logging.getLogger("harena")

LIMIT = 30.0  # seconds a thought may take
TRIES = 3

_P = ParamSpec("_P")
_T = TypeVar("_T")


class Pool:
    """Processes that are started when first needed, and anew when one of them dies or thinks for ever."""

    def __init__(self, workers: int, limit: float) -> None:
        self.workers = workers
        self.limit = limit
        self._free = asyncio.Semaphore(workers)  # who waits for a process is not thinking yet
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def warm_up(self, game: str, bots: Iterable[str]) -> None:
        """Start the processes, and let them read what these bots need, before a first thought waits for it."""
        try:
            for _ in range(self.workers):
                self.started().submit(_meet, game, tuple(bots))
        except BrokenExecutor:
            self._pool = None  # the first thought starts a new one

    async def run(self, work: Callable[_P, _T], *args: _P.args, **more: _P.kwargs) -> _T:
        async with self._free:
            for _ in range(TRIES):
                if self._closed:
                    break
                pool = self.started()
                try:
                    return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *args, **more)), self.limit)
                except BrokenExecutor:  # a process died, perhaps of another table's thought: once more, with new ones
                    self.drop(pool)
                except TimeoutError:
                    self.drop(pool)
                    raise TimeoutError(f"more than {self.limit} s") from None
        raise BrokenExecutor("its processes are gone")

    def close(self) -> None:
        """For good, and while the event loop still runs: what was thought meanwhile is told to it."""
        self._closed = True
        if self._pool is not None:
            self.drop(self._pool, wait=True)

    def drop(self, pool: ProcessPoolExecutor, wait: bool = False) -> None:
        """Others may have started a new one already."""
        if self._pool is pool:
            self._pool = None
        dismissed(pool, wait)

    def started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = started(self.workers)
        return self._pool


class BotPool:
    """Two pools, so that nobody who plays by rules of thumb waits for somebody who thinks ahead at another table."""

    def __init__(self, workers: int = 0, limit: float = LIMIT) -> None:
        cores = workers or os.cpu_count() or 1
        self.quick = Pool(max(1, cores - 1), limit)
        self.deep = Pool(cores, limit)

    def warm_up(self, game: str, bots: Sequence[str]) -> None:
        """For those who will play; whoever asks for a hint asks the usual one."""
        self.quick.warm_up(game, {*bots, usual_for(game)})
        if deep := [bot for bot in bots if thinking_time(bot)]:
            self.deep.warm_up(game, deep)

    def close(self) -> None:
        self.quick.close()
        self.deep.close()

    async def think(
        self, game: str, bot: str, view: View, choice: Choice, free_moves: Sequence[FreeMove] = ()
    ) -> int | FreeMove:
        """The bot's answer, or what it does unasked first (the table looks whether it may). If it fails, takes too long
        or breaks the rules, the usual bot's answer, and if there is none either, any legal one."""
        for name in dict.fromkeys((bot, usual_for(game))):
            try:
                move = await self._thought(game, name, view, choice, free_moves)
                if isinstance(move, tuple) or move in choice.options:
                    return move
                log.error("bot %s of %s answered %r to %s", name, game, move, choice.step)
            except Exception as error:
                log.error("bot %s of %s failed at %s: %r", name, game, choice.step, error)
        return any_of(choice.options, SystemRandom())

    async def advise(self, game: str, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> Advice:
        """What a person in this seat might do."""
        return await self.quick.run(advise, game, view, choice, free_moves)

    async def _thought(
        self, game: str, bot: str, view: View, choice: Choice, free_moves: Sequence[FreeMove]
    ) -> int | FreeMove:
        """A worker must not wait for another: what a bot wants searched comes back to us, and goes to it once it is
        found. Where there are fewer processes than searches, fewer must do."""
        seed = SystemRandom().getrandbits(64)
        found: list[Found] = []
        while isinstance(
            thought := await self.quick.run(_think, game, bot, view, choice, free_moves, seed, found), list
        ):
            searches = [self.deep.run(run, task) for task in thought[: self.deep.workers]]
            found.append(await asyncio.gather(*searches))
        return thought


def thinking_time(bot: str) -> float:
    """Seconds it may search for a decision; 0: it plays at once."""
    return _budget(bot).seconds


def dealing_time(bot: str, choice: Choice) -> float:
    """Seconds it may think about an offer beside this question."""
    return dealing_seconds(_budget(bot), choice)


def _budget(bot: str) -> Budget:
    kind, _, budget = LEVELS.get(bot, bot).partition(":")
    return budget_of(bot, budget) if kind == ISMCTS else Budget(1, 0, 0.0)


def _meet(game: str, bots: Iterable[str]) -> None:
    for bot in bots:
        make_bot(bot, game, Random(0))


def _think(
    game: str,
    bot: str,
    view: View,
    choice: Choice,
    free_moves: Sequence[FreeMove],
    seed: int,
    found: Sequence[Found] = (),
) -> int | FreeMove | list[Task]:
    """Return the bot's move, or the searches it needs first. It is asked again with what they found, and may then need
    others: a bot with the same view and seed comes to the same decisions."""
    made = make_bot(bot, game, Random(seed), elsewhere)
    if isinstance(made, IsmctsBot):
        return made.move_or_tasks(view, choice, free_moves, found)
    free_move = free_move_of(made, view, choice, free_moves)
    return made.choose(view, choice) if free_move is None else free_move
