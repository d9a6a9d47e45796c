"""`harena puzzles`: find positions in which one answer is clearly the best, and see which bots solve them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from harena.cli.lab import with_progress
from harena.cli.typed import GameName, Lang, whole
from harena.files import BROKEN
from harena.game import Game
from harena.games import game
from harena.kernel.rules import BadInput
from harena.lab.append_log import AppendLog
from harena.lab.puzzle_search import Shares, puzzles_of_match
from harena.puzzles.collection import heading
from harena.puzzles.puzzle import plain
from harena.text import Texts

MOST = 10_000


def puzzles_command(
    name: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE.jsonl", help="Where they are kept; continues a file that exists.")],
    count: Annotated[int, typer.Option(metavar="N", parser=whole("--count"), help="How many puzzles.")] = 100,
    seed: Annotated[
        int, typer.Option(metavar="N", parser=whole("--seed"), help="The same seed, the same puzzles.")
    ] = 1,
    lang: Lang = "",
) -> None:
    """Find positions in matches between bots in which one answer is clearly the best."""
    if not 1 <= count <= MOST:
        raise BadInput(f"--count is {count}; expected 1 to {MOST}")
    chosen, texts = game(name), Texts(lang)
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


def _so_far(chosen: Game[Any], log: AppendLog, count: int) -> tuple[Shares, int, int]:
    """Return what a file has already: how much of what, how many puzzles, and the number of the next match."""
    shares, done, number = Shares(count), 0, 0
    for line in log.lines():
        try:
            raw = json.loads(line)
            shares.add(raw["step"], raw["position"]["options"]["players"], raw["usual"] == raw["answers"][0][0])
            number = raw["match"] + 1
        except BROKEN as error:
            raise log.broken(done + 2, error) from None
        done += 1
    return shares, done, number


def _found(chosen: Game[Any], seed: int, number: int, shares: Shares, wanted: int) -> Iterator[bytes]:
    while wanted > 0:
        for puzzle in puzzles_of_match(chosen, seed, number, shares):
            shares.add(puzzle.choice.step, puzzle.g.seats, puzzle.usual == puzzle.best)
            yield json.dumps(plain(chosen, puzzle), separators=(",", ":")).encode() + b"\n"
            wanted -= 1
            if not wanted:
                return
        number += 1
