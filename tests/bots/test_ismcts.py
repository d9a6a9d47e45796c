"""Tests the search: it uses no hidden information, keeps to its budget, and finds good moves."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

from harena import compiled
from harena.bots import Bot, free_move_of, search_api
from harena.bots.driver import free_moves_for_bot
from harena.bots.halving import convinces, halve, widened
from harena.bots.ismcts import Task, added_up, in_process, run, search_once, voted
from harena.bots.registry import known_as, make_bot, search_for
from harena.bots.search.gorus import Race, match_chances
from harena.bots.search.win_estimator import WinEstimator
from harena.bots.search_api import Budget, Count, Meter, Search, Thought
from harena.game import Game
from harena.games import game
from harena.games.gorus.table import HAND, Table
from harena.games.munera.deals import DENARII
from harena.kernel.chance import Luck
from harena.kernel.choice import Choice, Offer, listed
from harena.kernel.rules import View
from harena.matches.offers import offer_args
from tests.cases import cases
from tests.laws.laws import any_move, make_move
from tests.laws.twin import twin
from tests.variants import variants_of

GAMES = ("gorus", "munera", "spartacus")
SHORT = {"gorus": {"target": 1}, "munera": {"turns": 2}, "spartacus": {"turns": 1}}
BY_CHANCE = 0.2  # how often a varied match continues at random


def tables(name: str) -> list[dict[str, Any]]:
    """Return every kind of table, for a short match."""
    return [
        dict(options) | {k: v for k, v in SHORT[name].items() if options["players"] > 1}
        for options in variants_of(name)
    ]


def positions(name: str, number: int) -> Iterator[Any]:
    """Play a varied match: mostly by the heuristic, otherwise at random."""
    chosen, rng = game(name), Random(f"search/{name}/{number}")
    options = tables(name)
    g = chosen.rules.start(options[number % len(options)], Luck(rng))
    bot = make_bot("heuristic", name, rng)
    while g.seat >= 0:
        yield g
        choice = asked(chosen, g)
        if rng.random() < BY_CHANCE:
            make_move(chosen, g, any_move(chosen, g, rng))
        else:
            chosen.rules.apply(g, g.seat, choice.id, bot.choose(chosen.view(g, g.seat), choice))


def asked(chosen: Game[Any], g: Any) -> Choice:
    choice = chosen.rules.choice(g, g.seat)
    assert choice is not None
    return choice


def looked_at(name: str, numbers: range, share: float) -> Iterator[Any]:
    """Return some of the positions in which there is something to decide."""
    rng = Random(f"looked/{name}")
    for number in numbers:
        for g in positions(name, number):
            if len(listed(g.options)) > 1 and rng.random() < share:
                yield g


# No hidden information is used


def moved(bot: Bot, chosen: Game[Any], view: View, g: Any) -> Any:
    choice = asked(chosen, g)
    return free_move_of(bot, view, choice, free_moves_for_bot(chosen.rules, g, g.seat)) or bot.choose(view, choice)


def same_answers(name: str, bot: str, share: float) -> int:
    """Compare the bot's answers in twin worlds, which differ in everything hidden from the seat. The view goes through
    JSON, so that it contains no reference to the state. Return how many twins differed at all."""
    chosen, rng = game(name), Random(f"twins/{name}/{bot}")
    different = 0
    for number, g in enumerate(looked_at(name, range(6), share)):
        other = twin(chosen.rules, g, g.seat, rng)
        here, there = [chosen.view(state, g.seat) for state in (g, other)]
        different += chosen.view(other, (g.seat + 1) % g.seats) != chosen.view(g, (g.seat + 1) % g.seats)
        one = moved(make_bot(bot, name, Random(number)), chosen, here, g)
        two = moved(make_bot(bot, name, Random(number)), chosen, json.loads(json.dumps(there)), other)
        assert one == two
    return different


TWIN_SHARE = {"gorus": 0.06, "munera": 0.01, "spartacus": 0.06}  # share of the positions with more than one option
PLAYERS = ["easy", "heuristic", "ismcts:12", "ismcts:2x6"]


@pytest.mark.parametrize("bot", cases(PLAYERS[1:3], [PLAYERS[0], PLAYERS[3]]))
@pytest.mark.parametrize("name", GAMES)
def test_two_worlds_that_look_alike_get_the_same_answer(name: str, bot: str) -> None:
    assert same_answers(name, bot, TWIN_SHARE[name]) > 10, "too few twins differed to show anything"


@pytest.mark.soak
@pytest.mark.parametrize("bot", PLAYERS)
@pytest.mark.parametrize("name", GAMES)
def test_many_worlds_that_look_alike_get_the_same_answer(name: str, bot: str) -> None:
    assert same_answers(name, bot, 5 * TWIN_SHARE[name]) > 40, "too few twins differed to show anything"


@pytest.mark.parametrize("name", cases(GAMES[:1], GAMES[1:]))
def test_whatever_it_is_asked_it_answers_by_the_rules(name: str) -> None:
    chosen = game(name)
    bot = make_bot("ismcts:6", name, Random(1))
    for g in looked_at(name, range(len(tables(name))), 0.015):
        for choice in chosen.rules.pending(g):
            view = chosen.view(g, choice.seat)
            assert bot.choose(view, choice) in choice.options
            assert view == chosen.view(g, choice.seat), "it leaves the view as it was"
            free_move = free_move_of(bot, view, choice, free_moves_for_bot(chosen.rules, g, choice.seat))
            if free_move is not None:
                # raises an error if it is not legal
                chosen.rules.act_freely(chosen.rules.copy(g), choice.seat, *free_move)


# The budget


def opening(name: str = "gorus", players: int = 4, seed: int = 5) -> tuple[View, Choice]:
    chosen = game(name)
    g = chosen.rules.start(chosen.complete({"players": players}), Luck(Random(seed)))
    while len(listed(g.options)) == 1:
        chosen.rules.step(g, listed(g.options)[0])
    return chosen.view(g, g.seat), asked(chosen, g)


@pytest.mark.parametrize("simulations", [1, 7, 200])
def test_climbing_makes_as_many_simulations_as_it_is_given(simulations: int) -> None:
    view, choice = opening(players=2)
    found = search_once(search_for("gorus"), view, choice, listed(choice.options), Budget(1, simulations, 0.0), 1)
    assert sum([count.visits for count in found]) == simulations


@pytest.mark.skipif(compiled.is_used(), reason="compiled modules keep their own clock")
def test_a_budget_of_both_ends_with_what_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(search_api, "perf_counter", lambda: now)
    meter = Meter(Budget(1, 3, 1.0))
    for done in range(3):
        assert meter.goes_on()
        meter.done = done + 1
    assert not meter.goes_on()  # simulations are spent
    meter.done = 2
    assert meter.goes_on()
    now = 0.95
    assert not meter.goes_on()  # time is


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("simulations", [10, 50, 200])
def test_halving_makes_no_more_simulations_than_it_is_given(name: str, simulations: int) -> None:
    view, choice = opening(name)
    found = search_once(search_for(name), view, choice, listed(choice.options), Budget(1, simulations, 0.0), 1)
    made = sum([count.visits for count in found]) - 1  # the winner has one visit more
    assert simulations / 2 < made <= simulations


def test_the_same_seed_is_the_same_search_and_another_is_another() -> None:
    view, choice = opening(players=2)
    one, two, other = [
        search_once(search_for("gorus"), view, choice, listed(choice.options), Budget(1, 300, 0.0), seed)
        for seed in (1, 1, 2)
    ]
    assert one == two != other


def test_several_trees_are_the_same_here_and_in_other_processes() -> None:
    view, choice = opening(players=2)

    def elsewhere(tasks: Sequence[Task]) -> list[list[Count]]:
        with ProcessPoolExecutor(2, get_context("spawn")) as pool:
            return list(pool.map(run, tasks))

    seen: list[list[Count]] = []

    def watched(tasks: Sequence[Task]) -> list[list[Count]]:
        found = elsewhere(tasks)
        assert found == in_process(tasks)
        seen.extend(found)
        return found

    there = make_bot("ismcts:2x40", "gorus", Random(3), watched).choose(view, choice)
    assert there == make_bot("ismcts:2x40", "gorus", Random(3)).choose(view, choice)
    assert [sum([count.visits for count in counts]) for counts in seen] == [40, 40]


def test_visits_of_several_trees_are_added_up() -> None:
    assert added_up([[Count(5, 10, 2.5), Count(6, 6, 3.0)], [Count(5, 1, 0.0), Count(6, 6, 1.5)]]) == 6


def test_several_halvings_vote() -> None:
    """The heuristic's move (5) is tried in all of them to the end, so its visits say nothing."""
    one = [Count(5, 10, 2.5), Count(6, 11, 6.0), Count(7, 3, 1.0)]
    two = [Count(5, 10, 2.5), Count(6, 3, 1.0), Count(7, 11, 5.0)]
    usual = [Count(5, 11, 2.5), Count(6, 3, 1.0), Count(7, 10, 2.0)]
    assert voted([one, two, one]) == 6
    assert voted([one, two]) == 6, "worth more where it was chosen"
    assert voted([usual, usual, two]) == 5


