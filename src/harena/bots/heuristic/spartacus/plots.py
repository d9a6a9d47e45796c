"""What a scheme would do, in gold, for the seat that thinks about it, whoever plays it; the best way to play ours."""

from __future__ import annotations

from collections.abc import Callable

from harena.bots.heuristic.spartacus.mind import CLOSE, Mind, split
from harena.games.spartacus.cards.scheme import PAIR
from harena.games.spartacus.cards.schemes import TABLE
from harena.games.spartacus.decks import MOST_INFLUENCE, SCHEME, Row
from harena.kernel.choice import PASS

A_CARD = 1.8  # an Intrigue card
HURT = 0.55  # of a fighter's worth: exhausted, and in danger of his life
UNSEEN = 0.95  # nobody stops it, as far as hands go
HELD = 0.6  # a guard fails, or is spared
BRIBED = 0.85  # nobody stops the bribe, guards or hands
SURELY, PERHAPS = 0.9, 0.3  # a house gives its guards for Influence: near the end, or before
POOR = 1  # gold below which one is about to be called destitute


def gain(mind: Mind, seat: int, row: Row, aim: int) -> float:
    return mind.purse(seat, row.amount)


def wages(mind: Mind, seat: int, row: Row, aim: int) -> float:
    return mind.purse(aim, row.amount * mind.count_slaves(aim))


def auction_off(mind: Mind, seat: int, row: Row, aim: int) -> float:
    slaves = mind.slaves(seat)
    if not slaves:
        return 0.0
    return mind.purse(seat, max([row.amount * mind.decks.value[card] - mind.worth(seat, card) for card in slaves]))


def rob(mind: Mind, seat: int, row: Row, aim: int) -> float:
    taken = min(row.amount, mind.gold[aim])
    return mind.purse(seat, taken) + mind.purse(aim, -taken) if aim != seat else 0.0


def tax(mind: Mind, seat: int, row: Row, aim: int) -> float:
    return mind.purse(aim, -min(row.amount, mind.gold[aim]))


def inform(mind: Mind, seat: int, row: Row, aim: int) -> float:
    return mind.purse(aim, A_CARD * row.amount)


def raised(mind: Mind, seat: int, row: Row, aim: int) -> float:
    return mind.moved(aim, row.amount)


def raise_two(mind: Mind, seat: int, row: Row, aim: int) -> float:
    return sum([mind.moved(house, row.amount) for house in divmod(aim, PAIR)])


def feast(mind: Mind, seat: int, row: Row, aim: int) -> float:
    guests = [other for other in range(mind.seats) if other != seat]
    paid = mind.purse(seat, -row.pay * len(guests)) + sum([mind.purse(other, row.pay) for other in guests])
    return mind.moved(aim, row.amount) + paid


def show_off(mind: Mind, seat: int, row: Row, aim: int) -> float:
    return mind.moved(aim, row.amount) + mind.purse(seat, -row.pay)


def lower(mind: Mind, seat: int, row: Row, aim: int) -> float:
    return mind.moved(aim, -row.amount)


def collude(mind: Mind, seat: int, row: Row, aim: int) -> float:
    loser, winner = divmod(aim, PAIR)
    return mind.moved(loser, -row.amount) + mind.moved(winner, row.amount)


def blackmail(mind: Mind, seat: int, row: Row, aim: int) -> float:
    return lower(mind, seat, row, aim) + mind.purse(seat, -mind.cheapest(seat, mind.slaves(seat), 1))


def buy_secrets(mind: Mind, seat: int, row: Row, aim: int) -> float:
    loser, payee = divmod(aim, PAIR)
    return mind.moved(loser, -row.amount) + mind.purse(seat, -row.pay) + mind.purse(payee, row.pay)


def frame_up(mind: Mind, seat: int, row: Row, aim: int) -> float:
    return lower(mind, seat, row, aim) + mind.purse(seat, -row.pay) + mind.purse(aim, row.pay)


def scandal(mind: Mind, seat: int, row: Row, aim: int) -> float:
    others = [mind.moved(other, -row.amount) for other in range(mind.seats) if other != seat]
    return mind.moved(seat, -row.pay) + sum(others)


def bribe_guards(mind: Mind, seat: int, row: Row, aim: int) -> float:
    """They come back in Upkeep."""
    guards = mind.guards(aim)
    return mind.purse(aim, -0.4 * guards) + mind.purse(seat, -row.pay * guards)


def lose_slave(mind: Mind, seat: int, row: Row, aim: int) -> float:
    return mind.purse(aim, -mind.cheapest(aim, mind.slaves(aim), 1))


def lose_gladiator(mind: Mind, seat: int, row: Row, aim: int) -> float:
    return mind.purse(aim, -mind.cheapest(aim, mind.gladiators(aim), 1))


def poison(mind: Mind, seat: int, row: Row, aim: int) -> float:
    owner = mind.owner(aim)
    return mind.purse(owner, -HURT * mind.worth(owner, aim)) * 1.6 if owner >= 0 else 0.0


IMPACT: dict[str, Callable[[Mind, int, Row, int], float]] = {
    "gain": gain, "wages": wages, "auction_off": auction_off, "rob": rob, "tax": tax, "inform": inform,
    "raise": raised, "raise_two": raise_two, "feast": feast, "show_off": show_off, "raise_lowest": raised,
    "collude": collude, "lower": lower, "blackmail": blackmail, "buy_secrets": buy_secrets, "frame": frame_up,
    "scandal": scandal, "bribe_guards": bribe_guards, "lose_slave": lose_slave, "lose_gladiator": lose_gladiator,
    "poison": poison,
}  # fmt: skip


