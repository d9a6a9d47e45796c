"""Tests what the screen of Spartacus is told: it never fails, agrees with the state, and says the same to everybody."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from harena import compiled
from harena.bots.driver import drive_state
from harena.bots.registry import heuristic
from harena.games.spartacus import GAME
from harena.games.spartacus.actions import (
    ACCEPT,
    ASSET,
    ATTACK,
    BID,
    CASH,
    CELL,
    DIE,
    HOUSE,
    LAY,
    PLAY,
    POOL,
    RULE_1,
    THROW,
)
from harena.games.spartacus.house import hand_size
from harena.games.spartacus.stage import Arena, Stage
from harena.games.spartacus.stage_arena import ARENA_STEPS, ATTACK_STEPS, FIGHT_STEPS
from harena.games.spartacus.stage_facts import PLOT_STEPS, STEPS, stage
from harena.games.spartacus.state import Ludus
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Space, listed
from harena.kernel.flow import AGAIN, ASK, CALL, GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.state import Watch, bits
from harena.kernel.views import SPECTATOR
from tests.cases import cases
from tests.laws import laws
from tests.rules.spartacus.fighting import close, strike
from tests.rules.spartacus.playing import answer, bid, card, demand, lay, play, position, price, seat, title
from tests.variants import variants_of

RULES = GAME.rules
WAITING = {ASK, AGAIN, CALL, SEAL, GATHER, SEALED, ROUNDS}  # steps at which a match can stand still


def seen(g: Ludus, viewer: int, odds: bool = True) -> Stage:
    """Return the stage as the server makes it: from a view without what the seat remembers."""
    return stage({name: part for name, part in GAME.view(g, viewer).items() if name != "known"}, odds)


def agrees(g: Ludus, viewer: int, found: Counter[str]) -> Stage:
    """Check one viewer's stage against the state and against the question that this viewer is asked."""
    told = seen(g, viewer)
    if not compiled.is_used():  # there, the types are forgotten
        assert (
            msgspec.convert(msgspec.to_builtins(told), Stage) == told
        )  # it keeps to its types: none below -1, two sides
    for at, house in enumerate(told.houses):
        assert (house.house, house.influence, house.host) == (g.house[at], g.influence[at], at == g.host)
        assert house.gold in (g.gold[at], -1)
        assert house.gold >= 0 or (at != viewer and told.phase == "market")
        assert house.cards == g.hands[at].bit_count()
        assert sorted([*house.gladiators, *house.slaves, *house.equipment]) == bits(g.assets[at])
        assert house.guards + house.tired_guards == g.guards[at].bit_count()
        assert (house.books is None) == (house.gold < 0 or house.house < 0)
    assert [house.seat for house in told.houses if house.asked] == GAME.view(g, viewer)["waiting"]
    assert len({each.card for each in told.cards}) == len(told.cards)
    assert {each.card for each in told.cards if not each.ready and not each.gone} == set(bits(g.tired))
    assert {each.card for each in told.cards if each.injured} == set(bits(g.injured))
    assert (told.phase == "over") == (g.seat < 0)
    assert told.phase == "over" or told.step
    titled = g.table.decks.titled
    hand = [titled[each] for each in bits(g.hands[viewer])] if viewer >= 0 else []
    assert sorted([each.title for each in told.hand for _ in range(each.copies)]) == sorted(hand)
    assert told.over == (max(0, len(hand) - hand_size(g, viewer)) if viewer >= 0 else 0)
    assert {each.title for each in told.hand if each.playable} <= {each.title for each in told.plays}
    on_the_sand(told, found)
    if viewer >= 0:
        as_asked(g, viewer, told, found)
    if told.plot is not None:
        found[f"plot {told.plot.step}"] += 1
        assert told.plot.title < 0 or told.plot.declared or viewer in (told.plot.schemer, *told.plot.shown_to)
    found[f"{told.phase} {told.step}"] += 1
    return told


def on_the_sand(told: Stage, found: Counter[str]) -> None:
    there = {each.card for each in told.cards}
    if told.arena is not None:
        assert {side.card for side in told.arena.sides} <= there
        found[f"arena {told.arena.step}"] += 1
    f = told.fight
    if f is None:
        return
    assert len(told.sand) == 37
    assert f.odds is not None
    assert sum(f.odds.win) == 100
    assert all([0 <= each <= 100 for each in (*f.odds.bets, *f.odds.ending)])
    assert all([not f.odds.bets[at] for at in f.odds.hopeless])
    assert all([left <= full for side in (0, 1) for left, full in zip(f.pools[side], f.full[side], strict=True)])
    found[f"fight {f.step}"] += 1
    if f.attack is not None and f.attack.attack:
        shown = sum([pair.hit for pair in f.attack.pairs]) + f.attack.doubles - f.attack.blocked
        assert f.attack.step in ("strike", "shield", "loss") or f.attack.damage == shown
        assert len(f.attack.pairs) == len(f.attack.attack)
        found[f"attack {f.attack.step}"] += 1


