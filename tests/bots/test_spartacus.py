"""Tests the heuristic bot of Spartacus: it is legal, uses no hidden information, beats chance, and acts sensibly in
positions built for it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harena.bots import FreeMove, Reason
from harena.bots.heuristic.spartacus import DECISIONS, HeuristicBot
from harena.bots.heuristic.spartacus.hints import REASONS
from harena.game import Game
from harena.games import game
from harena.games.spartacus import words
from harena.games.spartacus.actions import (
    ACCEPT,
    ATTACK,
    BID,
    CELL,
    DEMAND,
    DODGE,
    DOWN,
    FIRST,
    FROM_TABLE,
    LOOK,
    NET,
    POST,
    PRICE,
    RULE_2,
    SECOND,
    SEEK,
    SHIELD,
    STRIKE,
    SUPPORT,
    THROW,
    UP,
)
from harena.games.spartacus.arena import wagers
from harena.games.spartacus.decks import OURS
from harena.games.spartacus.state import Ludus
from harena.games.spartacus.trade import CARD, GOLD, GUARDS
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS
from harena.kernel.flow import AGAIN, ASK, GATHER, ROUNDS, SEAL, SEALED
from harena.lab.simulate import Plan, Result, play_match
from harena.matches.offers import offer_from
from harena.text import LANGUAGES, Texts
from harena.text_protocol import hint
from tests.cases import cases
from tests.laws.laws import any_move, make_move
from tests.laws.twin import twin
from tests.rules.spartacus.fighting import close, face, initiative, spot, strike
from tests.rules.spartacus.fighting import reroll as roll_again
from tests.rules.spartacus.playing import (
    answer,
    answers,
    asked,
    asset,
    bets,
    card,
    cash,
    claim,
    lay,
    offer,
    play,
    pool,
    position,
    price,
    script,
    seat,
    sell,
    use,
    verdict,
)
from tests.variants import variants_of

SPARTACUS: Game[Ludus] = game("spartacus")
RULES = SPARTACUS.rules
BY_CHANCE = 0.2  # how often a varied match continues at random
CLOSELY = 0.15  # the share of positions that are compared with a twin
ASKING = {ASK, AGAIN, SEAL, GATHER, SEALED, ROUNDS}
YIELDED = 1


def positions(number: int) -> Iterator[Ludus]:
    """Play a varied match: mostly as the bot would play, otherwise at random, so that it reaches positions of all
    kinds.
    """
    rng = Random(f"positions/{number}")
    variants = variants_of("spartacus")
    g = RULES.start(dict(variants[number % len(variants)]), Luck(rng))
    bot = HeuristicBot(rng)
    while g.seat >= 0:
        yield g
        choice = RULES.choice(g, g.seat)
        assert choice is not None
        if rng.random() < BY_CHANCE:
            make_move(SPARTACUS, g, any_move(SPARTACUS, g, rng))
        else:
            RULES.apply(g, g.seat, choice.id, bot.choose(SPARTACUS.view(g, g.seat), choice))


# Laws


def test_it_has_a_thought_for_every_question() -> None:
    steps = {f"{p.name}.{s.name}" for p in RULES.procedures.values() for s in p.steps if s.op in ASKING}
    assert steps == set(DECISIONS)


@pytest.mark.parametrize("number", cases(range(0, 16, 2), range(1, 16, 2)))
def test_whatever_it_is_asked_it_answers_by_the_rules(number: int) -> None:
    bot = HeuristicBot(Random(number))
    for g in positions(number):
        for choice in RULES.pending(g):
            view = SPARTACUS.view(g, choice.seat)
            option = bot.choose(view, choice)
            assert type(option) is int
            assert option in choice.options, choice
            free_move = bot.free_move(view, choice, RULES.free_moves_for(g, choice.seat))
            if free_move is not None:
                assert free_move[0] != "give gold"
                RULES.act_freely(RULES.copy(g), choice.seat, *free_move)  # raises an error if it is not legal


def test_positions_are_of_all_kinds() -> None:
    """Otherwise the tests here would prove little. At most 24 matches are played."""
    rare = {"upkeep.cure", "guard.drill", "reaction.take_guard", "fight.call_off", "attack.dodge", "guard.thunder"}
    rare |= {"tournament.pick_fighters", "spy.look", "upkeep.treat", "attack.shield_back", "cost.drop"}
    missing = set(DECISIONS) - rare
    for number in range(24):
        missing -= {choice.step for g in positions(number) for choice in RULES.pending(g)}
        if not missing:
            return
    raise AssertionError(f"never asked: {missing}")


@pytest.mark.more
def test_it_says_why_in_every_language() -> None:
    """For every answer and free action there is a sentence, with its arguments in words."""
    said: set[str] = set()
    for number in range(12):
        bot = HeuristicBot(Random(number))
        for g in positions(200 + number):
            choice = RULES.choice(g, g.seat)
            assert choice is not None
            view = SPARTACUS.view(g, g.seat)
            reasons = [bot.why] if bot.free_move(view, choice, RULES.free_moves_for(g, g.seat)) is not None else []
            bot.choose(view, choice)
            for why in (*reasons, bot.why):
                assert why is not None
                assert why.kind in REASONS or why.kind == "only", choice.step
                if why.kind not in said and why.kind != "only":
                    said.add(why.kind)
                    check_sentence(why, view)
    assert len(said) > 0.8 * len(REASONS), sorted(set(REASONS) - said)


def check_sentence(why: Reason, view: Any) -> None:
    domains = REASONS[why.kind]
    assert len(why.args) == len(domains), why
    for lang in LANGUAGES:
        texts = Texts(lang)
        names = words.naming(texts, view["options"], ["Ann", "Bob", "Cleo", "Dan"], view["viewer"])
        sentence = hint(texts, words.WORDS, "spartacus", domains, why, names)
        assert sentence.endswith("."), sentence
        assert not set("{}$") & set(sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", REASONS)
def test_every_reason_has_its_sentence(lang: str, kind: str) -> None:
    args = {name: 2 if domain == "number" else "Ann" for name, domain in REASONS[kind].items()}
    assert Texts(lang).say(f"spartacus-hint-{kind}", **args).endswith(".")


@pytest.mark.parametrize("number", range(8))
def test_it_does_not_see_what_it_may_not_see(number: int) -> None:
    """In a world that differs only in what is hidden from it, the bot does the same; also from a view sent as text."""
    rng = Random(f"twins/{number}")
    for g in positions(100 + number):
        if rng.random() > CLOSELY:
            continue
        who = g.seat
        other = twin(RULES, g, who, rng)
        one, two = HeuristicBot(Random(number)), HeuristicBot(Random(number))
        here, there = RULES.choice(g, who), RULES.choice(other, who)
        assert here is not None
        assert there is not None
        seen, sent = SPARTACUS.view(g, who), json.loads(json.dumps(SPARTACUS.view(other, who)))
        assert one.choose(seen, here) == two.choose(sent, there)
        free_moves = RULES.free_moves_for(g, who), RULES.free_moves_for(other, who)
        assert one.free_move(seen, here, free_moves[0]) == two.free_move(sent, there, free_moves[1])


def test_it_leaves_the_view_as_it_was() -> None:
    bot = HeuristicBot(Random(1))
    for g in positions(4):
        choice = RULES.choice(g, g.seat)
        assert choice is not None
        view = SPARTACUS.view(g, g.seat)
        bot.choose(view, choice)
        bot.free_move(view, choice, RULES.free_moves_for(g, g.seat))
        assert view == SPARTACUS.view(g, g.seat)


# Matches


def match(bots: tuple[str, ...], number: int, records: str = "", **options: Any) -> Result:
    complete = SPARTACUS.complete({"players": len(bots), **options})
    return play_match(Plan("spartacus", complete, bots, 7, records), number)


@pytest.mark.soak
def test_one_of_them_beats_three_who_do_anything() -> None:
    won = 0
    for number in range(40):
        bots = tuple(["heuristic" if who == number % 4 else "random" for who in range(4)])
        won += match(bots, number, turns=40).winners == (number % 4,)
    assert won >= 38


@pytest.mark.more
@pytest.mark.parametrize("players", [3, 4])
def test_among_themselves_they_come_to_an_end_by_influence(players: int) -> None:
    for number in range(3):
        assert max(match(("heuristic",) * players, number, turns=30).scores) == 12


def test_mixed_tables_play_alike_with_and_without_a_record(tmp_path: Path) -> None:
    """A record uses the checked calls, and has drafts, in which a deed is only half done."""
    for number, bots in enumerate(
        [("heuristic",) * 4, ("heuristic", "random") * 2, ("random", "heuristic", "heuristic")]
    ):
        quick = match(bots, number, turns=4)
        assert match(bots, number, str(tmp_path), turns=4) == quick


# Positions built for the bot


def chosen(g: Ludus, who: int | None = None, seed: int = 1) -> int:
    """Return the bot's answer to the open question."""
    mine = g.seat if who is None else who
    choice = RULES.choice(g, mine)
    assert choice is not None
    option = HeuristicBot(Random(seed)).choose(SPARTACUS.view(g, mine), choice)
    assert option in choice.options
    return option


