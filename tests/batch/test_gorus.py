"""The batch twin of Gorus does what the rules do, and refuses what it does not understand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba", reason="numba is not installed: pip install -e '.[fast]'")

import numpy as np

import harena
from harena.batch import gorus_kernel as twin
from harena.batch.gorus import GorusBatch
from harena.games.gorus import GAME
from harena.games.gorus.scoring import crown
from harena.games.gorus.state import Gorus
from harena.kernel.chance import Luck
from harena.kernel.choice import listed
from harena.kernel.rules import BadInput
from harena.kernel.serialization import digest
from tests.batch import equality
from tests.variants import variants_of

RULES = GAME.rules
SHAPES = variants_of("gorus")
OWN = [column for column in range(twin.ROW) if column not in (twin.LUCK, twin.SCRIPT_AT)]  # columns of the position


def position(options: dict[str, Any], seed: int, answers: int) -> Gorus:
    """Return the state after so many random answers, or the last one before the end."""
    rng = Random(seed)
    g = RULES.start(options, Luck(rng))
    while g.seat >= 0 and answers > 0:
        cards = listed(g.options)
        RULES.step(g, cards[int(rng.random() * len(cards))])
        answers -= 1
    return g


# Equal to the rules


@pytest.mark.rule(
    "G-2.1", "G-2.2", "G-2.3", "G-2.4", "G-3.1", "G-3.2", "G-3.3", "G-3.4", "G-3.5", "G-3.7", "G-4.1", "G-4.2",
    "G-4.3", "G-5.1", "G-5.2", "G-6.2", "G-6.3", "G-6.4", "G-7.1", "G-7.2",
)  # fmt: skip
def test_the_same_deals_and_answers_give_the_same_positions() -> None:
    seen = equality.run(10 * len(SHAPES))
    assert seen["matches"] == 10 * len(SHAPES)
    assert seen["decided among several (G-5.2)"] > 0
    assert seen["positions"] > 300 * len(SHAPES)


def test_where_the_match_is_over_there_is_no_random_card() -> None:
    batch = GorusBatch(2, seed=6, players=3, target=1)
    batch.play_on()
    assert (batch.random_cards() == -1).all()


def test_a_difference_would_be_noticed() -> None:
    options = GAME.complete({"players": 3})
    match = equality.play(options, "noticed")
    match.facts[7][4] += 1
    with pytest.raises(AssertionError, match="answer 7"):
        equality.compare(options, [match])


def test_positions_can_be_taken_over_and_given_back() -> None:
    """A row made from a state is the row that the twin itself has there, and the state made from it is the same."""
    for number, options in enumerate(SHAPES):
        rng = Random(number)
        luck = Luck(rng)
        luck.start_log()
        g = RULES.start(options, luck)
        states, answers = [], []
        for _ in range(100):
            if g.seat < 0:
                break
            states.append(g.copy())
            cards = listed(g.options)
            answers.append(cards[int(rng.random() * len(cards))])
            RULES.step(g, answers[-1])
        states.append(g)
        batch = GorusBatch.from_outcomes([luck.log or []], **options)
        taken = GorusBatch.from_states(states)
        for at, state in enumerate(states):
            assert (taken.rows[at, OWN] == batch.rows[0, OWN]).all()
            assert (taken.cards[at, : twin.BY] == batch.cards[0, : twin.BY]).all()
            if at % 7 == 0 or at > 90:
                assert digest(RULES, taken.state(at)) == digest(RULES, state)
                assert taken.state(at).options == state.options
            if at < len(answers):
                batch.step([answers[at]])


def test_random_play_is_answers_by_the_table_s_own_generator() -> None:
    """The generator is written here again; what an answer does is compared with the rules above."""

    def below(row: Any, most: int) -> int:
        state = (int(row[twin.LUCK]) + 0x9E3779B97F4A7C15) % 2**64
        row[twin.LUCK] = state - 2**64 if state >= 2**63 else state
        z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        return (((z ^ z >> 31) >> 33) * most) >> 31

    for options in ({"players": 1}, {"players": 2, "target": 1}, {"players": 5, "teams": "3-2", "target": 1}):
        batch = GorusBatch(20, seed=3, **options)
        by_hand, at_once = batch.copy(), batch.copy()
        answers = at_once.play_on()
        given = 0
        while not by_hand.over.all():
            actions = np.zeros(20, np.int64)
            for at in np.flatnonzero(~by_hand.over):
                cards = np.flatnonzero(by_hand.legal()[at])
                actions[at] = cards[below(by_hand.rows[at], len(cards))]
                given += 1
            by_hand.step(actions)
        assert (by_hand.rows == at_once.rows).all()
        assert (by_hand.cards[:, : twin.BY] == at_once.cards[:, : twin.BY]).all()
        assert given == answers


@pytest.mark.rule("G-5.2")
def test_of_several_sides_at_their_target_the_same_win() -> None:
    """Ends are made up, because among random matches few are decided by the last card of these rules."""
    tables = [options for options in SHAPES if options["players"] > 1]
    several = shared = 0
    for number in range(40 * len(tables)):
        rng = Random(f"end/{number}")
        options = tables[number % len(tables)]
        g = position(options, number, 0)
        while len(g.takers) * g.table.combatants < len(g.deck):
            g.takers.append(rng.randrange(g.seats))
        ranks = rng.sample(g.table.ranks, 3)  # piles of few ranks are often alike
        g.played = [card for card in g.deck if card & 15 in ranks] if number % 2 else list(g.deck)
        rng.shuffle(g.played)
        del g.takers[len(g.played) // g.table.combatants :]
        del g.played[len(g.takers) * g.table.combatants :]
        g.favored = rng.choice(g.schools)
        there = [side for side in range(g.table.side_count) if rng.random() < 0.8]
        g.supports = [g.table.targets[side] if side in there else 0 for side in range(g.table.side_count)]
        if len(there) < 2:
            continue
        batch = GorusBatch.from_states([g])
        crown(g, g.stack[-1])
        found = twin.first_of(batch.fixed, batch.rows[0], sum([1 << side for side in there]))
        assert [side for side in there if found >> side & 1] == list(g.winners)
        several += 1
        shared += len(g.winners) > 1
    assert several > 500
    assert shared > 20


def test_both_ways_to_find_a_bit_agree() -> None:
    rng = Random(1)
    for _ in range(300):
        word = rng.getrandbits(48) & rng.getrandbits(48)
        for number, place in enumerate([at for at in range(48) if word >> at & 1]):
            assert twin.place_by_loop(word, number) == place
            assert twin.place(word, number) == place


# Play-outs


def test_play_outs_end_where_random_play_ends() -> None:
    batch = GorusBatch(30, seed=5, players=4, teams="2-2")
    before = batch.copy()
    found = batch.play_outs(4, until="match", seed=8)
    assert (batch.rows == before.rows).all()
    assert found.shares.shape == (30, 4, 4)
    assert found.supports.shape == found.favor.shape == (30, 4, 2)
    assert (found.supports.max(axis=2) >= 3).all()
    assert np.allclose(found.shares.sum(axis=2), 1.0)
    assert (found.shares[:, :, 0] == found.shares[:, :, 2]).all()  # partners
    for number in range(4):
        played = batch.copy()
        for at in range(30):
            played.rows[at, twin.LUCK] = twin.stream(8, at, number + 1)
        played.play_on()
        assert (played.supports == found.supports[:, number]).all()
        assert (played.favor == found.favor[:, number]).all()
        assert (played.shares() == found.shares[:, number]).all()


def test_play_outs_to_the_end_of_the_round() -> None:
    """With three players and more nothing is drawn, so the rules can play the same cards: those the twin played."""
    for number, options in enumerate(SHAPES):
        if options["players"] < 3:
            continue
        g = position(options, number, 17)
        batch = GorusBatch.from_states([g])
        batch.rows[0, twin.LUCK] = twin.stream(4, 0, 1)
        found = batch.play_outs(1, seed=4)
        batch.play_on("round")
        for card in batch.cards[0, twin.LAST + len(g.played) : twin.LAST_TAKERS]:
            if card:
                assert int(card) in listed(g.options)
                RULES.step(g, int(card))
        assert found.favor[0, 0].tolist() == list(g.totals)
        assert found.supports[0, 0].tolist() == g.supports
        assert found.answers == options["players"] * 10 - 17 >= found.decisions
        assert batch.over[0] == (g.seat < 0)


def test_play_outs_where_the_match_is_over() -> None:
    batch = GorusBatch(3, seed=1, players=2, target=1)
    batch.play_on()
    found = batch.play_outs(2)
    assert (found.shares == batch.shares()[:, None]).all()
    assert (found.supports == batch.supports[:, None]).all()
    assert found.answers == 0


# Chance


def test_a_table_is_the_same_in_every_batch_and_with_any_number_of_threads() -> None:
    whole = GorusBatch(50, seed=9, players=3)
    late = GorusBatch(20, seed=9, first=30, threads=3, players=3)
    assert (whole.rows[30:] == late.rows).all()
    alone = whole.play_outs(5)
    whole.threads = 4
    together = whole.play_outs(5)
    assert (alone.shares == together.shares).all()
    assert (alone.favor == together.favor).all()
    assert alone.decisions == together.decisions
    whole.play_on()
    late.play_on("round")
    late.play_on()
    assert (whole.rows[30:] == late.rows).all()
    other = GorusBatch(50, seed=10, players=3)
    assert (other.hands() != GorusBatch(50, seed=9, players=3).hands()).any(axis=(1, 2)).all()


def test_every_card_is_dealt_to_every_seat_equally_often() -> None:
    batch = GorusBatch(20_000, seed=2, players=5)
    dealt = batch.hands().sum(axis=0)  # [seat, card]
    deck = dealt.sum(axis=0) > 0
    assert deck.sum() == 50
    assert (dealt.sum(axis=0)[deck] == 20_000).all()
    assert np.abs(dealt[:, deck] - 4_000).max() < 6 * np.sqrt(20_000 * 0.2 * 0.8)
    assert np.abs(np.bincount(batch.dealer) - 4_000).max() < 5 * np.sqrt(20_000 * 0.2 * 0.8)
    schools = (GorusBatch(20_000, seed=2, players=4).hands().any(axis=1).reshape(-1, 6, 16).any(axis=2)).sum(axis=0)
    assert schools[0] == 0
    assert np.abs(schools[1:] - 16_000).max() < 5 * np.sqrt(20_000 * 0.2 * 0.8)


def test_every_legal_card_is_played_equally_often() -> None:
    batch = GorusBatch.from_states([position(GAME.complete({"players": 4}), 6, 0)] * 20_000, seed=3)
    hand = np.flatnonzero(batch.legal()[0])
    batch.play_on("round")
    led = np.bincount(batch.cards[:, twin.LAST], minlength=96)
    assert led.sum() == led[hand].sum()
    assert np.abs(led[hand] - 2_000).max() < 5 * np.sqrt(20_000 * 0.1 * 0.9)


def test_restarted_tables_are_new_and_the_others_stay() -> None:
    batch = GorusBatch(6, seed=4, players=2)
    batch.play_on()
    old = batch.copy()
    which = np.array([True, False, True, False, False, True])
    batch.restart(which)
    assert (batch.over == ~which).all()
    assert (batch.rows[~which] == old.rows[~which]).all()
    assert (batch.supports[which] == 0).all()
    assert (batch.round[which] == 1).all()
    assert not (batch.hands()[0] == batch.hands()[2]).all()


def test_copies_get_generators_of_their_own() -> None:
    batch = GorusBatch(2, seed=4, players=4).take([0] * 8)
    assert (batch.copy().rows == batch.rows).all()
    batch.reseed(1)
    batch.play_on()
    assert len(np.unique(batch.cards[:, twin.LAST : twin.LAST + 40], axis=0)) == 8


# What is seen


@pytest.mark.parametrize("players", [1, 2, 4, 8])
def test_what_is_seen_is_what_the_state_holds(players: int) -> None:
    states = [position(GAME.complete({"players": players}), seed, 7 * seed) for seed in range(20)]
    batch = GorusBatch.from_states(states)
    assert len(batch) == 20
    for at, g in enumerate(states):
        assert (batch.seat[at], batch.over[at], batch.round[at]) == (g.seat, g.seat < 0, g.round)
        assert (batch.dealer[at], batch.leader[at], batch.favored[at]) == (g.dealer, g.leader, g.favored)
        assert batch.initial[at] == (g.initial if g.count else 0)
        assert batch.supports[at].tolist() == g.supports
        assert batch.favor[at].tolist() == (list(g.totals) or [0] * g.table.side_count)
        assert [card for card in batch.combat[at].tolist() if card] == g.played[len(g.played) - g.count :]
        assert [card for card in batch.played[at].tolist() if card] == g.played
        for seat, hand in enumerate(g.hands):
            assert sum([1 << int(card) for card in np.flatnonzero(batch.hands()[at, seat])]) == hand
        assert np.flatnonzero(batch.legal()[at]).tolist() == (sorted(listed(g.options)) if g.seat >= 0 else [])


# Bad input


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"tables": 0}, "tables is 0; expected a whole number from 1"),
        ({"tables": 2.5}, "tables is 2.5"),
        ({"tables": 1, "seed": -1}, "seed is -1"),
        ({"tables": 1, "threads": 0}, "threads is 0"),
        ({"tables": 1, "players": 9}, "gorus is for 1 .solo. to 8 players, not 9"),
        ({"tables": 1, "colour": "red"}, "unknown option 'colour'"),
        ({"tables": 1, "players": 4, "teams": "3-2"}, "teams 3-2 do not fit 4 players"),
    ],
)
def test_a_batch_that_cannot_be(words: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        GorusBatch(**words)


def test_answers_that_cannot_be() -> None:
    batch = GorusBatch(3, seed=1, players=3)
    before = batch.rows.copy()
    legal = batch.legal().argmax(axis=1)
    for actions, said in (
        (legal[:2], "expected 3 whole numbers, one card per table, not an array of shape .2,. and type int64"),
        (legal.astype(float), "not an array of shape .3,. and type float64"),
        ([legal[0], legal[1], 500], "table 2: card 500 is not legal here; expected one of: "),
        ([legal[0], 3, legal[2]], "table 1: card 3 is not legal here"),
        ([legal[0], -80, legal[2]], "table 1: card -80 is not legal here"),
    ):
        with pytest.raises(BadInput, match=said):
            batch.step(actions)
        assert (batch.rows == before).all()
    batch.step(legal)
    assert (batch.rows[:, twin.PLY] == 1).all()


@pytest.mark.parametrize(
    ("outcomes", "said"),
    [
        ([], "the number of tables is 0"),
        ([[1, 2, 6]], "table 0: outcome 2 is 6, which cannot come there"),
        ([[1, 2, 3, 0], [1, 2, 3, 3]], "table 1: outcome 3 is 3"),
        ([[1, 2, 3, 0, 16, 16]], "table 0: outcome 5 is 16"),
        ([[1, 2, 3, 0, 17]], "table 0: outcome 4 is 17"),
        ([[1, 2, 3, 0, [5]]], "table 0: outcome 4 is .5."),
        ([7], "expected a list of whole numbers per table"),
    ],
)
def test_deals_that_cannot_be(outcomes: Any, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        GorusBatch.from_outcomes(outcomes, players=3)


def test_after_the_given_deal_the_generator_goes_on() -> None:
    batch = GorusBatch.from_outcomes([[], [1, 2, 3], [2, 3, 4, 1, 32, 36]], seed=5, players=3)
    assert batch.hands()[2, 0, [32, 36]].all()
    assert batch.dealer[2] == 1
    assert (batch.hands().sum(axis=(1, 2)) == 30).all()
    batch.play_on()
    assert batch.over.all()
    batch.restart()
    assert not batch.hands()[2, 0, [32, 36]].all()


def test_other_things_that_cannot_be() -> None:
    batch = GorusBatch(3, seed=1, players=3)
    one, other = [position(GAME.complete({"players": players}), 1, 5) for players in (3, 4)]
    for call, said in (
        (lambda: batch.play_on("turn"), "until is 'turn'; expected 'match' or 'round'"),
        (lambda: batch.play_outs(0), "count is 0"),
        (lambda: batch.restart([1, 0, 0]), "expected 3 truth values"),
        (lambda: batch.take([]), "expected a list of table numbers"),
        (lambda: batch.take([3]), "there are tables 0 to 2"),
        (lambda: batch.state(3), "there is no table 3; expected 0 to 2"),
        (lambda: GorusBatch.from_states([]), "expected states of gorus, at least one"),
        (lambda: GorusBatch.from_states([batch]), "expected states of gorus, at least one, not GorusBatch"),  # type: ignore[list-item]  # meant
        (lambda: GorusBatch.from_states([RULES.blank(one.settings(), Luck())]), "state 0 has not been dealt"),
        (lambda: GorusBatch.from_states([one, other]), "state 1 has other options than state 0"),
    ):
        with pytest.raises(BadInput, match=said):
            call()


def test_without_numba_it_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "from harena.kernel.rules import BadInput\n"
        "try:\n    import harena.batch.gorus\nexcept BadInput as error:\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "numba is not installed; install it with: pip install 'harena[fast]'\n"


# The page about it


def test_the_programs_of_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "batch.md").read_text(encoding="utf-8")
    shares, card = "", ""
    for number, program in enumerate(re.findall(r"```python\n(.*?)```", page, re.DOTALL)):
        exec(compile(program, f"batch.md {number}", "exec"), {})
        shares, card = card, capsys.readouterr().out
    assert all([0.2 < float(share) < 0.3 for share in shares.strip("[]\n").split()])
    match = harena.start("gorus", players=4, seed=7)
    assert card.strip() in [str(option) for option in match.options()]
