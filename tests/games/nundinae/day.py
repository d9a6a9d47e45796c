"""Nundinae, a market day: the kernel's own test game. It uses every feature of the kernel, and little else.

N-1 Each trader has 6 coins and 2 jars; each morning everybody draws a card (rumor, toast, boast).
N-2 Open market: sell a jar for 2 coins, buy one for 3, deal with the others; a trader who passes leaves it.
N-3 A laurel is auctioned by sealed bids: the highest pays and gains 1 honor; tied bidders bid again; if all bid 0,
    nobody gains it.
N-4 The host may put a card under the cup. Everybody else may answer with a rumor, and a rumor with a rumor; then the
    cup is lifted: a boast that no rumor hit is 1 honor.
N-5 Everybody in turn may play toasts; each brings 1 coin.
N-6 The host names up to two of three altars, one jar each. The others secretly stake coins on a blessing or on none.
    The host rolls a die and adds 1 for each jar: 5 or more is a blessing and gives 1 honor. Won stakes are doubled.
N-7 Whenever honor is gained, everybody else in turn may cheer once, until two have: they exchange a coin for a jar.
N-8 Coins may be given away whenever no sealed answer is open. The host passes left; the most honor after the last
    day wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from harena.kernel.choice import ASIDE, PASS, FreeAction, Kind, Offer, Options, Space
from harena.kernel.flow import ROUNDS, SEALED, Procedure, ask, call, do, gather, repeat, seal, window
from harena.kernel.state import Frame, reveal, tell, trigger
from harena.matches.offers import Deals, OfferBook
from tests.games.nundinae.state import Acclaim, Boast, Day, Nundinae, Rumor
from tests.games.nundinae.table import BOAST, FACT, RUMOR, TOAST

SELL, BUY, CHEER, DONE = 1, 2, 3, 4
ALTAR, ALTARS = 5, 3
BID, STAKE = 100, 1000
PURSE = 100  # a stake is STAKE + PURSE * (coins on a blessing) + (coins on none)
GAINED = 0  # trigger: honor was gained
MOST_STAKED = 3

TRADES = Kind("trade", "deed", SELL, 2, "N-2")
CHEERS = Kind("cheer", "yes/no", CHEER, 1, "N-7")
ALTAR_KIND = Kind("altar", "altar", DONE, 1 + ALTARS, "N-6", remaining=lambda g, f: 2 - len(f.laid_jars))
CARDS = Kind("card", "card", RUMOR, 3, "N-4")
BIDS = Kind("bid", "amount", BID, 900, "N-3")
STAKES = Kind("stake", "stakes", STAKE, PURSE * PURSE, "N-6")


def everyone(g: Nundinae, f: Frame) -> Sequence[int]:
    """Return all seats, clockwise from the host."""
    return [(g.host + i) % g.seats for i in range(g.seats)]


def others(g: Nundinae, f: Frame) -> Sequence[int]:
    return [(g.host + i) % g.seats for i in range(1, g.seats)]


def dawn(g: Nundinae, f: Day) -> None:
    g.day += 1
    f.turn = g.host
    f.bidders, f.laid_jars, f.stakes = tuple(range(g.seats)), (), ()
    for seat in everyone(g, f):
        card = g.luck.draw(g.bag, g.discards, seat)
        if card >= 0:
            g.hands[seat] = sorted([*g.hands[seat], card])
            tell(g, "drew", seat, card, to=(seat,))


# N-2


def wares(g: Nundinae, f: Day, seat: int) -> Options:
    return [PASS] + [SELL] * (g.jars[seat] > 0) + [BUY] * (g.coins[seat] >= 3)


def trade(g: Nundinae, f: Day, seat: int, option: int) -> None:
    sign = 1 if option == BUY else -1
    g.jars[seat] += sign
    g.coins[seat] -= 3 if option == BUY else -2
    tell(g, "traded", seat, sign)


# N-3


def bidders(g: Nundinae, f: Day) -> Sequence[int]:
    return f.bidders


def bids(g: Nundinae, f: Day, seat: int) -> Options:
    return range(BID, BID + g.coins[seat] + 1)


def bid(g: Nundinae, f: Day, seals: tuple[int, ...]) -> None:
    laid = {seat: x - BID for seat, x in enumerate(seals) if x != ASIDE}
    best = max(laid.values())
    f.bidders = tuple([seat for seat in laid if laid[seat] == best]) if best else ()
    if len(f.bidders) == 1:
        g.coins[f.bidders[0]] -= best
        gain(g, f.bidders[0])
        f.bidders = ()


def tied(g: Nundinae, f: Day) -> bool:
    return len(f.bidders) > 1


def gain(g: Nundinae, seat: int) -> None:
    g.honor[seat] += 1
    tell(g, "honor", seat, g.honor[seat])
    trigger(g, GAINED, seat)


# N-4


def boasting(g: Nundinae, f: Day) -> Boast:
    child = Boast()
    child.begin("boast", g.host)
    child.by, child.under, child.shown, child.rumored = g.host, (), -1, 0
    return child


def secrets(g: Nundinae, f: Boast, seat: int) -> Options:
    return [PASS, *sorted(set(g.hands[seat]))]


def hide(g: Nundinae, f: Boast, seat: int, option: int) -> None:
    if option != PASS:
        g.hands[seat].remove(option)
        f.under = (option,)
        forget(g, seat)  # it may be any of their cards


def lifted(g: Nundinae, f: Boast) -> None:
    for card in f.under:
        f.under, f.shown = (), card
        reveal(g, card)
        g.discards.append(card)
        if card == BOAST and not f.rumored:
            gain(g, f.by)


def rumors(g: Nundinae, f: Frame, seat: int) -> Options:
    return [PASS] + [RUMOR] * (RUMOR in g.hands[seat])


def rumor(g: Nundinae, f: Frame, seat: int, option: int) -> Rumor:
    play_card(g, seat, RUMOR)
    child = Rumor()
    child.begin("rumor")
    child.by, child.denied = seat, 0
    return child


def silenced(g: Nundinae, f: Boast, child: Rumor) -> None:
    f.rumored |= 1 - child.denied


def denied(g: Nundinae, f: Rumor, child: Rumor) -> None:
    f.denied |= 1 - child.denied


def all_but(g: Nundinae, f: Rumor) -> Sequence[int]:
    return [(f.by + i) % g.seats for i in range(1, g.seats)]


def unharmed(g: Nundinae, f: Boast) -> bool:
    return bool(f.under) and not f.rumored  # everybody sees whether a card lies there


def believed(g: Nundinae, f: Rumor) -> bool:
    return not f.denied


def play_card(g: Nundinae, seat: int, card: int) -> None:
    g.hands[seat].remove(card)
    g.discards.append(card)
    forget(g, seat, card)


def forget(g: Nundinae, seat: int, card: int = -1) -> None:
    """Delete what others knew of this seat's cards, of one card or of all: it may no longer be true."""
    for facts in g.learned:
        stale = [fact for fact in facts if fact // FACT == seat and card in (-1, fact % FACT)]
        for fact in stale if card < 0 else stale[:1]:
            facts.remove(fact)


# N-5


def toasts(g: Nundinae, f: Day, seat: int) -> Options:
    return [PASS] + [TOAST] * (TOAST in g.hands[seat])


def toast(g: Nundinae, f: Day, seat: int, option: int) -> None:
    play_card(g, seat, TOAST)
    g.coins[seat] += 1
    reveal(g, seat, TOAST)
    tell(g, "toast", seat)


# N-6


def altars(g: Nundinae, f: Day, seat: int) -> Options:
    if DONE in f.laid_jars or len(f.laid_jars) == 2 or g.jars[seat] <= len(f.laid_jars):
        return ()
    return [DONE] + [x for x in range(ALTAR, ALTAR + ALTARS) if x not in f.laid_jars]


def name_altar(g: Nundinae, f: Day, seat: int, option: int) -> None:
    f.laid_jars = (*f.laid_jars, option)


class Purse(Space):
    """Two piles of coins: together no more than the seat has, and no more than three each."""

    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def __contains__(self, option: object) -> bool:
        if not isinstance(option, int) or not STAKES.has(option):
            return False
        yes, no = divmod(option - STAKE, PURSE)
        return yes <= MOST_STAKED and no <= MOST_STAKED and yes + no <= self.coins

    def sample(self, rng: Random) -> int:
        yes = rng.randint(0, min(self.coins, MOST_STAKED))
        return STAKE + PURSE * yes + rng.randint(0, min(self.coins - yes, MOST_STAKED))

    def menu(self) -> Sequence[int]:
        found = [STAKE + PURSE * yes + no for yes in range(MOST_STAKED + 1) for no in range(MOST_STAKED + 1)]
        return [option for option in found if option in self]

    def schema(self) -> Mapping[str, Any]:
        pile = {"low": 0, "high": MOST_STAKED}
        return {"parts": {"blessing": pile, "none": pile}, "together": self.coins, "start": STAKE, "base": PURSE}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Purse) and other.coins == self.coins

    def __hash__(self) -> int:
        return hash(self.coins)


