"""Tests bots that search in worker processes: in parallel, and without blocking anybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena import compiled
from harena.bots import Bot
from harena.bots.ismcts import AT_REST, IsmctsBot, Task, run
from harena.bots.registry import LEVELS, make_bot
from harena.bots.search_api import SILENCE, Budget, Count, Search
from harena.games import GAMES
from harena.kernel import choice as kernel_choice
from harena.kernel.choice import OPEN, Choice
from harena.server import bot_pool, bot_runner
from harena.server.bot_pool import BotPool, _think, dealing_time, thinking_time
from harena.server.catalog import games
from harena.server.fair_pool import Asker
from harena.server.tables import LiveTable
from harena.text import LANGUAGES
from tests.server.conftest import Place, around, make, request
from tests.server.table_setup import Person, Wish, laid
from tests.server.test_hints import KINDS, found
from tests.server.test_steadiness import a_question

TWO = "ismcts:2x20"  # two searches of 20 simulations


def test_how_long_a_bot_may_think() -> None:
    times = [thinking_time(bot) for bot in (*LEVELS, "random", "sensible", "", "ismcts:2000")]
    assert times == [0.0, 0.0, 0.3, 1.5, 0.0, 0.0, 0.0, 0.0]


def test_search_results_are_passed_back_to_the_bot() -> None:
    choice, view = a_question()
    tasks = _think("gorus", TWO, view, choice, (), 7)
    assert isinstance(tasks, list)
    assert len(tasks) == 2
    found = [run(task) for task in tasks]

    def executor(given: Any) -> Any:
        assert list(given) == tasks, "with the same seed it has the same thoughts"
        return found

    assert _think("gorus", TWO, view, choice, (), 7, [found]) == make_bot(TWO, "gorus", Random(7), executor).choose(
        view, choice
    )


@pytest.mark.skipif(compiled.is_used(), reason="compiled classes have no uncompiled children")
def test_a_bot_may_ask_for_a_second_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot first searches whether to make an offer, then what to answer."""

    class Offers(Bot):
        acts_freely = True

        def choose(self, view: Any, choice: Choice) -> int:
            return kernel_choice.listed(choice.options)[0]

        def free_move(self, view: Any, choice: Choice, free_moves: Any) -> Any:
            return free_moves[0]

    class Searched(Search):
        deals = True

        def halves(self, view: Any) -> bool:
            return False

    def made(bot: str, game: str, rng: Random, executor: Any) -> IsmctsBot:
        return IsmctsBot(Searched(game), Budget(2, 20, 0.0), Offers(), rng, executor)

    monkeypatch.setattr(bot_pool, "make_bot", made)
    choice, view = a_question()
    options, offer = kernel_choice.listed(choice.options), ("propose", (1,))
    first: Any = _think("gorus", "", view, choice, [offer], 7)
    assert [task[3] for task in first] == [[offer, SILENCE]] * 2
    silent, offered = [[Count(SILENCE, 20, 9.0)]], [[Count(offer, 20, 9.0)]]
    assert _think("gorus", "", view, choice, [offer], 7, [offered]) == offer
    second: Any = _think("gorus", "", view, choice, [offer], 7, [silent])
    assert [sorted(task[3]) for task in second] == [sorted(options)] * 2
    answer = [[Count(options[1], 20, 9.0)]]
    assert _think("gorus", "", view, choice, [offer], 7, [silent, answer]) == options[1]


