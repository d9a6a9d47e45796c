"""`python -m bench.match_size`: how much room a finished match takes in the database. Prints a table.

Medium bots answer for people, so that matches are as long as usual, and every answer is saved as the server saves it:
with its command, and with the position every so many entries. Nothing is said, and nobody makes offers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from pathlib import Path
from random import Random

from sqlalchemy import Connection

from harena.bots import Bot
from harena.bots.registry import heuristic
from harena.server import protocol
from harena.server.backup import size_of
from harena.server.bot_pool import BotPool
from harena.server.session import Session
from harena.server.store import Store
from harena.server.table_registry import TableRegistry
from harena.server.tables import LiveTable

PLAYERS = 4


async def answer(table: LiveTable, bots: list[Bot], number: int) -> None:
    """Let one of the seats that are asked answer."""
    match = table.playing()
    asked = [choice for choice in match.rules.pending(match.tip) if choice.given < 0]
    choice = asked[number % len(asked)]
    option = bots[choice.seat].choose(match.view(choice.seat), choice)
    heard: list[bytes] = []
    session = Session(heard.append, lambda: None, choice.seat, "en")
    await table.handle(session, protocol.Answer(f"c{number}", choice.id, match.turn_of(choice.seat), option))
    if json.loads(heard[0])["type"] != "done":
        raise RuntimeError(f"refused: {heard[0].decode()}")


async def size(store: Store) -> int:
    def work(connection: Connection) -> int:
        return size_of(connection)

    return await store.database.read(work)


async def measure(folder: Path, game: str, matches: int, seed: int) -> tuple[int, int]:
    """Return the answers and the bytes of so many matches."""
    store = await Store.open(f"sqlite:///{folder / f'{game}.db'}")
    registry, rng, answers = TableRegistry(store, BotPool(1)), Random(seed), 0
    before = await size(store)
    for _ in range(matches):
        seats = [protocol.NewSeat("person", f"P{seat}") for seat in range(PLAYERS)]
        made = await registry.make(protocol.NewTable(game, {"players": PLAYERS}, seats, True))
        bots = [heuristic(game, rng) for _ in range(PLAYERS)]
        async with registry.at(made.table) as table:
            if table is None:
                raise RuntimeError("the table is gone")
            while not table.playing().over:
                await answer(table, bots, answers)
                answers += 1
    found = await size(store) - before
    await registry.close()
    return answers, found


async def compare(games: list[str], matches: int, seed: int) -> None:
    print("| game | matches | answers per match | bytes per match | bytes per answer |")
    print("| --- | ---: | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory() as folder:
        for game in games:
            answers, found = await measure(Path(folder), game, matches, seed)
            row = f"{answers / matches:,.0f} | {found / matches:,.0f} | {found / answers:,.0f}"
            print(f"| {game} | {matches} | {row} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.match_size", description=__doc__)
    parser.add_argument("games", nargs="*", default=["gorus", "munera", "spartacus"])
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asyncio.run(compare(asked.games, asked.matches, asked.seed))


if __name__ == "__main__":
    main()
