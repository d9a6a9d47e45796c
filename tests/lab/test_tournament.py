"""Tests tournaments: who meets whom, fair play, faulty bots, reproducible results."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from harena.bots import Bot, RandomBot
from harena.bots.registry import make_bot
from harena.games import game
from harena.kernel.chance import Luck
from harena.kernel.choice import Choice, listed
from harena.kernel.rules import BadInput, View
from harena.lab.contest import Contest, Deal, MakeBot, Pairing, Task, is_timed, order, planned, play_deal, share
from harena.lab.sandbox import SandboxedBot
from harena.lab.standings import Standings
from harena.lab.tournament import Tournament
from tests.lab.players import FAULTY, TRADES, make


def contest(bots: str = "heuristic,random", name: str = "gorus", players: int = 4, **more: Any) -> Contest:
    """Return a short contest."""
    plan = {
        key: more.pop(key) for key in ("seed", "question", "deals", "control", "make", "challengers") if key in more
    }
    short = {"target": 1} if name == "gorus" and players > 1 else {}
    options = game(name).complete({"players": players, **short, **more})
    return planned(name, options, bots.split(","), **{"deals": 3, "control": 2, **plan})


def held(plan: Contest, out: Path | None = None, workers: int = 1, make: MakeBot = make_bot) -> dict[str, Any]:
    """Play a whole tournament and return its summary."""
    tournament = Tournament(plan, out, make)
    with tournament.workers(workers) as hall:
        for _ in tournament.play(hall):
            """Play on until the tournament ends."""
    return tournament.standings.summary()


# Who meets whom


def test_with_many_everybody_challenges_everybody() -> None:
    pairs = [(p.challenger, p.field) for p in contest("easy,heuristic,random").pairings()]
    assert pairs[:3] == [("easy", "heuristic"), ("easy", "random"), ("heuristic", "easy")]
    assert len(pairs) == 6 + 3
    assert pairs[6:] == [("easy", "easy"), ("heuristic", "heuristic"), ("random", "random")]


def test_two_sides_meet_once() -> None:
    for plan in (contest(players=2), contest(teams="2-2"), contest(players=5, teams="3-2")):
        assert plan.pairings() == [("heuristic", "random"), ("heuristic", "heuristic"), ("random", "random")]
        assert plan.even == plan.question == 0.5


def test_only_some_challenge() -> None:
    few = contest("easy,heuristic,random", challengers=["heuristic"], control=1)
    assert few.pairings()[:2] == [("heuristic", "easy"), ("heuristic", "random")]
    assert [pair.is_control for pair in few.pairings()[2:]] == [True, True, True]
    two = contest("easy,heuristic,random", players=2, challengers=["random", "heuristic"], control=0)
    assert two.challengers == ("heuristic", "random")  # the order in which they are given makes no difference
    assert two.pairings() == [("heuristic", "easy"), ("heuristic", "random"), ("random", "easy")]
    assert contest(players=1, challengers=["random"]).pairings() == [("random", "")]
    with pytest.raises(BadInput, match="--challenger easy does not play; expected one of --bots: heuristic, random"):
        contest(challengers=["easy"])


def test_who_challenges_is_said_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "few.jsonl"
    found = held(contest(deals=1, control=0, challengers=["random"]), path)
    assert [(row["challenger"], row["field"]) for row in found["pairings"]] == [("random", "heuristic")]
    assert found["challengers"] == ["random"]
    assert json.loads(path.read_bytes().splitlines()[0])["challengers"] == ["random"]
    with pytest.raises(BadInput, match="challengers are random there, all bots here"):
        Tournament(contest(deals=1, control=0), path)


def test_even_share_and_question() -> None:
    assert contest().question == 0.25
    assert contest(question=0.7).question == 0.7
    assert contest(question=0.7).asked(Pairing("random", "random")) == 0.25
    assert contest(players=6, teams="2-2-2").even == pytest.approx(1 / 3)


def test_no_control_if_nobody_wants_one() -> None:
    assert [p.is_control for p in contest(control=0).pairings()] == [False, False]


def test_deals_come_in_turn_and_stop_when_answered() -> None:
    done: set[Pairing] = set()
    plan = contest(deals=3, control=1)
    tasks = order(plan, done.__contains__)
    first = [next(tasks) for _ in range(5)]
    assert [task.number for task in first] == [0, 0, 0, 0, 1]
    assert [task.pairing for task in first[:4]] == plan.pairings()
    done.add(Pairing("random", "heuristic"))
    assert list(tasks) == [Task(2, Pairing("heuristic", "random"))]


# Fair play


class Seen:
    """Records what the bots of a tournament get to see."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.luck: list[float] = []  # of the bots' own generators
        self.hands: list[tuple[int, Any]] = []  # the first of each match

    def make(self, name: str, game: str, rng: Random) -> Bot:
        self.names.append(name)
        self.luck.append(rng.random())
        seen = self

        class Spy(RandomBot):
            blind = False

            def choose(self, view: View, choice: Choice) -> int:
                if view["ply"] == 0:
                    seen.hands.append((view["viewer"], view["state"]["hands"][view["viewer"]]))
                return super().choose(view, choice)

        return Spy(rng)


