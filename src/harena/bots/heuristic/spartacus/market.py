"""Decides everything about gold: the books, sales, bids, offers."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from harena.bots import FreeMove
from harena.bots.heuristic.spartacus.evaluation import Evaluation
from harena.bots.heuristic.spartacus.intrigue import least_missed
from harena.games.spartacus.actions import ASSET, BID, LOOK, SELL, SELL_GUARD, USE
from harena.games.spartacus.facts import PEEK
from harena.games.spartacus.house import CHAMPION
from harena.games.spartacus.printed import GLADIATOR, MOST_INFLUENCE
from harena.games.spartacus.sets import members
from harena.games.spartacus.state import Market, Upkeep
from harena.games.spartacus.trade import CARD, GIFT, GOLD, GUARDS
from harena.kernel.choice import PASS, Choice, Offer, listed
from harena.matches.offers import fingerprint, offer_args

Side = Sequence[Sequence[int]]  # one side of an offer: pairs of a good and an amount
Bargain = tuple[float, tuple[int, int], tuple[int, int]]  # what it brings us, what we give, what we get

TIMID, BOLD = 0.6, 1.0  # how close to the value of a thing we bid
RESERVE = 2  # gold we keep for wages, and so that we do not count as destitute
FOR_THE_TOKEN = 2  # gold we keep in the auctions for the Host token
CONTROL = 1.5  # value of being Host besides the Influence: choosing who fights, and the thumb
DENIED = 0.5  # value of denying the token, as a share of its value to the most likely other house
EAGER = 1.0  # there is one token per turn, and no surer way to Influence
GUARDS_KEPT = 4
WORTH_THE_TALK = 0.7
SELLERS_PRICE = 1.15  # share of the value: the owner knows it
MOST_OFFERS = 2  # our own offers per phase
MOST_TALK = 6  # our own offers and counteroffers per phase


# S-4: Upkeep


def treat(ev: Evaluation, choice: Choice) -> int:
    """Treat the best card first, because a Medicus may be used up later."""
    found = max(listed(choice.options), key=lambda option: (ev.worth(ev.me, option - ASSET), option))
    ev.because("treat", found - ASSET)
    return found


def cure(ev: Evaluation, choice: Choice) -> int:
    """Cure only our own cards: to save a life, or a fighter who is worth the cost."""
    f = ev.frame(Upkeep)
    patient = f.card
    options = listed(choice.options)
    least = 1.5 if f.die == 1 else 4.0
    if ev.owner(patient) == ev.me and ev.worth(ev.me, patient) > least and options[-1] >= USE:
        ev.because("cure", patient)
        return options[-1]
    ev.because("keep")
    return PASS


def release(ev: Evaluation, choice: Choice) -> int:
    """S-4.3: release only gladiators we cannot pay."""
    options = listed(choice.options)
    if PASS in options:
        ev.because("feed")
        return PASS
    return least_missed(ev, options)


# S-7.1: sales


def sell(ev: Evaluation, choice: Choice) -> int:
    """Sell what is worth more to the bank than to us; sell everything if the token wins the match."""
    options = listed(choice.options)
    me = ev.me
    if SELL_GUARD in options and ev.guards(me) > GUARDS_KEPT and ev.rule(me) != "exhaust_guards":
        ev.because("spare-guards")
        return SELL_GUARD
    best, found = 0.0, PASS
    last = 1.5 if needs_token(ev) else 0.0
    offered = {good - CARD for offer in ev.g.offers if offer.by == me for good, _ in offer.give}
    for option in options:
        if option < SELL:
            continue
        card = option - SELL
        if card in offered:
            continue  # another house may be considering it
        if ev.decks.sort[card] == GLADIATOR and len(ev.gladiators(me)) < 2:
            continue  # we need somebody who can fight
        left = ev.decks.value[card] - ev.hold(me, card) + last
        if left > best:
            best, found = left, option
    if found == PASS:
        ev.because("leave")
    else:
        ev.because("sell", found - SELL)
    return found


def needs_token(ev: Evaluation) -> bool:
    """Return whether one more point of Influence wins and others could outbid us."""
    most = max([ev.gold[seat] for seat in ev.others()])
    return ev.influence[ev.me] == MOST_INFLUENCE - 1 and ev.gold[ev.me] <= most


# S-8, S-9: bids


def bid(ev: Evaluation, choice: Choice) -> int:
    """Bid what the card is worth to us, unless we know that something better comes later."""
    card = ev.frame(Market).card
    value = recruit(ev, ev.me, card)
    spare = RESERVE + FOR_THE_TOKEN + (4 if ev.influence[ev.me] == MOST_INFLUENCE - 1 else 0)
    better, worth = to_come(ev)
    if worth > value:
        spare += int(TIMID * worth)
    found = bid_for(ev, choice, value / ev.coin, spare)
    if found > BID:
        staked = ev.frame(Market).stakes[ev.me]
        worth_about = max(1, round(value / ev.coin))
        ev.because("bid" if staked + found - BID < worth_about else "bid-full", card, worth_about)
    elif worth > value:
        ev.because("save", better)
    else:
        ev.because("no-bid", card)
    return found


def to_come(ev: Evaluation) -> tuple[int, float]:
    """Return the best card of this auction that we have looked at, and its value; -1: none."""
    seen = [fact % PEEK for fact in members(ev.g.peeked[ev.me])]
    return max([(card, recruit(ev, ev.me, card)) for card in seen], key=lambda x: (x[1], x[0]), default=(-1, 0.0))


def recruit(ev: Evaluation, seat: int, card: int) -> float:
    """Return the additional value of a card to a house. Gladiators it cannot pay for are worth less."""
    value = ev.hold(seat, card)
    if ev.decks.sort[card] == GLADIATOR:
        hungry = len(ev.gladiators(seat)) - ev.count_slaves(seat) - ev.gold[seat] // 3
        value -= max(0, hungry)
    return max(value, ev.decks.value[card] - 1.0)


def bid_for_token(ev: Evaluation, choice: Choice) -> int:
    """Bid for the Influence, for the choice of the fighters, and to deny others the token."""
    gains = sorted([(-ev.moved(seat, 1), seat) for seat in ev.others() if ev.gold[seat] > 0])
    value = EAGER * (ev.moved(ev.me, 1) + CONTROL + (DENIED * gains[-1][0] if gains else 0.0))
    decisive = max(ev.influence) == MOST_INFLUENCE - 1
    found = bid_for(ev, choice, value / ev.coin, 0 if decisive else RESERVE)
    if found == BID:
        ev.because("no-token")
    elif ev.influence[ev.me] == MOST_INFLUENCE - 1:
        ev.because("token-win")
    elif decisive:
        ev.because("token-stop", ev.influence.index(MOST_INFLUENCE - 1))
    else:
        ev.because("token")
    return found


def bid_for(ev: Evaluation, choice: Choice, value: float, spare: int) -> int:
    """Bid somewhat less than the value, and never more than is needed to outbid all others."""
    f = ev.frame(Market)
    options = listed(choice.options)
    staked = f.stakes[ev.me]
    bold = TIMID + (BOLD - TIMID) * ev.rng.random()
    most = int(min(value * bold + 0.5, ev.gold[ev.me] - spare))
    if staked:  # a tie: bid a little more while it is worth it, otherwise nobody gets it
        most = int(min(value + 0.5, staked + 1 + 2 * ev.rng.random(), ev.gold[ev.me] - spare))
    rivals = [ev.gold[seat] for seat in members(f.bidding) if seat != ev.me]
    enough = max(rivals, default=0) + 1
    return max(options[0], min(BID + min(most, enough) - staked, options[-1]))


def look(ev: Evaluation, choice: Choice) -> int:
    """S-16: look at the last card we do not know, so that we can save gold for it; the first is shown soon anyway. The
    card that looks is ready again in Upkeep, but a house without ready slaves can be shamed."""
    known = {fact // PEEK for fact in members(ev.g.peeked[ev.me])}
    fresh = [option for option in listed(choice.options) if option > LOOK and option - LOOK not in known]
    if not fresh or len(ev.slaves(ev.me)) < 2:
        ev.because("keep")
        return PASS
    ev.because("look")
    return fresh[-1]


# S-7.1: offers


def received(ev: Evaluation, seat: int, goods: Side) -> float:
    """Return the value of these goods to a house."""
    total = 0.0
    for good, amount in goods:
        if good == GOLD:
            total += amount
        elif good == GUARDS:
            total += amount * ev.guard_worth(seat)
        else:
            total += recruit(ev, seat, good - CARD)
    return total


def given(ev: Evaluation, seat: int, goods: Side) -> float:
    """Return what it costs a house to give these goods away. The second gladiator costs it more than the first."""
    total, men = 0.0, 0
    for good, amount in goods:
        if good == GOLD:
            total += amount
        elif good == GUARDS:
            total += amount * (ev.guard_worth(seat) + 0.5)
        else:
            men += ev.decks.sort[good - CARD] == GLADIATOR
            total += SELLERS_PRICE * ev.worth(seat, good - CARD) + 0.5
    if men and men >= len(ev.gladiators(seat)):
        total += 2.0
    return total


def helped(ev: Evaluation, by: int, give: Side, get: Side) -> float:
    """Return the value of the Influence in a deal: a Champion is a point of Influence, and so are three guards for a
    house with that rule.
    """
    guards = sum([amount for good, amount in get if good == GUARDS]) if ev.rule(by) == "exhaust_guards" else 0
    champions = [good - CARD for good, _ in get if CARD <= good < GUARDS and ev.favors[good - CARD] == CHAMPION]
    ours = [good - CARD for good, _ in give if CARD <= good < GUARDS and ev.favors[good - CARD] == CHAMPION]
    total = sum([ev.moved(by, 1) + ev.moved(ev.me, -1) for _ in champions]) + ev.moved(by, 1) * guards / 3
    return total + sum([ev.moved(ev.me, 1) + ev.moved(by, -1) for _ in ours])


def profit(ev: Evaluation, offer: Offer) -> float:
    """Return the value to us of another house's offer."""
    by = offer.by
    left = received(ev, ev.me, offer.give) - given(ev, ev.me, offer.get)
    return left + helped(ev, by, offer.give, offer.get) - 0.15 * (ev.influence[by] >= MOST_INFLUENCE - 2)


