"""OpenSpiel's bot at our table: it needs the peer, which comes with the `bench` extra only."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.console import Console
from rich.progress import Progress

from harena.bots import RandomBot
from harena.bots.search_api import Budget
from harena.games import game
from harena.kernel.chance import Luck
from harena.matches.match import Match

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install -e '.[bench]'")

from bench import duel, spiel

GORUS = game("gorus")
FEW = Budget(1, 6, 0.0)


def first_position(seed: int) -> Any:
    return GORUS.rules.start(GORUS.complete({"players": 2}), Luck(Random(seed)))


@pytest.mark.parametrize("horizon", spiel.HORIZONS)
def test_plays_a_whole_match_legally(horizon: str) -> None:
    match = Match.start(GORUS, {"players": 2}, Luck(Random(1)))  # the checked door: it would be refused
    bots = [spiel.SpielBot(FEW, horizon, Random(2)), RandomBot(Random(3))]
    while not match.over:
        seat = match.tip.seat
        seen = match.seen_by(seat)
        choice = GORUS.rules.choice(seen, seat)
        assert choice is not None
        match.answer(seat, choice.id, bots[seat].choose(GORUS.view(seen, seat), choice))
    assert match.record["result"]["winners"]


@pytest.mark.parametrize("horizon", spiel.HORIZONS)
def test_same_seed_same_answer(horizon: str) -> None:
    g = first_position(4)
    view, choice = GORUS.view(g, g.seat), GORUS.rules.pending(g)[0]
    answers = {spiel.SpielBot(Budget(1, 40, 0.0), horizon, Random(5)).choose(view, choice) for _ in range(3)}
    assert len(answers) == 1
    assert all(answer in choice.options for answer in answers)


def test_stops_by_the_clock() -> None:
    g = first_position(4)
    bot = spiel.SpielBot(Budget(1, 0, 0.01), spiel.ROUND, Random(5))
    choice = GORUS.rules.pending(g)[0]
    assert bot.choose(GORUS.view(g, g.seat), choice) in choice.options


def test_worlds_look_alike_from_the_root() -> None:
    """What OpenSpiel calls the information state is what the seat knows: its cards and what was played."""
    g, rng = first_position(6), Random(7)
    while len(g.played) < 7:  # the stock lasts for ten
        GORUS.rules.step(g, rng.choice(g.options))
    position = spiel.positions(GORUS.view(g, g.seat), spiel.MATCH, rng)
    real = spiel.Position(g, spiel.match_result)
    worlds = [position() for _ in range(20)]
    assert {world.information_state_string() for world in worlds} == {real.information_state_string()}
    assert {tuple(world.legal_actions()) for world in worlds} == {tuple(g.options)}
    assert len({tuple(world.g.hands) for world in worlds}) > 1


def test_a_clone_goes_its_own_way() -> None:
    real = spiel.Position(first_position(8), spiel.match_result)
    before = real.information_state_string()
    clone = real.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert real.information_state_string() == before != clone.information_state_string()


@pytest.mark.parametrize("horizon", spiel.HORIZONS)
def test_results_cancel_out(horizon: str) -> None:
    g, rng = first_position(9), Random(9)
    position = spiel.positions(GORUS.view(g, g.seat), horizon, rng)()
    cards = 0
    while not position.is_terminal():
        position.apply_action(rng.choice(position.legal_actions()))
        cards += 1
    assert sum(position.returns()) == pytest.approx(0)
    assert all(-1 <= worth <= 1 for worth in position.returns())
    assert (cards == 30) == (horizon == spiel.ROUND)


def test_hearts_starts_with_ten_cards_a_hand() -> None:
    state = next(spiel.hearts_positions(0))
    left = 0
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        left += 1
    assert left == 40


@pytest.mark.parametrize("search", [spiel.python_search, spiel.cpp_search])
def test_hearts_is_searched(search: Any) -> None:
    state = next(spiel.hearts_positions(1))
    policy = search(20, 1)(state)
    assert {action for action, _ in policy} == set(state.legal_actions())


def test_a_deal_is_played_from_both_sides() -> None:
    few = duel.Duel("4", spiel.ROUND, 11)
    deal = duel.play_deal(few, 0)
    assert deal.share in (0.0, 0.25, 0.5, 0.75, 1.0)
    assert all(spent.decisions > 20 and spent.mean > 0 for spent in deal.spent)
    assert duel.play_deal(few, 0).share == deal.share


@pytest.mark.more
def test_workers_change_nothing() -> None:
    few = duel.Duel("2", spiel.ROUND, 12)
    alone, together = [[deal.share for deal in duel.play_deals(few, 3, workers)] for workers in (1, 2)]
    assert alone == together


def test_duels_asked_for() -> None:
    asked = duel.parse(["--simulations", "400", "--seconds", "0.1"])
    assert [(each.ours, each.horizon) for each in duel.duels(asked)] == [
        ("ismcts:400", "match"),
        ("ismcts:400", "round"),
        ("ismcts:0.1s", "match"),
        ("ismcts:0.1s", "round"),
    ]
    only = duel.duels(duel.parse(["--simulations", "9", "--horizon", "round", "--seed", "3"]))
    assert only == [duel.Duel("9", "round", 3)]


@pytest.mark.parametrize("words", [[], ["--deals", "0", "--seconds", "1"], ["--seconds", "x"], ["--horizon", "x"]])
def test_duels_asked_for_badly(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        duel.parse(words)
    assert "usage" in capsys.readouterr().err


def test_a_duel_is_over_when_its_interval_is_clear_of_the_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    won = duel.Deal(1.0, (duel.Spent(10, 1.0), duel.Spent(10, 2.0)))
    monkeypatch.setattr(duel, "play_deal", lambda _duel, _number: won)
    with Progress(disable=True) as progress:
        found = duel.fight(duel.Duel("9", spiel.MATCH, 0), 1000, 1, progress)
    assert found["verdict"] == "above"
    assert found["low"] > duel.BAR
    assert found["matches"] < 200
    assert (found["our_seconds"], found["their_seconds"]) == (0.1, 0.2)
    console = Console(width=120, record=True)
    duel.report([found], console)
    assert "100.0%" in console.export_text()
