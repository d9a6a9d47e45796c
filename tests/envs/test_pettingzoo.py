"""Runs PettingZoo's own checks on all three games, and tests what they do not cover."""

from __future__ import annotations

import ast
import pickle
import re
import subprocess
import sys
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils import parallel_to_aec

from harena.envs import free_actions
from harena.envs.pettingzoo import Version, env, gorus_v0, munera_v0, parallel_env, raw_env, spartacus_v0
from harena.games import game
from harena.kernel.choice import Space
from harena.kernel.rules import BadInput

with warnings.catch_warnings():  # its tests import its games in a way that it warns about
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

TABLES: list[tuple[Version, dict[str, Any]]] = [
    *[(gorus_v0, {"players": players}) for players in range(1, 9)],
    *[(gorus_v0, {"players": len(seats), "teams": teams}) for teams, seats in (("2-2", "ABAB"), ("3-2-2", "ABCABAC"))],
    *[(munera_v0, {"players": players, "turns": 3}) for players in (2, 3, 4)],
    *[(spartacus_v0, {"players": players, "turns": 3}) for players in (3, 4)],
]
DEALING = [(munera_v0, {"turns": 3, "deals": True}), (spartacus_v0, {"turns": 3, "deals": True})]
# PettingZoo knows its own games by name and warns about every other one whose observation is a dictionary with a mask.
unknown_to_pettingzoo = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",  # from agents that have nothing more to do
    "ignore:Action mask is a single number:UserWarning",
)


def play(table: Any, seed: int, each: Callable[[str, Any], None] = lambda agent, seen: None) -> list[tuple[str, int]]:
    """Play a random match to its end; `each` is called at every decision. Return the decisions."""
    rng, made = Random(seed), []
    table.reset(seed=seed)
    while table.agents:
        seen, _, terminated, truncated, _ = table.last()
        if terminated or truncated:
            table.step(None)
            continue
        each(table.agent_selection, seen)
        action = rng.choice(seen["action_mask"].nonzero()[0].tolist())
        made.append((table.agent_selection, action))
        table.step(action)
    return made


# PettingZoo's checks


@unknown_to_pettingzoo
@pytest.mark.parametrize(("version", "options"), TABLES + DEALING)
def test_api(version: Version, options: dict[str, Any]) -> None:
    api_test(version.env(**options), num_cycles=60)


@unknown_to_pettingzoo
@pytest.mark.parametrize(("version", "options"), TABLES + DEALING)
def test_seeds(version: Version, options: dict[str, Any]) -> None:
    seed_test(partial(version.env, **options), num_cycles=40)


@pytest.mark.parametrize(("version", "options"), TABLES)
def test_max_cycles(version: Version, options: dict[str, Any]) -> None:
    """The check wants every agent to act in every cycle. Only our parallel environments do."""
    together = partial(version.parallel_env, **options)
    max_cycles_test(SimpleNamespace(parallel_env=together, env=lambda **more: parallel_to_aec(together(**more))))


@unknown_to_pettingzoo
@pytest.mark.parametrize(("version", "options"), TABLES)
def test_parallel_api(version: Version, options: dict[str, Any]) -> None:
    parallel_api_test(version.parallel_env(**options), num_cycles=40)


@pytest.mark.parametrize(("version", "options"), TABLES)
def test_registered(version: Version, options: dict[str, Any]) -> None:
    made = pettingzoo.make("aec", f"harena/{version.__name__}", **options)
    assert made.metadata["name"] == version.__name__
    assert made.metadata["is_parallelizable"] is False
    assert len(made.possible_agents) == options["players"]
    assert pettingzoo.make("parallel", f"harena/{version.__name__}", **options).max_num_agents == options["players"]


# A match


@pytest.mark.parametrize(("version", "options"), TABLES + DEALING)
def test_winners_share_one(version: Version, options: dict[str, Any]) -> None:
    table = version.raw_env(**options)
    table.reset(seed=4)
    rng, total = Random(4), dict.fromkeys(table.agents, 0.0)
    while table.agents:
        agent = table.agent_selection
        seen, reward, terminated, _, _ = table.last()
        total[agent] += reward
        assert reward == 0 or terminated
        table.step(None if terminated else rng.choice(seen["action_mask"].nonzero()[0].tolist()))
    winners = table.playing.game.outcome(table.playing.g).winners
    assert sum(total.values()) == pytest.approx(1 if winners else 0)
    assert [agent for agent, won in total.items() if won] == [f"seat_{seat}" for seat in winners]


