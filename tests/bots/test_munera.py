"""Tests the heuristic bot of Munera: it is legal, uses no hidden information, beats chance, and gives reasons."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from random import Random

import pytest

from harena.bots import FreeMove, Reason
from harena.bots.heuristic.munera import DECISIONS, HeuristicBot, decide
from harena.bots.heuristic.munera.cards import CardEvaluation
from harena.bots.heuristic.munera.hints import REASONS
from harena.game import Game
from harena.games import game
from harena.games.munera import words
from harena.games.munera.actions import BID, PLAY, TARGETS
from harena.games.munera.cards import CARDS, split
from harena.games.munera.cards.card import Card
from harena.games.munera.deals import DENARII, MAN_GOOD
from harena.games.munera.sets import men_of
from harena.games.munera.state import Munera
from harena.hints import reasons_of
from harena.kernel.chance import Luck
from harena.kernel.choice import PASS, Choice, Goods, Offer, listed
from harena.kernel.flow import AGAIN, ASK, GATHER, ROUNDS, SEAL, SEALED
from harena.kernel.serialization import dump
from harena.lab.simulate import Plan, Result, play_match
from harena.matches.offers import offer_args
from harena.text import LANGUAGES, Texts
from harena.text_protocol import hint
from tests.cases import cases
from tests.laws.laws import any_move, make_move
from tests.laws.twin import twin
from tests.rules.munera import playing
from tests.variants import variants_of

MUNERA: Game[Munera] = game("munera")
RULES = MUNERA.rules
BY_CHANCE = 0.2  # how often a varied match continues at random
CLOSELY = 0.2  # the share of positions that are compared with a twin
ASKING = {ASK, AGAIN, SEAL, GATHER, SEALED, ROUNDS}


def positions(number: int) -> Iterator[Munera]:
    """Play a varied match: mostly as the bot would play, otherwise at random, so that it reaches positions of all
    kinds.
    """
    rng = Random(f"positions/{number}")
    variants = variants_of("munera")
    g = RULES.start(dict(variants[number % len(variants)]), Luck(rng))
    bot = HeuristicBot(rng)
    while g.seat >= 0:
        yield g
        choice = RULES.choice(g, g.seat)
        assert choice is not None
        if rng.random() < BY_CHANCE:
            make_move(MUNERA, g, any_move(MUNERA, g, rng))
        else:
            RULES.apply(g, g.seat, choice.id, bot.choose(MUNERA.view(g, g.seat), choice))


def is_known(why: Reason | None) -> bool:
    domains = reasons_of("munera")
    return why is not None and why.kind in domains and len(why.args) == len(domains[why.kind])


def test_it_has_a_thought_for_every_question() -> None:
    steps = {f"{p.name}.{s.name}" for p in RULES.procedures.values() for s in p.steps if s.op in ASKING}
    assert steps == set(DECISIONS)


@pytest.mark.parametrize("number", cases(range(0, 9, 2), range(1, 9, 2)))
def test_whatever_it_is_asked_it_answers_by_the_rules(number: int) -> None:
    bot = HeuristicBot(Random(number))
    for g in positions(number):
        for choice in RULES.pending(g):
            view = MUNERA.view(g, choice.seat)
            option = bot.choose(view, choice)
            assert type(option) is int
            assert option in choice.options, choice
            assert is_known(bot.why)
            free_move = bot.free_move(view, choice, RULES.free_moves_for(g, choice.seat))
            if free_move is not None:
                RULES.act_freely(RULES.copy(g), choice.seat, *free_move)  # raises an error if it is not legal
                assert is_known(bot.why)


def test_positions_are_of_all_kinds() -> None:
    """Otherwise the tests here would prove little. At most 18 matches are played."""
    missing = set(DECISIONS)
    for number in range(18):
        missing -= {choice.step for g in positions(number) for choice in RULES.pending(g)}
        if len(missing) <= 2:
            return
    raise AssertionError(f"never asked: {missing}")


@pytest.mark.parametrize("number", cases(range(0, 9, 2), range(1, 9, 2)))
def test_it_does_not_see_what_it_may_not_see(number: int) -> None:
    """In a world that differs only in what is hidden from it, the bot does the same; also from a view sent as text."""
    rng = Random(f"twins/{number}")
    for g in positions(100 + number):
        if rng.random() > CLOSELY:
            continue
        seat = g.seat
        other = twin(RULES, g, seat, rng)
        one, two = HeuristicBot(Random(number)), HeuristicBot(Random(number))
        here, there = RULES.choice(g, seat), RULES.choice(other, seat)
        assert here is not None
        assert there is not None
        seen, sent = MUNERA.view(g, seat), json.loads(json.dumps(MUNERA.view(other, seat)))
        assert one.choose(seen, here) == two.choose(sent, there)
        assert one.why == two.why
        free_moves = RULES.free_moves_for(g, seat), RULES.free_moves_for(other, seat)
        assert one.free_move(seen, here, free_moves[0]) == two.free_move(sent, there, free_moves[1])
        assert one.why == two.why


def test_it_leaves_a_guessed_table_as_it_was() -> None:
    """Search calls the bot on states that it continues to use."""
    for g in positions(13):
        choice = RULES.choice(g, g.seat)
        assert choice is not None
        before = dump(RULES, g)
        decide(g, choice, Random(5))
        assert dump(RULES, g) == before


def test_it_leaves_the_view_as_it_was() -> None:
    bot = HeuristicBot(Random(1))
    for g in positions(4):
        choice = RULES.choice(g, g.seat)
        assert choice is not None
        view = MUNERA.view(g, g.seat)
        bot.choose(view, choice)
        bot.free_move(view, choice, RULES.free_moves_for(g, g.seat))
        assert view == MUNERA.view(g, g.seat)


def match(bots: tuple[str, ...], number: int, **options: int) -> Result:
    complete = MUNERA.complete({"players": len(bots), **options})
    return play_match(Plan("munera", complete, bots, 7, ""), number)


def won_by_sense(sensible: int, matches: int, **options: int) -> float:
    """Count the matches won at tables of four, with rotating seats."""
    won = 0.0
    for number in range(matches):
        bots = tuple(["heuristic" if (seat - number) % 4 < sensible else "random" for seat in range(4)])
        winners = match(bots, number, **options).winners
        won += len([seat for seat in winners if bots[seat] == "heuristic"]) / len(winners)
    return won


@pytest.mark.soak
def test_two_of_them_leave_two_who_do_anything_no_chance() -> None:
    assert won_by_sense(2, 8) == 8


@pytest.mark.soak
def test_one_of_them_beats_three_who_do_anything() -> None:
    """Random players sell their men, so that nobody can fight and cards decide. Chance would win one match in four."""
    assert won_by_sense(1, 40, turns=12) > 18


@pytest.mark.more
def test_four_of_them_come_to_an_end_by_glory() -> None:
    for number in range(3):
        assert max(match(("heuristic",) * 4, number).scores) >= 15


@pytest.mark.more
def test_it_plays_alike_with_and_without_a_record(tmp_path: Path) -> None:
    """A record has drafts, in which a deed is only half done."""
    complete = MUNERA.complete({"players": 4, "turns": 4})
    quick = play_match(Plan("munera", complete, ("heuristic",) * 4, 3, ""), 0)
    assert play_match(Plan("munera", complete, ("heuristic",) * 4, 3, str(tmp_path)), 0) == quick


@pytest.mark.parametrize(
    ("give", "get", "answer"),
    [
        (((DENARII, 5),), (), "accept"),
        ((), ((DENARII, 5),), "decline"),
    ],
)
def test_it_answers_an_offer_at_once(give: Goods, get: Goods, answer: str) -> None:
    g = next(g for g in positions(0) if g.stack[-1].proc == "rest")
    by, to = g.seat, (g.seat + 1) % g.seats
    RULES.act_freely(g, by, "propose", offer_args(Offer(0, by, to, give, get)))
    choice = RULES.choice(g, to)
    assert choice is not None
    free_move = HeuristicBot(Random(1)).free_move(MUNERA.view(g, to), choice, RULES.free_moves_for(g, to))
    assert free_move == (answer, (g.offers[0].id,))


# Where nobody else can fight


def deserted(card: int) -> tuple[Munera, Choice]:
    """Return a position in which all others have sold their men, and the asked seat may play this Eventum card."""
    g = at_rest()
    for seat in range(g.seats):
        if seat != g.seat:
            g.school[seat] = 0
        g.hands[seat] &= ~(1 << card)
    g.hands[g.seat] |= 1 << card
    g.glory = [3] * g.seats
    choice = RULES.choice(g, g.seat)
    assert choice is not None
    return g, choice._replace(options=[PASS, PLAY + TARGETS * g.table.decks.titled[card]])


@pytest.mark.parametrize(
    ("behind", "turn", "why"),
    [
        (0, 2, "card-keep"),  # nobody else can draw a card that we keep
        (4, 2, "card-glory"),  # a player who is behind needs it to come round again
        (0, 3, "card-glory"),  # the last turn
    ],
)
def test_where_nobody_fights_glory_in_the_hand_is_kept_to_the_end(behind: int, turn: int, why: str) -> None:
    decks = at_rest().table.decks
    favor = [card for card, title in enumerate(decks.titled) if decks.effect[title] == "favor_editoris"]
    g, choice = deserted(favor[0])
    g.glory[(g.seat + 1) % g.seats] += behind
    g.turn = turn
    assert g.table.turns == 3
    option, reason = decide(g, choice, Random(1))
    assert reason.kind == why
    assert (option != PASS) == (why == "card-glory")


def test_where_nobody_fights_denarii_buy_glory() -> None:
    """M-2.5: the bot buys more Glory than three random players do."""
    result = match(("heuristic", "random", "random", "random"), 2, turns=8, bought_glory=True)
    assert result.scores[0] == max(result.scores)


# Deals


def at_rest() -> Munera:
    return next(g for g in positions(0) if g.stack[-1].proc == "rest")


def offered(g: Munera, by: int, to: int, give: Goods, get: Goods) -> Offer:
    RULES.act_freely(g, by, "propose", offer_args(Offer(0, by, to, give, get)))
    return g.offers[-1]


def dealt(g: Munera, seat: int) -> tuple[FreeMove | None, Reason | None]:
    """Carry out the free action that the bot chooses."""
    bot = HeuristicBot(Random(1))
    choice = RULES.choice(g, g.seat)
    assert choice is not None
    free_move = bot.free_move(MUNERA.view(g, seat), choice._replace(seat=seat), RULES.free_moves_for(g, seat))
    if free_move is not None:
        RULES.act_freely(g, seat, *free_move)
    return free_move, bot.why


@pytest.mark.parametrize("amount", [1, 2])
def test_it_names_its_price_for_a_man_of_its_own(amount: int) -> None:
    g = at_rest()
    by, to = g.seat, (g.seat + 1) % g.seats
    man = men_of(g.school[to])[0]
    first = offered(g, by, to, ((DENARII, amount),), ((MAN_GOOD + man, 1),))
    free_move, why = dealt(g, to)
    assert free_move is not None
    assert free_move[0] == "counter"
    counter = g.offers[-1]
    assert (counter.by, counter.to, counter.give) == (to, by, ((MAN_GOOD + man, 1),))
    price = dict(counter.get)[DENARII]
    assert amount < price <= g.denarii[by]
    assert why == Reason("counter-ask", (by, price))
    assert dealt(g, to)[0] == ("decline", (first.id,))  # one counteroffer is enough
    answer = dealt(g, by)[0]
    assert answer in (("accept", (counter.id,)), ("decline", (counter.id,)))  # the first proposer accepts or declines
    assert not g.offers


def test_it_says_what_it_would_pay_for_a_man() -> None:
    g = at_rest()
    by, to = g.seat, (g.seat + 1) % g.seats
    man = men_of(g.school[by])[0]
    offered(g, by, to, ((MAN_GOOD + man, 1),), ((DENARII, g.denarii[to]),))
    free_move, why = dealt(g, to)
    assert free_move is not None
    assert free_move[0] == "counter"
    paid = dict(g.offers[-1].give)[DENARII]
    assert 0 < paid < g.denarii[to]
    assert why == Reason("counter-pay", (by, paid))


def test_what_nobody_can_pay_gets_no_price() -> None:
    g = at_rest()
    by, to = g.seat, (g.seat + 1) % g.seats
    men = [(MAN_GOOD + man, 1) for man in men_of(g.school[to])[:6]]
    offer = offered(g, by, to, ((DENARII, 1),), tuple(men))
    free_move, why = dealt(g, to)
    assert free_move == ("decline", (offer.id,))
    assert why == Reason("decline", (by,))


# Reasons


def sentence(lang: str, why: Reason, seats: int) -> str:
    texts = Texts(lang)
    names = words.naming(texts, {}, [f"Person{seat}" for seat in range(seats)], -1)
    return hint(texts, words.WORDS, "munera", REASONS[why.kind], why, names)


def reasons_seen() -> dict[str, Reason]:
    """Collect one reason of each kind from varied matches."""
    found: dict[str, Reason] = {}
    for number in (3, 6, 8, 9, 12):
        for g in positions(number):
            choice = RULES.choice(g, g.seat)
            assert choice is not None
            found.setdefault((why := decide(g, choice, Random(2))[1]).kind, why)
    return found


@pytest.mark.more
def test_a_bid_is_called_a_gain_only_below_what_the_ware_is_worth() -> None:
    seen = set()
    for g in (g for number in range(4) for g in positions(number)):
        choice = RULES.choice(g, g.seat)
        assert choice is not None
        option, why = decide(g, choice, Random(2))
        if why.kind in ("bid", "bid-full"):
            seen.add(why.kind)
            worth = why.args[1]
            assert isinstance(worth, int)
            assert (option - BID < worth) == (why.kind == "bid")
    assert seen == {"bid", "bid-full"}


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS.keys())
def test_every_card_has_a_reason_to_be_played_and_a_worth_in_the_hand(card: Card) -> None:
    assert f"card-{card.purpose}" in REASONS
    assert card.keep > 0


@pytest.mark.more
def test_every_card_is_weighed() -> None:
    """In varied matches, each card that may be played gets a finite value from its declaration."""
    weighed: set[str] = set()
    for number in range(12):
        for g in positions(number):
            choice = RULES.choice(g, g.seat)
            assert choice is not None
            for option in listed(choice.options):
                if option >= PLAY:
                    title, target = split(option)
                    decks = g.table.decks
                    ev = CardEvaluation(g, g.seat, Random(1))
                    value = decks.card[title].value(ev, target, decks.amount[title])
                    assert isfinite(value), decks.title[title]
                    weighed.add(decks.effect[title])
    assert len(weighed) > len(CARDS) * 2 // 3, set(CARDS) - weighed


@pytest.mark.parametrize("side", [0, 1])
def test_arma_lusoria_are_worth_more_for_the_better_man_on_either_side(side: int) -> None:
    """They rule out deaths by accident, so who has more to lose wants them, and a bystander does not care."""
    men = ["Ferox primus 9", "Draco"] if side == 0 else ["Ferox", "Draco primus 9"]
    g = playing.duel("Ferox", "Draco", men={0: men[:1], 1: men[1:]})
    arma = CARDS["arma_lusoria"]
    better, worse, bystander = [arma.value(CardEvaluation(g, seat, Random(1)), 0, 0) for seat in (side, 1 - side, 2)]
    assert better > 0 > worse
    assert bystander == 0


def test_it_says_why_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    found = reasons_seen()
    kinds = REASONS.keys() & found.keys()
    assert len(kinds) > 25, REASONS.keys() - kinds
    made_up = {kind: Reason(kind, (1,) * len(domains)) for kind, domains in REASONS.items()}
    for kind, why in (made_up | {kind: found[kind] for kind in kinds}).items():
        sentences = {sentence(lang, why, 4) for lang in LANGUAGES}
        assert len(sentences) == len(LANGUAGES), kind
        for text in sentences:
            assert text.endswith(".")
            assert not {"{", "}", "$", "\n"} & set(text), text