def stakes(g: Nundinae, f: Day, seat: int) -> Options:
    return Purse(g.coins[seat])


def stake(g: Nundinae, f: Day, seals: tuple[int, ...]) -> None:
    f.stakes = seals
    for seat, laid in enumerate(seals):
        if laid != ASIDE:
            yes, no = divmod(laid - STAKE, PURSE)
            g.coins[seat] -= yes + no


def bless(g: Nundinae, f: Day) -> None:
    jars = sum([x != DONE for x in f.laid_jars])
    g.jars[g.host] -= jars
    blessed = g.luck.die(1, 6) + jars >= 5
    for seat, laid in enumerate(f.stakes):
        if laid != ASIDE:
            yes, no = divmod(laid - STAKE, PURSE)
            g.coins[seat] += 2 * (yes if blessed else no)
    tell(g, "blessed", g.host, int(blessed))
    if blessed:
        gain(g, g.host)


# N-7, N-8


def acclaim(g: Nundinae, facts: tuple[int, ...]) -> Acclaim:
    child = Acclaim()
    child.begin("acclaim")
    child.hailed, child.cheered = facts[0], ()
    return child


def crowd(g: Nundinae, f: Acclaim) -> Sequence[int]:
    return [(f.hailed + i) % g.seats for i in range(1, g.seats)]