@pytest.mark.parametrize("workers", [1, 3])
async def test_searches_use_all_worker_processes(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    bot_pool, searched = BotPool(workers), []
    choice, view = a_question()
    submit = bot_pool.deep.submit

    def note(work: Any, task: Task) -> Any:
        searched.append(task)
        return submit(work, task)

    monkeypatch.setattr(bot_pool.deep, "submit", note)
    try:
        assert await bot_pool.think("gorus", TWO, view, choice) in choice.options
        assert len(searched) == min(workers, 2)
    finally:
        bot_pool.close()


async def test_what_is_limited_in_simulations_as_well_takes_its_time() -> None:
    """How quickly so many simulations are done would tell of hidden cards."""
    bot_pool, (choice, view) = BotPool(1), a_question()
    clock = asyncio.get_running_loop().time
    try:
        await bot_pool.think("gorus", TWO, view, choice)  # its process is started
        start = clock()
        await bot_pool.think("gorus", "ismcts:2/0.4s", view, choice)
        assert clock() - start >= 0.4
    finally:
        bot_pool.close()


async def test_heuristic_bots_do_not_wait_for_searching_bots() -> None:
    bot_pool = BotPool(1)
    choice, view = a_question()
    try:
        await bot_pool.think("gorus", "medium", view, choice)
        busy = asyncio.create_task(bot_pool.deep.run(time.sleep, 60))
        await asyncio.sleep(0.1)
        assert await asyncio.wait_for(bot_pool.think("gorus", "medium", view, choice), 5) in choice.options
        assert (await asyncio.wait_for(bot_pool.advise("gorus", view, choice, ()), 5)).move in choice.options
        busy.cancel()
    finally:
        bot_pool.close()


async def test_waiting_for_a_worker_does_not_count_as_thinking_time() -> None:
    bot_pool = BotPool(1, limit=1.5)
    try:
        await asyncio.gather(*[bot_pool.deep.run(time.sleep, 0.6) for _ in range(5)])
    finally:
        bot_pool.close()


async def test_a_stopping_server_does_not_wait_for_searches() -> None:
    bot_pool = BotPool(1)
    choice, view = a_question()
    thought = asyncio.create_task(bot_pool.think("gorus", "ismcts:60s", view, choice))
    for _ in range(1000):
        if bot_pool.deep.workers:
            break
        await asyncio.sleep(0.01)
    began = time.monotonic()
    bot_pool.close()
    assert await asyncio.wait_for(thought, 5) in choice.options
    assert time.monotonic() - began < 5
    assert bot_pool.deep.workers == bot_pool.quick.workers == set()


async def test_a_table_closes_while_a_bot_thinks(tmp_path: Path) -> None:
    async with laid(tmp_path / "harena.db", Wish("gorus", "pb")) as table:
        table.seats[1] = table.seats[1]._replace(bot="ismcts:60s")
        person = Person(table, 0)
        table.enter(person.viewer)
        while table.bot_runner.asked() is None:
            await person.answer()
        table.wake()
        await asyncio.sleep(0.3)
        began = time.monotonic()
    assert time.monotonic() - began < 5


# Timing reveals nothing about a bot's hand


class Quick:
    """A bot that always thinks for the same time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def think(self, game: str, bot: str, view: Any, choice: Choice, free_moves: Any, asker: Asker) -> int:
        await asyncio.sleep(self.seconds)
        return kernel_choice.listed(choice.options)[0]

    async def pretend(self, seconds: float, asker: Asker) -> None:
        await asyncio.sleep(seconds)

    async def wait_to_move(self, asker: Asker) -> None:
        pass


def at_step(step: str) -> Callable[[Choice], bool]:
    return lambda choice: choice.step == step


def played_by(table: LiveTable, seat: int, bot: str) -> None:
    table.seats[seat] = table.seats[seat]._replace(who="bot", bot=bot)


@pytest.mark.parametrize("seconds", [0.0, 0.25])
@pytest.mark.parametrize("kind", ["a window", "a seal"])
async def test_the_delay_of_an_answer_does_not_depend_on_thinking_time(
    kind: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_runner, "SEALED_PAUSE", (0.3, 0.3))
    monkeypatch.setattr(bot_runner, "WINDOW_PAUSE", (0.3, 0.3))
    table, choice = found("spartacus", KINDS[kind])
    played_by(table, choice.seat, "medium")
    table.bot_pool = Quick(seconds)  # type: ignore[assignment]
    kept: list[float] = []

    async def keep(*_: Any) -> None:
        kept.append(time.monotonic())

    monkeypatch.setattr(table.moves, "keep", keep)
    began = time.monotonic()
    await table.bot_runner.answer(table.seats[choice.seat], choice)
    assert 0.29 < kept[0] - began < 0.5


def test_a_sealed_answer_leaves_time_to_search() -> None:
    table, choice = found("munera", KINDS["a seal"])
    assert choice.given == OPEN
    for bot in LEVELS:
        played_by(table, choice.seat, bot)
        pauses = [table.bot_runner.pause(table.seats[choice.seat], choice) for _ in range(50)]
        low, high = bot_runner.SEALED_PAUSE
        assert low <= min(pauses) <= max(pauses) <= high
        assert table.bot_runner.pretended(table.seats[choice.seat], choice) == thinking_time(bot)


def test_a_window_with_offers_takes_the_same_time_whether_there_is_an_offer_or_not() -> None:
    for step, deals in (("rest.act", True), ("moment.play_card", False)):
        table, choice = found("munera", at_step(step))
        assert choice.window
        for bot in LEVELS:
            played_by(table, choice.seat, bot)
            pauses = [table.bot_runner.pause(table.seats[choice.seat], choice) for _ in range(50)]
            low, high = bot_runner.WINDOW_PAUSE
            assert low <= min(pauses) <= max(pauses) <= high
            more = dealing_time(bot, choice) if deals else 0.0
            assert table.bot_runner.pretended(table.seats[choice.seat], choice) == more
    assert (
        0
        == dealing_time("medium", choice)
        < dealing_time("hard", choice)
        < dealing_time("strongest", choice)
        == AT_REST
    )


# Levels


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_its_levels_in_words(lang: str) -> None:
    for each in games(lang).games:
        names = [bot.name for bot in each.bots]
        assert names == (list(LEVELS) if each.name in GAMES else ["random"])
        assert [bot.name for bot in each.bots if bot.usual] == ["medium" if each.name in GAMES else "random"]
        assert len({bot.label for bot in each.bots}) == len({bot.about for bot in each.bots}) == len(names)


async def test_bots_of_older_tables_play_on_and_have_names(tmp_path: Path) -> None:
    async with laid(tmp_path / "harena.db", Wish("gorus", "pbbb")) as table:
        for seat, bot in enumerate(("sensible", "random", "heuristic"), start=1):
            table.seats[seat] = table.seats[seat]._replace(bot=bot)
        person = Person(table, 0)
        labels = [seat.bot_label for seat in table.showing.about(person.viewer).seats]
        assert labels == ["", "Medium bot", "Random bot", "Medium bot"]
        table.enter(person.viewer)
        for _ in range(2):
            while (task := table.bot_runner.task) is not None and not task.done():
                await asyncio.wait([task])
            assert (await person.answer())["type"] == "done"


async def test_an_unknown_level_is_refused_and_no_level_means_the_default_bot(place: Place) -> None:
    seats = [{"who": "person"}, {"who": "bot", "bot": "random"}]
    wish = {"game": "gorus", "options": {"players": 2}, "seats": seats}
    refused = await request(place, "POST", "/api/tables", wish)
    assert refused.status_code == 422
    assert "easy, medium, hard, strongest" in refused.json()["text"]
    async with around(place, await make(place, "gorus", "pbf", start=False), 0) as [ann]:
        assert [bot["name"] for bot in ann.table["bots"]] == list(LEVELS)
        assert ann.table["seats"][1]["bot"] == "medium"
        await ann.do("arrange", seat=2, who="bot")
        await ann.until(lambda: ann.table["seats"][2]["bot"] == "medium")


@pytest.mark.parametrize("level", LEVELS)
async def test_a_bot_of_each_level_plays(level: str, place: Place) -> None:
    async with around(place, await make(place, "gorus", "pb", bot=level), 0) as [ann]:
        for _ in range(2):
            await ann.turn()
            await ann.any_answer(Random(1))
        await ann.turn()  # the bot has played twice
