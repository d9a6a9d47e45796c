"""Tests our games in OpenSpiel: its own checks, what its search needs, and what a seat may know there."""

from __future__ import annotations

import pickle
import runpy
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from harena.envs.chance_nodes import CHANCE, NOBODY, OVER, Past, remembered
from harena.envs.observations import observations
from harena.games.gorus.table import TEAMS
from harena.kernel.choice import Refused
from harena.kernel.flow import SEALED
from harena.kernel.rules import BadInput
from harena.kernel.state import Event, bits

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install -e '.[envs]'")

from harena.envs import openspiel
from tests.cases import cases

pyspiel: Any = import_module("pyspiel")
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "spiel_ismcts.py"
SHORT = (  # one short table per game
    "harena_gorus(players=2,target=1)",
    "harena_munera(players=3,turns=1)",
    "harena_spartacus(players=3,turns=1)",
)
TABLES = [
    *[f"harena_gorus(players={players},target=2)" for players in range(2, 9)],
    *[f"harena_gorus(players={len(seats)},teams={teams.replace('-', 'v')},target=1)" for teams, seats in TEAMS.items()],
    "harena_gorus(players=4,schools=fists+swords+axes+shields,open_memory=True,forced=True,target=1)",
    "harena_gorus(players=6,teams=3v3,team_target=size+1)",
    "harena_gorus(players=2,target=1,last=3)",
    "harena_gorus(players=3,target=2,last=2)",
    *[f"harena_munera(players={players},turns=1)" for players in (2, 3, 4)],
    "harena_munera(players=2,turns=2,sales=always,quick_start=True,bought_glory=True,target=10,forced=True)",
    *[f"harena_spartacus(players={players},turns=1)" for players in (3, 4)],
    "harena_spartacus(players=3,turns=1,length=quick,houses=random,initiative=blue dice,forced=True)",
]


def stepped(state: Any, rng: Random) -> None:
    """Apply one random answer or outcome."""
    if state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, shares)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def first_decision(table: str, seed: int) -> Any:
    state, rng = pyspiel.load_game(table).new_initial_state(), Random(seed)
    while state.is_chance_node():
        stepped(state, rng)
    return state


def decisions(table: str, seed: int, share: float) -> list[Any]:
    """Return a share of the decisions of a random match."""
    state, rng = first_decision(table, seed), Random(seed)
    found = []
    while not state.is_terminal():
        if not state.is_chance_node() and rng.random() < share:
            found.append(state.clone())
        stepped(state, rng)
    assert found
    return found


# OpenSpiel's own checks


@pytest.mark.more
@pytest.mark.parametrize("table", cases(TABLES[::2], TABLES[1::2]))
def test_openspiels_own_check(table: str) -> None:
    """Checks clones, saved states, masks, sorted actions with unique names, observations for all, lengths and
    results.
    """
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", SHORT)
def test_what_a_game_declares_holds(table: str) -> None:
    game, rng = pyspiel.load_game(table), Random(4)
    for _ in range(3):
        state = game.new_initial_state()
        decided = drawn = 0
        while not state.is_terminal():
            if state.is_chance_node():
                drawn += 1
                outcomes = [outcome for outcome, _ in state.chance_outcomes()]
                assert len(outcomes) > 1
                assert max(outcomes) < game.max_chance_outcomes()
            else:
                decided += 1
                assert len(state.legal_actions()) > 1  # forced answers are not asked
            stepped(state, rng)
        assert decided <= game.max_game_length()
        assert drawn <= game.max_chance_nodes_in_history()
        assert game.min_utility() <= min(state.returns()) <= max(state.returns()) <= game.max_utility()
        assert sum(state.returns()) == pytest.approx(0)


def test_players_are_numbered_as_in_openspiel() -> None:
    assert [int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)] == [CHANCE, OVER]


# Chance


def test_chance_nodes_are_the_true_draws() -> None:
    """Draws are three of five schools, who deals, and all thirty cards; the last card has only one possible place."""
    state = pyspiel.load_game("harena_gorus(players=3)").new_initial_state()
    sizes = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert [share for _, share in outcomes] == [1 / len(outcomes)] * len(outcomes)
        sizes.append(len(outcomes))
        state.apply_action(outcomes[0][0])
    assert sizes == [5, 4, 3, 3, *range(30, 1, -1)]
    g = state.position.g
    assert g.schools == (1, 2, 3)
    assert g.dealer == 0
    assert [bits(hand) for hand in g.hands] == [list(g.deck[at : at + 10]) for at in (0, 10, 20)]