def reason(g: Ludus, who: int, seed: int = 1) -> Reason:
    """Return the bot's reason for its answer."""
    choice = RULES.choice(g, who)
    assert choice is not None
    bot = HeuristicBot(Random(seed))
    bot.choose(SPARTACUS.view(g, who), choice)
    assert bot.why is not None
    return bot.why


def done(g: Ludus, who: int, seed: int = 1) -> FreeMove | None:
    """Return the bot's free action."""
    choice = RULES.choice(g, who)
    assert choice is not None
    return HeuristicBot(Random(seed)).free_move(SPARTACUS.view(g, who), choice, RULES.free_moves_for(g, who))


def deeds(g: Ludus, who: int) -> list[int]:
    """Play an Intrigue turn as the bot does, while nobody else does anything."""
    found: list[int] = []
    bot = HeuristicBot(Random(1))
    while asked(g)[1].split(".")[0] in ("intrigue", "scheme", "quiet", "reaction", "cost", "exchange"):
        choice = RULES.choice(g, g.seat)
        assert choice is not None
        mine = g.seat == who
        option = bot.choose(SPARTACUS.view(g, who), choice) if mine else PASS
        if choice.step == "intrigue.do_deed":
            if not mine:
                break
            found.append(option)
        answer(g, g.seat, option if option in choice.options else choice.options[0])  # type: ignore[index]
    return found


