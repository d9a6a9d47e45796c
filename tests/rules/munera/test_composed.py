"""M-15: Eventum cards that are put together from effects in a deck file (docs/deck-files.md)."""

from __future__ import annotations

import re
from contextlib import suppress
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena.bots.heuristic.munera import decide
from harena.bots.heuristic.munera.cards import CardEvaluation
from harena.bots.heuristic.munera.hints import REASONS
from harena.games.munera import GAME, table_text, words
from harena.games.munera.actions import PLAY, STAND
from harena.games.munera.card_text import effect_line, when_line
from harena.games.munera.cards import split
from harena.games.munera.cards.card import PURPOSES
from harena.games.munera.cards.composed import AIMS, ONLY, WHENS, composed
from harena.games.munera.cards.effects import EFFECTS
from harena.games.munera.decks import (
    AFTER_ROLL,
    AUCTION_WON,
    BEFORE_HEALING,
    BEFORE_JUDGEMENT,
    BEFORE_TRAVEL,
    MOMENT_KEYS,
    PAYMENT,
    POLL,
    SPECTACLE_END,
    decks,
    our_decks,
    starting_file,
)
from harena.games.munera.recipe_text import recipe_line
from harena.games.munera.school import PRIMUS, VETERANUS
from harena.games.munera.state import Duel, Effects, Munera, Roll, Spectacle
from harena.kernel.chance import Luck, OutOfLuck
from harena.kernel.choice import PASS, listed
from harena.kernel.rules import BadInput
from harena.kernel.serialization import dump, load
from harena.kernel.state import enclosing
from harena.matches.match import Match
from harena.text import LANGUAGES, Texts
from harena.text_protocol import hint
from tests.laws.check import recorded_match_replays
from tests.laws.laws import walk
from tests.rules.munera.own_cards import EXAMPLE, FIRST, Row, big_deck, deck, do, row, targets, to_moment, use
from tests.rules.munera.playing import (
    RULES,
    answer,
    asked,
    bid,
    duel,
    give_bids,
    gladiator,
    man,
    names,
    options,
    pass_window,
    position,
    script,
    spectacle,
    told,
    watched,
)

MEN = {0: ["Leo", "Ursus"], 1: ["Hector", "Audax"], 2: ["Paris"]}  # Hector is a Captivus: Obedience 1
PAGE = Path(__file__).parents[3] / "docs" / "deck-files.md"


def at_rest(*rows: Row, hands: dict[int, list[str]] | None = None, **more: Any) -> Munera:
    """Set up a rest moment of the Forum phase, in which seat 0 holds the first of these cards."""
    usual: dict[str, Any] = {"men": MEN, "forum": ["Draco"], "phase": "auctions", "hands": hands or {0: [FIRST]}}
    return position(**{**usual, "decks": deck(*rows), **more})


def before_duel(*rows: Row, **more: Any) -> Munera:
    """Leo (I, of 0) meets Audax (II, of 1); seat 0 holds the first card. Virtus 2 and 1, Courage 4 and 2."""
    men = {0: ["Leo hoplomachus"], 1: ["Audax aequimanus"]}
    return duel("Leo", "Audax", **{"men": men, "players": 2, "hands": {0: [FIRST]}, "decks": deck(*rows), **more})


def journey(*rows: Row, **more: Any) -> Munera:
    """Two schools travel to Telesia in Samnium: 0 from Sardinia (6 denarii), 1 from Aemilia (4)."""
    men = {0: ["Leo hoplomachus", "Ursus aequimanus"], 1: ["Hector hoplomachus", "Audax aequimanus"]}
    usual: dict[str, Any] = {"men": men, "players": 2, "regions": ["Sardinia", "Aemilia"], "hands": {0: [FIRST]}}
    usual |= {"mine": ["Leo", "Ursus"], "theirs": ["Hector", "Audax"], "decks": deck(*rows)}
    return spectacle("Telesia", **{**usual, **more})


def fight(g: Munera) -> Duel:
    return enclosing(g, Duel)


# Schools


@pytest.mark.rule("M-15", "M-14.1")
def test_glory() -> None:
    g = use(at_rest(row("at-rest", do("glory", 2)), glory=[1, 0, 4]))
    assert g.glory == [3, 0, 4]
    g = at_rest(row("at-rest", do("glory", -3, who="others")), glory=[5, 2, 4])
    events = watched(g)
    assert use(g).glory == [5, 0, 1], "never below 0"
    assert told(events, "glory-lost") == [(1, 2, 0), (2, 3, 1)]
    g = use(at_rest(row("at-rest", do("glory", 99, who="all")), glory=[0, 1, 0]))
    assert (g.seat, g.winners) == (-1, (1,)), "all gain before anybody looks"


