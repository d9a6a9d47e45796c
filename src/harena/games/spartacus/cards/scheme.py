"""The parts that a scheme is declared with, and those that most schemes share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from harena.games.spartacus.cards.evaluator import Evaluator
from harena.games.spartacus.house import gladiators, owner_of, slaves
from harena.games.spartacus.printed import MOST_INFLUENCE, Decks, Row
from harena.games.spartacus.state import Ludus, Plot

Number = Literal["amount", "men", "pay"]  # what a row may have beside needs and gold
AimKind = Literal["", "-house", "-houses", "-card"]  # what an aim is: nothing, a house, two houses, a Market card

NOTHING: tuple[int, ...] = ()  # it cannot be played now
PLAIN = (0,)  # it has no target
PAIR = 8  # two houses are PAIR * one + other


# Aims: what a scheme may be declared on


class Aim(NamedTuple):
    kind: AimKind
    legal: Callable[[Ludus, int, Row], Sequence[int]]  # (state, schemer, row): what it may be declared on
    targets: Callable[[Ludus, int], Sequence[int]]  # (state, aim): the houses that may use guards
    considered: Callable[[Evaluator, Row], list[int]]  # what a bot that holds the card thinks of
    own_words: bool  # spartacus-play-<effect> and spartacus-declared-<effect> name it; otherwise it is played "on" it


def no_target(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    return PLAIN


def any_house(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    """S-5.4: the schemer's own house included."""
    return range(g.seats)


