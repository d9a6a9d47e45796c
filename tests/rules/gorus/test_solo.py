"""Tests G-7: one player against the dummy."""

from __future__ import annotations

import pytest

from harena.games.gorus import GAME
from harena.games.gorus.cards import SCHOOLS
from harena.games.gorus.state import Gorus
from harena.kernel.state import bits
from tests.rules.gorus.positions import (
    DUMMY,
    finish,
    finish_round,
    hand,
    names,
    options,
    play,
    play_on,
    position,
    school,
    start,
    watched,
    won,
)

ME = 0
HAND = [
    "fists-4",
    "fists-6",
    "fists-9",
    "fists-12",
    "swords-5",
    "swords-8",
    "swords-9",
    "arrows-4",
    "arrows-7",
    "arrows-12",
]
THREE = ["fists", "swords", "arrows"]
Won = list[tuple[int, list[str]]]


def dealt(*turned: str) -> Gorus:
    """Deal HAND to the player; the dummy turns these cards first."""
    return start(1, {ME: HAND}, draws=turned, schools=THREE)


@pytest.mark.rule("G-7.1")
def test_the_player_has_ten_cards_and_the_dummy_the_other_twenty() -> None:
    for seed in range(10):
        g = start(1, seed=seed)
        turned = names(g.played)
        assert len(g.deck) == 30
        assert len(hand(g, ME)) == 10
        assert len(turned) == 1
        assert len(bits(g.stock)) == 19
        assert sorted(hand(g, ME) + turned + names(bits(g.stock))) == sorted(names(g.deck))


@pytest.mark.rule("G-7.1", "G-3.1")
def test_the_dummy_leads_the_first_combat_of_each_round() -> None:
    g = start(1, seed=3)
    for now in (1, 2, 3):
        assert g.round == now
        assert (g.leader, g.count, g.seat) == (DUMMY, 1, ME)
        assert g.initial == g.favored == g.played[0] >> 4
        finish_round(g, now)


@pytest.mark.rule("G-7.1", "G-3.3")
def test_the_player_must_follow_the_dummy_or_challenge() -> None:
    g = dealt("fists-8")
    assert options(g) == ["fists-4", "fists-6", "fists-9", "fists-12", "swords-8"]


@pytest.mark.rule("G-7.1", "G-3.4")
def test_the_player_may_challenge_the_dummy() -> None:
    g = dealt("fists-8", "arrows-0")
    play(g, ME, "swords-8")
    assert g.takers == [ME]
    assert school(g) == "swords"
    assert won(g, ME) == ["fists-8", "swords-8"]


@pytest.mark.rule("G-7.1")
def test_the_dummy_does_not_follow() -> None:
    """It turns Arrows 5 on a lead of Swords, although its stock still has Swords. Arrows are not trump, so it loses."""
    g = dealt("fists-5", "arrows-5", "swords-12")
    play(g, ME, "fists-9")
    assert g.seat == ME
    told = watched(g)
    play(g, ME, "swords-9")
    assert ("played", (DUMMY, 16 * 3 + 5)) in [(event.kind, event.args) for event in told]
    assert "swords-12" in names(bits(g.stock))
    assert g.takers == [ME, ME]
    assert school(g) == "fists"


@pytest.mark.rule("G-7.1")
def test_a_challenge_of_the_dummy_counts() -> None:
    g = dealt("fists-5", "arrows-9", "swords-0")
    play(g, ME, "fists-9")
    told = watched(g)
    play(g, ME, "swords-9")
    assert school(g) == "arrows"
    assert ("challenge", (DUMMY, 3)) in [(event.kind, event.args) for event in told]
    assert g.takers == [ME, DUMMY]
    assert won(g, DUMMY) == ["swords-9", "arrows-9"]
    assert names(g.played[-1:]) == ["swords-0"]  # and it leads the next one
    assert g.seat == ME


@pytest.mark.rule("G-7.1", "G-3.4")
def test_a_challenge_of_the_dummy_that_keeps_the_school_is_told_as_such() -> None:
    """Fists are favored; the player leads Swords 8 and the dummy turns Fists 8."""
    g = dealt("fists-5", "fists-8", "arrows-0")
    play(g, ME, "fists-12")
    told = watched(g)
    play(g, ME, "swords-8")
    assert school(g) == "fists"
    challenges = [(event.kind, event.args) for event in told if event.kind.startswith("challenge")]
    assert challenges == [("challenge-same", (DUMMY, SCHOOLS.index("fists")))]


@pytest.mark.rule("G-7.1")
def test_a_lead_of_the_dummy_is_no_challenge() -> None:
    g = dealt("fists-5", "swords-4")
    play(g, ME, "fists-4")
    assert g.takers == [DUMMY]
    assert names(g.played) == ["fists-5", "fists-4", "swords-4"]
    assert school(g) == "fists"
    assert g.initial == SCHOOLS.index("swords")