def gold_in(goods: Side) -> int:
    return sum([amount for good, amount in goods if good == GOLD])


def deal(ev: Evaluation, free_moves: Sequence[FreeMove]) -> FreeMove | None:
    """Answer an offer to us, or make one ourselves."""
    offers = {offer.id: offer for offer in ev.g.offers}
    asked = {offer.to for offer in ev.g.offers if offer.by == ev.me}
    for name, args in free_moves:
        if name == "accept":
            return answer(ev, offers[args[0]], asked)
    return None if asked else propose(ev)  # one offer at a time


def answer(ev: Evaluation, offer: Offer, asked: set[int]) -> FreeMove:
    """Accept a good offer, counter one that could become good, and reject the rest. Our last gold is not for sale."""
    number = offer.id
    left = profit(ev, offer)
    price = gold_in(offer.get)
    if left >= WORTH_THE_TALK and (not price or price < ev.gold[ev.me]):
        ev.because("accept")
        return "accept", (number,)
    other = counter_to(ev, offer, left) if offer.by not in asked else None
    if other is not None:
        ev.because("counter")
        return "counter", (number, *offer_args(other))
    ev.because("decline")
    return "decline", (number,)


def offers_made(ev: Evaluation) -> list[int]:
    """Return the fingerprints of our offers in this phase."""
    return [number for number in ev.g.opened[ev.me] if number != GIFT]


