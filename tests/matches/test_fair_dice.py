"""Tests the function from which chance outcomes follow: its test vectors, its fairness, and what it proves."""

from __future__ import annotations

import hashlib
import json
import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from functools import cache
from itertools import count, pairwise, permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena.bots.driver import drive_match
from harena.bots.registry import HEURISTIC
from harena.game import Game
from harena.games import GAMES, game
from harena.kernel.chance import CommittedLuck, Luck, OutOfLuck
from harena.kernel.choice import Choice, any_of
from harena.kernel.rules import BadInput
from harena.lab.entrants import make_entrant
from harena.matches.dice_check import DiceCheck
from harena.matches.fair_dice import FairDice, commitment_of, naming, new_secret
from harena.matches.match import Match
from harena.matches.record import Diverged, read_record, verify

VECTORS = json.loads((Path(__file__).parent.parent / "data" / "fair-dice.json").read_text("utf-8"))["cases"]
TABLES = 10_000
SALTS = ["00112233445566778899aabbccddeeff", "", "ffeeddccbbaa99887766554433221100"]


def secret_of(text: str) -> str:
    """Return a secret that is the same in every run."""
    return hashlib.sha256(text.encode()).hexdigest()


def luck_of(number: Callable[[int, int], int]) -> CommittedLuck:
    luck = CommittedLuck(number, lambda of, x: f"{of}:{x:02}")
    luck.start_log(0)
    return luck


def named_by(names: list[str]) -> Callable[[str, int], str]:
    return lambda of, x: names[x]


# The function


@pytest.mark.parametrize("case", VECTORS, ids=[case["about"] for case in VECTORS])
def test_the_function_gives_what_the_test_vectors_say(case: dict[str, Any]) -> None:
    dice = FairDice(case["secret"], case["salts"])
    assert commitment_of(case["secret"]) == case["commitment"]
    for each in case["numbers"]:
        assert dice.number(each["n"], each["limit"]) == each["number"], each
    for deal in case["deals"]:
        names = sorted(deal["bag"])
        luck = CommittedLuck(dice.number, named_by(names))
        luck.start_log(deal["n"])
        bag = [names.index(each) for each in deal["bag"]]
        assert [names[x] for x in luck.deal(bag, len(bag), of="card")] == deal["dealt"]
    for roll in case["dice"]:
        luck = luck_of(dice.number)
        luck.start_log(roll["n"])
        assert [luck.die(roll["low"], roll["high"]) for _ in roll["faces"]] == roll["faces"]


def test_the_vectors_have_rejected_candidates() -> None:
    assert max([each["rejected"] for case in VECTORS for each in case["numbers"]]) > 1


def test_a_secret_is_256_bits_and_never_the_same() -> None:
    secrets = {new_secret() for _ in range(1000)}
    assert len(secrets) == 1000
    assert {len(bytes.fromhex(secret)) for secret in secrets} == {32}


def test_an_impossible_limit_is_refused() -> None:
    for limit in (0, -1, 2**32 + 1):
        with pytest.raises(ValueError, match="possibilities"):
            FairDice("00" * 32, []).number(0, limit)


def test_outcomes_that_nobody_counts_are_refused() -> None:
    luck = CommittedLuck(FairDice(secret_of("x"), []).number, lambda of, x: x)
    with pytest.raises(OutOfLuck, match="counted"):
        luck.die(1, 6)
    luck.start_log()
    with pytest.raises(OutOfLuck, match="counted"):
        luck.deal([1, 2], 1)


# Is it fair? Every test states its statistic. The secrets are fixed, so that a run never fails by chance.


def critical(freedom: int, z: float = 3.09) -> float:
    """Return what chi-square exceeds once in a thousand runs, by the approximation of Wilson and Hilferty."""
    return float(freedom * (1 - 2 / (9 * freedom) + z * math.sqrt(2 / (9 * freedom))) ** 3)


def chi_square(seen: Counter[Any], cells: Iterable[Any]) -> tuple[float, int]:
    """Return chi-square against equally likely cells, and the degrees of freedom."""
    cells = list(cells)
    assert set(seen) <= set(cells)
    expected = sum(seen.values()) / len(cells)
    assert expected >= 5, "too few for this test"
    return sum([(seen[cell] - expected) ** 2 / expected for cell in cells]), len(cells) - 1