def test_it_wins_when_it_can() -> None:
    g = position(influence=[11, 4, 4, 4], hands={0: ["Visitor from Rome", "Robbery", "Looting the Dead"]})
    assert chosen(g) == play("Visitor from Rome", 0)


def test_it_schemes_against_who_is_about_to_win() -> None:
    g = position(influence=[5, 4, 11, 6], hands={0: ["Buying Secrets"]})
    option = chosen(g)
    assert option in [play("Buying Secrets", (2, payee)) for payee in (1, 2, 3)]
    assert option != play("Buying Secrets", (2, 2))  # the gold goes to somebody who is not


def test_it_robs_who_has_gold() -> None:
    g = position(influence=[5, 5, 5, 5], gold=[5, 0, 1, 8], hands={0: ["Robbery"]})
    assert chosen(g) == play("Robbery", 3)


def test_it_spares_the_well_guarded() -> None:
    g = position(influence=[5, 5, 5, 5], gold=[5, 8, 8, 0], guards={1: 3}, hands={0: ["Robbery"]})
    assert chosen(g) == play("Robbery", 2)


def test_it_cashes_what_is_of_no_use_and_keeps_foils() -> None:
    hand = ["Conspiracy", "Joint Venture", "Whispered Rumours", "Sacrifice for the Dominus"]
    g = position(influence=[6, 1, 1, 1], hands={0: hand}, gold=[3, 3, 3, 3])
    turn = deeds(g, 0)
    assert cash("Conspiracy") in turn
    assert cash("Whispered Rumours") not in turn
    assert cash("Sacrifice for the Dominus") not in turn


def test_it_posts_guards() -> None:
    g = position(hands={0: ["Guard"]})
    assert chosen(g) == POST


def test_it_uses_those_who_earn_but_not_its_last_slave() -> None:
    g = position(assets={0: ["Agron", "Mira", "Cook"]})
    assert chosen(g) == use("Mira")
    g = position(assets={0: ["Agron", "Pietros"]})
    assert chosen(g) == PASS


@pytest.mark.parametrize(("influence", "uses_it"), [(2, False), (11, True)])
def test_glaber_gives_three_guards_for_the_match_but_not_for_nothing(influence: int, uses_it: bool) -> None:
    g = position(houses=["Glaber", "Batiatus", "Tullius", "Solonius"], influence=[influence, 4, 4, 4], guards={0: 3})
    assert (chosen(g) == RULE_2) == uses_it


def test_batiatus_gives_up_three_gladiators_to_win() -> None:
    men = ["Syrian Warrior", "Numidian Warrior", "Spartacus", "Cook"]
    g = position(influence=[11, 4, 4, 4], assets={0: men})
    assert chosen(g) == RULE_2
    answer(g, 0, RULE_2)
    assert chosen(g) in (asset("Syrian Warrior"), asset("Numidian Warrior"))


def test_it_bribes_the_guards_that_stand_in_the_way() -> None:
    hand = ["Buying Secrets", "Bribe the Guards"]
    g = position(influence=[5, 4, 11, 6], guards={2: 3}, hands={0: hand}, gold=[9, 5, 5, 5])
    assert chosen(g) == play("Bribe the Guards", 2)
    g = position(influence=[5, 4, 11, 6], hands={0: hand}, gold=[9, 5, 5, 5])
    assert chosen(g) in [play("Buying Secrets", (2, payee)) for payee in (1, 3)]
    g = position(influence=[5, 4, 6, 6], guards={2: 3}, hands={0: ["Bribe the Guards"]})
    assert chosen(g) not in [play("Bribe the Guards", who) for who in range(4)]