def counter_to(ev: Evaluation, offer: Offer, left: float) -> Offer | None:
    """Return the same goods at a price that suits both, as far as we know. We counter only once, and never a
    counteroffer.
    """
    by = offer.by
    opened = offers_made(ev)
    theirs = received(ev, by, offer.get) - given(ev, by, offer.give)
    more = ceil(WORTH_THE_TALK - left)
    if len(opened) >= MOST_TALK or theirs - more < WORTH_THE_TALK:
        return None
    more += int((theirs - more - WORTH_THE_TALK) / 2)
    price = gold_in(offer.give) - gold_in(offer.get) + max(1, more)  # what they pay us; below 0: we pay
    if not -ev.gold[ev.me] < price <= ev.gold[by]:
        return None
    give, get = [[pair for pair in side if pair[0] != GOLD] for side in (offer.get, offer.give)]
    if price:
        (get if price > 0 else give).append((GOLD, abs(price)))
    found = Offer(0, ev.me, by, tuple(give), tuple(get))
    return None if fingerprint(found) in opened or not (give and get) else found


def propose(ev: Evaluation) -> FreeMove | None:
    """Propose the offer from which both sides gain most: a card of theirs, a card of ours, a guard."""
    opened = offers_made(ev)
    if len(opened) >= MOST_OFFERS:
        return None
    best, found = WORTH_THE_TALK, None
    for other in ev.others():
        if not ev.at_market(other):
            continue
        for left, give, get in [*purchases(ev, other), *sales(ev, other)]:
            offer = Offer(0, ev.me, other, (give,), (get,))
            if left > best and fingerprint(offer) not in opened:  # S-3.2: the same offer is not made twice
                best, found = left, offer
    if found is None:
        return None
    good = found.get[0][0]
    if good == GUARDS:
        ev.because("buy-guard", found.to)
    elif good == GOLD:
        ev.because("offer", found.to, found.give[0][0] - CARD)
    else:
        ev.because("buy", found.to, good - CARD)
    return "propose", offer_args(found)


def purchases(ev: Evaluation, other: int) -> list[Bargain]:
    """Return offers to buy their cards, and guards if three of them give us Influence."""
    found: list[Bargain] = []
    spare = ev.gold[ev.me] - RESERVE
    for card in ev.ready(other):
        price = asking_price(given(ev, other, ((CARD + card, 1),)))
        if price <= spare and ev.favors[card] < CHAMPION:
            found.append((recruit(ev, ev.me, card) - price * ev.coin, (GOLD, price), (CARD + card, 1)))
    if ev.rule(ev.me) == "exhaust_guards" and ev.guards(other) > 1:
        price = asking_price(ev.guard_worth(other) + 0.5 + ev.share(other) * ev.moved(ev.me, 1) / 3)
        if price <= spare:
            found.append((ev.moved(ev.me, 1) / 3 + 1.0 - price, (GOLD, price), (GUARDS, 1)))
    return found


def sales(ev: Evaluation, other: int) -> list[Bargain]:
    """Return offers to sell what is worth more to them than to us."""
    found: list[Bargain] = []
    for card in ev.ready(ev.me):
        cost = given(ev, ev.me, ((CARD + card, 1),))
        price = int(recruit(ev, other, card) - WORTH_THE_TALK)
        if cost < price <= ev.gold[other] - RESERVE and ev.favors[card] < CHAMPION:
            found.append((price - cost, (CARD + card, 1), (GOLD, price)))
    return found


def asking_price(cost: float) -> int:
    return max(1, int(cost + WORTH_THE_TALK + 0.99))
