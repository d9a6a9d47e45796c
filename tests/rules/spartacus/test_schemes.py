"""S-17: the schemes, one after the other in the order of the rules: requirement, gold, copies and effect."""

from __future__ import annotations

import pytest

from harena.games.spartacus.actions import ASSET, FROM_TABLE
from harena.games.spartacus.decks import OURS
from harena.games.spartacus.printed import SCHEME
from harena.games.spartacus.state import Ludus
from harena.kernel.choice import Refused
from tests.rules.spartacus.playing import (
    aims,
    answer,
    answers,
    asked,
    asset,
    awaited,
    card,
    choose,
    guards_of,
    intrigue,
    is_exhausted,
    is_injured,
    names,
    options,
    pass_all,
    play,
    position,
    ready,
    script,
    title,
    titles,
)

FOUR = ["Agron", "Crixus", "Varro", "Barca"]


def with_card(name: str, **more: object) -> Ludus:
    """Seat 0 holds the scheme and has the Influence it needs (at most 12); the others have 4."""
    enough = min(12, OURS.needs[title(name)])
    return position(**{"hands": {0: [name]}, "influence": [enough, 4, 4, 4], **more})  # type: ignore[arg-type]


PRINTED = {
    "Black Market Profits": (7, 1, 3),
    "Joint Venture": (12, 2, 2),
    "Looting the Dead": (4, 1, 3),
    "Labor Contract": (2, 1, 4),
    "Illicit Services": (6, 1, 3),
    "Illicit Auction": (3, 1, 1),
    "Robbery": (4, 2, 4),
    "Word to the Tax Collector": (5, 1, 2),
    "Inside Information": (6, 2, 3),
    "Visitor from Rome": (10, 2, 2),
    "Lend Me Your Ear": (9, 1, 1),
    "Final Blow": (11, 1, 1),
    "Collaboration": (12, 2, 1),
    "Grand Feast": (5, 2, 2),
    "Public Exhibition": (3, 2, 3),
    "Sate Roman Appetites": (4, 2, 3),
    "Epic Spectacle": (5, 2, 2),
    "Revenge!": (2, 1, 2),
    "Collusion": (11, 2, 1),
    "Conspiracy": (16, 2, 1),
    "Blackmail": (4, 2, 2),
    "Buying Secrets": (4, 2, 2),
    "Caught Taking Bribes": (6, 1, 2),
    "The Great Scandal": (4, 2, 1),
    "Bribe the Guards": (3, 1, 2),
    "Unlocked Gate": (3, 1, 2),
    "Incite Rebellion": (5, 1, 2),
    "Poisoned Wine": (3, 2, 4),
}


@pytest.mark.rule("S-17")
@pytest.mark.parametrize("name", PRINTED)
def test_requirement_gold_and_copies(name: str) -> None:
    row = OURS.rows[title(name)]
    assert (row.kind, row.needs, row.gold, row.copies) == (SCHEME, *PRINTED[name])


@pytest.mark.rule("S-17", "S-1.1")
def test_there_are_61_schemes() -> None:
    assert sum(copies for _, _, copies in PRINTED.values()) == 61
    assert {row.title for row in OURS.rows if row.kind == SCHEME} >= set(PRINTED)  # more may have been added


@pytest.mark.rule("S-17", "S-5.4")
@pytest.mark.parametrize("name", [name for name, row in PRINTED.items() if row[0] <= 12])
def test_one_influence_less_is_not_enough(name: str) -> None:
    """Set up a table where every condition and every cost is met."""
    rich: dict[str, object] = {"assets": {0: ["Cook"], 1: [*FOUR, "Duro", "Mira"]}, "gold": [20, 10, 10, 10]}
    needs = PRINTED[name][0]
    assert aims(with_card(name, **rich, influence=[needs, 1, 5, 5]), name)
    assert aims(with_card(name, **rich, influence=[needs - 1, 0, 5, 5]), name) == []