def test_it_leaves_glaber_no_guards_for_his_last_influence() -> None:
    houses = ["Batiatus", "Glaber", "Tullius", "Solonius"]
    g = position(houses=houses, influence=[5, 11, 6, 6], guards={1: 3}, hands={0: ["Bribe the Guards"]})
    assert chosen(g) == play("Bribe the Guards", 1)


def test_it_gathers_men_for_a_spectacle_and_shows_them() -> None:
    men = ["Syrian Warrior", "Numidian Warrior", "Thracian Warrior", "Celtic Warrior"]
    g = position(influence=[6, 5, 5, 5], assets={0: [*men, "Spartacus", "Cook"]}, hands={0: ["Epic Spectacle"]})
    assert chosen(g) == play("Epic Spectacle", 0)
    shown = [card("Agron"), card("Aurelia"), card("Net"), card("Galea")]
    bids = []
    for hand in (["Epic Spectacle"], ["Conspiracy"]):
        g = position(
            phase="auctions", influence=[6, 5, 5, 5], gold=[16] * 4, assets={0: men}, hands={0: hand}, luck=shown
        )
        bids.append(sum([chosen(g, 0, seed) for seed in range(10)]))
    assert bids[0] > bids[1]


def test_solonius_asks_before_paying_a_high_price_and_pays_a_low_one() -> None:
    houses = ["Solonius", "Batiatus", "Glaber", "Tullius"]
    g = position(houses=houses, influence=[5, 8, 5, 5], gold=[14, 5, 5, 5], hands={0: ["Visitor from Rome"]})
    assert chosen(g) == SEEK
    g = position(houses=houses, influence=[9, 8, 5, 5], gold=[14, 5, 5, 5], hands={0: ["Visitor from Rome"]})
    assert chosen(g) == play("Visitor from Rome", 0)


# Support


def test_it_looks_for_support_and_tells_the_truth_mostly() -> None:
    g = position(influence=[6, 6, 4, 4], hands={0: ["Visitor from Rome"]})
    assert chosen(g) == SEEK
    answer(g, 0, SEEK)
    assert chosen(g) == lay("Visitor from Rome")
    answer(g, 0, lay("Visitor from Rome"))
    plea = chosen(g)
    assert plea in (seat(1), seat(2), seat(3))
    answer(g, 0, plea)
    offered = chosen(g) - PRICE
    assert 0 <= offered <= 2
    answer(g, 0, price(offered))
    said = [chosen(g, seed=seed) for seed in range(40)]
    assert said.count(claim("Visitor from Rome")) > 30
    answer(g, 0, claim("Visitor from Rome"))
    assert chosen(g) == seat(0)


def test_it_does_not_look_for_what_nobody_can_give() -> None:
    g = position(influence=[4, 4, 1, 1], hands={0: ["Conspiracy"]})
    assert chosen(g) != SEEK


def plea(influence: list[int], scheme: str, told: int, gold: int, claimed: bool = True) -> Ludus:
    """Let seat 0 ask seat 1 for support."""
    g = position(influence=influence, hands={0: [scheme]})
    answers(g, (0, SEEK), (0, lay(scheme)), (0, seat(1)), (0, price(gold)))
    answer(g, 0, claim(scheme) if claimed else PASS)
    if asked(g) == (0, "scheme.claim_target"):
        answer(g, 0, seat(told))
    assert asked(g) == (1, "scheme.pledge")
    return g


def test_it_supports_what_does_it_good() -> None:
    assert chosen(plea([5, 6, 11, 4], "Conspiracy", 2, 0)) == SUPPORT


def test_it_sells_its_support() -> None:
    assert chosen(plea([4, 6, 4, 4], "Black Market Profits", 0, 5)) == SUPPORT
    assert chosen(plea([4, 6, 4, 4], "Black Market Profits", 0, 0)) > DEMAND


def test_it_asks_for_more_where_the_scheme_brings_more() -> None:
    """Influence is worth more to the schemer than gold."""
    gold = chosen(plea([5, 6, 4, 4], "Black Market Profits", 0, 1)) - DEMAND
    influence = chosen(plea([5, 6, 4, 4], "Visitor from Rome", 0, 1)) - DEMAND
    assert 1 < gold < influence


def test_it_does_not_support_what_is_aimed_at_it() -> None:
    assert chosen(plea([5, 8, 4, 4], "Caught Taking Bribes", 1, 1)) == PASS


@pytest.mark.parametrize("claimed", [False, True])
def test_it_supports_nobody_who_is_about_to_win(claimed: bool) -> None:
    assert chosen(plea([10, 6, 4, 4], "Final Blow", 0, 3, claimed)) == PASS


def test_it_pays_a_fair_demand_only() -> None:
    for gold, fair in ((1, True), (9, False)):
        g = plea([6, 6, 4, 4], "Visitor from Rome", 0, 0)
        answer(g, 1, DEMAND + gold)
        assert (chosen(g) == ACCEPT) == fair