def test_seats_are_rotated_and_deals_mirrored() -> None:
    seen, plan = Seen(), contest()
    deal = play_deal(plan, seen.make, Task(7, Pairing("heuristic", "random"))).deal
    assert len(deal.winners) == len(deal.scores) == 4
    for match in range(4):
        names = seen.names[4 * match : 4 * match + 4]
        assert names == ["heuristic" if seat == match else "random" for seat in range(4)]
    assert len(seen.hands) == 4
    assert all(a == b for a, b in pairwise(seen.hands))  # the same leader with the same cards in every match
    assert len(set(seen.luck)) == 16
    play_deal(plan, seen.make, Task(8, Pairing("heuristic", "random")))
    assert seen.hands[4] != seen.hands[0]
    assert len(set(seen.luck)) == 32


def test_all_pairings_have_the_same_deals_but_not_the_same_bots_luck() -> None:
    seen, plan = Seen(), contest()
    for pairing in plan.pairings():
        play_deal(plan, seen.make, Task(3, pairing))
    assert all(a == b for a, b in pairwise(seen.hands))
    assert len(set(seen.luck)) == 16 * 4


def test_a_team_is_played_by_one_bot() -> None:
    seen, plan = Seen(), contest(teams="2-2")
    deal = play_deal(plan, seen.make, Task(0, Pairing("heuristic", "random"))).deal
    assert len(deal.winners) == 2
    for match in range(2):
        names = seen.names[4 * match : 4 * match + 4]
        assert names == ["heuristic" if side == match else "random" for side in plan.sides]
    assert all(len(winners) == 2 for winners in deal.winners)


def made(winners: Sequence[Sequence[int]], pairing: tuple[str, str] = ("heuristic", "random"), number: int = 0) -> Deal:
    return Deal(*pairing, number, [list(each) for each in winners], [[] for _ in winners], [1, 3], [])


@pytest.mark.parametrize(
    ("winners", "expected"),
    [
        ([[0], [1], [2], [3]], 1),
        ([[1], [1], [1], [1]], 0.25),
        ([[0, 1], [0], [0], [0]], 0.125),
        ([[], [0, 1, 2, 3], [], []], 0.0625),
    ],
)
def test_shares(winners: list[list[int]], expected: float) -> None:
    assert share(contest(), made(winners)) == expected


def test_a_team_shares_as_one() -> None:
    plan = contest(teams="2-2")
    own = [[seat for seat in range(4) if plan.sides[seat] == side] for side in range(2)]
    assert share(plan, made(own)) == 1
    assert share(plan, made([[0, 1, 2, 3], own[0]])) == 0.25