def assert_even(what: str, seen: Counter[Any], cells: Iterable[Any]) -> None:
    found, freedom = chi_square(seen, cells)
    print(f"{what}: chi-square {found:.1f} with {freedom} degrees of freedom, at most {critical(freedom):.1f}")
    assert found <= critical(freedom), what


@pytest.mark.more
def test_dice_and_shuffles_of_ten_thousand_tables_are_even() -> None:
    """Each table has its own secret and salts, and the same questions."""
    six, ten, pairs, orders, first, last, places = [Counter[Any]() for _ in range(7)]
    for table in range(TABLES):
        luck = luck_of(FairDice(secret_of(f"table {table}"), [hashlib.md5(b"%d" % table).hexdigest(), ""]).number)
        a, b = luck.die(1, 6), luck.die(1, 6)
        six[a] += 1
        pairs[a, b] += 1
        ten[luck.die(0, 9)] += 1
        orders[tuple(luck.deal(range(5), 5, of="card"))] += 1
        dealt = luck.deal(range(20), 20, of="card")
        first[dealt[0]] += 1
        last[dealt[-1]] += 1
        places.update(enumerate(dealt))
    assert_even("a die", six, range(1, 7))
    assert_even("a die of ten faces", ten, range(10))
    assert_even("two dice, one after the other", pairs, [(a, b) for a in range(1, 7) for b in range(1, 7)])
    assert_even("orders of five cards", orders, permutations(range(5)))
    assert_even("the first of twenty cards", first, range(20))
    assert_even("the last of twenty cards", last, range(20))
    assert_even("each card in each place", places, [(place, card) for place in range(20) for card in range(20)])


def test_the_numbers_of_one_match_are_even() -> None:
    """A long match: 30,000 outcomes from one secret, each after the one before it."""
    dice = FairDice(secret_of("one"), SALTS)
    rolled = [dice.number(n, 6) for n in range(30_000)]
    assert_even("one secret", Counter(rolled), range(6))
    pairs = Counter(pairwise(rolled))
    assert_even("neighbors", pairs, [(a, b) for a in range(6) for b in range(6)])
    assert_even(
        "of 33, nearly half of the candidates rejected", Counter(dice.number(n, 33) for n in range(30_000)), range(33)
    )


def test_the_test_would_notice_a_modulo() -> None:
    """What a function without rejection would give from a byte: some faces a little more often."""
    uneven = Counter(hashlib.sha256(b"%d" % n).digest()[0] % 100 for n in range(30_000))
    found, freedom = chi_square(uneven, range(100))
    assert found > critical(freedom)


@pytest.mark.parametrize("given", [True, False])
def test_the_best_of_many_secrets_is_worth_nothing_once_salts_come_after_the_commitment(given: bool) -> None:
    """The server tries 50 secrets and commits to the one with the best first die. It guesses the salts, as they come
    later. Where the guess is right (nobody gives any), it wins; a single random salt makes the die fair again."""
    rng, seen = Random(5), Counter[int]()
    for table in range(1500):
        best = max(
            [secret_of(f"{table} {attempt}") for attempt in range(50)], key=lambda secret: roll(secret, ["", "", ""])
        )
        salts = [rng.randbytes(16).hex(), "", ""] if given else ["", "", ""]
        seen[roll(best, salts)] += 1
    found, freedom = chi_square(seen, range(1, 7))
    print(f"salts {given}: {sorted(seen.items())}, chi-square {found:.1f}, critical {critical(freedom):.1f}")
    assert (found <= critical(freedom)) is given


def test_who_owns_a_seat_and_the_server_chooses_one_die_and_not_the_next() -> None:
    """The server knows its secret and the salts of the others, and tries 50 salts for its own seat, the last."""
    rng, first, second = Random(6), Counter[int](), Counter[int]()
    for _ in range(1500):
        secret, others = rng.randbytes(32).hex(), [rng.randbytes(16).hex(), rng.randbytes(16).hex()]
        tried = [[*others, rng.randbytes(16).hex()] for _ in range(50)]
        dice = FairDice(secret, max(tried, key=lambda salts: roll(secret, salts)))
        first[1 + dice.number(0, 6)] += 1
        second[1 + dice.number(1, 6)] += 1
    assert first[6] >= 1495
    assert_even("the die after the chosen one", second, range(1, 7))


def roll(secret: str, salts: Sequence[str]) -> int:
    return 1 + FairDice(secret, salts).number(0, 6)


# Matches and their records


