"""Tests what the screen of Munera is told: it never fails, agrees with the state, and says the same to everybody."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from harena import compiled
from harena.bots.driver import drive_state
from harena.bots.registry import heuristic
from harena.games.munera import GAME
from harena.games.munera.actions import BID, CLASS, FIX, MAN, PLAY, TENDER
from harena.games.munera.contract import can_take_part, fare
from harena.games.munera.decks import CLASSES, STORMY, ZONE, our_decks
from harena.games.munera.roads import road
from harena.games.munera.stage import FIX_NAMES, Stage
from harena.games.munera.stage_facts import DUEL_STEPS, SPECTACLE_STEPS, stage
from harena.games.munera.state import Duel, Munera, Spectacle
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, listed
from harena.kernel.flow import AGAIN, ASK, CALL, GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.state import bits, innermost
from harena.kernel.views import SPECTATOR
from tests.cases import cases
from tests.laws import laws
from tests.rules.munera.dueling import board, face
from tests.rules.munera.playing import answer, gladiator, munus, pass_all, place, position, script, spectacle_card
from tests.variants import variants_of

RULES = GAME.rules
WAITING = {ASK, AGAIN, CALL, SEAL, GATHER, SEALED, ROUNDS}  # steps at which a match can stand still


def seen(g: Munera, viewer: int, odds: bool = True) -> Stage:
    return stage(GAME.view(g, viewer), odds)


def agrees(g: Munera, viewer: int, found: Counter[str]) -> Stage:
    """Check one viewer's stage against the state and against the question that this viewer is asked."""
    told = seen(g, viewer)
    if not compiled.is_used():  # there, the types are forgotten
        assert (
            msgspec.convert(msgspec.to_builtins(told), Stage) == told
        )  # it keeps to its types: none below -1, two sides
    for seat, school in enumerate(told.schools):
        assert (school.glory, school.denarii, school.region) == (g.glory[seat], g.denarii[seat], g.region[seat])
        assert school.men == bits(g.school[seat])
        assert school.ministers == bits(g.staff[seat])
        assert school.cards == g.hands[seat].bit_count()
        assert school.rudis == (seat == g.rudis)
        assert 0 <= school.free <= school.denarii
        assert [man.man for man in told.men if man.seat == seat and not man.gone] == school.men
    assert [school.seat for school in told.schools if school.asked] == GAME.view(g, viewer)["waiting"]
    assert len({man.man for man in told.men}) == len(told.men)
    assert [man.man for man in told.men if man.engaged and not man.gone] == [
        man for seat in range(g.seats) for man in bits(g.school[seat] & g.engaged)
    ]
    assert (told.turn, told.goal, told.rudis) == (g.turn, g.table.target, g.rudis)
    assert (told.phase == "over") == (g.seat < 0)
    hand = [g.table.decks.titled[card] for card in bits(g.hands[viewer])] if viewer >= 0 else []
    assert sorted(told.hand) == sorted(hand)
    assert set(told.playable) <= set(hand)
    on_the_map(g, viewer, told, found)
    on_the_sand(g, told, found)
    if viewer >= 0:
        as_asked(g, viewer, told, found)
    found[told.phase] += 1
    return told


def on_the_map(g: Munera, viewer: int, told: Stage, found: Counter[str]) -> None:
    decks = g.table.decks
    for each in told.spectacles:
        if each.state == "open":
            able = [seat for seat in range(g.seats) if can_take_part(g, seat, each.card, each.denarii)]
            assert each.able == able
            assert (viewer in able) <= (each.my_pairs == each.pairs)
        if viewer >= 0:
            assert (each.road[0], each.road[-1]) == (g.region[viewer], decks.site[each.card])
            assert each.travel >= 0
        else:
            assert (each.travel, each.road, each.mine, each.at_least) == (-1, [], [], -1)
        found[f"spectacle {each.state}"] += 1
    f = innermost(g, Spectacle)
    assert (told.held is None) == (f is None)
    if told.held is not None and f is not None:
        assert (told.held.card, told.held.host, told.held.rival) == (f.card, f.host, f.rival)
        found[f"held {told.held.step}"] += 1
    if told.tender is not None and f is not None:
        assert told.tender.standing == list(f.standing)
        everybody = [*told.tender.standing, *told.tender.out, *told.tender.to_come, f.host]
        assert sorted(everybody) == list(range(g.seats))
        if told.tender.fee >= 0:
            assert told.tender.by in told.tender.standing
            assert told.tender.by != told.tender.turn
            found["offers"] += 1
    if told.auction is not None:
        found["opened bids" if told.auction.bids else "sealed bids"] += 1