@pytest.mark.rule("M-15")
def test_denarii() -> None:
    g = at_rest(row("at-rest", do("denarii", 7), do("denarii", -4, who="others")), denarii=[1, 3, 25])
    assert use(g).denarii == [8, 0, 21]
    g = at_rest(row("at-rest", do("denarii", -5, who="all", above=15)), denarii=[16, 15, 99])
    assert use(g).denarii == [11, 15, 94]
    g = at_rest(row("at-rest", do("denarii", -5, who="others", above=15)), denarii=[99, 15, 0])
    assert targets(g) == [], "a card that changes nothing cannot be played"
    g = at_rest(row("at-rest", do("denarii", 5, who="target"), aim="any-school"))
    assert targets(g) == [0, 1, 2]
    assert use(g, 2).denarii == [25, 25, 30]


@pytest.mark.rule("M-15")
def test_steal() -> None:
    g = at_rest(row("at-rest", do("steal", 9), aim="other-school"), denarii=[0, 4, 0])
    assert targets(g) == [1], "there is nothing to take from the other"
    assert use(g, 1).denarii == [4, 0, 0]
    assert use(at_rest(row("at-rest", do("steal", 3)))).denarii == [31, 22, 22], "from all others"


@pytest.mark.rule("M-15", "M-1.1")
def test_draw() -> None:
    g = use(at_rest(row("at-rest", do("draw", 2), do("draw", 1, who="others"))))
    assert [hand.bit_count() for hand in g.hands] == [2, 1, 1]
    held = [FIRST, "Triumphus", "Rudis Donata", "Acclamatio", "Sibilus"]
    g = use(at_rest(row("at-rest", do("draw", 2)), hands={0: held}))
    assert asked(g) == (0, "hand.throw_away"), "six cards are too many"
    answer(g, 0, options(g)[0])
    assert (asked(g)[1], g.hands[0].bit_count()) == ("rest.act", 5)


# Men


@pytest.mark.rule("M-15")
@pytest.mark.parametrize(
    ("dice", "points", "men"), [([1], 1, ["Audax", "Hector"]), ([2], 0, ["Audax"]), ([9], 0, ["Audax"])]
)
def test_a_test_with_two_outcomes(dice: list[int], points: int, men: list[str]) -> None:
    parts = [do("test"), do("gone", given="failed"), do("glory", 1, who="target", given="passed")]
    g = script(at_rest(row("at-rest", *parts, aim="other-man")), *dice)
    assert gladiator("Leo") not in targets(g)
    events = watched(g)
    use(g, "Hector")
    assert (g.glory, names(g.school[1])) == ([0, points, 0], men)
    assert len(told(events, "test-passed")) == points
    assert len(told(events, "disobeyed")) == len(told(events, "vanished")) == 1 - points


@pytest.mark.rule("M-15")
def test_the_amount_of_a_test_is_added_to_obedience() -> None:
    for amount, wounded in ((1, []), (0, ["Hector"])):
        g = script(at_rest(row("at-rest", do("test", amount), do("wound", given="failed"), aim="other-man")), 2)
        assert names(use(g, "Hector").wounded) == wounded


@pytest.mark.rule("M-15", "M-5.3")
def test_a_test_is_a_test_for_other_cards() -> None:
    rows = (
        row("at-rest", do("test"), do("gone", given="failed"), aim="any-man"),
        row("before-test", do("succeed"), do("denarii", 2), aim="own-man", title="Secunda"),
    )
    g = script(at_rest(*rows, hands={0: [FIRST], 1: [FIRST]}))
    use(g, "Hector")
    assert asked(g) == (1, "moment.play_card")
    use(g, seat=1, title=1)
    assert (names(g.school[1]), g.denarii) == (["Audax", "Hector"], [25, 27, 25]), "no die is rolled"
    g = at_rest(*rows, hands={0: [FIRST], 1: [FIRST]})
    use(g, "Paris")
    assert (asked(g)[0], targets(g, 1)) == (1, []), "Paris is not his"


@pytest.mark.rule("M-15", "M-9.8")
def test_wound_heal_engage_ready() -> None:
    men = {0: ["Leo wounded", "Ursus engaged"], 1: ["Hector"]}
    g = at_rest(row("at-rest", do("wound"), aim="any-man"), men=men)
    assert targets(g) == sorted([gladiator("Ursus"), gladiator("Hector")]), "Leo has a marker"
    assert names(use(g, "Hector").wounded & g.engaged) == names(g.wounded) == names(g.wounded)
    assert "Hector" in names(g.wounded)
    g = use(at_rest(row("at-rest", do("heal"), aim="own-man"), men=men), "Leo")
    assert (g.wounded, "Leo" in names(g.engaged)) == (0, True)
    g = at_rest(row("at-rest", do("engage"), aim="any-man"), men=men)
    assert targets(g) == [gladiator("Hector")]
    assert "Hector" in names(use(g, "Hector").engaged)
    g = at_rest(row("at-rest", do("ready"), aim="own-man"), men=men)
    assert targets(g) == [gladiator("Ursus")], "a wounded man stays engaged"
    assert names(use(g, "Ursus").engaged) == ["Leo"]
    g = at_rest(row("at-rest", do("heal"), do("ready"), aim="own-man"), men=men)
    assert use(g, "Leo").wounded == 0
    assert names(g.engaged) == ["Ursus"], "the first effect makes room for the second"


