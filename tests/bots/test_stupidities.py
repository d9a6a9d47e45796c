"""Stupidities that bots were once caught at, each with its position and seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from harena.bots.driver import drive_state, lone_option
from harena.bots.heuristic.spartacus.evaluation import RICH, Evaluation
from harena.bots.registry import heuristic, make_bot
from harena.games import game
from harena.games.munera import actions as munera_actions
from harena.games.munera.cards import split
from harena.games.spartacus import actions
from harena.games.spartacus.state import Ludus
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS
from tests.rules.spartacus.playing import cash, position

SPARTACUS = game("spartacus")
HARD = "ismcts:40"


def asked(step: str, seeds: range, turns: int) -> Iterator[tuple[int, Any]]:
    """Play matches between rules of thumb, and stop wherever this is asked and there is something to decide."""
    for seed in seeds:
        rng = Random(seed)
        g = SPARTACUS.rules.start(SPARTACUS.complete({"players": 4}), Luck(rng))
        bot = heuristic("spartacus", rng)
        while g.seat >= 0 and g.turn <= turns:
            only = lone_option(g.options)
            if only is not None:
                SPARTACUS.rules.step(g, only)
                continue
            choice = SPARTACUS.rules.choice(g, g.seat)
            assert choice is not None
            if choice.step == step:
                yield seed, g
            SPARTACUS.rules.step(g, bot.choose(SPARTACUS.view(g, g.seat), choice))


def answered(g: Any, seed: int) -> int:
    choice = SPARTACUS.rules.choice(g, g.seat)
    assert choice is not None
    return make_bot(HARD, "spartacus", Random(seed)).choose(SPARTACUS.view(g, g.seat), choice)


def test_a_search_lets_no_gladiator_go_in_the_first_upkeep() -> None:
    """It did in 75 of 100: what feeding costs was seen, and what the man is worth was not."""
    decided = [(seed, answered(g, seed)) for seed, g in asked("upkeep.release", range(6), 1) if PASS in g.options]
    assert len(decided) > 10
    assert [each for each in decided if each[1] != PASS] == []


def test_a_search_does_not_stay_away_from_the_arena() -> None:
    """It did in 23 of 82, for an Influence each time."""
    decided = [(seed, answered(g, seed)) for seed, g in asked("arena.send", range(8), 3) if PASS in g.options]
    assert len(decided) > 10
    assert [each for each in decided if each[1] == PASS] == []


def test_gold_beyond_need_is_worth_less() -> None:
    """Houses hoarded 60 to 100 gold, and cashed in Grand Feast for one more."""
    poor, rich = [
        position(influence=[6, 5, 5, 5], gold=[gold, 5, 5, 5], hands={0: ["Grand Feast"]}) for gold in (RICH, 60)
    ]
    worth = [Evaluation(g, 0, Random(1)).purse(0, 6.0) for g in (poor, rich)]
    assert worth[0] == 6.0
    assert worth[1] < 4.0
    assert chosen(poor) == cash("Grand Feast")
    assert chosen(rich) != cash("Grand Feast")


def chosen(g: Ludus) -> int:
    choice = SPARTACUS.rules.choice(g, 0)
    assert choice is not None
    return heuristic("spartacus", Random(1)).choose(SPARTACUS.view(g, 0), choice)


class Played:
    """Counts the cards that are played."""

    def __init__(self) -> None:
        self.titles: Counter[str] = Counter()

    def look(self, g: Any) -> None:
        """Nothing to see."""

    def answering(self, g: Any) -> None:
        """Nothing to see."""

    def decided(self, g: Any, seat: int, option: int) -> None:
        f = g.stack[-1]
        decks = g.table.decks
        if isinstance(g, Ludus):
            if f.proc == "intrigue" and option >= actions.PLAY:
                self.titles[decks.rows[(option - actions.PLAY) // actions.AIMS].title] += 1
        elif f.proc in ("rest", "moment") and option >= munera_actions.PLAY:
            self.titles[decks.title[split(option)[0]]] += 1


@pytest.mark.parametrize(
    ("name", "matches", "cards"),
    [
        ("munera", 8, {"Sibilus"}),  # 8 in 40 matches: it was thrown away
        pytest.param("spartacus", 40, {"Bribe the Guards", "Epic Spectacle"}, marks=pytest.mark.more),  # never
    ],
)
@pytest.mark.more
def test_cards_that_were_hardly_ever_played_are_played(name: str, matches: int, cards: set[str]) -> None:
    chosen_game, played = game(name), Played()
    for seed in range(matches):
        rng = Random(seed)
        g = chosen_game.rules.start(chosen_game.complete({"players": 4}), Luck(rng))
        drive_state(chosen_game, g, [heuristic(name, rng) for _ in range(4)], None, played)
    assert cards <= set(played.titles), played.titles