# Gold


@pytest.mark.rule("S-17.2")
def test_black_market_profits() -> None:
    g = with_card("Black Market Profits")
    answer(g, 0, play("Black Market Profits"))
    assert g.gold == [15, 10, 10, 10]


@pytest.mark.rule("S-17.3")
def test_joint_venture() -> None:
    g = with_card("Joint Venture")
    answer(g, 0, play("Joint Venture"))
    assert g.gold == [17, 10, 10, 10]


@pytest.mark.rule("S-17.4")
def test_looting_the_dead() -> None:
    g = with_card("Looting the Dead")
    answer(g, 0, play("Looting the Dead"))
    assert g.gold == [13, 10, 10, 10]


@pytest.mark.rule("S-17.5")
def test_labor_contract() -> None:
    g = with_card("Labor Contract", assets={2: ["Agron", "Cook", "Mira", "Indus exhausted"]})
    answer(g, 0, play("Labor Contract", 2))
    assert g.gold == [10, 10, 12, 10]


@pytest.mark.rule("S-17.6")
def test_illicit_services() -> None:
    g = with_card("Illicit Services", assets={0: ["Agron", "Cook", "Mira", "Indus exhausted"]})
    answer(g, 0, play("Illicit Services", 0))
    assert g.gold == [14, 10, 10, 10]


@pytest.mark.rule("S-17.7")
def test_illicit_auction() -> None:
    g = with_card("Illicit Auction", assets={0: ["Agron", "Cook", "Mira", "Naevia exhausted"]})
    answer(g, 0, play("Illicit Auction"))
    assert options(g) == [asset("Cook"), asset("Mira")]
    answer(g, 0, asset("Mira"))  # value 3
    assert g.gold == [16, 10, 10, 10]
    assert names(g.market_gone) == ["Mira"]


@pytest.mark.rule("S-17.7")
def test_illicit_auction_needs_a_ready_slave() -> None:
    g = with_card("Illicit Auction", assets={0: ["Agron", "Cook exhausted"]})
    assert aims(g, "Illicit Auction") == []


@pytest.mark.rule("S-17.8")
def test_robbery() -> None:
    g = with_card("Robbery")
    answer(g, 0, play("Robbery", 3))
    assert g.gold == [13, 10, 10, 7]


@pytest.mark.rule("S-17.8")
def test_robbery_takes_no_more_than_there_is() -> None:
    g = with_card("Robbery", gold=[10, 10, 10, 2])
    answer(g, 0, play("Robbery", 3))
    assert g.gold == [12, 10, 10, 0]


@pytest.mark.rule("S-17.9")
def test_word_to_the_tax_collector() -> None:
    g = with_card("Word to the Tax Collector", gold=[10, 8, 3, 10])
    answer(g, 0, play("Word to the Tax Collector", 1))
    assert g.gold == [10, 3, 3, 10]


@pytest.mark.rule("S-17.9")
def test_word_to_the_tax_collector_takes_no_more_than_there_is() -> None:
    g = with_card("Word to the Tax Collector", gold=[10, 8, 3, 10])
    answer(g, 0, play("Word to the Tax Collector", 2))
    assert g.gold == [10, 8, 0, 10]


# Cards


@pytest.mark.rule("S-17.10")
def test_inside_information() -> None:
    g = with_card("Inside Information")
    script(g, intrigue("Robbery"), intrigue("Guard"))
    answer(g, 0, play("Inside Information", 1))
    assert titles(g.hands[1]) == ["Robbery", "Guard"]


# Influence up


def raised(name: str, target: int) -> list[int]:
    g = with_card(name)
    answer(g, 0, play(name, target))
    return g.influence


@pytest.mark.rule("S-17.11")
def test_visitor_from_rome() -> None:
    assert raised("Visitor from Rome", 0) == [11, 4, 4, 4]
    assert raised("Visitor from Rome", 2) == [10, 4, 5, 4]


