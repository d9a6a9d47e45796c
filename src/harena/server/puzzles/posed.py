"""A puzzle as a message. Its scene is built by the projection that shows a table to a seat, so nothing is in it that
this seat would not see there."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from harena.game import Game
from harena.hints import because
from harena.kernel.state import options_of
from harena.matches.event_log import EventLog
from harena.matches.match import Match
from harena.players import called
from harena.puzzles.puzzle import Puzzle
from harena.server import protocol
from harena.server.catalog import things_page
from harena.server.projection import Projection, TextCache, bot_label
from harena.server.replay.shelf import about_table
from harena.text import Texts


def posed(game: Game[Any], puzzle: Puzzle, number: int, count: int, lang: str, panels: bool) -> protocol.Puzzle:
    g, seat = puzzle.g, puzzle.choice.seat
    people = called([""] * g.seats)
    cache = TextCache(game, g.full_options(), people, seat, lang)
    match = Match(game, g, {}, EventLog(g.seats, [puzzle.told]), [0] * g.seats, digests=False)
    shown = Projection(match, seat, cache, game.odds)
    scene = shown.scene(panels)
    assert scene.question is not None  # `unplain` has looked
    scene = replace(
        scene,
        question=replace(scene.question, forced=False),
        free_actions=[],
        offers=[],
        undo=False,
        log=[shown.told(n, event, by_bot=False) for n, event in enumerate(puzzle.told)],
    )
    heads = {option.option: option for option in scene.question.options} if scene.question is not None else {}
    alike = len({option.head for option in heads.values()}) < len(heads)
    return protocol.Puzzle(
        id=puzzle.id,
        game=game.name,
        number=number,
        count=count,
        table=_table(game, puzzle, people, lang),
        scene=scene,
        answers=[
            protocol.PuzzleAnswer(
                each.option,
                heads[each.option].label if alike else heads[each.option].head,
                each.chance,
                each.cost,
            )
            for each in puzzle.answers
        ],
        usual=puzzle.usual,
        why=because(cache.texts, game.words, game.name, puzzle.why, cache.names),
        things=things_page(game.things(g.full_options(), Texts(lang))),
    )


def _table(game: Game[Any], puzzle: Puzzle, people: list[str], lang: str) -> protocol.Table:
    me = puzzle.choice.seat
    seats = [_seat(seat, name, seat == me, lang) for seat, name in enumerate(people)]
    return about_table("", game, "running", me, seats, options_of(puzzle.g), game.odds, lang)


def _seat(seat: int, name: str, mine: bool, lang: str) -> protocol.SeatInfo:
    if mine:
        return protocol.SeatInfo(seat, "person", name, "", "", here=True, gone=False, stand_in=False)
    label = bot_label(Texts(lang), "heuristic")
    return protocol.SeatInfo(seat, "bot", name, "heuristic", label, here=True, gone=False, stand_in=False)
