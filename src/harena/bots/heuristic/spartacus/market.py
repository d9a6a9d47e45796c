"""Gold: the books, sales, bids, offers."""

from __future__ import annotations

from collections.abc import Sequence

from harena.bots.heuristic.spartacus.mind import Mind
from harena.games.spartacus.actions import ASSET, BID, SELL, SELL_GUARD, USE
from harena.games.spartacus.decks import GLADIATOR, MOST_INFLUENCE
from harena.games.spartacus.trade import CARD, GOLD, GUARDS
from harena.kernel.choice import PASS, Choice, Offer, listed
from harena.kernel.offers import fingerprint, offer_args

Use = tuple[str, tuple[int, ...]]

TIMID, BOLD = 0.6, 1.0  # how far we bid towards what a thing is worth
RESERVE = 2  # gold we keep: wages, and nobody shall call us destitute
FOR_THE_TOKEN = 2  # gold we keep in the auctions for the Host token
CONTROL = 1.5  # to be Host, beside the Influence: to choose who fights, and the thumb
DENIED = 0.5  # of what the token is worth to the likeliest other, what it is worth to keep it from him
EAGER = 1.25  # there is one token a turn, and no surer way to Influence
GUARDS_KEPT = 4
WORTH_THE_TALK = 0.7
SELLERS_PRICE = 1.15  # of its worth: its owner knows it
MOST_OFFERS = 2  # of ours, a phase


# S-4: Upkeep


def treat(mind: Mind, choice: Choice) -> int:
    """The best first: a Medicus may be spent by then."""
    return max(listed(choice.options), key=lambda option: (mind.worth(mind.me, option - ASSET), option))


def cure(mind: Mind, choice: Choice) -> int:
    """Our own only; for a life, or for a fighter who is worth his day."""
    f = mind.frame("upkeep")
    patient = f["card"]
    if mind.owner(patient) != mind.me:
        return PASS
    worth = mind.worth(mind.me, patient)
    options = listed(choice.options)
    return options[-1] if worth > (1.5 if f["die"] == 1 else 4.0) and options[-1] >= USE else PASS


def release(mind: Mind, choice: Choice) -> int:
    """S-4.3: only whom we cannot pay."""
    options = listed(choice.options)
    if PASS in options:
        return PASS
    return min(options, key=lambda option: mind.worth(mind.me, option - ASSET))


# S-7.1: sales


def sell(mind: Mind, choice: Choice) -> int:
    """What is worth more to the bank than to us; everything, where the token is the match."""
    options = listed(choice.options)
    me = mind.me
    if SELL_GUARD in options and mind.guards(me) > GUARDS_KEPT and mind.rule(me) != "exhaust_guards":
        return SELL_GUARD
    best, found = 0.0, PASS
    last = 1.5 if needs_token(mind) else 0.0
    offered = {good - CARD for offer in mind.view["offers"] if offer["by"] == me for good, _ in offer["give"]}
    for option in options:
        if option < SELL:
            continue
        card = option - SELL
        if card in offered:
            continue  # somebody may be thinking about it
        if mind.decks.sort[card] == GLADIATOR and len(mind.gladiators(me)) < 2:
            continue  # somebody must fight
        left = mind.decks.value[card] - mind.hold(me, card) + last
        if left > best:
            best, found = left, option
    return found


def needs_token(mind: Mind) -> bool:
    """One more point of Influence wins, and others could outbid us."""
    most = max([mind.gold[seat] for seat in mind.others()])
    return mind.influence[mind.me] == MOST_INFLUENCE - 1 and mind.gold[mind.me] <= most


# S-8, S-9: bids


def bid(mind: Mind, choice: Choice) -> int:
    card = mind.frame("market")["card"]
    spare = RESERVE + FOR_THE_TOKEN + (4 if mind.influence[mind.me] == MOST_INFLUENCE - 1 else 0)
    return bid_for(mind, choice, recruit(mind, card), spare)


def recruit(mind: Mind, card: int) -> float:
    """What a card is worth to us over nothing; mouths we cannot feed are worth less."""
    value = mind.hold(mind.me, card)
    if mind.decks.sort[card] == GLADIATOR:
        hungry = len(mind.gladiators(mind.me)) - mind.count_slaves(mind.me) - mind.gold[mind.me] // 3
        value -= max(0, hungry)
    return max(value, mind.decks.value[card] - 1.0)


def bid_for_token(mind: Mind, choice: Choice) -> int:
    """The Influence, the choice of the fighters, and that nobody else has it."""
    gains = sorted([-mind.moved(seat, 1) for seat in mind.others() if mind.gold[seat] > 0])
    value = EAGER * (mind.moved(mind.me, 1) + CONTROL + (DENIED * gains[-1] if gains else 0.0))
    decisive = max(mind.influence) == MOST_INFLUENCE - 1
    return bid_for(mind, choice, value, 0 if decisive else RESERVE)


def bid_for(mind: Mind, choice: Choice, value: float, spare: int) -> int:
    """Something below what it is worth, and never more than is needed to outbid them all."""
    f = mind.frame("market")
    options = listed(choice.options)
    staked: int = f["stakes"][mind.me]
    bold = TIMID + (BOLD - TIMID) * mind.rng.random()
    most = int(min(value * bold + 0.5, mind.gold[mind.me] - spare))
    if staked:  # a tie: a little more, as long as it is worth it, or nobody gets it
        most = int(min(value + 0.5, staked + 1 + 2 * mind.rng.random(), mind.gold[mind.me] - spare))
    rivals = [mind.gold[seat] for seat in f["bidding"] if seat != mind.me]
    enough = max(rivals, default=0) + 1
    return max(options[0], min(BID + min(most, enough) - staked, options[-1]))


