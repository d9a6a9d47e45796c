"""M-13: deals. What goods are worth to us and to others; answers, counter-offers and offers of our own."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from harena.bots import Use
from harena.bots.heuristic.munera.lineup import DECIDED, gain, line_up
from harena.bots.heuristic.munera.mind import FEW_MEN, RESERVE, Mind
from harena.games.munera.contract import available, can_take_part
from harena.games.munera.deals import DENARII, DESK, LOAN_GOOD, MAN_GOOD, MINISTER_GOOD, TITLE_GOOD, journey_of, resting
from harena.games.munera.decks import GLADIATORS
from harena.games.munera.moments import CHOSEN, IN_EVENTUM, IN_MUNUS
from harena.games.munera.school import worth
from harena.games.munera.state import Spectacle, men_of
from harena.games.munera.turn import MOST_MEN
from harena.kernel.choice import Goods, Offer
from harena.kernel.offers import offer_args

DANGER = 0.2  # of a man's worth, in a spectacle
FAME_A_DUEL = 1.4
A_MANS_PRICE = 1.15  # of his worth: his owner knows him
WORTH_THE_TALK = 0.5
MOST_ASKED = 2  # offers of ours at a rest moment


def best_gain(mind: Mind, seat: int, cards: Sequence[int], barred: int = 0) -> float:
    """What the best of these spectacles promises a school."""
    best = 0.0
    for card in cards:
        way = line_up(mind, seat, card, barred)
        fee = mind.decks.denarii[card]
        if way is not None and can_take_part(mind.g, seat, card, fee, way.klass):
            best = max(best, gain(mind, seat, card, fee, way))
    return best


def given(mind: Mind, seat: int, to: int, goods: Goods, keep: Sequence[float]) -> float:
    """What it costs a school to give these things away."""
    total, away = 0.0, 0
    for good, amount in goods:
        if good == DENARII:
            total += amount
        elif good < MINISTER_GOOD:
            total += A_MANS_PRICE * mind.man(good - MAN_GOOD) + 1
            away |= 1 << good - MAN_GOOD
        elif good < TITLE_GOOD:
            total += max(1.0, mind.minister(good - MINISTER_GOOD, had=True)) + 1
        elif good < LOAN_GOOD:
            total += amount * keep[good - TITLE_GOOD]
        else:
            card, man = divmod(good - LOAN_GOOD, GLADIATORS)
            total += lent_out(mind, seat, to, card, man)
            away |= 1 << man
    return total + missed(mind, seat, away)


def missed(mind: Mind, seat: int, away: int) -> float:
    """What a school cannot do this turn without these men."""
    f = resting(mind.g)
    if not away or f is None or f.phase not in (IN_MUNUS, CHOSEN):
        return 0.0
    cards = men_of(mind.g.open)
    return max(0.0, best_gain(mind, seat, cards) - best_gain(mind, seat, cards, away))


def lent_out(mind: Mind, seat: int, to: int, card: int, man: int) -> float:
    """Journey, wage, danger and another's Glory, against his Fame, the Glory of his rank and a card (M-8.2, M-13.2)."""
    g, decks = mind.g, mind.decks
    costs = journey_of(g, seat, card, man) + DANGER * mind.man(man)
    if g.glory[to] + decks.glory[card] >= g.table.target:
        return DECIDED
    theirs = mind.glory * decks.glory[card] * mind.rivalry(seat, to)
    return costs + theirs - FAME_A_DUEL * mind.fame_worth - g.rank[man] * mind.glory


def received(mind: Mind, goods: Goods, price: int, keep: Sequence[float]) -> float:
    """What these things are worth to us, where we pay so many denarii for them."""
    total = 0.0
    men = mind.g.school[mind.me].bit_count()
    loans: dict[int, list[int]] = {}
    for good, amount in goods:
        if good == DENARII:
            total += amount
        elif good < MINISTER_GOOD:
            man = good - MAN_GOOD
            total += mind.recruit(man) if men <= MOST_MEN else worth(mind.g, man) - 1
            men += 1
        elif good < TITLE_GOOD:
            total += mind.minister(good - MINISTER_GOOD)
        elif good < LOAN_GOOD:
            total += 0.7 * amount * keep[good - TITLE_GOOD]
        else:
            card, man = divmod(good - LOAN_GOOD, GLADIATORS)
            loans.setdefault(card, []).append(man)
    return total + sum([borrowed_gain(mind, card, lent, price) for card, lent in loans.items()])


def wanted_spectacles(mind: Mind) -> Sequence[int]:
    """Those a loan would be for: the Rudiarius may still choose, the others know what it is about."""
    f, spectacle = resting(mind.g), mind.frame(Spectacle)
    if f is not None and f.phase == IN_MUNUS and mind.g.rudis == mind.me:
        return men_of(mind.g.open)
    chosen = f is not None and f.phase == CHOSEN and spectacle is not None and spectacle.host != mind.me
    return [spectacle.card] if chosen and spectacle is not None else []


def borrowed_gain(mind: Mind, card: int, men: Sequence[int], price: int) -> float:
    """A spectacle that becomes possible with these men, if we can still pay the journey."""
    g = mind.g
    if card not in wanted_spectacles(mind):
        return 0.0
    before = best_gain(mind, mind.me, [card])
    kept = g.loans
    g.loans = (*kept, *[(man, mind.me, card) for man in men])
    g.denarii[mind.me] -= price
    after = best_gain(mind, mind.me, [card])
    g.denarii[mind.me] += price
    g.loans = kept
    return after - before