@pytest.mark.rule("M-15", "M-3.5")
def test_gone_pays_nothing() -> None:
    g = use(at_rest(row("turn-end", do("gone"), aim="other-man"), phase="end"), "Paris")
    assert (g.school[2], names(g.men_gone), g.denarii) == (0, ["Paris"], [25, 25, 25])


@pytest.mark.rule("M-15", "M-3.3")
def test_fame_and_rank() -> None:
    leo = gladiator("Leo")
    men = {0: ["Leo veteranus 2", "Ursus primus"]}
    g = use(at_rest(row("at-rest", do("fame", 3), aim="own-man"), men=men), "Leo")
    assert (g.rank[leo], g.fame[leo]) == (PRIMUS, 1)
    g = use(at_rest(row("at-rest", do("fame", -5), aim="own-man"), men=men), "Leo")
    assert (g.rank[leo], g.fame[leo]) == (VETERANUS, 0), "a rank is never lost"
    g = at_rest(row("at-rest", do("rank"), aim="own-man"), men=men)
    assert targets(g) == [leo]
    assert (use(g, "Leo").rank[leo], g.fame[leo]) == (PRIMUS, 0)


@pytest.mark.rule("M-15")
def test_each_man_of_a_kind() -> None:
    men = {0: ["Leo wounded", "Ursus", "Paris tiro"], 1: ["Hector veteranus", "Audax"]}
    g = at_rest(row("at-rest", do("glory", 1), do("fame", 1), aim="each-own-man", only=["free", "tiro"]), men=men)
    use(g)
    assert g.glory == [2, 0, 0]
    assert [g.fame[gladiator(name)] for name in ("Leo", "Ursus", "Paris", "Hector")] == [0, 1, 1, 0]
    parts = [do("test"), do("wound", given="failed"), do("denarii", 1, given="passed")]
    g = script(at_rest(row("at-rest", *parts, aim="each-other-man"), men=MEN), *[9, 0, 9])
    tested = [who for who in range(40) if (g.school[1] | g.school[2]) >> who & 1]
    use(g)
    assert g.wounded == 1 << tested[0] | 1 << tested[2]
    assert g.denarii == [26, 25, 25]


@pytest.mark.rule("M-15")
def test_only_some_men() -> None:
    men = {0: ["Leo retiarius veteranus", "Ursus", "Paris engaged"], 1: ["Hector", "Audax retiarius"]}

    def found(*only: str) -> list[str]:
        g = at_rest(row("at-rest", do("fame", 1), aim="any-man", only=list(only)), men=men)
        return sorted([our_decks().man[target] for target in targets(g)])

    assert found("captivus") == ["Hector", "Leo", "Ursus"]
    assert found("captivus", "free", "tiro") == ["Hector", "Ursus"]
    assert found("retiarius") == ["Audax", "Leo"]
    assert found("engaged") == ["Paris"]
    assert found("veteranus", "tiro") == sorted(["Leo", "Ursus", "Paris", "Hector", "Audax"])


@pytest.mark.rule("M-15", "M-13.2")
def test_men_on_loan_are_nobodys_aim() -> None:
    loans = [("Hector", 0, "Telesia")]
    g = at_rest(row("at-rest", do("gone"), aim="any-man"), phase="munus", open=["Telesia"], loans=loans, forum=[])
    assert gladiator("Hector") not in targets(g)
    assert gladiator("Audax") in targets(g)


@pytest.mark.rule("M-15", "M-7.3")
def test_no_man_is_taken_between_choice_and_poll() -> None:
    men = {0: ["Leo hoplomachus", "Ursus aequimanus"], 1: ["Hector hoplomachus", "Audax aequimanus"]}
    for effect, possible in (("gone", False), ("wound", False), ("engage", False), ("rank", True)):
        g = spectacle("Telesia", at="rest_after_choice", men=men, hands={0: [FIRST]},
                      decks=deck(row("at-rest", do(effect), aim="any-man")))  # fmt: skip
        assert asked(g) == (0, "rest.act")
        assert bool(targets(g)) == possible


# Duels


