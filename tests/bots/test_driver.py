"""Tests the driver: whose turn it is, which answers are forced, how bots and people share a match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from harena import compiled
from harena.bots import Bot, FreeMove
from harena.bots.driver import (
    MOST_FREE_MOVES,
    BotTurns,
    bot_move,
    drive_match,
    drive_state,
    forced_answer,
    lone_option,
    offer_due,
    skip_forced,
)
from harena.bots.registry import make_bot
from harena.games import GAMES, game
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Choice, Refused, Space, any_of
from harena.kernel.rules import View
from harena.kernel.serialization import digest
from harena.matches.match import Match

SPARTACUS = game("spartacus")
OPTIONS = SPARTACUS.complete({"players": 3, "turns": 2})


class Giver(Bot):
    """A bot that gives gold away whenever it can, then answers at random."""

    acts_freely = True

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.in_a_row = self.most = 0

    def choose(self, view: View, choice: Choice) -> int:
        self.in_a_row = 0
        return any_of(choice.options, self.rng)

    def free_move(self, view: View, choice: Choice, free_moves: Sequence[FreeMove]) -> FreeMove | None:
        gift = next((move for move in free_moves if move[0] == "give gold"), None)
        self.in_a_row += gift is not None
        self.most = max(self.most, self.in_a_row)
        return gift


def bots_for(name: str, bot: str, seats: int) -> list[Bot]:
    return [make_bot(bot, name, Random(seat)) for seat in range(seats)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["random", "easy"])
def test_both_doors_play_the_same_match(name: str, bot: str) -> None:
    chosen = game(name)
    short = {} if name == "gorus" else {"turns": 2}
    options = chosen.complete({"players": 3, **short})
    g = chosen.rules.start(options, Luck(Random(3)))
    match = Match.start(chosen, options, Luck(Random(3)))
    assert drive_state(chosen, g, bots_for(name, bot, 3)) == drive_match(match, bots_for(name, bot, 3))
    assert match.over
    assert digest(chosen.rules, g) == digest(chosen.rules, match.settled)


def test_free_actions_are_taken_at_most_so_often_in_a_row() -> None:
    match, bots = at_market(), [Giver(seat) for seat in range(3)]
    drive_state(SPARTACUS, match.settled, bots)
    assert max([bot.most for bot in bots]) == MOST_FREE_MOVES


def test_a_match_stops_where_it_is_told_to() -> None:
    match = Match.start(SPARTACUS, OPTIONS, Luck(Random(1)))
    drive_match(match, bots_for("spartacus", "heuristic", 3), until=lambda choice: choice.step == "market.trade")
    (choice, *_) = match.rules.pending(match.tip)
    assert choice.step == "market.trade"
    assert not match.over


def test_bots_that_are_not_trusted_are_checked() -> None:
    def refuse(g: Any, seat: int, name: str, args: tuple[int, ...]) -> None:
        raise Refused(f"{name} by seat {seat}")

    with pytest.raises(Refused, match="give gold by seat"):
        drive_state(SPARTACUS, at_market().settled, [Giver(seat) for seat in range(3)], refuse)


@pytest.mark.skipif(compiled.is_used(), reason="compiled classes have no uncompiled children")
def test_what_is_forced() -> None:
    class Anything(Space):
        __slots__ = ()

    choice = Choice("1.1.1.0", 0, "a.b", "card", "card", (7,), 1, "", False, -1)
    assert (lone_option((7,)), lone_option((7, 8)), lone_option(Anything())) == (7, None, None)
    assert forced_answer(choice) == 7
    assert forced_answer(choice._replace(gather=True)) is None, "in a market a bot may still make an offer"


def test_lone_options_are_skipped_up_to_a_decision() -> None:
    rng = Random(2)
    g = SPARTACUS.rules.start(OPTIONS, Luck(Random(2)))
    while g.seat >= 0:
        skip_forced(SPARTACUS.rules, g)
        if g.seat >= 0:
            assert lone_option(g.options) is None or offer_due(SPARTACUS.rules, g) is not None
            SPARTACUS.rules.step(g, g.options.sample(rng) if isinstance(g.options, Space) else rng.choice(g.options))


# Bots and people


def at_market() -> Match[Any]:
    match = Match.start(SPARTACUS, OPTIONS, Luck(Random(1)))
    drive_match(match, bots_for("spartacus", "heuristic", 3), until=lambda choice: choice.step == "market.trade")
    assert len(match.rules.pending(match.tip)) == 3
    return match


def test_a_bot_stays_in_a_market_while_people_trade() -> None:
    match, turns = at_market(), BotTurns({1, 2}.__contains__)
    for seat in (1, 2):
        choice = turns.next_choice(match)
        assert choice is not None
        assert choice.seat == seat
        assert turns.stays(match, choice, PASS, turns.moment(match))
    assert turns.next_choice(match) is None, "both wait for the person"
    gift = next(move for move in turns.free_moves(match, 0) if move[0] == "give gold")
    match.act_freely(0, *gift)
    assert turns.next_choice(match) is not None, "something has happened"
    person = match.rules.choice(match.tip, 0)
    assert person is not None
    match.answer(0, person.id, PASS)
    choice = turns.next_choice(match)
    assert choice is not None
    assert not turns.stays(match, choice, PASS, turns.moment(match)), "the person has left"


def test_what_happens_while_a_bot_thinks_is_news_to_it() -> None:
    match, turns = at_market(), BotTurns({1}.__contains__)
    choice, asked_at = turns.next_choice(match), turns.moment(match)
    assert choice is not None
    match.act_freely(0, *next(move for move in turns.free_moves(match, 0) if move[0] == "give gold"))
    assert turns.stays(match, choice, PASS, asked_at)
    assert turns.next_choice(match) is not None


def test_free_moves_run_out_until_a_bot_answers() -> None:
    match, turns = at_market(), BotTurns({0, 1, 2}.__contains__)
    choice = turns.next_choice(match)
    assert choice is not None
    move = bot_move(Giver(1), SPARTACUS.view(match.tip, 0), choice, turns.free_moves(match, 0))
    assert isinstance(move, tuple)
    for _ in range(MOST_FREE_MOVES):
        assert turns.free_moves(match, 0)
        turns.moved(move)
    assert turns.free_moves(match, 0) == ()
    turns.moved(PASS)
    assert turns.free_moves(match, 0)


def test_people_may_be_answered_for() -> None:
    match, turns = at_market(), BotTurns(lambda seat: False)
    assert turns.next_choice(match) is None
    choice = turns.next_choice(match, lambda choice: choice.seat == 1)
    assert choice is not None
    assert choice.seat == 1
