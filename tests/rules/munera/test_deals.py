"""M-13: deals, loans, and rest moments."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from harena.games.munera import GAME
from harena.games.munera.actions import AUCTION, SELL, STAND, TRAIN
from harena.games.munera.contract import can_take_part
from harena.games.munera.deals import DENARII, LAST_GOOD, LOAN_GOOD, MAN_GOOD, MINISTER_GOOD, OFFER_BOOK, TITLE_GOOD
from harena.games.munera.decks import CLASSES, GLADIATORS, our_decks
from harena.games.munera.facts import FACT
from harena.games.munera.moments import CHOSEN, IN_END, IN_EVENTUM, IN_FORUM, IN_MUNUS
from harena.games.munera.school import VETERANUS
from harena.games.munera.state import Moment, Munera
from harena.kernel.choice import PASS, Offer, Refused
from harena.kernel.serialization import digest
from harena.kernel.state import Event, bits
from harena.matches.offers import offer_args
from tests.rules.munera.playing import (
    RULES,
    accept,
    answer,
    answers,
    asked,
    bid,
    eventum,
    gladiator,
    hired,
    klass,
    man,
    minimum,
    minister,
    munus,
    names,
    offer,
    options,
    pass_all,
    pass_window,
    play,
    position,
    script,
    spectacle_card,
    throw_away,
    title,
    titles,
    told,
    unused,
    watched,
)

OURS = our_decks()

Good = tuple[int, int]
Goods = tuple[Good, ...]

# The goods of an offer


def denarii(amount: int) -> Good:
    return DENARII, amount


def him(name: str) -> Good:
    return MAN_GOOD + gladiator(name), 1


def servant(text: str) -> Good:
    return MINISTER_GOOD + minister(text), 1


def card(name: str, amount: int = 1) -> Good:
    return TITLE_GOOD + title(name), amount


def loan(name: str, city: str) -> Good:
    return LOAN_GOOD + GLADIATORS * spectacle_card(city) + gladiator(name), 1


def args(by: int, to: int, give: Goods = (), get: Goods = (), until: int = -1) -> tuple[int, ...]:
    return offer_args(Offer(0, by, to, give, get, (), until))


def deal(g: Munera, by: int, to: int, give: Goods = (), get: Goods = ()) -> Munera:
    """Make an offer and accept it."""
    return accept(g, to, offer(g, by, to, give, get))


def counter(g: Munera, by: int, to: int, number: int, give: Goods = (), get: Goods = ()) -> int:
    RULES.act_freely(g, by, "counter", (number, *args(by, to, give, get)))
    return g.offers[-1].id


def refused(g: Munera, seat: int, free_action: str, *numbers: Any) -> str:
    """Return the rule that forbids the offer, and check that nothing has changed."""
    before = digest(RULES, g)
    with pytest.raises(Refused) as refusal:
        RULES.act_freely(g, seat, free_action, numbers)
    assert digest(RULES, g) == before
    return refusal.value.rule


def no_offer(g: Munera, by: int, to: int, give: Goods = (), get: Goods = ()) -> str:
    return refused(g, by, "propose", *args(by, to, give, get))


def market(phase: str = "munus", **more: Any) -> Munera:
    """Set up three schools at rest; the Rudiarius (0) acts first."""
    usual: dict[str, Any] = {
        "open": ["Telesia", "Verona"],
        "men": {0: ["Ferox", "Leo hoplomachus"], 1: ["Paris", "Audax aequimanus"], 2: ["Ursus"]},
        "staff": {0: ["medicus 1"], 1: ["vectores 2"]},
        "hands": {0: ["Fur", "Missio"], 1: ["Clamor", "Iugula", "Iugula"]},
    }
    return position(phase=phase, **{**usual, **more})


def school(g: Munera, seat: int) -> set[str]:
    return set(names(g.school[seat]))


def hand(g: Munera, seat: int) -> list[str]:
    return sorted(titles(g.hands[seat]))


def reaching(events: list[Event], viewer: int) -> list[str]:
    return [event.kind for event in events if event.reaches(viewer)]


def resting_in(g: Munera) -> int:
    """Return which rest moment it is (moments.py)."""
    f = g.stack[-1]
    return f.phase if isinstance(f, Moment) else -1


def dull(g: Munera, until: str = "rest.act") -> Munera:
    """Let everybody pass, or take the first option, until this is asked."""
    while asked(g)[1] != until:
        answer(g, g.seat, PASS if PASS in options(g) else options(g)[0])
    return g


# M-13.1: what changes hands


@pytest.mark.rule("M-13.1")
def test_denarii_men_ministers_and_cards_go_both_ways_at_once() -> None:
    g = market()
    give = (denarii(4), him("Ferox"), servant("medicus 1"), card("Fur"))
    get = (denarii(9), him("Paris"), servant("vectores 2"), card("Iugula", 2))
    number = offer(g, 0, 1, give, get)
    assert (g.denarii, school(g, 0), hand(g, 0)) == ([25, 25, 25], {"Ferox", "Leo"}, ["Fur", "Missio"])
    accept(g, 1, number)
    assert g.denarii == [30, 20, 25]
    assert (school(g, 0), school(g, 1)) == ({"Leo", "Paris"}, {"Audax", "Ferox"})
    assert (bits(g.staff[0]), bits(g.staff[1])) == ([minister("vectores 2")], [minister("medicus 1")])
    assert (hand(g, 0), hand(g, 1)) == (["Iugula", "Iugula", "Missio"], ["Clamor", "Fur"])
    assert g.offers == []


@pytest.mark.rule("M-13.1", "M-13.2")
def test_a_loan_can_be_part_of_a_larger_deal() -> None:
    g = deal(market(), 0, 1, (card("Fur"), loan("Leo", "Telesia")), (denarii(6), him("Paris")))
    assert (g.denarii[:2], hand(g, 0), school(g, 0)) == ([31, 19], ["Missio"], {"Ferox", "Leo", "Paris"})
    assert g.loans == ((gladiator("Leo"), 1, spectacle_card("Telesia")),)


@pytest.mark.rule("M-13.1")
def test_a_gift_is_a_deal_but_nothing_for_nothing_is_not() -> None:
    g = market()
    assert no_offer(g, 0, 1)
    deal(g, 0, 1, (denarii(25), him("Leo")))
    assert (g.denarii[:2], school(g, 1)) == ([0, 50], {"Paris", "Audax", "Leo"})
    answer(g, 1, PASS)
    deal(g, 2, 1, get=(servant("vectores 2"),))
    assert bits(g.staff[2]) == [minister("vectores 2")]


@pytest.mark.rule("M-13.1")
def test_glory_and_fame_are_no_goods() -> None:
    """No number stands for another kind of good; the number after the last kind is refused."""
    g = market(glory=[5, 5, 5])
    schema = GAME.rules.free_actions["propose"].schema
    assert schema is not None
    listed = {row["good"] for row in schema(g, 0)["goods"]}
    titles_there = len(OURS.title)
    assert listed <= {DENARII, *range(MAN_GOOD, TITLE_GOOD + titles_there), *range(LOAN_GOOD, LAST_GOOD)}
    for nothing in (LAST_GOOD, LAST_GOOD + 1, -1, TITLE_GOOD + titles_there, LOAN_GOOD - 1, 10**30):
        assert no_offer(g, 0, 1, ((nothing, 1),)) == "M-13.1"
        assert no_offer(g, 0, 1, get=((nothing, 1),)) == "M-13.1"


@pytest.mark.rule("M-13.1", "M-3.2")
def test_a_traded_man_keeps_class_rank_fame_marker_and_engagement() -> None:
    g = market(men={0: ["Ferox retiarius veteranus 3 wounded", "Leo primus 1 engaged"]})
    deal(g, 0, 1, (him("Ferox"), him("Leo")))
    ferox, leo = gladiator("Ferox"), gladiator("Leo")
    assert school(g, 1) == {"Ferox", "Leo"}
    assert (CLASSES[g.klass[ferox]], g.rank[ferox], g.fame[ferox]) == ("retiarius", VETERANUS, 3)
    assert g.wounded == 1 << ferox
    assert g.engaged == 1 << ferox | 1 << leo
    assert (g.rank[leo], g.fame[leo]) == (2, 1)


@pytest.mark.rule("M-13.1", "M-4.1", "M-4.3")
def test_a_traded_doctor_keeps_his_class_and_a_coquus_his_used_meals() -> None:
    g = market(staff={0: ["doctor 2 secutor", "coquus 3 used 2"]})
    deal(g, 0, 1, (servant("doctor 2"), servant("coquus 3")))
    assert CLASSES[g.doctored[minister("doctor 2")]] == "secutor"
    assert g.used[minister("coquus 3")] == 2


@pytest.mark.rule("M-13.1")
@pytest.mark.parametrize(
    ("give", "get"),
    [
        ((denarii(26),), ()),
        ((), (denarii(26),)),
        ((him("Paris"),), ()),  # the other school's own man
        ((), (him("Ferox"),)),
        ((him("Ursus"),), ()),  # a man of a third school
        ((him("Draco"),), ()),  # a man in the deck
        ((servant("vectores 2"),), ()),
        ((), (servant("medicus 1"),)),
        ((), (card("Fur", 3),)),  # there are not that many cards of this title
        ((), (card("Fur"), card("Missio", 2), card("Clamor"))),  # the other school does not hold that many cards
        ((loan("Paris", "Telesia"),), ()),
        ((), (loan("Ursus", "Telesia"),)),
    ],
)
def test_nobody_offers_or_asks_for_what_is_not_there(give: Goods, get: Goods) -> None:
    g = market()
    assert no_offer(g, 0, 1, give, get) == "M-13.1"


@pytest.mark.rule("M-13.1")
@pytest.mark.parametrize("gone", ["man", "minister", "denarii", "engaged"])
def test_an_offer_of_something_that_has_moved_since_is_void(gone: str) -> None:
    """Only the two parties are told."""
    goods = {
        "man": him("Ferox"),
        "minister": servant("medicus 1"),
        "denarii": denarii(20),
        "engaged": loan("Ferox", "Telesia"),
    }
    g = market()
    first = offer(g, 0, 1, (goods[gone],), (denarii(1),))
    answers(g, (1, PASS), (2, PASS))
    other = goods[gone] if gone != "engaged" else him("Ferox")
    second = offer(g, 0, 2, (other,), ())
    events = watched(g)
    accept(g, 2, second)
    assert [o.id for o in g.offers] == []
    assert told(events, "offer-failed") == [(first, 0, 1)]
    assert [event.to for event in events if event.kind == "offer-failed"] == [(0, 1)]
    assert refused(g, 1, "accept", first) == "M-13.1"


@pytest.mark.rule("M-13.1")
def test_a_minister_can_be_sold_to_the_forum_from_under_an_offer() -> None:
    g = market("auctions", forum=["Draco"])
    number = offer(g, 0, 1, (servant("medicus 1"),), (denarii(2),))
    answers(g, (1, PASS), (2, PASS), (0, SELL), (0, hired("medicus 1")))
    assert g.offers == []
    assert refused(g, 1, "accept", number) == "M-13.1"


@pytest.mark.rule("M-13.1", "M-1.9")
def test_who_has_not_got_a_card_cannot_offer_it() -> None:
    g = market()
    assert no_offer(g, 0, 1, (card("Clamor"),)) == "M-13.1"
    assert no_offer(g, 0, 1, (card("Missio", 2),)) == "M-13.1"  # the school holds only one of the two
    assert offer(g, 0, 1, (card("Missio"),)) >= 0
    number = offer(g, 1, 0, (denarii(1),))
    assert refused(g, 0, "counter", number, *args(0, 1, (card("Clamor"),))) == "M-13.1"


@pytest.mark.rule("M-13.1", "M-1.9")
def test_a_card_asked_for_that_is_not_held_makes_the_deal_void_for_both() -> None:
    """Nothing moves, only the two parties are told, and it does not count as a deal: nobody is asked again."""
    g = market()
    number = offer(g, 0, 1, (denarii(5), him("Ferox")), (card("Triumphus"), denarii(1)))
    answers(g, (1, PASS))
    before = (g.denarii[:], g.school[:], g.hands[:], asked(g), g.stack[-1].seals)
    events = watched(g)
    accept(g, 1, number)
    assert (g.denarii, g.school, g.hands, asked(g), g.stack[-1].seals) == before
    assert [(event.kind, event.to) for event in events] == [("offer-void", (0, 1))]
    assert g.offers == []


@pytest.mark.rule("M-13.1", "M-1.9")
def test_a_card_promised_and_played_meanwhile_makes_the_deal_void_too() -> None:
    g = market()
    number = offer(g, 0, 1, (card("Fur"),), (denarii(5),))
    answers(g, (1, PASS), (2, PASS), (0, play("Fur", 2)))
    assert [o.id for o in g.offers] == [number], "who holds what is no open fact: the offer stays"
    purses = g.denarii[:]
    events = watched(g)
    accept(g, 1, number)
    assert g.denarii == purses
    assert reaching(events, 1) == ["offer-void"]
    assert reaching(events, 2) == []


@pytest.mark.rule("M-13.1")
@pytest.mark.parametrize(
    "numbers",
    [
        (),
        (1,),
        (1, -1, 0),
        (1, -1, 1, 1),
        (1, -1, 1, 1, 0, 5, MAN_GOOD),
        (1, -1, -1, 1, 0, 5),
        (1, -1, 1, -1, 0, 5),
        (1, -1, 10**30, 0, 0, 5),
        (1, -1, 0, 10**9, 0, 5),
        (0, -1, 1, 0, 0, 5),  # an offer to oneself
        (3, -1, 1, 0, 0, 5),
        (-1, -1, 1, 0, 0, 5),
        (10**30, -1, 1, 0, 0, 5),
        (1, -1, 1, 0, 0, 0),
        (1, -1, 1, 0, 0, -5),
        (1, -1, 1, 0, 0, 10**30),
        (1, -1, 0, 1, 0, -(10**30)),
        (1, -1, 2, 0, 0, 5, 0, 5),  # the same good twice
        (1, -1, 1, 0, *(MAN_GOOD + gladiator("Ferox"), 2)),
        (1, -1, 2, 0, *him("Ferox"), *him("Ferox")),
        (1, -1, 2, 0, *him("Ferox"), *loan("Ferox", "Telesia")),  # both given and lent
        (1, -1, 2, 0, *loan("Ferox", "Verona"), *loan("Ferox", "Telesia")),
        (1, -1, 1, 1, *him("Ferox"), *him("Ferox")),  # the same good in both directions
        (1, -1, 1, 0, 10**30, 1),
        (1, -1, 1, 0, 0, 5, 7),  # clauses: promises are not binding
        (1, 0, 1, 0, 0, 5),  # the offer stands for this rest moment only
        (1, 10**30, 1, 0, 0, 5),
        (1, -2, 1, 0, 0, 5),
    ],
)
def test_what_is_no_offer_is_refused(numbers: tuple[int, ...]) -> None:
    g = market()
    assert refused(g, 0, "propose", *numbers)
    number = offer(g, 0, 1, (denarii(1),))
    twisted = (1 - numbers[0], *numbers[1:]) if numbers and numbers[0] in (0, 1) else numbers
    assert refused(g, 1, "counter", number, *twisted)


@pytest.mark.rule("M-13.1")
@pytest.mark.parametrize(
    "bad", [None, 5, "1", [1, -1, 1, 0, 0, 5], {}, (1, -1, 1, 0, 0, 5.0), (True,), ("1",), (None,)]
)
def test_numbers_that_are_none_are_refused(bad: Any) -> None:
    g = market()
    before = digest(RULES, g)
    for free_action in ("propose", "accept", "counter", "decline", "withdraw"):
        with pytest.raises(Refused):
            RULES.act_freely(g, 0, free_action, bad)
    assert digest(RULES, g) == before


@pytest.mark.rule("M-13.1")
def test_only_a_known_offer_can_be_answered_and_only_by_its_sides() -> None:
    g = market()
    number = offer(g, 0, 1, (denarii(5),))
    for free_action in ("accept", "decline"):
        for seat in (0, 2):
            assert refused(g, seat, free_action, number)
    for seat in (1, 2):
        assert refused(g, seat, "withdraw", number)
    for free_action in ("accept", "decline", "counter"):
        for numbers in ((), (number, number), (number + 1,), (-1,), (10**30,)):
            assert refused(g, 1, free_action, *numbers)
    accept(g, 1, number)
    assert refused(g, 1, "accept", number) == "M-13.1"
    assert g.denarii == [20, 30, 25]


@pytest.mark.rule("M-13.1")
def test_an_offer_has_at_most_eight_goods_a_side() -> None:
    men = ["Audax", "Anthrax", "Paris", "Pulcher", "Aureus", "Amethystus", "Celadus", "Columbus", "Crescens"]
    g = market(men={0: men})
    assert no_offer(g, 0, 1, tuple([him(name) for name in men])) == "M-13.1"
    deal(g, 0, 1, tuple([him(name) for name in men[:8]]))
    assert school(g, 1) == set(men[:8])


# M-13.2: loans


def lenders(**more: Any) -> Munera:
    """Telesia (HA, 5 denarii) lies open. 0 has only a Hoplomachus, 1 has a whole pair, 2 has the man that 0 lacks."""
    usual: dict[str, Any] = {
        "open": ["Telesia"],
        "men": {0: ["Leo hoplomachus"], 1: ["Hector hoplomachus", "Audax aequimanus"], 2: ["Ursus aequimanus"]},
        "staff": {},
        "hands": {},
    }
    return market(**{**usual, **more})


VICTORY_OF_I = (9, 1, 9, 1, 0, 9)  # two rounds; the loser is spared and healed


@pytest.mark.rule("M-13.2", "M-8.1", "M-8.2", "M-3.4")
def test_a_lent_man_fights_for_the_borrower_and_goes_home_engaged() -> None:
    g = lenders(men={0: ["Leo hoplomachus"], 1: ["Hector hoplomachus", "Audax aequimanus"],
                     2: ["Marcus Antonius aequimanus veteranus 1"]})  # fmt: skip
    deal(g, 0, 2, (denarii(8),), (loan("Marcus Antonius", "Telesia"),))
    assert (g.denarii, school(g, 2)) == ([17, 25, 33], {"Marcus Antonius"}), "he still belongs to his owner"
    pass_all(g)
    events = watched(g)
    answer(g, 0, munus("Telesia"))
    pass_all(g)
    assert asked(g) == (1, "spectacle.stand"), "his owner cannot take part with him"
    drawn = [eventum("Fur"), eventum("Missio"), eventum("Clamor")]
    script(g, *drawn, *VICTORY_OF_I, *VICTORY_OF_I)
    answer(g, 1, STAND)
    dull(g, "spectacle.pick")
    assert set(told(events, "named")) >= {(0, gladiator("Marcus Antonius")), (0, gladiator("Leo"))}
    assert g.glory == [1, 1, 1], "contract Glory is the borrower's, the bonus of his rank the owner's"
    assert told(events, "travelled") == [(0, 2), (1, 2), (2, 3)], "the lender pays travel and wage"
    assert [args[0] for args in told(events, "drew")] == [0, 1, 2], "and draws a card"
    dull(g)
    assert unused(g) == 0
    assert g.loans == ()
    lent = gladiator("Marcus Antonius")
    assert school(g, 2) == {"Marcus Antonius"}
    assert g.engaged >> lent & 1
    assert g.fame[lent] == 3, "his Fame is his"
    assert g.denarii == [17 + 5 - 2, 25 + 5 - 2, 33 - 3]


@pytest.mark.rule("M-13.2", "M-8.1")
def test_who_fights_with_borrowed_men_only_pays_no_journey() -> None:
    g = lenders(
        men={
            0: [],
            1: ["Hector hoplomachus", "Audax aequimanus"],
            2: ["Ursus aequimanus", "Leo hoplomachus"],
        },
        denarii=[1, 25, 25],
    )
    deal(g, 0, 2, (denarii(1),), (loan("Ursus", "Telesia"), loan("Leo", "Telesia")))
    pass_all(g)
    answer(g, 0, munus("Telesia"))
    pass_all(g)
    events = watched(g)
    answer(g, 1, STAND)
    dull(g, "spectacle.pick")
    assert told(events, "travelled") == [(1, 2), (2, 2)]
    assert g.denarii == [5, 28, 24]


@pytest.mark.rule("M-13.2")
def test_a_lent_man_who_is_not_named_is_free_again_and_the_price_is_spent() -> None:
    men = {
        0: ["Leo hoplomachus", "Paris aequimanus"],
        1: ["Hector hoplomachus", "Audax aequimanus"],
        2: ["Ursus aequimanus"],
    }
    g = lenders(men=men)
    deal(g, 0, 2, (denarii(8),), (loan("Ursus", "Telesia"),))
    pass_all(g)
    answer(g, 0, munus("Telesia"))
    assert asked(g) == (0, "naming.name_fighter")
    answers(g, (0, man("Leo")), (0, man("Paris")))
    pass_all(g)
    events = watched(g)
    script(g, eventum("Fur"), eventum("Missio"), *VICTORY_OF_I, *VICTORY_OF_I)
    answer(g, 1, STAND)
    dull(g)
    assert [args[0] for args in told(events, "drew")] == [0, 1], "he is no lender of this spectacle"
    assert g.loans == ()
    assert not g.engaged >> gladiator("Ursus") & 1
    assert g.denarii == [25 - 8 + 3, 28, 33]


@pytest.mark.rule("M-13.2")
def test_a_loan_ends_when_its_spectacle_is_discarded() -> None:
    men = {0: ["Leo hoplomachus", "Paris aequimanus"], 2: ["Ursus aequimanus"]}
    g = lenders(men=men, open=["Telesia", "Roma"])
    deal(g, 0, 2, (denarii(8),), (loan("Ursus", "Telesia"),))
    pass_all(g)
    answers(g, (0, munus("Telesia")), (0, man("Leo")), (0, man("Ursus")))
    events = watched(g)
    pass_window(g)
    assert told(events, "unmatched") == [(spectacle_card("Telesia"),)]
    assert (resting_in(g), g.loans) == (IN_MUNUS, ())
    assert (g.engaged, g.denarii) == (0, [17, 25, 33])


@pytest.mark.rule("M-13.2")
def test_a_loan_ends_when_the_borrower_is_none_of_the_two_schools() -> None:
    men = {0: ["Leo hoplomachus", "Paris aequimanus"], 1: ["Hector hoplomachus", "Audax aequimanus"], 2: ["Ursus"]}
    g = lenders(men=men)
    deal(g, 0, 1, (), (denarii(1),))
    answer(g, 1, PASS)
    deal(g, 2, 1, (loan("Ursus", "Telesia"),))
    answers(g, (0, PASS), (1, PASS), (2, PASS))
    assert g.loans
    answer(g, 0, munus("Telesia"))
    pass_window(g)
    answer(g, 1, PASS)
    assert g.loans == ()
    assert g.engaged == 0


@pytest.mark.rule("M-13.2")
def test_a_loan_for_one_spectacle_outlasts_another() -> None:
    g = lenders(open=["Telesia", "Hispellum"])
    deal(g, 0, 2, (loan("Leo", "Telesia"),))
    pass_window(g)  # 0 cannot take part in any spectacle and declines
    assert asked(g) == (1, "rest.act")
    pass_window(g)
    answer(g, 1, munus("Hispellum"))
    events = watched(g)
    pass_window(g)
    assert told(events, "unmatched") == [(spectacle_card("Hispellum"),)]
    assert g.loans == ((gladiator("Leo"), 2, spectacle_card("Telesia")),)
    assert can_take_part(g, 2, spectacle_card("Telesia"), 5)


@pytest.mark.rule("M-13.2")
def test_all_loans_end_with_the_phase() -> None:
    """Everybody has declined, so the spectacles that still lie open are never resolved."""
    g = lenders(men={0: ["Leo hoplomachus"], 2: ["Ursus aequimanus"]})
    deal(g, 0, 2, (loan("Leo", "Telesia"),))
    while resting_in(g) != IN_END:
        assert g.loans
        answer(g, g.seat, PASS)
    assert g.loans == ()


@pytest.mark.rule("M-13.2")
def test_only_the_borrower_may_name_him_and_for_that_spectacle_only() -> None:
    g = lenders(
        men={0: ["Leo hoplomachus"], 2: ["Ursus aequimanus", "Hector hoplomachus"]}, open=["Telesia", "Hispellum"]
    )
    telesia, hispellum = spectacle_card("Telesia"), spectacle_card("Hispellum")
    assert can_take_part(g, 2, telesia, 5)
    assert can_take_part(g, 2, hispellum, 4)
    deal(g, 0, 2, (), (loan("Ursus", "Telesia"),))
    assert can_take_part(g, 0, telesia, 5)
    assert not can_take_part(g, 0, hispellum, 4)
    assert not can_take_part(g, 2, telesia, 5)
    assert not can_take_part(g, 2, hispellum, 4)
    pass_window(g)
    assert options(g) == [PASS, munus("Telesia")]
    assert refused(g, 0, "propose", *args(0, 1, (denarii(1),)))


@pytest.mark.rule("M-13.2")
def test_a_lent_man_is_neither_traded_nor_lent_on() -> None:
    g = deal(lenders(), 0, 2, (), (loan("Ursus", "Telesia"),))
    answer(g, 1, PASS)
    assert no_offer(g, 2, 1, (him("Ursus"),)) == "M-13.2"
    assert no_offer(g, 2, 1, (loan("Ursus", "Telesia"),)) == "M-13.2"
    answer(g, 2, PASS)
    assert no_offer(g, 0, 1, (him("Ursus"),)) == "M-13.1"  # the borrower does not own him
    assert no_offer(g, 0, 1, (loan("Ursus", "Telesia"),)) == "M-13.1"
    assert no_offer(g, 0, 2, (denarii(9),), (him("Ursus"),)) == "M-13.2"


@pytest.mark.rule("M-13.2", "M-6.6", "M-3.2")
def test_a_lent_man_is_not_sold_nor_put_up_and_keeps_his_class() -> None:
    g = lenders(sales="always", men={2: ["Ursus aequimanus", "Lupus"]})
    deal(g, 0, 2, (), (loan("Ursus", "Telesia"),))
    answer(g, 1, PASS)
    for deed in (SELL, AUCTION, TRAIN):
        trial = RULES.copy(g)
        answer(trial, 2, deed)
        assert options(trial) == [man("Lupus")]
    deal(g, 2, 1, (him("Lupus"),))
    answers(g, (0, PASS), (1, PASS))
    assert options(g, 2) == [PASS], "nothing else is his to sell or train"


@pytest.mark.rule("M-13.2", "M-15.4")
def test_a_lent_man_is_not_discarded_by_rudis_donata() -> None:
    g = lenders(men={2: ["Ursus veteranus", "Lupus veteranus"]}, hands={2: ["Rudis Donata"]})
    deal(g, 0, 2, (), (loan("Ursus", "Telesia"),))
    answer(g, 1, PASS)
    assert play("Rudis Donata", "Lupus") in options(g, 2)
    assert play("Rudis Donata", "Ursus") not in options(g, 2)


@pytest.mark.rule("M-13.2")
def test_a_man_is_lent_only_for_a_spectacle_lying_open_and_only_if_he_could_fight() -> None:
    g = lenders(men={0: ["Leo"], 2: ["Ursus", "Lupus engaged", "Paris wounded"]})
    assert no_offer(g, 0, 2, (), (loan("Ursus", "Verona"),)) == "M-13.2"
    assert no_offer(g, 0, 2, (), (loan("Lupus", "Telesia"),)) == "M-13.2"
    assert no_offer(g, 0, 2, (), (loan("Paris", "Telesia"),)) == "M-13.2"
    assert offer(g, 0, 2, (), (loan("Ursus", "Telesia"),)) >= 0


@pytest.mark.rule("M-13.2")
@pytest.mark.parametrize("phase", ["eventum", "auctions", "end"])
def test_nobody_lends_where_no_spectacle_can_be_resolved(phase: str) -> None:
    """The spectacles that lie open at such a moment were left over."""
    g = lenders(phase=phase, forum=["Draco"])
    assert asked(g) == (0, "rest.act")
    assert no_offer(g, 0, 2, (), (loan("Ursus", "Telesia"),)) == "M-13.2"


@pytest.mark.rule("M-13.2")
def test_nobody_lends_who_could_not_pay_travel_and_wage() -> None:
    men = {0: ["Leo hoplomachus"], 2: ["Ursus aequimanus", "Marcus Antonius aequimanus"]}
    g = lenders(men=men, denarii=[25, 25, 1])
    for lent, costs in (("Ursus", 2), ("Marcus Antonius", 3)):
        short = (denarii(costs - 2),) if costs > 2 else ()
        assert no_offer(g, 0, 2, short, (loan(lent, "Telesia"),)) == "M-13.2"
    deal(g, 0, 2, (denarii(2),), (loan("Marcus Antonius", "Telesia"),))
    assert g.denarii[2] == 3
    g = lenders(men=men, denarii=[25, 25, 1], staff={2: ["vectores 1"]})
    deal(g, 0, 2, (), (loan("Ursus", "Telesia"),))


@pytest.mark.rule("M-13.2", "M-7.3")
def test_a_lender_keeps_what_the_journey_will_cost() -> None:
    regions = ["Latium", "Latium", "Umbria"]
    g = lenders(denarii=[25, 25, 4], staff={2: ["vectores 1"]}, regions=regions)
    deal(g, 0, 2, (), (loan("Ursus", "Telesia"),))  # Umbria to Samnium: free with the Vectores
    answer(g, 1, PASS)
    assert no_offer(g, 2, 1, (servant("vectores 1"), denarii(3))) == "M-13.2"
    assert offer(g, 2, 1, (servant("vectores 1"), denarii(2))) >= 0
    g = lenders(denarii=[25, 25, 4])
    deal(g, 0, 2, (), (loan("Ursus", "Telesia"),))
    answer(g, 1, PASS)
    assert no_offer(g, 2, 1, (denarii(3),)) == "M-13.2"
    assert no_offer(g, 2, 0, (denarii(4),), (him("Leo"),)) == "M-13.2"
    deal(g, 2, 1, (denarii(2),))
    assert g.denarii[2] == 2


@pytest.mark.rule("M-13.2")
def test_two_loans_for_two_spectacles_cost_two_journeys() -> None:
    g = lenders(denarii=[25, 25, 5], open=["Telesia", "Arretium"], men={2: ["Ursus", "Lupus"]})
    deal(g, 0, 2, (), (loan("Ursus", "Telesia"),))
    answer(g, 1, PASS)
    answer(g, 2, PASS)
    assert offer(g, 0, 2, (), (loan("Lupus", "Arretium"),)) >= 0
    g = lenders(denarii=[25, 25, 3], open=["Telesia", "Arretium"], men={2: ["Ursus", "Lupus"]})
    deal(g, 0, 2, (), (loan("Ursus", "Telesia"),))
    answers(g, (1, PASS), (2, PASS))
    assert no_offer(g, 0, 2, (), (loan("Lupus", "Arretium"),)) == "M-13.2"
    assert offer(g, 0, 2, (), (loan("Lupus", "Telesia"),)) >= 0, "one journey for both"


# M-7.3, M-13: a player who has chosen a spectacle


def chosen(**more: Any) -> Munera:
    """The Rudiarius has chosen Telesia, 3 zones from Sardinia; with the fee of 5 they can just pay 6."""
    usual: dict[str, Any] = {
        "men": {
            0: ["Leo hoplomachus", "Ursus aequimanus", "Lupus"],
            1: ["Hector hoplomachus", "Audax aequimanus"],
            2: ["Paris"],
        },
        "regions": ["Sardinia", "Latium", "Latium"],
        "denarii": [1, 25, 25],
    }
    g = lenders(**{**usual, **more})
    pass_window(g)
    answer(g, 0, munus("Telesia"))
    assert asked(g) == (0, "rest.act")
    return g


@pytest.mark.rule("M-7.3", "M-13.1")
def test_after_choosing_no_deal_leaves_the_rudiarius_unable() -> None:
    g = chosen()
    assert no_offer(g, 0, 1, (loan("Leo", "Telesia"),), (denarii(20),)) == "M-7.3"
    for give in (denarii(1), him("Leo"), him("Ursus")):
        assert no_offer(g, 0, 1, (give,)) == "M-7.3"
    assert no_offer(g, 0, 2, (him("Leo"),), (him("Paris"),)) == "M-7.3", "not of his class"
    deal(g, 0, 1, (him("Lupus"),), (denarii(1),))
    assert asked(g)[0] == 1
    assert no_offer(g, 1, 0, (denarii(20),), (him("Leo"),)) == "M-7.3", "whoever proposes it"
    deal(g, 1, 0, (him("Hector"),), (him("Leo"),))
    assert school(g, 0) == {"Hector", "Ursus"}


@pytest.mark.rule("M-7.3", "M-13.1")
def test_vectores_that_are_counted_on_cannot_go_for_less_than_they_save() -> None:
    g = chosen(denarii=[0, 25, 25], staff={0: ["vectores 1"]})
    assert no_offer(g, 0, 1, (servant("vectores 1"),)) == "M-7.3"
    deal(g, 0, 1, (servant("vectores 1"),), (denarii(1),))
    assert can_take_part(g, 0, spectacle_card("Telesia"), 5)


@pytest.mark.rule("M-7.3", "M-13.2")
def test_a_school_made_short_by_a_card_may_still_deal_but_must_supply_the_contract() -> None:
    g = chosen(hands={2: ["Fur"]})
    answers(g, (0, PASS), (1, PASS), (2, play("Fur", 0)))
    assert g.denarii[0] == 0
    assert no_offer(g, 0, 1, (him("Leo"),), (denarii(20),)) == "M-7.3"
    deal(g, 0, 1, (him("Lupus"),))
    assert school(g, 0) == {"Leo", "Ursus"}


@pytest.mark.rule("M-7.3", "M-6.6")
def test_a_school_that_has_chosen_bids_no_more_than_it_can_spare() -> None:
    g = chosen(sales="always", denarii=[4, 25, 25])
    answers(g, (0, PASS), (1, AUCTION), (1, man("Hector")), (1, minimum(0)))
    assert options(g, 0) == [PASS, bid(0), bid(1), bid(2), bid(3)]
    assert options(g, 2)[-1] == bid(25)


@pytest.mark.rule("M-7.3", "M-13.2", "M-6.6")
def test_vectores_that_must_carry_somebody_are_not_put_up() -> None:
    g = chosen(sales="always", staff={0: ["vectores 1", "faber 1"]})
    answer(g, 0, AUCTION)
    assert options(g) == [man("Lupus"), hired("faber 1")]
    g = lenders(sales="always", staff={2: ["vectores 1", "faber 1"]})
    deal(g, 0, 2, (), (loan("Ursus", "Telesia"),))
    answers(g, (1, PASS), (2, AUCTION))
    assert options(g) == [hired("faber 1")]


@pytest.mark.rule("M-7.3", "M-13.2")
def test_the_other_schools_are_free_to_make_themselves_unable() -> None:
    g = chosen()
    answer(g, 0, PASS)
    deal(g, 1, 2, (him("Hector"), denarii(25)))
    pass_window(g)
    assert g.open == 0, "nobody could stand"


# M-13.3: rest moments


@pytest.mark.rule("M-13.3")
def test_the_rest_moments_of_a_turn() -> None:
    """In the Eventum phase; before each card is put up, and after the last; before each choice and once after; at the
    end of a turn."""
    cards = [eventum("Triumphus"), eventum("Redemptor")]
    forum = [gladiator("Draco"), minister("medicus 1"), gladiator("Leo"), minister("faber 1")]
    spectacles = [spectacle_card("Telesia"), spectacle_card("Roma")]
    men = {0: ["Hector hoplomachus", "Audax aequimanus"], 1: ["Paris"]}
    g = position(2, "eventum", men=men, luck=[*cards, *forum, *spectacles], turns=2)
    phases: list[int] = []
    last = 0
    while g.seat >= 0:
        if g.moment != last:
            phases.append(resting_in(g))
            last = g.moment
        step = asked(g)[1]
        answer(g, g.seat, options(g)[1] if step in ("forum.put_up", "munus.choose") else PASS)
    assert phases == [IN_EVENTUM, *[IN_FORUM] * 5, IN_MUNUS, CHOSEN, IN_MUNUS, IN_MUNUS, IN_END]


@pytest.mark.rule("M-13.3")
def test_nobody_deals_sells_or_trains_at_other_times() -> None:
    g = lenders(men={0: ["Leo hoplomachus", "Ursus aequimanus"], 1: ["Hector hoplomachus", "Audax aequimanus"]})
    pass_window(g)
    assert asked(g) == (0, "munus.choose")
    for seat in range(3):
        assert RULES.free_moves_for(g, seat) == []
        assert refused(g, seat, "propose", *args(seat, (seat + 1) % 3, (denarii(1),))) == "M-13.1"
    answer(g, 0, munus("Telesia"))
    pass_window(g)
    assert asked(g) == (1, "spectacle.stand")
    assert refused(g, 0, "propose", *args(0, 1, (denarii(1),)))
    g = market("auctions", forum=["Draco"])
    pass_window(g)
    assert asked(g) == (0, "forum.put_up")
    assert refused(g, 0, "propose", *args(0, 1, (denarii(1),)))


@pytest.mark.rule("M-13.3")
def test_while_somebody_trains_at_rest_an_open_offer_waits() -> None:
    g = market()
    number = offer(g, 0, 1, (denarii(5),))
    answer(g, 1, TRAIN)
    assert refused(g, 1, "accept", number) == "M-13.1"
    answers(g, (1, man("Paris")), (1, klass("secutor")))
    accept(g, 1, number)
    assert g.denarii[:2] == [20, 30]


@pytest.mark.rule("M-13.3", "M-6.6")
def test_sales_are_for_the_forum_phase_unless_the_table_says_otherwise() -> None:
    for phase in ("eventum", "munus", "end"):
        assert not {SELL, AUCTION} & set(options(market(phase)))
        assert {SELL, AUCTION} <= set(options(market(phase, sales="always")))
    assert {SELL, AUCTION} <= set(options(market("auctions", forum=["Draco"])))


# M-13.4: one action or pass


@pytest.mark.rule("M-13.4", "M-5.2")
def test_the_rudiarius_first_then_clockwise_until_all_pass_in_a_row() -> None:
    g = market(rudis=1)
    here = g.stack[-1]
    order = []
    for option in (PASS, PASS, TRAIN):
        order.append(g.seat)
        answer(g, g.seat, option)
    answers(g, (0, man("Leo")), (0, klass("secutor")))
    while g.stack[-1] is here:  # after this action, those who had passed are asked again
        order.append(g.seat)
        answer(g, g.seat, PASS)
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("M-13.4")
def test_to_propose_is_ones_action_in_turn() -> None:
    g = market()
    assert refused(g, 1, "propose", *args(1, 0, (denarii(1),))) == "M-13.4"
    offer(g, 0, 1, (denarii(1),))
    assert asked(g) == (1, "rest.act"), "the next acts"
    assert refused(g, 0, "propose", *args(0, 1, (denarii(2),))) == "M-13.4"


@pytest.mark.rule("M-13.4")
def test_a_proposal_wakes_those_who_have_passed() -> None:
    g = market()
    answers(g, (0, PASS), (1, PASS))
    offer(g, 2, 0, (denarii(1),))
    answers(g, (0, PASS), (1, PASS))
    assert asked(g) == (2, "rest.act")


@pytest.mark.rule("M-13.4")
def test_offers_are_answered_at_any_time_of_the_rest_moment() -> None:
    g = market()
    first = offer(g, 0, 2, (denarii(1),))
    offer(g, 1, 2, (denarii(2),))
    RULES.act_freely(g, 2, "decline", (first,))
    assert [o.by for o in g.offers] == [1]
    answers(g, (2, PASS), (0, PASS))
    assert asked(g) == (1, "rest.act")
    accept(g, 2, g.offers[0].id)
    assert g.denarii == [25, 23, 27]
    assert asked(g) == (1, "rest.act"), "his question is still open"


@pytest.mark.rule("M-13.4")
def test_an_offer_can_be_withdrawn_and_both_are_told() -> None:
    g = market()
    number = offer(g, 0, 1, (denarii(1),))
    events = watched(g)
    RULES.act_freely(g, 0, "withdraw", (number,))
    assert [(event.kind, event.to) for event in events] == [("offer-withdrawn", (0, 1))]
    assert refused(g, 1, "accept", number) == "M-13.1"


@pytest.mark.rule("M-13.4")
def test_a_deal_wakes_everybody_who_has_passed() -> None:
    g = market()
    number = offer(g, 0, 2, (denarii(1),))
    answers(g, (1, PASS), (2, PASS))
    choice = RULES.choice(g, 0)
    assert choice is not None
    accept(g, 2, number)
    assert asked(g) == (0, "rest.act")
    RULES.apply(g, 0, choice.id, PASS)  # seat 0's question is still the same
    assert (asked(g), g.moment) == ((1, "rest.act"), 1)
    answers(g, (1, PASS), (2, PASS))
    assert g.moment == 2


@pytest.mark.rule("M-13.4")
def test_a_deal_does_not_take_the_turn_from_who_is_asked() -> None:
    """0 passed before 1 was asked. A deal of 1 and 2 lets 0 act again, but only after 2."""
    g = market()
    number = offer(g, 0, 1, (denarii(1),))
    answers(g, (1, PASS))
    other = offer(g, 2, 1, (denarii(1),))
    answers(g, (0, PASS))
    assert asked(g)[0] == 1
    accept(g, 1, number)
    assert asked(g)[0] == 1
    accept(g, 1, other)
    assert asked(g)[0] == 1
    answer(g, 1, PASS)
    assert asked(g)[0] == 2


@pytest.mark.rule("M-13.4")
def test_a_counter_offer_is_free_and_leaves_the_first_open() -> None:
    g = market()
    first = offer(g, 0, 1, (denarii(5),), (him("Paris"),))
    answer(g, 1, PASS)
    second = counter(g, 1, 0, first, (him("Paris"),), (denarii(9),))
    assert [o.id for o in g.offers] == [first, second]
    assert asked(g) == (2, "rest.act"), "nobody lost his turn"
    accept(g, 0, second)
    assert (g.denarii[:2], "Paris" in school(g, 0)) == ([16, 34], True)
    assert g.offers == [], "the first asks for a man who has gone"


@pytest.mark.rule("M-13.4")
def test_a_counter_offer_is_free_in_ones_own_turn_too() -> None:
    g = market()
    first = offer(g, 0, 1, (denarii(5),), (him("Paris"),))
    counter(g, 1, 0, first, (him("Paris"),), (denarii(9),))
    assert asked(g) == (1, "rest.act")
    answer(g, 1, TRAIN)


@pytest.mark.rule("M-13.4")
def test_a_counter_offer_goes_back_to_where_the_offer_came_from() -> None:
    """A counter-offer to anybody else would be a proposal out of turn."""
    g = market()
    first = offer(g, 0, 1, (denarii(5),), (him("Paris"),))
    answer(g, 1, PASS)
    assert refused(g, 1, "counter", first, *args(1, 2, (him("Paris"),), (denarii(9),))) == "M-13.4"
    assert refused(g, 2, "counter", first, *args(2, 0, (denarii(9),)))
    assert refused(g, 0, "counter", first, *args(0, 1, (denarii(4),)))


@pytest.mark.rule("M-13.4")
def test_at_most_three_offers_a_moment_counter_offers_included() -> None:
    g = market(players=2, men={0: ["Leo"], 1: ["Paris"]}, staff={}, hands={})
    for amount in (1, 2, 3):
        offer(g, 0, 1, (denarii(amount),))
        answer(g, 1, PASS)
    assert no_offer(g, 0, 1, (denarii(4),)) == "M-13.4"
    g = market(players=2, men={0: ["Leo"], 1: ["Paris"]}, staff={}, hands={})
    number = offer(g, 0, 1, (denarii(1),))
    counter(g, 1, 0, number, (), (denarii(2),))
    counter(g, 1, 0, number, (), (denarii(3),))
    offer(g, 1, 0, (denarii(4),))
    answer(g, 0, PASS)
    assert no_offer(g, 1, 0, (denarii(5),)) == "M-13.4"
    assert refused(g, 1, "counter", number, *args(1, 0, (denarii(5),))) == "M-13.4"


@pytest.mark.rule("M-13.4")
def test_an_offer_that_was_declined_counts_all_the_same() -> None:
    g = market()
    for amount in (1, 2, 3):
        RULES.act_freely(g, 1, "decline", (offer(g, 0, 1, (denarii(amount),)),))
        answers(g, (1, PASS), (2, PASS))
    assert no_offer(g, 0, 2, (denarii(1),)) == "M-13.4"


@pytest.mark.rule("M-13.4")
def test_no_offer_twice_at_a_moment() -> None:
    """The order of its goods does not matter, nor whether its end is named."""
    g = market()
    give, get = (denarii(5), him("Ferox")), (him("Paris"), servant("vectores 2"))
    number = offer(g, 0, 1, give, get)
    RULES.act_freely(g, 1, "decline", (number,))
    answers(g, (1, PASS), (2, PASS))
    assert no_offer(g, 0, 1, give, get) == "M-13.4"
    assert no_offer(g, 0, 1, give[::-1], get) == "M-13.4"
    assert no_offer(g, 0, 1, give, get[::-1]) == "M-13.4"
    assert refused(g, 0, "propose", *args(0, 1, give, get, until=g.moment)) == "M-13.4"
    assert offer(g, 0, 1, (denarii(6), him("Ferox")), get) >= 0
    answers(g, (1, PASS), (2, PASS))
    assert offer(g, 0, 1, get=give[:1]) >= 0, "what is asked for is not what is given"


@pytest.mark.rule("M-13.4")
def test_offers_lapse_with_the_moment_and_may_be_made_again_at_the_next() -> None:
    g = market()
    number = offer(g, 0, 1, (denarii(1),))
    events = watched(g)
    pass_window(g)
    assert asked(g) == (1, "rest.act"), "0 could choose nothing: the next rest moment follows at once"
    assert g.offers == []
    assert [(event.kind, event.args, event.to) for event in events if event.kind.startswith("offer")] == [
        ("offer-gone", (number, 0, 1), (0, 1))
    ]
    assert refused(g, 1, "accept", number) == "M-13.1"
    answers(g, (1, PASS), (2, PASS))
    assert offer(g, 0, 1, (denarii(1),)) != number


@pytest.mark.rule("M-13.4")
def test_offers_lapse_when_something_else_is_asked() -> None:
    g = market("auctions", forum=["Draco"])
    number = offer(g, 0, 1, (denarii(1),))
    events = watched(g)
    pass_window(g)
    assert asked(g) == (0, "forum.put_up")
    assert g.offers == []
    assert told(events, "offer-gone") == [(number, 0, 1)]


@pytest.mark.rule("M-13.4", "M-14.1")
def test_offers_are_gone_when_the_match_is_over() -> None:
    g = market(glory=[14, 0, 0], hands={0: ["Favor Editoris"]})
    offer(g, 0, 1, (denarii(1),))
    answers(g, (1, PASS), (2, PASS), (0, play("Favor Editoris")))
    assert (g.seat, g.offers) == (-1, [])


# M-1.1: too many cards after a deal


@pytest.mark.rule("M-1.1", "M-13.1")
def test_more_than_five_cards_after_a_deal_are_discarded_at_once() -> None:
    five = ["Missio", "Clamor", "Pestis", "Rixa", "Fuga"]
    g = market(hands={0: ["Fur", "Seditio"], 1: five})
    number = offer(g, 0, 1, (card("Fur"), card("Seditio")), (denarii(1),))
    accept(g, 1, number)
    assert asked(g) == (1, "hand.throw_away")
    assert refused(g, 0, "propose", *args(0, 1, (denarii(1),))), "first things first"
    assert set(options(g)) == {throw_away(name) for name in [*five, "Fur", "Seditio"]}
    answer(g, 1, throw_away("Fur"))
    assert asked(g) == (1, "hand.throw_away")
    answer(g, 1, throw_away("Rixa"))
    assert hand(g, 1) == sorted(["Missio", "Clamor", "Pestis", "Fuga", "Seditio"])
    assert sorted(titles(g.gone)) == ["Fur", "Rixa"]
    assert asked(g) == (1, "rest.act"), "and the rest moment goes on"


@pytest.mark.rule("M-1.1", "M-13.1")
def test_the_one_who_proposed_may_have_too_many_as_well() -> None:
    five = ["Missio", "Clamor", "Pestis", "Rixa", "Fuga"]
    g = market(hands={0: five, 1: ["Fur"]})
    deal(g, 0, 1, (denarii(1),), (card("Fur"),))
    assert asked(g) == (0, "hand.throw_away")
    answer(g, 0, throw_away("Pestis"))
    assert len(hand(g, 0)) == 5
    assert asked(g) == (1, "rest.act")


# M-1.9: who sees what


@pytest.mark.rule("M-1.9", "M-13.4")
@pytest.mark.parametrize("viewer", [2, -1])
def test_third_parties_see_nothing_of_an_open_offer(viewer: int) -> None:
    g = market()
    events = watched(g)
    number = offer(g, 0, 1, (denarii(5), card("Fur")), (him("Paris"),))
    counter(g, 1, 0, number, (him("Paris"),), (denarii(9),))
    assert reaching(events, viewer) == []
    seen = GAME.view(g, viewer)
    assert seen["offers"] == []
    assert not seen["known"]["asked"], "not even how many he has made"
    RULES.act_freely(g, 1, "decline", (number,))
    RULES.act_freely(g, 1, "withdraw", (g.offers[0].id,))
    assert reaching(events, viewer) == []
    for side in (0, 1):
        assert reaching(events, side) == ["offered", "countered", "offer-declined", "offer-withdrawn"]


@pytest.mark.rule("M-1.9")
def test_both_sides_see_an_open_offer_in_full() -> None:
    g = market()
    offer(g, 0, 1, (denarii(5), card("Fur")), (him("Paris"),))
    for side in (0, 1):
        (shown,) = GAME.view(g, side)["offers"]
        assert (shown["by"], shown["to"]) == (0, 1)
        assert [list(good) for good in shown["give"]] == [list(denarii(5)), list(card("Fur"))]


@pytest.mark.rule("M-1.9", "M-13.1")
@pytest.mark.parametrize("viewer", [2, -1])
def test_of_a_traded_card_third_parties_see_only_that_it_moved(viewer: int) -> None:
    g = market()
    number = offer(g, 0, 1, (card("Fur"), denarii(2)), (him("Paris"), loan("Audax", "Telesia")))
    events = watched(g)
    accept(g, 1, number)
    assert reaching(events, viewer) == ["gave-cards", "gave-denarii", "gave", "lent", "deal"]
    assert told(events, "gave-cards") == [(0, 1, 1)]
    assert [event.to for event in events if event.kind == "gave-card"] == [(0, 1)]
    state = GAME.view(g, viewer)["state"]
    assert state["hands"] == [None, None, [] if viewer == 2 else None]
    assert state["hands_size"] == [1, 4, 0]
    assert GAME.view(g, viewer)["known"]["learned"] == []


@pytest.mark.rule("M-1.9", "M-13.1")
def test_the_giver_knows_where_the_card_went() -> None:
    g = deal(market(), 0, 1, (card("Fur"),))
    fact = FACT * 1 + eventum("Fur")
    assert [GAME.view(g, viewer)["known"]["learned"] for viewer in (0, 1, 2)] == [[fact], [], []]
    for seed in range(20):
        assert "Fur" in hand(GAME.resample(GAME.view(g, 0), Random(seed)), 1)
    guesses = [hand(GAME.resample(GAME.view(g, 2), Random(seed)), 1) for seed in range(20)]
    assert any("Fur" not in guess for guess in guesses), "the third school can only guess"


@pytest.mark.rule("M-1.9")
def test_that_knowledge_ends_when_the_card_is_played_or_discarded() -> None:
    g = deal(market(), 0, 1, (card("Fur"),))
    answer(g, 1, play("Fur", 2))
    assert g.learned == [0, 0, 0]
    five = ["Clamor", "Pestis", "Rixa", "Fuga", "Seditio"]
    g = deal(market(hands={0: ["Fur"], 1: five}), 0, 1, (card("Fur"),))
    answer(g, 1, throw_away("Fur"))
    assert g.learned == [0, 0, 0]


@pytest.mark.rule("M-1.9", "M-13.1")
def test_that_knowledge_ends_when_that_school_trades_a_card_on() -> None:
    """The player does not see which card was traded on, so nothing in that hand is certain any more."""
    g = deal(market(), 0, 1, (card("Fur"),))
    deal(g, 1, 2, (card("Clamor"),))
    assert g.learned == [0, 1 << FACT * 2 + eventum("Clamor"), 0]
    g = deal(market(), 0, 1, (card("Fur"),))
    deal(g, 1, 2, (card("Fur"),))
    assert g.learned == [0, 1 << FACT * 2 + eventum("Fur"), 0]


@pytest.mark.rule("M-1.9", "M-13.1")
def test_a_card_that_comes_back_is_known_to_be_at_home() -> None:
    g = deal(market(), 0, 1, (card("Fur"), card("Missio")))
    deal(g, 1, 0, (card("Fur"),))
    assert g.learned == [1 << FACT * 1 + eventum("Missio"), 1 << FACT * 0 + eventum("Fur"), 0]


@pytest.mark.rule("M-1.9", "M-13.1")
def test_a_school_that_swaps_cards_knows_the_one_it_gave() -> None:
    g = deal(market(), 0, 1, (card("Fur"),), (card("Clamor"),))
    assert g.learned == [1 << FACT * 1 + eventum("Fur"), 1 << FACT * 0 + eventum("Clamor"), 0]
    assert (hand(g, 0), hand(g, 1)) == (["Clamor", "Missio"], ["Fur", "Iugula", "Iugula"])


@pytest.mark.rule("M-1.9", "M-13.1")
def test_of_others_hands_the_form_of_an_offer_tells_only_their_size() -> None:
    g = market(hands={0: ["Fur", "Missio"], 1: ["Clamor", "Iugula", "Iugula"], 2: ["Fuga"]})
    schema = RULES.free_actions["propose"].schema
    assert schema is not None

    def shown(viewer: int, name: str) -> list[int]:
        rows = {row["good"]: row["theirs"] for row in schema(g, viewer)["goods"]}
        return list(rows.get(card(name)[0], [0, 0, 0]))

    assert shown(0, "Fur") == [1, 1, 1]
    assert shown(0, "Iugula") == shown(0, "Latrones") == [0, 2, 1], "as if he might hold them"
    assert shown(2, "Triumphus") == [1, 1, 0]


@pytest.mark.rule("M-1.9", "M-13.4")
def test_a_crooked_counter_offer_tells_nothing_of_others_offers() -> None:
    """It is refused in the same way whether or not the other two have an open offer."""
    g = market()
    number = offer(g, 0, 1, give=[(DENARII, 1)])
    wrong = (0, -1, 1, 0, DENARII, 1)
    assert OFFER_BOOK.may_counter(g, 2, (number, *wrong)) == OFFER_BOOK.may_counter(g, 2, (number + 1000, *wrong)) != ""


@pytest.mark.rule("M-13.4")
@pytest.mark.parametrize(("limit", "more"), [(3, False), (0, True)])
def test_with_an_option_there_is_no_limit_on_offers(limit: int, more: bool) -> None:
    g = market(offers=limit)
    for price in range(1, 4):
        offer(g, 0, 1, (denarii(price),))
        answers(g, *[(seat, PASS) for seat in range(1, g.seats)])
    schema = RULES.free_actions["propose"].schema
    assert schema is not None
    assert bool(schema(g, 0)) == more
    if more:
        offer(g, 0, 1, (denarii(4),))
        answers(g, *[(seat, PASS) for seat in range(1, g.seats)])
        assert refused(g, 0, "propose", *args(0, 1, (denarii(4),))) == "M-13.4", "still none twice"
    else:
        assert refused(g, 0, "propose", *args(0, 1, (denarii(4),))) == "M-13.4"