# Foils and reactions


def test_it_guards_itself() -> None:
    g = position(influence=[6, 8, 4, 4], guards={1: 2}, hands={0: ["Blackmail"]})
    answer(g, 0, play("Blackmail", 1))
    assert asked(g)[1] == "scheme.foil"
    assert chosen(g, 1) == FROM_TABLE


def test_it_foils_the_scheme_that_wins() -> None:
    g = position(influence=[11, 8, 4, 4], hands={0: ["Visitor from Rome"], 1: ["Whispered Rumours"]})
    answer(g, 0, play("Visitor from Rome", 0))
    assert chosen(g, 1) == play("Whispered Rumours")


def test_it_keeps_its_foil_for_worse() -> None:
    g = position(influence=[5, 8, 4, 4], hands={0: ["Looting the Dead"], 1: ["Whispered Rumours"]})
    answer(g, 0, play("Looting the Dead"))
    assert chosen(g, 1) == PASS


def test_it_thunders_against_the_foil_of_a_scheme_that_wins() -> None:
    hands = {0: ["Visitor from Rome", "Jupiter's Thunder"], 1: ["Whispered Rumours"]}
    g = position(influence=[11, 8, 4, 4], hands=hands)
    answer(g, 0, play("Visitor from Rome", 0))
    for who in range(1, 4):
        if (RULES.choice(g, who)) is not None:
            answer(g, who, play("Whispered Rumours") if who == 1 else PASS)
    assert asked(g) == (0, "reaction.thunder")
    assert chosen(g) == play("Jupiter's Thunder")


def test_it_speaks_of_an_empty_brothel_but_not_its_own() -> None:
    g = position(influence=[5, 5, 5, 5], assets={1: ["Agron"]}, hands={0: ["Guard"], 2: ["Empty Brothel"]})
    answer(g, 0, POST)
    assert asked(g)[1] == "quiet.speak"
    assert chosen(g, 2) == play("Empty Brothel", 1)
    g = position(influence=[5, 5, 5, 5], assets={2: ["Agron"]}, hands={0: ["Guard"], 2: ["Empty Brothel"]})
    answer(g, 0, POST)
    assert chosen(g, 2) == PASS


def test_it_mourns_its_own_dead_only() -> None:
    for mourner, option in ((1, play("Blood on the Sand")), (2, PASS)):
        men = {0: ["Spartacus", "Cook"], 1: ["Agron", "Crixus", "Debtor"]}
        g = verdict("Spartacus", "Agron", 3, assets=men, hands={mourner: ["Blood on the Sand"]})
        assert asked(g)[1] == "quiet.speak"
        assert chosen(g, mourner) == option


def test_it_rigs_the_match() -> None:
    men = {0: ["Crixus", "Cook"], 1: ["Theokoles", "Attendant"]}
    g = position(phase="invite", assets=men, hands={0: ["Rigging the Match"]})
    answers(g, (0, seat(1)), (1, asset("Theokoles")), (0, seat(0)), (0, asset("Crixus")))
    answers(g, *[(who, bets()) for who in range(4)])
    assert asked(g)[1] == "quiet.speak"
    assert chosen(g, 0) == play("Rigging the Match", "Attendant")


# Upkeep and Market


def test_it_lets_go_whom_it_cannot_feed_the_weakest_first() -> None:
    men = ["Spartacus", "Syrian Warrior", "Crixus"]
    g = position(phase="upkeep", assets={0: men}, gold=[2, 5, 5, 5])
    assert asked(g) == (0, "upkeep.release")
    assert chosen(g) == asset("Syrian Warrior")
    g = position(phase="upkeep", assets={0: [*men, "Cook"]}, gold=[2, 5, 5, 5])
    assert chosen(g) == PASS


def test_it_sells_gladiators_it_cannot_feed() -> None:
    men = ["Spartacus", "Crixus", "Syrian Warrior", "Numidian Warrior", "Celtic Warrior"]
    g = position(phase="market", houses=["Tullius", "Glaber", "Batiatus", "Solonius"], assets={0: men})
    sold = chosen(g)
    assert sold in [sell(name) for name in men[2:]]


def test_it_keeps_its_only_fighter() -> None:
    g = position(phase="market", assets={0: ["Syrian Warrior"]})
    assert chosen(g) == PASS


def test_it_bids_what_a_card_is_worth_and_not_its_last_gold() -> None:
    for seed in range(10):
        g = position(phase="auctions", seed=seed, influence=[5, 5, 5, 5])
        gold = g.gold[0]
        assert chosen(g, 0, seed) - BID < gold
    g = position(phase="auctions", luck=[card("Spartacus"), card("Aurelia"), card("Net"), card("Galea")])
    high = [chosen(g, 0, seed) - BID for seed in range(10)]
    g = position(phase="auctions", luck=[card("Axe"), card("Aurelia"), card("Net"), card("Galea")])
    low = [chosen(g, 0, seed) - BID for seed in range(10)]
    assert min(high) >= 2
    assert sum(high) > sum(low)


