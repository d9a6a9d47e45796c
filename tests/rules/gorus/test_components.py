"""Tests G-1: the cards and the tokens."""

from __future__ import annotations

import pytest

from harena.games.gorus import GAME
from harena.games.gorus.cards import FAVOR, SCHOOLS, cards, data, name
from harena.games.gorus.scoring import favor_of
from harena.kernel.state import mask_of
from harena.sources import kinds_by_key
from tests.rules.gorus.positions import names, number, numbers, play_all, position, start

SCHOOL_NAMES = ["fists", "swords", "arrows", "axes", "shields"]
PRINTED = {0: 0, 1: 0, 2: -1, 3: -1, 4: 0, 5: 0, 6: 0, 7: 0, 8: -4, 9: 2} | dict.fromkeys(range(10, 16), 1)


@pytest.mark.rule("G-1.1")
def test_five_schools_of_sixteen_make_eighty_cards() -> None:
    deck = start(8).deck
    assert sorted(names(deck)) == sorted(f"{s}-{rank}" for s in SCHOOL_NAMES for rank in range(16))
    assert len(deck) == len(set(deck)) == 80


@pytest.mark.rule("G-1.1")
def test_every_card_has_its_own_name_and_number() -> None:
    for school in SCHOOL_NAMES:
        for rank in range(16):
            assert name(number(f"{school}-{rank}")) == f"{school}-{rank}"
    assert list(SCHOOLS[1:]) == SCHOOL_NAMES


@pytest.mark.rule("G-1.1")
def test_a_set_of_cards_is_listed_by_school_then_rank() -> None:
    held = ["shields-0", "fists-15", "axes-3", "fists-2", "axes-11"]
    assert names(cards(mask_of(numbers(held)))) == ["fists-2", "fists-15", "axes-3", "axes-11", "shields-0"]
    assert cards(0) == ()


@pytest.mark.rule("G-1.2")
@pytest.mark.parametrize("school", SCHOOL_NAMES)
def test_favor_by_rank_is_the_same_in_every_school(school: str) -> None:
    other = "fists" if school != "fists" else "axes"
    favored = SCHOOLS.index(other)
    found = {rank: favor_of(FAVOR, [number(f"{school}-{rank}")], favored) for rank in range(16)}
    assert found == PRINTED


@pytest.mark.rule("G-1.2")
def test_the_values_come_from_the_data_file_and_say_their_source() -> None:
    rows = data("cards.toml")["rank"]
    assert {row["rank"]: row["favor"] for row in rows} == PRINTED
    found = {row["rank"]: kinds_by_key(row["source"], ["rank", "favor"]) for row in rows}
    assert {kinds["rank"] for kinds in found.values()} == {"rulebook"}
    assert {rank for rank, kinds in found.items() if kinds["favor"] == "ours"} == {3, 11, 13, 14, 15}
    from_examples = {rank for rank, kinds in found.items() if kinds["favor"] == "rulebook"}
    assert from_examples - {0} == {1, 2, *range(4, 11), 12}


@pytest.mark.rule("G-1.2")
def test_a_table_may_bring_its_own_values() -> None:
    favor = [-3, 2, 0, 1, 5, -5, 1, 1, 9, -9, 0, 0, 2, 2, 3, 4, -7]
    last = {0: ["fists-9"], 1: ["fists-4"], 2: ["swords-0"]}
    plays = [(0, "fists-9"), (1, "fists-4"), (2, "swords-0")]
    own = play_all(position(3, last, favored="fists", favor=favor), plays)
    assert own.totals == (-9 + 5 - 3, 0, 0)
    favored_zero = play_all(position(3, last, favored="swords", favor=favor), plays)
    assert favored_zero.totals == (0, 0, -9 + 5 - 7)
    ours = play_all(position(3, last, favored="fists"), plays)
    assert ours.totals == (2, 0, 0)


@pytest.mark.rule("G-1.3")
def test_support_tokens_never_run_out() -> None:
    """Eight players have eight supports each. Nobody has any favor, so all eight earn a ninth."""
    ranks = [4, 1, 5, 1, 6, 1, 7, 1]
    schools = ["fists", "swords", "fists", "arrows", "fists", "axes", "fists", "shields"]
    hands = {seat: [f"{schools[seat]}-{ranks[seat]}"] for seat in range(8)}
    g = position(8, hands, favored="fists", supports=[8] * 8, target=9)
    play_all(g, [(seat, cards[0]) for seat, cards in hands.items()])
    assert g.supports == [9] * 8
    assert GAME.outcome(g).scores == (9,) * 8
