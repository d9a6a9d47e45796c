"""Tests the comparison of two decks: figures that agree with the matches, valid intervals, named changes."""

from __future__ import annotations

from html import escape
from pathlib import Path
from random import Random

import pytest

from harena.games import game
from harena.games.gorus.deck_format import FAVORED_ZERO
from harena.games.munera.decks import starting_file
from harena.intervals import joint
from harena.lab import compare_page
from harena.lab.compare import (
    BOT,
    DEED,
    FEW,
    ROUNDS,
    SEAT,
    SIDE,
    WON,
    Comparison,
    Difference,
    Key,
    Pair,
    compared,
    figures,
    paired_workers,
    whole_victories,
)
from harena.lab.compare_output import Change, Naming, about, deck_changes, rounded_up
from harena.lab.match_rows import Row
from harena.lab.simulate import Plan
from harena.lab.study.glossary import Glossary
from harena.text import Texts


def a_row(seat: int, won: float = 0.0, rounds: int = 3, **deeds: dict[str, int]) -> Row:
    side = "red" if seat == 1 else "blue"
    return Row(0, seat, "heuristic", side, won, 7, rounds, 10, 12, {"glory": [1, 2, 7]}, deeds, {})


def test_what_is_counted_in_a_match() -> None:
    found = dict(figures([a_row(1, 1.0, bought={"Crixus": 2}), a_row(2, sold={"Crixus": 1}), a_row(3)]))
    assert found[ROUNDS,] == (3.0, 1.0)
    assert found["end", "glory"] == (21.0, 3.0)
    assert found[SEAT, "1"] == (1.0, 1.0)
    assert found[SIDE, "blue"] == (0.0, 2.0)
    assert found[BOT, "heuristic"] == (1.0, 3.0)
    assert found[DEED, "bought", "Crixus"] == (2.0, 1.0)
    assert found[WON, "bought", "Crixus"] == (1.0, 1.0)
    assert found[WON, "sold", "Crixus"] == (0.0, 1.0)


def test_what_stays_the_same_hardly_ever_looks_changed() -> None:
    """Matches of one kind are assigned to either deck at random: of 100 comparisons about five may call something
    clear, and figures from few matches, or rare cards, must not be among them."""
    rng, alarms = Random(7), 0
    cards = [f"card {number}" for number in range(30)]

    def a_match() -> list[Row]:
        winner = rng.randrange(1, 5)
        bought = [{card: 1 for at, card in enumerate(cards) if rng.random() < 1 / (2 + at)} for _ in range(4)]
        return [
            a_row(seat, float(seat == winner), rng.randrange(3, 9), bought=bought[seat - 1]) for seat in range(1, 5)
        ]

    for matches in (1, 3, 10, 40, 100):
        for _ in range(20):
            comparison = Comparison()
            for _ in range(matches):
                comparison.add(a_match(), a_match())
            alarms += any(each.is_clear for each in comparison.differences())
    assert alarms <= 12


def test_an_interval_holds_as_often_as_it_says() -> None:
    """For a single figure, a ratio of correlated sums, about 380 of 400 intervals of 95 % contain the truth."""
    rng, held = Random(7), 0
    for _ in range(400):
        comparison = Comparison()
        comparison.matches = 150
        pair = comparison.pairs["score",] = Pair()
        for _ in range(150):
            common = rng.random()
            one = [common < 0.3, rng.random() < 0.5, rng.random() < 0.5]
            other = [common < 0.36, rng.random() < 0.5, rng.random() < 0.5]
            pair.add((sum(one), 3.0), (sum(other), 3.0))
        (found,) = comparison.differences()
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.02 <= found.high
    assert 365 <= held <= 395


