"""Tests the search with a guide: priors lead it, values rate positions, and no guide sees more than a seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from harena.bots.guided import GuidedSearch, guided_bot
from harena.bots.ismcts import search_once
from harena.bots.registry import search_for
from harena.bots.search_api import Budget
from harena.envs.guide import NetworkGuide
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import listed
from harena.kernel.flow import SEAL, SEALED

OPTIONS: dict[str, dict[str, Any]] = {
    "gorus": {"players": 2, "target": 1},
    "munera": {"players": 2, "turns": 3},
    "spartacus": {"players": 3, "turns": 3},
}


class Fixed:
    """A trivial guide: it likes one option, and finds the position worth the same to all, or more after an option."""

    def __init__(self, seats: int, liked: int = -1, winner: int = -1) -> None:
        self.seats, self.liked, self.winner = seats, liked, winner
        self.asked = 0

    def prior(self, g: Any, seat: int, options: Sequence[int]) -> Sequence[float]:
        self.asked += 1
        likes = [9.0 if option == self.liked else 1.0 for option in options]
        return [like / sum(likes) for like in likes]

    def value(self, g: Any) -> Sequence[float]:
        if self.winner >= 0 and self.winner in g.played:
            return [1.0 if seat == self.seats - 1 else 0.0 for seat in range(self.seats)]
        return [1 / self.seats] * self.seats


def question(name: str, seed: int = 1) -> Any:
    """Return a decision of a match that a search finds worth it."""
    chosen = game(name)
    g, rng = chosen.rules.start(chosen.complete(OPTIONS[name]), Luck(Random(seed))), Random(seed)
    for _ in range(2000):
        f = g.stack[-1]
        choice = chosen.rules.choice(g, g.seat)
        assert choice is not None
        sealed = chosen.rules.steps[f.proc][f.at].op in (SEAL, SEALED)
        view = chosen.view(g, g.seat)
        if not sealed and len(listed(g.options)) > 3 and search_for(name).is_worth_it(view, choice):
            return g, view, choice
        chosen.rules.step(g, rng.choice(listed(g.options)))
    raise AssertionError("no such decision")


@pytest.mark.parametrize("name", OPTIONS)
def test_the_prior_leads_the_way(name: str) -> None:
    """Where everything is worth the same, what the guide likes is tried most, and never something illegal."""
    _, view, choice = question(name)
    liked = listed(choice.options)[2]
    search = GuidedSearch(search_for(name), Fixed(OPTIONS[name]["players"], liked))
    counts = search_once(search, view, choice, list(choice.options), Budget(1, 40, 0.0), 5)
    visits = {count.move: count.visits for count in counts}
    assert sum(visits.values()) == 40
    assert max(visits, key=lambda move: visits[move]) == liked
    assert set(visits) <= set(listed(choice.options))


def test_values_overrule_the_prior() -> None:
    """The guide likes a card that makes the other seat win."""
    asked = [question("gorus", seed) for seed in range(1, 20)]
    _, view, choice = next(found for found in asked if found[2].seat == 0)
    bad, seats = choice.options[0], 2
    search = GuidedSearch(search_for("gorus"), Fixed(seats, bad, bad))
    counts = {count.move: count for count in search_once(search, view, choice, [], Budget(1, 200, 0.0), 5)}
    assert counts[bad].total < 0.4 * counts[bad].visits
    assert max(counts.values(), key=lambda count: count.visits).move != bad


@pytest.mark.parametrize("trust", [0.0, 0.5, 1.0])
def test_a_guide_can_be_trusted_in_part(trust: float) -> None:
    """Without trust only the priors are the guide's: play-outs rate the positions."""
    _, view, choice = question("gorus")
    search = GuidedSearch(search_for("gorus"), Fixed(2), trust)
    counts = search_once(search, view, choice, [], Budget(1, 60, 0.0), 5)
    assert sum([count.visits for count in counts]) == 60
    even = {round(count.total / count.visits, 6) for count in counts}
    assert (even == {0.5}) == (trust == 1.0)


@pytest.mark.parametrize("name", OPTIONS)
def test_two_worlds_that_look_alike_get_the_same_answer(name: str) -> None:
    """A guided bot knows what its seat knows. Its network here is a random one."""
    weights: dict[int, Any] = {}

    def model(seen: Any, features: Any) -> tuple[Sequence[float], float]:
        drawn = np.random.default_rng(3).normal(size=seen.size + features.shape[1])
        weights.setdefault(seen.size, drawn)
        scores = np.exp(0.1 * features @ drawn[seen.size :])
        return scores / scores.sum(), float(1 / (1 + np.exp(-0.05 * seen @ drawn[: seen.size])))

    chosen = game(name)
    looked = 0
    for seed in range(1, 4):
        g, view, choice = question(name, seed)
        other = chosen.resample(view, Random(seed))
        answers = []
        for world in (g, other):
            guide = NetworkGuide(name, OPTIONS[name], model)
            bot = guided_bot(name, guide, Budget(2, 12, 0.0), Random(4))
            again = chosen.rules.choice(world, choice.seat)
            assert again is not None
            answers.append(bot.choose(chosen.view(world, choice.seat), again))
        assert answers[0] == answers[1]
        assert answers[0] in choice.options
        looked += 1
    assert looked == 3
    assert weights


def test_priors_of_amounts_that_are_not_listed() -> None:
    """A rich school may bid anything: the network sees some bids, and the search may try all."""
    guide = NetworkGuide("munera", {"players": 2}, lambda seen, features: ([1 / len(features)] * len(features), 0.5))
    chosen = game("munera")
    g = chosen.rules.start(chosen.complete({"players": 2}), Luck(Random(1)))
    priors = guide.prior(g, 0, [0, *range(1000, 1200)])
    assert len(priors) == 201
    assert sum(priors) == pytest.approx(1)
    assert min(priors) > 0