@pytest.mark.soak
@pytest.mark.parametrize("name", ["gorus", "spartacus"])
def test_several_trees_leave_the_rules_of_thumb_about_as_often_as_one(name: str) -> None:
    chosen = game(name)
    left = {"ismcts:40": 0, "ismcts:4x40": 0}
    for number, g in enumerate(looked_at(name, range(12), 0.03)):
        view, choice = chosen.view(g, g.seat), asked(chosen, g)
        usual = make_bot("heuristic", name, Random(number)).choose(view, choice)
        for bot in left:
            left[bot] += make_bot(bot, name, Random(number)).choose(view, choice) != usual
    assert left["ismcts:4x40"] > left["ismcts:40"] / 3 > 1


# Gorus: the race


def test_of_equals_each_is_as_likely_to_win_and_a_lead_is_worth_something() -> None:
    assert match_chances((3, 3, 3, 3)) == pytest.approx([0.25] * 4)
    assert match_chances((1, 1)) == pytest.approx([0.5, 0.5])
    assert match_chances((1, 2)) == pytest.approx([0.75, 0.25])
    assert match_chances((0, 2)) == [1.0, 0.0]
    assert sum(match_chances((1, 2, 3, 3, 2))) == pytest.approx(1.0)
    assert match_chances((9, 8, 9, 9, 9, 9, 9, 9))[1] > 1 / 8, "and eight sides to nine are worked out at once"