def test_a_mirror_control_is_fair() -> None:
    found = held(contest("random", deals=30, control=30))
    (control,) = found["controls"]
    assert control["verdict"] == "fair"
    assert control["deals"] == 30
    assert control["matches"] == 120
    assert control["low"] <= 0.25 <= control["high"]
    assert 0.1 < control["rate"] < 0.4
    assert found["pairings"] == []
    assert found["ratings"] is None


def test_a_mirror_control_that_is_not_fair_is_noticed() -> None:
    standings = Standings(contest("random", deals=30, control=30))
    itself = ("random", "random")
    for number in range(30):
        if standings.answered(Pairing(*itself)):
            break
        standings.add(made([[0], [1], [2], [3]], itself, number), None)
    (control,) = standings.summary()["controls"]
    assert control["verdict"] == "not fair"
    assert control["deals"] < 10
    assert standings.most() == control["deals"]


# What comes out


def test_the_better_bot_is_found_and_the_tournament_stops() -> None:
    found = held(contest(deals=100, control=1))
    ours, theirs = found["pairings"]
    assert (ours["challenger"], ours["field"], ours["verdict"]) == ("heuristic", "random", "above")
    assert (theirs["challenger"], theirs["field"], theirs["verdict"]) == ("random", "heuristic", "below")
    assert ours["deals"] < 60
    assert ours["low"] > 0.25 > theirs["high"]
    assert [row["bot"] for row in found["ratings"]] == ["heuristic", "random"]
    best, worst = found["ratings"]
    assert best["ordinal"] > worst["ordinal"]
    assert best["ordinal"] == pytest.approx(best["mean"] - 3 * best["sigma"], abs=0.02)
    assert found["matches"] == 4 * found["deals"]
    assert found["failures"] == {"heuristic": 0, "random": 0}
    assert found["times"]["heuristic"] > found["times"]["random"] > 0


def test_an_open_question_plays_every_deal() -> None:
    found = held(contest(deals=2, question=0.55, control=0))
    assert [row["deals"] for row in found["pairings"]] == [2, 2]
    assert [row["verdict"] for row in found["pairings"]] == ["open", "open"]


def test_ranks_count_winners_first_then_scores() -> None:
    def ordinals(scores: list[int]) -> dict[str, float]:
        standings = Standings(contest(players=3, deals=9))
        for number in range(6):
            deal = Deal(
                "heuristic",
                "random",
                number,
                [[0], [1], [2]],
                [scores[-k:] + scores[:-k] for k in range(3)],
                [1, 2],
                [],
            )
            standings.add(deal, None)
        return {row["bot"]: row["mean"] for row in standings.summary()["ratings"]}

    won_low, won_high = ordinals([0, 5, 5]), ordinals([9, 5, 5])
    assert won_low == won_high  # only winning counts
    assert won_low["heuristic"] > won_low["random"]


def test_solo_simply_plays() -> None:
    found = held(contest("heuristic,random", players=1, deals=6))
    assert [(row["challenger"], row["field"], row["deals"], row["matches"]) for row in found["pairings"]] == [
        ("heuristic", "", 6, 6),
        ("random", "", 6, 6),
    ]
    assert {row["verdict"] for row in found["pairings"]} == {""}
    assert found["question"] is found["even"] is found["ratings"] is None
    assert found["controls"] == []
    asked = held(contest("random", players=1, deals=60, question=0.97))
    assert asked["pairings"][0]["verdict"] == "below"


def test_options_are_played_with() -> None:
    short, long = [held(contest("random", target=target, deals=2))["decisions"]["random"] for target in (1, 3)]
    assert long > 1.5 * short