@pytest.mark.rule("M-15", "M-9.2")
def test_comprobatio_and_virtus_and_pugna_and_wounds() -> None:
    g = use(before_duel(row("before-duel", do("comprobatio", -3))))
    assert fight(g).approval == -3
    g = before_duel(row("before-duel", do("virtus", 99), aim="own-fighter"))
    assert targets(g) == [0]
    assert fight(use(g)).virtus == (10, 1)
    assert fight(use(before_duel(row("before-duel", do("virtus", -9), aim="other-fighter")), 1)).virtus == (2, 0)
    g = before_duel(row("before-duel", do("pugna", 3), aim="any-fighter"))
    assert targets(g) == [0, 1]
    assert fight(use(g, 1)).pugna == -3
    assert fight(use(before_duel(row("before-duel", do("wounds", 2), aim="any-fighter")), 1)).wounds == (0, 2)
    g = before_duel(row("before-duel", do("wounds", -2), aim="any-fighter"))
    assert targets(g) == [], "nobody is wounded yet"


@pytest.mark.rule("M-15", "M-9.4")
def test_a_die_is_rolled_again() -> None:
    g = before_duel(row("after-roll", do("reroll"), do("draw", 1), aim="any-fighter"), luck=[5, 1])
    to_moment(g, AFTER_ROLL)
    assert targets(g) == [0, 1]
    script(g, 8, 20)
    assert fight(use(g, 1)).dice == (5, 8)
    assert g.hands[0] == 1 << 20
    assert asked(g)[1] == "duel.reroll", "re-rolls are open again"


@pytest.mark.rule("M-15", "M-9.5")
def test_blunt_weapons() -> None:
    g = before_duel(row("before-duel", do("blunt"), do("comprobatio", 1)))
    assert (fight(use(g)).blunt, fight(g).approval) == (1, 1)
    view = GAME.view(g, 0)
    names = words.naming(Texts("en"), view["options"], ["Ada", "Bo"], 0)
    assert "nobody dies by accident" in "\n".join(table_text.table(Texts("en"), view, names))


# Rolls


@pytest.mark.rule("M-15", "M-9.7", "M-9.8", "M-6.2")
@pytest.mark.parametrize(("effect", "well"), [("succeed", True), ("fail", False)])
def test_a_roll_without_a_die(effect: str, well: bool) -> None:
    men = {0: ["Leo wounded"], 1: ["Paris"]}
    g = position(2, "forum", men=men, hands={0: [FIRST]}, decks=deck(row("before-healing", do(effect), aim="own-man")))
    to_moment(g, BEFORE_HEALING)
    assert targets(g) == [0]
    events = watched(g)
    use(g)
    assert told(events, "roll") == []
    assert bool(told(events, "recovered")) == well
    g = position(2, "forum", men=men, hands={1: [FIRST]}, decks=deck(row("before-healing", do(effect), aim="own-man")))
    assert targets(to_moment(g, BEFORE_HEALING)) == [], "Leo is not his"


@pytest.mark.rule("M-15")
def test_a_better_or_worse_roll() -> None:
    for amount, need in ((2, 2), (-2, 6)):
        for die in range(10):
            men = {0: ["Leo wounded"], 1: ["Paris"]}
            cards = deck(row("before-healing", do("chance", amount)))
            g = script(to_moment(position(2, "forum", men=men, hands={0: [FIRST]}, decks=cards), BEFORE_HEALING), die)
            events = watched(g)
            with suppress(OutOfLuck):  # the script ends with this die; the Forum draws cards after it
                use(g)
            assert bool(told(events, "recovered")) == (die >= need), (amount, die)


@pytest.mark.rule("M-15", "M-9.7")
def test_the_judgement_of_ones_own_man() -> None:
    for aim, offered in (("own-man", [1]), ("other-man", [0]), ("any-man", [0, 1])):
        cards = deck(row("before-judgement", do("chance", 5), do("fame", 1), aim=aim))
        g = before_duel(hands={0: [FIRST], 1: [FIRST]}, luck=[9, 0, 9, 9, 0, 9], decks=cards)
        g.hands = [1, 2]  # seat 1 has the second card, which gives denarii
        to_moment(g, BEFORE_JUDGEMENT)
        assert enclosing(g, Roll).man == gladiator("Audax")
        assert bool(targets(g)) == (0 in offered)
        if targets(g):
            before = enclosing(g, Roll).modifier
            f = enclosing(g, Roll)
            script(g, 0, 9)
            use(g)
            assert f.modifier == before + 5
            assert g.fame[gladiator("Audax")] >= 1


# The journey, the poll, the Forum


@pytest.mark.rule("M-15", "M-8.1")
def test_fare() -> None:
    g = to_moment(journey(row("payment", do("fare", 3), do("denarii", 1), aim="other-school")), PAYMENT)
    assert (enclosing(g, Spectacle).payers[0], targets(g)) == (0, []), "it is for another's journey"
    pass_window(g)
    use(g)
    assert g.denarii == [25 - 6 + 1, 25 - 4 - 3]
    g = to_moment(journey(row("payment", do("fare", -99), aim="own-school")), PAYMENT)
    assert use(g).denarii[0] == 25, "a journey never costs less than nothing"