def round_by_round(needs: tuple[int, ...]) -> list[float]:
    """Compute the same one after the other, without any shortcut."""
    there = [need <= 0 for need in needs]
    if any(there):
        return [each / sum(there) for each in there]
    wins = [round_by_round((*needs[:side], needs[side] - 1, *needs[side + 1 :])) for side in range(len(needs))]
    return [sum(each) / len(needs) for each in zip(*wins, strict=True)]


@pytest.mark.parametrize("needs", [(1, 2), (2, 1, 2), (3, 1, 1, 2), (2, 2, 2, 2), (1, 3, 3, 2), (2, 1, 2, 1, 1)])
def test_the_short_cut_through_a_race_is_right(needs: tuple[int, ...]) -> None:
    assert match_chances(needs) == pytest.approx(round_by_round(needs))


def test_hard_leaves_no_card_of_gorus_untried() -> None:
    budget = known_as("hard")[1]
    assert budget is not None
    assert widened(search_for("gorus"), budget) >= HAND


def test_partners_are_worth_the_same() -> None:
    """The bot plays for its team (G-6.3): a win of the partner counts as its own."""
    chosen = game("gorus")
    g = chosen.rules.start(chosen.complete({"players": 4, "teams": "2-2"}), Luck(Random(2)))
    thought = search_for("gorus").think(chosen.view(g, g.seat), asked(chosen, g), Random(1))
    sides = g.table.sides
    for seed in range(20):
        worth = thought.playout(thought.world(), Random(seed))
        for seat in range(4):
            assert worth[seat] == worth[sides.index(sides[seat])]
        assert len(set(worth)) == 2


def test_to_win_the_round_is_worth_most_and_the_leaders_win_costs_more() -> None:
    race = Race(Table(game("gorus").complete({"players": 4})), [2, 0, 0, 1])
    mine, leaders, others = [race.chances((side,))[1] for side in (1, 0, 2)]
    assert mine > others > leaders


# Halving


class Stall:
    """A state of the test game, which only remembers what was done."""

    seat = -1

    def __init__(self, done: int = -1) -> None:
        self.done = done

    def copy(self) -> Stall:
        return Stall(self.done)


