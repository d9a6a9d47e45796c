"""The effects that an Eventum card of a deck file is put together from: docs/deck-files.md.

Each effect is one declaration in EFFECTS: what it does, when it can be had, what a bot thinks of it. composed.py reads
the rows of a deck file and makes cards of them; the table of steps at the end carries a card out, part by part.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from harena.games.munera.cards import duel, forum, rest, rolls, spectacle
from harena.games.munera.cards.card import Card, Part, Purpose, Recipe, Valuation
from harena.games.munera.cards.chances import OUT, going_well
from harena.games.munera.contract import fare
from harena.games.munera.decks import (
    AFTER_ROLL,
    AT_REST,
    AUCTION_WON,
    BEFORE_DUEL,
    BEFORE_HEALING,
    BEFORE_JUDGEMENT,
    BEFORE_TEST,
    EVENTUM_PHASE,
    FORUM_START,
    MOMENTS,
    PAYMENT,
    POLL,
    SPECTACLE_END,
    TURN_END,
)
from harena.games.munera.duel import TRACK
from harena.games.munera.hands import draw_for
from harena.games.munera.rolls import HEALING, ORDEAL, roll
from harena.games.munera.school import MOST_VIRTUS, PRIMUS, discard_man, engage, gain_fame, obedience, owner_of
from harena.games.munera.seats import clockwise
from harena.games.munera.state import Duel, Effects, Moment, Munera, Roll, Spectacle
from harena.games.munera.victory import gain_glory
from harena.kernel.flow import Procedure, call, do, repeat
from harena.kernel.state import Frame, enclosing, put, tell

QUIET = frozenset({AT_REST, EVENTUM_PHASE, FORUM_START, SPECTACLE_END, TURN_END})  # nobody is fighting or rolling
IN_DUEL = frozenset({BEFORE_DUEL, AFTER_ROLL})
AT_ROLL = frozenset({BEFORE_JUDGEMENT, BEFORE_HEALING, BEFORE_TEST})
EVERY = frozenset(range(MOMENTS))
# A school that has just won an auction or said that it stands has promised its denarii.
NOTHING_PROMISED = EVERY - {AUCTION_WON, POLL}

MOST = 99
SIGNED = range(-MOST, MOST + 1)  # without 0
POSITIVE = range(1, MOST + 1)
CARDS_DRAWN = range(1, 6)  # M-1.1: a hand has five
NONE = range(0)
TESTS = range(-20, 21)  # 0: the test of the rules

A_CARD = 2.0  # the value of an Eventum card in denarii
A_WOUND = 0.12  # by how much a wound in a duel changes the chance to win
A_POINT = 0.03  # the same for a point of Pugna

# What an effect is about: "" for the whole table, "school" for the schools that `who` names, otherwise what the card is
# aimed at or what the moment is about: a man, a side of a duel, the man who rolls, the school that pays.
About = Literal["", "school", "man", "side", "roll", "payer"]


class Effect(NamedTuple):
    help: str  # what it does, in the list that `harena decks new` writes
    about: About
    moments: frozenset[int]
    amounts: range  # NONE: it has no amount; a range with 0 in its middle takes amounts of both signs
    changes: Callable[[Munera, Effects, Part], bool]  # whether it would change anything now
    work: Callable[[Munera, Effects, Part], Frame | None]
    value: Callable[[Valuation, Effects, Part], float]  # what it is worth to the bot that considers the card
    purpose: Purpose  # what it is for where it helps; where it hurts others it is for harm
    good: bool  # whether it is good for whom it is about, if its amount is not negative
    worth: float  # in the hand of a bot: denarii per point, or at all
    closes: bool = False  # nothing else can be played at the same moment
    takes_men: bool = False  # a man may be unable to fight afterwards


def recipe_of(g: Munera, f: Effects) -> Recipe:
    recipe = g.table.decks.card[f.title].recipe
    assert recipe is not None
    return recipe


def always(g: Munera, f: Effects, part: Part) -> bool:
    return True


# Schools


def schools(g: Munera, f: Effects, part: Part) -> list[int]:
    """Return the schools that an effect is about, the Rudiarius first."""
    if part.who == "you":
        found = [f.by]
    elif part.who == "target":
        found = [f.school]
    else:
        found = [seat for seat in clockwise(g, g.rudis) if seat != f.by or part.who == "all"]
    return [seat for seat in found if g.denarii[seat] > part.above]


def glory_changes(g: Munera, f: Effects, part: Part) -> bool:
    return any([part.amount > 0 or g.glory[seat] for seat in schools(g, f, part)])


def change_glory(g: Munera, f: Effects, part: Part) -> None:
    """M-14.1: all who gain at this moment gain before anybody looks. No school has less than 0."""
    for seat in schools(g, f, part):
        if part.amount > 0:
            gain_glory(g, seat, part.amount)
        else:
            lost = min(-part.amount, g.glory[seat])
            g.glory[seat] -= lost
            tell(g, "glory-lost", seat, lost, g.glory[seat])


def glory_value(ev: Valuation, f: Effects, part: Part) -> float:
    total = 0.0
    for seat in schools(ev.g, f, part):
        points = max(part.amount, -ev.g.glory[seat])
        wins = points > 0 and ev.g.glory[seat] + points >= ev.g.table.target
        total -= ev.share(seat) * (rest.THE_MATCH if wins else points * ev.glory)
    return total


def denarii_changes(g: Munera, f: Effects, part: Part) -> bool:
    return any([part.amount > 0 or g.denarii[seat] for seat in schools(g, f, part)])


def change_denarii(g: Munera, f: Effects, part: Part) -> None:
    """A school that has less than it must pay gives what it has."""
    for seat in schools(g, f, part):
        amount = max(part.amount, -g.denarii[seat])
        g.denarii[seat] += amount
        tell(g, "income" if amount > 0 else "paid", seat, abs(amount))


def denarii_value(ev: Valuation, f: Effects, part: Part) -> float:
    return -sum([ev.share(seat) * max(part.amount, -ev.g.denarii[seat]) for seat in schools(ev.g, f, part)])


def victims(g: Munera, f: Effects, part: Part) -> list[int]:
    return [seat for seat in schools(g, f, part) if seat != f.by and g.denarii[seat]]


def somebody_to_rob(g: Munera, f: Effects, part: Part) -> bool:
    return bool(victims(g, f, part))


def steal(g: Munera, f: Effects, part: Part) -> None:
    for seat in victims(g, f, part):
        stolen = min(part.amount, g.denarii[seat])
        g.denarii[seat] -= stolen
        g.denarii[f.by] += stolen
        tell(g, "stolen", f.by, seat, stolen)


def steal_value(ev: Valuation, f: Effects, part: Part) -> float:
    return sum([min(part.amount, ev.g.denarii[seat]) * (1 + ev.share(seat)) for seat in victims(ev.g, f, part)])


def draw(g: Munera, f: Effects, part: Part) -> None:
    seats = schools(g, f, part)
    draw_for(g, [seat for seat in seats for _ in range(part.amount)])


def draw_value(ev: Valuation, f: Effects, part: Part) -> float:
    return -sum([ev.share(seat) * part.amount * A_CARD for seat in schools(ev.g, f, part)])


# Men


def here(g: Munera, f: Effects) -> bool:
    """Return whether the man is still in a school: an earlier effect may have discarded him."""
    return owner_of(g, f.man) >= 0


def in_school(g: Munera, f: Effects, part: Part) -> bool:
    return here(g, f)


def has_no_wound(g: Munera, f: Effects, part: Part) -> bool:
    return here(g, f) and not g.wounded >> f.man & 1


def has_wound(g: Munera, f: Effects, part: Part) -> bool:
    return here(g, f) and bool(g.wounded >> f.man & 1)


def is_free(g: Munera, f: Effects, part: Part) -> bool:
    return here(g, f) and not g.engaged >> f.man & 1


def can_rest(g: Munera, f: Effects, part: Part) -> bool:
    """M-9.8: a man with a wound marker stays engaged."""
    return here(g, f) and bool(g.engaged & ~g.wounded & 1 << f.man)


def can_rise(g: Munera, f: Effects, part: Part) -> bool:
    return here(g, f) and g.rank[f.man] < PRIMUS


def fame_changes(g: Munera, f: Effects, part: Part) -> bool:
    return here(g, f) and (part.amount > 0 or g.fame[f.man] > 0)


def test(g: Munera, f: Effects, part: Part) -> Roll:
    """M-15: a test; the amount is added to his Obedience. What follows is said by the parts behind it."""
    return roll(g, ORDEAL, f.man, obedience(g, f.man) + part.amount)


def test_value(ev: Valuation, f: Effects, part: Part) -> float:
    return 0.0


def wound(g: Munera, f: Effects, part: Part) -> None:
    engage(g, f.man, wounded=True)
    tell(g, "hurt", f.man)


def wound_value(ev: Valuation, f: Effects, part: Part) -> float:
    return OUT * ev.day(f.man) * ev.share(f.school)


def heal(g: Munera, f: Effects, part: Part) -> None:
    g.wounded &= ~(1 << f.man)
    tell(g, "recovered", f.man)


def a_day_value(ev: Valuation, f: Effects, part: Part) -> float:
    return -ev.day(f.man) * ev.share(f.school)


def tie_up(g: Munera, f: Effects, part: Part) -> None:
    engage(g, f.man, wounded=False)
    tell(g, "engaged", f.man)


def tie_up_value(ev: Valuation, f: Effects, part: Part) -> float:
    return ev.day(f.man) * ev.share(f.school)


def set_free(g: Munera, f: Effects, part: Part) -> None:
    g.engaged &= ~(1 << f.man)
    tell(g, "rested", f.man)


def lose_man(g: Munera, f: Effects, part: Part) -> None:
    tell(g, "vanished", f.man)
    discard_man(g, f.man)


def lose_man_value(ev: Valuation, f: Effects, part: Part) -> float:
    return ev.man(f.man) * ev.share(f.school)


def change_fame(g: Munera, f: Effects, part: Part) -> None:
    """M-3.3: Fame that is lost never costs a rank."""
    if part.amount > 0:
        gain_fame(g, f.man, part.amount)
    else:
        lost = min(-part.amount, g.fame[f.man])
        g.fame = put(g.fame, f.man, g.fame[f.man] - lost)
        tell(g, "fame-lost", f.man, lost)


def fame_value(ev: Valuation, f: Effects, part: Part) -> float:
    return -max(part.amount, -ev.g.fame[f.man]) * ev.fame_worth * ev.share(f.school)


def rise(g: Munera, f: Effects, part: Part) -> None:
    rank = g.rank[f.man] + 1
    g.rank, g.fame = put(g.rank, f.man, rank), put(g.fame, f.man, 0)
    tell(g, "promoted", f.man, rank)


def rise_value(ev: Valuation, f: Effects, part: Part) -> float:
    return -(ev.rank_worth - ev.g.fame[f.man] * ev.fame_worth) * ev.share(f.school)


# Duels


def cheer(g: Munera, f: Effects, part: Part) -> None:
    duel.cheer(g, part.amount)


def cheer_value(ev: Valuation, f: Effects, part: Part) -> float:
    value = duel.acclamatio_value if part.amount > 0 else duel.sibilus_value
    return value(ev, 0, abs(part.amount))


def virtus_changes(g: Munera, f: Effects, part: Part) -> bool:
    virtus = enclosing(g, Duel).virtus[f.side]
    return virtus < MOST_VIRTUS if part.amount > 0 else virtus > 0


def change_virtus(g: Munera, f: Effects, part: Part) -> None:
    duel.change_virtus(g, enclosing(g, Duel), f.side, part.amount)


def virtus_value(ev: Valuation, f: Effects, part: Part) -> float:
    return duel.virtus_value(ev, f.side, part.amount)


def towards(f: Effects, part: Part) -> int:
    """Return the points by which Pugna moves; positive is towards side I."""
    return -part.amount if f.side else part.amount


def pugna_changes(g: Munera, f: Effects, part: Part) -> bool:
    return enclosing(g, Duel).pugna != (TRACK if towards(f, part) > 0 else -TRACK)


def move_pugna(g: Munera, f: Effects, part: Part) -> None:
    fight = enclosing(g, Duel)
    fight.pugna = max(-TRACK, min(TRACK, fight.pugna + towards(f, part)))
    tell(g, "pugna", fight.pugna)


def pugna_value(ev: Valuation, f: Effects, part: Part) -> float:
    points = max(-TRACK, min(TRACK, towards(f, part)))
    return ev.duel_interest(enclosing(ev.g, Duel)) * A_POINT * points


def wounds_change(g: Munera, f: Effects, part: Part) -> bool:
    return part.amount > 0 or enclosing(g, Duel).wounds[f.side] > 0


def change_wounds(g: Munera, f: Effects, part: Part) -> None:
    fight = enclosing(g, Duel)
    fight.wounds = put(fight.wounds, f.side, max(0, fight.wounds[f.side] + part.amount))
    tell(g, "wounds", fight.men[f.side], fight.wounds[f.side])


def wounds_value(ev: Valuation, f: Effects, part: Part) -> float:
    wounds = max(-4, min(4, towards(f, part)))
    return -ev.duel_interest(enclosing(ev.g, Duel)) * A_WOUND * wounds


def reroll(g: Munera, f: Effects, part: Part) -> None:
    duel.manus_fortunae(g, enclosing(g, Moment), f.by, f.side, 0)


def reroll_value(ev: Valuation, f: Effects, part: Part) -> float:
    return duel.manus_value(ev, f.side, 0)


# Rolls


def better(g: Munera, points: int) -> int:
    """Return the modifier of the roll if it were this much better for the man."""
    f = enclosing(g, Roll)
    return f.modifier - points if f.what == HEALING else f.modifier + points


def help_roll(g: Munera, f: Effects, part: Part) -> None:
    enclosing(g, Roll).modifier = better(g, part.amount)


def help_roll_value(ev: Valuation, f: Effects, part: Part) -> float:
    return duel.mercy_value(ev, going_well(enclosing(ev.g, Roll).what, better(ev.g, part.amount)))


def succeed(g: Munera, f: Effects, part: Part) -> None:
    enclosing(g, Roll).settled = 1


def succeed_value(ev: Valuation, f: Effects, part: Part) -> float:
    return rolls.succeed_value(ev, 0, 0)


def fail(g: Munera, f: Effects, part: Part) -> None:
    enclosing(g, Roll).settled = -1


def fail_value(ev: Valuation, f: Effects, part: Part) -> float:
    return rolls.fail_value(ev, 0, 0)


# The journey


def due(g: Munera) -> int:
    """Return what the school that pays now owes for its journey."""
    f = enclosing(g, Spectacle)
    return 0 if f.paved else fare(g, f.payers[0], f.card, f.storm) + f.robbed


def fare_changes(g: Munera, f: Effects, part: Part) -> bool:
    journey = enclosing(g, Spectacle)
    return not journey.paved and bool(g.denarii[journey.payers[0]] if part.amount > 0 else due(g))


def change_fare(g: Munera, f: Effects, part: Part) -> None:
    """A journey never costs less than nothing."""
    enclosing(g, Spectacle).robbed += max(part.amount, -due(g))


def fare_value(ev: Valuation, f: Effects, part: Part) -> float:
    payer = enclosing(ev.g, Spectacle).payers[0]
    return min(max(part.amount, -due(ev.g)), ev.g.denarii[payer]) * ev.share(payer)


# Effects of our own cards that are taken over whole


def as_card(card: Card, help: str) -> Effect:
    """Return what a card of ours does, as an effect. Such a card is aimed at nothing and has no amount."""

    def changes(g: Munera, f: Effects, part: Part) -> bool:
        return bool(card.aims(g, enclosing(g, Moment), f.by))

    def work(g: Munera, f: Effects, part: Part) -> Frame | None:
        return card.play(g, enclosing(g, Moment), f.by, 0, 0)

    def value(ev: Valuation, f: Effects, part: Part) -> float:
        return card.value(ev, 0, 0)

    assert not card.aim_kind
    assert not card.amounts
    return Effect(
        help=help,
        about="",
        moments=frozenset({card.when}),
        amounts=NONE,
        changes=changes,
        work=work,
        value=value,
        purpose=card.purpose,
        good=True,
        worth=card.keep,
        closes=card.closes,
    )


def declared(cards: tuple[Card, ...], effect: str) -> Card:
    return next(card for card in cards if card.effect == effect)


BORROWED = {  # effect: the card of ours that does it, whose text is used
    "blunt": "arma_lusoria",
    "contract": "redemptor",
    "outbid": "lanista_callidus",
    "storm": "tempestas",
    "free-travel": "via_strata",
}

EFFECTS: dict[str, Effect] = {
    "glory": Effect(
        "Glory; never below 0", "school", EVERY, SIGNED, glory_changes, change_glory, glory_value,
        "glory", good=True, worth=6.0,
    ),
    "denarii": Effect(
        "denarii from or to the bank", "school", NOTHING_PROMISED, SIGNED, denarii_changes, change_denarii,
        denarii_value, "denarii", good=True, worth=1.0,
    ),
    "steal": Effect(
        "you take up to so many denarii from them", "school", NOTHING_PROMISED, POSITIVE, somebody_to_rob, steal,
        steal_value, "denarii", good=False, worth=1.2,
    ),
    "draw": Effect(
        "they draw so many Eventum cards", "school", EVERY, CARDS_DRAWN, always, draw, draw_value,
        "cards", good=True, worth=2.0,
    ),
    "test": Effect(
        "he takes a test; the amount is added to his Obedience", "man", QUIET, TESTS, in_school, test, test_value,
        "harm", good=False, worth=0.0,
    ),
    "wound": Effect(
        "he is engaged and gets a wound marker", "man", QUIET, NONE, has_no_wound, wound, wound_value,
        "harm", good=False, worth=3.0, takes_men=True,
    ),
    "heal": Effect(
        "his wound marker comes off", "man", QUIET, NONE, has_wound, heal, a_day_value, "save", good=True, worth=1.5,
    ),
    "engage": Effect(
        "he is engaged", "man", QUIET, NONE, is_free, tie_up, tie_up_value, "harm", good=False, worth=1.5,
        takes_men=True,
    ),
    "ready": Effect(
        "he is no longer engaged, unless he has a wound marker", "man", QUIET, NONE, can_rest, set_free, a_day_value,
        "save", good=True, worth=1.5,
    ),
    "gone": Effect(
        "he is discarded, nothing is paid", "man", QUIET, NONE, in_school, lose_man, lose_man_value,
        "harm", good=False, worth=4.0, takes_men=True,
    ),
    "fame": Effect(
        "Fame; a rank is never lost", "man", QUIET | IN_DUEL | AT_ROLL, SIGNED, fame_changes, change_fame, fame_value,
        "fame", good=True, worth=1.5,
    ),
    "rank": Effect(
        "he rises by one rank and has 0 Fame", "man", QUIET, NONE, can_rise, rise, rise_value,
        "fame", good=True, worth=8.0,
    ),
    "comprobatio": Effect(
        "Comprobatio goes up or down", "", IN_DUEL, SIGNED, always, cheer, cheer_value, "duel", good=True, worth=0.4,
    ),
    "virtus": Effect(
        "Virtus of the fighter, from 0 to 10", "side", IN_DUEL, SIGNED, virtus_changes, change_virtus, virtus_value,
        "duel", good=True, worth=0.7,
    ),
    "pugna": Effect(
        "Pugna moves towards the fighter, or away from him", "side", IN_DUEL, SIGNED, pugna_changes, move_pugna,
        pugna_value, "duel", good=True, worth=0.3,
    ),
    "wounds": Effect(
        "wounds of the fighter in this duel", "side", IN_DUEL, SIGNED, wounds_change, change_wounds, wounds_value,
        "duel", good=False, worth=1.0,
    ),
    "reroll": Effect(
        "the die of the fighter is rolled again", "side", frozenset({AFTER_ROLL}), NONE, always, reroll, reroll_value,
        "duel", good=True, worth=1.5, closes=True,
    ),
    "blunt": as_card(declared(duel.CARDS, "arma_lusoria"), "no accidental death in this duel"),
    "chance": Effect(
        "so much better or worse for the man who rolls", "roll", AT_ROLL, SIGNED, always, help_roll, help_roll_value,
        "save", good=True, worth=0.4,
    ),
    "succeed": Effect(
        "the roll goes well for the man, without a die", "roll", AT_ROLL, NONE, always, succeed, succeed_value,
        "save", good=True, worth=1.5, closes=True,
    ),
    "fail": Effect(
        "the roll goes badly for the man, without a die", "roll", AT_ROLL, NONE, always, fail, fail_value,
        "harm", good=False, worth=1.2, closes=True,
    ),
    "fare": Effect(
        "the school that pays now pays more or less for its journey", "payer", frozenset({PAYMENT}), SIGNED,
        fare_changes, change_fare, fare_value, "denarii", good=False, worth=0.4,
    ),
    "free-travel": as_card(declared(spectacle.CARDS, "via_strata"), "you pay nothing for your journey"),
    "storm": as_card(declared(spectacle.CARDS, "tempestas"), "sea zones cost 4 denarii for this spectacle"),
    "contract": as_card(declared(spectacle.CARDS, "redemptor"), "if you stand, you take part for the printed fee"),
    "outbid": as_card(declared(forum.CARDS, "lanista_callidus"), "you take what another has won, for 1 denarius more"),
}  # fmt: skip


# Carrying out a card


def next_part(g: Munera, f: Effects) -> Frame | None:
    """Carry out one part. A part that waits for a test that went the other way, or has nothing to do, is skipped."""
    part = recipe_of(g, f).parts[f.part]
    f.part += 1
    effect = EFFECTS[part.do]
    if (part.given and part.given != f.obeyed) or not effect.changes(g, f, part):
        return None
    return effect.work(g, f, part)


def part_done(g: Munera, f: Effects, child: Frame) -> None:
    if isinstance(child, Roll):
        f.obeyed = 1 if child.good else -1


def next_man(g: Munera, f: Effects) -> None:
    """For the next man, all parts happen again."""
    if f.part == len(recipe_of(g, f).parts) and f.queue:
        f.man, f.queue = f.queue[0], f.queue[1:]
        f.school = owner_of(g, f.man)
        f.part = f.obeyed = 0


def parts_left(g: Munera, f: Effects) -> bool:
    return f.part < len(recipe_of(g, f).parts)


EFFECTS_TABLE = Procedure(
    "effects",
    Effects,
    call(next_part, part_done),
    do(next_man),
    repeat("next_part", parts_left),
)
