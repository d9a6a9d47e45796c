"""S-15: the four houses; S-5.7: how their special rules are used."""

from __future__ import annotations

import pytest

from harena.games.spartacus.actions import RULE_1, RULE_2, SEEK, SUPPORT
from harena.games.spartacus.decks import OURS
from harena.games.spartacus.state import Ludus
from harena.kernel.choice import PASS, Refused
from tests.rules.spartacus.playing import (
    aims,
    answer,
    answers,
    asked,
    asset,
    choose,
    drop,
    give_gold,
    guards_of,
    intrigue,
    is_exhausted,
    lay,
    names,
    options,
    play,
    position,
    price,
    ready,
    script,
    seat,
    titles,
    told,
    unused,
    watched,
)

ORDERS = {
    "Batiatus": ["Batiatus", "Glaber", "Tullius", "Solonius"],
    "Glaber": ["Glaber", "Batiatus", "Tullius", "Solonius"],
    "Tullius": ["Tullius", "Glaber", "Batiatus", "Solonius"],
    "Solonius": ["Solonius", "Glaber", "Tullius", "Batiatus"],
}


def host_of(name: str, **more: object) -> Ludus:
    """Make this house seat 0, in its Intrigue turn."""
    return position(**{"houses": ORDERS[name], **more})  # type: ignore[arg-type]


@pytest.mark.rule("S-15.1", "S-15.2", "S-15.3", "S-15.4")
@pytest.mark.parametrize(
    ("name", "gold", "gladiators", "slaves", "guards"),
    [("Batiatus", 10, 3, 1, 2), ("Glaber", 10, 1, 2, 3), ("Tullius", 9, 2, 3, 1), ("Solonius", 12, 2, 2, 1)],
)
def test_what_a_house_begins_with(name: str, gold: int, gladiators: int, slaves: int, guards: int) -> None:
    known = next(house for house in OURS.houses if house.name == name)
    assert (known.gold, known.gladiators, known.slaves, known.guards) == (gold, gladiators, slaves, guards)


# Batiatus


@pytest.mark.rule("S-15.1", "S-5.7")
def test_batiatus_exhausts_two_gladiators_for_two_gold() -> None:
    g = host_of("Batiatus", assets={0: ["Agron", "Crixus", "Varro", "Cook"]})
    answers(g, (0, RULE_1), (0, asset("Agron")), (0, asset("Varro")))
    assert g.gold[0] == 12
    assert ready(g, 0) == ["Crixus", "Cook"]
    assert names(g.assets[0]) == ["Agron", "Crixus", "Varro", "Cook"]
    assert g.injured == 0


@pytest.mark.rule("S-15.1", "S-5.7")
def test_batiatus_discards_three_gladiators_for_one_influence() -> None:
    g = host_of("Batiatus", assets={0: ["Agron", "Crixus", "Varro", "Barca", "Cook"]})
    answers(g, (0, RULE_2), (0, asset("Agron")), (0, asset("Varro")), (0, asset("Barca")))
    assert (g.influence, g.gold[0]) == ([5, 4, 4, 4], 10)
    assert names(g.assets[0]) == ["Crixus", "Cook"]
    assert names(g.market_gone) == ["Agron", "Barca", "Varro"]


@pytest.mark.rule("S-15.1", "S-13.1")
def test_batiatus_discarding_a_champion_wins_nothing() -> None:
    g = host_of("Batiatus", assets={0: ["Agron", "Crixus champion", "Varro", "Cook"]})
    answers(g, (0, RULE_2), (0, asset("Agron")), (0, asset("Crixus")), (0, asset("Varro")))
    assert g.influence[0] == 4


# Glaber


@pytest.mark.rule("S-15.2", "S-5.7")
def test_glaber_exhausts_three_guards_and_draws_a_card() -> None:
    g = host_of("Glaber", guards={0: 4})
    script(g, intrigue("Robbery"))
    answer(g, 0, RULE_1)
    assert titles(g.hands[0]) == ["Robbery"]
    assert guards_of(g, 0) == (1, 3)
    assert RULE_1 not in options(g)


@pytest.mark.rule("S-15.2", "S-5.7")
def test_glaber_discards_three_guards_for_one_influence() -> None:
    g = host_of("Glaber", guards={0: 4})
    answer(g, 0, RULE_2)
    assert g.influence == [5, 4, 4, 4]
    assert guards_of(g, 0) == (1, 0)
    assert titles(g.gone) == ["Guard"] * 3


@pytest.mark.rule("S-5.7")
def test_the_guards_must_be_ready_and_on_the_table() -> None:
    g = host_of("Glaber", guards={0: 3}, resting={0: 1}, hands={0: ["Guard", "Guard"]})
    assert not {RULE_1, RULE_2} & set(options(g))


# Tullius