def impact(mind: Mind, seat: int, title: int, aim: int) -> float:
    """What it is worth to us that this seat's scheme succeeds, its cost included."""
    row = mind.row(title)
    return IMPACT[row.effect](mind, seat, row, aim)


# Our own


def target_of(mind: Mind, title: int, aim: int) -> int:
    """The house that may guard against it; -1: none."""
    told = TABLE[mind.row(title).effect].told
    if told == "-houses":
        return aim // PAIR
    return mind.owner(aim) if told == "-card" else aim if told else -1


def succeeds(mind: Mind, title: int, aim: int) -> float:
    """How likely nobody stops it."""
    target = target_of(mind, title, aim)
    guards = mind.guards(target) if target not in (-1, mind.me) else 0
    return UNSEEN * float(HELD ** min(guards, 4))


def play_value(mind: Mind, option: int, pledged: int = 0) -> float:
    """Of a scheme of ours, less what makes up for missing Influence."""
    title, aim = split(option)
    row = mind.row(title)
    if row.effect == "bribe_guards":
        return BRIBED * (way_opened(mind, title, aim) + spoiled(mind, aim)) - row.pay * mind.guards(aim)
    value = impact(mind, mind.me, title, aim)
    if value <= 0:
        return value
    missing = row.needs - mind.influence[mind.me] - pledged
    paid = 0.0
    if missing > 0:
        helpers = [card for card in mind.ready(mind.me) if mind.decks.ability[card] == "schemer"]
        missing -= sum([mind.decks.ware_amount[card] for card in helpers])
        paid = 0.7 * len(helpers) + max(0, missing)
    spent = row.pay + max(0, missing)
    if spent and mind.gold[mind.me] - spent < POOR:
        paid += 1.0
    return value * succeeds(mind, title, aim) - paid


def way_opened(mind: Mind, bribe: int, target: int) -> float:
    """The best scheme of ours against a house whose guards are out of the way."""
    if target == mind.me or not mind.guards(target):
        return 0.0
    left = mind.gold[mind.me] - mind.row(bribe).pay * mind.guards(target)
    best = 0.0
    for title in set(mind.titles()) - {bribe}:
        row = mind.row(title)
        if row.kind != SCHEME or row.needs > mind.influence[mind.me] or price_of(mind, title) > left:
            continue
        for aim in aims_of(mind, title):
            if target_of(mind, title, aim) == target:
                best = max(best, UNSEEN * impact(mind, mind.me, title, aim) - row.gold)
    return best


def spoiled(mind: Mind, target: int) -> float:
    """Glaber to come: without guards he cannot give them for Influence."""
    cost = mind.decks.houses[mind.state["house"][target]].discards[2]
    if target == mind.me or not 0 < cost <= mind.guards(target) or target not in mind.frame("intrigue")["left"]:
        return 0.0
    return -mind.moved(target, 1) * (SURELY if mind.influence[target] >= CLOSE else PERHAPS)


def best_play(mind: Mind, options: list[int], pledged: int = 0) -> tuple[float, int]:
    """What it brings beyond what its card is cashed for."""
    best = (0.0, PASS)
    for option in options:
        value = play_value(mind, option, pledged) - mind.row(split(option)[0]).gold
        if value > best[0]:
            best = (value, option)
    return best


def aims_of(mind: Mind, title: int) -> list[int]:
    """What we would aim a scheme at."""
    row, me = mind.row(title), mind.me
    told = TABLE[row.effect].told
    if row.effect in ("blackmail", "auction_off") and not mind.slaves(me):
        return []
    if row.effect == "raise_lowest":
        least = min(mind.influence)
        return [mind.influence.index(least)] if mind.influence.count(least) == 1 else []
    if row.men:
        return [house for house in range(mind.seats) if len(mind.gladiators(house)) >= row.men]
    if told == "-card":
        return [card for other in mind.others() for card in mind.fighters(other)]
    if told == "-houses":
        payee = row.effect == "buy_secrets"
        pairs = [(one, two) for one in range(mind.seats) for two in range(mind.seats)]
        return [PAIR * one + two for one, two in pairs if (two != me if payee else one != two)]
    return list(range(mind.seats)) if told else [0]


def price_of(mind: Mind, title: int) -> int:
    """Gold we must still have when it is declared."""
    row = mind.row(title)
    return row.pay * (mind.seats - 1) if row.effect == "feast" else 0 if row.effect == "bribe_guards" else row.pay


# Why we play it

RAISING = ("raise", "raise_two", "feast", "show_off", "raise_lowest")
LOWERING = ("lower", "blackmail", "buy_secrets", "frame", "collude", "scandal")
EARNING = ("gain", "wages", "auction_off")


def explain(mind: Mind, option: int) -> int:
    """The scheme, once the reason for it is given."""
    title, aim = split(option)
    effect, target = mind.row(title).effect, target_of(mind, title, aim)
    ours = effect in RAISING or (effect == "collude" and aim % PAIR == mind.me)
    if ours and mind.influence[mind.me] + mind.row(title).amount >= MOST_INFLUENCE:
        mind.because("win", title)
    elif effect in RAISING:
        mind.because("raise", title)
    elif effect == "scandal":
        mind.because("scandal", title)
    elif effect in LOWERING:
        mind.because("stop" if mind.influence[target] >= CLOSE else "lower", target, title)
    elif effect in EARNING:
        mind.because("earn", title)
    elif effect == "inform":
        mind.because("draw", title)
    else:
        mind.because("bribe" if effect == "bribe_guards" else "harm", target, title)
    return option