def on_the_sand(g: Munera, told: Stage, found: Counter[str]) -> None:
    there = {man.man for man in told.men}
    if told.duel is not None:
        assert set(told.duel.men) <= there
        odds = told.duel.odds
        assert odds is not None
        assert all([0 <= each <= 100 for each in (*odds.win, odds.both, *odds.death, *odds.spared)])
        assert sum(odds.win) + odds.both <= 100
        if told.duel.ending == 0 and not told.duel.same_school and told.duel.step != "accident":
            assert sum(odds.win) + odds.both > 80, "two men seldom die at once"
        f = innermost(g, Duel)
        if not told.duel.same_school:
            assert f is not None
            assert (told.duel.pugna, told.duel.wounds, told.duel.virtus) == (f.pugna, list(f.wounds), list(f.virtus))
        found[f"{'bout' if told.duel.same_school else 'duel'} {told.duel.step}"] += 1
    if told.roll is not None:
        assert told.roll.man in there
        assert 0 <= told.roll.chance <= 100
        found[f"roll {told.roll.what}"] += 1


def as_asked(g: Munera, viewer: int, told: Stage, found: Counter[str]) -> None:
    """What the stage calls possible is what the question allows."""
    choice = RULES.choice(g, viewer)
    options = list(listed(choice.options)) if choice is not None else []
    plays = [option for option in options if option >= PLAY]
    assert [play.option for play in told.plays] == plays
    if choice is None:
        return
    if told.duel is not None:
        possible = [fix.option for fix in told.duel.fixes if fix.possible]
        assert possible == [option for option in options if FIX <= option < FIX + len(FIX_NAMES)]
    if choice.step in ("naming.name_fighter", "spectacle.pick", "spectacle.oppose"):
        assert told.held is not None
        assert [MAN + man for man in told.held.candidates] == options
    if choice.step in ("end.name_excess", "brawl.name_brawler", "plague.name_patient"):
        assert told.tests is not None
        assert [MAN + man for man in told.tests.candidates] == options
    if choice.step.endswith("enlist"):
        assert told.enlisting
        assert min(options) == CLASS
    if choice.step.endswith("assign"):
        assert told.assigning >= 0
    if choice.step == "spectacle.tender":
        assert told.tender is not None
        assert (told.tender.turn, TENDER + told.tender.least) == (viewer, min([x for x in options if x > PASS]))
    if choice.step in ("forum.bid", "auction.private_bid"):
        assert told.auction is not None
        bids = [option - BID for option in options if option > PASS]
        assert told.auction.most == (max(bids) if bids else -1)
        assert not bids or told.auction.minimum == min(bids)
    found[choice.step] += 1


NUMBERS = range(len(variants_of("munera")))


@pytest.mark.parametrize("number", cases(NUMBERS[::2], NUMBERS[1::2]))
def test_the_stage_agrees_with_random_matches(number: int) -> None:
    found: Counter[str] = Counter()
    rng = Random(number)
    for g, _ in laws.walk(GAME, variants_of("munera")[number], number):
        agrees(g, rng.randrange(SPECTATOR, g.seats), found)
        if RULES.choice(g, g.seat) is not None and rng.random() < 0.3:
            agrees(g, g.seat, found)
    assert found["setup"]
    assert found["munus"]


