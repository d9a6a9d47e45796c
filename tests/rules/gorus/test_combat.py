"""Tests G-3: leading, following, Challenges, winning, drawing. What may be looked at (G-3.6) is in test_sight.py."""

from __future__ import annotations

import pytest

from harena.games.gorus.cards import SCHOOLS
from harena.kernel.choice import Refused
from harena.kernel.state import bits
from tests.rules.gorus.positions import (
    RULES,
    finish_round,
    hand,
    names,
    number,
    options,
    play,
    play_all,
    play_on,
    position,
    school,
    start,
    watched,
    won,
)

# Leading


@pytest.mark.rule("G-3.1")
@pytest.mark.parametrize("players", range(2, 9))
def test_left_of_the_dealer_leads_with_any_card(players: int) -> None:
    for seed in range(10):
        g = start(players, seed=seed)
        assert g.seat == (g.dealer + 1) % players
        assert options(g) == hand(g, g.seat)
        assert len(options(g)) == 10


@pytest.mark.rule("G-3.1")
def test_nobody_else_may_lead() -> None:
    g = start(4, seed=1)
    for seat in range(4):
        if seat != g.seat:
            with pytest.raises(Refused):
                play(g, seat, hand(g, seat)[0])
    assert g.played == []


@pytest.mark.rule("G-3.1")
def test_the_first_card_makes_its_school_initial_and_favored() -> None:
    g = start(4, seed=1)
    assert (g.initial, g.favored) == (0, 0)
    first = hand(g, g.seat)[3]
    play(g, g.seat, first)
    assert g.initial == g.favored == number(first) >> 4


@pytest.mark.rule("G-3.2")
def test_the_winner_leads_the_next_combat_with_any_card() -> None:
    g = position(
        3,
        {0: ["fists-5", "swords-4"], 1: ["fists-10", "arrows-7"], 2: ["fists-6", "swords-12"]},
        favored="fists",
    )
    play_all(g, [(0, "fists-5"), (1, "fists-10"), (2, "fists-6")])
    assert g.seat == 1
    choice = RULES.choice(g, 1)
    assert choice is not None
    assert choice.rule == "G-3.2"
    assert options(g) == ["arrows-7"]
    with pytest.raises(Refused):
        play(g, 0, "swords-4")
    play(g, 1, "arrows-7")
    assert g.seat == 2


@pytest.mark.rule("G-3.2")
def test_a_later_lead_sets_the_initial_school_only() -> None:
    g = position(
        3,
        {0: ["swords-5", "swords-4"], 1: ["fists-10", "arrows-7"], 2: ["fists-6", "swords-12"]},
        favored="fists",
        won=[(0, ["fists-12", "fists-4", "fists-9"])],
    )
    play(g, 0, "swords-5")
    assert g.initial == number("swords-0") >> 4
    assert school(g) == "fists"
    play_all(g, [(1, "fists-10"), (2, "swords-12")])
    assert g.takers == [0, 1]  # the Favored School carried over
    assert school(g) == "fists"


@pytest.mark.rule("G-3.2")
def test_a_lead_is_never_a_challenge() -> None:
    """The last card of the previous combat was a 9, and leading a 9 now changes nothing."""
    g = position(
        3,
        {0: ["fists-12", "swords-9"], 1: ["fists-10", "arrows-7"], 2: ["fists-9", "swords-12"]},
        favored="fists",
    )
    play_all(g, [(0, "fists-12"), (1, "fists-10"), (2, "fists-9")])
    told = watched(g)
    play(g, 0, "swords-9")
    assert school(g) == "fists"
    assert [event.kind for event in told] == ["led"]


@pytest.mark.rule("G-3.2")
def test_the_favored_school_never_lasts_into_the_next_round() -> None:
    for seed in range(5):
        g = finish_round(start(4, seed=seed, target=9), seed)
        assert g.round == 2
        assert g.favored_before in g.schools
        assert (g.favored, g.initial, g.played, g.takers) == (0, 0, [], [])
        other = next(name for name in hand(g, g.seat) if number(name) >> 4 != g.favored_before)
        play(g, g.seat, other)
        assert g.favored == number(other) >> 4


# Following


def asked(hand_of_last: list[str], before: list[str], favored: str = "shields") -> list[str]:
    """Return what the last of three players may play after these two cards."""
    fill = ["arrows-4", "arrows-5", "arrows-6"][: len(hand_of_last) - 1]
    g = position(
        3,
        {0: fill, 1: [card.replace("arrows", "axes") for card in fill], 2: hand_of_last},
        favored=favored,
        combat=before,
    )
    assert g.seat == 2
    return options(g)


@pytest.mark.rule("G-3.3")
def test_play_goes_clockwise_one_card_each() -> None:
    g = start(5, seed=3)
    first = g.seat
    for place in range(5):
        assert g.seat == (first + place) % 5
        play_on(g, 1)
    assert [len(hand(g, seat)) for seat in range(5)] == [9] * 5
    assert len(g.takers) == 1


