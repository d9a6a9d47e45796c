"""Tests the heuristic bot of Gorus Maximus: it is legal, uses no hidden information, gives reasons, and beats
chance.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from harena.bots import Reason
from harena.bots.heuristic.gorus import REASONS, HeuristicBot, decide
from harena.bots.heuristic.gorus.evaluation import evaluation_of
from harena.game import Game
from harena.games import game
from harena.games.gorus import words
from harena.games.gorus.cards import ARROWS, AXES, FISTS, SWORDS, name
from harena.games.gorus.state import Gorus
from harena.kernel.chance import Luck
from harena.lab.simulate import Plan, play_match
from harena.text import LANGUAGES, Texts
from harena.text_protocol import hint
from tests.cases import cases
from tests.laws.laws import any_move, make_move
from tests.laws.twin import twin
from tests.rules.gorus.positions import position, start
from tests.variants import variants_of

GORUS: Game[Gorus] = game("gorus")
RULES = GORUS.rules
VARIANTS = variants_of("gorus")
BY_CHANCE = 0.2  # how often a varied match continues at random
CLOSELY = 0.25  # the share of positions that are compared with a twin
COMMON = {"only"}  # reasons that all games share


def positions(number: int, rounds: int = 2) -> Iterator[Gorus]:
    """Play a varied match: mostly as the bot would play, otherwise at random, so that it reaches positions of all
    kinds.
    """
    rng = Random(f"positions/{number}")
    g = RULES.start(dict(VARIANTS[number % len(VARIANTS)]), Luck(rng))
    bot = HeuristicBot(rng)
    while g.seat >= 0 and g.round <= rounds:
        yield g
        choice = RULES.choice(g, g.seat)
        assert choice is not None
        if rng.random() < BY_CHANCE:
            make_move(GORUS, g, any_move(GORUS, g, rng))
        else:
            RULES.apply(g, g.seat, choice.id, bot.choose(GORUS.view(g, g.seat), choice))


def decided(g: Gorus) -> tuple[str, Reason]:
    """Return the name of the card the bot plays here, and why."""
    choice = RULES.choice(g, g.seat)
    assert choice is not None
    card, why = decide(GORUS.view(g, g.seat), choice, Random(1))
    return name(card), why


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_whatever_it_is_asked_it_answers_by_the_rules_and_says_why(number: int) -> None:
    bot = HeuristicBot(Random(number))
    for g in positions(number):
        choice = RULES.choice(g, g.seat)
        assert choice is not None
        view = GORUS.view(g, g.seat)
        card = bot.choose(view, choice)
        assert type(card) is int
        assert card in choice.options
        assert view == GORUS.view(g, g.seat), "it leaves the view as it was"
        assert bot.why is not None
        assert bot.why.kind in REASONS.keys() | COMMON
        assert len(bot.why.args) == len(REASONS.get(bot.why.kind, ()))


@pytest.mark.parametrize("number", range(8))
def test_it_does_not_see_what_it_may_not_see(number: int) -> None:
    """In a world that differs only in what is hidden from it, the bot does the same; also from a view sent as text."""
    rng = Random(f"twins/{number}")
    for g in positions(100 + 3 * number):
        if rng.random() > CLOSELY:
            continue
        seat = g.seat
        other = twin(RULES, g, seat, rng)
        here, there = RULES.choice(g, seat), RULES.choice(other, seat)
        assert here is not None
        assert there is not None
        one, two = HeuristicBot(Random(number)), HeuristicBot(Random(number))
        seen, sent = GORUS.view(g, seat), json.loads(json.dumps(GORUS.view(other, seat)))
        assert one.choose(seen, here) == two.choose(sent, there)
        assert one.why == two.why


def sentence(texts: Texts, g: Gorus, why: Reason) -> str:
    people = [f"Person{seat}" for seat in range(g.seats)]
    names = words.naming(texts, g.table.options, people, g.seat)
    return hint(texts, words.WORDS, "gorus", REASONS.get(why.kind, {}), why, names)


def test_it_says_why_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every reason occurs, and each is a different sentence in each language."""
    monkeypatch.setattr(Texts, "strict", True)
    left = set(REASONS)
    wandering = (g for number in range(210, 270) for g in positions(number, 1))
    while left:
        g = next(wandering)  # fails if a reason never occurs
        why = decided(g)[1]
        if why.kind not in left:
            continue
        left.remove(why.kind)
        sentences = {sentence(Texts(lang), g, why) for lang in LANGUAGES}
        assert len(sentences) == len(LANGUAGES), "a language has no text of its own"
        for text in sentences:
            assert text.endswith(".")
            assert not {"{", "}", "$"} & set(text)
            assert "gorus-hint" not in text