def as_asked(g: Ludus, viewer: int, told: Stage, found: Counter[str]) -> None:
    """What the stage calls possible is what the question allows."""
    choice = RULES.choice(g, viewer)
    if choice is None or choice.given >= 0 or isinstance(choice.options, Space):
        return
    options = list(listed(choice.options))
    plays = [option for option in options if PLAY <= option < 2 * PLAY]
    assert [each.option for each in told.plays] == plays
    found[choice.step] += 1
    match choice.step:
        case "match.choose_house":
            assert [HOUSE + each for each in told.houses_left] == options
        case "intrigue.do_deed":
            assert [CASH + each.title for each in told.hand if each.cashable] == [x for x in options if CASH <= x < LAY]
            rules = [rule.option for rule in told.houses[viewer].rules if rule.option >= 0]
            assert rules == [option for option in options if RULE_1 <= option <= RULE_1 + 1]
            assert (PASS in options) == (told.over == 0)
        case "scheme.lay_down":
            pass
        case "scheme.plead":
            assert told.plot is not None
            assert told.plot.askable == [x - 40 for x in options if 40 <= x < 44]
        case "scheme.pick":
            assert told.plot is not None
            assert [ASSET + each for each in told.plot.picks] == options
        case "cost.pay":
            assert told.payment is not None
            assert [ASSET + each for each in told.payment.candidates] == options
        case "upkeep.release":
            books = told.houses[viewer].books
            assert books is not None
            assert (books.lost == 0) == (PASS in options)
        case "market.bid" | "market.bid_for_token":
            assert told.market is not None
            assert told.market.auction is not None
            assert BID + told.market.auction.most == max(options)
        case "arena.invite":
            assert told.arena is not None
            assert [40 + each for each in told.arena.open] == options
        case "fight.act" | "fight.act_second":
            assert told.fight is not None
            assert [move.option for move in told.fight.moves] == [x for x in options if CELL <= x < CELL + 128]
            assert told.fight.can_attack == (ATTACK in options)
            assert told.fight.can_throw == (THROW in options)
        case "attack.reroll":
            assert told.fight is not None
            assert told.fight.attack is not None
            assert sorted([each.option for each in told.fight.attack.again]) == [x for x in options if x >= DIE]
        case "loss.lose":
            assert told.fight is not None
            assert told.fight.loss is not None
            assert [POOL + each for each in told.fight.loss.pools] == options


NUMBERS = range(len(variants_of("spartacus")))


@pytest.mark.parametrize("number", cases(NUMBERS[::2], NUMBERS[1::2]))
def test_the_stage_agrees_with_random_matches(number: int) -> None:
    found: Counter[str] = Counter()
    rng = Random(number)
    for g, _ in laws.walk(GAME, variants_of("spartacus")[number], number):
        if rng.random() < 0.5:
            continue
        agrees(g, rng.randrange(SPECTATOR, g.seats), found)
        if g.seat >= 0 and rng.random() < 0.3:
            agrees(g, g.seat, found)
    assert found["intrigue deeds"]