def started(name: str, secret: str, salts: Sequence[str], luck: Luck | None = None) -> Match[Any]:
    """Start a match as the server does."""
    chosen = game(name)
    options = chosen.complete({"players": 3})
    ids = chosen.rules.ids_of(chosen.rules.blank(options, Luck()))
    match = Match.start(chosen, options, luck or committed(chosen, ids, secret, salts))
    match.record |= {"commitment": commitment_of(secret), "salts": [*salts]}
    return match


def committed(chosen: Game[Any], ids: Any, secret: str, salts: Sequence[str]) -> CommittedLuck:
    return CommittedLuck(FairDice(secret, salts).number, naming(chosen.rules, ids))


def choice_of(match: Match[Any]) -> Choice:
    return match.rules.pending(match.tip)[0]


def play_on(match: Match[Any], rng: Random, answers: int) -> None:
    for _ in range(answers):
        if match.over:
            return
        choice = choice_of(match)
        match.answer(choice.seat, choice.id, any_of(choice.options, rng))


def bots(name: str) -> list[Any]:
    return [make_entrant(HEURISTIC, name, Random(seat)) for seat in range(3)]


@cache
def _played(name: str) -> dict[str, Any]:
    match = started(name, secret_of(name), SALTS)
    match.digests = False  # as on the server
    drive_match(match, bots(name))
    return {**match.record, "secret": secret_of(name)}


def played(name: str) -> dict[str, Any]:
    """Return the record of a match of our bots, with its secret."""
    return deepcopy(_played(name))


def first_difference(record: dict[str, Any]) -> Diverged:
    with pytest.raises(Diverged) as found:
        verify(game(record["game"]), record)
    return found.value


def number_in(found: Diverged) -> int:
    return int(found.why.split()[2])


def entry_of(record: dict[str, Any], number: int) -> int:
    """Return the entry that has this outcome; -1: the set-up."""
    part = record["segments"][0]
    before = len(part["luck"])
    at = -1
    while before <= number:
        at += 1
        before += len(part["entries"][at]["luck"])
    return at


def lucky(record: dict[str, Any], least: int = 1) -> list[int]:
    """Return the entries with chance outcomes."""
    return [at for at, entry in enumerate(record["segments"][0]["entries"]) if len(entry["luck"]) >= least]


@pytest.mark.parametrize("name", GAMES)
def test_every_outcome_of_a_match_is_recomputed(name: str) -> None:
    record = played(name)
    dice = DiceCheck(record, game(name).rules.version)
    verify(game(name), record, dice)
    part = record["segments"][0]
    assert dice.outcomes == len(part["luck"]) + sum([len(entry["luck"]) for entry in part["entries"]]) > 20
    again = read_record(json.dumps(record), "here", lambda name: game(name).rules)
    assert (again["secret"], again["salts"]) == (secret_of(name), SALTS)


@pytest.mark.parametrize("name", GAMES)
def test_a_secret_that_was_not_promised_is_found(name: str) -> None:
    record = {**played(name), "secret": secret_of("another")}
    found = first_difference(record)
    assert (found.where, "commitment" in found.why) == (-1, True)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "salts",
    [SALTS[::-1], [SALTS[0], "", ""], ["", *SALTS[:2]], [SALTS[0][::-1], *SALTS[1:]], [SALTS[0], SALTS[0], SALTS[2]]],
    ids=["swapped", "dropped", "shifted", "edited", "added"],
)
def test_other_salts_are_found_at_the_first_outcome_that_differs(name: str, salts: list[str]) -> None:
    record = {**played(name), "salts": salts}
    found = first_difference(record)
    assert found.why.startswith("chance outcome")
    assert number_in(found) < 8, "a die may be right by chance, eight are not"
    assert found.where == entry_of(record, number_in(found))


@pytest.mark.parametrize("name", GAMES)
def test_a_new_secret_with_its_own_commitment_does_not_fit_what_was_played(name: str) -> None:
    """Only whoever noted the commitment can tell if the whole match was made up from a secret that was chosen later:
    `harena verify --commitment`, and every browser that gave a salt."""
    secret = secret_of("another")
    found = first_difference({**played(name), "secret": secret, "commitment": commitment_of(secret)})
    assert "chance outcome" in found.why