def look(mind: Mind, choice: Choice) -> int:
    """We bid on what we see anyway."""
    return PASS


# S-7.1: offers


def received(mind: Mind, goods: Sequence[Sequence[int]]) -> float:
    """What these things are worth to us."""
    total = 0.0
    for good, amount in goods:
        if good == GOLD:
            total += amount
        elif good == GUARDS:
            total += amount * mind.guard_worth(mind.me)
        else:
            total += recruit(mind, good - CARD)
    return total


def given(mind: Mind, seat: int, goods: Sequence[Sequence[int]]) -> float:
    """What it costs a house to give them away: the second gladiator costs it more than the first."""
    total, men = 0.0, 0
    for good, amount in goods:
        if good == GOLD:
            total += amount
        elif good == GUARDS:
            total += amount * (mind.guard_worth(seat) + 0.5)
        else:
            men += mind.decks.sort[good - CARD] == GLADIATOR
            total += SELLERS_PRICE * mind.worth(seat, good - CARD) + 0.5
    if men and men >= len(mind.gladiators(seat)):
        total += 2.0
    return total


def helped(mind: Mind, by: int, give: Sequence[Sequence[int]], get: Sequence[Sequence[int]]) -> float:
    """A Champion is a point of Influence, and so are three guards to a house whose rule they are."""
    guards = sum([amount for good, amount in get if good == GUARDS]) if mind.rule(by) == "exhaust_guards" else 0
    champions = [good - CARD for good, _ in get if CARD <= good < GUARDS and mind.favors[good - CARD] == 3]
    ours = [good - CARD for good, _ in give if CARD <= good < GUARDS and mind.favors[good - CARD] == 3]
    total = sum([mind.moved(by, 1) + mind.moved(mind.me, -1) for _ in champions]) + mind.moved(by, 1) * guards / 3
    return total + sum([mind.moved(mind.me, 1) + mind.moved(by, -1) for _ in ours])


def profit(mind: Mind, offer: dict[str, list[list[int]]], by: int) -> float:
    """What another's offer is worth to us; our last gold is not for sale."""
    price = sum([amount for good, amount in offer["get"] if good == GOLD])
    if price and price > mind.gold[mind.me] - 1:
        return -1.0
    left = received(mind, offer["give"]) - given(mind, mind.me, offer["get"])
    return left + helped(mind, by, offer["give"], offer["get"]) - 0.15 * (mind.influence[by] >= MOST_INFLUENCE - 2)


def deal(mind: Mind, uses: Sequence[Use]) -> Use | None:
    """Take what is good, say no to what is not, ask for what we need."""
    offers = {offer["id"]: offer for offer in mind.view["offers"]}
    for name, args in uses:
        if name == "accept":
            offer = offers[args[0]]
            return ("accept" if profit(mind, offer, offer["by"]) >= WORTH_THE_TALK else "decline"), args
    if any([offer["by"] == mind.me for offer in offers.values()]):
        return None  # one thing at a time
    wish = wish_of(mind)
    return ("propose", offer_args(wish)) if wish is not None else None


def wish_of(mind: Mind) -> Offer | None:
    """The one offer both sides gain most by: a fighter of theirs, a card of ours nobody here needs, a guard."""
    opened: list[int] = mind.view["known"]["opened"]
    if len(opened) >= MOST_OFFERS:
        return None
    best: tuple[float, Offer] | None = None
    for other in mind.others():
        if not mind.at_market(other):
            continue
        for sides, left in [*purchases(mind, other), *sales(mind, other)]:
            offer = Offer(0, mind.me, other, *sides)
            new = fingerprint(offer) not in opened  # S-3.2: nobody is asked the same thing twice
            if new and left >= WORTH_THE_TALK and (best is None or left > best[0]):
                best = left, offer
    return best[1] if best is not None else None


Sides = tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]


def purchases(mind: Mind, other: int) -> list[tuple[Sides, float]]:
    """Their fighters, and guards where three of them are Influence."""
    found: list[tuple[Sides, float]] = []
    spare = mind.gold[mind.me] - RESERVE
    for card in mind.gladiators(other):
        if mind.favors[card] == 3:
            continue
        price = asking_price(given(mind, other, ((CARD + card, 1),)))
        if price <= spare:
            found.append(((((GOLD, price),), ((CARD + card, 1),)), recruit(mind, card) - price))
    if mind.rule(mind.me) == "exhaust_guards" and mind.guards(other) > 1:
        price = asking_price(mind.guard_worth(other) + 0.5 + mind.share(other) * mind.moved(mind.me, 1) / 3)
        if price <= spare:
            found.append(((((GOLD, price),), ((GUARDS, 1),)), mind.moved(mind.me, 1) / 3 + 1.0 - price))
    return found


def sales(mind: Mind, other: int) -> list[tuple[Sides, float]]:
    """Gladiators we cannot feed, to a house with fewer."""
    own = mind.gladiators(mind.me)
    found: list[tuple[Sides, float]] = []
    if len(own) < 3 or len(mind.gladiators(other)) >= len(own):
        return found
    card = min(own, key=lambda c: mind.power[c])
    price = asking_price(max(mind.decks.value[card], mind.hold(mind.me, card)))
    if price <= mind.gold[other] - RESERVE and mind.favors[card] < 3:
        found.append(((((CARD + card, 1),), ((GOLD, price),)), price - mind.hold(mind.me, card)))
    return found


def asking_price(cost: float) -> int:
    return max(1, int(cost + WORTH_THE_TALK + 0.99))