def test_last_to_play_it_takes_what_is_worth_taking() -> None:
    hands = {0: ["swords-4"], 1: ["swords-5"], 2: ["swords-6"], 3: ["fists-12", "fists-4"]}
    g = position(4, hands, "axes", 0, ["fists-9", "fists-10", "fists-11"])
    assert decided(g) == ("fists-12", Reason("last"))


def test_it_does_not_praise_a_combat_that_costs_it_crowd_favor() -> None:
    hands = {0: ["swords-4"], 1: ["swords-5"], 2: ["swords-6"], 3: ["fists-12", "fists-11"]}
    g = position(4, hands, "axes", 0, ["fists-7", "fists-8", "swords-8"])
    assert decided(g)[1] == Reason("stuck")


def test_it_says_of_a_lead_only_what_is_so() -> None:
    """A player who leads a card that costs crowd favor hopes that others win it; one who draws trumps keeps better
    ones.
    """
    seen = set()
    for g in (g for number in range(300, 330) for g in positions(number, 1)):
        ev = evaluation_of(GORUS.view(g, g.seat))
        if ev.combat:
            continue
        card, why = decided(g)
        seen.add(why.kind)
        bad = ev.round.favor[int(card.rpartition("-")[2])] < 0
        assert not (bad and why.kind in ("lead-high", "lead-low", "first-lead")), card
        if why.kind == "lead-trump":
            trumps = [other for other in ev.held() if other >> 4 == ev.favored]
            assert name(max(trumps)) != card
    assert seen >= {"lead-bad", "lead-trump"}


def test_it_leaves_what_nobody_wants() -> None:
    hands = {0: ["swords-4"], 1: ["swords-5"], 2: ["swords-6"], 3: ["fists-12", "fists-4"]}
    g = position(4, hands, "axes", 0, ["fists-7", "fists-8", "swords-8"])
    assert decided(g) == ("fists-4", Reason("duck", (1,)))


def test_it_throws_an_eight_at_whoever_is_ahead() -> None:
    hands = {0: ["swords-4", "axes-4"], 1: ["swords-5", "axes-5"], 2: ["swords-6", "axes-6"]}
    hands[3] = ["swords-8", "swords-9", "arrows-10"]
    g = position(4, hands, "axes", 0, ["fists-11", "fists-6", "fists-7"])
    assert decided(g) == ("swords-8", Reason("throw", (0, 16 * SWORDS + 8)))


def test_a_partner_who_is_ahead_gets_what_is_good() -> None:
    hands = {0: ["swords-4"], 1: ["swords-5"], 2: ["swords-6"], 3: ["fists-9", "fists-8"]}
    g = position(4, hands, "axes", 0, ["fists-4", "fists-12", "fists-6"], teams="2-2")
    assert decided(g) == ("fists-9", Reason("feed", (1,)))


def test_it_challenges_to_win() -> None:
    """The Challenge makes the school of our 9 the favorite, and no other card of it lies there."""
    hands = {0: ["swords-4"], 1: ["swords-5"], 2: ["swords-6"], 3: ["arrows-9", "fists-4"]}
    g = position(4, hands, "axes", 0, ["fists-11", "axes-10", "fists-9"])
    assert decided(g) == ("arrows-9", Reason("challenge-win", (ARROWS,)))