def test_before_reset_there_is_no_match() -> None:
    table = gorus_v0.raw_env(render_mode="ansi")
    for ask in (lambda: table.observe("seat_0"), table.render, lambda: table.step(0)):
        with pytest.raises(BadInput, match=r"no match is going on; call reset\(\) for one"):
            ask()
    assert pickle.loads(pickle.dumps(table)).playing.seats == 4


def test_a_seed_is_a_match() -> None:
    table = gorus_v0.env(players=3)
    first = play(table, 7)
    assert play(table, 7) == first == play(gorus_v0.env(players=3), 7)
    assert play(table, 8) != first


def test_without_a_seed_the_next_match_of_the_generator() -> None:
    table, other = gorus_v0.raw_env(), gorus_v0.raw_env()
    hands = []
    for each in (table, other):
        each.reset(seed=3)
        each.reset()
        hands.append(each.playing.g.hands)
    table.reset(seed=3)
    assert hands[0] == hands[1] != table.playing.g.hands


@pytest.mark.parametrize("skip", [True, False])
def test_whoever_is_asked_has_a_choice(skip: bool) -> None:
    counts: list[int] = []
    play(gorus_v0.raw_env(skip_forced=skip), 5, lambda agent, seen: counts.append(int(seen["action_mask"].sum())))
    assert min(counts) == (2 if skip else 1)


def test_only_who_is_asked_has_a_mask() -> None:
    table = munera_v0.raw_env(turns=1)

    def look(agent: str, seen: Any) -> None:
        others = [table.observe(other) for other in table.agents if other != agent]
        assert not any(other["action_mask"].any() for other in others)

    assert play(table, 1, look)


def test_sealed_answers_stay_sealed() -> None:
    """Whatever the first seals, the next one sees the same."""
    rng, looked = Random(2), 0
    table = munera_v0.raw_env(turns=3)
    table.reset(seed=2)
    while not table.over:
        choice = table.playing.rules.choice(table.playing.g, table.actor)
        assert choice is not None
        options = table.last()[0]["action_mask"].nonzero()[0].tolist()
        if choice.sealed and len(options) > 2:
            seen = []
            for action in options[-2:]:
                twin = munera_v0.raw_env(turns=3)
                twin.reset(seed=0)
                twin.playing.g = table.playing.g.copy()
                twin._next()
                twin.step(action)
                still_open = table.playing.rules.choice(twin.playing.g, table.actor)
                if still_open is not None and still_open.id == choice.id:  # the sealed answer waits for others
                    seen.append(twin.last()[0])
            looked += len(seen) == 2
            assert len(seen) < 2 or all(np.array_equal(seen[0][part], seen[1][part]) for part in seen[0])
        table.step(rng.choice(options))
    assert looked > 3


def test_a_bid_beside_the_menu() -> None:
    """Any legal number is accepted, on the menu or not."""
    table = spartacus_v0.env(turns=3)
    raw, rng = table.unwrapped, Random(1)
    table.reset(seed=1)
    while not raw.over:
        options = raw.playing.g.options
        mask = table.last()[0]["action_mask"]
        beside = [n for n in raw.playing.actions.of(range(16384, 16384 + 256)) if isinstance(options, Space)]
        beside = [n for n in beside if raw.playing.actions.options[n] in options and not mask[n]]
        if beside:
            seat, before = raw.actor, raw.decisions
            table.step(beside[0])
            assert raw.decisions == before + 1
            assert not raw.terminations[f"seat_{seat}"]
            return
        table.step(rng.choice(mask.nonzero()[0].tolist()))
    pytest.fail("no bid beside a menu was met")


def test_cut_off() -> None:
    table = gorus_v0.raw_env(players=4, max_cycles=3)
    made = play(table, 1)
    assert len(made) == 12
    table.reset(seed=1)
    for _ in range(12):
        table.step(table.last()[0]["action_mask"].nonzero()[0][0])
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0}


