"""What was played tells of the hands behind it: the quick reckoning is the plain one, and it tells something true."""

from __future__ import annotations

from math import exp, log
from random import Random

import pytest

from harena.bots.hiring import heuristic
from harena.bots.search.gorus_playout import follow_worths, lead_worths, playable
from harena.bots.search.gorus_suspicion import TRUST, Followed, history, likelihood
from harena.games import game
from harena.games.gorus.cards import cards
from harena.games.gorus.guess import Guesses
from harena.games.gorus.state import Gorus
from harena.kernel.chance import Luck
from harena.kernel.rules import Game

GORUS: Game[Gorus] = game("gorus")
RULES = GORUS.rules
ME = 0
Seen = tuple[int, int, list[int], int, int]  # who played what to which combat, the Favored and the Initial School


def round_so_far(number: int, players: int, plays: int) -> tuple[Gorus, list[Seen]]:
    """The beginning of a round between heuristic bots."""
    rng = Random(f"suspicion/{number}")
    g = RULES.start(GORUS.complete({"players": players}), Luck(rng))
    bots = [heuristic("gorus", rng) for _ in range(players)]
    seen: list[Seen] = []
    for _ in range(plays):
        choice = RULES.choice(g, g.seat)
        assert choice is not None
        card = bots[g.seat].choose(GORUS.view(g, g.seat), choice)
        seen.append((g.seat, card, g.played[len(g.played) - g.count :], g.favored, g.initial))
        RULES.step(g, card)
    return g, seen


def plainly(g: Gorus, seen: list[Seen], laters: list[int]) -> float:
    """Play by play, from the worth of every card that was legal."""
    total = 0.0
    for (seat, card, combat, favored, initial), later in zip(seen, laters, strict=True):
        hand = g.hands[seat] | later
        options = playable(hand, cards(hand), combat[-1] & 15, initial) if combat else cards(hand)
        behind = g.seats - 1 - len(combat)
        worths = (
            follow_worths(options, hand, combat, favored, initial, g.table.favor, behind, ours=False)
            if combat
            else lead_worths(options, hand, favored)
        )
        total += worths[list(options).index(card)] - log(sum([exp(worth) for worth in worths]))
    return TRUST * total


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_quick_reckoning_is_the_plain_one(players: int) -> None:
    for number in range(4):
        g, seen = round_so_far(number, players, 3 + 7 * number)
        view = GORUS.view(g, ME)
        plays = history(view, g.table)
        others = [each for each in seen if each[0] != ME]
        assert [play.card for play in plays] == [each[1] for each in others]
        guesses = Guesses(view, Random(number))
        for _ in range(5):
            world = guesses()
            assert likelihood(world.hands, plays) == pytest.approx(plainly(world, others, [p.later for p in plays]))


def test_the_truth_is_likelier_than_a_guess() -> None:
    """On average, late in a round: else it would be superstition."""
    truer = 0
    for number in range(40):
        g, _ = round_so_far(number, 4, 24)
        view = GORUS.view(g, ME)
        plays = history(view, g.table)
        guesses = Guesses(view, Random(number))
        fits = sorted([likelihood(guesses().hands, plays) for _ in range(9)])
        truer += likelihood(g.hands, plays) > fits[len(fits) // 2]
    assert truer >= 26


def test_nothing_is_told_where_hands_are_filled_up_or_nobody_thinks() -> None:
    for players in (1, 2):
        g = RULES.start(GORUS.complete({"players": players}), Luck(Random(1)))
        RULES.step(g, g.options[0])  # type: ignore[index]
        assert history(GORUS.view(g, ME), g.table) == []


def test_a_card_that_was_the_only_one_proves_nothing() -> None:
    g, seen = round_so_far(1, 4, 6)
    seat, card, combat, favored, _ = next(each for each in seen if each[2])
    assert Followed(seat, card, combat, favored, g.table).fit(1 << card) == 0.0
