"""`harena puzzles`: find positions in which one answer is clearly the best, and see which bots solve them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer

from harena.bots.registry import make_bot
from harena.cli.lab import with_progress
from harena.cli.typed import GameName, Lang, whole
from harena.files import BROKEN, read_text
from harena.game import Game
from harena.games import game
from harena.kernel.rules import BadInput
from harena.lab.append_log import AppendLog
from harena.lab.puzzle_search import Shares, puzzles_of_match
from harena.lab.puzzle_solving import solved, tries
from harena.puzzles.collection import Collection, heading, own_collection, read_collection
from harena.puzzles.puzzle import plain
from harena.text import Texts

MOST = 10_000
LARGEST = 256 * 2**20  # bytes of a file


def puzzles_command(
    name: GameName,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.jsonl", help="Where they are kept; continues a file that exists.")
    ] = None,
    count: Annotated[int, typer.Option(metavar="N", parser=whole("--count"), help="How many puzzles.")] = 100,
    seed: Annotated[
        int, typer.Option(metavar="N", parser=whole("--seed"), help="The same seed, the same puzzles.")
    ] = 1,
    solve: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT ...",
            help="Instead of finding puzzles, let these bots solve those in the file; without one, our own.",
        ),
    ] = "",
    lang: Lang = "",
) -> None:
    """Find positions in matches between bots in which one answer is clearly the best."""
    if not 1 <= count <= MOST:
        raise BadInput(f"--count is {count}; expected 1 to {MOST}")
    chosen, texts = game(name), Texts(lang)
    if solve:
        _solve(_collection(chosen, out), [bot.strip() for bot in solve.split(",")], seed, texts)
    elif out is None:
        raise BadInput("--out is missing; expected the name of a file, such as puzzles.jsonl")
    else:
        _find(chosen, out, count, seed, texts)


def _find(chosen: Game[Any], out: Path, count: int, seed: int, texts: Texts) -> None:
    log = AppendLog(out, "puzzles", heading(chosen, seed))
    shares, done, number = _so_far(chosen, log, count)
    log.start()
    try:
        for line in with_progress(_found(chosen, seed, number, shares, count - done), count, done):
            try:
                log.write(line)
            except OSError as error:
                raise log.cannot_write(error) from None
            done += 1
    except KeyboardInterrupt:
        print(texts.say("puzzles-stopped", done=done, count=count, file=str(out)), file=sys.stderr)
        raise
    finally:
        log.close()
    print(texts.say("puzzles-made", count=done, file=str(out)))


def _collection(chosen: Game[Any], file: Path | None) -> Collection:
    found = own_collection(chosen.name) if file is None else read_collection(read_text(file, LARGEST), str(file))
    if found is None:
        raise BadInput(f"no puzzles of {chosen.name} come with Harena; name a file with --out")
    if found.game is not chosen:
        raise BadInput(f"{found.where} has puzzles of {found.game.name}, not of {chosen.name}")
    if not len(found):
        raise BadInput(f"{found.where} has no puzzles yet")
    return found


def _solve(collection: Collection, bots: list[str], seed: int, texts: Texts) -> None:
    for bot in bots:
        make_bot(bot, collection.game.name, Random(seed))  # says what is wrong with the name
    found = list(with_progress(tries(collection, bots, seed), len(collection) * len(bots)))
    for each in solved(found, bots):
        low, high = (round(100 * edge) for edge in each.interval)
        share, cost = round(100 * each.share), round(100 * each.cost, 1)
        counts: dict[str, int] = {
            "solved": each.solved,
            "count": each.puzzles,
            "share": share,
            "low": low,
            "high": high,
        }
        print(texts.say("puzzles-solved-by", bot=each.bot, cost=cost, **counts))


def _so_far(chosen: Game[Any], log: AppendLog, count: int) -> tuple[Shares, int, int]:
    """Return what a file has already: how much of what, how many puzzles, and the number of the next match."""
    shares, done, number = Shares(count), 0, 0
    for line in log.lines():
        try:
            raw = json.loads(line)
            shares.add(
                raw["id"], raw["step"], raw["position"]["options"]["players"], raw["usual"] == raw["answers"][0][0]
            )
            number = raw["match"] + 1
        except BROKEN as error:
            raise log.broken(done + 2, error) from None
        done += 1
    return shares, done, number


def _found(chosen: Game[Any], seed: int, number: int, shares: Shares, wanted: int) -> Iterator[bytes]:
    while wanted > 0:
        for puzzle in puzzles_of_match(chosen, seed, number, shares):
            shares.add(puzzle.id, puzzle.choice.step, puzzle.g.seats, puzzle.usual == puzzle.best)
            yield json.dumps(plain(chosen, puzzle), separators=(",", ":")).encode() + b"\n"
            wanted -= 1
            if not wanted:
                return
        number += 1
