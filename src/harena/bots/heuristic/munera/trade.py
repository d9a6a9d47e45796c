"""Denarii: the region, the Forum, sales and deals."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from harena.bots.heuristic.munera.lineup import DECIDED, gain, line_up
from harena.bots.heuristic.munera.mind import FEW_MEN, Mind
from harena.games.munera.actions import BID, CLASS, MINIMUM, REGION
from harena.games.munera.contract import available, can_take_part, purse
from harena.games.munera.deals import DENARII, DESK, LOAN_GOOD, MAN_GOOD, MINISTER_GOOD, TITLE_GOOD, journey_of, resting
from harena.games.munera.decks import COQUUS, DOCTOR, GLADIATORS, MUNERA, PAIRING, PROVOCATOR, RIVAL
from harena.games.munera.forum import option_ware, ware_option
from harena.games.munera.moments import CHOSEN, IN_EVENTUM, IN_MUNUS
from harena.games.munera.school import WARES, ware_cost, worth
from harena.games.munera.state import Deed, Forum, Munera, Spectacle, men_of
from harena.games.munera.turn import MOST_MEN
from harena.kernel.choice import PASS, Choice, Goods, Offer, listed
from harena.kernel.offers import offer_args

JOURNEYS = 4  # paid in denarii that are still missed; a school makes more in a match
TASTE = 5  # denarii: how much one region may please us more than another
RESERVE = 3  # denarii we keep in the Forum
TIMID, BOLD = 0.5, 0.9  # how far we bid from the least towards what a card is worth
DANGER = 0.2  # of a man's worth, in a spectacle
FAME_A_DUEL = 1.4
A_MANS_PRICE = 1.15  # of his worth: his owner knows him
WORTH_THE_TALK = 0.5
MOST_ASKED = 2  # offers of ours at a rest moment
Use = tuple[str, tuple[int, ...]]


# M-2.2: set-up


def settle(mind: Mind, choice: Choice) -> int:
    """Cheap and near; tastes differ a little."""

    def costs(option: int) -> float:
        decks = mind.decks
        place = option - REGION
        fares = decks.fare[0][0][place]
        journey = sum([fares[decks.site[card]] * decks.glory[card] for card in range(MUNERA)]) / sum(decks.glory)
        return decks.price[place] + JOURNEYS * journey + TASTE * mind.rng.random()

    return min(listed(choice.options), key=costs)


def enlist(mind: Mind, choice: Choice) -> int:
    """M-3.2: a partner for a man who has none, else the first of a pair we have not got."""
    g = mind.g
    odd = mind.odd_classes(mind.me)
    if odd:
        return CLASS + RIVAL[mind.rng.choice(odd)]
    had = {PAIRING[g.klass[man]] for man in men_of(g.school[mind.me]) if g.klass[man] >= 0}
    if PAIRING[PROVOCATOR] not in had:
        return CLASS + PROVOCATOR  # two of one class: a Doctor teaches both
    new = [klass for klass in range(PROVOCATOR) if PAIRING[klass] not in had]
    return CLASS + (mind.rng.choice(new) if new else PROVOCATOR)


def assign(mind: Mind, choice: Choice) -> int:
    return CLASS + mind.doctors_class(1)


# M-6.4: the Forum


def put_up(mind: Mind, choice: Choice) -> int:
    """What brings us most over its cost."""
    found = [(0.5, PASS)]
    for option in listed(choice.options):
        if option != PASS:
            ware = option_ware(option)
            if ware_cost(mind.g, ware) <= purse(mind.g, mind.me) - RESERVE:
                found.append((mind.ware(ware) - ware_cost(mind.g, ware), option))
    return max(found)[1]


def bid(mind: Mind, choice: Choice) -> int:
    f = mind.frame(Forum)
    assert f is not None
    return bid_for(mind, choice, mind.ware(f.ware))


def private_bid(mind: Mind, choice: Choice) -> int:
    """He keeps his class, and his name."""
    f = mind.frame(Deed)
    assert f is not None
    return bid_for(mind, choice, mind.ware(f.ware))


def bid_for(mind: Mind, choice: Choice, value: float) -> int:
    """Something between the least and what it is worth, and never more than is needed to outbid them all."""
    options = listed(choice.options)
    if len(options) < 2:
        return PASS
    least = options[1] - BID
    limit = min(value, float(purse(mind.g, mind.me) - RESERVE))
    if limit < least:
        return PASS
    eager = least + (limit - least) * (TIMID + (BOLD - TIMID) * mind.rng.random())
    enough = max([purse(mind.g, seat) for seat in mind.others()]) + 1
    return BID + max(least, min(int(eager), enough))


# M-6.6: sales


def surplus(mind: Mind) -> int:
    """A ware we are better off without, or -1: a Minister another one outdoes, a man too many."""
    g, decks = mind.g, mind.decks
    for minister in men_of(g.staff[mind.me]):
        if decks.office[minister] != COQUUS and outdone(g, mind.me, minister):
            return WARES + minister
    own = men_of(g.school[mind.me])
    if len(own) > MOST_MEN:
        return min(own, key=lambda man: mind.man(man) - worth(g, man))
    return -1


def crowded(g: Munera, me: int) -> bool:
    """Could there be a surplus? Too many men, or two Ministers of one office."""
    offices = [g.table.decks.office[minister] for minister in men_of(g.staff[me])]
    return g.school[me].bit_count() > MOST_MEN or len(set(offices)) < len(offices)


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


def sell(mind: Mind, choice: Choice) -> int:
    options = listed(choice.options)
    wanted = surplus(mind)
    return ware_option(wanted) if wanted >= 0 and ware_option(wanted) in options else options[-1]


def name_minimum(mind: Mind, choice: Choice) -> int:
    """One more than the Forum pays."""
    f = mind.frame(Deed)
    assert f is not None
    options = listed(choice.options)
    return min(options[-1], MINIMUM + price_of(mind.g, f.ware) + 1)


def buyers(mind: Mind, ware: int) -> bool:
    """Could anybody pay more than the Forum?"""
    return any([purse(mind.g, seat) > price_of(mind.g, ware) + 2 for seat in mind.others()])


# M-13: deals


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


def wanted_spectacles(mind: Mind) -> list[int]:
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


def profit(mind: Mind, offer: Offer, keep: Sequence[float]) -> float:
    """What another's offer is worth to us; our last denarii are not for sale."""
    price = sum([amount for good, amount in offer.get if good == DENARII])
    if price and price > mind.g.denarii[mind.me] - RESERVE:
        return -1.0
    return received(mind, offer.give, price, keep) - given(mind, mind.me, offer.by, offer.get, keep)