@pytest.mark.rule("S-15.3", "S-5.7")
def test_tullius_exhausts_three_slaves_and_exchanges_up_to_three_cards() -> None:
    g = host_of("Tullius", assets={0: ["Agron", "Cook", "Mira", "Indus", "Prisca"]}, hands={0: ["Guard"] * 4})
    script(g, intrigue("Robbery"), intrigue("Robbery", 1), intrigue("Final Blow"))
    answers(g, (0, RULE_1), (0, asset("Cook")), (0, asset("Mira")), (0, asset("Prisca")))
    answers(g, (0, drop("Guard")), (0, drop("Guard")), (0, drop("Guard")))
    assert titles(g.hands[0]) == ["Robbery", "Robbery", "Final Blow", "Guard"]
    assert titles(g.gone) == ["Guard"] * 3
    assert ready(g, 0) == ["Agron", "Indus"]
    assert asked(g) == (0, "intrigue.do_deed")


@pytest.mark.rule("S-15.3")
def test_tullius_may_exchange_fewer() -> None:
    g = host_of("Tullius", assets={0: ["Agron", "Cook", "Mira", "Indus"]}, hands={0: ["Guard", "Robbery"]})
    script(g, intrigue("Final Blow"))
    answers(g, (0, RULE_1), (0, asset("Cook")), (0, asset("Mira")), (0, asset("Indus")), (0, drop("Robbery")))
    assert titles(g.gone) == ["Robbery"]
    assert unused(g) == 1  # all are discarded before the first is drawn
    answer(g, 0, PASS)
    assert titles(g.hands[0]) == ["Final Blow", "Guard"]


@pytest.mark.rule("S-15.3")
def test_tullius_draws_nothing_for_nothing() -> None:
    g = host_of("Tullius", assets={0: ["Agron", "Cook", "Mira", "Indus"]})
    script(g)
    answers(g, (0, RULE_1), (0, asset("Cook")), (0, asset("Mira")), (0, asset("Indus")))
    assert g.hands[0] == 0
    assert asked(g) == (0, "intrigue.do_deed")


@pytest.mark.rule("S-15.3", "S-5.7")
def test_tullius_discards_three_slaves_for_one_influence() -> None:
    g = host_of("Tullius", assets={0: ["Agron", "Cook", "Mira", "Indus"]})
    answers(g, (0, RULE_2), (0, asset("Cook")), (0, asset("Mira")), (0, asset("Indus")))
    assert g.influence == [5, 4, 4, 4]
    assert names(g.assets[0]) == ["Agron"]


@pytest.mark.rule("S-15", "S-16.34")
@pytest.mark.parametrize("order", [["Naevia", "Cook"], ["Cook", "Naevia"]])
def test_naevia_pays_as_two_slaves(order: list[str]) -> None:
    g = host_of("Tullius", assets={0: ["Agron", "Cook", "Naevia"]})
    answers(g, (0, RULE_2), *[(0, asset(name)) for name in order])
    assert g.influence[0] == 5
    assert names(g.assets[0]) == ["Agron"]


# Solonius


@pytest.mark.rule("S-15.4", "S-5.7")
def test_solonius_pays_gold_for_missing_influence() -> None:
    g = host_of("Solonius", hands={0: ["Black Market Profits"]})
    answer(g, 0, play("Black Market Profits"))
    assert options(g) == [price(3)]
    answer(g, 0, price(3))
    assert g.gold == [10 - 3 + 5, 10, 10, 10]
    assert g.influence == [4, 4, 4, 4]


@pytest.mark.rule("S-5.7")
def test_solonius_pays_at_least_one() -> None:
    """With enough Influence there is nothing to pay for."""
    g = host_of("Solonius", hands={0: ["Looting the Dead"]})
    answer(g, 0, play("Looting the Dead"))
    assert g.gold[0] == 13


@pytest.mark.rule("S-5.7", "S-5.6")
def test_solonius_must_be_able_to_pay_the_scheme_too() -> None:
    """Grand Feast needs 5 and costs 6 gold: with 4 Influence it takes 7 gold."""
    g = host_of("Solonius", hands={0: ["Grand Feast"]}, gold=[6, 9, 9, 9])
    assert aims(g, "Grand Feast") == []
    g = host_of("Solonius", hands={0: ["Grand Feast"]}, gold=[7, 9, 9, 9])
    answers(g, (0, play("Grand Feast", 0)), (0, price(1)))
    assert g.gold == [0, 11, 11, 11]
    assert g.influence == [5, 4, 4, 4]


@pytest.mark.rule("S-5.7")
def test_what_solonius_paid_is_lost_if_the_scheme_is_foiled() -> None:
    g = host_of("Solonius", hands={0: ["Black Market Profits"], 1: ["Whispered Rumours"]}, influence=[4, 6, 4, 4])
    answers(g, (0, play("Black Market Profits")), (0, price(3)))
    choose(g, {1: play("Whispered Rumours")})
    assert g.gold == [7, 10, 10, 10]