@pytest.mark.parametrize("table", SHORT)
def test_a_state_is_a_function_of_its_history(table: str) -> None:
    game = pyspiel.load_game(table)
    state, rng = game.new_initial_state(), Random(8)
    while not state.is_terminal():
        stepped(state, rng)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action_with_legality_check(action)
    assert str(again) == str(state)
    assert again.is_terminal()
    for seat in range(game.num_players()):
        assert again.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize("table", SHORT)
def test_a_pickled_state_plays_on_alike(table: str) -> None:
    for state in decisions(table, 3, 0.1)[:4]:
        back = pickle.loads(pickle.dumps(state))
        one, two = Random(1), Random(1)
        for _ in range(12):
            assert str(back) == str(state)
            assert back.history() == state.history()
            if state.is_terminal():
                break
            assert back.legal_actions() == state.legal_actions()
            for seat in range(state.num_players()):
                assert back.information_state_string(seat) == state.information_state_string(seat)
            stepped(state, one)
            stepped(back, two)


def test_a_clone_goes_its_own_way() -> None:
    state = first_decision(SHORT[0], 1)
    before = str(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before
    assert str(other) != before


# Results


@pytest.mark.parametrize(
    ("supports", "returns"), [([3, 0, 1, 1], [3, -1, -1, -1]), ([3, 0, 3, 1], [1, -1, 1, -1]), ([3] * 4, [0] * 4)]
)
def test_winners_share_what_everybody_put_in(supports: list[int], returns: list[float]) -> None:
    state = first_decision("harena_gorus(players=4)", 2)
    assert state.returns() == [0] * 4
    while not state.is_terminal():
        stepped(state, Random(1))
    state.position.g.winners = tuple([seat for seat, count in enumerate(supports) if count == 3])
    assert state.returns() == returns


def test_partners_win_together() -> None:
    state = first_decision("harena_gorus(players=5,teams=3v2,target=1)", 2)
    while not state.is_terminal():
        stepped(state, Random(2))
    one, other = state.returns()[0], state.returns()[1]
    assert state.returns() == [one, other, one, other, one]
    assert sorted((one, other)) in ([-1, pytest.approx(2 / 3)], [-1, 1.5], [0, 0])


# What a seat knows


@pytest.mark.parametrize("table", SHORT)
def test_worlds_a_seat_cannot_tell_apart_are_one_information_state(table: str) -> None:
    rng = Random(5)
    others = 0
    for state in decisions(table, 6, 0.15):
        for seat in range(state.num_players()):
            twin = state.resample_from_infostate(seat, rng.random)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.observation_string(seat) == state.observation_string(seat)
            assert twin.observation_tensor(seat) == state.observation_tensor(seat)
            assert twin.current_player() == state.current_player()
            if seat == state.current_player():
                assert twin.legal_actions() == state.legal_actions()
            others += str(twin) != str(state)
    assert others


def test_in_a_sealed_window_those_before_have_answered() -> None:
    """The view does not say that they have, but in OpenSpiel one answers after the other."""
    rng, waiting = Random(1), 0
    for state in decisions("harena_spartacus(players=4,turns=2)", 1, 1.0):
        g, asked = state.position.g, state.current_player()
        f = g.stack[-1]
        if state.position.terms.rules.steps[f.proc][f.at].op != SEALED or max(f.seals) < 0:
            continue
        waiting += 1
        twin = state.resample_from_infostate(asked, rng.random)
        assert twin.current_player() == asked
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(asked) == state.information_state_string(asked)
    assert waiting


def test_another_hand_is_another_information_state() -> None:
    first, second = first_decision(SHORT[0], 1), first_decision(SHORT[0], 2)
    assert first.position.g.hands[0] != second.position.g.hands[0]
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.observation_string(0) != second.observation_string(0)


def test_while_chance_decides_only_who_answered_knows_the_answer() -> None:
    state = first_decision(SHORT[0], 1)
    leader = state.current_player()
    one, other = [state.child(action) for action in state.legal_actions()[:2]]
    assert one.is_chance_node()  # a card is drawn
    assert one.information_state_string(leader) != other.information_state_string(leader)
    assert one.information_state_string(1 - leader) == other.information_state_string(1 - leader)


def told(*events: tuple[str, tuple[int, ...] | None]) -> list[Event]:
    return [Event(kind, (), to) for kind, to in events]


def test_a_seat_remembers_what_it_was_told_and_what_it_answered() -> None:
    start = (NOBODY, -1, told(("dealt", None)))

    def prints(*answers: Any) -> list[str]:
        past = remembered([start, *answers])
        return [past.print_of(seat) for seat in (0, 1)]

    mine, yours = prints((0, 7, told(("played", None))))
    assert prints((0, 8, told(("played", None))))[0] != mine  # its own answer is remembered ...
    assert prints((0, 8, told(("played", None))))[1] == yours  # ... another's only as far as the seat is told
    assert prints((0, 7, told(("drew", (0,)))))[0] != mine
    assert prints((0, 7, told(("played", None), ("drew", (0,)))))[1] == yours
    assert prints((0, 7, told(("played", None))), (1, 7, ()))[0] == mine


def test_the_order_of_what_happened_is_remembered() -> None:
    one = remembered([(NOBODY, -1, told(("a", None))), (NOBODY, -1, told(("b", None)))])
    two = remembered([(NOBODY, -1, told(("b", None))), (NOBODY, -1, told(("a", None)))])
    assert one.print_of(0) != two.print_of(0)


def test_a_long_history_can_be_pickled() -> None:
    past = remembered([(at % 2, at, told(("x", None))) for at in range(20_000)])
    back: Past = pickle.loads(pickle.dumps(past))
    assert back.print_of(0) == past.print_of(0)


def test_a_guessed_world_holds_no_secret_of_the_true_one() -> None:
    state, rng = first_decision("harena_gorus(players=2)", 3), Random(2)
    for _ in range(8):
        stepped(state, rng)
    while state.is_chance_node():
        stepped(state, rng)
    hands = set()
    for _ in range(8):
        twin = state.resample_from_infostate(0, rng.random)
        assert twin.history() == []
        secret = [event for _, _, events in twin.position.past.answers() for event in events if not event.reaches(0)]
        assert not secret
        assert not [by for by, _, _ in twin.position.past.answers() if by == 1]
        assert twin.information_state_string(1) != state.information_state_string(1)
        hands.add(twin.position.g.hands[1])
    assert len(hands) > 1
    assert [event for _, _, events in state.position.past.answers() for event in events if not event.reaches(0)]


@pytest.mark.parametrize("table", SHORT)
def test_a_guessed_world_plays_on_to_its_end(table: str) -> None:
    rng = Random(3)
    state = decisions(table, 7, 0.1)[0]
    twin = state.resample_from_infostate(state.current_player(), rng.random)
    back = pickle.loads(pickle.dumps(twin))
    assert str(back) == str(twin)
    for world in (twin, back.clone()):
        while not world.is_terminal():
            stepped(world, rng)
        assert sum(world.returns()) == pytest.approx(0)


def test_a_spectator_sees_no_hand() -> None:
    game = pyspiel.load_game(SHORT[0])
    state = first_decision(SHORT[0], 1)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(public)
    state.apply_action(state.legal_actions()[0])
    hand = observations("gorus", {"players": 2, "target": 1}).layout["hand"]
    for seat in range(2):
        observer.set_from(state, seat)
        assert observer.tensor.any()
        assert not observer.tensor[hand].any()
    assert '"hands":[null,null]' in observer.string_from(state, 0)
    assert observer.string_from(state, 0) == observer.string_from(state, 1)


def test_no_observer_sees_everything() -> None:
    game = pyspiel.load_game(SHORT[0])
    everything = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(BadInput, match="never all hands"):
        game.make_py_observer(everything)
    with pytest.raises(BadInput, match="no parameters"):
        game.make_py_observer(None, {"size": 3})


@pytest.mark.parametrize("table", SHORT)
def test_tensors_are_the_observations_of_the_seat(table: str) -> None:
    game = pyspiel.load_game(table)
    assert not any(game.new_initial_state().observation_tensor(0))  # nothing is dealt yet
    state = decisions(table, 2, 0.2)[0]
    seen = observations(game.name, game.terms.options)
    for seat in range(game.num_players()):
        assert np.array_equal(state.observation_tensor(seat), seen.of(state.position.g, seat))
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert list(observer.dict) == list(seen.layout)


# Names


@pytest.mark.parametrize("table", SHORT)
def test_every_action_has_a_name_of_its_own(table: str) -> None:
    game = pyspiel.load_game(table)
    names = openspiel.action_names(game.terms)
    assert len(names) == len(set(names)) == game.num_distinct_actions()
    assert game.action_to_string(0, 0) == "pass"
    assert game.action_to_string(CHANCE, 3) == "outcome 3"


@pytest.mark.parametrize(
    ("table", "name"),
    [
        (SHORT[0], "card Axes 5"),
        (SHORT[1], "region Transpadana"),
        (SHORT[1], "bid 17"),
        (SHORT[2], "house Solonius"),
        (SHORT[2], "seat seat 2"),
    ],
)
def test_actions_are_named_as_in_the_game(table: str, name: str) -> None:
    assert name in openspiel.action_names(pyspiel.load_game(table).terms)


# Its algorithms


def searcher(game: Any, simulations: int, length: int | None) -> Any:
    luck, rng = np.random.RandomState(5), Random(5)
    evaluator = mcts.RandomRolloutEvaluator(1, luck, length)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=luck)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, rng.random))
    return bot