@pytest.mark.parametrize("bots", ["heuristic,random", "random"])
@pytest.mark.parametrize(("name", "turns"), [("munera", 4), ("spartacus", 3)])
def test_random_bots_let_every_offer_lie_and_no_match_hangs(name: str, turns: int, bots: str) -> None:
    found = held(contest(bots, name, 3, turns=turns, deals=1, control=1))
    assert found["failures"] == dict.fromkeys(bots.split(","), 0)
    assert all(row["matches"] == 3 for row in [*found["pairings"], *found["controls"]])


def test_bots_with_a_time_budget_are_told_apart() -> None:
    assert [
        bot for bot in ("ismcts:2000", "ismcts:0.5s", "hard", "strongest", "medium", "random") if is_timed(bot)
    ] == [
        "ismcts:0.5s",
        "hard",
        "strongest",
    ]
    assert Standings(contest("ismcts:0.1s,random")).summary()["reproducible"] is False
    assert Standings(contest()).summary()["reproducible"] is True


# Faulty bots


@pytest.mark.parametrize("bad", FAULTY)
def test_a_bot_that_goes_wrong_loses_and_the_rest_goes_on(bad: str) -> None:
    found = held(contest(f"{bad},random", make=make, deals=20, control=1), make=make)
    as_challenger, as_field = found["pairings"]
    assert (as_challenger["rate"], as_field["rate"]) == (0, 1)
    assert as_field["verdict"] == "above"
    assert found["failures"]["random"] == 0
    played = as_challenger["matches"] + as_field["matches"] + 4
    assert found["failures"][bad] == played
    assert len(found["first_failures"]) == 5
    first = found["first_failures"][0]
    assert (first["bot"], first["challenger"], first["field"], first["deal"]) == (bad, bad, "random", 0)
    assert first["seat"] == 1  # the challenger's in the first match
    expected = {
        "raises": "raised ZeroDivisionError: at <tests.lab.players.Naughty object at 0x...> in line two",
        "leaves": "raised SystemExit: 7",
        "outside": "which is not among the options of match.",
        "nothing": "answered None, which",
        "true": "answered True, which",
        "word": "answered 'play', which",
    }
    assert expected[bad] in first["what"]
    assert found["ratings"][0]["bot"] == "random"
    assert found["decisions"][bad] > 0


def test_a_number_of_numpys_will_do() -> None:
    class Counting(Bot):
        blind = True

        def choose(self, view: Any, choice: Choice) -> Any:
            return np.int64(listed(choice.options)[0])

    rules = game("gorus").rules
    (choice,) = rules.pending(rules.start(game("gorus").complete({"players": 4}), Luck(Random(1))))
    answer = SandboxedBot(Counting(), choice.seat).choose({}, choice)
    assert type(answer) is int
    assert answer in choice.options


def test_in_a_mirror_control_the_others_share_what_one_threw_away() -> None:
    deal = play_deal(contest("raises", make=make), make, Task(0, Pairing("raises", "raises"))).deal
    for fault, winners in zip(deal.faults, deal.winners, strict=True):
        assert winners == [seat for seat in range(4) if seat != fault.seat]
    assert deal.scores == [[], [], [], []]


def test_a_solo_player_who_goes_wrong_has_lost() -> None:
    found = held(contest("raises", players=1, deals=2, make=make), make=make)
    assert found["pairings"][0]["rate"] == 0
    assert found["failures"] == {"raises": 2}


@pytest.mark.parametrize(
    ("bad", "expected"),
    [
        ("unknown", "took steal (): there is no free action 'steal'"),
        ("illegal", "took accept (999,): accept is not free now"),
        ("garbled", "took 7; expected a free action and its arguments"),
        ("halved", "took ('accept',); expected a free action and its arguments"),
    ],
)
def test_free_actions_are_checked_too(bad: str, expected: str) -> None:
    assert bad in TRADES
    found = held(contest(f"{bad},random", "spartacus", 3, turns=2, deals=1, control=0, make=make), make=make)
    assert found["failures"][bad] == 6
    assert found["failures"]["random"] == 0
    assert found["first_failures"][0]["what"].startswith(expected)


