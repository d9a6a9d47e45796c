"""Tests what learners use: lists of legal actions in PettingZoo, tables in arrays, one seat as an environment."""

from __future__ import annotations

import re
import warnings
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from harena.envs.pettingzoo import Version, gorus_v0, munera_v0, spartacus_v0
from harena.envs.seat_env import SeatEnv
from harena.envs.vector import VectorTables
from harena.kernel.rules import BadInput
from harena.kernel.views import SPECTATOR

with warnings.catch_warnings():  # its tests import its games in a way that it warns about
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test

unknown_to_pettingzoo = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",  # from agents that have nothing more to do
    "ignore:Action mask is a single number:UserWarning",
)
SHORT: list[tuple[Version, dict[str, Any]]] = [
    (gorus_v0, {"players": 3, "target": 1}),
    (munera_v0, {"players": 3, "turns": 2}),
    (spartacus_v0, {"players": 3, "turns": 2}),
]
GAMES = [("gorus", {"players": 3, "target": 1}), ("munera", {"turns": 1}), ("spartacus", {"turns": 1})]


# PettingZoo


@unknown_to_pettingzoo
@pytest.mark.parametrize("legal", ["beside", "list"])
@pytest.mark.parametrize(("version", "options"), SHORT)
def test_api_with_lists(version: Version, options: dict[str, Any], legal: str) -> None:
    api_test(version.env(legal=legal, **options), num_cycles=40)
    parallel_api_test(version.parallel_env(legal=legal, **options), num_cycles=20)


@pytest.mark.parametrize(("version", "options"), SHORT)
def test_lists_and_numbers_are_the_same_match(version: Version, options: dict[str, Any]) -> None:
    """A place in the list stands for the number that is written there, and the mask shows both alike."""
    by_place, by_number = version.raw_env(legal="list", **options), version.raw_env(legal="beside", **options)
    rng = Random(1)
    by_place.reset(seed=2)
    by_number.reset(seed=2)
    while not by_place.over:
        one, other = by_place.last()[0], by_number.last()[0]
        places = one["action_mask"].nonzero()[0].tolist()
        numbers = one["legal_actions"][places]
        assert np.array_equal(one["legal_actions"], other["legal_actions"])
        assert np.array_equal(one["action_features"], other["action_features"])
        assert other["action_mask"][numbers].all()
        assert by_place.observation_space(by_place.agent_selection).contains(one)
        assert by_number.observation_space(by_number.agent_selection).contains(other)
        place = rng.choice(places)
        by_place.step(place)
        by_number.step(numbers[places.index(place)])
    assert by_number.over
    assert by_place.rewards == by_number.rewards


@pytest.mark.parametrize(("version", "options"), SHORT)
def test_the_state_is_for_critics(version: Version, options: dict[str, Any]) -> None:
    """It lies in its space; what it shows of each hand is the truth."""
    for table in (version.raw_env(**options), version.parallel_env(**options)):
        table.reset(seed=3)
        state = table.state()
        assert table.state_space.contains(state)
        assert np.array_equal(state, table.everything.of(table.playing.g, SPECTATOR))
        hands = state[table.everything.layout["hands"]].reshape(3, -1).sum(axis=1)
        assert hands.tolist() == [hand.bit_count() for hand in table.playing.g.hands]


@pytest.mark.parametrize("action", [-1, 12, 99, "1", True, 1.0])
def test_no_place_in_the_list(action: Any) -> None:
    table = gorus_v0.raw_env(legal="list")
    table.reset(seed=1)
    with pytest.raises(BadInput, match=r"is no place in the list of legal actions; seat_\d may take: 0 to 9"):
        table.step(action)


def test_wrong_words() -> None:
    with pytest.raises(BadInput, match="legal is 'all'; expected one of: mask, beside, list"):
        gorus_v0.env(legal="all")
    with pytest.raises(BadInput, match="legal='list' has no free actions; expected deals=False"):
        munera_v0.env(legal="list", deals=True)


# Arrays


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_tables_in_arrays_play_as_one_table_does(name: str, options: dict[str, Any]) -> None:
    """Every row is what the table's own objects say, also after matches have ended."""
    tables, rng = VectorTables(name, 3, seed=4, **options), np.random.default_rng(1)
    arrays = [tables.observations, tables.features, tables.mask, tables.rewards]
    ended = 0
    for _ in range(1000):
        for at, g in enumerate(tables.states):
            assert tables.seats[at] == g.seat
            assert np.array_equal(tables.observations[at], tables.playing.observations.of(g, g.seat))
            numbers, features = tables.legal_actions.of(g.options, g.seat)
            count = len(numbers)
            assert tables.mask[at].sum() == tables.mask[at, :count].sum() == count > 1
            assert tables.legal[at, :count].tolist() == numbers.tolist()
            assert tables.features is not None
            assert np.array_equal(tables.features[at, :count], features)
        tables.step((rng.random(3) * tables.mask.sum(axis=1)).astype(int))
        ended += int(tables.over.sum())
        for over, rewards in zip(tables.over, tables.rewards, strict=True):
            assert rewards.sum() == pytest.approx(1.0 if over else 0.0)
        if ended > 2:
            break
    assert ended > 2
    assert arrays[0] is tables.observations
    assert arrays[1] is tables.features