@pytest.mark.parametrize(("table", "length"), [(SHORT[0], None), (SHORT[1], 15), (SHORT[2], 15)])
def test_ismcts_plays(table: str, length: int | None) -> None:
    game = pyspiel.load_game(table)
    bot, state, rng = searcher(game, 12, length), game.new_initial_state(), Random(1)
    moves = 0
    while moves < 6:
        if state.is_chance_node():
            stepped(state, rng)
            continue
        state.apply_action_with_legality_check(bot.step(state))
        moves += 1


def test_ismcts_finds_its_own_way_to_the_resampler() -> None:
    """Without `set_resampler` the bot asks the state itself."""
    state = first_decision(SHORT[0], 3)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, luck), 2.0, 5, random_state=luck)
    assert bot.step(state) in state.legal_actions()


def test_the_search_in_cpp_cannot_resample_a_game_in_python(capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel 2.0.2 does not pass `ResampleFromInfostate` on to any Python game. Once this fails, docs/envs.md must
    change.
    """
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 5)
    with pytest.raises(pyspiel.SpielError, match="not implemented"):
        bot.get_policy(first_decision(SHORT[0], 3))


def test_regret_minimization_runs() -> None:
    solver = import_module("open_spiel.python.algorithms.outcome_sampling_mccfr").OutcomeSamplingSolver(
        pyspiel.load_game(SHORT[0])
    )
    np.random.seed(2)
    for _ in range(3):
        solver.iteration()
    state = first_decision(SHORT[0], 3)
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) == set(state.legal_actions())


def test_the_environment_for_learners_runs() -> None:
    environment = import_module("open_spiel.python.rl_environment").Environment(pyspiel.load_game(SHORT[0]))
    rng, now = Random(1), environment.reset()
    while not now.last():
        seen = now.observations
        now = environment.step([rng.choice(seen["legal_actions"][seen["current_player"]])])
    assert sum(now.rewards) == 0


# Bad input


@pytest.mark.parametrize(
    ("table", "error", "expected"),
    [
        ("harena_gorus(players=1)", BadInput, "2 to 8 players, not 1"),
        ("harena_gorus(players=9)", BadInput, "2 to 8 players, not 9"),
        ("harena_munera(players=5)", BadInput, "2 to 4 players, not 5"),
        ("harena_spartacus(players=2)", BadInput, "3 to 4 players, not 2"),
        ("harena_spartacus(turns=0)", BadInput, "turns 1 to 99"),
        ("harena_munera(turns=100)", BadInput, "option turns is 100"),
        ("harena_gorus(players=5,teams=2v2)", BadInput, "do not fit 5 players"),
        ("harena_gorus(schools=fists+fists+axes)", BadInput, "option schools"),
        ("harena_gorus(color=red)", "SpielError", "Unknown parameter 'color'"),
        ("harena_gorus(target=high)", "SpielError", "Wrong type for parameter target"),
    ],
)
def test_bad_parameters_are_told(table: str, error: Any, expected: str, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(getattr(pyspiel, error) if isinstance(error, str) else error, match=expected):
        pyspiel.load_game(table)


def test_teams_cannot_be_written_with_dashes() -> None:
    with pytest.raises(BadInput, match="2v2 here, not 2-2"):
        pyspiel.load_game("harena_gorus", {"players": 4, "teams": "2-2"})


@pytest.mark.parametrize(
    "deed",
    [
        lambda state: state.apply_action(0),
        lambda state: state.apply_action(80),
        lambda state: state.child(81),
    ],
)
def test_an_illegal_action_is_refused_and_changes_nothing(deed: Callable[[Any], None]) -> None:
    state = first_decision(SHORT[0], 1)
    before, history = str(state), state.history()
    with pytest.raises(Refused, match="no legal action here"):
        deed(state)
    assert (str(state), state.history()) == (before, history)


def test_chance_has_its_rules_too() -> None:
    state = pyspiel.load_game(SHORT[0]).new_initial_state()
    with pytest.raises(Refused, match="cannot come here"):
        state.apply_action(9)
    with pytest.raises(Refused, match="resample at a decision"):
        state.resample_from_infostate(0, Random(1).random)


def test_without_openspiel_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "harena.envs.openspiel")
    with pytest.raises(BadInput, match=r"pip install 'harena\[envs\]'"):
        import_module("harena.envs.openspiel")


# The example of the docs


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE))["main"](["--matches", "2", "--simulations", "10"])
    printed = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in printed[:2]] == ["match 1", "match 2"]
    assert printed[2].endswith("of 2")