@pytest.mark.rule("S-17.12")
def test_lend_me_your_ear() -> None:
    assert raised("Lend Me Your Ear", 0) == [10, 4, 4, 4]
    assert raised("Lend Me Your Ear", 3) == [9, 4, 4, 5]


@pytest.mark.rule("S-17.13")
def test_final_blow() -> None:
    assert raised("Final Blow", 0) == [12, 4, 4, 4]
    assert raised("Final Blow", 1) == [11, 5, 4, 4]


@pytest.mark.rule("S-17.14")
def test_collaboration() -> None:
    g = with_card("Collaboration")
    answer(g, 0, play("Collaboration", (1, 3)))
    assert g.influence == [12, 5, 4, 5]


@pytest.mark.rule("S-17.14")
def test_collaboration_is_for_two_different_houses() -> None:
    g = with_card("Collaboration")
    assert not {8 * one + one for one in range(4)} & set(aims(g, "Collaboration"))
    assert 8 * 0 + 1 in aims(g, "Collaboration")


@pytest.mark.rule("S-17.14", "S-17.40", "S-6.4")
def test_both_targets_of_collaboration_may_guard() -> None:
    g = with_card("Collaboration", guards={1: 1, 2: 1, 3: 1})
    answer(g, 0, play("Collaboration", (1, 3)))
    assert awaited(g) == [1, 3]
    script(g, 4)
    choose(g, {3: FROM_TABLE})
    assert g.influence == [12, 4, 4, 4]  # the scheme is foiled as a whole


@pytest.mark.rule("S-17.15")
def test_grand_feast() -> None:
    g = with_card("Grand Feast")
    answer(g, 0, play("Grand Feast", 2))
    assert g.gold == [4, 12, 12, 12]
    assert g.influence == [5, 4, 5, 4]


@pytest.mark.rule("S-17.15")
def test_grand_feast_of_three() -> None:
    g = position(players=3, hands={0: ["Grand Feast"]}, influence=[5, 4, 4], gold=[4, 0, 0])
    answer(g, 0, play("Grand Feast", 0))
    pass_all(g)
    assert g.gold == [0, 2, 2]
    assert g.influence == [6, 4, 4]


@pytest.mark.rule("S-17.16")
def test_public_exhibition() -> None:
    g = with_card("Public Exhibition", assets={1: ["Agron", "Crixus", "Varro", "Cook"]}, gold=[3, 10, 10, 10])
    assert aims(g, "Public Exhibition") == [1]
    answer(g, 0, play("Public Exhibition", 1))
    pass_all(g)
    assert g.gold == [0, 10, 10, 10]
    assert g.influence == [3, 5, 4, 4]


@pytest.mark.rule("S-17.16")
def test_public_exhibition_needs_3_gold_and_3_ready_gladiators() -> None:
    men = ["Agron", "Crixus", "Varro", "Cook"]
    assert aims(with_card("Public Exhibition", assets={1: men}, gold=[2, 9, 9, 9]), "Public Exhibition") == []
    men[0] = "Agron exhausted"
    assert aims(with_card("Public Exhibition", assets={1: men}), "Public Exhibition") == []


@pytest.mark.rule("S-17.17")
def test_sate_roman_appetites() -> None:
    g = with_card("Sate Roman Appetites", assets={0: [*FOUR, "Cook"], 1: [*["Duro", "Kerza", "Gnaeus"], "Mira"]})
    assert aims(g, "Sate Roman Appetites") == [0]
    answer(g, 0, play("Sate Roman Appetites", 0))
    assert g.influence == [5, 4, 4, 4]
    assert g.gold[0] == 10


@pytest.mark.rule("S-17.18")
def test_epic_spectacle() -> None:
    g = with_card("Epic Spectacle", assets={0: [*FOUR, "Duro", "Cook"], 1: ["Kerza", "Mira"]})
    assert aims(g, "Epic Spectacle") == [0]
    answer(g, 0, play("Epic Spectacle", 0))
    assert g.influence == [7, 4, 4, 4]