@pytest.mark.rule("S-5.7", "S-5.5")
def test_solonius_and_support() -> None:
    """Conspiracy: 4 + 5 Influence and 7 gold add up to 16."""
    g = host_of("Solonius", hands={0: ["Conspiracy"]}, influence=[4, 5, 4, 4])
    answers(g, (0, SEEK), (0, lay("Conspiracy")), (0, seat(1)), (0, price(0)), (0, PASS), (1, SUPPORT))
    answers(g, (0, play("Conspiracy", 2)), (0, price(7)))
    assert g.influence == [4, 5, 2, 4]
    assert g.gold[0] == 3


@pytest.mark.rule("S-15.4", "S-5.7")
def test_solonius_discards_a_gladiator_a_slave_and_a_guard_for_one_influence() -> None:
    g = host_of("Solonius", assets={0: ["Agron", "Crixus", "Cook", "Mira"]}, guards={0: 2})
    answer(g, 0, RULE_2)
    assert options(g) == [asset("Agron"), asset("Crixus")]
    answer(g, 0, asset("Crixus"))
    assert options(g) == [asset("Cook"), asset("Mira")]
    answer(g, 0, asset("Cook"))
    assert g.influence == [5, 4, 4, 4]
    assert names(g.assets[0]) == ["Agron", "Mira"]
    assert guards_of(g, 0) == (1, 0)


@pytest.mark.rule("S-15.4")
@pytest.mark.parametrize(
    ("assets", "guards"), [(["Agron"], 1), (["Cook"], 1), (["Agron", "Cook"], 0), (["Agron exhausted", "Cook"], 1)]
)
def test_solonius_needs_one_of_each(assets: list[str], guards: int) -> None:
    g = host_of("Solonius", assets={0: assets}, guards={0: guards})
    assert RULE_2 not in options(g)


# S-5.7


@pytest.mark.rule("S-5.7")
def test_any_number_of_times_as_assets_allow() -> None:
    g = host_of("Batiatus", assets={0: ["Agron", "Crixus", "Varro", "Barca", "Duro", "Cook"]})
    for first, second in (("Agron", "Crixus"), ("Varro", "Barca")):
        answers(g, (0, RULE_1), (0, asset(first)), (0, asset(second)))
    assert g.gold[0] == 14
    with pytest.raises(Refused):
        answer(g, 0, RULE_1)


@pytest.mark.rule("S-5.7", "S-3.3")
def test_what_was_exhausted_for_the_first_rule_does_not_pay_for_the_second() -> None:
    g = host_of("Batiatus", assets={0: ["Agron", "Crixus", "Varro", "Cook"]})
    assert RULE_2 in options(g)
    answers(g, (0, RULE_1), (0, asset("Agron")), (0, asset("Crixus")))
    assert RULE_2 not in options(g)


@pytest.mark.rule("S-5.7")
def test_a_card_pays_once() -> None:
    g = host_of("Batiatus", assets={0: ["Agron", "Crixus", "Varro", "Cook"]})
    answers(g, (0, RULE_1), (0, asset("Agron")))
    assert options(g) == [asset("Crixus"), asset("Varro")]
    assert is_exhausted(g, "Agron")


@pytest.mark.rule("S-5.7", "S-15")
def test_no_house_has_the_rules_of_another() -> None:
    wealthy = {0: ["Agron", "Crixus", "Varro"]}  # enough for Batiatus
    assert not {RULE_1, RULE_2} & set(options(host_of("Glaber", assets=wealthy)))
    assert not {RULE_1, RULE_2} & set(options(host_of("Tullius", assets=wealthy)))
    assert not {RULE_1, RULE_2} & set(options(host_of("Solonius", assets=wealthy)))
    assert {RULE_1, RULE_2} <= set(options(host_of("Batiatus", assets=wealthy)))
    assert aims(host_of("Batiatus", hands={0: ["Black Market Profits"]}), "Black Market Profits") == []


@pytest.mark.rule("S-5.7")
def test_a_rule_of_the_house_is_public() -> None:
    g = host_of("Glaber", guards={0: 3})
    events = watched(g)
    answer(g, 0, RULE_2)
    assert told(events, "used-rule") == [(0, 2 * g.house[0] + 1)]


@pytest.mark.rule("S-5.7", "S-5.6", "S-3.2")
def test_solonius_who_gives_the_gold_away_before_paying_gains_nothing() -> None:
    """Gold may be given at any time, and thus also between naming the scheme and paying for the missing Influence."""
    g = host_of("Solonius", hands={0: ["Black Market Profits"], 1: ["Whispered Rumours"]}, influence=[4, 6, 4, 4])
    events = watched(g)
    answer(g, 0, play("Black Market Profits"))
    give_gold(g, 0, 3, 8)
    assert g.gold == [2, 10, 10, 18]
    assert asked(g) == (0, "intrigue.do_deed")  # there is nothing left to foil
    assert told(events, "fizzled")
    assert titles(g.gone) == ["Black Market Profits"]