def test_it_brings_the_favored_zero_home() -> None:
    hands = {0: ["swords-4"], 1: ["swords-5"], 2: ["swords-6"], 3: ["axes-0", "axes-12"]}
    g = position(4, hands, "axes", 0, ["fists-11", "fists-6", "fists-7"])
    assert decided(g) == ("axes-0", Reason("zero", (16 * AXES,)))


def test_it_remembers_who_cannot_hold_a_school() -> None:
    hands = {0: ["swords-4"], 1: ["swords-5"], 2: ["fists-6"], 3: ["axes-12"]}
    g = position(4, hands, "axes", won=[(3, ["fists-10", "swords-7", "fists-9", "axes-4"])], dealer=3)
    ev = evaluation_of(GORUS.view(g, 3))
    assert [ev.lacks(seat, FISTS, 1) for seat in range(3)] == [0.5, 1.0, 0.5]


def test_with_two_players_a_void_is_forgotten_card_by_card() -> None:
    """Hands are filled up from the stock: only the cards held at the proof are known not to be of that school."""
    own = [f"fists-{rank}" for rank in (0, 4, 5, 6, 7, 8, 9, 10, 11, 12)]
    other = [f"swords-{rank}" for rank in (0, 4, 5, 6, 7, 8, 9, 10, 11, 12)]
    g = start(2, {0: other, 1: own}, draws=["axes-4", "axes-5"], schools=["fists", "swords", "axes"])
    for card in (16 * FISTS + 12, 16 * SWORDS + 4):
        RULES.step(g, card)
    ev = evaluation_of(GORUS.view(g, 1))
    assert ev.rooms(FISTS)[0][0] == 1
    assert ev.rooms(SWORDS)[0][0] == len(own)


def test_it_fears_most_whoever_is_about_to_win_the_race() -> None:
    hands = {seat: [f"fists-{4 + seat}", f"axes-{4 + seat}"] for seat in range(4)}
    g = position(4, hands, "axes", 0, supports=[1, 2, 0, 1])
    prizes = evaluation_of(GORUS.view(g, 0)).round.prizes[0]
    assert prizes[0] > prizes[2] > prizes[3] > prizes[1]
    assert prizes[1] < 0.001


@pytest.mark.parametrize("players", cases([1, 2, 4], [3, 8]))
@pytest.mark.parametrize("bot", ["heuristic", "ismcts:4"])
def test_whatever_a_table_makes_of_the_cards_it_plays_on(players: int, bot: str) -> None:
    """Favor alternates between 99 and -99: weights that are powers of it must neither overflow nor all vanish."""
    extreme = [99 if rank % 2 else -99 for rank in range(17)]
    short = {"target": 1} if players > 1 else {}
    options = GORUS.complete({"players": players, "favor": extreme, **short})
    for number in range(9 if bot == "heuristic" else 1):
        assert play_match(Plan("gorus", options, (bot,) * players, 7, ""), number).answers >= 10 * players, "a round"


def won_by_sense(matches: int, players: int, others: str) -> float:
    """Count the wins of one heuristic bot with rotating seats; shared victories count in part."""
    won = 0.0
    options = GORUS.complete({"players": players})
    for number in range(matches):
        seat = number % players
        bots = tuple(["heuristic" if each == seat else others for each in range(players)])
        winners = play_match(Plan("gorus", options, bots, 7, ""), number).winners
        won += (seat in winners) / len(winners)
    return won


@pytest.mark.soak
@pytest.mark.parametrize(("players", "matches", "bar"), [(2, 20, 15), (4, 40, 22), (6, 30, 9)])
def test_it_beats_those_who_play_anything(players: int, matches: int, bar: int) -> None:
    assert won_by_sense(matches, players, "random") > bar