def phase_of(g: Munera) -> int:
    """The phase we rest in."""
    f = resting(g)
    return f.phase if f is not None else -1


def time_to_ask(g: Munera, me: int) -> bool:
    """Is this a moment at which we may want something? Most are not, and need no thought."""
    phase = phase_of(g)
    if phase == IN_EVENTUM:
        return g.school[me].bit_count() < FEW_MEN
    return phase == CHOSEN or (phase == IN_MUNUS and g.rudis == me)


def deal(mind: Mind, uses: Sequence[Use], keep: Sequence[float]) -> Use | None:
    """Take what is good, say no to what is not, ask for what we need."""
    for name, args in uses:
        if name == "accept":
            offer = next(offer for offer in mind.g.offers if offer.id == args[0])
            return (name if profit(mind, offer, keep) >= WORTH_THE_TALK else "decline"), args
    g = mind.g
    if any([offer.by == mind.me for offer in g.offers]) or len(g.asked[mind.me]) >= MOST_ASKED:
        return None  # one thing at a time
    wish = loan_wanted(mind) or man_wanted(mind)
    if wish is None or DESK.may_propose(g, mind.me, offer_args(wish)):
        return None
    return "propose", offer_args(wish)


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
    return best[1] if best is not None else None


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
    return best[1] if best is not None else None


def asking_price(cost: float) -> int:
    return max(1, ceil(cost + WORTH_THE_TALK))