@pytest.mark.rule("M-15", "M-8.1")
def test_free_travel_and_storm() -> None:
    g = to_moment(journey(row("payment", do("free-travel"), do("draw", 3))), PAYMENT)
    assert use(g).denarii[0] == 25
    assert g.hands[0].bit_count() == 3 + 1, "and the card of M-8.2"
    g = journey(row("before-travel", do("storm")))
    to_moment(g, BEFORE_TRAVEL)
    use(g)
    assert g.denarii[0] < 25 - 6, "sea zones cost more from Sardinia"


@pytest.mark.rule("M-15", "M-7.4")
def test_contract() -> None:
    men = {
        0: ["Leo hoplomachus", "Ursus aequimanus"],
        1: ["Hector hoplomachus", "Audax aequimanus"],
        2: ["Lupus hoplomachus", "Paris aequimanus"],
    }
    cards = deck(row("poll", do("contract"), do("glory", 1)))
    g = spectacle("Telesia", at="open_poll", men=men, hands={2: [FIRST]}, decks=cards)
    for seat in (1, 2):
        answer(g, seat, STAND)
    to_moment(g, POLL)
    use(g, seat=2)
    assert enclosing(g, Spectacle).rival == 2
    assert g.glory == [1, 0, 2]


@pytest.mark.rule("M-15", "M-6.4")
def test_outbid() -> None:
    g = at_rest(row("auction-won", do("outbid")), hands={2: [FIRST]}, forum=["Draco", "Atrox"], men={})
    pass_window(g)
    answer(g, 0, man("Draco"))
    give_bids(g, 3, 6, 5)
    to_moment(g, AUCTION_WON)
    use(g, seat=2)
    assert asked(g) == (2, "forum.enlist")
    assert bid(7) - bid(0) == 25 - g.denarii[2]


# Moments


@pytest.mark.rule("M-15", "M-5.3")
def test_at_rest_in_the_forum_phase_only() -> None:
    card = row("forum-rest", do("glory", 1))
    assert targets(at_rest(card)) == [0]
    assert targets(at_rest(card, phase="munus", open=["Telesia"], forum=[])) == []
    assert targets(at_rest(card, phase="end", forum=[])) == []


@pytest.mark.rule("M-15")
@pytest.mark.parametrize(("needs", "fallen", "fits"), [("unhurt", 0, True), ("unhurt", 1, False), ("fought", 1, True)])
def test_what_must_have_happened(needs: str, fallen: int, fits: bool) -> None:
    men = {0: ["Leo hoplomachus", "Ursus aequimanus"], 1: ["Hector hoplomachus", "Audax aequimanus"]}
    card = row("spectacle-end", do("glory", 1), needs=needs)
    g = spectacle("Telesia", at="applause", mine=["Leo"], theirs=["Audax"], men=men, players=2, hands={0: [FIRST]},
                  decks=deck(card))  # fmt: skip
    assert targets(to_moment(g, SPECTACLE_END)) == [], "nobody fought"
    f = enclosing(g, Spectacle)
    f.fought, f.fallen = f.fighters[0] | f.fighters[1], fallen
    assert bool(targets(g)) == fits


@pytest.mark.rule("M-15")
def test_effects_in_their_order_with_a_test_in_between() -> None:
    """A position is saved and loaded again in the middle of a card."""
    parts = [do("denarii", 3), do("test"), do("wound", given="failed"), do("glory", 1), do("draw", 1)]
    rows = (row("at-rest", *parts, aim="other-man"), row("before-test", do("chance", 1), title="Secunda"))
    g = at_rest(*rows, hands={0: [FIRST], 1: [FIRST]})
    use(g, "Hector")
    assert (asked(g), g.denarii, g.glory) == ((1, "moment.play_card"), [28, 25, 25], [0, 0, 0])
    f = enclosing(g, Effects)
    assert (f.part, f.by, f.school, f.man) == (2, 0, 1, gladiator("Hector"))
    again = load(RULES, dump(RULES, g), Luck())
    assert dump(RULES, again) == dump(RULES, g)
    script(again, 9, 20)
    answer(again, 1, PASS)
    assert (again.glory, names(again.wounded), again.hands[0]) == ([1, 0, 0], ["Hector"], 1 << 20)


# The example of the page


@pytest.fixture(scope="module")
def example() -> str:
    return EXAMPLE.read_text(encoding="utf-8")


def test_the_example_uses_every_effect_and_every_moment(example: str) -> None:
    own = decks(example)
    recipes = [card.recipe for card in own.card if card.recipe is not None]
    assert {part.do for recipe in recipes for part in recipe.parts} == set(EFFECTS)
    assert {recipe.when for recipe in recipes} == set(range(len(MOMENT_KEYS)))
    assert len(own.titled) == 40