@pytest.mark.parametrize("skipped", [0, 40, 90, 250])
def test_a_server_that_rolls_again_is_found_at_that_entry(skipped: int) -> None:
    """It does not like what comes at some entry, and takes the next number of the same secret; from there on it goes
    on with the numbers after that one."""
    secret = secret_of("cheat")
    dice, chosen = FairDice(secret, SALTS), game("munera")
    ids = chosen.rules.ids_of(chosen.rules.blank(chosen.complete({"players": 3}), Luck()))
    luck = CommittedLuck(lambda n, limit: dice.number(n if n < skipped else n + 1, limit), naming(chosen.rules, ids))
    match = started("munera", secret, SALTS, luck)
    drive_match(match, bots("munera"))
    record = {**match.record, "secret": secret}
    found = first_difference(record)
    assert skipped <= number_in(found) <= skipped + 5, "a shifted number may be right by chance"
    assert found.where == entry_of(record, number_in(found))


def another(record: dict[str, Any], card: str) -> str:
    """Return another card that was drawn somewhere in the match."""
    drawn = {x for entry in record["segments"][0]["entries"] for x in entry["luck"] if isinstance(x, str)}
    return min([x for x in drawn if x != card and x.split(":")[0] == card.split(":")[0]], default="card:none-0")


@pytest.mark.parametrize("name", GAMES)
def test_an_edited_outcome_is_found_where_it_is(name: str) -> None:
    for at in lucky(played(name))[:: max(1, len(lucky(played(name))) // 5)]:
        record = deepcopy(played(name))
        luck = record["segments"][0]["entries"][at]["luck"]
        luck[0] = luck[0] % 6 + 1 if isinstance(luck[0], int) else another(record, luck[0])
        assert first_difference(record).where == at


def test_outcomes_that_change_places_are_found() -> None:
    record = deepcopy(played("gorus"))
    luck = record["segments"][0]["luck"]
    luck[-1], luck[-2] = luck[-2], luck[-1]
    found = first_difference(record)
    assert (found.where, f"outcome {len(luck) - 2} " in found.why) == (-1, True)


def test_a_record_without_its_secret_says_nothing_about_dice_yet() -> None:
    record = {**played("gorus"), "secret": None}
    dice = DiceCheck(record, game("gorus").rules.version)
    verify(game("gorus"), record, dice)
    assert (dice.outcomes, dice.commitment) == (0, record["commitment"])


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"commitment": "12"}, "commitment is broken"),
        ({"commitment": None}, "no commitment"),
        ({"secret": 5}, "secret is broken"),
        ({"secret": "A" * 64}, "secret is broken"),
        ({"salts": SALTS[:2]}, "2 salts for 3 seats"),
        ({"salts": ["x", "", ""]}, "salts are broken"),
        ({"salts": {}}, "salts are broken"),
    ],
)
def test_broken_fields_are_refused_in_one_line(change: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        read_record(json.dumps({**played("gorus"), **change}), "here", lambda name: game(name).rules)


# Trials


def test_a_trial_that_is_thrown_away_neither_rolls_again_nor_uses_anything_up() -> None:
    """At every decision of a match: all answers are tried on forks, some of them twice; each gives the same outcomes
    again, and the match goes on as if nobody had tried."""
    match, plain = [started("munera", secret_of("forks"), SALTS) for _ in range(2)]
    rng, same = Random(3), 0
    for _ in range(250):
        choice = choice_of(match)
        for option in {any_of(choice.options, rng) for _ in range(4)}:
            seen = []
            for _ in range(2):
                trial = match.fork()
                trial.answer(choice.seat, choice.id, option)
                seen.append(trial.record["segments"][-1]["entries"][len(match.record["segments"][-1]["entries"]) :])
            assert seen[0] == seen[1]
            same += bool(seen[0] and seen[0][0]["luck"])
        option = any_of(choice.options, rng)
        fork = match.fork()
        fork.answer(choice.seat, choice.id, option)
        match = fork
        again = choice_of(plain)
        plain.answer(again.seat, again.id, option)
    assert same > 20
    assert match.record == plain.record


def test_number_n_is_the_same_whatever_was_answered_before() -> None:
    """Two matches that go different ways: what comes out of a die depends on its number, not on the answers."""
    secret, seen = secret_of("two ways"), []
    for seed in (1, 2):
        match = started("munera", secret, SALTS)
        play_on(match, Random(seed), 200)
        seen.append(match)
    dice = FairDice(secret, SALTS)
    for match in seen:
        record = match.record["segments"][0]
        numbers = count()
        for part in (record, *record["entries"]):
            for outcome in part["luck"]:
                n = next(numbers)
                if isinstance(outcome, int):
                    assert outcome == dice.number(n, 10)
