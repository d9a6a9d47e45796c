"""S-5.5: a price that is only promised, and a scheme that is shown to the house that is asked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from harena.bots.heuristic.spartacus import HeuristicBot
from harena.games.spartacus import GAME
from harena.games.spartacus.actions import ACCEPT, SEEK, SHOW, SUPPORT
from harena.games.spartacus.facts import FACT
from harena.games.spartacus.scheme import MOST_PROMISED
from harena.games.spartacus.state import Ludus, Plot
from harena.kernel.choice import PASS, Refused, any_of
from harena.kernel.serialization import digest, dump, load
from harena.kernel.views import SPECTATOR
from tests.rules.spartacus.playing import (
    RULES,
    aims,
    answer,
    answers,
    asked,
    cash,
    claim,
    demand,
    give_gold,
    intrigue,
    lay,
    options,
    owe,
    pass_all,
    play,
    position,
    price,
    promise,
    seat,
    title,
    told,
    watched,
)


def laid(name: str, **more: Any) -> Ludus:
    """Seat 0 has laid a scheme face down."""
    g = position(**{"hands": {0: [name]}, **more})
    return answers(g, (0, SEEK), (0, lay(name)))


def plot(g: Ludus) -> Plot:
    return next(f for f in g.stack if isinstance(f, Plot))


def shown(name: str, house: int = 1, **more: Any) -> Ludus:
    """Seat 0 has asked a house for nothing and shown it the card; the house has not answered yet."""
    return answers(laid(name, **more), (0, seat(house)), (0, price(0)), (0, SHOW), (0, PASS))


def laid_seen_by(g: Ludus, viewer: int) -> list[int] | None:
    found: list[int] | None = GAME.view(g, viewer)["stack"][-1]["laid"]
    return found


# Promises


@pytest.mark.rule("S-5.5", "S-3.2")
def test_promised_gold_is_not_moved_by_the_rules() -> None:
    """The example of the rulebook: 4 and 3 Influence for Black Market Profits, for a promise of 2 that is not kept."""
    g = laid("Black Market Profits", influence=[4, 3, 4, 4])
    events = watched(g)
    answers(g, (0, seat(1)), (0, promise(2)), (0, price(0)), (0, PASS))
    assert asked(g) == (1, "scheme.pledge")
    answer(g, 1, SUPPORT)
    assert g.gold == [10, 10, 10, 10]
    pass_all(answer(g, 0, play("Black Market Profits")))
    assert g.gold == [15, 10, 10, 10]
    assert told(events, "promised") == [(0, 1, 2)]
    assert told(events, "support-promised") == [(0, 1, 2)]


@pytest.mark.rule("S-5.5", "S-3.2")
def test_it_may_be_paid_after_the_scheme() -> None:
    g = laid("Black Market Profits", influence=[4, 3, 4, 4], gold=[0, 5, 5, 5])
    answers(g, (0, seat(1)), (0, promise(2)), (0, price(0)), (0, PASS), (1, SUPPORT))
    pass_all(answer(g, 0, play("Black Market Profits")))
    assert give_gold(g, 0, 1, 2).gold == [3, 7, 5, 5]


@pytest.mark.rule("S-5.5")
def test_gold_now_and_gold_promised() -> None:
    g = laid("Black Market Profits")
    answers(g, (0, seat(1)), (0, promise(4)))
    assert asked(g) == (0, "scheme.name_price")
    assert options(g) == [price(gold) for gold in range(11)]  # one promise is enough
    answers(g, (0, price(3)), (0, PASS), (1, SUPPORT))
    assert g.gold == [7, 13, 10, 10]


@pytest.mark.rule("S-5.5")
def test_more_can_be_promised_than_one_has() -> None:
    g = laid("Black Market Profits", gold=[1, 9, 9, 9])
    answer(g, 0, seat(1))
    assert options(g) == [price(0), price(1), *[promise(gold) for gold in range(1, MOST_PROMISED + 1)]]
    with pytest.raises(Refused) as refused:
        answer(g, 0, promise(MOST_PROMISED + 1))
    assert refused.value.rule == "S-5.5"


@pytest.mark.rule("S-5.5")
def test_a_house_may_ask_for_a_promise() -> None:
    """As in the rulebook: asked for nothing, she says yes for 2 gold, and he agrees to pay them later."""
    g = laid("Black Market Profits", influence=[4, 3, 4, 4])
    events = watched(g)
    answers(g, (0, seat(1)), (0, price(0)), (0, PASS), (1, owe(2)))
    assert asked(g) == (0, "scheme.settle_demand")
    answer(g, 0, ACCEPT)
    assert g.gold == [10, 10, 10, 10]
    assert aims(g, "Black Market Profits") == [0]
    assert told(events, "demanded-promise") == [(1, 2)]
    assert told(events, "support-promised") == [(0, 1, 2)]


@pytest.mark.rule("S-5.5")
def test_a_demand_raises_one_part_and_leaves_the_other() -> None:
    g = laid("Black Market Profits")
    answers(g, (0, seat(1)), (0, promise(2)), (0, price(1)), (0, PASS))
    assert options(g)[:4] == [PASS, SUPPORT, demand(2), demand(3)]
    assert next(option for option in options(g) if option >= owe(0)) == owe(3)
    answers(g, (1, demand(4)), (0, ACCEPT))
    assert g.gold == [6, 14, 10, 10]
    assert plot(g).promised == 2


@pytest.mark.rule("S-5.5")
def test_a_promise_that_was_turned_down_is_none() -> None:
    g = laid("Black Market Profits")
    events = watched(g)
    answers(g, (0, seat(1)), (0, promise(2)), (0, price(0)), (0, PASS), (1, PASS))
    answers(g, (0, seat(2)), (0, price(0)), (0, PASS), (2, SUPPORT))
    assert told(events, "support-promised") == []


@pytest.mark.rule("S-5.5")
def test_another_promise_is_another_price() -> None:
    g = laid("Black Market Profits")
    answers(g, (0, seat(1)), (0, promise(2)), (0, price(0)), (0, PASS), (1, PASS))
    answers(g, (0, seat(1)), (0, promise(2)), (0, price(0)))
    assert PASS not in options(g)  # this was said at this price
    g = laid("Black Market Profits")
    answers(g, (0, seat(1)), (0, promise(2)), (0, price(0)), (0, PASS), (1, PASS))
    answers(g, (0, seat(1)), (0, promise(3)), (0, price(0)), (0, PASS))
    assert asked(g) == (1, "scheme.pledge")


@pytest.mark.rule("S-5.5", "S-3.4")
@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2, 3])
def test_a_promise_is_as_public_as_the_request(viewer: int) -> None:
    g = laid("Black Market Profits")
    events = watched(g)
    answers(g, (0, seat(1)), (0, promise(2)), (0, price(1)), (0, PASS))
    frame = GAME.view(g, viewer)["stack"][-1]
    assert (frame["asked"], frame["price"], frame["promised"]) == (1, 1, 2)
    answer(g, 1, SUPPORT)
    assert [e.kind for e in events if e.reaches(viewer)] == [
        "pleaded", "promised", "supported", "paid-house", "support-promised",
    ]  # fmt: skip


# Cards shown


@pytest.mark.rule("S-5.5", "S-3.4")
def test_only_the_house_that_is_shown_the_card_knows_it() -> None:
    g = shown("Joint Venture")
    assert [laid_seen_by(g, viewer) is not None for viewer in (SPECTATOR, 0, 1, 2, 3)] == [
        False,
        True,
        True,
        False,
        False,
    ]
    other = shown("Inside Information")
    for viewer in (SPECTATOR, 2, 3):
        assert GAME.view(g, viewer) == GAME.view(other, viewer)
    assert GAME.view(g, 1) != GAME.view(other, 1)


@pytest.mark.rule("S-5.5", "S-3.4")
def test_a_third_house_hears_only_that_a_card_was_shown() -> None:
    g = laid("Joint Venture")
    events = watched(g)
    answers(g, (0, seat(1)), (0, price(0)), (0, SHOW), (0, seat(3)))
    assert [(e.kind, e.args) for e in events if e.reaches(2)] == [
        ("pleaded", (0, 1, 0)),
        ("showed", (0, 1)),
        ("claimed-target", (0, 3)),
    ]
    assert [e.args for e in events if e.reaches(1) and e.kind == "saw-scheme"] == [(1, 0, title("Joint Venture"))]


@pytest.mark.rule("S-5.5")
def test_whether_a_target_is_asked_for_tells_nothing_about_the_card() -> None:
    """Joint Venture has no target, Inside Information has one: the question comes either way."""
    for name in ("Joint Venture", "Inside Information"):
        g = answers(laid(name), (0, seat(1)), (0, price(0)), (0, SHOW))
        assert asked(g) == (0, "scheme.claim_target")
        assert options(g) == [PASS, seat(0), seat(1), seat(2), seat(3)]


@pytest.mark.rule("S-5.5")
def test_a_house_is_shown_the_card_once_and_may_be_asked_again() -> None:
    g = shown("Joint Venture")
    answer(g, 1, PASS)
    answers(g, (0, seat(1)), (0, price(2)))
    assert SHOW not in options(g)
    answer(g, 0, PASS)
    assert laid_seen_by(g, 1) is not None  # it still knows the card
    answer(g, 1, PASS)
    answers(g, (0, seat(2)), (0, price(0)))
    assert SHOW in options(g)


@pytest.mark.rule("S-5.5")
def test_who_was_shown_a_card_that_is_taken_back_knows_the_hand() -> None:
    g = shown("Joint Venture")
    answers(g, (1, PASS), (0, PASS))
    assert g.learned[1] == 1 << intrigue("Joint Venture")
    assert g.learned[2] == g.learned[3] == 0
    for seed in range(5):
        guess = GAME.resample(GAME.view(g, 1), Random(seed))
        assert titles_in_hand(guess, 0) == [title("Joint Venture")]
    answer(g, 0, cash("Joint Venture"))
    assert g.learned[1] == 0


def titles_in_hand(g: Ludus, house: int) -> list[int]:
    return [g.table.decks.titled[number] for number in range(FACT) if g.hands[house] >> number & 1]


@pytest.mark.rule("S-5.5")
def test_a_card_that_is_declared_is_forgotten_by_those_who_were_shown_it() -> None:
    """Who knew of a second copy in that hand still knows it."""
    g = position(hands={0: ["Joint Venture", "Joint Venture"]}, influence=[4, 4, 4, 8])
    g.learned[1] = 1 << intrigue("Joint Venture") | 1 << intrigue("Joint Venture", 1)
    answers(g, (0, SEEK), (0, lay("Joint Venture")), (0, seat(1)), (0, price(0)), (0, SHOW), (0, PASS))
    assert g.learned[1].bit_count() == 1  # one lies there, one is in the hand
    answer(g, 1, PASS)
    answers(g, (0, seat(3)), (0, price(0)), (0, PASS), (3, SUPPORT))
    pass_all(answer(g, 0, play("Joint Venture")))
    assert g.learned[1] == g.hands[0]


@pytest.mark.rule("S-5.5")
def test_who_knew_one_copy_does_not_learn_of_a_second_by_seeing_one() -> None:
    g = position(hands={0: ["Joint Venture", "Joint Venture"]})
    g.learned[1] = 1 << intrigue("Joint Venture")
    answers(g, (0, SEEK), (0, lay("Joint Venture")), (0, seat(1)), (0, price(0)), (0, SHOW), (0, PASS))
    assert g.learned[1] == 0
    answers(g, (1, PASS), (0, PASS))
    assert g.learned[1].bit_count() == 1


@pytest.mark.rule("S-5.5")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_sampled_worlds_respect_what_was_shown(viewer: int) -> None:
    g = shown("Joint Venture", influence=[4, 6, 4, 4])
    found = set()
    for seed in range(30):
        guess = GAME.resample(GAME.view(g, viewer), Random(seed))
        found.add(guess.table.decks.titled[plot(guess).laid.bit_length() - 1])
        assert GAME.view(guess, viewer) == GAME.view(g, viewer)
        assert plot(guess).shown_to == 2
    assert (found == {title("Joint Venture")}) == (viewer < 2)


@pytest.mark.rule("S-5.5")
def test_a_shown_card_survives_saving() -> None:
    g = answers(laid("Joint Venture"), (0, seat(1)), (0, promise(3)), (0, price(1)), (0, SHOW), (0, seat(2)))
    again = load(RULES, dump(RULES, g), g.luck)
    assert digest(RULES, again) == digest(RULES, g)
    assert GAME.view(again, 1) == GAME.view(g, 1)


@pytest.mark.rule("S-5.5")
def test_a_scheme_saved_by_a_version_without_promises_goes_on() -> None:
    g = answers(laid("Joint Venture"), (0, seat(1)), (0, price(1)), (0, claim("Robbery")), (0, PASS))
    raw = dump(RULES, g)
    for name in ("promised", "shown_to", "requests"):
        del raw["stack"][-1][name]
    again = load(RULES, raw, g.luck)
    answer(again, 1, SUPPORT)
    assert again.gold == [9, 11, 10, 10]


# Bots


def test_a_bot_agrees_to_a_harmless_scheme_it_was_shown() -> None:
    g = shown("Inside Information", influence=[4, 4, 4, 4])
    choice = RULES.choice(g, 1)
    assert choice is not None
    claims = {HeuristicBot(Random(seed)).choose(GAME.view(g, 1), choice) for seed in range(5)}
    assert claims <= {SUPPORT, *[option for option in options(g) if option >= demand(0)]}


def test_a_bot_believes_a_promise_less_than_gold() -> None:
    """It never takes a large promise for a large price."""
    for seed in range(10):
        g = answers(laid("Conspiracy", influence=[6, 4, 4, 4], gold=[0, 9, 9, 9]), (0, seat(1)))
        answers(g, (0, promise(MOST_PROMISED)), (0, price(0)), (0, claim("Conspiracy")), (0, seat(1)))
        choice = RULES.choice(g, 1)
        assert choice is not None
        assert HeuristicBot(Random(seed)).choose(GAME.view(g, 1), choice) != SUPPORT


def test_random_play_with_promises_and_shown_cards_ends() -> None:
    """Every answer here is legal, whatever was promised and shown before."""
    rng = Random(5)
    for _ in range(40):
        g = laid("Joint Venture", influence=[4, 6, 4, 4])
        for _ in range(30):
            if g.seat < 0:
                break
            RULES.step(g, any_of(g.options, rng))
            GAME.view(g, 1)
