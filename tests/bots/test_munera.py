"""The sensible bot of Munera: legal, honest and better than chance."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from harena.bots.heuristic.munera import DECISIONS, SensibleBot
from harena.games import game
from harena.games.munera.state import Munera
from harena.kernel.flow import AGAIN, ASK, GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.rules import Game
from harena.lab.simulate import Plan, Result, play_match
from tests.laws.laws import walk
from tests.laws.twin import twin

MUNERA: Game[Munera] = game("munera")
RULES = MUNERA.rules
ASKING = {ASK, AGAIN, SEAL, GATHER, SEALED, ROUNDS}


def positions(number: int, share: float) -> Iterator[Munera]:
    """Some of the positions of a random match, at each shape of table."""
    rng = Random(f"positions/{number}")
    variants = MUNERA.variants()
    for g, _ in walk(MUNERA, dict(variants[number % len(variants)]), number):
        if rng.random() < share:
            yield g


def test_it_has_a_thought_for_every_question() -> None:
    steps = {f"{p.name}.{s.name}" for p in RULES.procedures.values() for s in p.steps if s.op in ASKING}
    assert steps == set(DECISIONS)


@pytest.mark.parametrize("number", range(9))
def test_whatever_it_is_asked_it_answers_by_the_rules(number: int) -> None:
    bot = SensibleBot(Random(number))
    for g in positions(number, 0.3):
        for choice in RULES.pending(g):
            view = MUNERA.view(g, choice.seat)
            option = bot.choose(view, choice)
            assert type(option) is int
            assert option in choice.options, choice
            use = bot.deal(view, choice, RULES.liberties_of(g, choice.seat))
            if use is not None:
                RULES.take(RULES.copy(g), choice.seat, *use)  # refuses what is not legal


@pytest.mark.parametrize("number", range(9))
def test_it_does_not_see_what_it_may_not_see(number: int) -> None:
    """In a world that differs only in what is hidden from it, it does the same; also from a view sent as text."""
    rng = Random(f"twins/{number}")
    for g in positions(100 + number, 0.08):
        seat = g.seat
        other = twin(RULES, g, seat, rng)
        one, two = SensibleBot(Random(number)), SensibleBot(Random(number))
        here, there = RULES.choice(g, seat), RULES.choice(other, seat)
        assert here is not None
        assert there is not None
        seen, sent = MUNERA.view(g, seat), json.loads(json.dumps(MUNERA.view(other, seat)))
        assert one.choose(seen, here) == two.choose(sent, there)
        uses = RULES.liberties_of(g, seat), RULES.liberties_of(other, seat)
        assert one.deal(seen, here, uses[0]) == two.deal(sent, there, uses[1])


def test_it_leaves_the_view_as_it_was() -> None:
    bot = SensibleBot(Random(1))
    for g in positions(4, 0.05):
        choice = RULES.choice(g, g.seat)
        assert choice is not None
        view = MUNERA.view(g, g.seat)
        bot.choose(view, choice)
        bot.deal(view, choice, RULES.liberties_of(g, g.seat))
        assert view == MUNERA.view(g, g.seat)


def match(bots: tuple[str, ...], number: int, **options: int) -> Result:
    complete = MUNERA.complete({"players": len(bots), **options})
    return play_match(Plan("munera", complete, bots, 7, ""), number)


def test_it_beats_chance() -> None:
    """One against three who do anything; nobody fights with those for long, so that a dozen turns will do."""
    won = 0.0
    for number in range(40):
        bots = tuple(["sensible" if seat == number % 4 else "random" for seat in range(4)])
        winners = match(bots, number, turns=12).winners
        won += (number % 4 in winners) / len(winners)
    assert won > 20


def test_four_of_them_come_to_an_end_by_glory() -> None:
    for number in range(3):
        assert max(match(("sensible",) * 4, number).scores) >= 15