@pytest.mark.rule("S-17.19")
def test_revenge() -> None:
    g = with_card("Revenge!", influence=[3, 4, 2, 5])
    assert aims(g, "Revenge!") == [2]
    answer(g, 0, play("Revenge!", 2))
    assert g.influence == [3, 4, 4, 5]


@pytest.mark.rule("S-17.19")
def test_revenge_not_on_a_tie() -> None:
    g = with_card("Revenge!", influence=[5, 2, 2, 5])
    assert aims(g, "Revenge!") == []


@pytest.mark.rule("S-17.19")
def test_revenge_for_oneself() -> None:
    g = with_card("Revenge!", influence=[2, 3, 4, 5])
    answer(g, 0, play("Revenge!", 0))
    assert g.influence == [4, 3, 4, 5]


# Influence down


@pytest.mark.rule("S-17.20")
def test_collusion() -> None:
    g = with_card("Collusion")
    answer(g, 0, play("Collusion", (2, 0)))
    assert g.influence == [12, 4, 3, 4]


@pytest.mark.rule("S-17.20", "S-17.40")
def test_collusion_only_the_house_losing_may_guard() -> None:
    g = with_card("Collusion", guards={1: 1, 2: 1})
    answer(g, 0, play("Collusion", (2, 1)))
    assert awaited(g) == [2]


@pytest.mark.rule("S-17.21")
def test_conspiracy() -> None:
    """The scheme needs 16, more than anybody has: Ashur and Solonius's gold help."""
    g = with_card("Conspiracy", houses=["Solonius", "Glaber", "Tullius", "Batiatus"])
    answer(g, 0, play("Conspiracy", 3))
    answer(g, 0, options(g)[0])
    assert g.influence == [12, 4, 4, 2]
    assert g.gold[0] == 6


@pytest.mark.rule("S-17.22")
def test_blackmail() -> None:
    g = with_card("Blackmail", assets={0: ["Agron", "Cook", "Mira"]})
    answer(g, 0, play("Blackmail", 1))
    answer(g, 0, asset("Cook"))
    assert g.influence == [4, 3, 4, 4]
    assert names(g.market_gone) == ["Cook"]


@pytest.mark.rule("S-17.22")
def test_blackmail_needs_a_ready_slave() -> None:
    g = with_card("Blackmail", assets={0: ["Agron", "Cook exhausted"]})
    assert aims(g, "Blackmail") == []


@pytest.mark.rule("S-17.22", "S-5.6")
def test_blackmail_foiled_costs_no_slave() -> None:
    g = with_card("Blackmail", assets={0: ["Agron", "Cook"]}, guards={1: 1})
    answer(g, 0, play("Blackmail", 1))
    script(g, 6)
    answer(g, 1, FROM_TABLE)
    assert ready(g, 0) == ["Agron", "Cook"]
    assert g.influence == [4, 4, 4, 4]


@pytest.mark.rule("S-17.23")
def test_buying_secrets() -> None:
    g = with_card("Buying Secrets")
    answer(g, 0, play("Buying Secrets", (1, 2)))
    assert g.influence == [4, 3, 4, 4]
    assert g.gold == [7, 10, 13, 10]


@pytest.mark.rule("S-17.23")
def test_buying_secrets_the_target_may_be_the_one_paid() -> None:
    g = with_card("Buying Secrets")
    answer(g, 0, play("Buying Secrets", (1, 1)))
    assert g.influence == [4, 3, 4, 4]
    assert g.gold == [7, 13, 10, 10]


@pytest.mark.rule("S-17.23")
def test_buying_secrets_is_paid_to_another() -> None:
    g = with_card("Buying Secrets", gold=[3, 9, 9, 9])
    assert all(aim % 8 != 0 for aim in aims(g, "Buying Secrets"))
    g.gold[0] = 2
    assert aims(g, "Buying Secrets") == []