def test_the_same_luck_makes_a_difference_surer() -> None:
    rng, widths = Random(1), []
    for together in (True, False):
        comparison = Comparison()
        comparison.matches = 300
        pair = comparison.pairs["rounds",] = Pair()
        for _ in range(300):
            luck, other = rng.random(), rng.random()
            pair.add((luck, 1.0), ((luck if together else other) + 0.01, 1.0))
        (found,) = comparison.differences()
        assert found.low is not None
        assert found.high is not None
        assert found.is_clear == together
        widths.append(found.high - found.low)
    assert widths[0] < widths[1] / 100


def only(comparison: Comparison, *pairs: tuple[Key, list[tuple[float, float]]]) -> dict[Key, Difference]:
    """Return the differences of these figures alone: per match, what it was with either deck."""
    for key, values in pairs:
        comparison.matches = len(values)
        pair = comparison.pairs[key] = Pair()
        for one, other in values:
            pair.add((one, 1.0), (other, 1.0))
    return {each.key: each for each in comparison.differences()}


def test_victories_by_lot_by_hand() -> None:
    """In each of 40 matches two of four bought it, and in 10 of them one of the two won; with the other deck in none.
    The rate is (10 + 0 + 2) / (80 + 80 + 4) = 0.0732. Of two that bought it one wins with 2 * 0.0732 = 0.1463, so the
    variance of a match is 0.1463 * 0.8537 = 0.1249, and that of a deck 40 * 0.1249 / 80 ** 2 = 0.000781."""
    pair = Pair()
    for number in range(40):
        pair.add((float(number < 10), 2.0), (0.0, 2.0))
    assert pair.is_rare()
    assert pair.by_lot(alone=True) == pytest.approx(2 * 0.000781, rel=0.002)
    assert pair.by_lot(alone=False) == pytest.approx(0.0732 * 0.9268 * 2 / 40, rel=0.002)  # partners win together


def test_where_many_won_the_scatter_alone_counts() -> None:
    """Both decks have the same winner in nearly every match, which makes the difference surer than by lot."""
    comparison = Comparison()
    for number in range(200):
        rows = [a_row(seat, float(seat == 1 + number % 2)) for seat in (1, 2)]
        turned = [a_row(seat, float(seat != 1 + number % 2)) for seat in (1, 2)]
        comparison.add(rows, turned if number == 7 else rows)
    found = {each.key: each for each in comparison.differences()}
    assert not comparison.pairs[SEAT, "1"].is_rare()
    assert width(found[SEAT, "1"]) < 0.03  # by lot it would be 0.2


def width(found: Difference) -> float:
    assert found.low is not None
    assert found.high is not None
    return found.high - found.low


def test_how_many_matches_a_difference_needs_by_hand() -> None:
    """In half of 100 matches the second deck makes 2 rounds more, in the others 1.6 fewer: 0.2 more on average, and the
    standard deviation is 1.8, so the standard error is 1.8 / sqrt(99) = 0.1809. The interval reaches 1.984 of them. To
    be clear four times of five, 0.2 must be 1.984 + 0.842 of them: 100 * (2.826 * 0.1809 / 0.2) ** 2 = 653 matches."""
    found = only(Comparison(), ((ROUNDS,), [(3.0, 5.0), (3.0, 1.4)] * 50))[ROUNDS,]
    assert found.other - found.one == pytest.approx(0.2)
    assert (found.low, found.high) == pytest.approx((0.2 - 1.984 * 0.1809, 0.2 + 1.984 * 0.1809), abs=1e-3)
    assert found.needs == pytest.approx(653, abs=2)
    assert only(Comparison(), ((ROUNDS,), [(3.0, 5.0)] * 50))[ROUNDS,].needs is None  # clear
    assert only(Comparison(), ((ROUNDS,), [(3.0, 5.0), (3.0, 1.0)] * 50))[ROUNDS,].needs is None  # looks like nothing


def test_as_many_matches_as_it_needs_are_enough_four_times_of_five() -> None:
    rng, clear = Random(5), 0
    for _ in range(200):
        values = [(3.0, 3.2 + rng.gauss(0, 1.8)) for _ in range(653)]
        clear += only(Comparison(), ((ROUNDS,), values))[ROUNDS,].is_clear
    assert 140 <= clear <= 178


