"""Tests G-2: the deck, the schools, the deal, the dealer."""

from __future__ import annotations

from itertools import combinations

import pytest

from harena.games.gorus import GAME
from harena.games.gorus.cards import SCHOOLS
from harena.kernel.choice import Refused
from harena.kernel.state import bits
from tests.rules.gorus.positions import finish_round, hand, names, options, play, start, watched

NAMES = ["fists", "swords", "arrows", "axes", "shields"]
SMALL = [0, 4, 5, 6, 7, 8, 9, 10, 11, 12]
DECKS = {  # players: schools, ranks, cards
    1: (3, SMALL, 30),
    2: (3, SMALL, 30),
    3: (3, SMALL, 30),
    4: (4, SMALL, 40),
    5: (5, SMALL, 50),
    6: (5, [0, 3, *range(4, 13), 13], 60),
    7: (5, [0, 2, 3, *range(4, 13), 13, 14], 70),
    8: (5, list(range(16)), 80),
}


@pytest.mark.rule("G-2.1")
@pytest.mark.parametrize("players", range(1, 9))
def test_the_deck_of_each_player_count(players: int) -> None:
    count, ranks, size = DECKS[players]
    for seed in range(10):
        g = start(players, seed=seed)
        schools = [SCHOOLS[s] for s in g.schools]
        assert len(set(schools)) == count
        assert set(schools) <= set(NAMES)
        assert sorted(names(g.deck)) == sorted(f"{s}-{rank}" for s in schools for rank in ranks)
        assert len(g.deck) == size
        assert GAME.conserved(g) == sorted(g.deck)


@pytest.mark.rule("G-2.2")
@pytest.mark.parametrize(("players", "count"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_any_schools_may_be_drawn(players: int, count: int) -> None:
    drawn = {start(players, seed=seed).schools for seed in range(200)}
    assert drawn == set(combinations(range(1, 6), count))


@pytest.mark.rule("G-2.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_schools_are_drawn_once_a_game(players: int) -> None:
    for seed in range(5):
        g = start(players, seed=seed, target=3 if players == 1 else 9)
        schools, deck = g.schools, g.deck
        for _ in range(2):
            finish_round(g)
        assert g.round == 3
        assert (g.schools, g.deck) == (schools, deck)
        assert {card >> 4 for card in GAME.conserved(g)} == set(schools)


@pytest.mark.rule("G-2.2")
def test_the_table_may_name_the_schools() -> None:
    for seed in range(20):
        g = start(3, seed=seed, schools=["shields", "fists", "axes"])
        assert g.schools == (1, 4, 5)
        assert {name.split("-")[0] for name in names(g.deck)} == {"fists", "axes", "shields"}
    assert start(4, schools="swords, arrows,axes,shields").schools == (2, 3, 4, 5)


@pytest.mark.rule("G-2.2")
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_from_five_players_on_all_schools_play(players: int) -> None:
    assert start(players).schools == (1, 2, 3, 4, 5)
    assert start(players, schools=list(reversed(NAMES))).schools == (1, 2, 3, 4, 5)


@pytest.mark.rule("G-2.3")
@pytest.mark.parametrize("players", range(1, 9))
def test_ten_cards_to_each(players: int) -> None:
    g = start(players, seed=4)
    for _ in range(2):
        assert [len(hand(g, seat)) for seat in range(players)] == [10] * players
        in_hands = [name for seat in range(players) for name in hand(g, seat)]
        assert len(set(in_hands)) == 10 * players
        assert set(in_hands) <= set(names(g.deck))
        if players == 1:
            break  # in solo the dummy has already turned a card (test_solo.py)
        assert len(bits(g.stock)) == (10 if players == 2 else 0)
        assert set(in_hands) | set(names(bits(g.stock))) == set(names(g.deck))
        finish_round(g)


@pytest.mark.rule("G-2.3")
def test_the_deal_is_random() -> None:
    assert len({tuple(start(4, seed=seed, schools=NAMES[:4]).hands) for seed in range(30)}) == 30


@pytest.mark.rule("G-2.3")
def test_a_card_you_were_not_dealt_is_refused() -> None:
    g = start(4, seed=2)
    mine, other = g.seat, (g.seat + 1) % 4
    held = hand(g, mine)
    with pytest.raises(Refused) as refused:
        play(g, mine, hand(g, other)[0])
    assert refused.value.rule == "G-2.3"
    assert hand(g, mine) == held
    assert options(g) == held


@pytest.mark.rule("G-2.4")
@pytest.mark.parametrize("players", range(2, 9))
def test_anybody_may_be_the_first_dealer(players: int) -> None:
    assert {start(players, seed=seed).dealer for seed in range(150)} == set(range(players))


@pytest.mark.rule("G-2.4", "G-3.1")
@pytest.mark.parametrize("players", range(2, 9))
def test_the_deal_passes_to_the_left(players: int) -> None:
    g = start(players, seed=players, target=9)
    told = watched(g)
    first = g.dealer
    for passed in range(4):
        assert g.dealer == (first + passed) % players
        assert g.round == passed + 1
        assert g.seat == g.leader == (g.dealer + 1) % players
        finish_round(g)
    assert [event.args for event in told if event.kind == "dealt"] == [
        (n + 1, (first + n) % players) for n in range(1, 5)
    ]