@pytest.mark.rule("G-3.3")
def test_the_initial_school_must_be_followed() -> None:
    assert asked(["fists-4", "fists-9", "swords-12", "shields-0"], ["fists-5", "fists-7"]) == ["fists-4", "fists-9"]


@pytest.mark.rule("G-3.3")
def test_the_favored_school_is_no_excuse() -> None:
    g = position(
        3,
        {0: ["arrows-4"], 1: ["swords-4"], 2: ["fists-4", "shields-12"]},
        favored="shields",
        combat=["fists-5", "fists-7"],
    )
    with pytest.raises(Refused) as refused:
        play(g, 2, "shields-12")
    assert refused.value.rule == "G-3.3"
    assert hand(g, 2) == ["fists-4", "shields-12"]
    assert names(g.played) == ["fists-5", "fists-7"]
    assert school(g) == "shields"


@pytest.mark.rule("G-3.3")
def test_the_rank_of_the_card_just_before_is_legal_too() -> None:
    held = ["fists-4", "swords-7", "shields-7", "swords-5"]
    assert asked(held, ["fists-5", "fists-7"]) == ["fists-4", "swords-7", "shields-7"]


@pytest.mark.rule("G-3.3")
def test_the_rank_of_an_earlier_card_is_not() -> None:
    g = position(
        3,
        {0: ["arrows-4"], 1: ["swords-4"], 2: ["fists-4", "swords-5"]},
        favored="shields",
        combat=["fists-5", "fists-7"],
    )
    assert options(g) == ["fists-4"]
    with pytest.raises(Refused) as refused:
        play(g, 2, "swords-5")
    assert refused.value.rule == "G-3.3"


@pytest.mark.rule("G-3.3")
def test_the_card_before_may_be_a_discard() -> None:
    assert asked(["fists-4", "swords-8", "shields-5"], ["fists-5", "axes-8"]) == ["fists-4", "swords-8"]


@pytest.mark.rule("G-3.3")
def test_without_the_initial_school_anything_goes() -> None:
    held = ["swords-12", "axes-7", "shields-0", "shields-15"]
    assert asked(held, ["fists-5", "fists-9"]) == held


@pytest.mark.rule("G-3.3")
def test_nobody_is_forced_to_challenge() -> None:
    """The printed rules say both; we allow a discard even where a Challenge is possible."""
    held = ["swords-9", "axes-7", "shields-0"]
    assert asked(held, ["fists-5", "fists-9"]) == held
    assert asked(["fists-4", "fists-6", "axes-9"], ["fists-5", "fists-9"]) == ["fists-4", "fists-6", "axes-9"]


@pytest.mark.rule("G-3.3", "G-3.4")
def test_after_a_challenge_the_initial_school_is_still_the_one_to_follow() -> None:
    g = position(
        4,
        {0: ["arrows-4"], 1: ["swords-5", "arrows-6"], 2: ["fists-4", "swords-12"], 3: ["fists-7", "swords-11"]},
        favored="arrows",
        combat=["fists-5"],
    )
    play(g, 1, "swords-5")
    assert school(g) == "swords"
    assert g.initial == number("fists-0") >> 4
    assert options(g) == ["fists-4"]
    with pytest.raises(Refused) as refused:
        play(g, 2, "swords-12")
    assert refused.value.rule == "G-3.3"


@pytest.mark.rule("G-3.3")
@pytest.mark.parametrize("rubbish", [-1, 0, 5, 15, 96, 200, 10**30])
def test_what_is_no_card_is_refused(rubbish: int) -> None:
    g = start(3, seed=0)
    choice = RULES.choice(g, g.seat)
    assert choice is not None
    with pytest.raises(Refused):
        RULES.apply(g, g.seat, choice.id, rubbish)
    assert g.played == []


# Challenges


@pytest.mark.rule("G-3.4")
def test_a_challenge_changes_the_favored_school_at_once() -> None:
    g = position(
        3,
        {0: ["fists-9", "fists-4"], 1: ["swords-9", "fists-12"], 2: ["swords-10", "arrows-4"]},
        favored="fists",
    )
    told = watched(g)
    play(g, 0, "fists-9")
    play(g, 1, "swords-9")
    assert school(g) == "swords"
    assert [(event.kind, event.args) for event in told][-1] == ("challenge", (1, 2))
    play(g, 2, "swords-10")
    assert g.takers == [2]


@pytest.mark.rule("G-3.4")
def test_a_challenge_may_name_the_present_favored_school() -> None:
    g = position(
        3,
        {0: ["arrows-4"], 1: ["swords-9", "arrows-5"], 2: ["arrows-6", "arrows-7"]},
        favored="swords",
        combat=["fists-9"],
    )
    told = watched(g)
    play(g, 1, "swords-9")
    assert school(g) == "swords"
    assert ("challenge-same", (1, 2)) in [(event.kind, event.args) for event in told]