def two_houses(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    """The first and the second play different parts."""
    return [PAIR * one + two for one in range(g.seats) for two in range(g.seats) if one != two]


def target_and_payee(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    """The target, and the other player who is paid."""
    return [PAIR * one + two for one in range(g.seats) for two in range(g.seats) if two != seat]


def with_men(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    return [house for house in range(g.seats) if gladiators(g, house).bit_count() >= row.men]


def the_lowest(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    """Not on a tie."""
    least = min(g.influence)
    return (g.influence.index(least),) if g.influence.count(least) == 1 else NOTHING


def no_target_for_a_slave(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    return PLAIN if slaves(g, seat) else NOTHING


def any_house_for_a_slave(g: Ludus, seat: int, row: Row) -> Sequence[int]:
    return range(g.seats) if slaves(g, seat) else NOTHING


def nobody(g: Ludus, aim: int) -> Sequence[int]:
    return ()


def the_house(g: Ludus, aim: int) -> Sequence[int]:
    return (aim,)


def both_houses(g: Ludus, aim: int) -> Sequence[int]:
    return divmod(aim, PAIR)


def first_house(g: Ludus, aim: int) -> Sequence[int]:
    return (aim // PAIR,)


def owner(g: Ludus, aim: int) -> Sequence[int]:
    return (owner_of(g, aim),)


def think_of_nothing(ev: Evaluator, row: Row) -> list[int]:
    return [0]


def think_of_houses(ev: Evaluator, row: Row) -> list[int]:
    return list(range(ev.seats))


def think_of_pairs(ev: Evaluator, row: Row) -> list[int]:
    return [PAIR * one + two for one in range(ev.seats) for two in range(ev.seats) if one != two]


def think_of_payees(ev: Evaluator, row: Row) -> list[int]:
    return [PAIR * one + two for one in range(ev.seats) for two in range(ev.seats) if two != ev.me]


def think_of_men(ev: Evaluator, row: Row) -> list[int]:
    return [house for house in range(ev.seats) if len(ev.gladiators(house)) >= row.men]


def think_of_the_lowest(ev: Evaluator, row: Row) -> list[int]:
    least = min(ev.influence)
    return [ev.influence.index(least)] if ev.influence.count(least) == 1 else []


def think_of_a_slave(ev: Evaluator, row: Row) -> list[int]:
    return [0] if ev.slaves(ev.me) else []


def think_of_houses_for_a_slave(ev: Evaluator, row: Row) -> list[int]:
    return list(range(ev.seats)) if ev.slaves(ev.me) else []


NO_TARGET = Aim("", no_target, nobody, think_of_nothing, False)
ANY_HOUSE = Aim("-house", any_house, the_house, think_of_houses, False)
TWO_HOUSES = Aim("-houses", two_houses, both_houses, think_of_pairs, True)  # both may use guards
TARGET_AND_OTHER = Aim("-houses", two_houses, first_house, think_of_pairs, True)  # the first may use guards
TARGET_AND_PAYEE = Aim("-houses", target_and_payee, first_house, think_of_payees, True)
HOUSE_WITH_MEN = Aim("-house", with_men, the_house, think_of_men, False)  # with `men` ready gladiators
LOWEST_HOUSE = Aim("-house", the_lowest, the_house, think_of_the_lowest, False)
FOR_A_SLAVE = Aim("", no_target_for_a_slave, nobody, think_of_a_slave, False)  # the schemer has a ready slave
ANY_HOUSE_FOR_A_SLAVE = Aim("-house", any_house_for_a_slave, the_house, think_of_houses_for_a_slave, False)


# Costs: the gold a scheme takes. `work` pays it.


class Cost(NamedTuple):
    gold: Callable[[Ludus, int, int, Row], int]  # (state, schemer, aim, row); checked before and after the foils
    planned: Callable[[Evaluator, Row], int]  # what a bot that looks for support keeps back
    said_first: bool  # "you pay 3 gold" is put before the text of the effect, which does not say so


def free(g: Ludus, seat: int, aim: int, row: Row) -> int:
    return 0


def pay_once(g: Ludus, seat: int, aim: int, row: Row) -> int:
    return row.pay


def plan_nothing(ev: Evaluator, row: Row) -> int:
    return 0


def plan_once(ev: Evaluator, row: Row) -> int:
    return row.pay


FREE = Cost(free, plan_nothing, False)
PAY_ONCE = Cost(pay_once, plan_once, False)
PAY_FIRST = Cost(pay_once, plan_once, True)


# Picks: somebody names a Market card before the scheme works


class Pick(NamedTuple):
    cards: Callable[[Ludus, Plot, Row], tuple[int, int]]  # who names one, and the set of cards they may name
    price: Callable[[Decks, Row, int], int] | None  # the gold a card is sold for; None: it is not sold


def no_choice(g: Ludus, f: Plot, row: Row) -> tuple[int, int]:
    return -1, 0


def own_slaves(g: Ludus, f: Plot, row: Row) -> tuple[int, int]:
    return f.schemer, slaves(g, f.schemer)


def their_slaves(g: Ludus, f: Plot, row: Row) -> tuple[int, int]:
    return f.aim, slaves(g, f.aim)


def their_gladiators(g: Ludus, f: Plot, row: Row) -> tuple[int, int]:
    return f.aim, gladiators(g, f.aim)


NO_PICK = Pick(no_choice, None)
OWN_SLAVE = Pick(own_slaves, None)
THEIR_SLAVE = Pick(their_slaves, None)
THEIR_GLADIATOR = Pick(their_gladiators, None)


# Purposes: whom a scheme helps or hurts, and so why a bot plays it

Reason = Literal["win", "raise", "scandal", "stop", "lower", "earn", "draw", "harm", "bribe"]  # spartacus-hint-<reason>


class Purpose(NamedTuple):
    reason: Callable[[Evaluator, Row, int], Reason]  # (evaluator, row, aim): the reason that a hint gives
    hurts: bool  # its target: aimed at one's own house it is listed last
    raises: bool  # its schemer is taken to gain Influence where they do not say whom it is aimed at
    harmless: bool  # nobody minds it: bots claim it when they lie, and support it


def raises(ev: Evaluator, row: Row, aim: int) -> Reason:
    return "win" if ev.influence[ev.me] + row.amount >= MOST_INFLUENCE else "raise"


def lowers(ev: Evaluator, row: Row, aim: int) -> Reason:
    return "stop" if ev.about_to_win(aim) else "lower"


def lowers_first(ev: Evaluator, row: Row, aim: int) -> Reason:
    return lowers(ev, row, aim // PAIR)


def earns(ev: Evaluator, row: Row, aim: int) -> Reason:
    return "earn"


def harms(ev: Evaluator, row: Row, aim: int) -> Reason:
    return "harm"


EARNS_OPENLY = Purpose(earns, hurts=False, raises=False, harmless=True)  # gold for the schemer and nothing else
EARNS = Purpose(earns, hurts=False, raises=False, harmless=False)
HARMS = Purpose(harms, hurts=True, raises=False, harmless=False)  # gold, cards or guards of the target
RAISES = Purpose(raises, hurts=False, raises=True, harmless=False)
LOWERS = Purpose(lowers, hurts=True, raises=False, harmless=False)
LOWERS_FIRST = Purpose(lowers_first, hurts=True, raises=False, harmless=False)  # of two houses


# What a scheme comes to as things stand, said behind the option


class Now(NamedTuple):
    what: Literal["", "gold", "influence", "favors"]  # nothing; gold; the target's Influence; the Favors of a card
    number: int  # the gold, the Influence, the card


def nothing_now(g: Ludus, aim: int, row: Row) -> Now:
    return Now("", 0)


def influence_now(g: Ludus, aim: int, row: Row) -> Now:
    return Now("influence", g.influence[aim])


class Scheme(NamedTuple):
    """Everything that must be known of the effect of a scheme. Its text is spartacus-effect-<effect>."""

    about: str  # for people who write a deck file; amount, men and pay are the numbers of the row
    numbers: tuple[Number, ...]  # those that a row must have
    aim: Aim
    work: Callable[[Ludus, Plot, Row], None]  # what happens once nobody foiled it, with what is paid to whom
    purpose: Purpose
    impact: Callable[
        [Evaluator, int, Row, int], float
    ]  # (evaluator, schemer, row, aim): its worth to us, cost included
    keep: float  # what it is worth in a bot's hand while it can be played
    now: Callable[[Ludus, int, Row], Now]  # (open state, aim, row)
    cost: Cost = FREE
    pick: Pick = NO_PICK
    only_thunder: bool = False  # foiled by a reaction that foils anything, and by nothing else
    # How a bot values playing it, where that is more than its impact: (evaluator, row, aim, opened). `opened(house,
    # gold)` is what the best other scheme against the house would bring if it had no guards and we so much gold.
    plan: Callable[[Evaluator, Row, int, Callable[[int, int], float]], float] | None = None