def test_a_record_keeps_the_cards(example: str) -> None:
    options = GAME.complete({"players": 2, "turns": 2, "decks": example})
    assert recorded_match_replays(GAME, options, 1)


def test_bots_weigh_and_play_the_example(example: str) -> None:
    """Every value is a number, the bot plays cards of its own accord, and its reasons are sentences."""
    weighed: set[int] = set()
    played: set[int] = set()
    for seed in range(8):
        options = GAME.complete({"players": 2 + seed % 3, "turns": 4, "quick_start": True, "decks": example})
        for g, _ in walk(GAME, options, 70 + seed):
            choice = RULES.choice(g, g.seat)
            if choice is None or choice.step not in ("rest.act", "moment.play_card"):
                continue
            plays = [option for option in listed(choice.options) if option >= PLAY]
            for option in plays:
                title, target = split(option)
                value = g.table.decks.card[title].value(CardEvaluation(g, g.seat, Random(1)), target, 0)
                assert isfinite(value)
                weighed.add(title)
            if plays:
                option, why = decide(g, choice, Random(2))
                if option >= PLAY:
                    played.add(split(option)[0])
                    names = words.naming(Texts("de"), options, ["Ada", "Bo", "Cy", "Di"], 0)
                    said = hint(Texts("de"), words.WORDS, "munera", REASONS[why.kind], why, names)
                    assert g.table.decks.title[split(option)[0]] in said
    assert len(weighed) > 15
    assert len(played) > 8


def test_bots_finish_a_match_with_the_example(example: str) -> None:
    options = GAME.complete({"players": 3, "turns": 3, "decks": example})
    match = Match.start(GAME, options, Luck(Random(5)))
    rng = Random(6)
    while not match.over:
        seat = match.tip.seat
        choice = RULES.choice(match.seen_by(seat), seat)
        assert choice is not None
        guess = GAME.resample(GAME.view(match.seen_by(seat), seat), rng)
        match.answer(seat, choice.id, decide(guess, choice, rng)[0])
    assert match.over


def test_it_helps_or_hurts_whom_it_says() -> None:
    """The same effect is worth something for oneself and against others, and the reverse costs something."""

    def worth(seat: int, *effects: Row, target: int = 0, **more: Any) -> float:
        glory = more.pop("glory", [0, 0, 0])
        g = at_rest(row("at-rest", *effects, **more), hands={seat: [FIRST]}, rudis=seat, glory=glory)
        return g.table.decks.card[0].value(CardEvaluation(g, seat, Random(1)), target, 0)

    hector = gladiator("Hector")
    for name in ("glory", "denarii"):
        assert worth(0, do(name, 3)) > 0 > worth(0, do(name, 3, who="others"))
        assert worth(0, do("glory", 3), do(name, -2), glory=[5, 5, 5]) < worth(0, do("glory", 3), glory=[5, 5, 5])
    assert worth(0, do("gone"), aim="any-man", target=hector) > 0 > worth(1, do("gone"), aim="any-man", target=hector)
    assert worth(0, do("rank"), aim="any-man", target=hector) < 0 < worth(1, do("rank"), aim="any-man", target=hector)
    assert worth(0, do("steal", 3)) > worth(0, do("denarii", 3)) > 0
    always = worth(0, do("gone"), aim="other-man", target=hector)
    tested = worth(0, do("test"), do("gone", given="failed"), aim="other-man", target=hector)
    assert tested == pytest.approx(0.8 * always), "Hector fails 8 of 10 tests"


@pytest.mark.parametrize(
    ("card", "purpose"),
    [
        (row("at-rest", do("glory", 1), do("denarii", -4)), "glory"),
        (row("at-rest", do("denarii", -3, who="others")), "harm"),
        (row("at-rest", do("steal", 3)), "denarii"),
        (row("at-rest", do("test"), do("gone", given="failed"), aim="other-man"), "harm"),
        (row("at-rest", do("heal"), aim="own-man"), "save"),
        (row("before-duel", do("virtus", -2), aim="other-fighter"), "duel"),
        (row("payment", do("fare", 2), aim="other-school"), "harm"),
        (row("payment", do("fare", -2), aim="own-school"), "denarii"),
        (row("before-test", do("fail"), aim="other-man"), "harm"),
        (row("at-rest", do("rank"), aim="own-man"), "fame"),
        (row("at-rest", do("draw", 2)), "cards"),
        (row("at-rest", do("draw", 2), purpose="save"), "save"),
    ],
)
def test_what_it_is_for(card: Row, purpose: str) -> None:
    assert decks(deck(card)).card[0].purpose == purpose
    assert purpose in PURPOSES


# Texts


