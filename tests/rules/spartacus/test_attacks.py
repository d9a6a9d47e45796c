"""Tests attempts to learn hidden facts and to bend the rules; each test covers a real or suspected leak."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from harena.games.spartacus import GAME
from harena.games.spartacus.actions import POST, RULE_1, SEEK
from harena.games.spartacus.decks import OURS
from harena.games.spartacus.facts import FACT
from harena.games.spartacus.state import Ludus
from harena.kernel.choice import PASS
from harena.kernel.state import bits
from harena.kernel.views import SPECTATOR
from tests.rules.spartacus.playing import (
    answer,
    answers,
    asked,
    cash,
    choose,
    intrigue,
    lay,
    pass_all,
    play,
    position,
    post_guard,
    script,
    seat,
    title,
    use,
)

OTHERS = [1, 2, 3, SPECTATOR]
others = pytest.mark.parametrize("viewer", OTHERS)


def holding(name: str, copies: list[int], **more: Any) -> Ludus:
    """Seat 0 holds these copies of a title, and nothing else."""
    g = position(**{"influence": [12, 4, 4, 4], **more})
    for copy in copies:
        card = intrigue(name, copy)
        assert g.bag >> card & 1
        g.bag &= ~(1 << card)
        g.hands[0] |= 1 << card
    GAME.rules.advance(g)
    return g


def bytes_for(g: Ludus, viewer: int) -> str:
    return json.dumps(GAME.view(g, viewer))


# Copies of a title look alike: the copy that leaves a hand reveals nothing about the others in it


@pytest.mark.rule("S-3.4")
@others
def test_which_copy_of_a_guard_is_posted_tells_nothing(viewer: int) -> None:
    """The last copy in deck order used to go first, so whoever posted the first copy could have no other."""
    every = bits(OURS.copies[title("Guard")])
    worlds = [answer(holding("Guard", [copy], guards={1: 1}), 0, POST) for copy in range(1, len(every))]
    assert len({bytes_for(g, viewer) for g in worlds}) == 1


@pytest.mark.rule("S-3.4")
@others
def test_whether_another_copy_is_kept_changes_only_the_size_of_the_hand(viewer: int) -> None:
    one = holding("Guard", [3, 5])
    two = holding("Guard", [3])
    filler = intrigue("Robbery")
    two.bag &= ~(1 << filler)
    two.hands[0] |= 1 << filler
    GAME.rules.advance(two)
    assert bytes_for(answer(one, 0, POST), viewer) == bytes_for(answer(two, 0, POST), viewer)


@pytest.mark.rule("S-3.4", "S-5.2")
@others
def test_which_copy_is_cashed_tells_nothing(viewer: int) -> None:
    worlds = [answer(holding("Robbery", [copy]), 0, cash("Robbery")) for copy in range(4)]
    assert len({bytes_for(g, viewer) for g in worlds}) == 1


@pytest.mark.rule("S-3.4", "S-5.4")
@others
def test_which_copy_is_played_tells_nothing(viewer: int) -> None:
    worlds = [answer(holding("Robbery", [copy], guards={1: 1}), 0, play("Robbery", 1)) for copy in range(4)]
    assert len({bytes_for(g, viewer) for g in worlds}) == 1


@pytest.mark.rule("S-3.4", "S-5.7")
@others
def test_which_guards_are_exhausted_tells_nothing_of_where_they_came_from(viewer: int) -> None:
    """Glaber exhausts three of four guards, which may or may not include the one just posted."""
    worlds = []
    for copy in (9, OURS.guards.bit_count() - 1):
        g = holding("Guard", [copy, 10, 11, 12], houses=["Glaber", "Batiatus", "Tullius", "Solonius"])
        for _ in range(4):
            post_guard(g, 0)
        script(g, intrigue("Robbery"))
        worlds.append(answer(g, 0, RULE_1))
    assert len({bytes_for(g, viewer) for g in worlds}) == 1


@pytest.mark.rule("S-3.4")
def test_the_numbers_of_a_view_are_those_of_the_right_titles() -> None:
    g = holding("Guard", [4, 7], guards={0: 1, 1: 2}, resting={1: 1}, discarded=["Robbery", "Guard", "Blackmail"])
    for viewer in (0, *OTHERS):
        state = GAME.view(g, viewer)["state"]
        shown = [*state["gone"], *[card for row in state["guards"] for card in row], *(state["hands"][0] or ())]
        assert len(shown) == len(set(shown))
        assert sorted(OURS.titled[card] for card in state["gone"]) == sorted(OURS.titled[card] for card in bits(g.gone))
        assert [len(row) for row in state["guards"]] == [1, 2, 0, 0]
        assert len(set(state["resting"]) & set(state["guards"][1])) == 1
    assert [OURS.titled[card] for card in GAME.view(g, 0)["state"]["hands"][0]] == [title("Guard")] * 2


@pytest.mark.rule("S-3.4")
def test_numbering_anew_twice_changes_nothing() -> None:
    """A state guessed from a view produces the same view again."""
    g = holding("Robbery", [2, 3], guards={0: 2}, discarded=["Robbery", "Guard"])
    answer(g, 0, play("Robbery", 1))
    for viewer in (0, *OTHERS):
        seen = GAME.view(g, viewer)
        assert GAME.view(GAME.resample(json.loads(json.dumps(seen)), Random(3)), viewer) == seen


# What Indus saw


@pytest.mark.rule("S-3.4", "S-5.5", "S-16")
def test_a_copy_laid_after_another_was_taken_back_does_not_tell_that_there_were_two() -> None:
    """The seen copy is laid first and taken back; then the other copy is laid and declared.

    The seat that looked saw one Joint Venture and sees one played, so it no longer knows of any.
    """
    g = position(
        assets={0: ["Agron", "Indus", "Cook"]}, hands={2: ["Joint Venture", "Joint Venture"]}, influence=[4, 4, 6, 6]
    )
    script(g, intrigue("Joint Venture", 1))
    answers(g, (0, use("Indus")), (0, seat(2)), (0, PASS), (1, PASS))
    answers(g, (2, SEEK), (2, lay("Joint Venture")), (2, PASS))
    assert GAME.view(g, 0)["known"]["learned"] != []
    answers(g, (2, SEEK), (2, lay("Joint Venture")))
    g.stack[-1].pledged = 1 << 3  # type: ignore[attr-defined]
    GAME.rules.advance(g)
    answer(g, 2, play("Joint Venture"))
    assert GAME.view(g, 0)["known"]["learned"] == []


@pytest.mark.rule("S-3.4", "S-16")
def test_who_saw_two_alike_still_knows_of_one_when_one_is_played() -> None:
    g = position(hands={0: ["Robbery", "Robbery"]}, guards={1: 1})
    for copy in (0, 1):
        g.learned[2] |= 1 << FACT * 0 + intrigue("Robbery", copy)
    answer(g, 0, cash("Robbery"))
    left = GAME.view(g, 2)["known"]["learned"]
    assert [OURS.titled[fact % FACT] for fact in left] == [title("Robbery")]
    assert g.learned[2] == g.hands[0]


# Foils held without being seen


@pytest.mark.rule("S-3.4", "S-6.2")
@others
def test_a_guard_from_the_hand_is_any_guard(viewer: int) -> None:
    worlds = []
    for copy in (1, 20):
        g = holding("Guard", [copy], hands={1: ["Robbery"]}, influence=[4, 4, 4, 4], host=1)
        answer(g, 1, play("Robbery", 0))
        script(g, 2)
        choose(g, {0: 21})
        worlds.append(pass_all(g, "scheme.foil"))
    assert len({bytes_for(g, viewer) for g in worlds}) == 1


# An aborted action does not count as a finished action


@pytest.mark.rule("S-5.5", "S-6.6")
def test_who_lays_nothing_down_cannot_call_a_quiet_moment_again_and_again() -> None:
    """After a finished action of a house without gold, all seats are asked.

    Looking for support and changing one's mind is not a finished action; otherwise it could be repeated forever.
    """
    g = position(hands={0: ["Joint Venture"], 1: ["Robbery"]}, gold=[10, 0, 10, 10])
    for _ in range(3):
        answers(g, (0, SEEK), (0, PASS))
        assert asked(g) == (0, "intrigue.do_deed")
    answer(g, 0, cash("Joint Venture"))
    assert asked(g)[1] == "quiet.speak"


@pytest.mark.rule("S-5.5", "S-6.6")
def test_a_scheme_laid_down_and_taken_back_is_followed_by_a_quiet_moment() -> None:
    g = position(hands={0: ["Joint Venture"], 1: ["Robbery"]}, gold=[10, 0, 10, 10])
    answers(g, (0, SEEK), (0, lay("Joint Venture")), (0, PASS))
    assert asked(g)[1] == "quiet.speak"
