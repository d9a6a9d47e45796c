"""What a scheme would do, in gold, for the seat that thinks about it, whoever plays it; the best way to play ours."""

from __future__ import annotations

from collections.abc import Callable

from harena.bots.heuristic.spartacus.evaluation import CLOSE, Evaluation, split
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


def gain(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    return ev.purse(seat, row.amount)


def wages(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    return ev.purse(aim, row.amount * ev.count_slaves(aim))


def auction_off(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    slaves = ev.slaves(seat)
    if not slaves:
        return 0.0
    return ev.purse(seat, max([row.amount * ev.decks.value[card] - ev.worth(seat, card) for card in slaves]))


def rob(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    taken = min(row.amount, ev.gold[aim])
    return ev.purse(seat, taken) + ev.purse(aim, -taken) if aim != seat else 0.0


def tax(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    return ev.purse(aim, -min(row.amount, ev.gold[aim]))


def inform(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    return ev.purse(aim, A_CARD * row.amount)


def raised(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    return ev.moved(aim, row.amount)


def raise_two(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    return sum([ev.moved(house, row.amount) for house in divmod(aim, PAIR)])


def feast(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    guests = [other for other in range(ev.seats) if other != seat]
    paid = ev.purse(seat, -row.pay * len(guests)) + sum([ev.purse(other, row.pay) for other in guests])
    return ev.moved(aim, row.amount) + paid


def show_off(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    return ev.moved(aim, row.amount) + ev.purse(seat, -row.pay)


def lower(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    return ev.moved(aim, -row.amount)


def collude(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    loser, winner = divmod(aim, PAIR)
    return ev.moved(loser, -row.amount) + ev.moved(winner, row.amount)


def blackmail(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    return lower(ev, seat, row, aim) + ev.purse(seat, -ev.cheapest(seat, ev.slaves(seat), 1))


def buy_secrets(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    loser, payee = divmod(aim, PAIR)
    return ev.moved(loser, -row.amount) + ev.purse(seat, -row.pay) + ev.purse(payee, row.pay)


def frame_up(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    return lower(ev, seat, row, aim) + ev.purse(seat, -row.pay) + ev.purse(aim, row.pay)


def scandal(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    others = [ev.moved(other, -row.amount) for other in range(ev.seats) if other != seat]
    return ev.moved(seat, -row.pay) + sum(others)


def bribe_guards(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    """They come back in Upkeep."""
    guards = ev.guards(aim)
    return ev.purse(aim, -0.4 * guards) + ev.purse(seat, -row.pay * guards)


def lose_slave(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    return ev.purse(aim, -ev.cheapest(aim, ev.slaves(aim), 1))


def lose_gladiator(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    return ev.purse(aim, -ev.cheapest(aim, ev.gladiators(aim), 1))


def poison(ev: Evaluation, seat: int, row: Row, aim: int) -> float:
    owner = ev.owner(aim)
    return ev.purse(owner, -HURT * ev.worth(owner, aim)) * 1.6 if owner >= 0 else 0.0


IMPACT: dict[str, Callable[[Evaluation, int, Row, int], float]] = {
    "gain": gain, "wages": wages, "auction_off": auction_off, "rob": rob, "tax": tax, "inform": inform,
    "raise": raised, "raise_two": raise_two, "feast": feast, "show_off": show_off, "raise_lowest": raised,
    "collude": collude, "lower": lower, "blackmail": blackmail, "buy_secrets": buy_secrets, "frame": frame_up,
    "scandal": scandal, "bribe_guards": bribe_guards, "lose_slave": lose_slave, "lose_gladiator": lose_gladiator,
    "poison": poison,
}  # fmt: skip


def impact(ev: Evaluation, seat: int, title: int, aim: int) -> float:
    """What it is worth to us that this seat's scheme succeeds, its cost included."""
    row = ev.row(title)
    return IMPACT[row.effect](ev, seat, row, aim)


# Our own


def target_of(ev: Evaluation, title: int, aim: int) -> int:
    """The house that may guard against it; -1: none."""
    aim_kind = TABLE[ev.row(title).effect].aim_kind
    if aim_kind == "-houses":
        return aim // PAIR
    return ev.owner(aim) if aim_kind == "-card" else aim if aim_kind else -1


def succeeds(ev: Evaluation, title: int, aim: int) -> float:
    """How likely nobody stops it."""
    target = target_of(ev, title, aim)
    guards = ev.guards(target) if target not in (-1, ev.me) else 0
    return UNSEEN * float(HELD ** min(guards, 4))


def play_value(ev: Evaluation, option: int, pledged: int = 0) -> float:
    """Of a scheme of ours, less what makes up for missing Influence."""
    title, aim = split(option)
    row = ev.row(title)
    if row.effect == "bribe_guards":
        return BRIBED * (way_opened(ev, title, aim) + spoiled(ev, aim)) - row.pay * ev.guards(aim)
    value = impact(ev, ev.me, title, aim)
    if value <= 0:
        return value
    missing = row.needs - ev.influence[ev.me] - pledged
    paid = 0.0
    if missing > 0:
        helpers = [card for card in ev.ready(ev.me) if ev.decks.ability[card] == "schemer"]
        missing -= sum([ev.decks.ware_amount[card] for card in helpers])
        paid = 0.7 * len(helpers) + max(0, missing)
    spent = row.pay + max(0, missing)
    if spent and ev.gold[ev.me] - spent < POOR:
        paid += 1.0
    return value * succeeds(ev, title, aim) - paid


def way_opened(ev: Evaluation, bribe: int, target: int) -> float:
    """The best scheme of ours against a house whose guards are out of the way."""
    if target == ev.me or not ev.guards(target):
        return 0.0
    left = ev.gold[ev.me] - ev.row(bribe).pay * ev.guards(target)
    best = 0.0
    for title in set(ev.titles()) - {bribe}:
        row = ev.row(title)
        if row.kind != SCHEME or row.needs > ev.influence[ev.me] or price_of(ev, title) > left:
            continue
        for aim in aims_of(ev, title):
            if target_of(ev, title, aim) == target:
                best = max(best, UNSEEN * impact(ev, ev.me, title, aim) - row.gold)
    return best


def spoiled(ev: Evaluation, target: int) -> float:
    """Glaber to come: without guards he cannot give them for Influence."""
    cost = ev.decks.houses[ev.state["house"][target]].discards[2]
    if target == ev.me or not 0 < cost <= ev.guards(target) or target not in ev.frame("intrigue")["left"]:
        return 0.0
    return -ev.moved(target, 1) * (SURELY if ev.influence[target] >= CLOSE else PERHAPS)


def best_play(ev: Evaluation, options: list[int], pledged: int = 0) -> tuple[float, int]:
    """What it brings beyond what its card is cashed for."""
    best = (0.0, PASS)
    for option in options:
        value = play_value(ev, option, pledged) - ev.row(split(option)[0]).gold
        if value > best[0]:
            best = (value, option)
    return best


def aims_of(ev: Evaluation, title: int) -> list[int]:
    """What we would aim a scheme at."""
    row, me = ev.row(title), ev.me
    aim_kind = TABLE[row.effect].aim_kind
    if row.effect in ("blackmail", "auction_off") and not ev.slaves(me):
        return []
    if row.effect == "raise_lowest":
        least = min(ev.influence)
        return [ev.influence.index(least)] if ev.influence.count(least) == 1 else []
    if row.men:
        return [house for house in range(ev.seats) if len(ev.gladiators(house)) >= row.men]
    if aim_kind == "-card":
        return [card for other in ev.others() for card in ev.fighters(other)]
    if aim_kind == "-houses":
        payee = row.effect == "buy_secrets"
        pairs = [(one, two) for one in range(ev.seats) for two in range(ev.seats)]
        return [PAIR * one + two for one, two in pairs if (two != me if payee else one != two)]
    return list(range(ev.seats)) if aim_kind else [0]


def price_of(ev: Evaluation, title: int) -> int:
    """Gold we must still have when it is declared."""
    row = ev.row(title)
    return row.pay * (ev.seats - 1) if row.effect == "feast" else 0 if row.effect == "bribe_guards" else row.pay


# Why we play it

RAISING = ("raise", "raise_two", "feast", "show_off", "raise_lowest")
LOWERING = ("lower", "blackmail", "buy_secrets", "frame", "collude", "scandal")
EARNING = ("gain", "wages", "auction_off")


def explain(ev: Evaluation, option: int) -> int:
    """The scheme, once the reason for it is given."""
    title, aim = split(option)
    effect, target = ev.row(title).effect, target_of(ev, title, aim)
    ours = effect in RAISING or (effect == "collude" and aim % PAIR == ev.me)
    if ours and ev.influence[ev.me] + ev.row(title).amount >= MOST_INFLUENCE:
        ev.because("win", title)
    elif effect in RAISING:
        ev.because("raise", title)
    elif effect == "scandal":
        ev.because("scandal", title)
    elif effect in LOWERING:
        ev.because("stop" if ev.influence[target] >= CLOSE else "lower", target, title)
    elif effect in EARNING:
        ev.because("earn", title)
    elif effect == "inform":
        ev.because("draw", title)
    else:
        ev.because("bribe" if effect == "bribe_guards" else "harm", target, title)
    return option