class Fair(Thought):
    """Worlds in which every move has a fixed value plus noise."""

    def __init__(self) -> None:
        super().__init__(game("nundinae").rules)

    def world(self) -> Stall:
        return Stall()


def at_fair(monkeypatch: pytest.MonkeyPatch, worths: Sequence[float], noise: float, simulations: int) -> list[Count]:
    def outcome(thought: Any, world: Any, seat: int, move: int, seed: int) -> float:
        return worths[move] + noise * (Random(f"{seed}/{move}").random() - 0.5)

    if compiled.is_used():
        pytest.skip("it replaces a method, which compiled classes do not allow")
    search = Search("nundinae")
    monkeypatch.setattr(search, "think", lambda *_: Fair())
    monkeypatch.setattr("harena.bots.halving.outcome", outcome)
    view, choice = opening()
    return halve(search, view, choice, range(len(worths)), Budget(1, simulations, 0.0), Random(1))


def won(found: Sequence[Count]) -> Any:
    return max(found, key=lambda count: (count.visits, count.total)).move


def test_the_best_of_several_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    worths = [0.3, 0.2, 0.5, 0.31, 0.1, 0.33]
    assert won(at_fair(monkeypatch, worths, 0.2, 200)) == 2


def test_where_all_are_alike_the_rule_of_thumb_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    assert won(at_fair(monkeypatch, [0.4, 0.4, 0.4], 0.0, 60)) == 0


def test_few_simulations_look_at_few_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    few, many = [len(at_fair(monkeypatch, [0.1] * 30, 0.1, simulations)) for simulations in (16, 400)]
    assert few == 4
    assert many == 20
    assert widened(Search("nundinae"), Budget(1, 1, 0.0)) == 2


@pytest.mark.parametrize(
    ("better", "usual", "clear"),
    [
        ([0.6, 0.7, 0.8], [0.5, 0.6, 0.7], True),  # the same gain in every world
        ([0.9, 0.1, 0.6], [0.1, 0.9, 0.5], False),  # much better once, much worse once
        ([0.6], [0.1], False),  # one world is no evidence
        ([0.5, 0.5], [0.5, 0.5], False),
    ],
)
def test_it_takes_evidence_to_leave_the_rule_of_thumb(better: list[float], usual: list[float], clear: bool) -> None:
    assert convinces(better, usual, 1.0) == clear


def test_a_win_estimator_gives_each_seat_a_probability() -> None:
    estimator = WinEstimator((1.0, 0.0), (0.0, 2.0))
    early, late = [estimator.chances([[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]], stage) for stage in (0.0, 1.0)]
    assert sum(early) == pytest.approx(1.0)
    assert early[0] > early[1] == early[2]
    assert late[1] > late[0] == late[2]


# Offers


@pytest.mark.parametrize(("give", "get", "answer"), [(9, 0, "accept"), (0, 9, "decline")])
def test_it_takes_a_gift_and_gives_none(give: int, get: int, answer: str) -> None:
    chosen = game("munera")
    g = next(g for g in positions("munera", 0) if g.stack[-1].proc == "rest")
    by, to = g.seat, (g.seat + 1) % g.seats
    mine, yours = [((DENARII, amount),) if amount else () for amount in (give, get)]
    chosen.rules.act_freely(g, by, "propose", offer_args(Offer(0, by, to, mine, yours)))
    choice = chosen.rules.choice(g, to)
    assert choice is not None
    bot = make_bot("ismcts:40", "munera", Random(1))
    free_move = free_move_of(bot, chosen.view(g, to), choice, free_moves_for_bot(chosen.rules, g, to))
    assert free_move is not None
    assert free_move[0] == answer


# Playing strength


@pytest.mark.soak
def test_it_beats_those_who_do_anything() -> None:
    chosen = game("gorus")
    won = 0
    for number in range(8):
        g = chosen.rules.start(chosen.complete({"players": 2, "target": 2}), Luck(Random(number)))
        bots = [make_bot("ismcts:60", "gorus", Random(number)), make_bot("random", "gorus", Random(number))]
        if number % 2:
            bots.reverse()
        while g.seat >= 0:
            choice = asked(chosen, g)
            chosen.rules.step(g, bots[g.seat].choose(chosen.view(g, g.seat), choice))
        won += chosen.outcome(g).winners == (number % 2,)
    assert won >= 6