@pytest.mark.rule("G-7.1")
def test_any_hidden_card_may_be_the_top_one() -> None:
    turned = set()
    for seed in range(300):
        g = position(
            1, {ME: ["fists-9"]}, favored="fists", leader=DUMMY, stock=["swords-4", "swords-5", "arrows-0"], seed=seed
        )
        turned.add(names(g.played)[0])
    assert turned == {"swords-4", "swords-5", "arrows-0"}


@pytest.mark.rule("G-7.1")
def test_ten_combats_and_ten_cards_that_belong_to_nobody() -> None:
    for seed in range(10):
        g = start(1, seed=seed)
        deck = names(g.deck)
        left = names(bits(g.stock))
        while g.round == 1:
            left = names(bits(g.stock))
            play_on(g, 1, seed)
        assert len(g.before_takers) == 10
        assert len(g.before) == 20
        unturned = set(deck) - set(names(g.before))
        assert len(unturned) == 10
        assert unturned <= set(left)
        values = {8: -4, 9: 2, 10: 1, 11: 1, 12: 1}
        worth = sum(5 if card == g.favored_before << 4 else values.get(card & 15, 0) for card in g.before)
        assert sum(g.totals) == worth


@pytest.mark.rule("G-7.1", "G-4.2")
def test_a_favored_zero_left_over_counts_for_nobody() -> None:
    left = ["fists-0", "fists-10", "swords-8"]
    g = position(1, {ME: ["fists-9"]}, favored="fists", leader=DUMMY, combat=["fists-4"], stock=left)
    play(g, ME, "fists-9")
    assert g.totals == (2, 0)


def last_combat(favored: str, dummy: str, mine: str, won: Won, supports: tuple[int, int] = (0, 0)) -> Gorus:
    """Set up the last combat of a round, led by the dummy; the player has one card left."""
    g = position(
        1,
        {ME: [mine]},
        favored=favored,
        leader=DUMMY,
        combat=[dummy],
        won=won,
        stock=["arrows-0", "arrows-5"],
        supports=supports,
    )
    play(g, ME, mine)
    return g


@pytest.mark.rule("G-7.2")
def test_strictly_more_and_an_eight_win_the_round() -> None:
    g = last_combat("fists", "fists-4", "fists-9", [(ME, ["fists-8", "swords-9"]), (DUMMY, ["arrows-8", "swords-4"])])
    assert g.totals == (0, -4)
    assert g.supports == [1, 0]


@pytest.mark.rule("G-7.2")
def test_the_eight_may_be_the_last_card_won() -> None:
    g = last_combat("fists", "fists-4", "fists-8", [(ME, ["fists-9", "swords-9"]), (DUMMY, ["arrows-8", "swords-4"])])
    assert g.totals == (0, -4)
    assert g.supports == [1, 0]


@pytest.mark.rule("G-7.2")
def test_without_an_eight_the_round_is_the_dummys() -> None:
    g = last_combat("fists", "fists-4", "fists-9", [(ME, ["fists-10", "swords-9"]), (DUMMY, ["arrows-8", "swords-4"])])
    assert g.totals == (5, -4)
    assert g.supports == [0, 1]


@pytest.mark.rule("G-7.2")
def test_a_tie_is_the_dummys() -> None:
    g = last_combat("fists", "fists-4", "fists-6", [(ME, ["fists-8", "swords-5"]), (DUMMY, ["arrows-8", "swords-4"])])
    assert g.totals == (-4, -4)
    assert g.supports == [0, 1]


@pytest.mark.rule("G-7.2")
def test_less_is_the_dummys() -> None:
    g = last_combat("fists", "fists-4", "fists-6", [(ME, ["fists-8", "swords-5"]), (DUMMY, ["arrows-9", "swords-4"])])
    assert g.totals == (-4, 2)
    assert g.supports == [0, 1]


@pytest.mark.rule("G-7.2")
def test_first_to_three_rounds_wins() -> None:
    win: Won = [(ME, ["fists-8", "swords-9"]), (DUMMY, ["arrows-8", "swords-4"])]
    won_it = last_combat("fists", "fists-4", "fists-9", win, supports=(2, 2))
    assert (won_it.supports, won_it.winners, won_it.seat) == ([3, 2], (ME,), -1)
    assert GAME.outcome(won_it) == ((ME,), (3,))
    going_on = last_combat("fists", "fists-4", "fists-9", win, supports=(1, 2))
    assert (going_on.supports, going_on.winners, going_on.round) == ([2, 2], (), 2)
    assert going_on.seat == ME
    lose: Won = [(ME, ["fists-10", "swords-9"]), (DUMMY, ["arrows-8", "swords-4"])]
    lost_it = last_combat("fists", "fists-4", "fists-9", lose, supports=(2, 2))
    assert (lost_it.supports, lost_it.winners, lost_it.seat) == ([2, 3], (DUMMY,), -1)
    assert GAME.outcome(lost_it).winners == ()  # no seat: the dummy has none


@pytest.mark.rule("G-7.2")
def test_every_round_is_won_by_exactly_one() -> None:
    for seed in range(12):
        g = finish(start(1, seed=seed), seed)
        assert max(g.supports) == 3
        assert sum(g.supports) == g.round
        assert 3 <= g.round <= 5
        assert g.winners == (g.supports.index(3),)