def test_numbers_of_numpy_will_do() -> None:
    table = gorus_v0.env()
    table.reset(seed=1)
    table.step(np.int64(table.last()[0]["action_mask"].argmax()))
    assert not any(table.terminations.values())


def test_pickled() -> None:
    again = pickle.loads(pickle.dumps(gorus_v0.raw_env(players=5, teams="3-2", max_cycles=9)))
    assert (again.max_num_agents, again.most, again.playing.options["teams"]) == (5, 9, "3-2")


# Deals


@pytest.mark.parametrize(("version", "options"), DEALING)
def test_deals_are_made_and_answered(version: Version, options: dict[str, Any]) -> None:
    table = version.raw_env(**options)
    names = list(table.playing.rules.free_actions)
    taken: list[str] = []

    def look(agent: str, seen: Any) -> None:
        free_moves = seen["action_mask"][table.first_free_move :]
        assert free_moves.sum() == len(table.free_moves) == (seen["deals"][:, 0] > 0).sum()
        assert [names[number - 1] for number in seen["deals"][: len(table.free_moves), 0]] == [
            free_move[0] for free_move in table.free_moves
        ]
        taken.extend([free_move[0] for free_move in table.free_moves])

    made = play(table, 1, look)
    assert sum(action >= table.first_free_move for _, action in made) > 10
    assert {"propose", "accept", "decline"} <= set(taken)


def test_whoever_got_an_offer_answers_it() -> None:
    """In the Open Market the next to act is the seat that got an offer, and it may only answer it."""
    table, rng, met = spartacus_v0.raw_env(turns=3, deals=True), Random(3), 0
    table.reset(seed=3)
    while not table.over:
        seen = table.last()[0]
        if table.replying:
            met += 1
            offer = next(offer for offer in reversed(table.playing.g.offers) if offer.to == table.actor)
            assert not seen["action_mask"][: table.first_free_move].any()
            assert {free_move[0] for free_move in table.free_moves} >= {"accept", "decline"}
            row = seen["deals"][[free_move[0] for free_move in table.free_moves].index("accept")].tolist()
            assert row[1] == offer.by
            assert row[2:4] == list(offer.get[0])
            assert row[6:8] == list(offer.give[0])
        table.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
    assert met > 3


def test_free_moves_share_the_limited_slots() -> None:
    free_moves = [("propose", (n,)) for n in range(50)] + [("accept", (1,)), ("decline", (1,))]
    spread = free_actions._spread(free_moves)
    assert len(spread) == free_actions.FREE_MOVES
    assert spread[-2:] == free_moves[-2:]
    assert spread[:30] == free_moves[:30]


# The page


def test_the_examples_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")
    match, where = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[:2]
    exec(compile(match, "envs.md", "exec"), {})
    assert sum(ast.literal_eval(capsys.readouterr().out).values()) == 1
    exec(compile(where, "envs.md", "exec"), {})
    assert capsys.readouterr().out.strip() == where.rpartition("# ")[2].strip()


@pytest.mark.parametrize("version", [gorus_v0, munera_v0, spartacus_v0])
def test_the_figures_of_the_page_are_true(version: Version) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")
    table = version.raw_env(players=4)
    assert f"| {table.playing.actions.size:,} |" in page
    assert f"{table.playing.observations.size:,} " in page