def test_a_bid_is_called_a_gain_only_below_what_the_card_is_worth() -> None:
    seen = set()
    for first in ("Spartacus", "Axe", "Net"):
        rest = [card(name) for name in ("Aurelia", "Galea", "Trident")]
        g = position(phase="auctions", luck=[card(first), *rest])
        for seed in range(10):
            why = reason(g, 0, seed)
            if why.kind in ("bid", "bid-full"):
                seen.add(why.kind)
                worth = why.args[1]
                assert isinstance(worth, int)
                assert (chosen(g, 0, seed) - BID < worth) == (why.kind == "bid")
    assert seen == {"bid", "bid-full"}


def test_it_bids_for_the_token_all_it_has_only_to_win() -> None:
    modest = [chosen(position(phase="host", gold=[12, 12, 12, 12]), 0, seed) - BID for seed in range(10)]
    assert all(3 <= gold <= 10 for gold in modest)
    last = position(phase="host", gold=[9, 12, 12, 12], influence=[11, 4, 4, 4])
    assert chosen(last, 0) - BID == 9
    rich = position(phase="host", gold=[30, 6, 6, 6], influence=[11, 4, 4, 4])
    assert chosen(rich, 0) - BID == 7  # enough to outbid them all


@pytest.mark.parametrize(
    ("give", "get", "reply"),
    [
        (((GOLD, 9),), ((CARD + card("Syrian Warrior"), 1),), "accept"),
        (((GOLD, 1),), ((CARD + card("Spartacus"), 1),), "decline"),
        (((CARD + card("Crixus"), 1),), ((GOLD, 2),), "accept"),
        (((CARD + card("Crixus"), 1),), ((GOLD, 10),), "decline"),
        ((), ((GOLD, 2),), "decline"),
        (((GOLD, 3),), ((GUARDS, 1),), "accept"),
    ],
)
def test_it_answers_an_offer_at_once(give: Any, get: Any, reply: str) -> None:
    men = {0: ["Crixus", "Agron", "Cook"], 1: ["Spartacus", "Syrian Warrior", "Debtor"]}
    g = position(phase="market", assets=men, guards={1: 2}, houses=["Batiatus", "Tullius", "Glaber", "Solonius"])
    number = offer(g, 0, 1, give, get)
    assert done(g, 1) == (reply, (number,))


def test_it_makes_an_offer_or_two_and_no_more() -> None:
    men = {0: ["Syrian Warrior", "Cook", "Debtor"], 1: ["Spartacus", "Crixus", "Theokoles", "Agron"]}
    g = position(phase="market", assets=men, gold=[25, 1, 1, 1], houses=["Tullius", "Glaber", "Batiatus", "Solonius"])
    asked_for = []
    for _ in range(4):
        wish = done(g, 0)
        if wish is None:
            break
        assert wish[0] == "propose"
        RULES.act_freely(g, 0, *wish)
        assert done(g, 0) is None  # one offer at a time
        asked_for.append(g.offers[-1])
        RULES.act_freely(g, 1, "decline", (g.offers[-1].id,))
    assert 1 <= len(asked_for) <= 2
    assert len({made.get for made in asked_for}) == len(asked_for)


def traders(gold: list[int]) -> Ludus:
    men = {0: ["Agron", "Cook"], 1: ["Spartacus", "Syrian Warrior", "Gannicus", "Crixus"]}
    return position(phase="market", assets=men, gold=gold, houses=["Tullius", "Glaber", "Batiatus", "Solonius"])


def test_it_names_its_price_once() -> None:
    """An offer that is too low, but close to a price from which both gain, gets a counteroffer."""
    g = traders([20, 3, 5, 5])
    number = offer(g, 0, 1, ((GOLD, 2),), ((CARD + card("Crixus"), 1),))
    free_move = done(g, 1)
    assert free_move is not None
    name, args = free_move
    assert (name, args[0]) == ("counter", number)
    counter = offer_from(g, 1, args[1:])
    assert counter is not None
    assert counter.give == ((CARD + card("Crixus"), 1),)
    assert counter.get[0][0] == GOLD
    assert 2 < counter.get[0][1] <= 20
    RULES.act_freely(g, 1, *free_move)
    answered = done(g, 0)  # an answer to their own offer is accepted or declined
    assert answered is not None
    assert answered[0] in ("accept", "decline")
    assert answered[1] == (g.offers[-1].id,)
    RULES.act_freely(g, 0, "decline", (g.offers[-1].id,))
    assert done(g, 1) == ("decline", (number,))


