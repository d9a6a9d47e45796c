"""Tests G-4: crowd favor and supports."""

from __future__ import annotations

import pytest

from harena.games.gorus.cards import FAVOR, SCHOOLS
from harena.games.gorus.scoring import favor_of, won_by_side
from harena.games.gorus.state import Gorus
from tests.rules.gorus.positions import finish, finish_round, numbers, play, play_all, position, start, watched


def last_combat(
    favored: str,
    cards: tuple[str, str, str],
    won: list[tuple[int, list[str]]],
    supports: tuple[int, int, int] = (0, 0, 0),
    target: int = 9,
) -> Gorus:
    """Set up the last combat of three players with one card each. The last winner leads."""
    first = won[-1][0] if won else 0
    g = position(
        3,
        {(first + place) % 3: [card] for place, card in enumerate(cards)},
        favored=favored,
        won=won,
        supports=supports,
        target=target,
    )
    return play_all(g, [((first + place) % 3, card) for place, card in enumerate(cards)])


@pytest.mark.rule("G-4.1")
def test_everybody_adds_up_the_cards_won() -> None:
    g = last_combat(
        "fists",
        ("fists-4", "fists-5", "fists-6"),
        [(0, ["fists-9", "swords-9", "arrows-10"]), (1, ["fists-10", "fists-8", "axes-11"])],
    )
    assert g.before_takers == (0, 1, 0)  # leader 1, third card: seat 0
    assert g.totals == (5, -2, 0)


@pytest.mark.rule("G-4.1")
def test_nothing_is_counted_before_all_hands_are_empty() -> None:
    g = position(
        3,
        {0: ["fists-4", "fists-9"], 1: ["fists-5", "fists-10"], 2: ["fists-6", "fists-11"]},
        favored="fists",
    )
    play_all(g, [(0, "fists-4"), (1, "fists-5"), (2, "fists-6"), (2, "fists-11"), (0, "fists-9")])
    assert (g.totals, g.supports) == ((), [0, 0, 0])
    play(g, 1, "fists-10")
    assert g.totals == (0, 0, 4)


@pytest.mark.rule("G-4.1")
def test_totals_may_be_negative_and_the_least_bad_is_the_highest() -> None:
    g = last_combat(
        "fists",
        ("swords-4", "swords-8", "arrows-8"),
        [
            (0, ["fists-12", "axes-8", "swords-5"]),
            (1, ["fists-10", "fists-8", "axes-4"]),
            (2, ["fists-11", "shields-8", "axes-5"]),
        ],
    )
    # The leader, seat 2, has the lowest sword; seat 0 follows with the 8; the second 8 is a Challenge for Arrows.
    assert g.before_takers == (0, 1, 2, 1)
    assert g.totals == (-3, -11, -3)
    assert g.supports == [1, 0, 1]


@pytest.mark.rule("G-4.1", "G-4.3")
def test_no_card_won_is_zero_and_can_be_the_highest() -> None:
    g = last_combat(
        "fists",
        ("fists-12", "swords-8", "arrows-4"),
        [(1, ["fists-10", "fists-8", "axes-4"]), (0, ["fists-5", "shields-8", "axes-5"])],
    )
    assert g.before_takers == (1, 0, 0)
    assert g.totals == (-7, -3, 0)
    assert g.supports == [0, 0, 1]


@pytest.mark.rule("G-4.2")
def test_the_favored_zero_is_worth_five_and_every_other_zero_nothing() -> None:
    zeros = numbers([f"{s}-0" for s in SCHOOLS[1:]])
    for favored in range(1, 6):
        assert [favor_of(FAVOR, [zero], favored) for zero in zeros] == [5 if s == favored else 0 for s in range(1, 6)]
        assert favor_of(FAVOR, zeros, favored) == 5


@pytest.mark.rule("G-4.2")
def test_the_school_at_the_end_of_the_round_decides_not_that_of_the_combat() -> None:
    """Seat 0 took the Fists 0 while Fists were Favored; the last card of the round makes it worthless."""
    taken: list[tuple[int, list[str]]] = [(0, ["fists-12", "fists-0", "axes-4"])]
    kept = last_combat("fists", ("swords-4", "swords-5", "swords-6"), taken)
    assert kept.totals == (6, 0, 0)
    lost = last_combat("fists", ("swords-4", "swords-5", "arrows-5"), taken)
    assert lost.favored_before == SCHOOLS.index("arrows")
    assert lost.totals == (1, 0, 0)


@pytest.mark.rule("G-4.2")
def test_a_zero_taken_early_counts_five_once_its_school_is_favored() -> None:
    g = last_combat("fists", ("swords-4", "swords-5", "arrows-5"), [(0, ["fists-12", "arrows-0", "axes-4"])])
    assert g.totals == (6, 0, 0)


@pytest.mark.rule("G-4.3")
def test_the_highest_total_earns_one_support() -> None:
    g = last_combat("fists", ("fists-9", "fists-5", "fists-6"), [(1, ["fists-10", "swords-4", "axes-4"])], (0, 1, 1))
    assert g.totals == (0, 3, 0)
    assert g.supports == [0, 2, 1]


@pytest.mark.rule("G-4.3")
def test_tied_players_each_earn_one() -> None:
    all_three = last_combat(
        "fists",
        ("swords-4", "swords-5", "swords-6"),
        [(0, ["fists-9", "swords-8", "axes-9"]), (1, ["swords-7", "axes-4", "arrows-4"])],
    )
    assert all_three.totals == (0, 0, 0)
    assert all_three.supports == [1, 1, 1]
    pair = last_combat(
        "fists",
        ("swords-4", "swords-5", "swords-6"),
        [
            (2, ["fists-10", "swords-8", "axes-9"]),
            (0, ["fists-9", "axes-4", "arrows-4"]),
            (1, ["axes-7", "axes-10", "axes-11"]),
        ],
    )
    assert pair.before_takers == (2, 0, 1, 0)
    assert pair.totals == (2, 2, -1)
    assert pair.supports == [1, 1, 0]


@pytest.mark.rule("G-4.3")
def test_scores_are_told_to_everybody_with_the_school() -> None:
    g = position(3, {0: ["fists-9"], 1: ["fists-4"], 2: ["fists-5"]}, favored="fists")
    told = watched(g)
    play_all(g, [(0, "fists-9"), (1, "fists-4"), (2, "fists-5")])
    after = {event.kind: event for event in told}
    assert after["counted"].args == ((2, 0, 0), 1)
    assert after["support"].args == (0, 1)
    assert after["counted"].to is None
    assert after["support"].to is None


@pytest.mark.rule("G-4.1", "G-4.2")
@pytest.mark.parametrize("players", range(2, 9))
def test_a_round_hands_out_the_whole_deck(players: int) -> None:
    """The totals add up to the worth of the deck, including its Favored 0."""
    by_rank = {8: -4, 9: 2, 2: -1, 3: -1} | dict.fromkeys(range(10, 16), 1)
    for seed in range(5):
        g = finish_round(start(players, seed=seed, target=9), seed)
        assert sum(g.totals) == sum(by_rank.get(card & 15, 0) for card in g.deck) + 5
        best = max(g.totals)
        assert g.supports == [int(total == best) for total in g.totals]


@pytest.mark.rule("G-4.1")
def test_the_piles_hold_each_card_once() -> None:
    g = start(4, seed=8, target=1)
    finish(g)
    assert sorted(card for pile in won_by_side(g) for card in pile) == sorted(g.deck)