def test_changed_cards_are_a_family_of_their_own() -> None:
    """A hundred other cards do not widen the intervals of the one that was changed."""
    rng = Random(2)
    keys = [(DEED, "bought", f"card {number}") for number in range(100)]
    pairs = [(key, [(float(rng.random() < 0.4), float(rng.random() < 0.4)) for _ in range(200)]) for key in keys]
    together = only(Comparison(), *pairs)
    alone = only(Comparison(lambda key: key == keys[7]), *pairs)
    by_itself = only(Comparison(), pairs[7])
    assert {each.family for each in together.values()} == {"cards"}
    assert [key for key, each in alone.items() if each.family == "changed"] == [keys[7]]
    assert alone[keys[7]] == by_itself[keys[7]]._replace(family="changed")
    assert width(together[keys[7]]) / width(alone[keys[7]]) == pytest.approx(joint(100) / joint(1), rel=0.03)


def test_figures_of_a_changed_card_are_found() -> None:
    munera = game("munera").decks
    assert munera is not None
    of_roma = about(munera, [Change("munus", "Roma", "denarii", 15, 25)])
    assert of_roma((DEED, "contract", "Roma"))
    assert of_roma((WON, "chosen", "Roma"))
    assert not of_roma((DEED, "contract", "Capua"))
    assert not of_roma((SEAT, "1"))
    assert about(munera, [Change("house", "Batiatus", "gold", 1, 2)])((SIDE, "Batiatus"))


@pytest.mark.parametrize(("matches", "said"), [(7, 7), (99, 99), (101, 110), (653, 660), (12345, 13000)])
def test_more_than_two_digits_would_not_be_meant(matches: int, said: int) -> None:
    assert rounded_up(matches) == said


@pytest.fixture(scope="module")
def dearer() -> tuple[Plan, list[Change], Comparison]:
    """A comparison of Gorus as usual with a deck in which the ranks from 10 on are worth ten times as much."""
    usual = game("gorus").complete({"players": 3, "target": 1})
    dear = {**usual, "favor": [*usual["favor"][:10], *[10 * favor for favor in usual["favor"][10:]]]}
    plans = [Plan("gorus", options, ("random",) * 3, 1, "", True) for options in (usual, dear)]
    decks = game("gorus").decks
    assert decks is not None
    changes = deck_changes(decks, usual, dear)
    comparison = Comparison(about(decks, changes))
    with paired_workers(plans[0], plans[1], 1) as hall:
        for _ in compared(60, hall, comparison):
            """Count them."""
    return plans[0], changes, comparison


@pytest.mark.parametrize("lang", ["de", *[pytest.param(each, marks=pytest.mark.more) for each in ("en", "fr", "it")]])
def test_a_page_of_a_comparison(tmp_path: Path, dearer: tuple[Plan, list[Change], Comparison], lang: str) -> None:
    """It names cards in the reader's language."""
    plan, changes, comparison = dearer
    texts = Texts(lang)
    out = tmp_path / "page.html"
    compare_page.check(out, [])
    names = Naming(texts, Glossary("gorus", plan.options, texts))
    compare_page.write(out, compare_page.Setting(plan, "ours", "mine.toml"), comparison, changes, names)
    html = out.read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in html
    for key in (
        "report-summary",
        "compare-changes",
        "compare-game",
        "compare-cards",
        "compare-others",
        "report-method",
    ):
        assert escape(texts.say(key)) in html
    axes = texts.say("gorus-card", school=texts.say("gorus-school-axes"), rank=12)
    assert axes in html
    assert escape(texts.say("compare-end", name=texts.say("report-measure-favor"))) in html
    assert html.count("<svg") >= 2
    assert "nan" not in html.lower().split()