def silent(g: Nundinae, f: Acclaim) -> bool:
    """Return whether a cheer is still possible: after two cheers there are no more."""
    return len(f.cheered) < 2


def cheers(g: Nundinae, f: Acclaim, seat: int) -> Options:
    return [PASS] + [CHEER] * (g.coins[seat] > 0 and seat not in f.cheered)


def cheer(g: Nundinae, f: Acclaim, seat: int, option: int) -> None:
    f.cheered = (*f.cheered, seat)
    g.coins[seat] -= 1
    g.jars[seat] += 1
    tell(g, "cheered", seat)


def pass_on(g: Nundinae, f: Day) -> None:
    g.host = (g.host + 1) % g.seats


def days_left(g: Nundinae, f: Day) -> bool:
    return g.day < int(g.table["days"])


def may_give(g: Nundinae, seat: int, args: tuple[int, ...]) -> str:
    good = len(args) == 2 and 0 <= args[0] < g.seats and args[0] != seat and 0 < args[1] <= g.coins[seat]
    return "" if good else "N-8"


def gifts(g: Nundinae, seat: int) -> Sequence[tuple[int, ...]]:
    return [(other, 1) for other in range(g.seats) if other != seat and g.coins[seat]]


def give(g: Nundinae, seat: int, args: tuple[int, ...]) -> None:
    g.coins[seat] -= args[1]
    g.coins[args[0]] += args[1]
    tell(g, "gave", seat, args[0], args[1])


# Deals (N-2): coins and jars, which all can see, and cards, which only their owner can.

COIN, JAR = 0, 1


def in_market(g: Nundinae, offer: Offer) -> bool:
    f = g.stack[-1]
    return f.proc == "day" and bool(f.seals) and f.seals[offer.by] != PASS and f.seals[offer.to] != PASS


def may_deal(g: Nundinae, offer: Offer) -> str:
    whole = all([owns_openly(g, seat, goods) for seat, goods in ((offer.by, offer.give), (offer.to, offer.get))])
    return "" if in_market(g, offer) and whole and (offer.give or offer.get) and not offer.clauses else "N-2"