class Onlooker:
    """Checks the stage before most moves of a match between bots."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.rng = Random(5)

    def look(self, g: Munera) -> None:
        if self.rng.random() < 0.4 and g.stack:
            return
        everybody = range(SPECTATOR, g.seats)
        viewers = [self.rng.choice(everybody)] if self.rng.random() < 0.8 else everybody
        told = [agrees(g, viewer, self.found) for viewer in viewers]
        for each in told[1:]:
            assert (each.duel and each.duel.odds) == (told[0].duel and told[0].duel.odds), "the same for all viewers"

    def answering(self, g: Munera) -> None:
        if self.rng.random() < 0.5:
            agrees(g, g.seat, self.found)

    def decided(self, g: Munera, seat: int, option: int) -> None:
        pass


def test_the_stage_agrees_with_matches_between_bots() -> None:
    """Bots fight more duels than random players do: every state of a duel is seen."""
    found: Counter[str] = Counter()
    wishes: list[dict[str, Any]] = [
        {"players": 4, "turns": 5, "bout_bets": True},
        {"players": 3, "turns": 3},
        {"players": 4, "turns": 2, "naming": "travel", "rerolls": "once"},
    ]
    for seed, wish in enumerate(wishes):
        rng = Random(30 + seed)
        g = RULES.start(GAME.complete(wish), Luck(rng))
        onlooker = Onlooker()
        drive_state(GAME, g, [heuristic("munera", rng) for _ in range(g.seats)], None, onlooker)
        found += onlooker.found
    for state in ("setup", "eventum", "forum", "munus", "end", "over", "offers", "sealed bids", "opened bids"):
        assert found[state], state
    for step in ("naming", "rest", "poll", "tender", "travel", "pairing", "duel"):
        assert found[f"held {step}"], step
    for step in ("cards", "bets", "rerolls", "fix", "after", "accident", "judgement", "healing"):
        assert found[f"duel {step}"], step
    for what in ("judgement", "healing", "recovery", "accident"):
        assert found[f"roll {what}"], what
    assert found["bout bets"]


def test_the_names_of_all_waiting_steps_are_known() -> None:
    """A step at which the match can wait has a word of its own on the screen."""
    quiet = {"open_poll", "open_tender", "award", "contract", "bonus", "set_out", "pay", "payments_left", "close"}
    quiet |= {"fighters_left", "spectacles_left"}
    names = {step.name for step in RULES.steps["spectacle"] if step.op in WAITING}
    assert names <= {*SPECTACLE_STEPS, *quiet}
    for proc in ("duel", "bout", "wager"):
        assert {step.name for step in RULES.steps[proc] if step.op in WAITING} <= set(DUEL_STEPS), proc


def test_without_odds_there_are_no_chances() -> None:
    g, _, _ = face()  # the bettor is asked
    told = seen(g, 0, odds=False)
    assert told.duel is not None
    assert told.duel.odds is None
    assert b'"odds":null' in msgspec.json.encode(told)


@pytest.mark.skipif(compiled.is_used(), reason="compiled, the types are forgotten")
def test_the_stage_of_a_whole_match_is_plain_data() -> None:
    g = RULES.start(GAME.complete({"players": 4}), Luck(Random(1)))
    raw = msgspec.json.encode(seen(g, 0))
    assert msgspec.json.decode(raw, type=Stage) == seen(g, 0)


@pytest.mark.rule("M-8.1")
@pytest.mark.parametrize("storm", [0, 1])
def test_the_road_costs_what_the_journey_costs(storm: int) -> None:
    decks = our_decks()
    regions = len(decks.region)
    for start in range(regions):
        for end in range(regions):
            for free in range(4):
                way = road(decks, start, end, free, storm)
                assert (way[0], way[-1]) == (start, end)
                assert all([there in decks.roads[here] for here, there in pairwise(way)])
                tolls = sorted([STORMY if storm and zone >= regions else ZONE for zone in way[1:]], reverse=True)
                assert sum(tolls[free:]) == decks.fare[storm][free][start][end]


def test_a_road_prefers_the_land() -> None:
    decks = our_decks()
    way = road(decks, place("Latium"), place("Sicilia"))
    assert [decks.region[zone] for zone in way] == ["Latium", "Lucania", "Sicilia"]


def choosing(**more: Any) -> Munera:
    """The Rudiarius has the men for Telesia (Hoplomachus and Aequimanus), seat 1 has one of them, seat 2 none."""
    g = position(
        phase="munus",
        open=["Telesia", "Hispellum"],
        men={
            0: ["Ferox hoplomachus", "Leo aequimanus", "Paris provocator"],
            1: ["Hector hoplomachus", "Ursus aequimanus wounded"],
            2: ["Tigris thraex"],
        },
        regions=["Aemilia", "Sardinia", "Samnium"],
        **more,
    )
    pass_all(g)
    return g


@pytest.mark.rule("M-7.3")
def test_a_spectacle_says_who_can_take_part_and_with_whom() -> None:
    g = choosing()
    told = seen(g, 0)
    telesia = next(each for each in told.spectacles if each.card == spectacle_card("Telesia"))
    assert telesia.able == [0]
    assert telesia.mine == sorted([gladiator("Ferox"), gladiator("Leo")])
    assert (telesia.my_pairs, telesia.travel, telesia.at_least) == (1, 4, 4)
    assert [our_decks().region[zone] for zone in telesia.road] == ["Aemilia", "Umbria", "Samnium"]
    ferox = next(man for man in told.men if man.man == gladiator("Ferox"))
    assert ferox.partners == [gladiator("Leo")]
    ursus = next(man for man in told.men if man.man == gladiator("Ursus"))
    assert (ursus.engaged, ursus.wounded, ursus.partners) == (True, True, [])


@pytest.mark.rule("M-3.2")
def test_at_rest_a_spectacle_says_which_training_would_let_a_school_take_part() -> None:
    g = position(
        phase="munus",
        open=["Telesia"],
        men={
            0: ["Ferox hoplomachus", "Leo aequimanus"],
            1: ["Hector hoplomachus", "Paris thraex"],
            2: ["Tigris thraex"],
        },
        regions=["Aemilia", "Sardinia", "Samnium"],
    )
    paris, hector = gladiator("Paris"), gladiator("Hector")
    told = [seen(g, viewer).spectacles[0].trainings for viewer in (0, 1, 2, SPECTATOR)]
    assert [(each.man, CLASSES[each.klass]) for each in told[1]] == [(paris, "aequimanus")]
    assert hector not in [each.man for each in told[1]]
    assert (told[0], told[2], told[3]) == ([], [], [])  # able already, one man only, no school
    pass_all(g)
    assert seen(g, 1).spectacles[0].trainings == []  # not at rest any more


def test_the_fare_of_the_map_is_the_fare_of_the_rules() -> None:
    g = choosing()
    for each in seen(g, 1).spectacles:
        assert each.travel == fare(g, 1, each.card)


@pytest.mark.rule("M-7.4")
def test_the_ladder_knows_the_lowest_offer_and_who_made_it() -> None:
    g = position(
        phase="munus",
        open=["Telesia"],
        men={
            0: ["Ferox hoplomachus", "Leo aequimanus"],
            1: ["Hector hoplomachus", "Ursus aequimanus"],
            2: ["Tigris hoplomachus", "Paris aequimanus"],
        },
        regions=["Aemilia", "Sardinia", "Samnium"],
        denarii=[10, 3, 10],
    )
    pass_all(g)
    answer(g, 0, munus("Telesia"))
    pass_all(g)
    told = seen(g, 1).tender
    assert told is not None
    assert (told.open, told.turn, told.standing, told.to_come) == (False, 1, [], [1, 2])
    answer(g, 1, 3)
    answer(g, 2, 3)
    pass_all(g)
    answer(g, 1, TENDER + 4)
    told = seen(g, 1).tender
    assert told is not None
    assert (told.open, told.fee, told.by, told.turn, told.standing) == (True, 4, 1, 2, [1, 2])
    assert (told.floor, told.least) == (6, 3)  # three zones; three denarii are there


def test_a_forum_man_says_what_he_would_complete() -> None:
    g = position(
        phase="auctions",
        men={0: ["Ferox hoplomachus", "Leo aequimanus", "Paris thraex"], 1: [], 2: []},
        forum=["Hector"],
    )
    pass_all(g)
    ware = next(each for each in seen(g, 0).forum if each.man >= 0)
    assert ware.pairs_with == [gladiator("Paris")]
    assert ware.classes == [0]  # a Myrmillo beside the Thraex
    assert seen(g, 1).forum[0].pairs_with == []


@pytest.mark.rule("M-11.3")
def test_fixes_say_who_bought_which() -> None:
    g, _, _ = face("Torvus myrmillo", "Crescens thraex", players=4)
    script(g, 5, 3, 9, 0, 0)
    while board(g).dice == (-1, -1):
        answer(g, g.seat, PASS)
    fixer = g.seat
    told = seen(g, fixer).duel
    assert told is not None
    assert (told.step, told.fixer) == ("fix", fixer)
    assert [fix.fix for fix in told.fixes if fix.possible] == ["pause", "refreshment", "supporters-1", "supporters-2"]
    other = seen(g, board(g).owners[0]).duel
    assert other is not None
    assert not [fix for fix in other.fixes if fix.possible]
    answer(g, fixer, FIX)
    told = seen(g, SPECTATOR).duel
    assert told is not None
    assert [fix.by for fix in told.fixes if fix.fix == "pause"] == [fixer]