@pytest.mark.rule("G-3.4")
def test_following_with_the_rank_before_is_a_challenge_for_the_initial_school() -> None:
    """Swords 7 was a discard; Fists 7 follows, and makes Fists the Favored School."""
    g = position(
        4,
        {0: ["arrows-4"], 1: ["arrows-5"], 2: ["fists-7", "fists-12"], 3: ["arrows-12", "axes-4"]},
        favored="arrows",
        combat=["fists-9", "swords-7"],
    )
    play(g, 2, "fists-7")
    assert school(g) == "fists"
    play(g, 3, "arrows-12")
    assert g.takers == [0]  # Fists 9; Arrows are no longer trump


@pytest.mark.rule("G-3.4")
def test_a_chain_of_challenges_can_lead_back() -> None:
    g = position(
        4,
        {0: ["fists-9", "fists-4"], 1: ["swords-9", "fists-5"], 2: ["arrows-9", "fists-6"], 3: ["axes-9", "fists-7"]},
        favored="axes",
    )
    seen = []
    for seat, card in enumerate(["fists-9", "swords-9", "arrows-9", "axes-9"]):
        play(g, seat, card)
        seen.append(school(g))
    assert seen == ["axes", "swords", "arrows", "axes"]
    assert g.takers == [3]


@pytest.mark.rule("G-3.4")
def test_only_the_card_immediately_before_counts() -> None:
    g = position(
        4,
        {0: ["arrows-4"], 1: ["arrows-5"], 2: ["swords-9", "swords-4"], 3: ["axes-9", "axes-4"]},
        favored="fists",
        combat=["fists-9", "fists-6"],
    )
    play(g, 2, "swords-9")  # the 9 lies one card too far back
    assert school(g) == "fists"
    play(g, 3, "axes-9")
    assert school(g) == "axes"
    assert g.takers == [3]


@pytest.mark.rule("G-3.4")
@pytest.mark.parametrize("rank", [0, 4, 8, 12, 15])
def test_any_rank_can_challenge(rank: int) -> None:
    g = position(
        3,
        {0: ["arrows-4"], 1: [f"shields-{rank}", "fists-5"], 2: ["arrows-6", "arrows-7"]},
        favored="fists",
        combat=[f"fists-{rank}"],
    )
    play(g, 1, f"shields-{rank}")
    assert school(g) == "shields"


@pytest.mark.rule("G-3.4")
def test_a_challenge_of_the_last_card_counts_for_this_combat_and_the_next() -> None:
    g = position(
        3,
        {0: ["arrows-6"], 1: ["fists-10"], 2: ["arrows-4", "swords-7"]},
        favored="fists",
        combat=["fists-12", "fists-7"],
    )
    play(g, 2, "swords-7")
    assert g.takers == [2]
    play_all(g, [(2, "arrows-4"), (0, "arrows-6"), (1, "fists-10")])
    assert g.before_takers == (2, 0)  # the Fists 10 is no longer trump


# Winning


def last_combat(cards: list[str], favored: str) -> tuple[int, str]:
    """Play the last combat of a round, led by seat 0. Return who takes it and the Favored School at its end."""
    g = position(len(cards), {seat: [card] for seat, card in enumerate(cards)}, favored=favored, target=9)
    play_all(g, list(enumerate(cards)))
    return g.before_takers[0], SCHOOLS[g.favored_before]


@pytest.mark.rule("G-3.5")
@pytest.mark.parametrize(
    ("cards", "favored", "winner", "school_then"),
    [
        (["fists-9", "fists-12", "fists-10"], "fists", 1, "fists"),
        (["fists-9", "swords-0", "fists-10"], "swords", 1, "swords"),  # any favored card beats all others
        (["fists-9", "swords-4", "swords-5"], "swords", 2, "swords"),
        (["fists-9", "swords-5", "swords-4"], "swords", 1, "swords"),
        (["fists-9", "swords-12", "fists-10"], "shields", 2, "shields"),  # no favored card: the Initial School wins
        (["fists-0", "swords-12", "arrows-15"], "shields", 0, "shields"),  # a discard never wins
        (["fists-12", "swords-10", "arrows-10"], "swords", 2, "arrows"),  # the final school counts
        (["fists-9", "axes-8", "fists-5", "axes-5"], "arrows", 1, "axes"),  # cards played before the change count
        (["fists-9", "axes-4", "fists-5", "axes-5"], "arrows", 3, "axes"),
        (["fists-12", "swords-12", "fists-4", "axes-5"], "fists", 1, "swords"),
        (["fists-5", "fists-10", "arrows-10", "fists-12"], "fists", 2, "arrows"),  # later Initial cards are weaker
    ],
)
def test_who_wins_a_combat(cards: list[str], favored: str, winner: int, school_then: str) -> None:
    assert last_combat(cards, favored) == (winner, school_then)


