"""S-14.1 and S-14.3: who wins at the end of a phase, and when the turns are over."""

from __future__ import annotations

from typing import Any

import pytest

from harena.games.spartacus import GAME
from harena.games.spartacus.actions import DOWN, UP
from harena.games.spartacus.state import Ludus
from harena.kernel.choice import PASS
from tests.rules.spartacus.fighting import close, decline, strike
from tests.rules.spartacus.playing import (
    answer,
    asked,
    choose,
    give_bids,
    leave_market,
    pass_all,
    play,
    position,
    told,
    watched,
)

OVER = (-1, "")


def end_of_intrigue(**more: Any) -> Ludus:
    """All seats end their turns without playing anything."""
    g = position(phase="intrigue", **more)
    while asked(g)[1] == "intrigue.do_deed":
        answer(g, g.seat, PASS)
    return g


def end_of_market(**more: Any) -> Ludus:
    """Nobody has gold, so nobody bids and all roll for the token."""
    return leave_market(position(phase="market", gold=[0, 0, 0, 0], **more))


def end_of_arena(thumb: int = UP, **more: Any) -> Ludus:
    """I beats II, who yields; the Host shows a thumb."""
    g = close(pools=([1, 1, 1], [1, 1, 1]), **more)
    return answer(decline(strike(g, [6], [1])), g.host, thumb)


@pytest.mark.rule("S-14.1", "S-3.1")
def test_the_only_house_at_twelve_wins_at_the_end_of_the_intrigue_phase() -> None:
    g = end_of_intrigue(influence=[4, 12, 11, 4])
    assert asked(g) == OVER
    assert GAME.outcome(g).winners == (1,)
    assert GAME.outcome(g).scores == (4, 12, 11, 4)


@pytest.mark.rule("S-14.1", "S-3.1")
def test_at_the_end_of_the_market_phase() -> None:
    g = end_of_market(influence=[4, 4, 12, 4])
    assert asked(g) == OVER
    assert g.winners == (2,)


@pytest.mark.rule("S-14.1", "S-3.1")
def test_at_the_end_of_the_arena_phase() -> None:
    g = end_of_arena(influence=[11, 4, 4, 4])
    assert asked(g) == OVER
    assert g.winners == (0,)


@pytest.mark.rule("S-14.1", "S-3.1")
def test_not_before_the_phase_is_over() -> None:
    """The Host reaches 12 through S-10.1 and a victory, and falls below it through their own thumb decision."""
    g = end_of_arena(thumb=DOWN, two="Celtic Warrior 1", influence=[11, 4, 4, 4])
    assert g.influence[0] == 11
    assert g.seat >= 0
    assert g.turn == 3


@pytest.mark.rule("S-14.1", "S-10.1")
def test_the_hosts_influence_alone_ends_nothing_yet() -> None:
    g = position(phase="arena", influence=[11, 4, 4, 4])
    assert g.influence[0] == 12
    assert asked(g) == (0, "arena.invite")


@pytest.mark.rule("S-14.1", "S-3.1")
def test_not_at_the_end_of_the_upkeep() -> None:
    g = position(phase="upkeep", influence=[12, 4, 4, 4])
    while asked(g)[1] == "upkeep.release":
        answer(g, g.seat, PASS)
    assert asked(g) == (0, "intrigue.do_deed")


@pytest.mark.rule("S-14.1")
def test_nobody_at_twelve_the_game_goes_on() -> None:
    g = end_of_arena(influence=[10, 11, 11, 11])
    assert g.winners == ()
    assert asked(g)[1] == "upkeep.release"


@pytest.mark.rule("S-14.1", "S-6.6")
def test_a_reaction_at_the_end_of_the_phase_comes_before_the_check() -> None:
    assets = {0: ["Agron"], 1: ["Varro", "Cook"], 2: ["Crixus", "Attendant"], 3: ["Barca", "Convict"]}
    g = position(assets=assets, influence=[12, 4, 4, 4], hands={3: ["Empty Brothel"]})
    for house in range(4):
        answer(pass_all(g), house, PASS)
    assert asked(g) == (3, "quiet.speak")
    choose(g, {3: play("Empty Brothel", 0)})
    pass_all(g)
    assert g.influence[0] == 11
    assert g.winners == ()
    assert asked(g)[1] == "market.trade"


# S-14.3


@pytest.mark.rule("S-14.3")
def test_after_the_last_turn_the_most_influence_wins() -> None:
    g = end_of_arena(turns=2, influence=[4, 4, 4, 7])
    assert asked(g) == OVER
    assert g.winners == (3,)


@pytest.mark.rule("S-14.3")
def test_before_the_last_turn_the_game_goes_on() -> None:
    g = end_of_arena(turns=3, influence=[4, 4, 4, 7])
    assert g.turn == 3
    assert g.seat >= 0


@pytest.mark.rule("S-14.3")
def test_without_a_limit_it_goes_on_for_ever() -> None:
    g = end_of_arena(turn=98, influence=[4, 4, 4, 7])
    assert g.turn == 99
    assert g.seat >= 0


@pytest.mark.rule("S-14.3", "S-14.2")
def test_a_tie_at_the_last_turn_is_fought_out() -> None:
    """I has won the fight; both houses stand at 5."""
    g = end_of_arena(turns=2, influence=[4, 4, 4, 5])
    assert asked(g)[1] == "tournament.pick_fighters"
    assert [seat for seat, given in enumerate(g.stack[-1].seals) if given == -1] == [0, 3]


@pytest.mark.rule("S-14.3", "S-14.1")
def test_the_last_turn_still_ends_with_the_victory_check() -> None:
    g = end_of_arena(turns=2, influence=[11, 4, 4, 4])
    assert g.winners == (0,)


@pytest.mark.rule("S-14.1")
def test_the_winner_is_told() -> None:
    g = position(phase="host", influence=[4, 12, 4, 4], gold=[2, 0, 1, 0])
    seen = watched(g)
    give_bids(g, 1, 0)
    assert told(seen, "won") == [(1, 12)]
    assert asked(g) == OVER
