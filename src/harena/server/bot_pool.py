"""Has bots think in worker processes, never in the event loop. A bot gets what a person in its seat would get."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from random import Random, SystemRandom

from harena.bots import FreeMove
from harena.bots.driver import bot_move
from harena.bots.ismcts import Found, IsmctsBot, Task, dealing_seconds, elsewhere, run
from harena.bots.registry import ISMCTS, LEVELS, budget_of, make_bot, usual_for
from harena.bots.search_api import Budget, Count
from harena.hints import Advice, advise
from harena.kernel.choice import Choice, any_of
from harena.kernel.rules import View
from harena.processes import WorkerPool, cores
from harena.server import limits, metrics
from harena.server.fair_pool import NOBODY, Asker, FairPool, NoTurn
from harena.server.turns import Turns

log = logging.getLogger("harena")


QUICK = 0.005  # seconds that a bot needs which plays by rules of thumb
UNTIMED = 1.0  # seconds that a search counts as whose budget is in simulations


class BotPool:
    """Two pools, so that a bot that plays by rules of thumb does not wait for one that searches at another table. The
    time of both is shared among the addresses and tables that ask for it."""

    def __init__(self, workers: int = 0, limit: float = limits.MOST_THINKING, turns: Turns | None = None) -> None:
        workers = workers or cores()
        self.quick = WorkerPool(max(1, workers - 1), limit)
        self.deep = WorkerPool(workers, limit)
        self._quick, self._deep = FairPool(self.quick, ahead=1), FairPool(self.deep)
        self._turns = turns or Turns()

    def warm_up(self, game: str, bots: Sequence[str]) -> None:
        """Start the processes, and let them import what these bots need before the first move waits for it. Hints come
        from the usual bot."""
        _warm_up(self.quick, game, {*bots, usual_for(game)})
        if deep := [bot for bot in bots if thinking_time(bot)]:
            _warm_up(self.deep, game, deep)

    def close(self) -> None:
        self.quick.close()
        self.deep.close()

    async def think(
        self,
        game: str,
        bot: str,
        view: View,
        choice: Choice,
        free_moves: Sequence[FreeMove] = (),
        asker: Asker = NOBODY,
    ) -> int | FreeMove:
        """Return the bot's answer, or a free action it takes first (the table checks that it may). If the bot fails,
        takes too long or breaks the rules, or has no time to search, return the usual bot's move, and if that fails,
        too, any legal answer."""
        with metrics.BOTS_THINKING.track_inprogress(), metrics.BOT_SECONDS.labels(game, bot).time():
            return await self._move(game, bot, view, choice, free_moves, asker)

    async def pretend(self, seconds: float, asker: Asker) -> None:
        """Take as long as a search of so many seconds would take now, so that timing does not tell whether there was
        one."""
        if seconds:
            await self._deep.pretend(asker, seconds)

    async def wait_to_move(self, asker: Asker) -> None:
        """Wait until the event loop has time for another move of this table's bots."""
        await self._turns.wait(asker.addresses[0] if asker.addresses else f"table {asker.table}")

    async def _move(
        self, game: str, bot: str, view: View, choice: Choice, free_moves: Sequence[FreeMove], asker: Asker
    ) -> int | FreeMove:
        for name in dict.fromkeys((bot, usual_for(game))):
            try:
                move = await self._thought(game, name, view, choice, free_moves, asker)
                if isinstance(move, tuple) or move in choice.options:
                    return move
                log.error("bot %s of %s answered %r to %s", name, game, move, choice.step)
            except NoTurn:
                metrics.LIMITED.labels("searches").inc()
            except Exception as error:
                log.error("bot %s of %s failed at %s: %r", name, game, choice.step, error)
        return any_of(choice.options, SystemRandom())

    async def advise(
        self, game: str, view: View, choice: Choice, free_moves: Sequence[FreeMove], asker: Asker = NOBODY
    ) -> Advice:
        """Return what a person in this seat might do."""
        return await self._quick.run(asker, QUICK, advise, game, view, choice, free_moves)

    async def _thought(
        self, game: str, bot: str, view: View, choice: Choice, free_moves: Sequence[FreeMove], asker: Asker
    ) -> int | FreeMove:
        """A worker must not wait for another one: a bot that wants something searched returns the tasks, and is asked
        again with what was found. Where there are fewer processes than tasks, the rest of the tasks is left out."""
        seed = SystemRandom().getrandbits(64)
        found: list[Found] = []
        while True:
            about = (game, bot, view, choice, free_moves, seed, found)
            thought = await self._quick.run(asker, QUICK, _think, *about)
            if not isinstance(thought, list):
                return thought
            found.append(await self._searched(asker, thought[: self.deep.count]))

    async def _searched(self, asker: Asker, tasks: Sequence[Task]) -> Found:
        """Return what the searches have found for which there was time; NoTurn if there was for none."""
        searches = [self._search(asker, task) for task in tasks]
        results = await asyncio.gather(*searches, return_exceptions=True)
        failed = [error for error in results if isinstance(error, BaseException)]
        for error in failed:
            if not isinstance(error, NoTurn) or len(failed) == len(tasks):
                raise error
        return [result for result in results if not isinstance(result, BaseException)]

    async def _search(self, asker: Asker, task: Task) -> list[Count]:
        """Search for as long as the pool allows. What is limited in simulations as well takes no less time, because how
        quickly they are done depends on hidden cards."""
        game, view, choice, moves, budget, seed = task
        clock = asyncio.get_running_loop().time
        end = clock()

        def job(seconds: float) -> tuple[Callable[[Task], list[Count]], Task]:
            nonlocal end
            end = clock() + seconds
            less = budget._replace(seconds=seconds) if budget.seconds else budget
            return run, (game, view, choice, moves, less, seed)

        found = await self._deep.search(asker, budget.seconds or UNTIMED, job)
        if budget.seconds and budget.simulations:
            await asyncio.sleep(end - clock())
        return found


def thinking_time(bot: str) -> float:
    """Return the seconds a bot may search for a decision; 0: it plays at once."""
    return _budget(bot).seconds


def dealing_time(bot: str, choice: Choice) -> float:
    """Return the seconds a bot may think about an offer beside this question."""
    return dealing_seconds(_budget(bot), choice)


def _budget(bot: str) -> Budget:
    kind, _, budget = LEVELS.get(bot, bot).partition(":")
    return budget_of(bot, budget) if kind == ISMCTS else Budget(1, 0, 0.0)


def _warm_up(pool: WorkerPool, game: str, bots: Iterable[str]) -> None:
    for _ in range(pool.count):
        pool.submit(_make, game, tuple(bots))


def _make(game: str, bots: Iterable[str]) -> None:
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
    return bot_move(made, view, choice, free_moves)