def test_partners_win_together() -> None:
    rows = [a_row(seat, 0.5 if seat % 2 else 0.0) for seat in (1, 2, 3, 4)]
    for row in rows:
        row.side = "A" if row.seat % 2 else "B"
    found = dict(figures(whole_victories(rows)))
    assert found[SIDE, "A"] == (2.0, 2.0)
    assert found[SIDE, "B"] == (0.0, 2.0)
    assert found[SEAT, "3"] == (1.0, 1.0)


def test_a_deed_is_counted_over_all_matches() -> None:
    comparison = Comparison()
    for number in range(40):
        without = [a_row(1, 1.0), a_row(2)]
        bought = [a_row(1, 1.0, bought={"Crixus": 1}), a_row(2)] if number % 2 else without
        comparison.add(bought, [a_row(1, 1.0, bought={"Crixus": 1}), a_row(2)])
    found = {each.key: each for each in comparison.differences()}
    deed = found[DEED, "bought", "Crixus"]
    assert (deed.one, deed.other, deed.matches) == (0.5, 1.0, 40)
    assert deed.low is not None
    assert deed.high is not None
    assert deed.low < 0.5 < deed.high
    assert found[WON, "bought", "Crixus"].one == 1.0
    assert not found[ROUNDS,].is_clear


def test_few_matches_give_no_verdict() -> None:
    comparison = Comparison()
    for number in range(FEW + 5):
        rows = [a_row(1, 1.0, bought={"Crixus": 1} if number < 3 else {}), a_row(2)]
        comparison.add(rows, rows)
    found = {each.key: each for each in comparison.differences()}
    assert found[ROUNDS,].low == 0
    for key in ((DEED, "bought", "Crixus"), (WON, "bought", "Crixus")):
        assert found[key].low is None
        assert not found[key].is_clear


def test_what_was_changed_on_the_cards() -> None:
    ours = starting_file()
    roma = next(line for line in ours.splitlines() if '"Roma"' in line)
    more = ours.replace(roma, roma.replace("denarii = 15", "denarii = 25"))
    assert more != ours
    changed = [Change("munus", "Roma", "denarii", 15, 25)]
    munera, gorus = game("munera").decks, game("gorus").decks
    assert munera is not None
    assert gorus is not None
    assert deck_changes(munera, {"decks": ""}, {"decks": more}) == changed
    assert deck_changes(munera, {"decks": ours}, {"decks": more}) == changed
    assert deck_changes(munera, {"decks": more}, {"decks": ""}) == [Change("munus", "Roma", "denarii", 25, 15)]
    assert deck_changes(munera, {"decks": ""}, {"decks": ours}) == []
    rank, zero = Change("rank", "1", "favor", 1, 5), Change("rank", FAVORED_ZERO, "favor", 2, 3)
    assert deck_changes(gorus, {"favor": [0, 1, 2]}, {"favor": [0, 5, 3]}) == [rank, zero]
    assert [card for card in ("Axes 1", "Axes 11", "Axes 0") if gorus.is_card("rank", "1", card)] == ["Axes 1"]
    assert gorus.is_card("rank", FAVORED_ZERO, "Axes 0")
    assert munera.is_card("minister", "doctor 1", "Doctor 1")


@pytest.mark.parametrize("workers", [1, 2])
def test_a_change_that_cannot_be_missed(workers: int) -> None:
    """Ranks from 10 on are worth ten times as much, so totals grow. The number of workers changes nothing."""
    usual = game("gorus").complete({"players": 3, "target": 1})
    dear = {**usual, "favor": [*usual["favor"][:10], *[10 * favor for favor in usual["favor"][10:]]]}
    plans = [Plan("gorus", options, ("random",) * 3, 1, "", True) for options in (usual, dear)]
    comparison = Comparison()
    with paired_workers(plans[0], plans[1], workers) as hall:
        done = list(compared(60, hall, comparison))
    assert done == list(range(1, 61))
    found = {each.key: each for each in comparison.differences()}
    assert found["end", "favor"].is_clear
    assert found["end", "favor"].other > found["end", "favor"].one
    assert not found[SEAT, "1"].is_clear