def coins(goods: Goods) -> int:
    return sum([amount for good, amount in goods if good == DENARII])


def profit(mind: Mind, offer: Offer, keep: Sequence[float]) -> float:
    """What another's offer is worth to us."""
    return received(mind, offer.give, coins(offer.get), keep) - given(mind, mind.me, offer.by, offer.get, keep)


def affordable(mind: Mind, offer: Offer) -> bool:
    """Our last denarii are not for sale."""
    return coins(offer.get) <= max(0, mind.g.denarii[mind.me] - RESERVE)


def deal(mind: Mind, uses: Sequence[Use], keep: Sequence[float]) -> Use | None:
    """Take what is good, name a price for what could be, say no to the rest; ask for what we need."""
    for name, args in uses:
        if name == "accept":
            return answer(mind, next(offer for offer in mind.g.offers if offer.id == args[0]), keep)
    g = mind.g
    if any([offer.by == mind.me for offer in g.offers]) or len(g.asked[mind.me]) >= MOST_ASKED:
        return None  # one thing at a time
    wish = loan_wanted(mind) or man_wanted(mind)
    if wish is None or DESK.may_propose(g, mind.me, offer_args(wish)):
        return None
    return "propose", offer_args(wish)


def answer(mind: Mind, offer: Offer, keep: Sequence[float]) -> Use:
    value = profit(mind, offer, keep)
    if value >= WORTH_THE_TALK and affordable(mind, offer):
        mind.because("accept", offer.by)
        return "accept", (offer.id,)
    counter = counter_to(mind, offer, value)
    if counter is not None:
        args = (offer.id, *offer_args(counter))
        if not DESK.may_counter(mind.g, mind.me, args):
            return "counter", args
    mind.because("decline", offer.by)
    return "decline", (offer.id,)


def counter_to(mind: Mind, offer: Offer, value: float) -> Offer | None:
    """The same for the price at which we should take it, if they can pay it. Who has made an offer at this moment, or
    a counter-offer, takes or leaves what comes back: so haggling has an end."""
    g, me = mind.g, mind.me
    ours = tuple([each for each in offer.get if each[0] != DENARII])
    theirs = tuple([each for each in offer.give if each[0] != DENARII])
    if g.asked[me] or not (ours or theirs):
        return None
    price = coins(offer.give) - coins(offer.get) + max(0, ceil(WORTH_THE_TALK - value))  # towards us
    price = max(price, RESERVE - g.denarii[me], -g.denarii[me])
    if price > (g.denarii[offer.by] if ours else 0):
        return None  # nobody pays for being given something
    if price > 0:
        mind.because("counter-ask", offer.by, price)
        return Offer(0, me, offer.by, ours, ((DENARII, price), *theirs))
    if price < 0:
        mind.because("counter-pay", offer.by, -price)
        return Offer(0, me, offer.by, ((DENARII, -price), *ours), theirs)
    mind.because("counter-even", offer.by)
    return Offer(0, me, offer.by, ours, theirs)


def time_to_ask(phase: int, men: int, choosing: bool) -> bool:
    """Is this a moment at which we may want something? Most are not, and need no thought."""
    if phase == IN_EVENTUM:
        return men < FEW_MEN
    return phase == CHOSEN or (phase == IN_MUNUS and choosing)


def loan_wanted(mind: Mind) -> Offer | None:
    """The man who makes a spectacle possible and costs least, for what he costs his owner and a little more."""
    g = mind.g
    best: tuple[float, Offer] | None = None
    for card in wanted_spectacles(mind):
        if best_gain(mind, mind.me, [card]) > 0:
            continue
        for other in mind.others():
            for man in men_of(available(g, other, card) & g.school[other]):
                if borrowed_gain(mind, card, [man], 0) <= 0:
                    continue
                good = LOAN_GOOD + GLADIATORS * card + man
                price = asking_price(given(mind, other, mind.me, ((good, 1),), ()))
                if price > g.denarii[mind.me]:
                    continue
                left = borrowed_gain(mind, card, [man], price) - price
                if left >= WORTH_THE_TALK and (best is None or left > best[0]):
                    best = left, Offer(0, mind.me, other, ((DENARII, price),), ((good, 1),))
    if best is None:
        return None
    spectacle, man = divmod(best[1].get[0][0] - LOAN_GOOD, GLADIATORS)
    mind.because("borrow", man, spectacle)
    return best[1]


def man_wanted(mind: Mind) -> Offer | None:
    """Once a turn: a man we need more than his owner does."""
    g = mind.g
    f = resting(g)
    if f is None or f.phase != IN_EVENTUM or g.school[mind.me].bit_count() >= FEW_MEN:
        return None
    best: tuple[float, Offer] | None = None
    for other in mind.others():
        if g.school[other].bit_count() <= FEW_MEN:
            continue
        for man in men_of(g.school[other] & ~g.wounded):
            price = asking_price(A_MANS_PRICE * mind.man(man) + 1)
            left = mind.recruit(man) - price
            if left >= WORTH_THE_TALK and price <= g.denarii[mind.me] - RESERVE and (best is None or left > best[0]):
                best = left, Offer(0, mind.me, other, ((DENARII, price),), ((MAN_GOOD + man, 1),))
    if best is None:
        return None
    mind.because("buy-man", best[1].get[0][0] - MAN_GOOD, coins(best[1].give))
    return best[1]


def asking_price(cost: float) -> int:
    return max(1, ceil(cost + WORTH_THE_TALK))