def test_it_names_no_price_the_other_cannot_pay() -> None:
    g = traders([2, 20, 5, 5])
    number = offer(g, 0, 1, ((GOLD, 2),), ((CARD + card("Crixus"), 1),))
    assert done(g, 1) == ("decline", (number,))


@pytest.mark.parametrize(("slaves", "looks"), [(["Camilla", "Cook"], True), (["Camilla"], False)])
def test_it_looks_at_the_last_card_to_come_but_not_with_its_last_slave(slaves: list[str], looks: bool) -> None:
    g = position(phase="auctions", assets={0: ["Agron", *slaves]})
    assert asked(g) == (0, "market.look")
    assert chosen(g) == (LOOK + 3 if looks else PASS)


def test_it_saves_for_what_it_has_seen() -> None:
    laid = [card("Axe"), card("Aurelia"), card("Net"), card("Gannicus")]
    bids = []
    for option in (LOOK + 3, PASS):
        g = position(phase="auctions", gold=[10] * 4, assets={0: ["Syrian Warrior", "Camilla", "Cook"]}, luck=laid)
        answer(g, 0, option)
        bids.append(sum([chosen(g, 0, seed) - BID for seed in range(10)]))
    assert bids[0] < bids[1]


# The arena


def test_it_invites_who_cannot_come() -> None:
    g = position(phase="invite", assets={0: ["Agron", "Cook"], 2: ["Net"]})
    assert chosen(g) == seat(2)


def test_it_invites_whom_it_beats_and_then_itself() -> None:
    men = {0: ["Crixus", "Cook"], 1: ["Spartacus", "Debtor"], 2: ["Syrian Warrior", "Attendant"], 3: ["Oenomaus"]}
    g = position(phase="invite", assets=men)
    assert chosen(g) == seat(2)
    answers(g, (0, seat(2)), (2, asset("Syrian Warrior")))
    assert chosen(g) == seat(0)


def test_it_sends_its_best_when_the_odds_are_fair_and_else_who_is_missed_least() -> None:
    men = {0: ["Theokoles", "Oenomaus"], 1: ["Agron", "Syrian Warrior", "Cook"], 2: ["Numidian Warrior", "Attendant"]}
    g = position(phase="invite", assets=men)
    answers(g, (0, seat(2)), (2, asset("Numidian Warrior")), (0, seat(1)))
    assert chosen(g) == asset("Agron")
    men[0], men[1] = ["Theokoles", "Trident", "Scutum", "Javelin"], ["Varro 2", "Cook"]
    g = position(phase="invite", assets=men)
    answers(g, (0, seat(0)), (0, asset("Theokoles")), (0, asset("Trident")), (0, asset("Scutum")))
    answers(g, (0, asset("Javelin")), (0, seat(1)))
    assert chosen(g) != PASS  # it would cost Influence


def test_it_takes_its_gear_along() -> None:
    g = position(phase="invite", assets={0: ["Crixus", "Axe", "Galea", "Net"]})
    answers(g, (0, seat(0)), (0, asset("Crixus")))
    for name in ("Axe", "Galea", "Net"):
        assert chosen(g) == asset(name)
        answer(g, 0, asset(name))


def test_it_bets_on_the_stronger_but_not_its_last_gold() -> None:
    men = {0: ["Theokoles", "Cook"], 1: ["Syrian Warrior", "Debtor"]}
    for gold in (3, 10):
        g = position(phase="invite", assets=men, gold=[gold] * 4)
        answers(g, (0, seat(1)), (1, asset("Syrian Warrior")), (0, seat(0)), (0, asset("Theokoles")))
        assert asked(g)[1] == "arena.bet"
        piles = wagers(chosen(g, 2))
        assert piles[0] == 0 < piles[1]
        assert sum(piles) < gold
        assert wagers(chosen(g, 1))[1] == 0  # not on the opponent


def test_who_may_not_bet_on_the_favorite_says_so() -> None:
    men = {0: ["Theokoles", "Cook"], 1: ["Syrian Warrior", "Debtor"]}
    g = position(phase="invite", assets=men, gold=[2] * 4)
    answers(g, (0, seat(1)), (1, asset("Syrian Warrior")), (0, seat(0)), (0, asset("Theokoles")))
    assert reason(g, 1).kind == "no-bet-own"


def test_thumbs() -> None:
    men = {0: ["Spartacus", "Cook"], 1: ["Crixus", "Syrian Warrior", "Debtor"], 2: ["Agron 2", "Attendant"]}
    assert chosen(verdict("Spartacus", "Crixus", YIELDED, assets=men, host=0)) == DOWN  # a rival's good fighter
    assert chosen(verdict("Spartacus", "Crixus", YIELDED, assets=men, host=1)) == UP  # our own
    assert chosen(verdict("Spartacus", "Agron", YIELDED, assets=men, host=0)) == UP  # it would cost 2 Influence


