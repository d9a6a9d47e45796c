"""Spending and earning denarii: the region, the Forum, sales."""

from __future__ import annotations

from collections.abc import Sequence

from harena.bots.heuristic.munera.evaluation import RESERVE, Evaluation
from harena.games.munera.actions import BID, CLASS, MINIMUM, REGION
from harena.games.munera.contract import lent, purse
from harena.games.munera.decks import COQUUS, DOCTOR, MUNERA, PAIRING, PROVOCATOR, RIVAL
from harena.games.munera.forum import option_ware, ware_option
from harena.games.munera.rest_phase import GLORY_PRICE
from harena.games.munera.school import WARES, ware_cost, worth
from harena.games.munera.sets import men_of
from harena.games.munera.state import Deed, Forum, Munera
from harena.games.munera.turn import MOST_MEN
from harena.kernel.choice import PASS, Choice, listed

JOURNEYS = 4  # how many journeys count in the price of a region; a match has more, but later denarii matter less
TASTE = 5  # denarii: the random part of a region's value
TIMID, BOLD = 0.5, 0.9  # where a bid lies between the minimum and what the card is worth


# M-2.2: set-up


def settle(ev: Evaluation, choice: Choice) -> int:
    """Choose a cheap region near the spectacles, with a little randomness."""

    def costs(option: int) -> float:
        decks = ev.decks
        place = option - REGION
        fares = decks.fare[0][0][place]
        journey = sum([fares[decks.site[card]] * decks.glory[card] for card in range(MUNERA)]) / sum(decks.glory)
        return decks.price[place] + JOURNEYS * journey + TASTE * ev.rng.random()

    option = min(listed(choice.options), key=costs)
    ev.because("settle", option - REGION)
    return option


def enlist(ev: Evaluation, choice: Choice) -> int:
    """M-3.2: choose the class that gives a man a partner, else a class that starts a new pair."""
    g = ev.g
    odd = ev.odd_classes(ev.me)
    if odd:
        klass = RIVAL[ev.rng.choice(odd)]
        ev.because("partner", klass)
        return CLASS + klass
    had = {PAIRING[g.klass[man]] for man in men_of(g.school[ev.me]) if g.klass[man] >= 0}
    klass = PROVOCATOR  # both men of its pair have one class, so one Doctor teaches both
    if PAIRING[PROVOCATOR] in had:
        new = [klass for klass in range(PROVOCATOR) if PAIRING[klass] not in had]
        klass = ev.rng.choice(new) if new else PROVOCATOR
    ev.because("new-pair", klass)
    return CLASS + klass


def assign(ev: Evaluation, choice: Choice) -> int:
    klass = ev.doctors_class(1)
    ev.because("assign", klass)
    return CLASS + klass


# M-6.4: the Forum


def put_up(ev: Evaluation, choice: Choice) -> int:
    """Put up the ware with the highest value above its cost."""
    found = [(0.5, PASS)]
    for option in listed(choice.options):
        if option != PASS:
            ware = option_ware(option)
            if ware_cost(ev.g, ware) <= purse(ev.g, ev.me) - RESERVE:
                found.append((ev.ware(ware) - ware_cost(ev.g, ware), option))
    option = max(found)[1]
    if option == PASS:
        ev.because("put-up-none")
    else:
        ev.because("put-up", option_ware(option))
    return option


def bid(ev: Evaluation, choice: Choice) -> int:
    f = ev.frame(Forum)
    assert f is not None
    return bid_for(ev, choice, f.ware)


def private_bid(ev: Evaluation, choice: Choice) -> int:
    """M-6.6: a man sold by his school keeps his class and his Fame."""
    f = ev.frame(Deed)
    assert f is not None
    return bid_for(ev, choice, f.ware)


def bid_for(ev: Evaluation, choice: Choice, ware: int) -> int:
    """Bid between the minimum and the value of the ware, and never more than is needed to outbid everybody."""
    options = listed(choice.options)
    value = ev.ware(ware)
    limit = min(value, float(purse(ev.g, ev.me) - RESERVE))
    least = options[1] - BID
    if limit < least:
        ev.because("bid-none", ware)
        return PASS
    eager = least + (limit - least) * (TIMID + (BOLD - TIMID) * ev.rng.random())
    enough = max([purse(ev.g, seat) for seat in ev.others()]) + 1
    amount = max(least, min(int(eager), enough))
    ev.because("bid" if amount < int(value) else "bid-full", ware, int(value))
    return BID + amount


# M-6.6: sales


def surplus(ev: Evaluation) -> int:
    """Return a ware to sell, or -1: a Minister whom another one of ours surpasses, or a surplus man; anything, where
    nobody fights and denarii buy Glory."""
    g, decks = ev.g, ev.decks
    if turns_to_coin(ev):
        wares = [*men_of(g.school[ev.me] & ~lent(g)), *[WARES + minister for minister in men_of(g.staff[ev.me])]]
        return max(wares, key=lambda ware: (price_of(g, ware), ware), default=-1)
    for minister in men_of(g.staff[ev.me]):
        if decks.office[minister] != COQUUS and outdone(g, ev.me, minister):
            return WARES + minister
    own = men_of(g.school[ev.me])
    if len(own) > MOST_MEN:
        return min(own, key=lambda man: ev.man(man) - worth(g, man))
    return -1


def turns_to_coin(ev: Evaluation) -> bool:
    """M-2.5: return whether nobody is left to fight, and the price of what we have would buy Glory."""
    g, me = ev.g, ev.me
    if not g.table.bought_glory or not ev.deserted:
        return False
    wares = [*men_of(g.school[me]), *[WARES + minister for minister in men_of(g.staff[me])]]
    return purse(g, me) + sum([price_of(g, ware) for ware in wares]) >= GLORY_PRICE


def crowded(men: int, offices: Sequence[int]) -> bool:
    """Return whether there may be a surplus: too many men, or two Ministers of one office."""
    return men > MOST_MEN or len(set(offices)) < len(offices)


def outdone(g: Munera, seat: int, minister: int) -> bool:
    decks = g.table.decks
    for other in men_of(g.staff[seat] & decks.office_mask[decks.office[minister]]):
        better = (decks.skill[other], other) > (decks.skill[minister], minister)
        same = decks.office[minister] != DOCTOR or g.doctored[other] == g.doctored[minister]
        if better and same:
            return True
    return False


def price_of(g: Munera, ware: int) -> int:
    return worth(g, ware) if ware < WARES else ware_cost(g, ware)


def sell(ev: Evaluation, choice: Choice) -> int:
    options = listed(choice.options)
    wanted = surplus(ev)
    option = ware_option(wanted) if wanted >= 0 and ware_option(wanted) in options else options[-1]
    ev.because("sell", option_ware(option))
    return option


def name_minimum(ev: Evaluation, choice: Choice) -> int:
    """Ask for one denarius more than the Forum pays."""
    f = ev.frame(Deed)
    assert f is not None
    price = price_of(ev.g, f.ware)
    ev.because("minimum", f.ware, price)
    return min(listed(choice.options)[-1], MINIMUM + price + 1)


def buyers(ev: Evaluation, ware: int) -> bool:
    """Return whether another school could pay more than the Forum."""
    return any([purse(ev.g, seat) > price_of(ev.g, ware) + 2 for seat in ev.others()])