@pytest.mark.rule("S-17.24")
def test_caught_taking_bribes() -> None:
    g = with_card("Caught Taking Bribes")
    answer(g, 0, play("Caught Taking Bribes", 2))
    assert g.influence == [6, 4, 3, 4]
    assert g.gold == [7, 10, 13, 10]


@pytest.mark.rule("S-17.24")
def test_caught_taking_bribes_needs_3_gold() -> None:
    assert aims(with_card("Caught Taking Bribes", gold=[2, 9, 9, 9]), "Caught Taking Bribes") == []


@pytest.mark.rule("S-17.25")
def test_the_great_scandal() -> None:
    g = with_card("The Great Scandal", influence=[6, 1, 12, 0])
    answer(g, 0, play("The Great Scandal"))
    assert g.influence == [4, 0, 11, 0]


@pytest.mark.rule("S-17.25", "S-17.34")
def test_the_great_scandal_is_foiled_only_by_jupiters_thunder() -> None:
    hands = {0: ["The Great Scandal"], 1: ["Whispered Rumours", "For a Few Denarii", "Guard"], 2: ["Jupiter's Thunder"]}
    g = with_card("The Great Scandal", hands=hands, guards={1: 2}, influence=[6, 8, 6, 6])
    answer(g, 0, play("The Great Scandal"))
    assert options(g, 1) == [0]
    choose(g, {2: play("Jupiter's Thunder")})
    pass_all(g)
    assert g.influence == [6, 8, 6, 6]


# Assets


@pytest.mark.rule("S-17.26")
def test_bribe_the_guards() -> None:
    g = with_card("Bribe the Guards", guards={1: 3, 2: 1}, resting={1: 1})
    answer(g, 0, play("Bribe the Guards", 1))
    choose(g)
    assert guards_of(g, 1) == (0, 3)
    assert guards_of(g, 2) == (1, 0)
    assert g.gold == [8, 10, 10, 10]


@pytest.mark.rule("S-17.26")
def test_bribe_the_guards_all_or_none() -> None:
    g = with_card("Bribe the Guards", guards={1: 3, 2: 2}, gold=[2, 9, 9, 9])
    assert aims(g, "Bribe the Guards") == [0, 2, 3]


@pytest.mark.rule("S-17.27")
def test_unlocked_gate() -> None:
    g = with_card("Unlocked Gate", assets={1: ["Agron", "Cook", "Mira", "Indus exhausted"]})
    answer(g, 0, play("Unlocked Gate", 1))
    assert asked(g) == (1, "scheme.pick")
    assert options(g) == [asset("Cook"), asset("Mira")]
    answer(g, 1, asset("Mira"))
    assert names(g.assets[1]) == ["Agron", "Cook", "Indus"]


@pytest.mark.rule("S-17.27", "S-17.28", "S-3.3", "S-5.6")
@pytest.mark.parametrize("name", ["Unlocked Gate", "Incite Rebellion"])
def test_who_has_nobody_ready_loses_nobody(name: str) -> None:
    g = with_card(name, assets={1: ["Agron exhausted", "Cook exhausted"]})
    answer(g, 0, play(name, 1))
    assert names(g.assets[1]) == ["Agron", "Cook"]
    assert titles(g.gone) == [name]


@pytest.mark.rule("S-17.28")
def test_incite_rebellion() -> None:
    g = with_card("Incite Rebellion", assets={1: ["Agron", "Crixus", "Varro exhausted", "Cook"]})
    answer(g, 0, play("Incite Rebellion", 1))
    assert asked(g) == (1, "scheme.pick")
    assert options(g) == [asset("Agron"), asset("Crixus")]
    answer(g, 1, asset("Agron"))
    assert names(g.assets[1]) == ["Crixus", "Varro", "Cook"]


