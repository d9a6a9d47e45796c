"""Tests the inference of hands from the cards played: what a player had seen is reconstructed correctly, inferred hands
are possible, and they are closer to the truth than a random guess."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from harena.bots.heuristic.gorus.memory import Memory, remembered
from harena.bots.registry import heuristic
from harena.bots.search.gorus import GorusThought
from harena.bots.search.gorus_hand_inference import ODD, WARM, HandInference, history
from harena.bots.search_api import Budget, Meter
from harena.game import Game
from harena.games import game
from harena.games.gorus.cards import CARD, cards
from harena.games.gorus.resample import Guesses
from harena.games.gorus.state import Gorus
from harena.kernel.chance import Luck
from tests.variants import variants_of

GORUS: Game[Gorus] = game("gorus")
RULES = GORUS.rules
ME = 0
CROWDS = [options for options in variants_of("gorus") if options["players"] > 2]


def rounds(options: dict[str, object], number: int) -> Iterator[Gorus]:
    """Play the first round between heuristic bots, card by card."""
    rng = Random(f"suspicion/{number}")
    g = RULES.start(dict(options), Luck(rng))
    bots = [heuristic("gorus", rng) for _ in range(g.seats)]
    while g.seat >= 0 and g.round == 1:
        yield g
        choice = RULES.choice(g, g.seat)
        assert choice is not None
        RULES.step(g, bots[g.seat].choose(GORUS.view(g, g.seat), choice))


def after(plays: int, number: int, players: int = 4) -> Gorus:
    return next(g for g in rounds(GORUS.complete({"players": players}), number) if len(g.played) == plays)


def facts(memory: Memory) -> dict[str, object]:
    """Return the facts, without what only tables with a stock remember, and without the leader while there is none."""
    left_out = {"round", "proofs"} | (set() if memory.combat else {"leader"})
    fields = [name for name in dir(Memory) if not name.startswith("_") and not callable(getattr(Memory, name))]
    return {name: getattr(memory, name) for name in fields if name not in left_out}


@pytest.mark.parametrize("options", CROWDS, ids=lambda each: f"{each['players']}-{each['teams']}-{each['team_target']}")
def test_it_knows_what_each_player_had_seen_when_they_played(options: dict[str, object]) -> None:
    """Going back over the round gives what was remembered at each card."""
    seen = [(g.copy(), remembered(GORUS.view(g, g.seat))) for g in rounds(options, 1)]
    then = [(g.seat, memory) for g, memory in seen]
    plays = history(GORUS.view(seen[-1][0], ME))
    others = [(seat, memory) for seat, memory in then[:-1] if seat != ME]
    assert [play.seat for play in plays] == [seat for seat, _ in others]
    for play, (_, memory) in zip(plays, others, strict=True):
        assert facts(play.memory) == facts(memory)


def hands_suspected(g: Gorus, seed: int, count: int) -> Iterator[list[int]]:
    view = GORUS.view(g, ME)
    rng = Random(seed)
    inference = HandInference(ME, remembered(view).voids, history(view), Guesses(view, rng)().hands, rng)
    inference.walk(WARM)
    for _ in range(count):
        yield inference.next()


@pytest.mark.parametrize("players", [3, 4, 8])
@pytest.mark.parametrize("plays", [1, 14, 27])
def test_hands_that_are_suspected_are_possible_ones(players: int, plays: int) -> None:
    """Our own cards stay ours, every hand has its size, and nobody holds what they have shown to lack."""
    g = after(plays, plays, players)
    voids = remembered(GORUS.view(g, ME)).voids
    hidden = sum([hand for seat, hand in enumerate(g.hands) if seat != ME])
    for hands in hands_suspected(g, plays, 20):
        assert hands[ME] == g.hands[ME]
        assert [hand.bit_count() for hand in hands] == [hand.bit_count() for hand in g.hands]
        assert sum([hand for seat, hand in enumerate(hands) if seat != ME]) == hidden
        assert not any([hand & void for seat, (hand, void) in enumerate(zip(hands, voids, strict=True)) if seat != ME])


def found(g: Gorus, hands: list[int]) -> float:
    """Return the share of the others' cards that are where we think they are."""
    others = [seat for seat in range(g.seats) if seat != ME]
    right = sum([(g.hands[seat] & hands[seat]).bit_count() for seat in others])
    return right / sum([g.hands[seat].bit_count() for seat in others])


def test_it_finds_more_of_the_truth_than_a_guess() -> None:
    """Late in a round it must find much more, otherwise the inference would be useless."""
    guessed = suspected = 0.0
    for number in range(20):
        g = after(26, number)
        guesses = Guesses(GORUS.view(g, ME), Random(number))
        guessed += sum([found(g, guesses().hands) for _ in range(10)]) / 10
        suspected += sum([found(g, hands) for hands in hands_suspected(g, number, 10)]) / 10
    assert suspected > guessed + 0.15 * 20


def test_a_card_nobody_sensible_would_play_is_still_possible() -> None:
    """People make mistakes: however odd a card is, no hand that can hold it is ruled out."""
    for number in range(10):
        g = after(20, number)
        for play in history(GORUS.view(g, ME)):
            assert play.likely(g.hands[play.seat] | play.since) >= ODD / 10


def test_a_card_that_was_the_only_one_proves_nothing() -> None:
    g = after(6, 1)
    play = next(play for play in history(GORUS.view(g, ME)) if play.memory.combat)
    assert play.likely(CARD[play.card]) == 1.0


def test_nothing_is_inferred_with_one_or_two_players() -> None:
    for players in (1, 2):
        g = RULES.start(GORUS.complete({"players": players}), Luck(Random(1)))
        RULES.step(g, g.options[0])  # type: ignore[index]
        assert history(GORUS.view(g, ME)) == []


def test_a_timed_search_does_not_spend_all_its_time_on_hand_inference() -> None:
    """With a budget in simulations it always takes the same number of steps, so that results can be repeated."""
    g = next(g for g in rounds(GORUS.complete({"players": 8}), 3) if len(g.played) >= 40 and g.seat == ME)
    walked = {}
    for budget in (Budget(1, 0, 1e-9), Budget(1, 5, 0.0)):
        thought = GorusThought(GORUS.view(g, ME), Random(1), plain=False)
        assert thought.hand_inference is not None
        before = thought.hand_inference.hands[:]
        thought.prepare(Meter(budget))
        walked[budget] = thought.hand_inference.hands != before
    assert list(walked.values()) == [False, True]


def test_worlds_of_a_search_look_like_the_view() -> None:
    for plays in (0, 7, 21):
        g = next(g for g in rounds(GORUS.complete({"players": 4}), plays) if len(g.played) >= plays and g.seat == ME)
        thought = GorusThought(GORUS.view(g, ME), Random(plays), plain=False)
        for _ in range(5):
            world = thought.world()
            assert cards(world.hands[ME]) == cards(g.hands[ME])
            assert sum(world.hands) == sum(g.hands)
            assert world.played == g.played
