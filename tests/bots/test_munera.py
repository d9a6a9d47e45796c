"""The sensible bot of Munera: legal, honest and better than chance."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from harena.bots.heuristic.munera import DECISIONS, HeuristicBot
from harena.games import game
from harena.games.munera.deals import DENARII
from harena.games.munera.state import Munera
from harena.kernel.chance import Luck
from harena.kernel.choice import Goods, Offer
from harena.kernel.flow import AGAIN, ASK, GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.offers import offer_args
from harena.kernel.rules import Game
from harena.lab.simulate import Plan, Result, play_match
from tests.laws.laws import any_move, make_move
from tests.laws.twin import twin

MUNERA: Game[Munera] = game("munera")
RULES = MUNERA.rules
BY_CHANCE = 0.2  # how often a wandering match goes on by chance
CLOSELY = 0.4  # how many positions have a twin
ASKING = {ASK, AGAIN, SEAL, GATHER, SEALED, ROUNDS}


def positions(number: int) -> Iterator[Munera]:
    """A match that wanders: mostly as the bot would play, else by chance, so that it comes to places of all kinds."""
    rng = Random(f"positions/{number}")
    variants = MUNERA.variants()
    g = RULES.start(dict(variants[number % len(variants)]), Luck(rng))
    bot = HeuristicBot(rng)
    while g.seat >= 0:
        yield g
        choice = RULES.choice(g, g.seat)
        assert choice is not None
        if rng.random() < BY_CHANCE:
            make_move(MUNERA, g, any_move(MUNERA, g, rng))
        else:
            RULES.apply(g, g.seat, choice.id, bot.choose(MUNERA.view(g, g.seat), choice))


def test_it_has_a_thought_for_every_question() -> None:
    steps = {f"{p.name}.{s.name}" for p in RULES.procedures.values() for s in p.steps if s.op in ASKING}
    assert steps == set(DECISIONS)


@pytest.mark.parametrize("number", range(9))
def test_whatever_it_is_asked_it_answers_by_the_rules(number: int) -> None:
    bot = HeuristicBot(Random(number))
    for g in positions(number):
        for choice in RULES.pending(g):
            view = MUNERA.view(g, choice.seat)
            option = bot.choose(view, choice)
            assert type(option) is int
            assert option in choice.options, choice
            use = bot.deal(view, choice, RULES.liberties_of(g, choice.seat))
            if use is not None:
                RULES.take(RULES.copy(g), choice.seat, *use)  # refuses what is not legal


def test_positions_are_of_all_kinds() -> None:
    """Else the tests here would prove little."""
    seen = {choice.step for number in range(18) for g in positions(number) for choice in RULES.pending(g)}
    assert len(set(DECISIONS) - seen) <= 2, set(DECISIONS) - seen


@pytest.mark.parametrize("number", range(9))
def test_it_does_not_see_what_it_may_not_see(number: int) -> None:
    """In a world that differs only in what is hidden from it, it does the same; also from a view sent as text."""
    rng = Random(f"twins/{number}")
    for g in positions(100 + number):
        if rng.random() > CLOSELY:
            continue
        seat = g.seat
        other = twin(RULES, g, seat, rng)
        one, two = HeuristicBot(Random(number)), HeuristicBot(Random(number))
        here, there = RULES.choice(g, seat), RULES.choice(other, seat)
        assert here is not None
        assert there is not None
        seen, sent = MUNERA.view(g, seat), json.loads(json.dumps(MUNERA.view(other, seat)))
        assert one.choose(seen, here) == two.choose(sent, there)
        uses = RULES.liberties_of(g, seat), RULES.liberties_of(other, seat)
        assert one.deal(seen, here, uses[0]) == two.deal(sent, there, uses[1])


def test_it_leaves_the_view_as_it_was() -> None:
    bot = HeuristicBot(Random(1))
    for g in positions(4):
        choice = RULES.choice(g, g.seat)
        assert choice is not None
        view = MUNERA.view(g, g.seat)
        bot.choose(view, choice)
        bot.deal(view, choice, RULES.liberties_of(g, g.seat))
        assert view == MUNERA.view(g, g.seat)


def match(bots: tuple[str, ...], number: int, **options: int) -> Result:
    complete = MUNERA.complete({"players": len(bots), **options})
    return play_match(Plan("munera", complete, bots, 7, ""), number)


def won_by_sense(sensible: int, matches: int, **options: int) -> float:
    """At tables of four, taking turns at the seats."""
    won = 0.0
    for number in range(matches):
        bots = tuple(["heuristic" if (seat - number) % 4 < sensible else "random" for seat in range(4)])
        winners = match(bots, number, **options).winners
        won += len([seat for seat in winners if bots[seat] == "heuristic"]) / len(winners)
    return won


def test_two_of_them_leave_two_who_do_anything_no_chance() -> None:
    assert won_by_sense(2, 8) == 8


def test_one_of_them_beats_three_who_do_anything() -> None:
    """They sell their men, so that there is nobody to fight and cards decide: one match in four would be chance."""
    assert won_by_sense(1, 40, turns=12) > 18


def test_four_of_them_come_to_an_end_by_glory() -> None:
    for number in range(3):
        assert max(match(("heuristic",) * 4, number).scores) >= 15


def test_it_plays_alike_with_and_without_a_record(tmp_path: Path) -> None:
    """A record has drafts, in which a deed is only half done."""
    complete = MUNERA.complete({"players": 4, "turns": 4})
    quick = play_match(Plan("munera", complete, ("heuristic",) * 4, 3, ""), 0)
    assert play_match(Plan("munera", complete, ("heuristic",) * 4, 3, str(tmp_path)), 0) == quick


@pytest.mark.parametrize(
    ("give", "get", "answer"),
    [
        (((DENARII, 5),), (), "accept"),
        ((), ((DENARII, 5),), "decline"),
    ],
)
def test_it_answers_an_offer_at_once(give: Goods, get: Goods, answer: str) -> None:
    g = next(g for g in positions(0) if g.stack[-1].proc == "rest")
    by, to = g.seat, (g.seat + 1) % g.seats
    RULES.take(g, by, "propose", offer_args(Offer(0, by, to, give, get)))
    choice = RULES.choice(g, to)
    assert choice is not None
    use = HeuristicBot(Random(1)).deal(MUNERA.view(g, to), choice, RULES.liberties_of(g, to))
    assert use == (answer, (g.offers[0].id,))