def owns_openly(g: Nundinae, seat: int, goods: tuple[tuple[int, int], ...]) -> bool:
    """Check goods by what both sides may know: a promised card is believed if the hand has enough cards."""
    purses = {COIN: g.coins[seat], JAR: g.jars[seat]}
    known = all([amount <= purses[good] for good, amount in goods if good in purses])
    cards = sum([amount for good, amount in goods if good not in purses])
    fair = all([good in (COIN, JAR, RUMOR, TOAST, BOAST) for good, _ in goods])
    return known and fair and cards <= len(g.hands[seat]) and len({good for good, _ in goods}) == len(goods)


def owns(g: Nundinae, seat: int, goods: tuple[tuple[int, int], ...]) -> bool:
    return all([g.hands[seat].count(good) >= amount for good, amount in goods if good not in (COIN, JAR)])


def carry_out(g: Nundinae, offer: Offer) -> str:
    if not (owns(g, offer.by, offer.give) and owns(g, offer.to, offer.get)):
        reveal(g, offer.id, to=(offer.by, offer.to))  # the two now know that a card was missing
        return "N-2"
    for giver, taker, goods in ((offer.by, offer.to, offer.give), (offer.to, offer.by, offer.get)):
        for good, amount in goods:
            move(g, giver, taker, good, amount)
    return ""


def move(g: Nundinae, giver: int, taker: int, good: int, amount: int) -> None:
    if good in (COIN, JAR):
        purse = g.coins if good == COIN else g.jars
        purse[giver] -= amount
        purse[taker] += amount
        return
    for _ in range(amount):
        g.hands[giver].remove(good)
    g.hands[taker] = sorted([*g.hands[taker], *[good] * amount])
    forget(g, giver)  # the others saw that a card moved, but not which
    g.learned[giver] = sorted([*g.learned[giver], *[FACT * taker + good] * amount])
    reveal(g, giver, taker, good, to=(giver, taker))


def offer_menu(g: Nundinae, seat: int) -> Sequence[Offer]:
    found = []
    for other in range(g.seats):
        if other != seat:
            found.append(Offer(0, seat, other, ((COIN, 2),), ((JAR, 1),)))
            found += [Offer(0, seat, other, ((card, 1),), ((COIN, 1),), (), g.day) for card in set(g.hands[seat])]
    return sorted(found)


def goods(g: Nundinae, owner: int, viewer: int) -> Sequence[tuple[int, int]]:
    """Return the goods for an offer. Of another seat's cards only the number is known, so any card may be asked for."""
    hand = g.hands[owner]
    cards = [(card, hand.count(card) if owner == viewer else len(hand)) for card in (RUMOR, TOAST, BOAST)]
    return [(COIN, g.coins[owner]), (JAR, g.jars[owner]), *cards]


OFFER_BOOK = OfferBook[Nundinae](
    Deals(
        "N-2",
        may_deal,
        offer_menu,
        carry_out,
        lambda g: int(g.day),
        during=("day.trade",),
        goods=goods,
        lasts=in_market,
    ),
)
FREE_ACTIONS = (FreeAction("give", "N-8", may_give, gifts, give), *OFFER_BOOK.free_actions())

DAY = Procedure(
    "day",
    Day,
    do(dawn),  # N-1
    gather(everyone, wares, trade, TRADES),  # N-2
    seal(bidders, bids, bid, BIDS),  # N-3
    repeat("bid", tied),
    call(boasting),  # N-4
    window(ROUNDS, everyone, toasts, toast, CARDS, rule="N-5"),
    ask(altars, name_altar, ALTAR_KIND, again=True),  # N-6
    seal(others, stakes, stake, STAKES),
    do(bless),
    do(pass_on),  # N-8
    repeat("dawn", days_left),
)
BOAST_TABLE = Procedure(
    "boast",
    Boast,
    ask(secrets, hide, CARDS, secret=True),  # N-4: under the cup, or not
    window(SEALED, others, rumors, rumor, CARDS, back=silenced, while_=unharmed),
    do(lifted),
)
RUMOR_TABLE = Procedure("rumor", Rumor, window(SEALED, all_but, rumors, rumor, CARDS, back=denied, while_=believed))
ACCLAIM = Procedure("acclaim", Acclaim, window(ROUNDS, crowd, cheers, cheer, CHEERS, while_=silent))  # N-7