# The fight


def test_it_strikes_and_goes_where_it_can_strike() -> None:
    assert chosen(close("Crixus", "Agron")) == ATTACK
    g = close("Crixus", "Agron", at=((-2, 0), (1, 0)))
    there = spot(chosen(g) - CELL)
    cells = OURS.sand
    assert cells.apart[chosen(g) - CELL][g.stack[-1].cells[1]] == 1, there  # type: ignore[attr-defined]


def test_it_keeps_its_distance_with_a_trident() -> None:
    g = close("Crixus", "Agron", at=((-2, 0), (2, 0)), gear={0: ["Trident"]})
    assert OURS.sand.apart[chosen(g) - CELL][g.stack[-1].cells[1]] == 2  # type: ignore[attr-defined]


def test_it_throws_the_javelin_where_it_cannot_go() -> None:
    g = close("Thracian Warrior", "Agron", at=((-2, 0), (1, 0)), gear={0: ["Javelin"]}, pools=((3, 2, 1), (4, 4, 3)))
    assert chosen(g) == THROW


def test_it_goes_first_to_strike_and_else_lets_him_come() -> None:
    near = face("Crixus", "Agron", luck=initiative(3, 3))
    assert chosen(near) == FIRST
    far = face("Thracian Warrior", "Celtic Warrior", luck=initiative(2, 2))
    assert chosen(far) == SECOND


def test_it_casts_the_net_when_it_can_strike() -> None:
    assert chosen(face("Crixus", "Agron", gear={0: ["Net"]})) == NET
    assert chosen(face("Thracian Warrior", "Agron", gear={0: ["Net"]})) == PASS


def test_it_steps_back_out_of_reach_after_a_blow() -> None:
    g = close("Spartacus", "Oenomaus", pools=((4, 4, 4), (4, 4, 1)))
    strike(g, [1, 1, 2, 3], [6, 6, 6, 5])
    while asked(g)[1] != "fight.act":
        answer(g, g.seat, PASS)
    assert OURS.sand.apart[chosen(g) - CELL][g.stack[-1].cells[1]] == 3  # type: ignore[attr-defined]


def test_it_rolls_the_right_die_again() -> None:
    attack, defence = [6, 4, 3, 1], [6, 4, 3, 1]
    g = strike(close("Rhaskos", "Oenomaus", gear={0: ["Gladius"]}), attack, defence)
    assert asked(g) == (0, "attack.reroll")
    assert chosen(g) == roll_again("weapon", 1, attack)
    g = strike(close("Crixus", "Gannicus", gear={1: ["Galea"]}), [3, 3, 3, 3], [6, 6, 1])
    assert asked(g) == (1, "attack.reroll")
    assert chosen(g) == roll_again("armour", 1, [6, 6, 1])
    g = strike(close("Crixus", "Gannicus", gear={1: ["Galea"]}), [1, 1, 1, 1], [6, 6, 6])
    assert chosen(g) == PASS


def test_it_uses_axe_and_scutum() -> None:
    g = strike(close("Crixus", "Gannicus", gear={0: ["Axe"], 1: ["Scutum"]}), [6, 6, 1, 1], [5, 5, 5])
    assert asked(g) == (0, "attack.strike")
    assert chosen(g) == STRIKE
    answer(g, 0, STRIKE)
    assert asked(g) == (1, "attack.shield")
    assert chosen(g) == SHIELD


def test_barca_dodges() -> None:
    g = close("Crixus", "Barca")
    script(g, *[6] * 4, *[1] * 4)
    answer(g, 0, ATTACK)
    assert asked(g) == (1, "attack.dodge")
    assert chosen(g) == DODGE


@pytest.mark.parametrize(("left", "lost"), [((4, 4, 4), "SPD"), ((3, 3, 2), "DEF"), ((2, 5, 3), "DEF")])
def test_it_loses_the_die_it_misses_least(left: tuple[int, int, int], lost: str) -> None:
    pools = ((4, 4, 4), left)
    g = strike(close("Crixus", "Oenomaus", pools=pools), [6, 1, 1, 1], [1] * left[1])
    while asked(g)[1] != "loss.lose":
        answer(g, g.seat, PASS)
    assert chosen(g) == pool(lost)


@pytest.mark.parametrize("seed", range(6))
def test_it_bids_for_the_token_where_nobody_else_has_gold(seed: int) -> None:
    """A house about to win is named, even if it cannot bid."""
    g = position(phase="host", gold=[5, 0, 0, 0], influence=[6, 6, 11, 7])
    assert chosen(g, 0, seed) >= BID
    why = reason(g, 0, seed)
    assert why.kind == "no-token" or why == Reason("token-stop", (2,))