@pytest.mark.rule("S-17.29")
def test_poisoned_wine() -> None:
    g = with_card("Poisoned Wine", assets={1: ["Spartacus", "Crixus", "Cook"]})
    answer(g, 0, play("Poisoned Wine", "Spartacus"))
    assert (is_exhausted(g, "Spartacus"), is_injured(g, "Spartacus")) == (True, True)
    assert ready(g, 1) == ["Crixus", "Cook"]


@pytest.mark.rule("S-17.29")
def test_poisoned_wine_for_a_ready_gladiator_or_slave_of_any_house() -> None:
    assets = {0: ["Varro"], 1: ["Spartacus", "Crixus exhausted", "Axe"], 2: ["Cook"], 3: ["Net"]}
    g = with_card("Poisoned Wine", assets=assets)
    assert set(aims(g, "Poisoned Wine")) == {card("Varro"), card("Spartacus"), card("Cook")}


@pytest.mark.rule("S-17.29", "S-6.3")
def test_poisoned_wine_may_be_guarded_by_the_house_of_its_victim() -> None:
    g = with_card("Poisoned Wine", assets={1: ["Spartacus", "Cook"]}, guards={1: 1, 2: 1})
    answer(g, 0, play("Poisoned Wine", "Spartacus"))
    assert awaited(g) == [1]
    script(g, 5)
    answer(g, 1, FROM_TABLE)
    assert not is_injured(g, "Spartacus")


# Targets


@pytest.mark.rule("S-17.2", "S-17.3", "S-17.4", "S-17.7", "S-17.25", "S-6.3")
@pytest.mark.parametrize(
    "name", ["Black Market Profits", "Joint Venture", "Looting the Dead", "Illicit Auction", "The Great Scandal"]
)
def test_a_scheme_without_a_target_cannot_be_guarded(name: str) -> None:
    g = with_card(name, guards={1: 1, 2: 1, 3: 1})
    assert aims(g, name) == [0]
    answer(g, 0, play(name))
    assert asked(g) == (0, "intrigue.do_deed")


@pytest.mark.rule(
    "S-17.5",
    "S-17.6",
    "S-17.8",
    "S-17.9",
    "S-17.10",
    "S-17.11",
    "S-17.12",
    "S-17.13",
    "S-17.15",
    "S-17.16",
    "S-17.17",
    "S-17.18",
    "S-17.22",
    "S-17.24",
    "S-17.26",
    "S-17.27",
    "S-17.28",
    "S-17.40",
    "S-6.3",
)
@pytest.mark.parametrize(
    "name",
    [
        *["Labor Contract", "Illicit Services", "Robbery", "Word to the Tax Collector", "Inside Information"],
        *["Visitor from Rome", "Lend Me Your Ear", "Final Blow", "Grand Feast", "Blackmail", "Caught Taking Bribes"],
        *["Bribe the Guards", "Unlocked Gate", "Incite Rebellion", "Public Exhibition", "Sate Roman Appetites"],
        "Epic Spectacle",
    ],
)
def test_the_target_of_a_scheme_may_guard(name: str) -> None:
    g = with_card(name, guards={1: 1, 2: 1}, assets={1: [*FOUR, "Duro", "Cook"]})
    before = (g.gold[:], g.influence[:], g.assets[:])
    answer(g, 0, play(name, 1))
    assert awaited(g) == [1]
    script(g, 4)
    answer(g, 1, FROM_TABLE)
    assert (g.gold, g.influence, g.assets) == before
    assert sorted(titles(g.gone)) == sorted([name, "Guard"])


@pytest.mark.rule("S-17", "S-5.6")
def test_a_scheme_in_hand_is_not_aimed_at_what_is_not_there() -> None:
    g = with_card("Robbery")
    with pytest.raises(Refused):
        answer(g, 0, play("Robbery", 4))
    with pytest.raises(Refused):
        answers(g, (0, play("Incite Rebellion", 1)))
    assert ASSET not in options(g)
