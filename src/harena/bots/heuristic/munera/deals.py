"""M-13: deals. The value of goods to us and to others; answers, counter-offers and offers of our own."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from harena.bots import FreeMove
from harena.bots.heuristic.munera.evaluation import FEW_MEN, RESERVE, Evaluation
from harena.bots.heuristic.munera.lineup import DECIDED, gain, line_up
from harena.games.munera.contract import available, can_take_part
from harena.games.munera.deals import (
    DENARII,
    LOAN_GOOD,
    MAN_GOOD,
    MINISTER_GOOD,
    OFFER_BOOK,
    TITLE_GOOD,
    journey_of,
    resting,
)
from harena.games.munera.decks import GLADIATORS
from harena.games.munera.moments import CHOSEN, IN_EVENTUM, IN_MUNUS
from harena.games.munera.school import worth
from harena.games.munera.sets import men_of
from harena.games.munera.state import Spectacle
from harena.games.munera.turn import MOST_MEN
from harena.kernel.choice import Goods, Offer
from harena.matches.offers import offer_args

DANGER = 0.2  # the part of a man's value that a spectacle puts at risk
FAME_A_DUEL = 1.4
A_MANS_PRICE = 1.15  # what an owner asks for a man, times his value
WORTH_THE_TALK = 0.5
MOST_ASKED = 2  # offers that we make per rest moment


def best_gain(ev: Evaluation, seat: int, cards: Sequence[int], barred: int = 0) -> float:
    """Return what the best of these spectacles is worth to a school."""
    best = 0.0
    for card in cards:
        way = line_up(ev, seat, card, barred)
        fee = ev.decks.denarii[card]
        if way is not None and can_take_part(ev.g, seat, card, fee, way.klass):
            best = max(best, gain(ev, seat, card, fee, way))
    return best


def given(ev: Evaluation, seat: int, to: int, goods: Goods, keep: Sequence[float]) -> float:
    """Return what it costs a school to give these goods away."""
    total, away = 0.0, 0
    for good, amount in goods:
        if good == DENARII:
            total += amount
        elif good < MINISTER_GOOD:
            total += A_MANS_PRICE * ev.man(good - MAN_GOOD) + 1
            away |= 1 << good - MAN_GOOD
        elif good < TITLE_GOOD:
            total += max(1.0, ev.minister(good - MINISTER_GOOD, had=True)) + 1
        elif good < LOAN_GOOD:
            total += amount * keep[good - TITLE_GOOD]
        else:
            card, man = divmod(good - LOAN_GOOD, GLADIATORS)
            total += lent_out(ev, seat, to, card, man)
            away |= 1 << man
    return total + missed(ev, seat, away)


def missed(ev: Evaluation, seat: int, away: int) -> float:
    """Return what a school loses this turn without these men."""
    f = resting(ev.g)
    if not away or f is None or f.phase not in (IN_MUNUS, CHOSEN):
        return 0.0
    cards = men_of(ev.g.open)
    return max(0.0, best_gain(ev, seat, cards) - best_gain(ev, seat, cards, away))


def lent_out(ev: Evaluation, seat: int, to: int, card: int, man: int) -> float:
    """Return the cost of a loan: journey, wage, danger and the other school's Glory, less the man's Fame, the Glory of
    his rank and a card drawn (M-8.2, M-13.2)."""
    g, decks = ev.g, ev.decks
    costs = journey_of(g, seat, card, man) + DANGER * ev.man(man)
    if g.glory[to] + decks.glory[card] >= g.table.target:
        return DECIDED
    theirs = ev.glory * decks.glory[card] * ev.rivalry(seat, to)
    return costs + theirs - FAME_A_DUEL * ev.fame_worth - g.rank[man] * ev.glory


def received(ev: Evaluation, goods: Goods, price: int, keep: Sequence[float]) -> float:
    """Return what these goods are worth to us, if we pay this many denarii for them."""
    total = 0.0
    men = ev.g.school[ev.me].bit_count()
    loans: dict[int, list[int]] = {}
    for good, amount in goods:
        if good == DENARII:
            total += amount
        elif good < MINISTER_GOOD:
            man = good - MAN_GOOD
            total += ev.recruit(man) if men <= MOST_MEN else worth(ev.g, man) - 1
            men += 1
        elif good < TITLE_GOOD:
            total += ev.minister(good - MINISTER_GOOD)
        elif good < LOAN_GOOD:
            total += 0.7 * amount * keep[good - TITLE_GOOD]
        else:
            card, man = divmod(good - LOAN_GOOD, GLADIATORS)
            loans.setdefault(card, []).append(man)
    return total + sum([borrowed_gain(ev, card, lent, price) for card, lent in loans.items()])


def wanted_spectacles(ev: Evaluation) -> Sequence[int]:
    """Return the spectacles that a loan could be for: as Rudiarius all that are open, else the chosen one."""
    f, spectacle = resting(ev.g), ev.frame(Spectacle)
    if f is not None and f.phase == IN_MUNUS and ev.g.rudis == ev.me:
        return men_of(ev.g.open)
    chosen = f is not None and f.phase == CHOSEN and spectacle is not None and spectacle.host != ev.me
    return [spectacle.card] if chosen and spectacle is not None else []


def borrowed_gain(ev: Evaluation, card: int, men: Sequence[int], price: int) -> float:
    """Return the value of a spectacle that these men make possible, if we can still pay the journey."""
    g = ev.g
    if card not in wanted_spectacles(ev):
        return 0.0
    before = best_gain(ev, ev.me, [card])
    kept = g.loans
    g.loans = (*kept, *[(man, ev.me, card) for man in men])
    g.denarii[ev.me] -= price
    after = best_gain(ev, ev.me, [card])
    g.denarii[ev.me] += price
    g.loans = kept
    return after - before


def coins(goods: Goods) -> int:
    return sum([amount for good, amount in goods if good == DENARII])


def profit(ev: Evaluation, offer: Offer, keep: Sequence[float]) -> float:
    """Return what an offer of another seat is worth to us."""
    return received(ev, offer.give, coins(offer.get), keep) - given(ev, ev.me, offer.by, offer.get, keep)


def affordable(ev: Evaluation, offer: Offer) -> bool:
    """Return whether we can pay and still keep our reserve of denarii."""
    return coins(offer.get) <= max(0, ev.g.denarii[ev.me] - RESERVE)


def deal(ev: Evaluation, free_moves: Sequence[FreeMove], keep: Sequence[float]) -> FreeMove | None:
    """Accept good offers, counter those that a price can make good, decline the rest; else make an offer of our own."""
    for name, args in free_moves:
        if name == "accept":
            return answer(ev, next(offer for offer in ev.g.offers if offer.id == args[0]), keep)
    g = ev.g
    if any([offer.by == ev.me for offer in g.offers]) or len(g.asked[ev.me]) >= MOST_ASKED:
        return None  # only one offer at a time
    wish = loan_wanted(ev) or man_wanted(ev)
    if wish is None or OFFER_BOOK.may_propose(g, ev.me, offer_args(wish)):
        return None
    return "propose", offer_args(wish)


def answer(ev: Evaluation, offer: Offer, keep: Sequence[float]) -> FreeMove:
    value = profit(ev, offer, keep)
    if value >= WORTH_THE_TALK and affordable(ev, offer):
        ev.because("accept", offer.by)
        return "accept", (offer.id,)
    counter = counter_to(ev, offer, value)
    if counter is not None:
        args = (offer.id, *offer_args(counter))
        if not OFFER_BOOK.may_counter(ev.g, ev.me, args):
            return "counter", args
    ev.because("decline", offer.by)
    return "decline", (offer.id,)


def counter_to(ev: Evaluation, offer: Offer, value: float) -> Offer | None:
    """Return the same deal at the price we would accept, if the other seat can pay it. A seat that has made an offer or
    a counter-offer at this moment only accepts or declines the answer, so that bargaining ends."""
    g, me = ev.g, ev.me
    ours = tuple([each for each in offer.get if each[0] != DENARII])
    theirs = tuple([each for each in offer.give if each[0] != DENARII])
    if g.asked[me] or not (ours or theirs):
        return None
    price = coins(offer.give) - coins(offer.get) + max(0, ceil(WORTH_THE_TALK - value))  # towards us
    price = max(price, RESERVE - g.denarii[me], -g.denarii[me])
    if price > (g.denarii[offer.by] if ours else 0):
        return None  # nobody pays to give something away
    if price > 0:
        ev.because("counter-ask", offer.by, price)
        return Offer(0, me, offer.by, ours, ((DENARII, price), *theirs))
    if price < 0:
        ev.because("counter-pay", offer.by, -price)
        return Offer(0, me, offer.by, ((DENARII, -price), *ours), theirs)
    ev.because("counter-even", offer.by)
    return Offer(0, me, offer.by, ours, theirs)


def time_to_ask(phase: int, men: int, choosing: bool) -> bool:
    """Return whether we may want to make an offer at this moment. Most moments need no thought."""
    if phase == IN_EVENTUM:
        return men < FEW_MEN
    return phase == CHOSEN or (phase == IN_MUNUS and choosing)


def loan_wanted(ev: Evaluation) -> Offer | None:
    """Ask for the cheapest man who makes a spectacle possible, for a little more than his owner's costs."""
    g = ev.g
    best: tuple[float, Offer] | None = None
    for card in wanted_spectacles(ev):
        if best_gain(ev, ev.me, [card]) > 0:
            continue
        for other in ev.others():
            for man in men_of(available(g, other, card) & g.school[other]):
                if borrowed_gain(ev, card, [man], 0) <= 0:
                    continue
                good = LOAN_GOOD + GLADIATORS * card + man
                price = asking_price(given(ev, other, ev.me, ((good, 1),), ()))
                if price > g.denarii[ev.me]:
                    continue
                left = borrowed_gain(ev, card, [man], price) - price
                if left >= WORTH_THE_TALK and (best is None or left > best[0]):
                    best = left, Offer(0, ev.me, other, ((DENARII, price),), ((good, 1),))
    if best is None:
        return None
    spectacle, man = divmod(best[1].get[0][0] - LOAN_GOOD, GLADIATORS)
    ev.because("borrow", man, spectacle)
    return best[1]


def man_wanted(ev: Evaluation) -> Offer | None:
    """Once per turn, offer to buy a man whom we need more than his owner does."""
    g = ev.g
    f = resting(g)
    if f is None or f.phase != IN_EVENTUM or g.school[ev.me].bit_count() >= FEW_MEN:
        return None
    best: tuple[float, Offer] | None = None
    for other in ev.others():
        if g.school[other].bit_count() <= FEW_MEN:
            continue
        for man in men_of(g.school[other] & ~g.wounded):
            price = asking_price(A_MANS_PRICE * ev.man(man) + 1)
            left = ev.recruit(man) - price
            if left >= WORTH_THE_TALK and price <= g.denarii[ev.me] - RESERVE and (best is None or left > best[0]):
                best = left, Offer(0, ev.me, other, ((DENARII, price),), ((MAN_GOOD + man, 1),))
    if best is None:
        return None
    ev.because("buy-man", best[1].get[0][0] - MAN_GOOD, coins(best[1].give))
    return best[1]


def asking_price(cost: float) -> int:
    return max(1, ceil(cost + WORTH_THE_TALK))