def test_a_bot_that_cannot_be_made_has_lost() -> None:
    plan = Contest("gorus", contest().options, (0, 1, 2, 3), ("late", "random"), 1, 0.25, 2, 0)
    found = held(plan, make=make)
    assert found["failures"]["late"] > 0
    assert found["first_failures"][0]["what"] == "raised Unhired: overslept"


# Results are reproducible


def plan_to_repeat(deals: int = 8) -> Contest:
    """Return a plan in which one pairing is decided early and one bot misbehaves."""
    return contest("heuristic,random,raises", players=3, deals=deals, control=2, seed=5, make=make)


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    assert found.pop("times")
    return found


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], bytes, bytes]:
    """Play it in one go without workers. Return the summary, the results and the times."""
    path = tmp_path_factory.mktemp("alone") / "a.jsonl"
    found = without_times(held(plan_to_repeat(), path, make=make))
    assert {row["deals"] for row in found["pairings"]} > {8}
    assert found["failures"]["raises"]
    return found, path.read_bytes(), path.with_name("a.times.jsonl").read_bytes()


Alone = tuple[dict[str, Any], bytes, bytes]


@pytest.mark.parametrize("workers", [2, 3])
def test_the_number_of_workers_changes_nothing(tmp_path: Path, alone: Alone, workers: int) -> None:
    assert without_times(held(plan_to_repeat(), tmp_path / "b.jsonl", workers, make)) == alone[0]
    assert (tmp_path / "b.jsonl").read_bytes() == alone[1]


def test_no_times_in_the_results(alone: Alone) -> None:
    assert b"seconds" not in alone[1]
    assert alone[2].count(b"seconds") == alone[1].count(b"\n") - 1


def test_another_seed_is_another_tournament() -> None:
    assert held(contest(seed=1))["decisions"] != held(contest(seed=2))["decisions"]


@pytest.mark.parametrize("kept", [0, 1, 40, "heading", "half", "line", "last", "all"])
def test_it_goes_on_where_it_was_cut(tmp_path: Path, alone: Alone, kept: int | str) -> None:
    found, results, times = alone
    lines = results.splitlines(keepends=True)
    sizes = {
        "heading": len(lines[0]),
        "half": sum(map(len, lines[:5])) + len(lines[5]) // 2,
        "line": sum(map(len, lines[:5])),
        "last": len(results) - 1,
        "all": len(results),
    }
    path = tmp_path / "c.jsonl"
    path.write_bytes(results[: sizes[kept] if isinstance(kept, str) else kept])
    (tmp_path / "c.times.jsonl").write_bytes(times[: len(times) // 2])
    again = held(plan_to_repeat(), path, make=make)
    assert again["times"]["heuristic"] > 0
    assert without_times(again) == found
    assert path.read_bytes() == results


def test_more_deals_go_on_and_fewer_look_back(tmp_path: Path, alone: Alone) -> None:
    found, results, _ = alone
    path = tmp_path / "d.jsonl"
    first = held(plan_to_repeat(3), path, make=make)
    assert results.startswith(path.read_bytes())
    assert without_times(held(plan_to_repeat(), path, make=make)) == found
    assert path.read_bytes() == results
    assert held(plan_to_repeat(3), path, make=make) == first
    assert path.read_bytes() == results


def test_times_that_were_lost_are_not_missed(tmp_path: Path, alone: Alone) -> None:
    path = tmp_path / "e.jsonl"
    path.write_bytes(alone[1])
    assert held(plan_to_repeat(), path, make=make)["times"] == {"heuristic": None, "random": None, "raises": None}


# Foreign or broken files


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"seed": 9}, "is another tournament: seed is 1 there, 9 here; name another file"),
        ({"question": 0.5}, "question is 0.25 there, 0.5 here"),
        ({"question": 1 / 3}, "question is 0.25 there, 0.3333 here"),
        ({"question": 0.2500001}, "question is 0.25 there, 0.2500001 here"),
        ({"control": 1}, "control is 2 there, 1 here"),
        ({"bots": "random,heuristic"}, "bots are heuristic and random there, random and heuristic here"),
        (
            {"target": 2, "open_memory": True},
            "option target is 1 there, 2 here; option open_memory is off there, on",
        ),
        ({"players": 2}, "option players is 4 there, 2 here"),
    ],
)
def test_another_plan_touches_nothing(tmp_path: Path, change: dict[str, Any], expected: str) -> None:
    path = tmp_path / "f.jsonl"
    held(contest(deals=1), path)
    path.write_bytes(path.read_bytes()[:-5])
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    with pytest.raises(BadInput) as error:
        Tournament(contest(**{"deals": 1, **change}), path)
    assert expected in str(error.value)
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"a diary\n", "exists already and is not a tournament"),
        (b"a diary", "exists already and is not a tournament"),
        (b"\xff\xfe\n", "exists already and is not a tournament"),
        (b"[1]\n", "exists already and is not a tournament"),
        (b'{"game":"gorus"}\n', "exists already and is not a tournament"),
    ],
)
def test_a_file_that_is_something_else(tmp_path: Path, content: bytes, expected: str) -> None:
    path = tmp_path / "g.jsonl"
    path.write_bytes(content)
    with pytest.raises(BadInput, match=expected):
        Tournament(contest(), path)
    assert path.read_bytes() == content