def test_the_same_seed_is_the_same_matches() -> None:
    one, other = [VectorTables("gorus", 4, seed=7, players=2) for _ in range(2)]
    for _ in range(50):
        places = one.mask.sum(axis=1) - 1
        one.step(places)
        other.step(places)
        assert np.array_equal(one.observations, other.observations)
    one.reset(7)
    other.reset(8)
    assert not np.array_equal(one.observations, other.observations)


def test_matches_are_cut_off() -> None:
    tables = VectorTables("munera", 2, seed=1, most=5, features=False)
    for step in range(1, 11):
        tables.step([0, 0])
        assert tables.truncated.tolist() == [step % 5 == 0] * 2
    assert tables.features is None
    assert not tables.rewards.any()


@pytest.mark.parametrize(
    ("places", "told"), [([0], "1 actions for 2 tables"), ([0, 10], r"table 1: 10 is no place in a list of 10 legal")]
)
def test_arrays_used_wrongly(places: list[int], told: str) -> None:
    tables = VectorTables("gorus", 2, seed=1)
    before = tables.observations.copy()
    with pytest.raises(BadInput, match=told):
        tables.step(places)
    assert np.array_equal(tables.observations, before)


# One seat


@pytest.mark.filterwarnings("ignore:.*:UserWarning")  # its advice on spaces
@pytest.mark.parametrize("listed", [False, True])
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_gymnasiums_own_check(name: str, options: dict[str, Any], listed: bool) -> None:
    """It takes actions without a look at the mask, so those are replaced by legal ones here."""

    class Guarded(SeatEnv):
        def step(self, action: int) -> Any:
            mask = self.action_masks()
            return super().step(action if mask[action] else int(mask.argmax()))

    check_env(Guarded(name, listed=listed, **options), skip_render_check=True)


def played(env: SeatEnv, matches: int, seed: int) -> list[float]:
    rng, found = Random(seed), []
    for match in range(matches):
        seen, _ = env.reset(seed=seed + match)
        over = False
        while not over:
            assert env.playing.g.seat == env.seat
            assert np.array_equal(seen["action_mask"].astype(bool), env.action_masks())
            seen, reward, terminated, truncated, _ = env.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
            over = terminated or truncated
        assert env.observation_space.contains(seen)
        found.append(reward)
    return found


@pytest.mark.parametrize("listed", [False, True])
def test_bots_and_policies_play_the_other_seats(listed: bool) -> None:
    asked = []

    def first(seen: dict[str, Any]) -> int:
        asked.append(seen["observation"].size)
        return int(seen["action_mask"].argmax())

    env = SeatEnv("gorus", players=3, target=1, opponents=["heuristic", first], listed=listed)
    won = played(env, 12, 5)
    assert set(won) <= {0.0, 0.5, 1.0}
    assert len(set(asked)) == 1
    assert played(env, 12, 5) == won  # a seed is a match


def test_a_seat_can_be_fixed() -> None:
    assert [SeatEnv("gorus", seat=2).reset(seed=seed) and 2 for seed in range(3)] == [2, 2, 2]
    env = SeatEnv("gorus")
    seats = set()
    for seed in range(20):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"opponents": ["random"]}, "1 opponents; expected one for all, or 3"),
        ({"seat": 4}, "seat is 4; expected less than 4"),
        ({"opponents": "grandmaster"}, "unknown bot 'grandmaster'; expected one of"),
    ],
)
def test_a_seat_made_badly(given: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        SeatEnv("gorus", **given).reset(seed=1)


def test_a_seat_used_wrongly() -> None:
    env = SeatEnv("gorus", target=1)
    env.reset(seed=1)
    with pytest.raises(BadInput, match=r"action 0 \(pass\) is not legal for the agent now"):
        env.step(0)
    played(env, 1, 1)
    with pytest.raises(BadInput, match="the match is over"):
        env.step(0)


# The pages


@pytest.mark.parametrize("page", ["envs.md", "bots.md"])
def test_the_lines_of_the_pages_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).resolve().parents[2] / "docs" / page).read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    ours = [
        block
        for block in blocks
        if "envs.legal" in block or "VectorTables(" in block or "guided_bot" in block or "SeatEnv(" in block
    ]
    assert len(ours) == {"envs.md": 3, "bots.md": 1}[page]
    for block in ours:
        exec(compile(block, page, "exec"), {})
    assert capsys.readouterr().out in ("", "True\n")