class Onlooker:
    """Checks the stage before most moves of a match between bots."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.rng = Random(5)

    def look(self, g: Ludus) -> None:
        if self.rng.random() < 0.4 and g.stack:
            return
        everybody = range(SPECTATOR, g.seats)
        viewers = [self.rng.choice(everybody)] if self.rng.random() < 0.8 else everybody
        told = [agrees(g, viewer, self.found) for viewer in viewers]
        for each in told[1:]:
            assert (each.fight and each.fight.odds) == (told[0].fight and told[0].fight.odds), (
                "the same for all viewers"
            )
            assert each.arena is None or told[0].arena is None or each.arena.odds == told[0].arena.odds

    def answering(self, g: Ludus) -> None:
        if self.rng.random() < 0.5:
            agrees(g, g.seat, self.found)

    def decided(self, g: Ludus, seat: int, option: int) -> None:
        pass


def test_the_stage_agrees_with_matches_between_bots() -> None:
    found: Counter[str] = Counter()
    wishes: list[dict[str, Any]] = [{"players": 4, "turns": 3}, {"players": 3, "turns": 2, "initiative": "blue dice"}]
    for wish in wishes:
        rng = Random(7)  # with a fight that asks for dice to be rolled again or shielded
        g = RULES.start(GAME.complete(wish), Luck(rng))
        onlooker = Onlooker()
        drive_state(GAME, g, [heuristic("spartacus", rng) for _ in range(g.seats)], None, onlooker)
        found += onlooker.found
    for state in ("setup houses", "upkeep books", "intrigue deeds", "market trade", "market auction", "market host"):
        assert found[state], state
    for step in ("invite", "answer", "bets", "fight", "thumb"):
        assert found[f"arena {step}"], step
    for step in ("act", "attack", "order"):
        assert found[f"fight {step}"], step


def test_the_names_of_all_waiting_steps_are_known() -> None:
    """A step at which the match can wait has a word of its own on the screen."""
    quiet = {"upkeep", "intrigue_phase", "market_phase", "arena_phase", "time_up"}
    quiet |= {"after_intrigue", "after_market", "after_arena"}
    for proc in ("match", "upkeep", "intrigue", "market", "arena", "tournament"):
        assert {step.name for step in RULES.steps[proc] if step.op in WAITING} <= {*STEPS, *quiet}, proc
    known: dict[str, Any] = {"scheme": PLOT_STEPS, "arena": ARENA_STEPS, "fight": FIGHT_STEPS, "attack": ATTACK_STEPS}
    for proc, names in known.items():
        assert {step.name for step in RULES.steps[proc] if step.op in WAITING} <= set(names), proc


def test_without_odds_there_are_no_chances() -> None:
    g = close()
    told = seen(g, 0, odds=False)
    assert told.fight is not None
    assert told.fight.odds is None


def test_gold_and_influence_can_be_followed_in_the_log() -> None:
    """The page draws the course of a match from the log (course.ts): every change of gold or Influence has a line."""
    rng = Random(8)
    g = RULES.start(GAME.complete({"players": 4, "turns": 3}), Luck(rng), Watch())
    drive_state(GAME, g, [heuristic("spartacus", rng) for _ in range(4)], None, Onlooker())
    assert g.watch is not None
    gold, influence = [0] * 4, [g.table.influence] * 4
    for event in g.watch.events:
        args: Any = event.args
        match event.kind:
            case "gained-gold" | "books-gain" | "sold-guard" | "bets-won":
                gold[args[0]] += args[1]
            case "paid-bank" | "books-pay":
                gold[args[0]] -= args[1]
            case "sold":
                gold[args[0]] += args[2]
            case "bought":
                gold[args[0]] -= args[2]
            case "paid-house" | "gave-gold":
                gold[args[0]] -= args[2]
                gold[args[1]] += args[2]
            case "bet":
                gold[args[0]] -= sum(args[1])
            case "influence-up" | "influence-down":
                influence[args[0]] = args[2]
    assert (gold, influence) == (g.gold, g.influence)


# Intrigue


@pytest.mark.rule("S-5.5")
def test_a_card_says_how_much_is_missing_and_whom_to_ask() -> None:
    g = position(
        phase="intrigue",
        hands={0: ["Black Market Profits", "Robbery", "Guard", "Whispered Rumours"]},
        influence=[4, 2, 3, 5],
    )
    told = {each.title: each for each in seen(g, 0).hand}
    profits = told[title("Black Market Profits")]
    assert (profits.needs, profits.missing, profits.ask, profits.obstacle) == (7, 3, [2, 3], "influence")
    assert profits.together == []
    assert (profits.playable, profits.seekable, profits.cashable) == (False, True, True)
    assert told[title("Robbery")].playable
    rumours = told[title("Whispered Rumours")]
    assert (rumours.kind, rumours.missing, rumours.obstacle, rumours.ask) == ("reaction", 2, "influence", [])
    assert (rumours.waits, profits.waits) == ("scheme", "")
    assert told[title("Guard")].obstacle == ""
    assert seen(g, 1).hand == []


@pytest.mark.rule("S-5.5")
def test_if_no_house_alone_would_do_a_card_names_the_fewest() -> None:
    g = position(phase="intrigue", hands={0: ["Black Market Profits"]}, influence=[2, 2, 3, 4])
    card = seen(g, 0).hand[0]
    assert (card.missing, card.ask, card.together) == (5, [], [1, 2])


@pytest.mark.rule("S-6.6")
@pytest.mark.parametrize(
    ("name", "waits"),
    [
        ("Jupiter's Thunder", "any"),
        ("Rigging the Match", "bets"),
        ("Blood on the Sand", "death"),
        ("Destitute!", "books"),
    ],
)
def test_a_reaction_says_what_it_waits_for(name: str, waits: str) -> None:
    g = position(phase="intrigue", hands={0: [name]}, influence=[8, 2, 3, 4])
    assert seen(g, 0).hand[0].waits == waits


@pytest.mark.rule("S-10.3")
def test_who_may_be_sent_comes_with_the_chance_against_who_was_sent() -> None:
    g = position(phase="arena", assets={0: ["Spartacus", "Cook"], 1: ["Crixus"]}, host=2)
    answer(g, 2, seat(1))
    assert arena_of(g, 1).chances == []  # nobody knows the opponent yet
    answer(g, 1, ASSET + card("Crixus"))
    answer(g, 2, seat(0))
    told = {each.card: each.win for each in arena_of(g, 0).chances}
    assert 50 < told[card("Spartacus")] < 100
    assert told[card("Cook")] < 5
    assert arena_of(g, 1).chances == []


def arena_of(g: Ludus, viewer: int) -> Arena:
    found = seen(g, viewer).arena
    assert found is not None
    return found


@pytest.mark.rule("S-6.3")
def test_a_play_says_how_likely_open_guards_stop_it() -> None:
    g = position(phase="intrigue", hands={0: ["Robbery"]}, guards={1: 2, 2: 1}, resting={2: 1})
    passes = {each.houses[0]: (each.guards, each.passes, each.guarded) for each in seen(g, 0).plays}
    assert passes == {0: (0, 100, []), 1: (2, 25, [1]), 2: (0, 100, [2]), 3: (0, 100, [3])}


@pytest.mark.rule("S-5.5")
def test_only_those_who_may_know_it_are_told_the_face_down_scheme() -> None:
    g = position(phase="intrigue", hands={0: ["Black Market Profits"]}, influence=[4, 4, 3, 5])
    answer(g, 0, 2)  # seek support
    answer(g, 0, lay("Black Market Profits"))
    answer(g, 0, seat(1))
    answer(g, 0, price(2))
    answer(g, 0, PASS)
    mine, theirs = seen(g, 0).plot, seen(g, 1).plot
    assert mine is not None
    assert theirs is not None
    assert (mine.title, mine.needs, mine.have, mine.missing) == (title("Black Market Profits"), 7, 4, 3)
    assert (theirs.title, theirs.needs, theirs.have, theirs.missing) == (-1, -1, 4, -1)
    assert (theirs.step, theirs.asked, theirs.price) == ("pledge", 1, 2)
    assert [(each.seat, each.price, each.answer) for each in theirs.requests] == [(1, 2, "")]
    assert seen(g, 1).parties == [0]
    answer(g, 1, PASS)
    after = seen(g, SPECTATOR).plot
    assert after is not None
    assert (after.refused, [each.answer for each in after.requests]) == ([1], ["no"])


@pytest.mark.rule("S-5.5")
def test_a_house_that_wanted_more_is_told_with_what_it_got() -> None:
    g = position(phase="intrigue", hands={0: ["Black Market Profits"]}, influence=[4, 4, 3, 5])
    for option in (2, lay("Black Market Profits"), seat(1), price(1), PASS):
        answer(g, 0, option)
    answer(g, 1, demand(2))
    answer(g, 0, ACCEPT)
    now = seen(g, 0).plot
    assert now is not None
    assert [(each.seat, each.price, each.answer) for each in now.requests] == [(1, 2, "yes")]


@pytest.mark.rule("S-5.2")
def test_the_order_of_the_intrigue_turns_begins_with_the_host() -> None:
    assert seen(position(phase="intrigue"), 0).order == [0, 1, 2, 3]
    assert seen(position(phase="market"), 0).order == []


@pytest.mark.rule("S-6.2")
def test_a_declared_scheme_says_whom_it_hits() -> None:
    g = position(phase="intrigue", hands={0: ["Robbery"], 1: ["Guard"]}, guards={1: 1})
    answer(g, 0, play("Robbery", 1))
    told = seen(g, 1)
    assert told.plot is not None
    assert (told.plot.step, told.plot.houses, told.plot.defenders, told.plot.guards) == ("foil", [1], [1], 1)
    assert told.plot.passes == 50
    assert told.parties == [0]


# The books and the market


@pytest.mark.rule("S-4.3")
def test_the_books_of_the_next_upkeep_are_told_in_advance() -> None:
    people = ["Crixus", "Agron exhausted", "Varro injured", "Cook"]
    g = position(phase="intrigue", assets={0: people}, gold=[0, 5, 5, 5])
    books = seen(g, 1).houses[0].books
    assert books is not None
    assert (books.income, books.upkeep, books.after, books.lost, books.unsure, books.now) == (1, 2, -1, 1, 1, False)


@pytest.mark.rule("S-8.2")
def test_a_bid_has_a_limit_beyond_which_the_books_cannot_be_paid() -> None:
    row = [card(name) for name in ("Spartacus", "Trident", "Mira", "Gannicus")]
    g = position(phase="auctions", luck=row, assets={0: ["Crixus", "Agron", "Cook"]}, gold=[6, 9, 9, 9])
    told = seen(g, 0).market
    assert told is not None
    assert told.auction is not None
    assert (told.auction.card, told.face_down) == (card("Spartacus"), 3)
    assert (told.auction.most, told.auction.safe) == (6, 4)  # three gladiators against one slave
    assert (told.auction.income, told.auction.upkeep) == (0, 1)
    answer(g, 0, bid(4))
    mine, theirs = seen(g, 0).market, seen(g, 1).market
    assert mine is not None
    assert theirs is not None
    assert mine.auction is not None
    assert theirs.auction is not None
    assert (mine.auction.given, theirs.auction.given, theirs.auction.sealed) == (4, -1, [0])
    assert seen(g, 1).houses[0].gold == -1


# The arena


@pytest.mark.rule("S-11.3")
def test_dice_are_paired_before_damage_falls() -> None:
    g = close("Rhaskos", "Thracian Warrior")
    strike(g, [6, 2, 5, 3], [4, 6])
    told = seen(g, 0).fight
    assert told is not None
    assert told.attack is not None
    assert told.attack.step == "rerolls"
    assert [(pair.attack, pair.defense, pair.hit) for pair in told.attack.pairs] == [
        (0, 1, False),
        (2, 0, True),
        (3, -1, True),
        (1, -1, False),
    ]
    assert (told.attack.damage, told.attack.spare) == (2, [])
    assert {each.source for each in told.attack.again} == {"ability"}
    other = seen(g, 1).fight
    assert other is not None
    assert other.attack is not None
    assert other.attack.again == []


@pytest.mark.rule("S-11.2")
def test_cells_say_how_many_steps_they_are_away() -> None:
    g = close("Thracian Warrior", "Celtic Warrior", at=((-2, 0), (2, 0)))
    told = seen(g, SPECTATOR).fight
    assert told is not None
    assert (told.steps[0], told.apart, told.facing, told.can_attack) == (2, 4, [0, 3], False)
    assert {move.steps for move in told.moves} == {1, 2}
    assert not any([move.reach for move in told.moves])
    assert [each.start for each in seen(g, 0).sand].count(-1) == 35


def test_odds_are_even_for_equals_and_better_for_the_strong() -> None:
    even = seen(close("Thracian Warrior", "Thracian Warrior"), 0).fight
    assert even is not None
    assert even.odds is not None
    assert 50 <= even.odds.win[0] <= 70  # the first has the initiative
    strong = seen(close("Spartacus", "Cook"), 0).fight
    assert strong is not None
    assert strong.odds is not None
    assert strong.odds.win[0] > 95


@pytest.mark.rule("S-10.5")
def test_a_bet_that_cannot_win_is_known() -> None:
    """A Cook has one Attack die, so nobody whom he beats loses more than one pool; Caburus beheads whom he beats."""
    told = seen(close("Caburus", "Cook"), 0).fight
    assert told is not None
    assert told.odds is not None
    assert told.odds.hopeless == [2]
    assert told.odds.bets[3] > 90


@pytest.mark.rule("S-11.5")
def test_the_wounded_house_is_told_which_dice_it_may_lose() -> None:
    g = close("Crixus", "Celtic Warrior", pools=((4, 4, 3), (2, 3, 1)))
    strike(g, [6, 6, 1, 1], [5, 1, 1])
    told = seen(g, 1).fight
    assert told is not None
    assert told.loss is not None
    assert (told.step, told.loss.seat, told.loss.left, told.loss.pools) == ("loss", 1, 2, [0, 1])
    assert card("Crixus") == told.fighters[0]
