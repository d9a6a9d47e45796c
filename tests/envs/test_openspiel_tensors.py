"""Tests what learners read of our games in OpenSpiel: information states as numbers, observers, small endgames."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from harena.kernel.rules import BadInput
from tests.envs.test_openspiel import SHORT, decisions, first_decision, pyspiel, stepped

generate_playthrough: Any = import_module("open_spiel.python.algorithms.generate_playthrough")
ENDGAME = "harena_gorus(players=2,target=1,last=3)"


def observer(table: str, public: bool, own: bool, recall: bool = False) -> Any:
    private = pyspiel.PrivateInfoType.SINGLE_PLAYER if own else pyspiel.PrivateInfoType.NONE
    kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
    return pyspiel.load_game(table).make_py_observer(kind)


def read(found: Any, state: Any, seat: int) -> Any:
    found.set_from(state, seat)
    return found.tensor.copy()


@pytest.mark.parametrize("table", [*SHORT, ENDGAME])
def test_information_states_as_numbers(table: str) -> None:
    """Two information states have different numbers; worlds that a seat cannot tell apart have the same."""
    rng, texts, arrays = Random(3), set(), set()
    for state in decisions(table, 5, 0.9 if table == ENDGAME else 0.3):
        for seat in range(state.num_players()):
            numbers = state.information_state_tensor(seat)
            texts.add((seat, state.information_state_string(seat)))
            arrays.add((seat, tuple(numbers)))
            if state.position.g.seat == seat:
                twin = state.resample_from_infostate(seat, rng.random)
                assert twin.information_state_tensor(seat) == numbers
    assert len(texts) == len(arrays) > 3


def test_information_states_say_when_each_card_was_played() -> None:
    """The same cards in another order are another information state of a seat, and `order` shows it."""
    state = first_decision("harena_gorus(players=3,target=1)", 4)
    found = observer("harena_gorus(players=3,target=1)", True, True, recall=True)
    before = read(found, state, 0)
    assert not found.dict["order"].any()
    leader = state.current_player()
    card = state.legal_actions()[0]
    state.apply_action(card)
    assert not np.array_equal(read(found, state, 0), before)
    order = found.dict["order"].reshape(10, 83)
    assert order.sum() == 2  # a card, and who led
    assert order[0, card - 1] == 1
    assert order[0, 80 + leader] == 1


@pytest.mark.parametrize("table", SHORT)
def test_a_private_observer_sees_what_is_its_own(table: str) -> None:
    """It depends on nothing that other seats hold; the public one is the same for all; both together are all a seat
    sees."""
    rng, own, public = Random(2), observer(table, False, True), observer(table, True, False)
    seen = observer(table, True, True)
    looked = 0
    for state in decisions(table, 8, 0.2):
        for seat in range(state.num_players()):
            twin = state.resample_from_infostate(seat, rng.random)
            mine = read(own, state, seat)
            assert np.array_equal(read(own, twin, seat), mine)
            assert own.string_from(twin, seat) == own.string_from(state, seat)
            assert np.array_equal(read(public, twin, seat), read(public, state, (seat + 1) % state.num_players()))
            seen.set_from(state, seat)
            for name, part in own.dict.items():
                own.set_from(state, seat)
                assert np.array_equal(part, seen.dict[name])
                assert not public.dict[name].any()
            looked += int(mine.any())
    assert looked


@pytest.mark.parametrize("table", [ENDGAME, *[pytest.param(table, marks=pytest.mark.more) for table in SHORT[1:]]])
def test_openspiels_playthroughs(table: str) -> None:
    """Its generator writes a match down with everything observers say of it, and writes the same again."""
    text = generate_playthrough.playthrough(table, None, seed=1)
    assert generate_playthrough.playthrough(table, None, seed=1) == text
    for word in ("InformationStateTensor(0)", "PrivateObservationString(1)", "PublicObservationString()", "Returns()"):
        assert word in text


def test_chance_plays_all_but_the_last_cards() -> None:
    """Each card that chance plays is a legal one; everybody knows it; decisions begin with three cards in hand."""
    rng = Random(6)
    state = pyspiel.load_game(ENDGAME).new_initial_state()
    played = 0
    while not state.is_terminal():
        g = state.position.g
        if not state.is_chance_node():
            assert g.hands[g.seat].bit_count() <= 3
        elif g is not None and not state.position.due:
            assert g.hands[g.seat].bit_count() > 3
            legal = state.position.terms.actions.of(g.options)
            assert [outcome for outcome, _ in state.chance_outcomes()] == sorted(legal)
            played += 1
        stepped(state, rng)
    assert played > 8
    again = pyspiel.load_game(ENDGAME).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.returns() == state.returns()


def test_an_endgame_made_badly() -> None:
    with pytest.raises(BadInput, match="last is 11; expected 0"):
        pyspiel.load_game("harena_gorus(last=11)")
    with pytest.raises(pyspiel.SpielError, match="last"):
        pyspiel.load_game("harena_munera(last=2)")