@pytest.mark.rule("G-3.5")
def test_the_winner_keeps_the_cards() -> None:
    g = position(
        3,
        {0: ["fists-5", "swords-4"], 1: ["fists-10", "arrows-7"], 2: ["fists-6", "swords-12"]},
        favored="fists",
    )
    play_all(g, [(0, "fists-5"), (1, "fists-10"), (2, "fists-6")])
    assert won(g, 1) == ["fists-5", "fists-10", "fists-6"]
    assert won(g, 0) == won(g, 2) == []
    assert g.count == 0


@pytest.mark.rule("G-3.5")
def test_the_lead_moves_round_the_table_past_the_last_seat() -> None:
    g = position(
        4,
        {0: ["fists-12", "arrows-4"], 1: ["fists-4", "arrows-5"], 2: ["fists-5", "arrows-6"], 3: ["fists-6", "axes-4"]},
        favored="fists",
        leader=2,
    )
    play_all(g, [(2, "fists-5"), (3, "fists-6"), (0, "fists-12"), (1, "fists-4")])
    assert g.takers == [0]
    assert g.seat == 0


# Two players


SEAT_0 = [f"fists-{rank}" for rank in (0, 4, 5, 6, 7, 8, 9, 10, 11, 12)]
SEAT_1 = [f"swords-{rank}" for rank in (0, 4, 5, 6, 7, 8, 9, 10, 11, 12)]
THREE = ["fists", "swords", "arrows"]


@pytest.mark.rule("G-3.7")
def test_two_players_draw_before_the_other_acts() -> None:
    g = start(2, {0: SEAT_0, 1: SEAT_1}, dealer=0, draws=["arrows-7", "arrows-0"], schools=THREE)
    play(g, 1, "swords-9")
    assert "arrows-7" in hand(g, 1)
    assert len(hand(g, 1)) == 10
    assert len(bits(g.stock)) == 9
    assert hand(g, 0) == SEAT_0
    play(g, 0, "fists-4")
    assert "arrows-0" in hand(g, 0)
    assert len(bits(g.stock)) == 8


@pytest.mark.rule("G-3.7")
def test_a_drawn_card_can_be_played_next() -> None:
    g = start(2, {0: SEAT_0, 1: SEAT_1}, dealer=0, draws=["arrows-7"], schools=THREE)
    play_all(g, [(1, "swords-9"), (0, "fists-4")])
    assert g.seat == 1
    assert "arrows-7" in options(g)
    play(g, 1, "arrows-7")
    assert names(g.played[-1:]) == ["arrows-7"]


@pytest.mark.rule("G-3.7")
def test_two_players_fight_fifteen_combats() -> None:
    for seed in range(10):
        g = start(2, seed=seed, target=9)
        sizes = []
        while g.round == 1:
            sizes.append((len(hand(g, 0)), len(hand(g, 1)), len(bits(g.stock))))
            play_on(g, 1, seed)
        assert len(g.before_takers) == 15
        assert len(g.before) == 30
        assert sizes[:10] == [(10, 10, stock) for stock in range(10, 0, -1)]
        assert [sum(size) for size in sizes] == list(range(30, 0, -1))


@pytest.mark.rule("G-3.7")
@pytest.mark.parametrize("players", range(3, 9))
def test_a_round_has_ten_combats_otherwise(players: int) -> None:
    g = finish_round(start(players, seed=players, target=9))
    assert len(g.before_takers) == 10
    assert len(g.before) == 10 * players
    assert sorted(g.before) == sorted(g.deck)


@pytest.mark.rule("G-3.7")
def test_an_empty_stock_gives_nothing() -> None:
    g = position(2, {0: ["fists-5", "fists-6"], 1: ["fists-7", "swords-4"]}, favored="fists")
    play(g, 0, "fists-5")
    assert hand(g, 0) == ["fists-6"]
    play(g, 1, "fists-7")
    assert hand(g, 1) == ["swords-4"]


@pytest.mark.rule("G-3.7")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    g = start(2, {0: SEAT_0, 1: SEAT_1}, dealer=0, draws=["arrows-7"], schools=THREE)
    told = watched(g)
    play(g, 1, "swords-9")
    drew = next(event for event in told if event.kind == "drew")
    unseen = next(event for event in told if event.kind == "drew-unseen")
    assert drew.args == (1, number("arrows-7"))
    assert [drew.reaches(viewer) for viewer in (-1, 0, 1)] == [False, False, True]
    assert unseen.args == (1,)
    assert [unseen.reaches(viewer) for viewer in (-1, 0, 1)] == [True, True, False]