def spoiled(line: bytes, **changes: Any) -> bytes:
    return json.dumps({**json.loads(line), **changes}).encode() + b"\n"


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"deal": 1}, "line 3: expected deal 0 of random against heuristic; this file was changed"),
        ({"field": "random"}, "this file was changed"),
        ({"winners": [[0]]}, "line 3: expected deal 0"),
        ({"winners": [[4], [0], [0], [0]]}, "line 3: expected deal 0"),
        ({"scores": [[1], [1], [1], [1]]}, "line 3: expected deal 0"),
        ({"decisions": [1]}, "line 3: expected deal 0"),
        ({"faults": [{"match": 0, "seat": 0, "bot": "x", "what": ""}]}, "line 3: expected deal 0"),
        ({"winners": "all"}, "line 3: not a line of a tournament"),
        ({"weather": "fine"}, "line 3: not a line of a tournament"),
    ],
)
def test_a_line_that_was_changed(tmp_path: Path, changes: dict[str, Any], expected: str) -> None:
    path = tmp_path / "h.jsonl"
    held(contest(deals=1), path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = spoiled(lines[2], **changes)
    path.write_bytes(b"".join(lines))
    with pytest.raises(BadInput, match=expected):
        Tournament(contest(deals=1), path)
    assert path.read_bytes() == b"".join(lines)


def test_a_file_that_asked_longer_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An earlier version may have played on after what answers a question today. Its deals count, and no more of that
    pairing are played."""
    path = tmp_path / "old.jsonl"
    plan = contest(deals=12, control=0, question=0.9)
    with monkeypatch.context() as patched:
        patched.setattr(Standings, "answered", lambda self, pairing: False)
        old = held(plan, path)
    assert [row["deals"] for row in old["pairings"]] == [12, 12]
    assert [row["verdict"] for row in old["pairings"]] == ["below", "below"]
    assert [row["deals"] for row in held(plan)["pairings"]][1] < 12
    kept = path.read_bytes()
    assert held(plan._replace(deals=14), path)["pairings"] == old["pairings"]
    assert path.read_bytes() == kept


def test_a_worker_that_dies_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="a worker process was killed"):
        held(contest("dies,random", make=make), tmp_path / "i.jsonl", 2, make)
    with pytest.raises(BadInput, match="a worker process was killed"):  # and the file can still be read
        held(contest("dies,random", make=make), tmp_path / "i.jsonl", 2, make)