# Bad input


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: env("chess"), "unknown game 'chess'; expected one of: gorus, munera, spartacus"),
        (lambda: gorus_v0.env(players=9), "gorus is for 1 .solo. to 8 players, not 9"),
        (lambda: gorus_v0.env(colour="red"), "unknown option 'colour' for gorus; expected one of"),
        (lambda: gorus_v0.env(teams="4-4"), "teams 4-4 do not fit 4 players"),
        (lambda: munera_v0.env(max_cycles=0), "max_cycles is 0; expected a whole number, 1 or more"),
        (lambda: env("munera", max_cycles="x"), "max_cycles is 'x'; expected a whole number"),
        (lambda: raw_env(render_mode="rgb_array"), "render_mode is 'rgb_array'; expected None or one of: ansi, human"),
        (lambda: raw_env().reset(seed=-1), "seed is -1; expected a whole number, 0 or more"),
        (lambda: raw_env().step(3), "no match is going on; call reset"),
        (lambda: parallel_env().step({}), "no match is going on; call reset"),
    ],
)
def test_made_badly(make: Callable[[], Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        make()


@pytest.mark.parametrize("action", [-1, 81, 10**9, "5", None, True, 2.0])
def test_no_number_of_ours(action: Any) -> None:
    table = gorus_v0.raw_env()
    table.reset(seed=1)
    with pytest.raises(BadInput, match=r"is not a whole number from 0 to 80; seat_\d may take: "):
        table.step(action)


def test_an_illegal_action_changes_nothing() -> None:
    table = gorus_v0.raw_env()
    table.reset(seed=1)
    before = table.last()[0]
    with pytest.raises(BadInput, match=r"action 0 \(pass\) is not legal for seat_. now; expected one of: \d+, "):
        table.step(0)
    after = table.last()[0]
    assert all(np.array_equal(before[part], after[part]) for part in before)


def test_behind_the_guards_an_illegal_action_ends_the_match() -> None:
    table = gorus_v0.env()
    table.reset(seed=1)
    culprit = table.agent_selection
    table.step(0)
    assert all(table.terminations.values())
    assert table.rewards == {agent: -1.0 if agent == culprit else 0 for agent in table.possible_agents}
    with pytest.raises(ValueError, match="the only valid action is None"):
        table.step(int(table.last()[0]["action_mask"].argmax()))
    for _ in range(4):
        table.step(None)
    assert not table.agents


def test_after_the_end() -> None:
    table = gorus_v0.raw_env(max_cycles=1)
    table.reset(seed=1)
    while not table.over:
        table.step(table.last()[0]["action_mask"].argmax())
    with pytest.raises(BadInput, match="the match is over; seat_0 can only take None, not 16"):
        table.step(16)
    for _ in range(4):
        table.step(None)
    with pytest.raises(BadInput, match="no match is going on"):
        table.step(None)


def test_refused_where_all_act_at_once() -> None:
    table = gorus_v0.parallel_env()
    table.reset(seed=1)
    asked = f"seat_{table.playing.g.seat}"
    ply = table.playing.g.ply
    *_, infos = table.step(dict.fromkeys(table.agents, 0))
    assert [agent for agent, info in infos.items() if info] == [asked]
    assert "is not legal" in infos[asked]["refused"]
    assert table.playing.g.ply == ply


def test_sealed_answers_are_given_at_once() -> None:
    """There are fewer cycles than decisions: in an auction all bid in one."""
    table, rng = munera_v0.parallel_env(turns=2), Random(6)
    seen, _ = table.reset(seed=6)
    several = 0
    while table.agents:
        several += len(table._asked()) > 1
        moves = {agent: rng.choice(part["action_mask"].nonzero()[0].tolist()) for agent, part in seen.items()}
        seen, rewards, terminations, _, infos = table.step(moves)
        assert not any(info and "is not legal" not in info["refused"] for info in infos.values())
    assert several > 3
    assert all(terminations.values())
    assert sum(rewards.values()) == pytest.approx(1)


# In words


@pytest.mark.parametrize("version", [gorus_v0, munera_v0, spartacus_v0])
def test_rendered(version: Version, capsys: pytest.CaptureFixture[str]) -> None:
    table = version.env(render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert isinstance(text, str)
    assert table.agent_selection in text.splitlines()[-1]
    human = version.raw_env(render_mode="human")
    human.reset(seed=1)
    assert capsys.readouterr().out == f"{text}\n\n"


def test_rendered_to_the_end() -> None:
    table = gorus_v0.raw_env(render_mode="ansi", target=1)
    play(table, 2)
    winners = game("gorus").outcome(table.playing.g).winners
    last = str(table.render()).splitlines()[-1]
    assert all(f"seat_{seat}" in last for seat in winners)


def test_nothing_to_render() -> None:
    table = gorus_v0.raw_env()
    table.reset(seed=1)
    with pytest.raises(BadInput, match="nothing to render"):
        table.render()


def test_a_missing_package_says_what_to_install() -> None:
    """Without PettingZoo the rest of the project works, and this package says in one line what to install."""
    told = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "import harena.games, harena.bots\n"
        "from harena.kernel.rules import BadInput\n"
        "try:\n    import harena.envs.pettingzoo\nexcept BadInput as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout == "pettingzoo is not there; install it with: pip install 'harena[envs]'\n"