def test_texts_are_made_in_four_languages(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    own = decks(example)
    for title, card in enumerate(own.card):
        said = {lang: effect_line(Texts(lang), own, title) for lang in LANGUAGES}
        assert len(set(said.values())) == len(LANGUAGES), own.title[title]
        for text in [*said.values(), *[when_line(Texts(lang), own, title) for lang in LANGUAGES]]:
            assert not re.search(r"[{}]|munera-|\bNone\b", text), text
        assert card.keep > 0


def test_every_effect_whom_and_gate_has_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    seen: set[str] = set()
    for when in WHENS:
        moment = MOMENT_KEYS.index(when) if when in MOMENT_KEYS else 0
        for aim in ["", *[aim for aim, moments in AIMS.items() if moment in moments]]:
            for name, effect in EFFECTS.items():
                part = do(name, 1) if effect.amounts else do(name)
                card = row(when, part, do("glory", 1, who="all"), **({"aim": aim} if aim else {}))
                with suppress(BadInput):  # this effect does not go with the moment or the aim
                    recipe = composed(card, 0, "x").recipe
                    assert recipe is not None
                    for lang in LANGUAGES:
                        assert recipe_line(Texts(lang), recipe)
                    seen.add(name)
    assert seen == set(EFFECTS)


def test_the_text_reads_well() -> None:
    parts = [do("test", -1), do("gone", given="failed"), do("glory", 1, given="passed"), do("fame", 1, given="passed")]
    own = decks(deck(row("turn-end", *parts, aim="other-man", only=["captivus", "damnatus", "free"])))
    assert effect_line(Texts("en"), own, 0) == (
        "a Gladiator of another school (not engaged, Captivus/Damnatus): test of Obedience (−1 to it); "
        "if he fails: discarded, nothing is paid; if he passes: you: +1 Glory; if he passes: he: +1 Fame"
    )


def test_an_option_names_its_aim() -> None:
    g = at_rest(row("at-rest", do("test"), do("wound", given="failed"), aim="other-man"))
    view = GAME.view(g, 0)
    names = words.naming(Texts("en"), view["options"], ["Ada", "Bo", "Cy"], 0)
    said = words.option(Texts("en"), view, PLAY + gladiator("Hector"), names).text
    assert said == "Prima; Hector of Bo: test of Obedience; if he fails: engaged and wounded; Obedience 1"


def test_ones_own_text() -> None:
    one = decks(deck(row("at-rest", do("glory", 1), text="as on the card")))
    assert {effect_line(Texts(lang), one, 0) for lang in LANGUAGES} == {"as on the card"}
    some = decks(deck(row("at-rest", do("glory", 1), text={"de": "wie auf der Karte"})))
    assert effect_line(Texts("de"), some, 0) == "wie auf der Karte"
    assert effect_line(Texts("en"), some, 0) == "you: +1 Glory"


# Values


def test_a_man_may_have_a_cost_and_obedience_of_his_own() -> None:
    own = decks(big_deck())
    assert (own.cost[0], own.obedience[0], own.obedience[1]) == (99, 0, 20)
    assert our_decks().cost[0] == 2


# Errors


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        (row("noon", do("glory", 1)), "when is 'noon'; expected one of: at-rest, forum-rest, eventum-phase"),
        ({"title": "Prima", "effects": [do("glory", 1)]}, "when is missing; expected one of: at-rest"),
        (row("at-rest"), "effects is 0 long; expected a list of 1 to 8 effects"),
        (row("at-rest", *[do("glory", 1)] * 9), "effects is 9 long; expected a list of 1 to 8 effects"),
        ({"title": "Prima", "when": "at-rest", "effects": "glory"}, "effects is 'glory'; expected a list of 1 to 8"),
        ({"title": "Prima", "when": "at-rest", "effects": ["glory"]}, "effect 1 is 'glory'; expected a table with do,"),
        (row("at-rest", do("fly")), "effect 1: do is 'fly'; expected one of: glory, denarii, steal"),
        (row("at-rest", {"amount": 2}), "effect 1: do is missing; expected one of: glory, denarii"),
        (
            row("at-rest", do("glory", 1), do("virtus", 2)),
            "effect 2: do is 'virtus'; expected at the moment 'at-rest' one of: glory, denarii",
        ),
        (row("at-rest", do("glory")), "effect 1 (glory): amount is missing; expected a whole number from -99 to 99"),
        (row("at-rest", do("glory", 0)), "effect 1 (glory): amount is 0; expected a whole number from -99 to 99, but"),
        (row("at-rest", do("glory", 100)), "effect 1 (glory): amount is 100; expected a whole number from -99 to 99"),
        (row("at-rest", do("steal", -1)), "effect 1 (steal): amount is -1; expected a whole number from 1 to 99"),
        (row("at-rest", do("draw", 6)), "effect 1 (draw): amount is 6; expected a whole number from 1 to 5"),
        (
            row("at-rest", do("wound", 1), aim="own-man"),
            "effect 1 (wound): amount is 1; expected none: it has no number",
        ),
        (
            row("at-rest", do("wound")),
            "effect 1 (wound): the card is aimed at no man; expected aim to be one of: own-m",
        ),
        (
            row("before-duel", do("virtus", 1)),
            "effect 1 (virtus): the card is aimed at no fighter; expected aim to be one of: own-fighter",
        ),
        (row("at-rest", do("glory", 1, who="me")), "effect 1 (glory): who is 'me'; expected one of: you, others, all"),
        (
            row("at-rest", do("glory", 1, who="target")),
            "effect 1 (glory): who is 'target'; expected one of: you, others, all",
        ),
        (
            row("at-rest", do("heal", who="you"), aim="own-man"),
            "effect 1 (heal): who is 'you'; expected none: it is not about schools",
        ),
        (
            row("at-rest", do("heal", above=3), aim="own-man"),
            "effect 1 (heal): above is 3; expected none: it is not about schools",
        ),
        (row("at-rest", do("denarii", 1, above=-1)), "effect 1 (denarii): above is -1; expected a whole number from 0"),
        (
            row("at-rest", do("glory", 1, given="failed")),
            "effect 1 (glory): if is 'failed'; expected a test among the effects before it",
        ),
        (
            row("at-rest", do("test"), do("gone", given="lost"), aim="own-man"),
            "effect 2 (gone): if is 'lost'; expected one of: passed, failed",
        ),
        (row("at-rest", do("glory", 1, when="now")), "effect 1: unknown key 'when'; expected: do, amount, who, above"),
        (row("at-rest", do("glory", 1), aim="a man"), "aim is 'a man'; expected one of: own-man, other-man"),
        (
            row("at-rest", do("glory", 1), aim="own-fighter"),
            "aim is 'own-fighter'; expected at the moment 'at-rest' one of: own-man",
        ),
        (row("at-rest", do("glory", 1), only=["free"]), "only is ['free']; expected none: the card is aimed at no man"),
        (row("at-rest", do("heal"), aim="own-man", only="free"), "only is 'free'; expected a list of words"),
        (row("at-rest", do("heal"), aim="own-man", only=["tall"]), "only has 'tall'; expected some of: free, engaged"),
        (
            row("at-rest", do("glory", 1), needs="fought"),
            "needs is 'fought'; expected none, or the moment 'spectacle-e",
        ),
        (row("spectacle-end", do("glory", 1), needs="luck"), "needs is 'luck'; expected one of: fought, unhurt"),
        (row("at-rest", do("glory", 1), purpose="fun"), "purpose is 'fun'; expected one of: glory, duel, save, harm"),
        (row("at-rest", do("glory", 1), worth=0), "worth is 0; expected a whole number from 1 to 99"),
        (row("at-rest", do("glory", 1), text=""), "text is ''; expected 1 to 300 characters in one line"),
        (row("at-rest", do("glory", 1), text="a\nb"), "text is 'a\\nb'; expected 1 to 300 characters in one line"),
        (row("at-rest", do("glory", 1), text={"es": "x"}), "text: unknown key 'es'; expected: en, fr, it, de"),
        (row("at-rest", do("glory", 1), text={"fr": " x"}), "text fr is ' x'; expected 1 to 300 characters"),
        (row("at-rest", do("glory", 1), effect="fur"), "unknown key 'effect'; expected: title, copies, when, aim"),
        (row("at-rest", do("glory", 1), amount=3), "unknown key 'amount'; expected: title, copies, when, aim"),
        (row("poll", do("denarii", -1)), "effect 1: do is 'denarii'; expected at the moment 'poll' one of: glory, dr"),
    ],
)
def test_wrong_cards(card: Row, expected: str) -> None:
    with pytest.raises(BadInput) as bad:
        decks(deck(card))
    said = str(bad.value)
    assert "\n" not in said
    assert said.startswith(f"decks: eventum 'Prima': {expected}"), said


# The page


def test_the_page_lists_every_effect_with_its_amounts() -> None:
    page = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([a-z-]+)` \|([^|]*)\| [^|]* \| [^|]* \|$", page.split("## Effects")[1], re.MULTILINE)
    assert [name for name, _ in rows] == list(EFFECTS)
    for name, amounts in rows:
        allowed = EFFECTS[name].amounts
        expected = f"{allowed[0]} to {allowed[-1]}" if allowed else ""
        assert amounts.strip().removesuffix(", or none") == expected, name
    for word in [*WHENS, *AIMS, *PURPOSES]:
        assert f"`{word}`" in page, word
    assert [word for word in ONLY[:6] if f"`{word}`" not in page] == []


def test_the_card_of_the_page_is_in_the_example(example: str) -> None:
    block = PAGE.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    assert block in example


def test_the_starting_file_lists_everything() -> None:
    text = starting_file()
    for name in EFFECTS:
        assert re.search(rf"^#     {name}\b", text, re.MULTILINE), name
    assert max([len(line) for line in text.splitlines() if line.startswith("#")]) <= 120
